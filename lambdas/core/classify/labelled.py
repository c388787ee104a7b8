"""Written by `python -m tests.corpus.libraries.teach`, of 6,055 errors: see `likeness`."""

CODES: tuple[str, ...] = (
    "AUTH_DENIED",
    "CONTEXT_OVERFLOW",
    "DATA_INTEGRITY",
    "DEPENDENCY_GONE",
    "DEPENDENCY_UNAVAILABLE",
    "EFFECT_CONFLICT",
    "LLM_OVERLOADED",
    "LLM_RATE_LIMITED",
    "LLM_TIMEOUT",
    "MODEL_CONFUSED",
    "NETWORK",
    "OUT_OF_MEMORY",
    "POLICY_DENIED",
    "STEP_BUDGET_EXCEEDED",
    "STORE_CONFLICT",
    "THROTTLED",
    "TOKEN_BUDGET_EXCEEDED",
    "TOOL_FAILED",
    "UNKNOWN",
    "UNSUPPORTED_INPUT",
)
PRIOR: tuple[float, ...] = (
    -180.3,
    -472.0,
    -239.3,
    -265.2,
    -212.8,
    -431.4,
    -512.5,
    -470.1,
    -492.4,
    -390.5,
    -238.8,
    -553.1,
    -473.8,
    -651.1,
    -303.5,
    -298.2,
    -662.9,
    -179.3,
    -676.3,
    -215.6,
)
UNSEEN: tuple[float, ...] = (
    -1259.8,
    -1096.2,
    -1199.3,
    -1193.3,
    -1217.7,
    -1100.2,
    -1075.4,
    -1092.7,
    -1071.0,
    -1110.3,
    -1190.5,
    -1068.2,
    -1088.9,
    -1056.5,
    -1169.1,
    -1173.5,
    -1059.9,
    -1253.4,
    -1053.8,
    -1214.5,
)
WEIGHTS = """\
A179|all searche|bad answer|denied access|enough values|getpara not|month upgrade|perform ssm|raised expired|read app
A179|searche of|ssm|ssm getpara|tasks forbidd|this month|to unpack|tool failed|unpack expecte|values to
A179B240C240D304H240J179K240O240R451T403|base
A179C240D240E240P240|api todoist|todoist|todoist com
A179C240D240F240O277P277R240T240|en us
A179C240R343|expecte got
A179C304D371J304K304O240R393T371|multipl
A179D240|rest tasks
A179D240O240P240|com rest
A179E240O179P179R240|https develop
A179O179|http for
A179O179P179|develop mozilla|docs web|informa check|mozilla|mozilla org|org en|us docs|web http
A179R240T304|invalid base|string number
A179R240T393|encoded
A179R240T419|of data
A179T304|base encoded|be more|charact cannot|data charact|encoded string|than multipl
A179T343|multipl of
A179T383|unpack
A240|.accepta|.access refused|.account not|.activat|.ads|.adyen invalid|.api forbidd|.api permiss|.argon|.ark permiss
A240|.associa|.associa validat|.augment|.augment http|.auth failure|.auth plugin|.auth provide|.authent failure
A240|.authent rejecte|.authent require|.authent respons|.authent type|.authn|.authori config|.auto discove
A240|.bad authent|.bad credent|.bad data|.bad host|.bad key|.bad user|.ban|.bind|.blocked quota|.box o|.budget exceede
A240|.budget limit|.bus authori|.bus quota|.captcha access|.captcha paramet|.cartesi|.censys unautho|.cert
A240|.cert verific|.certifi verify|.challen require|.channel access|.chat write|.claims|.client ssl|.cloud failed
A240|.cloud service|.cloudfl challen|.cloudfl code|.comet rest|.composi client|.config file|.connect account
A240|.connect certifi|.copy|.courier|.credent result|.credent retriev|.credit|.daily|.daily message|.daytona forbidd
A240|.deactiv|.deactiv ban|.discove|.discove failed|.edge db|.factor auth|.factor require|.failed login
A240|.failed precond|.feast permiss|.fhir unautho|.file url|.followe|.gated|.gated repo|.geo permiss|.geo restric
A240|.geocode authent|.geocode insuffi|.get paramet|.gitlab authent|.google ads|.grafana unautho|.grant type
A240|.group authori|.host key|.host keys|.http unautho|.id mismatc|.imperso user|.insuffi capabil|.insuffi credit
A240|.insuffi permiss|.insuffi privile|.intent|.intents|.intents require|.invalid authent|.invalid claim
A240|.invalid client|.invalid jwk|.invalid key|.invalid refresh|.invalid ssl|.invalid tag|.irrecov connect|.jwk type
A240|.jws signatu|.jwt claims|.jwt missing|.kerbero|.key duplica|.key unregis|.keycloa authori|.keyring locked
A240|.kms disable|.kusto authent|.kusto client|.ldap bind|.ldap start|.limit exceed|.linkedi|.linkedi session
A240|.linkup budget|.linkup insuffi|.llmapi|.llmapi key|.local token|.locked out|.logfire|.logfire config
A240|.login failure|.logon|.logon failure|.m forbidd|.mailbox copy|.managem|.max number|.memory quota|.message limit
A240|.missing config|.missing intent|.missing scope|.model authent|.needs|.needs key|.neptune limit|.netmiko authent
A240|.not accepta|.not activat|.not followe|.not initial|.not provide|.not set|.nsq unautho|.number limit|.nylas api
A240|.of resourc|.options|.paralle|.passwor reset|.peer bad|.plugin|.premium|.premium only|.private profile
A240|.privile intents|.produce blocked|.provide fatal|.quota limited|.rar wrong|.readonl|.refresh token|.request setup
A240|.require attribu|.require claim|.require options|.require respons|.reset|.reset require|.resourc number|.rest api
A240|.restric locatio|.rocket authent|.s respons|.s upload|.sasl|.sasl authent|.scrapli authent|.sender id
A240|.service not|.signatu expired|.sigver|.smb authent|.smith auth|.socks|.socks auth|.ssl cert|.ssl certifi|.sso
A240|.sso token|.start tls|.status request|.storage respons|.store context|.strong|.strong auth|.superme
A240|.telegra forbidd|.todoist|.todoist failed|.token expired|.token missing|.token not|.token retriev|.transac cap
A240|.transfe|.transpo server|.unautho sso|.unsuppo grant|.upload failed|.url retriev|.user access|.user deactiv
A240|.user denied|.validat failure|.verific failed|.verify mismatc|.video private|.wandb|.wandb authent|.weave
A240|.weave wandb|.web authn|.wiki|.wiki http|.write forbidd|.x store|.xmlsec|aaaab|aaaab expecte|aaaac|aadappk
A240|aadappk https|aadsts applica|aadsts due|aadsts error|aadsts invalid|abc an|abc but|abc example|abc sign|abc was
A240|abuse detecto|abusive|abusive or|accepte for|accepts|accepts error|access invalid|access item|access private
A240|access rights|access send|access type|access with|accessd message|accessd request|accessi extensi|accessi userpre
A240|accesso|accesso lacks|account acct|account acme|account adminis|account and|account answer|account api
A240|account billing|account cloud|account credits|account disable|account errorty|account firewal|account folder
A240|account found|account free|account inactiv|account level|account plan|account restric|account suspend
A240|account unified|account verific|account wallet|acct|acct having|acme agent|acme athena|acme iam|acme kusto
A240|acme locatio|acme private|acs url|action attempt|action content|action data|action indices|action is|action make
A240|action microso|action need|action upto|action user|actions on|activat please|activat request|active grants
A240|active please|activit detecte|activit message|actor go|actor in|actors|add an|add and|add credits|add data
A240|add one|add the|address example|address if|address in|address me|admin authent|admin to|adminis for|adminis has
A240|adminis or|adminis prohibi|adminis to|adyen|adyen usernam|adyenin|adyenin message|afford|afford this|after its
A240|after minutes|again access|again cannot|again caused|again id|age seconds|agent acme|agent in|agreeme|ai dashboa
A240|ai embeddi|ai setting|ai team|aierror you|ak is|akp|alert applica|alert certifi|alg|alg value|algorit for|align
A240|align with|aliyun|aliyun com|all availab|all logs|all premium|all recipie|all signatu|all steps|allocat freetie
A240|allow this|allowan exceede|allowan for|allowed errorty|allowed get|allowed types|allowed vhost|allows|allows for
A240|alphava api|alphava website|amazon ses|amount not|an account|an algorit|an asr|an env|an insuffi|an interac
A240|an officia|an overage|an overdue|an unautho|an unrecog|and either|and explici|and fal|and follow|and login
A240|and our|and refresh|and require|and save|and therefo|and unlock|and valid|and verify|anonymo caller|anonymo user
A240|answer failure|anthrop api|anthrop models|any credits|any more|any write|anyone|anyone with|ap err|api billing
A240|api binance|api changes|api clear|api convers|api custome|api exchang|api for|api id|api oauth|api refer|api rest
A240|api your|apierro securit|apierro the|apify|apify com|apikey credent|apikey paramet|apikeyi|apikeyi message|apis
A240|apis either|app and|app being|app clear|app consume|app databas|app does|app key|app phoenix|app sqldriv
A240|applica and|applica id|applica pair|applica was|applica with|approle|approle login|approva all|approva by
A240|approve standar|are authori|are blocked|are ec|are ones|are over|are set|are unable|arize|arize com|arrears
A240|arrears request|article as|as composi|as far|as keyword|as month|as named|as paramet|as read|as xxxx|ask for
A240|ask your|asr|asr request|assumin|assumin auth|at fal|at resend|at root|at utc|at validat|athena|atlas|atlas nomic
A240|atlaser|attach more|attempt has|attempt have|attempt of|attempt or|attempt try|attribu dashsco|aud|aud claim
A240|audienc aud|auth account|auth approle|auth cannot|auth credent|auth excepti|auth html|auth invalid|auth login
A240|auth plugin|auth test|auth to|auth url|auth usernam|authent again|authent client|authent current|authent environ
A240|authent errorco|authent flow|authent headers|authent if|authent is|authent mechani|authent method|authent otp
A240|authent please|authent replays|authent signatu|authent type|authent undefin|authent was|authent while
A240|authent yoursel|authfai|authfai signatu|authori by|authori checks|authori cluster|authori code|authori configu
A240|authori first|authori from|authori grant|authori key|authori keycloa|authori logon|authori message
A240|authori require|authori respons|authori securit|authori the|authori token|authori would|authzed|authzed read
A240|autodis|autodis protoco|automat bind|automat locked|availab credits|availab default|aws service|aws sso|az login
A240|azsdk|azsdk python|back as|bad authent|bad token|badcred|baduser|balance account|balance at|balance being
A240|balance paramet|balance request|balance to|balance top|balance trace|basis please|bbc|bbc the|be associa|be for
A240|be instant|be resumed|be saved|be validat|because resourc|because too|been activat|been automat|been deactiv
A240|been deemed|been exhaust|been expired|been explici|been granted|been invalid|been passed|been paused|been request
A240|being install|being low|bfa|bfa ece|big zip|bigcode|bigcode the|billing account|billing cycle|billing enable
A240|billing for|billing hard|billing on|billing problem|billing to|billing user|billing vehicle|binance com
A240|binance get|binary securit|bind not|bindsim|bindsim transpo|bit ly|blocked do|blocked or|blocked sql|blocked your
A240|body credits|body slug|body the|booking|booking please|bot example|bot token|both of|bounce|bounce spam|bpf
A240|bpf make|braintr api|braintr dev|braintr you|broker logfile|broker topic|broker when|browser com|browser doesn't
A240|bucket permiss|bucket that|bucket this|budget has|budget limit|buffer the|but can|but private|by calling|by env
A240|by forbidd|by getdial|by staff|by users|by using|by visitin|bybit require|bytes scanned|c accessi|c allowan
A240|c apikey|c apikeyi|c arreara|c asr|c atlaser|c authfai|c balance|c chat|c claim|c consent|c credent|c current
A240|c decode|c enabled|c erofs|c failedp|c freetie|c gbused|c hard|c inarrea|c incompa|c indexes|c interac|c isv
A240|c items|c kmsdisa|c maxnumb|c mfa|c more|c oauth|c organiz|c paid|c passwor|c payee|c platfor|c policy|c qepx
A240|c rented|c run|c unopene|c unregis|c userdis|c useruna|c vcpulim|c view|c write|cache json|cache kcm|calcula does
A240|call authent|call authori|call usage|caller is|calling initial|calls limit|calls today|can copy|can generat
A240|can get|can make|can perform|can purchas|cancele or|cannot configu|cannot list|cannot retriev|capabil capabil
A240|capabil named|capacit than|captcha challen|captcha missing|cause bad|ce|ce bfa|cert is|cert or|certifi credent
A240|certifi if|certifi or|certifi please|certifi require|challen require|challen this|change attempt|change it
A240|change made|change the|changed the|changed their|channel adminis|channel manage|charact long|charge write
A240|chat post|chat version|check auth|check usernam|ciamlog|ciamlog com|claim are|claim invalid|claim iss
A240|claim mismatc|class constru|class or|claude opus|clearml|clearml is|clearml server|clearml setup|client aadsts
A240|client client|client does|client excepti|client must|client no|client option|client or|client side|client token
A240|client unified|client with|clienti intuit|clock setting|clock skew|clogin|clones|clones please|cloud credits
A240|cloud google|cloudfl has|cloudfl version|cloudfl workers|cluster name|co dataset|co google|co meta|co setting
A240|co support|co togethe|code account|code allocat|code apikeyi|code attempt|code authfai|code call|code cannot
A240|code detecte|code expired|code in|code limitex|code maxnumb|code none|code of|code paramet|code project
A240|code quota|code require|code specifi|code token|code topic|code unautho|code userdis|code xc|codenam atlaser
A240|codes api|collect indexes|collect need|columns salary|com actors|com answer|com auth|com code|com contoso
A240|com domain|com error|com extsts|com identit|com inactiv|com incorre|com inferen|com members|com opik|com or
A240|com permiss|com plans|com project|com remote|com storage|com unrestr|com youtube|com zh|command denied
A240|command find|command first|command full|comment accepts|company account|company status|complai|complai or
A240|complet as|complet authent|complet this|complia for|composi api|composi login|compute request|compute usage
A240|compute virtual|concurr limits|conf entry|config list|config please|configu and|configu change|configu cluster
A240|configu credent|configu default|configu found|configu https|configu in|configu lm|configu on|configu paramet
A240|configu use|configu visit|configu your|confirm that|conn key|connect admin|connect open|connect vehicle
A240|consent require|consent to|conside doing|console ai|console apify|console cloud|console follow|constru is
A240|constru or|consume key|contact nvidia|contain invalid|contain it|contain token|content forbidd|continu access
A240|continu usage|continu using|contoso typo|contrac has|convers credits|copy your|core count|cores quota
A240|correct credent|correct host|correct includi|corresp profile|cosmos|cosmos db|cost max|count limit|count request
A240|country is|cpu exceede|cpu limit|cpu limited|cpu used|create bucket|create free|create more|create on
A240|create output|create page|create session|created team|createe|createe operati|createj|createj operati
A240|creatin client|credent availab|credent caused|credent confirm|credent could|credent do|credent doesn|credent due
A240|credent failed|credent from|credent given|credent have|credent invalid|credent is|credent managed|credent or
A240|credent please|credent provide|credent reason|credent require|credent respons|credent tenviro|credent unautho
A240|credent were|credent when|credent you|credit balance|credit error|credit in|credit limit|credit to|credits and
A240|credits are|credits at|credits current|credits expired|credits on|credits origina|credits statusc|credits yet
A240|crm no|cryptog primiti|csv compres|curl ssl|current account|current balance|current cost|current license
A240|current pending|current time|current utiliza|current vcpu|custom fields|custome meta|cycle spend|daily api
A240|daily code|daily email|daily exceed|daily free|daily generat|daily quota|daily task|daily user|dashboa billing
A240|dashboa cohere|dashboa limits|dashsco|dashsco api|data bindres|data collect|data domain|data headers|data overquo
A240|data policy|data read|data upsertb|databas adminis|databas there|databas to|databri|databri client|databri com
A240|dataset bigcode|dataset on|dataset page|dataset please|dataset upload|date none|dav reason|day api|day limit
A240|day to|day trading|db account|db data|db ora|db to|deactiv caused|decode error|decrypt the|deemed|deemed abusive
A240|deepl api|def|default auth|default authent|default cache|default credent|default databas|default firebas
A240|default for|default project|defined ask|deflate filemod|delete your|deleted deactiv|delta of|denied could
A240|denied dev|denied errorty|denied etc|denied from|denied group|denied http|denied https|denied insuffi|denied path
A240|denied publick|denied resourc|denied run|denied this|denied token|denied txt|denied user|denied you|deny|deny to
A240|deplete|deplete credits|deploy to|desc strong|descrip client|descrip incorre|descrip you|detail invalid|detail no
A240|detaile missing|details caller|details for|details https|details jwt|details not|details on|details or
A240|details see|details specifi|details you|details your|detecte cloudfl|detecte dubious|detecte free|detecte unusual
A240|detecte you|detecte your|detecto|dev bpf|dev logs|dev tools|develop applica|develop console|develop portal
A240|dict setting|didn't grant|didn't know|differe api|differe between|digest sent|disable and|disable if
A240|disable secret|disable status|disable the|disable when|disallo type|docs databri|docs oracle|docs tenant
A240|doesn match|doesn't have|doesn't underst|doing an|domain as|domain at|domain data|domain from|domain googlea
A240|domain on|downloa video|dqw private|dqw sign|dsid comment|dsn none|dspy|dspy configu|dspy lm|dubious
A240|dubious ownersh|duplica the|during chat|during listobj|east ops|east publish|easypos or|ebay|ebay yaml|ec rsa|ece
A240|ece quota|edit experim|effecti|effecti roles|either code|either invalid|either passing|either provide
A240|either publish|either supplie|either through|either used|either via|eligibi|eligibi in|email passwor
A240|email provide|email support|email your|emails to|embeddi api|embeddi insuffi|embeddi model|en dev|en terms
A240|enable billing|enable mode|enabled detail|enabled details|enabled in|encrypt operati|encrypt passwor
A240|encrypt require|ended add|ended or|endpoin if|endpoin on|endpoin require|endpoin usage|enough code|enough privile
A240|enough request|enough rights|enter enable|enter payment|entered company|enterpr credent|enterpr status|entire
A240|entire amazon|entity in|entity size|entry or|env dashsco|env var|envelop allowan|environ prod|environ setting
A240|environ trouble|episode|episode usage|er|er authent|err auth|err key|err skew|errno access|errno read|error api
A240|error certifi|error codes|error consent|error conside|error daily|error did|error executi|error groupau
A240|error help|error isv|error key|error monthly|error only|error origina|error qepx|error read|error refused
A240|error saslaut|error spendin|error sslerro|error two|error zero|errorco authori|errorme insuffi|errorna permiss
A240|errorre error|errors texceed|errors this|errors tunconf|errors type|errors unautho|errors unavail|errorty securit
A240|etc ebay|etc shadow|etcdser authent|evaluat please|exa api|exceed sending|exceede api|exceede current
A240|exceede mailbox|exceede rejecte|exceede standar|exceede upgrade|exceedi approve|exceedi of|exceeds quota
A240|excepti action|excepti current|excepti default|excepti reader|exchang code|exchang failed|execute authzed
A240|execute tool|executi tool|exhaust balance|exhaust if|exhaust tdetail|exhaust your|exist make|expecte aaaac
A240|expecte abc|expecte any|expecte signatu|experim failed|expired auth|expired authent|expired code|expired due
A240|expired expired|expired payment|expired re|expired rest|expired see|expired ssl|expired the|expired to
A240|explici enable|explici enabled|export invoice|export it|export this|extract given|extsts|extsts srf|face with
A240|faceboo has|factor code|factor require|failed api|failed as|failed attempt|failed cert|failed device
A240|failed getting|failed hostnam|failed html|failed or|failed passwor|failed permiss|failed please|failed premium
A240|failed provide|failed proxy|failed reqwest|failed saml|failed sqlstat|failed unautho|failed val|failedo unopene
A240|failedp|failure check|failure the|failure xc|fal ai|fal key|false quota|family|family cores|faq for|far|far back
A240|far in|fatal authent|fatal could|fatal detecte|fatal invalid|fatal no|fatal passwor|fault access|fault the
A240|feature require|feature upgrade|feature your|fetchin resourc|fewer max|fhircli not|file and|file as|file at
A240|file client|file detail|file pdf|file status|file system|file to|file txt|file zipinfo|filemod|filemod rw
A240|filenam report|finance|finance pay|find config|find it|find system|find tavily|find your|finding okta|fingerp
A240|fingerp not|finish setting|firebas|firebas app|firebir|firebir login|firewal rules|firewal setting|firewor
A240|firewor ai|first example|first line|flow needed|flushal|flushal command|folder id|folder is|follow these|followe
A240|followi authent|followi intent|followi product|followi scopes|followi service|followi this|for access|for assista
A240|for email|for endpoin|for from|for host|for intrane|for legal|for openai|for payload|for pub|for recipro
A240|for relatio|for securit|for size|for table|for tavilys|for toolkit|for topic|for violati|for web|forbidd date
A240|forbidd failed|forbidd forbidd|forbidd from|forbidd global|forbidd http|forbidd https|forbidd index
A240|forbidd message|forbidd missing|forbidd operati|forbidd reads|forbidd request|forbidd resourc|forbidd server
A240|forbidd your|format of|formed correct|found add|found authent|found here|found inactiv|found load|found only
A240|found set|free account|free allocat|free credits|free gpu|free key|free model|free nasdaq|free query|free tokens
A240|free users|free version|freetie|freetie message|fri|friday|friday type|from address|from columns|from easypos
A240|from ip|from poe|from remote|from restric|from sso|from urn|from xml|fully set|functio kms|fund|funding
A240|funding sources|funds in|funds no|funds to|fusion|fusion rrf|garden|gated dataset|gateway is|gemini api|gemma
A240|gemma client|generat and|generat api|generat hard|generat new|generat token|geo permiss|get api|get authori
A240|get binary|get free|get is|get more|get one|get started|getdial|getting informa|getting started|getting token
A240|getuser class|git github|given archive|given auth|given but|given key|given were|global access|gmail sending
A240|go jose|go limit|gone over|google gemma|got aaaab|gpg decrypt|gpg xdeadbe|gpu quota|grant has|grant insert
A240|grant is|grant paramet|grant token|grant type|granted access|granted by|grants|grants and|great|groq api
A240|groq provide|groqpro|groqpro api|group access|group and|group require|groupau|groupau app|groups permiss
A240|guardra configu|guests|guides error|gurobi com|had many|had webhook|hard bounce|has blocked|has either
A240|has submitt|have authori|have credits|have generat|have had|have in|have manage|have revoked|have rights|have use
A240|haven't|haven't exhaust|having the|hba|hba conf|header authori|headers none|headers were|help aliyun|help db
A240|hf auth|hint set|history the|hmac|hmac possibl|host key|host keys|host user|hours left|hours see|hr people
A240|hr sqlstat|hr this|href youtube|html databri|html logon|htp|http endpoin|http forbidd|http payment|http please
A240|http respo|https atlas|https bit|https browser|https clear|https dashboa|https firewor|https gurobi|https help
A240|https iam|https icloud|https ngw|https poe|https resend|https servers|https storage|https stripe|https tenant
A240|https testcon|https track|https youtube|hub login|hub visit|iam cloud|iam permiss|icloud|icloud com
A240|icloud service|id access|id ce|id default|id environ|id param|id pass|id passwor|id private|id send|id thumbpr
A240|id token|id two|identif or|identit environ|identit token|idp|idp cert|if posting|imperso the|imprope token
A240|improve by|in account|in active|in arrears|in balance|in by|in bytes|in channel|in cryptog|in dsn|in error|in exa
A240|in exceedi|in if|in more|in praw|in product|in reposit|in returne|in room|in saving|in too|in ways
A240|inactiv address|inactiv found|inactiv recipie|inactiv send|inarrea|inarrea message|inbox is|include it
A240|include profess|include this|include your|includi the|incorre api|incorre invalid|incorre the|incorre token
A240|incorre usernam|incorre your|increas concurr|increas from|index leads|index privile|index write|indexes availab
A240|indexes cannot|indexes to|indices data|indices hr|inferen detail|info acme|info bindsim|info ldaperr
A240|informa status|informa to|ini file|initial app|initial certifi|initial method|initial mistral|initiat operati
A240|insert id|install app|instanc account|instanc and|instanc bucket|instanc with|instant be|instant followi
A240|instant remove|instant unlock|institu website|instruc can|instruc in|insuff|insuff access|insuffi access
A240|insuffi account|insuffi authori|insuffi descrip|insuffi fund|insuffi privile|insuffi scope|insuffi status
A240|insuffi the|integra locatio|integra message|integra status|intende to|intent message|intents|intents that
A240|intents within|interac authent|interce certifi|interfa see|interne this|into https|invalid appid|invalid authori
A240|invalid claim|invalid code|invalid company|invalid descrip|invalid dict|invalid email|invalid errcode
A240|invalid expired|invalid hmac|invalid identif|invalid idp|invalid kube|invalid logon|invalid merchan|invalid none
A240|invalid payload|invalid private|invalid role|invalid sdk|invalid sqlstat|invalid validat|invalid verific
A240|invalid write|invoice please|io api|io dashboa|ip through|is are|is deactiv|is formed|is gated|is granted
A240|is instanc|is insuffi|is negativ|is non|is premium|is re|is recomme|iss|issue payee|issue starttl|issues please
A240|isv|isv amount|it after|it as|it at|it https|it necessa|it results|it seems|it via|it without|it would
A240|item couldn'|items per|its credit|its free|its include|its monthly|its plan|its quota|its serverl|its storage
A240|its usage|jobs for|jobs size|jose|jose error|jose go|json access|json no|jwt expired|jwt is|kc|kc api|kcm
A240|kerbero credent|kerbero session|key and|key api|key applica|key at|key attribu|key blocked|key client|key code
A240|key configu|key defined|key duplica|key env|key expired|key https|key improve|key instant|key kid|key live
A240|key message|key none|key origina|key please|key reason|key rk|key session|key setting|key specifi|key the
A240|key this|key trace|key unautho|key unknown|key unrecog|key unregis|key used|key using|key values|key we|key write
A240|key xxx|keycloa|keycloa setting|keys found|keys from|keys include|keys set|kind insuffi|kms is|kms key|kmsdisa
A240|kmsdisa when|know the|krb|krb ap|kube|kube config|kucoina kc|kusto|kusto windows|kustoau|kustoau aadappk|lack
A240|lack suffici|lacks|lacks permiss|large first|ldaperr data|ldaperr dsid|ldapinv|ldapinv invalid|leads blocked
A240|leads stack|least charact|left try|legal|legal reasons|level does|level service|license is|license limit
A240|license visit|like to|limit in|limit ml|limit or|limit problem|limit tag|limit to|limit too|limit upgrade
A240|limitat of|limited cpu|limited license|limited quota|limitex message|limits at|limits go|limits page
A240|limits upgrade|limits were|limits you|line or|link account|link https|link of|link or|list denied|list entry
A240|list resourc|listing objects|lite plan|live abc|live does|llama llama|llama resolve|llm keys|llmapik|llmapik llm
A240|lm dspy|lm is|lm openai|lm using|load authori|load cookies|load openai|load wh|locate provide|locatio accordi
A240|locatio you|locked account|locked because|locked due|locked headers|locked help|locked out|locked prompt
A240|locked reason|log data|log into|log limit|logfile|logfire|logfire auth|logfire token|logging hours|login error
A240|login first|login is|login name|login page|login please|login see|logon attempt|logon failed|logs include
A240|logs organiz|longer valid|low this|low to|lwa|lwa app|ly|ly finding|machine to|made by|made this|mail badcred
A240|mail invalid|mail service|mailbox for|mailbox has|main hr|make another|make more|malform or|malicio|malicio login
A240|manage broadca|manage permiss|managed managed|managem console|managem token|manual suppres|manuall finish
A240|many accesse|many failed|many indexes|many invalid|many redirec|match db|match digest|match got|match payload
A240|matches kid|matchin your|max budget|max entity|max request|maximum daily|maximum entity|maxmind license|maxnumb
A240|maxnumb message|may only|may pdt|may subscri|mb full|me boards|me example|me profile|mechani|mechani plain
A240|meeting create|mem api|members me|memory quota|message creatin|message credent|message custom|message expired
A240|message feature|message free|message generat|message http|message jwt|message maximum|message organiz
A240|message permiss|message privile|message remote|message subscri|message token|message trade|message unavail
A240|message unusual|message userdis|messagi profile|meta errors|meta id|metadat request|method at|method first
A240|method of|methods availab|methods succeed|microso compute|might need|minor no|minutes or|mismatc certifi
A240|mismatc httpsco|mismatc key|mismatc ssl|missing auth|missing client|missing could|missing iam|missing invalid
A240|missing refresh|missing this|missing you|mistral api|mistral client|ml setup|ml unautho|ml xlarge|mode in
A240|mode please|model garden|model meta|model on|model project|model publica|model studio|model under|models claude
A240|monitor monthly|month please|monthly has|monthly signatu|monthly token|monthly unique|monthly usage|more calls
A240|more files|more in|more monthly|more namespa|more points|more queries|more setting|more signatu|more vcpu
A240|mp authent|ms azsdk|msg access|msg insuffi|msg locked|msg payment|msg service|msg this|msg you|msg your
A240|multi factor|multifa|multifa authent|multipa httperr|must enable|must issue|must login|must rent|must share
A240|must supply|name ciamlog|name clogin|name insuffi|name stack|name systemd|name unautho|named iam|named paramet
A240|names tc|namespa failed|necessa permiss|necessa to|need have|need indexes|needed active|needed chat|needed users
A240|negativ please|net aadsts|net jobs|netcdf authori|network firewal|neurons|neurons please|new access|new collect
A240|new interac|new ip|new locatio|new token|newly|newly created|ngw|ngw devices|no access|no auth|no credits
A240|no default|no encrypt|no host|no hours|no kerbero|no lm|no managem|no mistral|no passwor|no pg|no public
A240|no refresh|no secret|no signatu|nomic ai|nomic api|nomic embeddi|nomic login|non complia|none body|none ldaperr
A240|none of|none status|none valid|not align|not consent|not entered|not export|not followe|not interce|not list
A240|not made|not origina|not purchas|not suffici|not supplie|not trigger|not writabl|notauth message|notauth opc
A240|notfoun code|notfoun specifi|null errors|nvidia represe|oasis|oasis names|oauth code|oauth to|oauthpr
A240|oauthpr error|oauthto|oauthto get|object put|object unautho|objects under|occurre disable|occurre kmsdisa
A240|occurre passwor|occurre vcpulim|oci|oci config|oct|oct okp|of allows|of authent|of authori|of connect|of daily
A240|of def|of entity|of funding|of instanc|of items|of jobs|of logging|of meeting|of neurons|of nomic|of oauth
A240|of please|of read|of times|of usernam|of you|officia|officia test|okp|okp akp|okta develop|okta domain|on account
A240|on admin|on at|on contrac|on crm|on db|on disable|on friday|on gmail|on indices|on job|on jobs|on monday
A240|on orders|on paid|on reports|on schema|on thursda|on when|once assumin|one configu|one has|one place|one using
A240|ones|ones that|online plus|only afford|only file|only mode|only perform|only search|only send|only superus
A240|only you|open dev|open not|open possibl|open support|openai embeddi|openai or|openai please|opening file|opensou
A240|opensou free|openssh private|operati are|operati baduser|operati client|operati get|operati lambda
A240|operati passwor|operati require|operati resourc|operati using|opik|ops big|option must|opus please|or adminis
A240|or api|or app|or applica|or as|or attribu|or availab|or be|or both|or cancele|or clienti|or didn't|or disable
A240|or email|or enterpr|or exceede|or export|or faceboo|or failure|or fingerp|or guests|or had|or have|or hostnam
A240|or hugging|or key|or license|or live|or load|or manual|or openai|or purchas|or reached|or reactiv|or refresh
A240|or secret|or setting|or signatu|or siteid|or space|or subscri|or suspend|or through|or upstrea|or user|or via
A240|ora the|oracle com|orders not|org not|organiz does|organiz is|organiz tier|oserror|oserror tunnel|other recipie
A240|otherwi disallo|otherwi invalid|otp|otp code|our abuse|our standar|out to|out xc|output bucket|over daily
A240|over scope|over your|overage|overage agreeme|overall|overall faq|overdue|overdue balance|overquo|overquo quota
A240|own clearml|own email|owner or|ownersh|ownersh in|page api|page at|page code|page use|paid basis|param type
A240|paramet argumen|paramet refresh|paramet which|params login|params session|pass api|pass tavily|pass your
A240|passing api|passwor change|passwor combina|passwor for|passwor has|passwor logon|passwor pair|passwor prompt
A240|passwor reset|passwor submitt|passwor tenant|passwor unauthe|passwor when|past invoice|past your|path upsertb
A240|pattern day|pause|pause player|paused for|pay as|pay past|pay query|payee|payee account|payload one
A240|payload padding|payload signatu|payment gateway|payment message|pdf an|pdf require|pdf to|pdt|pdu|pdu digest
A240|peer didn't|people query|perform any|perform due|perform request|period ended|period or|period send
A240|permiss authori|permiss deny|permiss error|permiss errorco|permiss key|permiss message|permiss on|permiss read
A240|permiss spanner|permiss storage|permiss text|permiss with|permiss would|permit queryin|permit this|permits
A240|permits you|permitt detail|permitt for|permitt to|perplex|perplex ai|pg|pg hba|phoenix|phoenix arize|place
A240|place simulta|plan error|plan if|plan log|plan permits|plan quota|plan set|plan token|plan upgrade|plans billing
A240|platfor policy|platfor stabili|player pause|please change|please configu|please disable|please enable
A240|please follow|please generat|please invalid|please open|please reach|please recharg|please registe|please renew
A240|please validat|plivo python|plugin require|plus|plus because|points or|points please|policy free|policy violati
A240|polygon api|portal it|possibl authent|possibl malicio|possibl reason|post binding|posting|posting to|praw
A240|praw ini|preferr|preferr authent|premium endpoin|premium only|premium require|premium users|primiti
A240|primiti status|privacy|private but|private endpoin|privile intents|privile permiss|privile read|privile to
A240|privile user|pro to|problem certifi|problem consume|problem day|problem insuff|problem self|problem token
A240|problem you|process tokens|product assets|product you|profess|profess voice|profile has|profile is
A240|profile returne|profile spend|project at|project billing|project exceede|project id|project in|project is
A240|project or|project scoped|prompt seen|prompt sudo|prompt the|protoco failed|provide and|provide as|provide chat
A240|provide correct|provide ensure|provide expired|provide fatal|provide hint|provide invalid|provide key|provide or
A240|provide public|provide webex|proxy is|proxy oserror|proxy vpn|pub on|public interne|public link|publica
A240|publica configu|publick fatal|publish anthrop|publish to|purchas paid|purchas the|purchas this|put failed
A240|python identit|qb auth|qepx|qepx you|queries please|queries to|query it|query please|queryin|queryin recent
A240|quickbo|quickbo online|quota compute|quota current|quota is|quota quota|quota request|quota using|quotaex operati
A240|quotali|quotali ec|quotas|rak|rak charge|rank|rank fusion|razorpa|razorpa signatu|re authent|re authori
A240|re enabled|re login|reach out|reached credits|reached increas|reached resourc|reached upgrade|reachin|reachin the
A240|reactiv|reactiv this|read all|read data|read denied|read email|read online|read search|read users|reader db
A240|reader not|readonl the|reads are|ready must|reason api|reason exhaust|reason failedp|reason payment
A240|reason premium|reason provide|reason trial|reason usernam|receive did|receive forbidd|recent sip|recharg
A240|recipie are|recipie please|recipro|recipro rank|recomme to|reddit class|redirec or|ref null|refresh failed
A240|refresh this|refused for|refused using|refused write|regain|regain access|region us|registe in|rejecte authent
A240|rejecte email|relatio salarie|remaini for|remaini usage|remaini while|remote invalid|remove|remove all|renew
A240|renew the|rent|rent paid|rent this|replays|repo for|repo make|report for|reports unable|reposit at
A240|request activat|request article|request could|request cpu|request delta|request feature|request limitat
A240|request market|request origina|request permitt|request possibl|request privile|request ref|request require
A240|request results|request service|request signatu|request topic|request unautho|request up|request vs
A240|require account|require apikey|require app|require authent|require capabil|require configu|require ctrls
A240|require headers|require http|require https|require informa|require more|require not|require passwor
A240|require payment|require permiss|require please|require product|require project|require reason|require scopes
A240|require set|require ssl|require time|require tlsv|require token|require two|require your|reqwest environ
A240|reset require|resourc inarrea|resourc monitor|resourc or|resourc owner|resourc project|resourc sb|resourc sorry
A240|resourc unautho|respo|respons aadsts|respons header|respons login|respons rejecte|respons title|respons unautho
A240|respons upload|rest write|restcli|restric descrip|restric locatio|restric or|restric please|restric therefo
A240|result the|results too|resumed|resumed because|retriev credent|retriev of|retriev xlsx|returne authent
A240|returne budget|returne mail|revoked or|revoked you|rights modifyr|rk|rk live|role or|roles viewer|room abc
A240|root cannot|root oci|root sudo|root you|rrf|rsa oct|rsa public|run aws|run az|run composi|run it|run logfire
A240|run nomic|run returne|run set|run sh|running adyen|running scapy|runpod|runpod api|rw|rw is|said|said expired
A240|salary|salary in|same authori|same domain|saml status|sandbox total|saslaut|saslaut authent|satisfa
A240|satisfa surveys|save new|saved because|saving oauthto|says chat|says forbidd|scanned|scanned locatio|scapy
A240|scapy as|schema main|scheme htp|scope expecte|scope subscri|scoped api|scopes channel|scopes please|sdk by
A240|sdk could|search subscri|secerr dsid|secerr modifyr|secret and|secret argumen|secret being|secret environ
A240|secret mismatc|secret provide|secret when|secrets file|secrets json|secrets must|securit process|securit reasons
A240|securit unautho|seems clearml|seen more|selecte country|selecte credent|send an|send claim|send emails|send limit
A240|send sms|send testing|send text|send this|send you|senderi|senderi mismatc|sending domain|sending is
A240|sending limits|sending quota|sent could|server could|server denied|server does|server key|server limit|server or
A240|server said|server secret|server spnegoe|serverl compute|servers authent|service account|service limits
A240|service quotas|ses|ses account|session associa|session create|session for|session krb|session run|session status
A240|set access|set api|set braintr|set it|set spotipy|set status|set usage|set user|set valid|set via|set yaml
A240|setting can|setting client|setting missing|setting not|setting page|setting privacy|setting sp|setting tokens
A240|setting zep|setup instruc|setup the|setup your|sgai|sgai api|shadow|share the|shop headers|shop is|side and
A240|signatu age|signatu code|signatu credent|signatu did|signatu errorco|signatu failed|signatu found|signatu validat
A240|signatu we|signatu you|signatu zm|sip data|siteid|siteid appid|size limited|skew|skew clock|skew too|skipped
A240|skipped no|slack bot|slug usage|smb|smb session|sms to|smtp account|snmp pdu|socks authent|sorry no|sorry your
A240|sources reached|sp|sp acs|space quota|spam complai|spanner|spanner session|specifi alg|specifi api
A240|specifi credent|specifi instanc|specifi to|specifi you|specify env|specify two|speech to|splunk|splunk license
A240|spnegoe|spnegoe operati|spnegoe spnegoe|spotipy|spotipy client|spxerr unautho|sql read|sql securit|srf|ssl tlsv
A240|ssl true|sslerro certifi|sslerro sslcert|sso login|sso session|sso token|stabili ai|stack is|stack to|staff
A240|standar api|standar core|standar family|started quota|starttl command|statsig console|status access
A240|status account|status detecte|status forbidd|status missing|status quota|status respond|status subscri
A240|status wrong|status xc|statusc token|stderr git|step failed|steps in|storage acme|storage bucket|storage googlea
A240|storage quota|storage request|storage the|stream example|string unauthe|stripe ssl|stripe web|strong|strong er
A240|studio get|sub claim|submitt too|subscri at|subscri does|subscri or|subscri period|subscri token|subscri type
A240|subscri until|subscri usage|success invalid|success was|sudo passwor|suffici credits|suffici to|superus
A240|superus can|supplie hash|supplie maxmind|supply either|supply method|supply the|support api|support http
A240|support or|support tavily|support ticket|suppres|sure runpod|surveys|surveys feature|suspend deplete
A240|suspend please|suspend possibl|suspend status|suspend title|svc agent|svc app|sync true|system admin
A240|system delete|system unautho|system users|system var|systemd|tab to|table errorco|table finance|table salarie
A240|tag no|taken down|task cache|task limit|task you|tavily com|tavily dashboa|tavilys|tavilys value|tc|tc saml
A240|team doesn't|team has|team is|team not|team tab|telnyx|telnyx api|tempora locked|tenant domain|tenant object
A240|tenant or|tenviro|tenviro environ|termina re|test at|test or|test result|testcon|testcon microso|testing
A240|testing emails|texceed|texceed sending|text chat|text message|text you|than once|than your|that endpoin|the alpha
A240|the alphava|the anonymo|the autodis|the console|the constru|the contrac|the corresp|the createe|the createj
A240|the daily|the day|the differe|the enterpr|the episode|the example|the fal|the flushal|the folder|the free
A240|the from|the groq|the initiat|the kms|the logfire|the managem|the merchan|the monthly|the necessa|the okta
A240|the opensou|the past|the pay|the plan|the plivo|the portal|the privile|the proxy|the rak|the reddit|the restcli
A240|the rights|the satisfa|the scope|the ssl|the sso|the stack|the statsig|the status|the stripe|the sub|the supplie
A240|the tasks|the team|the telnyx|the urlnota|the usage|the userid|the webex|the write|the xai|their account
A240|their passwor|then include|therefo marked|therefo you|these instruc|thing unautho|think|think this|this actor
A240|this app|this booking|this campaig|this chat|this country|this credent|this dataset|this label|this machine
A240|this organiz|this paid|this permiss|this profile|this report|this require|this setting|this shop|this sso
A240|this was|through public|thumbpr|thumbpr not|thursda may|tid timesta|tier by|tier of|tier only|tier usage|time and
A240|timelim exceede|times within|timesta fri|timing|timing issues|title account|title feature|title messagi
A240|title usage|title user|title you|tlsv|tlsv alert|to add|to agent|to anyone|to ask|to attach|to begin|to braintr
A240|to change|to cloudfl|to edit|to eligibi|to enter|to environ|to exchang|to export|to go|to group|to groups
A240|to hugging|to imperso|to inactiv|to interac|to kms|to login|to manuall|to new|to not|to offline|to other|to paid
A240|to pattern|to pay|to plans|to premium|to private|to pro|to prompt|to provide|to quickbo|to re|to reachin
A240|to refresh|to rent|to setup|to speech|to supply|to that|to tokens|to trouble|to unlock|to virtual|to visit
A240|today please|togethe chat|token abc|token call|token code|token command|token db|token debug|token does
A240|token error|token exchang|token expecte|token failed|token fatal|token for|token go|token lwa|token oauth
A240|token on|token one|token provide|token quota|token retriev|token run|token to|token true|token user|token using
A240|token with|token you|tokens but|tokens process|too far|too great|too low|tool authori|tool create|toolkit github
A240|tools auth|topic authori|topic jobs|topicau returne|total cpu|traces|traces usage|track custome|trade denied
A240|trading|trading protect|transac cap|transfe error|transla class|transpo encrypt|trial expired|trial or
A240|trigger our|trouble this|trouble to|true but|true sslcert|tunconf|tunconf sending|tunnel|tunnel connect
A240|txt failed|type allowed|type belongs|type client|type deflate|type feature|type forbidd|type none|type your
A240|types publick|typical|typical be|typo|typo authori|unauthe invalid|unauthe message|unauthe no|unauthe request
A240|unauthe you|unautho api|unautho attempt|unautho auth|unautho code|unautho errmsg|unautho errorty|unautho gql
A240|unautho http|unautho invalid|unautho make|unautho missing|unautho name|unautho operati|unautho request
A240|unautho unautho|unavail from|unavail shop|undefin the|under key|under the|underst how|unified authent
A240|unique traces|unknown oauth|unknown usm|unlock all|unlock the|unlock their|unopene|unopene message|unrecog api
A240|unrecog ip|unregis|unregis the|unrestr|unrestr for|unsuppo grant|until it|unusual|unusual activit|up an
A240|up firebir|update api|update billing|upgrade or|upgrade you|upload exceeds|upload pdf|upload sync|uploade has
A240|uploadi run|upsertb|upsertb null|upto|upto maximum|url insuffi|url invalid|url request|urlnota|urlnota was
A240|urn oasis|usage disable|usage enter|usage hard|usage in|usage is|usage limits|usage of|usage quota|use aws
A240|use conflue|use free|use it|use local|use login|use multi|use openai|use publish|use schema|use server|use wandb
A240|used cpu|used credent|used here|used up|user bot|user changed|user disable|user may|user must|user reader
A240|user rejecte|user report|user sending|user sqldriv|user tenant|user to|user token|user you|userdis
A240|userdis message|userid passwor|usernam app|usernam id|usernam you|usernam your|userpre|userpre your|users full
A240|users getuser|users or|users premium|using an|using authent|using dspy|using env|using llm|using mb|using proxy
A240|using stripe|using your|usm|usm user|utc|utiliza of|valid at|valid credent|valid openssh|valid this|valid token
A240|valid types|validat credent|validat of|validat time|values mismatc|vantage api|vantage this|var polygon|var task
A240|variabl alphava|variabl because|variabl but|variabl deepl|variabl openai|variabl slack|variabl tavily|variabl to
A240|vcpu|vcpu capacit|vcpu limit|vcpulim|vcpulim when|ve configu|ve run|vector overall|vehicle limit|vehicle on
A240|verific level|verifie please|verify authent|verify create|verify domain|verify signatu|verify stripe
A240|version captcha|vhost orders|vhost refused|via api|via groqpro|via webex|video availab|video data|video sign
A240|videos|videos returne|view hr|view this|view user|viewer|viewer on|violati platfor|virtual network|virtual write
A240|visitin|visitin https|voice clones|vpn|vpn you|vs left|wallet balance|wallet to|wandb authent|wandb login
A240|warehou load|was billing|was configu|was errors|was incorre|was oauth|was respond|ways|ways pass|we calcula
A240|we used|web interfa|web key|web or|web signatu|webex|webex access|webex apis|webhook have|webhook receive
A240|webhook secret|webserv|webserv usernam|website and|website https|were either|were exceede|were invalid
A240|were rejecte|west example|west info|wh|wh cannot|when creatin|when getting|when listing|when the|which contain
A240|which were|while credits|while fetchin|while retriev|while your|will regain|with accesso|with authent
A240|with clearml|with current|with effecti|with hf|with object|with service|with such|with test|with valid|with wml
A240|within your|without authent|wml|wml instanc|workers paid|workspa billing|workspa plan|workspa setting|would allow
A240|would typical|wrap|wrap socket|writabl|write actions|write api|write experim|write forbidd|write missing|write on
A240|write over|write permiss|wrong credent|wrong snmp|wrongpa|wrongpa invalid|wss stream|www binance|www perplex|xai
A240|xai api|xc status|xdeadbe|xdeadbe skipped|xlarge|xlarge for|xlsx on|xmlrpc object|xxx|xxxx|xxxx and|yaml file
A240|yaml not|yet activat|yet you|you either|you go|you haven't|you lack|you moved|you pass|you perform|you think
A240|you to|your applica|your auth|your clock|your convers|your cosmos|your country|your credent|your credit|your data
A240|your entire|your href|your icloud|your license|your limit|your lite|your login|your network|your newly|your nomic
A240|your okta|your openai|your passwor|your points|your preferr|your remaini|your site|your smtp|your space
A240|your specifi|your spend|your splunk|your team|your tier|your usernam|your wallet|your webserv|youtube getting
A240|youtube googlea|youtube videos|zep|zep api|zero balance|zh|zh model|zipinfo|zipinfo filenam|zone transfe
A240B240|.bot no|.exceed|.no retry|allow retry|convers history|false text|is loaded|model status|negativ
A240B240|reached message|retry false|tokens from|tokens of|tokens you
A240B240C240D240E343G240H240O240R304T240|occurre status
A240B240C240D240H240|api chat
A240B240C240D240Q240|history
A240B240C240D304E240G240H240R343T240|param
A240B240C240D304E304K240L240T240|core
A240B240C240D343E426K240O343R240T240|this error
A240B240C240E502F240G240H403J240K371M304O502P535R371|retry
A240B240C240P240|message in
A240B240C304D240F343G304H304J240M240O240P304R393T343|req
A240B240C304D343E240R240T371|loaded
A240B240D240E240F240H240M240R240|code with
A240B240D240E240G240|.firewor
A240B240D240E240G240H240M240P240R240T304|null code
A240B240D240E240H240|.request failure|failure during
A240B240D240E304H240J371K304M304N304Q240R343|.agent
A240B240D240G240I240|aierror
A240B240D240H240|complet status|gigacha|gigacha devices|https gigacha|text error
A240B240D240H240M240|.zai
A240B240D240H240M240O240R304|error text
A240B240D240T371|compres
A240B240D304G240H277R240|gemini
A240B240D343K240T451|to load
A240B240E240|.bot
A240B240E240R240|.generat ai|.google generat
A240B240E240R304T411|size of
A240B240E343G240H240O240R240T240|.generat
A240B240E371H240J411R304T240|return
A240B240E383R240|no more
A240B240H240|.qianfan|api return|error req|req id|return error
A240B240H240R240|id code
A240B240J240T240|the first
A240B240J304K240R240|calcula
A240B240O240|sure that
A240B240P426|limit is
A240B240R240|.chat google|argumen provide|gpt mini|provide to|to gemini
A240B240R304|mini
A240B240R304T240|argumen details
A240B304|to model
A240B304D240E304I304M240P371R343T304|conside
A240B304D411G240L240R393|llama
A240B304E240|returne the
A240B304E343H343O240P371|request please
A240B304M240R371T240|statusc invalid
A240B304N240P240R304T304|exceed the
A240B304Q393R240|max tokens
A240B343|request model
A240B343C240D240E426H240J495M240Q304R411S240T371|output
A240B343C240D411P240R393T304|type invalid
A240B343D393H383I240K240R240|gpt
A240B343J240L240P240R240|for request
A240B371C240E343J511K304L304P240Q240R451T371|total
A240B371C240F240M240R426T343|c argumen
A240B371E240G240L240O240P371R343T471|exceeds the
A240B371H240|c tokens
A240B393|.context
A240B393C240D240E240R240|you request
A240B411T371|large for
A240B439R304|of tokens
A240B471C304E343I240R488T411|long
A240C240|.api usage|.feast|.profile|.profile not|.set|.tiger|.tiger graph|.zoom|aka|aka ms|auth inv|c configu
A240C240|c mailbox|c pgrst|calling user|chars of|cloud storage|code pgrst|com does|configu setting|deleted or
A240C240|detail descrip|details code|discord com|either inactiv|ensure the|entry for|error content|error expired
A240C240|error ref|expired and|failed https|first chars|get access|getitem class|getpara operati|hosted on|http txt
A240C240|https aka|https discord|https swift|iam gservic|improve|inactiv soft|interac with|is hosted|make this
A240C240|me player|namespa acme|no configu|no session|no user|not exists|of respons|on premise|operati unable
A240C240|ops example|passwor does|pdf request|pgrst|pgrst hint|pid name|player|player command|premise|profile acme
A240C240|redirec to|ref id|remote reposit|respons does|select command|soft deleted|specifi folder|stderr remote
A240C240|such name|swift|swift auth|the calling|the getpara|the peer|the transla|to decrypt|to file|value not|view the
A240C240|was used|work repo|zm
A240C240D240|.dataset not|.found dataset|.peer|getitem|open port|or was|string with
A240C240D240E240|code spxerr|crm leads|prod|zone
A240C240D240E240F240K240O240R343T426|encodin
A240C240D240E240H240I240M240T240|.fal|.fal client
A240C240D240E240J393K304N240O240P304Q240R426|.tool
A240C240D240E240K240O240|.serial
A240C240D240E240K343R304|the url
A240C240D240E240O240R240T371|might
A240C240D240E240O240T240|meeting
A240C240D240E240P240|resourc request
A240C240D240E240P240R304T240|job id
A240C240D240E240R240T371|error opening
A240C240D240E240R240T393|opening
A240C240D240E240R304T240|but it
A240C240D240E240T240|excepti with|spxerr
A240C240D240E304|.store
A240C240D240E343O304P240R240T240|.couchba|categor couchba|couchba|ec categor
A240C240D240E358K544|peer
A240C240D240E371K240L411P240R240|.memory
A240C240D240E426K304O304P240R439T456|start
A240C240D240E439F240G240H343K240O371P426R393T304|before
A240C240D240F240|.keycloa operati
A240C240D240F240O304P304R240T240|invalid status
A240C240D240F240O304P304T240|operati returne
A240C240D240F371R488T304|.unproce|.unproce entity
A240C240D240J240|plugin
A240C240D240K240|errno could
A240C240D240K240O240T240|it may
A240C240D240K240O343R304|cmdline|cmdline git
A240C240D240K240P240|slack com
A240C240D240O240|.nextclo|port dev|relatio
A240C240D240O240T240|the index
A240C240D240O304R240T240|.cosmos
A240C240D240P240|config json|https slack|request traceid|traceid
A240C240D240P304|.search
A240C240D240R240|operati not|the functio
A240C240D240T304|.patool
A240C240D240T343|.rar
A240C240D304E240O240|error documen
A240C240D304E304K411O343P240T343|fetch
A240C240D304E371F240O240P240T240|.tempora
A240C240D304E371K304O240R304T371|metadat
A240C240D304J240R240|sure the
A240C240D304K240R240|wkhtmlt
A240C240D304O240|share
A240C240D304O393|resourc is
A240C240D304P240|recomme
A240C240D304R240T240|please ensure
A240C240D304R304T371|yaml
A240C240D343|speech
A240C240D343E240R240|found on
A240C240D343E304L343O240R393S240T371|.process
A240C240D343F304|collect docs
A240C240D343K240R343T304|https github
A240C240D371|to it
A240C240D371E240F304O304R240|created
A240C240D371E304J304K240M240O304R508T439|to be
A240C240D393E240K304L240R343S240|usr
A240C240D411F371M240R488T371|.entity
A240C240D411K304|gone
A240C240D426|found please
A240C240E240|api plivo|bindres|bindres none|cal|cal reason|cannot create|com cal|listing|mailbox is|plivo com
A240C240E240|process failed|soft|workers
A240C240E240F240G240M240O240R240T304|and cannot
A240C240E240F240K240P240R240T304|box
A240C240E240F343O240R240|.gitlab
A240C240E240H179N240O240|router
A240C240E240H240M240P240|status title
A240C240E240J240K240R240|.composi
A240C240E240K240|discord|http mp
A240C240E240K240O240P240T240|.proto
A240C240E240K240O240R240|reporte
A240C240E240K240P240|.comm|.ua|.ua status|box thing|http box
A240C240E240K240P240T240|.datadog
A240C240E240K304L240R343S240|usr bin
A240C240E240K304P304|code the
A240C240E240O240|c ftp
A240C240E240O240R240|.grafana client|c soap|descrip error|error general|excepti unexpec|general process|gql|gql status
A240C240E240O240R240|neo code|process excepti|status descrip|status gql
A240C240E240O304P240|save
A240C240E240O304T240|.webexpy
A240C240E240P240|.appwrit|.ews|.twirp|body headers|failed http|twirper|twirper code
A240C240E240P240R240|api bybit|bybit com|errtime request
A240C240E240P240R304|errcode|errcode errtime|errtime
A240C240E240P240R343|.binance api
A240C240E240P240T240|details etcdser
A240C240E240P304|https graph
A240C240E240P304R371T240|transla
A240C240E240R240|monitor
A240C240E240R304T240|.open feature|.py o
A240C240E240R304T304|message content
A240C240E240T240|.ipp
A240C240E240T393|.fatal
A240C240E304|.jenkins|resourc at
A240C240E304F304I240|cancele
A240C240E304I240O439P240R240|the operati
A240C240E304K240O240P240R304|debug|debug error|error string
A240C240E304K240R240|basenom|basenom was|the basenom
A240C240E304K304L304R393T304|tried
A240C240E304L304R371T240|tried to
A240C240E304M240T240|c smtp
A240C240E304O240|.write
A240C240E304O240P240R240|.client base|.notion|.notion client|.smartsh|result code
A240C240E304O240R240|.grafana
A240C240E304O304R240|pid
A240C240E304O343P240R240|.h cloud
A240C240E304P240|.bad status|body type|global
A240C240E304P240Q240T304|protect
A240C240E304P240R240|.coinbas|apierro id
A240C240E304P304R240T304|flow
A240C240E304R304T240|the dataset
A240C240E304R393|.wikiped
A240C240E343H240O240P304R304T304|request has
A240C240E343K240P240R343|.binance
A240C240E343O240R240|c mongo
A240C240E343O343P240R240|.h
A240C240E358P240T240|etcdser
A240C240E371O240R240|errmsg
A240C240E439K343O240R304|unexpec error
A240C240E471I240K371O240P240R393T343|ms
A240C240F240|c is|errorco envelop
A240C240F240K240P240R304T240|.matrix
A240C240F240O240|saved
A240C240F240O240P240R240T240|body errorco
A240C240F240O240T371|or in
A240C240F240P240R488|amount
A240C240F240R304|details errorde|errorde|errorde issue
A240C240F240R343|id must
A240C240F240R451T240|c paramet
A240C240F411|c duplica
A240C240G240O304P240|code resourc
A240C240H240J240K304N240|oss
A240C240H240M240R304T240|id name
A240C240J240|name and
A240C240J304K240|lm
A240C240J343K304R240|is the
A240C240J343O240R480T393|of type
A240C240K240|ap|code due|error exit|exit with|gservic|gservic com|reporte an|sst|to network|wkhtmlt reporte
A240C240K240O240|fetch origin|git fetch|origin stderr
A240C240K240O304R304|origin
A240C240K240O343R304|code cmdline
A240C240K240P240|bucket reports
A240C240K240P240R439T240|between
A240C240K240R304T426|https example
A240C240K240T240|chars
A240C240K240T343|nc
A240C240K304|headobj|headobj operati|id details|oss request|session termina|status oss
A240C240K343|failed no
A240C240L240|mem
A240C240M240R240|code detail
A240C240M240R343|defined in
A240C240M433|trigger
A240C240O240|dav files|dev ttyusb|files ops|id headers|nw|request nw|resourc you|ttyusb|ttyusb errno
A240C240O240P240|qb excepti
A240C240O240P240R240|extensi type
A240C240O240R304T343|can not
A240C240O304P240R304|.client request
A240C240O304R240|problem with|was problem
A240C240P240|.asana|.censys|.censys api|.censys search|c http|for runs|res|resolve main|runs httperr
A240C240P240R240|.api telegra|.rocket|api was|telegra api|the telegra|unsucce|unsucce error|was unsucce
A240C240P240R240T240|.selling|.selling api
A240C240P240R343|.amazon
A240C240R240|.retryab|acme test|api spotify|az|code https|comment|descrip bad|details no|headers content|no payment
A240C240R240|operati no|results in|smtp|spotify|spotify com|user not
A240C240R240S240|command failed
A240C240R240T240|.option|com mp
A240C240R240T371|filenam
A240C240R304T240|paramet are
A240C240R343|codes
A240C240R426|value is
A240C240R462|not defined
A240C240T240|c woocomm
A240C240T304|file you
A240C277F240R240|user with
A240C277K240O240|https acme
A240C304|.unregis|at srv|c channel|com me|in authent|object id|paramet none|retriev transcr|the envelop|transcr for
A240C304|video is
A240C304D240E240J426O240R514T439|schema
A240C304D240E240K240P240|abort
A240C304D240E240K304P240T393|parquet
A240C304D240E393O304P240R371T240|categor
A240C304D240F240O240P240R240T240|.chroma
A240C304D240F343R304|with this
A240C304D240R426T343|invalid when
A240C304D240T371|request entity
A240C304D304E240H304K240M240T240|.client http
A240C304D304E304K240N240O240P304R304|graph
A240C304D304E343O240P343T240|sandbox
A240C304D304F240P240R240|c list
A240C304D343|found or
A240C304D343E304P240R304|sure you
A240C304D343O240T393|open file
A240C304D343R304T343|the correct
A240C304D411K304O371Q240R371T304|latest
A240C304D411N240R240|or you
A240C304D471E371J411K304L240O240R502T393|functio
A240C304E240|couldn' be|hint none|or has
A240C304E240G240|details none
A240C304E240K304T343|.f|.f fmpeg|.fmpeg
A240C304E240M240|none details
A240C304E240O240|.smbos|error ntstatu|ntstatu|ntstatu xc
A240C304E240P240|get failed|object get
A240C304E240P240R240|delete
A240C304E240P277|things
A240C304E240P343R240|http api
A240C304E240R240T343|.rasteri
A240C304E240T343|.rasteri io
A240C304E304P304|error status
A240C304E304R371T343|option
A240C304F240|c envelop
A240C304F240O240R240|envelop
A240C304F240P240R393T240|.g spread|.spread
A240C304F240P304R304|.praw
A240C304I240|inbox
A240C304J304R451T451|.value
A240C304J393R426T371|fields
A240C304K240|.comet
A240C304K304M304T240|the content
A240C304K304P240|to downloa
A240C304O240P240|message none
A240C304O240P240R304|lead
A240C304O343R240|id was
A240C304O451R240T240|.transac
A240C304P240|abort false|api collect|code url|collect things|data status|false origina|is abort|message respons
A240C304P240|records status|status data|things records
A240C304P240R240|.resourc unavail|api trello|records|trello|trello com
A240C304R240|hosted|youtube abc
A240C304R240T371|uploade
A240C304R240T528|zip
A240C304R304|the id
A240C304T240|hash|the uploade
A240C326O240T304|xlsx
A240C343|.api not|inv pdf|room
A240C343D240|.reposit
A240C343D240E240K240O240P240R304T240|.mlflow
A240C343D240E240K343R343|message could
A240C343D240E240O240R371|items
A240C343D240E304|.get
A240C343D240E304R343|label
A240C343D240J240O240R393T371|into
A240C343D240K240|inv
A240C343D240P240T240|statusc error
A240C343D240R240T240|not contain
A240C343D240R426T343|occurre invalid
A240C343D240T240|.dataset
A240C343D343E304K304L240R371S240T343|bin
A240C343D343E343R371|error no
A240C343E240F240K240O240P304|.firebas
A240C343E240F343O577R426T371|another
A240C343E240K240O240P240R304|.fast|.fast mcp
A240C343E240O240R304T343|.fhir
A240C343E502L488P240R371T343|memory
A240C343F304R304T304|.duplica
A240C343O240R240|report csv
A240C343P240R393|.could|.could not|.not retriev|.retriev transcr
A240C343R343|voice
A240C343R393|.transcr api|.tube|.tube transcr|.you|.you tube
A240C371|email example
A240C371D240E439J480P240R589T587|column
A240C371D304E240R240|code not
A240C371D304O393R240|the resourc
A240C371E240|found status
A240C371E451K371L304O240R304T240|device
A240C371O240|srv work
A240C371O240P240|none error
A240C371O304R240|insert
A240C371R343T462|archive
A240C383D304E326G240O419R240T343|there is
A240C383E277O240R304T304|or the
A240C393|key does
A240C393D240|been deleted
A240C393D304E304K426O304R304T426|couldn'
A240C393D304E304K517P240R471T240|resolve
A240C393D304E371K383O240P240R371|.mcp
A240C393E240K240O240P240R240|the databas
A240C393E411K590P371R411T304|.network
A240C393F240K240O240R411T240|.id
A240C393O343R371T240|work
A240C403G240R393T304|the given
A240C411D343E240K240T439|to open
A240C411D411|doesn't exist
A240C411O304R240|srv
A240C456D426E343F304J343K304M240O451P393R508T583|documen
A240C475F439R240T240|duplica
A240C488E343O304R451T462|csv
A240C495E240F240K240O240R426|custome
A240C495E240K240P240|thing
A240C514F304O304R371|unique
A240C548O240|.integri
A240C574D546E240R304|or directo
A240C582D343F599O393R411T240|exists
A240C589D546R304|such file
A240C629D579K343R462|no such
A240D240|.auth flow|.exec|.handsha|.keyring|.kms|.prerequ|.rar exec|.reposit not|.server handsha|.ws|.ws server
A240D240|agent with|and in|and request|aws kms|azure cli|billing in|bin in|c ab|capabil|cli not|cohere com|contoso
A240D240|create model|either by|exchang billing|found you|groq|gurobi|have request|having|hugging face|install in
A240D240|is pending|it doesn't|kms eu|listobj|listobj operati|llama is|loaded please|locatio us|matchin the|model in
A240D240|name id|none failed|not read|nvidia|on path|only support|operati arn|or because|or view|perform an
A240D240|please supply|project acme|project does|provide the|publish model|run guardra|sb|sb acme|secret value
A240D240|secret you|service windows|setting up|sh|sources|stabili|status url|stripe api|the anthrop|the develop
A240D240|the institu|the messagi|this client|this issue|toolkit|url wss|west key|your browser|your environ
A240D240|your project|yoursel
A240D240E240|.flow|deploy|docs example|the applica|the directo
A240D240E240F240O240T240|encodin utf|utf error|version encodin
A240D240E240F240R240|errorme
A240D240E240H240M240R240|openai com
A240D240E240H240R240|grpc search
A240D240E240J240P240R371T304|block
A240D240E240K240|activit|databas crm|handsha
A240D240E240K304S240|.pexpect
A240D240E240L304R371T343|non zero
A240D240E240M240R371T343|explici
A240D240E240O240|errors error
A240D240E240O240R240|please visit
A240D240E240P240|create sandbox|opc|opc request
A240D240E240P240R240|.api call|.google api|bigquer|bigquer project|code is|http bigquer|jobs prettyp|locatio none
A240D240E240P240R240|none job|post http|prettyp|prettyp false|project jobs
A240D240E240P240T240|str broker
A240D240E240P304|object storage|service object|storage status
A240D240E240T240|the invoke
A240D240E304|institu|vehicle
A240D240E304F240O240R240T426|utf
A240D240E304H240K304P240R240T240|grpc
A240D240E304H240R240T240|.weaviat query|protoco grpc|query call|with protoco
A240D240E304H240R304T240|call with
A240D240E304J240K240R240T240|invoke
A240D240E304K304O240P240T304|kafkaer|kafkaer code|val str
A240D240E304K304O240P240T343|val
A240D240E304K371|curl
A240D240E304K371O240P304R371|probabl
A240D240E304O240|lambda
A240D240E304O343|owner
A240D240E304P240|common message|couchba common
A240D240E304T240|invoke operati
A240D240E343|you can't
A240D240E343H240I240K240R304T304|with message
A240D240E343I240K240|model has
A240D240E343J498K304M304O240P240R488T439|str
A240D240E343K240L240O326R240T343|occurre while
A240D240E343O393T240|sync
A240D240E371J304|invalid respons
A240D240E371K304P304|cause
A240D240E371R240|command not
A240D240E426K343O240P240R304|.availab
A240D240E439J471P240R462T566|line column
A240D240E462H240K304P393|down
A240D240E495F240I240O343P343R480|executi
A240D240E567K304|gateway
A240D240F240|in environ|this call
A240D240H240|com ml|conn|flux|flux pro|https us|ml cloud|ml text|south|south ml|us south|version status
A240D240H240R240|platfor openai
A240D240H240R471T304|keyword
A240D240H240T240|availab for
A240D240J240K240O240R451T358|at least|least
A240D240J240L240|includi
A240D240J240M393|guardra
A240D240J240O240R393S240T240|=AssertionError
A240D240J304M240R240|.allowed|.not allowed
A240D240K240|.neptune|acme service|daytona|gss|instanc please|not load|wss
A240D240K240M240R240|.multi threade|.rendezv|.threade|.threade rendezv|multith|multith of
A240D240K240R304T240|either the
A240D240K240T304|en latest|io en
A240D240L240R304T343|exit status
A240D240L240R343T343|returne non|zero exit
A240D240M240|to pass
A240D240O240|hugging hub|require failed|the new|the session|version error
A240D240O240R240|manual|specifi is|was specifi
A240D240O240R240T579|file is
A240D240O240R343T240|.method
A240D240O304|cannot send
A240D240O304T240|delta
A240D240P240|the namespa
A240D240P240R240|users me
A240D240P240R240S240|message method
A240D240P304R240T240|request code
A240D240R240|.found respons|com gmail|endpoin found|gmail googlea|gmail users|https gmail|is only|machine|meta llama
A240D240R240|no endpoin|provide your|service has|this key
A240D240R240T240|through the|via the
A240D240R304|and must|not specifi|verify that
A240D240R343|have an
A240D240R371T240|names
A240D240R371T371|undefin
A240D240R393T240|keyword argumen
A240D240R393T304|c unsuppo
A240D240T240|.repo|.scapy|ensure you|face
A240D240T304|file for|found and
A240D304|.capabil|.setup|by running|cohere|do you|doesn|find an|getsecr|getsecr operati|is private|messagi|on post
A240D304|respons not|the getsecr
A240D304E240|com errors|or your|oracle|your client
A240D304E240G240I304M240|invokem|invokem operati|the invokem
A240D304E240H240I240J240|claude
A240D304E240J304K343P240R343T304|more details
A240D304E240M240P304R240|documen https
A240D304E240R304|tab
A240D304E240R371|support in
A240D304E240R462T371|date
A240D304E304R240|message there
A240D304E343F240O240R371T240|content status
A240D304E343H371O462P514R240T240|wait
A240D304E343K240L240P304T304|common
A240D304E393G403O495|is current
A240D304F240M240O240R240T240|failed because
A240D304G240H240I240M240|.ark|.ark api
A240D304H240J240L240M240R240|.kernel
A240D304H371O240P451|please wait
A240D304J240R240|in model
A240D304J371R426T240|dict
A240D304K240|the hub
A240D304K240O304T240|you specifi
A240D304K240P240|api please
A240D304K240T304|unspeci
A240D304P240R240|command was
A240D304P240R304T240|issues
A240D304R240T240|bit
A240D304T304|manuall
A240D343|please update|registe for|this databas
A240D343E240H240J240O240R371T304|refer
A240D343E240H240J240R371T304|refer to
A240D343E240J240R525T411|=TypeError
A240D343E240J304K240R530T629|format
A240D343E240T371|that the
A240D343O371|arn aws
A240D343O371R240|arn
A240D343P304Q240R240|has reached
A240D343R240|.extract|mistral
A240D343R240T240|algorit
A240D343R462T240|vector
A240D371|or install
A240D371E304K240O240R393T304|using the
A240D371E343K343M240|if this
A240D371L371|gpu
A240D371O304R240|in vhost
A240D371O343R240|.amqp channel
A240D371R240|binary
A240D371R393T495|.unsuppo
A240D411E240K343O304|lib
A240D411R240T304|import
A240D439T304|file no
A240D530E240I304K240O240R411T371|models
A240E240|.abstrac|.abstrac nylas|.auth client|.cloud api|.mathpix|.mathpix client|.nylas|.respons code|.rm transpo
A240E240|.socket bad|allocat of|and message|asmx|authent failure|authori server|availab to|c allocat|c vehicle|com ews
A240E240|com if|conf|connect account|enough space|errmsg not|error provide|ews|ews exchang|exchang asmx|for server
A240E240|generat server|handsha status|http post|https mail|in https|in table|instanc type|insuffi when|intuit
A240E240|intuit tid|is configu|lambda was|mail example|market data|message bad|message payment|no valid|ntstatu error
A240E240|occurre insuffi|paused|payment details|possibl due|raised retryer|returne status|run initial|runinst
A240E240|runinst operati|scoped|server invalid|space on|submitt to|the runinst|timelim|to deploy|to exceedi
A240E240|token server|unknown ntstatu|with server|xc unknown|xml respons|you might|your adminis|your databas
A240E240|your token
A240E240F240O240|succeed
A240E240F240P240|excepti index
A240E240F240R240T240|c product
A240E240G240O343P240R240T240|back
A240E240H240|.zhipu|.zhipu ai
A240E240H240K304P371|.exhaust
A240E240H240P304|exceede request
A240E240H304P304|request status
A240E240H371P393|.throttl
A240E240I240P240|amazon
A240E240J240N240T240|steps
A240E240J240R411|assista
A240E240J304O304T240|produce
A240E240K240|.scrapli|acs|api braintr|custome io|easypos|in server|run the|snmp|with reason|write to
A240E240K240M240O343Q240|as the
A240E240K240O240|.usb
A240E240K240P240|.acs|.hyperbr
A240E240K240P240R240|.aiogram
A240E240K240P240R240T240|.telegra api
A240E240K240R304|.edge
A240E240K240S240|command usr
A240E240K240T240|multipa|runs multipa
A240E240K240T304|routine
A240E240K304|driver sql
A240E240K304O240R240|cli driver|ibm cli
A240E240K304R240|.group|no connect
A240E240K304R371|domain name
A240E240K343O304|db lib|lib error|message severit
A240E240K343R240|reach
A240E240K371|curl se|errors html|html first|https curl|libcurl errors|libcurl libcurl|perform curl|se|se libcurl
A240E240K371R240|.curl
A240E240K371R343|side
A240E240K371T240|libcurl
A240E240K426T240|.web socket
A240E240K466|call failed
A240E240L240|for an
A240E240M240|.openrou|site
A240E240M240T304|my
A240E240M304P240Q240|.blocked
A240E240O240|error produce|returne from|session code
A240E240O240P240|respons data
A240E240O240P240R343T240|timesta
A240E240O240R240|.gremlin|.gremlin server|.server operati|session teradat|teradat|teradat databas|version session
A240E240O304|.produce
A240E240O343P240T240|once
A240E240O343R240|.precond
A240E240P240|.mqtt connect|act status|block excepti|cluster block|deepl|endpoin returne|fbtrace|fbtrace id
A240E240P240|name exceede|receive http|usage exceede
A240E240P240R240|.errors|.ql errors|.web fault|column path|finnhub|locatio line|order extensi|path order|raised fault
A240E240P240R240|server raised
A240E240P304|act|com act|faceboo com|get path|graph faceboo|path https|request get|request in
A240E240P304R240|call was|message call|method get
A240E240P304R304T304|like
A240E240P304R371|graphql
A240E240P304T304|success method
A240E240P371|is over
A240E240P393|reason too
A240E240R240|.libsql|.nsq|.nsq code|.sparql|.sparql wrapper|binance code|contact your|errorco errorna|errorna
A240E240R240|message insuffi|recent|the expecte|the http
A240E240R240T240|server says|telegra server|transmi
A240E240R304|.kucoin api|code and|kucoina|step|urn|you tried
A240E240R343T240|in request
A240E240R343T304|.v
A240E240R343T445|tag
A240E240T240|.deepgra|.deepgra api|.enough|.enough space|.not enough|cdn|cdn example|https cdn|maxmind|plain|size in
A240E240T371|id none
A240E277K240R240|reddit
A240E277P304Q304|limit was
A240E277P304Q304T304|was reached
A240E277P445|hour
A240E304|com xmlrpc|erp|erp example|for erp|moved|moved to|openssh|protoco for|space is|tid|upstrea api|xmlrpc
A240E304F240O393R304|modifie
A240E304F240R240|.unexpec status
A240E304H343O553P556|concurr
A240E304I343|within seconds
A240E304J240R304T240|pattern
A240E304K240M240|failure to
A240E304K240M240P240|scrape url|to scrape
A240E304K240M240P240R240|.firecra
A240E304K240M240P371|until
A240E304K240P240R240T240|.git hub
A240E304K240R240|.netmiko
A240E304K304|.auto|.session expired|com network|persist let
A240E304K304P304|.g tts|probabl cause
A240E304K304R240|offline
A240E304K304T240|error during
A240E304K475R240|urlopen|urlopen error
A240E304M240P240|contact us
A240E304M240T240|contact support
A240E304O240|during request|members|message from
A240E304O240R343|not the
A240E304P240|.rm|.win|.win rm|excepti message|headers body|message headers
A240E304P304|api probabl|from tts|tts|tts api
A240E304P304R240|is transie
A240E304R240|pub
A240E304R240T240|acme is
A240E304R304|.kucoin
A240E343|.only|error process|fetchin|type insuffi
A240E343G240L240|is full
A240E343H343P304R240|again in
A240E343I240|read operati
A240E343J484R393T480|to parse
A240E343K240M240P240|scrape
A240E343K343|at support|know at|let|let us|us know
A240E343K343P304R304|.tts
A240E343K371|this problem
A240E343K502R304|service not
A240E343R240|warehou
A240E343R343|market
A240E343T240|.space
A240E371|unavail for
A240E371I240K240P240|shard
A240E371J304O240R439T240|evaluat
A240E371J304P240R304|exceede maximum
A240E371K371T240|problem persist
A240E371T240|left on
A240E393|the cluster
A240E393K304|.hazelca
A240E393O393P304R240|transie
A240E393T426|decode
A240E411K371O304T240|persist
A240E419K445N343P304Q240R240T304|.max
A240E426|body html
A240E426G304H240O304|is tempora
A240E426I411K495|.api connect
A240E433G393H240L304P304R304T240|capacit
A240E439K495P240|host api
A240E462H240I240|upstrea
A240E471G304O240|not ready
A240E480G304O240|ready
A240E685G548K304P411S240|#503
A240F240|been taken|charge|com dataset|creates|creates operati|detail this|dsid problem|intent|longer active
A240F240|message only|the creates|with user
A240F240K343L240O304P240R343|other
A240F240M240R411|be used
A240F240O240|request cannot
A240F240P240R343|used with
A240F240P240T240|.m|.matrix request|.matrix standar|.standar request
A240F240P240T304|.standar
A240F240R240|c cannot
A240F240R304|c for|custom
A240F240R371|paramet message
A240F304O240|subscri is
A240F304R240|c in
A240F343|taken
A240F670|@effect
A240G240|api deepinf|deepinf|deepinf com|detail error|llm api|model too
A240G240M240R304|is an
A240H179|https router|router hugging
A240H240|account org|ai flux|ak|api bfl|bfl|bfl ai|billing page|can continu|client vectori|code conn|errors you
A240H240|exceede too|free or|log in|openai gpt|or add|org ak|per project|please log|pro detail|product key
A240H240|remote client|serverl|the trial|to openai|to product|today|vectori|vectori connect
A240H240J240K240Q240|.baml
A240H240K240|continu to
A240H240K240Q240|.baml client
A240H240M304P240|checks
A240H240N240|would exceed
A240H240O240P343Q240R343|higher
A240H240O240Q240R240|with higher
A240H240O304|again after
A240H240P240|operati too|quota limit
A240H240P343|api rate
A240H240P371|.resourc exhaust
A240H240P466T240|of request
A240H277P343T240|exhaust details
A240H304|.api reach|.reach|.reach limit
A240H343O240P240|wait before
A240H343P343|trying again
A240H343P371|before trying
A240H343P523|request per
A240H371P343|rate limits
A240I240|or no|sent in
A240I240J240|llm call
A240I240K240R240|.dash|.dash scope
A240I240K466O240|socket
A240J240|.keys|.missing key|in constru|invalid because|name tool|slug|ticket|to generat
A240J240O240|the group
A240J240O304R240|edit
A240J240P240|for plan
A240J240R240|.opik
A240J240R240T240|.wrong
A240J240R304T240|corresp
A240J240R371|tools
A240J304|generat for|schema on|the action|the lm
A240J304M240Q240R426T371|not parse
A240J304R343T240|but not
A240J343R240|returne by
A240J343R411T304|missing require
A240J433R462|validat error
A240K240|.gss|.local|.mqtt code|.pxssh|.start|.tls|access on|acme aws|app daytona|are running|as root|by proxyer
A240K240|certifi chain|certifi in|chain ssl|code may|com ssl|com sst|com stderr|complet request|daytona io
A240K240|device failed|device setting|dsn|error ssl|error uploadi|failure https|failure minor|gss failure|help https
A240K240|hf|http message|https opendap|in certifi|informa minor|initiat|invalid ssl|ip address|major|major unspeci
A240K240|may provide|minor code|network is|opendap|opendap example|provide more|proxyer|proxyer unable|query bytes
A240K240|read from|reqwest|routine certifi|setting cisco|shard id|ssl routine|sst nc|studio|the one|to device|to http
A240K240|unspeci gss
A240K240L304T403|buffer
A240K240M240|how to
A240K240M240O240|how
A240K240M240R240|.agent framewo|.framewo
A240K240M240R371T240|kind
A240K240N240|chain
A240K240O240|it please|when you
A240K240O240P240|.hikari
A240K240O240R240|sqlcode|sqlstat sqlcode
A240K240O240R304|then
A240K240O304|stderr fatal
A240K240P240|brave|brave com|reports aws|search brave|trade|uploadi
A240K240P240R240|.detaile|.detaile aiogram
A240K240R240|cisco|cisco ios|ios|match with|minor|to example
A240K240R240T240|header for
A240K240R240T343|netcdf
A240K240R304|example org
A240K240R304T240|.ingress
A240K240R371|and the
A240K240T240|.upload
A240K240T343|errno netcdf
A240K304|any servers|by sslerro|cloud project|during headobj|endpoin is|failed self|has gone|informa for|socks
A240K304|to proxy|transfe
A240K304O240|failed error
A240K304P240|.host availab|.no host|key parquet|parquet in
A240K304R240|.oss
A240K304T240|track
A240K343|failed connect|indexes
A240K343P240|.abort
A240K371|socket error
A240K393|interne
A240K411O240P240R240T514|stream
A240K433|.client connect
A240K456R240|transpo
A240K495|cannot connect
A240K511|to host
A240L240|to increas|when initial
A240L240T451|big
A240L304|utiliza
A240M240|abuse|are forbidd|believe|believe this|denied tdetail|domain example|message rejecte|support if|you believe
A240M240O240|c blocked
A240M240O240R240|used in
A240M240P240T240|data null
A240M240Q240R304|were not
A240M240R240|and you|prohibi
A240M240T240|disallo
A240M304|spam
A240M304O304P240Q343|finish
A240M304T240|it contain
A240M343R240T240|code content
A240N240P240|.usage limit
A240N304|can increas
A240O240|.connect config|.db method|.surreal|.surreal db|app is|being sent|can't add|check message|databas code
A240O240|detaile|entity content|error check|error errorre|errorre|from databas|general sql|https nova|id unproce
A240O240|match message|multi|nova|nova servers|operati transac|process request|put remote|request make|request put
A240O240|request time|retriev the|sending has|severit general|status unproce|the docs|the instanc|this service
A240O240|this subscri|time is|using this|you did
A240O240P240|account please|content id
A240O240R240|and then|campaig|docs https|entity message|linode instanc|post linode|the sql
A240O240R343|value of
A240O240R371T240|type of
A240O240R371T304|data error
A240O240T240|argumen or|begin|conflue
A240O304|be running|clienti|complet because|has changed|key passed|operati could|passed in|running in|send new
A240O304R240|cycle|linode
A240O304R240T240|.cosmos http
A240O304T240|seems
A240O343|for it|started with
A240O343R240|been modifie
A240O343R240T240|c precond
A240O358|saving
A240O371|the item
A240O371P240|changes
A240O393|c locked
A240O393R304T240|be perform
A240O411|another request
A240P240|.boto server|.smith rate|.vk|.vk api|account limit|allowan|api credits|api search|applica has|as you
A240P240|auth detail|been tempora|blocked this|boards|boards http|busines account|by launchi|bytes max|c qelx
A240P240|com graphql|com res|create update|credits were|current request|error qelx|errorco statusc|exa|exceede auth
A240P240|exceede error|exceede you|false fbtrace|for using|free api|get lead|have run|higher rate|hour period
A240P240|https twelved|job you|launchi|launchi this|length http|limit being|limit increas|limit quota|limit remaini
A240P240|list the|lite|main config|period of|qelx|qelx you|quota of|rate http|reads|remaini reset|request more
A240P240|request you|res web|resourc limit|short period|sip|tempora blocked|thank|thank you|this job|to too|twelved
A240P240|twelved com|us to|user app|user limit|using alpha|web search|were used|you for
A240P240R240|actions|busines|dev search|error make|finnhub status|for all|google serper|https google|method failed
A240P240R240|serper|serper dev|startqu|startqu operati|table or|the startqu|transie false|was get
A240P240R240S240|.sms|sms send
A240P240R304|.kusto|cost
A240P240T240|occurre request|you would
A240P240T304|short
A240P277|request this
A240P304|.geocode quota|blocked due|c limitex|c over|calls per|doing|is exceede|limit limit|limitex|of mb|of time
A240P304|query limit|quotaex|the hour|to user|ve been
A240P304R240|close none|of calls
A240P304R240T411|mb
A240P304R304|accordi|accordi to
A240P304T240|request when
A240P343|c applica|current limit|simulta|ve exceede
A240P343R240|message please
A240P343R240T304|code request
A240P371|been blocked
A240P371Q240R304|request and
A240P411|.limited
A240Q240|agent has|the chat
A240R240|.feature disable|.funds|.imperso|.insuffi funds|.invalid config|.irrecov|.locatio|.number of|.ql multi
A240R240|.statsig value|.woo|.woo failed|access request|account id|allowed on|an argumen|api jina|api sparkpo
A240R240|api transmi|approve|as inactiv|attach|attribu or|balance for|balance insuffi|basis|be either|been disable
A240R240|been marked|belongs|belongs to|between the|both|broadca|by invalid|c amount|call to|code you|code your
A240R240|com develop|com meta|combina|complia|current user|data http|db error|descrip the|details reason|disable by
A240R240|disable please|docs guides|docs vector|email transac|error token|errorty user|excepti invalid|file with
A240R240|followi configu|geo|groups|guides|href|http send|https openrou|id identif|id missing|id to|identif id|imperso
A240R240|include in|incomin|incomin webhook|indices|intende|interce|interfa|invalid app|invalid domain|invalid please
A240R240|is of|jina ai|local evaluat|mb of|message id|message limit|meta error|mismatc in|model if|monday|msg account
A240R240|must call|name on|no client|no key|not subscri|of generat|one from|openrou|openrou ai|or account|or failed
A240R240|or incorre|or missing|or request|or run|pair or|paramet is|people|python sdk|query count|recipie address
A240R240|recipie that|represe|require one|returne errors|roles|rules|scope is|search message|segment invalid|send to
A240R240|sent was|set and|signatu for|sparkpo|sparkpo com|starttl|statsig|terms|that has|the configu|the use
A240R240|to recipie|token type|transac message|transmi returne|unsuppo scheme|user name|user or|validat request
A240R240|validat your|value error|was in|with api|write key|you intende|you sent
A240R240T240|composi|content xrpcerr|create the|entity for|false status|in format|limitat|message must|must start
A240R240T240|not one|or create|or https|page in|respons success|to support|to transcr|token token|transcr url
A240R240T240|unknown type|userid|you used
A240R240T304|but was|underst
A240R240T426|maximum allowed
A240R304|.attribu|.ldap invalid|.statsig|address must|argumen in|bind|c max|emails|fewer|invalid project|jina|or fewer
A240R304|or malform|provide valid|request user|togethe
A240R304T240|be specifi|c type|formed|name invalid|points|types are|you provide
A240R304T304|text to|vs
A240R304T343|invalid invalid
A240R304T358|start with
A240R343|and not|fields are|invalid to|supplie the|than one|that your|the string|use differe
A240R343T240|be at
A240R371|be set|require paramet|the wrong
A240R393|binding
A240R411T304|be in
A240R411T371|error unproce
A240R411T411|type is
A240R439T304|scheme
A240R439T371|columns
A240T240|.invalid jws|.tag|.wrong passwor|and does|api errors|assets|c failedo|c to|c violati|ciphert|ciphert failed
A240T240|code failedo|compres type|deflate|enough to|error incorre|failed ciphert|failed verific|failedo|file error
A240T240|file etc|finding|flush buffer|in key|invalid user|link to|not flush|of https|only availab|padding|passing in
A240T240|passing the|plain for|provide in|respons paramet|seen|size has|sorry you|the encrypt|the public|to pdf
A240T240|token in|type or|type the|was unable|would like
A240T304|.sender refused|.smtp sender|can import|cryptog io|details malform|faq why|fhircli|file see|file was
A240T304|https cryptog|import my|imprope|ini|latest faq|live and|load pem|my pem|opus|pem file|thursda|to upload
A240T304|too short|why|why can
A240T343|for file
A240T371|entity too|pem
A240T393|is malform
A277|ab state|app role|applica missing|be here|com manage|context creatio|creatio failed|faf ab|failed your
A277|get resourc|has run|https serpapi|is forbidd|key should|key your|manage api|of searche|plan you|pods pods
A277|power insuffi|resourc pods|role applica|scope users|searche your|web is
A277B240C371E304J426K304P240R556T548|got
A277B240J439P240R523T343|should
A277B240J439R505T304|should be
A277B548C240E304I240J240K240L240P304R393T240|context
A277C240|getpara
A277C277|user cannot
A277C277E277P277|error none
A277C277E277P277R304|none for
A277C277E426R433T304|error bad
A277C304D304E304H240I240P304R240|tasks
A277C304D393E451K475O304R411T304|.driver
A277C304O343R505T371|values
A277C326|pods web
A277C326O240|pods
A277C343D343E456F343J277K304O495P304Q240R343|state
A277D240E240P240|creatio
A277D240O179P179|check https
A277E277|at faf|faf
A277E304P277|c general
A277E326J277K304O304P304R240|finishe
A277E326J277K304P240|finishe raised|future at|retryer future|state finishe
A277E326J277K343P240|retryer
A277E358J277K343P240|future
A277E517G304P326S179|service unavail
A277J240R535T511|charact
A277J304K277P240S240|=ExceptionGroup|sub excepti
A277K277P240R240S240|unhandl
A277K277P240S240|=BaseExceptionGroup|errors in|in taskgro|taskgro|taskgro sub|unhandl errors
A277P240|serpapi com
A277P304|serpapi
A277R240|buying|buying power|insuffi buying
A277R240T304|ab
A277R277|.client graph|.ql client
A277R304|power
A304|#1400|#190|#430|#456|#516|.access rights|.account locked|.account sending|.acl permiss|.api authent|.auth key
A304|.auth require|.auth token|.authori nomad|.bad time|.budget|.captcha|.expired access|.expired token
A304|.freshde access|.http forbidd|.immatur|.immatur signatu|.insuffi access|.invalid auth|.invalid grant
A304|.invalid permiss|.jwt expired|.key not|.keycloa authent|.ldap insuffi|.mailbox login|.mastodo unautho
A304|.message rejecte|.missing api|.missing credent|.no access|.no auth|.no credent|.no permiss|.oauth|.of queries
A304|.privile|.probabl|.probabl authent|.queries|.refresh|.rights|.rights result|.sending|.sending paused
A304|.service initial|.spotify oauth|.storage cap|.time signatu|.token provide|.token request|.token validat
A304|.topic authori|.unautho access|access gated|accesse without|accessi by|account at|account does|account locked
A304|account message|account storage|account when|action and|active subscri|add more|allowed incorre|an environ
A304|and can't|and secret|api keys|apikey|app are|app id|appid|applica specifi|approva|are expired|arreara
A304|arreara message|as an|ask|at port|attempt credent|attempt logon|audienc doesn't|auth failed|authent code
A304|authent content|authent credent|authent details|authent informa|authent message|authent methods|authent or
A304|authent with|authori at|authori failed|authori failure|authori on|authori you|azure portal|bad passwor
A304|bad signatu|bad usernam|balance not|been restric|billing period|bot use|bot was|browser minutes|browser or
A304|but already|by integra|by your|c credits|c disable|c errorac|c faileda|c login|c notauth|c plan|c storage|c wsse
A304|calls month|can set|cannot upload|cbs|cbs token|cert|certifi is|certifi problem|certifi ssl|changed credent|clear
A304|clear ml|client has|client secrets|clock|co premium|code accessd|code arreara|code authent|code errorac
A304|code forbidd|code notauth|code signatu|code storage|codenam unautho|com domains|com mail|com your|comet|comet com
A304|company|configu for|configu the|connect access|consent|cookies for|cookies from|copy files|cores request
A304|creatin this|credent are|credent attempt|credent bad|credent ctrls|credent for|credent mfa|credits limit
A304|credits or|credits please|credits remaini|daily limit|daily query|daily rate|daily request|data authent
A304|data please|day please|db acme|default failed|denied during|denied for|denied message|denied on|denied please
A304|denied to|desc invalid|descrip account|descrip none|descrip not|descrip request|detail insuffi|detail your
A304|details of|details too|docs redis|domain is|droplet limit|droplet will|either an|either due|enable the
A304|enabled for|endpoin you|enough permiss|entered it|entitle|entitle to|env variabl|err max|error account
A304|error authori|error data|error permiss|error topicau|error your|errorac|errorac message|errors forbidd
A304|exceede daily|exceede quota|exceede usage|exceeds your|exhaust its|expired api|expired at|expired message
A304|expired session|expired token|expired visit|failed aadsts|failed fatal|failed forbidd|failed unable|fal
A304|feature not|files storage|find signing|firewal|follow the|for action|for app|for cores|for extract|forbidd access
A304|forbidd bot|forbidd client|forbidd raw|forbidd you|forged|forged or|free plan|free tier|free trial|from browser
A304|from table|gated repo|get local|get token|get your|getuser|good standin|grant the|granted|hard limit|has exhaust
A304|has provide|have changed|have detecte|have entered|have provide|host intrane|hostnam mismatc|http you|https login
A304|https polygon|iam error|iat|imds|imds endpoin|in extensi|in good|in known|include credent|incorre access
A304|incorre authent|informa go|informa on|instruc to|insuffi none|interac authori|intrane|intrane example
A304|invalid audienc|invalid auth|invalid error|invalid notfoun|invalid this|io pricing|ip or|is otherwi|is unautho
A304|issuer|issuer certifi|it in|it incorre|item have|item login|its budget|json web|jwt|kerbero|key found|key get
A304|key ip|key secret|key set|key that|kid|known hosts|ldaperr|ldapins|ldapins insuffi|leeway|license expired
A304|limit daily|list access|local issuer|locate credent|logging in|login details|login incorre|login microso|login or
A304|login was|login with|logon denied|logon failure|logon is|managed|managed authent|max daily|merchan account
A304|message authent|message authori|message when|mfa|mfa or|minutes limit|missing api|missing authent|missing public
A304|month you|monthly spendin|msg unautho|must authent|must use|name permiss|necessa|new keys|no authent|nomic
A304|none is|none secerr|not accepte|not bot|not configu|not entitle|not given|not login|not permit|not use|notauth
A304|oauth problem|objects list|occurre account|occurre message|of cores|of credits|on resourc|operati access
A304|operati daily|or by|or cookies|or copy|or require|or revoked|or token|ora invalid|origina from|paid actor
A304|paramet access|paramet or|passwor authent|passwor not|past|pending approva|permit|plan browser|plan status
A304|plan to|plans at|please go|please subscri|please top|poe|poe com|polygon io|portal to|premium plans|premium to
A304|private video|project limit|provide authori|provide client|provide incorre|provide subscri|provide token
A304|proxy authent|publick|purchas credits|quota limited|quota reached|re not|reason forbidd|reason unautho
A304|recogni request|redis trouble|refused login|region eu|request grant|require message|require user|resend
A304|resend com|respons permiss|returne forbidd|rsa|salarie|saml respons|says auth|scope needed|scopes|sdk key
A304|search is|secerr|secret id|secret key|secret keys|securit authent|securit excepti|servers quota|service limit
A304|session file|session please|set either|set openai|signatu message|signatu signatu|signatu was|signing key
A304|specifi access|specifi passwor|spend|spend limit|sslcert|sslcert ssl|standin|status logon|statusc unauthe
A304|storage cap|subscri needed|sudo|tavily api|tdetail your|tenant name|that matches|the azure|the broker|the credent
A304|the default|the grant|the imds|the include|the license|the link|the login|the passwor|the premium|the project
A304|the sdk|the tavily|therefo|these droplet|this billing|this data|this link|this these|time leeway|times in|to bad
A304|to confirm|to db|to instant|to invalid|to log|token argumen|token authent|token could|token environ|token request
A304|topicau|trial has|trouble max|unauthe details|unautho check|unavail no|unified|upload or|use cookies|used of
A304|user account|user and|user login|user svc|user unautho|usernam passwor|valid iat|variabl api|verify your
A304|was forged|was revoked|when retriev|without logging|www comet|yet valid|your app|your balance|your credits
A304|your droplet|your trial|your user|your workspa
A304B240C240D240E371J240O240R451T383|error in
A304B240C240E240I240R371T343|allow
A304B240C240R240|invalid params
A304B240C304D240H240P240|code statusc
A304B240C304H240K304P240R304|params
A304B240C304P304T240|request the
A304B240C343D240E371J304K240O240R240T343|error the
A304B240C419D451E326F240R240T343|is no
A304B240D240E240G240H277I240|chat complet
A304B240D240H240|.giga|.giga chat|devices|devices sberban|ru api|sberban|sberban ru
A304B240D240M240O240P240R343|automat
A304B240D240R240|type user
A304B240D304E240G240I240R240|anthrop
A304B240D304H240O240|ru
A304B240D304I240M304R240|tdetail|with tstatus
A304B240D304R240|in order|order to
A304B240D343E304G304H343I343J411K240M240N240Q240R393T240|.model
A304B240D343I240M304R240|tstatus|tstatus statusc
A304B240E240F240P240|this endpoin
A304B240G240H240P411R393T451|c too
A304B240H240I240M240|trace id
A304B240H240P240R240T304|which is
A304B240P240Q240|token limit
A304B240R343|c message
A304B304C240E240F240P240|submitt
A304B304C304E589H403I371J371K439O451P488R426T240|after
A304B304D240E304G304H304R304T240|.mistral
A304B304D304F240J240M240O240R530T304|c validat
A304B304E240G304H343J240R304|convers operati|the convers
A304B304H343|many tokens
A304B343C371D439E343F240I240O240R393|longer
A304B343D240H240N240P326R371T343|count
A304B343D304H240|model with
A304B343M240R471T304|invalid argumen
A304B371D393F240P240R495T343|invalid request
A304B393E411G304L343R462T630|size
A304B393H371|tokens per
A304B451C240D240E240G240J240P240R439T514|is too
A304C240|already used|com on|have storage|integra|modifyr|modifyr none|no permiss|server the|storage objects
A304C240|the google|this item|used is|with client
A304C240D240|c rest|google cloud
A304C240D240E240F240J240O304P304R240T240|returne an
A304C240D240E240F240P240|.grpc wrapper
A304C240D240E240G240H240P240R240|code type
A304C240D240E240K179P393R304T240|through
A304C240D240E240K240M240R343|.browser
A304C240D240E240K240O240P240|.daytona
A304C240D240E240K439T240|net
A304C240D240E240P304|to make
A304C240D240E304F371O304P240R393T343|differe
A304C240D240E304K304O304R343|.web dav
A304C240D240E304K343O240P240R240|for sql|odbc|odbc driver
A304C240D240E304O304R240|there was
A304C240D240E304P304T240|.consul
A304C240D240E304R240T343|that you
A304C240D240E343O240R240T240|.data api
A304C240D240E371|server returne
A304C240D240E371O304P240R240T304|ec
A304C240D240E393F240H240K343R343T240|.weaviat|.weaviat base
A304C240D240E439K240P277R240|api example
A304C240D240I240M240P304|error request
A304C240D240K240|windows net
A304C240D240M240R240|httperr when|request https|when request
A304C240D240M240R488T240|defined
A304C240D240O240|id root
A304C240D240O240P343R240T240|consume
A304C240D240O304|be accesse
A304C240D240R240|error missing
A304C240D240R240T240|.fix|.pytube fix
A304C240D240R343T304|not been
A304C240D304E240K343R371T240|mode
A304C240D304E343F240J304R411T304|raw
A304C240D304E343F240K240O304P240R240|.grpc
A304C240D304E343P304R371T240|.sandbox
A304C240D304F304M240R439T433|identif
A304C240D304J304R240T240|extract
A304C240D304K240T240|windows
A304C240D343E343H240K304R240T240|post https
A304C240D343E451J502K277P240R599T628|line
A304C240D343K343O304P304R343T304|github com
A304C240D371E304K343O240P240R240|driver for
A304C240D371E343J304O540P240R240|update
A304C240D371P240R304T371|ensure
A304C240D393O343|occurre resourc|resourc when
A304C240D411R371|.configu
A304C240D480E304J240M240O240R586T530|not support
A304C240E240|.article|.xmpp|article downloa|downloa failed|errno server|https news|news example|on url|plivo
A304C240E240F240K304|class request
A304C240E240F240O240P240R240|.okta|.okta api|okta http
A304C240E240F240O240P240R371T240|can only
A304C240E240H304J240M240|code code
A304C240E240O240|.smb respons|php|status from
A304C240E240O240P240R240|server sql
A304C240E240O304P240R240|.databri
A304C240E240P240|news
A304C240E240P240R240|youtube dqw
A304C240E240P240R304|bybit
A304C240E240P304R304|fault
A304C240E240R240T343|.assembl|.assembl ai
A304C240E240R304|hours
A304C240E304|suffici|the mailbox
A304C240E304I240P240T240|http chat
A304C240E304K240P240|.prawcor
A304C240E304K240P240R304T304|.deep l|.l
A304C240E304K240P240R343T304|.deep
A304C240E304K343O240P240R240|microso odbc
A304C240E304K343P240R240T304|.refused
A304C240E304O240|receive unexpec
A304C240E304O240R240T240|message to
A304C240E304P304R304|actor
A304C240E343K240O611P240R371|transac
A304C240E343K371|network error
A304C240E343O240P240|com secret|secret data
A304C240E343O304R304|general
A304C240E343P240|on get
A304C240E371F240R411|.exchang
A304C240E371L371R240T240|.out of
A304C240F240|request severit
A304C240F240O240|message resourc
A304C240F240P240T240|httperr client
A304C240F240R240|code item
A304C240K240|bucket acme
A304C240K240O343R240|be complet
A304C240K240P240R240T304|live
A304C240K502R343|name or
A304C240O240|php dav|remote php
A304C240O240P240|mainerr code
A304C240O240P393T240|made
A304C240O240R240T240|error unable
A304C240O240R304|this query
A304C240O343R304T240|match the
A304C240P240|availab on|c usage|data link|link error|nasdaq|nasdaq data|status nasdaq
A304C240P240R240|.data link|.twelve|.twelve data
A304C240P304|.s
A304C240P304R240T240|.whats|.whats app
A304C240P304R304T240|.link
A304C240R240|experim
A304C240R240T240|xrpcerr|xrpcerr error
A304C240R304|redirec|you cannot|you re
A304C240R462T304|.paramet
A304C240T240|contrac
A304C304|.zabbix|.zabbix api|found request|missing permiss
A304C304D240|disable for|status not
A304C304D240E240R393T304|.feature
A304C304D240E304O240|request errorco
A304C304D240E343K304R240|.snmp
A304C304D240K304O240P240|.cos
A304C304D240O240P240|.cos service
A304C304D240P240R240|alert
A304C304D304E240K240O371P240R343T240|.db
A304C304D304F304R240T304|entry
A304C304D304T304|or it
A304C304D343F240O240T240|folder
A304C304D343K502R371T240|known
A304C304D371K240P304R343|namespa
A304C304D426J240R525T577|unsuppo
A304C304D451J240R502T343|named
A304C304E240|dav example|https dav
A304C304E240F240O304P240R304|.quickbo|qb
A304C304E240J304P240T240|hint
A304C304E240P240R304|detail the
A304C304E240P343R240|respons error
A304C304E240R240|.perm
A304C304E240R240T240|ref
A304C304E304F240K240P304R240|.status code
A304C304E304F240K304P343R393T240|.g
A304C304E304F240O240R240|severit error
A304C304E304F304R304|msgid|msgid result|msgtype msgid
A304C304E304F304R343|msgtype
A304C304E304K240R240|.base nomad|was raised
A304C304E304O240R240|with followi
A304C304E304P240T240|chat postmes|postmes|postmes the
A304C304E304R240|followi respons|raised with
A304C304E343K240R240|.nomad
A304C304E371J240K488L240P240T596|bytes
A304C304F240H240K240P326R240|have been
A304C304F240O343R240|.box api
A304C304G343H240K240R304|type error
A304C304K304O304|#128
A304C304M240|.url not
A304C304M240T240|key id
A304C304O240P240|error mainerr|mainerr
A304C304O240R371T240|transcr
A304C304P240R240T304|data is
A304C304P240R343T304|success false
A304C304T538|corrupt
A304C326F343O411P240R411T240|the same
A304C326F371O411P240R426T304|same
A304C343D240E240K240P240R240|c unknown
A304C343D240E304K426R343T240|.dns
A304C343D240J240O304R240|group
A304C343D304E304F240O439P240R371T343|main
A304C343E240K343O304|.zookeep
A304C343E240K393O371|.kazoo
A304C343E240O240P304R343|apierro code
A304C343E240P240R383T240|.x
A304C343E343F240K240P240T240|.lang smith|.smith
A304C343E343J240K240R393T304|check the
A304C343E343K304M240R393|results
A304C343F240K240O240R240|ops
A304C343F240K304P304|for key
A304C343F240R240|associa|associa with
A304C343G240|the system
A304C371D240E304J240K371R343T240|shop
A304C371D439E304F240O240R304|no longer
A304C371E343F240J343K304O240P240R240T304|.lang
A304C383D411|c notfoun
A304C393D371O304|reposit
A304C393D393E304O393R304T240|leads
A304C393E240K304O304R462|orders
A304C393E304J240O304R240T393|row
A304C403D240E304K240R343T514|mp
A304C411D240R240T371|.file not
A304C411D304E240F240R343T304|matchin
A304C411D304E240K304O240P240R240|reports
A304C411D393|notfoun
A304C411E304K240O393R240T508|the file
A304C411R240|id does
A304C426D439E343K240O240P343T240|crm
A304C445D475E304F304J240O393P304R471T462|index
A304C451E240O358R343T393|c sqlite
A304C480D304K240O411R304|deleted
A304C502D439E240F240J403R426T240|invoice
A304C525D426R451T240|found for
A304C546E240F240O304T304|with id
A304C577D546R343T240|file or
A304C579E240F645K304O564P343R480T304|already
A304C580D562E304O304R393T304|directo
A304C629D579K343R462|such
A304D240|.acl|.trino user|because your|can do|confirm you|do this|error when|gpg|have any|or permiss|secrets|signing
A304D240|the securit|their|this by|trinous|trinous type|virtual
A304D240E240|.msal|.msal service
A304D240E240F304J343K240O343P240R562T439|one of
A304D240E240G240P304R240|had
A304D240E240H240P240R240|search failed
A304D240E240H240R343T240|selecte
A304D240E240K240L240O240T343|cache
A304D240E240K240P304R240|availab in
A304D240E240K240R240|.py snmp
A304D240E240K304|sqldriv
A304D240E240K343|server at
A304D240E240L343R393T343|zero
A304D240E240P240R304|webhook
A304D240E240R240T240|marked
A304D240E304G240H240J358N240O304R304|visit https
A304D240E304J240K240M240R240T371|help
A304D240E304K304O240|stripe
A304D240E304P304|reached its
A304D240E304R240|.smartca
A304D240E304R304|is out
A304D240E326K525P393|reset
A304D240E343P240R304|code db|db excepti
A304D240E371J498M240O240Q240R571T538|parse
A304D240E371K304O240P304R343T304|.milvus
A304D240E371K304P304R343T240|milvuse|milvuse code
A304D240E371K371O343R240|redis
A304D240E371O343P240R240|pending
A304D240E393|.trino query|query id
A304D240E393K240|.trino
A304D240E393P240R304|stack trace
A304D240E495K343O240P240R343|cluster
A304D240F240|activat
A304D240F240R240T343|ended
A304D240H240|cloud ibm|ibm com
A304D240H240O304R411|passed
A304D240H240R240|https platfor
A304D240J240O240R462T240|value for
A304D240J240R240|gmail
A304D240K240M240R343|.multi
A304D240K240O304R240T343|it is
A304D240K240R240|publish
A304D240K304O240T393|to read
A304D240M240|include the
A304D240O240P240|putobje|putobje operati|the putobje
A304D240O240R304|cannot access
A304D240P304R240T304|up to
A304D240R240|.topic|methods|model id|the collect|the instruc
A304D240R240T304|reader
A304D240R343T240|or more
A304D240T240|found matchin|has ended
A304D304|it or|on https
A304D304E240F240O304T240|content xml|xml version
A304D304E240K240O343P240T240|.service bus
A304D304E240K240O371P240T240|.bus
A304D304E240K304O240R240|cli
A304D304E240M240O343T240|in this
A304D304E304K326O304R304|.gql
A304D304E304P240R240T240|.meilise api|meilise error
A304D304E343F240J240R371T240|raw respons
A304D304E343F240M240Q240R371T240|respons content
A304D304E371F304O304P393R343T240|c excepti
A304D304E371K304P240R240T240|.meilise|meilise
A304D304E411F240R371T240|unexpec respons
A304D304E426F240R371T240|.unexpec respons
A304D304O240R304|are trying
A304D304R240|cpu
A304D304R240T240|otherwi
A304D343E304O304R343T240|can be
A304D343E393H240I343K240O240Q240R371T240|within
A304D343H326R240|pro
A304D343K304M240R343T451|recogni
A304D343O393R240|this resourc
A304D343T304|cryptog
A304D371|is set
A304D371E240J240P304R343T304|please use
A304D371E240O343R343|.channel
A304D371K240|snowfla
A304D371K304O240|hub
A304D371O304R240|vhost
A304D411E411K240R411|not availab
A304D439E304J240K371N240R343T240|python
A304D638R240T240|install
A304E240|.api invalid|.cloudfl|.paused|.pyi|.pyi cloud|account to|by passing|cannot perform|code respons
A304E240|compute status|in row|item error|or there|request operati|service compute|set your|setup|svc|token paramet
A304E240|type item|wallet|wandb|we have
A304E240F240|.twitch|.twitch api
A304E240F240J343M240O343R403T240|c failed
A304E240F240R343|errorty validat
A304E240H240O343P240|to complet
A304E240H240R240|or contact
A304E240H371P511|.many request
A304E240J240K240L304|low
A304E240J240K304|data to
A304E240J371|invalid json
A304E240J371R304T240|parse the
A304E240K240|braintr|server login|server not
A304E240K240M240P240R240|website
A304E240K240O240P304T240|.event hub
A304E240K240P240|.mqtt
A304E240K240R371|.custome|.custome io
A304E240K304|.at|.at protoco
A304E240K371|.socket io
A304E240L240R240|.gurobi
A304E240M240|pass the
A304E240M240O304P240|reasons
A304E240M371P240R304|our
A304E240O240|error returne
A304E240O240T240|server respons
A304E240P240R240|oauthex code
A304E240P240R304T240|linkup|linkup api|the linkup
A304E240P304|faceboo|non success|status respons|success status
A304E240P304R240|.finnhub
A304E240P304R304T304|.linkup
A304E240P371|exceedi
A304E240R304T343|didn't
A304E277|reached or
A304E304|this task
A304E304F240G304J240K240O240P304R240T240|.event
A304E304G240H326P393T240|resourc exhaust
A304E304H371O240P523R343|.many|.too many
A304E304J240M403T240|the respons
A304E304J240O371P383R462T304|the current
A304E304K240M240P240R304|level
A304E304K240O304R304|databas error
A304E304K304|stripe com|support stripe
A304E304K403|.amqp connect
A304E304P240R343|binance
A304E304P304|c oauthex
A304E304P304R240|oauthex|type oauthex
A304E304P304R304|.faceboo request
A304E304R240|.owm|.py owm
A304E326P343|searche
A304E343|insuffi storage
A304E343F240P304R371|reason bad
A304E343G240|message server
A304E343H371K240O240P528R411T544|.too
A304E343K343|know
A304E343K614P304|exceede with
A304E343K614P304T240|with url
A304E343K623P304|port max
A304E343P240|code reason
A304E343P304R304|.faceboo
A304E343P371|queries
A304E371O371R240T343|put
A304E393|logs|read only
A304E393H240O240P240R240|under
A304E393K623P304|retries exceede
A304E393L426T240|allocat
A304E393P304T240|please contact
A304E403R304T240|left
A304E411R240|.time
A304E419G240|the service
A304E439I240J240|respons from
A304E451H304K627P411R240|max retries
A304E475I240K514P240|com port
A304E475I240K540P240|httpsco host
A304E488F240G426I240K240O304R240|.interna
A304E495H304J371K627O240P411R240|retries
A304E544G393H240K484O451P343T240|tempora
A304E548H419I426K304O393P530R240|seconds
A304E596G240I240K240O240P304R240S179|server error
A304F240|c inactiv|dsid|enter|the subscri
A304F240H240M240R240|code title
A304F240K240O240R411T371|specify
A304F240O240|signatu request
A304F240O240R304T304|accepte
A304F240O240R451T371|unproce entity
A304F240O240R451T393|unproce
A304F240O411|started
A304F240P240|used the
A304F240R240|keys for
A304F240T240|must specify
A304F304J304M304R498T304|validat failed
A304F304R304|user id
A304G240|com to
A304G240H240P411|c many
A304G240H326O240P475T240|error too
A304H179|online|request quota
A304H240|com en|is limited|key to|key with|own|the billing|trial key|using trial|your own
A304H240K240R240|to api
A304H240N240O304|key for
A304H240P240|limited to
A304H240P304|or upgrade
A304H240P475|exceede rate
A304H277P343T240|statusc resourc
A304H358N240P240|reached for
A304I240K240|east|us east
A304I240K240R304|.scope
A304J240M304R508T240|attribu
A304J240T240|matches
A304K240|acme snowfla|execute command|failed client|merchan|snowfla com|sso|var|was refused
A304K240N240|by setting
A304K240O240R343T304|.mismatc
A304K240P240R240|.tea
A304K240R240|code stderr
A304K240R304|please verify
A304K240T240|sure your
A304K277O240|droplet
A304K304|.telnyx|self signed|signed|signed certifi|sslerro
A304K304L240|self
A304K304P240|aws error|in bucket
A304K304R240|.interfa|send email
A304K304R304|ctrls info
A304K343|.jwk client|.py jwk
A304K343M240O343P304R240|violati
A304K411R240|hostnam
A304K426|connect failed
A304K475|url caused
A304K514|port failed
A304L240|error insuffi|initial the
A304M240|enterpr|the config
A304M240P304|.smtp data
A304M240R240|anonymo|to have
A304M304P240|was blocked
A304M371|#451
A304M383P240|managem
A304N240R240|setting the
A304O240|client id
A304O240P240|close http|headers httphea|httphea|httphea content
A304O240P240R240|at time
A304O240P240R304S240|.vonage
A304O240R240|.verify
A304O240R304|see the
A304O240R343T240|can't be
A304O240T240|the signatu
A304O480|#423
A304P240|.news|.news api|.q|.q stash|.stash|alpha vantage|c actor|code auth|continu https|good|https opencag
A304P240|increas your|limit on|more if|of api|of queries|opencag|opencag com|over the|plan at|plan or|reached status
A304P240|request availab|vantage|you will|your quota|your subscri
A304P240R240|.bad respons|.http request|alpha|c develop|c errors|c https|c vonage|sendraw|sendraw operati|the sendraw
A304P240R304|pair
A304P240R304S240|sms
A304P304|api usage|detail you|is request
A304P304R240|.finnhub api|c com
A304P304T240|id error
A304R240|and resourc|are missing|are require|because you|code or|domains|excepti in|execute this|have to|id on|in api
A304R240|period has|set please|specifi model|that have|the attempt|to purchas|to verify|user action|your domain
A304R240|your tenant
A304R240T240|are invalid|incorre or|marked as|the selecte
A304R240T304|header is
A304R304|#65535|.bolt|as it|not permitt|provide an|valid for
A304R304T240|captcha
A304R304T343|etc
A304R343|for variabl|or invalid
A304R343T343|unrecog
A304R371T240|missing or
A304R393T240|.number
A304R426T393|types
A304S240|all of
A304T240|decrypt failed|pass it|read the|request but|require error
A304T304|.sender|faq|or corrupt
A304T343|doesn't match
A326|action you|credent message|enough segment|inferen provide|message provide|monthly include|passwor invalid
A326|permiss insuffi|provide usernam|users read|your session
A326B240E304P240R426T426|more than
A326B240E419J326K484P419|.retry
A326B304C240D371E439H343K304O277P358R343T371|org
A326C240|cannot get
A326C240D240E240O179P277R304T304|develop
A326C240E343J426K240|answer
A326C277D240E358F240J240K240N240P277T240|langcha
A326C277D240E371K240M240P343R277|http error
A326C277E358F240J240K240N240P277T240|langcha com
A326C277E358F240K240P277T240|api smith|smith|smith langcha
A326C277E358K240P277T240|com runs
A326C304D304E371J466K240O240P240R567T583|string
A326C304D371E240J520K240N240O304P304Q240R471S179|tool
A326C326D240E383K304O304P358T240|runs
A326C358E277O304P240R371|c failure
A326D240E304G240|for inferen
A326D240K240O240P240|rest
A326D304E426O343P240R240|server code
A326D304R240T240|here https
A326E240M240R371|role
A326F240J304K277P240S240|sub
A326J240|to error
A326K240|are incorre
A326K240R240|of this
A326R304|provide you
A326R343T240|code bad
A326T240|.jws
A343|.age|.age restric|.audienc|.authori failed|.bad dsn|.cap|.cap exceede|.challen|.claim|.dsn|.factor|.grant
A343|.invalid audienc|.login require|.passwor require|.payment require|.request denied|.saml validat|.smtp authent
A343|.two|.two factor|access refused|add payment|age restric|ai account|auth key|authent authent|authent error
A343|authent the|authent token|authent you|be authent|c billing|c daily|c eacces|c enough|c readonl|cannot select|cap
A343|cap exceede|certifi has|challen|chat write|check credent|check in|client authent|client credent|cliente securit
A343|cloudfl|code unauthe|connect errors|cookies|cores|creatin|credent and|credent failure|current quota|daily message
A343|deactiv|denied cannot|denied check|denied the|descrip invalid|email sending|enough balance|environ authent
A343|errno permiss|error access|errorco authent|errors unblock|factor authent|failed status|feature is|flush hosts
A343|followi identit|fully configu|hard|have insuffi|host is|hr|https app|https upstash|identit failed|in region|in to
A343|insuffi credit|invalid access|invalid signatu|is age|is expired|is restric|key as|key file|key from|limit usage
A343|login again|many times|method to|monthly limit|more credits|mysqlad|mysqlad flush|name payment|no token
A343|not accessi|not verify|of many|or authori|or expired|paid plan|passwor require|passwor was|perform action
A343|permiss for|plan does|polygon|provide please|quota please|readonl databas|request denied|respons forbidd
A343|restric and|saml|securit token|sending limit|sign in|signatu does|spendin|spendin limit|standar|storage limit
A343|the authent|the caller|the check|to configu|to upgrade|token or|token session|token the|top up|two factor
A343|type auth|unautho access|unautho message|unautho to|unavail environ|unblock|unblock with|unlock|up your|upstash
A343|upstash com|usage see|user agent|verifie the|with mysqlad|write readonl
A343B240C240D304E240H240L240M240P304R240T240|with error
A343B240C240D371K393O411R343|trying to
A343B240C304D240F240H240M240P371T240|status message
A343B240C326F240M240P304R304|c user
A343B240C371D240E343G240H240M240P304R371T371|null
A343B240C480D304E240F393J371O304P304R491T240|order
A343B240D240E240H240|.wml|.wml client
A343B240D240E240H240K304O240R240|ibm
A343B240D240E304P240R304|.google
A343B240D240R304T240|one or
A343B240D343E240I304J371K304M304N304P240Q240R343|.call
A343B240D451H240O240P240R240|use the
A343B240H304|c reached
A343B304C240D304E304H240M240P240R240|.api request
A343B304C343D343F304G240I240M240O371R240T240|operati the
A343B304D304E240M304P343R462|request error
A343B304E304H240R240T240|message this
A343B304F240R495T343|code invalid
A343B343C426D371E304I240J240K304M411O304R530T514|contain
A343B343E240G240H240I240J371K240Q240R240|llm
A343B411D371E240P304R439T607|large
A343B411P240R393T604|too large
A343B502C393H240J393K240M456P240Q240R343|prompt
A343C179D343E426O343P240R508T240|.program
A343C179E343J433O240R343|error for
A343C240|digest|entered|request not|rights to|to view
A343C240D240E240F240J304O304P304R462T240|an invalid
A343C240D240E240K304O343R426S240T240|exit code
A343C240D240E240P240|id message
A343C240D240E240P240R240T240|detail status
A343C240D240E304K304O240R371|sqlstat
A343C240D240E304K343O304P240R240|sql server
A343C240D240E343O240P240|.vault
A343C240D240E371K411O371P240|.session
A343C240D240E393K240O304R304T240|.py mongo
A343C240D240E393P304R426T371|true
A343C240D240E411J240K371O240P240R411T240|info
A343C240D240E456F240L240T304|space
A343C240D240F240K240|.keycloa
A343C240D240F240R343T240|may not
A343C240D240K304O343R304|.git command|cmd|cmd git
A343C240D240M445P240|policy
A343C240D240O343|accesse
A343C240D240T371|decrypt
A343C240D304E343O240P240|https vault|vault example
A343C240D304E393F240O240P240R304|stack
A343C240D304G240K240T240|or not
A343C240D304R343|id and
A343C240D343E240P426R240T304|minutes
A343C240D343E343O240P240|vault
A343C240D343O240R304T304|repo
A343C240D371E240J240K343O304P304R371T304|github
A343C240D371E343K403O343R240|.amqp
A343C240D393E426K411L343O471P240R240|running
A343C240D462E393K471M240O393R502T403|can't
A343C240E240|article|details the|from https
A343C240E240F240|.ebay|.ebay sdk
A343C240E240F240O240P240R240|okta
A343C240E240F240P240R240|headers msg
A343C240E240G240M240P304R343T304|sorry
A343C240E240K304O343R304|failed due
A343C240E240P240R240|.spotify|.spotify base
A343C240E240P304R240T240|.app
A343C240E240R343|.plivo|.plivo rest
A343C240E304K304P240R240T240|.request base
A343C240E304P343R371|extensi code
A343C240E304R304T240|.postmar
A343C240E304R343|region
A343C240E343F240O240P240R240T240|unexpec status
A343C240E343H240P393R371|request message
A343C240E343K502N240R371T304|without
A343C240E371I240K304|no respons
A343C240E371J371R502T426|.type
A343C240E371K240L371R343T343|.of
A343C240E371O240P343R304T371|content type
A343C240E393O304R304|full error
A343C240F240H240I240K240M240O240P304R343S240T240|sent
A343C240J240N240P240|.usage
A343C240K240R304|may have
A343C240K304O240P240R240T240|.cloud sdk|.tencent|.tencent cloud|tencent|tencent code
A343C240K304O343R304|git failed|to exit
A343C240M240R240|microso com
A343C240M240R426|recipie
A343C240O240P343R304|applica json
A343C240O240P343R304T393|type applica
A343C240O240R304|errors message
A343C240O304|admin
A343C240P240R240|telegra says
A343C240P304|.instalo
A343C240R240|address is
A343C240T240|is either
A343C304D240E240F343O304P304R240T240|.github
A343C304D240E240K240P304R393T304|.mastodo
A343C304D240E304F240P304R240|.graph api
A343C304D240E304P304T240|failed url
A343C304D240E343F240K240M240P240R240|.wrapper
A343C304D240E393F240K240O304P240R240T343|.respons message
A343C304D240P240R343|topic
A343C304D304E304O343R393|.neo|.neo j|c neo|code neo|neo
A343C304D304E343K240L240O343R393T240|.j
A343C304D304E411K411O343P240R240T371|.kafka
A343C304D304R240T304|.pytube
A343C304D304R393|c cliente|neo cliente
A343C304D304R411|cliente
A343C304D343R240|.disable
A343C304D343R240T240|not open
A343C304D371E304K240O240P304R426T240|target
A343C304D371K304R343|locate
A343C304D426K240R439T343|correct
A343C304D451E371K393O304P240R304T343|driver
A343C304E240F240|.command status|.imap|.imap tools|.tools|.unexpec command|no receive|ok expecte|receive data
A343C304E240F240R304|c item
A343C304E240J240R393T343|has no
A343C304E240K240M304O304R304T371|txt
A343C304E240K240R371T304|mastodo
A343C304E240P240R304|.freshde
A343C304E240P343R240T240|.apify|.apify client
A343C304E240R371T304|.mastodo api|mastodo api
A343C304E304F304K304R393|ctrls|desc|result desc
A343C304E304F304R304|.ldap operati|.operati result
A343C304E371F240K343O371R240T240|severit
A343C304E371K393O371|c mysql
A343C304E439L371R240T240|.out
A343C304F240K240O343R240|.box
A343C304F240P240R240|code errors
A343C304O240R371T240|objects
A343C304P240R343|.monday query
A343C304P304R343|.monday
A343C304P343R240T240|.apify api
A343C304R451|supplie
A343C304T304|dqw is
A343C343D240E240K240O304P240R240|accessi
A343C343D240E240K343O371R343|git
A343C343D240E393K240O343R343T240|.mongo
A343C343D343K343L240O371R426S240T304|stderr
A343C343E240F240|status ok
A343C343E240F240R240T240|expecte but
A343C343E240K240O304T240|ora
A343C343E240O240|dav
A343C343E240P240R304|error youtube
A343C343E304O240P304R343|status detail
A343C343E304O240P343R371|.transpo query
A343C343E343F240|.mailbox
A343C343E371I240K304R304|.http client
A343C343E371K480P240R240|network
A343C343E393P304|.client respons
A343C343F240R393|the value
A343C343R304T304|.video
A343C343T304|.video unavail
A343C358O240R393|id or
A343C371D240E343L240O240R343|report
A343C371D240O240P240R240|request resourc
A343C371D343E560K393P304R304T411|html
A343C371D371E371F240O304R371T240|issue
A343C371E343O240P240R471|.api client
A343C393D426E371K371M240P240T411|downloa
A343C393E343F240P343|mailbox
A343C393E343R343|channel
A343C393R240|this video
A343C403D343E419G240O466P240R426T371|there
A343C411D240|resourc not
A343C426E411F304R343|.result
A343C426K343|message not
A343C439D304E304F304O304R343T343|dataset
A343C471D304E411F343K343O393P343R343T304|job
A343C471D343K304O240R304T626|.file
A343C488D371E343K371L240O240R393T551|pdf
A343C491D471K240R411T426|not find
A343C514D343|error not
A343C638D594K304R514|not exist
A343D240|and user|config file|copy|gated|https console|kms|supply|the secret|use this|valid api
A343D240E240|to initial
A343D240E240F240O304P304R304T304|error msg
A343D240E240H240O240R240T240|not yet
A343D240E304K240R240|.geopy
A343D240E304K343O240P240T240|broker
A343D240E304O240P304|target service
A343D240E304T304|.storage
A343D240E343F240P304R371|errorco message
A343D240E343K240O304R240|.pulsar|pulsar|pulsar error
A343D240E343P240|export
A343D240E371J304K240N240O304R240|trouble
A343D240E426K508O240R371T240|.protoco
A343D240F304R403|these
A343D240H240R240|have not
A343D240J240T304|constru
A343D240J304|may need
A343D240K240T240|confirm
A343D240K304R240T240|via
A343D240K304T240|.initial
A343D240M240R240|user error
A343D240O240P240|operati you
A343D240R240|create new|have the
A343D240R240T240|require to
A343D240R304|logging
A343D240R343|permitt
A343D304E240G240O343R240T240|because of
A343D304E240H426P553|throttl
A343D304E343F240O304R304T411|xml
A343D304H240I240K240M304R240|azure
A343D304J240K240T240|not registe
A343D304K304R304|to locate
A343D304P393R240T240|reached the
A343D343|set up
A343D343E304K304O371R240|eu
A343D343E304O371|eu west|west
A343D343E343K371O240P240R240|local
A343D343H240K240R304S240|platfor
A343D343T304|please make
A343D371E240H240J240N240O304P240R240|https docs
A343D371E371H240K471R371T343|protoco
A343D371O240P240|you need
A343D393P240|on your
A343E240|.missing token|missing token|the authori
A343E240F240O240|to write
A343E240F240R343|.adyen api|adyenap|adyenap status|status errorco
A343E240G240R240T240|provide is
A343E240H304I304P498R304T304|exceede the
A343E240H304R343T240|embeddi
A343E240H343P371|throttl when
A343E240J304R439T426|malform
A343E240M240R240T240|.rejecte
A343E240M383|respons was
A343E240P240|.data read
A343E240P304R240|not success
A343E240T304|passing
A343E304I240K498T240|.socket
A343E304K240P304R240|.geocode service
A343E304O240P240T304|getting
A343E304P240R240S240|send message
A343E326O411R304|changed
A343E343F240P393R343|request http
A343E343G240K495|to server
A343E343O304R304|ok code
A343E371K393O240P240|servers
A343E371O462|is in
A343E393O240R304|error ok
A343E393O304R304|code codenam|codenam
A343E426|many connect
A343E475I240K544P240|httpsco
A343E540I419K439O240P240T495|.read
A343G240R240T240|request exceeds
A343H240|api calls|com account|exceed your|key which
A343H304P240|upgrade to
A343H304P304R240|of your
A343H326P462T240|c exhaust
A343H343P371|occurre throttl
A343J240O240R393T240|has an
A343K240|.certifi
A343K240O240P343R304|close
A343K304R371T240|any of
A343K371P240|.host
A343K411T240|to any
A343L240P240R240T240|workspa
A343M240P304T240|allowed to
A343M304P304T240|rejecte by
A343O240|expired on|token invalid
A343O240P240R240|json content
A343O240P304|respons headers
A343O240P343R240|connect close|length connect
A343O480|.locked
A343P240|c quotaex|com pricing|exceede limit|the permiss|will exceed|you exceede
A343P304|denied due
A343P326|user has
A343P343|budget|limit has
A343Q240R240|argumen to
A343R240|.missing require|alphava|alphava co|code missing|follow|funds|insuffi balance|insuffi funds|invalid key
A343R240|must provide|or authent|or pass|variabl or|www alphava
A343R304|has insuffi|pay|request action|select from|top
A343R343|country|provide either
A343R371T304|be provide
A343R393|missing the|sign
A343T240|failed invalid|token found|two|wrong passwor
A343T343|is encrypt
A358|.authent failed|bad credent|forbidd for|forbidd user|include credits|missing scope|please login|unautho for
A358B393D240E371F240G240J304L240P304R556T540|than
A358C240|c access
A358C240D393F240H240K304O277P277R426T343|en
A358C240E304P240R445|.graph ql
A358C240E343P240R456|.ql
A358C462D393F343K240M304O495R495T439|cannot be
A358D240E371G240I343P240R343|inferen
A358D304|manage
A358D304E240J371P240R304T393|here
A358E240P240R240|run out
A358E439G240I240K304O240P304R240T277|error from
A358E451P240R240|from server
A358R240T240|month
A358R371T304|segment
A371|#407|#530|.signatu verific|aadsts the|access key|and billing|auth token|authent invalid|authori header|balance is
A371|be logged|billing details|c authori|c feature|caller does|claim|client secret|expired or|grant error
A371|https support|instant|is incorre|key could|license key|logged in|login failed|login to|message quota|not authent
A371|not include|not verifie|operati email|passwor is|plan and|portal|provide credent|readonl|refresh token
A371|retriev token|run this|server failed|support google|tavily|token from|token was|unautho the|validat access
A371|variabl are|your daily
A371B240C240D343H240L343P304R343T304|which
A371B240C240D371H343K393O411P371R343T240|trying
A371B240C240E343H240I240K240M304Q240R304T343|.ai
A371B240C304D304E343I240K304M240O240P343R304T304|.inactiv|.inactiv rpc|inactiv of
A371B240C371E304M240O304T304|possibl
A371B240D240E393H240I240M240P240R304T240|trace
A371B240D240R240|enable
A371B240D304E371K304L343M240O240P343R426T411|non
A371B240D304E462G240H240K426O240P240R304T358|during
A371B240D343E553H240I304J411K393L304O403P343Q240R439T540|while
A371B240D343J240R304|instruc
A371B240G343H343P304R304|tier
A371B304C240D240E411G240H304I240M240O304P240R343T240|api error
A371B304C240D240H240R240|.chat
A371B304C304E240K240P304R304|origina error
A371B343C240D304E304G304H343I240J240L240M240O304R439T426|convers
A371B343C343D304E343K304M240O343P343Q240R304T240|and try
A371B393D462E304G371H240I240J393K240M240Q240R304|the model
A371B393E240G304L240O240P371R451T580|exceeds
A371B544I240K343O240P371Q343R525T451|length
A371C240|rights
A371C240D240|.invalid api
A371C240D240E240K304P240|.b
A371C240D240E240O240R371T304|has not
A371C240D240E304|for https
A371C240D240E304G240H240O240R343T304|yet
A371C240D240E480G240L240O371P304R304|full
A371C240D240F304R343|profile
A371C240D240H240K240M240P304R240|googlea|googlea com
A371C240D240O240R240|dashboa
A371C240D240O304R240T240|this operati
A371C240D240R304|the require
A371C240D304E304H240O240|product
A371C240D304E439K240O304P240R240|attempt to
A371C240D343E343F240K240O462R343|on this
A371C240D343K304O240P240|https hugging
A371C240D371E304J240K240O393R343T383|root
A371C240D371E371K240O304R240T304|.broker
A371C240D393E343I240J304K343M304O343Q240R508T343|did
A371C240E240K240P240R304T393|says
A371C240E304F240P304R240T240|respons code
A371C240E343T304|.broker respons
A371C240E371F240K240P240R371|.easy post
A371C240E393F240R471|errorty
A371C240E426F304H240J240K371M304P304R304T240|contact
A371C240E439F304G240H240K304O304P343R304|active
A371C240H240R240|payment method
A371C240P240|.private
A371C240P240R240|sendema|sendema operati|the sendema
A371C240P240R343T240|.upstash
A371C240R304T240|or is
A371C240R343|.post api
A371C240T240|.crypto
A371C304|key error
A371C304D240E240F240R240|but no
A371C304D240E240J240K304R439|select
A371C304D240E304F240K240M240P304R240T240|httperr
A371C304D240E304J240O240P371R462T393|extensi
A371C304D240E304P304T240|slack api|the slack
A371C304D240F240R240|interac
A371C304D240R304|view
A371C304D240R371|tenant
A371C304D304E343F240|respons status
A371C304D304E343K240P240|.braintr
A371C304D343E343F304H240J343K304M371O343R535T439|class
A371C304D371J304R371T304|to find
A371C304D426E240J240K240R304T240|registe
A371C304D439E240J240K240O471P304R471T343|table
A371C304E304K304O520P371R304T411|being
A371C304E304P240R240|.ip
A371C304E304P240R393T393|returne error
A371C304E304R240|.geo ip
A371C304E343O240P304R304|.fault
A371C304E371O304R304|.operati failure
A371C304E393F240K304P240R393|.easy
A371C304J240M240O240P240R304T240|code name
A371C304R304|test
A371C343D240E240F240J240M240O426P343T343|because the
A371C343D240E240K240O240P240R304|me
A371C343D240E240K343P240R304T371|.downloa
A371C343D240E304O304P304R343T240|.o data
A371C343D304E411K304O426R304|c sqlstat
A371C343D343E411G343K343M240P304R240|we
A371C343D393E520F240G304I343K240L304M240O535P304R451T514|process
A371C343E240K304P240R304T304|with code
A371C343E343O304|.smb
A371C343P240R393|.retriev
A371C371D240E371K304O343R343|.dav
A371C371D304E371J445K240M240O393R304|instanc
A371C393E240P304R304|youtube
A371C411D371E343F240J240K304M240O393R240T411|files
A371C411E652G304J304K371O304R371|#500
A371C439D540E304F240J240O371P371R480T419|path
A371C439E240F240O393P304R371T393|item
A371C451D304O343R393T326|not in
A371C451D451E343F343P240R411T240|collect
A371C462D371E304F304M240O240P343R480T462|entity
A371C462D439E495H240I343J240L304M240O426R304T240|task
A371C488D403E466K582O393P240R371T240|c errno
A371C495D451E304J343R451T371|found in
A371C508D525E426J343K480P343R611T535|unknown
A371C535D495E371F411H240K326O525P393R371|.resourc
A371C648D611E240K304R514|exist
A371D240|passwor or|sure to
A371D240E240|exchang
A371D240E240H240|ml
A371D240E240T240|to set
A371D240E304G240H277K371P445R304T304|request for
A371D240E304K240R343|sdk
A371D240E371H240K240R240|log
A371D240F240O304P393R240|error you
A371D240P411|ve|you ve
A371D304E240F240R343T304|meta
A371D343E343I240J304K343M304O304Q240R451T343|did not
A371D343O240R240|com docs
A371D371R240|to your
A371E240|missing access|premium
A371E240F240R240T304|fully
A371E240F240R371|.adyen
A371E240H240J371N240P411R240|calls
A371E240H240P393Q240|reached please
A371E240H343P471|c throttl
A371E240K371L240P411|ip
A371E240M371O240P304|blocked by
A371E240O544|is locked
A371E240P240R304|mail
A371E240P419T240|been exceede
A371E240R240|factor|token missing
A371E240R240T240|not fully
A371E277K240R240|oauth
A371E304G240H466P655|many request
A371E304J240O240R304|to retriev
A371E304K705|refused
A371E304O240P240|times
A371E304P393T240|remaini
A371E343H240N240P304R393T371|would
A371E371H304I304L304N304P343Q304R240|increas
A371E393|#507
A371F240K343R304T495|payload
A371F240O240P240R304|.resend
A371F240O304|user is
A371F240R240|c signatu
A371H240|for free|your organiz
A371H240K240O240P343R411|period
A371H240K240O240R343T240|are using
A371H240M343O240T304|was rejecte
A371H240N240P462|request limit
A371H240P240R240|exceede message
A371H304O304P240T240|will
A371H326P343|limit please
A371I240P240|message your
A371J456|age
A371K240|an api|login require|please run
A371K240O240P371R304|content length
A371K240P240|api token
A371K343|.jwk
A371K411R240|proxy
A371K426|.proxy
A371M240|blocked because
A371O240R304|not set
A371O371R240|change
A371P240|plans|please purchas|purchas more|quota for|wish|wish to|you wish
A371P240R240|subscri to
A371P304|#420|per day
A371P393|limit you|to request
A371R240|logged|verifie
A371R304T240|key must
A371R426|email address
A371T240|flush|invalid token|the key
A383|.expired signatu|authori request|expired please|key invalid|passwor are|signatu has|used all
A383C240D240R240|and or
A383C240F240O371P343R393T240|request is
A383C240R304T304|invalid the
A383C304E419J277K343M240P304R343T240|raised
A383C371D240E419K371O277P371R240T371|url http
A383R240|c scope
A393|.access token|.login saml|.not authori|.one|.one login|.restric|=PermissionError|accessd when|and passwor|audienc
A393|authent unavail|c securit|caller|env|error descrip|error validat|forbidd error|is denied|key paramet
A393|occurre accessd|organiz has|perform the|private key|privile|revoked|the access|the openai|token expired
A393B240C240D343E240M240N240P240R304T240|config
A393B240C240D508E343G304K304O240P240R371T502|load
A393B240C304D240E240F304H240P240R343|errors code
A393B240C343D240F304H240I304P371R426T240|body message
A393B240C371D393E471G240K371M343P240T411|system
A393B240D240E358H277R240|.aio|.aio rpc
A393B240E240P445Q240|limit for
A393B240E304H240P304R240T240|code msg
A393B240E343H393N343P511R393T371|limit of
A393B304C343D240E240O240P240R240T343|body detail
A393B304C419E304G240K240O240R480T371|given
A393B304K240R240T304|failed the
A393B393D343E426H343J343M411O304R556T569|text
A393B393E277F240H426I240K277P576R343T343|per
A393B411H304N240P343R304T343|exceed
A393C240D304E343K371|browser
A393C240D304E495K393O343R393|.redis
A393C240D304E538I240K652O304P304R304|port
A393C240D343E240G304I240O240P240R240T240|.hf
A393C240D343E240G304I240O240P240T240|.hf hub|.hub http
A393C240D343E240H179I240K304O240P240|hugging co
A393C240D393E240H179I240K304O304P240R240|hugging
A393C240D426E240K419L240O371R240T475|io
A393C240E304F304P304R439T304|c bad
A393C240E343G240H240P462R240T240|over
A393C240E411P304|get https
A393C240R343|.spark post
A393C304D240E240R411|.spark
A393C304D240E304H240K240P304T240|api failed
A393C304D240E304K240P304T240|slack
A393C304D240M240R240T304|this is
A393C304D304E240K343L240O343R451S240T371|exit
A393C304D343H240K304|cloud
A393C304D371E411H240K304O240P240R426T304|post
A393C304D393E343O393P371R371T240|jobs
A393C304D393E439F240K502O371P304R462T304|.web
A393C304D403E304H240J326O304P343R304|dev
A393C304E240P304R343T240|telegra
A393C304E304P240R411T343|api returne
A393C343|user does
A393C343D240E343F343K304O343P240R426T240|.stripe
A393C343D240E371K471O439P371R343T304|err
A393C343D343E240K304P240R304T304|.dl|.youtube|.youtube dl
A393C343D371E371K240L304O371R393T240|on the
A393C343D393E304K304P304R343|locatio
A393C343E304O304|xc
A393C343E343P240R393|.rest
A393C343E371K610P393R343T240|caused by
A393C343E439K617P393R343T240|caused
A393C343F240O240R371T343|abc
A393C371D240E343F240K240P304R343T240|.slack|.slack client
A393C371D240E343F240P304R304T240|.slack api
A393C371D240E371J240K439O393P240R480|sql
A393C371D240E411K419O343R371T343|.io
A393C371D592E343F304H304K240O511R393T471|version
A393C371E240P240R240T304|dqw
A393C371E240P304R426T371|.transcr
A393C393D240E371H240K508O240R304T240|remote
A393C393E426F240O240P462R426T240|apierro
A393C403D240H240J304P240R488T240|list
A393C411D426R240T371|doesn't
A393C411R393T240|video
A393C451D240E480F304I240K304M304O240P240R495T240|result
A393C491D426R304|be found
A393C508D466E304F393O393R240|the specifi
A393D240E240F240K240R240T393|upload
A393D240E240K240P240R393|please provide
A393D240E304I240K371R240|.boto core|.core
A393D240E343F240J240K371N240O240R508T343|wrong
A393D240H304P304|your current
A393D240P240R240|needed
A393D304E240F240K240O304P240R304T304|message error
A393D304E304F304O304P240R240T240|error name
A393D304E304R304|compute
A393D304E439K304L240R304|initial
A393D304K383O240P240R393T560|header
A393D426K304O393P304R304|aws
A393E240|is suspend|the environ
A393E240G304H240J240|.provide
A393E240K240|client is|not enabled
A393E240K240O304P343|api request
A393E240P240|hosts
A393E240R304|adminis
A393E304P240R240|.cage|.cage geocode|.open cage
A393E358H179R240|aiorpce|aiorpce of
A393F240|key has
A393F240R371|.account
A393H304P304|pricing
A393H393N240P393R371|limits
A393J240R343|not provide
A393K240|failed certifi
A393M240T240|team
A393M304|credit
A393O240|access is
A393O240P240|this account
A393P240|plan please|your free
A393P240R240|the account
A393P358|this user
A393R240|visit the
A393R240T240|identit
A393R304|.payment
A393R393T240|is missing
A393T240|google com|public key
A393T304|.jw|.passwor
A403|c restric|insuffi permiss
A403C240D240|session has
A403C240D343E393F240H240I240K371M240O277P358R240T240|us
A403C277D240E451K240L393P304R462T439|out of
A403C326E371K433M240R433|.url
A403C393D240E471K240O179P358R462|http status
A403P240|credits for
A403R304|scope
A411|.bad signatu|.invalid credent|.saml|account balance|c accessd|c account|denied details|error payment|have enough
A411|insuffi credits|logon|please add
A411B240C240D240E304G393H304M240O240P240R304S240T393|code error
A411B240C488D304E439F304J508K240L240O451P304R631T556|value
A411B240D304K240R471T343|message invalid
A411B240E240O304|bot
A411B304C304E240K304O240P343R371T304|origina
A411B304C411D304E371F540M304R667T495|#422
A411B304C577D480E488G304H304J426K520M343O462P371R514T560|object
A411B304D343E393G343H304P304R240T240|error type
A411B343C343D304E569G471H456K343M240O511P555Q304R343T240|try again
A411B343C451D343E240F393O240P240R480T304|.invalid request
A411B393C343D240E462F240G240H326I304J240K462M240O439P304Q343R371|complet
A411B393C439D393E598F240G484H456I240K343L304M240O558P569Q304R488T393|try
A411B411E304G240O240P439R393T502|the maximum
A411B599E240H439J240K304Q411R371|tokens
A411C240|iam
A411C240D240F240P304R343T240|link
A411C240D343E411F240K371O304P240R304|execute
A411C240D343E451F240H240J371K343P426R514|search
A411C240E240J240|key not
A411C240E240K240O304T304|fatal
A411C240E240K371|check your
A411C240E371F240O240P304R240|body error
A411C240E371K343M240P343R343T304|.smtp
A411C240F240M240O371P343Q240R471T240|were
A411C240R393|re
A411C304D240E240J371R544T462|not valid
A411C304D240F240K304R343|.user
A411C304D304E240F240J240R439T343|keys
A411C304D304E240J304M240O240Q240R343|agent
A411C304D304E567F304J393K495O343P240R548T495|unexpec
A411C304D343E514F240I304K304O462P451R495T304|time
A411C304D445K304P343R371|bucket
A411C304E304R240|.geo
A411C304E343K304O371P304R304T240|.cloud
A411C343D240E343K343M304O371P304R343|microso
A411C343D240E393F240K240O343P304R343T471|.message
A411C343E304F240K240M304P304R371T240|.discord
A411C343E393F343H304M304O304P343R471T240|title
A411C343K304O304R439T371|mismatc
A411C371D240E343F240P304R304T240|ok false|server respond|with ok
A411C371D240E411F240P304R371T240|respond with
A411C371E240R304|c missing
A411C383D304E411F240H240K383L240O403P304R439T439|page
A411C393D343E411F343K343L240O240P304R495T411|.code
A411C393D451E304F240K343O393R426T304|.command
A411C411D240E343K411O411P240R371T240|.git
A411C480D530E439F240H240K371O343P240R411T508|open
A411C719D670E343J371K304R530T304|.not found
A411C722D670E343J371K304R548T343|.found
A411D240|.credent unavail|is disable
A411D240E304F240K343R240|to execute
A411D240E304J240K304M393O240R343T343|detecte
A411D240R240|this feature
A411D240R240T240|or set
A411D304H240P240R240S240T304|for details
A411D304K304|.ssl
A411D304P304T240|this api
A411D343M240R240T240|in your
A411D371|have access
A411E240|suspend
A411E240O304|refresh
A411E240R240|.authlib|.authlib base
A411E304M240P304T304|.smtp respons
A411E304O240P371|been reached
A411E393J451K240R240T566|.decode
A411F240|paid
A411G240H535P653R240|rate limit
A411H240|c quota
A411H343P445|limited
A411M240|statusc permiss
A411O240|access the
A411O240R371|don't
A411P240|exceede its
A411P371|.quota exceede
A411R240|don't have|you don't
A411R304|please set
A411T411|encrypt
A419|authent to|usernam and
A419C343E304K343O240P343R371T304|.telegra
A419C358E371F240M343O240P343R555T411|bad request
A419F240P240|c auth
A419P240|have used
A426|.api key|.invalid signatu|accessd|authent require|go to|key you|no api|signatu verific|the token
A426B240C240D240E240F240G240J240K393O240R393T393|first
A426B240C240D240E240F371H240O240P304R371|body errors
A426B240C304E343M240P393Q240R393S240T371|success
A426B240C502D488E371I240J304K304O371P304Q240R471T343|was not
A426B240D304E343H240K240|to run
A426B304C304D343E371G240H343J343M240O240Q240R304T304|generat
A426B304E304K240O240P462R240|maximum number
A426C240|.verific|key in
A426C240D411E426F240H383I371J471K505N304P371Q240R480T343|call
A426C240E358K597O240T240|to connect
A426C240F240O240R393T304|invalid or
A426C240O240R304T304|.config
A426C240R304T393|public
A426C304D304E480F343J358K343M240Q240R439T411|.unexpec
A426C343D304E304K240M240O304P240R304|https www
A426C343D304E426F240I240J240O343P240R439T304|.api respons
A426C343D343E304K240M240O304P304R304T240|www
A426C343D343E343K451P240R488T343|any
A426C343E326K505O304R514|address
A426C371P240R393|code descrip
A426C383D240E304F240K240P304R343|com api
A426C383D304J304K304O179P277R304|web
A426C411D240E371F240P343R343T304|false error
A426C411D240F304I304O240P371R371T240|headers status
A426D240E304G240H240J358N240O304R371|visit
A426D240E304I240K371P240R240|.boto
A426D240E411K462O240P393|sending
A426D304E240K304|enabled
A426D304R240|console
A426D371E240K371Q240R343T343|see https
A426D371E240M304R393T240|pass
A426D393J304O240R240T304|need to
A426E240H240|trial
A426E240H304P358R240T240|has exceede
A426E240O589|locked
A426E343R240|.insuffi
A426E371G240H326P411T240|exhaust
A426E411H240N343P540R343T343|.limit exceede
A426F240R371|c payment
A426G240H358O240P451|exceede for
A426M240O240|is blocked
A426P304R240|day
A433|invalid usernam|your monthly
A433B240C358D343E723H240I556K502L439O304P371R502T462|out
A433B462C240D240E371F240H240J419K343O371P495R594T462|number
A433B462E371H240K240O304P480R495T343|number of
A433C393D240E371F240K240N240O240P343R466|.graph
A433C462D240E439F240J498K451O304P304R626T607|expecte
A433D304E371K240M240O277P179Q240R240|more informa
A433D371E393J304K343O277P326Q240R371T304|for more
A439|c grant|credits to|enough credits|error unautho|invalid client|invalid grant|license|message account|token has
A439|unauthe|verific failed
A439B240C343D304E343K580M240O393R393T240|new
A439B240C343E540F304I304J240K445O358P371R502T371|receive
A439B240C371D304E343F240I240K304M240O240P343R343T304|inactiv
A439B240C371D343E343G240H326I240J240P304Q240R240T240|chat
A439B240C439D304E393F240L240M240O371P466R488T411|for the
A439B343C240D393E304H240J240K240O445P240Q240R556S240T411|of the
A439B371D240E240J371M240O240Q240R597T343|argumen
A439B371E240H433P551R240T240|c limit
A439B439D240E502H343I240K627N343P488Q393R480T495|max
A439C240D240E393F240G343H240K304M240O371P343R393T343|error error
A439C240D343E240H179I240K304O240P304R240|co
A439C240D343E240P240R451T343|feature
A439C240D343E240P371R240T304|google
A439C240D343E371G304I240K304O304P371R240T343|.hub
A439C240R240|c expired
A439C304D240E419H179K343O240P343R343T304|status statusc
A439C304E304G240H548P689R343|rate
A439C304E304J240K240O304R371|retriev
A439C343D240E240J304K343O439R462T304|not match
A439C343D304E403H240K691|connect to
A439C343D304E439F240P343R480T304|status error
A439C343D343E240F304L240O343P240R304T304|to create
A439C343D426E393J240K371R439|please check
A439C343D488E480F240K371L343P343R535S304T393|command
A439C343O240R393T343|@final
A439C371D240E488F304P304R371T240|respond
A439C371D304E304G240J240K240O393R343T304|to get
A439C371E411F371K426R471|.ldap
A439C451D343E488J451K393O304P411R480T495|json
A439C451D343E586H240J304K393O371P462R628T240|query
A439C508D466E491K724O462P304R371T439|errno
A439C523D564E240J304K343M240R502T480|find
A439C776D688J304R371|#404
A439D240E240|aadsts|set the
A439D240E240H240K371R240|to https
A439D240E371K240P343R304|.geocode
A439D343|you do
A439E240K304M240R471|domain
A439E343P240R304|to send
A439K304|certifi verify|verify failed
A439P240|reached your
A439P371|.quota
A445|c unauthe|provide api|usernam or
A445C240D343E240J240P343R240|c api
A445C343D240E277G240P304R240|users
A445C371D514E304F371H240J240K304N240O358P277R439|docs
A445C393D240E617G371K471O426P326S179|unavail
A445C495D426E343F240H326O426P451T240|c resourc
A445F240|c key
A451|.access denied|key provide|usage limit
A451B240C240D343E451F343J240K240O304P343R508T439|only
A451B304C343D240E471H304K240M240O304P451R304T240|request to
A451B304D371H240J240K240M304P304R480T393|the followi
A451B304H371P240R240|organiz
A451B411E393G371H383I240P533R304|c exceede
A451C240D393E304J240M240O240R343T240|do not
A451C240D426H240R343|to use
A451C240D471E240F240H240K240P393R462S240T343|method
A451C240E304R304|c client
A451C304D240E371F304K240P240R426|.post
A451C304D304E240K433R304T240|default
A451C304E433F240K393M240O304R371T304|problem
A451C326D411E411G240J304K393O304P240Q240R439T393|see
A451C343D343E240J240K304M304P240R343T371|by the
A451C343D343K240O240R240|to access
A451C439D304E495H240O343P411R520T240|.query
A451C451D451E451K393O535P240R393T426|databas
A451C594D551E240O240R371|c not
A451D240H304I240K343R304T240|ai
A451D240J304K240L240M304O240R371T240|failed for
A451D304J304|you may
A451D304R304|private
A451D343E304M240R240|to this
A451D371J343P304R530T304|is require
A451D393E343H240K240P343R304T304|up
A451D411H240J304O240P240R240T343|need
A451E240P240|restric
A451E304R240|c insuffi
A451H240M371O304P411R240T304|rejecte
A451H304|openai api
A451M240|go
A451O240|for user
A451P240R240|purchas
A451P304|to continu
A462|error forbidd|key environ|message access
A462B240C304D304E471F240H240K393O371R371S240|.failure
A462B240C304D343E419H179I240K343M304O240P343R371T304|of rpc|rpc that|termina with|that termina
A462B240C343D426E343K240O240P240R343T240|make sure
A462B240C371D304E304F343J393K343O411P240R603T471|one
A462B240C371D343E445H179I240K343M304O240P343R393T343|rpc
A462B240C371D426E343J371K304O240P240R343T240|sure
A462B240C556D491E371J240K471P240R471T445|.no
A462B240D343E411F240I240K411P358R411T240|endpoin
A462B540E488G304J304K240N240O240P530R495T567|maximum
A462C240E371F240H240K343M240O343P240R343T240|request failed
A462C304D343E393K411O426P240R411T343|db
A462C304E240|c token
A462C304E558I240K679O240P343R304T240|host
A462C343D343E439H304K240L240O304P371R343S240T411|failed with
A462C343D393E411F371K304O439P393R411T304|errorco
A462C358F343O240P240|the user
A462C371D439E240H240K304O240P304R343T240|project
A462C393D304E523G304K419O240P240R240T304|.unavail
A462C419D393E240F304G343H304K304M343O343P411R343|request id
A462C439D304E480F304R371T304|#200
A462C475D439E371F240K240M240O411R480T439|not be
A462D240E371F240J343M240O240Q240R426T411|not allowed
A462D304R393|require for
A462D343E304K371O240|the client
A462D371E371P371T240|the api
A462E240H240K240P304T240|continu
A462E240H240P426|message you
A462K240|ssl certifi
A462O240T240|verific
A462P393|have reached
A462R240|key or
A466C383D304E456K508P240R426S240T240|all
A466O240P240R240|this action
A471|invalid credent
A471B240C240G343H535O304P626|.rate
A471B240C343D240E393F343H304O343P426R439T451|msg
A471B240C371D343E466H179I240J240K426M304O393P411R371T343|termina
A471B240C371D520E514H240J304K304L240O343P371R488T343|availab
A471B240G343H535O304P613|.rate limit
A471B304C411D480E439F240J426K343M240O240P240R540T508|but
A471B343C304D304E240F304J371O240R642T488|must be
A471B343C371D304E587G471H484I240K393M240O533P572Q304R343T304|again
A471B371C240F240J551M371O240Q240R594T371|.validat
A471B553C471D641E426G475H393I371J508K371M304N240Q343R544T451|model
A471C240D240E371O240P304R240T326|storage
A471C240D393E240H240O240R240T304|add
A471C371D343E240J304K343O439R530T426|match
A471C371D411E615G439I343J240K502O426P371R426T343|.server
A471C393D240E466H326K343L240O304P371R393T371|with status
A471C505D411E393F411K343O383P304R480|with the
A471D240E240K393|.ssh
A471D240M240R240T240|securit
A471D343E240F240G240H371M304R343|openai
A471D371E371P411R343T393|its
A471E240H277P411|quota exceede
A471R240|c authent
A475|to authent
A475B240C240D439E603G451H304K508M304O343P445R393S179|service
A475C240D304E426J326K343M304O277P179Q240R343T240|informa
A480|grant
A480B240C343D304E514H240J240K538L240M240O343P343R371T240|failure
A480B240C471D304E411F240H240K240O371P411R451T426|false
A480B240E343H433K240O240P451T240|limit reached
A480B304C304D393E304H240J240K240M304O240P304R508T393|followi
A480B371D304E393F304G240H240J343M304O304P426Q240R480T520|allowed
A480C240|have permiss
A480C240D304E488I304K471O393P343R343T304|attempt
A480C240D439E371J240M240O240R343T304|do
A480C393D304E530F240I371K577O343P393R426T343|.transpo
A480C439D240E451F304O304P304R371T240|ok
A480C562D514E343F304K411O371P304R393T343|acme
A480D240F240O304P240R240T240|you must
A480D304E240H240P371|for your
A480D411E304F240K240M304O371P304R371T371|if you
A484|monthly
A484C240D343M240R304T240|include
A484C240D411E569I343K495M240O343P240R343T540|read
A484C304D343E304O240P462R371T451|applica
A484C411D371E508F393I240J304K466L304M240O451P451R530S304T411|excepti
A484H383P491|have exceede
A484T240|.jose
A488B240C240D343E426J304K343O304R240T240|from the
A488B240C304D560E426J240K343M304O304P304R609T597|support
A488B240C371D439E343K240O240P371R343T304|make
A488B304C240D304E240F393J520M343O304R618T393|validat
A488B304C343D393E508F240G439H304K343O371P411R471T393|error message
A488B304C411D343E462F240G304H304K343O343P240R439S240T371|.sdk
A488B304E520G240H505K240O240P680R393|too many
A488B488C451D451E240F411J371M445O343P304Q240R631T520|.bad request
A488C304D411K240R304T240|disable
A488C304E343H240M240R343T240|this request
A488C371D343E371F304J304K304M343O304P240R451T462|may
A488C371D426E393F304G240J240M371O525P371Q240R411T393|because
A488C393D343E343F343H304J240K240L240O411P304R480T343|create
A488C393D411E371H304J240K480L304M403O371P426R471T304|to the
A488C411D343E371F393J240O343P411R480T240|.open api
A488C433D411E495F371H240J304K371M533O411P439Q240R514T525|content
A488C439D371E546F240G240K393O240P426R411T240|the server
A488C451E277F304K304R540|email
A488D240|.client authent
A488D240R240|authori to
A488D304K498|ssl
A488D393E304H240M240N304O304P371R371T240|you can
A488E240|token is
A488R343|c require
A491|your api
A491B240C304D304E439F240H240K411M304O451P411R411T343|.failed
A491C240E439K304|.expired
A491D426E304J304O304P240R462T343|are not
A491P240|c forbidd
A495|.login
A495B304C343D411E240F304G240O393P371R471T343|for this
A495B304C411D426E419G240H277I304K371M304O240P411R411T343|statusc
A495B304D439E393F240H240I240K240O343P304R471T393|using
A495B343C462D304E343F343H304I304O240P426R411T371|code body
A495C240D304E240H240J403K343M393O343P240Q240R471T508|as
A495C240D343M343O343R240|access to
A495C304D471E451F304G240J240K393M343O371P304R411T439|if
A495C371E451F411O343P393R426T240|respons body
A495C746D690E462J393K304R577T462|not found
A495E426F240K240O343P240R411|write
A495R240|payment require
A495T240|or passwor
A498|c unautho
A498B240C240E240F240J240M240R411T343|the provide
A498D240O240|perform this
A498K343|.py jwt
A502B240D393E514G403H304J240K240L240O577P466R495T393|current
A502B304C411D426E419H277I240K343M304O371P393R411T343|.rpc
A502B393C393D358E371F240G403H277I240O343P426R433S179T343|.http status
A502C240D240E240O240R304|access token
A502C371D393E411J419K240O240R604T508|valid
A502C371D426E528G304H240I240J240K433M304O426P439R393T240|.service
A502C371E411F393O343P411R426T304|http respons
A502C371J240O240R411T240|.key
A502C411E480F304K358M304O343P426Q304R439T304|reason
A502C426D371E240J304R471T343|.missing
A502D240E371R343|.o auth
A502D240E393K304O371P371R411S240|send
A502D240F343O240P240R240|subscri
A502D240K343R343|verify
A502E304M426O240P439|blocked
A502K343|certifi
A505D240R240|account has
A505H240P393|exceede your
A508|account is
A508B240C304D393E240K240N240R462T304|either
A508B240C451D411E439F343G240H343K304M343O426P426R462T343|code message
A508B240E343K343L240R240T240|not enough
A508B304C471D240E371F343G240H343M343O393P393R471T393|detail
A508B451C451D445E393F462G240H343J371M240O426P514Q240R530T508|c request
A508C240M240|c permiss
A508C304D240|permiss to
A508C304D304E240K304N240R343T240|setting
A508C371D343E466G304H240J240K411L304M403O502P451Q304R343|due to
A508C371D343E466G304H240J304K411L304M403O502P451Q304R343|due
A508C393E304F343J240O240R638T371|paramet
A508C466D304E495F240G240H240I240K304P426R411T304|https api
A508C471D343E426M240O371P426R480T564|.data
A508C525D523E371F393J304K371O502P240R535T393|specifi
A508D343P240|please upgrade
A511C304D411E240F240K240O240P240R371|app
A511D411E240H240K304M240O371P371R393T371|you are
A514B240C240P240R462T343|error invalid
A514B240C371D480E393F343I240K371M240O502P426R371T426|.azure
A514B304C462D371E471F240I240J426K343L304M240O343P393R502T480|returne
A514B304E520G240H505J419K240O304P680R393|many
A514B343E471H240N371O240P577R393T451|.exceede
A514C240D371E343F240O304P240R240|secret
A514C426D304E343F240H240K240M240O240P304R451T371|descrip
A517B240C451D304E462K480O411P426Q240R343|session
A517C240M240|c denied
A517C343E371F393H304K304L240M240O343P411R462T343|used
A517C471D411E475F240G240H277K371O358P451R343T371|for url
A517R240|invalid api
A520B240C582D495E471F471H343J439K585M304O393P371R640T520|name
A520B240E240H462N240P618Q240R304T240|limit exceede
A520B240E411G343H544N343O304P631R371T411|.limit
A520C304D439E371F304H240K240M240N304O393P371R488T471|can
A520C411E343K411O240P343R304T240|at https
A520C642D608E371K426M240O508R540S240T737|file
A520D240E240H240R343|billing
A523C419E580F240K343L304M371O240P343R612T502|bad
A523C426D451E451J240K426M240O358P277R508S240T475|check
A525B240C462D304E371F343H304I304O371P451R411T304|headers
A525B304C439D502E475F343H179I240J343K393M371O462P393R544T488|that
A525B520C343D240E548G343H505I240J240K240O304P687R535T631|too
A525C240D240|.permiss denied
A525C343D304E411O304P304R411T240|.o
A525C343D343E343K343O304P240R393T240|configu
A525C439D343E426F393I240J240K304M240O343P426Q240R502T393|.open
A525D240E240H304L343P240|free
A525D343J240P240R393|.require
A525R240|daily
A525R304|balance
A528B240C426D343E471H240K343N371O343P304R371|run
A528C240J240K240O240R393T471|incorre
A528C517D371E466F304G240J240K393M240O343P403R508T393|none
A530|.invalid token
A530B240C439D371E343F304G343M304O471P240R426T451|message the
A530B240C471D426E480F304G240H326I240K371M240O343P451R371T411|url https
A530C240F304R240|usernam
A530C502D462E484F304G343J358K525L304O451P304R540T540|unable to
A530C502D462E491F304G343J358K525L304O451P304R540T540|unable
A530C732D688E525G240J426K411M304O426P240Q240R629T523|.not
A530D240|.credent
A530O240|.access
A533D304P304|upgrade your
A535B240C240D530E411F240H304J343K240L240O462P343R564T393|use
A535B240C439D488E411F343K304M240O502P426R439T439|.http respons
A535B304C495D502E411F371G343H343I343J240M240O502P508R495T471|calling the
A535B304C495D502E411F371G343H343I343J240M240O502P508R508T471|when calling
A535B343C523D567E439F371G240J240K535M304O553P304R625T593|cannot
A535C304E304F371H240K240R393|payment
A535C488D426E592F411K564O567P439R525T411|.operati
A535C502D343E530F240H240J304K466L240O462P371R567T523|.base
A535E240G240L240M240P343R240|usage
A538C343D240E240J240R535T343|is invalid
A538E343J343O304P240R411|action
A538K343|.jwt
A540B240E343K343L240R240T371|enough
A540C240O304R304|has expired
A540C343D371E597H304I240K809O393P462R371T304|connect
A540D240E304K371O240T240|to perform
A542|access denied
A542C371D343E508K411L240O304P304R480T495|.py
A542D240R240|not authori
A544B304C508D508E451F371G343H343I343J240K240L240M240O508P514R520T480|calling
A544B343C508D514E508F371G371H371I343J240K240L240M304O514P508R520T514|error occurre
A544B343C508D514E556F393G371H371I343J240K393L240M304O533P508R525T514|occurre
A544C484D535E439F304J304K371M343O480R546T508|it
A544C551D451E592K566O571P343R574T488|.databas
A544D240|.authori
A544D240M240|permiss denied
A544D343E240K304|environ variabl
A546B343C439D393E426F426H343J419K403L240M343N240O393P371R525S240T411|errors
A548B304C508D508E471F371G343H343I343J240K371L240M343O508P508R514T495|an error
A548B426C525D439E411F304H240I240J393K393M343O426P240R564T439|in the
A548C304D240K304P240R304|auth
A548C393D240E579F304I426K728O343P439R240|.connect
A551C495D411E525G240J304K371O393P426R451T304|get
A551C544D471E502F343I240J419K462L240M304O480P462R540T649|data
A551C564D514E502F371G240H358O589P471R495T393|resourc
A551D240H304P304|your account
A553B426C488D488E535F439G371H371I240J371K240M304O466P393Q240R572T462|c error
A556|.unautho|authent failed
A556C304D411E304F240J240R393|not have
A556C451D426E371F240K451M240O462P517R411T240|has been
A556C577D553E439F304J371K574M304O471Q304R553T560|could not
A556C580D560E439F304J371K577L240M304O480Q304R560T564|could
A556J240M240P304T371|.forbidd
A558C471D451E546F240H304J520K661L343M240O488P371R530T564|failed to
A558C508D426E240F240G240H326K240O445P462R411T393|client error
A558D240F240O343R343|key is
A558P371|your plan
A558T240|.signatu
A560B240C240D426E484H304J304K451M304O326P419Q240R514T471|more
A560B240C498D371E502F240G240H240I343K343M371N240O462P495Q240R495T426|the request
A560B304C502D577E530G240H343I240J343K502L439M343N304O462P371R604T609|=RuntimeError
A560B371C304D343E240F343J411O343P240R686T520|must
A560B371C426D488E553G462H371J517K371L240M240O371P462R669T629|type
A560C304D343E240K304O240R439|variabl
A560C508D393E556K502M304O304P358R462T471|example com
A562D393H304P371|upgrade
A564C426D471E498J371K657L240M480N240O553P471R508T480|by
A564C525D411E560K520M304O304P358R488T471|example
A564D304E343K371O411R343T304|perform
A564D451E304F240K304O240|environ
A567E304H326P480|quota
A569C411D451E240J426R597T439|missing
A571B240C451D411E498F304G240H358J304K451M240O240P426R514S240T439|details
A571B488C480D451E439F411J371K304M445O393P393Q240R648T596|.bad
A571C240D240|.permiss
A571C488D439E371F488H240K462M240O471P540R462T371|been
A571C765D714E471J439K304L240M304O393R649T594|found
A574B343C520D535E488F371G343H343I343J371K343L240M304O535P530R520T564|when
A574B411C502D371E540F451G240H343I304K371O371P488R562T508|body
A574C240D439E426K240O343R520T371|set
A576B240C525D462E551F343G240H326I240K637M343O383P508R535T502|url
A576C551D411E538H240J475K597M240O462P411R626T618|at
A577C240D240|.denied
A580B240C567D553E566H240I343J411K495L304M484O535P514Q343R597T514|was
A580C652D609E240J371K343O411R604T419|does|does not
A582B495C514D498F488J393M304O426P343Q240R632T535|c invalid
A583B240D343E523H466K240L240N371O304P577Q343R393T371|reached
A583B371C572D548E471F439J495K371L240M393O567P371R716T618|be
A585B240C393D480E589G240I304J411K480O411P462R544T514|from
A585P240|credits
A586C240E471L240R371T304|insuffi
A587E240J240P426R304|plan
A587F240O240R304T371|signatu
A589B304C525D530E574F393G343H393I393J240K371M240O611P544R556T495|operati
A589B371C535D393E556F393H393I304K240L240M240O371P520R530T451|status code
A590E240K343P304R304|login
A592C426D535E471G240H240J343K393M304O508P471R620T480|are
A594B343C540D471E480F371G426H393J240K371M426O411P508R544T495|error code
A594C240D240E393F240P240R371|.auth
A597C533D411E605F426I240K514M240O433P538R585T471|http
A599C343D371E304H304O240P553R371T240|you have
A602B488C530D530E426F240G471H508I343J393M456O393P451Q240R530T439|.api status
A603|unautho
A604B304E411G462H631O371P771|#429
A604B371C471D548E564F304H304I304J371K514L371O577P439R579T411|on
A605C480D471E707F240G371H304I304K635L240O462P480R508S179T371|server
A607B304C535D548E574F393G371H343I343J451K411L304M393O535P533Q240R629T605|an
A609C240D240T393|passwor
A609E240R304T304|.token
A614B304C480D592E508F240G240J451K480M304O411R672T637|is not
A615B304C666D488E508F451G343H393I240J371K439L240M426O508P480R620T491|id
A618C520D393E629F451G240I304J488K525M433O371P511Q304R535T451|respons
A618M304R304|forbidd
A619B439C471D577E488F304G304H304J240K411L304M426O535P520Q304R633T520|and
A620B304C694D672E590F304H240I240J371K514L343O426P240R669S179T604|no
A621B411C540D544E471F240H240J571K343L371N240O304P393R761T711|=ValueError
A621C304E411K240O343P240R304|expired
A621D240R240|credent
A630D240E240R393|authori
A631C617D624E609F240G304H304I358K690M393O517P520R555T615|=OSError
A634D240M304P304|denied
A635B343C525D439E426F462J419K304O343P240R666T586|.invalid
A636C411D343M240P240T304|permiss
A637C520D502E471F343G240H383K480O491P480R439T426|client
A639B304C411D411E426F240G304J304K371M240O240P240R583T426|provide
A641B240C502D343E343F439K343M240O426P484Q240R525T240|user
A642B343C548D535E646F426G240H343I304J371K480M393O535P517Q240R560T520|.respons
A645B240C393D540E343J451K304O371P343R629T466|require
A645B393C661D604E619F525H403I304J445K652L393M426N240O558P508Q240R663S240T621|with
A645B520C567D546E514F371G511H517I371J393K240M456O439P520Q240R566S179T471|.status
A649B553C498D540E610F343G240H433I240J491K530L439M411N371O566P617Q240R721S304T664|of
A651B495C240E517G240H560K343N393O304P712Q393R488T564|limit
A653B411E607G371H520I371J304K623N371O393P699Q240R488T462|exceede
A657C393D371E304H343O304P439R439|account
A657D240|.authent
A661B520C580D528E626F488G240H426I240J371K611M505O491P614Q240R681T599|.request
A662B624C426D621E583G583H610I582J514K546L371M572O240Q371R571S240T514|@model
A667B343C502D502E572F495H304I240J304K488L304M240O556P553Q240R597T514|has
A670P304R462|#402
A672C411D462E304J240K304M343O471P304R426|access
A672C594D535E628F304G304H371I304J240K607M393N240O451P548Q240R548T508|com
A675B439C393D604E612F240G451H525J411K480L240M371O558P623Q304R594T471|please
A678B240C426D471E393F240H403J240K240M240O240P556R580T343|have
A678B371C304D371E343G240H240J240K304O304P240Q240R462T371|token
A679B471C648D599E629F426G240H393I343J514K580L304M426O620P548Q240R703S240T687|in
A680B411C611D514E646F480G240H466I304K439L343M393O498P596R609T540|status
A680B629C580D589E508F594J439M586O508P502Q304R791T652|#400
A681B343C611D558E592F439G326H411I411J240K558M304O546P597Q240R649T514|.client
A683C240M240|api key
A687C304E240P240R240|authent
A689B240C574D571E604F304G304H403I304J358K548M343N240O456P548Q240R560T514|https
A690B480C495D594E564F471G240H240K426L240M393O599P475R589T551|this
A697B426C608D564E627F411G445H403I371K491M471O564P608R615S179T577|.http
A707B480C609D642E656F426G343H491I240J555K535L371M343N304O582P627Q240R712S240T615|for
A710B304C592D553E630F411H393J553K710L411M439O580P480R651S304T659|failed
A711B514C643D589E671F514G471H488I343J371K576M451O597P626Q343R676S240T604|message
A716B439C641D647E548F343G240H371I304J393K577L240M304N240O525P451Q304R692T622|or
A716B535C615D548E675F514G462H582I520J240K548L240M495N240O592P733Q240R690T592|request
A717B393C462D577E480F304H343J371K371M371N304O488P611R592T488|you
A720B462C502D502E462F393J484K439M240O411P371R749T659|invalid
A725B426C393D544E544G343H451I304J411K411M393O411P590R530T411|your
A725C569D371E304F426H304J393K304M240N240O488P304R548T462|key
A731|#401
A731B371C540D520E633F304G343H462I343K553L240M304O426P604R564T462|api
A731B471C659D577E670F520G451H502I304J343K530L240M480O580P642R699S240T608|code
A744B556C605D658E676F480G511H304J535K556L371M426O688P567Q240R753T721|is
A754B530C689D615E676F580G471H530I480J426K553M456O602P659Q240R727T580|.api
A758C304D371M462P480R304T304|#403
A762B502C702D663E757F495G508H505I371J505K695L371M480O660P663R750S277T714|error
A765B343C794D767E658F393G304H240I304J589K667L240M439O592P371Q393R784S240T742|not
A778B426C633D662E699F393G426H471I304J562K753L462M498O642P597Q371R723T692|to
A785B567C715D708E723F548G480H471I439J540K624L371M533N343O684P675Q393R778S240T711|the
B240|.model http|.window exceed|.window exceede|.window overflo|about tokens|again request|aierror the|allowed the
B240|and maximum|and tokens|anthrop prompt|argumen message|availab context|base is|batch request|be reduced|bot error
B240|calcula availab|code context|code tokens|complet current|compres your|config to|conside turning|context anthrop
B240|context limit|context the|core is|current length|decoder prompt|decreas input|detail input|detail system
B240|details error|either one|enable history|endpoin maximum|enough try|estimat number|exceed receive|exceed too
B240|exceede headers|exceede model|first tokens|gemini the|generat length|generat tokens|given inputs|gpt model
B240|granite instruc|have less|history longer|history truncat|however the|however your|impleme text|in tokens
B240|input and|input argumen|input too|inputs must|inputs tokens|instruc the|is but|is input|is just|is prompt
B240|is while|keep the|larger context|len is|length and|length or|length prompt|length tokens|length type
B240|limit conside|limit decreas|litellm context|llama on|loaded with|long model|long so|luminou base|max model
B240|max new|maximum model|maximum output|maximum prompt|message and|message range|message resulte|message tokens
B240|middle|middle out|mini body|model len|model length|model max|new tokens|no smaller|non negativ|not non
B240|not possibl|of but|of either|of luminou|of make|of message|of palmyra|of reka|on enable|only tokens|or impleme
B240|or max|or output|or smaller|out transfo|output please|overflo however|palmyra|palmyra is|params context
B240|possibl the|prompt automat|prompt has|prompt param|provide prompt|receive try|reduced in|reka|reka core
B240|request about|request contain|request generat|request prompt|request token|require sequenc|run success
B240|sequenc length|session number|shorter prompt|size tokens|size was|smaller input|smaller max|so generat|splitti
B240|splitti strateg|support sequenc|system prompt|tdetail this|text splitti|text tokens|than got|than llm|than tokens
B240|that max|the decoder|the middle|the overflo|this bot|to compres|tokens cannot|tokens code|tokens conside
B240|tokens exceede|tokens given|tokens input|tokens long|tokens max|tokens require|tokens this|tokens tokens
B240|tokens type|tokens value|tokens when|tokens which|transfo to|truncat config|turning|turning on|user message
B240|using shorter|using smaller|versati in|when context|while limit|window exceeds|window of|with larger
B240C240|in session
B240C240D240E240L240T240|try to
B240C240E240O240|keep
B240C240E343J240K240M240N240O240Q240R304|.run
B240C240F240G240H393I240O240P371R343T240|message request
B240C240J240R462T393|invalid input
B240C240O240|to keep
B240C240R240|model name
B240C240T240|range of
B240C304E484G343I240M304O240P491R371T304|your request
B240C326R508T358|range
B240C343R393|c input
B240D240|granite|ibm granite|luminou|model ibm
B240D240E240G240H240I240J240K304M240R304|litellm
B240D240E240G240H240R240T240|body object|param null|status body
B240D240E240T371|decoder
B240D240E304G433|model is
B240D240E304H240|during generat
B240D240E304J277M304O240R371|about
B240D240E304O304P240T240|msg the
B240D240G240H240R240|error object
B240D240M240|.request failed
B240D304H240R304|or use
B240D304R343T304|impleme
B240D371E240|code model
B240D371R343T179|transfo
B240D488O240P304R304T240|so
B240E240|exceede this|generat status|of only|overflo
B240E240H240P411R240|message too
B240E240J304T240|the total
B240E240P240T471|larger
B240E240R304T240|.overflo
B240E240T240|input in
B240E304N240P433R240T343|the limit
B240E371P240|resulte|resulte in
B240F240|try using
B240F240R343T371|invalid message
B240G240|llama versati|request your|versati
B240G240H240|service tier
B240G240H240R240|demand
B240G240J240L240R426T240|less than
B240G240J240L240R426T304|less
B240H240|.request respons|demand on|gpt in|limit trace|min tpm|name gpt|org on|org service|per min|reached request
B240H240|reduced|tier on
B240H240P240|min
B240H240R240|on demand
B240I240P240|request exceede
B240I240R304T240|conside using
B240J240|text input
B240J240K240M240N240Q240R240|.agent run
B240J240Q240|the output
B240J240R240T304|sequenc
B240J240T240|shorter
B240J393M304P240|your prompt
B240K240|.model api|load the
B240K304|error trying|total of
B240L240R240|decreas
B240M240R240|argumen tdetail
B240O240|strateg
B240O240P304R240|avoid|to avoid
B240P240|with context
B240Q240|complet please|model token|prompt tokens|total tokens
B240R240|avoid this|be given|be no|estimat|input message|just|prompt or|request total|smaller than|the context
B240R240|the estimat|tokens for|tokens is
B240R240T240|text the
B240R240T343|max length
B240R304|argumen for|length should
B240R343T240|c long
B240R411T411|request body
B240R502|must have
B240T240|body too|input exceeds
B240T304|len|max size|maximum support
B240T371|exceeds limit
B304|.context length|after truncat|allowed tokens|and draft|and max|batch has|c prompt|context size|draft|draft tokens
B304|exceed context|exceede origina|input length|input token|lower the|minute tpm|model context|output tokens
B304|per submitt|please lower|prompt cannot|prompt contain|prompt length|submitt batch|the complet|tokens after
B304|tokens allowed|tokens the|tokens too|truncat please|voyage failed|your batch
B304C240|message prompt
B304C240E371L240T304|batch
B304C240M240R304T304|c badrequ
B304D240|is your
B304D240E240P304R371T371|than the
B304D240M240O240R393|validat when
B304D240M240O240R393T240|occurre validat
B304D240O240|error this
B304D240R304|model llama
B304D304E240G304H304O304R240T240|object error
B304D304E240K240R240T240|but the
B304E240|batch is|size and
B304G240H240I240K240R240T240|.voyage
B304G304K304|.groq
B304H277|for gpt
B304H304|in organiz|organiz org
B304H411P451|per minute
B304H426P471R240|minute
B304J240|lower|model returne
B304O240|followi errors
B304P445|reduce your
B304Q240|tokens total
B304Q240R371T343|.length
B304R240|is longer|model voyage|total number|voyage|with maximum
B304R304|inputs
B304R304T240|input or
B304R304T343|message is
B304T240|.length exceede|errors input|max allowed|the batch
B304T343|message size
B304T358|of text
B343|.context window|.llm context|c context|c length|contain tokens|count exceeds|has tokens|length exceede
B343|llm context|message or|or complet|token count|tokens exceed|tokens maximum|tokens must|window limit|your message
B343E240N240P304Q240R240|the max
B343E240R371|longer than
B343H240|input tokens|on tokens
B343H240P304|limit request
B343H304|tpm limit
B343H304P419|request too
B343H371|tpm
B343H445P495|c rate
B343I240J304Q240|.llm
B343Q240|tokens limit
B343R240|.window
B343R304T240|smaller
B343T240|cannot exceed
B343T426|truncat
B371|however you|long tokens|request tokens
B371C240T240|long for
B371H240M433|the prompt
B371H240R304T343|of input
B371J240R240T343|input is
B371O240P304R439T240|the number
B371P304R240|reduce the
B371Q240|tokens and
B371Q240R304|the length
B393|context window|tokens however
B393C240D240M240R371T371|the input
B393D240R240|window
B393E240O240Q240R304S240T371|the message
B393H240R371T240|for model
B393R240|prompt is
B411|however|tokens in
B411L240P484R240|reduce
B411P456R240|please reduce
B439|is tokens
B439T556|#413
B451|model maximum
B451D304G240R304|this model
B462C304E304I240R451T371|too long
B471R240T240|length is
B471R393T304|length of
B495|maximum context
B502|context length
B520C371D240E371F240H240J419K240M426R629T619|input
C179|c unique|it there|shp no
C240|.answer|.artifac not|.bad network|.bad node|.blob|.cache index|.censys not|.chat migrate|.config missing
C240|.configu set|.constra validat|.daemon|.dagster invaria|.dagster run|.data files|.data incompl|.data layer
C240|.daytona not|.docker contain|.documen store|.duplica documen|.duplica id|.edges|.edges not|.existen mailbox
C240|.experim|.experim not|.feast object|.feature view|.fhir not|.file create|.file or|.files|.files not|.flag
C240|.flag not|.gitlab get|.glossar|.glossar not|.gone|.groups|.groups edges|.handle is|.hosted|.hosted zone
C240|.id invalid|.id unknown|.incompl instanc|.instanc id|.invalid instanc|.invalid s|.invaria|.invaria violati
C240|.is invalid|.item not|.items|.items not|.job id|.json pointer|.layer not|.ldap constra|.ldap no|.letter
C240|.letter does|.level|.level lookup|.matchin|.matchin splits|.media not|.memory not|.migrate|.missing commit
C240|.missing file|.multipl objects|.multipl results|.net|.network name|.nextclo not|.no answer|.no file|.no node
C240|.no offset|.no option|.no rar|.no section|.node id|.non matchin|.not git|.not registe|.not unique|.nxdomai
C240|.object does|.object result|.objects|.objects returne|.offset for|.offset out|.oid|.opc|.or bucket|.order not
C240|.output expired|.paramet not|.peer id|.person|.person does|.pointer|.prices|.prices missing|.ql respons
C240|.rar entry|.rate not|.raw io|.receipt|.receipt handle|.record not|.registe|.remote entry|.remote resourc
C240|.resourc already|.resourc does|.result get|.result missing|.result not|.results found|.run not|.s object
C240|.sdk file|.set does|.sizes|.snmp no|.span creatio|.splits|.splits sizes|.splits verific|.spreads|.spreads not
C240|.stack already|.such contain|.such hosted|.such instanc|.such key|.such oid|.such path|.such process
C240|.table already|.task timed|.templat lookup|.tenant|.tenant not|.top|.top level|.tz|.tz missing|.unique constra
C240|.unique propert|.unique violati|.unknown object|.unknown type|.unrouta|.view|.view not|.violati result
C240|.weaviat tenant|.word|.word net|.workshe not|.yf prices|.yf tz|.yxdomai|=NotADirectoryError|aa deleted|abc this
C240|abcx|abcx possibl|access partiti|accesse because|accesse this|accessi or|accessi type|account associa
C240|account custome|account with|acme csv|acme empty|acme in|acme key|acme module|acme none|acme out|acme plugin
C240|acme recurly|acme shop|acme shopp|acme summari|acme the|acmex|acmex possibl|active device|actor was|ad|ad df
C240|add or|additio data|address has|address space|adjuste true|admin for|admin id|adminge|adminge operati|after dname
C240|after hours|aiplatf iam|alert exists|alert with|alias associa|alice|alice which|all lock|all operati|allow nulls
C240|already list|already registe|already release|alt json|an answer|and databas|anna|anna already|another model
C240|another uid|answer to|any channel|any users|anymore|api channel|api flow|api openwea|api prefect|apierro recomme
C240|archive it|are deleted|are referen|are shared|artifac acme|as where|at crm|at deck|at did|at none|at run|atvpdki
C240|atvpdki der|auth user|ax|az inv|bad nonexis|badnode|batch jobs|be accessi|be deliste|be outdate|be uuid
C240|because they|been corrupt|been made|been provide|been termina|before interac|berln is|beta ui|bin expecte
C240|blob does|blob openblo|blobnot|board not|body status|body voice|but test|by name|bytes num|c admin|c archive
C240|c blobnot|c check|c comment|c convers|c enotdir|c errorfo|c filenot|c gkpj|c graphme|c inexist|c linkval
C240|c noexist|c nosuchh|c nosuchk|c objecte|c or|c path|c peer|c previou|c qecx|c receipt|c recordn|c remote|c shop
C240|c subacco|c subredd|c tasktim|c trashed|c trigger|c uniquen|c usernot|calenda|calenda events|call couldn'
C240|cancel categor|cancel errcode|cannot coerce|cannot delete|cannot insert|categor spot|channel error|channel for
C240|chat id|chat not|check constra|check object|checkin the|child row|city not|class does|client get|client json
C240|clordid|clordid ordid|cloud api|code acme|code convers|code deleted|code errmsg|code errorfo|code notfoun|code on
C240|code trashed|codes and|coerce the|collect collect|collect context|collect crm|collect databas|collect db
C240|column does|com calenda|com call|com not|com parquet|com pdf|com user|comment has|comment that|commit not
C240|communi doesn't|complet and|complet another|complet fields|configu set|configu when|conflic entity
C240|conflic message|consist at|constra auth|constra crm|constra fails|constra fk|constra none|constra of
C240|constra violate|consume group|contact does|contain documen|contain rows|contain tensor|contain web|contain with
C240|context data|contrac pdf|correct path|correct propert|corrupt downloa|cosmosd|cosmosd tsg|create custome
C240|create dataset|create documen|create spans|created or|crm dbo|crm fk|crm fs|crm get|crm since|crm user|csv in
C240|csv no|csv resolve|cus|cus no|cust violate|custome because|custome column|custome cus|custome items|custome line
C240|custome new|custome order|custome value|custome with|dashboa not|data clordid|data docs|data downloa|data example
C240|data files|data leads|data mailbox|data name|data nonexis|data report|data weather|databas are|databas databas
C240|databas mongocl|databas record|dataset dataset|dataset include|dataset name|dataset qa|dataset was|dates
C240|dates try|db crm|db letters|dbo|dbo custome|deal has|deal not|decrypt megolm|default tenant|delete not
C240|delete some|deleted after|deleted at|deleted comment|deleted diagnos|deleted downloa|deleted if|deleted on
C240|deleted permane|deletem|deletem operati|depende at|der|der details|descrip prompt|descrip specifi|descrip templat
C240|detail agent|detail generat|detail memory|details id|dev already|devbox not|develop not|device found
C240|device matchin|device status|df make|diagnos resourc|did plc|differe start|digest mismatc|directo does|directo fs
C240|directo open|directo report|directo tmp|directo txt|discoun not|dname|dname substit|dns respons|doc can|doc id
C240|docker inspect|dockerc|dockerc contain|docs lance|documen docx|docx does|downloa file|downloa for|downloa from
C240|downloa please|downloa the|driver stats|duplica invalid|duplica name|duplica of|duplica primary|duplica unique
C240|edges|edges found|elevati|elevati nc|email dup|email failed|email sql|email values|employe failed|empty message
C240|empty status|end dates|enoent|enoent no|entered the|entity employe|envelop does|err no|err unique|errmsg duplica
C240|errno not|error applica|error blob|error dashboa|error deal|error langfus|error list|error node|error offseto
C240|error qecx|error recordn|error room|error session|error stack|error user|errorco blobnot|errorco entitya|errorer
C240|errorer code|errorfo|errorit details|errorit message|errors errorer|errors id|errors monitor|errors notnull
C240|errors tresour|errorty error|event no|events ics|example recorde|excepti found|excepti linkval|excepti object
C240|exclusi constra|exist acme|exist alert|exist anymore|exist applica|exist client|exist data|exist invoice
C240|exist key|exist meeting|exist msg|exist path|exist run|exist shop|exist try|exist work|existin channel|exists an
C240|exists error|exists gql|exists invalid|exists or|exists pid|exists pods|exists registe|exists request|exmaple com
C240|expecte ids|expecte ok|expecte splitin|expecte zm|experim with|expired trigger|extract doc|fa ad|failed amount
C240|failed order|failed orders|failed person|failed unique|failed users|fails shop|failure email|failure failed
C240|false statusc|fatal reposit|fault record|feature view|field none|field parent|field sr|fields hyperpa|fields with
C240|file downloa|file elevati|file enoent|file invoice|file may|file message|file might|file please|file sites
C240|file zip|filenam manifes|filenot message|files zq|find account|find databas|find experim|find matchin|find object
C240|find pod|find room|find row|find task|find that|fixing|fixing the|flag beta|flags nowhere|flavor found|flow runs
C240|flurbs|flurbs is|folder could|folder found|for admin|for data|for exmaple|for group|for huge|for id|for message
C240|for ref|for safety|for uri|foreign keys|found account|found acme|found agent|found by|found channel|found client
C240|found could|found deal|found deleted|found errorty|found extensi|found false|found fatal|found field|found file
C240|found first|found invoice|found is|found letter|found mem|found missing|found name|found not|found nowhere
C240|found object|found ora|found pet|found prices|found resp|found result|found somethi|found source|found src
C240|found statusc|found stderr|found symbol|found thread|found tmp|found url|found yahoo|found zq|from check
C240|from letter|from nowhere|fs files|fs reports|functio configu|functio result|gcp|gcp sa|generat id|generat not
C240|get custome|get false|get for|get object|get result|get run|get sandbox|getdocu|getdocu operati|getobje
C240|getobje operati|gettran|gettran operati|githubu|githubu com|given generat|given topic|gkpj|global id|glossar
C240|glossar not|gone message|got aa|got success|got this|got ymfy|graph microso|gridfs|gridfs collect|group ids
C240|group migrate|group option|group workers|gs acme|hash expecte|hash may|hash mismatc|hash of|have no|have submitt
C240|head weight|heads develop|hero violate|history policy|hmm|hmm that|host with|hosted zone|hosting the|hours id
C240|html already|http get|https data|https openaip|https raw|hyperpa|ics|ics reason|id ax|id being|id custome
C240|id descrip|id documen|id dup|id duplica|id errors|id full|id invalid|id lazaret|id limit|id mismatc|id no
C240|id objecti|id paramet|id pninz|id pr|id referen|id refers|id resp|id results|id trackin|id trun|id we|id welcome
C240|id xkf|id xyz|ids acme|if created|if possibl|image in|improve the|in board|in contrac|in csv|in errno|in gpkg
C240|in graph|in gridfs|in inbox|in live|in marketp|in png|in queue|in respons|in srv|in talk|in volume|in xreadgr
C240|inactiv check|inbox pdf|include time|incompl try|incorre nasdaq|index email|index id|index primary
C240|indicat corrupt|info https|informa or|input device|input receipt|insert documen|insert fails|insert the|inspect
C240|inspect web|instanc could|instanc matchin|instanc not|insuffi locatio|integri constra|into column|into hero
C240|into users|invalid job|invalid objecte|invoice html|invoice matchin|invoice no|invoice object|invoice ocr
C240|invoice was|is availab|is error|is partial|is publicl|is trashed|issue entity|issue extensi|issue invalid
C240|it caused|it exists|it instead|item cannot|item code|item could|item does|item is|items constra|items have
C240|items vendors|job couldn'|job result|json not|json returne|kdbx|keep result|key but|key column|key conflic
C240|key detail|key jobs|key maybe|key order|key pdf|key region|key results|key usernam|keys duplica|keys order
C240|known hash|known yet|label product|lance version|langfus|lat|lat lon|late|late to|layer|layer parcels|lazaret
C240|lazaret does|ldapcon|ldapcon constra|ldapnos|ldapnos nosucho|lead constra|lead does|leads sqlstat|lease not|lemma
C240|lemma run|letter as|letter debug|letter instanc|letters already|letters pk|limit offset|link code|link codes
C240|linkval|linkval could|list member|list reports|list request|list with|listeve|listeve operati|listing has|listres
C240|listres operati|live mode|lm head|locate record|locate templat|locatio informa|locatio inv|locatio parquet|lon
C240|long after|longer exists|made inactiv|mailbox associa|mailbox doesn't|mailfol|mailfol error|main adapter
C240|main report|mainerr additio|maintai|maintai by|marketp|marketp atvpdki|matchin access|matchin usb|may indicat
C240|maybe it|mdq|mdq type|me gkpj|me mailfol|media not|meet history|meet the|meeting does|megolm|megolm event
C240|member exists|member total|memory with|message asin|message city|message dataset|message duplica|message git
C240|message html|message job|message letter|message returne|message run|message task|message thread|message voice
C240|message webset|method pm|mic|might not|migrate|migrate to|mismatc object|mlmodel|mode but|mode key|model custome
C240|model letter|model mlmodel|model nowhere|model require|module acme|mongocl|mongocl db|monitor not|most bytes
C240|mp could|mp the|ms cosmosd|msg all|msg failed|msg not|multipl objects|multipl rows|name cannot|name code
C240|name exists|name nowhere|name of|name oid|name qa|name soffice|name sql|name supplie|name table|name train
C240|name values|name violate|name xc|named manifes|named sst|nameerr bindres|namespa default|nc is|net encodin
C240|new chat|nfound|nfound insuffi|no alert|no contain|no edges|no flavor|no folder|no git|no hosted|no input
C240|no items|no lemma|no mailbox|no option|no price|no rate|no resourc|no rights|no subacco|no variabl|node that
C240|noexist|noexist hmm|nogroup|nogroup no|none message|none nameerr|none not|none reason|none svcerr|nonexis pdf
C240|nooffse|nooffse topicpa|nosuchh|nosuchh when|nosuchk when|nosucho none|not directo|not locate|not meet|not retry
C240|not waiting|notfoun entity|notfoun nowhere|nothing doesn't|notnull|notnull null|nowhere client|nowhere eml
C240|nowhere kdbx|nowhere yaml|null into|null value|nulls|nulls insert|num bytes|num example|object can|object code
C240|object custome|object exists|object for|object gs|object key|object metadat|object nothing|object prompt
C240|object task|object weights|objecte|objecte when|objects get|objects returne|occurre configu|occurre nosuchh
C240|occurre paramet|occurre receipt|occurre tasktim|occurre usernot|occurre when|ocr already|of downloa|of mdq
C240|of offsets|of relatio|of speech|offset params|offseto|offseto the|offsets|offsets maintai|oid status|ok but
C240|ok make|on oid|on public|open image|open nowhere|openblo|openwea|openwea org|operati configu|operati instanc
C240|operati memory|operati task|ops reports|ops shared|option api|or access|or already|or class|or consume|or doesn't
C240|or employe|or id|or resourc|or roomnam|or unavail|ora at|ora integri|ora no|ora unique|order cancel|order cust
C240|order custome|order expecte|order foreign|order matchin|order sent|order user|orders custome|orders partiti|ordid
C240|ordid scode|out provide|outdate|over key|page returne|pages and|param provide|paramet backgro|paramet when
C240|params host|parcels could|parent key|parquet not|partial model|partiti key|partner user|path batch|path inbox
C240|path node|path users|payment exists|pdf or|pdf page|peer before|peer id|permiss and|permiss or|person name
C240|person new|pet not|pk violate|pkey code|pkey detail|play|play player|player play|plc|plc app|plugin acme
C240|plugin name|pm|pm nx|pninz|pninz was|pod render|policy modifyr|possibl archive|pr|pr not|prefect cloud
C240|premise the|present pdf|present reports|previou respons|price data|price price|price similar|primary of
C240|primary over|printer or|problem shouldr|process no|product error|progres status|project name|project not
C240|project prod|prompt invoice|prompt latest|prompt not|prompt with|propert target|propfin|propfin remote
C240|protect foreign|provide id|provide task|public unable|publicl|publicl accessi|pv no|qb object|qecx|qecx you
C240|query archive|query for|query ops|queryco|queryco results|questio example|rate for|rate with|raw githubu
C240|re trying|reading resourc|reason id|reason resourc|receipt does|receipt handle|receipt when|recipie not
C240|recomme do|record at|record being|record data|record leads|record res|record sale|recorde|recorde splitin|recordi
C240|recordi does|recordn|recordn message|ref uri|referen orders|referen through|referre|referre object|refers
C240|refers to|region and|registe acme|registe model|relatio hero|relevan|relevan pages|remote resourc|render in
C240|report md|reports csv|reports key|reports on|reports xlsx|reposit https|reposit is|reposit was|reposit with
C240|req no|req pv|request device|request host|request item|request lease|request offset|request order|request propfin
C240|request room|require roomid|res partner|resolve the|resourc acme|resourc filenot|resourc invoice|resourc run
C240|resp not|respons found|respons ticker|result because|result contain|result for|result found|result has|result to
C240|results adjuste|results are|retry without|returne client|returne file|returne for|returne not|returni|returni id
C240|revisio store|right path|room does|room not|room with|roomnam|roomnam param|root entry|row foreign|row item
C240|rows were|rsrc nfound|rub|rub has|run acme|run not|run resourc|run time|sa|sa aiplatf|safety the|sandbox not
C240|sandbox with|save duplica|saved with|says peer|select id|sendcom|sendcom operati|sendtas|sendtas operati
C240|server address|server for|server hosting|server status|server uvicorn|service gcp|session does|set trackin
C240|setting differe|setting found|sha hash|share name|shared device|shared documen|shared with|shop custome
C240|shop items|shop main|shopp|shopp does|shouldr false|sid|similar object|since does|single json|sites ops|smoke not
C240|smsg order|smtp address|soffice bin|some instanc|somethi you|source berln|space badnode|spans duplica
C240|specifi dates|specifi either|specifi resourc|specifi share|spellin on|spexcep the|spider|spider not|splitin
C240|splitin name|spot|spxerr file|srv job|sst variabl|stack acme|state for|stats|stats does|status complet
C240|status task|status voice|storage object|store error|subacco|subacco exists|subacco message|submitt an
C240|subredd noexist|subredd search|substit|such artifac|such custome|such entity|such instanc|such invoice|such key
C240|such letter|such message|such payment|such price|such templat|suffici permiss|summary version|summary with
C240|supergr|supergr new|supplie already|supplie object|support data|svcerr|svcerr passwor|symbol may|synchro create
C240|system code|system entity|system error|system more|talk|talk wav|target is|target none|task does|task object
C240|task with|tasks render|tasktim|tasktim when|tempera|tempera not|templat invoice|templat message|templat name
C240|templat or|templat receipt|templat with|tenant are|tenant default|tenant does|tenant not|tensor lm|test already
C240|test mode|that comment|that communi|that does|that id|that resourc|the address|the adminge|the deletem
C240|the downloa|the fields|the getdocu|the getobje|the gettran|the global|the headobj|the known|the listeve
C240|the listing|the listres|the missing|the printer|the questio|the record|the registr|the relevan|the sendcom
C240|the sendtas|the smtp|the spellin|the tenant|the uniquen|the urlnotf|the vertex|the voice|the youtube|they are
C240|thing does|thing errno|thing for|thing gpkg|thing no|thing not|thing onnx|thing png|thing safeten|thing zarr
C240|thing zip|this recordi|this the|thread not|through protect|ticker|ticker xyzq|tiktoke expecte|time lat
C240|time loadlea|tinyid|title member|title page|title resourc|to cancel|to improve|to insert|to list|to no|to referre
C240|to reposit|to shared|to subredd|to supergr|to tenant|to zones|token tr|too late|tool read|topic orders
C240|topic partiti|topicpa|topicpa topic|tr wdqyk|trackin does|train num|transac with|trashed or|trashed status
C240|tresour|tresour not|trigger id|true status|trun|trun not|try checkin|tsg|tsg not|type file|type persn
C240|type primary|ui|ui not|unfulfi|unfulfi depende|unique found|unique is|unique keys|unique message|uniquen constra
C240|uniquen error|unknown channel|unknown interac|unknown order|unknown sid|unknown subacco|unknown templat|unrouta
C240|unrouta message|update child|updated if|uri weave|uri welcome|url page|urlnotf|urlnotf was|usb mic|use has
C240|used uniquen|user index|user record|user unknown|user usernam|usernam anna|usernam key|usernot|usernot when
C240|users acme|users email|users matchin|uvicorn|uvicorn status|valid file|valid or|validat not|value alice
C240|value example|value null|values returni|variabl crm|variabl named|variabl on|vendors|vendors or|version manifes
C240|vertex type|view driver|violate exclusi|violate in|violate not|violate parent|violate the|vllg|voice with
C240|was saved|was trashed|watch abc|watch dqw|wav system|wdqyk|wdqyk vllg|we could|weather berln|weave|weave acme
C240|web it|webset|webset ws|weights doesn't|welcome mako|when exactly|which violate|with account|with at|with group
C240|with part|with supplie|with tinyid|with token|with your|without fixing|work acme|work missing|work none
C240|worker functio|workers in|workflo not|working directo|ws not|xc cc|xkf|xkf found|xreadgr|xreadgr with|xyz does
C240|xyz perhaps|xyzq possibl|xyzq queryco|yahoo error|yet make|ymfy|you entered|you meet|your integra|your nasdaq
C240|youtube account|zarr|zarr does|zip does|zip was|zm got|zones xyz|zq|zq alt
C240D240|.bucket not|.cli|.cli connect|.cosmos resourc|.documen insert|.existen|.insert|.invalid path|.keycloa get
C240D240|.locale|.non existen|.stack|.such file|.templat does|.unknown locale|.zone|access permiss|acme app
C240D240|adapter config|app dev|at project|availab because|beta|c deleted|can't locate|char at|const|const char
C240D240|directo error|directo os|entry not|exist please|failed could|failed load|faiss fileior|faiss impl
C240D240|file doesn't|fileior|fileior const|fileior fileior|filenot|for reading|found check|found data|impl|impl io
C240D240|it does|key was|letters index|locale xx|metadat from|more info|no file|no suchfil|not running|notfoun message
C240D240|occurre templat|onnxrun no|operati templat|or alias|org data|path does|path not|project faiss|reading no
C240D240|sendtem|sendtem operati|specifi does|suchfil|suchfil load|summari latest|task cannot|templat welcome
C240D240|templat when|the revisio|the sendtem|the templat|try setting|unknown locale|welcome does|with provide|xx yy
C240D240|yahoo|yy|zone found
C240D240E240J240O240P240R462|the query
C240D240E240K240O240R304|sqlalch
C240D240E240K304O240T240|sha
C240D240E240O304R240|.arango|.arango server|http err
C240D240E240P240|returne http
C240D240E240R240T371|.line
C240D240E240R304|.registr|.slumber
C240D240E240R343|.py spark
C240D240E240S240|.claude|.claude sdk
C240D240E304|.taskiq
C240D240E304R343|message cannot
C240D240E343|.partiti
C240D240E393L240|worker
C240D240E411J439R371T488|char
C240D240E426J240K240O240R462|.executi
C240D240F240|for acme
C240D240F240K240P240R240T240|.marqo
C240D240F240L240O240P240R371T304|lang
C240D240F240O240P240R240T240|lang en
C240D240F240O240P240T240|content odata|message lang|odata|odata error|us value
C240D240F240O240R240|workflo
C240D240F240O240R304|recurly|recurly request
C240D240F240O240T240|value the
C240D240F240P240R240T240|.marqo web
C240D240F439O548R240|.conflic
C240D240J240M240R304|part of
C240D240K240O240R240|.peewee
C240D240K240R304|psycopg
C240D240K240R304T304|cc
C240D240K343|os error
C240D240K343R240|os
C240D240K419R304T240|to resolve
C240D240L240R240|huge
C240D240M240|alt
C240D240M240R304|want to
C240D240M240R304T240|want
C240D240O240|account not|databas with|the queue
C240D240O240R240T304|.send|operati request
C240D240O240R304|stderr error
C240D240O304T240|.pynamo|.pynamo db
C240D240O343R240|working
C240D240P240T240|in minutes
C240D240P343R240T240|sendmes
C240D240R240|.templat not|for account|found with|loadlea|node with|permane|sale
C240D240R240T240|you want
C240D240R240T304|.command line
C240D240R411T179|symbol
C240D240T240|alias|in faiss|minutes doc|moviepy|moviepy error
C240D240T343|in mp
C240D240T371|failed file
C240D277|directo dev
C240D304|docs not|exist message|found collect|found excepti|io cpp|locale|model bin|notfoun index|to extract
C240D304E240I240R240|summari
C240D304E240J240M240R371|it was
C240D304E240K240O240|.procras
C240D304E240O304R471T240|xx
C240D304E240P240T240|.dramati
C240D304E240T371|.wand
C240D304E343G240J240R343|additio
C240D304F240R240|with key
C240D304J240M240P240R343T240|part
C240D304J240R371T240|.undefin
C240D304K240|docker
C240D304K240L240O240R240T240|could be
C240D304K393O240R304|route
C240D304K502R304T240|not known
C240D304L240O240R304T240|stdout stderr
C240D304L240O240R371T240|stdout
C240D304O240R240T240|revisio
C240D304O240R304T240|code stdout
C240D304R240T326|.match
C240D304R304T240|.index
C240D304R343|match for
C240D304T304|onnx|onnx failed
C240D304T343|model from
C240D343|collect letters|resourc does
C240D343E240J240K471P240R471S240T555|end
C240D343E240L240R240T304|onnxrun
C240D343E240L240R240T393|cpp
C240D343E343L304O371R304T426|src
C240D343F240O240R371|with name
C240D343J304K240R240|adapter
C240D343J304O371R411T343|instead
C240D343K240R240T240|the command
C240D343L240R240T371|cpp error
C240D343M240|support this
C240D343O240|check that
C240D343R240T240|faiss
C240D343R304|gs
C240D343R411|=AttributeError
C240D343T240|.table
C240D343T304|safeten
C240D343T371|ocr
C240D358E240F240P240|index letters
C240D371|error gone|path to
C240D371K240T343|load model
C240D383P304|.bucket
C240D393E393I240K304L240R304T240|runtime
C240D393R304|require the
C240D411T304|and is
C240D426O240R240T304|depende
C240D439R304T304|module
C240E240|.cache|.consist|.respons seek|acme model|adjuste|applica error|browser session|c resp|code hint|code resp
C240E240|com in|configu to|convers not|for entity|handle is|message browser|node not|resp detail|sites|the worker|usb
C240E240F240O304R304|refs
C240E240F480O304|has already
C240E240G240K240O304R304T304|right
C240E240G240K240R343T371|handle
C240E240G240O240|queue is
C240E240I240R240|the result
C240E240J240|json object
C240E240J240K240P240R304|message failed
C240E240J240T240|respons with
C240E240J403R488T343|.schema
C240E240J471M240Q240T240|.output
C240E240K240|.easy snmp|.is|host was|server cannot|sure it
C240E240K240M240P240R240|.prompt
C240E240K240O240|backgro|backgro on|https sqlalch|sqlalch me
C240E240K240O240P240R304|calling tool
C240E240K240O240R426T343|error at
C240E240K240P240|.layer api
C240E240K240P240R240|.prompt layer
C240E240K304L240O240R411T240|where
C240E240K304O240P240R240|error with
C240E240K326|.pyro
C240E240K343R343T343|.page
C240E240L240|soffice
C240E240M240|.httperr|.httperr seek|.seek|.seek wrapper|c respons
C240E240O240|.visa|.visa io|com is|couchba cxx|devbox|vertex|vi|vi error
C240E240O240R240T240|diagnos
C240E240O240R304|out csv
C240E240O304R240|the process
C240E240O304R240T240|value message
C240E240O304T240|couchba key
C240E240P240|c system|shouldr|to save
C240E240R240|.http base|.slumber http|checkin|com orders|error https|for job
C240E240R240T240|indicat
C240E240R304|.schema registr|code sr|sr code
C240E240R343T304|loc body
C240E240R371T304|loc
C240E240T240|etcdser request
C240E240T358|data in
C240E304|consist|for query|have suffici|hosting|message an|output error|the primary
C240E304I240L240|the task
C240E304K240|invalid session
C240E304K240O240P240R240|error calling
C240E304K240O343R304T343|opened
C240E304K240R240|no active
C240E304K240T240|the problem
C240E304K277R426T304|city
C240E304K451Q304R304T393|incompl
C240E304M240|this may
C240E304M240O304R240T240|previou
C240E304O240|.hdfs|cxx|printer|reason no|source couchba
C240E304O240R240|.prefect
C240E304O240R343T240|event
C240E304O343T240|aerospi|aerospi err|main client|src main
C240E304P240R240|.recipie|.recipie refused|.smtp recipie
C240E304P304|.protect
C240E304R304|events|head
C240E304T240|.fs
C240E326|c space
C240E343|.for partiti|input output
C240E343I240O240P240T240|request again
C240E343I240T240|try your
C240E343K240|letter pdf|tmp letter
C240E343K240N240R304T240|somethi
C240E343R411|code status
C240E371|.for|.timed|.timed out|error is|respons html
C240E393F240O508P240|in progres|progres
C240E393P304R343|.over py
C240E393P371R343|.over
C240E411J439O240R371T456|.json
C240E411K471P240|communi
C240E426O393P304R371|some
C240E533G451H445L240O466P480Q240T240|please try
C240E540I240J240K240O304P240R240|waiting for
C240E544I240J240K304O343P240R240|waiting
C240E712H240I556K480|timed|timed out
C240E729I562K505O411R240|.timeout
C240F240|.creatio|acme for|already present|be cancele|been complet|body code|c entry|code data|code entitya|cust is
C240F240|documen already|duplica entry|email already|entitya message|exists status|job name|key primary|okx|okx code
C240F240|operati user|provide email|referen refs|request job|resourc already|scode|scode smsg|smsg|status conflic|they
C240F240|value cust
C240F240M240R411T304|badrequ
C240F240O240|same name
C240F240O240R240|.frappe|frappe|frappe excepti|refs heads
C240F240O240R304|heads
C240F240O304R240|be updated
C240F240O343|with another
C240F240O426R304|updated
C240F240R240|.invalid order|cancel|conflic content|message item
C240F240R304|.order|c order|name in|only be|uuid
C240F240R343T240|request paramet
C240F304|excepti duplica|it has|specifi blob
C240F304J240M240|with that
C240F343O240|.create
C240F343O240R240|.gitlab operati
C240F471|already been
C240G240R240|sorry we
C240H240|aiplatf|detail rate|headers server
C240I240|task timed
C240J240|coerce|expecte key|missing data|or string|total not
C240J240K240R240|sql select
C240J240O240R304|existin|get the
C240J240P240R240|query to
C240J240R240S179|.handle
C240J304|tool serch|unknown tool
C240J304O240|for order
C240J371|serch
C240J403M240O240|instanc of
C240K240|.artifac|.entry not|acme cos|ap guangzh|base tiktoke|be connect|bin docker|blob core|command execute
C240K240|content of|core windows|cos|cos ap|execute was|exist sql|find any|flag|for artifac|guangzh|guangzh myqclou
C240K240|id from|it returne|myqclou|myqclou com|of stderr|open data|openaip|openaip blob|operati failed|orders id
C240K240|returne with|shop exmaple|similar|stderr is|tmp pdf|was usr|you sure
C240K240M240|www googlea
C240K240O240|.my|.my sql|prefect
C240K240O240R240|.lang graph|or too
C240K240O240T304|aa
C240K240R240|are you|request post
C240K240R304|tiktoke
C240K240R304T304|is empty
C240K240R343|.name
C240K304O304R240T240|md
C240K304O343|being used
C240K304R240|or does
C240K304R304|no results
C240K304T304|error reading
C240K343R240|.lookup
C240K393R240|route to
C240K411R240|exmaple invalid
C240K553|not connect
C240L240|runtime excepti
C240L304|the node
C240M240|drive files|media returne
C240M240R240|id status|result none
C240M240T240|com drive|drive
C240M371Q240|safety
C240M383|c content
C240O240|.already enqueue|.couch|.couch db|.enqueue|.invalid job|already job|be enqueue|code conflic|com acme
C240O240|conflic key|constra failure|documen ec|enqueue|enqueue there|error rsrc|id router|job cannot|job in|lock no
C240O240|message devbox|object order|object person|queue with|queuein|queuein lock|resourc reports|rsrc|run run
C240O240|sandbox sandbox|sharepo spexcep|spexcep|the existin|the queuein|trackin id|valid state|where id
C240O240R240|in valid|reports pdf
C240O240R240T240|.operati outcome|.outcome|issue severit|operati issue|resourc operati
C240O240R240T343|be opened
C240O240R304|run id
C240O240T240|message documen|value in
C240O240T411|pdf is
C240O304|contain is|job is|lease|release|request does
C240O304R240|microso sharepo|sharepo
C240O304R240T240|lance|lance error
C240O343|oid|or update
C240O343R240T304|outside
C240O343T240|err record
C240O343T304|.record
C240O371|.commit|.resourc conflic
C240O393|being deleted
C240O393R343|since
C240O411|exclusi|operati cannot
C240O480R304|commit
C240P240|.pd|.pd client|.pdhttp|.pywhois|.returne|.rocket bad|acme resolve|and your|api tasks|co acme|com for|of in
C240P240|prompt templat|startdo|startdo operati|the startdo|ws
C240P240R240|by message|com order|id the|message sendmes
C240P304|code please
C240P304R240T240|data too
C240P343R304|weight
C240R240|.analysi|.async|.async orm|.no path|.of range|.or|.propert|.span|.undefin unit|.unit|.validat failed|.x no
C240R240|accessi nonexis|app bsky|are valid|asin|asin not|been found|bsky|bsky feed|code validat|content for
C240R240|create record|custome id|custome is|detail example|device or|df|discoun|either does|encodin base
C240R240|expecte exactly|feed|feed post|flavor|id fa|id of|id provide|identif is|ids to|in namespa|in upsert
C240R240|input code|invalid resourc|is archive|jobs or|json status|letter not|maybe|message missing|missing collect
C240R240|name apierro|name at|name web|no path|no result|node id|nosucho|not route|nx|object identif|of model
C240R240|offset is|or name|order not|orders value|page not|page number|parcels|partner|path between|perhaps your|persn
C240R240|persn does|pet|pod|prices|questio|resourc found|roomid|roomid or|sale order|spans|spellin|start end
C240R240|subject orders|summary not|the right|the unit|to delete|to single|tr|unit registr|upsert|uuid or|voice id
C240R240|weather|with given|your object|zones
C240R240S240|partial
C240R240T240|.send message|child|code input|contain no|fa|file open|has invalid|message value|offer|tensor|used to
C240R240T304|at most|object or
C240R240T343|for column
C240R240T411|wav
C240R304|.capture|.mako|.range|.redirec|.unfeasi|.workshe|.x algorit|.x unfeasi|another id|any pages|command error
C240R304|in id|input error|mako|nameerr|no match|no support|not unique|page id|pages try|psycopg errors|request url
C240R304|single|string not|train|url is|value must
C240R304T240|clip|contain an|in column|perhaps|subject
C240R304T371|nothing
C240R343|.algorit|.pint|num|objecti|unit
C240R343T240|present in|the range
C240R371|.undeliv|were found
C240R371T343|.writer|.xlsx|.xlsx writer
C240R393T240|between and
C240R411|try another
C240T179|.no match
C240T240|.cple|.cple base|.cple open|.duplica key|.grid|.grid fs|.item|.open failed|.raw fatal|.section|an incorre
C240T240|badrequ when|body image|cannot add|clip mp|data code|data incompl|dataset flags|dem|dem tif|documen in
C240T240|downloa https|eml|file clip|files with|image url|in deck|in dem|in offer|in section|json in|name invoice
C240T240|no section|not allow|occurre badrequ|offer docx|open dataset|open failed|opening in|pk|png no|pv|read file
C240T240|templat for|type not|url msg|volume|weights
C240T304|.media|at row|found html|is outside|or url|outside the|record found|the media
C240T326|is this
C240T343|.data source|.decrypt|.epub|.file runtime|.lib raw|.libsndf|.mutagen|.raw|.sound|.sound file|.source
C240T343|.xlsx file|in pdf|item named|no item|the archive
C240T371|.lib|file path
C240T393|.safeten
C240T439|corrupt or
C277|acme freshde|all xlsx|api tickets|exists already|failed hero|find page|found pods|found user|freshde|freshde com
C277|hero name|key exists|list index|nowhere mp|same primary|thing shp|thing tif
C277D240|tickets
C277E240|c primary
C277E304T326|shp
C277F240|duplica documen
C277F240R240|page with
C277J240|web not
C277R240T304|index out
C277R411T304|of range
C304|#302|.constra violati|.contain|.folder select|.found nomad|.freshde not|.invalid git|.mastodo not|.no results
C304|.node exists|.not present|.offset|.pos key|.pptx|.present|.python pptx|.result found|.select|.such job
C304|.transac integri|.transcr disable|.user not|=FileExistsError|abc video|access bucket|acme leads|agent agent
C304|agent not|an identic|and propert|authent state|bad network|be stored|board|by subtitl|c cantope|c errorit
C304|c foreign|c notnull|c record|c schema|cliente schema|code errorit|collect lead|com watch|constra message
C304|csv version|ctrls matched|custome email|databas integri|dc|dc com|dc example|deal|deck pptx|deleted record
C304|desc no|descrip message|detail key|directo flags|dns query|downloa error|dqw this|dup|dup key|entity with
C304|envelop specifi|error channel|error collect|error task|errorit|example dc|exist cannot|exist status
C304|failed custome|file nowhere|files found|find referen|find run|fk|fk order|flags flags|found issue|found reason
C304|found record|found resourc|found unknown|found voice|get request|git reposit|gpkg no|html not|http not|identic
C304|identic record|in acme|in collect|in project|invalid id|invoice now|is most|issue could|item not|job does|job rq
C304|key csv|key email|label person|leads already|leads csv|letters pkey|likely caused|loaded due|mailbox invoice
C304|manifes json|matched dc|meet|memory not|message entity|message node|mismatc for|name does|name unknown
C304|network name|new cannot|no files|no row|no timezon|nonexis unknown|not retriev|notfoun at|now in|object ctrls
C304|occurre nosuchk|open databas|open object|order does|person and|pkey|price|propert email|provide does|qa|qa smoke
C304|query name|receipt|record already|record does|referen issue|removed by|row was|rq|rq job|schema constra
C304|section vendor|series does|smoke|specifi id|sqlite integri|state failure|store the|stored in|subredd|subtitl
C304|subtitl are|such contain|such job|such object|table crm|task unknown|the job|the series|thread with|timezon found
C304|to node|trashed|uniquen|unknown mailbox|unknown message|unsuppo get|video https|video unavail|was deleted
C304|web already|when one|www youtube|xc no|youtube com
C304D240|c templat|entity not|entity was|exist request|exist resourc|reposit not
C304D240E240G240K240O393R240|now
C304D240E240K240R304|.dagster
C304D240E240O240P240R304|.fauna
C304D240E240O611R240|lock
C304D240E304F240M240O304P240R240T371|may be
C304D240E304I240K411O240R304T451|reading
C304D240E304K240T240|.a a|.a client
C304D240E304K240T304|.a
C304D240F240|index docs
C304D240F343J240O240R393T240|request req
C304D240K240|we couldn'
C304D240K240R240|.docker|find the
C304D240O304|sqlite
C304D240R304T343|.non
C304D240R371|match any
C304D240T240|are disable
C304D304|#100|been removed|invoice not
C304D304E240|found code
C304D304E240T343|doc
C304D304E304K240|likely
C304D304F240R240|the name
C304D304R240T240|registr
C304D304R240T371|be loaded
C304D304R343T411|docx
C304D343|statusc not
C304D343K240O304T240|fs
C304D343T240|removed
C304D371E240M240R393T601|image
C304D371E343I240M240O304|.task
C304D439E371G343O411P240R343|queue
C304D540E304|#410
C304E240|.documen not|channel not|run with|unavail this
C304E240J343R371T393|but got
C304E240K179O240R304|.engine
C304E240K240P304R240|.layer
C304E240M240T451|media
C304E240O240R304T240|.base fhir
C304E240R343|sr
C304E240T240|rpc error
C304E304|error an|object not
C304E304J240K520T445|object at
C304E304J304K240R495T502|empty
C304E304T240|resp
C304E343|watch
C304E343K371Q304R240T343|.incompl
C304E343K433R240|.remote
C304E371F240J240K371O240R371T371|source
C304E371K343O393R304T502|tmp
C304E393K304|is unavail
C304F240|.mailbox folder|c entitya|entity already|entitya|specifi entity
C304F240O304|cust
C304F240P304R240|.reddit|.reddit api
C304F240P304R304|on field
C304F240R240|exists in
C304F304|be unique
C304F304K240|.entry
C304F304T240|.folder
C304F426|name already
C304F426O491|c conflic
C304J240|.not exists
C304J371K240R304|.multipl
C304K240|most likely
C304K240L304R393T451|png
C304K240O240R371|name is
C304K240R304|series
C304K240R343|.address
C304K304|remote server|the remote
C304K371O240|name not
C304K411R304|exmaple
C304K439R304|not resolve
C304O240|.query runtime|errno error|errno unable|file unable|id found|job not|session with|trackin
C304O240R240|.mongo engine|directo in|insert into|sql insert
C304O240R240T240|member
C304O240R304|uri
C304O240R304T240|rows
C304O240T304|matched
C304O343|.pos
C304P240|resourc id|vendor
C304P240R304|parent
C304R240|.address not|.graphit|.neomode|.no result|.python|at locatio|berln|cards|cards http|com cards|file name
C304R240|found path|name acme|object with|respons job|to missing|uid|with it|xyzq
C304R240T304|xyz
C304R240T343|section
C304R304|found paramet|timezon
C304R304T304|.fiona|.fiona value
C304R343|employe
C304R343T426|pages
C304R371T240|exactly one
C304R393|ids
C304R411T343|exactly
C304R411T383|offset
C304T240|.client jsonrpc|.jsonrpc|at in|data csv|databas file|deck|fails|found duplica|gpkg|json rpc|object object
C304T240|pptx|status bad|stored
C304T343|file in
C304T462|data found
C326|c object|cannot see|content with|failed letters|primary key|see it|tif no
C326D240E240|no content
C326E240L304R240T383|tif
C326R240|hero
C343|.git reposit|.http not|.node not|.results|.smith not|.ticker|.ticker missing|.yf ticker|code nosuchk|column name
C343|constra letters|deliste|deliste no|foreign key|found http|id could|in index|invoice summary|key constra|manifes
C343|node already|nosuchk message|not null|null constra|one was|package not|possibl deliste|query does|record not
C343|request object|resourc was|specifi object|task not|unknown object|value violate|version none|video has
C343|violate unique|voice not|was require|with label
C343D240|.package|.package not|acme invoice|found details
C343D240E240O240R304|.alchemy|.sql alchemy
C343D240E343O240|.job
C343D240F304J240R439T240|.param
C343D240F304R411T240|.param code|.stripe with|.with|.with param
C343D240K240O240|session not
C343D240O240|message session
C343D240R240|nonexis|welcome
C343D240R445|.path
C343D277|exist the
C343D304K240T343|couldn' find
C343D304R240|longer availab
C343D343E240J240K240O240R304T304|error failed
C343D343E343O240R240T240|partiti
C343D343M304R426|.templat
C343D343R304|exist or
C343D371|found error
C343D393E240R304|was found
C343D393E343H240J240K240L240M304N240O240R411T343|.runtime
C343D411|model not
C343D411T240|found no
C343D451E393O240|render
C343D480|package
C343D480O240|shared
C343E240|documen not
C343E240K240R240T304|most
C343E240O240T240|flags
C343E240O304R240T304|file data
C343E240O371R240|thread
C343E240P304R304|.yf
C343E240R343|not present
C343E304K240|no data
C343E304K411R343T240|dns
C343E304T240|the dns
C343E343R393|summary
C343F240J462M304P304R608T439|field
C343F304|id already|order id
C343F304K240O240R304T411|blob
C343F343O393|.resourc exists
C343F393|c exists
C343F426O609R393|conflic
C343F439O343|.already exists
C343J426O240R495T371|propert
C343K240|artifac model
C343K240O304R304|.dbapi
C343K240R304|.base orm
C343K343R240|resolve to
C343O371T451|found when
C343Q240|reason not
C343R240|.instanc|.such object|dataset not
C343R304|the video
C343R371|.network x
C343T358|file does
C358|letters id
C358R240|at all|nowhere at
C358R371T304|=IndexError
C371|#550|.unique|c does|c id|foreign|integri unique|matchin query|resourc could|the store
C371D240|c exist
C371D240E240J304O304R240T393|.documen
C371D240E240K240O304R451|.sql
C371D240K240|artifac
C371D240R240|pdf not
C371D304|code unknown
C371D304M240|found the
C371D411E371J240K240R426T371|.unknown
C371E240F240J240O240R439T304|present
C371E371K240R240|letter
C371F439|c already
C371F439K240O508P304R343|is already
C371F451O426|.already
C371J240R240|object was
C371J304M240O240R240T240|.violati
C371O240R240|person
C371O240T371|synchro open
C371R240T343|c documen
C383E393F240I240K240O304P240|primary
C383R240|given id
C393|nosuchk|specifi key
C393D240K240O240T371|synchro
C393D304E371R304|message no
C393D343O240R304T240|store
C393E240J240O343R240T240|key value
C393F240O304R426|referen
C393F240Q240|integri
C393J240|.object not
C393O240T371|to synchro
C393T240|duplica key
C403T304|documen with
C411|.constra
C411D240E426J240K240L343P304R411|node
C411D240R240T343|file not
C411D304R240|exist in
C411F411R240|exists with
C426|.node
C426D240R240T304|found at
C426D371J240P240R393T343|templat
C439D371J240R240|found message
C451|directo nowhere
C451J304M343T240|violate
C451K240O304R343|.orm
C456D419E240F240K304O343P240R240|letters
C462E240|c constra
C462E304F583O671R371|#409
C462F488J240O439|.exists
C471D240E304J240O304R411T371|.object
C471D371R304|.does|.does not|.exist|.not exist
C480D383|c enoent
C480D456E304K371O240|errno no
C480E240|id not
C480E240O371P240R426T343|record
C488|constra failed|nowhere thing
C488D393E240R488T393|=KeyError
C488D456K304R343|.no such|.such
C488D495O240|.resourc not
C495|unique constra
C498D439E240R525T439|=LookupError
C525D475K240|=FileNotFoundError
C544D304R240|nowhere
C548F594O343R371T240|already exists
C560E240O240R240|constra
C586D538R304|c found
D179|aiosqli|directo tessera|found index|named aiosqli|named libvips
D240|.acl disable|.actor not|.api version|.arc|.arc platfor|.auth registr|.cannot exec|.class not|.cli not
D240|.cluster not|.dag not|.dagster unknown|.delta protoco|.dict|.dict not|.disable repo|.distrib|.distrib not|.dos
D240|.empty index|.enable|.entity disable|.env|.env setup|.executa|.executa not|.existen bucket|.geocode not|.identit
D240|.image not|.incompa peer|.index version|.install|.invalid server|.invalid version|.java not|.jvm|.jvm not
D240|.kms invalid|.machine|.machine does|.managed|.managed identit|.mastodo version|.mib|.mib not|.missing capabil
D240|.model initial|.module|.nextclo missing|.no keyring|.no matches|.no resolve|.not enable|.not install|.ocr agent
D240|.operati not|.parser os|.pdf info|.platfor|.platfor not|.poppler not|.post process|.project not|.queue does
D240|.rar cannot|.redis search|.resolve|.resolve configu|.runtime env|.send task|.seriali not|.server version
D240|.spark runtime|.stack not|.state machine|.store operati|.studio model|.such capabil|.such driver|.such kernel
D240|.such module|.such namespa|.such table|.table does|.table not|.task class|.tessera not|.tool version|.topic not
D240|.tsv|.tsv not|.unavail ocr|.undefin file|.undefin object|.unknown codec|.unknown partiti|.unknown service
D240|.unknown task|.unsuppo codec|.unsuppo operati|.vector|.vector store|.version conflic|.version not
D240|.version require|.zone info|=SystemExit|aac|aacd|aacd not|aadsts tenant|abort on|abortin due|about relativ
D240|accept header|accepta kex|access file|access it|access reposit|accessa|accessa account|accessi via|account acm
D240|acl|acl support|acm|acme access|acme falcon|acme llama|acme lora|acme mib|acme no|acme ocr|acme queue
D240|acme tickets|acme was|activat the|activit functio|activit load|adapter model|adapter type|adbc|adbc driver|aes
D240|aes algorit|agent card|agents acme|ai claude|aierror no|alert handsha|algolia|algolia nominat|algorit rs
D240|all minilm|all when|also usr|alt package|amqp not|an availab|an executa|an impleme|an nvidia|an operati
D240|an optiona|and an|and api|and are|and downloa|and ffmpeg|and later|and path|and repo|and start|and tessera
D240|and that|and their|ann|ann no|anthrop ai|anthrop package|anthrop provide|antiwor in|any languag|any support
D240|any variant|apoc|apoc meta|app app|app dbt|app invoice|app migrati|app render|app target|applica by|applica flux
D240|appropr issue|appropr languag|aquilam|aquilam arcticf|arc|arc platfor|archite dict|archite this|archite zamba
D240|arcticf|are accessa|are audio|are calling|are dict|are rar|are signing|args beginni|argumen browser|ark
D240|ark console|artifac reposit|as headles|as potenti|aspx|at acme|at expecte|at mongo|at was|audio classif
D240|auth methods|automat speech|availab activit|availab and|availab cannot|availab conside|availab install
D240|availab seriali|availab tasks|aws require|awsprev|backend availab|backend ffmpeg|backend package|backend pdfiumc
D240|backend see|backend tkagg|backend was|base large|be able|be availab|be because|be created|be importe|be older
D240|be permane|be python|be regener|be string|because latex|been decommi|been depreca|been install|been retired
D240|been shut|before sending|beginni with|below but|bentoml|bentoml models|bentoml store|beta was|bge large|bge not
D240|bin found|binary locatio|binary please|binary version|bit oracle|bit quantiz|bitsand|bitsand bit|bitsand pip
D240|block documen|broker unknown|browser binary|browser executa|browser version|bucket inv|bucket named|bucketn ec
D240|bucketn opc|build in|builder with|but does|but ffmpeg|but require|but these|but this|but transfo|but you|by de
D240|by logging|by opt|by plaid|by python|c bucket|c bucketn|c catalog|c collect|c compati|c decommi|c depreca|c deps
D240|c enoexec|c entityn|c interco|c kmsinva|c make|c nonexis|c noregis|c queueno|c retired|c route|c secretn
D240|c statema|c syncsta|c tableno|cache docling|cached locally|caching|caching sha|caffe|caffe caffe|caffe io|cairo
D240|cairo was|call came|called cairo|called libgobj|called libvips|calling depreca|came|came from|camelot py
D240|can't load|can't perform|can't read|candida|candida are|cannot import|cannot locate|capabil missing|card from
D240|card json|careful|catalog|catalog hive|catalog not|cause in|causes openmp|cc unsuppo|cf|cf meta|cfg|chat is
D240|chat mode|check correct|check to|checkpo or|checkpo you|chrome binary|chrome browser|chrome for|chrome to
D240|chrome version|chrome yoursel|chromed|chromed only|class elfclas|class oracle|classif|classif automat|claude code
D240|cli version|client use|client version|client was|cloud speech|cluster not|cluster when|cocoa|cocoa support
D240|code bucketn|code nosuchb|code queueno|code tableno|codec is|codec not|cohere command|collect does|collect init
D240|collect name|collect usr|com consume|com downloa|com engine|com pki|com sys|com yt|command code|command ft
D240|command is|command jq|command pip|command to|command type|common common|common xgboost|compati make|compati the
D240|compili|compili stateme|compres codec|compute exists|compute service|conda|conda to|conditi is|config cfg
D240|config passed|config pc|configu but|configu could|configu not|conn id|connect configu|conside install
D240|console groq|console request|constit iscoder|constru if|consume speech|contain model|contoso old|conv quant
D240|convers pdflate|convers utility|convint|convint node|copy not|core graph|core web|correct cloud|correct of
D240|correct recover|correct repo|correct tenant|couldn|couldn load|count is|cpu dependi|craft|craft mlt|cramjam
D240|created directl|created this|creatio of|credent in|crm for|crm is|crm isn't|crm old|cryptog install|cryptog is
D240|cryptog package|cuda enabled|cuda support|curl fssl|current browser|current cli|current disable|current registe
D240|current running|cvshowi|dagmode|data did|data html|data idx|data none|data registe|data sources|databas default
D240|databas does|databas not|databas server|dataset scripts|daytona dashboa|db index|db ru|dbatch|dbatch dnopaus|dbfs
D240|dbfs runs|dbt for|dbt is|dbt project|dbt require|dec|dec not|decoder jpeg|decommi|decommi and|default collect
D240|default doesn't|dejavus|dejavus ttf|delegat externa|deleted error|deleted this|deletio but|delta token|deltala
D240|deltala reader|demo|demo if|deno|deno executa|deno land|deno to|depende are|depende contain|depende docx
D240|depende lock|depende missing|depende needed|depende openpyx|depende pooch|dependi|dependi on|deploy prototx
D240|deploym llama|deploym the|depreca for|depreca learn|depreca on|descrip cannot|deseria failed|details method
D240|detecte incompa|deu|deu tessera|deu trained|dev found|dev invalid|develop page|dialect snowfla|diction for
D240|differe pdf|diffusi|directl if|directo failed|directo ffprobe|directo git|directo libreof|directo see
D240|directo terrafo|directo unset|directo with|disable error|dist|dist package|distrib but|distrib found|distrib was
D240|dlp|dlp issues|dlp yt|dnn|dnn src|dnopaus|dnopaus error|doc pandoc|docker client|docker com|docker engine
D240|docker sandbox|docling|docling layout|docling models|docling project|docs ann|docs cohere|docs collect
D240|docs docker|docs does|docs doesn|docs in|docs index|docs meilise|docs models|docs no|documen named|docx files
D240|docx includi|docx or|docxcon|docxcon recogni|doesn't seem|dot make|downloa and|downloa disable|downloa index
D240|downloa none|downloa punkt|dpi cannot|dpy connect|dquiet|dquiet dsafer|driver found|driver from|driver locatio
D240|driver on|driver snowfla|dsafer|dsafer dbatch|each entry|easyocr|easyocr model|edge|edge trusted|either downloa
D240|eleven|eleven monolin|elf|elf class|elfclas|en core|enable remote|enabled only|encoder libfdk|ended the
D240|endpoin doubao|engine does|engine install|engine or|engine registe|engine require|english was|ensure java
D240|entity acme|entity disable|entity sb|entityn|entityn when|entry within|enum|enum modelwr|environ failed
D240|environ more|environ require|environ you|equival|err collect|errno exec|error bucket|error can|error creatio
D240|error credent|error delegat|error docker|error include|error inconsi|error loading|error method|error modulen
D240|error opt|error param|error realm|error topicno|errorco errorme|errorco queueno|errorme error|errors driver
D240|errors index|errors owner|europe kyiv|example well|exe|exe could|exe environ|exec format|executa antiwor
D240|executa are|executa not|executa path|executa program|executa support|execute glpsol|execute nowhere
D240|execute posixpa|exist app|exist arn|exist collect|exist descrip|exist leads|exist models|exist on|exist stack
D240|exists but|exited before|exited java|exp free|expecte path|explici pipelin|export using|extende does
D240|extract format|face access|fact|fact that|fail load|failed fs|failed loading|failed minimum|failed need
D240|failed onnxrun|failed semanti|failedt|failedt gs|failure ssl|failure sslv|faiss cpu|faiss faiss|faiss gpu
D240|faiss library|faiss python|falcon|falcon not|false not|fastexc|fastexc not|fauna|fauna service|feature deletio
D240|feature you|fetch agent|fetch metadat|ffmpeg exe|ffmpeg exited|ffmpeg is|ffmpeg locatio|ffmpeg not|ffmpeg on
D240|ffmpeg pip|ffmpeg pyav|ffprobe and|file gs|file libdir|file libjvm|file model|file notosan|file provide|file root
D240|file usr|file your|filenot errno|files have|files make|files upload|filesto|filesto data|filling|filling out
D240|find block|find chrome|find class|find ghostsc|find image|find partiti|find project|find registe|find space
D240|find table|find tree|find valid|find working|firefox|firefox was|fits|fits the|flac command|flac convers
D240|flash exp|flask|flask is|folder and|folder models|followi google|followi librari|followi request|foo open|for aes
D240|for block|for chrome|for convint|for cuda|for dbfs|for deletio|for firefox|for foo|for google|for help|for java
D240|for locatio|for manual|for name|for now|for operra|for parquet|for recomme|for regiono|for route|for service
D240|for sha|for solver|for staging|for unknown|for utils|for workflo|for zstd|forcaus|forcaus are|format rar
D240|formats but|found arn|found cannot|found content|found databas|found did|found do|found driver|found due
D240|found failed|found functio|found inacces|found leads|found link|found looking|found metrics|found models
D240|found namespa|found query|found require|found reset|found server|found sqldriv|found table|found type
D240|found wikiped|fp|fp mixed|framewo as|from collect|from models|from pb|from task|fs is|fssl|fssl https|ft search
D240|full synchro|functio cvshowi|functio getthin|functio readpro|functio score|functio you|gated space|gateway exited
D240|gateway process|gbm|gbm common|gemini was|gencode|gencode runtime|gencode version|generat code|generat is|geocode
D240|geocode yahoo|get model|getitem operati|gettabl operati|ghostsc gs|ghostsc is|git cmdline|git not|git version
D240|github io|glibc|glibc not|glpk|gnu|gnu libc|google chrome|google gemini|google instruc|gpg gpg|gpg it|gpt has
D240|gpt is|gpt tubro|gpt with|gpt yandexg|gpu and|gpu for|gpu not|gpu or|gpu support|granite chat|graph api
D240|graph model|graphvi|graphvi executa|grok beta|grok instead|groq com|group rg|gs on|gs sstdout|gstream|gstream not
D240|gtk|gtk or|guardra hub|guardra toxic|guide initial|gurobi is|had not|handler for|handsha failure|has binary
D240|has model|has set|hashico|hashico aws|have cryptog|have languag|having permiss|hbase tableno|header has
D240|header recurly|headles is|heron|heron model|highgui|highgui src|history starthi|hive old|home bentoml
D240|home environ|html attempt|html for|http agents|https camelot|https deno|https pyencha|hub guardra|hub inferen
D240|hub install|hub or|hub please|huey|huey task|huge permitt|id aacd|id crm|id eleven|id snowfla|identif by
D240|identif listed|if it|image distrib|image export|imagema is|imagema library|imaging|imaging module|img availab
D240|impleme could|impleme rebuild|import error|import faiss|import langcha|import name|in bentoml|in dagmode
D240|in directo|in filesto|in locatio|in profile|in taskreg|in thin|inacces|inacces and|includi quotes|incompa protobu
D240|incompa ssh|inconsi depende|index aspx|index invoice|index main|index movies|index or|index vector|inferen api
D240|inferen instead|inferen with|init command|init py|initial html|initial model|input as|install abortin|install apt
D240|install bitsand|install chrome|install deno|install driver|install either|install faiss|install fastexc
D240|install ffmpeg|install flac|install imagema|install instruc|install kuzu|install langcha|install libmagi
D240|install markitd|install msgconv|install of|install on|install one|install openpyx|install parser|install pdflate
D240|install piccolo|install pip|install recomme|install run|install sh|install to|install transfo|install unstruc
D240|install use|install version|install you|instruc curl|instruc for|instruc here|interac framewo|into the|inv old
D240|invalid config|invalid method|invalid runtime|invalid stripe|invo|invo does|invoice app|invoice could|invoice for
D240|invoice in|invoice is|io hashico|io pyencha|ir|ir version|is part|is please|is poppler|is properl|is selecte
D240|iscoder|isn't defined|issue on|issue templat|issue web|issue with|issues are|issues filling|it careful|it either
D240|it request|it through|items returne|its end|its port|java command|java gateway|java home|java is|jbig dec|jdbc
D240|jdbc oracled|job functio|jobs is|jpeg not|jq|jq items|jvm|jvm shared|kaleido engine|kaleido package
D240|kaleido require|kernel named|kex|kex algorit|key europe|key vault|keyring|keyring alt|keyring for|keys algolia
D240|keys aquilam|kmsinva|kmsinva when|known agent|known gss|kyiv|label awsprev|land|land install|langcha mistral
D240|languag data|languag deu|languag sl|languag swe|large is|large not|latest is|latex|latex could|layout heron
D240|least mongodb|letters does|letters doesn|letters doesn't|letters letters|letters no|lg|lg it|lib libfoo|lib linux
D240|lib odbc|libadbc|libadbc driver|libc|libc so|libcair|libcair so|libclnt|libclnt so|libcubl|libcubl so|libdir
D240|libdir vector|libfdk|libfdk aac|libfoo|libfoo so|libgl|libgl so|libgobj|libgobj cannot|libgobj libgobj|libjvm
D240|libjvm so|libmagi|libmagi dev|librari cramjam|librari for|library but|library file|library is|library libcair
D240|library libclnt|library libcubl|library libgobj|library libvips|library libvisa|library libxgbo|library needs
D240|library try|library with|libreof nowhere|libvips so|libvisa|libvisa so|libx|libxgbo|libxgbo so|libzbar|libzbar so
D240|life on|likely causes|likely to|line applica|line catalog|linked|linked gencode|linux gnu|listed on
D240|litellm notfoun|llama does|llama gguf|llama not|llama or|lms|lms load|load adbc|load any|load backend
D240|load command|load plugin|load sentenc|load token|loaded likely|loading backend|loading languag|loading psycopg
D240|loading shop|loadlea did|local environ|local folder|local lib|locale setting|locally and|localpa|localpa nowhere
D240|locate bit|locate revisio|locatio must|locatio westeur|longer accessi|looking|looking for|lora|luminou extende
D240|lxml do|lxml usr|machine does|magickw|magickw shared|main does|make does|make not|manager could|mandato capabil
D240|manual executi|mapping from|marked for|markitd|matchin distrib|max support|me history|mean loadlea|medium type
D240|meeting old|meilise com|merging|merging of|message either|message errors|message issues|message path
D240|message tabledo|meta data|metadat was|method add|method copy|method depreca|method name|metrics old|mib compila
D240|microso entity|migrati|migrati please|minilm|minimum cli|minimum version|missing google|missing optiona
D240|missing pip|missing pockets|missing root|missing safe|missing spreed|mistral medium|mistral mixtral
D240|mistral please|mixed|mixed precisi|mlt|mlt pth|model archite|model binary|model cc|model cf|model code
D240|model cohere|model constru|model craft|model disable|model doubao|model en|model files|model found|model headers
D240|model identif|model ir|model large|model luminou|model message|model mixtral|model models|model moonsho|model no
D240|model onnx|model or|model param|model qwen|model sonar|model sonic|model stabili|model summari|model turboo
D240|model unknown|models adapter|models bge|models can|models docling|models for|models if|models loaded|models ner
D240|models pull|models that|models tokeniz|models vosk|models whisper|models with|models you|modelwr|modelwr at
D240|modulen|modulen no|modules dnn|modules highgui|mongo reports|mongodb|monolin|monolin does|moonsho|moonsho or
D240|more depende|more here|movies not|mp with|msgconv|msgconv tool|multipl data|multipl formats|must install
D240|name apoc|name app|name catalog|name conv|name correct|name db|name deleted|name gettabl|name mapping|name stable
D240|name writer|named acme|named crm|named dbt|named does|named model|named pdfium|named pdfplum|named python
D240|names are|namespa crm|namespa docs|namespa does|namespa or|need version|needed to|needs to|ner config|net invoice
D240|new scripts|new sdk|nightly not|nltk org|no accepta|no acme|no backend|no dbt|no driver|no engine|no exchang
D240|no ffmpeg|no jvm|no library|no log|no model|no models|no nameser|no nvidia|no package|no recomme|no registe
D240|no stack|no task|no tessdat|no version|non recomme|none id|none tab|nonexis when|noregis|noregis no
D240|nosuchb message|not access|not activat|not cached|not cpu|not deploye|not executa|not import|not local|not sure
D240|not up|notfoun activit|notfoun vertexa|notosan|notosan regular|now support|nowhere glpsol|nowhere localpa|npm
D240|npm install|nvidia com|nvidia driver|nvidia gpu|object sale|obtain driver|occurre cluster|occurre entityn
D240|occurre kmsinva|occurre statema|ocr demo|ocr engine|ocr tessdat|of account|of bitsand|of chromed|of dbt|of life
D240|of models|of multipl|of none|of pymongo|of transfo|of untagge|old because|old could|old issue|old please|older
D240|older than|on error|on python|on septemb|on use|on which|only for|onnxrun core|onnxrun fail|onnxrun not
D240|open can't|open deploy|open lib|open visa|openai in|openai respons|opening data|openmp|openmp runtime|openpyx
D240|openpyx use|operati cluster|operati endpoin|operati entity|operati functio|operati secrets|operati state|operra
D240|options are|options enable|or all|or below|or caching|or cocoa|or conda|or endpoin|or gated|or part|or partiti
D240|or pip|or provide|or psycopg|or pytorch|or task|or valid|oracle client|oracle jdbc|oracled in|oracled is|osfs
D240|osfs home|output not|owner resourc|package error|package fastexc|package if|package install|package metadat
D240|package please|package require|package which|package yml|page or|param model|parse lxml|parser library|part val
D240|partiti docx|partiti with|party|party backend|pass specifi|pass token|passed config|passwor auth|path and
D240|path app|path doesn't|path models|path path|path properl|path qwen|path see|path specifi|path use|path using|pb
D240|pb py|pc|pc invo|pdf engine|pdf error|pdf for|pdfium when|pdfiumc|pdflate|pdflate not|pdflate see|pdfplum|pdftote
D240|peer no|pending deletio|permiss issue|permiss please|permitt models|piccolo|piccolo sqlite|pip or|pip package
D240|pipelin|pipelin options|pki|pki old|plaid|platfor bing|platfor is|please activat|please load|please pass
D240|plugin sqlalch|plugins distrib|pockets|pockets is|pockets module|polars|polars module|policy pdf|pooch
D240|poppler install|port number|postgre driver|potenti docx|precisi require|prefix environ|preview and|private or
D240|private reposit|pro does|pro ultra|probabl had|procedu is|procedu name|proceed|proceed install|process string
D240|prod of|profile app|program to|project docling|project ghostsc|project keyring|project yml|proto gencode
D240|protobu gencode|protoc|protoco unsuppo|prototx|prototx in|provide found|provide install|provide openai
D240|provide registr|psycopg module|psycopg or|pth|pth and|pull first|pulumi cli|punkt|punkt tab|py file|py readthe
D240|pyencha|pyencha for|pyencha github|pymongo|pymongo require|python collect|python dist|python process
D240|python version|pytorch model|quant|quantiz|quantiz require|query cannot|queryno|queryno registe|queue render
D240|queue task|queueno|queueno code|queueno content|queues|quotes to|qwen does|qwen vl|rar candida|rar unrar|rd
D240|rd party|read config|read docx|read format|readalo|readalo edge|reader feature|readme file|readpro|realm does
D240|rebuild|rebuild the|recentl deleted|recogni this|recomme backend|recomme on|recomme rd|recover command|recover it
D240|redis library|redis result|regener|regener with|regiono|regiono compute|registe artifac|registe on
D240|registe resourc|registe schemes|registr failed|registr terrafo|regular ttf|relatio relatio|relatio unknown
D240|remote service|removed connect|removed on|removed use|render image|render missing|render render|repo either
D240|repo message|repo status|report this|reports wire|reposit make|req invalid|request lxml|request merging
D240|request version|require docker|require google|require gpu|require is|require package|require parse
D240|require version|reset the|resolve configu|resourc dejavus|resourc group|resourc none|resourc provide
D240|resourc punkt|resourc resourc|respons api|result store|retired and|retired on|returne request|revisio header
D240|revisio identif|rg|rg old|root easyocr|root reposit|route entry|route pki|rs could|rt|rt yaml|run bentoml|run gpg
D240|running apt|running pip|running templat|runs current|runtime environ|runtime runtime|runtime version|safe tensors
D240|safeten or|sale subscri|sandbox environ|sandbox snapsho|scikit|scikit image|score from|scripts are|scripts folder
D240|sdk you|sdxl|sdxl turbo|search this|searchi docs|secret because|secret with|secretn secret|secrets manager
D240|securit policy|see also|see readme|select differe|send unknown|sending its|sentenc transfo|septemb|septemb see
D240|service acme|service for|service in|service names|service true|service vectors|set explici|set these|sh sh
D240|sha passwor|share doc|share tessera|shop proto|shut|shut down|si|si could|signing into|simpleq nonexis|sl|sl si
D240|small does|snappy codec|snapsho py|sndfile|sndfile library|snowfla crm|snowfla libadbc|snowfla so|so could
D240|so found|so is|so libcair|so libvips|so undefin|so version|so wrong|solver glpk|solver gurobi|sonar|sonar huge
D240|sonic|sonic english|sources are|space acme|space please|specifi connect|specifi no|specifi secret|specifi server
D240|specifi toolkit|speech is|speech module|speech platfor|speech recogni|speech synthes|spelled|spelled the|spreed
D240|spxerr gstream|sqlalch dialect|sqlite driver|sqlstat errorco|src caffe|src gbm|src window|ssh peer|ssl sslv
D240|ssl unsuppo|sslv|sslv alert|sstdout|sstdout stderr|stabili sdxl|stable|stable diffusi|stabled|stabled require
D240|stack named|stacktr|stacktr above|staging|staging label|start full|starthi|starthi returne|state generat|statema
D240|statema jobs|statema when|stateme failed|statest is|status model|status tstatus|statusc sqlstat|stderr dquiet
D240|store backend|store osfs|subscri doesn't|such bucket|such image|such kernel|sunset|sunset on|supply valid
D240|support archite|support chrome|support disable|support gpu|support ir|support message|support tessera
D240|support version|sure about|sure chrome|swe|swe please|symbol foo|sync state|synthes readalo|sys init
D240|system equival|system or|systems|systems path|tab for|table db|table default|table has|table path|table specifi
D240|tabledo|tableno leads|tableno message|target databas|target dev|target resourc|task at|task loadlea|task queues
D240|task text|taskreg|tcpdump|tcpdump is|tdetail no|tdetail the|templat build|templat confirm|templat py|templat to
D240|tenant contoso|tensors|tensors file|terrafo io|tessdat deu|tessdat directo|tessdat prefix|tessdat specifi
D240|tessera couldn|tessera ocr|tessera require|tex|tex because|texecut|texecut status|text img|that are|that each
D240|that fits|that google|that imagema|that pockets|the accept|the acme|the ark|the compute|the conn|the daytona
D240|the delta|the deltala|the depende|the fact|the fauna|the feature|the flac|the getitem|the gettabl|the graph
D240|the graphvi|the imageio|the imaging|the invoice|the java|the kaleido|the keyring|the keyword|the linked
D240|the listobj|the lms|the optiona|the polars|the procedu|the pulumi|the redis|the scikit|the solver|the stacktr
D240|the sync|the tessdat|the tk|the utils|the webhook|their transit|these are|these reader|thin|thin mode
D240|this archite|this conditi|this configu|this environ|this executa|this functio|this python|this secret|this system
D240|this worker|tickets doesn't|time not|time zone|tk|tk interac|tkagg|tkagg which|to abort|to data|to date
D240|to filenot|to import|to proceed|to recover|token and|token having|tokeniz model|tool bin|tool please
D240|toolkit version|topic or|topicno|tor|tor is|torch not|toxic|toxic languag|trained|trained please|transfo all
D240|transfo does|transfo is|transfo models|transit depende|tree builder|trusted|try running|tsv|tsv output
D240|ttynone errno|tubro|turbo model|turbo turbo|turboo|turboo not|typ rt|type if|type qwen|type secret|type snowfla
D240|type vector|type virtual|ultra|ultra not|unavail request|undefin symbol|unixodb|unixodb driver|unknown databas
D240|unknown geocode|unknown languag|unknown method|unknown topic|unrar|unset this|unstruc|unstruc docx
D240|unsuppo librari|unsuppo locale|unsuppo operati|untagge|untagge enum|up runtime|up the|update pip|update to
D240|upgrade kaleido|upgrade modal|upload the|url and|us locatio|use absolut|use filter|use grok|use hugging
D240|use instead|use sonic|use transfo|use yaml|user permiss|using bitsand|using ctypes|using ffmpeg|using pip
D240|using yt|usr local|utility|utility not|utils|utils package|valid chrome|valid service|validat hub|variabl is
D240|variabl properl|variant of|vault if|ve spelled|vector does|vector no|vector queryno|vectors valid|vehicle make
D240|version but|version cannot|version check|version current|version from|version glibc|version in|version max
D240|version or|version preview|version require|version specifi|version using|version when|vertexa|vertexa publish
D240|view not|vimeo|vimeo unable|visa|visa library|vl but|vosk|vosk small|was availab|was depreca|was marked
D240|was removed|was retired|was sunset|web lg|web route|webhook for|well known|west statema|westeur|westeur and
D240|when install|when set|which can|which model|which require|while compili|while searchi|whisper|whisper large
D240|wikiped|wikiped py|window cpp|windows gtk|wire|wire version|with args|with binary|with cuda|with gpu|with model
D240|with multipl|with npm|with path|with protoc|with tex|with unknown|with windows|within package|worker availab
D240|workflo jobs|working tool|writer|writer not|writers driver|wrong elf|wss speech|www nltk|www nvidia
D240|xgboost library|xgboost version|yahoo options|yaml is|yaml load|yaml typ|yaml yaml|yandexg|yandexg latest|yml
D240|yml and|yml found|yml verify|you add|you probabl|you recentl|your compute|your generat|your hugging|your ocr
D240|your systems|your tessdat|your version|yoursel followi|yt|yt dlp|zamba|zamba forcaus|zstd compres
D240E179K304|details failed
D240E240|.actor|.executi failed|.job executi|.poppler|able|able to|acme example|api is|bing|bing com|com meeting
D240E240|content availab|conv|deploye|descrip model|endpoin summari|ft|functio is|getthin|hadoop hbase|https webexap
D240E240|ioerror|ioerror message|log files|message org|no time|of date|runtime is|safe|set for|snapsho|status no
D240E240|summari prod|sys|task render|task to|the init|torch|typ|variant|webexap|webexap com
D240E240G240|.model not|c modelno
D240E240G240R240|.bento|.bento ml|.ml
D240E240H240T240|predict failed
D240E240H277R240T240|predict
D240E240I240|api inferen|claude sonnet|co models|invokee|invokee operati|sonnet|the invokee
D240E240J240K240L240R343T240|args
D240E240J240K240Q240|guide
D240E240J240L304R411T439|convert
D240E240J304O304R240T304|mapping
D240E240J439R393T520|.parser
D240E240K240|.client not|hbase|https webdav|nameser|the library|webdav example
D240E240K240P240|com search
D240E240K240R240|webdav
D240E240K343R240|dpy|unknown error
D240E240K371|to remote
D240E240K393P240|fail
D240E240K462P240T240|the connect
D240E240K475|error errno
D240E240K530|connect error
D240E240L240T240|.java|headles
D240E240O240|.created|.dapr|.not created|.session not|be due|com microso|conditi com|lambda eu|rs
D240E240O240P240|from this
D240E240O240R240|are availab|dev documen|documen on|documen webdriv|for documen|seleniu|seleniu dev|trouble errors
D240E240O240R240|webdriv|webdriv trouble|www seleniu
D240E240O304P240|.huey
D240E240P240|tasks are
D240E240P240R240|above
D240E240R240|are no|c jsonrpc|model acme|poppler
D240E240R304|.slumber base
D240E240R304T508|audio
D240E240R343|.influx|.influx db|exited with
D240E240T240|handler|model predict|recover
D240E240T304|externa
D240E240T439|deseria
D240E304|.fail|an issue|apache hadoop|c institu|exec|hadoop|institu is|is likely|message collect|process exited
D240E304|root cause|searchi|set to|the vehicle|transit
D240E304F240R240|with respons
D240E304G240I343K240R240|.inferen
D240E304J304O371|to update
D240E304K240T240|hive
D240E304L240|kernel
D240E304L240T343|mib
D240E304O240|is open|the root
D240E304P240|c cluster
D240E304R240|build
D240E304R304T304|accept
D240E343G240I240T240|to process
D240E343K240T304|.backend
D240E343K426R240|ssh
D240E343O462P240|databas is
D240E358G240K371|statusc unavail
D240E371|allowed when
D240E371J240R304T371|.empty
D240E371K240O240R240|error please
D240E371K240O343P240R480T240|stateme
D240E371K240R240|.cluster
D240E371R240T343|org apache
D240E393K304T304|.down
D240E393L343R304T304|died
D240E393O240R304|.not availab
D240E393R240T343|apache
D240E411L304|.ray
D240E433G304|service is
D240E542G466H403K240O439P533R240T304|later
D240F240|api files|environ main|message unable|name docs
D240F240O240R240|states
D240F240O304R240|nightly
D240F240R240|search with
D240F304|pull
D240F304O240R240|.invalid state
D240G240|flash|gemini flash|model service|model type
D240G240I240K240R240|.inferen server
D240G240R240|error model
D240H240|generat post|generat version|model gemini|text generat
D240H240K240R371|small
D240H240K371|connect has
D240H240M240|azure openai
D240H240M240O240R304|learn more
D240H240M240O240R343|learn
D240H277|pro please
D240I240J240K240|.lm|.lm studio|.studio
D240I240O240R240|metrics
D240I240R304|each
D240J240|.studio server|allowed by|but found|model claude
D240J240K240P240T304|data for
D240J240Q240R240|agents
D240J240R240|.class|medium
D240J240T240|quotes
D240J304|extract json|json please|model to|score
D240J304Q240T240|.instruc
D240J304R240|the tool
D240J304R240T484|not an
D240J304R371T343|parser
D240J358R304T371|diction
D240J371R240|in schema
D240J371R462T488|at line
D240K240|.namespa|.t payload|code server|correct and|https python|is enabled|library in|linux|locally|modal|movies
D240K240|nominat|oracled readthe|realm|table docs|the docker|the local|unset
D240K240P240|followi error
D240K240Q240|latest user|user guide
D240K240R240|seem|seem to
D240K240R240T240|inconsi
D240K240T240|cached|well
D240K304|causes|lookup failed|mongo|while trying
D240K326|.os
D240K343|lookup|protoco ssl
D240K371R240T304|.payload
D240K393|no route
D240L240|bin convert|no executa
D240L240T240|pytorch
D240L304R240T304|died with
D240M240|framewo|grok|model grok
D240M240O240|contain content
D240M240O240R240T304|file has
D240M304|.policy|potenti
D240M304R426|card
D240M411R488T304|filter
D240O240|.cannot|.dag|.dapr grpc|and this|aws lambda|aws simpleq|aws states|because one|c aws|c simpleq|code contain
D240O240|contain code|crm key|dag|dag id|data directo|dataset acme|id nightly|json at|kuzu|not created|occurre aws
D240O240|opt tool|or specifi|pulumi|read or|root cache|route was|ru leads|server file|simpleq|state store|states eu
D240O240|statest|store statest|the path|too old|west functio
D240O240P240R240|below
D240O240R240|.terrafo|.terrafo command|issue code|program|startex|startex operati|the startex
D240O240R240T240|writers
D240O240R304|regular
D240O277T240|the version
D240O304|version does|version this
D240O304R240T304|.seriali
D240O343|lock file
D240O393|when trying
D240O393R304T371|seriali
D240P240|amqp|check out|conditi amqp|extende|for api|in chat|link status|runtask|runtask operati|table was|the runtask
D240P240R240|by this|marqowe|marqowe error|marqowe marqowe|request link
D240P240R304|.teams|.teams webhook|.webhook
D240P240R343|.db client
D240P240R343T240|message message
D240P240R371T240|minimum
D240P240R393T343|the documen
D240P304|executi of|recentl
D240Q240|informa see
D240Q240R240|.did|.did not
D240R240|.incompa|.matches|.method not|.redis vl|.smi|.unknown model|.vl|accepta|acme writers|are file|base en|builder
D240R240|c longer|c unimple|check it|chrome is|class docs|collect or|compila|compila error|directl|dockere|dockere no
D240R240|en base|encoder|error could|europe|excepti table|exp|file from|for functio|for languag|found from|found that
D240R240|img|impleme for|index for|languag xx|large turbo|layout|listed|message line|model bge|model please|needs
D240R240|no matchin|of table|only allowed|please report|posixpa|posixpa dot|properl in|protoco not|recogni the
D240R240|relativ path|repo id|repo type|request method|schemes|schemes are|secretn|specifi and|state machine
D240R240|statusc unimple|task name|tenant id|the bucket|the install|this could|unimple details|unknown command
D240R240|unknown encoder|unknown functio|unknown service|version are|version for|with idx
D240R240T240|.feature not|absolut|c data|checkpo|is support|missing from|not compati|sentenc|tokeniz|unimple
D240R240T240|valid path|version was
D240R240T304|.impleme|.not impleme|during convers|exitcod|exitcod during|pandoc died|with exitcod
D240R240T343|open in
D240R304|beginni|date and|dialect|dot|english|for list|found using|importe|languag is|process please|request languag
D240R304|semanti error|support models|the target|vectors
D240R304T240|command line|compati|list of|path is|postgre|synthes
D240R304T277|check failed
D240R304T451|not recogni
D240R343|c method|cannot use|please select|precisi|relativ|semanti|support with
D240R343T240|for type|prefix
D240R343T304|formats
D240R343T393|jpeg
D240R371|.interpr
D240R393T240|specifi for
D240R411|de|mandato
D240R426|you mean
D240R426T240|mean
D240R439T426|=NotImplementedError
D240R471T240|.argumen
D240S240|failed not
D240S240T240|with exit
D240T179|in path
D240T240|.data not|.ocr|.shell|.storage api|.ttf|abortin|absolut path|add capable|also|based on|block type|camelot
D240T240|capable|capable backend|command antiwor|contain file|decrypt operati|depreca version|doc failed
D240T240|documen invalid|docx file|docx is|dpi|extensi the|file but|flac or|followi plugins|gguf|http www|imageio pyav
D240T240|install imageio|iomode based|jbig|might add|ner|no handler|pdfium|plugins might|preview|proto|protoco version
D240T240|pyav pip|require at|resolve this|sendmes operati|the checkpo|the decrypt|the extensi|the non|the sendmes
D240T240|thumbna|valid model|vl|yet support|zstd
D240T277|snappy
D240T304|.delegat|.it|.it down|.mail|.mail parser|.mark|.mark it|.no backend|based|constit|data file|delegat
D240T304|error constit|format error|get page|image not|isn't|page count|pyav|tree
D240T343|.deseria|backend to|be read|find backend|iomode|protobu|rar|with iomode
D240T411|flac
D240T523|.image
D277|dev ttynone|exist model|letters not|libvips|ttynone
D304|#127|#501|.airflow not|.ark not|.codec|.dbt project|.driver not|.entity not|.found entity|.info not|.messagi
D304|.messagi entity|.product|.pulp solver|.task not|.unsuppo product|.upgrade|.upgrade require|acme plugins
D304|additio ctypes|and add|and install|api deploym|appropr|archite|availab models|aws documen|bucket not|bucketn
D304|c deploym|c procedu|c support|call check|call pypando|can install|can pass|can read|check readme|client noticed
D304|cliente procedu|compile with|contain does|created the|data not|databas instanc|dbt|deploym for|deploym within
D304|directo additio|directo ffmpeg|directo models|docs depreca|docs was|doesn exist|doubao|doubao pro|downloa pandoc
D304|downloa to|driver manager|driver not|either install|elastic and|error unspeci|exist errorco|exist if|exist time
D304|ffprobe|file named|find adapter|find zbar|for multipl|found either|found if|found install|found model|found raw
D304|found tdetail|found try|from http|fs to|functio not|get install|get throttl|gettabl|glpsol|gone the|https pypi
D304|image render|imageio ffmpeg|imagema|import nltk|in method|include pandoc|install and|install anthrop|install fs
D304|install https|install pandoc|install pypando|install upgrade|install using|install with|install wkhtmlt
D304|is install|it using|its life|kaleido|last minutes|lib libacme|lib python|libacme|libacme so|library did
D304|library not|life please|load has|locate library|lxml|manage to|manager can't|manuall in|message bucket
D304|messagi entity|method call|minutes please|mixtral|mixtral has|model command|model path|model version|models tiny
D304|module ensure|module is|moment and|nltk|nltk downloa|nltk nltk|no pandoc|no procedu|no wkhtmlt|nosuchb when
D304|not compile|not elastic|not manage|noticed|noticed that|occurre nosuchb|old not|on and|open docs|operati system
D304|opt lib|or call|or or|org project|otherwi please|package is|package or|pandoc and|pandoc or|pandoc was|pass path
D304|pip pip|procedu|procedu message|procedu procedu|procedu with|process can|pulp cannot|py data|pypando
D304|pypando downloa|pypando wheels|pypi|pypi org|python package|queue invoice|read it|readme otherwi|render invoice
D304|render pdf|reposit for|request file|require depende|resourc import|retired|scripts|support but|system please
D304|tab not|table does|tableno|terrafo|tessdat|that this|the appropr|the aws|the deploym|the nltk|the transfo
D304|this repo|this unknown|throttl functio|transfo library|ttf|unknown product|unknown task|unspeci error
D304|unsuppo model|unsuppo protoco|up correct|use pip|usr lib|usr share|version has|version not|wait moment|wheels
D304|wheels with|when loading|with include|wkhtmlt executa|wkhtmlt https|xgboost|you created|your system|zbar
D304|zbar shared
D304E240|apt|apt get|collect not|compile|ghostsc|it not|name could
D304E240H240P240R371T471|error while
D304E240K240|the last
D304E240K240O304R240|.by broker|.closed by
D304E240K240R240|bge
D304E240K343O304R304|.by
D304E240L371|cuda
D304E240M240|we do
D304E240O240|error conditi|models acme|operati on
D304E240O240R240|error databas
D304E240O240T240|within the
D304E240R240|home|of its
D304E240R371T393|.exit
D304E240T240|libreof
D304E240T393|.exit code
D304E240T538|.pdf
D304E304M240R240T240|of an
D304E304O240R304|.airflow
D304E304R240|moment
D304E304R304|runtime error
D304E371L343O240R343T343|.subproc
D304E371R343|exited
D304E383R240|c no
D304E411J240K462O304P240R371T240|last
D304E498G240K304O304|server is
D304F240|exists please
D304F240M343O240R304T240|because it
D304F343K304O304R371|.state
D304J240|functio name
D304J240K240|librari
D304J240O240P240|the table
D304J240R304|found availab
D304K240|and we|api models|python oracled|readthe|readthe io
D304K240O240|co api
D304K240T304|.resolut
D304K304R240|error cannot
D304K343|message unknown
D304K343T240|to fetch
D304L240O240|this process
D304L240R240T240|.boost|.xg|.xg boost
D304L240R240T304|modules
D304L240R240T393|opencv
D304L240R304T371|in functio
D304L240T304|io opencv|opencv io|opencv modules
D304L343O240R343T343|.called|.called process
D304M240O240R240T371|this file
D304O240|are on|obtain the|specifi queue|update the|your operati
D304O240P240R371T304|documen for
D304O240R240|jobs in
D304O240R343T343|incompa
D304O304|c contain|errorco contain|file exists|specifi contain
D304O304R304|queue jobs
D304O304T240|it to
D304O343R240T240|.delta
D304P240|elastic|out the
D304R240|.channel not|.regex|.regex match|.scheme|cannot execute|en tiny|excepti no|idx|model mistral|models llama
D304R240|not impleme|operati this|or cannot|pulp|queue does|server version|solver|tiny|tiny base|tiny en|turbo
D304R240T304|.tessera|options|the end
D304R240T343|specifi the
D304R304|.pulp|find match|invalid model
D304R304T304|ensure that
D304R426|did you
D304R451T304|foo
D304T240|.info|antiwor|dict keys|find model|from onnx|imageio|it manuall|open resourc|support please
D304T304|path or
D304T383|codec
D326|.such bucket|c nosuchb
D343|.command not|.missing depende|.project|.queue not|add it|be install|client library|code index|ctypes|ctypes util
D343|deletio|executa found|exist crm|find library|library called|life|load library|message index|module named
D343|no module|no queue|nosuchb|optiona|optiona depende|qwen|such index|tessera is|this version|util find
D343E240|.t applica
D343E240F240R240|properl
D343E240K304L240T304|java
D343E240L240|manager
D343E240O240|functio render
D343E240R240|init
D343E240R304|.solver
D343E304F240I240K517O304R240|.closed
D343E304F240N240O462P240R343|conditi
D343E304G240H240|deploym
D343E304L371O240R393T439|c exit
D343E343|distrib
D343E343L371O240P240R393T439|c status
D343E371K411O304R393|.web driver
D343F240O371|c version
D343J240O240R240|please refer
D343K240|can't open|oracled
D343K240P240|util
D343K304R439S240T508|end of
D343O240R240|opt|to obtain
D343O240R240T240|readme
D343O304R240|.channel closed|latest version
D343O304R304|the latest
D343O393R240|obtain
D343R240|.imprope|.imprope configu|it with|such model|unknown model
D343R240T240|called|plugins|require by
D343R304|.dbt|.dbt runtime|can't find
D343R304T343|pandoc
D343R343T426|support by
D343R371T371|support for
D343T304|model safeten
D358R240|model does
D371|c gone|gone for|install it|leads old|message model|shared library|with pip
D371E304K426R240T240|.t
D371E343O240P240|.queue
D371E371G277K240|loading
D371F240R240|method not
D383|bucket does|specifi bucket
D393|cannot load|index not|install or|install the|longer support|your path
D393E240R304|chrome
D393E240T240|.applica
D393F240G240L240O343R343T240|engine
D393H240R240|model gpt
D393K240R304|cannot find
D393R240T240|depreca
D393R520T304|languag
D403F240|c index
D411|.depende|=ModuleNotFoundError
D411E343R343T343|backend
D411K240R240T304|py
D411M240R462T343|.not support|.support
D411O240T240|version is
D411O277R240T240|version of
D419E240|tessera
D426|so cannot|to install
D426E240L240R240T451|ffmpeg
D426H240|api version
D439|object file|open shared|shared object
D451|c model|please install
D451L240|executa
D462O304T240|.version
D471T343|cannot open
D480T240|pip install
D488O240T240|old
D495T240|pip
D508|not install
D530E240K240|library
D553T240|=ImportError
E179|api postmar|com email|http users|left there|postmar|postmar com|raised service|users server
E179K383|=ConnectionResetError
E179K445P240|.max retry
E179K558|c econnre
E179K592|=ConnectionError
E240|.abandon|.abandon job|.action timeout|.actor died|.airflow sensor|.airflow task|.api communi|.api interna
E240|.assassi|.assignm|.assignm timeout|.backend store|.bad json|.bad server|.base timeout|.binance request
E240|.blocked timeout|.body|.brain|.brain protect|.bravado timeout|.broken executo|.broken process|.busy result|.calls
E240|.calls limit|.cell timeout|.client decode|.client json|.clijson|.clijson decode|.cloudfl loop|.command timed
E240|.composi sdk|.connect availab|.connect blocked|.connect exceede|.connect grpc|.consist lost|.convers incompl
E240|.coordin|.coordin not|.crashed run|.cursor|.cursor not|.dagster executi|.dapr interna|.daytona timeout|.db server
E240|.deliver|.died|.discord server|.dist backend|.ec|.ec throttl|.empty page|.empty pool|.end point|.endpoin timeout
E240|.engine dead|.ep|.ep fail|.executi interru|.executo|.faceboo bad|.failed fetch|.failed request|.fallbac
E240|.fatal url|.finnhub request|.flagsmi api|.flow run|.for lock|.freshde server|.functio timeout|.future
E240|.future timeout|.gateway not|.gateway respons|.geocode parse|.geocode timed|.gitlab parsing|.grafana server
E240|.group coordin|.halted|.hazelca client|.hub broken|.incompl generat|.incompl respons|.insuffi storage|.invoke
E240|.invoke timeout|.is full|.job timeout|.killed|.killed worker|.kucoin request|.ldap busy|.ldap respons|.ldap time
E240|.lifetim|.lifetim timeout|.linkup failed|.loop protect|.mailbox move|.mailbox store|.mailbox uids|.many streams
E240|.map|.map full|.market|.market closed|.master|.master reporte|.mastodo server|.mastodo service|.max restart
E240|.maximum wait|.mid|.mid stream|.modbus io|.move|.move in|.nameser|.no nameser|.not active|.not primary|.nsq pub
E240|.nylas sdk|.object lost|.op|.op failed|.operati timed|.parse api|.pdf poppler|.pending|.pending calls
E240|.plivo server|.pod|.point|.point interna|.polling|.polling timeout|.pool empty|.poppler timeout|.primary
E240|.process pool|.produce queue|.provide not|.pub|.pub failed|.pysnow|.queue is|.queue overflo|.queue timeout|.rates
E240|.rates not|.ray actor|.reply|.report|.reql availab|.reql op|.reql runtime|.resourc failure|.resourc timeout
E240|.respons body|.respons format|.restart exceede|.restart telegra|.retries exceede|.retries reached|.rm operati
E240|.run pod|.run wait|.runtime disconn|.runtime timeout|.sandbox termina|.scrapli timeout|.sensor|.sensor timeout
E240|.serial timeout|.server dead|.server halted|.server http|.server transie|.serverl|.serverl timeout|.session pool
E240|.severe|.shard not|.slow|.smb timeout|.smith request|.snmp timeout|.soft|.soft time|.space paused|.spam
E240|.spam assassi|.spark connect|.split|.split brain|.status line|.store unavail|.stream fallbac|.streams
E240|.subproc output|.system mainten|.target|.target disconn|.telegra server|.tempora fail|.time exceede
E240|.timeout exceede|.timeout nomad|.timeout warning|.too slow|.transpo protoco|.trino externa|.twitch backend|.uids
E240|.unexpec empty|.usb timeout|.valid worker|.vault down|.wait queue|.wait time|.waiter|.waiting|.waiting for
E240|.weaviat retry|.weaviat timeout|.websock queue|.worker crashed|.worker lost|.workflo timeout|.xml parse|.yf data
E240|=BufferError|aadsts transie|abandon|abort action|aborted leaf|about that|about where|above for|abruptl
E240|abruptl while|accept new|accept request|access was|accessi resourc|action of|action timed|active but
E240|active cluster|active it|active replica|active steps|activit startto|actor option|actor rendere|actor this|add to
E240|additio informa|address address|address host|adhoc|adhoc query|adjuste with|adjusti|adjusti the|admissi
E240|admissi for|afc|afc ea|after please|after pt|again server|again the|agent step|airline|airline respond|aj
E240|aj timed|albums|albums max|all nameser|all nodes|all request|all restric|all scrapin|all shards|all those
E240|all tokens|allocat allocat|allocat chunk|allocat failed|allocat row|allow delete|alltraf|alltraf did
E240|already request|amazon ec|an applica|an extra|an html|an illegal|an rpc|and initial|and premium|and tempora
E240|another server|answer message|answer the|answere servfai|answere the|anthrop peer|any instanc|any request
E240|apache druid|apache org|api could|api deepl|api events|api histori|api jsonrpc|api pub|api status|api stripe
E240|api sync|api timed|apiconn anthrop|apierro process|apierro search|applica interna|aql query|are process
E240|are queued|are sending|asleep|asleep the|asmx status|assignm|assignm for|assista message|async|async timeout
E240|at api|at graph|at insuffi|attempt exceede|attempt request|attempt while|audio metadat|availab channel
E240|availab closing|availab from|availab message|availab no|availab not|availab please|availab too|availab with
E240|availab zone|awaitin datasou|awaitin respons|bab|bab cce|back again|backend is|backend param|backend server
E240|bad output|badserv|ban|ban free|ban status|basic|basic nack|batch in|be active|be adjuste|be deploye|be submitt
E240|be the|because no|because timeout|become active|become ready|before finishi|before headers|before operati
E240|before receivi|before replyin|before timeout|being execute|being moved|bge ft|binance invalid|bitfine com
E240|bitfine get|bitfine system|blocked connect|bluetoo|bluetoo device|body could|body from|body msg|body or
E240|body upstrea|bot claude|brain|brain protect|breaker is|breaker still|broken if|broker not|brokert|brokert query
E240|browser closed|browser failed|browser on|browser timed|browser use|build error|build for|build logs|bundle
E240|bundle but|busy bindres|busy ctrls|busy message|busy none|busy request|busy try|but active|but all|but has
E240|but timed|by amazon|by dev|by either|by one|by overcom|by token|by wlm|bytearr not|bytearr ssh|c airline|c asleep
E240|c carrier|c cursorn|c downstr|c driver|c ec|c edquot|c errorma|c etimedo|c event|c fatal|c hiberna|c hive|c hrana
E240|c mainten|c memoryp|c metasto|c nodes|c notwrit|c one|c out|c ready|c runtime|c soapenv|c unreach|c upstrea
E240|c websock|cache openpix|cache resourc|call script|calling collect|calls actor|can retry|can't retry|can't start
E240|canceli|canceli stateme|cancell by|cancell for|cancell maximum|cannot interpr|cannot invoke|cannot service
E240|capacit for|capacit in|capacit out|capacit unable|carrier api|carrier is|cart|categor histori|categor read
E240|cause enginec|caused from|cce|cce eecaf|cell executi|cell timed|center at|channel by|channel resourc|char content
E240|check back|check cloudwa|check please|check python|check timed|checkin out|chunk of|ci|ci example|circuit fetch
E240|circuit search|class systeme|client details|client metadat|client rs|client took|clients|clients reached
E240|closed before|closed message|closed sqlstat|closing transmi|cluster docs|cluster event|cluster node|cluster or
E240|cluster out|code albums|code downstr|code presto|code product|code service|code timeout|codenam cursorn
E240|codenam notwrit|codenam primary|collect on|collect org|com conf|com empty|com functio|com geoip|com git|com jobs
E240|com market|com no|com operati|com origina|com pets|com print|com report|com reports|comes the|command apt
E240|command did|command executi|command node|common bad|complet severit|compute capacit|concurr categor
E240|concurr histori|conf pub|connect after|connect are|connect availab|connect exceede|connect later|connect pool
E240|constra server|contain for|contain launch|content an|content html|content resp|content service|content try
E240|content ty|continu with|conv node|convert process|core sw|core worker|couchba kv|couldn' get|cpp remote
E240|crashed session|crashed without|crawl request|crdt|crdt because|create exceede|create server|creatio sites
E240|crm args|crm on|csrc|csrc distrib|css timed|csv name|csv on|cuda error|cudnn|cudnn failure|cudnn status
E240|curl error|curl operati|currenc label|currenc rates|current active|current availab|current do|current input
E240|current not|current offline|current unavail|current using|cursor id|cursorn|dapr|dapr health|data could
E240|data members|data message|data query|data serverb|data service|databas manager|databas message|databas please
E240|datasou|datetim datetim|dbms|dbms memory|dbx|dead letter|decisio|decisio query|decode mollie|decode object
E240|decoder jsondec|deepl com|default queued|delete block|deploy please|deployi|deployi descrip|deployi details
E240|deploym complet|deploym elser|deseria expecti|deseria using|detail could|detail zyte|details are|details bad
E240|details context|details please|detecte core|detecte router|dev rootcoo|devbox dbx|develop generat|device conside
E240|device is|device not|device unavail|diagnos contain|didn't respond|died before|died while|differe ml
E240|differe workers|directo listing|directo watch|disconn reset|discord was|disk full|disk is|disk partiti|disk quota
E240|distrib process|distrib transac|distrib user|dml|doc timed|docs message|domain not|doomed|doomed during
E240|double check|down debug|down errorla|down full|down in|downloa interna|downloa tempora|downstr request
E240|downstr service|dpy call|dqw premier|driver timeout|druid|druid query|duratio of|duratio seconds|during executi
E240|during find|during lambda|during placeme|during travers|ea|ea topolog|ec during|ec throttl|eecaf|eecaf error
E240|either github|elapsed yet|element urn|elser|elser model|embeddi content|empty https|enabled verbose|enablin
E240|enablin javascr|encount during|endpoin failed|endpoin my|endpoin the|endpoin to|endpoin unexpec|engines failed
E240|enough hosts|enough in|enough replica|entity set|entity wrapper|environ map|environ mapsize|ep|ep fail|err sys
E240|errmsg cursor|errmsg operati|errmsg the|errno disk|errno operati|error body|error cache|error client|error cuda
E240|error embeddi|error encount|error fatal|error gave|error groupco|error histori|error hosting|error leaf|error mnt
E240|error nccl|error raw|error readtim|error receive|error regionn|error reply|error reporti|error return
E240|error system|error targetn|error timed|error tmo|error tmp|error websock|errorla retryab|errorla the|errorme the
E240|errorna exceede|errors client|errors keys|errors occurre|errors session|errorty insuffi|evaluat of|event handler
E240|event put|event timeout|events merges|events timed|example chat|exceede debug|exceede distrib|exceede global
E240|exceede home|exceede ms|exceede none|exceede org|exceede pexpect|exceede timed|exceede watch|exceedi timeout
E240|excepti all|excepti an|excepti but|excepti model|excepti process|excepti three|exec compile|exec tez
E240|execute action|execute after|execute async|execute plan|execute query|execute the|executi failed|executi or
E240|executi retryin|executi role|executi status|executi this|executi was|executi your|executo|executo executo
E240|executo exited|exhaust resourc|exhaust tif|exhaust unable|exist to|exited caused|exited or|exited prematu|exiting
E240|expect string|expecte entity|expecte json|expecte not|expecte timefra|expecte urn|expecti more|experie heavy
E240|expired after|expired before|explici set|externa name|extra mib|fail non|failed double|failed executi
E240|failed exiting|failed interna|failed max|failed name|failed pub|failed rpc|failed times|failed vertexn|failed we
E240|failedj due|failure cudnn|failure error|failure getting|failure lost|failure of|failure state|failure task
E240|fatal error|fault java|feature flags|fetch error|fetch rates|fetched due|fetchin feature|fetchin https
E240|fetchin task|ff to|fhir|fhir search|files for|files tmp|find ms|finishi|finishi this|finnhub invalid|firecra
E240|firecra com|flags http|flagsmi|flagsmi api|for allocat|for crm|for dead|for global|for im|for lane|for mercury
E240|for ms|for phrase|for product|for reason|for scrape|for system|for trainin|for valid|format html|forward registe
E240|found full|found there|found this|found unable|free respons|from backend|from command|from connect|from error
E240|from flagsmi|from org|from pool|from runtime|from servers|from valkey|ft failed|full message|full reached
E240|full txt|fully loaded|functio create|functio initial|future was|futures|futures market|gate|gate label
E240|gateway restart|gateway time|gateway title|gateway to|gb errorco|general databas|general memoryp|general timedou
E240|generat google|geoip|geoip city|geoip maxmind|get any|get ban|get inciden|get server|get update|get valid
E240|getting data|getting https|ghostsc rasteri|gib attempt|gib current|gib dbms|gib maximum|gib overcom|gib stack
E240|git info|git upload|github modifie|given to|global adhoc|global memory|google guide|got html|goto timeout
E240|graphql result|groupco|had an|hadoop hive|handle session|handler browser|has crashed|has raised|has read
E240|has stopped|has termina|have tried|hbase regiont|headles doc|healthy|healthy upstrea|heavy load|heavy traffic
E240|help center|help firecra|here comes|histori market|histori searche|hit its|hive metasto|hive ql|holders json
E240|home svc|host hz|host news|host nomad|hosting endpoin|hosting shard|hosts availab|hrana|hrana websock
E240|html expecte|html from|html http|html page|html receive|html runtime|html url|http city|http health|http interna
E240|http resp|http timeout|https amazona|https apache|https ci|https geoip|https git|https lambda|https llm
E240|https took|hz|hz port|id address|id afc|id an|id bab|id exceede|id interna|id query|id state|illegal memory
E240|illegal status|im|im failed|image build|impossi|impossi to|in answer|in cluster|in hit|in hours|in mkv|in mx
E240|in pool|in python|in reasona|in report|in safe|in sleep|in stage|in torch|inciden not|incompl after
E240|incompl generat|increas timeout|index state|inferen wait|info refs|info write|informa exit|init setting
E240|init timeout|initial has|initial incompl|initial or|initial search|initial server|initial using|inotify instanc
E240|inotify watch|inputst device|inserts|inserts stack|instanc availab|instanc limit|instrum no|insuffi disk
E240|insuffi system|interna bad|interna opc|interna tempora|interpr|interpr mixpane|interru|interru maximum
E240|invalid handle|invalid xml|invokea|invokea operati|is at|is deployi|is offline|is sealed|is startin|is turned
E240|is warming|issue persist|issue please|it and|it current|it indicat|it respons|it the|items key|its subsyst
E240|its timeout|java net|javascr|javascr renderi|job aborted|job after|job aj|job bge|js|js timed|json decoder
E240|json error|json format|json html|json result|json type|jsondec|jsondec expecti|jsonrpc|jsonrpc php|keep seeing
E240|kernel didn't|kernel info|keyerro merged|keys in|kikimr|kikimr cluster|kill|kill or|killed because|killed while
E240|kuberne|kuberne api|kucoina interna|kucoinr|kucoinr invalid|kv|kv cxx|label bad|label futures|lambda functio|lane
E240|lane low|large capacit|larger environ|last host|last worker|later code|later display|later server|later you
E240|launch failed|ldapbus|ldapbus busy|ldaptim|ldaptim timelim|leader failure|leader http|leader not|leaf error
E240|leaf node|left after|left error|letter resulte|library was|lic|lic example|lifetim|lifetim expired|like command
E240|limit can|limit errorty|limit gib|limit given|limit operati|limit regionn|limit total|line content|listeni
E240|listeni timed|litellm midstre|llm acme|load please|loaded collect|local message|local node|local queue|lock for
E240|locked databas|log batch|log for|logs events|long running|longer any|longer possibl|loop protect|lost task
E240|low query|mailbox databas|mailbox move|mainten error|mainten please|making the|manager is|many parts|many queued
E240|many restart|many users|map currenc|map diagnos|map full|map size|mapping within|mapsize|mapsize limit
E240|marked dead|market closed|market is|market tickers|matchin all|max attempt|max connect|max outboun|max pending
E240|max thresho|maximum attempt|maximum errcode|maximum stateme|maximum timeout|maximum wait|maxmind com|maxpool
E240|maxpool timeout|maxtime errmsg|may solve|may succeed|mdb map|media when|meilise timeout|members are|members has
E240|memory access|memory message|memory transac|memoryp|memoryp message|memstor|memstor limit|mercury resulte|merged
E240|merged by|merges|merges are|message all|message brokert|message canceli|message channel|message code
E240|message databas|message deadlin|message downstr|message hive|message kikimr|message leader|message market
E240|message queue|message retry|message search|message servers|message smartsh|message tab|message tempora
E240|message timed|message transla|message we|message worker|meta endpoin|metadat is|metasto|metasto error
E240|metasto null|mib maximum|mib would|microso server|midstre|midstre litellm|might try|minutes query|misconf
E240|misconf valkey|mixpane server|mkv|mkv vf|ml compute|ml instanc|mnt nas|model deployi|model deploym|model timed
E240|modifie by|modifie it|mollie api|moment please|monitor rule|more connect|more spool|most recent|move|move in
E240|mp timed|mqtt|mqtt server|ms has|ms in|ms to|ms unavail|msg bad|msg system|msg timed|mx|mx server|my endpoin|nack
E240|nack object|name cluster|name hive|name mainten|name no|name query|name servert|name systemm|nameser failed|nas
E240|nas csv|navigat timeout|nccl|nccl error|nccl version|ncclien|ncclien timed|net sockett|network issue|new request
E240|new thread|no answer|no communi|no healthy|no media|no nodes|no return|no servers|no slot|no snmp|no tomes
E240|node cudnn|node render|nodes availab|nodes down|nomad|nomad port|none basic|none service|none timesta|nosave
E240|not able|not broken|not elapsed|not nonetyp|not primary|not properl|notion is|notwrit|null query|null this|nylas
E240|nylas sdk|object caused|object ff|object must|objectr|objectr was|occurre during|occurre ec|occurre no
E240|occurre refer|occurre runtime|occurre try|occurre url|of clients|of gb|of out|of render|of results|of retry
E240|of running|of timeout|offline for|oh|oh uh|on browser|on crdt|on differe|on peer|on pool|on process|on recover
E240|on server|on session|on udp|once deploym|only allow|only call|only option|only respond|onnxrun ep|open trial
E240|open usb|opened datetim|openpix|operati after|operati categor|operati complet|operati ibm|operati search
E240|or disconn|or disk|or errors|or forced|or over|or pending|or report|or wallet|ora oracle|oracle initial|orderse
E240|orderse failed|org sbnn|our help|out attempt|out before|out bin|out configu|out conside|out create|out during
E240|out httpsco|out if|out message|out no|out out|out parquet|out possibl|out query|out request|out run|out runtime
E240|out sending|out sql|out time|out title|out val|outboun|outboun streams|output code|output no|output things
E240|over memstor|over quota|overcom|overcom decisio|overcom stack|overflo reached|overloa server|overpas|overpas api
E240|page of|page transac|page try|parse api|parse holders|parsing the|partiti error|partiti it|parts in
E240|passing timeout|pattern using|paused please|payment process|pd client|peer has|pending calls|perform write
E240|perform your|persist contact|persist to|pets timed|pexpect|pexpect pty|phrase|phrase to|ping health|pinot
E240|pinot server|placeme|placeme resourc|plan on|please resubmi|poll for|polling devbox|pool default|pool general
E240|pool has|pool initial|pool maxpool|pool pool|pool was|pool within|poppler timeout|port disconn|port pool
E240|possibl to|post for|post httperr|prematu signal|premier|premier in|premium proxies|present on|presto
E240|presto server|previou leader|primary code|primary contain|primary errmsg|primary full|primary replica
E240|primary stepped|print css|printer busy|printer on|printin|problem locatio|process any|process cluster|process cpp
E240|process getthin|process in|process pool|process queue|process signifi|process timeout|process when|prod failed
E240|product not|product variant|progres or|progres try|properl scoped|protect excepti|protect we|provide returne
E240|provide webhook|provisi request|proxies|proxies status|pt|pty|pty spawn|pub bitfine|pub failed|pub map
E240|put mapping|python set|qb severe|ql exec|query aborted|query again|query capacit|query exhaust|query monitor
E240|query query|query queryca|query queue|query select|query setup|query shop|query termina|query this|queryca
E240|queryca too|queued on|queued queries|queued reason|queuepo|queuepo limit|raised timeout|rasteri|rasteri failed
E240|rates open|rates source|ray record|rdb|rdb snapsho|reach is|reached concurr|reached maximum|reached reading
E240|reached session|read is|ready error|ready message|ready please|ready service|ready standal|ready to|ready within
E240|reason capacit|reason number|reason schedul|reason service|reason the|reasona|reasona time|receive after
E240|receive before|receive fhir|receive from|receive request|receive retryab|receive see|receive status|receive very
E240|receivi respons|receivi timeout|recent failure|record ref|recover collect|ref creatio|refs service
E240|refused configu|region error|regionn leads|regiont|regiont over|registe schema|remote data|remote process
E240|render could|render invocat|render js|render the|rendere because|renderi|renderi and|replica for|replica set
E240|replica time|replica val|reply http|reply message|replyin|replyin to|report in|report user|reporte at|reporti
E240|reports failed|request badserv|request eu|request like|request may|request ml|request product|request retries
E240|request right|request soft|request sorry|request specifi|request sqlstat|request system|request vm
E240|request waiting|require index|reset before|resolut lifetim|resourc constra|resourc exist|resourc query
E240|resourc shortag|resourc to|resourc unavail|resourc xc|resp for|respond in|respond please|respond within
E240|respons got|respons info|respons interna|respons keyerro|respons query|respons request|respons respons
E240|respons returne|respons service|respons try|restart in|restart or|resubmi|resubmi your|result expired|result no
E240|result timed|results was|resume it|resumin|resumin your|retries continu|retries details|retries lambda
E240|retries model|retries we|retriev object|retriev this|retry again|retry run|retry tasks|retry times|retryab error
E240|retryab full|retryin may|return code|return execute|return valid|return was|returne respons|returne xx
E240|role provide|rootcoo|rootcoo dml|router in|routine exec|row batch|rpc reply|rs region|rule parse|run agent
E240|run duratio|run encount|run poppler|run query|run result|running conv|running it|running or|running queries
E240|running request|running with|runs batch|runs log|runtime failed|runtime please|runtime when|safe mode
E240|sandbox functio|sandbox timeout|save rdb|sbnn|sbnn error|scale factor|scale out|schedul connect|schema request
E240|scoped to|scrape job|scrapin|scrapin engines|script kill|script you|sdk failed|sdk timed|sealed|sealed on
E240|search bundle|search cluster|search not|search open|search operati|search reply|search timed|searche on
E240|sec please|second timeout|seconds command|seconds current|seconds exceeds|seconds last|seconds pid|seconds server
E240|seconds the|seconds time|see build|see informa|see session|seeing|seeing this|select timed|selecte to
E240|send operati|send status|sending command|sensor|sensor has|server acme|server after|server audio|server busy
E240|server databas|server encount|server had|server https|server insuffi|server lic|server message|server request
E240|server send|server shutdow|server side|server timeout|server to|server too|server took|server transit|server try
E240|server typ|serverb code|serverb content|serverb interna|servers hosting|servers pinot|servers status|servert
E240|servert shouldr|servfai|service at|service git|service interna|service slow|service the|service this
E240|service timed|session acquire|session browser|session ef|session execute|session new|session request
E240|session session|set object|set orderse|setting init|setting wandb|setup and|severe|severe excepti|severit adaptiv
E240|shard inf|shard is|shard on|shard shard|shards|shards failed|shortag|shortly name|shutdow nosave|side error
E240|sigkill job|signal|signal sigkill|signifi|signifi slower|site is|size overflo|size paramet|sleep|sleep state
E240|slot availab|slower|slower than|smartsh|smartsh com|snapsho but|snmp respons|sockett read|soft doomed|softtim
E240|solve the|solve time|soon display|sorry about|source not|spamass|spamass timed|sparkex job|spawn|spawn object
E240|spawn spawn|specifi please|specifi request|spent|spent ms|split brain|spool|spool space|spxerr timeout
E240|sqlstat routine|src pd|stackcr|stackcr failed|stage failed|stage failure|stage tid|standal|standal initial
E240|standby|standby visit|start tag|start tika|startin please|startto|startto timeout|state asleep|state build
E240|state error|state paused|state standby|state success|stateme due|stateme executi|stateme timeout|status after
E240|status deadlin|status disk|status executi|status for|status insuffi|status line|status server|status system
E240|status unknown|stepped|stepped down|steps run|still in|still initial|still open|stop by|stopped and|storage on
E240|storage reason|str bytes|streams is|string argumen|string deadlin|subsyst|subsyst is|succeed if|suffici capacit
E240|suffici large|sum but|sum cancell|summary timed|support errorty|surpris|surpris http|suspend resume|svc out|sw in
E240|sync crm|sync replica|sys temp|system failure|system mainten|system problem|systeme|systeme severit|systemm
E240|tab crashed|table logs|targetn|task check|task class|task current|task exceede|task id|task in|task read|task run
E240|task sum|tasks sync|technic|technic reasons|temp|temp tempora|tempora authent|tempora down|tempora ec
E240|tempora system|termina abruptl|termina all|termina the|tessera process|text add|tez|tez teztask|teztask
E240|teztask vertex|tgetope|tgetope failed|than inserts|than seconds|than tasks|that attempt|the airline|the allocat
E240|the backend|the bank|the device|the disk|the downstr|the executi|the expect|the future|the gateway|the handle
E240|the invokea|the issue|the kuberne|the lambda|the logs|the mqtt|the mysql|the overpas|the ping|the pool
E240|the replica|the resolut|the site|the upstrea|the warehou|thing insuffi|things you|this explici|this informa
E240|this instanc|this ip|this objectr|this region|this scale|those workers|three|three members|throttl by|through our
E240|tickers|tid executo|tid none|tif error|tika server|time error|time in|time left|time long|time ran|time spent
E240|timedou|timedou waiting|timelim none|timeout backgro|timeout code|timeout config|timeout duratio|timeout during
E240|timeout excepti|timeout failed|timeout has|timeout httpsco|timeout last|timeout locatio|timeout not|timeout pid
E240|timeout query|timeout raw|timeout reading|timeout see|timeout setting|timeout value|timeout when|timeout with
E240|times message|times most|timesta none|title could|title domain|title gateway|title website|tmo|tmo timeout
E240|tmp out|to abandon|to active|to actor|to answer|to cart|to discord|to disk|to failedj|to failure|to kernel
E240|to launch|to persist|to poll|to provisi|to render|to respond|to sandbox|to spamass|to stage|to stateme|to stop
E240|to technic|to transit|tokens current|tomes|tomes availab|took longer|tool crawl|torch csrc|total exceede
E240|total max|total time|trace above|trace for|traffic please|trainin job|transac total|transie error|transla is
E240|transmi channel|travers|travers evaluat|trial call|trinoex|trinoex type|trinoin|trinoin type|true code
E240|true fbtrace|try adjusti|try enablin|ttl|ttl exhaust|turned|turned off|ty|type assista|type cas|type downstr
E240|type externa|type unreach|uh|uh oh|unable get|unavail ctrls|unavail gql|unavail intuit|unavail paerror
E240|unavail please|unavail raw|unavail remote|unavail search|unavail server|unavail tempora|under heavy
E240|unexpec before|unexpec conditi|unexpec element|unexpec empty|unexpec html|unexpec http|unexpec server
E240|unexpec while|unknown executi|unknown xml|unreach backend|up after|upload pack|upstrea connect|upstrea error
E240|upstrea failure|upstrea gradio|upstrea no|url all|url as|url couldn'|url to|urn html|us through|usb printer
E240|use browser|use larger|use more|user memory|users please|using deseria|using differe|using gib|utf url
E240|valid graphql|valid host|valid worker|valkey is|value seconds|variabl ray|variant alltraf|vault is|vehicle is
E240|vehicle or|vehicle state|verbose error|vertex failed|vertexn|vertexn map|very|very surpris|vf|vf scale|vm|vm size
E240|wait on|wait time|waiter|waiter stackcr|wallet gateway|wandb init|wandb setting|warehou is|warning functio|was an
E240|was answere|was being|was cell|was created|was encount|was expecti|was interru|was network|was selecte|was tcp
E240|watch can|watch limit|watch timeout|we current|weaviat timed|webhook or|website ban|websock error|websock was
E240|west amazona|when making|when printin|when waiting|where this|while accessi|while checkin|while forward
E240|while polling|while the|with bot|with httpsco|with invalid|with next|with out|within specifi|without additio|wlm
E240|wlm abort|worker exited|worker log|worker matchin|worker that|workers but|workers died|wrapper|wrapper inciden
E240|write primary|write timeout|write type|wrong extensi|wrong somethi|wrong while|www bing|xml start|xmlrpc bad
E240|xmlrpc common|xx server|yet circuit|yet ready|you keep|your cloudwa|your file|your pattern|zone you|zyte|zyte api
E240F240|additem|additem class|be modifie|class name
E240F240J240O240T240|those
E240F240K240O358|the page
E240F240L240O411P240R240|in use
E240F240N240O240|.workflo
E240F240O304|.in
E240F240R240|c shipmen
E240F240R343|bank
E240F304R240|failed message
E240F393O304R304|c state
E240G240|.loop|busy retry|c queue|capacit please|modelno|modelno when|occurre modelno|queue size|ready for
E240G240|request because|server tempora|to tempora|unavail service
E240G240H240|traffic
E240G240H343P411T240|exceede please
E240G240J240|.event stream
E240G240K240O304|right now
E240G240P240|current experie|off
E240G240P240T240|cannot process
E240G240R240|to see
E240G277|current loading
E240G277O240|try later
E240G304P240|experie
E240G343|capacit exceede
E240H240|for text|nginx|out for|pack|server nginx|service failed
E240H240I240M371O343P451R343T304|request was
E240H240K240P480|in seconds
E240H240K304|adaptiv
E240H240O393P439|of concurr
E240H240P240|complet the
E240H240P393|slow down
E240H240P419|slow
E240H304O240P371|many concurr
E240I240|.client timeout|.respons timeout|.shard|.task timeout|c modeler|complet within|executi timed|from primary
E240I240|in process|inferen hugging|invocat timed|modeler|modeler when|occurre modeler|on endpoin|primary with
E240I240|timeout the
E240I240J240|operati model
E240I240K240|.server timeout|while process
E240I240K343|data from|endpoin url
E240I240O240P240|request try
E240J240|.empty respons|c modelst|empty respons|error expecti|for output|malform respons|modelst|modelst when
E240J240|not return|occurre modelst|respons the|was unexpec
E240J240K411|last error
E240J240M240|error input
E240J240M240T240|task failed
E240J240R240|code was|valid json
E240J240R304T240|parsed|startin
E240J240R304T426|string line
E240J240R343T304|double
E240J240T240|the json
E240J277K304P240|at state
E240J304|to return
E240J304R240|.action|is expecte
E240J304R304T343|extra
E240J304R304T371|.parsing
E240J343R304T304|while parsing
E240J343R343|.functio
E240J445R439T491|parsing
E240K179|line bytearr
E240K240|.binance websock|.bravado|.device not|.dist|.fetchin|.generic|.invalid metadat|.ldap server|.pool exhaust
E240K240|.reql|.selecti|.selecti timeout|.server pool|.server selecti|.url fetchin|acs goto|active server
E240K240|after maximum|api datadog|api mlflow|api mollie|been downloa|bin ssh|braintr com|caught|caught excepti
E240K240|check system|checksu does|closure with|databas or|descrip topolog|downloa but|easypos com|easypos if
E240K240|error httpcon|excepti class|expired sqldriv|ff|for connect|get connect|get content|goto page|guide trouble
E240K240|hyt|hyt hyt|hyt microso|io last|last caught|login timeout|mailjet|mailjet api|match please|memcach get|mlflow
E240K240|mlflow runs|mnt|mollie com|mollie httpsco|navigat acs|not not|of tries|on navigat|or network|or try
E240K240|out connect|page goto|ping|please let|pool after|promptl api|ray|reached connect|reason shutdow|receive valid
E240K240|respons after|retries check|retry loading|server availab|server connect|server pool|server session
E240K240|serverd server|servers serverd|session closed|sockett ms|sqlstat hy|status at|status custome|str local
E240K240|string unavail|support easypos|sw|system status|the sha|timeout caused|timeout sockett|timeout topolog
E240K240|to mailjet|topolog descrip|topolog id|topolog type|tries|type unknown|udp|unavail message|unknown servers
E240K240|user timeout|weaviat failed|with easypos|with mollie|with request
E240K240L240T240|.py j
E240K240O240|.exa|.nc|.nc client|failed on|is running
E240K240O240P240|retryin
E240K240O240R240|.bleak
E240K240P240|promptl|unavail error
E240K240R240|.solr|args kwargs|closing|kwargs|solr|to reach|topolog
E240K240R240T304|.end
E240K240R304|.edge tts|.pyppete|mixpane
E240K240R343T240|bad data
E240K240R371|the domain
E240K240T240|.metadat|bad http|datadog|datadog com|goto|in langsmi|langsmi|langsmi api|later if
E240K240T277|not start
E240K240T304|.fetch
E240K240T393|of bytes
E240K277P240|polling
E240K304|.no connect|.no respons|.termina|.websock|adaptiv server|apiconn|broker forced|caused connect|closed unexpec
E240K304|closure|connect closure|connect forced|connect id|connect ms|during query|forced broker|forced connect
E240K304|generic error|git example|host shop|in max|in non|litellm apiconn|meilise httpcon|ms connect|retries in
E240K304|retries retry|server unavail|serverd|sha checksu|source error|stripe if|to communi|to redis|unreach
E240K304|with stripe
E240K304O240|.git protoco|c hy|redis connect|retry timeout
E240K304P240|connect failure|websock
E240K304P343|server has
E240K304R240|.no valid|after ms|hy|is closed|modbus|modbus error
E240K304R343|.mixpane
E240K304R480T240|.valid
E240K304T240|from memcach|memcach|schedul
E240K343|at http|closed by|connect lost|error after|excepti connect|request excepti|request httpsco
E240K343R240|the endpoin
E240K343R343T240|checksu
E240K371|complet message|message body|peer closed|remote host|sending complet
E240K371R240|generic
E240K393|closed the
E240K411|aborted remoted|remoted|remoted remote|without sending
E240K419|.remote protoco
E240K439T343|broken
E240K451|.connect closed|end closed|remote end|without respons
E240K451R240|mysql server
E240K451R304|mysql
E240K462O240R240|tcp
E240K491O240R304|resolut
E240K502|connect aborted|or service
E240K553|error connect
E240L240|code returne|command soffice|kernel died|memory please|pool is|returne while|soffice headles|was running
E240L240|zero status
E240L240O240R240T240|and no
E240L240R240T240|command ffmpeg|ran
E240L240T240|.j java|while calling
E240L240T393|.convers
E240L304|sigkill|task was
E240L304P240|capacit of
E240L304R240T304|gb
E240L304T304|of size
E240M240|.task failed|help openai|not pass|raised an|to previou|us at
E240M240O240|title bad
E240M240T240|message was
E240N240|next request
E240N240P240R304T343|next
E240N240R240T240|stop
E240N240R304|of exceede
E240O240|.databas unavail|.exa query|.exa request|.in progres|.progres|busy redis|busy running|cas|data out
E240O240|dbi operati|failedj|full environ|in sync|instanc has|message pending|new session|no reason|not execute
E240O240|now try|pending previou|previou query|product is|puterro|puterro at|query complet|query was|receive error
E240O240|refresh and|request or|severit server|sql the|state and|to another|transac cancell|while it
E240O240P240|again once|are current
E240O240P304R240|c executi
E240O240P343|wait and
E240O240R240|.execute|.precond failed|.reporte|at this|create file|db dbi|dbi|ibm db|id id|keyerro
E240O240R240T343|mdb
E240O240R304|.descrip|.descrip code|.has|.has descrip
E240O240R502T403|element
E240O240T240|.put
E240O304|errorla|holders|on lock|please refresh|running script|transac aborted|try the|use by
E240O304P240|some time
E240O304P304|after some
E240O304P411|.operati failed
E240O304R240|.zmq base|in state|script
E240O343|aborted due
E240O343R240|for resourc
E240O371|current in
E240O451P343|is being
E240O495|.lock
E240O502R240|acquire
E240P240|.active|.bus server|.webexte|apierro cluster|apierro status|app has|by too|c block|code serverb|com greylis
E240P240|disk usage|display message|elapsed|exceede failed|exceede flood|excepti too|flood stage|gave|gave up|greylis
E240P240|greylis please|histori data|jobs caused|letters blocked|making|message api|message null|name node|oauthex is
E240P240|over limit|queries is|request disk|resume|retries reason|retry using|search request|seconds reached
E240P240|send request|sending too|shouldr true|stage waterma|status excepti|status service|the availab|time has
E240P240|type system|url jobs|waterma|waterma index
E240P240R240|api call|for http
E240P240R304|.serp|.serp api
E240P240R371|c search
E240P304|by respons|com html|concurr queries|html duckduc|https html|streams
E240P304R304|c query
E240P304T240|respons too
E240P343|duckduc|duckduc com|few minutes|termina because|was throttl|you try
E240P343R304|executi excepti
E240P371|are allowed|flood|provisi
E240P411|hit
E240Q240|exceede while
E240Q240R240|loop
E240Q240T304|.reached
E240R240|.aql|.aql query|.bad object|.brother|.brother ql|.executi timeout|.netmiko base|.operati rejecte|.port
E240R240|.port audio|.query execute|account that|action before|actor died|any result|api no|api respond|aql|at command
E240R240|bank or|be str|because more|c availab|c phase|c process|calling get|center|com the|comes|config for|crawl
E240R240|created in|cursor|ef|email account|engines|err aql|error http|error to|forward|gradio|gradio app|http reason
E240R240|inciden api|index has|inf not|info chrome|inputst|instrum|it can|leaf|limit message|max number|name rendere
E240R240|occurre the|opening inputst|paerror|pd|pending action|pets|poll|print|ql|read csv|says bad|server did
E240R240|service error|session info|slot|solr respond|split|state not|stopped|the instrum|the pending|timefra
E240R240|timeout after|to evaluat|to solve|verbose|warning|with non
E240R240T240|data or|excepti failed|expect|forms|gotenbe|gotenbe forms|http gotenbe|mdb put|parts|put mdb
E240R240T304|.batch
E240R240T326|found line
E240R304|.cell|.exceede result|.flagsmi|.flagsmi client|billing invoice|failed at|informa about|mercury|none searchr
E240R304|or one|phase|phase executi|retry or|search phase|searchr|searchr none|to restart|trainin|urn billing
E240R304T240|be parsed
E240R343|.audio|at or|cell|css|executi error|got an|provide for|the email
E240R343T240|inf
E240R343T371|rule
E240R343T514|.format
E240R371|query executi
E240R371T304|datetim
E240R528T439|.syntax
E240T179|failed during
E240T240|.build|.cancell|.capacit|.externa|.maximum|.sanic|.system|.warning|.weaviat batch|apache spark|api httperr
E240T240|batch failed|bytes or|charset|charset utf|disk space|error getting|error json|failed after|failed see
E240T240|forms libreof|grpc batch|html charset|in json|indicat that|is marked|libreof convert|more data|nonetyp
E240T240|not deseria|object data|of mib|or bytearr|out mp|provide url|python core|ran out|receive respons
E240T240|returne fetch|space in|spark|spark sparkex|sparkex|support datadog|tag expecte|text plain|the sandbox
E240T240|this limit|was given
E240T277|.xml syntax
E240T304|ffmpeg in
E240T326|column string
E240T343|maximum size|size exceede|the size|tika
E240T371|chunk
E240T403|prematu
E277|capacit problem|changed etcdser|downtim|downtim or|faf state|hour limit|mainten downtim|notion has|or capacit
E277|out notion|searche per|service your|to mainten|to service|unavail your
E277G240|request due
E277K240|host oauth|oauth reddit
E277K240R240|reddit com
E277K393|all address|to all
E277K525|by peer|connect reset|reset by
E277P304|your searche
E277P358|.after|.retry after
E277P403|per hour
E304|#1|#103|#106|#189|#241|#440|#520|#521|#524|#552|#598|.aerospi|.again|.agent runtime|.ambiguo timeout|.bad gateway
E304|.busy loading|.cardles interna|.celery|.crashed|.device overloa|.fs timeout|.get timeout|.http server
E304|.inferen endpoin|.insuffi resourc|.kafka timeout|.max connect|.meilise timeout|.on mainten|.overpas gateway
E304|.overpas unknown|.query timeout|.restart|.sdk timeout|.smith api|.smtp connect|.taskiq result|.tempora unavail
E304|.un|.un ambiguo|.unknown content|.write timeout|achieve|achieve consist|after secs|after waiting|again soon|alive
E304|alive replica|and make|and was|api has|api html|api respons|api server|are facing|awaitin|become|bitfine
E304|breaker opened|by readtim|c backend|c databas|c down|c eio|c full|c gocardl|c maxtime|c notionh|c time
E304|call timeout|cannot achieve|carrier|cause upstrea|client attempt|client request|clientr|clientr waited|cloudwa
E304|cloudwa logs|cluster the|code institu|codenam maxtime|complet your|connect from|consist level|consist quorum
E304|contact the|context deadlin|current respond|current space|dataset in|desc server|device error|device overloa
E304|device tmp|died unexpec|dns operati|do answere|down error|downstr|enginec|enginec encount|err device
E304|errno inotify|errno input|errno too|error fetchin|error operati|error or|error somethi|errorco serverb
E304|exceede timeout|exceede would|excepti memory|facing|facing some|failure sec|failure thresho|few seconds
E304|for replica|for result|for some|from api|from rendere|gateway from|have rate|head html|head title|heavy
E304|host capacit|html head|http service|httperr server|in memory|in output|in timeout|info consist|inotify
E304|institu down|institu error|interna message|is loading|is thrown|issue see|its stateme|json data|json respons
E304|json with|kafkati|kafkati failed|last failure|launch|leader for|level quorum|likely due|limit full|limitin set
E304|many open|maximum gib|maxtime|memory storing|message attempt|message operati|message out|message somethi
E304|message unambig|metadat after|mimetyp text|node is|node timed|nodes respons|non json|none the|not get|not respond
E304|notion api|notlead this|of host|of ms|of query|of second|ok errmsg|only respons|open until|operati exceede
E304|or shutdow|or warehou|out receive|out receivi|out some|overloa src|owner to|pattern not|queries for|query cancell
E304|query killed|queue full|quorum|quorum info|quorum require|reached circuit|receive only|receivi message|regionn
E304|remaini last|replica alive|replica nodes|replica that|require replica|respons message|respons no|respons to
E304|result from|result of|results has|run task|sandbox was|scale|searchi for|sec remaini|see stack|server do
E304|server load|server log|shipmen shp|shp caused|shutdow in|some object|some partiti|some trouble|specifi timeout
E304|ssh openssh|start new|stateme or|stateme reached|storing|storing object|summary error|system busy|system resourc
E304|task results|tempora error|the actor|the carrier|the invalid|the moment|this institu|thrown|thrown if
E304|timeout timed|timeout try|title head|to accept|to become|to clientr|to notion|to replica|transie general
E304|transit to|trouble complet|type downloa|type institu|unambig|unambig ec|unambig timeout|unavail excepti
E304|unavail type|unexpec mimetyp|unknown content|until failure|update metadat|upstrea upstrea|url shipmen|use gib
E304|valkey|waited|waited seconds|warehou timeout|warming|warming up|was cancele|while awaitin|while connect
E304|with bytes|with unexpec|worker died
E304F240|respond to|secs
E304F240O240|shipmen
E304F240O240R240|invalid state
E304F240R240|.cardles pro|.pro
E304G240|current unable|message service|respons in|system is
E304G240J240K411T393|.stream
E304G240K240R240|inciden
E304G240R240T304|before the
E304G240R343|error details
E304G304|too busy
E304G343|later type
E304G343J240K240M240P304|high
E304G393|is overloa
E304H240P304|limitin|rate limitin
E304I240|exceede deadlin|message upstrea|operati receive|receive server|the timeout|time exceede|took too
E304I240K304|amazona|amazona com
E304I240K371M240Q304|not complet
E304I240O240P304R240T240|invocat
E304I240P240|conside increas
E304I240R240|long to
E304J240|.invalid respons
E304J240K304|forced
E304J240M240R343T240|that is
E304J240O240R343T304|with an
E304J304O240R304T343|expecte to
E304K179T240|bytearr
E304K240|caused failure|dead|failure connect|health check|mollie|ms timeout|session was|sockett|to weaviat
E304K240|valid respons
E304K240M240|navigat
E304K240O240|not active
E304K240O240R240T240|to start
E304K240O240T240|reading from
E304K240O304|.temp
E304K240P304R371|.ddgs
E304K240T240|persist please
E304K304|.auto reconne|.broken|.reconne|configu timeout|connect timeout
E304K304O240|time out
E304K304O240R304|.modbus
E304K304T304|.memcach server
E304K326R371T240|illegal
E304K343|error caused|shop example|weaviat
E304K343R240|.endpoin
E304K343R343T304|.memcach
E304K371|.handlin|.respons handlin
E304K426|.disconn
E304K451|lost
E304K456|.communi
E304K462O240|disconn
E304K484|tempora failure
E304K488|closed connect|connect without
E304K488O240|connect connect
E304K704|connect refused
E304L240|.dead
E304L240P240|try increas
E304L240R240|while running
E304L304|killed
E304L411|to allocat
E304M240|an excepti|at help|status content
E304O240|crashed|failed reason|is still|open files|retry the|the owner|timeout occurre
E304O240P240R240|rates
E304O240P304|.full
E304O240R240T240|fetched
E304O304R240|.zmq
E304O304R371|there are
E304O304T240|client put|put false
E304O343|c transie|neo transie
E304O411|resourc tempora
E304P240|.server busy|c serverb|code coordin|code from|coordin node|display|for shard|histori|in http|page request
E304P240|query start|request at|request resulte|second and|stage|too high|transie true
E304P240R240|your query
E304P240R343T304|http https
E304P304|exceede on|seconds and
E304P304R371T240|coordin
E304P343|was termina
E304P358|error respons|many error
E304R240|.hive|.hive server|.on|additio error|currenc|details provide|error title|error try|flow run|inferen endpoin
E304R240|maximum executi|no additio|retryab|sum|to true
E304R240T240|.ambiguo|be fetched
E304R240T433|.xml
E304R304T240|duratio
E304R343|be resolve|in search|load too|solve
E304T240|.loading|code no|soon
E304T304|mimetyp|not detecte
E326|c device|c gateway|c left|c on|error server|etcdser leader|leader changed|more space|problem please
E326|tempora unable
E326K693|errno connect
E343|.exchang not|.interru|.invalid json|.leader|.leader for|.mainten|.max retries|.not leader|.operati timeout
E343|.pool timeout|.read only|.wait timeout|after millise|after sec|against read|answere|body bad|bytes receive
E343|c emfile|c enospc|can't write|code html|decode json|details deadlin|error notlead|errorty timeout|exceede details
E343|exceede time|express evaluat|fix this|for task|gateway body|gateway for|get timed|in express|in few
E343|message timeout|millise|millise with|ms exceede|notlead|only replica|out timeout|readtim|readtim httpcon
E343|request later|resourc name|the leader|thresho reached|time limit|timeout waiting|to fix|trinoqu|trinoqu type
E343|would use|write against
E343F240P240R240|.go
E343F240R240|.cardles|.go cardles
E343F240R304|fix
E343G240|type interna|we are
E343G240H240P480R343|second
E343G304|process your
E343H240P240|shortly
E343H304N240P343|reached max
E343H304P343|operati reached
E343I240|.gateway timeout|for respons|took
E343I240K240P240|process the
E343I240R240|executi time
E343I304|statusc deadlin|timeout on
E343J240P343|few
E343J240R304|reply
E343J240R498T343|express
E343J393R462T577|.parse
E343J411T433|.json decode
E343K240|.retries|health|loading the|not current
E343K240N240|somethi went|went|went wrong
E343K240O240|.device
E343K240O343P304R343|against
E343K240P240|.retriab
E343K240R240|to receive
E343K240T240|to post
E343K304|code unavail|timeout source|was closed
E343K304O240R240|.valkey
E343K304O411P240|.transie
E343K371|error sending|sending request
E343K371O343|.lost
E343K393|.connect failure
E343L240P240R240|thresho
E343L371T240|gib
E343L393R240|of memory
E343N304Q240R240|increas the
E343O240|has failed|queued|redis is|timeout ms
E343O304P240|at the
E343O343T240|still
E343O393R304|restart
E343P240|.arxiv|again shortly|api query|arxiv|arxiv org|export arxiv|https export|org api|serverb
E343R304|.vespa|code summary|map
E343R371|while executi
E343R426|.prometh|.prometh api|error errorty
E343T240|after attempt
E358K343|unavail details
E371|#421|.cluster down|.malform respons|.result timeout|.worker|an interna|breaker|circuit breaker|cluster leader
E371|is down|logs for|maxmemo|memory maxmemo|no cluster|nodes|query exceede|service tempora|type text|under mainten
E371|used memory|when used
E371F343I240O240R240T240|cancell
E371G240O240|.not ready|.ready
E371G393|.overloa
E371G495P240R240|overloa
E371I240|c deadlin|out in
E371I240K304|respons receive
E371I240T304|the read
E371I304|#424
E371I371|request timeout
E371I462|#408
E371J240R240T304|.malform
E371K240|encount an|receivi|shutdow
E371K240M411T426|.content
E371K240O240P240|timeout expired
E371K240R240T240|if the
E371K304|#599
E371K371|error communi
E371K419|.connect timeout
E371K502O462T240|aborted
E371L240T240|on device
E371L371|.of memory
E371O240|is busy
E371O240P304R240|of seconds
E371O304P304R304|retry your
E371P240|memory limit
E371P304R343|.overpas
E371R240|.request executi|rendere
E371R304|message query
E371R393|error query
E371T240|no space|timeout while
E371T304|.content type
E383|notion
E383T240|space left
E393|.http timeout|.request timeout|.time limit|gateway html|html bad|html body|is under|sec|timeout error
E393J240K343|after retries
E393O240|cluster is
E393P343|.wait
E393T304|text html|to decode
E403I304K240O371|c timeout
E411|.breaker|.circuit|.circuit breaker|.timeout expired|code interna|insuffi resourc
E411G240O451P240|.busy
E411I240K371|connect timed
E411J304R240T304|expecti value|value line
E411J439R240T433|column char
E411K240|error timeout|out waiting
E411K240M304R371T371|encount
E411K411|communi with
E411O304|c tempora
E411O343|timeout exceede
E411P240|circuit
E411R343|an unexpec
E419|error interna|mainten|unavail the
E426|has occurre|query timed
E426G304I371|#504
E426G358P343|c service
E426I240J240O240|while waiting
E426I240K240|.gateway
E426I240K612P240R343T304|closed
E426J411R371T433|expecti
E426K304|error has
E426P240T343|disk
E433K456P240|.pool
E439|occurre please
E439G240I304|deadlin
E439G426I240K240|.interna server
E439I304|deadlin exceede
E439I426|.api timeout
E439K579O240P240|host port
E445I240K240|has timed
E451G371O471|busy
E451I304|out while
E451K240L240|pool
E451K585P240|httpcon host
E451K589P240|httpcon
E451S179|error service
E462H383I343O304|after seconds
E462H383K240O411P426R240|please retry
E462O240|timeout of
E466G304K358|.service unavail
E475O240|leader
E480|replica
E480I240K445O343P371|@retry
E480O240P240|c server
E488K240O240|c interna
E488K304|interna error
E491G304O426|tempora unavail
E508I240K240|out read
E511G240K240|interna server
E514I240|operati timed
E514I304K240|read timeout
E517G439H403K240O371P511T240|again later
E517I240K240|port read
E517I419K240O304|=TimeoutError
E520I371K240|out after
E520I419|.read timeout
E520I451|request timed
E523I240K240|read timed
E528G304K343P304|c unavail
E556|bad gateway
E585G304K371R304T240|interna
E604K304|#502
E691I480K480O439P343R240T240|timeout
F240|.check failed|.conditi check|.creatio conflic|.duplica order|.email already|.event sub|.folder create
F240|.folder exists|.gitlab mr|.idempot creatio|.immutab|.immutab subscri|.interac|.interac respond|.invalid resourc
F240|.keycloa post|.m user|.mr|.mr closed|.order id|.resourc state|.respond|.smith conflic|.sub|.sub subscri
F240|.subscri conflic|.user in|.usernam|.usernam exists|abc already|acme fix|acme integri|activat failed|active and
F240|addshee sheet|already accepte|already active|already associa|already cancele|already capture|already ended
F240|already mailbox|already paid|already sub|already taken|already when|amount could|another contact|another name
F240|another open|app already|badrequ resourc|bank already|be cancell|be voided|been cancell|been capture|been fully
F240|been refunde|been respond|been submitt|blobalr code|blobalr content|box com|c cancel|c capture|c charge|c creatio
F240|c custom|c idp|c intent|c mandate|c refunde|c reused|c sub|c taken|c unexpec|c usernam|c void|call has|call is
F240|can receive|cancel failed|cancele recurly|cancell headers|cancell it|cancell state|cannot void|capture descrip
F240|capture if|capture only|capture per|ch ot|charge ch|code already|code blobalr|code custom|collect may
F240|complet error|conflic detail|conflic raw|conflic unable|contact email|contact matchin|create contact
F240|create folder|create saved|created properl|created with|custom message|custome acme|data addresp|data already
F240|data scode|dataset already|dataset detail|dataset httperr|dataset with|dd contact|deliver states|descrip order
F240|detail dataset|detail profile|details already|differe number|documen number|duplica custome|duplica message
F240|duplica paramet|duplica profile|duplica status|duplica uuid|email exists|ended detail|endpoin with|enter another
F240|entry acme|entry exists|envelop cannot|envelop in|error duplica|errorme user|errors dataset|errors order
F240|errors status|errors user|excepti documen|execute differe|exists could|exists data|exists documen|exists email
F240|exists excepti|exists id|exists message|exists msg|exists page|exists secs|exists time|exists validat|field url
F240|files content|filled|filled state|first used|folder done|for dataset|fully refunde|has status|heads job
F240|http activat|http conflic|https upload|id dd|id url|identif meta|identif profile|if intent|in cancell|in filled
F240|input collect|integri duplica|intent capture|interac has|invoice must|is allowed|is inactiv|job if|job referen
F240|key ops|key other|letters abc|link has|listedb|mailbox already|mandate|mandate is|matchin those|meant to
F240|merge request|mergeab|mergeab message|mergeab status|message bank|message class|meta duplica|msg signatu|name has
F240|name nightly|name signatu|name taken|nightly saved|not mergeab|number error|number this|occurre already
F240|occurre invoice|occurre usernam|of succeed|one capture|only envelop|open merge|openai already|or deliver
F240|order already|order order|ot|ot has|other than|paid and|paramet they|paramet used|path has|payment amount
F240|per order|please enter|postage already|problem entry|profile id|profile title|progres errorty|properl unexpec
F240|pullreq|pullreq code|receive command|referen with|refunde already|req charge|req keys|request cancel
F240|request payload|resourc cannot|resourc pullreq|respons conflic|retry key|runbook|runbook in|same idempot
F240|same usernam|saved search|secret openai|sent or|sheet with|signup|signup operati|smsg client|source branch
F240|space with|specifi name|specifi uuid|specify differe|state message|states may|sub that|submitt on|subscri already
F240|taken path|than job|that link|the sent|the signup|the space|the title|they were|this interac|this name
F240|this shipmen|this source|this title|those details|title already|title call|title conflic|title runbook|to before
F240|updated because|upderr addresp|upderr dsid|upload box|use request|used listedb|used on|user exists|usernam when
F240|using key|uuid has|uuid used|void invalid|voided|were first|with try|write referen
F240G240O304|c engine
F240J240|order has
F240J240O240|only one
F240J343M304O304R343T179|.check
F240K240R240|excepti occurre
F240K393R304T358|dd
F240O240|.already started|.in use|.started|.use|.workflo already|already process|and can|conditi when|conflic http
F240O240|occurre conflic|operati stack|reason conflic|stack app|status of|workflo executi
F240O240R240|item name|process or|req this
F240O240R304|qb validat
F240O240R393|merge
F240O304|.api conflic|.conditi|already started|c conditi|conflic when|occurre conditi|resourc has
F240O343|conditi request|conflic engine|conflic version|engine excepti|executi already|the conditi|version conflic
F240O343R240|conflic for
F240O343R304|branch
F240O371R240|error conflic
F240P240|deliver|done|message user|the retry
F240P304T240|putitem|putitem operati|the putitem
F240R240|.duplica resourc|.resourc invalid|addshee|apierro invalid|c postage|c sku|c unproce|ch|duplica sku|email is
F240R240|for idempot|idempot request|issue order|item with|meant|message order|msg unproce|or duplica|payment is
F240R240|postage|request addshee|request can|same paramet|sheet|sku|this number|used for|void|you meant
F240R240T240|c entity|errors resourc
F240R304|.api unproce|not create
F240R343|error wrong|number has|wrong input
F240R371|.account bad
F240R451|.email
F240T240|folder with|message client|page already|starttr|starttr operati|the starttr|with same
F240T304|with differe
F304|.entry already|.exists result|.ldap entry|.subscri|addresp|addresp none|been created|blob already|blobalr
F304|c blobalr|c profile|client order|desc already|entryal|entryal none|errorco blobalr|exists ctrls|exists errorco
F304|ldapent|ldapent entryal|message pull|none upderr|payment has|profile already|pull request|refunde|that name
F304|the payment|these identif|upderr|with one
F304J304|c use
F304O240|.gitlab create
F304O240P240R240|.idempot
F304O240R240|c name
F304O240R343|validat excepti
F304O304|this idempot
F304O439R240|already in
F304R240|failed errors|this payment
F304R304|order is
F304R343|message validat
F304R358|of these
F304T240|capture
F343|been used|differe request|request already
F343O240|exists for
F343O343R240|idempot key
F371|code duplica|docs already|user already
F371O240R240|c idempot
F371O343R304|idempot
F371O371R304|#405
G179|later try
G240|.agno|.anthrop|.event loop|.overloa respons|.provide overloa|.text generat|active inciden|additio request|advise
G240|advise users|aierror capacit|allowed during|alterna llm|and back|anthrop type|are experie|bedrock is|busy unable
G240|busy we|c nocapac|c servero|c tier|capacit tempora|code capacit|code servero|com openai|complet detail
G240|current over|current overloa|deadlin deploym|demand and|deploym overloa|didn|didn generat|during peak|engine is
G240|engine overloa|error sorry|exceede code|exceede flex|exceede param|exponen visit|first token|flash the
G240|from gemini|generat first|get respons|given deadlin|groqsta|groqsta com|handle additio|high demand|high traffic
G240|https groqsta|if there|in less|inciden type|inferen please|interna anthrop|litellm interna|load type
G240|maximum queue|maximum usage|message flex|message llama|model busy|none type|now we|of queue|off exponen
G240|openai chat|operati bedrock|operati try|over capacit|overloa or|overloa sorry|peak|peak load|provide service
G240|queue overloa|ready yet|reject|reject your|request didn|request queue|see if|server overloa|servero
G240|servero message|service busy|service overloa|service provide|size allowed|switch|switch to|tempora exceede
G240|tempora overloa|tempora switch|than second|to alterna|to high|to reject|token before|traffic right|type capacit
G240|type engine|type toomany|unavail due|unavail exceeds|unavail try|usage size|users to|versati is|we advise|yet the
G240H240|.ark rate
G240H240J240|.model provide
G240H240O240P393|c toomany
G240H240P240|limit error
G240H343P240|type rate
G240I240K240M240|bedrock
G240L240R240|the engine
G240O240|again and|api service
G240O240P240|exceede try
G240O240P304|later request
G240O240P371|toomany
G240P240|back off|exhaust message|exponen|had to|high load|later the|we had
G240P371|retry later
G240R240|is unable
G240R240T411|exceeds maximum
G240R304|an active
G240R304T240|to handle
G240R371|alterna
G240T371|.text
G277|loading model
G304|#529|flex|flex tier|overloa request|type service
G304H240M240|id req
G304P240|experie high|occurre service|service when
G343|c capacit|c overloa|message overloa|tier capacit|type overloa
G371|overloa error
G371P304|#498
G411|overloa please
H179|co chat|details online|for gemini|gpt rate|later with|online predict|predict request|seconds request
H179P240|with backoff
H179P304|backoff
H240|.agent generat|.model rate|.pipelin runtime|.predict failed|.router|.router rate|account rate|accumul
H240|accumul your|active tasks|adaptiv limits|add your|added your|after status|ai textgen|aiplatf googlea|ak request
H240|and tpm|and will|api api|api qps|apitoke|as traffic|azureex ratelim|bamlcli client|been timed|c modelac|c ratequo
H240|call checks|calls minute|chat free|chatcom create|checks false|claude com|client name|com generat|compone failed
H240|compone name|compone type|conn throttl|contact sales|content request|cooldow|cooldow list|count gauge
H240|current openai|current pricing|deepsee|deepsee chat|deepsee deepsee|deploym availab|detail active|details ai
H240|details refer|details tpm|dev tier|docs claude|down too|embeddi create|en api|errors msg|exceed allowed
H240|exceede token|exceede type|exhaust please|false cooldow|followi compone|for aiplatf|for seconds|for selecte
H240|for serverl|free is|gauge|gauge quota|generat content|generat output|gpt message|gpt oss|gpt pre|have reduced
H240|in need|in or|in visit|increas as|increas request|keyword remote|limited param|limited upstrea|limitin details
H240|limits of|limits to|limits will|litellm ratelim|llm compone|max rpm|message paralle|message vectori|method in
H240|minute for|minute rpm|minute status|minute you|model adaptiv|model openai|model try|more tokens|msg open
H240|msg server|name llm|name rate|no deploym|of rpm|openai pricing|openaig|operati have|operati under|organiz max
H240|organiz rate|oss in|output client|over resourc|own key|pack limit|page and|paralle|paralle task|params vectori
H240|per base|period and|pre call|project per|prompt ratelim|qps request|quota increas|ramps|ramps up|ratelim azureex
H240|ratelim error|ratelim request|reached organiz|reduced rate|rejecte due|req error|request reached|request sent
H240|request slow|request within|resourc pack|retry shortly|rpm and|rpm limit|rpm please|run compone|second period
H240|seconds id|seconds passed|selecte model|server capacit|serverl model|shortly or|status request|submit quota
H240|task over|tasks exceede|tempora rate|textgen|textgen count|the embeddi|the tpm|throttl descrip|tier today
H240|to accumul|to dev|today at|token rate|tokens upgrade|tpm tokens|tpm you|traffic ramps|type openaig|under azure
H240|upstrea please|use your|vectori keyword|vectori params|version have|will have|will increas|within second
H240|yet added|your apitoke|your payment
H240I240J240M240P240|.service respons
H240J179R240T277|with base
H240J240|.predict|for tokens
H240J240R304|chatcom
H240K240Q240|bamlcli
H240M240|azurech|azurech service|azureex|class azurech
H240M240O240|pre
H240M240O240R240|request detail|to learn
H240N240|.pipelin
H240N240P240|request would
H240N240R240T343|compone
H240O240|on request|request headers
H240O304Q240R240|added
H240P240|allowed request|and have|code rate|headers retry|later or|limit exceed|minute per|need more|qps|throttl too
H240P304|descrip too|to rate
H240P343|concurr connect
H240P358|c limited
H240P371R240|the rate
H240P371T240|code too
H240R240|base model|detail errors|embeddi small|error detail|model for|passed model|text embeddi
H240R304|sales|the chatcom
H240T240|open api|please submit|submit|while generat
H277|gemini pro
H277P240|request have
H304|.model throttl|create operati|limit used|minute limit|ratequo|ratequo message|retries too|throttl ratequo
H304|used request
H304O240P240|concurr request
H304P240|error rate|pricing tier|tier please|your rate
H304P304|title too
H304P371|code throttl
H304P426|message rate
H304P433|rate limited
H304P530|ratelim
H326|call rate|exceede call
H343|rpm|tokens please
H371P517|request rate
H383O304P451|retry after
H411P466|@limited
H495O240P572|@again
I240|.attempt|.attempt timeout|.llm call|.shard timeout|.studio timeout|after per|aierror request|allow longer
I240|anthrop claude|api attempt|attempt increas|attempt timed|call excepti|cancell context|contain in|contain primary
I240|context cancele|deepeva|deepeva per|each contain|east amazona|exceede tdetail|excepti request|for each
I240|from contain|from socket|host models|in amazon|inbox executi|increas deepeva|inferen ai|latency|latency metrics
I240|litellm timeout|longer tasks|max executi|metrics for|model anthrop|model api|model timeout|models inferen
I240|not returne|on reading|operati was|optimiz|optimiz the|or optimiz|out http|out https|overrid to|per attempt
I240|per task|primary review|process conside|process process|reading data|receive within|request ms|request took
I240|result was|returne within|review the|runtime us|seconds conside|seconds overrid|shard timed|sonnet convers
I240|summari the|task summari|task timeout|tdetail deadlin|the inbox|the latency|time or|timeout length
I240|timeout seconds|timeout sent|timeout trace|upstrea request|using streami|was cancell|was timeout|your invocat
I240K240|.client closed|.closed request|ai azure|azure com|bedrock runtime|com model|https bedrock|models gpt
I240K240|request did
I240K240M240Q240|.open ai
I240K304|.socket timeout|server closed
I240K343|.server connect|timeout connect
I240O240|process time|review
I240Q240|increas max
I240R240|overrid
I240R304|to allow
I240R304T304|streami
I240T240|closed or
I304|.inferen timeout|.model timeout|c modelti|inferen call|modelti|modelti when|occurre modelti
I304K304|#499
I343|call timed
J179|.schema unexpec|.type invalid|.unexpec type
J179R240T277|for int|int with|invalid literal|literal for
J240|.agent parsing|.baml validat|.beartyp door|.byte|.byte parser|.call not|.call validat|.cattrs|.class validat
J240|.computa|.convert|.door|.door hint|.extra keys|.field invalid|.forbidd extra|.hint param|.humanlo
J240|.humanlo runtime|.instruc retry|.invoker|.iterabl validat|.kernel functio|.llm malform|.llm no|.malform action
J240|.metric computa|.missing value|.multipl structu|.next|.next agent|.no action|.output check|.output validat
J240|.outputs|.param violati|.ragas output|.require field|.respons parsing|.schema missing|.schema parse|.schema value
J240|.service invalid|.strict|.strict yaml|.string|.string not|.structu outputs|.studio predict|.tool invoker
J240|.tool schema|.tool usage|.undefin next|.unknown tool|.yaml validat|access raw|action after|action input
J240|actual output|adapter chatada|adapter jsonada|additio propert|advance|advance fsm|after documen|after thought
J240|age error|age many|age not|age propert|age should|agent assista|agent must|agents in|agents list|aimessa
J240|aimessa with|allowed data|allowed thought|an action|an output|answer citatio|answer must|answer source|apply chat
J240|arbitra|arbitra text|args id|argumen are|argumen total|as part|ast|ast call|at age|at order|at total|attribu name
J240|availab fields|availab tools|bamlval|bamlval message|be class|be helpful|be int|be low|better|better evaluat
J240|block end|block mapping|brief|brief to|but did|by xls|bytes but|c json|calcula eval|call but|call chatcom
J240|call none|call object|call returne|call str|calls name|calls that|calls use|cannot help|charact line|chatada
J240|chatada failed|chatcom id|choices in|citatio|citatio is|class float|claude haiku|code evaluat|code parsing
J240|code snippet|coerce value|col here|col total|colour unknown|column age|column type|complet total|contact invoice
J240|contain age|content after|convert text|corresp toolmes|create issu|data colour|data must|delimit or|dict score
J240|dict str|die|die if|documen line|doubled|doubled paramet|due missing|edit fil|editor|end but|equal input
J240|error many|errors for|errors generat|errors output|errors value|eval|eval score|evaluat exact|evaluat llm
J240|evaluat model|even|even after|exact|exact match|except|except extensi|existin tool|expecte block|expecte you
J240|expecti an|express unexpec|extensi id|extra fields|extra keys|failed guardra|failed while|few of|field id
J240|field total|fields except|fields missing|fields parsed|fil|fil is|files doubled|final answer|final output
J240|final respons|first few|float for|float seven|followi bytes|for answer|for final|for for|for require|for schema
J240|for ticket|for typeada|format missed|found aimessa|found arbitra|found scalar|from complet|from llm|from model
J240|from output|fsm|fsm for|functio functio|functio serch|functio tests|further files|get total|github create
J240|gmail sendmia|got seven|got validat|grammar error|guardra validat|haiku|haiku returne|hello world|help with
J240|helpful|here are|high type|if unbeara|in agent|in code|in it|in plugin|in tool|includi retries|incorre returne
J240|index was|info is|instanc many|instanc openapi|instanc total|instead of|instruc does|int got|int sub
J240|integer failed|integer found|into pydanti|invalid return|invalid sequenc|invalid workshe|invoice failed
J240|invoice from|invoice when|invoke the|is class|is seven|issu|json does|json eof|json invalid|json output
J240|json string|json when|json you|jsonada|jsonada failed|jsonsch model|key query|keys not|langcha errors
J240|librari further|line ast|line model|list does|list model|litellm jsonsch|literal detecte|literal error
J240|llm outputt|llm respons|llm returne|low medium|lower case|malform node|many is|many line|many of|mapping is
J240|match return|match schema|medium or|missed the|missing input|missing key|missing unparse|missing value|model did
J240|model due|model failed|model incorre|model instead|model produce|model reply|model tool|model you|multipl structu
J240|multipl tool|must return|name search|name serch|name total|name xxxxxxx|named totl|no choices|node or|none or
J240|not lower|not mapping|not overlap|number due|number failed|number many|number name|number on|object access
J240|object expecte|object from|object missing|object require|of number|of search|of those|of tooluse|one tool|openapi
J240|or high|or line|order availab|order colour|order sub|output cannot|output includi|output parser|output parsing
J240|output schema|output tool|output validat|outputt|outputt an|overlap with|paramet number|parse data|parse functio
J240|parse invoice|parse llm|parsed from|parser failed|parsing block|parsing require|parsing total|parsing your
J240|path in|pattern code|plan invalid|plannin output|plugin web|present but|priorit input|produce final
J240|produce invalid|prompt failed|propert are|propert total|provide agents|pydanti model|python langcha|query sql
J240|raw output|reasoni total|receive no|registe argumen|replace editor|reply sure|req for|require answer|require key
J240|respons answer|respons contact|respons failed|respons reasoni|respons sure|respons tot|retries for|retries last
J240|retries while|retriev tool|return an|return object|return structu|return type|returne empty|returne multipl
J240|root failed|root missing|row index|schema propert|score expecti|score input|search args|search calcula
J240|search final|search web|sendmia|sendmia not|sequenc as|serch should|seven got|seven input|seven that|slug github
J240|snippet|snippet is|source field|steps input|str attribu|str replace|string at|string from|string literal
J240|string on|string startin|string unexpec|structu content|structu dict|structu order|structu respons
J240|support multipl|sure expecte|table you|templat tool|text into|than equal|than words|that do|the answer
J240|the plannin|the regex|the structu|those tool|thought was|ticket priorit|to advance|to apply|to calcula|to coerce
J240|to invoice|to type|too brief|tool edit|tool even|tool gmail|tool invoice|tool name|tool not|tool with|toolmes
J240|toolmes here|tools search|tooluse please|tot|tot for|total actual|total class|total expecte|total has|total must
J240|total raw|total str|totl at|trouble guide|type less|type literal|type number|typeada|typeada invoice|unbeara
J240|unbeara value|unexpec at|unexpec content|unknown field|unparse|unparse root|urgent|urgent input|use better
J240|use trouble|valid integer|validat after|validat errors|value diction|value hello|value input|value root
J240|value seven|value steps|value text|value urgent|was forced|when expecti|when only|with agents|with raw|with slug
J240|with tool|workshe name|world|world is|wrong value|xls|xls format|xxxxxxx|your code
J240K240|corpus librari|eof while|tests|tests corpus
J240K240O240R371|least one
J240K240O240T488|corpus
J240K240R240|missed|returne no
J240K462R343S240T343|eof
J240M240Q240|.respons validat|model respons|parse respons
J240M240T240|respons is
J240M304|text in
J240M304O240P240|and retry
J240M343R488T371|.input
J240N240|com oss|docs langcha|for trouble|oss python|trouble visit
J240O240|after it
J240O240P240|retry with
J240O240R240|apply|be present
J240O240R393|equal to
J240O240R426T240|equal
J240P240T326|actual
J240P304R304|tool search
J240Q240|.ragas|call argumen
J240R240|.agent executi|.api validat|.functio not|.invalid dimensi|.wrong type|an existin|an integer|are the
J240R240|argumen path|argumen please|c wrong|calls to|case|chat templat|choices|detecte at|for tool|got tool|grammar
J240R240|have corresp|id total|jsonsch|message tool|of float|on line|order total|parsing failure|parsing string
J240R240|plannin|priorit|reasoni|regex pattern|replace|require argumen|require fields|require type|scalar|startin at
J240R240|str int|string was|to invoke|tool get|tooluse|total for|total type|type does|type json
J240R240T240|or empty|propert name|words
J240R240T304|at column|output from
J240R240T343|to convert
J240R240T371|unicode string
J240R240T411|unicode
J240R277|invalid express
J240R304|field require|functio call|got invalid|tool use|type dict|type integer|type missing|use list|valid key
J240R304|workshe
J240R304T240|invalid format|overlap|shop order|unexpec token
J240R304T304|unexpec charact
J240R304T343|.charact
J240R304T419|=SyntaxError
J240R343|.dimensi|of value|value type
J240R343T240|.schema validat|regex
J240R371|.sqlglot|field named|must contain|no field
J240R371T240|type int
J240R393|or equal|than or
J240R393T240|type for
J240R393T304|class str
J240R411T240|be less
J240R466|totl
J240R475T240|be one
J240S179|.cant|.cant handle|no tool
J240S240T240|output for
J240T179|expecte at
J240T240|.extra|.iterabl|.lex|.metric|.tablib|.unexpec charact|be shorter|constru for|context at|current parser
J240T240|data total|double quotes|enclose|enclose in|expecti propert|in double|int instead|mapping in|matches in
J240T240|name enclose|no termina|not produce|one is|parser context|quotes line|schema but|shorter than|termina matches
J240T240|token line|type shop|unsuppo message|when parsing
J240T277|delimit line
J240T304|column expecte|hello|schema total
J240T343|.unexpec input|in unicode
J277|about forty|be instanc|data age|forty|forty input|invoice total|many should|raised validat|value about
J277T240|int for
J304|.adapter parse|.base validat|.beartyp|.beartyp call|.beartyp hint|.call hint|.dacite|.dacite field|.functio call
J304|.hint|.hint violati|.json schema|an instanc|answer line|as str|asked for|be dict|by model|c format|c tool|encoura
J304|encoura the|expecte float|failed generat|field age|find output|float got|functio please|generat json|got str
J304|hint class|id call|int as|invoice validat|key age|lm respons|many not|many violate|maximum retries|message type
J304|model answer|model but|not documen|not extract|not instanc|output fields|output sure|prompt see|prompt to
J304|propert failed|respons lm|return specifi|see failed|serch not|str many|sure here|thought|to encoura|type hint
J304|type in|untermi string|update your|validat require|validat type|value many|violate type|was returne|while structu
J304|you asked
J304K240|.adapter
J304K240R240|to call
J304M240Q240R240|.unexpec model
J304M304|field with|with errors
J304O240|specifi type
J304O240R343T343|class int
J304P304|asked
J304R240|.tool not|.type check|documen must|not expecte|not of|schema type|seven is|type object|untermi
J304R240T439|.yaml
J304R304|str at
J304R371T419|line col
J304R393T445|col
J304R426T393|expecte one
J304T240|require in|str is|total seven
J304T277|expecti delimit
J304T326|delimit
J304T426|.marked|.marked yaml
J326|dev float|diction value|errors pydanti|expecte int|float parsing|for diction|for further|further informa
J326|https errors|informa visit|number type|number unable|parsing input|pydanti dev|str for|string as|total input
J326|value data
J326L240R304|type float
J326R240|as number
J326R240T326|literal
J326R371T240|be valid
J326T304|parse string
J343|.chain|.lang chain|.marshma|.multipl invalid|adjust|adjust your|here is|on instanc|parse structu|please adjust
J343M304N240R240|.agents
J343R304|colour|final|require field|total is
J343R343|require propert
J343R371|.field
J343R411T277|integer
J343T240|fields in
J343T343|.msgspec
J358|pydanti
J358M240|further
J358R240|valid number
J371|.structu output|call functio|structu output|tool calls
J371M304R304T240|for field
J371R240|.structu
J371R383T240|failed validat
J383|for invoice|of int
J383R304|input should
J393M240Q240R240|.behavio|.model behavio
J393N240Q240R240|tool call
J403R240|input value
J403R304T240|type str
J403R304T304|input type
J411|.output parser
J411R240T326|seven
J419L240R451T371|float
J439R343T383|structu
J466O240R520T456|int
K179|.closed resourc|.connect phase|.connect socket|.engine io|.phase|.phase base|bytearr nonsens|econnre receive
K179|errqueu|illegal header|receive through|refused econnre|through errqueu
K179R304T240|nonsens
K179T240|header line
K240|#111|.amqp heartbe|.ansible connect|.ansible runtime|.ares|.artifac downloa|.b connect|.b simple|.backend communi
K240|.bad connect|.bad namespa|.base ssh|.bleak device|.box network|.bravado connect|.brokers|.brokers availab
K240|.bus communi|.carrier|.certifi fetch|.chunked|.chunked encodin|.code unreach|.comm closed|.command failed
K240|.connect dns|.connect forced|.connect not|.critica|.critica api|.dagster user|.daytona connect|.db connect
K240|.dist network|.enabled|.exa connect|.failsaf|.flight|.flight unavail|.forced|.forward|.ftp|.ftpos
K240|.gateway connect|.general|.general proxy|.geocode unavail|.grpc unavail|.hangup|.heartbe|.heartbe timeout
K240|.helpful|.host lookup|.host unreach|.http stream|.inconsi|.invalid session|.is enabled|.j network
K240|.keycloa connect|.kombu|.letta|.local entry|.mastodo io|.mastodo network|.matrix connect|.mode|.mode is
K240|.multipl redlock|.name resolut|.naming|.neptune connect|.netmiko timeout|.never|.never receive|.no brokers
K240|.not opened|.offline|.offline mode|.opened|.page disconn|.proxy timeout|.recover|.recover connect|.recurly
K240|.redis adapter|.redlock|.remote disconn|.reql driver|.respons never|.respons streami|.retries exhaust
K240|.scrapli connect|.session close|.session id|.short|.simple|.smith connect|.snmp connect|.socket address
K240|.socket closed|.socket open|.socket proxy|.socket receive|.ssh tunnel|.ssl zero|.ssleof|.start up|.stream lost
K240|.studio websock|.to|.to connect|.too short|.transpo closed|.transpo connect|.trino connect|.tunnel
K240|.tunnel forward|.unable|.unable to|.unretry|.up|.upload file|.uploadi|.uploadi file|.user code|.weaviat connect
K240|.weaviat grpc|.weaviat start|.websock unable|.whois|.whois command|.yag connect|.zero return|=BrokenPipeError
K240|abnorma before|accepti|accepti tcp|access https|acme oss|acme us|activit or|adapter could|address aa
K240|address environ|address flag|address sw|address wrong|after connect|again or|again whois|against weaviat
K240|all brokers|all servers|an open|and accepti|and couldn'|and oss|answer from|any kdc|any running|any source|api ai
K240|api as|api at|api being|api cartesi|api httpsco|api lancedb|api mixpane|api pagerdu|api promptl|api scrapeg
K240|api series|api statuse|api unfortu|apiconn ollamae|apiconn openaie|are down|as rest|as well|asset for|asynchr
K240|asynchr default|at connect|at host|at localho|at refused|at unix|attempt attempt|attempt error|attempt fn
K240|attempt number|availab excepti|away brokenp|baai|baai bge|bad ipv|badconn|bamlcli somethi|bb cc|be down|be when
K240|been disconn|before or|berlin format|between client|bge small|broken errno|broker transpo|brokers|brokers are
K240|brokers down|browser connect|browser one|buffer last|but attempt|but returne|by clientc|by connect|by port
K240|by protoco|by tlserro|by transpo|c amqp|c closed|c connect|c econnab|c enetunr|c enodev|c epipe|c estale|c forced
K240|c httperr|c md|c net|c network|c sdk|c stream|cache please|cached files|calcula by|call attempt|call connect
K240|call error|call log|call method|callfun|callfun session|can happen|can't establi|cannot complet|cannot contact
K240|cannot downloa|cannot reach|cartesi|cartesi ai|causes could|causes of|cc dd|cdp|cdp websock|central amazona
K240|certifi at|certifi sqldriv|chars connect|check against|checksu failed|chroma|chroma server|cl|cl base|cleanly
K240|cleanly interna|client and|client closed|client connect|client failed|client legacy|client reqwest|client says
K240|client schedul|client socket|clientc|clientc cannot|closed badconn|closed cdp|closed cleanly|closed client
K240|closed configu|closed eof|closed most|closed request|closing transpo|cluster cannot|cn|cn hangzho|co to|code all
K240|code clickho|code sqlexec|code transpo|com could|com robot|com table|command cannot|command fetch|common causes
K240|communi api|communi failed|complet content|complet socks|confirm your|connect abort|connect already|connect at
K240|connect dns|connect due|connect econnre|connect first|connect get|connect help|connect ipv|connect level
K240|connect mode|connect namespa|connect not|connect status|connect token|connect tried|connect urllib|connect via
K240|consumi|consumi input|contact any|contact dns|content md|content page|content target|context or|corp|corp local
K240|couchdb|couchdb server|couldn' open|crc of|create caused|create failed|curl cannot|curl http|current connect|cvm
K240|cvm tencent|daemon|daemon at|daemon running|data connect|data device|data timed|db interna|dbproce|dbproce is
K240|dd ee|dead or|debuggi|debuggi info|default name|defunct|defunct connect|deleted as|details inconsi
K240|details request|details socket|device disconn|device it|device reports|device with|direct tcp|disable it
K240|disconn or|discord gg|dns error|dns resolut|dns server|dns servers|docker daemon|docker ps|docker sock|docs query
K240|docs select|domcont|down right|down val|downloa asset|dpy service|dpy the|dsn exasol|during message|dysmsap
K240|dysmsap aliyunc|eai|eai again|east api|ecs|ecs port|ee|ee ff|en from|enabled to|encodin cl|endpoin timed|eof ssl
K240|err eof|err interne|err see|errno broken|errno network|errno softwar|errno sqlstat|errno stale|errno the
K240|error all|error err|error happene|error host|error hostnot|error keepali|error kind|error of|error pushing
K240|error receivi|error retriev|error runtime|errorco connect|errorco md|establi session|establi the|eu central
K240|eu north|example call|example please|example waiting|exasol|exasol errno|excepti can|execute httpsco
K240|execute request|exist nnet|expecte incompl|failed all|failed common|failed details|failed httpsco|failed origina
K240|failed rc|failed rte|failed server|failure failure|failure twisted|false file|fashion connect|fetch certifi
K240|fetch socket|ff was|file during|file handle|file on|file png|file retryin|files and|files check|files in
K240|find them|flag or|fn args|for direct|for github|for realm|for satisfy|from any|from defunct|from java|from orders
K240|from respons|fs errno|ftputil|ftputil python|future connect|gaierro|gaierro name|gateway discord|get operati
K240|get system|getaddr eai|getaddr or|getname|getname hostnam|gg|got only|goto net|gpt offline|graph resolve|grpc api
K240|grpc error|grpc health|grs|grs com|handle mnt|handsha respons|hangzho|hangzho aliyunc|happen|happen due
K240|happene while|heartbe|heartbe in|hf hub|high speed|host and|host cvm|host db|host dysmsap|host ecs|host gateway
K240|host github|host https|host keyston|host localho|host mastodo|host matrix|host mlflow|host nominat|host openaip
K240|host por|host proxy|host solr|host sso|host tmp|host trino|host unreach|host via|host web|host within|host wss
K240|hostnam git|hostnam no|hostnam or|hostnot|html dpy|http client|http latest|http libpod|http localho|http minio
K240|http mlflow|http solr|httperr failed|https no|https search|https shop|https textrac|hub and|hub offline|hy lost
K240|hyper|hyper util|id errno|id session|id topolog|id websock|id yv|impress|impress error|in call|in offline
K240|in startup|in tcp|in tried|inciden failed|incompl got|incompl handsha|inconsi the|incorre hostnam|indexes movies
K240|info call|info ftputil|initiat the|input failed|interne disconn|interne error|interva|interva given
K240|invalid protoco|invalid see|io libpq|ip communi|ip connect|ip locatio|ipv connect|ipv udp|is accessi|is cannot
K240|is correct|is dead|is lm|is unreach|is wrong|java side|java sql|job json|json caused|json get|json limit|json wc
K240|judge|judge tests|kafkaco connect|kdc|kdc for|keepali|keepali ping|keyston port|kind request|known caused
K240|known configu|kwargs attempt|lancedb|lancedb com|last chars|last seconds|latest api|legacy|legacy error
K240|level excepti|librari spread|likely the|limit caused|listene|listene at|llm client|lm studio|local broker
K240|local cache|local net|local tcp|localho error|localho illegal|localho port|localho resolve|locally track
K240|log navigat|login request|lookup example|lookup exmaple|lookup failure|lost errorco|lost if|low http|makes
K240|makes use|many missed|marqo encount|mastodo social|match what|matrix example|maxretr httpcon|mcp|mcp server
K240|md mismatc|md value|md you|merchan transac|message errno|message httpsco|message publish|metadat securet
K240|method that|minio|minio inv|minor cannot|mismatc bad|missed heartbe|mixpane com|mlflow api|mlflow port|mnt nfs
K240|modal server|mode at|mode neptune|model baai|model connect|model invoke|mongo connect|mongo errno|mongo server
K240|movies search|ms while|multipl access|multipl excepti|mysql mysql|nameres failed|neptune|neptune continu
K240|neptune server|net lib|net port|netcdf failure|network adapter|network closed|network communi|nfs|nfs job|nnet
K240|nnet lib|no activit|nobroke|node timeout|nominat openstr|north|north amazona|not closed|not contact|not fetch
K240|not inconsi|not reach|not reachab|not request|not synchro|novalid|novalid none|number false|number ssl
K240|number wrong|nunable|nunable to|occurre httpsco|of error|of high|offline environ|ollamae|ollamae errno|on illegal
K240|on localho|on mysql|on port|on that|one reachab|only out|open connect|open snmp|open socket|openaie
K240|openaie connect|opened but|openid connect|openstr|openstr org|operati ssl|ops protoco|or browser|or getname|or ip
K240|or make|or multipl|or ray|or see|or weaviat|or while|orclpdb|orclpdb is|orders backgro|orders caused|org port
K240|org ssl|origina prompt|oss cn|oss is|out trying|page content|page context|page has|pagerdu com|payment caused
K240|pdf between|peer caused|ping timeout|please confirm|please unset|png failed|por|port after|port device|port no
K240|port similar|primary slack|problem are|promptl com|protoco connect|protoco error|protoco header|protoco openid
K240|proxy app|proxy connect|proxy errno|proxy newconn|proxy status|ps it|psycopg operati|publish failed|pushing
K240|pushing impress|py line|python failure|python linux|python new|query connect|questdb|questdb connect|raise
K240|raise connect|raised due|ray address|ray instanc|rc|rc connect|reach api|reach https|reach user|reachab at
K240|reachab node|read but|readine|readine to|reading bytes|realm example|realms|realms ops|receive interna
K240|receivi data|recv|recv failure|redis cluster|redis excepti|refused at|refused clickho|refused debug
K240|refused debuggi|refused dsn|refused errno|refused http|refused is|refused query|refused request|refused rtsp
K240|registe with|remote tcp|reports readine|request client|request files|request httpcon|request none|request source
K240|require again|require an|reqwest error|resolut request|resolve acme|resolve hostnam|respons stream|rest api
K240|retriev incompl|retry limit|retryer attempt|retryin py|returne unavail|robot|robot metadat|rte|rte system|rtsp
K240|rtsp live|rtt|rtt none|run connect|run docker|running as|running ray|runs create|runtime callfun|runtime eu
K240|satisfy content|says serverd|schedul after|schedul local|scrapeg|scrapeg com|sdk httperr|search berlin
K240|search caused|search client|seconds either|securet|securet system|see how|select caused|select httpcon
K240|select orders|sent interna|series httpsco|series please|server are|server errorco|server grpc|server host
K240|server httpsco|server please|server refused|server running|server ssl|server tcp|server timed|server type
K240|server was|serverd mongo|servers seem|service ai|service communi|service orclpdb|session close|session deleted
K240|session errno|session id|session login|session message|set getaddr|setting address|severit dbproce
K240|severit nunable|severit unable|sftp example|side connect|side is|similar to|snmp session|social|social port|sock
K240|sock is|socket closed|socket connect|socket has|socket is|sockets|sockets locatio|socks connect|socks proxy
K240|softwar|softwar caused|solr docs|solr port|solr solr|source hyper|speed grpc|spread|spread stores|sql corp
K240|sql sqlreco|sqlreco|sqlreco io|ssh buffer|ssh connect|ssh could|ssh gateway|ssh session|ssh ssh|ssl provide
K240|ssl wrong|ssleofe|ssleofe eof|sslerro ssl|sslerro ssleofe|sso example|stale file|start session|start up
K240|startup period|stateme caused|statuse|stderr ssh|stores|stores py|str brokers|stream closed|stream was|studio is
K240|studio running|such device|sw exmaple|synchro with|system call|system gservic|system info|target page|tcp closed
K240|tcp port|tcp provide|tcp remote|tcp schedul|tcp session|tcp stream|telnet|telnet connect|tencent com|textrac eu
K240|that host|that require|the asynchr|the browser|the cached|the causes|the crc|the grpc|the hf|the host|the interva
K240|the listene|the mcp|the md|the modal|the nameser|the neptune|the weaviat|the website|them|them in|then sent
K240|tiktoke caused|timeout then|timeout to|tls error|tls ssl|tlserro|tlserro tls|tmp judge|to browser|to by|to chroma
K240|to closed|to closing|to couchdb|to disable|to endpoin|to exasol|to excepti|to fs|to graph|to hbase|to hive
K240|to inciden|to initiat|to last|to locally|to ora|to questdb|to shop|to socks|to ssh|to tcp|to timed|tokens connect
K240|tokens httpsco|tool query|track caused|track your|transac caused|transpo address|transpo connect|transpo failure
K240|transpo is|transpo to|transpo val|tried connect|tried raise|trino|trino port|trouble html|twisted|twisted interne
K240|twisted python|txt caused|udp transpo|unexpec session|unexpec sql|unfortu|unfortu the|unix|unix var|unknown mysql
K240|unknown rtt|unset the|until domcont|up in|uploadi file|url dns|url encodin|url libpod|url merchan|url payment
K240|url pdf|url python|url realms|url search|url session|url solr|url stateme|url track|url txt|url wp|urlerro
K240|urlerro urlopen|urllib future|use of|used sockets|util client|value calcula|var run|verify the|verisig
K240|verisig grs|version number|via proxy|via ssh|voyagea|waiting until|wc|wc orders|we receive|weaviat could
K240|weaviat did|weaviat makes|weaviat url|web gaierro|web novalid|webpage errno|webpage urlopen|website is
K240|websock closed|websock is|well as|what we|whois verisig|with address|with excepti|with https|with incompl
K240|with marqo|with origina|with voyagea|wp|wp json|wrong tcp|wrong version|wrong with|wss primary|your configu
K240|your metadat|yv|yv dpy
K240L240|startup
K240L240O240|by other
K240L240R240|.return
K240L240R371T411|.arrow
K240M240|navigat to
K240N240|wrong or
K240O240|code sqlstat|connect host|failed failed|given in|http prefect|prefect api|running on|specifi did|the files
K240O240R240|sqlexec
K240O240R371|please specify
K240O304|fatal unable|happene
K240O304R240|c mismatc
K240O343|io error
K240O343P240|specifi in
K240O411R240|stale
K240P240|.streami|api github|connect please|http request|last trade|marqo|session to|trade caused|url last|user code
K240P240|whois
K240P304|speed
K240P304R240|flight
K240Q240|within limit
K240Q240R240|the llm
K240R240|.ansible|.redis cluster|.tool executi|.yag|.zero|address for|direct|flight returne|fn|has closed|invalid port
K240R240|libpq|libpq failed|mode is|not opened|one to|openid|pagerdu|provide at|ps|resolut failed|small en|to git
K240R240|value specifi|we cannot
K240R240S240|style
K240R240T240|asset|line in|with http
K240R240T304|.end of
K240R240T371|with type
K240R304|berlin|cannot write
K240R304T240|to an
K240R343|ipv address
K240R371|matrix
K240S240|eof excepti|excepti style|platfor command|sftp|style platfor
K240S240T240|file eof
K240S240T343|.eof
K240T240|.checksu mismatc|.of stream|.telegra network|aa bb|checksu mismatc|content message|error file|failed cannot
K240T240|format json|got end|memcach set|multipa in|of pdf|receive message|textrac|upload file
K240T304|.content too|bb|central|message with|specify the
K240T343|crc
K240T371|what
K240T393|.encodin
K277|city caused|droplet per|eio|eio caused|host ssl|io transpo|message caused|page caused|per page|polling eio
K277|socket io|to errno|transpo polling|url city|url droplet|url message|url socket
K304|#2|#210|#425|.broken resourc|.by server|.client initial|.connect loss|.cos client|.dns lookup|.illegal state
K304|.kazoo timeout|.ldap session|.ldap socket|.loss|.mcp client|.meilise communi|.memcach unexpec|.proxy connect
K304|.server down|.service request|.session termina|.smtp server|.such stream|.sys|.sys call|.termina by
K304|.transie mixin|.unexpec close|.unreach|.valid connect|=ConnectionAbortedError|abnorma|aborted brokenp|address af
K304|af unspec|ai ssl|aliyunc|aliyunc com|any cluster|api connect|at db|at ddd|at fd|auth tokens|away|been detecte
K304|body incompl|body receive|bootstr|bootstr from|browser has|c clientn|c ehostun|can't contact|charges
K304|charges caused|chunked|chunked read|clean|clean fashion|clickho|client initial|clientn|clientn message
K304|closed with|code clientn|code connect|com errno|com see|com tempora|communi functio|communi protoco
K304|complet transfe|connect adaptiv|connect all|connect and|connect during|connect maxretr|connect modbust
K304|connect params|connect probabl|connect protoco|connect tcp|connect time|connect with|contact ldap|contain json
K304|curl could|curlcod|curlcod couldn'|databas connect|db port|ddd|ddd failed|default tempora|desc can't
K304|detecte communi|detecti the|devtool|disconn not|disconn without|dns lookup|documen caused|downloa webpage
K304|dpy cannot|during connect|email caused|err connect|errno ctrls|errno none|error generic|error was|excepti errno
K304|excepti httpcon|fail connect|fashion|fd|fd failed|from kafka|functio detecti|generic unable|getaddr|gone away
K304|host name|http stream|https keyston|httpx|httpx connect|illegal connect|incompl chunked|indexes letters
K304|info transpo|initial failed|invalid errno|job caused|kafka|kafka address|kafkaco unable|keyston|keyston auth|ldap
K304|ldap server|letters documen|libpod|libpod contain|localho is|locate the|locatio where|lost in|maxretr|means the
K304|message disconn|message fail|modbust|newconn connect|newconn failed|non clean|not establi|of expecte|offline mode
K304|on total|operati curlcod|or server|params or|probabl means|project caused|protoco banner|protoco being
K304|protoco specifi|provide error|raised connect|reachab|read on|reading informa|reading ssh|receive bytes
K304|recogni connect|refused by|resolve api|resolve at|results for|satisfy transfe|sending respons|server during
K304|server errno|server termina|server unexpec|servers connect|side was|specifi error|sql communi|ssh protoco
K304|ssl connect|stream connect|stream is|such host|termina abnorma|the error|this probabl|tls|to bootstr|to devtool
K304|to satisfy|transfe length|transfe message|transpo endpoin|tsocket|tsocket read|ttransp|ttransp type|type message
K304|unavail failed|unavail or|unexpec eof|unexpec this|unspec|url charges|url cloud|url job|url send|used tcp
K304|was detecte|webpage|your connect
K304L240|where the
K304O240|.etcd|connect or|termina by
K304O240R240|the other
K304O240R304T240|to failed
K304O240T240|means
K304O304T240|detecti
K304P304|cause unknown
K304R240|already closed|banner|couldn' resolve
K304R240S240T240|of file
K304R304T240|.receive
K304R304T277|af
K304R343|.mixin
K304R343T304|.checksu
K304R426T304|.illegal
K304T304|bytes expecte|expecte bytes|read bytes|while reading
K304T343|file tmp|when reading
K326|.client os|.socket connect|address reason|econnre|reason errno
K343|.client payload|.close|.connect refused|.endpoin connect|.kafka connect|.not connect|api exmaple|broken incompl
K343|brokenp|brokenp broken|connect httpsco|connect was|eof occurre|err name|err urlopen|error eof|fail to
K343|failed errno|fetch data|first for|for hostnam|host acme|host connect|host example|hostnam lookup|httpsco object
K343|in violati|interne connect|ipv failed|kafkaco|length header|lost connect|none unable|of protoco|on errno
K343|other side|port on|refused os|satisfy|tcp connect|tcp ip|to databas|to port|unexpec closed|url api|url err
K343|url indexes|violati of|your interne
K343O240|.connect lost
K343P240|the network
K343T240|error net|occurre in|respons payload
K343T304|enough data|payload is
K358|resolve address
K371|.gaierro|.incompl read|.ldap communi|.server disconn|.stream closed|broken pipe|by nameres|communi error
K371|connect broken|connect unexpec|couldn' connect|dd failed|error network|localho connect|nameres|network connect
K371|pipe
K371R304|by server
K371T277|at dd
K383|.new|.new connect|default connect
K383T403|=EOFError
K393|.connect failed|address last|incompl bytes|more expecte|read more|server disconn|unknown ipv|was lost
K393R371T304|error unknown
K403|establi connect
K411|aborted connect|been closed|resolve host|to localho|to mysql
K411T240|net err
K419|ssl default
K426|.t transpo|can't connect|server on
K426R343|ipv
K426T240|bytes read
K433|connect closed
K445|errno tempora
K451|all connect|at failed|attempt failed|connect attempt
K462R304|localho
K466|connect call
K480|newconn httpcon
K484|failure in|in name|name resolut
K488|errno name
K498|newconn urllib
K502|httpcon object
K514|connect httpcon|urllib connect
K520|urllib
K555|=ConnectionRefusedError
K577|establi new|new connect
K579|by newconn
K580|connect errno
K582|newconn
K590|to establi
K598|establi
L240|.array|.array memory|.arrow memory|.dead kernel|.sigkill|.signal sigkill|alloc cpp|alloc cudaerr|allocat bytes
L240|allocat mib|and data|args mem|array with|availab memory|batch size|be freed|big tif|blocks try|buffer manager
L240|buffer pool|bytes in|cache blocks|calling topanda|command convert|common device|convert big|convert huge|core src
L240|create llama|cuda failed|cuda gib|cudaerr|cudaerr out|cuh|cuh memory|decreas gpu|desired gpu|device cuda
L240|device helpers|enough memory|error out|errors page|excepti non|excepti unable|executa batch|ffmpeg mov|for report
L240|found reached|fractio static|free includi|free memory|freed|full and|functio outofme|gb which|gib decreas|gib for
L240|gib gpu|gib is|gib memory|gib on|has gib|headles died|heap|heap space|helpers|helpers cuh|huge tif|id where
L240|includi non|increas gpu|increas mem|insuffi memory|ip id|is less|java heap|lang outofme|llama context|malloc
L240|malloc of|manager excepti|matmul|matmul node|mem fractio|memory could|memory failed|memory the|memory this
L240|memory usage|memory used|mib gpu|mib is|modules core|no availab|no memory|node failed|node ip|node was
L240|non pytorch|on startup|on worker|onnxrun runtime|or reduce|other process|out webm|outofme java|page std
L240|png returne|png stdout|process has|pytorch memory|reached zero|reduce gpu|report pdf|request buffer
L240|running matmul|running was|self server|server args|shape and|size failed|size found|src alloc|src api|startup is
L240|static|static current|std|std bad|than desired|the cache|thresho of|topanda|topanda java|usage thresho
L240|utiliza gib|utiliza or|utiliza when|value self|webm died|which gib|which mib|with shape|worker bad
L240M240|desired
L240O240P240|current value
L240O304|used by
L240P240|the memory
L240P240R240|which exceeds
L240R240|.return code|.signal|fractio|ran usr
L240R240T240|workspa src
L240R240T304|convers failed|data type
L240R240T343|shape
L240R304|error on
L240R343|blocks|memory in
L240R393T393|array
L240T240|allocat error|an array|api common|failure errors|java lang|memory allocat|mov out|pdf with|status failure
L240T240|the buffer
L240T277|buffer of
L240T304|webm
L240T371|mov
L304|#137|=MemoryError|allocat gib|allocat memory|bad alloc|cuda out|gb gb|gib of|gpu has|gpu memory|has total|is free
L304|killed due|low on|memory for|memory memory|memory tried|memory utiliza|node running|of gib|of which|on memory
L304|out png|outofme|running low|signals|signals sigkill|tif out|total capacit|was gb|was killed|with signals
L343|alloc|memory on
M240|.ark bad|.blocked pii|.detecti|.exclusi|.filter ai|.filter finish|.forbidd respons|.guardra raised|.input guardra
M240|.output guardra|.pii detecti|.pii entity|.policy filter|.policy violati|.prompt rejecte|.raised|.refusal|.robot
M240|.robot exclusi|.service content|.website|.website not|about our|about this|abuse found|agent framewo|aligned
M240|aligned with|allowed url|alt media|an enterpr|and include|and want|anonymo access|apologi|apologi for|are part
M240|as malware|as possibl|as result|as spam|assist|assist with|automat moderat|azure azureop|azureex the|azureop
M240|azureop service|bad example|badrequ error|be downloa|be problem|bedrock pre|been identif|blk|blk detail
M240|blocked entity|blocked until|but we|by automat|by guardra|by moderat|by safety|c blk|c cannotd|c datains
M240|c generat|c hooks|c imagemo|c sensiti|can find|can't assist|card by|card in|celebri|celebri recogni|charged
M240|charged id|check safety|check type|checker|checker the|checks defined|checks status|class agent|code blk
M240|code datains|code explici|com and|com blocked|config failed|conside high|contain inappro|contain materia
M240|contain pii|contain prohibi|contain sensiti|content azureex|content cannot|content checker|content could
M240|content filters|content level|content that|content the|content violate|control system|convers about|csam|datains
M240|datains message|denied and|derivat|derivat works|descrip image|desired recipie|detail prompt|details moderat
M240|detecte credit|detecte in|detecte instanc|disallo by|enterpr and|entity detecte|error badrequ|error contact
M240|errors found|errors your|excepti guardra|explici content|failed moderat|failed safety|files alt|fill
M240|filter message|filter the|filter trigger|filteri policie|filteri policy|filters|filters please|find more
M240|flagged as|followi jailbre|followi text|forbidd blk|forbidd by|forbidd contact|framewo azure|further convers
M240|go microso|grok failed|guard|guard message|guardra bedrock|guardra checks|guardra inputgu|guardra outputg
M240|guardra policy|guardra presidi|guardra raised|guideli|guideli team|have further|high risk|hook|hook results
M240|https bad|https go|id model|identif as|image failed|imagemo|imagemo descrip|inappro|inappro content|inconve
M240|inconve but|informa in|informa request|injecti detecte|input flagged|input new|inputgu|inputgu trigger
M240|invalid prompts|jailbre in|jailbre or|kind imagemo|level role|litellm content|malware|malware or|materia
M240|materia flagged|message anonymo|message failure|message input|message violate|microso content|moderat celebri
M240|moderat input|moderat reasons|moderat result|moderat system|modify and|my phone|name content|name securit
M240|new sensiti|non allowed|not aligned|not charged|object the|occurre text|of credit|openai content|or prompt
M240|or spam|our documen|output blocked|outputg|outputg trigger|pass moderat|phone is|pii detecte|pii my|pii this
M240|please fill|please read|policie|policie please|policy how|possibl prompt|potenti jailbre|potenti pii|pre guard
M240|presidi|presidi pii|previou abuse|problem status|prohibi content|prompt violate|prompts detecte|provide input
M240|read our|reason content|reasons derivat|req safety|request disallo|respons contain|result your|results object
M240|retry code|returne this|risk control|safety check|safety checks|safety input|safety system|safety violati
M240|securit status|sensiti informa|sensiti trace|sexual|site if|sorry can't|spam and|support failed|system as
M240|system if|system request|tdetail content|tdetail invalid|team api|text an|text did|text may|that request
M240|the desired|the generat|the guardra|the hook|the inconve|the risk|the safety|this entity|this please|this site
M240|this url|title url|to domain|to non|tomorro due|trigger azure|trigger finish|trigger microso|type csam
M240|until tomorro|url are|url forbidd|url we|usage guideli|violate content|violate guardra|violate usage
M240|violati sexual|was conside|was moderat|we apologi|website not|with our|works filter|you were|your respons
M240O240|retry to
M240O240R240|more about
M240O240T240|rejecte because
M240P240|.ignore|.ignore request|rejecte as|request blocked
M240P240R393|phone
M240P304|was denied
M240P304T240|entity is
M240P371R304|control
M240Q240|.respons blocked|content as|finish message|generat was|reason finish|respons did|success finish
M240Q240R240|complet success
M240Q304|.finish reason|.reason
M240Q343|.finish
M240R240|be sent|errors the|failed you|prompts|sent to
M240R240T240|tomorro
M240R304|in input|role user
M240T240|data may|failed check|input contain|process because|works
M240T304|be process|the text
M240T343|c image|in text|input data
M277|policy the
M304|#446|.content policy|.guardra tripwir|.input check|.pii|.securit|.trigger|.tripwir|.tripwir trigger|attribu class
M304|by content|by our|by robots|c moderat|class of|content error|content filteri|content moderat|content policy
M304|credit card|encount content|injecti|is unsafe|jailbre|may contain|modify your|of str|policy please|prompt and
M304|prompt injecti|prompt was|risk|robots|robots txt|sensiti|service encount|str object|trigger tripwir|tripwir
M304|was flagged
M304O240T277|object is
M304P240|detail request
M304Q304|finish reason
M304R240|filteri|text content|to attribu|unsafe
M304R304|.templat runtime
M304R304T240|input text
M326|trigger content
M343|.guardra|flagged by|modify|pii|please modify
M358R304|c filter
M371|.content filter|flagged|our content
M383|content managem|filtere|filtere due|managem policy|prompt trigger|was filtere
M393|content filter
M393R393T304|.filter
M426|moderat
N240|.agent max|.compone runs|.graph recursi|.max compone|.max steps|.max turns|.model call|.pipelin max|.steps|.turns
N240|.turns exceede|.workflo runtime|=RecursionError|call limit|call limits|chain limit|compone router|config key
N240|count reached|either somethi|errors graph|for compone|graph recursi|hitting|hitting stop|iterati of|iterati with
N240|langgra|langgra errors|limit by|limit config|limits exceede|max iterati|max steps|max turns|maximum run
N240|model call|python langgra|reached either|reached without|recursi limit|run count|run max|stop conditi|the recursi
N240|turns|turns exceede|without hitting
N240O240|.runs|conditi you|with run
N240O240R240|.compone
N240P240|exceede calls
N240P240R240T240|the next
N240Q240R240|.tool call
N240R240|.recursi
N240R343|iterati|recursi
N304|.call limit|exceede run|of reached|run limit
O179|page there|receive locked
O240|.access conditi|.airflow bad|.already in|.already locked|.be|.be locked|.bleak d|.branche|.cannot be|.cas
O240|.cas mismatc|.changed|.channel locked|.complet|.compone state|.concurr runs|.concurr update|.conditi failed
O240|.consume busy|.cosmos access|.crawler|.crawler running|.d bus|.dag run|.daytona conflic|.deleted|.deleted recentl
O240|.device busy|.diverge|.diverge branche|.documen locked|.documen revisio|.executi already|.fenced|.file locked
O240|.http locked|.id was|.idempot already|.irresol|.irresol conflic|.isolati|.job operati|.key busy|.locked resourc
O240|.many updates|.message lock|.not complet|.not owned|.object already|.owned|.pack|.patch test|.prior request
O240|.produce busy|.produce fenced|.queue deleted|.readers|.readers full|.recentl|.record busy|.record generat
O240|.release|.release unlocke|.request not|.resourc in|.revisio id|.rollbac|.run already|.running|.runs exceede|.save
O240|.save conditi|.send pack|.seriali failure|.session busy|.session cannot|.session lock|.sharing|.sharing violati
O240|.simulta|.simulta request|.slave device|.stale data|.stale object|.state conflic|.test failed|.transac aborted
O240|.transac execute|.transac rollbac|.transac seriali|.transac write|.unlocke|.unlocke lock|.unrepea|.unrepea read
O240|.updates|.was|.was changed|.watch|abc on|aborted after|aborted by|aborted debug|aborted details|aborted please
O240|about possibl|accepte it|access flags|access use|accesse by|accompl|accompl in|acme com|acme git|acme letters
O240|acme lock|acme sharepo|acquire gql|acquire index|acquire lockfil|acquire retry|acquire time|acquire with
O240|acquiri locks|acquiri the|acquiri thread|action pending|active instead|add message|added try|admin termina
O240|after deletin|after failed|after header|after you|again message|again operati|again recurly|agent is
O240|allowed values|already accesse|already an|already being|already held|already partici|already reading
O240|already rebalan|an in|an indexwr|an ongoing|an update|and acquire|and assigne|and resolut|and set|and use
O240|another another|another connect|another instanc|another member|another ongoing|another program|another receive
O240|another update|another with|api dataset|api work|append concurr|append rows|append transac|apply your|are attempt
O240|are concurr|are incompa|are open|are parse|are pid|are still|assigne|assigne the|at precond|at with|atlassi
O240|atlassi conflue|attache|attache to|attempt retry|attempt the|attempt times|automat transac|autonom
O240|autonom databas|avoid conflic|aws cloudfo|aws rekogni|back because|back by|back code|base branch|be accepte
O240|be accompl|be fulfill|be increme|be locked|be obtaine|be origina|because route|because sheetid|because this
O240|been aborted|been attempt|been changed|been release|been rolled|before attempt|before retryin|begin mdb
O240|being added|being modifie|being prepare|below transac|blob and|bluez|bluez error|bot instanc|bot is|branch file
O240|branch main|branch was|broker group|busy and|busy cannot|busy opt|busyerr|busyerr databas|by admin|by current
O240|by dfsclie|by lock|by members|by process|by someone|by user|c another|c crawler|c during|c eaddrin|c edit
O240|c errorir|c etxtbsy|c incorre|c leaseid|c mutatio|c owner|c paginat|c priorre|c protoco|c queuebe|c queuede
O240|c reserve|c tablebe|c timesta|c xx|cache hugging|campaig is|can create|cancell please|cancell reasons|cannot push
O240|cannot reboot|cannot release|cannot requeue|cannot succeed|cas mismatc|casmism|casmism ec|change in|change is
O240|changed by|changed expecte|changes conflic|changes happene|changes qty|changes to|check and|client if
O240|client operate|cloudfo|cloudfo eu|code databas|code incorre|code operati|code pathcon|code queuebe|code rebalan
O240|code severit|code updatec|collisi|collisi automat|com atlassi|com client|com concurr|com xlsx|commit cannot
O240|commit has|commit main|commit stderr|commitf|commitf commit|complet before|complet insert|complet server
O240|complet since|complet transac|concurr access|concurr append|concurr by|concurr files|concurr for|concurr invocat
O240|concurr one|concurr operati|concurr or|concurr updates|concurr verific|concurr when|concurr writers|conditi not
O240|conditi on|conditi the|conflic another|conflic attempt|conflic changes|conflic client|conflic concurr
O240|conflic diagnos|conflic documen|conflic on|conflic operati|conflic request|conflic rev|conflic secret
O240|conflic server|conflic some|conflic state|conflic termina|conflic ts|conflic user|conflic your|conflue api
O240|connect as|connect code|content create|convers busy|convers convers|crashed process|crawler|crawler when
O240|crawler with|create another|create git|create srv|createb|createb operati|created hence|created probabl|createq
O240|createq operati|csv file|csv for|current lease|current owned|current process|current receive|current rolling
O240|current state|cust cannot|cust please|custome please|dag run|dashboa has|data changed|data conflic|data data
O240|data dir|data fs|data graph|data of|data this|databas failed|databas locked|databas schema|databas status
O240|databas version|dataset for|datasto|datasto transac|db lock|deadloc detecte|deadloc or|deadloc update|declara
O240|declare on|deleted data|deleted errorco|deleted message|deletin|deletin queue|delta concurr|delta transac
O240|depende resourc|detail campaig|detail cannot|detail job|detail seriali|detail shipmen|detaile failed
O240|details transac|detectc|detectc operati|detecte while|devbox is|device busy|device reporte|dfsclie|dfsclie on
O240|diagnos hapi|did so|differe multita|differe process|dir argumen|dir milvus|directo is|directo this
O240|disconn errorco|docs kuzudb|docs trouble|documen locked|documen revisio|documen transac|documen update|don't use
O240|droplet already|edit files|edit lock|editing it|element is|else|ends|envelop is|environ maxread|epoch|epoch is
O240|epoch of|err conflic|err error|err in|err operati|err write|errmsg writeco|errno address|errno conflic|errno text
O240|error acquiri|error commit|error configu|error consume|error forseti|error frequen|error full|error inprogr
O240|error intermi|error precond|error running|error transac|errorco edit|errorco leaseid|errorco linksto
O240|errorco queuebe|errorco tablebe|errorco updatec|errors keyerro|errors staleel|etag|etag mismatc|evaluat to|ew
O240|ew lock|exceede db|excepti conflic|excepti could|excepti timesta|exclusi lock|exclusi propert|execute due
O240|execute failed|executi jobs|executi when|existin autonom|exists arn|expecte id|failed branch|failed broker
O240|failed concurr|failed content|failed dir|failed ibm|failed lock|failed retries|failed saving|failed transac
O240|failed version|false code|false the|fastfor|fastfor referen|fetch first|fetch the|fetched please|file because
O240|file cannot|file errno|file https|file lease|files are|files prevent|files were|files when|finish thread
O240|finishe before|flags are|folder qdrant|for dag|for dfsclie|for load|for shared|for specifi|for vertex
O240|forseti because|forseti can't|frequen and|from last|from state|fulfill|fulfill on|full dataset|generat src
O240|getting disconn|getupda|getupda request|git commit|git push|globalt|globalt msg|graph kuzu|group has
O240|group rebalan|hapi|hapi the|happene during|happene since|has complet|has conflic|has finishe|has happene
O240|has locked|has pending|have opened|header may|headers evaluat|heads main|held|held by|hence|hence current
O240|higher epoch|hold by|how many|http the|httploc|httploc locked|hub locks|id aa|id cust|id is|id manual|id ocid
O240|in acquiri|in current|in differe|in failedj|in relatio|in running|in task|in termina|in transac|in unexpec
O240|in update|incompa status|incorre message|increme|increme on|index is|index srv|indexwr|indexwr working|info id
O240|inprogr|inprogr operati|insert operati|instanc reboot|instanc while|instead in|intermi|intermi retry|into metrics
O240|invocat are|io excepti|is active|is below|is created|is getting|is newer|is ongoing|is opened|is using|it could
O240|it ends|it if|it this|items an|job lock|jobs lead|keep resourc|keyerro keyerro|keyerro locked|kuzu see|kuzudb
O240|kuzudb com|last commit|last page|last update|later error|later this|latest databas|latest documen|leader in
O240|leads after|leads has|leads issue|leads when|lease id|lease is|lease on|leaseid|letters commit|letters server
O240|linksto|load leads|local milvus|lock already|lock cannot|lock conflic|lock envelop|lock error|lock exceeds
O240|lock hold|lock if|lock info|lock maildro|lock nightly|lock not|lock owner|lock port|lock refs|lock request
O240|lock root|lock sync|lock that|lock timeout|lock within|lockbus|lockbus some|locked backgro|locked jobs
O240|locked letters|locked main|locked none|locked request|locked specifi|locked sql|locked table|locked this|lockede
O240|lockede databas|lockfil|lockfil lockbus|locks leads|locks locks|locks models|locks on|logos|logos is|longer owned
O240|made concurr|maildro|maildro try|main fetch|main has|main main|main request|main stderr|many seconds|masters
O240|masters redis|match documen|match that|maxread|maxread limit|md does|mdb readers|mdb txn|means there|meeting is
O240|members acme|merge again|message base|message cas|message conditi|message droplet|message globalt|message open
O240|message readme|message sync|metadat changed|metrics key|microso session|might be|milvus|milvus db|milvus failed
O240|mismatc error|mismatc source|modifie after|modifie review|msg transac|multi documen|multipl errors|multita
O240|multita strateg|must fetch|name conflic|name leads|name tempora|new receive|new sync|newer|newer produce
O240|nightly at|nightly sync|nil|nil with|no lease|no or|no wait|non fastfor|none conflic|not attache|not exclusi
O240|not hold|not lock|not met|not obtain|not saved|now and|nowait|nowait specifi|objects cannot|obtain lock|obtaine
O240|obtaine or|occurre check|occurre concurr|occurre crawler|occurre executi|occurre operati|occurre priorre|ocid
O240|ocid has|of being|of deadloc|of is|of lock|of order|of qdrant|of updatin|of waiters|oid serial|old if|on after
O240|on another|on because|on branch|on file|on locks|on no|on pods|on put|on retry|on row|on update|once rates
O240|once sending|once the|one bot|one none|one update|ongoing for|ongoing operati|ongoing task|only create|open local
O240|opened because|opened by|opened it|operate|operate false|operati again|operati already|operati blocked
O240|operati can't|operati concurr|operati crawler|operati deadloc|operati executi|operati for|operati or|operati path
O240|operati project|operati read|operati session|operati stateme|operati status|operati stream|operati there
O240|operati use|operati when|ops md|or choose|or crashed|or depende|or don't|or edit|or multi|or stripe|or transac
O240|or write|ora deadloc|ora resourc|order qty|orders in|org bluez|origin main|origina declara|origina declare
O240|other getupda|out period|overwri at|owned by|owner message|owner of|page documen|page version|page was
O240|paginat from|paramet did|partici|partici trackin|partiti to|path client|path data|path state|path you|pathcon
O240|pathcon message|pending event|pending task|perform at|period exceede|person was|please apply|please request
O240|please restart|please retriev|pods the|pools|port db|possibl etag|possibl reasons|pre conditi|precond given
O240|precond is|precond operati|prepare please|present that|prevent|prevent the|previou request|printer redis|priorre
O240|priorre when|probabl user|process acquire|process cannot|process error|process is|process of|process prior
O240|process txt|process wait|produce there|produce using|progres and|progres operati|progres state|progres title
O240|progres val|progres with|project arn|project logos|propert value|pulumi com|push non|push origin|push some
O240|put https|putpara|putpara operati|pxgsyr|pxgsyr lock|pymysql|pymysql err|qdrant|qdrant client|qdrant is
O240|qdrant server|qty qty|qty where|query now|queue before|queue leader|queuebe|queuebe code|queuebe content
O240|queued retry|queuede|queuede when|rates are|read conflic|readers full|ready http|reason code|reasons and
O240|reasons for|reasons transac|rebalan and|rebalan in|reboot instanc|reboot linode|rebooti|receive nil
O240|record generat|record is|redis errors|redlock printer|refer cancell|referen element|refresh to|refs to
O240|regular directo|rejecte main|rekogni|rekogni eu|relatio jobs|release lock|release your|repo git|reporte slave
O240|repos|repos content|reposit stderr|request abc|request concurr|request conflic|request if|request new|request on
O240|request once|request session|request that|requeue|requeue job|require concurr|reserve by|reserve request
O240|resolut visit|resourc again|resourc arn|resourc extensi|resourc in|resourc that|resourc txt|respons allowed
O240|rest repos|restart paginat|retriev status|retry once|retry status|retry transac|rev values|review and
O240|revisio provide|rollbac session|rolling|rolling back|root commit|root finishe|root of|row were|rows databas
O240|rs multipl|rsrc locked|run already|run is|running state|running the|runs exceede|runs has|same access|same number
O240|same transac|sandbox state|satisfi errorco|save conditi|save conflic|saving state|schema is|seconds after
O240|seconds you|secret crm|see this|sent try|server instead|server transac|servers cannot|service action
O240|service databas|service excepti|session cannot|session cust|session is|session lock|set lock|set paramet|set qty
O240|sha does|share access|shared use|sharepo com|sharepo spfilel|sharing|sharing violati|sheetid|sheetid is
O240|shipmen is|simpleq queuede|since please|since you|slave device|so your|some failed|some refs|some writeco|someone
O240|someone else|specifi how|specifi operati|specifi or|specifi precond|specifi reasons|specifi table|specify unique
O240|spexcep save|spfilel|spfilel the|splitsh|splitsh operati|sql update|src transac|srv repo|stack arn|staleel
O240|start sandbox|start ts|startcr|startcr operati|started editing|startjo|startjo operati|state change|state detail
O240|state in|state lock|state of|state rebooti|state termina|state updatin|stateme execute|stateme has|stateme limit
O240|stateme on|stateme was|statest possibl|status aborted|status sharing|statusc aborted|stderr rejecte|still being
O240|still process|still queued|stock|stock set|stopbro|stopbro operati|storage folder|store err|str commit
O240|string aborted|stripe process|succeed due|support one|sync masters|sync token|sync you|table by|table letters
O240|table ru|tablebe|task state|task try|tempora reserve|termina pid|termina state|tested|tested value|text concurr
O240|text file|that no|that of|that only|that process|that specifi|that uses|the blob|the createb|the createq
O240|the dashboa|the detectc|the exclusi|the full|the meeting|the merge|the origina|the partiti|the pre|the precond
O240|the previou|the putpara|the share|the splitsh|the startcr|the startjo|the state|the stateme|the stopbro
O240|the transcr|the underly|the updatef|this append|this custome|this directo|this lock|this means|this might|this or
O240|this product|this socket|this time|this update|those made|thread tmp|thread while|time acquiri|time an|time root
O240|timeout another|timeout lock|timeout reason|times but|timesta error|title job|tmp ew|tmp job|tmp tmp|tmp tmpc
O240|tmp tmphvkc|tmp tmpq|tmpc|tmpc vvb|tmphvkc|tmphvkc corpus|tmpq|tmpq pxgsyr|to deadloc|to false|to github|to push
O240|to tested|to thread|token please|tool append|tool run|transac and|transac are|transac because|transac changes
O240|transac collisi|transac commit|transac data|transac db|transac deleted|transac full|transac id|transac items
O240|transac metadat|transac number|transac overwri|transac read|transac rollbac|transac rolled|transac rs|transac sql
O240|transac sqlexec|transac there|transac timeout|transac update|transac when|transcr current|transie full|transie ok
O240|transie writeco|trouble conflic|ts|ts conflic|ts key|txn begin|txt locked|type lock|type page|unavail retry
O240|underly objects|underly transac|unexpec state|unique client|unique value|update concurr|update current
O240|update file|update in|update item|update please|update row|update stale|update stateme|update stock
O240|update transac|updatec message|updated by|updated now|updatef|updatef operati|updates for|use addr|use please
O240|use qdrant|use retry|use unable|use uri|use user|user admin|user client|user data|user example|user please
O240|uses the|using regular|value class|value does|value values|values do|values transcr|variabl changed|verific to
O240|version already|version and|version constra|version must|version object|version on|vertex due|vhost it|violati xc
O240|vvb|vvb lock|wait transac|waiters|waiters for|was fetched|was modifie|was now|was still|watched|watched variabl
O240|were added|were matched|west executi|west project|west stack|while run|with concurr|with datasto|with epoch
O240|with idempot|with nowait|with those|with unique|with version|work git|work pools|work was|write transac
O240|write write|writeco errmsg|writeco start|writers attempt|wrong documen|www pulumi|xc the|xlsx is|xx detail
O240|xx seriali|yet been|you see|you started|your stateme|your work
O240P240|c ebusy|clicks|clicks under|code concurr|docs github|documen url|finish or|later message|must wait
O240P240|occurre toomany|operati has|other request|prior|prior request|state json|stream clicks|time specifi|to wait
O240P240|toomany when|under account
O240P240R240|frequen|the time
O240P240R343|operati against
O240P304|.d|blocked tempora
O240P343|wait seconds
O240Q240|added to
O240R240|.element referen|.json patch|.patch|.slave|.slave reporte|.stale element|.test|addr tcp|changer
O240R240|changer operati|choose|choose differe|db linuxx|driver db|editing|element referen|instanc is|int is|linuxx
O240R240|linuxx sql|message stale|not equal|number are|object has|orders expecte|prepare|qty for|query error|row in
O240R240|since the|slave|stale element|that support|the changer|the updates|then retry|updates operati|you require
O240R240T240|addr|first error|or wrong|overwri
O240R304|declare|paginat|reserve
O240R304T304|.referen
O240R343|number is|uses
O240R426|.element
O240T240|.consume|.prior|already has|but failed|corpus fs|in invalid|in one|item an|met|readers|readme md|rev
O240T240|table leads|to resourc
O240T343|file content|in another
O277|again conflic|error locked|locked for
O277P240|c busy
O304|#112|.achieve|.bad version|.busy resourc|.contend|.contend transac|.lock lost|.lock not|.lock timeout|.modifie
O304|.not achieve|.optimis|.optimis check|.quorum|.quorum not|.resourc modifie|.task locked|.transac conflic|.update
O304|=BlockingIOError|aborted transac|accesse right|accessi it|acquire exclusi|address already|and root|another api
O304|another git|another task|are waiting|at version|be retried|because another|because holders|been chosen
O304|being updated|busy src|c contend|c eagain|c sync|c updatec|c writeco|change key|chosen|chosen as|class persist
O304|clienti can't|codenam writeco|commit conflic|concurr conflic|concurr modific|concurr runs|conditi operati
O304|conditi specifi|configu databas|conflic conditi|conflic require|conflic this|conflic will|contend|contend transac
O304|couldn' lock|create or|current accessi|current change|current documen|current version|cycle are|data db
O304|databas table|db is|deadloc on|deadloc victim|detecti of|dir|error errorla|error stale|errorla transie
O304|excepti stale|exclusi owner|exists another|failure for|file busy|for path|for version|forming|forming the
O304|forseti transac|fs lock|git process|has seqno|hold|holders of|invalid table|is aborted|is stale|isolati
O304|isolati violati|key redlock|linode busy|lock are|lock data|locked locked|locked the|locks availab|locks invalid
O304|mapping persist|match latest|message another|message lock|message transac|modific|no locks|now because
O304|object cannot|object version|occurre transac|of that|oid class|operati conflic|operati databas|or timeout
O304|order was|owned|owner forseti|persist mapping|persist serial|precond failure|preempt|preempt by|primary term
O304|process and|process id|process seems|progres against|progres for|progres on|progres to|rebalan|reboot|record busy
O304|redlock sync|request precond|require seqno|rerun|rerun the|resourc busy|resourc message|resourc please
O304|resourc with|retried|rollbac instead|rolled|rolled back|root were|running task|send or|seqno|seqno and
O304|seqno primary|seriali isolati|since last|sqlite operati|stale data|stale object|state to|status precond
O304|table orders|table transac|task wait|term current|that lock|the change|the cycle|the deadloc|the lock|the send
O304|the transac|the update|the updatei|this at|this convers|this object|this reposit|this transac|thread is
O304|to conflic|to detecti|transac can|transac clienti|transac due|transac failed|transac forming|transac has
O304|transac locks|transac process|underly|update at|update conditi|update conflic|update is|update operati|updatec
O304|updatei|updatei operati|updatin|version please|victim|victim rerun|violati on|was deadloc|was preempt
O304|were working|will rollbac|write conflic|writeco error|you and|your changes
O304P240|and primary|operati please|process for|same time|to finish
O304P240R240|updates
O304P240R240T240|the object
O304P240T240|push
O304P304|and has
O304P343|before you
O304R240|new message
O304R304|term
O304T240|error xx|seems to
O326|conflic occurre|is conflic|saving please|while saving
O343|.base lock|.concurr|.primiti|.resourc locked|.revisio|aborted because|access due|acquiri|against this
O343|another user|c aborted|c deadloc|cannot obtain|changed since|commit failed|committ|conflic error|current committ
O343|databas conflic|deadloc message|deleted try|error lock|error oid|excepti version|exclusi access|file lock|forseti
O343|git index|later errorco|lock could|lock has|lock resourc|lock try|lock wait|locked cannot|locked queue
O343|message forseti|modifie please|not satisfi|not seriali|obtain exclusi|of current|ongoing|operati later|outside of
O343|redlock|resourc locked|rollbac|serial|serial current|serial this|seriali access|table is|task is|this txn
O343|to commit|to lock|to locked|transac is|transie transac|try operati|txn started|updated outside|wait timeout
O343|was updated|with serial|working on|writeco
O343P304|wait for
O343R240|.stale|c operati|can't acquire|satisfi
O343R419T240|qty
O343T240|append
O343T304|documen has
O371|#450|.aborted|.commit failed|another operati|be acquire|being process|by concurr|current transac|deadloc found
O371|get lock|index lock|lock tmp|on table|perform because|restart transac|transac deadloc|transac transac|try restart
O371|txn
O371P240|c concurr
O371R304|precond failed
O393|acquire lock|already running|another process|c lock|commit transac|concurr transac|concurr update|errno resourc
O393|lock on|locked by|to concurr|was aborted
O393R240T240|operati is
O403|conflic with
O411|current being|to acquire
O426|locks
O426R240|transac was
O426R343|precond
O439P240|c transac
O480|by another
O488|deadloc
O508|#412
P179|com things|rate please|slow slow|things for
P240|.active stateme|.api rate|.backoff|.bad too|.censys rate|.connect count|.daytona rate|.delay|.detache|.duck
P240|.duck duck|.duck go|.enforce|.exceede connect|.exhaust respons|.feedbac|.feedbac require|.few|.few minutes
P240|.freshde rate|.go search|.hit|.http backoff|.http too|.idempot persist|.ip blocked|.kusto throttl|.lance
P240|.lance db|.layer rate|.limit enforce|.limit hit|.limit too|.limiter|.limiter delay|.link detache|.linkup tasks
P240|.linkup too|.m limit|.many message|.many session|.max tries|.minutes|.over limit|.over query|.persist
P240|.persist layer|.please|.please wait|.proton|.qdrant|.query limit|.query returne|.queue limit|.request blocked
P240|.request limit|.request throttl|.retriab request|.returne bad|.stateme exceede|.tasks|.tasks queue|.telegra retry
P240|.transie service|.tries|.tries exceede|.wait few|accessi https|account are|account consume|account exceede
P240|account pair|account try|acme state|act insight|action blocked|action was|actions to|active chats|active operati
P240|active stateme|actives|actives when|actual allowed|actual delay|after error|after msg|after second|again error
P240|again errorco|again for|against any|against differe|alert too|all your|allowan actual|allowed quota
P240|already pending|amazon com|amqp resourc|an amount|analyze documen|and actions|and builds|and conside|and delete
P240|and should|and up|any hosts|api client|api page|api speed|api too|api try|apierro circuit|apierro quota|apigw
P240|apigw error|apiinvo|apiinvo limit|applica message|are already|are limited|are making|asked to|asked us
P240|attempt display|attempt limit|authent request|automat scaling|availab concurr|avoid data|avoid polling|aws amazon
P240|aws support|backoff hint|badtoom|bandwid|bandwid limits|batchwr|batchwr operati|bd|bd exceede|be chill|be mb
P240|be needed|be waiting|because there|been rejecte|being wait|below info|between mail|binance teapot|blocked from
P240|blocked please|blockin|blockin request|body err|botoser|botoser service|breakin|breakin excepti|broker throttl
P240|budget exhaust|budget of|budget remaini|budget used|builds|burst|burst rate|but here|by grpc|by httperr
P240|by sendmes|by youtube|c actives|c apigw|c app|c breakin|c budget|c circuit|c flood|c memory|c overlim|c runs|c sf
P240|c wait|call exceede|call the|calls request|calls status|can run|can try|can upgrade|can wait|cannot fetch|certain
P240|certain content|changes were|chat retry|chats|chats maximum|checks violati|chill|chill you|circuit breakin
P240|client applica|client reduce|closed due|code api|code apigw|code applica|code errorco|code for|code quotaex
P240|code search|code through|code transac|com boards|com lite|com support|com website|command login|command or
P240|common util|complex budget|complex of|concurr actor|concurr api|concurr concurr|concurr job|concurr please
P240|concurr quota|concurr req|concurr searche|concurr shells|concurr sip|concurr streams|concurr timedru
P240|configu provisi|connect for|connect limit|connect rate|connect reached|conside spreadi|conside switchi
P240|conside throttl|consume account|consume project|consume req|contact aws|content creatio|context in|context tcid
P240|coordin and|coordin operati|cost budget|count exceedi|creatio please|crm api|crm push|crm with|current capacit
P240|current formrec|current minute|current through|data err|data loss|data rate|data request|data wsmanfa|day you
P240|deepl servers|delay exceede|delay minimum|delete please|deliver failed|details quota|details rate|develop account
P240|differe server|documen have|done too|down command|down during|down you|downloa api|dqw unable|during uploadp
P240|dynamod|dynamod is|egress|egress is|elastic common|emb|emb status|endpoin again|ensure to|entity id|equals
P240|equals to|err code|err login|err msg|err your|error microso|error slow|errorco hourly|errorco resourc
P240|errors exceede|errors rate|esthrea|esthrea name|etcdser too|exa rate|exceed maximum|exceed rpc|exceede allowan
P240|exceede at|exceede burst|exceede command|exceede conside|exceede crm|exceede extende|exceede filestr
P240|exceede local|exceede name|exceede of|exceede reached|exceede retryin|exceede see|exceede sending|exceede val
P240|exceede write|exceedi qps|exceedi you|excepti parent|excepti receive|excessi|excessi request|execute operati
P240|executi rejecte|exhaust query|exhaust quota|exhaust respons|exponen backoff|extende fault|fail status
P240|failure maximum|false exceede|fault data|fault request|fc failed|feedbac|feedbac require|fetch from|filestr
P240|filestr rate|finishe status|flight hints|flood wait|followi reasons|for attempt|for but|for consume|for live
P240|for reads|for second|for session|for support|forgotp|forgotp operati|formrec|formrec pricing|frequen limit
P240|frequen of|from content|from google|from inferen|from serpapi|from transla|from your|get higher|getting your
P240|global limit|good news|google scholar|got error|grpc ratelim|had the|has asked|has complex|has elapsed
P240|has receive|have done|have sent|headers ratelim|here the|high retry|higher plan|higher tier|hint reduce|hints
P240|hit details|host error|hosts host|hour extensi|hour rate|hour reached|hour resourc|hourly apiinvo|hourly request
P240|httperr too|https aws|https lite|httptoo|httptoo too|id applica|id bd|id emb|id rate|idle|idle timeout|ignorin
P240|ignorin non|in second|in short|in stream|increas throttl|index dynamod|inferen entity|info when|ingress
P240|ingress egress|insight|insight params|instagr|instagr com|invalid real|ip exceede|ip has|ip is|ip rate|ip this
P240|is above|is and|is automat|is blockin|is due|is exceedi|is issuing|is large|issues client|issuing|issuing too
P240|item crm|item vendor|its limit|job limit|jobs closed|jobs exceed|jobs to|json exceede|json query|json we|key crm
P240|kucoin|kucoin too|large data|large more|later data|later oryou|later we|level of|level with|limit api|limit check
P240|limit due|limit read|limit send|limit time|limit title|limit your|limited request|limiter|limiter please
P240|limitin exceede|limitin too|limits failure|limits over|limits throttl|limits too|lite duckduc|lite ratelim
P240|live updates|local idle|login alert|login delay|loss|loss please|made code|made request|mail checks|making too
P240|managem service|many active|many api|many calls|many in|many search|many tasks|many timeout|many visits
P240|marqo throttl|max coordin|max queries|max retry|max timeout|maximum per|maximum stack|mb for|mb which|me limit
P240|message concurr|message deliver|message exceede|message hourly|message marqo|message per|message quotaex
P240|message reduce|message tenancy|message try|method for|method locatio|method sendmes|metric read|metric send
P240|microso teams|middlew|middlew please|minimum time|minute api|minute content|minute debug|minute error|minute or
P240|minutes period|more please|more request|more sparing|ms max|msg exceede|msg way|much unindex|mutatio
P240|mutatio operati|namespa is|namespa rate|needed so|network rate|news authent|next minute|no changes|node overloa
P240|node search|non respons|not attempt|not sending|null rate|number in|object acme|object mutatio|occurre actives
P240|occurre overlim|occurre slowdow|of active|of allowed|of and|of configu|of context|of coordin|of org|of per
P240|of service|of session|of simulta|off seconds|on esthrea|on maximum|on method|on serpapi|once your|only make
P240|open jobs|operati active|operati attempt|operati coordin|operati create|operati fc|operati open|operati slow
P240|or against|or bandwid|or conside|or ensure|or index|or process|or wait|order realtim|org elastic|org whois
P240|origina descrip|oryou|oryou can|our communi|out your|over hour|over ratelim|over user|overlim|overlim when
P240|overloa message|pacing|pacing violati|page http|pair rate|params status|parent data|part for|path secret
P240|pending or|per method|per minutes|per seconda|period you|pir|pir org|plans on|please be|please rate|policy user
P240|polling the|primary bytes|progres record|project number|promptl had|protect our|provide below|provisi level
P240|provisi rate|provisi through|putreco|putreco operati|qps quota|queries maximum|queries per|queries submitt
P240|queries you|query bad|query histori|queue capacit|quickly|quickly please|quota has|quota per|quotaex message
P240|quotaex request|raised ratelim|rate limiter|rate message|rate of|rate quota|rate resourc|rate shouldr
P240|ratelim code|ratelim ec|ratelim limit|ratelim middlew|ratelim please|ratelim rate|ratelim ratelim|ratelim recomme
P240|ratelim status|rates to|reached code|reached gave|reached policy|reached rate|reached try|read request|real
P240|real time|realtim|reasons you|receive operati|receive rate|receive too|recentl develop|recentl please
P240|recomme retry|record an|reduce rate|reduce request|remaini budget|remaini out|repeat the|req min|request after
P240|request budget|request caused|request deepl|request err|request fail|request finishe|request hit|request ip
P240|request pacing|request path|request rates|request running|request speed|request times|request type|request units
P240|request until|require action|reset content|reset header|resets|resets in|resourc current|resourc details
P240|respons rate|restric certain|resume uninter|retries please|retries provisi|retries the|retry feature|retryaf
P240|returne too|rpc request|run concurr|running at|runs and|runs for|sandbox if|sandbox rate|save in|says flood
P240|scaling|scaling your|scholar|search issues|search limit|search queue|search rate|searche code|second code
P240|second for|second limit|second please|second rate|second which|seconda up|seconds before|seconds complex
P240|seconds exceede|seconds origina|seconds per|seconds retryaf|seconds total|see www|send too|sender jobs|sendmes in
P240|sent too|serpapi your|server am|server resourc|serverb message|servers are|service cannot|service headers
P240|service sheets|session badtoom|session end|shard shardid|shardid|shardid in|sheets|sheets googlea|shells
P240|shells for|should not|simulta queries|sip calls|slowdow code|slowdow message|slowdow when|so please|some session
P240|sparing|sparing request|speed limit|spreadi|spreadi out|startco|startco operati|stateme exceede|statusc the
P240|streams for|string resourc|submitt by|support at|support request|support timesta|switchi|switchi to|table so|tcid
P240|tcid server|teams|teams endpoin|teapot|teapot code|templat too|tenancy|tenancy request|the batchwr|the call
P240|the concurr|the execute|the forgotp|the frequen|the good|the level|the organiz|the prior|the putreco|the quota
P240|the ratelim|the receive|the remaini|the startco|the throttl|the through|the updatet|the ws|there were
P240|thing unknown|this phone|this usually|thresho has|throttl account|throttl and|throttl errorco|throttl failure
P240|throttl locatio|throttl or|throttl quota|throttl rate|throttl thresho|throttl throttl|throttl your|through for
P240|through rate|tier plan|time between|time minute|time origina|time query|time retry|timedru|timedru on
P240|timeout reached|timeout won't|times equals|timesta client|title concurr|to back|to conditi|to excessi|to graphql
P240|to in|to jobs|to resume|to transla|to try|too quickly|toomany opc|toomany request|topic quota|total wait
P240|transac limit|transla googlea|transla limit|true co|true statusc|trying this|type limits|type ratelim
P240|unavail content|unindex|unindex data|uninter|uninter service|units|units may|unknown slow|until an|until content
P240|until the|up when|update and|updates to|updatet|updatet api|upgrade plans|uploadi part|uploadp|uploadp operati
P240|url consume|use websock|used ip|used resets|user method|user of|user over|user per|user too|users list
P240|using exponen|usually|usually is|util concurr|value ingress|vantage please|ve send|vendor with|visits
P240|visits errcode|wait or|wait until|wait wait|was rate|we restric|webhook message|websock streams|were made
P240|were too|when accessi|when asked|when asking|when uploadi|whois for|whois limit|won't|won't try|workspa exceede
P240|write rate|ws managem|wsmanfa|wsmanfa code|www instagr|www pir|you hit|you you|your actor|your calls|your exa
P240|your other|your provisi|your table|youtube is
P240Q240|to protect
P240R240|.stateme|above the|am|asking for|c microso|content and|details message|have complet|limit and|query cost
P240R240|query operati|repeat|send because|sender|sent from|so no|the allowed|to one|to repeat
P240R240T304|for object
P240R304|after the|amount of|asking
P240R304T343|.long|.too long
P240R371|phone number
P240S240|message sent
P240T240|analyze|and exceeds|detectd|detectd operati|limit documen|limit max|limit status|maximum request
P240T240|permiss limit|the analyze|the detectd|was exceede|while getting
P240T304|please conside|request content
P240T343|.count|is larger
P240T371|fc
P240T471|larger than
P277|allotte|allotte request|an allotte|been rate|count try|current endpoin|endpoin has|exceede an|hour you
P277|limited you
P304|#202|#418|#8|.bucket full|.d do|.do|.do s|.flood|.flood wait|.geocode rate|.mastodo ratelim|.overpas too
P304|.s protect|.yf rate|access has|actor runs|after content|after while|again on|allowed per|already full|and limit
P304|api invocat|api limit|api users|are exceedi|banned|banned until|been doing|been throttl|break|break for
P304|bucket for|c apiinvo|c complex|c es|c hourly|c rejecte|code ratelim|code slowdow|concurr limit|concurr sandbox
P304|control exceede|control request|delay|dev api|doing that|eapi|eapi rate|errno please|error eapi|error ratelim
P304|error throttl|exceede concurr|exceede only|exceede retry|exceedi the|expecte availab|field ratelim|flood control
P304|flow control|for item|for minutes|for quota|google you|graphql query|have made|hit rate|hit the|hour are
P304|hourly api|hourly limit|html ratelim|https shopify|id too|in flight|invocat has|ip banned|is rejecte|its maximum
P304|json retry|kraken error|later rate|later remaini|like you|limit applica|limit hit|limited try|limitex when
P304|lot take|many simulta|message applica|minute please|name ratelim|occurre limitex|of hourly|of reset|only request
P304|operati rate|operati through|over query|per ip|per seconds|quota metric|rate is|ratelim looks|ratelim message
P304|ratelim reset|reached type|remaini limit|request are|request over|request recentl|require caused|reset in
P304|searche for|seconds is|server accordi|session reached|shopify|shopify dev|simulta connect|status too|take break
P304|tempora due|that lot|the hourly|throttl documen|throttl expecte|throttl extensi|throttl the|throttl user
P304|through exceeds|through limit|to google|to higher|toomany message|usage rate|used current|user flow|user request
P304|wait of|way|way too|weight per|with rate|you made|your ip|your max
P304R240|complex|kraken|looks like|lot|query has|sorry access|take
P304R240T240|the entity
P304R304|looks
P304R393T304|metric
P304T240|would be
P326|c slowdow|request count
P343|.provisi|.provisi through|.through|.through exceede|apierro es|applica is|applica request|being throttl
P343|code toomany|es rejecte|exceede seconda|excepti rejecte|its mailbox|mailbox limit|make request|many message
P343|max concurr|maximum sending|much request|over its|per user|please slow|rejecte executi|request retry
P343|request weight|retry in|seconda rate|session limit|slowdow|throttl error|try after|wait few|weight used
P343R240|es
P343T240|operati maximum
P358|c provisi
P371|hourly|made too|maximum concurr|message throttl|occurre provisi|provisi when|request from|seconda|sending rate
P371|too much
P371R240|much
P371R240T240|msg too
P393|.ratelim|minutes before
P411|.rate limited|concurr session
P426|rate exceede
P439|c ratelim
P462R240|per second
Q240|.client finish|.incompl output|.incompl tool|.length finish|.llm did|.max tokens|.not finish|.tokens
Q240|.tokens reached|again with|agent loop|agents agent|allowed length|an unrecov|argumen increas|bamlcli message
Q240|because max|call resulti|chat history|chat session|com latest|complet complet|concept|concept agents|emittin
Q240|emittin tool|finish the|fit|fit within|guide concept|higher max|https strands|in incompl|incompl argumen
Q240|incompl due|integri of|length finish|llm generat|loop maxtoke|maxtoke|message because|message finish
Q240|message safety|model output|not finish|or simplif|output is|output limit|please increas|protect the|ratings
Q240|ratings to|reached an|reached complet|reason length|respons were|resulti|resulti in|safety ratings|session the
Q240|simplif|simplif tool|state due|strands|strands com|the integri|to chat|to fit|tokens length|tokens prompt
Q240|unrecov state|while emittin
Q240R240|and respons|complet tokens|is incompl|not added
Q240T240|or model|unrecov
Q304|length limit|to max|tokens or
R179|.path syntax|.x path
R179T277|.lxml|.lxml syntax
R240|.action failed|.address value|.adminli|.adminli exceede|.adyen endpoin|.agent tool|.allowed on|.ambiguo referen
R240|.ansible parser|.api bad|.api parsing|.argumen require|.asin|.asin not|.asserti|.avro type|.axis|.bad argumen
R240|.bad date|.bad formed|.bad input|.bad name|.bad paramet|.bad topic|.bank|.bank code|.barcode code|.barcode type
R240|.base polynom|.binding|.bleak charact|.bolt unhandl|.by zero|.case|.case params|.cbor encode|.cell control
R240|.cell executi|.cell label|.change|.change batch|.charact not|.chart|.chart series|.check did|.checksu digits
R240|.cherry|.cherry pick|.chevron|.child not|.class violati|.click|.click interce|.client query|.compila|.compile
R240|.config invalid|.configu key|.control not|.control signal|.couldnt encode|.country|.country code|.currenc
R240|.dagster invalid|.dagster type|.dcp|.deep eval|.defined|.definit|.divisio|.divisio by|.docx|.duplica workshe
R240|.easy id|.element click|.element does|.element handle|.element not|.email address|.empty chart|.empty label
R240|.encode type|.endpoin invalid|.engagem|.engagem message|.engine not|.eval|.exceede max|.executi input|.existin
R240|.existin time|.failed converg|.faust|.feature does|.fields|.filesys|.filesys not|.filteri|.flagsmi feature|.fluff
R240|.fluff user|.form not|.formati|.formed|.frames|.frozen|.frozen instanc|.functio executi|.geocode query|.geometr
R240|.geometr type|.gitlab cherry|.grafana bad|.group id|.hf validat|.high|.http unproce|.http validat|.id key
R240|.id validat|.identif|.illegal argumen|.illegal child|.illegal request|.incompa schema|.incompl express|.incorre
R240|.incorre cell|.input require|.insecur|.insecur transpo|.interce|.invalid bank|.invalid change|.invalid compone
R240|.invalid country|.invalid email|.invalid event|.invalid executi|.invalid field|.invalid index|.invalid or
R240|.invalid params|.invalid query|.invalid schema|.invalid scope|.invalid selecto|.invalid span|.invalid spec
R240|.invalid ssml|.invalid structu|.invalid timezon|.invalid workshe|.inverti|.inverti matrix|.invocat
R240|.irrecov channel|.iterati|.iterati failed|.key found|.key missing|.kusto api|.kusto multi|.label too|.lark
R240|.layer validat|.lexer|.limit order|.link not|.linkup invalid|.linkup no|.locatio parse|.locatio value
R240|.malform request|.many missing|.mapping|.mastodo illegal|.max iterati|.message too|.method missing|.mgrs
R240|.mismatc state|.missing argumen|.missing data|.missing frames|.missing param|.missing schema|.missing test
R240|.model tool|.multi api|.multipl matches|.multipl resourc|.native|.no converg|.non existin|.non inverti|.nonleaf
R240|.not defined|.not pass|.not uploade|.nsq bad|.number too|.object class|.object formati|.odb|.of digits
R240|.of paginat|.on nonleaf|.optimiz|.option not|.or missing|.overlap|.overlap range|.overpas runtime|.paginat
R240|.param validat|.paramet type|.paramet value|.parent|.parent not|.parsing failed|.pass|.patch conflic|.path lexer
R240|.path type|.patsy|.perfect|.perfect separat|.pick|.plivo xml|.polynom|.power|.power iterati|.program limit
R240|.python docx|.qhull|.ql unknown|.query bad|.query definit|.query executi|.query not|.r|.r tree|.rdataty|.re
R240|.re engagem|.recursi grammar|.remote parent|.represe|.request nomad|.require argumen|.require fields
R240|.require propert|.resourc found|.rocket missing|.same|.same file|.sandbox filesys|.schema mismatc|.scheme not
R240|.score|.score method|.separat|.series|.signalw|.signalw rest|.slack object|.spark type|.spec|.sql base|.sql fluff
R240|.ssml|.statsig runtime|.swagger|.swagger mapping|.targeti|.targeti key|.telegra bad|.templat asserti|.test case
R240|.token parser|.too high|.tool invocat|.transla languag|.trap|.tree|.type mismatc|.type validat|.undefin variabl
R240|.unhandl|.unhandl request|.unknown configu|.unknown currenc|.unknown field|.unknown functio|.unknown method
R240|.unknown rdataty|.unresol|.unsafe|.unsafe protoco|.unsuppo algorit|.unsuppo languag|.unsuppo params
R240|.unsuppo protoco|.uploade|.url client|.url key|.user input|.valid payload|.valid url|.value decode|.variabl
R240|.verifie|.verifie missing|.weaviat invalid|.x not|.yag invalid|=IsADirectoryError|=ZeroDivisionError|aaaaaaa pdf
R240|aaaaaaa text|aapl|aapl period|ab not|abc request|abc transcr|about mb|about provide|about the|about writing|acc
R240|acc sinv|accedia|accedia cisco|accepta values|accepte languag|accepte type|access ls|access nowhere|account books
R240|account code|account name|account number|account period|accurac|accurac using|acea|acea db|acme eu|acme period
R240|acodec|acodec mp|acquire more|action aptt|action could|action failed|action would|active access|active warehou
R240|actor artist|actor with|actor you|adapter were|add series|added unexpec|adding|adding the|additio columns
R240|additio user|address country|address detail|address error|address header|address message|address needs
R240|address require|address should|addshee this|adminis limit|af albania|af am|afrikaa|afrikaa af|after can
R240|after functio|after iterati|after toolu|after user|agent id|agent invalid|agents tool|ai docs|ai rerank|albania
R240|albania sq|alert log|alert metric|algorit are|all distinc|all fuel|all heads|all keys|all no|all paramet
R240|all records|all stderr|allow header|allow it|allow overwri|allow unsafe|allowed authori|allowed base
R240|allowed limits|allowed or|allowed param|allowed redirec|allowed status|allowed tools|along|along channel
R240|alpha did|alphanu|alphanu charact|already have|already logged|already part|already printed|already stopped
R240|already voted|alrt|alrt must|alterna actions|alterna user|am ar|among|among the|amount accepte|amount createi
R240|amount precisi|amount value|amount xsd|amout did|amt|amt signatu|an earlier|an element|an example|an http
R240|an identif|an index|an inferen|an infinit|an odd|an unknown|analysi|analysi could|anchor|anchor tab|anchor text
R240|and casing|and columns|and content|and csv|and dask|and deg|and domain|and embeds|and end|and file|and int
R240|and keyword|and may|and missing|and offset|and other|and paginat|and reply|and setting|and sydney|and thus
R240|and tool|and toolres|and transfo|and unable|and width|anonymo id|another offer|another solver|another startin
R240|anthrop anthrop|anthrop sdk|any file|any known|any schema|any scope|any table|any valid|apache calcite|api got
R240|api in|api name|api referen|api the|api validat|apiclie|apierro range|app exit|app orders|app service|app to
R240|appende|appende audiose|appl|appl please|applica for|applica to|applied|applied is|apply you|approve descrip
R240|approve the|approxi|approxi route|apptrac|aptt|aptt this|aql syntax|ar|ar as|archive or|archive that|archive you
R240|are accedia|are and|are any|are at|are collect|are docs|are exactly|are inconsi|are indexed|are malform|are one
R240|are only|are present|are private|are to|are urn|are voyage|area|areas|areas and|arg days|args should|argumen addr
R240|argumen amt|argumen bucket|argumen fields|argumen first|argumen got|argumen head|argumen if|argumen input
R240|argumen is|argumen libpq|argumen limt|argumen link|argumen list|argumen named|argumen on|argumen output
R240|argumen page|argumen parsing|argumen pms|argumen request|argumen types|argumen was|argumen were|arial|arial black
R240|arn of|array is|array probabl|artist|artist author|as az|as boolean|as current|as for|as input|as jpeg|as large
R240|as type|asking too|asn|asn databas|asset xyzq|assista agent|assista id|assista summari|assista the|assista type
R240|assista user|assista uuid|assista with|at cluster|at mibview|at monitor|at near|at numresu|at path|at point
R240|at source|at start|at wasm|attach files|attachm invoice|attachm of|attempt logging|attempt operati
R240|attribu custome|attribu error|attribu genre|attribu maill|attribu must|attribu please|attribu specifi
R240|attribu tier|audiose|audiose ms|auth extensi|auth only|authent your|author|author brand|authori imports
R240|authori url|auto|auto tool|automat map|automat merge|automat this|availab class|availab de|availab methods
R240|availab resourc|availab seats|availab types|averge|averge not|avlib returne|avlib unknown|avro details|aware
R240|aware datetim|aws instanc|aws regoin|axis got|axis is|az ba|azure file|ba|ba be|back on|backend do|backend netcdf
R240|backtra|backtra unknown|bad argumen|bad datafra|bad input|bad page|bad payload|bad table|bad topic|bad transpa
R240|badargu|badargu the|badrequ cross|badrequ llm|badrequ parsing|badvalu errmsg|bank code|bank recurly|bar baz
R240|bar colour|barcode not|barcode type|base id|base nonsens|base plugins|base small|base uri|base url|base values
R240|bash command|bash line|bavria|bavria not|baz|baz does|be before|be broadca|be changed|be charact|be cluster
R240|be combine|be coordin|be datetim|be defined|be divisib|be equal|be instead|be interac|be longer|be none|be number
R240|be of|be part|be re|be relativ|be satisfi|be smaller|be somethi|be transla|be unicode|beautif|because tokeniz
R240|been archive|been called|been cherry|been sent|been set|been uploade|bef|bef syntax|before checkin|before editing
R240|before it|before solving|beginni is|beginni of|being registe|belong|belong to|below the|berlin and|between berlin
R240|between deg|bge expecte|biblate|biblate bibtex|bibtex|bibtex commonm|billing address|billing availab|bin bash
R240|bin grep|bin ls|bin pandoc|binance amount|binance does|binary mode|bind paramet|bind values|binder|binder excepti
R240|bit range|bits of|bits set|bits try|black|blank headers|blank in|bleu|bleu is|blob main|block before|block in
R240|block must|block rule|block that|blockch|blockch not|blocks errors|blocks immedia|blocks text|blowfis|blowfis in
R240|body childre|body duratio|body has|body input|body logprob|body title|body validat|books|books cannot|bool but
R240|bool sparsev|boolean|boolean value|booster|both embed|bounded|bounded as|boundin|boundin box|bounds and
R240|bounds for|box is|braces like|branch code|branch or|branchn|branchn head|brand|brand title|broadca togethe|browse
R240|browse node|btc usdt|btc xyz|builder en|busines validat|but are|but current|but disable|but expecte|but have
R240|but randomf|but were|button buy|button id|button is|buy now|buy session|by but|by field|by followi|by generic
R240|by may|by specify|by type|by wasm|by webasse|bybit fetchor|c anchor|c approve|c badargu|c blocks|c body|c cancell
R240|c column|c cost|c cursor|c cvv|c domain|c eisdir|c element|c email|c enameto|c enginen|c enotemp|c funds
R240|c illegal|c infer|c insecur|c instrum|c module|c offer|c param|c parsere|c postdat|c present|c recipie|c sharepo
R240|c small|c sql|c string|c suggest|c syntax|c tab|c transpo|c unresol|c vector|c verify|c with|calcite
R240|calcite tools|call initial|call on|call parser|call please|call rmtree|call send|call turn|call you
R240|calling create|campaig type|can locate|can occur|can skip|can't compare|can't contain|can't edit|can't merge
R240|can't replace|can't resolve|can't set|can't spellch|cancel after|cancell payment|candles|candles request
R240|cannot attach|cannot call|cannot cherry|cannot compute|cannot extend|cannot have|cannot infer|cannot merge
R240|cannot mix|cannot parse|cannot pass|cannot represe|cannot return|cannot seriali|cannot set|cannot transfo
R240|cannot update|captcha png|captcha unsolva|car|car cycling|card decline|card number|card or|card your|case ignored
R240|casing|casing mistake|categor invalid|categor linear|cbc cbc|cbc mode|cc check|cell contain|cell df|cell value
R240|cells|cells in|center find|ch tra|change column|changed during|changin|changin param|channel axis|channel general
R240|channel id|charact branch|charact dashes|charact otherwi|charact report|charact string|charact was|charact your
R240|chart add|chart data|chart must|chatcom api|chatcom operati|chatpro|chatpro is|check by|check for|checkin gates
R240|checkou feature|checkou nope|checkpo id|checkpo ns|checkpo require|checksu digits|cherry|cherry pick
R240|cherry picked|child named|childre|childre paragra|chinese|chinese tra|choice|choice and|choice require
R240|choices are|chromiu|chromiu console|chromiu convert|cio|cio id|cipher|cipher blowfis|circula|circula referen|citi
R240|citi valid|city docs|city error|city is|city method|city of|city year|clarabe|clarabe failed|class agents
R240|class bool|class cookie|class excepti|class numbers|class person|class script|class violati|classes|classes are
R240|claud|claud please|clause|clause specifi|click div|click element|click interce|click on|clickab|clickab at
R240|client verifie|client zones|cliente the|clip duratio|clip has|close tag|closed and|closed cannot|closed for
R240|closing endfor|cluster cpp|cluster does|cluster train|cmo|cmo does|co documen|code accepte|code column|code de
R240|code does|code executi|code filter|code first|code graphql|code has|code inserte|code max|code maximum
R240|code result|code retryab|code support|code timefra|code timesta|codes af|codes de|codes pl|coinbas
R240|coinbas fetchfu|col form|col select|col start|col unexpec|col vs|collect datetim|collect dimensi|collect expecti
R240|collect no|collect schema|color has|color support|colour did|cols|cols with|column cannot|column contain
R240|column did|column express|column field|column hero|column https|column index|column invalid|column names
R240|column near|column not|column or|column titel|column token|column unexpec|column unknown|column values
R240|column variabl|column with|columnn|columnn emial|columns columns|columns does|columns expecte|columns referen
R240|columns should|com anthrop|com csv|com foo|com message|com partner|com redis|com tracks|com was|combina found
R240|combine|combine you|comes immedia|command git|command interfc|command posixpa|command qemu|command returne
R240|command search|command snooze|command specifi|command unable|comment line|commit automat|commit may|commit the
R240|commonm|commonm csv|compara|compara has|compare offset|compare operati|compari|compari operato|compat
R240|compat overrid|compati see|complet cycles|complet model|complex extensi|compone must|compose|compose and
R240|composi event|computa|compute lda|compute type|conditi failed|conditi missed|config entry|config or|configs
R240|configs experim|configu filtera|configu key|configu keys|configu limits|configu prompts|conflic and|conflic at
R240|conflic in|conflic input|conflic values|conform|conform to|connect adapter|connect port|connect string
R240|conside explici|console excepti|constra names|consume by|contact must|contain class|contain control|contain cycle
R240|contain fields|contain inf|contain infs|contain only|contain paramet|contain require|contain role|contain total
R240|contain wildcar|content blocks|content keys|content merge|content object|context cannot|context note
R240|context queryer|context questio|context recall|context where|contigu|contigu array|control charact
R240|control matchin|converg after|converg to|converg within|convers error|convers roles|convert date|convert mgrs
R240|convert url|cookie banner|coordin must|coplana|coplana with|correct accordi|correct values|corresp tool
R240|cost basis|cost exceede|cost is|cost limit|couchba query|could because|count input|count must|count of
R240|country invalid|cover|cover some|cpu is|cql|cql title|crawl invalid|create an|create categor|create crs
R240|create envelop|create line|create unrecog|createi|createi invoice|cross|cross partiti|crossfa|crossfa is|crs not
R240|crs on|csrf|csrf warning|css buy|css on|css selecto|csv already|csv and|csv are|csv csv|csv docbook|csv found
R240|csv html|csv pd|curly|curly braces|currenc euro|current content|current frame|current install|current model
R240|current organiz|current session|current support|cursor include|custmer|custom attribu|custom functio|custome last
R240|customi|customi for|cvv|cvv failure|cycle or|cycles|cycles require|cycling|cycling regular|da|da the
R240|dashboa title|dashes|dashes or|dask|dask is|data address|data contain|data filteri|data receive|data series
R240|data should|data you|databas parse|datafra descrip|datafra field|datafra qty|dataset item|datatyp|date can't
R240|date cannot|date failed|date name|date paramet|date require|datetim does|datetim math|datum|datum provide|day is
R240|db bef|dbi program|dcp|dcp its|dcp rules|dd format|dd or|de de|de en|de for|de fr|de not|decimal convers
R240|decimal decimal|decimal divisio|decimal of|decimal types|declare in|declare precond|decline authori|decline by
R240|decline descrip|decline please|decline your|decreas the|default region|default value|defined by|defined for
R240|defined importe|defined name|defined qrx|defined sales|defined when|definit custmer|definit has|deg|deg and
R240|delete resourc|deleted and|deleted use|demand through|departu date|departu invalid|depends|depends on
R240|depreca please|depth|depth exceede|desc adminis|desc object|desc operati|descrip content|descrip origina
R240|descrip payer|descrip value|despite|despite the|destina href|destina languag|destina number|destina path|det
R240|det not|detail idempot|detail please|detail schema|details cliente|details embedde|details errorty|details limit
R240|details recrod|details start|details unknown|detecte results|determi the|develop marketi|develop monday
R240|device type|df totl|diagnos unknown|dict contain|dict failed|dict is|dict must|dict object|diction returne
R240|diction with|didn't create|didn't pass|differe account|differe card|differe filter|differe model|differe signs
R240|digits receive|dimensi but|dimensi expecte|dimensi got|dimensi not|dimensi query|directe|directe type
R240|directo home|directo not|directo usr|directo work|disjoin|disjoin spans|distanc|distanc must|distinc express
R240|distinc id|div class|div contain|div data|divide|divide the|divisib|divisib by|divisio|dns resourc|docbook
R240|docbook docx|docs change|docs city|docs has|docs provide|docs statsig|documen anchor|documen at|documen date
R240|documen meta|documen partiti|documen query|docx stdout|docx templat|doesn't appear|dolor|domain filter
R240|domain invalid|domain names|domains can|don't want|dot kdot|dot stack|double curly|dpy positio|dqw request
R240|drivers|drivers found|driving|driving car|drop|drop params|drop these|dropped|dsize|dsize sequenc|dtypes
R240|dtypes found|duratio msg|during iterati|dynamic|dynamic sql|each directi|each tool|ean must|earlier
R240|earlier schema|edit block|ef or|efficie|efficie float|either connect|either decline|either ensure|either lattice
R240|either portkey|either valid|either workflo|element amount|element click|element could|element exceede
R240|element hangup|element index|element may|element method|element not|element of|element pay|element tenant
R240|element would|email cio|email docs|email email|email must|email not|email string|emails must|emails welcome|embed
R240|embed and|embedde errors|embedde null|embeddi with|embeds|embeds paramet|emial at|emial does|emial found
R240|emial icontai|emial into|emial is|emial not|emial unknown|emial valid|employe does|empty collect|empty or
R240|empty out|empty propert|empty string|en de|en es|en fr|en gb|en is|en small|en xx|enable auto|enablec|enablec to
R240|encoded at|encoder mp|encodin failed|encodin to|encount integer|encount unknown|end argumen|end comment|end time
R240|ended with|endfor|endfor in|endpoin are|endpoin evnts|endpoin pass|endpoin pattern|endpoin probabl|endpoin schema
R240|engagem|engagem message|engine neural|engine paramet|enginen|enginen when|engines via|english en|english try
R240|enough for|entitie can't|entitie named|entity cannot|entity key|entity startin|entity weight|entity xx|entitys
R240|entitys employe|entityt employe|entry since|enumera member|enumera region|eof for|eof graphql|eof selct|eps
R240|eps jpeg|epsg|epsg interna|eq|eq is|equal in|equatio|equatio exp|errmsg unknown|errno argumen|errno directo
R240|errno file|errno is|error argumen|error bin|error captcha|error card|error column|error cvv|error distinc
R240|error evaluat|error excepti|error gv|error info|error initial|error lanceer|error ls|error near|error number
R240|error nx|error occured|error parse|error partial|error pathspe|error present|error search|error sem|error unmatch
R240|error value|errorco anchor|errorex|errorex name|errorme invalid|errorna syntax|errors categor|errors errors
R240|errors list|errors loc|errors md|errors missing|errors nosuche|errors numeric|errors request|errors trequir
R240|errors undefin|errors workboo|errorty reader|es de|escape|escape it|estimat paramet|etc and|eu must|euro
R240|europe berln|evaluat bounded|evaluat factor|evaluat failed|evaluat open|evaluat require|evaluat task|event alert
R240|event name|events people|evnts|evnts valid|exactly the|example of|exc|exc invalid|exceede ctrls|exceede max
R240|exceede redirec|exceeds bit|exceeds grid|exceeds image|exceeds xml|excel charact|excepti account|excepti error
R240|excepti mandato|excepti method|excepti result|excepti unknown|excepti validat|execute one|executi at
R240|executi exceede|executi has|executi input|executi opt|executi query|executi the|exist line|exist new|exist retry
R240|existen|existen object|existin block|existin vector|exists as|exmaple cmo|exog|exog contain|exp no
R240|expecte context|expecte double|expecte eof|expecte from|expecte here|expecte last|expecte match|expecte metadat
R240|expecte number|expecte only|expecte please|expecte qty|expecte return|expecte rule|expecte somethi|expecte table
R240|expecte tensor|expecte where|expecti all|expecti embeddi|expecti feature|experim or|expired unable
R240|explici allowed|explici get|explici in|explici selecti|expr forward|expr used|express averge|express city
R240|express in|express incompl|express items|express mars|express orders|express provide|express titel|ext openai
R240|ext protoco|extact|extend|extend outside|extensi jpgg|extensi out|extensi with|extent|extent either|extra forbidd
R240|extra inputs|extract target|facet|facet is|factor nameerr|factory|factory for|failed action|failed busines
R240|failed can't|failed excepti|failed field|failed fix|failed login|failed missing|failed mparam|failed number
R240|failed org|failed precond|failed schema|failed timeout|failed try|failed type|failed typeerr|failed when
R240|failure context|failure lot|faiss cluster|faithfu|faithfu metric|false but|false errors|false syntax|fare
R240|fare applied|fault class|fault server|feasibl|feasibl solutio|feature as|feature but|feature did|feature does
R240|feature fmat|feature has|feature name|feature query|feature returne|fetched must|fetchfu|fetchfu is|fetchor
R240|fetchor require|fewer in|ffmpeg wav|field already|field choices|field datafra|field departu|field emial
R240|field field|field foo|field input|field isues|field key|field list|field missing|field must|field name|field nmae
R240|field of|field orders|field partnr|field priorit|field query|field referen|field tablena|field title|field unable
R240|field vector|fieldna|fieldna discoun|fields id|fields metrics|fields not|fields table|file identif|file illegal
R240|file interfa|file known|filenam and|files that|filter clause|filter error|filter failure|filter named|filter or
R240|filter param|filter string|filtera|filtera attribu|filtera this|filteri and|filtr|filtr at|find element
R240|find factory|find functio|find ids|find next|find node|find record|find routabl|finishe process|first dimensi
R240|first must|first of|fix conflic|fix either|flat|flat facet|flavor specifi|float bool|float computa|float compute
R240|float data|float dropped|float given|float int|float types|float values|flowabl table|fmat|fmat info|follow dcp
R240|followi additio|followi args|followi cell|followi charact|followi email|followi indices|followi languag
R240|followi must|followi pseudo|followi subexpr|followi the|foo and|foo bar|foo for|foo full|foo has|foo on|foo toml
R240|footer of|for abc|for area|for argumen|for array|for bind|for call|for city|for code|for color|for country
R240|for created|for directe|for example|for format|for fractio|for ftp|for germny|for given|for has|for head|for hnsw
R240|for hset|for hugging|for idlist|for informa|for mandato|for missing|for month|for new|for operati|for operato
R240|for payment|for post|for proxy|for record|for reports|for role|for run|for sentenc|for serving|for start|for step
R240|for store|for streami|for subject|for target|for then|for time|for total|for uniniti|for value|for vector|for za
R240|forbidd functio|forbidd loc|forgott|forgott email|form at|form could|form errorco|form expecti|form form
R240|form line|form matchin|form none|form repo|form syntax|format email|format from|format got|format jpgg
R240|format must|format perl|format pgn|format require|format specifi|format unknown|format yaml|formats eps|formatt
R240|formatt use|formed hexadec|formed respons|forms chromiu|found appl|found captcha|found csv|found eof|found epsg
R240|found expecte|found graphql|found issues|found multipl|found number|found so|found tiktoke|found total
R240|found unparsa|found without|fps|fps attribu|fps frames|fr en|fractio evaluat|frames|frames per|frm|frm in
R240|from charact|from given|from header|from mwhere|from os|from size|from stack|from to|from yql|ftp example
R240|ftp support|fuel|fuel consume|fully within|func|func attribu|functio and|functio averge|functio because
R240|functio evaluat|functio has|functio json|functio lenght|functio paramet|functio respons|functio returns
R240|functio sort|functio with|functio write|gamma|gamma does|gates|gates configs|gb or|gemini please|general not
R240|generat exp|generic incomin|genre|genre is|geo found|geodeti|geodeti string|geolite asn|geometr is|geometr please
R240|geometr type|germny|get back|get command|get encodin|get format|get invoice|get metric|get tasks|get weather
R240|getfiel|getfiel or|getinvo|gi|gif image|git merge|given argumen|given module|given referen|given schemas
R240|given text|given toleran|given type|given url|given value|gogle|gogle engine|got assista|got city|got de
R240|got expecte|got none|got nothing|got text|got time|got token|got which|got wrod|got wrong|gpt gpt|gpt please
R240|grammar does|graph changed|graph contain|graph objs|graphem|graphql validat|graphs|graphs agent|grep|grid
R240|grid limits|group id|groups imports|gs hdfs|gte|gte if|gtt|gtt orders|guided|guided decodin|guided json
R240|guided regex|guides reasoni|gv|gv returne|gv syntax|had some|halluci|halluci is|hand|hand side|hangup|hangup not
R240|has error|has feature|has host|has length|has multipl|has observa|has placeho|have already|have class
R240|have configu|have differe|have digits|have field|have invalid|have minimum|have more|have passed|have period
R240|have role|have same|have shapes|have size|have supplie|have that|have unique|have unpredi|have updated|have user
R240|have value|have values|hdfss|hdfss expecte|head please|head revisio|head to|header found|header more|header row
R240|header soapact|heading|heads for|heads is|hearts|height and|height out|help create|hero secretn|hexadec uuid|hi
R240|higher maxprec|hnsw|hnsw index|home user|host bits|hosted tools|hostnam value|hours have|hours is|hset
R240|hset command|html json|htps is|http bad|http header|http label|http server|http url|https file|https learn
R240|https mailchi|https protoco|https reddit|https ssh|huge expecte|hugging inferen|hugging starcod|hybrid|hypsum
R240|hypsum failed|iban de|iban length|icontai|icontai allowed|id acea|id acme|id agent|id attempt|id attribu|id by
R240|id cc|id checkpo|id got|id in|id lettre|id locatio|id meta|id pay|id pyhton|id reason|id should|id sqlstat
R240|id unknown|id validat|id value|id when|identif emial|identif expecte|identif http|identif near|identit segment
R240|idlist|idlist at|ids and|ids were|if needed|ignored|ignored is|illegal data|illegal in|illegal name
R240|illegal selecto|image extent|image gif|image height|image jpeg|image webp|images are|images must|imap
R240|imap command|img could|img exit|img info|imperso chrome|impleme nth|impleme to|import from|importe in|importe the
R240|imports are|in apply|in binary|in booster|in calling|in caused|in cbc|in complet|in config|in contigu|in convert
R240|in databas|in div|in each|in either|in entityt|in feature|in field|in fieldna|in fields|in gpt|in iban|in identif
R240|in img|in include|in languag|in length|in limit|in moment|in mysql|in office|in particu|in pd|in py|in resourc
R240|in right|in rule|in sheetna|in speak|in states|in textemb|in trainin|in vocabul|in void|in write|in yyyy
R240|include no|incompl and|incompl express|incorre module|index got|index objects|index require|indexed email
R240|indicat misspel|indices index|ineligi|ineligi to|inf got|inf or|infer model|infer the|infer type|inferen failed
R240|inferen profile|infinit|infinit loop|info attribu|info field|info in|info num|infs|infs or|init image
R240|initial before|initial simplex|input amount|input array|input bucket|input dashboa|input detecte|input field
R240|input file|input for|input geometr|input gql|input images|input matc|input model|input mtch|input not
R240|input openid|input retrn|input schema|input startur|input tool|input true|input unexpec|input validat
R240|input variabl|input words|inputs are|inputs outputs|inputst invalid|insecur|insecur transpo|inserte|inserte does
R240|install engines|install io|instanc micro|instanc region|instanc web|instead args|instead was|instruc listed
R240|instruc with|instrum decline|instrum present|int and|int does|int email|int exceeds|int extensi|int float|int in
R240|int string|int text|integer already|integer at|integer exceeds|integer out|intende questio|interac or
R240|interce element|interfc|interfc gi|interio|interio point|into field|into items|invalid accordi|invalid address
R240|invalid blocks|invalid card|invalid checksu|invalid coordin|invalid could|invalid count|invalid date
R240|invalid default|invalid diagnos|invalid dimensi|invalid does|invalid endpoin|invalid event|invalid excel
R240|invalid field|invalid iban|invalid isoform|invalid jmespat|invalid keys|invalid languag|invalid limit
R240|invalid module|invalid number|invalid operato|invalid option|invalid payment|invalid probabl|invalid process
R240|invalid recurly|invalid regex|invalid reply|invalid sample|invalid schema|invalid scope|invalid search
R240|invalid selecto|invalid seven|invalid source|invalid spec|invalid ssml|invalid symbol|invalid tenant|invalid term
R240|invalid timezon|invalid transcr|invalid unknown|invalid variabl|invalid vector|invalid visibil|inverti|invocat of
R240|invoce|invoce in|invoice acc|invoice amount|invoice exceede|invoice got|invoice none|invoice pdf|invoke tool
R240|invokec|invokec operati|involve|involve data|io backend|ipsum|ipsum dolor|is absolut|is badly|is charact
R240|is coplana|is date|is defined|is depreca|is expecti|is flat|is gamma|is ineligi|is int|is list|is octets
R240|is prohibi|is relativ|is reserve|is true|is type|is unknown|is which|isn|isn support|isoform|isoform string
R240|issue instrum|issues while|isues|isues is|it all|it cannot|it correct|it exceeds|it on|it starts|item count
R240|item or|items did|items looks|items parse|items qty|iterati failed|iterati value|its content|its datatyp
R240|its followi|jina embeddi|jmespat|jmespat express|job nightly|jpeg image|jpeg jpg|jpg|jpg pdf|jpgg is|json charact
R240|json complia|json extact|json formatt|json markdow|json pointer|just asking|kdot|kdot tsvg|key aws|key blockch
R240|key frm|key last|key lr|key schema|key slot|key word|keyerro totl|keys are|keys got|keys query|keys thread
R240|keys transac|keys were|keyword actor|keyword emial|keyword for|keyword from|keyword help|kilomet|kilomet per
R240|known pagerdu|known to|kraken does|kucoina balance|kucoina order|kwargs require|label empty|lanceer
R240|lanceer schema|lang does|lang list|lang not|languag afrikaa|languag en|languag english|languag klingon|languag pl
R240|languag tier|large as|large from|large large|last message|last name|last replied|last role|latest availab
R240|latitud must|latitud out|lattice|lattice stream|layout index|lda|lda over|lead is|leading|leading minor
R240|leads where|leaf ctrls|learn microso|learner|learner cc|least as|least fn|least or|least usd|ledger|ledger is
R240|left current|left hand|lenght|length attribu|lengths|lengths don't|letters got|lettre|lettre morte|level operato
R240|level reached|leverag|leverag has|like it|like questio|limit extensi|limit string|limitor|limitor cancel
R240|limits da|limits max|limits the|limt|limt on|line argumen|line div|line near|line no|line offset|line pandocc
R240|line parse|line positio|line secret|line select|line user|line usr|linear|link argumen|link is|links
R240|links destina|list ch|list for|list in|list is|list must|list openid|list support|list too|list view|listed here
R240|listema|listema emails|litellm badrequ|litellm drop|litellm setting|litellm unsuppo|live url|llama instruc
R240|llama pass|llama use|llm provide|load config|loadlea args|loc process|localho does|locate your|locatio conflic
R240|lock date|log alert|logged with|logging events|logging new|login an|login login|logo svg|logprob|logprob msg
R240|long argumen|long caused|long request|long the|long this|long tmp|long usr|longitu|longitu value|look|look up
R240|lookaro|lookaro are|looks suspici|loop somewhe|lorem|lorem ipsum|lot size|lr|lr was|ls nowhere|mach|mach did
R240|machine executi|mail of|mail to|mail validat|mailchi|mailchi com|maill|maill not|main caused|main docs
R240|main please|main tf|malform input|malform please|malform yeer|mandato key|mandato sales|mandato value|manual that
R240|many argumen|many calcula|map llama|map to|mapping found|markdow txt|markers|markers but|market none|marketi
R240|marketi docs|markup are|markup of|mars|mars base|mask|matc|matc expecte|match collect|match columns|match create
R240|match format|match id|match in|match number|match vs|matchin signatu|math|math re|matplot|matplot color
R240|matrix det|matrix size|max charact|max columns|max complet|max cost|max element|max on|max query|max rows|maxfev
R240|maximum capacit|maximum length|maximum resolut|maxprec|maxprec maxterm|maxterm|maxterm or|may already|may take
R240|maybe there|me message|mean amount|mean limit|mean marker|mean match|mean name|mean one|mean postgre|meant https
R240|measure|measure cpu|medium large|member permitt|memory using|merge conflic|merge failed|merge keys|merge non
R240|merge range|merge topic|merge types|message asset|message attribu|message can|message detail|message dict
R240|message element|message extract|message field|message filter|message for|message it|message may|message msg
R240|message origina|message parsing|message propert|message queryva|message receive|message report|message send
R240|message serverr|message shop|message start|message syntax|message tried|message unexpec|message variabl
R240|message vector|metadat inferen|metadat value|meters of|method and|method cannot|method css|method halluci
R240|method ordr|method poppler|method present|method upload|metric alert|metric alrt|metric context|metrics to|mget
R240|mget all|mgrs|mgrs to|mibview|micro an|might involve|mini models|minimum amount|minimum is|minimum more
R240|minimum require|minor of|minutes see|mismatc dtypes|mismatc state|missed key|missing an|missing authori
R240|missing channel|missing code|missing custome|missing default|missing element|missing field|missing keyword
R240|missing loc|missing paramet|missing repo|missing scheme|missing subject|missing untermi|missing variabl|misspel
R240|misspel missing|mistake|mistake and|mistral small|mix|mix positio|mlp|mlp your|mode numeric|mode rgba|mode use
R240|model and|model app|model as|model claud|model hugging|model jina|model languag|model model|model provide
R240|model sale|model size|model stg|model text|model unable|model use|models are|models orders|models refer
R240|models stg|models using|modifie errcode|modifie specifi|module action|module lead|module path|module the
R240|modules and|modules proj|monday com|money|monitor id|more https|more of|more pages|more recent|morte|morte queue
R240|most receive|mp only|mp tmp|mparam|mparam num|ms documen|ms ms|ms waiting|msg extra|msg field|msg invalid
R240|msg signers|msg value|msgtype result|mtch|mtch expecte|multipl acme|multipl entitie|multipl generat|multipl head
R240|multipl vectors|multipo|multipo point|must alterna|must map|must match|must pass|must re|must unarchi
R240|must utilize|mwhere|mwhere expecte|naive and|naive geometr|name because|name but|name can't|name error|name geo
R240|name graphql|name heading|name http|name length|name login|name models|name name|name orders|name passwd
R240|name predict|name pric|name refs|name retriev|name that|name too|name txt|name unproce|name validat|name webdav
R240|name with|named actor|named apptrac|named citi|named colour|named instanc|named main|named money|named pid
R240|named stg|named titel|named tota|names capacit|names don't|names letter|namespa repo|namespa urn|nan inf|narrow
R240|narrow to|near filtr|near selct|near the|near token|needs domain|nestabl|nestabl in|netcdf scipy|network or
R240|neural|new checkou|new offer|new order|new value|next date|next message|nightly error|nmae for|nmae is|nmae on
R240|no algorit|no attribu|no categor|no child|no closing|no command|no control|no filter|no fps|no mapping|no node
R240|no operati|no paramet|no placeho|no qr|no rates|no scheme|no securit|no sheet|no solutio|no style|no target
R240|no templat|no terms|no updates|no value|no vector|no zpi|nobody example|nod|node found|node name|node named
R240|node type|non disjoin|non existen|non leaf|none eof|none field|none got|none invalid|none none|none success
R240|none syntax|none text|nonexis field|nonsens interna|nope|nope did|nope stderr|nosuche|nosucho str|not among
R240|not approve|not automat|not belong|not berlin|not cancell|not clickab|not compose|not conform|not converg
R240|not cover|not dcp|not declare|not existin|not filtera|not finishe|not follow|not inverti|not modifie|not nestabl
R240|not positiv|not propert|not rectang|not seem|not validat|not variabl|not yield|note|note if|nothing to|ns
R240|ns checkpo|nth|nth of|null byte|null reading|num col|num feature|num hearts|num result|number errorty|number got
R240|number must|number provide|number without|number xsd|numbers is|numbers number|numbr is|numeric integer
R240|numeric is|numeric object|numeric value|numresu|numresu tag|nx failed|oauth must|object class|object column
R240|object didn't|object first|object total|objecti is|objects must|objects of|objects to|objs|objs bar|observa
R240|observa only|obtain identit|oc|oc singleq|occur|occur if|occured|occured the|occurre enginen|occurre where|octet
R240|octet not|octets|octets long|odd|odd value|of accurac|of azure|of bits|of btc|of candles|of cells|of cluster
R240|of columns|of composi|of csv|of dimensi|of driving|of events|of filenam|of from|of got|of guided|of http|of id
R240|of lorem|of maybe|of meters|of null|of operati|of output|of png|of points|of print|of ram|of randomf|of records
R240|of require|of resourc|of srv|of texts|of th|of tiny|of token|of train|of trainin|of transac|of user|of webhook
R240|of xarray|offer or|offer request|offline access|offset aware|offset naive|ollama|ollama does|om|om python
R240|on github|on latest|on main|on measure|on model|on non|on rcurly|on selecto|on symboli|on view|one data|one kind
R240|one merge|one operato|one path|one recipie|one resourc|one root|one server|one source|one stateme|only alphanu
R240|only compati|only execute|only has|only image|only left|only letters|only reading|only up|only use|only valid
R240|open allow|open foo|open is|open the|open with|openai model|openai public|opencv error|opened line|openid profile
R240|openid the|operand|operand could|operati argumen|operati does|operati errorty|operati getinvo|operati invocat
R240|operati line|operati of|operati post|operati query|operati syntax|operati that|operati tried|operato are
R240|operato foo|operato for|operato got|operato gte|operato specifi|operato unknown|ops load|opt cbc|optimal
R240|optimal paramet|option foo|option name|option num|options details|opts|opts when|or after|or anonymo|or arn
R240|or assista|or backend|or bank|or column|or customi|or defined|or deleted|or en|or for|or func|or functio|or graph
R240|or heads|or hybrid|or illegal|or logging|or message|or namespa|or nanosec|or orderin|or point|or portkey
R240|or private|or raw|or revise|or scalar|or search|or setfiel|or solve|or some|or templat|or text|or tool|or tweak
R240|or undersc|or unknown|or usernam|or visible|or visit|or whole|or workflo|order create|order errcode|order for
R240|order param|order size|order which|orderin|orderin specifi|orders argumen|orders at|orders foo|ordr|ordr list
R240|origina is|origina psprefe|os is|other element|other is|other syntax|otherwi it|out build|out segment
R240|output result|output that|output these|outputs|outputs or|outside image|over an|overlap constra|overlap previou
R240|overloa resolut|overwri input|overwri the|page boundin|page sise|pagerdu endpoin|pages to|paginat cursor|pandocc
R240|pandocc command|paragra|paragra rich|param emial|param values|param with|paramet account|paramet amout
R240|paramet city|paramet days|paramet error|paramet etc|paramet exceed|paramet frequen|paramet in|paramet invalid
R240|paramet keys|paramet languag|paramet markers|paramet max|paramet missing|paramet must|paramet named|paramet nmae
R240|paramet not|paramet objects|paramet of|paramet opts|paramet origina|paramet probabl|paramet prompt
R240|paramet respons|paramet since|paramet spellin|paramet statusc|paramet type|paramet use|paramet validat
R240|paramet value|paramet whose|paramet with|paramet you|params city|params true|parapar|parapar syntax
R240|parcels weight|parent for|parent page|parse cql|parse dsize|parse ended|parse entitie|parse excepti|parse http
R240|parse rate|parse sql|parse sqlalch|parse timezon|parsed near|parsed to|parser error|parser excepti|parser is
R240|parser to|parsert|parsing ec|part after|partial write|particu|particu model|partiti or|partiti query
R240|partner center|partnr|partnr id|parts of|pass both|pass in|pass model|pass valid|pass validat|pass win|passage
R240|passed for|passed since|passwd is|path foo|path links|path must|path out|path root|path value|pathspe
R240|pathspe nope|pattern in|pay for|pay payment|payer|payer has|payload receive|payload validat|payment id|pd read
R240|pdf already|pdf pgf|people groups|per hours|per timeser|perfect|perfect separat|perform if|perform semanti
R240|perform unpredi|perhaps you|period closed|period lock|period none|perl|permane deleted|permitt in|pet store|petid
R240|petid is|pets not|pgf|pgf png|pgn|pgn must|phone numbers|pick|pick this|picked|picked or|picture|picture logo
R240|pikepdf|pikepdf open|pixels is|placeho but|placeho on|plan cannot|plan validat|plannin query|platfor are
R240|please choose|please click|please escape|please fix|please see|plotly|plotly graph|plugins found|pms|png image
R240|png not|png ps|png svg|pod is|point or|point other|point within|pointer|pointer blocks|points per|points should
R240|poppler can|port must|portkey|portkey config|portkey provide|positio and|positio bind|positio found|positio while
R240|positiv debug|positiv definit|post inciden|post record|postage the|postgre did|power buying|power cost
R240|power iterati|powerit|powerit power|precedi|precedi code|precisi error|precond the|prefix must|prefix on
R240|prefix true|prepare query|present see|present was|previou merge|pric|pric is|print stateme|printed|printed stderr
R240|priorit message|private public|private range|pro minute|probabl ef|probabl filter|probabl the|probabl unsuppo
R240|problem does|problem while|process msg|process try|profile must|profile offline|profile that|program ibm
R240|prohibi because|proj not|proj proj|project epsg|project nonsens|prompt name|prompts diction|propert bucket
R240|propert foo|propert mail|propert message|propert nmae|propert num|propert of|propert refusal|propert semanti
R240|propert specifi|propert that|protoco looks|protoco true|provide argumen|provide directl|provide header
R240|provide keyword|provide mode|provide model|provide not|provide options|provide pass|provide request
R240|provide routing|provide with|proxy litellm|ps raw|pseudo|pseudo classes|psprefe|psprefe require|pub topic
R240|public tiktoke|public unliste|publish topic|pulp error|purchas postage|px|px is|py automat|pyhton|pyhton lang
R240|python blob|python long|qbo|qbo service|qemu|qemu img|qh|qh qhull|qhull|qhull precisi|qrx|qty float|qty is
R240|qty unsuppo|qty values|qualify|qualify is|query as|query conditi|query despite|query did|query enablec
R240|query exceed|query extensi|query filter|query flight|query found|query from|query informa|query items
R240|query length|query mach|query max|query me|query no|query origina|query passage|query plan|query querypa
R240|query resolut|query result|query run|query schema|query table|query too|query you|queryba|queryba bad|queryer
R240|queryer first|querypa|querypa encount|queryva|queryva unknown|questio expecte|questio receive|questio to
R240|queue declare|qwertz|qwertz no|qwxz|qwxz no|radius|radius of|ram|randomf is|randomf must|range float|range for
R240|range inf|range not|range overlap|range request|range sql|range tab|range to|ranking|ranking feature|rate has
R240|rate paerror|rates found|raw rgba|rb|rcurly|rcurly at|re asking|re engagem|re importe|re just|re subscri
R240|reach does|reached end|reached maxfev|read propert|read resourc|read table|reader field|reading click
R240|reading this|readme rst|reason none|reason parsert|reason undefin|reasoni limitat|recall|recall that|receive by
R240|receive context|receive false|receive fare|receive invalid|receive not|receive null|receive sms|receive string
R240|receive the|receive unknown|recent commit|recipie is|recipie specifi|recogni languag|record for|record geometr
R240|record must|record record|record set|record text|record the|record type|records so|records were|recrod|recrod is
R240|recrod with|rectang|recursi depth|recursi expr|recursi level|reddis|reddis localho|redis om|redis redis
R240|ref feature|referen detecte|referen docs|referen emial|referen name|referen stale|referen to|referen without
R240|refs of|refusal|refusal is|regex search|regex you|region given|region is|region valid|registe graphs|registe is
R240|regoin|regoin is|regular express|reindex|reindex only|rejecte malform|relativ and|relativ uri|remote id
R240|remote parent|rendere this|repeat at|rephras|rephras you|replace non|replied|replied to|reply markup|reply token
R240|repo name|report it|report type|reporte illegal|represe an|req amount|req mlp|req receive|req xkq|request bits
R240|request column|request data|request event|request float|request had|request index|request no|request only
R240|request query|request range|request scope|request should|request transla|request valid|request validat
R240|request with|request wrong|require additio|require config|require custome|require details|require enable
R240|require input|require json|require number|require observa|require symbol|rerank|rerank validat|reserve list
R240|reserve or|reserve your|resize overloa|resolut of|resolut step|resolve did|resolve field|resolve keyword
R240|resolve line|resolve module|resolve node|resolve or|resolve table|resourc are|resourc availab|resourc aws
R240|resourc issue|resourc pet|resourc pets|resourc prefix|resourc status|resourc type|resourc user|respons expecte
R240|respons format|respons invalid|respons parse|respons turn|restart app|restart shop|result block|result blocks
R240|result error|result expecte|result set|result window|results not|results of|retries count|retriev attribu
R240|retriev context|retriev not|retrn|retrn expecte|retryab false|return line|return the|returne invalid
R240|returne query|returne recipie|revise|revise your|revisio are|revisio branchn|rgba as|rgba svg|rich|rich text
R240|right dataset|right syntax|rmtree|rmtree on|role and|role assista|roles must|root ops|root within|routabl
R240|routabl point|route distanc|routing|routing visit|rows cols|rows max|rpc limits|rst|rst for|rule expr
R240|rule message|rule oc|rule start|rules specifi|run receive|running command|sales invoice|sales pric|same dimensi
R240|same file|same first|same key|sample|sample rate|samples should|satisfi message|says message|scalar express
R240|schema being|schema body|schema element|schema for|schema geometr|schema long|schema minimum|schema no
R240|schema please|schema validat|schemas|scheme expecte|scheme hdfss|scheme htps|scheme in|scheme reddis
R240|scheme supplie|scipy|scipy conside|scope the|scope value|scoring|scoring method|sdk origina|sdk python|sdk to
R240|search compara|search conditi|search conside|search could|search domain|search got|search illegal|search index
R240|search paramet|seats|seats sold|second attribu|secret is|secretn does|section form|securit definit|see chart
R240|see embedde|see usage|segment sell|selct from|selct keyword|selct syntax|select an|select another|select hero
R240|select identif|selecte engine|selecte in|selecti|selecti one|selecto an|selecto of|selecto prices|selecto selecto
R240|selecto was|sell|sell failure|sem|sem where|semanti incorre|semanti semanti|send mail|send returne|sender is
R240|sender or|sentenc for|separat detecte|sequenc item|seriali decimal|seriali type|series daily|series see
R240|server configu|server convers|server doesn't|server exists|server sdk|serverr|serverr for|service api
R240|service debug|serving|serving but|session select|set attribu|set crs|set format|set leverag|set limit|set litellm
R240|set ms|set name|set of|set ranking|set too|set zeropre|setfiel|setfiel full|setlive|setlive call|setting drop
R240|setting vertica|shape for|shapes and|sharepo spquery|sheet named|sheetna with|shop exit|shop service
R240|should divide|should start|side locatio|side of|sign is|sign with|signatu number|signers|signers must|signs
R240|simplex|simplex is|since at|since input|single input|single query|singleq|singleq line|sinv|sinv custome|sise
R240|size along|size below|size explici|size for|size huge|size mismatc|skip|skip this|sku invalid|slave reporte
R240|slide layout|slide with|small latest|small medium|small please|smaller side|smtp auth|sn|snooze|so not|soapact
R240|sold|sold out|solutio|solutio can|solutio was|solve equatio|solve has|solve with|solver clarabe|solver or|solving
R240|solving problem|some argumen|some invalid|somethi after|somethi between|somewhe|somewhe in|sorry don't|sort by
R240|sort on|source file|source got|source languag|source line|spans york|sparql|sparql query|sparsev|sparsev or|spec
R240|spec contain|special json|specifi branch|specifi coordin|specifi new|specifi properl|specifi target|specifi use
R240|specify compat|specify it|specify model|specify ms|specify namespa|specify specifi|spellch|spellch empty
R240|spellin and|split trian|spquery|spquery the|sq|sql column|sql contain|sql depends|sql emial|sql error|sql expecte
R240|sql parse|sql parser|sql string|sql syntax|sqlalch exc|sqlalch url|sqlerro|sqlerro no|sr must|src learner
R240|src should|srsearc|srsearc paramet|srv jobs|ssh extra|ssml|ssml request|starcod|starcod learn|start and
R240|start crawl|start date|start must|startin point|starttl extensi|startur|startur is|state auth|state csrf
R240|states selecte|statsig com|status details|status failed|status max|status parcels|status stderr|stderr qemu
R240|stderr unknown|stderr usr|stdout already|stdout conflic|step output|step xx|stg order|stg orders|stop reason
R240|stopped stop|storage scheme|store user|str can't|str class|str expecte|stratgy|stream network|streami file
R240|streami is|strict require|string amount|string and|string could|string exceeds|string invalid|string pro
R240|string sqlexec|string term|string tomorro|string unimple|structu instead|style with|subdivi|subdivi bavria
R240|subexpr|subexpr are|subject field|subpath|subpath of|subpatt|subpatt at|subscri status|success respons
R240|such endpoin|such functio|such propert|suggest column|sum keyerro|summari must|summary or|supplie barcode
R240|supplie custom|supplie did|supplie hy|supplie is|supplie perhaps|support attachm|support efficie|support klingon
R240|support lookaro|support open|support paramet|support platfor|support range|support retry|support schemes
R240|support special|support togethe|support tool|support use|support values|support yet|suspici|suspici use|svd
R240|svd did|svg pdf|svg svgz|svgz|svgz tif|sydney|symbol argumen|symbol btc|symbol conside|symbol not|symbol xbt
R240|symboli|symboli link|syntax check|syntax is|syntax issues|syntax to|syntax unknown|tab exceeds|tab string
R240|table areas|table column|table field|table names|table persn|table rows|table setting|tablena|tablena was
R240|tag invalid|tag items|tags|tagz|tagz is|take longer|target device|target modules|target revisio|target sr
R240|target vectors|targeti key|taxtype|taxtype code|tcp host|tdetail init|templat and|templat argumen|templat attribu
R240|templat expecte|templat functio|templat id|templat is|tenant sql|tenant tenant|tensor float|term are|term on
R240|test type|text attribu|text hi|text json|text or|text sn|text text|text time|text where|text with|textemb
R240|textemb list|textemb please|texts list|texts must|tf|tf line|th leading|th string|than charact|than dimensi
R240|than graphem|than hours|than in|than message|than meters|than minimum|than minutes|than request|that contain
R240|that corresp|that exists|that much|that starts|that that|that was|the adminis|the anchor|the apiclie|the appende
R240|the approxi|the array|the base|the block|the card|the cell|the city|the click|the compare|the contact|the date
R240|the datetim|the datum|the diction|the dim|the docx|the element|the enumera|the evaluat|the explici|the express
R240|the ext|the faithfu|the field|the footer|the form|the geolite|the gradio|the inputs|the interio|the invokec
R240|the ledger|the left|the mandato|the manual|the method|the metric|the minimum|the named|the objecti|the order
R240|the paginat|the paramet|the part|the parts|the perform|the period|the phone|the precedi|the python|the qbo
R240|the recipie|the recogni|the registe|the regular|the reserve|the scoring|the search|the selct|the setlive
R240|the single|the smaller|the sparql|the srsearc|the strict|the subpath|the taxtype|the tokenis|the tokeniz
R240|the toolcon|the vectors|the workboo|the workshe|then commit|there must|these biblate|these keys|these set
R240|this backend|this can|this check|this commit|this excepti|this field|this filetyp|this index|this period
R240|this poll|this propert|this slide|this type|this voice|thread id|thresho server|through isn|through service
R240|through through|thus|thus may|tier combina|tier does|tif tiff|tiff webp|tiktoke ext|tiktoke get|tiktoke version
R240|tile cannot|time content|time data|time from|time of|time on|time paramet|time series|time should|timefra is
R240|timeser|timeser try|timezon europe|timezon express|titel eq|titel in|title browse|title can't|title cannot
R240|title foo|title forgott|title method|tmp aaaaaaa|tmp tmpa|tmp tmpb|tmpa|tmpa acodec|tmpb|tmpb output|to at|to but
R240|to chatpro|to class|to click|to client|to close|to determi|to domains|to double|to drop|to due|to errors
R240|to explici|to field|to functio|to geodeti|to its|to look|to merge|to method|to narrow|to number|to please
R240|to prepare|to query|to reserve|to sign|to sort|to specifi|to tokenis|to transfo|to url|to validat|to vstack
R240|to work|token an|token at|token dot|token must|token none|token not|tokenis|tokenis please|tokenis you
R240|tokeniz chat|tokens instead|tokens to|tokenty|tokenty where|toleran|toleran try|toml|toml rb|too complex
R240|too small|tool choice|tool input|tool listema|tool or|tool result|tool send|tool type|tool visit|tool websear
R240|toolcon|toolcon field|toolres|toolres content|tools or|tools validat|toolu|toolu each|tooluse and|top level
R240|top must|topic cannot|topic name|topic pub|topic stdout|topolog side|tota|tota tokens|total too|totl could
R240|totl does|totl in|totl name|totl sum|totl valid|tra|tra en|tra is|tracks|tracks market|train encoded|train test
R240|trainin data|trainin points|transac amout|transcr are|transcr cannot|transcr transcr|transfo are|transfo naive
R240|transla languag|transpa|transpa mask|transpo oauth|trap|trap all|treebui|treebui beautif|trequir|trequir field
R240|trian|trian should|tried accessi|true specify|try decreas|try lang|try rephras|try with|tsvg|tsvg gv|turn
R240|turn comes|turn or|tweak|tweak argumen|txt xml|type argumen|type avro|type campaig|type cannot|type check
R240|type conflic|type current|type datafra|type ean|type emial|type employe|type example|type extensi|type extra
R240|type htps|type https|type invoce|type metric|type multipo|type nod|type path|type patient|type plotly|type query
R240|type recrod|type request|type tokenty|type unsuppo|type video|typeerr|typeerr cannot|types instead|types int
R240|types keyword|types mandato|types numbr|types utf|typesiz|typesiz must|uid command|unarchi|unarchi the|unclose
R240|unclose tags|undefin column|undefin field|undefin request|under any|undersc|underst your|unexpec exit
R240|unexpec input|unexpec shape|unexpec yaml|unhandl request|unicorn|unimple unknown|uniniti|uniniti numeric
R240|unique email|unique in|unique live|uniquel|uniquel valued|unit app|unit shop|unknown argumen|unknown column
R240|unknown columnn|unknown country|unknown currenc|unknown emial|unknown filter|unknown flavor|unknown imap
R240|unknown line|unknown long|unknown main|unknown name|unknown operato|unknown option|unknown query|unknown search
R240|unknown split|unknown storage|unknown tag|unknown top|unknown unexpec|unknown valid|unliste|unliste direct
R240|unmatch in|unparsa|unparsa section|unpredi|unpredi perform|unpredi use|unrecog format|unrecog table
R240|unrecog treebui|unresol column|unresol definit|unsafe protoco|unsatis|unsatis schema|unsolva|unsuppo argumen
R240|unsuppo device|unsuppo gogle|unsuppo in|unsuppo languag|unsuppo object|unsuppo ollama|unsuppo or|unsuppo paramet
R240|unsuppo qualify|unsuppo types|unsuppo uri|untermi subpatt|up actor|up named|update through|updated some
R240|updated through|updates are|upload not|uploade yet|uri logo|uri referen|uri scheme|url cannot|url chromiu
R240|url from|url functio|url must|url prefix|url rejecte|url specifi|url string|url value|us instead|usd|usdt
R240|usdt must|usdx|use alterna|use any|use block|use chat|use css|use decimal|use either|use en|use ids|use jsonsch
R240|use max|use near|use open|use repo|use tiktoke|use to|use warehou|use yyyy|usecols|usecols do|used are|used but
R240|used require|used sqlstat|user assista|user did|user turn|userid or|usernam require|ushort|ushort format
R240|using about|using getfiel|using structu|using textemb|using tooluse|using working|utf and|utilize|utilize https
R240|uuid string|valid assista|valid correct|valid date|valid endpoin|valid enumera|valid field|valid fields
R240|valid format|valid in|valid input|valid ipv|valid it|valid languag|valid length|valid matplot|valid openai
R240|valid operato|valid phone|valid region|valid text|valid under|valid user|valid validat|valid value|valid with
R240|validat column|validat details|validat for|validat invoice|validat top|validat unable|validat undefin
R240|value accepta|value associa|value belongs|value body|value details|value errorty|value expecte|value has
R240|value have|value http|value less|value metric|value missing|value none|value on|value pod|value provide
R240|value that|value xx|valued|valued index|values before|values code|values for|values is|values qty|values types
R240|variabl monitor|variabl name|variabl please|variabl questio|variabl start|variabl time|vcard|vcard compone
R240|vector column|vector expecte|vector lengths|vector must|vector name|vectors but|vectors class|vectors were
R240|verbose true|verifie has|verify address|vertica|vertica stratgy|vhost receive|video abc|video mp|videofi
R240|videofi and|view api|view thresho|violati ctrls|visibil|visibil value|visible|visit page|voice does|voice en
R240|void faiss|voted|voted on|voyage is|voyage large|voyage voyage|vs number|vstack|vstack column|wait conditi
R240|warehou command|warehou selecte|warehou with|warning state|was charact|was either|was passed|was permane
R240|was supplie|wasm|wasm backtra|wasm trap|wav tmp|weather input|web instanc|webdav hostnam|webhook reached|websear
R240|websear tool|website url|weight must|weight valid|welcome html|were passed|were supplie|when convert|when using
R240|where it|where line|where tenant|where text|where to|which was|while adding|while plannin|whitesp lead
R240|whitesp order|whole|whole respons|whose|whose name|width have|wildcar|win|win size|window is|with argumen
R240|with block|with case|with cell|with credent|with css|with dimensi|with double|with english|with expecte|with gtt
R240|with guided|with index|with keys|with mini|with on|with paramet|with pikepdf|with prefix|with refs|with shapes
R240|with suggest|with symbol|with tr|with unclose|with uniquel|with userid|with verbose|within given|within iterati
R240|within parent|within radius|without base|without nan|without remote|without tool|wkhtmlt exited|wolfram
R240|wolfram alpha|word argumen|words unicorn|work see|workboo above|workboo option|workflo id|working precisi
R240|workshe is|workshe named|would increas|would receive|write field|write mode|write number|write this|write videofi
R240|writers drivers|writing|writing templat|wrod|wrod but|wrong dimensi|wrong field|wrong file|wrong key|xarray
R240|xarray current|xbt|xbt usdx|xkq|xkq your|xml rpc|xml xmltei|xmltei|xsd|xsd decimal|xsd string|xx does|xx nobody
R240|xx subdivi|xyzq not|yaml parse|year|year in|yeer|yeer code|yet approve|yield|yield any|york|york is|you didn't
R240|you expect|you on|you passed|you query|your bank|your images|your mysql|your sender|your sql|your transac
R240|your unique|yql|yql query|za|zero code|zero recipie|zeropre|zones perhaps|zpi|zpi segment
R240S240|not all
R240T179|in range|input invalid
R240T240|.bad cron|.bad valsize|.barcode not|.bulk|.bulk index|.cron|.data model|.form|.illegal charact|.layout
R240T240|.sympify|.t protoco|.valid length|.valsize|abc is|array of|at byte|bad valsize|badrequ documen|be missing
R240T240|being raised|blob master|block size|braces|but is|byte offset|c msg|can handle|cannot encode|cannot overwri
R240T240|charact are|column qty|columns has|com piskvor|compati with|convert to|convert with|cookie|corresp to
R240T240|couldn' parse|current is|current offset|data format|date format|db name|depende require|detail loc|detects
R240T240|detects operati|documen failed|documen parsing|dupfixe|dupfixe size|encode object|entityt|exactly or
R240T240|excepti being|expecte value|express could|extra depende|find end|find root|flowabl|followi types|footer
R240T240|for class|for iterato|for propert|format type|found to|frame normal|functio resize|geolite|given data
R240T240|handle the|has to|has unsuppo|hdfs|hdfs http|hexadec|http or|image png|in data|in documen|in line|indexed
R240T240|inf to|input must|invalid version|is greater|is undefin|is unsuppo|iterato express|json or|json seriali
R240T240|key db|keys must|large it|large no|large on|length invalid|length need|markdow|markup|master|master readme
R240T240|mdb bad|metric value|micro|missing see|more paramet|mp mp|name data|nan|nanosec|nanosec timesta|no form
R240T240|no format|none expecte|normal|normal of|not empty|not underst|occurre unsuppo|of bounds|of charact|of excepti
R240T240|of express|of field|of key|of pixels|of video|office|office documen|often|often indicat|on page|open blob
R240T240|opened in|or columns|or time|pandoc docx|parse failed|parse field|piskvor|piskvor smart|provide data|qr
R240T240|qr code|raised syntaxe|reason invalid|resize|resourc without|returns|should have|size must|smart|smart open
R240T240|stateme at|status invalid|str tried|strict|string error|string is|support formats|sympify|sympify of|targeti
R240T240|templat later|text exceeds|text field|that may|the allow|the barcode|the detects|the header|this often|tile
R240T240|to index|to match|true or|type string|unknown encodin|unknown format|unknown or|unmatch|unsuppo size
R240T240|unsuppo when|url can't|use one|use zip|valsize|valsize unsuppo|value and|value to|vocabul|was expecte
R240T240|was invalid|webasse|were returne|with no|with value|work out|wrong dupfixe|wrong type
R240T277|syntax string
R240T304|.date|.invalid documen|.librosa|an empty|avlib|code can|column total|directi|error incompa|etc passwd
R240T304|failed ffmpeg|ffmpeg avlib|field value|filetyp|from ffmpeg|from file|gif|got instead|image size|in frame
R240T304|input expecte|invalid charact|it might|iterato|json is|line failed|logo png|marker|mp invalid|not convert
R240T304|object of|onnxrun invalid|or value|patient|separat|special|string or|suggest|the parser|to documen
R240T304|zip archive
R240T326|no element
R240T343|.cbor|.couldnt|.geos|.shapely|cannot contain|excel|format it|input format|of specifi|parsing failed|pixels
R240T343|text length|unknown file|width
R240T358|encode
R240T371|.avro|.xlrd|avro|exceeds max
R240T393|.apy|.hl apy|determi|word
R240T411|error unsuppo|tiff
R240T439|.hl|decodin
R240T451|size exceeds
R277|be qty|c graphql|field totl|qty must|totl on|type order|values validat
R304|#206|#406|#553|#597|.api value|.arrow key|.audio receive|.bad symbol|.browser state|.child|.command exit|.control
R304|.converg|.crs|.decimal|.digits|.disambi|.freshde bad|.grammar|.invalid filter|.invalid id|.invalid input
R304|.invalid period|.invalid video|.kusto service|.ldap attribu|.ldap size|.many redirec|.merge|.missing paramet
R304|.no audio|.no transcr|.overpas bad|.path parser|.period|.pint type|.process executi|.proj|.ql syntax|.query check
R304|.selecto syntax|.shape|.smtp not|.sql parse|.sql syntax|.such element|.symbol|.timezon|.transcr found
R304|.transla not|.unexpec exit|.video id|.workshe name|.yf invalid|=NameError|aaaaaaa|accept email|ahead|ahead of
R304|alterna at|amount is|amout|an email|an int|an ipv|an sign|and error|and id|and passed|another transla|are correct
R304|are email|are impleme|are supplie|arg durable|argumen error|argumen limit|argumen type|array must|at input
R304|atleast|atleast inr|attribu is|attribu selecto|attribu type|audio was|authori error|availab formats|availab use
R304|axis|bad command|bad could|bad search|bad user|badly|badly formed|badrequ search|badvalu|bar|barcode code|bash
R304|be atleast|be byte|be or|be phone|be positiv|binding paramet|body in|bool|btc|bucket name|but paramet|byte input
R304|c address|c badvalu|c big|c columnv|c mandato|can't parse|cannot resolve|card has|card was|cbc|charact hex|chart
R304|check digit|check our|checksu or|class dict|code xx|codenam badvalu|column offset|columns id|command command
R304|command exit|command exited|command systemc|compare|contain at|contain whitesp|content must|convert from
R304|coordin pair|correct data|correct recipie|country code|create query|crs|current transla|data does|data structu
R304|days|days is|departu|desc bad|descrip no|detail type|dialect postgre|digit is|digits|dim got|dimensi error
R304|dimensi for|dimensi mismatc|dimensi of|distinc|dns label|docs errors|don't match|durable|durable for
R304|element mercury|element unable|emial cannot|emial in|encount bad|enumera|err wrong|error binding|error proj
R304|error sql|errors title|excepti syntax|expecte dim|expecte dimensi|expecte name|expecte paramet|express named|ext
R304|extensi not|failed inequiv|failed text|field amount|field the|field titel|field type|fieldre|fieldre name
R304|file mako|filter ctrls|final domain|find column|followi fields|foo unknown|for any|for express|for fieldre
R304|for get|for paramet|for queue|for selecto|form body|form expecte|form orders|form sqlstat|formats for|found form
R304|fr|from leads|from meter|ftp gs|git checkou|has wrong|have exactly|have market|hex|hex string|higher than|htps
R304|iban|id email|id make|id require|id type|ids for|immedia|immedia after|imports|in content|incompa with|inequiv
R304|inequiv arg|infer|input ids|input input|input provide|input to|input vector|inr|int but|interna proj
R304|invalid assista|invalid attribu|invalid destina|invalid length|invalid must|invalid name|invalid propert
R304|invalid url|invalid video|invalid voice|ipv or|is directo|is higher|is incompa|is mandato|is used|jpgg
R304|key contain|klingon no|label is|languag code|languag please|latitud|ldapsiz|ldapsiz sizelim|length expecte
R304|length to|line mismatc|line pos|list formats|llama to|locate element|ls|ls cannot|mako at|malform attribu
R304|malform filter|mandato paramet|market symbol|matchin name|maximum charact|maximum recursi|may refer
R304|mercury element|mercury may|mercury mytholo|mercury planet|meter|meter length|meters|mismatc input
R304|missing argumen|missing final|missing query|mixpane error|mo|mo mo|mo ytd|ms ahead|mytholo|naive|name emial
R304|name example|name exmaple|name found|named emial|named summary|nameerr name|nans|no audio|no barcode|no correct
R304|no transcr|no transla|no type|no viable|nobody|not applica|not work|number checksu|number receive|numbr
R304|object decimal|objecti it|of argumen|of availab|of class|of feature|of mo|of one|of stateme|of string|on node
R304|on objects|on of|operati invalid|operati missing|operato failed|or charact|or check|or ipv|or nans|or none
R304|orders models|orders sql|org does|origin paramet|our api|output format|paramet recipie|paramet tenant|paramet to
R304|paramet were|parse command|parse express|parse syntax|parsing query|passed type|period is|pl|placeho|planet
R304|planet mercury|pos|positio form|positio line|precisi of|present for|proj create|proj error|provide languag
R304|query dimensi|query failed|query message|query the|query vector|randomf|range must|receive please|recipie found
R304|request format|request missing|resolve column|resourc record|results found|rgba|same as|scheme ftp|search command
R304|second time|select on|selecto at|selecto buy|server time|service unit|shapes|sheetna|singula|singula matrix
R304|sizelim|sizelim none|slide|some of|sort|sqlstat line|stateme found|stateme paramet|stderr failed|stg
R304|string supplie|structu for|such column|such element|summary invalid|support support|support the|support xx
R304|systemc|systemc restart|table name|target lang|text charact|text must|texts|than maximum|that functio|the beginni
R304|the clip|the code|the custome|the errors|the origin|the results|the schema|the set|the sign|the to|this column
R304|timesta for|titel is|title invalid|to address|to infer|to mercury|to second|togethe with|tools are|transcr were
R304|transla try|transla was|true for|type but|type id|type must|type was|unexpec identif|unknown dialect
R304|unknown output|unknown paramet|unknown url|unresol|url example|url type|use allow|valid columns|valid objecti
R304|validat check|validat message|validat the|value please|variabl id|vector has|viable|viable alterna|video id
R304|was already|was ms|was receive|was str|were provide|where operato|whitesp|work with|wrong length|wrong number
R304|wrongty|wrongty operati|xpath|xpath error|your input|your paramet|ytd|ytd max
R304T179|expr
R304T240|.cronite|.cronite bad|.data overflo|.gbm|.light|.light gbm|and charact|attachm|bounds|c parse|c parsing
R304T240|cannot convert|column found|convers from|digit|embedde|feature in|field is|field text|file extensi|file ftp
R304T240|for out|format for|from str|handle scheme|id int|images|invalid form|long max|mismatc expecte|name bad
R304T240|no text|not accept|not json|not process|numbers|of values|only the|parsing excepti|starts|starts with|str to
R304T240|syntaxe invalid|synthes operati|th|the list|the synthes|to speak|true to|type date|user input
R304T277|invalid syntax
R304T304|#1100|.size limit|.v object|allowed in|bits|color|format is|got class|height|mm|mm dd|not appear|of templat
R304T304|passwd|webp|yyyy|yyyy mm
R304T326|ean
R304T343|.pydub|entitie|in file|workboo
R304T371|.arrow invalid|logo
R304T393|cannot read|error parsing|file must
R304T426|frame
R304T471|.size|invalid data
R326|body failed|cannot query|on type|query field|these values|validat body
R343|.api type|.column|.column not|.cypher|.cypher syntax|.encode|.illegal input|.invalid checksu|.invalid format
R343|.invalid length|.invalid paramet|.json path|.label|.languag not|.memcach client|.memcach illegal|.number parse
R343|.params|.selecto|.templat syntax|.unicode mixin|=OverflowError|against key|amount must|an object|and there
R343|api documen|arg|be blank|binding supplie|blank|button|c field|c syntaxe|checkou|class decimal|current stateme
R343|definit|dim|div|element button|email id|errorty bad|errorty executi|from at|geometr|graphql request|holding
R343|holding the|in any|incorre number|index does|input form|into memory|key holding|languag codes|languag not
R343|limit must|line char|many samples|message text|nmae|of binding|or near|positiv|process would|proj|query parse
R343|query process|require value|samples into|search filter|selct|stateme syntaxe|stateme uses|support languag
R343|syntaxe message|to converg|totl is|unsuppo type|uses and|valid email|was decline|would load|wrong kind|xx is
R343T240|.invalid express|.invalid operati|.unicode|barcode|charact limit|datafra|for input|speak|svg|the support
R343T304|appear|appear to|body is|expecte end|failed in
R343T343|.bson
R343T358|charact in
R343T411|unexpec end
R358|it should
R371|.alg|.card|.email syntax|.email undeliv|.invalid url|.jmes|.jmes path|.languag|.lin|.lin alg|.xlsx input
R371|=ArithmeticError|be greater|buy|c decline|click|code command|column totl|converg|error line|error syntax|in query
R371|invalid type|it must|kind of|klingon|name totl|numeric|request invalid|request raw|require but|respons bad
R371|samples|schema error|the type|unexpec keyword|vector dimensi|your card
R371T240|.express|.transla|text is
R371T304|be an|entity validat
R371T343|destina
R371T439|byte
R393|.schwift|c card|c stateme|cliente stateme|column emial|decline|expecte type|message expecte|must not
R393|paramet query|query paramet|the amount
R393T240|.invalid argumen|greater|greater than|syntaxe|values are
R393T304|.barcode|ftp
R411|invalid query|point|titel
R411T240|be between
R411T304|error expecte
R426|error unexpec|near form|query is|selecto
R426T240|be empty
R426T304|decimal
R426T326|at positio
R433T240|c value
R439|.email not|operato
R439T343|type class
R439T451|.polars
R451T240|invalid paramet
R462T304|invalid value
R462T411|positio
R471T240|.not valid
R471T371|parse error
R480|near
R508T343|dimensi
R520|emial
R520T343|syntax error
R525T326|form
R544T403|syntax
S240|.partial|.partial failure|bin sftp|check stderr|code exit|error output|method partial|output check|partial failed
S240|sent success
S240T240|stderr output
T179|.ps|actual buffer|bytes at|bytes for|check check|code integer|during parsing|expr with|for unpacki|form id
T179|from parse|from require|header sig|integer symbol|latin|latin codec|not whatits|of at|offset actual|ordinal
T179|ordinal not|parse expr|parsing header|path parsing|positio ordinal|sig|sig check|transfo code|unpack from|unpacki
T179|unpacki bytes|whatits|whatits not|with form|with transfo
T240|.a safeten|.absolut|.absolut link|.adb|.api unsuppo|.apply|.apply delta|.args|.arrow capacit|.arrow not|.asn
T240|.bad args|.bad http|.bad syntax|.bad z|.batch size|.block|.blocksi|.blocksi mismatc|.bomb|.bounds|.bounds datetim
T240|.calamin|.calenda|.casting|.casting na|.char|.charact encodin|.chars|.ciphert|.collect|.collect size|.comp
T240|.comp doc|.compose|.compres|.compres method|.content decodin|.content invalid|.content maximum|.corrupt data
T240|.corrupt grid|.corrupt image|.corrupt record|.count exceede|.crc|.csv|.csv parse|.data decodin|.data parser
T240|.data send|.data too|.dataset build|.dataset generat|.date ambiguo|.date parse|.datetim|.decode value
T240|.decompr bomb|.decompr size|.destina|.detect|.dicom|.digital|.digital signatu|.dmtx|.doc|.documen transla|.dpi
T240|.dtd|.dtd forbidd|.duplica option|.empty data|.encodin chars|.encodin unknown|.encrypt|.encrypt pdf|.event data
T240|.ext|.extensi|.extensi not|.externa referen|.extra data|.failed parse|.failed token|.fetch respons|.fetch unsuppo
T240|.file convers|.file referen|.file size|.file storage|.file type|.file unsuppo|.file warning|.first|.first volume
T240|.flac|.flac no|.folder content|.form parser|.fpdf|.fpdf unicode|.fz|.fz base|.fz format|.gpx|.gpxxml
T240|.gpxxml syntax|.grid file|.hdf|.hdf ext|.header checksu|.header not|.header parse|.heif|.http message
T240|.http process|.id no|.illegal text|.image data|.image file|.image loading|.image size|.image too|.image type
T240|.image width|.incompl parse|.ingesti|.input file|.int|.int casting|.invalid bson|.invalid calenda
T240|.invalid ciphert|.invalid databas|.invalid dicom|.invalid encodin|.invalid jwe|.iso|.item collect|.iterabl too
T240|.jwe data|.jws object|.lang detect|.length reached|.lib dmtx|.limit overrun|.limit reached|.lz|.lz block|.m too
T240|.malform pdf|.malform segment|.markup|.mat|.mat read|.max length|.max rows|.maximum limit|.media type
T240|.media upload|.metric value|.mime|.mime content|.missing section|.mp|.mp metadat|.mp stream|.multimo|.multipa
T240|.multipa parse|.n|.na|.na n|.need downloa|.need first|.no thumbna|.non xml|.not a|.not adb|.not downloa
T240|.not match|.not rar|.number format|.object format|.ocr found|.of bounds|.of file|.orc|.outlook|.output limit
T240|.outside|.outside destina|.overrun|.parser match|.parser outlook|.parser receive|.parser rejecte|.parsimo
T240|.payload too|.pdf parse|.pdf stream|.pdfium|.pdfmine|.pickle|.prior ocr|.py asn|.py lib|.py zbar|.raw data
T240|.raw file|.raw no|.reader|.receive parsing|.record too|.referen forbidd|.rejecte markup|.request data
T240|.request entity|.request size|.respons too|.rows|.safeten parsing|.safeten repo|.sax|.sax parse|.schema decode
T240|.section header|.segment|.socket payload|.standar violati|.storage format|.stream info|.substra|.substra underru
T240|.suspici|.suspici operati|.system message|.table transac|.tagged|.tagged pdf|.telegra entity|.text length
T240|.text size|.text x|.thumbna|.tiff|.tiff file|.tika|.tika failed|.tiny|.tiny tag|.toml parsing|.truncat|.type not
T240|.undefin image|.underru|.unexpec char|.unexpec end|.unexpec eof|.unexpec token|.unicode encodin|.unknown file
T240|.unrecog image|.unrecog msg|.unsuppo compres|.unsuppo content|.unsuppo documen|.unsuppo file|.unsuppo media
T240|.unsuppo msg|.unsuppo version|.value convers|.value deseria|.value too|.volume|.wasmtim|.width|.x syntax|.xl
T240|.xl date|.xml content|.xml schema|.z|.z file|.zbar|=UnicodeDecodeError|aa got|aaaa|aaaa text|ab expecte|ab found
T240|abc or|abortin use|accept missing|accept more|accepte payload|accepte types|accompa|accompa begin|acme revisio
T240|acme this|actual length|actual maximum|add another|addr stored|adt|adt pv|ai speecht|algorit or|alias default
T240|all the|allow text|allowed bytes|allowed here|allowed is|allowed limit|allowed packet|allowed special|alongsi
T240|also mean|alter|alter the|ambiguo|an absolut|an accompa|an embedde|an engine|an id|an imprope|an introsp|an iso
T240|an msg|an office|an orc|an unimple|an xml|analyze operati|and help|and iso|and ner|and photo|and rf|and target
T240|and unrecov|annotat|annotat xs|another message|antiwor minutes|any token|any value|anyway|api returns|api rev
T240|apierro this|append with|applica dosexec|applica foo|archive could|archive failed|archive mime|archive rar
T240|are equal|are larger|are opening|are passing|are pixels|are support|are too|array cannot|array status|arrays
T240|arrays cannot|arrow|arrow typesys|arrowty|as json|as nan|as neither|as origina|as special|as tagged|aspect
T240|aspect ratio|assert|assert failed|asserti status|asset aspect|assets api|at bbbcd|at end|at fa|at file|at of
T240|at once|attachm type|attack|attempt convers|attempt xlsxcon|attribu of|audio buffer|audio corrupt|audio duratio
T240|audio files|audio float|audio mime|audio mp|audio ogg|audio type|audio webm|availab extensi|avif|avif file
T240|avlib ffmpeg|avlib invalid|avro file|avro schema|awt|awt headles|back trace|backend pyav|bad crc|bad key
T240|bad magic|bad syntax|badzipf|badzipf with|barcode ean|base addr|base image|based camelot|based pages|batch the
T240|batches|batches of|bb val|bbbcd|bbbcd frame|bcc|bcc example|bcj|bcj filter|be any|be corrupt|be decompr
T240|be determi|be encoded|be encrypt|be exactly|be extract|be first|be larger|be msh|be pdf|be removed|be reopene
T240|be strings|be uploade|be utf|be varchar|been impleme|begins|begins with|big captcha|big iso|big maximum|big png
T240|big src|bigger|bigger than|bin is|bin len|birthda|birthda value|blob data|blob field|blob is|blobs|blobs up
T240|blobtoo|blobtoo message|blosc|blosc buffer|bmp gif|bmp sorry|body actual|body as|body at|body exceede
T240|body exceeds|body payload|body utteran|bomb dos|boundar|boundar charact|bounds nanosec|box file|braces missing
T240|broken data|broken documen|broken error|broker message|brotli not|brotlid|brotlid failed|bson|bson documen
T240|buffer buffer|buffer error|buffer info|buffer is|built|but encount|but nothing|but only|but pdf|by foo|by java
T240|by py|by textrac|byte payload|byte string|byte this|byte xff|bytearr got|bytes actual|bytes bytes|bytes have
T240|bytes is|bytes long|bytes numpy|bytes remaini|bytes request|bytes time|bytes while|c blobtoo|c convert|c einval
T240|c entityt|c faceerr|c imagede|c imageto|c itemcol|c shred|c textlen|c textsiz|c toobig|c unable|c url|cache aa
T240|cached file|call invalid|call mp|called with|calling parquet|camelot only|can accept|can load|can still
T240|can't decode|can't downloa|can't sync|cancell downloa|cannot decode|cannot decompr|cannot start|cannot submit
T240|cannot work|capacit limit|captcha filesiz|capture file|cast|cast int|cc input|cc model|ccutil|ccutil unichar
T240|char in|charact byte|charact expecte|charact got|charact maps|charact special|charact support|charact that
T240|charact varying|charmap|charmap codec|check stl|child adt|chunk type|city mmdb|class nonetyp|class object
T240|class type|client sent|closed linestr|cloudco|cloudco task|code entityt|code pdf|code structu|code subcode
T240|code unsuppo|code value|code xa|codec lz|codecs|codecs opus|col ab|col strict|col tile|collect size|column body
T240|column crm|column for|column pages|column tables|column tkey|columns to|com bmp|com deanmal|com doc|com logo
T240|com png|com zip|command java|command pandoc|commas|commas braces|common json|common unable|compone where
T240|compone xs|composi to|compres method|config option|configu allowed|confirm to|conflue schema|connect destina
T240|connect server|conside to|constru mapping|consume all|contain audio|contain data|contain did|contain empty
T240|contain files|contain more|contain nan|contain nul|contain numbers|contain pickled|contain stop|contain the
T240|contain unichar|contain valid|content exceeds|content image|content line|content provide|content types
T240|continu anyway|contrac xyz|contrib|contrib to|convers couldn'|convers rule|convers suggest|convers utf
T240|convert attempt|convert documen|convert invalid|convert msg|convert non|convert object|convert stream
T240|convert string|convert this|core team|corpus dxf|corpus gpkg|corpus mp|corpus nc|corpus nii|corpus onnx
T240|corpus png|corpus yaml|corpus zip|correct format|corrupt at|corrupt invalid|corrupt no|corrupt please
T240|corrupt seen|corrupt that|couldn' read|couldn' unpack|count command|count incorre|count syntax|covered|cpp index
T240|crc check|crc for|create datafra|create it|credibl|crm notes|crypt|crypt hash|csv doc|current file|current only
T240|curves|curves with|cv|cv io|damaged file|dat|data attribu|data bytes|data corrupt|data exceeds|data header
T240|data if|data invalid|data no|data parquet|data possibl|data seriali|data the|data upload|data value|data when
T240|datadog returne|datafra with|datanot|datanot code|dataset is|date in|date of|date or|date string|datetim date
T240|datetim string|db already|db file|dblquot|dblquot name|dd identit|dd when|dd yyyy|deanmal|deanmal textrac
T240|decimal is|decimal number|deck ppt|decode byte|decode it|decode message|decode xff|decoder failed|decoder process
T240|decodin error|decodin seven|decodin stream|decodin string|decodin unicode|decompr bomb|decompr bytes
T240|decompr invalid|decompr the|default in|defined schema|deflate gzip|delta not|dense|dense usearch|depende jar
T240|descrip face|descrip input|deseria job|deseria key|deseria val|destina arrow|destina buffer|detail ffmpeg
T240|detail payload|detail unsuppo|details applica|details receive|details text|details tifffil|detecte bad
T240|detecte media|detectf|detectf operati|detecti cannot|detectl|detectl operati|determi constru|determi delimit
T240|determi you|diagnos failed|dicm|dicm prefix|dicom|dicom file|diction mismatc|diction syntax|diction while
T240|didn't consume|didn't match|difat|differe column|differe encodin|differe parser|differe schema|digit found
T240|digital|digital signatu|dimensi size|directi or|directi type|directo signatu|disallo special|djava|djava awt
T240|dns message|do so|do those|doc docx|doc is|doc pdf|doctype|documen and|documen closed|documen contrac
T240|documen documen|documen encodin|documen exceeds|documen handle|documen id|documen is|documen message|documen only
T240|documen pages|documen pdf|documen pdfium|documen scan|documen sizes|documen syntax|documen to|documen too
T240|documen when|documen within|documen xml|docx contain|docx eml|docx odt|docx pptx|docx returne|doesn't start|dos
T240|dos attack|dosexec|dosexec is|double require|downloa exportl|downloa invalid|downloa it|downloa max|downloa more
T240|downloa of|dpi is|drive folders|drive google|driver libkml|dtd|dtd public|dtdforb|dtdforb name|duratio is
T240|during process|dwg|dxf|dxf file|dxf is|ean code|ean is|ec curves|either not|element into|element object
T240|embedde header|embeddi at|embeddi in|eml epub|empty check|empty lists|empty strings|empty vocabul|encode data
T240|encoded text|encodin chars|encodin gzip|encodin may|encodin type|encount error|encount number|encount text
T240|encount without|encrypt cannot|encrypt must|encrypt the|encrypt with|end at|end encount|end in|end nothing
T240|end vcalend|ended unexpec|endofte|endofte if|enforce|enforce schema|engine manuall|enough disk|ensure it|entiret
T240|entiret but|entitie are|entity detail|entityt message|entries|entries txt|entry in|entry nicknam|eocd|eof line
T240|eof right|eof sblock|epub|equal documen|err aborted|errno retcode|error assert|error back|error blobtoo
T240|error couldn'|error determi|error diction|error expect|error may|error pdf|error prematu|error row|error securit
T240|error see|error tokeniz|error userid|errorco request|errorco unable|errors first|errors image|errors system
T240|errors were|etc this|evaluat somethi|event too|eventda|eventda exceeds|everywh|exactly bytes|exceede image
T240|exceede setting|exceede size|exceeds bytes|exceeds charact|exceeds mb|exceeds skb|excel file|excel xlsx
T240|excepti for|expect tree|expecte aa|expecte ab|expecte an|expecte boundar|expecte datetim|expecte directi
T240|expecte doctype|expecte fields|expecte magic|expecte nothing|expecte respons|expecte stream|expecte string
T240|expecte word|expecti class|expecti got|expecti start|explici paramet|exportl|exportl for|express col|extensi docx
T240|extensi here|extensi include|extensi pages|extensi use|extensi wav|externa image|externa system|extra data
T240|extra expecte|extract to|fa fbf|face not|faceerr|faceerr descrip|failed code|failed corrupt|failed decodin
T240|failed finding|failed incompl|failed pixels|failed read|failed reading|failed request|failed ssize|failed this
T240|failedo imagede|fails regex|faiss index|faiss read|false rsqb|fatal and|fatal code|fbf|fc the|feature request
T240|feature unsuppo|fetch endpoin|fetch respons|fetch via|fetched from|ffmpeg error|ffmpeg was|fhs|fhs segment
T240|field data|field date|field for|field should|fields cannot|fields did|fields present|file appears|file cache
T240|file can|file continu|file convers|file expecti|file failed|file filenam|file found|file geolite|file ini
T240|file line|file meta|file models|file of|file otherwi|file param|file pk|file should|file src|file the|file tif
T240|file truncat|file types|file vlcallb|filenam extensi|filenam io|filenam pdf|fileobj|fileobj has|files from
T240|files gdrive|files larger|files py|filesiz would|filetyp is|filetyp unk|filter is|filter jbig|find contain
T240|find data|find eocd|find externa|finding central|finite everywh|finite values|first frame|first in|first segment
T240|first volume|fixed limit|fixed maximum|flac file|flac is|flac mp|flags tmp|float array|float failed|float literal
T240|flowabl spacer|folders|folders has|followi express|followi file|followi formats|font used|font version
T240|foo expecte|foo is|foo may|footer either|fopen|fopen unable|for codec|for detail|for extensi|for frame
T240|for heredoc|for matlab|for mimetyp|for pandas|for pdf|for read|for that|force ocr|force reading|force true
T240|form closed|form data|form file|format abc|format and|format applica|format cannot|format check|format errno
T240|format expecte|format image|format next|format no|format st|format text|format that|format thursda|format tmp
T240|format unable|formats code|formats yyyy|formed invalid|found but|found call|found charact|found invalid
T240|found undefin|frame descrip|frame length|frame of|from an|from composi|from filenam|from first|from frame
T240|from ini|from tmp|from url|ftp ftps|ftp url|ftps|ftps hdfs|ftpx|ftpx no|fully covered|fully qualifi|functio input
T240|functio validat|gb limit|gb of|gdrive|gdrive can't|gdrive folder|gender|gender on|gender wrong|generat from
T240|generat the|geolite city|getfram|getfram failed|getting remote|getting the|gguf magic|gib exceeds|gif jpeg
T240|given st|google protobu|got at|got bb|got bytes|got in|got packet|got stream|got unexpec|got webp|goto https
T240|gpkg not|guess|guess format|gzip but|gzip content|handle documen|handle pagebeg|handler availab|has bits
T240|has digital|has more|has text|has valid|hasn't|hasn't been|have at|have two|hdf reader|header blob|header but
T240|header header|header in|header incompl|header or|header png|header subject|header use|header value|header xff
T240|headers file|headles true|heic unsuppo|heic with|heif|heif avif|height exceeds|height ratio|hello but|hello there
T240|help python|helveti|helveti please|here in|here met|heredoc|heredoc templat|hexadec digit|hey|hey wait
T240|hint encount|hive bad|hl|hl documen|host in|html documen|html html|html xm|http dtd|https and|https big
T240|https drive|https or|https viewfs|id exceeds|id failed|id file|id http|id key|id preview|id tag|id unichar
T240|id with|identit imagere|illegal points|image at|image based|image decodin|image dpi|image exceeds|image has
T240|image header|image https|image may|image media|image pixels|image please|image source|image tiff|image too
T240|image width|imagede|imagede message|imageio opencv|imagere|imagere cannot|images over|imageto|imageto when
T240|imgcode|imgcode src|imgproc|imgproc src|impleme it|impleme yet|imprope image|imprope structu|in archive
T240|in batches|in byte|in dat|in descrip|in destina|in flac|in footer|in fopen|in gif|in image|in its|in metadat
T240|in not|in open|in pixread|in rar|in readers|in scan|in shp|in shx|in str|in string|in templat|in tmp|in vl|in wav
T240|in writers|in xyz|include csv|incompa content|incompl input|incompl introsp|incompl metadat|incompl ole
T240|incompl or|inconsi with|incorre difat|incorre format|incorre padding|incorre passwor|incorre path|incorre string
T240|index faiss|index in|index ioreade|index json|index read|index seems|index size|index type|indexed string|inflate
T240|inflate data|inflate inflate|info not|informa header|ingesti|ingesti data|inline|inline images|input append
T240|input call|input cannot|input downloa|input isn't|input size|input soon|input string|input tmp|input types
T240|input unspeci|insuffi data|insuffi space|int at|int id|int literal|int reason|int status|int xs|interna src
T240|into parts|into table|introsp|introsp respons|introsp result|invalid asset|invalid audio|invalid block
T240|invalid char|invalid content|invalid crc|invalid documen|invalid element|invalid image|invalid jws|invalid line
T240|invalid load|invalid object|invalid passwor|invalid pdf|invalid reason|invalid size|invalid start|invalid zip
T240|invocat type|invoice system|io max|iomode ri|ioreade|ioreade int|ipm acme|ipm schedul|is ambiguo|is broken
T240|is count|is false|is fatal|is image|is inconsi|is it|is kb|is link|is ms|is neither|is passwor|is playabl
T240|is simply|is text|is valid|ish|ish week|isn't unicode|isn't valid|iso but|iso date|iso expecte|iso like|iso utf
T240|issues availab|it an|it didn't|it error|it hasn't|it unsafel|item size|item too|itemcol|itemcol when
T240|iterato should|its entiret|jar|jar pages|jar tabula|jar with|java djava|jbig decode|jf|jf not|jobs server
T240|jpeg nor|json cc|json documen|json expecti|json payload|json resourc|json text|jwe|jwe string|jws|jws object
T240|kb must|kb type|keepass|keepass databas|key data|key line|key type|keys bmp|keys etc|keyword at|kids|kids is
T240|kind faceerr|lang runtime|languag are|languag detecti|large and|large bytes|large enough|large errorco
T240|large expecte|large inline|large limit|large max|large maximum|large part|large payload|large please|large raw
T240|large refer|large the|large val|last spring|lbrace|lbrace not|leads failed|least coordin|least got|len bytes
T240|length exceeds|length has|length max|length row|lexical|lexical error|libcurl underst|libkml|liblzma
T240|liblzma project|like string|like support|limit big|limit example|limit kb|limit the|limitat violate|line could
T240|line error|line hello|line matched|line not|line of|line option|line saw|line too|linearr do|linearr does
T240|linearr require|linestr|lists|literal float|literal null|load documen|load errors|load failed|load image
T240|load into|load it|load json|load key|loaded to|loaded when|loadsav|loadsav cpp|logo heic|logo webp|lol|lol system
T240|long msg|lpar|lpar lsqb|lsqb|lz decompr|lz getfram|lz not|macroen|macroen main|made to|magic byte|magic bytes
T240|magic header|magic invalid|main header|main xml|make feature|malform ensure|malform invalid|malform object
T240|mapping values|maps|maps to|markdow no|markup you|match at|match input|match missing|match yyyy|matched as
T240|matched in|matchin pattern|matchin portion|matlab|matlab files|max bin|max image|max limit|max memory|max string
T240|maximum accepte|maximum bytes|maximum configu|maximum dimensi|maximum documen|maximum file|maximum image
T240|maximum message|maximum payload|maximum pdf|maximum text|maxmind db|may also|may help|may try|mb but|mb error
T240|mb in|mb maximum|md for|mdb mdb|mean that|means it|media format|media image|media upload|media url|meeting resp
T240|memory per|memory size|message asserti|message got|message image|message length|message system|message th
T240|message unsuppo|met html|meta informa|meta nextfil|metadat documen|metadat file|metadat size|method is|metric you
T240|mib in|mib was|micro qr|might mean|mime content|mime format|mime type|mimetyp found|mimetyp in|minimum duratio
T240|minus|minus dblquot|minutes txt|mismatc tag|mismatc type|missing city|missing dicom|missing keys|missing name
T240|missing values|mmdb|mmdb is|model file|model format|model proto|models phi|models require|module if|module magic
T240|modules imgcode|modules imgproc|month must|most charact|most image|mov invalid|mp and|mp doesn't|mp file|mp mpeg
T240|mp returne|mp that|mpeg frame|mpeg mpga|mpga|mpga ogg|ms excel|ms powerpo|msdownl is|msg class|msg image|msg size
T240|msg string|msg type|msh|multipl tables|na|na or|name asserti|name eof|name for|name line|name lol|name system
T240|name try|name xs|named mimetyp|names option|nan linearr|nan nativel|nativel|need ocr|neither jpeg|neither section
T240|ner models|netcdf hdf|next ish|next thursda|next token|nextfil|nextfil entry|nicknam|nicknam in|nii|no chunk
T240|no columns|no compone|no convers|no convert|no downloa|no errors|no feature|no hint|no meta|no micro|no name
T240|no objects|no pages|no pix|no protoco|no size|no spoken|no tables|no tag|no thumbna|non finite|non hexadec
T240|non matchin|nor keyword|nor tiff|normal too|normall|normall means|not blosc|not built|not bytes|not corrupt
T240|not credibl|not decompr|not dense|not doesn't|not dxf|not encode|not evaluat|not file|not finite|not form
T240|not heif|not keepass|not large|not mp|not multipl|not need|not powerpo|not rar|not raw|not right|not safely
T240|not safeten|not true|not truetyp|not well|notadbe|notadbe file|notes|notes body|nothing at|nothing got
T240|nothing nothing|nothing worked|nul|nul bytes|null false|null in|number length|number the|numbers abc|numpy
T240|numpy array|object arrays|object exceede|object header|object invalid|object keys|object member|object startin
T240|object stream|object to|objects found|objsize|objsize too|occurre documen|occurre imageto|occurre itemcol
T240|occurre textlen|occurre textsiz|ocr to|ocr would|odt|odt xlsx|of audio|of bad|of central|of content|of dict
T240|of documen|of element|of eventda|of exceeds|of ffmpeg|of length|of linearr|of rows|of rpar|of support|of tempora
T240|of tmp|of varchar|of vector|officed|officed themema|offset fc|offset in|offset missing|offset unable|ogg codecs
T240|ogg opus|old new|ole file|ole sector|on class|on files|on text|once please|one request|only if|only is|only load
T240|only riff|only works|open broken|open empty|open heic|open open|open stream|open tmp|opencv color|opencv pip
T240|opencv resize|opening databas|opening io|opening mp|opening using|openxml|openxml officed|operati byte
T240|operati collect|operati documen|operati image|operati input|operati one|option for|option host|option to
T240|options do|opus wav|or differe|or downloa|or encrypt|or file|or format|or ftp|or height|or incompl|or inf
T240|or insuffi|or less|or mp|or pare|or pickle|or stateme|or superfl|or this|or truncat|or used|ora value|orc
T240|orc file|org xmlsche|origina old|origina value|otherwi damaged|out file|output stream|over kb|overlap entries
T240|overwri value|packet|packet bigger|packet bytes|page is|page tree|pagebeg|pagebeg args|pages expecte|pages guess
T240|pages is|pages max|pages may|pandas|pandas options|par or|paramet didn't|paramet media|pare|parquet caused
T240|parquet is|parquet magic|parquet org|parse date|parse docx|parse from|parse request|parse safeten|parse targeti
T240|parse tomorro|parse webasse|parsed into|parseex expecte|parseex unknown|parsefr|parsefr seriali|parser and
T240|parser or|parser trying|parsing field|parsing json|parsing this|parsing xml|part exceeds|partiti is|parts not
T240|passwd public|passwd which|passwd would|patient expecti|payload bytes|payload reached|pdf docx|pdf expecte
T240|pdf has|pdf header|pdf invalid|pdf jpeg|pdf offset|pdf pages|pdf returne|pdf starts|pdf this|pdf type|pdf was
T240|pdfium data|per charact|per compone|per pixel|perform ocr|perform on|perhaps the|permiss file|phi|phi bin|photo
T240|photo tif|pickle false|pickle keyword|pickle load|pickle protoco|pickled|pickled object|pillow|pillow to|pix
T240|pix returne|pixel|pixel only|pixels could|pixels cv|pixels exceeds|pixels in|pixels type|pixread|pixread unknown
T240|pk doesn't|playabl|playabl audio|please suggest|please upload|png fileobj|png handle|png tiff|png with|points of
T240|portion|portion of|positio charact|positio invalid|possibl because|possibl zip|post payload|postgre text|powerpo
T240|powerpo file|powerpo present|ppt|ppt is|pptx current|prefix is|prematu eof|present macroen|preview of
T240|previou excepti|problem parsing|process audio|process called|process cc|process documen|process limit
T240|produce with|project and|propert gender|propert stream|propert text|protect error|proto parsefr|protobu struct
T240|provide payload|provide was|push was|put item|py zr|pyav can|pyav opencv|pytorch failed|qty column|qualifi
T240|qualifi http|quoting|quoting the|rar file|ratio|ratio must|ratio width|raw file|reached while|read at|read cpp
T240|read error|read failed|read header|read index|read page|read tiff|read xref|reader for|reader found
T240|readerr invalid|readerr truncat|readers schema|reading file|reading header|reading set|reading zip|reason message
T240|receive extra|receive line|recogni msg|record too|recover damaged|ref in|regex last|registr seriali|remote image
T240|removed to|reopene|reopene with|repo acme|repo couldn'|req the|request blob|request invocat|request text
T240|require child|require encodin|require roughly|require zip|reshape array|reshape tensor|resize cpp|resourc blob
T240|resourc logo|resourc unexpec|resp tent|respons and|respons size|restore|restore or|restore shx|result ensure
T240|retcode|retcode archive|return strings|returne alongsi|returne bad|returns blobs|rev ai|revisio main|rf
T240|rf support|ri|riff|riff rifx|rifx|rifx and|rmeta|rmeta text|root birthda|root diction|root superfl|roughly
T240|roughly gb|row col|row does|row expecte|row number|rows in|rpar|rsqb|rsqb heredoc|rule didn't|rule from|rule json
T240|rule matched|runtime parquet|safely|safely convert|safeten files|safeten header|safeten index|same block
T240|same metric|sandbox output|saw|says request|sblock|sblock base|scannin|scannin for|schedul meeting|schema compone
T240|schema fields|schema mismatc|schema of|schema registr|schema text|scheme foo|scheme ftpx|section db
T240|section headers|section nor|sector|securit limit|see previou|see stderr|selecte input|sent message
T240|sentenc process|seriali data|seriali size|seriali which|server support|set cookie|set item|set multipl|set names
T240|set shape|setting data|seven schema|several|several errors|severit fatal|sha crypt|shape because|shape restore
T240|short for|short minimum|should return|shx|shx config|shx or|shx set|signatu ocr|simplet|simplet xmlns|simply
T240|simply not|size as|size bytes|size can|size cannot|size code|size data|size descrip|size ensure|size example
T240|size from|size gib|size id|size into|size larger|size limitat|size mb|size or|size pixels|size the|size to
T240|size too|sizes|sizes up|skb|skb limit|smaller documen|so you|somethi that|soon to|sorry will|soundfi|soundfi has
T240|soundfi is|source and|source base|source http|source of|space no|spacer|spacer at|sparkex failed|special allowed
T240|special charact|special endofte|special token|specifi doesn't|specify an|specify media|speecht|speecht jobs
T240|spoken|spoken audio|spring|spring gender|spxerr invalid|src ccutil|src color|src common|src loadsav|src sentenc
T240|ssize|ssize empty|start any|start byte|start from|startin with|status couldn'|stderr minutes|steps only|still be
T240|stl|stl load|stop words|store mdb|stored eof|str unexpec|stream audio|stream data|stream did|stream end
T240|stream has|stream header|stream inflate|stream limit|stream not|stream to|stream when|strict cast|string but
T240|string fails|string file|string index|string key|string lbrace|string len|string metric|string next
T240|string positio|string should|string st|string to|strings byte|strings not|strings or|struct|structu diagnos
T240|structu missing|subcode|subcode message|subject bcc|submit more|submit your|suggest that|suggest this
T240|superfl commas|superfl entry|support bson|support capture|support class|support dimensi|support format
T240|support pdf|surroga|surroga not|svg size|sync to|syntax expecte|system table|system was|table for|table row
T240|table table|tables found|tables true|tables try|tablib|tablib has|tabula|tabula jar|tag reader|tag ref|tagged
T240|tagged pdf|tape|tape error|target languag|targeti rule|team impleme|templat string|templat trim|templat yaml
T240|tempora memory|tensor of|tent|tent current|text abortin|text allowed|text based|text begins|text corresp|text csv
T240|text element|text fields|text found|text mode|text msg|text not|text of|text org|text size|textlen|textlen when
T240|textrac issues|textrac please|textsiz|textsiz when|th invalid|than allowed|than downloa|than embeddi|than files
T240|than mb|than this|that cannot|that compres|that long|that might|that scheme|the accepte|the assets|the capacit
T240|the destina|the detecte|the detectf|the detectl|the dicm|the fetch|the filenam|the font|the gb|the gdrive
T240|the image|the markup|the mime|the module|the pdf|the post|the soundfi|the source|the svg|the tag|the unspeci
T240|themema|themema xml|this filenam|this isn't|this message|this normall|this pdf|this receive|this text|this valid
T240|those steps|threw|threw badzipf|thumbna in|tif is|tiff failed|tiff wmf|tifffil|tifffil read|tika rmeta|tika tika
T240|tile got|time got|timesta at|title your|tkey|tkey value|tmp in|tmp tmph|tmph|tmph zssmst|to allowed|to bytes
T240|to contrib|to deseria|to disallo|to do|to enforce|to etc|to goto|to int|to integer|to markdow|to mb|to mpeg
T240|to put|to restore|to text|to transco|to undefin|to xz|to yes|token end|token endofte|token pass|tokeniz data
T240|tomorro at|toobige|toobige string|total can|total column|total double|total size|tprotoc exceede|tprotoc invalid
T240|trace file|transco data|transco failed|transla documen|transmi exceeds|tree here|tree kids|tried utf|trim
T240|trim lpar|true jar|true minus|truetyp|truetyp font|truncat bytes|truncat file|truncat header|truncat stream
T240|try passing|try quoting|trying differe|tuple|tuple index|two options|txt at|txt possibl|type abc|type brotli
T240|type byte|type bytes|type charact|type decimal|type dwg|type ec|type google|type image|type libcurl|type limit
T240|type nonsens|type nothing|type support|type that|type track|type vers|type version|types flac|types for|types pdf
T240|typesys|typesys arrowty|unaccep|unaccep charact|undefin alias|undefin entity|underst deflate|underst only
T240|unexpec chunk|unexpec magic|unichar|unichar id|unichar line|unicode font|unimple format|unk|unk file|unknown bit
T240|unknown datetim|unknown directi|unknown frame|unknown hl|unknown mat|unknown tried|unknown undefin|unmatch when
T240|unpack docx|unpack failed|unpack receive|unpack require|unproce org|unreada|unreada corrupt|unrecog archive
T240|unrecog content|unrecog iso|unrecov error|unsafel|unsafel using|unspeci dimensi|unsuppo algorit|unsuppo audio
T240|unsuppo bits|unsuppo codec|unsuppo data|unsuppo driver|unsuppo feature|unsuppo filter|unsuppo key|unsuppo pickle
T240|unsuppo refer|upload error|upload max|upload smaller|upload this|uploade an|uploade audio|uploade is
T240|uploade through|url bytes|url field|url scheme|url the|url title|url urls|urls|urls must|use hdf|use workboo
T240|usearch|usearch index|used helveti|used media|using depreca|using pillow|using unicode|utf codec|utf decodin
T240|utf encoded|utf is|utf iso|utf surroga|utf windows|utteran|utteran text|valid audio|valid decimal|valid flac
T240|valid fully|valid maxmind|valid pdf|valid sha|validat file|validat item|value appears|value deseria|value origina
T240|value propert|value transmi|value xf|value yesterd|values encoded|values na|values this|valueto|valueto ec
T240|varchar but|varchar field|varying|vcalend|vector size|vers|vers not|version header|video file|viewfs
T240|viewfs webhdfs|violate indexed|vl file|vlcallb|vlcallb line|vnd openxml|vocabul perhaps|volume current|wait this
T240|want this|was confirm|was generat|was made|was too|was truncat|was unreada|wav data|wav flac|wav webm
T240|webasse module|webhdfs|webhdfs extra|webm please|webp unknown|week|weights only|well formed|when allow|when can
T240|when decodin|when seriali|when when|where exactly|while constru|while downloa|while in|while recover
T240|while scannin|while transla|width height|width is|width or|will not|windows and|with conflue|with content
T240|with data|with defined|with depende|with explici|with ftyp|with hello|with html|with line|with schema
T240|with several|with xsdatom|without an|without specify|wmf|wmf got|word but|word file|word null|workboo corrupt
T240|workboo is|workboo use|worked|works on|would alter|would require|writers schema|www org|xa|xa spxerr|xd|xd xff|xe
T240|xe jf|xf|xf for|xfe|xff in|xff xd|xff xe|xff xfe|xlsx file|xlsxcon|xlsxcon threw|xm|xml in|xml media|xml prematu
T240|xmlns|xmlns xs|xmlsche|xmlsche name|xref|xref table|xs|xs annotat|xs documen|xs http|xs int|xs simplet|xsdatom
T240|xsdatom name|xx load|xyz error|xyz with|xz liblzma|yes|yes to|yesterd|your dataset|your embeddi|your image
T240|your push|yyyy dd|zip bomb|zip error|zip extensi|zip is|zip txt|zr|zr please|zssmst|zssmst mdb|zstd decompr
T277|.constru|.not ole|.pdf syntax|=UnicodeEncodeError|at offset|base seven|buffer size|can't encode|corpus shp
T277|corpus tif|encode charact|fc af|least bytes|no root|really|really pdf|require buffer|root object|shp not
T277|snappy corrupt|tag trk|this really|trk|trk line
T304|#183|.about|.about but|.and|.and repr|.avro binary|.bad rar|.binary|.binary encodin|.but|.but me|.cares
T304|.cares about|.config obj|.decode eof|.documen too|.entitie|.entitie forbidd|.entity too|.fhir validat|.hjson
T304|.hjson decode|.image format|.image open|.incompl json|.invalid avro|.invalid image|.invalid protobu|.jwe
T304|.line too|.linkup fetch|.live|.live stream|.lzma|.me|.message parse|.missing delegat|.msg type|.need|.no header
T304|.nobody|.nobody cares|.non fatal|.obj|.parse fatal|.parse syntax|.pdf page|.protobu|.raw non|.repr|.scanner
T304|.schema resolut|.size too|.str|.str and|.things|.things nobody|.uncompr|.unknown value|.unpack|.unpickl|.unrecog
T304|.unsuppo image|=UserWarning|=Warning|allow pickle|an lmdb|an lzma|an unsuppo|and chunk|apache tika|appears
T304|appears to|applica msdownl|applica zip|as dtype|audio ffmpeg|avro data|bad zip|been decrypt|bits per|blob too|bmp
T304|bof|bof record|bomb|brotli decoder|by decoder|by prefixi|bytes not|bytes the|bz|bz readerr|bzip|bzip file
T304|c corrupt|c doc|c notadb|c upload|cannot reshape|central directo|charact at|chunk exceed|class fhircli
T304|code output|color cpp|column number|columns got|com page|compres file|constit readima|content encodin
T304|content size|copyrig|copyrig the|correct driver|corrupt file|couldn' deseria|csv parse|csv path|cvtcolo|damaged
T304|data req|data size|data was|databas disk|decode delegat|decompr error|decompr failed|delegat for|deseria thrift
T304|determi content|develop mov|dimensi are|disk image|documen format|documen source|driver csv|driver explici|dtype
T304|dtype at|encoded as|encodin unknown|end tag|ended before|entitie name|error decodin|error framety|error png
T304|exceeds fixed|excepti encrypt|expecte bof|expecte columns|expecte or|explici by|failed protobu|failed src
T304|ffmpeg develop|ffmpeg returne|fhircli models|field larger|field limit|file ended|file header|file method
T304|file signatu|filesiz|find trailer|finite|fixed|flow sequenc|font|for cache|force|format heic|format in
T304|format string|frame header|framety|framety unknown|ftyp|ftyp box|functio cvtcolo|given file|got more|gz
T304|gz readerr|gzip file|gzipped|gzipped file|hdf error|header too|heic error|help to|http tika|image dimensi|in an
T304|in mov|in nc|in size|in yaml|incompa input|ini line|input documen|input no|input pdf|into shape|invalid protobu
T304|ipm|is applica|is mb|is streami|jpeg pil|jpeg png|key name|large to|length bytes|lmdb|lmdb file|lzma|lzma file
T304|magic number|marker was|mat|mat file|match obj|max vs|maximum of|maximum permiss|mdb invalid|message exceeds
T304|message file|message larger|method bz|method gz|method tar|method xz|might help|models patient|mov mp|mp audio
T304|mp format|mp moov|mpeg|msdownl|msg file|name int|named word|neither|netcdf unknown|no decode|no ftyp|no start
T304|none public|nor|not bzip|not gzip|not gzipped|not jpeg|not parquet|not tiff|not word|obj|object too|of kb|ogg
T304|only contain|opened success|or blob|or but|parse as|parse line|parseex|parsing flow|parsing message
T304|passwor protect|path with|patient patient|payload error|payload size|pdf file|pdf unable|pem routine|pil
T304|pil error|png error|png readpng|prefixi|prefixi the|protobu load|protobu parsing|read an|read enough|read input
T304|readerr|readerr not|readima|readpng|req got|request request|reshape|right here|routine no|safeten repo|scan
T304|scan pdf|segment must|separat is|sequenc in|seven with|signatu not|src empty|start line|stream expecte
T304|stream marker|streami live|string value|superfl|support size|tables|tag line|tar|tar readerr|than field|than mib
T304|the ffmpeg|the filetyp|this documen|this image|thrift|thrift tprotoc|tiff file|tika excepti|to float|to force
T304|to specify|tprotoc|trailer|trailer diction|transco|trust|trust the|type audio|type details|type ipm
T304|unknown string|unsuppo documen|unsuppo format|use force|valid utf|varchar|version copyrig|version mp|vnd ms
T304|with driver|word documen|xz readerr|you trust|you uploade
T326|.expat|codec can't|element found|expecte found|found end|in positio|in tag|invalid header|line line|ole structu
T326|storage file|structu storage|text at|tif not
T343|.bad gzip|.cbor decode|.couldnt decode|.decodin|.empty file|.file data|.gzip|.gzip file|.invalid data|.no data
T343|.not decrypt|.page count|.rar file|.request too|aiff|aiff aiff|aiff or|an avro|another format|applica vnd
T343|archive format|as pcm|at fc|at index|atom|atom not|brotli|bytes exceeds|bytes got|bytes when|c payload|check if
T343|code payload|data stream|decodin failed|deseria header|documen size|empty csv|empty file|empty in|end with
T343|error payload|expecte object|file contain|file expecte|file out|flac check|hdf|header not|if file|image cannot
T343|inner|inner error|input image|is truncat|large error|large message|limit bytes|linearr|load audio|lz|mime|moov
T343|moov atom|must end|native|native flac|not databas|not determi|of may|or native|or unsuppo|par|pcm|pcm wav|pickle
T343|read as|reading image|request inner|request size|st|st of|string format|strings|than max|to contain
T343|unknown archive|unsuppo url|vnd|wav aiff|while deseria|with par|xff|xz
T358|.ole|.ole file|=UnicodeError|an ole|corrupt input
T371|.big|.defused|.defused xml|.invalid file|.message size|.size exceede|.toml decode|.too big|.unsuppo format|.zstd
T371|c file|data incorre|errno invalid|error asserti|ffmpeg version|format or|gzip|header check|heic|incorre header
T371|iso|its name|name says|not what|of stream|public id|says not|size limit|system id|than bytes|unsuppo file
T371|unsuppo media|value at|what its|yaml line
T383|.decompr|.parse base|.unident|.unident image|at char|char line|ole|prematu end
T393|.archive|.compute|.corrupt|.ex|.ex msg|.msg|.msg base|.tar|.toml|as being|asserti|asserti failed|being in
T393|file file|image is|in support|is bytes|kb|magic|media type|parquet file|recogni as|value too
T411|#415|.file format|.header|allowed size|audio file|file could|file size|invalid file|the data|unsuppo image
T419|file io
T426|decompr data|format not|image format|support file|too big|while decompr
T433|bytesio|bytesio object|cannot identif|identif image|io bytesio|size is
T439|.pdf read|.py pdf|c large|is corrupt
T451|process input|when process
T456|.bad zip|.zip file|not zip
T462|payload too
T466|.zip
T471|file type
T475|zip file
T484|image file
T488|tmp corpus
T495|file format
T508|.large|.too large|decompr
"""
