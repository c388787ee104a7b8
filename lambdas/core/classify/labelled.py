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
    -18.0,
    -47.2,
    -23.9,
    -26.5,
    -21.3,
    -43.1,
    -51.3,
    -47.0,
    -49.2,
    -39.0,
    -23.9,
    -55.3,
    -47.4,
    -65.1,
    -30.4,
    -29.8,
    -66.3,
    -17.9,
    -67.6,
    -21.6,
)
UNSEEN: tuple[float, ...] = (
    -126.0,
    -109.6,
    -119.9,
    -119.3,
    -121.8,
    -110.0,
    -107.5,
    -109.3,
    -107.1,
    -111.0,
    -119.1,
    -106.8,
    -108.9,
    -105.7,
    -116.9,
    -117.4,
    -106.0,
    -125.3,
    -105.4,
    -121.5,
)
WEIGHTS = """\
A18|all searche|bad answer|denied access|enough values|getpara not|month upgrade|perform ssm|raised expired|read app
A18|searche of|ssm|ssm getpara|tasks forbidd|this month|to unpack|tool failed|unpack expecte|values to
A18B24C24D30H24J18K24O24R45T40|base
A18C24D24E24P24|api todoist|todoist|todoist com
A18C24D24F24O28P28R24T24|en us
A18C24R34|expecte got
A18C30D37J30K30O24R39T37|multipl
A18D24|rest tasks
A18D24O24P24|com rest
A18E24O18P18R24|https develop
A18O18|http for
A18O18P18|develop mozilla|docs web|informa check|mozilla|mozilla org|org en|us docs|web http
A18R24T30|invalid base|string number
A18R24T39|encoded
A18R24T42|of data
A18T30|base encoded|be more|charact cannot|data charact|encoded string|than multipl
A18T34|multipl of
A18T38|unpack
A24|.accepta|.access refused|.account not|.activat|.ads|.adyen invalid|.api forbidd|.api permiss|.argon|.ark permiss
A24|.associa|.associa validat|.augment|.augment http|.auth failure|.auth plugin|.auth provide|.authent failure
A24|.authent rejecte|.authent require|.authent respons|.authent type|.authn|.authori config|.auto discove|.bad authent
A24|.bad credent|.bad data|.bad host|.bad key|.bad user|.ban|.bind|.blocked quota|.box o|.budget exceede|.budget limit
A24|.bus authori|.bus quota|.captcha access|.captcha paramet|.cartesi|.censys unautho|.cert|.cert verific
A24|.certifi verify|.challen require|.channel access|.chat write|.claims|.client ssl|.cloud failed|.cloud service
A24|.cloudfl challen|.cloudfl code|.comet rest|.composi client|.config file|.connect account|.connect certifi|.copy
A24|.courier|.credent result|.credent retriev|.credit|.daily|.daily message|.daytona forbidd|.deactiv|.deactiv ban
A24|.discove|.discove failed|.edge db|.factor auth|.factor require|.failed login|.failed precond|.feast permiss
A24|.fhir unautho|.file url|.followe|.gated|.gated repo|.geo permiss|.geo restric|.geocode authent|.geocode insuffi
A24|.get paramet|.gitlab authent|.google ads|.grafana unautho|.grant type|.group authori|.host key|.host keys
A24|.http unautho|.id mismatc|.imperso user|.insuffi capabil|.insuffi credit|.insuffi permiss|.insuffi privile|.intent
A24|.intents|.intents require|.invalid authent|.invalid claim|.invalid client|.invalid jwk|.invalid key
A24|.invalid refresh|.invalid ssl|.invalid tag|.irrecov connect|.jwk type|.jws signatu|.jwt claims|.jwt missing
A24|.kerbero|.key duplica|.key unregis|.keycloa authori|.keyring locked|.kms disable|.kusto authent|.kusto client
A24|.ldap bind|.ldap start|.limit exceed|.linkedi|.linkedi session|.linkup budget|.linkup insuffi|.llmapi|.llmapi key
A24|.local token|.locked out|.logfire|.logfire config|.login failure|.logon|.logon failure|.m forbidd|.mailbox copy
A24|.managem|.max number|.memory quota|.message limit|.missing config|.missing intent|.missing scope|.model authent
A24|.needs|.needs key|.neptune limit|.netmiko authent|.not accepta|.not activat|.not followe|.not initial|.not provide
A24|.not set|.nsq unautho|.number limit|.nylas api|.of resourc|.options|.paralle|.passwor reset|.peer bad|.plugin
A24|.premium|.premium only|.private profile|.privile intents|.produce blocked|.provide fatal|.quota limited|.rar wrong
A24|.readonl|.refresh token|.request setup|.require attribu|.require claim|.require options|.require respons|.reset
A24|.reset require|.resourc number|.rest api|.restric locatio|.rocket authent|.s respons|.s upload|.sasl|.sasl authent
A24|.scrapli authent|.sender id|.service not|.signatu expired|.sigver|.smb authent|.smith auth|.socks|.socks auth
A24|.ssl cert|.ssl certifi|.sso|.sso token|.start tls|.status request|.storage respons|.store context|.strong
A24|.strong auth|.superme|.telegra forbidd|.todoist|.todoist failed|.token expired|.token missing|.token not
A24|.token retriev|.transac cap|.transfe|.transpo server|.unautho sso|.unsuppo grant|.upload failed|.url retriev
A24|.user access|.user deactiv|.user denied|.validat failure|.verific failed|.verify mismatc|.video private|.wandb
A24|.wandb authent|.weave|.weave wandb|.web authn|.wiki|.wiki http|.write forbidd|.x store|.xmlsec|aaaab|aaaab expecte
A24|aaaac|aadappk|aadappk https|aadsts applica|aadsts due|aadsts error|aadsts invalid|abc an|abc but|abc example
A24|abc sign|abc was|abuse detecto|abusive|abusive or|accepte for|accepts|accepts error|access invalid|access item
A24|access private|access rights|access send|access type|access with|accessd message|accessd request|accessi extensi
A24|accessi userpre|accesso|accesso lacks|account acct|account acme|account adminis|account and|account answer
A24|account api|account billing|account cloud|account credits|account disable|account errorty|account firewal
A24|account folder|account found|account free|account inactiv|account level|account plan|account restric
A24|account suspend|account unified|account verific|account wallet|acct|acct having|acme agent|acme athena|acme iam
A24|acme kusto|acme locatio|acme private|acs url|action attempt|action content|action data|action indices|action is
A24|action make|action microso|action need|action upto|action user|actions on|activat please|activat request
A24|active grants|active please|activit detecte|activit message|actor go|actor in|actors|add an|add and|add credits
A24|add data|add one|add the|address example|address if|address in|address me|admin authent|admin to|adminis for
A24|adminis has|adminis or|adminis prohibi|adminis to|adyen|adyen usernam|adyenin|adyenin message|afford|afford this
A24|after its|after minutes|again access|again cannot|again caused|again id|age seconds|agent acme|agent in|agreeme
A24|ai dashboa|ai embeddi|ai setting|ai team|aierror you|ak is|akp|alert applica|alert certifi|alg|alg value
A24|algorit for|align|align with|aliyun|aliyun com|all availab|all logs|all premium|all recipie|all signatu|all steps
A24|allocat freetie|allow this|allowan exceede|allowan for|allowed errorty|allowed get|allowed types|allowed vhost
A24|allows|allows for|alphava api|alphava website|amazon ses|amount not|an account|an algorit|an asr|an env|an insuffi
A24|an interac|an officia|an overage|an overdue|an unautho|an unrecog|and either|and explici|and fal|and follow
A24|and login|and our|and refresh|and require|and save|and therefo|and unlock|and valid|and verify|anonymo caller
A24|anonymo user|answer failure|anthrop api|anthrop models|any credits|any more|any write|anyone|anyone with|ap err
A24|api billing|api binance|api changes|api clear|api convers|api custome|api exchang|api for|api id|api oauth
A24|api refer|api rest|api your|apierro securit|apierro the|apify|apify com|apikey credent|apikey paramet|apikeyi
A24|apikeyi message|apis|apis either|app and|app being|app clear|app consume|app databas|app does|app key|app phoenix
A24|app sqldriv|applica and|applica id|applica pair|applica was|applica with|approle|approle login|approva all
A24|approva by|approve standar|are authori|are blocked|are ec|are ones|are over|are set|are unable|arize|arize com
A24|arrears|arrears request|article as|as composi|as far|as keyword|as month|as named|as paramet|as read|as xxxx
A24|ask for|ask your|asr|asr request|assumin|assumin auth|at fal|at resend|at root|at utc|at validat|athena|atlas
A24|atlas nomic|atlaser|attach more|attempt has|attempt have|attempt of|attempt or|attempt try|attribu dashsco|aud
A24|aud claim|audienc aud|auth account|auth approle|auth cannot|auth credent|auth excepti|auth html|auth invalid
A24|auth login|auth plugin|auth test|auth to|auth url|auth usernam|authent again|authent client|authent current
A24|authent environ|authent errorco|authent flow|authent headers|authent if|authent is|authent mechani|authent method
A24|authent otp|authent please|authent replays|authent signatu|authent type|authent undefin|authent was|authent while
A24|authent yoursel|authfai|authfai signatu|authori by|authori checks|authori cluster|authori code|authori configu
A24|authori first|authori from|authori grant|authori key|authori keycloa|authori logon|authori message|authori require
A24|authori respons|authori securit|authori the|authori token|authori would|authzed|authzed read|autodis
A24|autodis protoco|automat bind|automat locked|availab credits|availab default|aws service|aws sso|az login|azsdk
A24|azsdk python|back as|bad authent|bad token|badcred|baduser|balance account|balance at|balance being
A24|balance paramet|balance request|balance to|balance top|balance trace|basis please|bbc|bbc the|be associa|be for
A24|be instant|be resumed|be saved|be validat|because resourc|because too|been activat|been automat|been deactiv
A24|been deemed|been exhaust|been expired|been explici|been granted|been invalid|been passed|been paused|been request
A24|being install|being low|bfa|bfa ece|big zip|bigcode|bigcode the|billing account|billing cycle|billing enable
A24|billing for|billing hard|billing on|billing problem|billing to|billing user|billing vehicle|binance com
A24|binance get|binary securit|bind not|bindsim|bindsim transpo|bit ly|blocked do|blocked or|blocked sql|blocked your
A24|body credits|body slug|body the|booking|booking please|bot example|bot token|both of|bounce|bounce spam|bpf
A24|bpf make|braintr api|braintr dev|braintr you|broker logfile|broker topic|broker when|browser com|browser doesn't
A24|bucket permiss|bucket that|bucket this|budget has|budget limit|buffer the|but can|but private|by calling|by env
A24|by forbidd|by getdial|by staff|by users|by using|by visitin|bybit require|bytes scanned|c accessi|c allowan
A24|c apikey|c apikeyi|c arreara|c asr|c atlaser|c authfai|c balance|c chat|c claim|c consent|c credent|c current
A24|c decode|c enabled|c erofs|c failedp|c freetie|c gbused|c hard|c inarrea|c incompa|c indexes|c interac|c isv
A24|c items|c kmsdisa|c maxnumb|c mfa|c more|c oauth|c organiz|c paid|c passwor|c payee|c platfor|c policy|c qepx
A24|c rented|c run|c unopene|c unregis|c userdis|c useruna|c vcpulim|c view|c write|cache json|cache kcm|calcula does
A24|call authent|call authori|call usage|caller is|calling initial|calls limit|calls today|can copy|can generat
A24|can get|can make|can perform|can purchas|cancele or|cannot configu|cannot list|cannot retriev|capabil capabil
A24|capabil named|capacit than|captcha challen|captcha missing|cause bad|ce|ce bfa|cert is|cert or|certifi credent
A24|certifi if|certifi or|certifi please|certifi require|challen require|challen this|change attempt|change it
A24|change made|change the|changed the|changed their|channel adminis|channel manage|charact long|charge write
A24|chat post|chat version|check auth|check usernam|ciamlog|ciamlog com|claim are|claim invalid|claim iss
A24|claim mismatc|class constru|class or|claude opus|clearml|clearml is|clearml server|clearml setup|client aadsts
A24|client client|client does|client excepti|client must|client no|client option|client or|client side|client token
A24|client unified|client with|clienti intuit|clock setting|clock skew|clogin|clones|clones please|cloud credits
A24|cloud google|cloudfl has|cloudfl version|cloudfl workers|cluster name|co dataset|co google|co meta|co setting
A24|co support|co togethe|code account|code allocat|code apikeyi|code attempt|code authfai|code call|code cannot
A24|code detecte|code expired|code in|code limitex|code maxnumb|code none|code of|code paramet|code project|code quota
A24|code require|code specifi|code token|code topic|code unautho|code userdis|code xc|codenam atlaser|codes api
A24|collect indexes|collect need|columns salary|com actors|com answer|com auth|com code|com contoso|com domain
A24|com error|com extsts|com identit|com inactiv|com incorre|com inferen|com members|com opik|com or|com permiss
A24|com plans|com project|com remote|com storage|com unrestr|com youtube|com zh|command denied|command find
A24|command first|command full|comment accepts|company account|company status|complai|complai or|complet as
A24|complet authent|complet this|complia for|composi api|composi login|compute request|compute usage|compute virtual
A24|concurr limits|conf entry|config list|config please|configu and|configu change|configu cluster|configu credent
A24|configu default|configu found|configu https|configu in|configu lm|configu on|configu paramet|configu use
A24|configu visit|configu your|confirm that|conn key|connect admin|connect open|connect vehicle|consent require
A24|consent to|conside doing|console ai|console apify|console cloud|console follow|constru is|constru or|consume key
A24|contact nvidia|contain invalid|contain it|contain token|content forbidd|continu access|continu usage|continu using
A24|contoso typo|contrac has|convers credits|copy your|core count|cores quota|correct credent|correct host
A24|correct includi|corresp profile|cosmos|cosmos db|cost max|count limit|count request|country is|cpu exceede
A24|cpu limit|cpu limited|cpu used|create bucket|create free|create more|create on|create output|create page
A24|create session|created team|createe|createe operati|createj|createj operati|creatin client|credent availab
A24|credent caused|credent confirm|credent could|credent do|credent doesn|credent due|credent failed|credent from
A24|credent given|credent have|credent invalid|credent is|credent managed|credent or|credent please|credent provide
A24|credent reason|credent require|credent respons|credent tenviro|credent unautho|credent were|credent when
A24|credent you|credit balance|credit error|credit in|credit limit|credit to|credits and|credits are|credits at
A24|credits current|credits expired|credits on|credits origina|credits statusc|credits yet|crm no|cryptog primiti
A24|csv compres|curl ssl|current account|current balance|current cost|current license|current pending|current time
A24|current utiliza|current vcpu|custom fields|custome meta|cycle spend|daily api|daily code|daily email|daily exceed
A24|daily free|daily generat|daily quota|daily task|daily user|dashboa billing|dashboa cohere|dashboa limits|dashsco
A24|dashsco api|data bindres|data collect|data domain|data headers|data overquo|data policy|data read|data upsertb
A24|databas adminis|databas there|databas to|databri|databri client|databri com|dataset bigcode|dataset on
A24|dataset page|dataset please|dataset upload|date none|dav reason|day api|day limit|day to|day trading|db account
A24|db data|db ora|db to|deactiv caused|decode error|decrypt the|deemed|deemed abusive|deepl api|def|default auth
A24|default authent|default cache|default credent|default databas|default firebas|default for|default project
A24|defined ask|deflate filemod|delete your|deleted deactiv|delta of|denied could|denied dev|denied errorty|denied etc
A24|denied from|denied group|denied http|denied https|denied insuffi|denied path|denied publick|denied resourc
A24|denied run|denied this|denied token|denied txt|denied user|denied you|deny|deny to|deplete|deplete credits
A24|deploy to|desc strong|descrip client|descrip incorre|descrip you|detail invalid|detail no|detaile missing
A24|details caller|details for|details https|details jwt|details not|details on|details or|details see|details specifi
A24|details you|details your|detecte cloudfl|detecte dubious|detecte free|detecte unusual|detecte you|detecte your
A24|detecto|dev bpf|dev logs|dev tools|develop applica|develop console|develop portal|dict setting|didn't grant
A24|didn't know|differe api|differe between|digest sent|disable and|disable if|disable secret|disable status
A24|disable the|disable when|disallo type|docs databri|docs oracle|docs tenant|doesn match|doesn't have
A24|doesn't underst|doing an|domain as|domain at|domain data|domain from|domain googlea|domain on|downloa video
A24|dqw private|dqw sign|dsid comment|dsn none|dspy|dspy configu|dspy lm|dubious|dubious ownersh|duplica the
A24|during chat|during listobj|east ops|east publish|easypos or|ebay|ebay yaml|ec rsa|ece|ece quota|edit experim
A24|effecti|effecti roles|either code|either invalid|either passing|either provide|either publish|either supplie
A24|either through|either used|either via|eligibi|eligibi in|email passwor|email provide|email support|email your
A24|emails to|embeddi api|embeddi insuffi|embeddi model|en dev|en terms|enable billing|enable mode|enabled detail
A24|enabled details|enabled in|encrypt operati|encrypt passwor|encrypt require|ended add|ended or|endpoin if
A24|endpoin on|endpoin require|endpoin usage|enough code|enough privile|enough request|enough rights|enter enable
A24|enter payment|entered company|enterpr credent|enterpr status|entire|entire amazon|entity in|entity size|entry or
A24|env dashsco|env var|envelop allowan|environ prod|environ setting|environ trouble|episode|episode usage|er
A24|er authent|err auth|err key|err skew|errno access|errno read|error api|error certifi|error codes|error consent
A24|error conside|error daily|error did|error executi|error groupau|error help|error isv|error key|error monthly
A24|error only|error origina|error qepx|error read|error refused|error saslaut|error spendin|error sslerro|error two
A24|error zero|errorco authori|errorme insuffi|errorna permiss|errorre error|errors texceed|errors this|errors tunconf
A24|errors type|errors unautho|errors unavail|errorty securit|etc ebay|etc shadow|etcdser authent|evaluat please
A24|exa api|exceed sending|exceede api|exceede current|exceede mailbox|exceede rejecte|exceede standar|exceede upgrade
A24|exceedi approve|exceedi of|exceeds quota|excepti action|excepti current|excepti default|excepti reader
A24|exchang code|exchang failed|execute authzed|execute tool|executi tool|exhaust balance|exhaust if|exhaust tdetail
A24|exhaust your|exist make|expecte aaaac|expecte abc|expecte any|expecte signatu|experim failed|expired auth
A24|expired authent|expired code|expired due|expired expired|expired payment|expired re|expired rest|expired see
A24|expired ssl|expired the|expired to|explici enable|explici enabled|export invoice|export it|export this
A24|extract given|extsts|extsts srf|face with|faceboo has|factor code|factor require|failed api|failed as
A24|failed attempt|failed cert|failed device|failed getting|failed hostnam|failed html|failed or|failed passwor
A24|failed permiss|failed please|failed premium|failed provide|failed proxy|failed reqwest|failed saml|failed sqlstat
A24|failed unautho|failed val|failedo unopene|failedp|failure check|failure the|failure xc|fal ai|fal key|false quota
A24|family|family cores|faq for|far|far back|far in|fatal authent|fatal could|fatal detecte|fatal invalid|fatal no
A24|fatal passwor|fault access|fault the|feature require|feature upgrade|feature your|fetchin resourc|fewer max
A24|fhircli not|file and|file as|file at|file client|file detail|file pdf|file status|file system|file to|file txt
A24|file zipinfo|filemod|filemod rw|filenam report|finance|finance pay|find config|find it|find system|find tavily
A24|find your|finding okta|fingerp|fingerp not|finish setting|firebas|firebas app|firebir|firebir login|firewal rules
A24|firewal setting|firewor|firewor ai|first example|first line|flow needed|flushal|flushal command|folder id
A24|folder is|follow these|followe|followi authent|followi intent|followi product|followi scopes|followi service
A24|followi this|for access|for assista|for email|for endpoin|for from|for host|for intrane|for legal|for openai
A24|for payload|for pub|for recipro|for relatio|for securit|for size|for table|for tavilys|for toolkit|for topic
A24|for violati|for web|forbidd date|forbidd failed|forbidd forbidd|forbidd from|forbidd global|forbidd http
A24|forbidd https|forbidd index|forbidd message|forbidd missing|forbidd operati|forbidd reads|forbidd request
A24|forbidd resourc|forbidd server|forbidd your|format of|formed correct|found add|found authent|found here
A24|found inactiv|found load|found only|found set|free account|free allocat|free credits|free gpu|free key|free model
A24|free nasdaq|free query|free tokens|free users|free version|freetie|freetie message|fri|friday|friday type
A24|from address|from columns|from easypos|from ip|from poe|from remote|from restric|from sso|from urn|from xml
A24|fully set|functio kms|fund|funding|funding sources|funds in|funds no|funds to|fusion|fusion rrf|garden
A24|gated dataset|gateway is|gemini api|gemma|gemma client|generat and|generat api|generat hard|generat new
A24|generat token|geo permiss|get api|get authori|get binary|get free|get is|get more|get one|get started|getdial
A24|getting informa|getting started|getting token|getuser class|git github|given archive|given auth|given but
A24|given key|given were|global access|gmail sending|go jose|go limit|gone over|google gemma|got aaaab|gpg decrypt
A24|gpg xdeadbe|gpu quota|grant has|grant insert|grant is|grant paramet|grant token|grant type|granted access
A24|granted by|grants|grants and|great|groq api|groq provide|groqpro|groqpro api|group access|group and|group require
A24|groupau|groupau app|groups permiss|guardra configu|guests|guides error|gurobi com|had many|had webhook|hard bounce
A24|has blocked|has either|has submitt|have authori|have credits|have generat|have had|have in|have manage
A24|have revoked|have rights|have use|haven't|haven't exhaust|having the|hba|hba conf|header authori|headers none
A24|headers were|help aliyun|help db|hf auth|hint set|history the|hmac|hmac possibl|host key|host keys|host user
A24|hours left|hours see|hr people|hr sqlstat|hr this|href youtube|html databri|html logon|htp|http endpoin
A24|http forbidd|http payment|http please|http respo|https atlas|https bit|https browser|https clear|https dashboa
A24|https firewor|https gurobi|https help|https iam|https icloud|https ngw|https poe|https resend|https servers
A24|https storage|https stripe|https tenant|https testcon|https track|https youtube|hub login|hub visit|iam cloud
A24|iam permiss|icloud|icloud com|icloud service|id access|id ce|id default|id environ|id param|id pass|id passwor
A24|id private|id send|id thumbpr|id token|id two|identif or|identit environ|identit token|idp|idp cert|if posting
A24|imperso the|imprope token|improve by|in account|in active|in arrears|in balance|in by|in bytes|in channel
A24|in cryptog|in dsn|in error|in exa|in exceedi|in if|in more|in praw|in product|in reposit|in returne|in room
A24|in saving|in too|in ways|inactiv address|inactiv found|inactiv recipie|inactiv send|inarrea|inarrea message
A24|inbox is|include it|include profess|include this|include your|includi the|incorre api|incorre invalid|incorre the
A24|incorre token|incorre usernam|incorre your|increas concurr|increas from|index leads|index privile|index write
A24|indexes availab|indexes cannot|indexes to|indices data|indices hr|inferen detail|info acme|info bindsim
A24|info ldaperr|informa status|informa to|ini file|initial app|initial certifi|initial method|initial mistral
A24|initiat operati|insert id|install app|instanc account|instanc and|instanc bucket|instanc with|instant be
A24|instant followi|instant remove|instant unlock|institu website|instruc can|instruc in|insuff|insuff access
A24|insuffi access|insuffi account|insuffi authori|insuffi descrip|insuffi fund|insuffi privile|insuffi scope
A24|insuffi status|insuffi the|integra locatio|integra message|integra status|intende to|intent message|intents
A24|intents that|intents within|interac authent|interce certifi|interfa see|interne this|into https|invalid appid
A24|invalid authori|invalid claim|invalid code|invalid company|invalid descrip|invalid dict|invalid email
A24|invalid errcode|invalid expired|invalid hmac|invalid identif|invalid idp|invalid kube|invalid logon
A24|invalid merchan|invalid none|invalid payload|invalid private|invalid role|invalid sdk|invalid sqlstat
A24|invalid validat|invalid verific|invalid write|invoice please|io api|io dashboa|ip through|is are|is deactiv
A24|is formed|is gated|is granted|is instanc|is insuffi|is negativ|is non|is premium|is re|is recomme|iss|issue payee
A24|issue starttl|issues please|isv|isv amount|it after|it as|it at|it https|it necessa|it results|it seems|it via
A24|it without|it would|item couldn'|items per|its credit|its free|its include|its monthly|its plan|its quota
A24|its serverl|its storage|its usage|jobs for|jobs size|jose|jose error|jose go|json access|json no|jwt expired
A24|jwt is|kc|kc api|kcm|kerbero credent|kerbero session|key and|key api|key applica|key at|key attribu|key blocked
A24|key client|key code|key configu|key defined|key duplica|key env|key expired|key https|key improve|key instant
A24|key kid|key live|key message|key none|key origina|key please|key reason|key rk|key session|key setting|key specifi
A24|key the|key this|key trace|key unautho|key unknown|key unrecog|key unregis|key used|key using|key values|key we
A24|key write|key xxx|keycloa|keycloa setting|keys found|keys from|keys include|keys set|kind insuffi|kms is|kms key
A24|kmsdisa|kmsdisa when|know the|krb|krb ap|kube|kube config|kucoina kc|kusto|kusto windows|kustoau|kustoau aadappk
A24|lack|lack suffici|lacks|lacks permiss|large first|ldaperr data|ldaperr dsid|ldapinv|ldapinv invalid|leads blocked
A24|leads stack|least charact|left try|legal|legal reasons|level does|level service|license is|license limit
A24|license visit|like to|limit in|limit ml|limit or|limit problem|limit tag|limit to|limit too|limit upgrade
A24|limitat of|limited cpu|limited license|limited quota|limitex message|limits at|limits go|limits page
A24|limits upgrade|limits were|limits you|line or|link account|link https|link of|link or|list denied|list entry
A24|list resourc|listing objects|lite plan|live abc|live does|llama llama|llama resolve|llm keys|llmapik|llmapik llm
A24|lm dspy|lm is|lm openai|lm using|load authori|load cookies|load openai|load wh|locate provide|locatio accordi
A24|locatio you|locked account|locked because|locked due|locked headers|locked help|locked out|locked prompt
A24|locked reason|log data|log into|log limit|logfile|logfire|logfire auth|logfire token|logging hours|login error
A24|login first|login is|login name|login page|login please|login see|logon attempt|logon failed|logs include
A24|logs organiz|longer valid|low this|low to|lwa|lwa app|ly|ly finding|machine to|made by|made this|mail badcred
A24|mail invalid|mail service|mailbox for|mailbox has|main hr|make another|make more|malform or|malicio|malicio login
A24|manage broadca|manage permiss|managed managed|managem console|managem token|manual suppres|manuall finish
A24|many accesse|many failed|many indexes|many invalid|many redirec|match db|match digest|match got|match payload
A24|matches kid|matchin your|max budget|max entity|max request|maximum daily|maximum entity|maxmind license|maxnumb
A24|maxnumb message|may only|may pdt|may subscri|mb full|me boards|me example|me profile|mechani|mechani plain
A24|meeting create|mem api|members me|memory quota|message creatin|message credent|message custom|message expired
A24|message feature|message free|message generat|message http|message jwt|message maximum|message organiz
A24|message permiss|message privile|message remote|message subscri|message token|message trade|message unavail
A24|message unusual|message userdis|messagi profile|meta errors|meta id|metadat request|method at|method first
A24|method of|methods availab|methods succeed|microso compute|might need|minor no|minutes or|mismatc certifi
A24|mismatc httpsco|mismatc key|mismatc ssl|missing auth|missing client|missing could|missing iam|missing invalid
A24|missing refresh|missing this|missing you|mistral api|mistral client|ml setup|ml unautho|ml xlarge|mode in
A24|mode please|model garden|model meta|model on|model project|model publica|model studio|model under|models claude
A24|monitor monthly|month please|monthly has|monthly signatu|monthly token|monthly unique|monthly usage|more calls
A24|more files|more in|more monthly|more namespa|more points|more queries|more setting|more signatu|more vcpu
A24|mp authent|ms azsdk|msg access|msg insuffi|msg locked|msg payment|msg service|msg this|msg you|msg your
A24|multi factor|multifa|multifa authent|multipa httperr|must enable|must issue|must login|must rent|must share
A24|must supply|name ciamlog|name clogin|name insuffi|name stack|name systemd|name unautho|named iam|named paramet
A24|names tc|namespa failed|necessa permiss|necessa to|need have|need indexes|needed active|needed chat|needed users
A24|negativ please|net aadsts|net jobs|netcdf authori|network firewal|neurons|neurons please|new access|new collect
A24|new interac|new ip|new locatio|new token|newly|newly created|ngw|ngw devices|no access|no auth|no credits
A24|no default|no encrypt|no host|no hours|no kerbero|no lm|no managem|no mistral|no passwor|no pg|no public
A24|no refresh|no secret|no signatu|nomic ai|nomic api|nomic embeddi|nomic login|non complia|none body|none ldaperr
A24|none of|none status|none valid|not align|not consent|not entered|not export|not followe|not interce|not list
A24|not made|not origina|not purchas|not suffici|not supplie|not trigger|not writabl|notauth message|notauth opc
A24|notfoun code|notfoun specifi|null errors|nvidia represe|oasis|oasis names|oauth code|oauth to|oauthpr
A24|oauthpr error|oauthto|oauthto get|object put|object unautho|objects under|occurre disable|occurre kmsdisa
A24|occurre passwor|occurre vcpulim|oci|oci config|oct|oct okp|of allows|of authent|of authori|of connect|of daily
A24|of def|of entity|of funding|of instanc|of items|of jobs|of logging|of meeting|of neurons|of nomic|of oauth
A24|of please|of read|of times|of usernam|of you|officia|officia test|okp|okp akp|okta develop|okta domain|on account
A24|on admin|on at|on contrac|on crm|on db|on disable|on friday|on gmail|on indices|on job|on jobs|on monday|on orders
A24|on paid|on reports|on schema|on thursda|on when|once assumin|one configu|one has|one place|one using|ones
A24|ones that|online plus|only afford|only file|only mode|only perform|only search|only send|only superus|only you
A24|open dev|open not|open possibl|open support|openai embeddi|openai or|openai please|opening file|opensou
A24|opensou free|openssh private|operati are|operati baduser|operati client|operati get|operati lambda|operati passwor
A24|operati require|operati resourc|operati using|opik|ops big|option must|opus please|or adminis|or api|or app
A24|or applica|or as|or attribu|or availab|or be|or both|or cancele|or clienti|or didn't|or disable|or email
A24|or enterpr|or exceede|or export|or faceboo|or failure|or fingerp|or guests|or had|or have|or hostnam|or hugging
A24|or key|or license|or live|or load|or manual|or openai|or purchas|or reached|or reactiv|or refresh|or secret
A24|or setting|or signatu|or siteid|or space|or subscri|or suspend|or through|or upstrea|or user|or via|ora the
A24|oracle com|orders not|org not|organiz does|organiz is|organiz tier|oserror|oserror tunnel|other recipie
A24|otherwi disallo|otherwi invalid|otp|otp code|our abuse|our standar|out to|out xc|output bucket|over daily
A24|over scope|over your|overage|overage agreeme|overall|overall faq|overdue|overdue balance|overquo|overquo quota
A24|own clearml|own email|owner or|ownersh|ownersh in|page api|page at|page code|page use|paid basis|param type
A24|paramet argumen|paramet refresh|paramet which|params login|params session|pass api|pass tavily|pass your
A24|passing api|passwor change|passwor combina|passwor for|passwor has|passwor logon|passwor pair|passwor prompt
A24|passwor reset|passwor submitt|passwor tenant|passwor unauthe|passwor when|past invoice|past your|path upsertb
A24|pattern day|pause|pause player|paused for|pay as|pay past|pay query|payee|payee account|payload one
A24|payload padding|payload signatu|payment gateway|payment message|pdf an|pdf require|pdf to|pdt|pdu|pdu digest
A24|peer didn't|people query|perform any|perform due|perform request|period ended|period or|period send
A24|permiss authori|permiss deny|permiss error|permiss errorco|permiss key|permiss message|permiss on|permiss read
A24|permiss spanner|permiss storage|permiss text|permiss with|permiss would|permit queryin|permit this|permits
A24|permits you|permitt detail|permitt for|permitt to|perplex|perplex ai|pg|pg hba|phoenix|phoenix arize|place
A24|place simulta|plan error|plan if|plan log|plan permits|plan quota|plan set|plan token|plan upgrade|plans billing
A24|platfor policy|platfor stabili|player pause|please change|please configu|please disable|please enable
A24|please follow|please generat|please invalid|please open|please reach|please recharg|please registe|please renew
A24|please validat|plivo python|plugin require|plus|plus because|points or|points please|policy free|policy violati
A24|polygon api|portal it|possibl authent|possibl malicio|possibl reason|post binding|posting|posting to|praw|praw ini
A24|preferr|preferr authent|premium endpoin|premium only|premium require|premium users|primiti|primiti status|privacy
A24|private but|private endpoin|privile intents|privile permiss|privile read|privile to|privile user|pro to
A24|problem certifi|problem consume|problem day|problem insuff|problem self|problem token|problem you|process tokens
A24|product assets|product you|profess|profess voice|profile has|profile is|profile returne|profile spend|project at
A24|project billing|project exceede|project id|project in|project is|project or|project scoped|prompt seen|prompt sudo
A24|prompt the|protoco failed|provide and|provide as|provide chat|provide correct|provide ensure|provide expired
A24|provide fatal|provide hint|provide invalid|provide key|provide or|provide public|provide webex|proxy is
A24|proxy oserror|proxy vpn|pub on|public interne|public link|publica|publica configu|publick fatal|publish anthrop
A24|publish to|purchas paid|purchas the|purchas this|put failed|python identit|qb auth|qepx|qepx you|queries please
A24|queries to|query it|query please|queryin|queryin recent|quickbo|quickbo online|quota compute|quota current
A24|quota is|quota quota|quota request|quota using|quotaex operati|quotali|quotali ec|quotas|rak|rak charge|rank
A24|rank fusion|razorpa|razorpa signatu|re authent|re authori|re enabled|re login|reach out|reached credits
A24|reached increas|reached resourc|reached upgrade|reachin|reachin the|reactiv|reactiv this|read all|read data
A24|read denied|read email|read online|read search|read users|reader db|reader not|readonl the|reads are|ready must
A24|reason api|reason exhaust|reason failedp|reason payment|reason premium|reason provide|reason trial|reason usernam
A24|receive did|receive forbidd|recent sip|recharg|recipie are|recipie please|recipro|recipro rank|recomme to
A24|reddit class|redirec or|ref null|refresh failed|refresh this|refused for|refused using|refused write|regain
A24|regain access|region us|registe in|rejecte authent|rejecte email|relatio salarie|remaini for|remaini usage
A24|remaini while|remote invalid|remove|remove all|renew|renew the|rent|rent paid|rent this|replays|repo for|repo make
A24|report for|reports unable|reposit at|request activat|request article|request could|request cpu|request delta
A24|request feature|request limitat|request market|request origina|request permitt|request possibl|request privile
A24|request ref|request require|request results|request service|request signatu|request topic|request unautho
A24|request up|request vs|require account|require apikey|require app|require authent|require capabil|require configu
A24|require ctrls|require headers|require http|require https|require informa|require more|require not|require passwor
A24|require payment|require permiss|require please|require product|require project|require reason|require scopes
A24|require set|require ssl|require time|require tlsv|require token|require two|require your|reqwest environ
A24|reset require|resourc inarrea|resourc monitor|resourc or|resourc owner|resourc project|resourc sb|resourc sorry
A24|resourc unautho|respo|respons aadsts|respons header|respons login|respons rejecte|respons title|respons unautho
A24|respons upload|rest write|restcli|restric descrip|restric locatio|restric or|restric please|restric therefo
A24|result the|results too|resumed|resumed because|retriev credent|retriev of|retriev xlsx|returne authent
A24|returne budget|returne mail|revoked or|revoked you|rights modifyr|rk|rk live|role or|roles viewer|room abc
A24|root cannot|root oci|root sudo|root you|rrf|rsa oct|rsa public|run aws|run az|run composi|run it|run logfire
A24|run nomic|run returne|run set|run sh|running adyen|running scapy|runpod|runpod api|rw|rw is|said|said expired
A24|salary|salary in|same authori|same domain|saml status|sandbox total|saslaut|saslaut authent|satisfa
A24|satisfa surveys|save new|saved because|saving oauthto|says chat|says forbidd|scanned|scanned locatio|scapy
A24|scapy as|schema main|scheme htp|scope expecte|scope subscri|scoped api|scopes channel|scopes please|sdk by
A24|sdk could|search subscri|secerr dsid|secerr modifyr|secret and|secret argumen|secret being|secret environ
A24|secret mismatc|secret provide|secret when|secrets file|secrets json|secrets must|securit process|securit reasons
A24|securit unautho|seems clearml|seen more|selecte country|selecte credent|send an|send claim|send emails|send limit
A24|send sms|send testing|send text|send this|send you|senderi|senderi mismatc|sending domain|sending is
A24|sending limits|sending quota|sent could|server could|server denied|server does|server key|server limit|server or
A24|server said|server secret|server spnegoe|serverl compute|servers authent|service account|service limits
A24|service quotas|ses|ses account|session associa|session create|session for|session krb|session run|session status
A24|set access|set api|set braintr|set it|set spotipy|set status|set usage|set user|set valid|set via|set yaml
A24|setting can|setting client|setting missing|setting not|setting page|setting privacy|setting sp|setting tokens
A24|setting zep|setup instruc|setup the|setup your|sgai|sgai api|shadow|share the|shop headers|shop is|side and
A24|signatu age|signatu code|signatu credent|signatu did|signatu errorco|signatu failed|signatu found|signatu validat
A24|signatu we|signatu you|signatu zm|sip data|siteid|siteid appid|size limited|skew|skew clock|skew too|skipped
A24|skipped no|slack bot|slug usage|smb|smb session|sms to|smtp account|snmp pdu|socks authent|sorry no|sorry your
A24|sources reached|sp|sp acs|space quota|spam complai|spanner|spanner session|specifi alg|specifi api|specifi credent
A24|specifi instanc|specifi to|specifi you|specify env|specify two|speech to|splunk|splunk license|spnegoe
A24|spnegoe operati|spnegoe spnegoe|spotipy|spotipy client|spxerr unautho|sql read|sql securit|srf|ssl tlsv|ssl true
A24|sslerro certifi|sslerro sslcert|sso login|sso session|sso token|stabili ai|stack is|stack to|staff|standar api
A24|standar core|standar family|started quota|starttl command|statsig console|status access|status account
A24|status detecte|status forbidd|status missing|status quota|status respond|status subscri|status wrong|status xc
A24|statusc token|stderr git|step failed|steps in|storage acme|storage bucket|storage googlea|storage quota
A24|storage request|storage the|stream example|string unauthe|stripe ssl|stripe web|strong|strong er|studio get
A24|sub claim|submitt too|subscri at|subscri does|subscri or|subscri period|subscri token|subscri type|subscri until
A24|subscri usage|success invalid|success was|sudo passwor|suffici credits|suffici to|superus|superus can|supplie hash
A24|supplie maxmind|supply either|supply method|supply the|support api|support http|support or|support tavily
A24|support ticket|suppres|sure runpod|surveys|surveys feature|suspend deplete|suspend please|suspend possibl
A24|suspend status|suspend title|svc agent|svc app|sync true|system admin|system delete|system unautho|system users
A24|system var|systemd|tab to|table errorco|table finance|table salarie|tag no|taken down|task cache|task limit
A24|task you|tavily com|tavily dashboa|tavilys|tavilys value|tc|tc saml|team doesn't|team has|team is|team not
A24|team tab|telnyx|telnyx api|tempora locked|tenant domain|tenant object|tenant or|tenviro|tenviro environ|termina re
A24|test at|test or|test result|testcon|testcon microso|testing|testing emails|texceed|texceed sending|text chat
A24|text message|text you|than once|than your|that endpoin|the alpha|the alphava|the anonymo|the autodis|the console
A24|the constru|the contrac|the corresp|the createe|the createj|the daily|the day|the differe|the enterpr|the episode
A24|the example|the fal|the flushal|the folder|the free|the from|the groq|the initiat|the kms|the logfire|the managem
A24|the merchan|the monthly|the necessa|the okta|the opensou|the past|the pay|the plan|the plivo|the portal
A24|the privile|the proxy|the rak|the reddit|the restcli|the rights|the satisfa|the scope|the ssl|the sso|the stack
A24|the statsig|the status|the stripe|the sub|the supplie|the tasks|the team|the telnyx|the urlnota|the usage
A24|the userid|the webex|the write|the xai|their account|their passwor|then include|therefo marked|therefo you
A24|these instruc|thing unautho|think|think this|this actor|this app|this booking|this campaig|this chat|this country
A24|this credent|this dataset|this label|this machine|this organiz|this paid|this permiss|this profile|this report
A24|this require|this setting|this shop|this sso|this was|through public|thumbpr|thumbpr not|thursda may|tid timesta
A24|tier by|tier of|tier only|tier usage|time and|timelim exceede|times within|timesta fri|timing|timing issues
A24|title account|title feature|title messagi|title usage|title user|title you|tlsv|tlsv alert|to add|to agent
A24|to anyone|to ask|to attach|to begin|to braintr|to change|to cloudfl|to edit|to eligibi|to enter|to environ
A24|to exchang|to export|to go|to group|to groups|to hugging|to imperso|to inactiv|to interac|to kms|to login
A24|to manuall|to new|to not|to offline|to other|to paid|to pattern|to pay|to plans|to premium|to private|to pro
A24|to prompt|to provide|to quickbo|to re|to reachin|to refresh|to rent|to setup|to speech|to supply|to that|to tokens
A24|to trouble|to unlock|to virtual|to visit|today please|togethe chat|token abc|token call|token code|token command
A24|token db|token debug|token does|token error|token exchang|token expecte|token failed|token fatal|token for
A24|token go|token lwa|token oauth|token on|token one|token provide|token quota|token retriev|token run|token to
A24|token true|token user|token using|token with|token you|tokens but|tokens process|too far|too great|too low
A24|tool authori|tool create|toolkit github|tools auth|topic authori|topic jobs|topicau returne|total cpu|traces
A24|traces usage|track custome|trade denied|trading|trading protect|transac cap|transfe error|transla class
A24|transpo encrypt|trial expired|trial or|trigger our|trouble this|trouble to|true but|true sslcert|tunconf
A24|tunconf sending|tunnel|tunnel connect|txt failed|type allowed|type belongs|type client|type deflate|type feature
A24|type forbidd|type none|type your|types publick|typical|typical be|typo|typo authori|unauthe invalid
A24|unauthe message|unauthe no|unauthe request|unauthe you|unautho api|unautho attempt|unautho auth|unautho code
A24|unautho errmsg|unautho errorty|unautho gql|unautho http|unautho invalid|unautho make|unautho missing|unautho name
A24|unautho operati|unautho request|unautho unautho|unavail from|unavail shop|undefin the|under key|under the
A24|underst how|unified authent|unique traces|unknown oauth|unknown usm|unlock all|unlock the|unlock their|unopene
A24|unopene message|unrecog api|unrecog ip|unregis|unregis the|unrestr|unrestr for|unsuppo grant|until it|unusual
A24|unusual activit|up an|up firebir|update api|update billing|upgrade or|upgrade you|upload exceeds|upload pdf
A24|upload sync|uploade has|uploadi run|upsertb|upsertb null|upto|upto maximum|url insuffi|url invalid|url request
A24|urlnota|urlnota was|urn oasis|usage disable|usage enter|usage hard|usage in|usage is|usage limits|usage of
A24|usage quota|use aws|use conflue|use free|use it|use local|use login|use multi|use openai|use publish|use schema
A24|use server|use wandb|used cpu|used credent|used here|used up|user bot|user changed|user disable|user may|user must
A24|user reader|user rejecte|user report|user sending|user sqldriv|user tenant|user to|user token|user you|userdis
A24|userdis message|userid passwor|usernam app|usernam id|usernam you|usernam your|userpre|userpre your|users full
A24|users getuser|users or|users premium|using an|using authent|using dspy|using env|using llm|using mb|using proxy
A24|using stripe|using your|usm|usm user|utc|utiliza of|valid at|valid credent|valid openssh|valid this|valid token
A24|valid types|validat credent|validat of|validat time|values mismatc|vantage api|vantage this|var polygon|var task
A24|variabl alphava|variabl because|variabl but|variabl deepl|variabl openai|variabl slack|variabl tavily|variabl to
A24|vcpu|vcpu capacit|vcpu limit|vcpulim|vcpulim when|ve configu|ve run|vector overall|vehicle limit|vehicle on
A24|verific level|verifie please|verify authent|verify create|verify domain|verify signatu|verify stripe
A24|version captcha|vhost orders|vhost refused|via api|via groqpro|via webex|video availab|video data|video sign
A24|videos|videos returne|view hr|view this|view user|viewer|viewer on|violati platfor|virtual network|virtual write
A24|visitin|visitin https|voice clones|vpn|vpn you|vs left|wallet balance|wallet to|wandb authent|wandb login
A24|warehou load|was billing|was configu|was errors|was incorre|was oauth|was respond|ways|ways pass|we calcula
A24|we used|web interfa|web key|web or|web signatu|webex|webex access|webex apis|webhook have|webhook receive
A24|webhook secret|webserv|webserv usernam|website and|website https|were either|were exceede|were invalid
A24|were rejecte|west example|west info|wh|wh cannot|when creatin|when getting|when listing|when the|which contain
A24|which were|while credits|while fetchin|while retriev|while your|will regain|with accesso|with authent|with clearml
A24|with current|with effecti|with hf|with object|with service|with such|with test|with valid|with wml|within your
A24|without authent|wml|wml instanc|workers paid|workspa billing|workspa plan|workspa setting|would allow
A24|would typical|wrap|wrap socket|writabl|write actions|write api|write experim|write forbidd|write missing|write on
A24|write over|write permiss|wrong credent|wrong snmp|wrongpa|wrongpa invalid|wss stream|www binance|www perplex|xai
A24|xai api|xc status|xdeadbe|xdeadbe skipped|xlarge|xlarge for|xlsx on|xmlrpc object|xxx|xxxx|xxxx and|yaml file
A24|yaml not|yet activat|yet you|you either|you go|you haven't|you lack|you moved|you pass|you perform|you think
A24|you to|your applica|your auth|your clock|your convers|your cosmos|your country|your credent|your credit|your data
A24|your entire|your href|your icloud|your license|your limit|your lite|your login|your network|your newly|your nomic
A24|your okta|your openai|your passwor|your points|your preferr|your remaini|your site|your smtp|your space
A24|your specifi|your spend|your splunk|your team|your tier|your usernam|your wallet|your webserv|youtube getting
A24|youtube googlea|youtube videos|zep|zep api|zero balance|zh|zh model|zipinfo|zipinfo filenam|zone transfe
A24B24|.bot no|.exceed|.no retry|allow retry|convers history|false text|is loaded|model status|negativ|reached message
A24B24|retry false|tokens from|tokens of|tokens you
A24B24C24D24E34G24H24O24R30T24|occurre status
A24B24C24D24H24|api chat
A24B24C24D24Q24|history
A24B24C24D30E24G24H24R34T24|param
A24B24C24D30E30K24L24T24|core
A24B24C24D34E43K24O34R24T24|this error
A24B24C24E50F24G24H40J24K37M30O50P54R37|retry
A24B24C24P24|message in
A24B24C30D24F34G30H30J24M24O24P30R39T34|req
A24B24C30D34E24R24T37|loaded
A24B24D24E24F24H24M24R24|code with
A24B24D24E24G24|.firewor
A24B24D24E24G24H24M24P24R24T30|null code
A24B24D24E24H24|.request failure|failure during
A24B24D24E30H24J37K30M30N30Q24R34|.agent
A24B24D24G24I24|aierror
A24B24D24H24|complet status|gigacha|gigacha devices|https gigacha|text error
A24B24D24H24M24|.zai
A24B24D24H24M24O24R30|error text
A24B24D24T37|compres
A24B24D30G24H28R24|gemini
A24B24D34K24T45|to load
A24B24E24|.bot
A24B24E24R24|.generat ai|.google generat
A24B24E24R30T41|size of
A24B24E34G24H24O24R24T24|.generat
A24B24E37H24J41R30T24|return
A24B24E38R24|no more
A24B24H24|.qianfan|api return|error req|req id|return error
A24B24H24R24|id code
A24B24J24T24|the first
A24B24J30K24R24|calcula
A24B24O24|sure that
A24B24P43|limit is
A24B24R24|.chat google|argumen provide|gpt mini|provide to|to gemini
A24B24R30|mini
A24B24R30T24|argumen details
A24B30|to model
A24B30D24E30I30M24P37R34T30|conside
A24B30D41G24L24R39|llama
A24B30E24|returne the
A24B30E34H34O24P37|request please
A24B30M24R37T24|statusc invalid
A24B30N24P24R30T30|exceed the
A24B30Q39R24|max tokens
A24B34|request model
A24B34C24D24E43H24J49M24Q30R41S24T37|output
A24B34C24D41P24R39T30|type invalid
A24B34D39H38I24K24R24|gpt
A24B34J24L24P24R24|for request
A24B37C24E34J51K30L30P24Q24R45T37|total
A24B37C24F24M24R43T34|c argumen
A24B37E24G24L24O24P37R34T47|exceeds the
A24B37H24|c tokens
A24B39|.context
A24B39C24D24E24R24|you request
A24B41T37|large for
A24B44R30|of tokens
A24B47C30E34I24R49T41|long
A24C24|.api usage|.feast|.profile|.profile not|.set|.tiger|.tiger graph|.zoom|aka|aka ms|auth inv|c configu|c mailbox
A24C24|c pgrst|calling user|chars of|cloud storage|code pgrst|com does|configu setting|deleted or|detail descrip
A24C24|details code|discord com|either inactiv|ensure the|entry for|error content|error expired|error ref|expired and
A24C24|failed https|first chars|get access|getitem class|getpara operati|hosted on|http txt|https aka|https discord
A24C24|https swift|iam gservic|improve|inactiv soft|interac with|is hosted|make this|me player|namespa acme|no configu
A24C24|no session|no user|not exists|of respons|on premise|operati unable|ops example|passwor does|pdf request|pgrst
A24C24|pgrst hint|pid name|player|player command|premise|profile acme|redirec to|ref id|remote reposit|respons does
A24C24|select command|soft deleted|specifi folder|stderr remote|such name|swift|swift auth|the calling|the getpara
A24C24|the peer|the transla|to decrypt|to file|value not|view the|was used|work repo|zm
A24C24D24|.dataset not|.found dataset|.peer|getitem|open port|or was|string with
A24C24D24E24|code spxerr|crm leads|prod|zone
A24C24D24E24F24K24O24R34T43|encodin
A24C24D24E24H24I24M24T24|.fal|.fal client
A24C24D24E24J39K30N24O24P30Q24R43|.tool
A24C24D24E24K24O24|.serial
A24C24D24E24K34R30|the url
A24C24D24E24O24R24T37|might
A24C24D24E24O24T24|meeting
A24C24D24E24P24|resourc request
A24C24D24E24P24R30T24|job id
A24C24D24E24R24T37|error opening
A24C24D24E24R24T39|opening
A24C24D24E24R30T24|but it
A24C24D24E24T24|excepti with|spxerr
A24C24D24E30|.store
A24C24D24E34O30P24R24T24|.couchba|categor couchba|couchba|ec categor
A24C24D24E36K54|peer
A24C24D24E37K24L41P24R24|.memory
A24C24D24E43K30O30P24R44T46|start
A24C24D24E44F24G24H34K24O37P43R39T30|before
A24C24D24F24|.keycloa operati
A24C24D24F24O30P30R24T24|invalid status
A24C24D24F24O30P30T24|operati returne
A24C24D24F37R49T30|.unproce|.unproce entity
A24C24D24J24|plugin
A24C24D24K24|errno could
A24C24D24K24O24T24|it may
A24C24D24K24O34R30|cmdline|cmdline git
A24C24D24K24P24|slack com
A24C24D24O24|.nextclo|port dev|relatio
A24C24D24O24T24|the index
A24C24D24O30R24T24|.cosmos
A24C24D24P24|config json|https slack|request traceid|traceid
A24C24D24P30|.search
A24C24D24R24|operati not|the functio
A24C24D24T30|.patool
A24C24D24T34|.rar
A24C24D30E24O24|error documen
A24C24D30E30K41O34P24T34|fetch
A24C24D30E37F24O24P24T24|.tempora
A24C24D30E37K30O24R30T37|metadat
A24C24D30J24R24|sure the
A24C24D30K24R24|wkhtmlt
A24C24D30O24|share
A24C24D30O39|resourc is
A24C24D30P24|recomme
A24C24D30R24T24|please ensure
A24C24D30R30T37|yaml
A24C24D34|speech
A24C24D34E24R24|found on
A24C24D34E30L34O24R39S24T37|.process
A24C24D34F30|collect docs
A24C24D34K24R34T30|https github
A24C24D37|to it
A24C24D37E24F30O30R24|created
A24C24D37E30J30K24M24O30R51T44|to be
A24C24D39E24K30L24R34S24|usr
A24C24D41F37M24R49T37|.entity
A24C24D41K30|gone
A24C24D43|found please
A24C24E24|api plivo|bindres|bindres none|cal|cal reason|cannot create|com cal|listing|mailbox is|plivo com
A24C24E24|process failed|soft|workers
A24C24E24F24G24M24O24R24T30|and cannot
A24C24E24F24K24P24R24T30|box
A24C24E24F34O24R24|.gitlab
A24C24E24H18N24O24|router
A24C24E24H24M24P24|status title
A24C24E24J24K24R24|.composi
A24C24E24K24|discord|http mp
A24C24E24K24O24P24T24|.proto
A24C24E24K24O24R24|reporte
A24C24E24K24P24|.comm|.ua|.ua status|box thing|http box
A24C24E24K24P24T24|.datadog
A24C24E24K30L24R34S24|usr bin
A24C24E24K30P30|code the
A24C24E24O24|c ftp
A24C24E24O24R24|.grafana client|c soap|descrip error|error general|excepti unexpec|general process|gql|gql status
A24C24E24O24R24|neo code|process excepti|status descrip|status gql
A24C24E24O30P24|save
A24C24E24O30T24|.webexpy
A24C24E24P24|.appwrit|.ews|.twirp|body headers|failed http|twirper|twirper code
A24C24E24P24R24|api bybit|bybit com|errtime request
A24C24E24P24R30|errcode|errcode errtime|errtime
A24C24E24P24R34|.binance api
A24C24E24P24T24|details etcdser
A24C24E24P30|https graph
A24C24E24P30R37T24|transla
A24C24E24R24|monitor
A24C24E24R30T24|.open feature|.py o
A24C24E24R30T30|message content
A24C24E24T24|.ipp
A24C24E24T39|.fatal
A24C24E30|.jenkins|resourc at
A24C24E30F30I24|cancele
A24C24E30I24O44P24R24|the operati
A24C24E30K24O24P24R30|debug|debug error|error string
A24C24E30K24R24|basenom|basenom was|the basenom
A24C24E30K30L30R39T30|tried
A24C24E30L30R37T24|tried to
A24C24E30M24T24|c smtp
A24C24E30O24|.write
A24C24E30O24P24R24|.client base|.notion|.notion client|.smartsh|result code
A24C24E30O24R24|.grafana
A24C24E30O30R24|pid
A24C24E30O34P24R24|.h cloud
A24C24E30P24|.bad status|body type|global
A24C24E30P24Q24T30|protect
A24C24E30P24R24|.coinbas|apierro id
A24C24E30P30R24T30|flow
A24C24E30R30T24|the dataset
A24C24E30R39|.wikiped
A24C24E34H24O24P30R30T30|request has
A24C24E34K24P24R34|.binance
A24C24E34O24R24|c mongo
A24C24E34O34P24R24|.h
A24C24E36P24T24|etcdser
A24C24E37O24R24|errmsg
A24C24E44K34O24R30|unexpec error
A24C24E47I24K37O24P24R39T34|ms
A24C24F24|c is|errorco envelop
A24C24F24K24P24R30T24|.matrix
A24C24F24O24|saved
A24C24F24O24P24R24T24|body errorco
A24C24F24O24T37|or in
A24C24F24P24R49|amount
A24C24F24R30|details errorde|errorde|errorde issue
A24C24F24R34|id must
A24C24F24R45T24|c paramet
A24C24F41|c duplica
A24C24G24O30P24|code resourc
A24C24H24J24K30N24|oss
A24C24H24M24R30T24|id name
A24C24J24|name and
A24C24J30K24|lm
A24C24J34K30R24|is the
A24C24J34O24R48T39|of type
A24C24K24|ap|code due|error exit|exit with|gservic|gservic com|reporte an|sst|to network|wkhtmlt reporte
A24C24K24O24|fetch origin|git fetch|origin stderr
A24C24K24O30R30|origin
A24C24K24O34R30|code cmdline
A24C24K24P24|bucket reports
A24C24K24P24R44T24|between
A24C24K24R30T43|https example
A24C24K24T24|chars
A24C24K24T34|nc
A24C24K30|headobj|headobj operati|id details|oss request|session termina|status oss
A24C24K34|failed no
A24C24L24|mem
A24C24M24R24|code detail
A24C24M24R34|defined in
A24C24M43|trigger
A24C24O24|dav files|dev ttyusb|files ops|id headers|nw|request nw|resourc you|ttyusb|ttyusb errno
A24C24O24P24|qb excepti
A24C24O24P24R24|extensi type
A24C24O24R30T34|can not
A24C24O30P24R30|.client request
A24C24O30R24|problem with|was problem
A24C24P24|.asana|.censys|.censys api|.censys search|c http|for runs|res|resolve main|runs httperr
A24C24P24R24|.api telegra|.rocket|api was|telegra api|the telegra|unsucce|unsucce error|was unsucce
A24C24P24R24T24|.selling|.selling api
A24C24P24R34|.amazon
A24C24R24|.retryab|acme test|api spotify|az|code https|comment|descrip bad|details no|headers content|no payment
A24C24R24|operati no|results in|smtp|spotify|spotify com|user not
A24C24R24S24|command failed
A24C24R24T24|.option|com mp
A24C24R24T37|filenam
A24C24R30T24|paramet are
A24C24R34|codes
A24C24R43|value is
A24C24R46|not defined
A24C24T24|c woocomm
A24C24T30|file you
A24C28F24R24|user with
A24C28K24O24|https acme
A24C30|.unregis|at srv|c channel|com me|in authent|object id|paramet none|retriev transcr|the envelop|transcr for
A24C30|video is
A24C30D24E24J43O24R51T44|schema
A24C30D24E24K24P24|abort
A24C30D24E24K30P24T39|parquet
A24C30D24E39O30P24R37T24|categor
A24C30D24F24O24P24R24T24|.chroma
A24C30D24F34R30|with this
A24C30D24R43T34|invalid when
A24C30D24T37|request entity
A24C30D30E24H30K24M24T24|.client http
A24C30D30E30K24N24O24P30R30|graph
A24C30D30E34O24P34T24|sandbox
A24C30D30F24P24R24|c list
A24C30D34|found or
A24C30D34E30P24R30|sure you
A24C30D34O24T39|open file
A24C30D34R30T34|the correct
A24C30D41K30O37Q24R37T30|latest
A24C30D41N24R24|or you
A24C30D47E37J41K30L24O24R50T39|functio
A24C30E24|couldn' be|hint none|or has
A24C30E24G24|details none
A24C30E24K30T34|.f|.f fmpeg|.fmpeg
A24C30E24M24|none details
A24C30E24O24|.smbos|error ntstatu|ntstatu|ntstatu xc
A24C30E24P24|get failed|object get
A24C30E24P24R24|delete
A24C30E24P28|things
A24C30E24P34R24|http api
A24C30E24R24T34|.rasteri
A24C30E24T34|.rasteri io
A24C30E30P30|error status
A24C30E30R37T34|option
A24C30F24|c envelop
A24C30F24O24R24|envelop
A24C30F24P24R39T24|.g spread|.spread
A24C30F24P30R30|.praw
A24C30I24|inbox
A24C30J30R45T45|.value
A24C30J39R43T37|fields
A24C30K24|.comet
A24C30K30M30T24|the content
A24C30K30P24|to downloa
A24C30O24P24|message none
A24C30O24P24R30|lead
A24C30O34R24|id was
A24C30O45R24T24|.transac
A24C30P24|abort false|api collect|code url|collect things|data status|false origina|is abort|message respons
A24C30P24|records status|status data|things records
A24C30P24R24|.resourc unavail|api trello|records|trello|trello com
A24C30R24|hosted|youtube abc
A24C30R24T37|uploade
A24C30R24T53|zip
A24C30R30|the id
A24C30T24|hash|the uploade
A24C33O24T30|xlsx
A24C34|.api not|inv pdf|room
A24C34D24|.reposit
A24C34D24E24K24O24P24R30T24|.mlflow
A24C34D24E24K34R34|message could
A24C34D24E24O24R37|items
A24C34D24E30|.get
A24C34D24E30R34|label
A24C34D24J24O24R39T37|into
A24C34D24K24|inv
A24C34D24P24T24|statusc error
A24C34D24R24T24|not contain
A24C34D24R43T34|occurre invalid
A24C34D24T24|.dataset
A24C34D34E30K30L24R37S24T34|bin
A24C34D34E34R37|error no
A24C34E24F24K24O24P30|.firebas
A24C34E24F34O58R43T37|another
A24C34E24K24O24P24R30|.fast|.fast mcp
A24C34E24O24R30T34|.fhir
A24C34E50L49P24R37T34|memory
A24C34F30R30T30|.duplica
A24C34O24R24|report csv
A24C34P24R39|.could|.could not|.not retriev|.retriev transcr
A24C34R34|voice
A24C34R39|.transcr api|.tube|.tube transcr|.you|.you tube
A24C37|email example
A24C37D24E44J48P24R59T59|column
A24C37D30E24R24|code not
A24C37D30O39R24|the resourc
A24C37E24|found status
A24C37E45K37L30O24R30T24|device
A24C37O24|srv work
A24C37O24P24|none error
A24C37O30R24|insert
A24C37R34T46|archive
A24C38D30E33G24O42R24T34|there is
A24C38E28O24R30T30|or the
A24C39|key does
A24C39D24|been deleted
A24C39D30E30K43O30R30T43|couldn'
A24C39D30E30K52P24R47T24|resolve
A24C39D30E37K38O24P24R37|.mcp
A24C39E24K24O24P24R24|the databas
A24C39E41K59P37R41T30|.network
A24C39F24K24O24R41T24|.id
A24C39O34R37T24|work
A24C40G24R39T30|the given
A24C41D34E24K24T44|to open
A24C41D41|doesn't exist
A24C41O30R24|srv
A24C46D43E34F30J34K30M24O45P39R51T58|documen
A24C48F44R24T24|duplica
A24C49E24F24K24O24R43|custome
A24C49E24K24P24|thing
A24C49E34O30R45T46|csv
A24C51F30O30R37|unique
A24C55O24|.integri
A24C57D55E24R30|or directo
A24C58D34F60O39R41T24|exists
A24C59D55R30|such file
A24C63D58K34R46|no such
A24D24|.auth flow|.exec|.handsha|.keyring|.kms|.prerequ|.rar exec|.reposit not|.server handsha|.ws|.ws server
A24D24|agent with|and in|and request|aws kms|azure cli|billing in|bin in|c ab|capabil|cli not|cohere com|contoso
A24D24|create model|either by|exchang billing|found you|groq|gurobi|have request|having|hugging face|install in
A24D24|is pending|it doesn't|kms eu|listobj|listobj operati|llama is|loaded please|locatio us|matchin the|model in
A24D24|name id|none failed|not read|nvidia|on path|only support|operati arn|or because|or view|perform an
A24D24|please supply|project acme|project does|provide the|publish model|run guardra|sb|sb acme|secret value
A24D24|secret you|service windows|setting up|sh|sources|stabili|status url|stripe api|the anthrop|the develop
A24D24|the institu|the messagi|this client|this issue|toolkit|url wss|west key|your browser|your environ|your project
A24D24|yoursel
A24D24E24|.flow|deploy|docs example|the applica|the directo
A24D24E24F24O24T24|encodin utf|utf error|version encodin
A24D24E24F24R24|errorme
A24D24E24H24M24R24|openai com
A24D24E24H24R24|grpc search
A24D24E24J24P24R37T30|block
A24D24E24K24|activit|databas crm|handsha
A24D24E24K30S24|.pexpect
A24D24E24L30R37T34|non zero
A24D24E24M24R37T34|explici
A24D24E24O24|errors error
A24D24E24O24R24|please visit
A24D24E24P24|create sandbox|opc|opc request
A24D24E24P24R24|.api call|.google api|bigquer|bigquer project|code is|http bigquer|jobs prettyp|locatio none|none job
A24D24E24P24R24|post http|prettyp|prettyp false|project jobs
A24D24E24P24T24|str broker
A24D24E24P30|object storage|service object|storage status
A24D24E24T24|the invoke
A24D24E30|institu|vehicle
A24D24E30F24O24R24T43|utf
A24D24E30H24K30P24R24T24|grpc
A24D24E30H24R24T24|.weaviat query|protoco grpc|query call|with protoco
A24D24E30H24R30T24|call with
A24D24E30J24K24R24T24|invoke
A24D24E30K30O24P24T30|kafkaer|kafkaer code|val str
A24D24E30K30O24P24T34|val
A24D24E30K37|curl
A24D24E30K37O24P30R37|probabl
A24D24E30O24|lambda
A24D24E30O34|owner
A24D24E30P24|common message|couchba common
A24D24E30T24|invoke operati
A24D24E34|you can't
A24D24E34H24I24K24R30T30|with message
A24D24E34I24K24|model has
A24D24E34J50K30M30O24P24R49T44|str
A24D24E34K24L24O33R24T34|occurre while
A24D24E34O39T24|sync
A24D24E37J30|invalid respons
A24D24E37K30P30|cause
A24D24E37R24|command not
A24D24E43K34O24P24R30|.availab
A24D24E44J47P24R46T57|line column
A24D24E46H24K30P39|down
A24D24E49F24I24O34P34R48|executi
A24D24E57K30|gateway
A24D24F24|in environ|this call
A24D24H24|com ml|conn|flux|flux pro|https us|ml cloud|ml text|south|south ml|us south|version status
A24D24H24R24|platfor openai
A24D24H24R47T30|keyword
A24D24H24T24|availab for
A24D24J24K24O24R45T36|at least|least
A24D24J24L24|includi
A24D24J24M39|guardra
A24D24J24O24R39S24T24|=AssertionError
A24D24J30M24R24|.allowed|.not allowed
A24D24K24|.neptune|acme service|daytona|gss|instanc please|not load|wss
A24D24K24M24R24|.multi threade|.rendezv|.threade|.threade rendezv|multith|multith of
A24D24K24R30T24|either the
A24D24K24T30|en latest|io en
A24D24L24R30T34|exit status
A24D24L24R34T34|returne non|zero exit
A24D24M24|to pass
A24D24O24|hugging hub|require failed|the new|the session|version error
A24D24O24R24|manual|specifi is|was specifi
A24D24O24R24T58|file is
A24D24O24R34T24|.method
A24D24O30|cannot send
A24D24O30T24|delta
A24D24P24|the namespa
A24D24P24R24|users me
A24D24P24R24S24|message method
A24D24P30R24T24|request code
A24D24R24|.found respons|com gmail|endpoin found|gmail googlea|gmail users|https gmail|is only|machine|meta llama
A24D24R24|no endpoin|provide your|service has|this key
A24D24R24T24|through the|via the
A24D24R30|and must|not specifi|verify that
A24D24R34|have an
A24D24R37T24|names
A24D24R37T37|undefin
A24D24R39T24|keyword argumen
A24D24R39T30|c unsuppo
A24D24T24|.repo|.scapy|ensure you|face
A24D24T30|file for|found and
A24D30|.capabil|.setup|by running|cohere|do you|doesn|find an|getsecr|getsecr operati|is private|messagi|on post
A24D30|respons not|the getsecr
A24D30E24|com errors|or your|oracle|your client
A24D30E24G24I30M24|invokem|invokem operati|the invokem
A24D30E24H24I24J24|claude
A24D30E24J30K34P24R34T30|more details
A24D30E24M24P30R24|documen https
A24D30E24R30|tab
A24D30E24R37|support in
A24D30E24R46T37|date
A24D30E30R24|message there
A24D30E34F24O24R37T24|content status
A24D30E34H37O46P51R24T24|wait
A24D30E34K24L24P30T30|common
A24D30E39G40O49|is current
A24D30F24M24O24R24T24|failed because
A24D30G24H24I24M24|.ark|.ark api
A24D30H24J24L24M24R24|.kernel
A24D30H37O24P45|please wait
A24D30J24R24|in model
A24D30J37R43T24|dict
A24D30K24|the hub
A24D30K24O30T24|you specifi
A24D30K24P24|api please
A24D30K24T30|unspeci
A24D30P24R24|command was
A24D30P24R30T24|issues
A24D30R24T24|bit
A24D30T30|manuall
A24D34|please update|registe for|this databas
A24D34E24H24J24O24R37T30|refer
A24D34E24H24J24R37T30|refer to
A24D34E24J24R53T41|=TypeError
A24D34E24J30K24R53T63|format
A24D34E24T37|that the
A24D34O37|arn aws
A24D34O37R24|arn
A24D34P30Q24R24|has reached
A24D34R24|.extract|mistral
A24D34R24T24|algorit
A24D34R46T24|vector
A24D37|or install
A24D37E30K24O24R39T30|using the
A24D37E34K34M24|if this
A24D37L37|gpu
A24D37O30R24|in vhost
A24D37O34R24|.amqp channel
A24D37R24|binary
A24D37R39T49|.unsuppo
A24D41E24K34O30|lib
A24D41R24T30|import
A24D44T30|file no
A24D53E24I30K24O24R41T37|models
A24E24|.abstrac|.abstrac nylas|.auth client|.cloud api|.mathpix|.mathpix client|.nylas|.respons code|.rm transpo
A24E24|.socket bad|allocat of|and message|asmx|authent failure|authori server|availab to|c allocat|c vehicle|com ews
A24E24|com if|conf|connect account|enough space|errmsg not|error provide|ews|ews exchang|exchang asmx|for server
A24E24|generat server|handsha status|http post|https mail|in https|in table|instanc type|insuffi when|intuit
A24E24|intuit tid|is configu|lambda was|mail example|market data|message bad|message payment|no valid|ntstatu error
A24E24|occurre insuffi|paused|payment details|possibl due|raised retryer|returne status|run initial|runinst
A24E24|runinst operati|scoped|server invalid|space on|submitt to|the runinst|timelim|to deploy|to exceedi|token server
A24E24|unknown ntstatu|with server|xc unknown|xml respons|you might|your adminis|your databas|your token
A24E24F24O24|succeed
A24E24F24P24|excepti index
A24E24F24R24T24|c product
A24E24G24O34P24R24T24|back
A24E24H24|.zhipu|.zhipu ai
A24E24H24K30P37|.exhaust
A24E24H24P30|exceede request
A24E24H30P30|request status
A24E24H37P39|.throttl
A24E24I24P24|amazon
A24E24J24N24T24|steps
A24E24J24R41|assista
A24E24J30O30T24|produce
A24E24K24|.scrapli|acs|api braintr|custome io|easypos|in server|run the|snmp|with reason|write to
A24E24K24M24O34Q24|as the
A24E24K24O24|.usb
A24E24K24P24|.acs|.hyperbr
A24E24K24P24R24|.aiogram
A24E24K24P24R24T24|.telegra api
A24E24K24R30|.edge
A24E24K24S24|command usr
A24E24K24T24|multipa|runs multipa
A24E24K24T30|routine
A24E24K30|driver sql
A24E24K30O24R24|cli driver|ibm cli
A24E24K30R24|.group|no connect
A24E24K30R37|domain name
A24E24K34O30|db lib|lib error|message severit
A24E24K34R24|reach
A24E24K37|curl se|errors html|html first|https curl|libcurl errors|libcurl libcurl|perform curl|se|se libcurl
A24E24K37R24|.curl
A24E24K37R34|side
A24E24K37T24|libcurl
A24E24K43T24|.web socket
A24E24K47|call failed
A24E24L24|for an
A24E24M24|.openrou|site
A24E24M24T30|my
A24E24M30P24Q24|.blocked
A24E24O24|error produce|returne from|session code
A24E24O24P24|respons data
A24E24O24P24R34T24|timesta
A24E24O24R24|.gremlin|.gremlin server|.server operati|session teradat|teradat|teradat databas|version session
A24E24O30|.produce
A24E24O34P24T24|once
A24E24O34R24|.precond
A24E24P24|.mqtt connect|act status|block excepti|cluster block|deepl|endpoin returne|fbtrace|fbtrace id|name exceede
A24E24P24|receive http|usage exceede
A24E24P24R24|.errors|.ql errors|.web fault|column path|finnhub|locatio line|order extensi|path order|raised fault
A24E24P24R24|server raised
A24E24P30|act|com act|faceboo com|get path|graph faceboo|path https|request get|request in
A24E24P30R24|call was|message call|method get
A24E24P30R30T30|like
A24E24P30R37|graphql
A24E24P30T30|success method
A24E24P37|is over
A24E24P39|reason too
A24E24R24|.libsql|.nsq|.nsq code|.sparql|.sparql wrapper|binance code|contact your|errorco errorna|errorna
A24E24R24|message insuffi|recent|the expecte|the http
A24E24R24T24|server says|telegra server|transmi
A24E24R30|.kucoin api|code and|kucoina|step|urn|you tried
A24E24R34T24|in request
A24E24R34T30|.v
A24E24R34T45|tag
A24E24T24|.deepgra|.deepgra api|.enough|.enough space|.not enough|cdn|cdn example|https cdn|maxmind|plain|size in
A24E24T37|id none
A24E28K24R24|reddit
A24E28P30Q30|limit was
A24E28P30Q30T30|was reached
A24E28P45|hour
A24E30|com xmlrpc|erp|erp example|for erp|moved|moved to|openssh|protoco for|space is|tid|upstrea api|xmlrpc
A24E30F24O39R30|modifie
A24E30F24R24|.unexpec status
A24E30H34O55P56|concurr
A24E30I34|within seconds
A24E30J24R30T24|pattern
A24E30K24M24|failure to
A24E30K24M24P24|scrape url|to scrape
A24E30K24M24P24R24|.firecra
A24E30K24M24P37|until
A24E30K24P24R24T24|.git hub
A24E30K24R24|.netmiko
A24E30K30|.auto|.session expired|com network|persist let
A24E30K30P30|.g tts|probabl cause
A24E30K30R24|offline
A24E30K30T24|error during
A24E30K48R24|urlopen|urlopen error
A24E30M24P24|contact us
A24E30M24T24|contact support
A24E30O24|during request|members|message from
A24E30O24R34|not the
A24E30P24|.rm|.win|.win rm|excepti message|headers body|message headers
A24E30P30|api probabl|from tts|tts|tts api
A24E30P30R24|is transie
A24E30R24|pub
A24E30R24T24|acme is
A24E30R30|.kucoin
A24E34|.only|error process|fetchin|type insuffi
A24E34G24L24|is full
A24E34H34P30R24|again in
A24E34I24|read operati
A24E34J48R39T48|to parse
A24E34K24M24P24|scrape
A24E34K34|at support|know at|let|let us|us know
A24E34K34P30R30|.tts
A24E34K37|this problem
A24E34K50R30|service not
A24E34R24|warehou
A24E34R34|market
A24E34T24|.space
A24E37|unavail for
A24E37I24K24P24|shard
A24E37J30O24R44T24|evaluat
A24E37J30P24R30|exceede maximum
A24E37K37T24|problem persist
A24E37T24|left on
A24E39|the cluster
A24E39K30|.hazelca
A24E39O39P30R24|transie
A24E39T43|decode
A24E41K37O30T24|persist
A24E42K45N34P30Q24R24T30|.max
A24E43|body html
A24E43G30H24O30|is tempora
A24E43G39H24L30P30R30T24|capacit
A24E43I41K49|.api connect
A24E44K49P24|host api
A24E46H24I24|upstrea
A24E47G30O24|not ready
A24E48G30O24|ready
A24E68G55K30P41S24|#503
A24F24|been taken|charge|com dataset|creates|creates operati|detail this|dsid problem|intent|longer active
A24F24|message only|the creates|with user
A24F24K34L24O30P24R34|other
A24F24M24R41|be used
A24F24O24|request cannot
A24F24P24R34|used with
A24F24P24T24|.m|.matrix request|.matrix standar|.standar request
A24F24P24T30|.standar
A24F24R24|c cannot
A24F24R30|c for|custom
A24F24R37|paramet message
A24F30O24|subscri is
A24F30R24|c in
A24F34|taken
A24F67|@effect
A24G24|api deepinf|deepinf|deepinf com|detail error|llm api|model too
A24G24M24R30|is an
A24H18|https router|router hugging
A24H24|account org|ai flux|ak|api bfl|bfl|bfl ai|billing page|can continu|client vectori|code conn|errors you
A24H24|exceede too|free or|log in|openai gpt|or add|org ak|per project|please log|pro detail|product key|remote client
A24H24|serverl|the trial|to openai|to product|today|vectori|vectori connect
A24H24J24K24Q24|.baml
A24H24K24|continu to
A24H24K24Q24|.baml client
A24H24M30P24|checks
A24H24N24|would exceed
A24H24O24P34Q24R34|higher
A24H24O24Q24R24|with higher
A24H24O30|again after
A24H24P24|operati too|quota limit
A24H24P34|api rate
A24H24P37|.resourc exhaust
A24H24P47T24|of request
A24H28P34T24|exhaust details
A24H30|.api reach|.reach|.reach limit
A24H34O24P24|wait before
A24H34P34|trying again
A24H34P37|before trying
A24H34P52|request per
A24H37P34|rate limits
A24I24|or no|sent in
A24I24J24|llm call
A24I24K24R24|.dash|.dash scope
A24I24K47O24|socket
A24J24|.keys|.missing key|in constru|invalid because|name tool|slug|ticket|to generat
A24J24O24|the group
A24J24O30R24|edit
A24J24P24|for plan
A24J24R24|.opik
A24J24R24T24|.wrong
A24J24R30T24|corresp
A24J24R37|tools
A24J30|generat for|schema on|the action|the lm
A24J30M24Q24R43T37|not parse
A24J30R34T24|but not
A24J34R24|returne by
A24J34R41T30|missing require
A24J43R46|validat error
A24K24|.gss|.local|.mqtt code|.pxssh|.start|.tls|access on|acme aws|app daytona|are running|as root|by proxyer
A24K24|certifi chain|certifi in|chain ssl|code may|com ssl|com sst|com stderr|complet request|daytona io|device failed
A24K24|device setting|dsn|error ssl|error uploadi|failure https|failure minor|gss failure|help https|hf|http message
A24K24|https opendap|in certifi|informa minor|initiat|invalid ssl|ip address|major|major unspeci|may provide
A24K24|minor code|network is|opendap|opendap example|provide more|proxyer|proxyer unable|query bytes|read from|reqwest
A24K24|routine certifi|setting cisco|shard id|ssl routine|sst nc|studio|the one|to device|to http|unspeci gss
A24K24L30T40|buffer
A24K24M24|how to
A24K24M24O24|how
A24K24M24R24|.agent framewo|.framewo
A24K24M24R37T24|kind
A24K24N24|chain
A24K24O24|it please|when you
A24K24O24P24|.hikari
A24K24O24R24|sqlcode|sqlstat sqlcode
A24K24O24R30|then
A24K24O30|stderr fatal
A24K24P24|brave|brave com|reports aws|search brave|trade|uploadi
A24K24P24R24|.detaile|.detaile aiogram
A24K24R24|cisco|cisco ios|ios|match with|minor|to example
A24K24R24T24|header for
A24K24R24T34|netcdf
A24K24R30|example org
A24K24R30T24|.ingress
A24K24R37|and the
A24K24T24|.upload
A24K24T34|errno netcdf
A24K30|any servers|by sslerro|cloud project|during headobj|endpoin is|failed self|has gone|informa for|socks|to proxy
A24K30|transfe
A24K30O24|failed error
A24K30P24|.host availab|.no host|key parquet|parquet in
A24K30R24|.oss
A24K30T24|track
A24K34|failed connect|indexes
A24K34P24|.abort
A24K37|socket error
A24K39|interne
A24K41O24P24R24T51|stream
A24K43|.client connect
A24K46R24|transpo
A24K49|cannot connect
A24K51|to host
A24L24|to increas|when initial
A24L24T45|big
A24L30|utiliza
A24M24|abuse|are forbidd|believe|believe this|denied tdetail|domain example|message rejecte|support if|you believe
A24M24O24|c blocked
A24M24O24R24|used in
A24M24P24T24|data null
A24M24Q24R30|were not
A24M24R24|and you|prohibi
A24M24T24|disallo
A24M30|spam
A24M30O30P24Q34|finish
A24M30T24|it contain
A24M34R24T24|code content
A24N24P24|.usage limit
A24N30|can increas
A24O24|.connect config|.db method|.surreal|.surreal db|app is|being sent|can't add|check message|databas code|detaile
A24O24|entity content|error check|error errorre|errorre|from databas|general sql|https nova|id unproce|match message
A24O24|multi|nova|nova servers|operati transac|process request|put remote|request make|request put|request time
A24O24|retriev the|sending has|severit general|status unproce|the docs|the instanc|this service|this subscri|time is
A24O24|using this|you did
A24O24P24|account please|content id
A24O24R24|and then|campaig|docs https|entity message|linode instanc|post linode|the sql
A24O24R34|value of
A24O24R37T24|type of
A24O24R37T30|data error
A24O24T24|argumen or|begin|conflue
A24O30|be running|clienti|complet because|has changed|key passed|operati could|passed in|running in|send new
A24O30R24|cycle|linode
A24O30R24T24|.cosmos http
A24O30T24|seems
A24O34|for it|started with
A24O34R24|been modifie
A24O34R24T24|c precond
A24O36|saving
A24O37|the item
A24O37P24|changes
A24O39|c locked
A24O39R30T24|be perform
A24O41|another request
A24P24|.boto server|.smith rate|.vk|.vk api|account limit|allowan|api credits|api search|applica has|as you
A24P24|auth detail|been tempora|blocked this|boards|boards http|busines account|by launchi|bytes max|c qelx
A24P24|com graphql|com res|create update|credits were|current request|error qelx|errorco statusc|exa|exceede auth
A24P24|exceede error|exceede you|false fbtrace|for using|free api|get lead|have run|higher rate|hour period
A24P24|https twelved|job you|launchi|launchi this|length http|limit being|limit increas|limit quota|limit remaini
A24P24|list the|lite|main config|period of|qelx|qelx you|quota of|rate http|reads|remaini reset|request more
A24P24|request you|res web|resourc limit|short period|sip|tempora blocked|thank|thank you|this job|to too|twelved
A24P24|twelved com|us to|user app|user limit|using alpha|web search|were used|you for
A24P24R24|actions|busines|dev search|error make|finnhub status|for all|google serper|https google|method failed|serper
A24P24R24|serper dev|startqu|startqu operati|table or|the startqu|transie false|was get
A24P24R24S24|.sms|sms send
A24P24R30|.kusto|cost
A24P24T24|occurre request|you would
A24P24T30|short
A24P28|request this
A24P30|.geocode quota|blocked due|c limitex|c over|calls per|doing|is exceede|limit limit|limitex|of mb|of time
A24P30|query limit|quotaex|the hour|to user|ve been
A24P30R24|close none|of calls
A24P30R24T41|mb
A24P30R30|accordi|accordi to
A24P30T24|request when
A24P34|c applica|current limit|simulta|ve exceede
A24P34R24|message please
A24P34R24T30|code request
A24P37|been blocked
A24P37Q24R30|request and
A24P41|.limited
A24Q24|agent has|the chat
A24R24|.feature disable|.funds|.imperso|.insuffi funds|.invalid config|.irrecov|.locatio|.number of|.ql multi
A24R24|.statsig value|.woo|.woo failed|access request|account id|allowed on|an argumen|api jina|api sparkpo
A24R24|api transmi|approve|as inactiv|attach|attribu or|balance for|balance insuffi|basis|be either|been disable
A24R24|been marked|belongs|belongs to|between the|both|broadca|by invalid|c amount|call to|code you|code your
A24R24|com develop|com meta|combina|complia|current user|data http|db error|descrip the|details reason|disable by
A24R24|disable please|docs guides|docs vector|email transac|error token|errorty user|excepti invalid|file with
A24R24|followi configu|geo|groups|guides|href|http send|https openrou|id identif|id missing|id to|identif id|imperso
A24R24|include in|incomin|incomin webhook|indices|intende|interce|interfa|invalid app|invalid domain|invalid please
A24R24|is of|jina ai|local evaluat|mb of|message id|message limit|meta error|mismatc in|model if|monday|msg account
A24R24|must call|name on|no client|no key|not subscri|of generat|one from|openrou|openrou ai|or account|or failed
A24R24|or incorre|or missing|or request|or run|pair or|paramet is|people|python sdk|query count|recipie address
A24R24|recipie that|represe|require one|returne errors|roles|rules|scope is|search message|segment invalid|send to
A24R24|sent was|set and|signatu for|sparkpo|sparkpo com|starttl|statsig|terms|that has|the configu|the use|to recipie
A24R24|token type|transac message|transmi returne|unsuppo scheme|user name|user or|validat request|validat your
A24R24|value error|was in|with api|write key|you intende|you sent
A24R24T24|composi|content xrpcerr|create the|entity for|false status|in format|limitat|message must|must start|not one
A24R24T24|or create|or https|page in|respons success|to support|to transcr|token token|transcr url|unknown type|userid
A24R24T24|you used
A24R24T30|but was|underst
A24R24T43|maximum allowed
A24R30|.attribu|.ldap invalid|.statsig|address must|argumen in|bind|c max|emails|fewer|invalid project|jina|or fewer
A24R30|or malform|provide valid|request user|togethe
A24R30T24|be specifi|c type|formed|name invalid|points|types are|you provide
A24R30T30|text to|vs
A24R30T34|invalid invalid
A24R30T36|start with
A24R34|and not|fields are|invalid to|supplie the|than one|that your|the string|use differe
A24R34T24|be at
A24R37|be set|require paramet|the wrong
A24R39|binding
A24R41T30|be in
A24R41T37|error unproce
A24R41T41|type is
A24R44T30|scheme
A24R44T37|columns
A24T24|.invalid jws|.tag|.wrong passwor|and does|api errors|assets|c failedo|c to|c violati|ciphert|ciphert failed
A24T24|code failedo|compres type|deflate|enough to|error incorre|failed ciphert|failed verific|failedo|file error
A24T24|file etc|finding|flush buffer|in key|invalid user|link to|not flush|of https|only availab|padding|passing in
A24T24|passing the|plain for|provide in|respons paramet|seen|size has|sorry you|the encrypt|the public|to pdf|token in
A24T24|type or|type the|was unable|would like
A24T30|.sender refused|.smtp sender|can import|cryptog io|details malform|faq why|fhircli|file see|file was
A24T30|https cryptog|import my|imprope|ini|latest faq|live and|load pem|my pem|opus|pem file|thursda|to upload
A24T30|too short|why|why can
A24T34|for file
A24T37|entity too|pem
A24T39|is malform
A28|ab state|app role|applica missing|be here|com manage|context creatio|creatio failed|faf ab|failed your|get resourc
A28|has run|https serpapi|is forbidd|key should|key your|manage api|of searche|plan you|pods pods|power insuffi
A28|resourc pods|role applica|scope users|searche your|web is
A28B24C37E30J43K30P24R56T55|got
A28B24J44P24R52T34|should
A28B24J44R50T30|should be
A28B55C24E30I24J24K24L24P30R39T24|context
A28C24|getpara
A28C28|user cannot
A28C28E28P28|error none
A28C28E28P28R30|none for
A28C28E43R43T30|error bad
A28C30D30E30H24I24P30R24|tasks
A28C30D39E45K48O30R41T30|.driver
A28C30O34R50T37|values
A28C33|pods web
A28C33O24|pods
A28C34D34E46F34J28K30O49P30Q24R34|state
A28D24E24P24|creatio
A28D24O18P18|check https
A28E28|at faf|faf
A28E30P28|c general
A28E33J28K30O30P30R24|finishe
A28E33J28K30P24|finishe raised|future at|retryer future|state finishe
A28E33J28K34P24|retryer
A28E36J28K34P24|future
A28E52G30P33S18|service unavail
A28J24R54T51|charact
A28J30K28P24S24|=ExceptionGroup|sub excepti
A28K28P24R24S24|unhandl
A28K28P24S24|=BaseExceptionGroup|errors in|in taskgro|taskgro|taskgro sub|unhandl errors
A28P24|serpapi com
A28P30|serpapi
A28R24|buying|buying power|insuffi buying
A28R24T30|ab
A28R28|.client graph|.ql client
A28R30|power
A30|#1400|#190|#430|#456|#516|.access rights|.account locked|.account sending|.acl permiss|.api authent|.auth key
A30|.auth require|.auth token|.authori nomad|.bad time|.budget|.captcha|.expired access|.expired token|.freshde access
A30|.http forbidd|.immatur|.immatur signatu|.insuffi access|.invalid auth|.invalid grant|.invalid permiss|.jwt expired
A30|.key not|.keycloa authent|.ldap insuffi|.mailbox login|.mastodo unautho|.message rejecte|.missing api
A30|.missing credent|.no access|.no auth|.no credent|.no permiss|.oauth|.of queries|.privile|.probabl|.probabl authent
A30|.queries|.refresh|.rights|.rights result|.sending|.sending paused|.service initial|.spotify oauth|.storage cap
A30|.time signatu|.token provide|.token request|.token validat|.topic authori|.unautho access|access gated
A30|accesse without|accessi by|account at|account does|account locked|account message|account storage|account when
A30|action and|active subscri|add more|allowed incorre|an environ|and can't|and secret|api keys|apikey|app are|app id
A30|appid|applica specifi|approva|are expired|arreara|arreara message|as an|ask|at port|attempt credent|attempt logon
A30|audienc doesn't|auth failed|authent code|authent content|authent credent|authent details|authent informa
A30|authent message|authent methods|authent or|authent with|authori at|authori failed|authori failure|authori on
A30|authori you|azure portal|bad passwor|bad signatu|bad usernam|balance not|been restric|billing period|bot use
A30|bot was|browser minutes|browser or|but already|by integra|by your|c credits|c disable|c errorac|c faileda|c login
A30|c notauth|c plan|c storage|c wsse|calls month|can set|cannot upload|cbs|cbs token|cert|certifi is|certifi problem
A30|certifi ssl|changed credent|clear|clear ml|client has|client secrets|clock|co premium|code accessd|code arreara
A30|code authent|code errorac|code forbidd|code notauth|code signatu|code storage|codenam unautho|com domains|com mail
A30|com your|comet|comet com|company|configu for|configu the|connect access|consent|cookies for|cookies from
A30|copy files|cores request|creatin this|credent are|credent attempt|credent bad|credent ctrls|credent for
A30|credent mfa|credits limit|credits or|credits please|credits remaini|daily limit|daily query|daily rate
A30|daily request|data authent|data please|day please|db acme|default failed|denied during|denied for|denied message
A30|denied on|denied please|denied to|desc invalid|descrip account|descrip none|descrip not|descrip request
A30|detail insuffi|detail your|details of|details too|docs redis|domain is|droplet limit|droplet will|either an
A30|either due|enable the|enabled for|endpoin you|enough permiss|entered it|entitle|entitle to|env variabl|err max
A30|error account|error authori|error data|error permiss|error topicau|error your|errorac|errorac message
A30|errors forbidd|exceede daily|exceede quota|exceede usage|exceeds your|exhaust its|expired api|expired at
A30|expired message|expired session|expired token|expired visit|failed aadsts|failed fatal|failed forbidd
A30|failed unable|fal|feature not|files storage|find signing|firewal|follow the|for action|for app|for cores
A30|for extract|forbidd access|forbidd bot|forbidd client|forbidd raw|forbidd you|forged|forged or|free plan|free tier
A30|free trial|from browser|from table|gated repo|get local|get token|get your|getuser|good standin|grant the|granted
A30|hard limit|has exhaust|has provide|have changed|have detecte|have entered|have provide|host intrane
A30|hostnam mismatc|http you|https login|https polygon|iam error|iat|imds|imds endpoin|in extensi|in good|in known
A30|include credent|incorre access|incorre authent|informa go|informa on|instruc to|insuffi none|interac authori
A30|intrane|intrane example|invalid audienc|invalid auth|invalid error|invalid notfoun|invalid this|io pricing|ip or
A30|is otherwi|is unautho|issuer|issuer certifi|it in|it incorre|item have|item login|its budget|json web|jwt|kerbero
A30|key found|key get|key ip|key secret|key set|key that|kid|known hosts|ldaperr|ldapins|ldapins insuffi|leeway
A30|license expired|limit daily|list access|local issuer|locate credent|logging in|login details|login incorre
A30|login microso|login or|login was|login with|logon denied|logon failure|logon is|managed|managed authent|max daily
A30|merchan account|message authent|message authori|message when|mfa|mfa or|minutes limit|missing api|missing authent
A30|missing public|month you|monthly spendin|msg unautho|must authent|must use|name permiss|necessa|new keys
A30|no authent|nomic|none is|none secerr|not accepte|not bot|not configu|not entitle|not given|not login|not permit
A30|not use|notauth|oauth problem|objects list|occurre account|occurre message|of cores|of credits|on resourc
A30|operati access|operati daily|or by|or cookies|or copy|or require|or revoked|or token|ora invalid|origina from
A30|paid actor|paramet access|paramet or|passwor authent|passwor not|past|pending approva|permit|plan browser
A30|plan status|plan to|plans at|please go|please subscri|please top|poe|poe com|polygon io|portal to|premium plans
A30|premium to|private video|project limit|provide authori|provide client|provide incorre|provide subscri
A30|provide token|proxy authent|publick|purchas credits|quota limited|quota reached|re not|reason forbidd
A30|reason unautho|recogni request|redis trouble|refused login|region eu|request grant|require message|require user
A30|resend|resend com|respons permiss|returne forbidd|rsa|salarie|saml respons|says auth|scope needed|scopes|sdk key
A30|search is|secerr|secret id|secret key|secret keys|securit authent|securit excepti|servers quota|service limit
A30|session file|session please|set either|set openai|signatu message|signatu signatu|signatu was|signing key
A30|specifi access|specifi passwor|spend|spend limit|sslcert|sslcert ssl|standin|status logon|statusc unauthe
A30|storage cap|subscri needed|sudo|tavily api|tdetail your|tenant name|that matches|the azure|the broker|the credent
A30|the default|the grant|the imds|the include|the license|the link|the login|the passwor|the premium|the project
A30|the sdk|the tavily|therefo|these droplet|this billing|this data|this link|this these|time leeway|times in|to bad
A30|to confirm|to db|to instant|to invalid|to log|token argumen|token authent|token could|token environ|token request
A30|topicau|trial has|trouble max|unauthe details|unautho check|unavail no|unified|upload or|use cookies|used of
A30|user account|user and|user login|user svc|user unautho|usernam passwor|valid iat|variabl api|verify your
A30|was forged|was revoked|when retriev|without logging|www comet|yet valid|your app|your balance|your credits
A30|your droplet|your trial|your user|your workspa
A30B24C24D24E37J24O24R45T38|error in
A30B24C24E24I24R37T34|allow
A30B24C24R24|invalid params
A30B24C30D24H24P24|code statusc
A30B24C30H24K30P24R30|params
A30B24C30P30T24|request the
A30B24C34D24E37J30K24O24R24T34|error the
A30B24C42D45E33F24R24T34|is no
A30B24D24E24G24H28I24|chat complet
A30B24D24H24|.giga|.giga chat|devices|devices sberban|ru api|sberban|sberban ru
A30B24D24M24O24P24R34|automat
A30B24D24R24|type user
A30B24D30E24G24I24R24|anthrop
A30B24D30H24O24|ru
A30B24D30I24M30R24|tdetail|with tstatus
A30B24D30R24|in order|order to
A30B24D34E30G30H34I34J41K24M24N24Q24R39T24|.model
A30B24D34I24M30R24|tstatus|tstatus statusc
A30B24E24F24P24|this endpoin
A30B24G24H24P41R39T45|c too
A30B24H24I24M24|trace id
A30B24H24P24R24T30|which is
A30B24P24Q24|token limit
A30B24R34|c message
A30B30C24E24F24P24|submitt
A30B30C30E59H40I37J37K44O45P49R43T24|after
A30B30D24E30G30H30R30T24|.mistral
A30B30D30F24J24M24O24R53T30|c validat
A30B30E24G30H34J24R30|convers operati|the convers
A30B30H34|many tokens
A30B34C37D44E34F24I24O24R39|longer
A30B34D24H24N24P33R37T34|count
A30B34D30H24|model with
A30B34M24R47T30|invalid argumen
A30B37D39F24P24R49T34|invalid request
A30B39E41G30L34R46T63|size
A30B39H37|tokens per
A30B45C24D24E24G24J24P24R44T51|is too
A30C24|already used|com on|have storage|integra|modifyr|modifyr none|no permiss|server the|storage objects|the google
A30C24|this item|used is|with client
A30C24D24|c rest|google cloud
A30C24D24E24F24J24O30P30R24T24|returne an
A30C24D24E24F24P24|.grpc wrapper
A30C24D24E24G24H24P24R24|code type
A30C24D24E24K18P39R30T24|through
A30C24D24E24K24M24R34|.browser
A30C24D24E24K24O24P24|.daytona
A30C24D24E24K44T24|net
A30C24D24E24P30|to make
A30C24D24E30F37O30P24R39T34|differe
A30C24D24E30K30O30R34|.web dav
A30C24D24E30K34O24P24R24|for sql|odbc|odbc driver
A30C24D24E30O30R24|there was
A30C24D24E30P30T24|.consul
A30C24D24E30R24T34|that you
A30C24D24E34O24R24T24|.data api
A30C24D24E37|server returne
A30C24D24E37O30P24R24T30|ec
A30C24D24E39F24H24K34R34T24|.weaviat|.weaviat base
A30C24D24E44K24P28R24|api example
A30C24D24I24M24P30|error request
A30C24D24K24|windows net
A30C24D24M24R24|httperr when|request https|when request
A30C24D24M24R49T24|defined
A30C24D24O24|id root
A30C24D24O24P34R24T24|consume
A30C24D24O30|be accesse
A30C24D24R24|error missing
A30C24D24R24T24|.fix|.pytube fix
A30C24D24R34T30|not been
A30C24D30E24K34R37T24|mode
A30C24D30E34F24J30R41T30|raw
A30C24D30E34F24K24O30P24R24|.grpc
A30C24D30E34P30R37T24|.sandbox
A30C24D30F30M24R44T43|identif
A30C24D30J30R24T24|extract
A30C24D30K24T24|windows
A30C24D34E34H24K30R24T24|post https
A30C24D34E45J50K28P24R60T63|line
A30C24D34K34O30P30R34T30|github com
A30C24D37E30K34O24P24R24|driver for
A30C24D37E34J30O54P24R24|update
A30C24D37P24R30T37|ensure
A30C24D39O34|occurre resourc|resourc when
A30C24D41R37|.configu
A30C24D48E30J24M24O24R59T53|not support
A30C24E24|.article|.xmpp|article downloa|downloa failed|errno server|https news|news example|on url|plivo
A30C24E24F24K30|class request
A30C24E24F24O24P24R24|.okta|.okta api|okta http
A30C24E24F24O24P24R37T24|can only
A30C24E24H30J24M24|code code
A30C24E24O24|.smb respons|php|status from
A30C24E24O24P24R24|server sql
A30C24E24O30P24R24|.databri
A30C24E24P24|news
A30C24E24P24R24|youtube dqw
A30C24E24P24R30|bybit
A30C24E24P30R30|fault
A30C24E24R24T34|.assembl|.assembl ai
A30C24E24R30|hours
A30C24E30|suffici|the mailbox
A30C24E30I24P24T24|http chat
A30C24E30K24P24|.prawcor
A30C24E30K24P24R30T30|.deep l|.l
A30C24E30K24P24R34T30|.deep
A30C24E30K34O24P24R24|microso odbc
A30C24E30K34P24R24T30|.refused
A30C24E30O24|receive unexpec
A30C24E30O24R24T24|message to
A30C24E30P30R30|actor
A30C24E34K24O61P24R37|transac
A30C24E34K37|network error
A30C24E34O24P24|com secret|secret data
A30C24E34O30R30|general
A30C24E34P24|on get
A30C24E37F24R41|.exchang
A30C24E37L37R24T24|.out of
A30C24F24|request severit
A30C24F24O24|message resourc
A30C24F24P24T24|httperr client
A30C24F24R24|code item
A30C24K24|bucket acme
A30C24K24O34R24|be complet
A30C24K24P24R24T30|live
A30C24K50R34|name or
A30C24O24|php dav|remote php
A30C24O24P24|mainerr code
A30C24O24P39T24|made
A30C24O24R24T24|error unable
A30C24O24R30|this query
A30C24O34R30T24|match the
A30C24P24|availab on|c usage|data link|link error|nasdaq|nasdaq data|status nasdaq
A30C24P24R24|.data link|.twelve|.twelve data
A30C24P30|.s
A30C24P30R24T24|.whats|.whats app
A30C24P30R30T24|.link
A30C24R24|experim
A30C24R24T24|xrpcerr|xrpcerr error
A30C24R30|redirec|you cannot|you re
A30C24R46T30|.paramet
A30C24T24|contrac
A30C30|.zabbix|.zabbix api|found request|missing permiss
A30C30D24|disable for|status not
A30C30D24E24R39T30|.feature
A30C30D24E30O24|request errorco
A30C30D24E34K30R24|.snmp
A30C30D24K30O24P24|.cos
A30C30D24O24P24|.cos service
A30C30D24P24R24|alert
A30C30D30E24K24O37P24R34T24|.db
A30C30D30F30R24T30|entry
A30C30D30T30|or it
A30C30D34F24O24T24|folder
A30C30D34K50R37T24|known
A30C30D37K24P30R34|namespa
A30C30D43J24R53T58|unsuppo
A30C30D45J24R50T34|named
A30C30E24|dav example|https dav
A30C30E24F24O30P24R30|.quickbo|qb
A30C30E24J30P24T24|hint
A30C30E24P24R30|detail the
A30C30E24P34R24|respons error
A30C30E24R24|.perm
A30C30E24R24T24|ref
A30C30E30F24K24P30R24|.status code
A30C30E30F24K30P34R39T24|.g
A30C30E30F24O24R24|severit error
A30C30E30F30R30|msgid|msgid result|msgtype msgid
A30C30E30F30R34|msgtype
A30C30E30K24R24|.base nomad|was raised
A30C30E30O24R24|with followi
A30C30E30P24T24|chat postmes|postmes|postmes the
A30C30E30R24|followi respons|raised with
A30C30E34K24R24|.nomad
A30C30E37J24K49L24P24T60|bytes
A30C30F24H24K24P33R24|have been
A30C30F24O34R24|.box api
A30C30G34H24K24R30|type error
A30C30K30O30|#128
A30C30M24|.url not
A30C30M24T24|key id
A30C30O24P24|error mainerr|mainerr
A30C30O24R37T24|transcr
A30C30P24R24T30|data is
A30C30P24R34T30|success false
A30C30T54|corrupt
A30C33F34O41P24R41T24|the same
A30C33F37O41P24R43T30|same
A30C34D24E24K24P24R24|c unknown
A30C34D24E30K43R34T24|.dns
A30C34D24J24O30R24|group
A30C34D30E30F24O44P24R37T34|main
A30C34E24K34O30|.zookeep
A30C34E24K39O37|.kazoo
A30C34E24O24P30R34|apierro code
A30C34E24P24R38T24|.x
A30C34E34F24K24P24T24|.lang smith|.smith
A30C34E34J24K24R39T30|check the
A30C34E34K30M24R39|results
A30C34F24K24O24R24|ops
A30C34F24K30P30|for key
A30C34F24R24|associa|associa with
A30C34G24|the system
A30C37D24E30J24K37R34T24|shop
A30C37D44E30F24O24R30|no longer
A30C37E34F24J34K30O24P24R24T30|.lang
A30C38D41|c notfoun
A30C39D37O30|reposit
A30C39D39E30O39R30T24|leads
A30C39E24K30O30R46|orders
A30C39E30J24O30R24T39|row
A30C40D24E30K24R34T51|mp
A30C41D24R24T37|.file not
A30C41D30E24F24R34T30|matchin
A30C41D30E24K30O24P24R24|reports
A30C41D39|notfoun
A30C41E30K24O39R24T51|the file
A30C41R24|id does
A30C43D44E34K24O24P34T24|crm
A30C45D48E30F30J24O39P30R47T46|index
A30C45E24O36R34T39|c sqlite
A30C48D30K24O41R30|deleted
A30C50D44E24F24J40R43T24|invoice
A30C53D43R45T24|found for
A30C55E24F24O30T30|with id
A30C58D55R34T24|file or
A30C58D56E30O30R39T30|directo
A30C58E24F64K30O56P34R48T30|already
A30C63D58K34R46|such
A30D24|.acl|.trino user|because your|can do|confirm you|do this|error when|gpg|have any|or permiss|secrets|signing
A30D24|the securit|their|this by|trinous|trinous type|virtual
A30D24E24|.msal|.msal service
A30D24E24F30J34K24O34P24R56T44|one of
A30D24E24G24P30R24|had
A30D24E24H24P24R24|search failed
A30D24E24H24R34T24|selecte
A30D24E24K24L24O24T34|cache
A30D24E24K24P30R24|availab in
A30D24E24K24R24|.py snmp
A30D24E24K30|sqldriv
A30D24E24K34|server at
A30D24E24L34R39T34|zero
A30D24E24P24R30|webhook
A30D24E24R24T24|marked
A30D24E30G24H24J36N24O30R30|visit https
A30D24E30J24K24M24R24T37|help
A30D24E30K30O24|stripe
A30D24E30P30|reached its
A30D24E30R24|.smartca
A30D24E30R30|is out
A30D24E33K53P39|reset
A30D24E34P24R30|code db|db excepti
A30D24E37J50M24O24Q24R57T54|parse
A30D24E37K30O24P30R34T30|.milvus
A30D24E37K30P30R34T24|milvuse|milvuse code
A30D24E37K37O34R24|redis
A30D24E37O34P24R24|pending
A30D24E39|.trino query|query id
A30D24E39K24|.trino
A30D24E39P24R30|stack trace
A30D24E49K34O24P24R34|cluster
A30D24F24|activat
A30D24F24R24T34|ended
A30D24H24|cloud ibm|ibm com
A30D24H24O30R41|passed
A30D24H24R24|https platfor
A30D24J24O24R46T24|value for
A30D24J24R24|gmail
A30D24K24M24R34|.multi
A30D24K24O30R24T34|it is
A30D24K24R24|publish
A30D24K30O24T39|to read
A30D24M24|include the
A30D24O24P24|putobje|putobje operati|the putobje
A30D24O24R30|cannot access
A30D24P30R24T30|up to
A30D24R24|.topic|methods|model id|the collect|the instruc
A30D24R24T30|reader
A30D24R34T24|or more
A30D24T24|found matchin|has ended
A30D30|it or|on https
A30D30E24F24O30T24|content xml|xml version
A30D30E24K24O34P24T24|.service bus
A30D30E24K24O37P24T24|.bus
A30D30E24K30O24R24|cli
A30D30E24M24O34T24|in this
A30D30E30K33O30R30|.gql
A30D30E30P24R24T24|.meilise api|meilise error
A30D30E34F24J24R37T24|raw respons
A30D30E34F24M24Q24R37T24|respons content
A30D30E37F30O30P39R34T24|c excepti
A30D30E37K30P24R24T24|.meilise|meilise
A30D30E41F24R37T24|unexpec respons
A30D30E43F24R37T24|.unexpec respons
A30D30O24R30|are trying
A30D30R24|cpu
A30D30R24T24|otherwi
A30D34E30O30R34T24|can be
A30D34E39H24I34K24O24Q24R37T24|within
A30D34H33R24|pro
A30D34K30M24R34T45|recogni
A30D34O39R24|this resourc
A30D34T30|cryptog
A30D37|is set
A30D37E24J24P30R34T30|please use
A30D37E24O34R34|.channel
A30D37K24|snowfla
A30D37K30O24|hub
A30D37O30R24|vhost
A30D41E41K24R41|not availab
A30D44E30J24K37N24R34T24|python
A30D64R24T24|install
A30E24|.api invalid|.cloudfl|.paused|.pyi|.pyi cloud|account to|by passing|cannot perform|code respons|compute status
A30E24|in row|item error|or there|request operati|service compute|set your|setup|svc|token paramet|type item|wallet
A30E24|wandb|we have
A30E24F24|.twitch|.twitch api
A30E24F24J34M24O34R40T24|c failed
A30E24F24R34|errorty validat
A30E24H24O34P24|to complet
A30E24H24R24|or contact
A30E24H37P51|.many request
A30E24J24K24L30|low
A30E24J24K30|data to
A30E24J37|invalid json
A30E24J37R30T24|parse the
A30E24K24|braintr|server login|server not
A30E24K24M24P24R24|website
A30E24K24O24P30T24|.event hub
A30E24K24P24|.mqtt
A30E24K24R37|.custome|.custome io
A30E24K30|.at|.at protoco
A30E24K37|.socket io
A30E24L24R24|.gurobi
A30E24M24|pass the
A30E24M24O30P24|reasons
A30E24M37P24R30|our
A30E24O24|error returne
A30E24O24T24|server respons
A30E24P24R24|oauthex code
A30E24P24R30T24|linkup|linkup api|the linkup
A30E24P30|faceboo|non success|status respons|success status
A30E24P30R24|.finnhub
A30E24P30R30T30|.linkup
A30E24P37|exceedi
A30E24R30T34|didn't
A30E28|reached or
A30E30|this task
A30E30F24G30J24K24O24P30R24T24|.event
A30E30G24H33P39T24|resourc exhaust
A30E30H37O24P52R34|.many|.too many
A30E30J24M40T24|the respons
A30E30J24O37P38R46T30|the current
A30E30K24M24P24R30|level
A30E30K24O30R30|databas error
A30E30K30|stripe com|support stripe
A30E30K40|.amqp connect
A30E30P24R34|binance
A30E30P30|c oauthex
A30E30P30R24|oauthex|type oauthex
A30E30P30R30|.faceboo request
A30E30R24|.owm|.py owm
A30E33P34|searche
A30E34|insuffi storage
A30E34F24P30R37|reason bad
A30E34G24|message server
A30E34H37K24O24P53R41T54|.too
A30E34K34|know
A30E34K61P30|exceede with
A30E34K61P30T24|with url
A30E34K62P30|port max
A30E34P24|code reason
A30E34P30R30|.faceboo
A30E34P37|queries
A30E37O37R24T34|put
A30E39|logs|read only
A30E39H24O24P24R24|under
A30E39K62P30|retries exceede
A30E39L43T24|allocat
A30E39P30T24|please contact
A30E40R30T24|left
A30E41R24|.time
A30E42G24|the service
A30E44I24J24|respons from
A30E45H30K63P41R24|max retries
A30E48I24K51P24|com port
A30E48I24K54P24|httpsco host
A30E49F24G43I24K24O30R24|.interna
A30E49H30J37K63O24P41R24|retries
A30E54G39H24K48O45P34T24|tempora
A30E55H42I43K30O39P53R24|seconds
A30E60G24I24K24O24P30R24S18|server error
A30F24|c inactiv|dsid|enter|the subscri
A30F24H24M24R24|code title
A30F24K24O24R41T37|specify
A30F24O24|signatu request
A30F24O24R30T30|accepte
A30F24O24R45T37|unproce entity
A30F24O24R45T39|unproce
A30F24O41|started
A30F24P24|used the
A30F24R24|keys for
A30F24T24|must specify
A30F30J30M30R50T30|validat failed
A30F30R30|user id
A30G24|com to
A30G24H24P41|c many
A30G24H33O24P48T24|error too
A30H18|online|request quota
A30H24|com en|is limited|key to|key with|own|the billing|trial key|using trial|your own
A30H24K24R24|to api
A30H24N24O30|key for
A30H24P24|limited to
A30H24P30|or upgrade
A30H24P48|exceede rate
A30H28P34T24|statusc resourc
A30H36N24P24|reached for
A30I24K24|east|us east
A30I24K24R30|.scope
A30J24M30R51T24|attribu
A30J24T24|matches
A30K24|acme snowfla|execute command|failed client|merchan|snowfla com|sso|var|was refused
A30K24N24|by setting
A30K24O24R34T30|.mismatc
A30K24P24R24|.tea
A30K24R24|code stderr
A30K24R30|please verify
A30K24T24|sure your
A30K28O24|droplet
A30K30|.telnyx|self signed|signed|signed certifi|sslerro
A30K30L24|self
A30K30P24|aws error|in bucket
A30K30R24|.interfa|send email
A30K30R30|ctrls info
A30K34|.jwk client|.py jwk
A30K34M24O34P30R24|violati
A30K41R24|hostnam
A30K43|connect failed
A30K48|url caused
A30K51|port failed
A30L24|error insuffi|initial the
A30M24|enterpr|the config
A30M24P30|.smtp data
A30M24R24|anonymo|to have
A30M30P24|was blocked
A30M37|#451
A30M38P24|managem
A30N24R24|setting the
A30O24|client id
A30O24P24|close http|headers httphea|httphea|httphea content
A30O24P24R24|at time
A30O24P24R30S24|.vonage
A30O24R24|.verify
A30O24R30|see the
A30O24R34T24|can't be
A30O24T24|the signatu
A30O48|#423
A30P24|.news|.news api|.q|.q stash|.stash|alpha vantage|c actor|code auth|continu https|good|https opencag
A30P24|increas your|limit on|more if|of api|of queries|opencag|opencag com|over the|plan at|plan or|reached status
A30P24|request availab|vantage|you will|your quota|your subscri
A30P24R24|.bad respons|.http request|alpha|c develop|c errors|c https|c vonage|sendraw|sendraw operati|the sendraw
A30P24R30|pair
A30P24R30S24|sms
A30P30|api usage|detail you|is request
A30P30R24|.finnhub api|c com
A30P30T24|id error
A30R24|and resourc|are missing|are require|because you|code or|domains|excepti in|execute this|have to|id on|in api
A30R24|period has|set please|specifi model|that have|the attempt|to purchas|to verify|user action|your domain
A30R24|your tenant
A30R24T24|are invalid|incorre or|marked as|the selecte
A30R24T30|header is
A30R30|#65535|.bolt|as it|not permitt|provide an|valid for
A30R30T24|captcha
A30R30T34|etc
A30R34|for variabl|or invalid
A30R34T34|unrecog
A30R37T24|missing or
A30R39T24|.number
A30R43T39|types
A30S24|all of
A30T24|decrypt failed|pass it|read the|request but|require error
A30T30|.sender|faq|or corrupt
A30T34|doesn't match
A33|action you|credent message|enough segment|inferen provide|message provide|monthly include|passwor invalid
A33|permiss insuffi|provide usernam|users read|your session
A33B24E30P24R43T43|more than
A33B24E42J33K48P42|.retry
A33B30C24D37E44H34K30O28P36R34T37|org
A33C24|cannot get
A33C24D24E24O18P28R30T30|develop
A33C24E34J43K24|answer
A33C28D24E36F24J24K24N24P28T24|langcha
A33C28D24E37K24M24P34R28|http error
A33C28E36F24J24K24N24P28T24|langcha com
A33C28E36F24K24P28T24|api smith|smith|smith langcha
A33C28E36K24P28T24|com runs
A33C30D30E37J47K24O24P24R57T58|string
A33C30D37E24J52K24N24O30P30Q24R47S18|tool
A33C33D24E38K30O30P36T24|runs
A33C36E28O30P24R37|c failure
A33D24E30G24|for inferen
A33D24K24O24P24|rest
A33D30E43O34P24R24|server code
A33D30R24T24|here https
A33E24M24R37|role
A33F24J30K28P24S24|sub
A33J24|to error
A33K24|are incorre
A33K24R24|of this
A33R30|provide you
A33R34T24|code bad
A33T24|.jws
A34|.age|.age restric|.audienc|.authori failed|.bad dsn|.cap|.cap exceede|.challen|.claim|.dsn|.factor|.grant
A34|.invalid audienc|.login require|.passwor require|.payment require|.request denied|.saml validat|.smtp authent|.two
A34|.two factor|access refused|add payment|age restric|ai account|auth key|authent authent|authent error|authent the
A34|authent token|authent you|be authent|c billing|c daily|c eacces|c enough|c readonl|cannot select|cap|cap exceede
A34|certifi has|challen|chat write|check credent|check in|client authent|client credent|cliente securit|cloudfl
A34|code unauthe|connect errors|cookies|cores|creatin|credent and|credent failure|current quota|daily message|deactiv
A34|denied cannot|denied check|denied the|descrip invalid|email sending|enough balance|environ authent|errno permiss
A34|error access|errorco authent|errors unblock|factor authent|failed status|feature is|flush hosts|followi identit
A34|fully configu|hard|have insuffi|host is|hr|https app|https upstash|identit failed|in region|in to|insuffi credit
A34|invalid access|invalid signatu|is age|is expired|is restric|key as|key file|key from|limit usage|login again
A34|many times|method to|monthly limit|more credits|mysqlad|mysqlad flush|name payment|no token|not accessi|not verify
A34|of many|or authori|or expired|paid plan|passwor require|passwor was|perform action|permiss for|plan does|polygon
A34|provide please|quota please|readonl databas|request denied|respons forbidd|restric and|saml|securit token
A34|sending limit|sign in|signatu does|spendin|spendin limit|standar|storage limit|the authent|the caller|the check
A34|to configu|to upgrade|token or|token session|token the|top up|two factor|type auth|unautho access|unautho message
A34|unautho to|unavail environ|unblock|unblock with|unlock|up your|upstash|upstash com|usage see|user agent
A34|verifie the|with mysqlad|write readonl
A34B24C24D30E24H24L24M24P30R24T24|with error
A34B24C24D37K39O41R34|trying to
A34B24C30D24F24H24M24P37T24|status message
A34B24C33F24M24P30R30|c user
A34B24C37D24E34G24H24M24P30R37T37|null
A34B24C48D30E24F39J37O30P30R49T24|order
A34B24D24E24H24|.wml|.wml client
A34B24D24E24H24K30O24R24|ibm
A34B24D24E30P24R30|.google
A34B24D24R30T24|one or
A34B24D34E24I30J37K30M30N30P24Q24R34|.call
A34B24D45H24O24P24R24|use the
A34B24H30|c reached
A34B30C24D30E30H24M24P24R24|.api request
A34B30C34D34F30G24I24M24O37R24T24|operati the
A34B30D30E24M30P34R46|request error
A34B30E30H24R24T24|message this
A34B30F24R49T34|code invalid
A34B34C43D37E30I24J24K30M41O30R53T51|contain
A34B34E24G24H24I24J37K24Q24R24|llm
A34B41D37E24P30R44T61|large
A34B41P24R39T60|too large
A34B50C39H24J39K24M46P24Q24R34|prompt
A34C18D34E43O34P24R51T24|.program
A34C18E34J43O24R34|error for
A34C24|digest|entered|request not|rights to|to view
A34C24D24E24F24J30O30P30R46T24|an invalid
A34C24D24E24K30O34R43S24T24|exit code
A34C24D24E24P24|id message
A34C24D24E24P24R24T24|detail status
A34C24D24E30K30O24R37|sqlstat
A34C24D24E30K34O30P24R24|sql server
A34C24D24E34O24P24|.vault
A34C24D24E37K41O37P24|.session
A34C24D24E39K24O30R30T24|.py mongo
A34C24D24E39P30R43T37|true
A34C24D24E41J24K37O24P24R41T24|info
A34C24D24E46F24L24T30|space
A34C24D24F24K24|.keycloa
A34C24D24F24R34T24|may not
A34C24D24K30O34R30|.git command|cmd|cmd git
A34C24D24M45P24|policy
A34C24D24O34|accesse
A34C24D24T37|decrypt
A34C24D30E34O24P24|https vault|vault example
A34C24D30E39F24O24P24R30|stack
A34C24D30G24K24T24|or not
A34C24D30R34|id and
A34C24D34E24P43R24T30|minutes
A34C24D34E34O24P24|vault
A34C24D34O24R30T30|repo
A34C24D37E24J24K34O30P30R37T30|github
A34C24D37E34K40O34R24|.amqp
A34C24D39E43K41L34O47P24R24|running
A34C24D46E39K47M24O39R50T40|can't
A34C24E24|article|details the|from https
A34C24E24F24|.ebay|.ebay sdk
A34C24E24F24O24P24R24|okta
A34C24E24F24P24R24|headers msg
A34C24E24G24M24P30R34T30|sorry
A34C24E24K30O34R30|failed due
A34C24E24P24R24|.spotify|.spotify base
A34C24E24P30R24T24|.app
A34C24E24R34|.plivo|.plivo rest
A34C24E30K30P24R24T24|.request base
A34C24E30P34R37|extensi code
A34C24E30R30T24|.postmar
A34C24E30R34|region
A34C24E34F24O24P24R24T24|unexpec status
A34C24E34H24P39R37|request message
A34C24E34K50N24R37T30|without
A34C24E37I24K30|no respons
A34C24E37J37R50T43|.type
A34C24E37K24L37R34T34|.of
A34C24E37O24P34R30T37|content type
A34C24E39O30R30|full error
A34C24F24H24I24K24M24O24P30R34S24T24|sent
A34C24J24N24P24|.usage
A34C24K24R30|may have
A34C24K30O24P24R24T24|.cloud sdk|.tencent|.tencent cloud|tencent|tencent code
A34C24K30O34R30|git failed|to exit
A34C24M24R24|microso com
A34C24M24R43|recipie
A34C24O24P34R30|applica json
A34C24O24P34R30T39|type applica
A34C24O24R30|errors message
A34C24O30|admin
A34C24P24R24|telegra says
A34C24P30|.instalo
A34C24R24|address is
A34C24T24|is either
A34C30D24E24F34O30P30R24T24|.github
A34C30D24E24K24P30R39T30|.mastodo
A34C30D24E30F24P30R24|.graph api
A34C30D24E30P30T24|failed url
A34C30D24E34F24K24M24P24R24|.wrapper
A34C30D24E39F24K24O30P24R24T34|.respons message
A34C30D24P24R34|topic
A34C30D30E30O34R39|.neo|.neo j|c neo|code neo|neo
A34C30D30E34K24L24O34R39T24|.j
A34C30D30E41K41O34P24R24T37|.kafka
A34C30D30R24T30|.pytube
A34C30D30R39|c cliente|neo cliente
A34C30D30R41|cliente
A34C30D34R24|.disable
A34C30D34R24T24|not open
A34C30D37E30K24O24P30R43T24|target
A34C30D37K30R34|locate
A34C30D43K24R44T34|correct
A34C30D45E37K39O30P24R30T34|driver
A34C30E24F24|.command status|.imap|.imap tools|.tools|.unexpec command|no receive|ok expecte|receive data
A34C30E24F24R30|c item
A34C30E24J24R39T34|has no
A34C30E24K24M30O30R30T37|txt
A34C30E24K24R37T30|mastodo
A34C30E24P24R30|.freshde
A34C30E24P34R24T24|.apify|.apify client
A34C30E24R37T30|.mastodo api|mastodo api
A34C30E30F30K30R39|ctrls|desc|result desc
A34C30E30F30R30|.ldap operati|.operati result
A34C30E37F24K34O37R24T24|severit
A34C30E37K39O37|c mysql
A34C30E44L37R24T24|.out
A34C30F24K24O34R24|.box
A34C30F24P24R24|code errors
A34C30O24R37T24|objects
A34C30P24R34|.monday query
A34C30P30R34|.monday
A34C30P34R24T24|.apify api
A34C30R45|supplie
A34C30T30|dqw is
A34C34D24E24K24O30P24R24|accessi
A34C34D24E24K34O37R34|git
A34C34D24E39K24O34R34T24|.mongo
A34C34D34K34L24O37R43S24T30|stderr
A34C34E24F24|status ok
A34C34E24F24R24T24|expecte but
A34C34E24K24O30T24|ora
A34C34E24O24|dav
A34C34E24P24R30|error youtube
A34C34E30O24P30R34|status detail
A34C34E30O24P34R37|.transpo query
A34C34E34F24|.mailbox
A34C34E37I24K30R30|.http client
A34C34E37K48P24R24|network
A34C34E39P30|.client respons
A34C34F24R39|the value
A34C34R30T30|.video
A34C34T30|.video unavail
A34C36O24R39|id or
A34C37D24E34L24O24R34|report
A34C37D24O24P24R24|request resourc
A34C37D34E56K39P30R30T41|html
A34C37D37E37F24O30R37T24|issue
A34C37E34O24P24R47|.api client
A34C39D43E37K37M24P24T41|downloa
A34C39E34F24P34|mailbox
A34C39E34R34|channel
A34C39R24|this video
A34C40D34E42G24O47P24R43T37|there
A34C41D24|resourc not
A34C43E41F30R34|.result
A34C43K34|message not
A34C44D30E30F30O30R34T34|dataset
A34C47D30E41F34K34O39P34R34T30|job
A34C47D34K30O24R30T63|.file
A34C49D37E34K37L24O24R39T55|pdf
A34C49D47K24R41T43|not find
A34C51D34|error not
A34C64D59K30R51|not exist
A34D24|and user|config file|copy|gated|https console|kms|supply|the secret|use this|valid api
A34D24E24|to initial
A34D24E24F24O30P30R30T30|error msg
A34D24E24H24O24R24T24|not yet
A34D24E30K24R24|.geopy
A34D24E30K34O24P24T24|broker
A34D24E30O24P30|target service
A34D24E30T30|.storage
A34D24E34F24P30R37|errorco message
A34D24E34K24O30R24|.pulsar|pulsar|pulsar error
A34D24E34P24|export
A34D24E37J30K24N24O30R24|trouble
A34D24E43K51O24R37T24|.protoco
A34D24F30R40|these
A34D24H24R24|have not
A34D24J24T30|constru
A34D24J30|may need
A34D24K24T24|confirm
A34D24K30R24T24|via
A34D24K30T24|.initial
A34D24M24R24|user error
A34D24O24P24|operati you
A34D24R24|create new|have the
A34D24R24T24|require to
A34D24R30|logging
A34D24R34|permitt
A34D30E24G24O34R24T24|because of
A34D30E24H43P55|throttl
A34D30E34F24O30R30T41|xml
A34D30H24I24K24M30R24|azure
A34D30J24K24T24|not registe
A34D30K30R30|to locate
A34D30P39R24T24|reached the
A34D34|set up
A34D34E30K30O37R24|eu
A34D34E30O37|eu west|west
A34D34E34K37O24P24R24|local
A34D34H24K24R30S24|platfor
A34D34T30|please make
A34D37E24H24J24N24O30P24R24|https docs
A34D37E37H24K47R37T34|protoco
A34D37O24P24|you need
A34D39P24|on your
A34E24|.missing token|missing token|the authori
A34E24F24O24|to write
A34E24F24R34|.adyen api|adyenap|adyenap status|status errorco
A34E24G24R24T24|provide is
A34E24H30I30P50R30T30|exceede the
A34E24H30R34T24|embeddi
A34E24H34P37|throttl when
A34E24J30R44T43|malform
A34E24M24R24T24|.rejecte
A34E24M38|respons was
A34E24P24|.data read
A34E24P30R24|not success
A34E24T30|passing
A34E30I24K50T24|.socket
A34E30K24P30R24|.geocode service
A34E30O24P24T30|getting
A34E30P24R24S24|send message
A34E33O41R30|changed
A34E34F24P39R34|request http
A34E34G24K49|to server
A34E34O30R30|ok code
A34E37K39O24P24|servers
A34E37O46|is in
A34E39O24R30|error ok
A34E39O30R30|code codenam|codenam
A34E43|many connect
A34E48I24K54P24|httpsco
A34E54I42K44O24P24T49|.read
A34G24R24T24|request exceeds
A34H24|api calls|com account|exceed your|key which
A34H30P24|upgrade to
A34H30P30R24|of your
A34H33P46T24|c exhaust
A34H34P37|occurre throttl
A34J24O24R39T24|has an
A34K24|.certifi
A34K24O24P34R30|close
A34K30R37T24|any of
A34K37P24|.host
A34K41T24|to any
A34L24P24R24T24|workspa
A34M24P30T24|allowed to
A34M30P30T24|rejecte by
A34O24|expired on|token invalid
A34O24P24R24|json content
A34O24P30|respons headers
A34O24P34R24|connect close|length connect
A34O48|.locked
A34P24|c quotaex|com pricing|exceede limit|the permiss|will exceed|you exceede
A34P30|denied due
A34P33|user has
A34P34|budget|limit has
A34Q24R24|argumen to
A34R24|.missing require|alphava|alphava co|code missing|follow|funds|insuffi balance|insuffi funds|invalid key
A34R24|must provide|or authent|or pass|variabl or|www alphava
A34R30|has insuffi|pay|request action|select from|top
A34R34|country|provide either
A34R37T30|be provide
A34R39|missing the|sign
A34T24|failed invalid|token found|two|wrong passwor
A34T34|is encrypt
A36|.authent failed|bad credent|forbidd for|forbidd user|include credits|missing scope|please login|unautho for
A36B39D24E37F24G24J30L24P30R56T54|than
A36C24|c access
A36C24D39F24H24K30O28P28R43T34|en
A36C24E30P24R45|.graph ql
A36C24E34P24R46|.ql
A36C46D39F34K24M30O49R49T44|cannot be
A36D24E37G24I34P24R34|inferen
A36D30|manage
A36D30E24J37P24R30T39|here
A36E24P24R24|run out
A36E44G24I24K30O24P30R24T28|error from
A36E45P24R24|from server
A36R24T24|month
A36R37T30|segment
A37|#407|#530|.signatu verific|aadsts the|access key|and billing|auth token|authent invalid|authori header|balance is
A37|be logged|billing details|c authori|c feature|caller does|claim|client secret|expired or|grant error|https support
A37|instant|is incorre|key could|license key|logged in|login failed|login to|message quota|not authent|not include
A37|not verifie|operati email|passwor is|plan and|portal|provide credent|readonl|refresh token|retriev token|run this
A37|server failed|support google|tavily|token from|token was|unautho the|validat access|variabl are|your daily
A37B24C24D34H24L34P30R34T30|which
A37B24C24D37H34K39O41P37R34T24|trying
A37B24C24E34H24I24K24M30Q24R30T34|.ai
A37B24C30D30E34I24K30M24O24P34R30T30|.inactiv|.inactiv rpc|inactiv of
A37B24C37E30M24O30T30|possibl
A37B24D24E39H24I24M24P24R30T24|trace
A37B24D24R24|enable
A37B24D30E37K30L34M24O24P34R43T41|non
A37B24D30E46G24H24K43O24P24R30T36|during
A37B24D34E55H24I30J41K39L30O40P34Q24R44T54|while
A37B24D34J24R30|instruc
A37B24G34H34P30R30|tier
A37B30C24D24E41G24H30I24M24O30P24R34T24|api error
A37B30C24D24H24R24|.chat
A37B30C30E24K24P30R30|origina error
A37B34C24D30E30G30H34I24J24L24M24O30R44T43|convers
A37B34C34D30E34K30M24O34P34Q24R30T24|and try
A37B39D46E30G37H24I24J39K24M24Q24R30|the model
A37B39E24G30L24O24P37R45T58|exceeds
A37B54I24K34O24P37Q34R53T45|length
A37C24|rights
A37C24D24|.invalid api
A37C24D24E24K30P24|.b
A37C24D24E24O24R37T30|has not
A37C24D24E30|for https
A37C24D24E30G24H24O24R34T30|yet
A37C24D24E48G24L24O37P30R30|full
A37C24D24F30R34|profile
A37C24D24H24K24M24P30R24|googlea|googlea com
A37C24D24O24R24|dashboa
A37C24D24O30R24T24|this operati
A37C24D24R30|the require
A37C24D30E30H24O24|product
A37C24D30E44K24O30P24R24|attempt to
A37C24D34E34F24K24O46R34|on this
A37C24D34K30O24P24|https hugging
A37C24D37E30J24K24O39R34T38|root
A37C24D37E37K24O30R24T30|.broker
A37C24D39E34I24J30K34M30O34Q24R51T34|did
A37C24E24K24P24R30T39|says
A37C24E30F24P30R24T24|respons code
A37C24E34T30|.broker respons
A37C24E37F24K24P24R37|.easy post
A37C24E39F24R47|errorty
A37C24E43F30H24J24K37M30P30R30T24|contact
A37C24E44F30G24H24K30O30P34R30|active
A37C24H24R24|payment method
A37C24P24|.private
A37C24P24R24|sendema|sendema operati|the sendema
A37C24P24R34T24|.upstash
A37C24R30T24|or is
A37C24R34|.post api
A37C24T24|.crypto
A37C30|key error
A37C30D24E24F24R24|but no
A37C30D24E24J24K30R44|select
A37C30D24E30F24K24M24P30R24T24|httperr
A37C30D24E30J24O24P37R46T39|extensi
A37C30D24E30P30T24|slack api|the slack
A37C30D24F24R24|interac
A37C30D24R30|view
A37C30D24R37|tenant
A37C30D30E34F24|respons status
A37C30D30E34K24P24|.braintr
A37C30D34E34F30H24J34K30M37O34R54T44|class
A37C30D37J30R37T30|to find
A37C30D43E24J24K24R30T24|registe
A37C30D44E24J24K24O47P30R47T34|table
A37C30E30K30O52P37R30T41|being
A37C30E30P24R24|.ip
A37C30E30P24R39T39|returne error
A37C30E30R24|.geo ip
A37C30E34O24P30R30|.fault
A37C30E37O30R30|.operati failure
A37C30E39F24K30P24R39|.easy
A37C30J24M24O24P24R30T24|code name
A37C30R30|test
A37C34D24E24F24J24M24O43P34T34|because the
A37C34D24E24K24O24P24R30|me
A37C34D24E24K34P24R30T37|.downloa
A37C34D24E30O30P30R34T24|.o data
A37C34D30E41K30O43R30|c sqlstat
A37C34D34E41G34K34M24P30R24|we
A37C34D39E52F24G30I34K24L30M24O54P30R45T51|process
A37C34E24K30P24R30T30|with code
A37C34E34O30|.smb
A37C34P24R39|.retriev
A37C37D24E37K30O34R34|.dav
A37C37D30E37J45K24M24O39R30|instanc
A37C39E24P30R30|youtube
A37C41D37E34F24J24K30M24O39R24T41|files
A37C41E65G30J30K37O30R37|#500
A37C44D54E30F24J24O37P37R48T42|path
A37C44E24F24O39P30R37T39|item
A37C45D30O34R39T33|not in
A37C45D45E34F34P24R41T24|collect
A37C46D37E30F30M24O24P34R48T46|entity
A37C46D44E49H24I34J24L30M24O43R30T24|task
A37C49D40E47K58O39P24R37T24|c errno
A37C49D45E30J34R45T37|found in
A37C51D53E43J34K48P34R61T54|unknown
A37C54D49E37F41H24K33O53P39R37|.resourc
A37C65D61E24K30R51|exist
A37D24|passwor or|sure to
A37D24E24|exchang
A37D24E24H24|ml
A37D24E24T24|to set
A37D24E30G24H28K37P45R30T30|request for
A37D24E30K24R34|sdk
A37D24E37H24K24R24|log
A37D24F24O30P39R24|error you
A37D24P41|ve|you ve
A37D30E24F24R34T30|meta
A37D34E34I24J30K34M30O30Q24R45T34|did not
A37D34O24R24|com docs
A37D37R24|to your
A37E24|missing access|premium
A37E24F24R24T30|fully
A37E24F24R37|.adyen
A37E24H24J37N24P41R24|calls
A37E24H24P39Q24|reached please
A37E24H34P47|c throttl
A37E24K37L24P41|ip
A37E24M37O24P30|blocked by
A37E24O54|is locked
A37E24P24R30|mail
A37E24P42T24|been exceede
A37E24R24|factor|token missing
A37E24R24T24|not fully
A37E28K24R24|oauth
A37E30G24H47P65|many request
A37E30J24O24R30|to retriev
A37E30K71|refused
A37E30O24P24|times
A37E30P39T24|remaini
A37E34H24N24P30R39T37|would
A37E37H30I30L30N30P34Q30R24|increas
A37E39|#507
A37F24K34R30T49|payload
A37F24O24P24R30|.resend
A37F24O30|user is
A37F24R24|c signatu
A37H24|for free|your organiz
A37H24K24O24P34R41|period
A37H24K24O24R34T24|are using
A37H24M34O24T30|was rejecte
A37H24N24P46|request limit
A37H24P24R24|exceede message
A37H30O30P24T24|will
A37H33P34|limit please
A37I24P24|message your
A37J46|age
A37K24|an api|login require|please run
A37K24O24P37R30|content length
A37K24P24|api token
A37K34|.jwk
A37K41R24|proxy
A37K43|.proxy
A37M24|blocked because
A37O24R30|not set
A37O37R24|change
A37P24|plans|please purchas|purchas more|quota for|wish|wish to|you wish
A37P24R24|subscri to
A37P30|#420|per day
A37P39|limit you|to request
A37R24|logged|verifie
A37R30T24|key must
A37R43|email address
A37T24|flush|invalid token|the key
A38|.expired signatu|authori request|expired please|key invalid|passwor are|signatu has|used all
A38C24D24R24|and or
A38C24F24O37P34R39T24|request is
A38C24R30T30|invalid the
A38C30E42J28K34M24P30R34T24|raised
A38C37D24E42K37O28P37R24T37|url http
A38R24|c scope
A39|.access token|.login saml|.not authori|.one|.one login|.restric|=PermissionError|accessd when|and passwor|audienc
A39|authent unavail|c securit|caller|env|error descrip|error validat|forbidd error|is denied|key paramet
A39|occurre accessd|organiz has|perform the|private key|privile|revoked|the access|the openai|token expired
A39B24C24D34E24M24N24P24R30T24|config
A39B24C24D51E34G30K30O24P24R37T50|load
A39B24C30D24E24F30H24P24R34|errors code
A39B24C34D24F30H24I30P37R43T24|body message
A39B24C37D39E47G24K37M34P24T41|system
A39B24D24E36H28R24|.aio|.aio rpc
A39B24E24P45Q24|limit for
A39B24E30H24P30R24T24|code msg
A39B24E34H39N34P51R39T37|limit of
A39B30C34D24E24O24P24R24T34|body detail
A39B30C42E30G24K24O24R48T37|given
A39B30K24R24T30|failed the
A39B39D34E43H34J34M41O30R56T57|text
A39B39E28F24H43I24K28P58R34T34|per
A39B41H30N24P34R30T34|exceed
A39C24D30E34K37|browser
A39C24D30E49K39O34R39|.redis
A39C24D30E54I24K65O30P30R30|port
A39C24D34E24G30I24O24P24R24T24|.hf
A39C24D34E24G30I24O24P24T24|.hf hub|.hub http
A39C24D34E24H18I24K30O24P24|hugging co
A39C24D39E24H18I24K30O30P24R24|hugging
A39C24D43E24K42L24O37R24T48|io
A39C24E30F30P30R44T30|c bad
A39C24E34G24H24P46R24T24|over
A39C24E41P30|get https
A39C24R34|.spark post
A39C30D24E24R41|.spark
A39C30D24E30H24K24P30T24|api failed
A39C30D24E30K24P30T24|slack
A39C30D24M24R24T30|this is
A39C30D30E24K34L24O34R45S24T37|exit
A39C30D34H24K30|cloud
A39C30D37E41H24K30O24P24R43T30|post
A39C30D39E34O39P37R37T24|jobs
A39C30D39E44F24K50O37P30R46T30|.web
A39C30D40E30H24J33O30P34R30|dev
A39C30E24P30R34T24|telegra
A39C30E30P24R41T34|api returne
A39C34|user does
A39C34D24E34F34K30O34P24R43T24|.stripe
A39C34D24E37K47O44P37R34T30|err
A39C34D34E24K30P24R30T30|.dl|.youtube|.youtube dl
A39C34D37E37K24L30O37R39T24|on the
A39C34D39E30K30P30R34|locatio
A39C34E30O30|xc
A39C34E34P24R39|.rest
A39C34E37K61P39R34T24|caused by
A39C34E44K62P39R34T24|caused
A39C34F24O24R37T34|abc
A39C37D24E34F24K24P30R34T24|.slack|.slack client
A39C37D24E34F24P30R30T24|.slack api
A39C37D24E37J24K44O39P24R48|sql
A39C37D24E41K42O34R37T34|.io
A39C37D59E34F30H30K24O51R39T47|version
A39C37E24P24R24T30|dqw
A39C37E24P30R43T37|.transcr
A39C39D24E37H24K51O24R30T24|remote
A39C39E43F24O24P46R43T24|apierro
A39C40D24H24J30P24R49T24|list
A39C41D43R24T37|doesn't
A39C41R39T24|video
A39C45D24E48F30I24K30M30O24P24R49T24|result
A39C49D43R30|be found
A39C51D47E30F39O39R24|the specifi
A39D24E24F24K24R24T39|upload
A39D24E24K24P24R39|please provide
A39D24E30I24K37R24|.boto core|.core
A39D24E34F24J24K37N24O24R51T34|wrong
A39D24H30P30|your current
A39D24P24R24|needed
A39D30E24F24K24O30P24R30T30|message error
A39D30E30F30O30P24R24T24|error name
A39D30E30R30|compute
A39D30E44K30L24R30|initial
A39D30K38O24P24R39T56|header
A39D43K30O39P30R30|aws
A39E24|is suspend|the environ
A39E24G30H24J24|.provide
A39E24K24|client is|not enabled
A39E24K24O30P34|api request
A39E24P24|hosts
A39E24R30|adminis
A39E30P24R24|.cage|.cage geocode|.open cage
A39E36H18R24|aiorpce|aiorpce of
A39F24|key has
A39F24R37|.account
A39H30P30|pricing
A39H39N24P39R37|limits
A39J24R34|not provide
A39K24|failed certifi
A39M24T24|team
A39M30|credit
A39O24|access is
A39O24P24|this account
A39P24|plan please|your free
A39P24R24|the account
A39P36|this user
A39R24|visit the
A39R24T24|identit
A39R30|.payment
A39R39T24|is missing
A39T24|google com|public key
A39T30|.jw|.passwor
A40|c restric|insuffi permiss
A40C24D24|session has
A40C24D34E39F24H24I24K37M24O28P36R24T24|us
A40C28D24E45K24L39P30R46T44|out of
A40C33E37K43M24R43|.url
A40C39D24E47K24O18P36R46|http status
A40P24|credits for
A40R30|scope
A41|.bad signatu|.invalid credent|.saml|account balance|c accessd|c account|denied details|error payment|have enough
A41|insuffi credits|logon|please add
A41B24C24D24E30G39H30M24O24P24R30S24T39|code error
A41B24C49D30E44F30J51K24L24O45P30R63T56|value
A41B24D30K24R47T34|message invalid
A41B24E24O30|bot
A41B30C30E24K30O24P34R37T30|origina
A41B30C41D30E37F54M30R67T49|#422
A41B30C58D48E49G30H30J43K52M34O46P37R51T56|object
A41B30D34E39G34H30P30R24T24|error type
A41B34C34D30E57G47H46K34M24O51P55Q30R34T24|try again
A41B34C45D34E24F39O24P24R48T30|.invalid request
A41B39C34D24E46F24G24H33I30J24K46M24O44P30Q34R37|complet
A41B39C44D39E60F24G48H46I24K34L30M24O56P57Q30R49T39|try
A41B41E30G24O24P44R39T50|the maximum
A41B60E24H44J24K30Q41R37|tokens
A41C24|iam
A41C24D24F24P30R34T24|link
A41C24D34E41F24K37O30P24R30|execute
A41C24D34E45F24H24J37K34P43R51|search
A41C24E24J24|key not
A41C24E24K24O30T30|fatal
A41C24E24K37|check your
A41C24E37F24O24P30R24|body error
A41C24E37K34M24P34R34T30|.smtp
A41C24F24M24O37P34Q24R47T24|were
A41C24R39|re
A41C30D24E24J37R54T46|not valid
A41C30D24F24K30R34|.user
A41C30D30E24F24J24R44T34|keys
A41C30D30E24J30M24O24Q24R34|agent
A41C30D30E57F30J39K49O34P24R55T49|unexpec
A41C30D34E51F24I30K30O46P45R49T30|time
A41C30D45K30P34R37|bucket
A41C30E30R24|.geo
A41C30E34K30O37P30R30T24|.cloud
A41C34D24E34K34M30O37P30R34|microso
A41C34D24E39F24K24O34P30R34T47|.message
A41C34E30F24K24M30P30R37T24|.discord
A41C34E39F34H30M30O30P34R47T24|title
A41C34K30O30R44T37|mismatc
A41C37D24E34F24P30R30T24|ok false|server respond|with ok
A41C37D24E41F24P30R37T24|respond with
A41C37E24R30|c missing
A41C38D30E41F24H24K38L24O40P30R44T44|page
A41C39D34E41F34K34L24O24P30R49T41|.code
A41C39D45E30F24K34O39R43T30|.command
A41C41D24E34K41O41P24R37T24|.git
A41C48D53E44F24H24K37O34P24R41T51|open
A41C72D67E34J37K30R53T30|.not found
A41C72D67E34J37K30R55T34|.found
A41D24|.credent unavail|is disable
A41D24E30F24K34R24|to execute
A41D24E30J24K30M39O24R34T34|detecte
A41D24R24|this feature
A41D24R24T24|or set
A41D30H24P24R24S24T30|for details
A41D30K30|.ssl
A41D30P30T24|this api
A41D34M24R24T24|in your
A41D37|have access
A41E24|suspend
A41E24O30|refresh
A41E24R24|.authlib|.authlib base
A41E30M24P30T30|.smtp respons
A41E30O24P37|been reached
A41E39J45K24R24T57|.decode
A41F24|paid
A41G24H54P65R24|rate limit
A41H24|c quota
A41H34P45|limited
A41M24|statusc permiss
A41O24|access the
A41O24R37|don't
A41P24|exceede its
A41P37|.quota exceede
A41R24|don't have|you don't
A41R30|please set
A41T41|encrypt
A42|authent to|usernam and
A42C34E30K34O24P34R37T30|.telegra
A42C36E37F24M34O24P34R55T41|bad request
A42F24P24|c auth
A42P24|have used
A43|.api key|.invalid signatu|accessd|authent require|go to|invalid usernam|key you|no api|signatu verific|the token
A43|your monthly
A43B24C24D24E24F24G24J24K39O24R39T39|first
A43B24C24D24E24F37H24O24P30R37|body errors
A43B24C30E34M24P39Q24R39S24T37|success
A43B24C36D34E72H24I56K50L44O30P37R50T46|out
A43B24C50D49E37I24J30K30O37P30Q24R47T34|was not
A43B24D30E34H24K24|to run
A43B30C30D34E37G24H34J34M24O24Q24R30T30|generat
A43B30E30K24O24P46R24|maximum number
A43B46C24D24E37F24H24J42K34O37P49R59T46|number
A43B46E37H24K24O30P48R49T34|number of
A43C24|.verific|key in
A43C24D41E43F24H38I37J47K50N30P37Q24R48T34|call
A43C24E36K60O24T24|to connect
A43C24F24O24R39T30|invalid or
A43C24O24R30T30|.config
A43C24R30T39|public
A43C30D30E48F34J36K34M24Q24R44T41|.unexpec
A43C34D30E30K24M24O30P24R30|https www
A43C34D30E43F24I24J24O34P24R44T30|.api respons
A43C34D34E30K24M24O30P30R30T24|www
A43C34D34E34K45P24R49T34|any
A43C34E33K50O30R51|address
A43C37P24R39|code descrip
A43C38D24E30F24K24P30R34|com api
A43C38D30J30K30O18P28R30|web
A43C39D24E37F24K24N24O24P34R47|.graph
A43C41D24E37F24P34R34T30|false error
A43C41D24F30I30O24P37R37T24|headers status
A43C46D24E44F24J50K45O30P30R63T61|expecte
A43D24E30G24H24J36N24O30R37|visit
A43D24E30I24K37P24R24|.boto
A43D24E41K46O24P39|sending
A43D30E24K30|enabled
A43D30E37K24M24O28P18Q24R24|more informa
A43D30R24|console
A43D37E24K37Q24R34T34|see https
A43D37E24M30R39T24|pass
A43D37E39J30K34O28P33Q24R37T30|for more
A43D39J30O24R24T30|need to
A43E24H24|trial
A43E24H30P36R24T24|has exceede
A43E24O59|locked
A43E34R24|.insuffi
A43E37G24H33P41T24|exhaust
A43E41H24N34P54R34T34|.limit exceede
A43F24R37|c payment
A43G24H36O24P45|exceede for
A43M24O24|is blocked
A43P30R24|day
A44|c grant|credits to|enough credits|error unautho|invalid client|invalid grant|license|message account|token has
A44|unauthe|verific failed
A44B24C34D30E34K58M24O39R39T24|new
A44B24C34E54F30I30J24K45O36P37R50T37|receive
A44B24C37D30E34F24I24K30M24O24P34R34T30|inactiv
A44B24C37D34E34G24H33I24J24P30Q24R24T24|chat
A44B24C44D30E39F24L24M24O37P47R49T41|for the
A44B34C24D39E30H24J24K24O45P24Q24R56S24T41|of the
A44B37D24E24J37M24O24Q24R60T34|argumen
A44B37E24H43P55R24T24|c limit
A44B44D24E50H34I24K63N34P49Q39R48T49|max
A44C24D24E39F24G34H24K30M24O37P34R39T34|error error
A44C24D34E24H18I24K30O24P30R24|co
A44C24D34E24P24R45T34|feature
A44C24D34E24P37R24T30|google
A44C24D34E37G30I24K30O30P37R24T34|.hub
A44C24R24|c expired
A44C30D24E42H18K34O24P34R34T30|status statusc
A44C30E30G24H55P69R34|rate
A44C30E30J24K24O30R37|retriev
A44C34D24E24J30K34O44R46T30|not match
A44C34D30E40H24K69|connect to
A44C34D30E44F24P34R48T30|status error
A44C34D34E24F30L24O34P24R30T30|to create
A44C34D43E39J24K37R44|please check
A44C34D49E48F24K37L34P34R54S30T39|command
A44C34O24R39T34|@final
A44C37D24E49F30P30R37T24|respond
A44C37D30E30G24J24K24O39R34T30|to get
A44C37E41F37K43R47|.ldap
A44C45D34E49J45K39O30P41R48T49|json
A44C45D34E59H24J30K39O37P46R63T24|query
A44C51D47E49K72O46P30R37T44|errno
A44C52D56E24J30K34M24R50T48|find
A44C78D69J30R37|#404
A44D24E24|aadsts|set the
A44D24E24H24K37R24|to https
A44D24E37K24P34R30|.geocode
A44D34|you do
A44E24K30M24R47|domain
A44E34P24R30|to send
A44K30|certifi verify|verify failed
A44P24|reached your
A44P37|.quota
A45|.access denied|c unauthe|key provide|provide api|usage limit|usernam or
A45B24C24D34E45F34J24K24O30P34R51T44|only
A45B30C34D24E47H30K24M24O30P45R30T24|request to
A45B30D37H24J24K24M30P30R48T39|the followi
A45B30H37P24R24|organiz
A45B41E39G37H38I24P53R30|c exceede
A45C24D34E24J24P34R24|c api
A45C24D39E30J24M24O24R34T24|do not
A45C24D43H24R34|to use
A45C24D47E24F24H24K24P39R46S24T34|method
A45C24E30R30|c client
A45C30D24E37F30K24P24R43|.post
A45C30D30E24K43R30T24|default
A45C30E43F24K39M24O30R37T30|problem
A45C33D41E41G24J30K39O30P24Q24R44T39|see
A45C34D24E28G24P30R24|users
A45C34D34E24J24K30M30P24R34T37|by the
A45C34D34K24O24R24|to access
A45C37D51E30F37H24J24K30N24O36P28R44|docs
A45C39D24E62G37K47O43P33S18|unavail
A45C44D30E49H24O34P41R52T24|.query
A45C45D45E45K39O54P24R39T43|databas
A45C49D43E34F24H33O43P45T24|c resourc
A45C59D55E24O24R37|c not
A45D24H30I24K34R30T24|ai
A45D24J30K24L24M30O24R37T24|failed for
A45D30J30|you may
A45D30R30|private
A45D34E30M24R24|to this
A45D37J34P30R53T30|is require
A45D39E34H24K24P34R30T30|up
A45D41H24J30O24P24R24T34|need
A45E24P24|restric
A45E30R24|c insuffi
A45F24|c key
A45H24M37O30P41R24T30|rejecte
A45H30|openai api
A45M24|go
A45O24|for user
A45P24R24|purchas
A45P30|to continu
A46|error forbidd|key environ|message access
A46B24C30D30E47F24H24K39O37R37S24|.failure
A46B24C30D34E42H18I24K34M30O24P34R37T30|of rpc|rpc that|termina with|that termina
A46B24C34D43E34K24O24P24R34T24|make sure
A46B24C37D30E30F34J39K34O41P24R60T47|one
A46B24C37D34E45H18I24K34M30O24P34R39T34|rpc
A46B24C37D43E34J37K30O24P24R34T24|sure
A46B24C56D49E37J24K47P24R47T45|.no
A46B24D34E41F24I24K41P36R41T24|endpoin
A46B54E49G30J30K24N24O24P53R49T57|maximum
A46C24E37F24H24K34M24O34P24R34T24|request failed
A46C30D34E39K41O43P24R41T34|db
A46C30E24|c token
A46C30E56I24K68O24P34R30T24|host
A46C34D34E44H30K24L24O30P37R34S24T41|failed with
A46C34D39E41F37K30O44P39R41T30|errorco
A46C36F34O24P24|the user
A46C37D44E24H24K30O24P30R34T24|project
A46C39D30E52G30K42O24P24R24T30|.unavail
A46C42D39E24F30G34H30K30M34O34P41R34|request id
A46C44D30E48F30R37T30|#200
A46C48D44E37F24K24M24O41R48T44|not be
A46D24E37F24J34M24O24Q24R43T41|not allowed
A46D30R39|require for
A46D34E30K37O24|the client
A46D37E37P37T24|the api
A46E24H24K24P30T24|continu
A46E24H24P43|message you
A46K24|ssl certifi
A46O24T24|verific
A46P39|have reached
A46R24|key or
A47|invalid credent
A47B24C24G34H54O30P63|.rate
A47B24C34D24E39F34H30O34P43R44T45|msg
A47B24C37D34E47H18I24J24K43M30O39P41R37T34|termina
A47B24C37D52E51H24J30K30L24O34P37R49T34|availab
A47B24G34H54O30P61|.rate limit
A47B30C41D48E44F24J43K34M24O24P24R54T51|but
A47B34C30D30E24F30J37O24R64T49|must be
A47B34C37D30E59G47H48I24K39M24O53P57Q30R34T30|again
A47B37C24F24J55M37O24Q24R59T37|.validat
A47B55C47D64E43G48H39I37J51K37M30N24Q34R54T45|model
A47C24D24E37O24P30R24T33|storage
A47C24D39E24H24O24R24T30|add
A47C37D34E24J30K34O44R53T43|match
A47C37D41E62G44I34J24K50O43P37R43T34|.server
A47C38D30E46K51P24R43S24T24|all
A47C39D24E47H33K34L24O30P37R39T37|with status
A47C50D41E39F41K34O38P30R48|with the
A47D24E24K39|.ssh
A47D24M24R24T24|securit
A47D34E24F24G24H37M30R34|openai
A47D37E37P41R34T39|its
A47E24H28P41|quota exceede
A47O24P24R24|this action
A47R24|c authent
A48|grant|monthly|to authent
A48B24C24D44E60G45H30K51M30O34P45R39S18|service
A48B24C34D30E51H24J24K54L24M24O34P34R37T24|failure
A48B24C47D30E41F24H24K24O37P41R45T43|false
A48B24E34H43K24O24P45T24|limit reached
A48B30C30D39E30H24J24K24M30O24P30R51T39|followi
A48B37D30E39F30G24H24J34M30O30P43Q24R48T52|allowed
A48C24|have permiss
A48C24D30E43J33K34M30O28P18Q24R34T24|informa
A48C24D30E49I30K47O39P34R34T30|attempt
A48C24D34M24R30T24|include
A48C24D41E57I34K49M24O34P24R34T54|read
A48C24D44E37J24M24O24R34T30|do
A48C30D34E30O24P46R37T45|applica
A48C39D30E53F24I37K58O34P39R43T34|.transpo
A48C41D37E51F39I24J30K47L30M24O45P45R53S30T41|excepti
A48C44D24E45F30O30P30R37T24|ok
A48C56D51E34F30K41O37P30R39T34|acme
A48D24F24O30P24R24T24|you must
A48D30E24H24P37|for your
A48D41E30F24K24M30O37P30R37T37|if you
A48H38P49|have exceede
A48T24|.jose
A49|.login|your api
A49B24C24D34E43J30K34O30R24T24|from the
A49B24C30D30E44F24H24K41M30O45P41R41T34|.failed
A49B24C30D56E43J24K34M30O30P30R61T60|support
A49B24C37D44E34K24O24P37R34T30|make
A49B30C24D30E24F39J52M34O30R62T39|validat
A49B30C34D39E51F24G44H30K34O37P41R47T39|error message
A49B30C34D41E24F30G24O39P37R47T34|for this
A49B30C41D34E46F24G30H30K34O34P24R44S24T37|.sdk
A49B30C41D43E42G24H28I30K37M30O24P41R41T34|statusc
A49B30D44E39F24H24I24K24O34P30R47T39|using
A49B30E52G24H50K24O24P68R39|too many
A49B34C46D30E34F34H30I30O24P43R41T37|code body
A49B49C45D45E24F41J37M45O34P30Q24R63T52|.bad request
A49C24D30E24H24J40K34M39O34P24Q24R47T51|as
A49C24D34M34O34R24|access to
A49C24E44K30|.expired
A49C30D41K24R30T24|disable
A49C30D47E45F30G24J24K39M34O37P30R41T44|if
A49C30E34H24M24R34T24|this request
A49C37D34E37F30J30K30M34O30P24R45T46|may
A49C37D43E39F30G24J24M37O53P37Q24R41T39|because
A49C37E45F41O34P39R43T24|respons body
A49C39D34E34F34H30J24K24L24O41P30R48T34|create
A49C39D41E37H30J24K48L30M40O37P43R47T30|to the
A49C41D34E37F39J24O34P41R48T24|.open api
A49C43D41E49F37H24J30K37M53O41P44Q24R51T53|content
A49C44D37E55F24G24K39O24P43R41T24|the server
A49C45E28F30K30R54|email
A49C75D69E46J39K30R58T46|not found
A49D24|.client authent
A49D24R24|authori to
A49D30K50|ssl
A49D39E30H24M24N30O30P37R37T24|you can
A49D43E30J30O30P24R46T34|are not
A49E24|token is
A49E43F24K24O34P24R41|write
A49P24|c forbidd
A49R24|payment require
A49R34|c require
A49T24|or passwor
A50|c unautho
A50B24C24E24F24J24M24R41T34|the provide
A50B24D39E51G40H30J24K24L24O58P47R49T39|current
A50B30C41D43E42H28I24K34M30O37P39R41T34|.rpc
A50B39C39D36E37F24G40H28I24O34P43R43S18T34|.http status
A50C24D24E24O24R30|access token
A50C37D39E41J42K24O24R60T51|valid
A50C37D43E53G30H24I24J24K43M30O43P44R39T24|.service
A50C37E41F39O34P41R43T30|http respons
A50C37J24O24R41T24|.key
A50C41E48F30K36M30O34P43Q30R44T30|reason
A50C43D37E24J30R47T34|.missing
A50D24E37R34|.o auth
A50D24E39K30O37P37R41S24|send
A50D24F34O24P24R24|subscri
A50D24K34R34|verify
A50D24O24|perform this
A50D24R24|account has
A50E30M43O24P44|blocked
A50H24P39|exceede your
A50K34|.py jwt|certifi
A51|account is
A51B24C24P24R46T34|error invalid
A51B24C30D39E24K24N24R46T30|either
A51B24C37D48E39F34I24K37M24O50P43R37T43|.azure
A51B24C45D41E44F34G24H34K30M34O43P43R46T34|code message
A51B24E34K34L24R24T24|not enough
A51B30C46D37E47F24I24J43K34L30M24O34P39R50T48|returne
A51B30C47D24E37F34G24H34M34O39P39R47T39|detail
A51B30E52G24H50J42K24O30P68R39|many
A51B34E47H24N37O24P58R39T45|.exceede
A51B45C45D45E39F46G24H34J37M24O43P51Q24R53T51|c request
A51C24D37E34F24O30P24R24|secret
A51C24M24|c permiss
A51C30D24|permiss to
A51C30D30E24K30N24R34T24|setting
A51C30D41E24F24K24O24P24R37|app
A51C37D34E47G30H24J24K41L30M40O50P45Q30R34|due to
A51C37D34E47G30H24J30K41L30M40O50P45Q30R34|due
A51C39E30F34J24O24R64T37|paramet
A51C43D30E34F24H24K24M24O24P30R45T37|descrip
A51C47D30E49F24G24H24I24K30P43R41T30|https api
A51C47D34E43M24O37P43R48T56|.data
A51C53D52E37F39J30K37O50P24R54T39|specifi
A51D34P24|please upgrade
A51D41E24H24K30M24O37P37R39T37|you are
A52B24C45D30E46K48O41P43Q24R34|session
A52B24C58D49E47F47H34J44K58M30O39P37R64T52|name
A52B24E24H46N24P62Q24R30T24|limit exceede
A52B24E41G34H54N34O30P63R37T41|.limit
A52C24M24|c denied
A52C30D44E37F30H24K24M24N30O39P37R49T47|can
A52C34E37F39H30K30L24M24O34P41R46T34|used
A52C41E34K41O24P34R30T24|at https
A52C42E58F24K34L30M37O24P34R61T50|bad
A52C43D45E45J24K43M24O36P28R51S24T48|check
A52C47D41E48F24G24H28K37O36P45R34T37|for url
A52C64D61E37K43M24O51R54S24T74|file
A52D24E24H24R34|billing
A52R24|invalid api
A53|.invalid token
A53B24C43D34E47H24K34N37O34P30R37|run
A53B24C44D37E34F30G34M30O47P24R43T45|message the
A53B24C46D30E37F34H30I30O37P45R41T30|headers
A53B24C47D43E48F30G24H33I24K37M24O34P45R37T41|url https
A53B30C44D50E48F34H18I24J34K39M37O46P39R54T49|that
A53B52C34D24E55G34H50I24J24K24O30P69R54T63|too
A53C24D24|.permiss denied
A53C24F30R24|usernam
A53C24J24K24O24R39T47|incorre
A53C34D30E41O30P30R41T24|.o
A53C34D34E34K34O30P24R39T24|configu
A53C44D34E43F39I24J24K30M24O34P43Q24R50T39|.open
A53C50D46E48F30G34J36K53L30O45P30R54T54|unable to
A53C50D46E49F30G34J36K53L30O45P30R54T54|unable
A53C52D37E47F30G24J24K39M24O34P40R51T39|none
A53C73D69E53G24J43K41M30O43P24Q24R63T52|.not
A53D24|.credent
A53D24E24H30L34P24|free
A53D30P30|upgrade your
A53D34J24P24R39|.require
A53O24|.access
A53R24|daily
A53R30|balance
A54|access denied
A54B24C24D53E41F24H30J34K24L24O46P34R56T39|use
A54B24C44D49E41F34K30M24O50P43R44T44|.http respons
A54B24E34K34L24R24T37|enough
A54B30C49D50E41F37G34H34I34J24M24O50P51R49T47|calling the
A54B30C49D50E41F37G34H34I34J24M24O50P51R51T47|when calling
A54B30C51D51E45F37G34H34I34J24K24L24M24O51P51R52T48|calling
A54B34C51D51E51F37G37H37I34J24K24L24M30O51P51R52T51|error occurre
A54B34C51D51E56F39G37H37I34J24K39L24M30O53P51R53T51|occurre
A54B34C52D57E44F37G24J24K54M30O55P30R62T59|cannot
A54C24O30R30|has expired
A54C30E30F37H24K24R39|payment
A54C34D24E24J24R54T34|is invalid
A54C34D37E60H30I24K81O39P46R37T30|connect
A54C37D34E51K41L24O30P30R48T49|.py
A54C48D54E44F30J30K37M34O48R55T51|it
A54C49D43E59F41K56O57P44R53T41|.operati
A54C50D34E53F24H24J30K47L24O46P37R57T52|.base
A54C55D45E59K57O57P34R57T49|.databas
A54D24|.authori
A54D24E30K37O24T24|to perform
A54D24M24|permiss denied
A54D24R24|not authori
A54D34E24K30|environ variabl
A54E24G24L24M24P34R24|usage
A54E34J34O30P24R41|action
A54K34|.jwt
A55B30C51D51E47F37G34H34I34J24K37L24M34O51P51R51T49|an error
A55B34C44D39E43F43H34J42K40L24M34N24O39P37R53S24T41|errors
A55B43C49D49E54F44G37H37I24J37K24M30O47P39Q24R57T46|c error
A55B43C53D44E41F30H24I24J39K39M34O43P24R56T44|in the
A55C30D24K30P24R30|auth
A55C39D24E58F30I43K73O34P44R24|.connect
A55C49D41E53G24J30K37O39P43R45T30|get
A55C54D47E50F34I24J42K46L24M30O48P46R54T65|data
A55C56D51E50F37G24H36O59P47R49T39|resourc
A55D24H30P30|your account
A56|.unautho|authent failed
A56B24C24D43E48H30J30K45M30O33P42Q24R51T47|more
A56B24C50D37E50F24G24H24I34K34M37N24O46P49Q24R49T43|the request
A56B30C50D58E53G24H34I24J34K50L44M34N30O46P37R60T61|=RuntimeError
A56B37C30D34E24F34J41O34P24R69T52|must
A56B37C43D49E55G46H37J52K37L24M24O37P46R67T63|type
A56C30D34E24K30O24R44|variabl
A56C30D41E30F24J24R39|not have
A56C43D47E50J37K66L24M48N24O55P47R51T48|by
A56C45D43E37F24K45M24O46P52R41T24|has been
A56C47D45E55F24H30J52K66L34M24O49P37R53T56|failed to
A56C51D39E56K50M30O30P36R46T47|example com
A56C51D43E24F24G24H33K24O45P46R41T39|client error
A56C53D41E56K52M30O30P36R49T47|example
A56C58D55E44F30J37K57M30O47Q30R55T56|could not
A56C58D56E44F30J37K58L24M30O48Q30R56T56|could
A56D24F24O34R34|key is
A56D30E34K37O41R34T30|perform
A56D39H30P37|upgrade
A56D45E30F24K30O24|environ
A56J24M24P30T37|.forbidd
A56P37|your plan
A56T24|.signatu
A57B24C45D41E50F30G24H36J30K45M24O24P43R51S24T44|details
A57B34C52D54E49F37G34H34I34J37K34L24M30O54P53R52T56|when
A57B41C50D37E54F45G24H34I30K37O37P49R56T51|body
A57B49C48D45E44F41J37K30M45O39P39Q24R65T60|.bad
A57C24D24|.permiss
A57C24D44E43K24O34R52T37|set
A57C41D45E24J43R60T44|missing
A57C49D44E37F49H24K46M24O47P54R46T37|been
A57C77D71E47J44K30L24M30O39R65T59|found
A57E30H33P48|quota
A58B24C39D48E59G24I30J41K48O41P46R54T51|from
A58B24C53D46E55F34G24H33I24K64M34O38P51R54T50|url
A58B24C57D55E57H24I34J41K49L30M48O54P51Q34R60T51|was
A58B24D34E52H47K24L24N37O30P58Q34R39T37|reached
A58B37C57D55E47F44J49K37L24M39O57P37R72T62|be
A58B49C51D50F49J39M30O43P34Q24R63T54|c invalid
A58C24D24|.denied
A58C55D41E54H24J48K60M24O46P41R63T62|at
A58C65D61E24J37K34O41R60T42|does|does not
A58P24|credits
A59B30C53D53E57F39G34H39I39J24K37M24O61P54R56T49|operati
A59B34C54D47E48F37G43H39J24K37M43O41P51R54T49|error code
A59B37C54D39E56F39H39I30K24L24M24O37P52R53T45|status code
A59C24D24E39F24P24R37|.auth
A59C24E47L24R37T30|insuffi
A59C43D54E47G24H24J34K39M30O51P47R62T48|are
A59E24J24P43R30|plan
A59E24K34P30R30|login
A59F24O24R30T37|signatu
A60|unautho
A60B30E41G46H63O37P77|#429
A60B37C47D55E56F30H30I30J37K51L37O58P44R58T41|on
A60B49C53D53E43F24G47H51I34J39M46O39P45Q24R53T44|.api status
A60C34D37E30H30O24P55R37T24|you have
A60C53D41E61F43I24K51M24O43P54R58T47|http
A61B30C48D59E51F24G24J45K48M30O41R67T64|is not
A61B30C54D55E57F39G37H34I34J45K41L30M39O54P53Q24R63T61|an
A61C24D24T39|passwor
A61C48D47E71F24G37H30I30K63L24O46P48R51S18T37|server
A61E24R30T30|.token
A62B30C67D49E51F45G34H39I24J37K44L24M43O51P48R62T49|id
A62B30C69D67E59F30H24I24J37K51L34O43P24R67S18T60|no
A62B41C54D54E47F24H24J57K34L37N24O30P39R76T71|=ValueError
A62B44C47D58E49F30G30H30J24K41L30M43O54P52Q30R63T52|and
A62C30E41K24O34P24R30|expired
A62C52D39E63F45G24I30J49K53M43O37P51Q30R54T45|respons
A62D24R24|credent
A62M30R30|forbidd
A63B34C53D44E43F46J42K30O34P24R67T59|.invalid
A63C62D62E61F24G30H30I36K69M39O52P52R55T62|=OSError
A63D24E24R39|authori
A63D24M30P30|denied
A64B24C39D54E34J45K30O37P34R63T47|require
A64B24C50D34E34F44K34M24O43P48Q24R53T24|user
A64B30C41D41E43F24G30J30K37M24O24P24R58T43|provide
A64B34C55D54E65F43G24H34I30J37K48M39O54P52Q24R56T52|.respons
A64B39C66D60E62F53H40I30J45K65L39M43N24O56P51Q24R66S24T62|with
A64B52C57D55E51F37G51H52I37J39K24M46O44P52Q24R57S18T47|.status
A64C41D34M24P24T30|permiss
A64C52D50E47F34G24H38K48O49P48R44T43|client
A65B41E61G37H52I37J30K62N37O39P70Q24R49T46|exceede
A65B49C24E52G24H56K34N39O30P71Q39R49T56|limit
A65B55C50D54E61F34G24H43I24J49K53L44M41N37O57P62Q24R72S30T66|of
A66B52C58D53E63F49G24H43I24J37K61M50O49P61Q24R68T60|.request
A66B62C43D62E58G58H61I58J51K55L37M57O24Q37R57S24T51|@model
A66C39D37E30H34O30P44R44|account
A66D24|.authent
A67B34C50D50E57F49H30I24J30K49L30M24O56P55Q24R60T51|has
A67C41D46E30J24K30M34O47P30R43|access
A67C59D54E63F30G30H37I30J24K61M39N24O45P55Q24R55T51|com
A67P30R46|#402
A68B24C43D47E39F24H40J24K24M24O24P56R58T34|have
A68B34C61D56E59F44G33H41I41J24K56M30O55P60Q24R65T51|.client
A68B37C30D37E34G24H24J24K30O30P24Q24R46T37|token
A68B41C61D51E65F48G24H47I30K44L34M39O50P60R61T54|status
A68B44C39D60E61F24G45H53J41K48L24M37O56P62Q30R59T47|please
A68B47C65D60E63F43G24H39I34J51K58L30M43O62P55Q24R70S24T69|in
A68B63C58D59E51F59J44M59O51P50Q30R79T65|#400
A68C24M24|api key
A69B24C57D57E60F30G30H40I30J36K55M34N24O46P55Q24R56T51|https
A69B48C49D59E56F47G24H24K43L24M39O60P48R59T55|this
A69C30E24P24R24|authent
A70B43C61D56E63F41G45H40I37K49M47O56P61R62S18T58|.http
A71B30C59D55E63F41H39J55K71L41M44O58P48R65S30T66|failed
A71B48C61D64E66F43G34H49I24J55K54L37M34N30O58P63Q24R71S24T62|for
A71B51C64D59E67F51G47H49I34J37K58M45O60P63Q34R68S24T60|message
A72B39C46D58E48F30H34J37K37M37N30O49P61R59T49|you
A72B43C39D54E54G34H45I30J41K41M39O41P59R53T41|your
A72B44C64D65E55F34G24H37I30J39K58L24M30N24O53P45Q30R69T62|or
A72B46C50D50E46F39J48K44M24O41P37R75T66|invalid
A72B54C62D55E68F51G46H58I52J24K55L24M49N24O59P73Q24R69T59|request
A73|#401
A73B37C54D52E63F30G34H46I34K55L24M30O43P60R56T46|api
A73B47C66D58E67F52G45H50I30J34K53L24M48O58P64R70S24T61|code
A73C57D37E30F43H30J39K30M24N24O49P30R55T46|key
A74B56C61D66E68F48G51H30J54K56L37M43O69P57Q24R75T72|is
A75B53C69D62E68F58G47H53I48J43K55M46O60P66Q24R73T58|.api
A76B34C79D77E66F39G30H24I30J59K67L24M44O59P37Q39R78S24T74|not
A76B50C70D66E76F49G51H50I37J50K70L37M48O66P66R75S28T71|error
A76C30D37M46P48R30T30|#403
A78B43C63D66E70F39G43H47I30J56K75L46M50O64P60Q37R72T69|to
A78B57C72D71E72F55G48H47I44J54K62L37M53N34O68P67Q39R78S24T71|the
B24|.model http|.window exceed|.window exceede|.window overflo|about tokens|again request|aierror the|allowed the
B24|and maximum|and tokens|anthrop prompt|argumen message|availab context|base is|batch request|be reduced|bot error
B24|calcula availab|code context|code tokens|complet current|compres your|config to|conside turning|context anthrop
B24|context limit|context the|core is|current length|decoder prompt|decreas input|detail input|detail system
B24|details error|either one|enable history|endpoin maximum|enough try|estimat number|exceed receive|exceed too
B24|exceede headers|exceede model|first tokens|gemini the|generat length|generat tokens|given inputs|gpt model
B24|granite instruc|have less|history longer|history truncat|however the|however your|impleme text|in tokens|input and
B24|input argumen|input too|inputs must|inputs tokens|instruc the|is but|is input|is just|is prompt|is while|keep the
B24|larger context|len is|length and|length or|length prompt|length tokens|length type|limit conside|limit decreas
B24|litellm context|llama on|loaded with|long model|long so|luminou base|max model|max new|maximum model
B24|maximum output|maximum prompt|message and|message range|message resulte|message tokens|middle|middle out|mini body
B24|model len|model length|model max|new tokens|no smaller|non negativ|not non|not possibl|of but|of either|of luminou
B24|of make|of message|of palmyra|of reka|on enable|only tokens|or impleme|or max|or output|or smaller|out transfo
B24|output please|overflo however|palmyra|palmyra is|params context|possibl the|prompt automat|prompt has|prompt param
B24|provide prompt|receive try|reduced in|reka|reka core|request about|request contain|request generat|request prompt
B24|request token|require sequenc|run success|sequenc length|session number|shorter prompt|size tokens|size was
B24|smaller input|smaller max|so generat|splitti|splitti strateg|support sequenc|system prompt|tdetail this
B24|text splitti|text tokens|than got|than llm|than tokens|that max|the decoder|the middle|the overflo|this bot
B24|to compres|tokens cannot|tokens code|tokens conside|tokens exceede|tokens given|tokens input|tokens long
B24|tokens max|tokens require|tokens this|tokens tokens|tokens type|tokens value|tokens when|tokens which|transfo to
B24|truncat config|turning|turning on|user message|using shorter|using smaller|versati in|when context|while limit
B24|window exceeds|window of|with larger
B24C24|in session
B24C24D24E24L24T24|try to
B24C24E24O24|keep
B24C24E34J24K24M24N24O24Q24R30|.run
B24C24F24G24H39I24O24P37R34T24|message request
B24C24J24R46T39|invalid input
B24C24O24|to keep
B24C24R24|model name
B24C24T24|range of
B24C30E48G34I24M30O24P49R37T30|your request
B24C33R51T36|range
B24C34R39|c input
B24D24|granite|ibm granite|luminou|model ibm
B24D24E24G24H24I24J24K30M24R30|litellm
B24D24E24G24H24R24T24|body object|param null|status body
B24D24E24T37|decoder
B24D24E30G43|model is
B24D24E30H24|during generat
B24D24E30J28M30O24R37|about
B24D24E30O30P24T24|msg the
B24D24G24H24R24|error object
B24D24M24|.request failed
B24D30H24R30|or use
B24D30R34T30|impleme
B24D37E24|code model
B24D37R34T18|transfo
B24D49O24P30R30T24|so
B24E24|exceede this|generat status|of only|overflo
B24E24H24P41R24|message too
B24E24J30T24|the total
B24E24P24T47|larger
B24E24R30T24|.overflo
B24E24T24|input in
B24E30N24P43R24T34|the limit
B24E37P24|resulte|resulte in
B24F24|try using
B24F24R34T37|invalid message
B24G24|llama versati|request your|versati
B24G24H24|service tier
B24G24H24R24|demand
B24G24J24L24R43T24|less than
B24G24J24L24R43T30|less
B24H24|.request respons|demand on|gpt in|limit trace|min tpm|name gpt|org on|org service|per min|reached request
B24H24|reduced|tier on
B24H24P24|min
B24H24R24|on demand
B24I24P24|request exceede
B24I24R30T24|conside using
B24J24|text input
B24J24K24M24N24Q24R24|.agent run
B24J24Q24|the output
B24J24R24T30|sequenc
B24J24T24|shorter
B24J39M30P24|your prompt
B24K24|.model api|load the
B24K30|error trying|total of
B24L24R24|decreas
B24M24R24|argumen tdetail
B24O24|strateg
B24O24P30R24|avoid|to avoid
B24P24|with context
B24Q24|complet please|model token|prompt tokens|total tokens
B24R24|avoid this|be given|be no|estimat|input message|just|prompt or|request total|smaller than|the context
B24R24|the estimat|tokens for|tokens is
B24R24T24|text the
B24R24T34|max length
B24R30|argumen for|length should
B24R34T24|c long
B24R41T41|request body
B24R50|must have
B24T24|body too|input exceeds
B24T30|len|max size|maximum support
B24T37|exceeds limit
B30|.context length|after truncat|allowed tokens|and draft|and max|batch has|c prompt|context size|draft|draft tokens
B30|exceed context|exceede origina|input length|input token|lower the|minute tpm|model context|output tokens
B30|per submitt|please lower|prompt cannot|prompt contain|prompt length|submitt batch|the complet|tokens after
B30|tokens allowed|tokens the|tokens too|truncat please|voyage failed|your batch
B30C24|message prompt
B30C24E37L24T30|batch
B30C24M24R30T30|c badrequ
B30D24|is your
B30D24E24P30R37T37|than the
B30D24M24O24R39|validat when
B30D24M24O24R39T24|occurre validat
B30D24O24|error this
B30D24R30|model llama
B30D30E24G30H30O30R24T24|object error
B30D30E24K24R24T24|but the
B30E24|batch is|size and
B30G24H24I24K24R24T24|.voyage
B30G30K30|.groq
B30H28|for gpt
B30H30|in organiz|organiz org
B30H41P45|per minute
B30H43P47R24|minute
B30J24|lower|model returne
B30O24|followi errors
B30P45|reduce your
B30Q24|tokens total
B30Q24R37T34|.length
B30R24|is longer|model voyage|total number|voyage|with maximum
B30R30|inputs
B30R30T24|input or
B30R30T34|message is
B30T24|.length exceede|errors input|max allowed|the batch
B30T34|message size
B30T36|of text
B34|.context window|.llm context|c context|c length|contain tokens|count exceeds|has tokens|length exceede|llm context
B34|message or|or complet|token count|tokens exceed|tokens maximum|tokens must|window limit|your message
B34E24N24P30Q24R24|the max
B34E24R37|longer than
B34H24|input tokens|on tokens
B34H24P30|limit request
B34H30|tpm limit
B34H30P42|request too
B34H37|tpm
B34H45P49|c rate
B34I24J30Q24|.llm
B34Q24|tokens limit
B34R24|.window
B34R30T24|smaller
B34T24|cannot exceed
B34T43|truncat
B37|however you|long tokens|request tokens
B37C24T24|long for
B37H24M43|the prompt
B37H24R30T34|of input
B37J24R24T34|input is
B37O24P30R44T24|the number
B37P30R24|reduce the
B37Q24|tokens and
B37Q24R30|the length
B39|context window|tokens however
B39C24D24M24R37T37|the input
B39D24R24|window
B39E24O24Q24R30S24T37|the message
B39H24R37T24|for model
B39R24|prompt is
B41|however|tokens in
B41L24P48R24|reduce
B41P46R24|please reduce
B44|is tokens
B44T56|#413
B45|model maximum
B45D30G24R30|this model
B46C30E30I24R45T37|too long
B47R24T24|length is
B47R39T30|length of
B49|maximum context
B50|context length
B52C37D24E37F24H24J42K24M43R63T62|input
C18|c unique|it there|shp no
C24|.answer|.artifac not|.bad network|.bad node|.blob|.cache index|.censys not|.chat migrate|.config missing
C24|.configu set|.constra validat|.daemon|.dagster invaria|.dagster run|.data files|.data incompl|.data layer
C24|.daytona not|.docker contain|.documen store|.duplica documen|.duplica id|.edges|.edges not|.existen mailbox
C24|.experim|.experim not|.feast object|.feature view|.fhir not|.file create|.file or|.files|.files not|.flag
C24|.flag not|.gitlab get|.glossar|.glossar not|.gone|.groups|.groups edges|.handle is|.hosted|.hosted zone
C24|.id invalid|.id unknown|.incompl instanc|.instanc id|.invalid instanc|.invalid s|.invaria|.invaria violati
C24|.is invalid|.item not|.items|.items not|.job id|.json pointer|.layer not|.ldap constra|.ldap no|.letter
C24|.letter does|.level|.level lookup|.matchin|.matchin splits|.media not|.memory not|.migrate|.missing commit
C24|.missing file|.multipl objects|.multipl results|.net|.network name|.nextclo not|.no answer|.no file|.no node
C24|.no offset|.no option|.no rar|.no section|.node id|.non matchin|.not git|.not registe|.not unique|.nxdomai
C24|.object does|.object result|.objects|.objects returne|.offset for|.offset out|.oid|.opc|.or bucket|.order not
C24|.output expired|.paramet not|.peer id|.person|.person does|.pointer|.prices|.prices missing|.ql respons|.rar entry
C24|.rate not|.raw io|.receipt|.receipt handle|.record not|.registe|.remote entry|.remote resourc|.resourc already
C24|.resourc does|.result get|.result missing|.result not|.results found|.run not|.s object|.sdk file|.set does|.sizes
C24|.snmp no|.span creatio|.splits|.splits sizes|.splits verific|.spreads|.spreads not|.stack already|.such contain
C24|.such hosted|.such instanc|.such key|.such oid|.such path|.such process|.table already|.task timed|.templat lookup
C24|.tenant|.tenant not|.top|.top level|.tz|.tz missing|.unique constra|.unique propert|.unique violati
C24|.unknown object|.unknown type|.unrouta|.view|.view not|.violati result|.weaviat tenant|.word|.word net
C24|.workshe not|.yf prices|.yf tz|.yxdomai|=NotADirectoryError|aa deleted|abc this|abcx|abcx possibl|access partiti
C24|accesse because|accesse this|accessi or|accessi type|account associa|account custome|account with|acme csv
C24|acme empty|acme in|acme key|acme module|acme none|acme out|acme plugin|acme recurly|acme shop|acme shopp
C24|acme summari|acme the|acmex|acmex possibl|active device|actor was|ad|ad df|add or|additio data|address has
C24|address space|adjuste true|admin for|admin id|adminge|adminge operati|after dname|after hours|aiplatf iam
C24|alert exists|alert with|alias associa|alice|alice which|all lock|all operati|allow nulls|already list
C24|already registe|already release|alt json|an answer|and databas|anna|anna already|another model|another uid
C24|answer to|any channel|any users|anymore|api channel|api flow|api openwea|api prefect|apierro recomme|archive it
C24|are deleted|are referen|are shared|artifac acme|as where|at crm|at deck|at did|at none|at run|atvpdki|atvpdki der
C24|auth user|ax|az inv|bad nonexis|badnode|batch jobs|be accessi|be deliste|be outdate|be uuid|because they
C24|been corrupt|been made|been provide|been termina|before interac|berln is|beta ui|bin expecte|blob does
C24|blob openblo|blobnot|board not|body status|body voice|but test|by name|bytes num|c admin|c archive|c blobnot
C24|c check|c comment|c convers|c enotdir|c errorfo|c filenot|c gkpj|c graphme|c inexist|c linkval|c noexist|c nosuchh
C24|c nosuchk|c objecte|c or|c path|c peer|c previou|c qecx|c receipt|c recordn|c remote|c shop|c subacco|c subredd
C24|c tasktim|c trashed|c trigger|c uniquen|c usernot|calenda|calenda events|call couldn'|cancel categor
C24|cancel errcode|cannot coerce|cannot delete|cannot insert|categor spot|channel error|channel for|chat id|chat not
C24|check constra|check object|checkin the|child row|city not|class does|client get|client json|clordid|clordid ordid
C24|cloud api|code acme|code convers|code deleted|code errmsg|code errorfo|code notfoun|code on|code trashed|codes and
C24|coerce the|collect collect|collect context|collect crm|collect databas|collect db|column does|com calenda|com call
C24|com not|com parquet|com pdf|com user|comment has|comment that|commit not|communi doesn't|complet and
C24|complet another|complet fields|configu set|configu when|conflic entity|conflic message|consist at|constra auth
C24|constra crm|constra fails|constra fk|constra none|constra of|constra violate|consume group|contact does
C24|contain documen|contain rows|contain tensor|contain web|contain with|context data|contrac pdf|correct path
C24|correct propert|corrupt downloa|cosmosd|cosmosd tsg|create custome|create dataset|create documen|create spans
C24|created or|crm dbo|crm fk|crm fs|crm get|crm since|crm user|csv in|csv no|csv resolve|cus|cus no|cust violate
C24|custome because|custome column|custome cus|custome items|custome line|custome new|custome order|custome value
C24|custome with|dashboa not|data clordid|data docs|data downloa|data example|data files|data leads|data mailbox
C24|data name|data nonexis|data report|data weather|databas are|databas databas|databas mongocl|databas record
C24|dataset dataset|dataset include|dataset name|dataset qa|dataset was|dates|dates try|db crm|db letters|dbo
C24|dbo custome|deal has|deal not|decrypt megolm|default tenant|delete not|delete some|deleted after|deleted at
C24|deleted comment|deleted diagnos|deleted downloa|deleted if|deleted on|deleted permane|deletem|deletem operati
C24|depende at|der|der details|descrip prompt|descrip specifi|descrip templat|detail agent|detail generat
C24|detail memory|details id|dev already|devbox not|develop not|device found|device matchin|device status|df make
C24|diagnos resourc|did plc|differe start|digest mismatc|directo does|directo fs|directo open|directo report
C24|directo tmp|directo txt|discoun not|dname|dname substit|dns respons|doc can|doc id|docker inspect|dockerc
C24|dockerc contain|docs lance|documen docx|docx does|downloa file|downloa for|downloa from|downloa please|downloa the
C24|driver stats|duplica invalid|duplica name|duplica of|duplica primary|duplica unique|edges|edges found|elevati
C24|elevati nc|email dup|email failed|email sql|email values|employe failed|empty message|empty status|end dates
C24|enoent|enoent no|entered the|entity employe|envelop does|err no|err unique|errmsg duplica|errno not|error applica
C24|error blob|error dashboa|error deal|error langfus|error list|error node|error offseto|error qecx|error recordn
C24|error room|error session|error stack|error user|errorco blobnot|errorco entitya|errorer|errorer code|errorfo
C24|errorit details|errorit message|errors errorer|errors id|errors monitor|errors notnull|errors tresour
C24|errorty error|event no|events ics|example recorde|excepti found|excepti linkval|excepti object|exclusi constra
C24|exist acme|exist alert|exist anymore|exist applica|exist client|exist data|exist invoice|exist key|exist meeting
C24|exist msg|exist path|exist run|exist shop|exist try|exist work|existin channel|exists an|exists error|exists gql
C24|exists invalid|exists or|exists pid|exists pods|exists registe|exists request|exmaple com|expecte ids|expecte ok
C24|expecte splitin|expecte zm|experim with|expired trigger|extract doc|fa ad|failed amount|failed order|failed orders
C24|failed person|failed unique|failed users|fails shop|failure email|failure failed|false statusc|fatal reposit
C24|fault record|feature view|field none|field parent|field sr|fields hyperpa|fields with|file downloa|file elevati
C24|file enoent|file invoice|file may|file message|file might|file please|file sites|file zip|filenam manifes
C24|filenot message|files zq|find account|find databas|find experim|find matchin|find object|find pod|find room
C24|find row|find task|find that|fixing|fixing the|flag beta|flags nowhere|flavor found|flow runs|flurbs|flurbs is
C24|folder could|folder found|for admin|for data|for exmaple|for group|for huge|for id|for message|for ref|for safety
C24|for uri|foreign keys|found account|found acme|found agent|found by|found channel|found client|found could
C24|found deal|found deleted|found errorty|found extensi|found false|found fatal|found field|found file|found first
C24|found invoice|found is|found letter|found mem|found missing|found name|found not|found nowhere|found object
C24|found ora|found pet|found prices|found resp|found result|found somethi|found source|found src|found statusc
C24|found stderr|found symbol|found thread|found tmp|found url|found yahoo|found zq|from check|from letter
C24|from nowhere|fs files|fs reports|functio configu|functio result|gcp|gcp sa|generat id|generat not|get custome
C24|get false|get for|get object|get result|get run|get sandbox|getdocu|getdocu operati|getobje|getobje operati
C24|gettran|gettran operati|githubu|githubu com|given generat|given topic|gkpj|global id|glossar|glossar not
C24|gone message|got aa|got success|got this|got ymfy|graph microso|gridfs|gridfs collect|group ids|group migrate
C24|group option|group workers|gs acme|hash expecte|hash may|hash mismatc|hash of|have no|have submitt|head weight
C24|heads develop|hero violate|history policy|hmm|hmm that|host with|hosted zone|hosting the|hours id|html already
C24|http get|https data|https openaip|https raw|hyperpa|ics|ics reason|id ax|id being|id custome|id descrip|id documen
C24|id dup|id duplica|id errors|id full|id invalid|id lazaret|id limit|id mismatc|id no|id objecti|id paramet|id pninz
C24|id pr|id referen|id refers|id resp|id results|id trackin|id trun|id we|id welcome|id xkf|id xyz|ids acme
C24|if created|if possibl|image in|improve the|in board|in contrac|in csv|in errno|in gpkg|in graph|in gridfs|in inbox
C24|in live|in marketp|in png|in queue|in respons|in srv|in talk|in volume|in xreadgr|inactiv check|inbox pdf
C24|include time|incompl try|incorre nasdaq|index email|index id|index primary|indicat corrupt|info https|informa or
C24|input device|input receipt|insert documen|insert fails|insert the|inspect|inspect web|instanc could
C24|instanc matchin|instanc not|insuffi locatio|integri constra|into column|into hero|into users|invalid job
C24|invalid objecte|invoice html|invoice matchin|invoice no|invoice object|invoice ocr|invoice was|is availab|is error
C24|is partial|is publicl|is trashed|issue entity|issue extensi|issue invalid|it caused|it exists|it instead
C24|item cannot|item code|item could|item does|item is|items constra|items have|items vendors|job couldn'|job result
C24|json not|json returne|kdbx|keep result|key but|key column|key conflic|key detail|key jobs|key maybe|key order
C24|key pdf|key region|key results|key usernam|keys duplica|keys order|known hash|known yet|label product
C24|lance version|langfus|lat|lat lon|late|late to|layer|layer parcels|lazaret|lazaret does|ldapcon|ldapcon constra
C24|ldapnos|ldapnos nosucho|lead constra|lead does|leads sqlstat|lease not|lemma|lemma run|letter as|letter debug
C24|letter instanc|letters already|letters pk|limit offset|link code|link codes|linkval|linkval could|list member
C24|list reports|list request|list with|listeve|listeve operati|listing has|listres|listres operati|live mode|lm head
C24|locate record|locate templat|locatio informa|locatio inv|locatio parquet|lon|long after|longer exists|made inactiv
C24|mailbox associa|mailbox doesn't|mailfol|mailfol error|main adapter|main report|mainerr additio|maintai|maintai by
C24|marketp|marketp atvpdki|matchin access|matchin usb|may indicat|maybe it|mdq|mdq type|me gkpj|me mailfol|media not
C24|meet history|meet the|meeting does|megolm|megolm event|member exists|member total|memory with|message asin
C24|message city|message dataset|message duplica|message git|message html|message job|message letter|message returne
C24|message run|message task|message thread|message voice|message webset|method pm|mic|might not|migrate|migrate to
C24|mismatc object|mlmodel|mode but|mode key|model custome|model letter|model mlmodel|model nowhere|model require
C24|module acme|mongocl|mongocl db|monitor not|most bytes|mp could|mp the|ms cosmosd|msg all|msg failed|msg not
C24|multipl objects|multipl rows|name cannot|name code|name exists|name nowhere|name of|name oid|name qa|name soffice
C24|name sql|name supplie|name table|name train|name values|name violate|name xc|named manifes|named sst
C24|nameerr bindres|namespa default|nc is|net encodin|new chat|nfound|nfound insuffi|no alert|no contain|no edges
C24|no flavor|no folder|no git|no hosted|no input|no items|no lemma|no mailbox|no option|no price|no rate|no resourc
C24|no rights|no subacco|no variabl|node that|noexist|noexist hmm|nogroup|nogroup no|none message|none nameerr
C24|none not|none reason|none svcerr|nonexis pdf|nooffse|nooffse topicpa|nosuchh|nosuchh when|nosuchk when
C24|nosucho none|not directo|not locate|not meet|not retry|not waiting|notfoun entity|notfoun nowhere|nothing doesn't
C24|notnull|notnull null|nowhere client|nowhere eml|nowhere kdbx|nowhere yaml|null into|null value|nulls|nulls insert
C24|num bytes|num example|object can|object code|object custome|object exists|object for|object gs|object key
C24|object metadat|object nothing|object prompt|object task|object weights|objecte|objecte when|objects get
C24|objects returne|occurre configu|occurre nosuchh|occurre paramet|occurre receipt|occurre tasktim|occurre usernot
C24|occurre when|ocr already|of downloa|of mdq|of offsets|of relatio|of speech|offset params|offseto|offseto the
C24|offsets|offsets maintai|oid status|ok but|ok make|on oid|on public|open image|open nowhere|openblo|openwea
C24|openwea org|operati configu|operati instanc|operati memory|operati task|ops reports|ops shared|option api
C24|or access|or already|or class|or consume|or doesn't|or employe|or id|or resourc|or roomnam|or unavail|ora at
C24|ora integri|ora no|ora unique|order cancel|order cust|order custome|order expecte|order foreign|order matchin
C24|order sent|order user|orders custome|orders partiti|ordid|ordid scode|out provide|outdate|over key|page returne
C24|pages and|param provide|paramet backgro|paramet when|params host|parcels could|parent key|parquet not
C24|partial model|partiti key|partner user|path batch|path inbox|path node|path users|payment exists|pdf or|pdf page
C24|peer before|peer id|permiss and|permiss or|person name|person new|pet not|pk violate|pkey code|pkey detail|play
C24|play player|player play|plc|plc app|plugin acme|plugin name|pm|pm nx|pninz|pninz was|pod render|policy modifyr
C24|possibl archive|pr|pr not|prefect cloud|premise the|present pdf|present reports|previou respons|price data
C24|price price|price similar|primary of|primary over|printer or|problem shouldr|process no|product error
C24|progres status|project name|project not|project prod|prompt invoice|prompt latest|prompt not|prompt with
C24|propert target|propfin|propfin remote|protect foreign|provide id|provide task|public unable|publicl
C24|publicl accessi|pv no|qb object|qecx|qecx you|query archive|query for|query ops|queryco|queryco results
C24|questio example|rate for|rate with|raw githubu|re trying|reading resourc|reason id|reason resourc|receipt does
C24|receipt handle|receipt when|recipie not|recomme do|record at|record being|record data|record leads|record res
C24|record sale|recorde|recorde splitin|recordi|recordi does|recordn|recordn message|ref uri|referen orders
C24|referen through|referre|referre object|refers|refers to|region and|registe acme|registe model|relatio hero|relevan
C24|relevan pages|remote resourc|render in|report md|reports csv|reports key|reports on|reports xlsx|reposit https
C24|reposit is|reposit was|reposit with|req no|req pv|request device|request host|request item|request lease
C24|request offset|request order|request propfin|request room|require roomid|res partner|resolve the|resourc acme
C24|resourc filenot|resourc invoice|resourc run|resp not|respons found|respons ticker|result because|result contain
C24|result for|result found|result has|result to|results adjuste|results are|retry without|returne client|returne file
C24|returne for|returne not|returni|returni id|revisio store|right path|room does|room not|room with|roomnam
C24|roomnam param|root entry|row foreign|row item|rows were|rsrc nfound|rub|rub has|run acme|run not|run resourc
C24|run time|sa|sa aiplatf|safety the|sandbox not|sandbox with|save duplica|saved with|says peer|select id|sendcom
C24|sendcom operati|sendtas|sendtas operati|server address|server for|server hosting|server status|server uvicorn
C24|service gcp|session does|set trackin|setting differe|setting found|sha hash|share name|shared device
C24|shared documen|shared with|shop custome|shop items|shop main|shopp|shopp does|shouldr false|sid|similar object
C24|since does|single json|sites ops|smoke not|smsg order|smtp address|soffice bin|some instanc|somethi you
C24|source berln|space badnode|spans duplica|specifi dates|specifi either|specifi resourc|specifi share|spellin on
C24|spexcep the|spider|spider not|splitin|splitin name|spot|spxerr file|srv job|sst variabl|stack acme|state for|stats
C24|stats does|status complet|status task|status voice|storage object|store error|subacco|subacco exists
C24|subacco message|submitt an|subredd noexist|subredd search|substit|such artifac|such custome|such entity
C24|such instanc|such invoice|such key|such letter|such message|such payment|such price|such templat|suffici permiss
C24|summary version|summary with|supergr|supergr new|supplie already|supplie object|support data|svcerr|svcerr passwor
C24|symbol may|synchro create|system code|system entity|system error|system more|talk|talk wav|target is|target none
C24|task does|task object|task with|tasks render|tasktim|tasktim when|tempera|tempera not|templat invoice
C24|templat message|templat name|templat or|templat receipt|templat with|tenant are|tenant default|tenant does
C24|tenant not|tensor lm|test already|test mode|that comment|that communi|that does|that id|that resourc|the address
C24|the adminge|the deletem|the downloa|the fields|the getdocu|the getobje|the gettran|the global|the headobj
C24|the known|the listeve|the listing|the listres|the missing|the printer|the questio|the record|the registr
C24|the relevan|the sendcom|the sendtas|the smtp|the spellin|the tenant|the uniquen|the urlnotf|the vertex|the voice
C24|the youtube|they are|thing does|thing errno|thing for|thing gpkg|thing no|thing not|thing onnx|thing png
C24|thing safeten|thing zarr|thing zip|this recordi|this the|thread not|through protect|ticker|ticker xyzq
C24|tiktoke expecte|time lat|time loadlea|tinyid|title member|title page|title resourc|to cancel|to improve|to insert
C24|to list|to no|to referre|to reposit|to shared|to subredd|to supergr|to tenant|to zones|token tr|too late|tool read
C24|topic orders|topic partiti|topicpa|topicpa topic|tr wdqyk|trackin does|train num|transac with|trashed or
C24|trashed status|tresour|tresour not|trigger id|true status|trun|trun not|try checkin|tsg|tsg not|type file
C24|type persn|type primary|ui|ui not|unfulfi|unfulfi depende|unique found|unique is|unique keys|unique message
C24|uniquen constra|uniquen error|unknown channel|unknown interac|unknown order|unknown sid|unknown subacco
C24|unknown templat|unrouta|unrouta message|update child|updated if|uri weave|uri welcome|url page|urlnotf|urlnotf was
C24|usb mic|use has|used uniquen|user index|user record|user unknown|user usernam|usernam anna|usernam key|usernot
C24|usernot when|users acme|users email|users matchin|uvicorn|uvicorn status|valid file|valid or|validat not
C24|value alice|value example|value null|values returni|variabl crm|variabl named|variabl on|vendors|vendors or
C24|version manifes|vertex type|view driver|violate exclusi|violate in|violate not|violate parent|violate the|vllg
C24|voice with|was saved|was trashed|watch abc|watch dqw|wav system|wdqyk|wdqyk vllg|we could|weather berln|weave
C24|weave acme|web it|webset|webset ws|weights doesn't|welcome mako|when exactly|which violate|with account|with at
C24|with group|with part|with supplie|with tinyid|with token|with your|without fixing|work acme|work missing|work none
C24|worker functio|workers in|workflo not|working directo|ws not|xc cc|xkf|xkf found|xreadgr|xreadgr with|xyz does
C24|xyz perhaps|xyzq possibl|xyzq queryco|yahoo error|yet make|ymfy|you entered|you meet|your integra|your nasdaq
C24|youtube account|zarr|zarr does|zip does|zip was|zm got|zones xyz|zq|zq alt
C24D24|.bucket not|.cli|.cli connect|.cosmos resourc|.documen insert|.existen|.insert|.invalid path|.keycloa get
C24D24|.locale|.non existen|.stack|.such file|.templat does|.unknown locale|.zone|access permiss|acme app
C24D24|adapter config|app dev|at project|availab because|beta|c deleted|can't locate|char at|const|const char
C24D24|directo error|directo os|entry not|exist please|failed could|failed load|faiss fileior|faiss impl|file doesn't
C24D24|fileior|fileior const|fileior fileior|filenot|for reading|found check|found data|impl|impl io|it does|key was
C24D24|letters index|locale xx|metadat from|more info|no file|no suchfil|not running|notfoun message|occurre templat
C24D24|onnxrun no|operati templat|or alias|org data|path does|path not|project faiss|reading no|sendtem
C24D24|sendtem operati|specifi does|suchfil|suchfil load|summari latest|task cannot|templat welcome|templat when
C24D24|the revisio|the sendtem|the templat|try setting|unknown locale|welcome does|with provide|xx yy|yahoo|yy
C24D24|zone found
C24D24E24J24O24P24R46|the query
C24D24E24K24O24R30|sqlalch
C24D24E24K30O24T24|sha
C24D24E24O30R24|.arango|.arango server|http err
C24D24E24P24|returne http
C24D24E24R24T37|.line
C24D24E24R30|.registr|.slumber
C24D24E24R34|.py spark
C24D24E24S24|.claude|.claude sdk
C24D24E30|.taskiq
C24D24E30R34|message cannot
C24D24E34|.partiti
C24D24E39L24|worker
C24D24E41J44R37T49|char
C24D24E43J24K24O24R46|.executi
C24D24F24|for acme
C24D24F24K24P24R24T24|.marqo
C24D24F24L24O24P24R37T30|lang
C24D24F24O24P24R24T24|lang en
C24D24F24O24P24T24|content odata|message lang|odata|odata error|us value
C24D24F24O24R24|workflo
C24D24F24O24R30|recurly|recurly request
C24D24F24O24T24|value the
C24D24F24P24R24T24|.marqo web
C24D24F44O55R24|.conflic
C24D24J24M24R30|part of
C24D24K24O24R24|.peewee
C24D24K24R30|psycopg
C24D24K24R30T30|cc
C24D24K34|os error
C24D24K34R24|os
C24D24K42R30T24|to resolve
C24D24L24R24|huge
C24D24M24|alt
C24D24M24R30|want to
C24D24M24R30T24|want
C24D24O24|account not|databas with|the queue
C24D24O24R24T30|.send|operati request
C24D24O24R30|stderr error
C24D24O30T24|.pynamo|.pynamo db
C24D24O34R24|working
C24D24P24T24|in minutes
C24D24P34R24T24|sendmes
C24D24R24|.templat not|for account|found with|loadlea|node with|permane|sale
C24D24R24T24|you want
C24D24R24T30|.command line
C24D24R41T18|symbol
C24D24T24|alias|in faiss|minutes doc|moviepy|moviepy error
C24D24T34|in mp
C24D24T37|failed file
C24D28|directo dev
C24D30|docs not|exist message|found collect|found excepti|io cpp|locale|model bin|notfoun index|to extract
C24D30E24I24R24|summari
C24D30E24J24M24R37|it was
C24D30E24K24O24|.procras
C24D30E24O30R47T24|xx
C24D30E24P24T24|.dramati
C24D30E24T37|.wand
C24D30E34G24J24R34|additio
C24D30F24R24|with key
C24D30J24M24P24R34T24|part
C24D30J24R37T24|.undefin
C24D30K24|docker
C24D30K24L24O24R24T24|could be
C24D30K39O24R30|route
C24D30K50R30T24|not known
C24D30L24O24R30T24|stdout stderr
C24D30L24O24R37T24|stdout
C24D30O24R24T24|revisio
C24D30O24R30T24|code stdout
C24D30R24T33|.match
C24D30R30T24|.index
C24D30R34|match for
C24D30T30|onnx|onnx failed
C24D30T34|model from
C24D34|collect letters|resourc does
C24D34E24J24K47P24R47S24T55|end
C24D34E24L24R24T30|onnxrun
C24D34E24L24R24T39|cpp
C24D34E34L30O37R30T43|src
C24D34F24O24R37|with name
C24D34J30K24R24|adapter
C24D34J30O37R41T34|instead
C24D34K24R24T24|the command
C24D34L24R24T37|cpp error
C24D34M24|support this
C24D34O24|check that
C24D34R24T24|faiss
C24D34R30|gs
C24D34R41|=AttributeError
C24D34T24|.table
C24D34T30|safeten
C24D34T37|ocr
C24D36E24F24P24|index letters
C24D37|error gone|path to
C24D37K24T34|load model
C24D38P30|.bucket
C24D39E39I24K30L24R30T24|runtime
C24D39R30|require the
C24D41T30|and is
C24D43O24R24T30|depende
C24D44R30T30|module
C24E24|.cache|.consist|.respons seek|acme model|adjuste|applica error|browser session|c resp|code hint|code resp
C24E24|com in|configu to|convers not|for entity|handle is|message browser|node not|resp detail|sites|the worker|usb
C24E24F24O30R30|refs
C24E24F48O30|has already
C24E24G24K24O30R30T30|right
C24E24G24K24R34T37|handle
C24E24G24O24|queue is
C24E24I24R24|the result
C24E24J24|json object
C24E24J24K24P24R30|message failed
C24E24J24T24|respons with
C24E24J40R49T34|.schema
C24E24J47M24Q24T24|.output
C24E24K24|.easy snmp|.is|host was|server cannot|sure it
C24E24K24M24P24R24|.prompt
C24E24K24O24|backgro|backgro on|https sqlalch|sqlalch me
C24E24K24O24P24R30|calling tool
C24E24K24O24R43T34|error at
C24E24K24P24|.layer api
C24E24K24P24R24|.prompt layer
C24E24K30L24O24R41T24|where
C24E24K30O24P24R24|error with
C24E24K33|.pyro
C24E24K34R34T34|.page
C24E24L24|soffice
C24E24M24|.httperr|.httperr seek|.seek|.seek wrapper|c respons
C24E24O24|.visa|.visa io|com is|couchba cxx|devbox|vertex|vi|vi error
C24E24O24R24T24|diagnos
C24E24O24R30|out csv
C24E24O30R24|the process
C24E24O30R24T24|value message
C24E24O30T24|couchba key
C24E24P24|c system|shouldr|to save
C24E24R24|.http base|.slumber http|checkin|com orders|error https|for job
C24E24R24T24|indicat
C24E24R30|.schema registr|code sr|sr code
C24E24R34T30|loc body
C24E24R37T30|loc
C24E24T24|etcdser request
C24E24T36|data in
C24E30|consist|for query|have suffici|hosting|message an|output error|the primary
C24E30I24L24|the task
C24E30K24|invalid session
C24E30K24O24P24R24|error calling
C24E30K24O34R30T34|opened
C24E30K24R24|no active
C24E30K24T24|the problem
C24E30K28R43T30|city
C24E30K45Q30R30T39|incompl
C24E30M24|this may
C24E30M24O30R24T24|previou
C24E30O24|.hdfs|cxx|printer|reason no|source couchba
C24E30O24R24|.prefect
C24E30O24R34T24|event
C24E30O34T24|aerospi|aerospi err|main client|src main
C24E30P24R24|.recipie|.recipie refused|.smtp recipie
C24E30P30|.protect
C24E30R30|events|head
C24E30T24|.fs
C24E33|c space
C24E34|.for partiti|input output
C24E34I24O24P24T24|request again
C24E34I24T24|try your
C24E34K24|letter pdf|tmp letter
C24E34K24N24R30T24|somethi
C24E34R41|code status
C24E37|.for|.timed|.timed out|error is|respons html
C24E39F24O51P24|in progres|progres
C24E39P30R34|.over py
C24E39P37R34|.over
C24E41J44O24R37T46|.json
C24E41K47P24|communi
C24E43O39P30R37|some
C24E53G45H45L24O47P48Q24T24|please try
C24E54I24J24K24O30P24R24|waiting for
C24E54I24J24K30O34P24R24|waiting
C24E71H24I56K48|timed|timed out
C24E73I56K50O41R24|.timeout
C24F24|.creatio|acme for|already present|be cancele|been complet|body code|c entry|code data|code entitya|cust is
C24F24|documen already|duplica entry|email already|entitya message|exists status|job name|key primary|okx|okx code
C24F24|operati user|provide email|referen refs|request job|resourc already|scode|scode smsg|smsg|status conflic|they
C24F24|value cust
C24F24M24R41T30|badrequ
C24F24O24|same name
C24F24O24R24|.frappe|frappe|frappe excepti|refs heads
C24F24O24R30|heads
C24F24O30R24|be updated
C24F24O34|with another
C24F24O43R30|updated
C24F24R24|.invalid order|cancel|conflic content|message item
C24F24R30|.order|c order|name in|only be|uuid
C24F24R34T24|request paramet
C24F30|excepti duplica|it has|specifi blob
C24F30J24M24|with that
C24F34O24|.create
C24F34O24R24|.gitlab operati
C24F47|already been
C24G24R24|sorry we
C24H24|aiplatf|detail rate|headers server
C24I24|task timed
C24J24|coerce|expecte key|missing data|or string|total not
C24J24K24R24|sql select
C24J24O24R30|existin|get the
C24J24P24R24|query to
C24J24R24S18|.handle
C24J30|tool serch|unknown tool
C24J30O24|for order
C24J37|serch
C24J40M24O24|instanc of
C24K24|.artifac|.entry not|acme cos|ap guangzh|base tiktoke|be connect|bin docker|blob core|command execute|content of
C24K24|core windows|cos|cos ap|execute was|exist sql|find any|flag|for artifac|guangzh|guangzh myqclou|id from
C24K24|it returne|myqclou|myqclou com|of stderr|open data|openaip|openaip blob|operati failed|orders id|returne with
C24K24|shop exmaple|similar|stderr is|tmp pdf|was usr|you sure
C24K24M24|www googlea
C24K24O24|.my|.my sql|prefect
C24K24O24R24|.lang graph|or too
C24K24O24T30|aa
C24K24R24|are you|request post
C24K24R30|tiktoke
C24K24R30T30|is empty
C24K24R34|.name
C24K30O30R24T24|md
C24K30O34|being used
C24K30R24|or does
C24K30R30|no results
C24K30T30|error reading
C24K34R24|.lookup
C24K39R24|route to
C24K41R24|exmaple invalid
C24K55|not connect
C24L24|runtime excepti
C24L30|the node
C24M24|drive files|media returne
C24M24R24|id status|result none
C24M24T24|com drive|drive
C24M37Q24|safety
C24M38|c content
C24O24|.already enqueue|.couch|.couch db|.enqueue|.invalid job|already job|be enqueue|code conflic|com acme
C24O24|conflic key|constra failure|documen ec|enqueue|enqueue there|error rsrc|id router|job cannot|job in|lock no
C24O24|message devbox|object order|object person|queue with|queuein|queuein lock|resourc reports|rsrc|run run
C24O24|sandbox sandbox|sharepo spexcep|spexcep|the existin|the queuein|trackin id|valid state|where id
C24O24R24|in valid|reports pdf
C24O24R24T24|.operati outcome|.outcome|issue severit|operati issue|resourc operati
C24O24R24T34|be opened
C24O24R30|run id
C24O24T24|message documen|value in
C24O24T41|pdf is
C24O30|contain is|job is|lease|release|request does
C24O30R24|microso sharepo|sharepo
C24O30R24T24|lance|lance error
C24O34|oid|or update
C24O34R24T30|outside
C24O34T24|err record
C24O34T30|.record
C24O37|.commit|.resourc conflic
C24O39|being deleted
C24O39R34|since
C24O41|exclusi|operati cannot
C24O48R30|commit
C24P24|.pd|.pd client|.pdhttp|.pywhois|.returne|.rocket bad|acme resolve|and your|api tasks|co acme|com for|of in
C24P24|prompt templat|startdo|startdo operati|the startdo|ws
C24P24R24|by message|com order|id the|message sendmes
C24P30|code please
C24P30R24T24|data too
C24P34R30|weight
C24R24|.analysi|.async|.async orm|.no path|.of range|.or|.propert|.span|.undefin unit|.unit|.validat failed|.x no
C24R24|accessi nonexis|app bsky|are valid|asin|asin not|been found|bsky|bsky feed|code validat|content for
C24R24|create record|custome id|custome is|detail example|device or|df|discoun|either does|encodin base
C24R24|expecte exactly|feed|feed post|flavor|id fa|id of|id provide|identif is|ids to|in namespa|in upsert|input code
C24R24|invalid resourc|is archive|jobs or|json status|letter not|maybe|message missing|missing collect|name apierro
C24R24|name at|name web|no path|no result|node id|nosucho|not route|nx|object identif|of model|offset is|or name
C24R24|order not|orders value|page not|page number|parcels|partner|path between|perhaps your|persn|persn does|pet|pod
C24R24|prices|questio|resourc found|roomid|roomid or|sale order|spans|spellin|start end|subject orders|summary not
C24R24|the right|the unit|to delete|to single|tr|unit registr|upsert|uuid or|voice id|weather|with given|your object
C24R24|zones
C24R24S24|partial
C24R24T24|.send message|child|code input|contain no|fa|file open|has invalid|message value|offer|tensor|used to
C24R24T30|at most|object or
C24R24T34|for column
C24R24T41|wav
C24R30|.capture|.mako|.range|.redirec|.unfeasi|.workshe|.x algorit|.x unfeasi|another id|any pages|command error|in id
C24R30|input error|mako|nameerr|no match|no support|not unique|page id|pages try|psycopg errors|request url|single
C24R30|string not|train|url is|value must
C24R30T24|clip|contain an|in column|perhaps|subject
C24R30T37|nothing
C24R34|.algorit|.pint|num|objecti|unit
C24R34T24|present in|the range
C24R37|.undeliv|were found
C24R37T34|.writer|.xlsx|.xlsx writer
C24R39T24|between and
C24R41|try another
C24T18|.no match
C24T24|.cple|.cple base|.cple open|.duplica key|.grid|.grid fs|.item|.open failed|.raw fatal|.section|an incorre
C24T24|badrequ when|body image|cannot add|clip mp|data code|data incompl|dataset flags|dem|dem tif|documen in
C24T24|downloa https|eml|file clip|files with|image url|in deck|in dem|in offer|in section|json in|name invoice
C24T24|no section|not allow|occurre badrequ|offer docx|open dataset|open failed|opening in|pk|png no|pv|read file
C24T24|templat for|type not|url msg|volume|weights
C24T30|.media|at row|found html|is outside|or url|outside the|record found|the media
C24T33|is this
C24T34|.data source|.decrypt|.epub|.file runtime|.lib raw|.libsndf|.mutagen|.raw|.sound|.sound file|.source|.xlsx file
C24T34|in pdf|item named|no item|the archive
C24T37|.lib|file path
C24T39|.safeten
C24T44|corrupt or
C28|acme freshde|all xlsx|api tickets|exists already|failed hero|find page|found pods|found user|freshde|freshde com
C28|hero name|key exists|list index|nowhere mp|same primary|thing shp|thing tif
C28D24|tickets
C28E24|c primary
C28E30T33|shp
C28F24|duplica documen
C28F24R24|page with
C28J24|web not
C28R24T30|index out
C28R41T30|of range
C30|#302|.constra violati|.contain|.folder select|.found nomad|.freshde not|.invalid git|.mastodo not|.no results
C30|.node exists|.not present|.offset|.pos key|.pptx|.present|.python pptx|.result found|.select|.such job
C30|.transac integri|.transcr disable|.user not|=FileExistsError|abc video|access bucket|acme leads|agent agent
C30|agent not|an identic|and propert|authent state|bad network|be stored|board|by subtitl|c cantope|c errorit
C30|c foreign|c notnull|c record|c schema|cliente schema|code errorit|collect lead|com watch|constra message
C30|csv version|ctrls matched|custome email|databas integri|dc|dc com|dc example|deal|deck pptx|deleted record|desc no
C30|descrip message|detail key|directo flags|dns query|downloa error|dqw this|dup|dup key|entity with|envelop specifi
C30|error channel|error collect|error task|errorit|example dc|exist cannot|exist status|failed custome|file nowhere
C30|files found|find referen|find run|fk|fk order|flags flags|found issue|found reason|found record|found resourc
C30|found unknown|found voice|get request|git reposit|gpkg no|html not|http not|identic|identic record|in acme
C30|in collect|in project|invalid id|invoice now|is most|issue could|item not|job does|job rq|key csv|key email
C30|label person|leads already|leads csv|letters pkey|likely caused|loaded due|mailbox invoice|manifes json|matched dc
C30|meet|memory not|message entity|message node|mismatc for|name does|name unknown|network name|new cannot|no files
C30|no row|no timezon|nonexis unknown|not retriev|notfoun at|now in|object ctrls|occurre nosuchk|open databas
C30|open object|order does|person and|pkey|price|propert email|provide does|qa|qa smoke|query name|receipt
C30|record already|record does|referen issue|removed by|row was|rq|rq job|schema constra|section vendor|series does
C30|smoke|specifi id|sqlite integri|state failure|store the|stored in|subredd|subtitl|subtitl are|such contain
C30|such job|such object|table crm|task unknown|the job|the series|thread with|timezon found|to node|trashed|uniquen
C30|unknown mailbox|unknown message|unsuppo get|video https|video unavail|was deleted|web already|when one|www youtube
C30|xc no|youtube com
C30D24|c templat|entity not|entity was|exist request|exist resourc|reposit not
C30D24E24G24K24O39R24|now
C30D24E24K24R30|.dagster
C30D24E24O24P24R30|.fauna
C30D24E24O61R24|lock
C30D24E30F24M24O30P24R24T37|may be
C30D24E30I24K41O24R30T45|reading
C30D24E30K24T24|.a a|.a client
C30D24E30K24T30|.a
C30D24F24|index docs
C30D24F34J24O24R39T24|request req
C30D24K24|we couldn'
C30D24K24R24|.docker|find the
C30D24O30|sqlite
C30D24R30T34|.non
C30D24R37|match any
C30D24T24|are disable
C30D30|#100|been removed|invoice not
C30D30E24|found code
C30D30E24T34|doc
C30D30E30K24|likely
C30D30F24R24|the name
C30D30R24T24|registr
C30D30R24T37|be loaded
C30D30R34T41|docx
C30D34|statusc not
C30D34K24O30T24|fs
C30D34T24|removed
C30D37E24M24R39T60|image
C30D37E34I24M24O30|.task
C30D44E37G34O41P24R34|queue
C30D54E30|#410
C30E24|.documen not|channel not|run with|unavail this
C30E24J34R37T39|but got
C30E24K18O24R30|.engine
C30E24K24P30R24|.layer
C30E24M24T45|media
C30E24O24R30T24|.base fhir
C30E24R34|sr
C30E24T24|rpc error
C30E30|error an|object not
C30E30J24K52T45|object at
C30E30J30K24R49T50|empty
C30E30T24|resp
C30E34|watch
C30E34K37Q30R24T34|.incompl
C30E34K43R24|.remote
C30E37F24J24K37O24R37T37|source
C30E37K34O39R30T50|tmp
C30E39K30|is unavail
C30F24|.mailbox folder|c entitya|entity already|entitya|specifi entity
C30F24O30|cust
C30F24P30R24|.reddit|.reddit api
C30F24P30R30|on field
C30F24R24|exists in
C30F30|be unique
C30F30K24|.entry
C30F30T24|.folder
C30F43|name already
C30F43O49|c conflic
C30J24|.not exists
C30J37K24R30|.multipl
C30K24|most likely
C30K24L30R39T45|png
C30K24O24R37|name is
C30K24R30|series
C30K24R34|.address
C30K30|remote server|the remote
C30K37O24|name not
C30K41R30|exmaple
C30K44R30|not resolve
C30O24|.query runtime|errno error|errno unable|file unable|id found|job not|session with|trackin
C30O24R24|.mongo engine|directo in|insert into|sql insert
C30O24R24T24|member
C30O24R30|uri
C30O24R30T24|rows
C30O24T30|matched
C30O34|.pos
C30P24|resourc id|vendor
C30P24R30|parent
C30R24|.address not|.graphit|.neomode|.no result|.python|at locatio|berln|cards|cards http|com cards|file name
C30R24|found path|name acme|object with|respons job|to missing|uid|with it|xyzq
C30R24T30|xyz
C30R24T34|section
C30R30|found paramet|timezon
C30R30T30|.fiona|.fiona value
C30R34|employe
C30R34T43|pages
C30R37T24|exactly one
C30R39|ids
C30R41T34|exactly
C30R41T38|offset
C30T24|.client jsonrpc|.jsonrpc|at in|data csv|databas file|deck|fails|found duplica|gpkg|json rpc|object object|pptx
C30T24|status bad|stored
C30T34|file in
C30T46|data found
C33|c object|cannot see|content with|failed letters|primary key|see it|tif no
C33D24E24|no content
C33E24L30R24T38|tif
C33R24|hero
C34|.git reposit|.http not|.node not|.results|.smith not|.ticker|.ticker missing|.yf ticker|code nosuchk|column name
C34|constra letters|deliste|deliste no|foreign key|found http|id could|in index|invoice summary|key constra|manifes
C34|node already|nosuchk message|not null|null constra|one was|package not|possibl deliste|query does|record not
C34|request object|resourc was|specifi object|task not|unknown object|value violate|version none|video has
C34|violate unique|voice not|was require|with label
C34D24|.package|.package not|acme invoice|found details
C34D24E24O24R30|.alchemy|.sql alchemy
C34D24E34O24|.job
C34D24F30J24R44T24|.param
C34D24F30R41T24|.param code|.stripe with|.with|.with param
C34D24K24O24|session not
C34D24O24|message session
C34D24R24|nonexis|welcome
C34D24R45|.path
C34D28|exist the
C34D30K24T34|couldn' find
C34D30R24|longer availab
C34D34E24J24K24O24R30T30|error failed
C34D34E34O24R24T24|partiti
C34D34M30R43|.templat
C34D34R30|exist or
C34D37|found error
C34D39E24R30|was found
C34D39E34H24J24K24L24M30N24O24R41T34|.runtime
C34D41|model not
C34D41T24|found no
C34D45E39O24|render
C34D48|package
C34D48O24|shared
C34E24|documen not
C34E24K24R24T30|most
C34E24O24T24|flags
C34E24O30R24T30|file data
C34E24O37R24|thread
C34E24P30R30|.yf
C34E24R34|not present
C34E30K24|no data
C34E30K41R34T24|dns
C34E30T24|the dns
C34E34R39|summary
C34F24J46M30P30R61T44|field
C34F30|id already|order id
C34F30K24O24R30T41|blob
C34F34O39|.resourc exists
C34F39|c exists
C34F43O61R39|conflic
C34F44O34|.already exists
C34J43O24R49T37|propert
C34K24|artifac model
C34K24O30R30|.dbapi
C34K24R30|.base orm
C34K34R24|resolve to
C34O37T45|found when
C34Q24|reason not
C34R24|.instanc|.such object|dataset not
C34R30|the video
C34R37|.network x
C34T36|file does
C36|letters id
C36R24|at all|nowhere at
C36R37T30|=IndexError
C37|#550|.unique|c does|c id|foreign|integri unique|matchin query|resourc could|the store
C37D24|c exist
C37D24E24J30O30R24T39|.documen
C37D24E24K24O30R45|.sql
C37D24K24|artifac
C37D24R24|pdf not
C37D30|code unknown
C37D30M24|found the
C37D41E37J24K24R43T37|.unknown
C37E24F24J24O24R44T30|present
C37E37K24R24|letter
C37F44|c already
C37F44K24O51P30R34|is already
C37F45O43|.already
C37J24R24|object was
C37J30M24O24R24T24|.violati
C37O24R24|person
C37O24T37|synchro open
C37R24T34|c documen
C38E39F24I24K24O30P24|primary
C38R24|given id
C39|nosuchk|specifi key
C39D24K24O24T37|synchro
C39D30E37R30|message no
C39D34O24R30T24|store
C39E24J24O34R24T24|key value
C39F24O30R43|referen
C39F24Q24|integri
C39J24|.object not
C39O24T37|to synchro
C39T24|duplica key
C40T30|documen with
C41|.constra
C41D24E43J24K24L34P30R41|node
C41D24R24T34|file not
C41D30R24|exist in
C41F41R24|exists with
C43|.node
C43D24R24T30|found at
C43D37J24P24R39T34|templat
C44D37J24R24|found message
C45|directo nowhere
C45J30M34T24|violate
C45K24O30R34|.orm
C46D42E24F24K30O34P24R24|letters
C46E24|c constra
C46E30F58O67R37|#409
C46F49J24O44|.exists
C47D24E30J24O30R41T37|.object
C47D37R30|.does|.does not|.exist|.not exist
C48D38|c enoent
C48D46E30K37O24|errno no
C48E24|id not
C48E24O37P24R43T34|record
C49|constra failed|nowhere thing|unique constra
C49D39E24R49T39|=KeyError
C49D46K30R34|.no such|.such
C49D49O24|.resourc not
C50D44E24R53T44|=LookupError
C53D48K24|=FileNotFoundError
C54D30R24|nowhere
C55F59O34R37T24|already exists
C56E24O24R24|constra
C59D54R30|c found
D18|aiosqli|directo tessera|found index|named aiosqli|named libvips
D24|.acl disable|.actor not|.api version|.arc|.arc platfor|.auth registr|.cannot exec|.class not|.cli not|.cluster not
D24|.dag not|.dagster unknown|.delta protoco|.dict|.dict not|.disable repo|.distrib|.distrib not|.dos|.empty index
D24|.enable|.entity disable|.env|.env setup|.executa|.executa not|.existen bucket|.geocode not|.identit|.image not
D24|.incompa peer|.index version|.install|.invalid server|.invalid version|.java not|.jvm|.jvm not|.kms invalid
D24|.machine|.machine does|.managed|.managed identit|.mastodo version|.mib|.mib not|.missing capabil|.model initial
D24|.module|.nextclo missing|.no keyring|.no matches|.no resolve|.not enable|.not install|.ocr agent|.operati not
D24|.parser os|.pdf info|.platfor|.platfor not|.poppler not|.post process|.project not|.queue does|.rar cannot
D24|.redis search|.resolve|.resolve configu|.runtime env|.send task|.seriali not|.server version|.spark runtime
D24|.stack not|.state machine|.store operati|.studio model|.such capabil|.such driver|.such kernel|.such module
D24|.such namespa|.such table|.table does|.table not|.task class|.tessera not|.tool version|.topic not|.tsv|.tsv not
D24|.unavail ocr|.undefin file|.undefin object|.unknown codec|.unknown partiti|.unknown service|.unknown task
D24|.unsuppo codec|.unsuppo operati|.vector|.vector store|.version conflic|.version not|.version require|.zone info
D24|=SystemExit|aac|aacd|aacd not|aadsts tenant|abort on|abortin due|about relativ|accept header|accepta kex
D24|access file|access it|access reposit|accessa|accessa account|accessi via|account acm|acl|acl support|acm
D24|acme access|acme falcon|acme llama|acme lora|acme mib|acme no|acme ocr|acme queue|acme tickets|acme was
D24|activat the|activit functio|activit load|adapter model|adapter type|adbc|adbc driver|aes|aes algorit|agent card
D24|agents acme|ai claude|aierror no|alert handsha|algolia|algolia nominat|algorit rs|all minilm|all when|also usr
D24|alt package|amqp not|an availab|an executa|an impleme|an nvidia|an operati|an optiona|and an|and api|and are
D24|and downloa|and ffmpeg|and later|and path|and repo|and start|and tessera|and that|and their|ann|ann no|anthrop ai
D24|anthrop package|anthrop provide|antiwor in|any languag|any support|any variant|apoc|apoc meta|app app|app dbt
D24|app invoice|app migrati|app render|app target|applica by|applica flux|appropr issue|appropr languag|aquilam
D24|aquilam arcticf|arc|arc platfor|archite dict|archite this|archite zamba|arcticf|are accessa|are audio|are calling
D24|are dict|are rar|are signing|args beginni|argumen browser|ark|ark console|artifac reposit|as headles|as potenti
D24|aspx|at acme|at expecte|at mongo|at was|audio classif|auth methods|automat speech|availab activit|availab and
D24|availab cannot|availab conside|availab install|availab seriali|availab tasks|aws require|awsprev|backend availab
D24|backend ffmpeg|backend package|backend pdfiumc|backend see|backend tkagg|backend was|base large|be able|be availab
D24|be because|be created|be importe|be older|be permane|be python|be regener|be string|because latex|been decommi
D24|been depreca|been install|been retired|been shut|before sending|beginni with|below but|bentoml|bentoml models
D24|bentoml store|beta was|bge large|bge not|bin found|binary locatio|binary please|binary version|bit oracle
D24|bit quantiz|bitsand|bitsand bit|bitsand pip|block documen|broker unknown|browser binary|browser executa
D24|browser version|bucket inv|bucket named|bucketn ec|bucketn opc|build in|builder with|but does|but ffmpeg
D24|but require|but these|but this|but transfo|but you|by de|by logging|by opt|by plaid|by python|c bucket|c bucketn
D24|c catalog|c collect|c compati|c decommi|c depreca|c deps|c enoexec|c entityn|c interco|c kmsinva|c make|c nonexis
D24|c noregis|c queueno|c retired|c route|c secretn|c statema|c syncsta|c tableno|cache docling|cached locally|caching
D24|caching sha|caffe|caffe caffe|caffe io|cairo|cairo was|call came|called cairo|called libgobj|called libvips
D24|calling depreca|came|came from|camelot py|can't load|can't perform|can't read|candida|candida are|cannot import
D24|cannot locate|capabil missing|card from|card json|careful|catalog|catalog hive|catalog not|cause in|causes openmp
D24|cc unsuppo|cf|cf meta|cfg|chat is|chat mode|check correct|check to|checkpo or|checkpo you|chrome binary
D24|chrome browser|chrome for|chrome to|chrome version|chrome yoursel|chromed|chromed only|class elfclas|class oracle
D24|classif|classif automat|claude code|cli version|client use|client version|client was|cloud speech|cluster not
D24|cluster when|cocoa|cocoa support|code bucketn|code nosuchb|code queueno|code tableno|codec is|codec not
D24|cohere command|collect does|collect init|collect name|collect usr|com consume|com downloa|com engine|com pki
D24|com sys|com yt|command code|command ft|command is|command jq|command pip|command to|command type|common common
D24|common xgboost|compati make|compati the|compili|compili stateme|compres codec|compute exists|compute service|conda
D24|conda to|conditi is|config cfg|config passed|config pc|configu but|configu could|configu not|conn id
D24|connect configu|conside install|console groq|console request|constit iscoder|constru if|consume speech
D24|contain model|contoso old|conv quant|convers pdflate|convers utility|convint|convint node|copy not|core graph
D24|core web|correct cloud|correct of|correct recover|correct repo|correct tenant|couldn|couldn load|count is
D24|cpu dependi|craft|craft mlt|cramjam|created directl|created this|creatio of|credent in|crm for|crm is|crm isn't
D24|crm old|cryptog install|cryptog is|cryptog package|cuda enabled|cuda support|curl fssl|current browser|current cli
D24|current disable|current registe|current running|cvshowi|dagmode|data did|data html|data idx|data none|data registe
D24|data sources|databas default|databas does|databas not|databas server|dataset scripts|daytona dashboa|db index
D24|db ru|dbatch|dbatch dnopaus|dbfs|dbfs runs|dbt for|dbt is|dbt project|dbt require|dec|dec not|decoder jpeg|decommi
D24|decommi and|default collect|default doesn't|dejavus|dejavus ttf|delegat externa|deleted error|deleted this
D24|deletio but|delta token|deltala|deltala reader|demo|demo if|deno|deno executa|deno land|deno to|depende are
D24|depende contain|depende docx|depende lock|depende missing|depende needed|depende openpyx|depende pooch|dependi
D24|dependi on|deploy prototx|deploym llama|deploym the|depreca for|depreca learn|depreca on|descrip cannot
D24|deseria failed|details method|detecte incompa|deu|deu tessera|deu trained|dev found|dev invalid|develop page
D24|dialect snowfla|diction for|differe pdf|diffusi|directl if|directo failed|directo ffprobe|directo git
D24|directo libreof|directo see|directo terrafo|directo unset|directo with|disable error|dist|dist package|distrib but
D24|distrib found|distrib was|dlp|dlp issues|dlp yt|dnn|dnn src|dnopaus|dnopaus error|doc pandoc|docker client
D24|docker com|docker engine|docker sandbox|docling|docling layout|docling models|docling project|docs ann|docs cohere
D24|docs collect|docs docker|docs does|docs doesn|docs in|docs index|docs meilise|docs models|docs no|documen named
D24|docx files|docx includi|docx or|docxcon|docxcon recogni|doesn't seem|dot make|downloa and|downloa disable
D24|downloa index|downloa none|downloa punkt|dpi cannot|dpy connect|dquiet|dquiet dsafer|driver found|driver from
D24|driver locatio|driver on|driver snowfla|dsafer|dsafer dbatch|each entry|easyocr|easyocr model|edge|edge trusted
D24|either downloa|eleven|eleven monolin|elf|elf class|elfclas|en core|enable remote|enabled only|encoder libfdk
D24|ended the|endpoin doubao|engine does|engine install|engine or|engine registe|engine require|english was
D24|ensure java|entity acme|entity disable|entity sb|entityn|entityn when|entry within|enum|enum modelwr
D24|environ failed|environ more|environ require|environ you|equival|err collect|errno exec|error bucket|error can
D24|error creatio|error credent|error delegat|error docker|error include|error inconsi|error loading|error method
D24|error modulen|error opt|error param|error realm|error topicno|errorco errorme|errorco queueno|errorme error
D24|errors driver|errors index|errors owner|europe kyiv|example well|exe|exe could|exe environ|exec format
D24|executa antiwor|executa are|executa not|executa path|executa program|executa support|execute glpsol
D24|execute nowhere|execute posixpa|exist app|exist arn|exist collect|exist descrip|exist leads|exist models|exist on
D24|exist stack|exists but|exited before|exited java|exp free|expecte path|explici pipelin|export using|extende does
D24|extract format|face access|fact|fact that|fail load|failed fs|failed loading|failed minimum|failed need
D24|failed onnxrun|failed semanti|failedt|failedt gs|failure ssl|failure sslv|faiss cpu|faiss faiss|faiss gpu
D24|faiss library|faiss python|falcon|falcon not|false not|fastexc|fastexc not|fauna|fauna service|feature deletio
D24|feature you|fetch agent|fetch metadat|ffmpeg exe|ffmpeg exited|ffmpeg is|ffmpeg locatio|ffmpeg not|ffmpeg on
D24|ffmpeg pip|ffmpeg pyav|ffprobe and|file gs|file libdir|file libjvm|file model|file notosan|file provide|file root
D24|file usr|file your|filenot errno|files have|files make|files upload|filesto|filesto data|filling|filling out
D24|find block|find chrome|find class|find ghostsc|find image|find partiti|find project|find registe|find space
D24|find table|find tree|find valid|find working|firefox|firefox was|fits|fits the|flac command|flac convers|flash exp
D24|flask|flask is|folder and|folder models|followi google|followi librari|followi request|foo open|for aes|for block
D24|for chrome|for convint|for cuda|for dbfs|for deletio|for firefox|for foo|for google|for help|for java|for locatio
D24|for manual|for name|for now|for operra|for parquet|for recomme|for regiono|for route|for service|for sha
D24|for solver|for staging|for unknown|for utils|for workflo|for zstd|forcaus|forcaus are|format rar|formats but
D24|found arn|found cannot|found content|found databas|found did|found do|found driver|found due|found failed
D24|found functio|found inacces|found leads|found link|found looking|found metrics|found models|found namespa
D24|found query|found require|found reset|found server|found sqldriv|found table|found type|found wikiped|fp|fp mixed
D24|framewo as|from collect|from models|from pb|from task|fs is|fssl|fssl https|ft search|full synchro|functio cvshowi
D24|functio getthin|functio readpro|functio score|functio you|gated space|gateway exited|gateway process|gbm
D24|gbm common|gemini was|gencode|gencode runtime|gencode version|generat code|generat is|geocode|geocode yahoo
D24|get model|getitem operati|gettabl operati|ghostsc gs|ghostsc is|git cmdline|git not|git version|github io|glibc
D24|glibc not|glpk|gnu|gnu libc|google chrome|google gemini|google instruc|gpg gpg|gpg it|gpt has|gpt is|gpt tubro
D24|gpt with|gpt yandexg|gpu and|gpu for|gpu not|gpu or|gpu support|granite chat|graph api|graph model|graphvi
D24|graphvi executa|grok beta|grok instead|groq com|group rg|gs on|gs sstdout|gstream|gstream not|gtk|gtk or
D24|guardra hub|guardra toxic|guide initial|gurobi is|had not|handler for|handsha failure|has binary|has model|has set
D24|hashico|hashico aws|have cryptog|have languag|having permiss|hbase tableno|header has|header recurly|headles is
D24|heron|heron model|highgui|highgui src|history starthi|hive old|home bentoml|home environ|html attempt|html for
D24|http agents|https camelot|https deno|https pyencha|hub guardra|hub inferen|hub install|hub or|hub please|huey
D24|huey task|huge permitt|id aacd|id crm|id eleven|id snowfla|identif by|identif listed|if it|image distrib
D24|image export|imagema is|imagema library|imaging|imaging module|img availab|impleme could|impleme rebuild
D24|import error|import faiss|import langcha|import name|in bentoml|in dagmode|in directo|in filesto|in locatio
D24|in profile|in taskreg|in thin|inacces|inacces and|includi quotes|incompa protobu|incompa ssh|inconsi depende
D24|index aspx|index invoice|index main|index movies|index or|index vector|inferen api|inferen instead|inferen with
D24|init command|init py|initial html|initial model|input as|install abortin|install apt|install bitsand
D24|install chrome|install deno|install driver|install either|install faiss|install fastexc|install ffmpeg
D24|install flac|install imagema|install instruc|install kuzu|install langcha|install libmagi|install markitd
D24|install msgconv|install of|install on|install one|install openpyx|install parser|install pdflate|install piccolo
D24|install pip|install recomme|install run|install sh|install to|install transfo|install unstruc|install use
D24|install version|install you|instruc curl|instruc for|instruc here|interac framewo|into the|inv old|invalid config
D24|invalid method|invalid runtime|invalid stripe|invo|invo does|invoice app|invoice could|invoice for|invoice in
D24|invoice is|io hashico|io pyencha|ir|ir version|is part|is please|is poppler|is properl|is selecte|iscoder
D24|isn't defined|issue on|issue templat|issue web|issue with|issues are|issues filling|it careful|it either
D24|it request|it through|items returne|its end|its port|java command|java gateway|java home|java is|jbig dec|jdbc
D24|jdbc oracled|job functio|jobs is|jpeg not|jq|jq items|jvm|jvm shared|kaleido engine|kaleido package
D24|kaleido require|kernel named|kex|kex algorit|key europe|key vault|keyring|keyring alt|keyring for|keys algolia
D24|keys aquilam|kmsinva|kmsinva when|known agent|known gss|kyiv|label awsprev|land|land install|langcha mistral
D24|languag data|languag deu|languag sl|languag swe|large is|large not|latest is|latex|latex could|layout heron
D24|least mongodb|letters does|letters doesn|letters doesn't|letters letters|letters no|lg|lg it|lib libfoo|lib linux
D24|lib odbc|libadbc|libadbc driver|libc|libc so|libcair|libcair so|libclnt|libclnt so|libcubl|libcubl so|libdir
D24|libdir vector|libfdk|libfdk aac|libfoo|libfoo so|libgl|libgl so|libgobj|libgobj cannot|libgobj libgobj|libjvm
D24|libjvm so|libmagi|libmagi dev|librari cramjam|librari for|library but|library file|library is|library libcair
D24|library libclnt|library libcubl|library libgobj|library libvips|library libvisa|library libxgbo|library needs
D24|library try|library with|libreof nowhere|libvips so|libvisa|libvisa so|libx|libxgbo|libxgbo so|libzbar|libzbar so
D24|life on|likely causes|likely to|line applica|line catalog|linked|linked gencode|linux gnu|listed on
D24|litellm notfoun|llama does|llama gguf|llama not|llama or|lms|lms load|load adbc|load any|load backend|load command
D24|load plugin|load sentenc|load token|loaded likely|loading backend|loading languag|loading psycopg|loading shop
D24|loadlea did|local environ|local folder|local lib|locale setting|locally and|localpa|localpa nowhere|locate bit
D24|locate revisio|locatio must|locatio westeur|longer accessi|looking|looking for|lora|luminou extende|lxml do
D24|lxml usr|machine does|magickw|magickw shared|main does|make does|make not|manager could|mandato capabil
D24|manual executi|mapping from|marked for|markitd|matchin distrib|max support|me history|mean loadlea|medium type
D24|meeting old|meilise com|merging|merging of|message either|message errors|message issues|message path
D24|message tabledo|meta data|metadat was|method add|method copy|method depreca|method name|metrics old|mib compila
D24|microso entity|migrati|migrati please|minilm|minimum cli|minimum version|missing google|missing optiona
D24|missing pip|missing pockets|missing root|missing safe|missing spreed|mistral medium|mistral mixtral|mistral please
D24|mixed|mixed precisi|mlt|mlt pth|model archite|model binary|model cc|model cf|model code|model cohere|model constru
D24|model craft|model disable|model doubao|model en|model files|model found|model headers|model identif|model ir
D24|model large|model luminou|model message|model mixtral|model models|model moonsho|model no|model onnx|model or
D24|model param|model qwen|model sonar|model sonic|model stabili|model summari|model turboo|model unknown
D24|models adapter|models bge|models can|models docling|models for|models if|models loaded|models ner|models pull
D24|models that|models tokeniz|models vosk|models whisper|models with|models you|modelwr|modelwr at|modulen|modulen no
D24|modules dnn|modules highgui|mongo reports|mongodb|monolin|monolin does|moonsho|moonsho or|more depende|more here
D24|movies not|mp with|msgconv|msgconv tool|multipl data|multipl formats|must install|name apoc|name app|name catalog
D24|name conv|name correct|name db|name deleted|name gettabl|name mapping|name stable|name writer|named acme|named crm
D24|named dbt|named does|named model|named pdfium|named pdfplum|named python|names are|namespa crm|namespa docs
D24|namespa does|namespa or|need version|needed to|needs to|ner config|net invoice|new scripts|new sdk|nightly not
D24|nltk org|no accepta|no acme|no backend|no dbt|no driver|no engine|no exchang|no ffmpeg|no jvm|no library|no log
D24|no model|no models|no nameser|no nvidia|no package|no recomme|no registe|no stack|no task|no tessdat|no version
D24|non recomme|none id|none tab|nonexis when|noregis|noregis no|nosuchb message|not access|not activat|not cached
D24|not cpu|not deploye|not executa|not import|not local|not sure|not up|notfoun activit|notfoun vertexa|notosan
D24|notosan regular|now support|nowhere glpsol|nowhere localpa|npm|npm install|nvidia com|nvidia driver|nvidia gpu
D24|object sale|obtain driver|occurre cluster|occurre entityn|occurre kmsinva|occurre statema|ocr demo|ocr engine
D24|ocr tessdat|of account|of bitsand|of chromed|of dbt|of life|of models|of multipl|of none|of pymongo|of transfo
D24|of untagge|old because|old could|old issue|old please|older|older than|on error|on python|on septemb|on use
D24|on which|only for|onnxrun core|onnxrun fail|onnxrun not|open can't|open deploy|open lib|open visa|openai in
D24|openai respons|opening data|openmp|openmp runtime|openpyx|openpyx use|operati cluster|operati endpoin
D24|operati entity|operati functio|operati secrets|operati state|operra|options are|options enable|or all|or below
D24|or caching|or cocoa|or conda|or endpoin|or gated|or part|or partiti|or pip|or provide|or psycopg|or pytorch
D24|or task|or valid|oracle client|oracle jdbc|oracled in|oracled is|osfs|osfs home|output not|owner resourc
D24|package error|package fastexc|package if|package install|package metadat|package please|package require
D24|package which|package yml|page or|param model|parse lxml|parser library|part val|partiti docx|partiti with|party
D24|party backend|pass specifi|pass token|passed config|passwor auth|path and|path app|path doesn't|path models
D24|path path|path properl|path qwen|path see|path specifi|path use|path using|pb|pb py|pc|pc invo|pdf engine
D24|pdf error|pdf for|pdfium when|pdfiumc|pdflate|pdflate not|pdflate see|pdfplum|pdftote|peer no|pending deletio
D24|permiss issue|permiss please|permitt models|piccolo|piccolo sqlite|pip or|pip package|pipelin|pipelin options|pki
D24|pki old|plaid|platfor bing|platfor is|please activat|please load|please pass|plugin sqlalch|plugins distrib
D24|pockets|pockets is|pockets module|polars|polars module|policy pdf|pooch|poppler install|port number|postgre driver
D24|potenti docx|precisi require|prefix environ|preview and|private or|private reposit|pro does|pro ultra|probabl had
D24|procedu is|procedu name|proceed|proceed install|process string|prod of|profile app|program to|project docling
D24|project ghostsc|project keyring|project yml|proto gencode|protobu gencode|protoc|protoco unsuppo|prototx
D24|prototx in|provide found|provide install|provide openai|provide registr|psycopg module|psycopg or|pth|pth and
D24|pull first|pulumi cli|punkt|punkt tab|py file|py readthe|pyencha|pyencha for|pyencha github|pymongo
D24|pymongo require|python collect|python dist|python process|python version|pytorch model|quant|quantiz
D24|quantiz require|query cannot|queryno|queryno registe|queue render|queue task|queueno|queueno code|queueno content
D24|queues|quotes to|qwen does|qwen vl|rar candida|rar unrar|rd|rd party|read config|read docx|read format|readalo
D24|readalo edge|reader feature|readme file|readpro|realm does|rebuild|rebuild the|recentl deleted|recogni this
D24|recomme backend|recomme on|recomme rd|recover command|recover it|redis library|redis result|regener|regener with
D24|regiono|regiono compute|registe artifac|registe on|registe resourc|registe schemes|registr failed|registr terrafo
D24|regular ttf|relatio relatio|relatio unknown|remote service|removed connect|removed on|removed use|render image
D24|render missing|render render|repo either|repo message|repo status|report this|reports wire|reposit make
D24|req invalid|request lxml|request merging|request version|require docker|require google|require gpu|require is
D24|require package|require parse|require version|reset the|resolve configu|resourc dejavus|resourc group|resourc none
D24|resourc provide|resourc punkt|resourc resourc|respons api|result store|retired and|retired on|returne request
D24|revisio header|revisio identif|rg|rg old|root easyocr|root reposit|route entry|route pki|rs could|rt|rt yaml
D24|run bentoml|run gpg|running apt|running pip|running templat|runs current|runtime environ|runtime runtime
D24|runtime version|safe tensors|safeten or|sale subscri|sandbox environ|sandbox snapsho|scikit|scikit image
D24|score from|scripts are|scripts folder|sdk you|sdxl|sdxl turbo|search this|searchi docs|secret because|secret with
D24|secretn secret|secrets manager|securit policy|see also|see readme|select differe|send unknown|sending its
D24|sentenc transfo|septemb|septemb see|service acme|service for|service in|service names|service true|service vectors
D24|set explici|set these|sh sh|sha passwor|share doc|share tessera|shop proto|shut|shut down|si|si could|signing into
D24|simpleq nonexis|sl|sl si|small does|snappy codec|snapsho py|sndfile|sndfile library|snowfla crm|snowfla libadbc
D24|snowfla so|so could|so found|so is|so libcair|so libvips|so undefin|so version|so wrong|solver glpk|solver gurobi
D24|sonar|sonar huge|sonic|sonic english|sources are|space acme|space please|specifi connect|specifi no|specifi secret
D24|specifi server|specifi toolkit|speech is|speech module|speech platfor|speech recogni|speech synthes|spelled
D24|spelled the|spreed|spxerr gstream|sqlalch dialect|sqlite driver|sqlstat errorco|src caffe|src gbm|src window
D24|ssh peer|ssl sslv|ssl unsuppo|sslv|sslv alert|sstdout|sstdout stderr|stabili sdxl|stable|stable diffusi|stabled
D24|stabled require|stack named|stacktr|stacktr above|staging|staging label|start full|starthi|starthi returne
D24|state generat|statema|statema jobs|statema when|stateme failed|statest is|status model|status tstatus
D24|statusc sqlstat|stderr dquiet|store backend|store osfs|subscri doesn't|such bucket|such image|such kernel|sunset
D24|sunset on|supply valid|support archite|support chrome|support disable|support gpu|support ir|support message
D24|support tessera|support version|sure about|sure chrome|swe|swe please|symbol foo|sync state|synthes readalo
D24|sys init|system equival|system or|systems|systems path|tab for|table db|table default|table has|table path
D24|table specifi|tabledo|tableno leads|tableno message|target databas|target dev|target resourc|task at|task loadlea
D24|task queues|task text|taskreg|tcpdump|tcpdump is|tdetail no|tdetail the|templat build|templat confirm|templat py
D24|templat to|tenant contoso|tensors|tensors file|terrafo io|tessdat deu|tessdat directo|tessdat prefix
D24|tessdat specifi|tessera couldn|tessera ocr|tessera require|tex|tex because|texecut|texecut status|text img
D24|that are|that each|that fits|that google|that imagema|that pockets|the accept|the acme|the ark|the compute
D24|the conn|the daytona|the delta|the deltala|the depende|the fact|the fauna|the feature|the flac|the getitem
D24|the gettabl|the graph|the graphvi|the imageio|the imaging|the invoice|the java|the kaleido|the keyring|the keyword
D24|the linked|the listobj|the lms|the optiona|the polars|the procedu|the pulumi|the redis|the scikit|the solver
D24|the stacktr|the sync|the tessdat|the tk|the utils|the webhook|their transit|these are|these reader|thin|thin mode
D24|this archite|this conditi|this configu|this environ|this executa|this functio|this python|this secret|this system
D24|this worker|tickets doesn't|time not|time zone|tk|tk interac|tkagg|tkagg which|to abort|to data|to date|to filenot
D24|to import|to proceed|to recover|token and|token having|tokeniz model|tool bin|tool please|toolkit version|topic or
D24|topicno|tor|tor is|torch not|toxic|toxic languag|trained|trained please|transfo all|transfo does|transfo is
D24|transfo models|transit depende|tree builder|trusted|try running|tsv|tsv output|ttynone errno|tubro|turbo model
D24|turbo turbo|turboo|turboo not|typ rt|type if|type qwen|type secret|type snowfla|type vector|type virtual|ultra
D24|ultra not|unavail request|undefin symbol|unixodb|unixodb driver|unknown databas|unknown geocode|unknown languag
D24|unknown method|unknown topic|unrar|unset this|unstruc|unstruc docx|unsuppo librari|unsuppo locale|unsuppo operati
D24|untagge|untagge enum|up runtime|up the|update pip|update to|upgrade kaleido|upgrade modal|upload the|url and
D24|us locatio|use absolut|use filter|use grok|use hugging|use instead|use sonic|use transfo|use yaml|user permiss
D24|using bitsand|using ctypes|using ffmpeg|using pip|using yt|usr local|utility|utility not|utils|utils package
D24|valid chrome|valid service|validat hub|variabl is|variabl properl|variant of|vault if|ve spelled|vector does
D24|vector no|vector queryno|vectors valid|vehicle make|version but|version cannot|version check|version current
D24|version from|version glibc|version in|version max|version or|version preview|version require|version specifi
D24|version using|version when|vertexa|vertexa publish|view not|vimeo|vimeo unable|visa|visa library|vl but|vosk
D24|vosk small|was availab|was depreca|was marked|was removed|was retired|was sunset|web lg|web route|webhook for
D24|well known|west statema|westeur|westeur and|when install|when set|which can|which model|which require
D24|while compili|while searchi|whisper|whisper large|wikiped|wikiped py|window cpp|windows gtk|wire|wire version
D24|with args|with binary|with cuda|with gpu|with model|with multipl|with npm|with path|with protoc|with tex
D24|with unknown|with windows|within package|worker availab|workflo jobs|working tool|writer|writer not|writers driver
D24|wrong elf|wss speech|www nltk|www nvidia|xgboost library|xgboost version|yahoo options|yaml is|yaml load|yaml typ
D24|yaml yaml|yandexg|yandexg latest|yml|yml and|yml found|yml verify|you add|you probabl|you recentl|your compute
D24|your generat|your hugging|your ocr|your systems|your tessdat|your version|yoursel followi|yt|yt dlp|zamba
D24|zamba forcaus|zstd compres
D24E18K30|details failed
D24E24|.actor|.executi failed|.job executi|.poppler|able|able to|acme example|api is|bing|bing com|com meeting
D24E24|content availab|conv|deploye|descrip model|endpoin summari|ft|functio is|getthin|hadoop hbase|https webexap
D24E24|ioerror|ioerror message|log files|message org|no time|of date|runtime is|safe|set for|snapsho|status no
D24E24|summari prod|sys|task render|task to|the init|torch|typ|variant|webexap|webexap com
D24E24G24|.model not|c modelno
D24E24G24R24|.bento|.bento ml|.ml
D24E24H24T24|predict failed
D24E24H28R24T24|predict
D24E24I24|api inferen|claude sonnet|co models|invokee|invokee operati|sonnet|the invokee
D24E24J24K24L24R34T24|args
D24E24J24K24Q24|guide
D24E24J24L30R41T44|convert
D24E24J30O30R24T30|mapping
D24E24J44R39T52|.parser
D24E24K24|.client not|hbase|https webdav|nameser|the library|webdav example
D24E24K24P24|com search
D24E24K24R24|webdav
D24E24K34R24|dpy|unknown error
D24E24K37|to remote
D24E24K39P24|fail
D24E24K46P24T24|the connect
D24E24K48|error errno
D24E24K53|connect error
D24E24L24T24|.java|headles
D24E24O24|.created|.dapr|.not created|.session not|be due|com microso|conditi com|lambda eu|rs
D24E24O24P24|from this
D24E24O24R24|are availab|dev documen|documen on|documen webdriv|for documen|seleniu|seleniu dev|trouble errors|webdriv
D24E24O24R24|webdriv trouble|www seleniu
D24E24O30P24|.huey
D24E24P24|tasks are
D24E24P24R24|above
D24E24R24|are no|c jsonrpc|model acme|poppler
D24E24R30|.slumber base
D24E24R30T51|audio
D24E24R34|.influx|.influx db|exited with
D24E24T24|handler|model predict|recover
D24E24T30|externa
D24E24T44|deseria
D24E30|.fail|an issue|apache hadoop|c institu|exec|hadoop|institu is|is likely|message collect|process exited
D24E30|root cause|searchi|set to|the vehicle|transit
D24E30F24R24|with respons
D24E30G24I34K24R24|.inferen
D24E30J30O37|to update
D24E30K24T24|hive
D24E30L24|kernel
D24E30L24T34|mib
D24E30O24|is open|the root
D24E30P24|c cluster
D24E30R24|build
D24E30R30T30|accept
D24E34G24I24T24|to process
D24E34K24T30|.backend
D24E34K43R24|ssh
D24E34O46P24|databas is
D24E36G24K37|statusc unavail
D24E37|allowed when
D24E37J24R30T37|.empty
D24E37K24O24R24|error please
D24E37K24O34P24R48T24|stateme
D24E37K24R24|.cluster
D24E37R24T34|org apache
D24E39K30T30|.down
D24E39L34R30T30|died
D24E39O24R30|.not availab
D24E39R24T34|apache
D24E41L30|.ray
D24E43G30|service is
D24E54G47H40K24O44P53R24T30|later
D24F24|api files|environ main|message unable|name docs
D24F24O24R24|states
D24F24O30R24|nightly
D24F24R24|search with
D24F30|pull
D24F30O24R24|.invalid state
D24G24|flash|gemini flash|model service|model type
D24G24I24K24R24|.inferen server
D24G24R24|error model
D24H24|generat post|generat version|model gemini|text generat
D24H24K24R37|small
D24H24K37|connect has
D24H24M24|azure openai
D24H24M24O24R30|learn more
D24H24M24O24R34|learn
D24H28|pro please
D24I24J24K24|.lm|.lm studio|.studio
D24I24O24R24|metrics
D24I24R30|each
D24J24|.studio server|allowed by|but found|model claude
D24J24K24P24T30|data for
D24J24Q24R24|agents
D24J24R24|.class|medium
D24J24T24|quotes
D24J30|extract json|json please|model to|score
D24J30Q24T24|.instruc
D24J30R24|the tool
D24J30R24T48|not an
D24J30R37T34|parser
D24J36R30T37|diction
D24J37R24|in schema
D24J37R46T49|at line
D24K24|.namespa|.t payload|code server|correct and|https python|is enabled|library in|linux|locally|modal|movies
D24K24|nominat|oracled readthe|realm|table docs|the docker|the local|unset
D24K24P24|followi error
D24K24Q24|latest user|user guide
D24K24R24|seem|seem to
D24K24R24T24|inconsi
D24K24T24|cached|well
D24K30|causes|lookup failed|mongo|while trying
D24K33|.os
D24K34|lookup|protoco ssl
D24K37R24T30|.payload
D24K39|no route
D24L24|bin convert|no executa
D24L24T24|pytorch
D24L30R24T30|died with
D24M24|framewo|grok|model grok
D24M24O24|contain content
D24M24O24R24T30|file has
D24M30|.policy|potenti
D24M30R43|card
D24M41R49T30|filter
D24O24|.cannot|.dag|.dapr grpc|and this|aws lambda|aws simpleq|aws states|because one|c aws|c simpleq|code contain
D24O24|contain code|crm key|dag|dag id|data directo|dataset acme|id nightly|json at|kuzu|not created|occurre aws
D24O24|opt tool|or specifi|pulumi|read or|root cache|route was|ru leads|server file|simpleq|state store|states eu
D24O24|statest|store statest|the path|too old|west functio
D24O24P24R24|below
D24O24R24|.terrafo|.terrafo command|issue code|program|startex|startex operati|the startex
D24O24R24T24|writers
D24O24R30|regular
D24O28T24|the version
D24O30|version does|version this
D24O30R24T30|.seriali
D24O34|lock file
D24O39|when trying
D24O39R30T37|seriali
D24P24|amqp|check out|conditi amqp|extende|for api|in chat|link status|runtask|runtask operati|table was|the runtask
D24P24R24|by this|marqowe|marqowe error|marqowe marqowe|request link
D24P24R30|.teams|.teams webhook|.webhook
D24P24R34|.db client
D24P24R34T24|message message
D24P24R37T24|minimum
D24P24R39T34|the documen
D24P30|executi of|recentl
D24Q24|informa see
D24Q24R24|.did|.did not
D24R24|.incompa|.matches|.method not|.redis vl|.smi|.unknown model|.vl|accepta|acme writers|are file|base en|builder
D24R24|c longer|c unimple|check it|chrome is|class docs|collect or|compila|compila error|directl|dockere|dockere no
D24R24|en base|encoder|error could|europe|excepti table|exp|file from|for functio|for languag|found from|found that
D24R24|img|impleme for|index for|languag xx|large turbo|layout|listed|message line|model bge|model please|needs
D24R24|no matchin|of table|only allowed|please report|posixpa|posixpa dot|properl in|protoco not|recogni the
D24R24|relativ path|repo id|repo type|request method|schemes|schemes are|secretn|specifi and|state machine
D24R24|statusc unimple|task name|tenant id|the bucket|the install|this could|unimple details|unknown command
D24R24|unknown encoder|unknown functio|unknown service|version are|version for|with idx
D24R24T24|.feature not|absolut|c data|checkpo|is support|missing from|not compati|sentenc|tokeniz|unimple|valid path
D24R24T24|version was
D24R24T30|.impleme|.not impleme|during convers|exitcod|exitcod during|pandoc died|with exitcod
D24R24T34|open in
D24R30|beginni|date and|dialect|dot|english|for list|found using|importe|languag is|process please|request languag
D24R30|semanti error|support models|the target|vectors
D24R30T24|command line|compati|list of|path is|postgre|synthes
D24R30T28|check failed
D24R30T45|not recogni
D24R34|c method|cannot use|please select|precisi|relativ|semanti|support with
D24R34T24|for type|prefix
D24R34T30|formats
D24R34T39|jpeg
D24R37|.interpr
D24R39T24|specifi for
D24R41|de|mandato
D24R43|you mean
D24R43T24|mean
D24R44T43|=NotImplementedError
D24R47T24|.argumen
D24S24|failed not
D24S24T24|with exit
D24T18|in path
D24T24|.data not|.ocr|.shell|.storage api|.ttf|abortin|absolut path|add capable|also|based on|block type|camelot
D24T24|capable|capable backend|command antiwor|contain file|decrypt operati|depreca version|doc failed|documen invalid
D24T24|docx file|docx is|dpi|extensi the|file but|flac or|followi plugins|gguf|http www|imageio pyav|install imageio
D24T24|iomode based|jbig|might add|ner|no handler|pdfium|plugins might|preview|proto|protoco version|pyav pip
D24T24|require at|resolve this|sendmes operati|the checkpo|the decrypt|the extensi|the non|the sendmes|thumbna
D24T24|valid model|vl|yet support|zstd
D24T28|snappy
D24T30|.delegat|.it|.it down|.mail|.mail parser|.mark|.mark it|.no backend|based|constit|data file|delegat
D24T30|error constit|format error|get page|image not|isn't|page count|pyav|tree
D24T34|.deseria|backend to|be read|find backend|iomode|protobu|rar|with iomode
D24T41|flac
D24T52|.image
D28|dev ttynone|exist model|letters not|libvips|ttynone
D30|#127|#501|.airflow not|.ark not|.codec|.dbt project|.driver not|.entity not|.found entity|.info not|.messagi
D30|.messagi entity|.product|.pulp solver|.task not|.unsuppo product|.upgrade|.upgrade require|acme plugins
D30|additio ctypes|and add|and install|api deploym|appropr|archite|availab models|aws documen|bucket not|bucketn
D30|c deploym|c procedu|c support|call check|call pypando|can install|can pass|can read|check readme|client noticed
D30|cliente procedu|compile with|contain does|created the|data not|databas instanc|dbt|deploym for|deploym within
D30|directo additio|directo ffmpeg|directo models|docs depreca|docs was|doesn exist|doubao|doubao pro|downloa pandoc
D30|downloa to|driver manager|driver not|either install|elastic and|error unspeci|exist errorco|exist if|exist time
D30|ffprobe|file named|find adapter|find zbar|for multipl|found either|found if|found install|found model|found raw
D30|found tdetail|found try|from http|fs to|functio not|get install|get throttl|gettabl|glpsol|gone the|https pypi
D30|image render|imageio ffmpeg|imagema|import nltk|in method|include pandoc|install and|install anthrop|install fs
D30|install https|install pandoc|install pypando|install upgrade|install using|install with|install wkhtmlt|is install
D30|it using|its life|kaleido|last minutes|lib libacme|lib python|libacme|libacme so|library did|library not
D30|life please|load has|locate library|lxml|manage to|manager can't|manuall in|message bucket|messagi entity
D30|method call|minutes please|mixtral|mixtral has|model command|model path|model version|models tiny|module ensure
D30|module is|moment and|nltk|nltk downloa|nltk nltk|no pandoc|no procedu|no wkhtmlt|nosuchb when|not compile
D30|not elastic|not manage|noticed|noticed that|occurre nosuchb|old not|on and|open docs|operati system|opt lib
D30|or call|or or|org project|otherwi please|package is|package or|pandoc and|pandoc or|pandoc was|pass path|pip pip
D30|procedu|procedu message|procedu procedu|procedu with|process can|pulp cannot|py data|pypando|pypando downloa
D30|pypando wheels|pypi|pypi org|python package|queue invoice|read it|readme otherwi|render invoice|render pdf
D30|reposit for|request file|require depende|resourc import|retired|scripts|support but|system please|tab not
D30|table does|tableno|terrafo|tessdat|that this|the appropr|the aws|the deploym|the nltk|the transfo|this repo
D30|this unknown|throttl functio|transfo library|ttf|unknown product|unknown task|unspeci error|unsuppo model
D30|unsuppo protoco|up correct|use pip|usr lib|usr share|version has|version not|wait moment|wheels|wheels with
D30|when loading|with include|wkhtmlt executa|wkhtmlt https|xgboost|you created|your system|zbar|zbar shared
D30E24|apt|apt get|collect not|compile|ghostsc|it not|name could
D30E24H24P24R37T47|error while
D30E24K24|the last
D30E24K24O30R24|.by broker|.closed by
D30E24K24R24|bge
D30E24K34O30R30|.by
D30E24L37|cuda
D30E24M24|we do
D30E24O24|error conditi|models acme|operati on
D30E24O24R24|error databas
D30E24O24T24|within the
D30E24R24|home|of its
D30E24R37T39|.exit
D30E24T24|libreof
D30E24T39|.exit code
D30E24T54|.pdf
D30E30M24R24T24|of an
D30E30O24R30|.airflow
D30E30R24|moment
D30E30R30|runtime error
D30E37L34O24R34T34|.subproc
D30E37R34|exited
D30E38R24|c no
D30E41J24K46O30P24R37T24|last
D30E50G24K30O30|server is
D30F24|exists please
D30F24M34O24R30T24|because it
D30F34K30O30R37|.state
D30J24|functio name
D30J24K24|librari
D30J24O24P24|the table
D30J24R30|found availab
D30K24|and we|api models|python oracled|readthe|readthe io
D30K24O24|co api
D30K24T30|.resolut
D30K30R24|error cannot
D30K34|message unknown
D30K34T24|to fetch
D30L24O24|this process
D30L24R24T24|.boost|.xg|.xg boost
D30L24R24T30|modules
D30L24R24T39|opencv
D30L24R30T37|in functio
D30L24T30|io opencv|opencv io|opencv modules
D30L34O24R34T34|.called|.called process
D30M24O24R24T37|this file
D30O24|are on|obtain the|specifi queue|update the|your operati
D30O24P24R37T30|documen for
D30O24R24|jobs in
D30O24R34T34|incompa
D30O30|c contain|errorco contain|file exists|specifi contain
D30O30R30|queue jobs
D30O30T24|it to
D30O34R24T24|.delta
D30P24|elastic|out the
D30R24|.channel not|.regex|.regex match|.scheme|cannot execute|en tiny|excepti no|idx|model mistral|models llama
D30R24|not impleme|operati this|or cannot|pulp|queue does|server version|solver|tiny|tiny base|tiny en|turbo
D30R24T30|.tessera|options|the end
D30R24T34|specifi the
D30R30|.pulp|find match|invalid model
D30R30T30|ensure that
D30R43|did you
D30R45T30|foo
D30T24|.info|antiwor|dict keys|find model|from onnx|imageio|it manuall|open resourc|support please
D30T30|path or
D30T38|codec
D33|.such bucket|c nosuchb
D34|.command not|.missing depende|.project|.queue not|add it|be install|client library|code index|ctypes|ctypes util
D34|deletio|executa found|exist crm|find library|library called|life|load library|message index|module named|no module
D34|no queue|nosuchb|optiona|optiona depende|qwen|such index|tessera is|this version|util find
D34E24|.t applica
D34E24F24R24|properl
D34E24K30L24T30|java
D34E24L24|manager
D34E24O24|functio render
D34E24R24|init
D34E24R30|.solver
D34E30F24I24K52O30R24|.closed
D34E30F24N24O46P24R34|conditi
D34E30G24H24|deploym
D34E30L37O24R39T44|c exit
D34E34|distrib
D34E34L37O24P24R39T44|c status
D34E37K41O30R39|.web driver
D34F24O37|c version
D34J24O24R24|please refer
D34K24|can't open|oracled
D34K24P24|util
D34K30R44S24T51|end of
D34O24R24|opt|to obtain
D34O24R24T24|readme
D34O30R24|.channel closed|latest version
D34O30R30|the latest
D34O39R24|obtain
D34R24|.imprope|.imprope configu|it with|such model|unknown model
D34R24T24|called|plugins|require by
D34R30|.dbt|.dbt runtime|can't find
D34R30T34|pandoc
D34R34T43|support by
D34R37T37|support for
D34T30|model safeten
D36R24|model does
D37|c gone|gone for|install it|leads old|message model|shared library|with pip
D37E30K43R24T24|.t
D37E34O24P24|.queue
D37E37G28K24|loading
D37F24R24|method not
D38|bucket does|specifi bucket
D39|cannot load|index not|install or|install the|longer support|your path
D39E24R30|chrome
D39E24T24|.applica
D39F24G24L24O34R34T24|engine
D39H24R24|model gpt
D39K24R30|cannot find
D39R24T24|depreca
D39R52T30|languag
D40F24|c index
D41|.depende|=ModuleNotFoundError
D41E34R34T34|backend
D41K24R24T30|py
D41M24R46T34|.not support|.support
D41O24T24|version is
D41O28R24T24|version of
D42E24|tessera
D43|so cannot|to install
D43E24L24R24T45|ffmpeg
D43H24|api version
D44|object file|open shared|shared object
D45|c model|please install
D45L24|executa
D46O30T24|.version
D47T34|cannot open
D48T24|pip install
D49O24T24|old
D49T24|pip
D51|not install
D53E24K24|library
D55T24|=ImportError
E18|api postmar|com email|http users|left there|postmar|postmar com|raised service|users server
E18K38|=ConnectionResetError
E18K45P24|.max retry
E18K56|c econnre
E18K59|=ConnectionError
E24|.abandon|.abandon job|.action timeout|.actor died|.airflow sensor|.airflow task|.api communi|.api interna|.assassi
E24|.assignm|.assignm timeout|.backend store|.bad json|.bad server|.base timeout|.binance request|.blocked timeout
E24|.body|.brain|.brain protect|.bravado timeout|.broken executo|.broken process|.busy result|.calls|.calls limit
E24|.cell timeout|.client decode|.client json|.clijson|.clijson decode|.cloudfl loop|.command timed|.composi sdk
E24|.connect availab|.connect blocked|.connect exceede|.connect grpc|.consist lost|.convers incompl|.coordin
E24|.coordin not|.crashed run|.cursor|.cursor not|.dagster executi|.dapr interna|.daytona timeout|.db server|.deliver
E24|.died|.discord server|.dist backend|.ec|.ec throttl|.empty page|.empty pool|.end point|.endpoin timeout
E24|.engine dead|.ep|.ep fail|.executi interru|.executo|.faceboo bad|.failed fetch|.failed request|.fallbac|.fatal url
E24|.finnhub request|.flagsmi api|.flow run|.for lock|.freshde server|.functio timeout|.future|.future timeout
E24|.gateway not|.gateway respons|.geocode parse|.geocode timed|.gitlab parsing|.grafana server|.group coordin|.halted
E24|.hazelca client|.hub broken|.incompl generat|.incompl respons|.insuffi storage|.invoke|.invoke timeout|.is full
E24|.job timeout|.killed|.killed worker|.kucoin request|.ldap busy|.ldap respons|.ldap time|.lifetim|.lifetim timeout
E24|.linkup failed|.loop protect|.mailbox move|.mailbox store|.mailbox uids|.many streams|.map|.map full|.market
E24|.market closed|.master|.master reporte|.mastodo server|.mastodo service|.max restart|.maximum wait|.mid
E24|.mid stream|.modbus io|.move|.move in|.nameser|.no nameser|.not active|.not primary|.nsq pub|.nylas sdk
E24|.object lost|.op|.op failed|.operati timed|.parse api|.pdf poppler|.pending|.pending calls|.plivo server|.pod
E24|.point|.point interna|.polling|.polling timeout|.pool empty|.poppler timeout|.primary|.process pool|.produce queue
E24|.provide not|.pub|.pub failed|.pysnow|.queue is|.queue overflo|.queue timeout|.rates|.rates not|.ray actor|.reply
E24|.report|.reql availab|.reql op|.reql runtime|.resourc failure|.resourc timeout|.respons body|.respons format
E24|.restart exceede|.restart telegra|.retries exceede|.retries reached|.rm operati|.run pod|.run wait
E24|.runtime disconn|.runtime timeout|.sandbox termina|.scrapli timeout|.sensor|.sensor timeout|.serial timeout
E24|.server dead|.server halted|.server http|.server transie|.serverl|.serverl timeout|.session pool|.severe
E24|.shard not|.slow|.smb timeout|.smith request|.snmp timeout|.soft|.soft time|.space paused|.spam|.spam assassi
E24|.spark connect|.split|.split brain|.status line|.store unavail|.stream fallbac|.streams|.subproc output
E24|.system mainten|.target|.target disconn|.telegra server|.tempora fail|.time exceede|.timeout exceede
E24|.timeout nomad|.timeout warning|.too slow|.transpo protoco|.trino externa|.twitch backend|.uids|.unexpec empty
E24|.usb timeout|.valid worker|.vault down|.wait queue|.wait time|.waiter|.waiting|.waiting for|.weaviat retry
E24|.weaviat timeout|.websock queue|.worker crashed|.worker lost|.workflo timeout|.xml parse|.yf data|=BufferError
E24|aadsts transie|abandon|abort action|aborted leaf|about that|about where|above for|abruptl|abruptl while|accept new
E24|accept request|access was|accessi resourc|action of|action timed|active but|active cluster|active it
E24|active replica|active steps|activit startto|actor option|actor rendere|actor this|add to|additio informa
E24|address address|address host|adhoc|adhoc query|adjuste with|adjusti|adjusti the|admissi|admissi for|afc|afc ea
E24|after please|after pt|again server|again the|agent step|airline|airline respond|aj|aj timed|albums|albums max
E24|all nameser|all nodes|all request|all restric|all scrapin|all shards|all those|all tokens|allocat allocat
E24|allocat chunk|allocat failed|allocat row|allow delete|alltraf|alltraf did|already request|amazon ec|an applica
E24|an extra|an html|an illegal|an rpc|and initial|and premium|and tempora|another server|answer message|answer the
E24|answere servfai|answere the|anthrop peer|any instanc|any request|apache druid|apache org|api could|api deepl
E24|api events|api histori|api jsonrpc|api pub|api status|api stripe|api sync|api timed|apiconn anthrop
E24|apierro process|apierro search|applica interna|aql query|are process|are queued|are sending|asleep|asleep the
E24|asmx status|assignm|assignm for|assista message|async|async timeout|at api|at graph|at insuffi|attempt exceede
E24|attempt request|attempt while|audio metadat|availab channel|availab closing|availab from|availab message
E24|availab no|availab not|availab please|availab too|availab with|availab zone|awaitin datasou|awaitin respons|bab
E24|bab cce|back again|backend is|backend param|backend server|bad output|badserv|ban|ban free|ban status|basic
E24|basic nack|batch in|be active|be adjuste|be deploye|be submitt|be the|because no|because timeout|become active
E24|become ready|before finishi|before headers|before operati|before receivi|before replyin|before timeout
E24|being execute|being moved|bge ft|binance invalid|bitfine com|bitfine get|bitfine system|blocked connect|bluetoo
E24|bluetoo device|body could|body from|body msg|body or|body upstrea|bot claude|brain|brain protect|breaker is
E24|breaker still|broken if|broker not|brokert|brokert query|browser closed|browser failed|browser on|browser timed
E24|browser use|build error|build for|build logs|bundle|bundle but|busy bindres|busy ctrls|busy message|busy none
E24|busy request|busy try|but active|but all|but has|but timed|by amazon|by dev|by either|by one|by overcom|by token
E24|by wlm|bytearr not|bytearr ssh|c airline|c asleep|c carrier|c cursorn|c downstr|c driver|c ec|c edquot|c errorma
E24|c etimedo|c event|c fatal|c hiberna|c hive|c hrana|c mainten|c memoryp|c metasto|c nodes|c notwrit|c one|c out
E24|c ready|c runtime|c soapenv|c unreach|c upstrea|c websock|cache openpix|cache resourc|call script|calling collect
E24|calls actor|can retry|can't retry|can't start|canceli|canceli stateme|cancell by|cancell for|cancell maximum
E24|cannot interpr|cannot invoke|cannot service|capacit for|capacit in|capacit out|capacit unable|carrier api
E24|carrier is|cart|categor histori|categor read|cause enginec|caused from|cce|cce eecaf|cell executi|cell timed
E24|center at|channel by|channel resourc|char content|check back|check cloudwa|check please|check python|check timed
E24|checkin out|chunk of|ci|ci example|circuit fetch|circuit search|class systeme|client details|client metadat
E24|client rs|client took|clients|clients reached|closed before|closed message|closed sqlstat|closing transmi
E24|cluster docs|cluster event|cluster node|cluster or|cluster out|code albums|code downstr|code presto|code product
E24|code service|code timeout|codenam cursorn|codenam notwrit|codenam primary|collect on|collect org|com conf
E24|com empty|com functio|com geoip|com git|com jobs|com market|com no|com operati|com origina|com pets|com print
E24|com report|com reports|comes the|command apt|command did|command executi|command node|common bad|complet severit
E24|compute capacit|concurr categor|concurr histori|conf pub|connect after|connect are|connect availab|connect exceede
E24|connect later|connect pool|constra server|contain for|contain launch|content an|content html|content resp
E24|content service|content try|content ty|continu with|conv node|convert process|core sw|core worker|couchba kv
E24|couldn' get|cpp remote|crashed session|crashed without|crawl request|crdt|crdt because|create exceede
E24|create server|creatio sites|crm args|crm on|csrc|csrc distrib|css timed|csv name|csv on|cuda error|cudnn
E24|cudnn failure|cudnn status|curl error|curl operati|currenc label|currenc rates|current active|current availab
E24|current do|current input|current not|current offline|current unavail|current using|cursor id|cursorn|dapr
E24|dapr health|data could|data members|data message|data query|data serverb|data service|databas manager
E24|databas message|databas please|datasou|datetim datetim|dbms|dbms memory|dbx|dead letter|decisio|decisio query
E24|decode mollie|decode object|decoder jsondec|deepl com|default queued|delete block|deploy please|deployi
E24|deployi descrip|deployi details|deploym complet|deploym elser|deseria expecti|deseria using|detail could
E24|detail zyte|details are|details bad|details context|details please|detecte core|detecte router|dev rootcoo
E24|devbox dbx|develop generat|device conside|device is|device not|device unavail|diagnos contain|didn't respond
E24|died before|died while|differe ml|differe workers|directo listing|directo watch|disconn reset|discord was
E24|disk full|disk is|disk partiti|disk quota|distrib process|distrib transac|distrib user|dml|doc timed|docs message
E24|domain not|doomed|doomed during|double check|down debug|down errorla|down full|down in|downloa interna
E24|downloa tempora|downstr request|downstr service|dpy call|dqw premier|driver timeout|druid|druid query|duratio of
E24|duratio seconds|during executi|during find|during lambda|during placeme|during travers|ea|ea topolog|ec during
E24|ec throttl|eecaf|eecaf error|either github|elapsed yet|element urn|elser|elser model|embeddi content|empty https
E24|enabled verbose|enablin|enablin javascr|encount during|endpoin failed|endpoin my|endpoin the|endpoin to
E24|endpoin unexpec|engines failed|enough hosts|enough in|enough replica|entity set|entity wrapper|environ map
E24|environ mapsize|ep|ep fail|err sys|errmsg cursor|errmsg operati|errmsg the|errno disk|errno operati|error body
E24|error cache|error client|error cuda|error embeddi|error encount|error fatal|error gave|error groupco|error histori
E24|error hosting|error leaf|error mnt|error nccl|error raw|error readtim|error receive|error regionn|error reply
E24|error reporti|error return|error system|error targetn|error timed|error tmo|error tmp|error websock
E24|errorla retryab|errorla the|errorme the|errorna exceede|errors client|errors keys|errors occurre|errors session
E24|errorty insuffi|evaluat of|event handler|event put|event timeout|events merges|events timed|example chat
E24|exceede debug|exceede distrib|exceede global|exceede home|exceede ms|exceede none|exceede org|exceede pexpect
E24|exceede timed|exceede watch|exceedi timeout|excepti all|excepti an|excepti but|excepti model|excepti process
E24|excepti three|exec compile|exec tez|execute action|execute after|execute async|execute plan|execute query
E24|execute the|executi failed|executi or|executi retryin|executi role|executi status|executi this|executi was
E24|executi your|executo|executo executo|executo exited|exhaust resourc|exhaust tif|exhaust unable|exist to
E24|exited caused|exited or|exited prematu|exiting|expect string|expecte entity|expecte json|expecte not
E24|expecte timefra|expecte urn|expecti more|experie heavy|expired after|expired before|explici set|externa name
E24|extra mib|fail non|failed double|failed executi|failed exiting|failed interna|failed max|failed name|failed pub
E24|failed rpc|failed times|failed vertexn|failed we|failedj due|failure cudnn|failure error|failure getting
E24|failure lost|failure of|failure state|failure task|fatal error|fault java|feature flags|fetch error|fetch rates
E24|fetched due|fetchin feature|fetchin https|fetchin task|ff to|fhir|fhir search|files for|files tmp|find ms|finishi
E24|finishi this|finnhub invalid|firecra|firecra com|flags http|flagsmi|flagsmi api|for allocat|for crm|for dead
E24|for global|for im|for lane|for mercury|for ms|for phrase|for product|for reason|for scrape|for system|for trainin
E24|for valid|format html|forward registe|found full|found there|found this|found unable|free respons|from backend
E24|from command|from connect|from error|from flagsmi|from org|from pool|from runtime|from servers|from valkey
E24|ft failed|full message|full reached|full txt|fully loaded|functio create|functio initial|future was|futures
E24|futures market|gate|gate label|gateway restart|gateway time|gateway title|gateway to|gb errorco|general databas
E24|general memoryp|general timedou|generat google|geoip|geoip city|geoip maxmind|get any|get ban|get inciden
E24|get server|get update|get valid|getting data|getting https|ghostsc rasteri|gib attempt|gib current|gib dbms
E24|gib maximum|gib overcom|gib stack|git info|git upload|github modifie|given to|global adhoc|global memory
E24|google guide|got html|goto timeout|graphql result|groupco|had an|hadoop hive|handle session|handler browser
E24|has crashed|has raised|has read|has stopped|has termina|have tried|hbase regiont|headles doc|healthy
E24|healthy upstrea|heavy load|heavy traffic|help center|help firecra|here comes|histori market|histori searche
E24|hit its|hive metasto|hive ql|holders json|home svc|host hz|host news|host nomad|hosting endpoin|hosting shard
E24|hosts availab|hrana|hrana websock|html expecte|html from|html http|html page|html receive|html runtime|html url
E24|http city|http health|http interna|http resp|http timeout|https amazona|https apache|https ci|https geoip
E24|https git|https lambda|https llm|https took|hz|hz port|id address|id afc|id an|id bab|id exceede|id interna
E24|id query|id state|illegal memory|illegal status|im|im failed|image build|impossi|impossi to|in answer|in cluster
E24|in hit|in hours|in mkv|in mx|in pool|in python|in reasona|in report|in safe|in sleep|in stage|in torch|inciden not
E24|incompl after|incompl generat|increas timeout|index state|inferen wait|info refs|info write|informa exit
E24|init setting|init timeout|initial has|initial incompl|initial or|initial search|initial server|initial using
E24|inotify instanc|inotify watch|inputst device|inserts|inserts stack|instanc availab|instanc limit|instrum no
E24|insuffi disk|insuffi system|interna bad|interna opc|interna tempora|interpr|interpr mixpane|interru
E24|interru maximum|invalid handle|invalid xml|invokea|invokea operati|is at|is deployi|is offline|is sealed
E24|is startin|is turned|is warming|issue persist|issue please|it and|it current|it indicat|it respons|it the
E24|items key|its subsyst|its timeout|java net|javascr|javascr renderi|job aborted|job after|job aj|job bge|js
E24|js timed|json decoder|json error|json format|json html|json result|json type|jsondec|jsondec expecti|jsonrpc
E24|jsonrpc php|keep seeing|kernel didn't|kernel info|keyerro merged|keys in|kikimr|kikimr cluster|kill|kill or
E24|killed because|killed while|kuberne|kuberne api|kucoina interna|kucoinr|kucoinr invalid|kv|kv cxx|label bad
E24|label futures|lambda functio|lane|lane low|large capacit|larger environ|last host|last worker|later code
E24|later display|later server|later you|launch failed|ldapbus|ldapbus busy|ldaptim|ldaptim timelim|leader failure
E24|leader http|leader not|leaf error|leaf node|left after|left error|letter resulte|library was|lic|lic example
E24|lifetim|lifetim expired|like command|limit can|limit errorty|limit gib|limit given|limit operati|limit regionn
E24|limit total|line content|listeni|listeni timed|litellm midstre|llm acme|load please|loaded collect|local message
E24|local node|local queue|lock for|locked databas|log batch|log for|logs events|long running|longer any
E24|longer possibl|loop protect|lost task|low query|mailbox databas|mailbox move|mainten error|mainten please
E24|making the|manager is|many parts|many queued|many restart|many users|map currenc|map diagnos|map full|map size
E24|mapping within|mapsize|mapsize limit|marked dead|market closed|market is|market tickers|matchin all|max attempt
E24|max connect|max outboun|max pending|max thresho|maximum attempt|maximum errcode|maximum stateme|maximum timeout
E24|maximum wait|maxmind com|maxpool|maxpool timeout|maxtime errmsg|may solve|may succeed|mdb map|media when
E24|meilise timeout|members are|members has|memory access|memory message|memory transac|memoryp|memoryp message
E24|memstor|memstor limit|mercury resulte|merged|merged by|merges|merges are|message all|message brokert
E24|message canceli|message channel|message code|message databas|message deadlin|message downstr|message hive
E24|message kikimr|message leader|message market|message queue|message retry|message search|message servers
E24|message smartsh|message tab|message tempora|message timed|message transla|message we|message worker|meta endpoin
E24|metadat is|metasto|metasto error|metasto null|mib maximum|mib would|microso server|midstre|midstre litellm
E24|might try|minutes query|misconf|misconf valkey|mixpane server|mkv|mkv vf|ml compute|ml instanc|mnt nas
E24|model deployi|model deploym|model timed|modifie by|modifie it|mollie api|moment please|monitor rule|more connect
E24|more spool|most recent|move|move in|mp timed|mqtt|mqtt server|ms has|ms in|ms to|ms unavail|msg bad|msg system
E24|msg timed|mx|mx server|my endpoin|nack|nack object|name cluster|name hive|name mainten|name no|name query
E24|name servert|name systemm|nameser failed|nas|nas csv|navigat timeout|nccl|nccl error|nccl version|ncclien
E24|ncclien timed|net sockett|network issue|new request|new thread|no answer|no communi|no healthy|no media|no nodes
E24|no return|no servers|no slot|no snmp|no tomes|node cudnn|node render|nodes availab|nodes down|nomad|nomad port
E24|none basic|none service|none timesta|nosave|not able|not broken|not elapsed|not nonetyp|not primary|not properl
E24|notion is|notwrit|null query|null this|nylas|nylas sdk|object caused|object ff|object must|objectr|objectr was
E24|occurre during|occurre ec|occurre no|occurre refer|occurre runtime|occurre try|occurre url|of clients|of gb|of out
E24|of render|of results|of retry|of running|of timeout|offline for|oh|oh uh|on browser|on crdt|on differe|on peer
E24|on pool|on process|on recover|on server|on session|on udp|once deploym|only allow|only call|only option
E24|only respond|onnxrun ep|open trial|open usb|opened datetim|openpix|operati after|operati categor|operati complet
E24|operati ibm|operati search|or disconn|or disk|or errors|or forced|or over|or pending|or report|or wallet
E24|ora oracle|oracle initial|orderse|orderse failed|org sbnn|our help|out attempt|out before|out bin|out configu
E24|out conside|out create|out during|out httpsco|out if|out message|out no|out out|out parquet|out possibl|out query
E24|out request|out run|out runtime|out sending|out sql|out time|out title|out val|outboun|outboun streams|output code
E24|output no|output things|over memstor|over quota|overcom|overcom decisio|overcom stack|overflo reached
E24|overloa server|overpas|overpas api|page of|page transac|page try|parse api|parse holders|parsing the|partiti error
E24|partiti it|parts in|passing timeout|pattern using|paused please|payment process|pd client|peer has|pending calls
E24|perform write|perform your|persist contact|persist to|pets timed|pexpect|pexpect pty|phrase|phrase to|ping health
E24|pinot|pinot server|placeme|placeme resourc|plan on|please resubmi|poll for|polling devbox|pool default
E24|pool general|pool has|pool initial|pool maxpool|pool pool|pool was|pool within|poppler timeout|port disconn
E24|port pool|possibl to|post for|post httperr|prematu signal|premier|premier in|premium proxies|present on|presto
E24|presto server|previou leader|primary code|primary contain|primary errmsg|primary full|primary replica
E24|primary stepped|print css|printer busy|printer on|printin|problem locatio|process any|process cluster|process cpp
E24|process getthin|process in|process pool|process queue|process signifi|process timeout|process when|prod failed
E24|product not|product variant|progres or|progres try|properl scoped|protect excepti|protect we|provide returne
E24|provide webhook|provisi request|proxies|proxies status|pt|pty|pty spawn|pub bitfine|pub failed|pub map|put mapping
E24|python set|qb severe|ql exec|query aborted|query again|query capacit|query exhaust|query monitor|query query
E24|query queryca|query queue|query select|query setup|query shop|query termina|query this|queryca|queryca too
E24|queued on|queued queries|queued reason|queuepo|queuepo limit|raised timeout|rasteri|rasteri failed|rates open
E24|rates source|ray record|rdb|rdb snapsho|reach is|reached concurr|reached maximum|reached reading|reached session
E24|read is|ready error|ready message|ready please|ready service|ready standal|ready to|ready within|reason capacit
E24|reason number|reason schedul|reason service|reason the|reasona|reasona time|receive after|receive before
E24|receive fhir|receive from|receive request|receive retryab|receive see|receive status|receive very|receivi respons
E24|receivi timeout|recent failure|record ref|recover collect|ref creatio|refs service|refused configu|region error
E24|regionn leads|regiont|regiont over|registe schema|remote data|remote process|render could|render invocat|render js
E24|render the|rendere because|renderi|renderi and|replica for|replica set|replica time|replica val|reply http
E24|reply message|replyin|replyin to|report in|report user|reporte at|reporti|reports failed|request badserv
E24|request eu|request like|request may|request ml|request product|request retries|request right|request soft
E24|request sorry|request specifi|request sqlstat|request system|request vm|request waiting|require index|reset before
E24|resolut lifetim|resourc constra|resourc exist|resourc query|resourc shortag|resourc to|resourc unavail|resourc xc
E24|resp for|respond in|respond please|respond within|respons got|respons info|respons interna|respons keyerro
E24|respons query|respons request|respons respons|respons returne|respons service|respons try|restart in|restart or
E24|resubmi|resubmi your|result expired|result no|result timed|results was|resume it|resumin|resumin your
E24|retries continu|retries details|retries lambda|retries model|retries we|retriev object|retriev this|retry again
E24|retry run|retry tasks|retry times|retryab error|retryab full|retryin may|return code|return execute|return valid
E24|return was|returne respons|returne xx|role provide|rootcoo|rootcoo dml|router in|routine exec|row batch|rpc reply
E24|rs region|rule parse|run agent|run duratio|run encount|run poppler|run query|run result|running conv|running it
E24|running or|running queries|running request|running with|runs batch|runs log|runtime failed|runtime please
E24|runtime when|safe mode|sandbox functio|sandbox timeout|save rdb|sbnn|sbnn error|scale factor|scale out
E24|schedul connect|schema request|scoped to|scrape job|scrapin|scrapin engines|script kill|script you|sdk failed
E24|sdk timed|sealed|sealed on|search bundle|search cluster|search not|search open|search operati|search reply
E24|search timed|searche on|sec please|second timeout|seconds command|seconds current|seconds exceeds|seconds last
E24|seconds pid|seconds server|seconds the|seconds time|see build|see informa|see session|seeing|seeing this
E24|select timed|selecte to|send operati|send status|sending command|sensor|sensor has|server acme|server after
E24|server audio|server busy|server databas|server encount|server had|server https|server insuffi|server lic
E24|server message|server request|server send|server shutdow|server side|server timeout|server to|server too
E24|server took|server transit|server try|server typ|serverb code|serverb content|serverb interna|servers hosting
E24|servers pinot|servers status|servert|servert shouldr|servfai|service at|service git|service interna|service slow
E24|service the|service this|service timed|session acquire|session browser|session ef|session execute|session new
E24|session request|session session|set object|set orderse|setting init|setting wandb|setup and|severe|severe excepti
E24|severit adaptiv|shard inf|shard is|shard on|shard shard|shards|shards failed|shortag|shortly name|shutdow nosave
E24|side error|sigkill job|signal|signal sigkill|signifi|signifi slower|site is|size overflo|size paramet|sleep
E24|sleep state|slot availab|slower|slower than|smartsh|smartsh com|snapsho but|snmp respons|sockett read|soft doomed
E24|softtim|solve the|solve time|soon display|sorry about|source not|spamass|spamass timed|sparkex job|spawn
E24|spawn object|spawn spawn|specifi please|specifi request|spent|spent ms|split brain|spool|spool space
E24|spxerr timeout|sqlstat routine|src pd|stackcr|stackcr failed|stage failed|stage failure|stage tid|standal
E24|standal initial|standby|standby visit|start tag|start tika|startin please|startto|startto timeout|state asleep
E24|state build|state error|state paused|state standby|state success|stateme due|stateme executi|stateme timeout
E24|status after|status deadlin|status disk|status executi|status for|status insuffi|status line|status server
E24|status system|status unknown|stepped|stepped down|steps run|still in|still initial|still open|stop by|stopped and
E24|storage on|storage reason|str bytes|streams is|string argumen|string deadlin|subsyst|subsyst is|succeed if
E24|suffici capacit|suffici large|sum but|sum cancell|summary timed|support errorty|surpris|surpris http
E24|suspend resume|svc out|sw in|sync crm|sync replica|sys temp|system failure|system mainten|system problem|systeme
E24|systeme severit|systemm|tab crashed|table logs|targetn|task check|task class|task current|task exceede|task id
E24|task in|task read|task run|task sum|tasks sync|technic|technic reasons|temp|temp tempora|tempora authent
E24|tempora down|tempora ec|tempora system|termina abruptl|termina all|termina the|tessera process|text add|tez
E24|tez teztask|teztask|teztask vertex|tgetope|tgetope failed|than inserts|than seconds|than tasks|that attempt
E24|the airline|the allocat|the backend|the bank|the device|the disk|the downstr|the executi|the expect|the future
E24|the gateway|the handle|the invokea|the issue|the kuberne|the lambda|the logs|the mqtt|the mysql|the overpas
E24|the ping|the pool|the replica|the resolut|the site|the upstrea|the warehou|thing insuffi|things you|this explici
E24|this informa|this instanc|this ip|this objectr|this region|this scale|those workers|three|three members|throttl by
E24|through our|tickers|tid executo|tid none|tif error|tika server|time error|time in|time left|time long|time ran
E24|time spent|timedou|timedou waiting|timelim none|timeout backgro|timeout code|timeout config|timeout duratio
E24|timeout during|timeout excepti|timeout failed|timeout has|timeout httpsco|timeout last|timeout locatio|timeout not
E24|timeout pid|timeout query|timeout raw|timeout reading|timeout see|timeout setting|timeout value|timeout when
E24|timeout with|times message|times most|timesta none|title could|title domain|title gateway|title website|tmo
E24|tmo timeout|tmp out|to abandon|to active|to actor|to answer|to cart|to discord|to disk|to failedj|to failure
E24|to kernel|to launch|to persist|to poll|to provisi|to render|to respond|to sandbox|to spamass|to stage|to stateme
E24|to stop|to technic|to transit|tokens current|tomes|tomes availab|took longer|tool crawl|torch csrc|total exceede
E24|total max|total time|trace above|trace for|traffic please|trainin job|transac total|transie error|transla is
E24|transmi channel|travers|travers evaluat|trial call|trinoex|trinoex type|trinoin|trinoin type|true code
E24|true fbtrace|try adjusti|try enablin|ttl|ttl exhaust|turned|turned off|ty|type assista|type cas|type downstr
E24|type externa|type unreach|uh|uh oh|unable get|unavail ctrls|unavail gql|unavail intuit|unavail paerror
E24|unavail please|unavail raw|unavail remote|unavail search|unavail server|unavail tempora|under heavy|unexpec before
E24|unexpec conditi|unexpec element|unexpec empty|unexpec html|unexpec http|unexpec server|unexpec while
E24|unknown executi|unknown xml|unreach backend|up after|upload pack|upstrea connect|upstrea error|upstrea failure
E24|upstrea gradio|upstrea no|url all|url as|url couldn'|url to|urn html|us through|usb printer|use browser|use larger
E24|use more|user memory|users please|using deseria|using differe|using gib|utf url|valid graphql|valid host
E24|valid worker|valkey is|value seconds|variabl ray|variant alltraf|vault is|vehicle is|vehicle or|vehicle state
E24|verbose error|vertex failed|vertexn|vertexn map|very|very surpris|vf|vf scale|vm|vm size|wait on|wait time|waiter
E24|waiter stackcr|wallet gateway|wandb init|wandb setting|warehou is|warning functio|was an|was answere|was being
E24|was cell|was created|was encount|was expecti|was interru|was network|was selecte|was tcp|watch can|watch limit
E24|watch timeout|we current|weaviat timed|webhook or|website ban|websock error|websock was|west amazona|when making
E24|when printin|when waiting|where this|while accessi|while checkin|while forward|while polling|while the|with bot
E24|with httpsco|with invalid|with next|with out|within specifi|without additio|wlm|wlm abort|worker exited|worker log
E24|worker matchin|worker that|workers but|workers died|wrapper|wrapper inciden|write primary|write timeout|write type
E24|wrong extensi|wrong somethi|wrong while|www bing|xml start|xmlrpc bad|xmlrpc common|xx server|yet circuit
E24|yet ready|you keep|your cloudwa|your file|your pattern|zone you|zyte|zyte api
E24F24|additem|additem class|be modifie|class name
E24F24J24O24T24|those
E24F24K24O36|the page
E24F24L24O41P24R24|in use
E24F24N24O24|.workflo
E24F24O30|.in
E24F24R24|c shipmen
E24F24R34|bank
E24F30R24|failed message
E24F39O30R30|c state
E24G24|.loop|busy retry|c queue|capacit please|modelno|modelno when|occurre modelno|queue size|ready for
E24G24|request because|server tempora|to tempora|unavail service
E24G24H24|traffic
E24G24H34P41T24|exceede please
E24G24J24|.event stream
E24G24K24O30|right now
E24G24P24|current experie|off
E24G24P24T24|cannot process
E24G24R24|to see
E24G28|current loading
E24G28O24|try later
E24G30P24|experie
E24G34|capacit exceede
E24H24|for text|nginx|out for|pack|server nginx|service failed
E24H24I24M37O34P45R34T30|request was
E24H24K24P48|in seconds
E24H24K30|adaptiv
E24H24O39P44|of concurr
E24H24P24|complet the
E24H24P39|slow down
E24H24P42|slow
E24H30O24P37|many concurr
E24I24|.client timeout|.respons timeout|.shard|.task timeout|c modeler|complet within|executi timed|from primary
E24I24|in process|inferen hugging|invocat timed|modeler|modeler when|occurre modeler|on endpoin|primary with
E24I24|timeout the
E24I24J24|operati model
E24I24K24|.server timeout|while process
E24I24K34|data from|endpoin url
E24I24O24P24|request try
E24J24|.empty respons|c modelst|empty respons|error expecti|for output|malform respons|modelst|modelst when|not return
E24J24|occurre modelst|respons the|was unexpec
E24J24K41|last error
E24J24M24|error input
E24J24M24T24|task failed
E24J24R24|code was|valid json
E24J24R30T24|parsed|startin
E24J24R30T43|string line
E24J24R34T30|double
E24J24T24|the json
E24J28K30P24|at state
E24J30|to return
E24J30R24|.action|is expecte
E24J30R30T34|extra
E24J30R30T37|.parsing
E24J34R30T30|while parsing
E24J34R34|.functio
E24J45R44T49|parsing
E24K18|line bytearr
E24K24|.binance websock|.bravado|.device not|.dist|.fetchin|.generic|.invalid metadat|.ldap server|.pool exhaust|.reql
E24K24|.selecti|.selecti timeout|.server pool|.server selecti|.url fetchin|acs goto|active server|after maximum
E24K24|api datadog|api mlflow|api mollie|been downloa|bin ssh|braintr com|caught|caught excepti|check system
E24K24|checksu does|closure with|databas or|descrip topolog|downloa but|easypos com|easypos if|error httpcon
E24K24|excepti class|expired sqldriv|ff|for connect|get connect|get content|goto page|guide trouble|hyt|hyt hyt
E24K24|hyt microso|io last|last caught|login timeout|mailjet|mailjet api|match please|memcach get|mlflow|mlflow runs
E24K24|mnt|mollie com|mollie httpsco|navigat acs|not not|of tries|on navigat|or network|or try|out connect|page goto
E24K24|ping|please let|pool after|promptl api|ray|reached connect|reason shutdow|receive valid|respons after
E24K24|retries check|retry loading|server availab|server connect|server pool|server session|serverd server
E24K24|servers serverd|session closed|sockett ms|sqlstat hy|status at|status custome|str local|string unavail
E24K24|support easypos|sw|system status|the sha|timeout caused|timeout sockett|timeout topolog|to mailjet
E24K24|topolog descrip|topolog id|topolog type|tries|type unknown|udp|unavail message|unknown servers|user timeout
E24K24|weaviat failed|with easypos|with mollie|with request
E24K24L24T24|.py j
E24K24O24|.exa|.nc|.nc client|failed on|is running
E24K24O24P24|retryin
E24K24O24R24|.bleak
E24K24P24|promptl|unavail error
E24K24R24|.solr|args kwargs|closing|kwargs|solr|to reach|topolog
E24K24R24T30|.end
E24K24R30|.edge tts|.pyppete|mixpane
E24K24R34T24|bad data
E24K24R37|the domain
E24K24T24|.metadat|bad http|datadog|datadog com|goto|in langsmi|langsmi|langsmi api|later if
E24K24T28|not start
E24K24T30|.fetch
E24K24T39|of bytes
E24K28P24|polling
E24K30|.no connect|.no respons|.termina|.websock|adaptiv server|apiconn|broker forced|caused connect|closed unexpec
E24K30|closure|connect closure|connect forced|connect id|connect ms|during query|forced broker|forced connect
E24K30|generic error|git example|host shop|in max|in non|litellm apiconn|meilise httpcon|ms connect|retries in
E24K30|retries retry|server unavail|serverd|sha checksu|source error|stripe if|to communi|to redis|unreach|with stripe
E24K30O24|.git protoco|c hy|redis connect|retry timeout
E24K30P24|connect failure|websock
E24K30P34|server has
E24K30R24|.no valid|after ms|hy|is closed|modbus|modbus error
E24K30R34|.mixpane
E24K30R48T24|.valid
E24K30T24|from memcach|memcach|schedul
E24K34|at http|closed by|connect lost|error after|excepti connect|request excepti|request httpsco
E24K34R24|the endpoin
E24K34R34T24|checksu
E24K37|complet message|message body|peer closed|remote host|sending complet
E24K37R24|generic
E24K39|closed the
E24K41|aborted remoted|remoted|remoted remote|without sending
E24K42|.remote protoco
E24K44T34|broken
E24K45|.connect closed|end closed|remote end|without respons
E24K45R24|mysql server
E24K45R30|mysql
E24K46O24R24|tcp
E24K49O24R30|resolut
E24K50|connect aborted|or service
E24K55|error connect
E24L24|code returne|command soffice|kernel died|memory please|pool is|returne while|soffice headles|was running
E24L24|zero status
E24L24O24R24T24|and no
E24L24R24T24|command ffmpeg|ran
E24L24T24|.j java|while calling
E24L24T39|.convers
E24L30|sigkill|task was
E24L30P24|capacit of
E24L30R24T30|gb
E24L30T30|of size
E24M24|.task failed|help openai|not pass|raised an|to previou|us at
E24M24O24|title bad
E24M24T24|message was
E24N24|next request
E24N24P24R30T34|next
E24N24R24T24|stop
E24N24R30|of exceede
E24O24|.databas unavail|.exa query|.exa request|.in progres|.progres|busy redis|busy running|cas|data out|dbi operati
E24O24|failedj|full environ|in sync|instanc has|message pending|new session|no reason|not execute|now try
E24O24|pending previou|previou query|product is|puterro|puterro at|query complet|query was|receive error|refresh and
E24O24|request or|severit server|sql the|state and|to another|transac cancell|while it
E24O24P24|again once|are current
E24O24P30R24|c executi
E24O24P34|wait and
E24O24R24|.execute|.precond failed|.reporte|at this|create file|db dbi|dbi|ibm db|id id|keyerro
E24O24R24T34|mdb
E24O24R30|.descrip|.descrip code|.has|.has descrip
E24O24R50T40|element
E24O24T24|.put
E24O30|errorla|holders|on lock|please refresh|running script|transac aborted|try the|use by
E24O30P24|some time
E24O30P30|after some
E24O30P41|.operati failed
E24O30R24|.zmq base|in state|script
E24O34|aborted due
E24O34R24|for resourc
E24O37|current in
E24O45P34|is being
E24O49|.lock
E24O50R24|acquire
E24P24|.active|.bus server|.webexte|apierro cluster|apierro status|app has|by too|c block|code serverb|com greylis
E24P24|disk usage|display message|elapsed|exceede failed|exceede flood|excepti too|flood stage|gave|gave up|greylis
E24P24|greylis please|histori data|jobs caused|letters blocked|making|message api|message null|name node|oauthex is
E24P24|over limit|queries is|request disk|resume|retries reason|retry using|search request|seconds reached
E24P24|send request|sending too|shouldr true|stage waterma|status excepti|status service|the availab|time has
E24P24|type system|url jobs|waterma|waterma index
E24P24R24|api call|for http
E24P24R30|.serp|.serp api
E24P24R37|c search
E24P30|by respons|com html|concurr queries|html duckduc|https html|streams
E24P30R30|c query
E24P30T24|respons too
E24P34|duckduc|duckduc com|few minutes|termina because|was throttl|you try
E24P34R30|executi excepti
E24P37|are allowed|flood|provisi
E24P41|hit
E24Q24|exceede while
E24Q24R24|loop
E24Q24T30|.reached
E24R24|.aql|.aql query|.bad object|.brother|.brother ql|.executi timeout|.netmiko base|.operati rejecte|.port
E24R24|.port audio|.query execute|account that|action before|actor died|any result|api no|api respond|aql|at command
E24R24|bank or|be str|because more|c availab|c phase|c process|calling get|center|com the|comes|config for|crawl
E24R24|created in|cursor|ef|email account|engines|err aql|error http|error to|forward|gradio|gradio app|http reason
E24R24|inciden api|index has|inf not|info chrome|inputst|instrum|it can|leaf|limit message|max number|name rendere
E24R24|occurre the|opening inputst|paerror|pd|pending action|pets|poll|print|ql|read csv|says bad|server did
E24R24|service error|session info|slot|solr respond|split|state not|stopped|the instrum|the pending|timefra
E24R24|timeout after|to evaluat|to solve|verbose|warning|with non
E24R24T24|data or|excepti failed|expect|forms|gotenbe|gotenbe forms|http gotenbe|mdb put|parts|put mdb
E24R24T30|.batch
E24R24T33|found line
E24R30|.cell|.exceede result|.flagsmi|.flagsmi client|billing invoice|failed at|informa about|mercury|none searchr
E24R30|or one|phase|phase executi|retry or|search phase|searchr|searchr none|to restart|trainin|urn billing
E24R30T24|be parsed
E24R34|.audio|at or|cell|css|executi error|got an|provide for|the email
E24R34T24|inf
E24R34T37|rule
E24R34T51|.format
E24R37|query executi
E24R37T30|datetim
E24R53T44|.syntax
E24T18|failed during
E24T24|.build|.cancell|.capacit|.externa|.maximum|.sanic|.system|.warning|.weaviat batch|apache spark|api httperr
E24T24|batch failed|bytes or|charset|charset utf|disk space|error getting|error json|failed after|failed see
E24T24|forms libreof|grpc batch|html charset|in json|indicat that|is marked|libreof convert|more data|nonetyp
E24T24|not deseria|object data|of mib|or bytearr|out mp|provide url|python core|ran out|receive respons|returne fetch
E24T24|space in|spark|spark sparkex|sparkex|support datadog|tag expecte|text plain|the sandbox|this limit|was given
E24T28|.xml syntax
E24T30|ffmpeg in
E24T33|column string
E24T34|maximum size|size exceede|the size|tika
E24T37|chunk
E24T40|prematu
E28|capacit problem|changed etcdser|downtim|downtim or|faf state|hour limit|mainten downtim|notion has|or capacit
E28|out notion|searche per|service your|to mainten|to service|unavail your
E28G24|request due
E28K24|host oauth|oauth reddit
E28K24R24|reddit com
E28K39|all address|to all
E28K53|by peer|connect reset|reset by
E28P30|your searche
E28P36|.after|.retry after
E28P40|per hour
E30|#1|#103|#106|#189|#241|#440|#520|#521|#524|#552|#598|.aerospi|.again|.agent runtime|.ambiguo timeout|.bad gateway
E30|.busy loading|.cardles interna|.celery|.crashed|.device overloa|.fs timeout|.get timeout|.http server
E30|.inferen endpoin|.insuffi resourc|.kafka timeout|.max connect|.meilise timeout|.on mainten|.overpas gateway
E30|.overpas unknown|.query timeout|.restart|.sdk timeout|.smith api|.smtp connect|.taskiq result|.tempora unavail|.un
E30|.un ambiguo|.unknown content|.write timeout|achieve|achieve consist|after secs|after waiting|again soon|alive
E30|alive replica|and make|and was|api has|api html|api respons|api server|are facing|awaitin|become|bitfine
E30|breaker opened|by readtim|c backend|c databas|c down|c eio|c full|c gocardl|c maxtime|c notionh|c time
E30|call timeout|cannot achieve|carrier|cause upstrea|client attempt|client request|clientr|clientr waited|cloudwa
E30|cloudwa logs|cluster the|code institu|codenam maxtime|complet your|connect from|consist level|consist quorum
E30|contact the|context deadlin|current respond|current space|dataset in|desc server|device error|device overloa
E30|device tmp|died unexpec|dns operati|do answere|down error|downstr|enginec|enginec encount|err device|errno inotify
E30|errno input|errno too|error fetchin|error operati|error or|error somethi|errorco serverb|exceede timeout
E30|exceede would|excepti memory|facing|facing some|failure sec|failure thresho|few seconds|for replica|for result
E30|for some|from api|from rendere|gateway from|have rate|head html|head title|heavy|host capacit|html head
E30|http service|httperr server|in memory|in output|in timeout|info consist|inotify|institu down|institu error
E30|interna message|is loading|is thrown|issue see|its stateme|json data|json respons|json with|kafkati|kafkati failed
E30|last failure|launch|leader for|level quorum|likely due|limit full|limitin set|many open|maximum gib|maxtime
E30|memory storing|message attempt|message operati|message out|message somethi|message unambig|metadat after
E30|mimetyp text|node is|node timed|nodes respons|non json|none the|not get|not respond|notion api|notlead this
E30|of host|of ms|of query|of second|ok errmsg|only respons|open until|operati exceede|or shutdow|or warehou
E30|out receive|out receivi|out some|overloa src|owner to|pattern not|queries for|query cancell|query killed
E30|queue full|quorum|quorum info|quorum require|reached circuit|receive only|receivi message|regionn|remaini last
E30|replica alive|replica nodes|replica that|require replica|respons message|respons no|respons to|result from
E30|result of|results has|run task|sandbox was|scale|searchi for|sec remaini|see stack|server do|server load
E30|server log|shipmen shp|shp caused|shutdow in|some object|some partiti|some trouble|specifi timeout|ssh openssh
E30|start new|stateme or|stateme reached|storing|storing object|summary error|system busy|system resourc|task results
E30|tempora error|the actor|the carrier|the invalid|the moment|this institu|thrown|thrown if|timeout timed|timeout try
E30|title head|to accept|to become|to clientr|to notion|to replica|transie general|transit to|trouble complet
E30|type downloa|type institu|unambig|unambig ec|unambig timeout|unavail excepti|unavail type|unexpec mimetyp
E30|unknown content|until failure|update metadat|upstrea upstrea|url shipmen|use gib|valkey|waited|waited seconds
E30|warehou timeout|warming|warming up|was cancele|while awaitin|while connect|with bytes|with unexpec|worker died
E30F24|respond to|secs
E30F24O24|shipmen
E30F24O24R24|invalid state
E30F24R24|.cardles pro|.pro
E30G24|current unable|message service|respons in|system is
E30G24J24K41T39|.stream
E30G24K24R24|inciden
E30G24R24T30|before the
E30G24R34|error details
E30G30|too busy
E30G34|later type
E30G34J24K24M24P30|high
E30G39|is overloa
E30H24P30|limitin|rate limitin
E30I24|exceede deadlin|message upstrea|operati receive|receive server|the timeout|time exceede|took too
E30I24K30|amazona|amazona com
E30I24K37M24Q30|not complet
E30I24O24P30R24T24|invocat
E30I24P24|conside increas
E30I24R24|long to
E30J24|.invalid respons
E30J24K30|forced
E30J24M24R34T24|that is
E30J24O24R34T30|with an
E30J30O24R30T34|expecte to
E30K18T24|bytearr
E30K24|caused failure|dead|failure connect|health check|mollie|ms timeout|session was|sockett|to weaviat|valid respons
E30K24M24|navigat
E30K24O24|not active
E30K24O24R24T24|to start
E30K24O24T24|reading from
E30K24O30|.temp
E30K24P30R37|.ddgs
E30K24T24|persist please
E30K30|.auto reconne|.broken|.reconne|configu timeout|connect timeout
E30K30O24|time out
E30K30O24R30|.modbus
E30K30T30|.memcach server
E30K33R37T24|illegal
E30K34|error caused|shop example|weaviat
E30K34R24|.endpoin
E30K34R34T30|.memcach
E30K37|.handlin|.respons handlin
E30K43|.disconn
E30K45|lost
E30K46|.communi
E30K46O24|disconn
E30K48|tempora failure
E30K49|closed connect|connect without
E30K49O24|connect connect
E30K70|connect refused
E30L24|.dead
E30L24P24|try increas
E30L24R24|while running
E30L30|killed
E30L41|to allocat
E30M24|an excepti|at help|status content
E30O24|crashed|failed reason|is still|open files|retry the|the owner|timeout occurre
E30O24P24R24|rates
E30O24P30|.full
E30O24R24T24|fetched
E30O30R24|.zmq
E30O30R37|there are
E30O30T24|client put|put false
E30O34|c transie|neo transie
E30O41|resourc tempora
E30P24|.server busy|c serverb|code coordin|code from|coordin node|display|for shard|histori|in http|page request
E30P24|query start|request at|request resulte|second and|stage|too high|transie true
E30P24R24|your query
E30P24R34T30|http https
E30P30|exceede on|seconds and
E30P30R37T24|coordin
E30P34|was termina
E30P36|error respons|many error
E30R24|.hive|.hive server|.on|additio error|currenc|details provide|error title|error try|flow run|inferen endpoin
E30R24|maximum executi|no additio|retryab|sum|to true
E30R24T24|.ambiguo|be fetched
E30R24T43|.xml
E30R30T24|duratio
E30R34|be resolve|in search|load too|solve
E30T24|.loading|code no|soon
E30T30|mimetyp|not detecte
E33|c device|c gateway|c left|c on|error server|etcdser leader|leader changed|more space|problem please|tempora unable
E33K69|errno connect
E34|.exchang not|.interru|.invalid json|.leader|.leader for|.mainten|.max retries|.not leader|.operati timeout
E34|.pool timeout|.read only|.wait timeout|after millise|after sec|against read|answere|body bad|bytes receive
E34|c emfile|c enospc|can't write|code html|decode json|details deadlin|error notlead|errorty timeout|exceede details
E34|exceede time|express evaluat|fix this|for task|gateway body|gateway for|get timed|in express|in few
E34|message timeout|millise|millise with|ms exceede|notlead|only replica|out timeout|readtim|readtim httpcon
E34|request later|resourc name|the leader|thresho reached|time limit|timeout waiting|to fix|trinoqu|trinoqu type
E34|would use|write against
E34F24P24R24|.go
E34F24R24|.cardles|.go cardles
E34F24R30|fix
E34G24|type interna|we are
E34G24H24P48R34|second
E34G30|process your
E34H24P24|shortly
E34H30N24P34|reached max
E34H30P34|operati reached
E34I24|.gateway timeout|for respons|took
E34I24K24P24|process the
E34I24R24|executi time
E34I30|statusc deadlin|timeout on
E34J24P34|few
E34J24R30|reply
E34J24R50T34|express
E34J39R46T58|.parse
E34J41T43|.json decode
E34K24|.retries|health|loading the|not current
E34K24N24|somethi went|went|went wrong
E34K24O24|.device
E34K24O34P30R34|against
E34K24P24|.retriab
E34K24R24|to receive
E34K24T24|to post
E34K30|code unavail|timeout source|was closed
E34K30O24R24|.valkey
E34K30O41P24|.transie
E34K37|error sending|sending request
E34K37O34|.lost
E34K39|.connect failure
E34L24P24R24|thresho
E34L37T24|gib
E34L39R24|of memory
E34N30Q24R24|increas the
E34O24|has failed|queued|redis is|timeout ms
E34O30P24|at the
E34O34T24|still
E34O39R30|restart
E34P24|.arxiv|again shortly|api query|arxiv|arxiv org|export arxiv|https export|org api|serverb
E34R30|.vespa|code summary|map
E34R37|while executi
E34R43|.prometh|.prometh api|error errorty
E34T24|after attempt
E36K34|unavail details
E37|#421|.cluster down|.malform respons|.result timeout|.worker|an interna|breaker|circuit breaker|cluster leader
E37|is down|logs for|maxmemo|memory maxmemo|no cluster|nodes|query exceede|service tempora|type text|under mainten
E37|used memory|when used
E37F34I24O24R24T24|cancell
E37G24O24|.not ready|.ready
E37G39|.overloa
E37G49P24R24|overloa
E37I24|c deadlin|out in
E37I24K30|respons receive
E37I24T30|the read
E37I30|#424
E37I37|request timeout
E37I46|#408
E37J24R24T30|.malform
E37K24|encount an|receivi|shutdow
E37K24M41T43|.content
E37K24O24P24|timeout expired
E37K24R24T24|if the
E37K30|#599
E37K37|error communi
E37K42|.connect timeout
E37K50O46T24|aborted
E37L24T24|on device
E37L37|.of memory
E37O24|is busy
E37O24P30R24|of seconds
E37O30P30R30|retry your
E37P24|memory limit
E37P30R34|.overpas
E37R24|.request executi|rendere
E37R30|message query
E37R39|error query
E37T24|no space|timeout while
E37T30|.content type
E38|notion
E38T24|space left
E39|.http timeout|.request timeout|.time limit|gateway html|html bad|html body|is under|sec|timeout error
E39J24K34|after retries
E39O24|cluster is
E39P34|.wait
E39T30|text html|to decode
E40I30K24O37|c timeout
E41|.breaker|.circuit|.circuit breaker|.timeout expired|code interna|insuffi resourc
E41G24O45P24|.busy
E41I24K37|connect timed
E41J30R24T30|expecti value|value line
E41J44R24T43|column char
E41K24|error timeout|out waiting
E41K24M30R37T37|encount
E41K41|communi with
E41O30|c tempora
E41O34|timeout exceede
E41P24|circuit
E41R34|an unexpec
E42|error interna|mainten|unavail the
E43|has occurre|query timed
E43G30I37|#504
E43G36P34|c service
E43I24J24O24|while waiting
E43I24K24|.gateway
E43I24K61P24R34T30|closed
E43J41R37T43|expecti
E43K30|error has
E43K46P24|.pool
E43P24T34|disk
E44|occurre please
E44G24I30|deadlin
E44G43I24K24|.interna server
E44I30|deadlin exceede
E44I43|.api timeout
E44K58O24P24|host port
E45G37O47|busy
E45I24K24|has timed
E45I30|out while
E45K24L24|pool
E45K58P24|httpcon host
E45K59P24|httpcon
E45S18|error service
E46H38I34O30|after seconds
E46H38K24O41P43R24|please retry
E46O24|timeout of
E47G30K36|.service unavail
E48|replica
E48I24K45O34P37|@retry
E48O24|leader
E48O24P24|c server
E49G30O43|tempora unavail
E49K24O24|c interna
E49K30|interna error
E51G24K24|interna server
E51I24|operati timed
E51I24K24|out read
E51I30K24|read timeout
E52G44H40K24O37P51T24|again later
E52I24K24|port read|read timed
E52I37K24|out after
E52I42|.read timeout
E52I42K24O30|=TimeoutError
E52I45|request timed
E53G30K34P30|c unavail
E56|bad gateway
E58G30K37R30T24|interna
E60K30|#502
E69I48K48O44P34R24T24|timeout
F24|.check failed|.conditi check|.creatio conflic|.duplica order|.email already|.event sub|.folder create
F24|.folder exists|.gitlab mr|.idempot creatio|.immutab|.immutab subscri|.interac|.interac respond|.invalid resourc
F24|.keycloa post|.m user|.mr|.mr closed|.order id|.resourc state|.respond|.smith conflic|.sub|.sub subscri
F24|.subscri conflic|.user in|.usernam|.usernam exists|abc already|acme fix|acme integri|activat failed|active and
F24|addshee sheet|already accepte|already active|already associa|already cancele|already capture|already ended
F24|already mailbox|already paid|already sub|already taken|already when|amount could|another contact|another name
F24|another open|app already|badrequ resourc|bank already|be cancell|be voided|been cancell|been capture|been fully
F24|been refunde|been respond|been submitt|blobalr code|blobalr content|box com|c cancel|c capture|c charge|c creatio
F24|c custom|c idp|c intent|c mandate|c refunde|c reused|c sub|c taken|c unexpec|c usernam|c void|call has|call is
F24|can receive|cancel failed|cancele recurly|cancell headers|cancell it|cancell state|cannot void|capture descrip
F24|capture if|capture only|capture per|ch ot|charge ch|code already|code blobalr|code custom|collect may
F24|complet error|conflic detail|conflic raw|conflic unable|contact email|contact matchin|create contact|create folder
F24|create saved|created properl|created with|custom message|custome acme|data addresp|data already|data scode
F24|dataset already|dataset detail|dataset httperr|dataset with|dd contact|deliver states|descrip order|detail dataset
F24|detail profile|details already|differe number|documen number|duplica custome|duplica message|duplica paramet
F24|duplica profile|duplica status|duplica uuid|email exists|ended detail|endpoin with|enter another|entry acme
F24|entry exists|envelop cannot|envelop in|error duplica|errorme user|errors dataset|errors order|errors status
F24|errors user|excepti documen|execute differe|exists could|exists data|exists documen|exists email|exists excepti
F24|exists id|exists message|exists msg|exists page|exists secs|exists time|exists validat|field url|files content
F24|filled|filled state|first used|folder done|for dataset|fully refunde|has status|heads job|http activat
F24|http conflic|https upload|id dd|id url|identif meta|identif profile|if intent|in cancell|in filled|input collect
F24|integri duplica|intent capture|interac has|invoice must|is allowed|is inactiv|job if|job referen|key ops|key other
F24|letters abc|link has|listedb|mailbox already|mandate|mandate is|matchin those|meant to|merge request|mergeab
F24|mergeab message|mergeab status|message bank|message class|meta duplica|msg signatu|name has|name nightly
F24|name signatu|name taken|nightly saved|not mergeab|number error|number this|occurre already|occurre invoice
F24|occurre usernam|of succeed|one capture|only envelop|open merge|openai already|or deliver|order already|order order
F24|ot|ot has|other than|paid and|paramet they|paramet used|path has|payment amount|per order|please enter
F24|postage already|problem entry|profile id|profile title|progres errorty|properl unexpec|pullreq|pullreq code
F24|receive command|referen with|refunde already|req charge|req keys|request cancel|request payload|resourc cannot
F24|resourc pullreq|respons conflic|retry key|runbook|runbook in|same idempot|same usernam|saved search|secret openai
F24|sent or|sheet with|signup|signup operati|smsg client|source branch|space with|specifi name|specifi uuid
F24|specify differe|state message|states may|sub that|submitt on|subscri already|taken path|than job|that link
F24|the sent|the signup|the space|the title|they were|this interac|this name|this shipmen|this source|this title
F24|those details|title already|title call|title conflic|title runbook|to before|updated because|upderr addresp
F24|upderr dsid|upload box|use request|used listedb|used on|user exists|usernam when|using key|uuid has|uuid used
F24|void invalid|voided|were first|with try|write referen
F24G24O30|c engine
F24J24|order has
F24J24O24|only one
F24J34M30O30R34T18|.check
F24K24R24|excepti occurre
F24K39R30T36|dd
F24O24|.already started|.in use|.started|.use|.workflo already|already process|and can|conditi when|conflic http
F24O24|occurre conflic|operati stack|reason conflic|stack app|status of|workflo executi
F24O24R24|item name|process or|req this
F24O24R30|qb validat
F24O24R39|merge
F24O30|.api conflic|.conditi|already started|c conditi|conflic when|occurre conditi|resourc has
F24O34|conditi request|conflic engine|conflic version|engine excepti|executi already|the conditi|version conflic
F24O34R24|conflic for
F24O34R30|branch
F24O37R24|error conflic
F24P24|deliver|done|message user|the retry
F24P30T24|putitem|putitem operati|the putitem
F24R24|.duplica resourc|.resourc invalid|addshee|apierro invalid|c postage|c sku|c unproce|ch|duplica sku|email is
F24R24|for idempot|idempot request|issue order|item with|meant|message order|msg unproce|or duplica|payment is|postage
F24R24|request addshee|request can|same paramet|sheet|sku|this number|used for|void|you meant
F24R24T24|c entity|errors resourc
F24R30|.api unproce|not create
F24R34|error wrong|number has|wrong input
F24R37|.account bad
F24R45|.email
F24T24|folder with|message client|page already|starttr|starttr operati|the starttr|with same
F24T30|with differe
F30|.entry already|.exists result|.ldap entry|.subscri|addresp|addresp none|been created|blob already|blobalr
F30|c blobalr|c profile|client order|desc already|entryal|entryal none|errorco blobalr|exists ctrls|exists errorco
F30|ldapent|ldapent entryal|message pull|none upderr|payment has|profile already|pull request|refunde|that name
F30|the payment|these identif|upderr|with one
F30J30|c use
F30O24|.gitlab create
F30O24P24R24|.idempot
F30O24R24|c name
F30O24R34|validat excepti
F30O30|this idempot
F30O44R24|already in
F30R24|failed errors|this payment
F30R30|order is
F30R34|message validat
F30R36|of these
F30T24|capture
F34|been used|differe request|request already
F34O24|exists for
F34O34R24|idempot key
F37|code duplica|docs already|user already
F37O24R24|c idempot
F37O34R30|idempot
F37O37R30|#405
G18|later try
G24|.agno|.anthrop|.event loop|.overloa respons|.provide overloa|.text generat|active inciden|additio request|advise
G24|advise users|aierror capacit|allowed during|alterna llm|and back|anthrop type|are experie|bedrock is|busy unable
G24|busy we|c nocapac|c servero|c tier|capacit tempora|code capacit|code servero|com openai|complet detail
G24|current over|current overloa|deadlin deploym|demand and|deploym overloa|didn|didn generat|during peak|engine is
G24|engine overloa|error sorry|exceede code|exceede flex|exceede param|exponen visit|first token|flash the|from gemini
G24|generat first|get respons|given deadlin|groqsta|groqsta com|handle additio|high demand|high traffic|https groqsta
G24|if there|in less|inciden type|inferen please|interna anthrop|litellm interna|load type|maximum queue|maximum usage
G24|message flex|message llama|model busy|none type|now we|of queue|off exponen|openai chat|operati bedrock
G24|operati try|over capacit|overloa or|overloa sorry|peak|peak load|provide service|queue overloa|ready yet|reject
G24|reject your|request didn|request queue|see if|server overloa|servero|servero message|service busy|service overloa
G24|service provide|size allowed|switch|switch to|tempora exceede|tempora overloa|tempora switch|than second
G24|to alterna|to high|to reject|token before|traffic right|type capacit|type engine|type toomany|unavail due
G24|unavail exceeds|unavail try|usage size|users to|versati is|we advise|yet the
G24H24|.ark rate
G24H24J24|.model provide
G24H24O24P39|c toomany
G24H24P24|limit error
G24H34P24|type rate
G24I24K24M24|bedrock
G24L24R24|the engine
G24O24|again and|api service
G24O24P24|exceede try
G24O24P30|later request
G24O24P37|toomany
G24P24|back off|exhaust message|exponen|had to|high load|later the|we had
G24P37|retry later
G24R24|is unable
G24R24T41|exceeds maximum
G24R30|an active
G24R30T24|to handle
G24R37|alterna
G24T37|.text
G28|loading model
G30|#529|flex|flex tier|overloa request|type service
G30H24M24|id req
G30P24|experie high|occurre service|service when
G34|c capacit|c overloa|message overloa|tier capacit|type overloa
G37|overloa error
G37P30|#498
G41|overloa please
H18|co chat|details online|for gemini|gpt rate|later with|online predict|predict request|seconds request
H18P24|with backoff
H18P30|backoff
H24|.agent generat|.model rate|.pipelin runtime|.predict failed|.router|.router rate|account rate|accumul|accumul your
H24|active tasks|adaptiv limits|add your|added your|after status|ai textgen|aiplatf googlea|ak request|and tpm
H24|and will|api api|api qps|apitoke|as traffic|azureex ratelim|bamlcli client|been timed|c modelac|c ratequo
H24|call checks|calls minute|chat free|chatcom create|checks false|claude com|client name|com generat|compone failed
H24|compone name|compone type|conn throttl|contact sales|content request|cooldow|cooldow list|count gauge
H24|current openai|current pricing|deepsee|deepsee chat|deepsee deepsee|deploym availab|detail active|details ai
H24|details refer|details tpm|dev tier|docs claude|down too|embeddi create|en api|errors msg|exceed allowed
H24|exceede token|exceede type|exhaust please|false cooldow|followi compone|for aiplatf|for seconds|for selecte
H24|for serverl|free is|gauge|gauge quota|generat content|generat output|gpt message|gpt oss|gpt pre|have reduced
H24|in need|in or|in visit|increas as|increas request|keyword remote|limited param|limited upstrea|limitin details
H24|limits of|limits to|limits will|litellm ratelim|llm compone|max rpm|message paralle|message vectori|method in
H24|minute for|minute rpm|minute status|minute you|model adaptiv|model openai|model try|more tokens|msg open
H24|msg server|name llm|name rate|no deploym|of rpm|openai pricing|openaig|operati have|operati under|organiz max
H24|organiz rate|oss in|output client|over resourc|own key|pack limit|page and|paralle|paralle task|params vectori
H24|per base|period and|pre call|project per|prompt ratelim|qps request|quota increas|ramps|ramps up|ratelim azureex
H24|ratelim error|ratelim request|reached organiz|reduced rate|rejecte due|req error|request reached|request sent
H24|request slow|request within|resourc pack|retry shortly|rpm and|rpm limit|rpm please|run compone|second period
H24|seconds id|seconds passed|selecte model|server capacit|serverl model|shortly or|status request|submit quota
H24|task over|tasks exceede|tempora rate|textgen|textgen count|the embeddi|the tpm|throttl descrip|tier today
H24|to accumul|to dev|today at|token rate|tokens upgrade|tpm tokens|tpm you|traffic ramps|type openaig|under azure
H24|upstrea please|use your|vectori keyword|vectori params|version have|will have|will increas|within second|yet added
H24|your apitoke|your payment
H24I24J24M24P24|.service respons
H24J18R24T28|with base
H24J24|.predict|for tokens
H24J24R30|chatcom
H24K24Q24|bamlcli
H24M24|azurech|azurech service|azureex|class azurech
H24M24O24|pre
H24M24O24R24|request detail|to learn
H24N24|.pipelin
H24N24P24|request would
H24N24R24T34|compone
H24O24|on request|request headers
H24O30Q24R24|added
H24P24|allowed request|and have|code rate|headers retry|later or|limit exceed|minute per|need more|qps|throttl too
H24P30|descrip too|to rate
H24P34|concurr connect
H24P36|c limited
H24P37R24|the rate
H24P37T24|code too
H24R24|base model|detail errors|embeddi small|error detail|model for|passed model|text embeddi
H24R30|sales|the chatcom
H24T24|open api|please submit|submit|while generat
H28|gemini pro
H28P24|request have
H30|.model throttl|create operati|limit used|minute limit|ratequo|ratequo message|retries too|throttl ratequo
H30|used request
H30O24P24|concurr request
H30P24|error rate|pricing tier|tier please|your rate
H30P30|title too
H30P37|code throttl
H30P43|message rate|rate limited
H30P53|ratelim
H33|call rate|exceede call
H34|rpm|tokens please
H37P52|request rate
H38O30P45|retry after
H41P47|@limited
H49O24P57|@again
I24|.attempt|.attempt timeout|.llm call|.shard timeout|.studio timeout|after per|aierror request|allow longer
I24|anthrop claude|api attempt|attempt increas|attempt timed|call excepti|cancell context|contain in|contain primary
I24|context cancele|deepeva|deepeva per|each contain|east amazona|exceede tdetail|excepti request|for each
I24|from contain|from socket|host models|in amazon|inbox executi|increas deepeva|inferen ai|latency|latency metrics
I24|litellm timeout|longer tasks|max executi|metrics for|model anthrop|model api|model timeout|models inferen
I24|not returne|on reading|operati was|optimiz|optimiz the|or optimiz|out http|out https|overrid to|per attempt
I24|per task|primary review|process conside|process process|reading data|receive within|request ms|request took
I24|result was|returne within|review the|runtime us|seconds conside|seconds overrid|shard timed|sonnet convers
I24|summari the|task summari|task timeout|tdetail deadlin|the inbox|the latency|time or|timeout length|timeout seconds
I24|timeout sent|timeout trace|upstrea request|using streami|was cancell|was timeout|your invocat
I24K24|.client closed|.closed request|ai azure|azure com|bedrock runtime|com model|https bedrock|models gpt
I24K24|request did
I24K24M24Q24|.open ai
I24K30|.socket timeout|server closed
I24K34|.server connect|timeout connect
I24O24|process time|review
I24Q24|increas max
I24R24|overrid
I24R30|to allow
I24R30T30|streami
I24T24|closed or
I30|.inferen timeout|.model timeout|c modelti|inferen call|modelti|modelti when|occurre modelti
I30K30|#499
I34|call timed
J18|.schema unexpec|.type invalid|.unexpec type
J18R24T28|for int|int with|invalid literal|literal for
J24|.agent parsing|.baml validat|.beartyp door|.byte|.byte parser|.call not|.call validat|.cattrs|.class validat
J24|.computa|.convert|.door|.door hint|.extra keys|.field invalid|.forbidd extra|.hint param|.humanlo|.humanlo runtime
J24|.instruc retry|.invoker|.iterabl validat|.kernel functio|.llm malform|.llm no|.malform action|.metric computa
J24|.missing value|.multipl structu|.next|.next agent|.no action|.output check|.output validat|.outputs|.param violati
J24|.ragas output|.require field|.respons parsing|.schema missing|.schema parse|.schema value|.service invalid|.strict
J24|.strict yaml|.string|.string not|.structu outputs|.studio predict|.tool invoker|.tool schema|.tool usage
J24|.undefin next|.unknown tool|.yaml validat|access raw|action after|action input|actual output|adapter chatada
J24|adapter jsonada|additio propert|advance|advance fsm|after documen|after thought|age error|age many|age not
J24|age propert|age should|agent assista|agent must|agents in|agents list|aimessa|aimessa with|allowed data
J24|allowed thought|an action|an output|answer citatio|answer must|answer source|apply chat|arbitra|arbitra text
J24|args id|argumen are|argumen total|as part|ast|ast call|at age|at order|at total|attribu name|availab fields
J24|availab tools|bamlval|bamlval message|be class|be helpful|be int|be low|better|better evaluat|block end
J24|block mapping|brief|brief to|but did|by xls|bytes but|c json|calcula eval|call but|call chatcom|call none
J24|call object|call returne|call str|calls name|calls that|calls use|cannot help|charact line|chatada|chatada failed
J24|chatcom id|choices in|citatio|citatio is|class float|claude haiku|code evaluat|code parsing|code snippet
J24|coerce value|col here|col total|colour unknown|column age|column type|complet total|contact invoice|contain age
J24|content after|convert text|corresp toolmes|create issu|data colour|data must|delimit or|dict score|dict str|die
J24|die if|documen line|doubled|doubled paramet|due missing|edit fil|editor|end but|equal input|error many|errors for
J24|errors generat|errors output|errors value|eval|eval score|evaluat exact|evaluat llm|evaluat model|even|even after
J24|exact|exact match|except|except extensi|existin tool|expecte block|expecte you|expecti an|express unexpec
J24|extensi id|extra fields|extra keys|failed guardra|failed while|few of|field id|field total|fields except
J24|fields missing|fields parsed|fil|fil is|files doubled|final answer|final output|final respons|first few|float for
J24|float seven|followi bytes|for answer|for final|for for|for require|for schema|for ticket|for typeada|format missed
J24|found aimessa|found arbitra|found scalar|from complet|from llm|from model|from output|fsm|fsm for|functio functio
J24|functio serch|functio tests|further files|get total|github create|gmail sendmia|got seven|got validat
J24|grammar error|guardra validat|haiku|haiku returne|hello world|help with|helpful|here are|high type|if unbeara
J24|in agent|in code|in it|in plugin|in tool|includi retries|incorre returne|index was|info is|instanc many
J24|instanc openapi|instanc total|instead of|instruc does|int got|int sub|integer failed|integer found|into pydanti
J24|invalid return|invalid sequenc|invalid workshe|invoice failed|invoice from|invoice when|invoke the|is class
J24|is seven|issu|json does|json eof|json invalid|json output|json string|json when|json you|jsonada|jsonada failed
J24|jsonsch model|key query|keys not|langcha errors|librari further|line ast|line model|list does|list model
J24|litellm jsonsch|literal detecte|literal error|llm outputt|llm respons|llm returne|low medium|lower case
J24|malform node|many is|many line|many of|mapping is|match return|match schema|medium or|missed the|missing input
J24|missing key|missing unparse|missing value|model did|model due|model failed|model incorre|model instead
J24|model produce|model reply|model tool|model you|multipl structu|multipl tool|must return|name search|name serch
J24|name total|name xxxxxxx|named totl|no choices|node or|none or|not lower|not mapping|not overlap|number due
J24|number failed|number many|number name|number on|object access|object expecte|object from|object missing
J24|object require|of number|of search|of those|of tooluse|one tool|openapi|or high|or line|order availab|order colour
J24|order sub|output cannot|output includi|output parser|output parsing|output schema|output tool|output validat
J24|outputt|outputt an|overlap with|paramet number|parse data|parse functio|parse invoice|parse llm|parsed from
J24|parser failed|parsing block|parsing require|parsing total|parsing your|path in|pattern code|plan invalid
J24|plannin output|plugin web|present but|priorit input|produce final|produce invalid|prompt failed|propert are
J24|propert total|provide agents|pydanti model|python langcha|query sql|raw output|reasoni total|receive no
J24|registe argumen|replace editor|reply sure|req for|require answer|require key|respons answer|respons contact
J24|respons failed|respons reasoni|respons sure|respons tot|retries for|retries last|retries while|retriev tool
J24|return an|return object|return structu|return type|returne empty|returne multipl|root failed|root missing
J24|row index|schema propert|score expecti|score input|search args|search calcula|search final|search web|sendmia
J24|sendmia not|sequenc as|serch should|seven got|seven input|seven that|slug github|snippet|snippet is|source field
J24|steps input|str attribu|str replace|string at|string from|string literal|string on|string startin|string unexpec
J24|structu content|structu dict|structu order|structu respons|support multipl|sure expecte|table you|templat tool
J24|text into|than equal|than words|that do|the answer|the plannin|the regex|the structu|those tool|thought was
J24|ticket priorit|to advance|to apply|to calcula|to coerce|to invoice|to type|too brief|tool edit|tool even
J24|tool gmail|tool invoice|tool name|tool not|tool with|toolmes|toolmes here|tools search|tooluse please|tot|tot for
J24|total actual|total class|total expecte|total has|total must|total raw|total str|totl at|trouble guide|type less
J24|type literal|type number|typeada|typeada invoice|unbeara|unbeara value|unexpec at|unexpec content|unknown field
J24|unparse|unparse root|urgent|urgent input|use better|use trouble|valid integer|validat after|validat errors
J24|value diction|value hello|value input|value root|value seven|value steps|value text|value urgent|was forced
J24|when expecti|when only|with agents|with raw|with slug|with tool|workshe name|world|world is|wrong value|xls
J24|xls format|xxxxxxx|your code
J24K24|corpus librari|eof while|tests|tests corpus
J24K24O24R37|least one
J24K24O24T49|corpus
J24K24R24|missed|returne no
J24K46R34S24T34|eof
J24M24Q24|.respons validat|model respons|parse respons
J24M24T24|respons is
J24M30|text in
J24M30O24P24|and retry
J24M34R49T37|.input
J24N24|com oss|docs langcha|for trouble|oss python|trouble visit
J24O24|after it
J24O24P24|retry with
J24O24R24|apply|be present
J24O24R39|equal to
J24O24R43T24|equal
J24P24T33|actual
J24P30R30|tool search
J24Q24|.ragas|call argumen
J24R24|.agent executi|.api validat|.functio not|.invalid dimensi|.wrong type|an existin|an integer|are the
J24R24|argumen path|argumen please|c wrong|calls to|case|chat templat|choices|detecte at|for tool|got tool|grammar
J24R24|have corresp|id total|jsonsch|message tool|of float|on line|order total|parsing failure|parsing string|plannin
J24R24|priorit|reasoni|regex pattern|replace|require argumen|require fields|require type|scalar|startin at|str int
J24R24|string was|to invoke|tool get|tooluse|total for|total type|type does|type json
J24R24T24|or empty|propert name|words
J24R24T30|at column|output from
J24R24T34|to convert
J24R24T37|unicode string
J24R24T41|unicode
J24R28|invalid express
J24R30|field require|functio call|got invalid|tool use|type dict|type integer|type missing|use list|valid key|workshe
J24R30T24|invalid format|overlap|shop order|unexpec token
J24R30T30|unexpec charact
J24R30T34|.charact
J24R30T42|=SyntaxError
J24R34|.dimensi|of value|value type
J24R34T24|.schema validat|regex
J24R37|.sqlglot|field named|must contain|no field
J24R37T24|type int
J24R39|or equal|than or
J24R39T24|type for
J24R39T30|class str
J24R41T24|be less
J24R47|totl
J24R48T24|be one
J24S18|.cant|.cant handle|no tool
J24S24T24|output for
J24T18|expecte at
J24T24|.extra|.iterabl|.lex|.metric|.tablib|.unexpec charact|be shorter|constru for|context at|current parser
J24T24|data total|double quotes|enclose|enclose in|expecti propert|in double|int instead|mapping in|matches in
J24T24|name enclose|no termina|not produce|one is|parser context|quotes line|schema but|shorter than|termina matches
J24T24|token line|type shop|unsuppo message|when parsing
J24T28|delimit line
J24T30|column expecte|hello|schema total
J24T34|.unexpec input|in unicode
J28|about forty|be instanc|data age|forty|forty input|invoice total|many should|raised validat|value about
J28T24|int for
J30|.adapter parse|.base validat|.beartyp|.beartyp call|.beartyp hint|.call hint|.dacite|.dacite field|.functio call
J30|.hint|.hint violati|.json schema|an instanc|answer line|as str|asked for|be dict|by model|c format|c tool|encoura
J30|encoura the|expecte float|failed generat|field age|find output|float got|functio please|generat json|got str
J30|hint class|id call|int as|invoice validat|key age|lm respons|many not|many violate|maximum retries|message type
J30|model answer|model but|not documen|not extract|not instanc|output fields|output sure|prompt see|prompt to
J30|propert failed|respons lm|return specifi|see failed|serch not|str many|sure here|thought|to encoura|type hint
J30|type in|untermi string|update your|validat require|validat type|value many|violate type|was returne|while structu
J30|you asked
J30K24|.adapter
J30K24R24|to call
J30M24Q24R24|.unexpec model
J30M30|field with|with errors
J30O24|specifi type
J30O24R34T34|class int
J30P30|asked
J30R24|.tool not|.type check|documen must|not expecte|not of|schema type|seven is|type object|untermi
J30R24T44|.yaml
J30R30|str at
J30R37T42|line col
J30R39T45|col
J30R43T39|expecte one
J30T24|require in|str is|total seven
J30T28|expecti delimit
J30T33|delimit
J30T43|.marked|.marked yaml
J33|dev float|diction value|errors pydanti|expecte int|float parsing|for diction|for further|further informa
J33|https errors|informa visit|number type|number unable|parsing input|pydanti dev|str for|string as|total input
J33|value data
J33L24R30|type float
J33R24|as number
J33R24T33|literal
J33R37T24|be valid
J33T30|parse string
J34|.chain|.lang chain|.marshma|.multipl invalid|adjust|adjust your|here is|on instanc|parse structu|please adjust
J34M30N24R24|.agents
J34R30|colour|final|require field|total is
J34R34|require propert
J34R37|.field
J34R41T28|integer
J34T24|fields in
J34T34|.msgspec
J36|pydanti
J36M24|further
J36R24|valid number
J37|.structu output|call functio|structu output|tool calls
J37M30R30T24|for field
J37R24|.structu
J37R38T24|failed validat
J38|for invoice|of int
J38R30|input should
J39M24Q24R24|.behavio|.model behavio
J39N24Q24R24|tool call
J40R24|input value
J40R30T24|type str
J40R30T30|input type
J41|.output parser
J41R24T33|seven
J42L24R45T37|float
J44R34T38|structu
J47O24R52T46|int
K18|.closed resourc|.connect phase|.connect socket|.engine io|.phase|.phase base|bytearr nonsens|econnre receive
K18|errqueu|illegal header|receive through|refused econnre|through errqueu
K18R30T24|nonsens
K18T24|header line
K24|#111|.amqp heartbe|.ansible connect|.ansible runtime|.ares|.artifac downloa|.b connect|.b simple|.backend communi
K24|.bad connect|.bad namespa|.base ssh|.bleak device|.box network|.bravado connect|.brokers|.brokers availab
K24|.bus communi|.carrier|.certifi fetch|.chunked|.chunked encodin|.code unreach|.comm closed|.command failed
K24|.connect dns|.connect forced|.connect not|.critica|.critica api|.dagster user|.daytona connect|.db connect
K24|.dist network|.enabled|.exa connect|.failsaf|.flight|.flight unavail|.forced|.forward|.ftp|.ftpos|.gateway connect
K24|.general|.general proxy|.geocode unavail|.grpc unavail|.hangup|.heartbe|.heartbe timeout|.helpful|.host lookup
K24|.host unreach|.http stream|.inconsi|.invalid session|.is enabled|.j network|.keycloa connect|.kombu|.letta
K24|.local entry|.mastodo io|.mastodo network|.matrix connect|.mode|.mode is|.multipl redlock|.name resolut|.naming
K24|.neptune connect|.netmiko timeout|.never|.never receive|.no brokers|.not opened|.offline|.offline mode|.opened
K24|.page disconn|.proxy timeout|.recover|.recover connect|.recurly|.redis adapter|.redlock|.remote disconn
K24|.reql driver|.respons never|.respons streami|.retries exhaust|.scrapli connect|.session close|.session id|.short
K24|.simple|.smith connect|.snmp connect|.socket address|.socket closed|.socket open|.socket proxy|.socket receive
K24|.ssh tunnel|.ssl zero|.ssleof|.start up|.stream lost|.studio websock|.to|.to connect|.too short|.transpo closed
K24|.transpo connect|.trino connect|.tunnel|.tunnel forward|.unable|.unable to|.unretry|.up|.upload file|.uploadi
K24|.uploadi file|.user code|.weaviat connect|.weaviat grpc|.weaviat start|.websock unable|.whois|.whois command
K24|.yag connect|.zero return|=BrokenPipeError|abnorma before|accepti|accepti tcp|access https|acme oss|acme us
K24|activit or|adapter could|address aa|address environ|address flag|address sw|address wrong|after connect|again or
K24|again whois|against weaviat|all brokers|all servers|an open|and accepti|and couldn'|and oss|answer from|any kdc
K24|any running|any source|api ai|api as|api at|api being|api cartesi|api httpsco|api lancedb|api mixpane|api pagerdu
K24|api promptl|api scrapeg|api series|api statuse|api unfortu|apiconn ollamae|apiconn openaie|are down|as rest
K24|as well|asset for|asynchr|asynchr default|at connect|at host|at localho|at refused|at unix|attempt attempt
K24|attempt error|attempt fn|attempt number|availab excepti|away brokenp|baai|baai bge|bad ipv|badconn|bamlcli somethi
K24|bb cc|be down|be when|been disconn|before or|berlin format|between client|bge small|broken errno|broker transpo
K24|brokers|brokers are|brokers down|browser connect|browser one|buffer last|but attempt|but returne|by clientc
K24|by connect|by port|by protoco|by tlserro|by transpo|c amqp|c closed|c connect|c econnab|c enetunr|c enodev|c epipe
K24|c estale|c forced|c httperr|c md|c net|c network|c sdk|c stream|cache please|cached files|calcula by|call attempt
K24|call connect|call error|call log|call method|callfun|callfun session|can happen|can't establi|cannot complet
K24|cannot contact|cannot downloa|cannot reach|cartesi|cartesi ai|causes could|causes of|cc dd|cdp|cdp websock
K24|central amazona|certifi at|certifi sqldriv|chars connect|check against|checksu failed|chroma|chroma server|cl
K24|cl base|cleanly|cleanly interna|client and|client closed|client connect|client failed|client legacy|client reqwest
K24|client says|client schedul|client socket|clientc|clientc cannot|closed badconn|closed cdp|closed cleanly
K24|closed client|closed configu|closed eof|closed most|closed request|closing transpo|cluster cannot|cn|cn hangzho
K24|co to|code all|code clickho|code sqlexec|code transpo|com could|com robot|com table|command cannot|command fetch
K24|common causes|communi api|communi failed|complet content|complet socks|confirm your|connect abort|connect already
K24|connect at|connect dns|connect due|connect econnre|connect first|connect get|connect help|connect ipv
K24|connect level|connect mode|connect namespa|connect not|connect status|connect token|connect tried|connect urllib
K24|connect via|consumi|consumi input|contact any|contact dns|content md|content page|content target|context or|corp
K24|corp local|couchdb|couchdb server|couldn' open|crc of|create caused|create failed|curl cannot|curl http
K24|current connect|cvm|cvm tencent|daemon|daemon at|daemon running|data connect|data device|data timed|db interna
K24|dbproce|dbproce is|dd ee|dead or|debuggi|debuggi info|default name|defunct|defunct connect|deleted as
K24|details inconsi|details request|details socket|device disconn|device it|device reports|device with|direct tcp
K24|disable it|disconn or|discord gg|dns error|dns resolut|dns server|dns servers|docker daemon|docker ps|docker sock
K24|docs query|docs select|domcont|down right|down val|downloa asset|dpy service|dpy the|dsn exasol|during message
K24|dysmsap|dysmsap aliyunc|eai|eai again|east api|ecs|ecs port|ee|ee ff|en from|enabled to|encodin cl|endpoin timed
K24|eof ssl|err eof|err interne|err see|errno broken|errno network|errno softwar|errno sqlstat|errno stale|errno the
K24|error all|error err|error happene|error host|error hostnot|error keepali|error kind|error of|error pushing
K24|error receivi|error retriev|error runtime|errorco connect|errorco md|establi session|establi the|eu central
K24|eu north|example call|example please|example waiting|exasol|exasol errno|excepti can|execute httpsco
K24|execute request|exist nnet|expecte incompl|failed all|failed common|failed details|failed httpsco|failed origina
K24|failed rc|failed rte|failed server|failure failure|failure twisted|false file|fashion connect|fetch certifi
K24|fetch socket|ff was|file during|file handle|file on|file png|file retryin|files and|files check|files in|find them
K24|flag or|fn args|for direct|for github|for realm|for satisfy|from any|from defunct|from java|from orders
K24|from respons|fs errno|ftputil|ftputil python|future connect|gaierro|gaierro name|gateway discord|get operati
K24|get system|getaddr eai|getaddr or|getname|getname hostnam|gg|got only|goto net|gpt offline|graph resolve|grpc api
K24|grpc error|grpc health|grs|grs com|handle mnt|handsha respons|hangzho|hangzho aliyunc|happen|happen due
K24|happene while|heartbe|heartbe in|hf hub|high speed|host and|host cvm|host db|host dysmsap|host ecs|host gateway
K24|host github|host https|host keyston|host localho|host mastodo|host matrix|host mlflow|host nominat|host openaip
K24|host por|host proxy|host solr|host sso|host tmp|host trino|host unreach|host via|host web|host within|host wss
K24|hostnam git|hostnam no|hostnam or|hostnot|html dpy|http client|http latest|http libpod|http localho|http minio
K24|http mlflow|http solr|httperr failed|https no|https search|https shop|https textrac|hub and|hub offline|hy lost
K24|hyper|hyper util|id errno|id session|id topolog|id websock|id yv|impress|impress error|in call|in offline
K24|in startup|in tcp|in tried|inciden failed|incompl got|incompl handsha|inconsi the|incorre hostnam|indexes movies
K24|info call|info ftputil|initiat the|input failed|interne disconn|interne error|interva|interva given
K24|invalid protoco|invalid see|io libpq|ip communi|ip connect|ip locatio|ipv connect|ipv udp|is accessi|is cannot
K24|is correct|is dead|is lm|is unreach|is wrong|java side|java sql|job json|json caused|json get|json limit|json wc
K24|judge|judge tests|kafkaco connect|kdc|kdc for|keepali|keepali ping|keyston port|kind request|known caused
K24|known configu|kwargs attempt|lancedb|lancedb com|last chars|last seconds|latest api|legacy|legacy error
K24|level excepti|librari spread|likely the|limit caused|listene|listene at|llm client|lm studio|local broker
K24|local cache|local net|local tcp|localho error|localho illegal|localho port|localho resolve|locally track
K24|log navigat|login request|lookup example|lookup exmaple|lookup failure|lost errorco|lost if|low http|makes
K24|makes use|many missed|marqo encount|mastodo social|match what|matrix example|maxretr httpcon|mcp|mcp server
K24|md mismatc|md value|md you|merchan transac|message errno|message httpsco|message publish|metadat securet
K24|method that|minio|minio inv|minor cannot|mismatc bad|missed heartbe|mixpane com|mlflow api|mlflow port|mnt nfs
K24|modal server|mode at|mode neptune|model baai|model connect|model invoke|mongo connect|mongo errno|mongo server
K24|movies search|ms while|multipl access|multipl excepti|mysql mysql|nameres failed|neptune|neptune continu
K24|neptune server|net lib|net port|netcdf failure|network adapter|network closed|network communi|nfs|nfs job|nnet
K24|nnet lib|no activit|nobroke|node timeout|nominat openstr|north|north amazona|not closed|not contact|not fetch
K24|not inconsi|not reach|not reachab|not request|not synchro|novalid|novalid none|number false|number ssl
K24|number wrong|nunable|nunable to|occurre httpsco|of error|of high|offline environ|ollamae|ollamae errno|on illegal
K24|on localho|on mysql|on port|on that|one reachab|only out|open connect|open snmp|open socket|openaie
K24|openaie connect|opened but|openid connect|openstr|openstr org|operati ssl|ops protoco|or browser|or getname|or ip
K24|or make|or multipl|or ray|or see|or weaviat|or while|orclpdb|orclpdb is|orders backgro|orders caused|org port
K24|org ssl|origina prompt|oss cn|oss is|out trying|page content|page context|page has|pagerdu com|payment caused
K24|pdf between|peer caused|ping timeout|please confirm|please unset|png failed|por|port after|port device|port no
K24|port similar|primary slack|problem are|promptl com|protoco connect|protoco error|protoco header|protoco openid
K24|proxy app|proxy connect|proxy errno|proxy newconn|proxy status|ps it|psycopg operati|publish failed|pushing
K24|pushing impress|py line|python failure|python linux|python new|query connect|questdb|questdb connect|raise
K24|raise connect|raised due|ray address|ray instanc|rc|rc connect|reach api|reach https|reach user|reachab at
K24|reachab node|read but|readine|readine to|reading bytes|realm example|realms|realms ops|receive interna
K24|receivi data|recv|recv failure|redis cluster|redis excepti|refused at|refused clickho|refused debug
K24|refused debuggi|refused dsn|refused errno|refused http|refused is|refused query|refused request|refused rtsp
K24|registe with|remote tcp|reports readine|request client|request files|request httpcon|request none|request source
K24|require again|require an|reqwest error|resolut request|resolve acme|resolve hostnam|respons stream|rest api
K24|retriev incompl|retry limit|retryer attempt|retryin py|returne unavail|robot|robot metadat|rte|rte system|rtsp
K24|rtsp live|rtt|rtt none|run connect|run docker|running as|running ray|runs create|runtime callfun|runtime eu
K24|satisfy content|says serverd|schedul after|schedul local|scrapeg|scrapeg com|sdk httperr|search berlin
K24|search caused|search client|seconds either|securet|securet system|see how|select caused|select httpcon
K24|select orders|sent interna|series httpsco|series please|server are|server errorco|server grpc|server host
K24|server httpsco|server please|server refused|server running|server ssl|server tcp|server timed|server type
K24|server was|serverd mongo|servers seem|service ai|service communi|service orclpdb|session close|session deleted
K24|session errno|session id|session login|session message|set getaddr|setting address|severit dbproce|severit nunable
K24|severit unable|sftp example|side connect|side is|similar to|snmp session|social|social port|sock|sock is
K24|socket closed|socket connect|socket has|socket is|sockets|sockets locatio|socks connect|socks proxy|softwar
K24|softwar caused|solr docs|solr port|solr solr|source hyper|speed grpc|spread|spread stores|sql corp|sql sqlreco
K24|sqlreco|sqlreco io|ssh buffer|ssh connect|ssh could|ssh gateway|ssh session|ssh ssh|ssl provide|ssl wrong|ssleofe
K24|ssleofe eof|sslerro ssl|sslerro ssleofe|sso example|stale file|start session|start up|startup period
K24|stateme caused|statuse|stderr ssh|stores|stores py|str brokers|stream closed|stream was|studio is|studio running
K24|such device|sw exmaple|synchro with|system call|system gservic|system info|target page|tcp closed|tcp port
K24|tcp provide|tcp remote|tcp schedul|tcp session|tcp stream|telnet|telnet connect|tencent com|textrac eu|that host
K24|that require|the asynchr|the browser|the cached|the causes|the crc|the grpc|the hf|the host|the interva
K24|the listene|the mcp|the md|the modal|the nameser|the neptune|the weaviat|the website|them|them in|then sent
K24|tiktoke caused|timeout then|timeout to|tls error|tls ssl|tlserro|tlserro tls|tmp judge|to browser|to by|to chroma
K24|to closed|to closing|to couchdb|to disable|to endpoin|to exasol|to excepti|to fs|to graph|to hbase|to hive
K24|to inciden|to initiat|to last|to locally|to ora|to questdb|to shop|to socks|to ssh|to tcp|to timed|tokens connect
K24|tokens httpsco|tool query|track caused|track your|transac caused|transpo address|transpo connect|transpo failure
K24|transpo is|transpo to|transpo val|tried connect|tried raise|trino|trino port|trouble html|twisted|twisted interne
K24|twisted python|txt caused|udp transpo|unexpec session|unexpec sql|unfortu|unfortu the|unix|unix var|unknown mysql
K24|unknown rtt|unset the|until domcont|up in|uploadi file|url dns|url encodin|url libpod|url merchan|url payment
K24|url pdf|url python|url realms|url search|url session|url solr|url stateme|url track|url txt|url wp|urlerro
K24|urlerro urlopen|urllib future|use of|used sockets|util client|value calcula|var run|verify the|verisig|verisig grs
K24|version number|via proxy|via ssh|voyagea|waiting until|wc|wc orders|we receive|weaviat could|weaviat did
K24|weaviat makes|weaviat url|web gaierro|web novalid|webpage errno|webpage urlopen|website is|websock closed
K24|websock is|well as|what we|whois verisig|with address|with excepti|with https|with incompl|with marqo|with origina
K24|with voyagea|wp|wp json|wrong tcp|wrong version|wrong with|wss primary|your configu|your metadat|yv|yv dpy
K24L24|startup
K24L24O24|by other
K24L24R24|.return
K24L24R37T41|.arrow
K24M24|navigat to
K24N24|wrong or
K24O24|code sqlstat|connect host|failed failed|given in|http prefect|prefect api|running on|specifi did|the files
K24O24R24|sqlexec
K24O24R37|please specify
K24O30|fatal unable|happene
K24O30R24|c mismatc
K24O34|io error
K24O34P24|specifi in
K24O41R24|stale
K24P24|.streami|api github|connect please|http request|last trade|marqo|session to|trade caused|url last|user code
K24P24|whois
K24P30|speed
K24P30R24|flight
K24Q24|within limit
K24Q24R24|the llm
K24R24|.ansible|.redis cluster|.tool executi|.yag|.zero|address for|direct|flight returne|fn|has closed|invalid port
K24R24|libpq|libpq failed|mode is|not opened|one to|openid|pagerdu|provide at|ps|resolut failed|small en|to git
K24R24|value specifi|we cannot
K24R24S24|style
K24R24T24|asset|line in|with http
K24R24T30|.end of
K24R24T37|with type
K24R30|berlin|cannot write
K24R30T24|to an
K24R34|ipv address
K24R37|matrix
K24S24|eof excepti|excepti style|platfor command|sftp|style platfor
K24S24T24|file eof
K24S24T34|.eof
K24T24|.checksu mismatc|.of stream|.telegra network|aa bb|checksu mismatc|content message|error file|failed cannot
K24T24|format json|got end|memcach set|multipa in|of pdf|receive message|textrac|upload file
K24T30|.content too|bb|central|message with|specify the
K24T34|crc
K24T37|what
K24T39|.encodin
K28|city caused|droplet per|eio|eio caused|host ssl|io transpo|message caused|page caused|per page|polling eio
K28|socket io|to errno|transpo polling|url city|url droplet|url message|url socket
K30|#2|#210|#425|.broken resourc|.by server|.client initial|.connect loss|.cos client|.dns lookup|.illegal state
K30|.kazoo timeout|.ldap session|.ldap socket|.loss|.mcp client|.meilise communi|.memcach unexpec|.proxy connect
K30|.server down|.service request|.session termina|.smtp server|.such stream|.sys|.sys call|.termina by|.transie mixin
K30|.unexpec close|.unreach|.valid connect|=ConnectionAbortedError|abnorma|aborted brokenp|address af|af unspec|ai ssl
K30|aliyunc|aliyunc com|any cluster|api connect|at db|at ddd|at fd|auth tokens|away|been detecte|body incompl
K30|body receive|bootstr|bootstr from|browser has|c clientn|c ehostun|can't contact|charges|charges caused|chunked
K30|chunked read|clean|clean fashion|clickho|client initial|clientn|clientn message|closed with|code clientn
K30|code connect|com errno|com see|com tempora|communi functio|communi protoco|complet transfe|connect adaptiv
K30|connect all|connect and|connect during|connect maxretr|connect modbust|connect params|connect probabl
K30|connect protoco|connect tcp|connect time|connect with|contact ldap|contain json|curl could|curlcod|curlcod couldn'
K30|databas connect|db port|ddd|ddd failed|default tempora|desc can't|detecte communi|detecti the|devtool|disconn not
K30|disconn without|dns lookup|documen caused|downloa webpage|dpy cannot|during connect|email caused|err connect
K30|errno ctrls|errno none|error generic|error was|excepti errno|excepti httpcon|fail connect|fashion|fd|fd failed
K30|from kafka|functio detecti|generic unable|getaddr|gone away|host name|http stream|https keyston|httpx
K30|httpx connect|illegal connect|incompl chunked|indexes letters|info transpo|initial failed|invalid errno|job caused
K30|kafka|kafka address|kafkaco unable|keyston|keyston auth|ldap|ldap server|letters documen|libpod|libpod contain
K30|localho is|locate the|locatio where|lost in|maxretr|means the|message disconn|message fail|modbust|newconn connect
K30|newconn failed|non clean|not establi|of expecte|offline mode|on total|operati curlcod|or server|params or
K30|probabl means|project caused|protoco banner|protoco being|protoco specifi|provide error|raised connect|reachab
K30|read on|reading informa|reading ssh|receive bytes|recogni connect|refused by|resolve api|resolve at|results for
K30|satisfy transfe|sending respons|server during|server errno|server termina|server unexpec|servers connect|side was
K30|specifi error|sql communi|ssh protoco|ssl connect|stream connect|stream is|such host|termina abnorma|the error
K30|this probabl|tls|to bootstr|to devtool|to satisfy|transfe length|transfe message|transpo endpoin|tsocket
K30|tsocket read|ttransp|ttransp type|type message|unavail failed|unavail or|unexpec eof|unexpec this|unspec
K30|url charges|url cloud|url job|url send|used tcp|was detecte|webpage|your connect
K30L24|where the
K30O24|.etcd|connect or|termina by
K30O24R24|the other
K30O24R30T24|to failed
K30O24T24|means
K30O30T24|detecti
K30P30|cause unknown
K30R24|already closed|banner|couldn' resolve
K30R24S24T24|of file
K30R30T24|.receive
K30R30T28|af
K30R34|.mixin
K30R34T30|.checksu
K30R43T30|.illegal
K30T30|bytes expecte|expecte bytes|read bytes|while reading
K30T34|file tmp|when reading
K33|.client os|.socket connect|address reason|econnre|reason errno
K34|.client payload|.close|.connect refused|.endpoin connect|.kafka connect|.not connect|api exmaple|broken incompl
K34|brokenp|brokenp broken|connect httpsco|connect was|eof occurre|err name|err urlopen|error eof|fail to|failed errno
K34|fetch data|first for|for hostnam|host acme|host connect|host example|hostnam lookup|httpsco object|in violati
K34|interne connect|ipv failed|kafkaco|length header|lost connect|none unable|of protoco|on errno|other side|port on
K34|refused os|satisfy|tcp connect|tcp ip|to databas|to port|unexpec closed|url api|url err|url indexes|violati of
K34|your interne
K34O24|.connect lost
K34P24|the network
K34T24|error net|occurre in|respons payload
K34T30|enough data|payload is
K36|resolve address
K37|.gaierro|.incompl read|.ldap communi|.server disconn|.stream closed|broken pipe|by nameres|communi error
K37|connect broken|connect unexpec|couldn' connect|dd failed|error network|localho connect|nameres|network connect
K37|pipe
K37R30|by server
K37T28|at dd
K38|.new|.new connect|default connect
K38T40|=EOFError
K39|.connect failed|address last|incompl bytes|more expecte|read more|server disconn|unknown ipv|was lost
K39R37T30|error unknown
K40|establi connect
K41|aborted connect|been closed|resolve host|to localho|to mysql
K41T24|net err
K42|ssl default
K43|.t transpo|can't connect|connect closed|server on
K43R34|ipv
K43T24|bytes read
K45|all connect|at failed|attempt failed|connect attempt|errno tempora
K46R30|localho
K47|connect call
K48|failure in|in name|name resolut|newconn httpcon
K49|errno name
K50|httpcon object|newconn urllib
K51|connect httpcon|urllib connect
K52|urllib
K55|=ConnectionRefusedError
K58|by newconn|connect errno|establi new|new connect|newconn
K59|to establi
K60|establi
L24|.array|.array memory|.arrow memory|.dead kernel|.sigkill|.signal sigkill|alloc cpp|alloc cudaerr|allocat bytes
L24|allocat mib|and data|args mem|array with|availab memory|batch size|be freed|big tif|blocks try|buffer manager
L24|buffer pool|bytes in|cache blocks|calling topanda|command convert|common device|convert big|convert huge|core src
L24|create llama|cuda failed|cuda gib|cudaerr|cudaerr out|cuh|cuh memory|decreas gpu|desired gpu|device cuda
L24|device helpers|enough memory|error out|errors page|excepti non|excepti unable|executa batch|ffmpeg mov|for report
L24|found reached|fractio static|free includi|free memory|freed|full and|functio outofme|gb which|gib decreas|gib for
L24|gib gpu|gib is|gib memory|gib on|has gib|headles died|heap|heap space|helpers|helpers cuh|huge tif|id where
L24|includi non|increas gpu|increas mem|insuffi memory|ip id|is less|java heap|lang outofme|llama context|malloc
L24|malloc of|manager excepti|matmul|matmul node|mem fractio|memory could|memory failed|memory the|memory this
L24|memory usage|memory used|mib gpu|mib is|modules core|no availab|no memory|node failed|node ip|node was|non pytorch
L24|on startup|on worker|onnxrun runtime|or reduce|other process|out webm|outofme java|page std|png returne|png stdout
L24|process has|pytorch memory|reached zero|reduce gpu|report pdf|request buffer|running matmul|running was
L24|self server|server args|shape and|size failed|size found|src alloc|src api|startup is|static|static current|std
L24|std bad|than desired|the cache|thresho of|topanda|topanda java|usage thresho|utiliza gib|utiliza or|utiliza when
L24|value self|webm died|which gib|which mib|with shape|worker bad
L24M24|desired
L24O24P24|current value
L24O30|used by
L24P24|the memory
L24P24R24|which exceeds
L24R24|.return code|.signal|fractio|ran usr
L24R24T24|workspa src
L24R24T30|convers failed|data type
L24R24T34|shape
L24R30|error on
L24R34|blocks|memory in
L24R39T39|array
L24T24|allocat error|an array|api common|failure errors|java lang|memory allocat|mov out|pdf with|status failure
L24T24|the buffer
L24T28|buffer of
L24T30|webm
L24T37|mov
L30|#137|=MemoryError|allocat gib|allocat memory|bad alloc|cuda out|gb gb|gib of|gpu has|gpu memory|has total|is free
L30|killed due|low on|memory for|memory memory|memory tried|memory utiliza|node running|of gib|of which|on memory
L30|out png|outofme|running low|signals|signals sigkill|tif out|total capacit|was gb|was killed|with signals
L34|alloc|memory on
M24|.ark bad|.blocked pii|.detecti|.exclusi|.filter ai|.filter finish|.forbidd respons|.guardra raised|.input guardra
M24|.output guardra|.pii detecti|.pii entity|.policy filter|.policy violati|.prompt rejecte|.raised|.refusal|.robot
M24|.robot exclusi|.service content|.website|.website not|about our|about this|abuse found|agent framewo|aligned
M24|aligned with|allowed url|alt media|an enterpr|and include|and want|anonymo access|apologi|apologi for|are part
M24|as malware|as possibl|as result|as spam|assist|assist with|automat moderat|azure azureop|azureex the|azureop
M24|azureop service|bad example|badrequ error|be downloa|be problem|bedrock pre|been identif|blk|blk detail
M24|blocked entity|blocked until|but we|by automat|by guardra|by moderat|by safety|c blk|c cannotd|c datains|c generat
M24|c hooks|c imagemo|c sensiti|can find|can't assist|card by|card in|celebri|celebri recogni|charged|charged id
M24|check safety|check type|checker|checker the|checks defined|checks status|class agent|code blk|code datains
M24|code explici|com and|com blocked|config failed|conside high|contain inappro|contain materia|contain pii
M24|contain prohibi|contain sensiti|content azureex|content cannot|content checker|content could|content filters
M24|content level|content that|content the|content violate|control system|convers about|csam|datains|datains message
M24|denied and|derivat|derivat works|descrip image|desired recipie|detail prompt|details moderat|detecte credit
M24|detecte in|detecte instanc|disallo by|enterpr and|entity detecte|error badrequ|error contact|errors found
M24|errors your|excepti guardra|explici content|failed moderat|failed safety|files alt|fill|filter message|filter the
M24|filter trigger|filteri policie|filteri policy|filters|filters please|find more|flagged as|followi jailbre
M24|followi text|forbidd blk|forbidd by|forbidd contact|framewo azure|further convers|go microso|grok failed|guard
M24|guard message|guardra bedrock|guardra checks|guardra inputgu|guardra outputg|guardra policy|guardra presidi
M24|guardra raised|guideli|guideli team|have further|high risk|hook|hook results|https bad|https go|id model
M24|identif as|image failed|imagemo|imagemo descrip|inappro|inappro content|inconve|inconve but|informa in
M24|informa request|injecti detecte|input flagged|input new|inputgu|inputgu trigger|invalid prompts|jailbre in
M24|jailbre or|kind imagemo|level role|litellm content|malware|malware or|materia|materia flagged|message anonymo
M24|message failure|message input|message violate|microso content|moderat celebri|moderat input|moderat reasons
M24|moderat result|moderat system|modify and|my phone|name content|name securit|new sensiti|non allowed|not aligned
M24|not charged|object the|occurre text|of credit|openai content|or prompt|or spam|our documen|output blocked|outputg
M24|outputg trigger|pass moderat|phone is|pii detecte|pii my|pii this|please fill|please read|policie|policie please
M24|policy how|possibl prompt|potenti jailbre|potenti pii|pre guard|presidi|presidi pii|previou abuse|problem status
M24|prohibi content|prompt violate|prompts detecte|provide input|read our|reason content|reasons derivat|req safety
M24|request disallo|respons contain|result your|results object|retry code|returne this|risk control|safety check
M24|safety checks|safety input|safety system|safety violati|securit status|sensiti informa|sensiti trace|sexual
M24|site if|sorry can't|spam and|support failed|system as|system if|system request|tdetail content|tdetail invalid
M24|team api|text an|text did|text may|that request|the desired|the generat|the guardra|the hook|the inconve|the risk
M24|the safety|this entity|this please|this site|this url|title url|to domain|to non|tomorro due|trigger azure
M24|trigger finish|trigger microso|type csam|until tomorro|url are|url forbidd|url we|usage guideli|violate content
M24|violate guardra|violate usage|violati sexual|was conside|was moderat|we apologi|website not|with our|works filter
M24|you were|your respons
M24O24|retry to
M24O24R24|more about
M24O24T24|rejecte because
M24P24|.ignore|.ignore request|rejecte as|request blocked
M24P24R39|phone
M24P30|was denied
M24P30T24|entity is
M24P37R30|control
M24Q24|.respons blocked|content as|finish message|generat was|reason finish|respons did|success finish
M24Q24R24|complet success
M24Q30|.finish reason|.reason
M24Q34|.finish
M24R24|be sent|errors the|failed you|prompts|sent to
M24R24T24|tomorro
M24R30|in input|role user
M24T24|data may|failed check|input contain|process because|works
M24T30|be process|the text
M24T34|c image|in text|input data
M28|policy the
M30|#446|.content policy|.guardra tripwir|.input check|.pii|.securit|.trigger|.tripwir|.tripwir trigger|attribu class
M30|by content|by our|by robots|c moderat|class of|content error|content filteri|content moderat|content policy
M30|credit card|encount content|injecti|is unsafe|jailbre|may contain|modify your|of str|policy please|prompt and
M30|prompt injecti|prompt was|risk|robots|robots txt|sensiti|service encount|str object|trigger tripwir|tripwir
M30|was flagged
M30O24T28|object is
M30P24|detail request
M30Q30|finish reason
M30R24|filteri|text content|to attribu|unsafe
M30R30|.templat runtime
M30R30T24|input text
M33|trigger content
M34|.guardra|flagged by|modify|pii|please modify
M36R30|c filter
M37|.content filter|flagged|our content
M38|content managem|filtere|filtere due|managem policy|prompt trigger|was filtere
M39|content filter
M39R39T30|.filter
M43|moderat
N24|.agent max|.compone runs|.graph recursi|.max compone|.max steps|.max turns|.model call|.pipelin max|.steps|.turns
N24|.turns exceede|.workflo runtime|=RecursionError|call limit|call limits|chain limit|compone router|config key
N24|count reached|either somethi|errors graph|for compone|graph recursi|hitting|hitting stop|iterati of|iterati with
N24|langgra|langgra errors|limit by|limit config|limits exceede|max iterati|max steps|max turns|maximum run|model call
N24|python langgra|reached either|reached without|recursi limit|run count|run max|stop conditi|the recursi|turns
N24|turns exceede|without hitting
N24O24|.runs|conditi you|with run
N24O24R24|.compone
N24P24|exceede calls
N24P24R24T24|the next
N24Q24R24|.tool call
N24R24|.recursi
N24R34|iterati|recursi
N30|.call limit|exceede run|of reached|run limit
O18|page there|receive locked
O24|.access conditi|.airflow bad|.already in|.already locked|.be|.be locked|.bleak d|.branche|.cannot be|.cas
O24|.cas mismatc|.changed|.channel locked|.complet|.compone state|.concurr runs|.concurr update|.conditi failed
O24|.consume busy|.cosmos access|.crawler|.crawler running|.d bus|.dag run|.daytona conflic|.deleted|.deleted recentl
O24|.device busy|.diverge|.diverge branche|.documen locked|.documen revisio|.executi already|.fenced|.file locked
O24|.http locked|.id was|.idempot already|.irresol|.irresol conflic|.isolati|.job operati|.key busy|.locked resourc
O24|.many updates|.message lock|.not complet|.not owned|.object already|.owned|.pack|.patch test|.prior request
O24|.produce busy|.produce fenced|.queue deleted|.readers|.readers full|.recentl|.record busy|.record generat|.release
O24|.release unlocke|.request not|.resourc in|.revisio id|.rollbac|.run already|.running|.runs exceede|.save
O24|.save conditi|.send pack|.seriali failure|.session busy|.session cannot|.session lock|.sharing|.sharing violati
O24|.simulta|.simulta request|.slave device|.stale data|.stale object|.state conflic|.test failed|.transac aborted
O24|.transac execute|.transac rollbac|.transac seriali|.transac write|.unlocke|.unlocke lock|.unrepea|.unrepea read
O24|.updates|.was|.was changed|.watch|abc on|aborted after|aborted by|aborted debug|aborted details|aborted please
O24|about possibl|accepte it|access flags|access use|accesse by|accompl|accompl in|acme com|acme git|acme letters
O24|acme lock|acme sharepo|acquire gql|acquire index|acquire lockfil|acquire retry|acquire time|acquire with
O24|acquiri locks|acquiri the|acquiri thread|action pending|active instead|add message|added try|admin termina
O24|after deletin|after failed|after header|after you|again message|again operati|again recurly|agent is
O24|allowed values|already accesse|already an|already being|already held|already partici|already reading
O24|already rebalan|an in|an indexwr|an ongoing|an update|and acquire|and assigne|and resolut|and set|and use
O24|another another|another connect|another instanc|another member|another ongoing|another program|another receive
O24|another update|another with|api dataset|api work|append concurr|append rows|append transac|apply your|are attempt
O24|are concurr|are incompa|are open|are parse|are pid|are still|assigne|assigne the|at precond|at with|atlassi
O24|atlassi conflue|attache|attache to|attempt retry|attempt the|attempt times|automat transac|autonom|autonom databas
O24|avoid conflic|aws cloudfo|aws rekogni|back because|back by|back code|base branch|be accepte|be accompl|be fulfill
O24|be increme|be locked|be obtaine|be origina|because route|because sheetid|because this|been aborted|been attempt
O24|been changed|been release|been rolled|before attempt|before retryin|begin mdb|being added|being modifie
O24|being prepare|below transac|blob and|bluez|bluez error|bot instanc|bot is|branch file|branch main|branch was
O24|broker group|busy and|busy cannot|busy opt|busyerr|busyerr databas|by admin|by current|by dfsclie|by lock
O24|by members|by process|by someone|by user|c another|c crawler|c during|c eaddrin|c edit|c errorir|c etxtbsy
O24|c incorre|c leaseid|c mutatio|c owner|c paginat|c priorre|c protoco|c queuebe|c queuede|c reserve|c tablebe
O24|c timesta|c xx|cache hugging|campaig is|can create|cancell please|cancell reasons|cannot push|cannot reboot
O24|cannot release|cannot requeue|cannot succeed|cas mismatc|casmism|casmism ec|change in|change is|changed by
O24|changed expecte|changes conflic|changes happene|changes qty|changes to|check and|client if|client operate|cloudfo
O24|cloudfo eu|code databas|code incorre|code operati|code pathcon|code queuebe|code rebalan|code severit|code updatec
O24|collisi|collisi automat|com atlassi|com client|com concurr|com xlsx|commit cannot|commit has|commit main
O24|commit stderr|commitf|commitf commit|complet before|complet insert|complet server|complet since|complet transac
O24|concurr access|concurr append|concurr by|concurr files|concurr for|concurr invocat|concurr one|concurr operati
O24|concurr or|concurr updates|concurr verific|concurr when|concurr writers|conditi not|conditi on|conditi the
O24|conflic another|conflic attempt|conflic changes|conflic client|conflic concurr|conflic diagnos|conflic documen
O24|conflic on|conflic operati|conflic request|conflic rev|conflic secret|conflic server|conflic some|conflic state
O24|conflic termina|conflic ts|conflic user|conflic your|conflue api|connect as|connect code|content create
O24|convers busy|convers convers|crashed process|crawler|crawler when|crawler with|create another|create git
O24|create srv|createb|createb operati|created hence|created probabl|createq|createq operati|csv file|csv for
O24|current lease|current owned|current process|current receive|current rolling|current state|cust cannot|cust please
O24|custome please|dag run|dashboa has|data changed|data conflic|data data|data dir|data fs|data graph|data of
O24|data this|databas failed|databas locked|databas schema|databas status|databas version|dataset for|datasto
O24|datasto transac|db lock|deadloc detecte|deadloc or|deadloc update|declara|declare on|deleted data|deleted errorco
O24|deleted message|deletin|deletin queue|delta concurr|delta transac|depende resourc|detail campaig|detail cannot
O24|detail job|detail seriali|detail shipmen|detaile failed|details transac|detectc|detectc operati|detecte while
O24|devbox is|device busy|device reporte|dfsclie|dfsclie on|diagnos hapi|did so|differe multita|differe process
O24|dir argumen|dir milvus|directo is|directo this|disconn errorco|docs kuzudb|docs trouble|documen locked
O24|documen revisio|documen transac|documen update|don't use|droplet already|edit files|edit lock|editing it
O24|element is|else|ends|envelop is|environ maxread|epoch|epoch is|epoch of|err conflic|err error|err in|err operati
O24|err write|errmsg writeco|errno address|errno conflic|errno text|error acquiri|error commit|error configu
O24|error consume|error forseti|error frequen|error full|error inprogr|error intermi|error precond|error running
O24|error transac|errorco edit|errorco leaseid|errorco linksto|errorco queuebe|errorco tablebe|errorco updatec
O24|errors keyerro|errors staleel|etag|etag mismatc|evaluat to|ew|ew lock|exceede db|excepti conflic|excepti could
O24|excepti timesta|exclusi lock|exclusi propert|execute due|execute failed|executi jobs|executi when|existin autonom
O24|exists arn|expecte id|failed branch|failed broker|failed concurr|failed content|failed dir|failed ibm|failed lock
O24|failed retries|failed saving|failed transac|failed version|false code|false the|fastfor|fastfor referen
O24|fetch first|fetch the|fetched please|file because|file cannot|file errno|file https|file lease|files are
O24|files prevent|files were|files when|finish thread|finishe before|flags are|folder qdrant|for dag|for dfsclie
O24|for load|for shared|for specifi|for vertex|forseti because|forseti can't|frequen and|from last|from state|fulfill
O24|fulfill on|full dataset|generat src|getting disconn|getupda|getupda request|git commit|git push|globalt
O24|globalt msg|graph kuzu|group has|group rebalan|hapi|hapi the|happene during|happene since|has complet|has conflic
O24|has finishe|has happene|has locked|has pending|have opened|header may|headers evaluat|heads main|held|held by
O24|hence|hence current|higher epoch|hold by|how many|http the|httploc|httploc locked|hub locks|id aa|id cust|id is
O24|id manual|id ocid|in acquiri|in current|in differe|in failedj|in relatio|in running|in task|in termina|in transac
O24|in unexpec|in update|incompa status|incorre message|increme|increme on|index is|index srv|indexwr|indexwr working
O24|info id|inprogr|inprogr operati|insert operati|instanc reboot|instanc while|instead in|intermi|intermi retry
O24|into metrics|invocat are|io excepti|is active|is below|is created|is getting|is newer|is ongoing|is opened
O24|is using|it could|it ends|it if|it this|items an|job lock|jobs lead|keep resourc|keyerro keyerro|keyerro locked
O24|kuzu see|kuzudb|kuzudb com|last commit|last page|last update|later error|later this|latest databas|latest documen
O24|leader in|leads after|leads has|leads issue|leads when|lease id|lease is|lease on|leaseid|letters commit
O24|letters server|linksto|load leads|local milvus|lock already|lock cannot|lock conflic|lock envelop|lock error
O24|lock exceeds|lock hold|lock if|lock info|lock maildro|lock nightly|lock not|lock owner|lock port|lock refs
O24|lock request|lock root|lock sync|lock that|lock timeout|lock within|lockbus|lockbus some|locked backgro
O24|locked jobs|locked letters|locked main|locked none|locked request|locked specifi|locked sql|locked table
O24|locked this|lockede|lockede databas|lockfil|lockfil lockbus|locks leads|locks locks|locks models|locks on|logos
O24|logos is|longer owned|made concurr|maildro|maildro try|main fetch|main has|main main|main request|main stderr
O24|many seconds|masters|masters redis|match documen|match that|maxread|maxread limit|md does|mdb readers|mdb txn
O24|means there|meeting is|members acme|merge again|message base|message cas|message conditi|message droplet
O24|message globalt|message open|message readme|message sync|metadat changed|metrics key|microso session|might be
O24|milvus|milvus db|milvus failed|mismatc error|mismatc source|modifie after|modifie review|msg transac|multi documen
O24|multipl errors|multita|multita strateg|must fetch|name conflic|name leads|name tempora|new receive|new sync|newer
O24|newer produce|nightly at|nightly sync|nil|nil with|no lease|no or|no wait|non fastfor|none conflic|not attache
O24|not exclusi|not hold|not lock|not met|not obtain|not saved|now and|nowait|nowait specifi|objects cannot
O24|obtain lock|obtaine|obtaine or|occurre check|occurre concurr|occurre crawler|occurre executi|occurre operati
O24|occurre priorre|ocid|ocid has|of being|of deadloc|of is|of lock|of order|of qdrant|of updatin|of waiters
O24|oid serial|old if|on after|on another|on because|on branch|on file|on locks|on no|on pods|on put|on retry|on row
O24|on update|once rates|once sending|once the|one bot|one none|one update|ongoing for|ongoing operati|ongoing task
O24|only create|open local|opened because|opened by|opened it|operate|operate false|operati again|operati already
O24|operati blocked|operati can't|operati concurr|operati crawler|operati deadloc|operati executi|operati for
O24|operati or|operati path|operati project|operati read|operati session|operati stateme|operati status|operati stream
O24|operati there|operati use|operati when|ops md|or choose|or crashed|or depende|or don't|or edit|or multi|or stripe
O24|or transac|or write|ora deadloc|ora resourc|order qty|orders in|org bluez|origin main|origina declara
O24|origina declare|other getupda|out period|overwri at|owned by|owner message|owner of|page documen|page version
O24|page was|paginat from|paramet did|partici|partici trackin|partiti to|path client|path data|path state|path you
O24|pathcon|pathcon message|pending event|pending task|perform at|period exceede|person was|please apply
O24|please request|please restart|please retriev|pods the|pools|port db|possibl etag|possibl reasons|pre conditi
O24|precond given|precond is|precond operati|prepare please|present that|prevent|prevent the|previou request
O24|printer redis|priorre|priorre when|probabl user|process acquire|process cannot|process error|process is|process of
O24|process prior|process txt|process wait|produce there|produce using|progres and|progres operati|progres state
O24|progres title|progres val|progres with|project arn|project logos|propert value|pulumi com|push non|push origin
O24|push some|put https|putpara|putpara operati|pxgsyr|pxgsyr lock|pymysql|pymysql err|qdrant|qdrant client|qdrant is
O24|qdrant server|qty qty|qty where|query now|queue before|queue leader|queuebe|queuebe code|queuebe content
O24|queued retry|queuede|queuede when|rates are|read conflic|readers full|ready http|reason code|reasons and
O24|reasons for|reasons transac|rebalan and|rebalan in|reboot instanc|reboot linode|rebooti|receive nil|record generat
O24|record is|redis errors|redlock printer|refer cancell|referen element|refresh to|refs to|regular directo
O24|rejecte main|rekogni|rekogni eu|relatio jobs|release lock|release your|repo git|reporte slave|repos|repos content
O24|reposit stderr|request abc|request concurr|request conflic|request if|request new|request on|request once
O24|request session|request that|requeue|requeue job|require concurr|reserve by|reserve request|resolut visit
O24|resourc again|resourc arn|resourc extensi|resourc in|resourc that|resourc txt|respons allowed|rest repos
O24|restart paginat|retriev status|retry once|retry status|retry transac|rev values|review and|revisio provide
O24|rollbac session|rolling|rolling back|root commit|root finishe|root of|row were|rows databas|rs multipl|rsrc locked
O24|run already|run is|running state|running the|runs exceede|runs has|same access|same number|same transac
O24|sandbox state|satisfi errorco|save conditi|save conflic|saving state|schema is|seconds after|seconds you
O24|secret crm|see this|sent try|server instead|server transac|servers cannot|service action|service databas
O24|service excepti|session cannot|session cust|session is|session lock|set lock|set paramet|set qty|sha does
O24|share access|shared use|sharepo com|sharepo spfilel|sharing|sharing violati|sheetid|sheetid is|shipmen is
O24|simpleq queuede|since please|since you|slave device|so your|some failed|some refs|some writeco|someone
O24|someone else|specifi how|specifi operati|specifi or|specifi precond|specifi reasons|specifi table|specify unique
O24|spexcep save|spfilel|spfilel the|splitsh|splitsh operati|sql update|src transac|srv repo|stack arn|staleel
O24|start sandbox|start ts|startcr|startcr operati|started editing|startjo|startjo operati|state change|state detail
O24|state in|state lock|state of|state rebooti|state termina|state updatin|stateme execute|stateme has|stateme limit
O24|stateme on|stateme was|statest possibl|status aborted|status sharing|statusc aborted|stderr rejecte|still being
O24|still process|still queued|stock|stock set|stopbro|stopbro operati|storage folder|store err|str commit
O24|string aborted|stripe process|succeed due|support one|sync masters|sync token|sync you|table by|table letters
O24|table ru|tablebe|task state|task try|tempora reserve|termina pid|termina state|tested|tested value|text concurr
O24|text file|that no|that of|that only|that process|that specifi|that uses|the blob|the createb|the createq
O24|the dashboa|the detectc|the exclusi|the full|the meeting|the merge|the origina|the partiti|the pre|the precond
O24|the previou|the putpara|the share|the splitsh|the startcr|the startjo|the state|the stateme|the stopbro
O24|the transcr|the underly|the updatef|this append|this custome|this directo|this lock|this means|this might|this or
O24|this product|this socket|this time|this update|those made|thread tmp|thread while|time acquiri|time an|time root
O24|timeout another|timeout lock|timeout reason|times but|timesta error|title job|tmp ew|tmp job|tmp tmp|tmp tmpc
O24|tmp tmphvkc|tmp tmpq|tmpc|tmpc vvb|tmphvkc|tmphvkc corpus|tmpq|tmpq pxgsyr|to deadloc|to false|to github|to push
O24|to tested|to thread|token please|tool append|tool run|transac and|transac are|transac because|transac changes
O24|transac collisi|transac commit|transac data|transac db|transac deleted|transac full|transac id|transac items
O24|transac metadat|transac number|transac overwri|transac read|transac rollbac|transac rolled|transac rs|transac sql
O24|transac sqlexec|transac there|transac timeout|transac update|transac when|transcr current|transie full|transie ok
O24|transie writeco|trouble conflic|ts|ts conflic|ts key|txn begin|txt locked|type lock|type page|unavail retry
O24|underly objects|underly transac|unexpec state|unique client|unique value|update concurr|update current|update file
O24|update in|update item|update please|update row|update stale|update stateme|update stock|update transac
O24|updatec message|updated by|updated now|updatef|updatef operati|updates for|use addr|use please|use qdrant
O24|use retry|use unable|use uri|use user|user admin|user client|user data|user example|user please|uses the
O24|using regular|value class|value does|value values|values do|values transcr|variabl changed|verific to
O24|version already|version and|version constra|version must|version object|version on|vertex due|vhost it|violati xc
O24|vvb|vvb lock|wait transac|waiters|waiters for|was fetched|was modifie|was now|was still|watched|watched variabl
O24|were added|were matched|west executi|west project|west stack|while run|with concurr|with datasto|with epoch
O24|with idempot|with nowait|with those|with unique|with version|work git|work pools|work was|write transac
O24|write write|writeco errmsg|writeco start|writers attempt|wrong documen|www pulumi|xc the|xlsx is|xx detail
O24|xx seriali|yet been|you see|you started|your stateme|your work
O24P24|c ebusy|clicks|clicks under|code concurr|docs github|documen url|finish or|later message|must wait
O24P24|occurre toomany|operati has|other request|prior|prior request|state json|stream clicks|time specifi|to wait
O24P24|toomany when|under account
O24P24R24|frequen|the time
O24P24R34|operati against
O24P30|.d|blocked tempora
O24P34|wait seconds
O24Q24|added to
O24R24|.element referen|.json patch|.patch|.slave|.slave reporte|.stale element|.test|addr tcp|changer|changer operati
O24R24|choose|choose differe|db linuxx|driver db|editing|element referen|instanc is|int is|linuxx|linuxx sql
O24R24|message stale|not equal|number are|object has|orders expecte|prepare|qty for|query error|row in|since the|slave
O24R24|stale element|that support|the changer|the updates|then retry|updates operati|you require
O24R24T24|addr|first error|or wrong|overwri
O24R30|declare|paginat|reserve
O24R30T30|.referen
O24R34|number is|uses
O24R43|.element
O24T24|.consume|.prior|already has|but failed|corpus fs|in invalid|in one|item an|met|readers|readme md|rev
O24T24|table leads|to resourc
O24T34|file content|in another
O28|again conflic|error locked|locked for
O28P24|c busy
O30|#112|.achieve|.bad version|.busy resourc|.contend|.contend transac|.lock lost|.lock not|.lock timeout|.modifie
O30|.not achieve|.optimis|.optimis check|.quorum|.quorum not|.resourc modifie|.task locked|.transac conflic|.update
O30|=BlockingIOError|aborted transac|accesse right|accessi it|acquire exclusi|address already|and root|another api
O30|another git|another task|are waiting|at version|be retried|because another|because holders|been chosen
O30|being updated|busy src|c contend|c eagain|c sync|c updatec|c writeco|change key|chosen|chosen as|class persist
O30|clienti can't|codenam writeco|commit conflic|concurr conflic|concurr modific|concurr runs|conditi operati
O30|conditi specifi|configu databas|conflic conditi|conflic require|conflic this|conflic will|contend|contend transac
O30|couldn' lock|create or|current accessi|current change|current documen|current version|cycle are|data db
O30|databas table|db is|deadloc on|deadloc victim|detecti of|dir|error errorla|error stale|errorla transie
O30|excepti stale|exclusi owner|exists another|failure for|file busy|for path|for version|forming|forming the
O30|forseti transac|fs lock|git process|has seqno|hold|holders of|invalid table|is aborted|is stale|isolati
O30|isolati violati|key redlock|linode busy|lock are|lock data|locked locked|locked the|locks availab|locks invalid
O30|mapping persist|match latest|message another|message lock|message transac|modific|no locks|now because
O30|object cannot|object version|occurre transac|of that|oid class|operati conflic|operati databas|or timeout
O30|order was|owned|owner forseti|persist mapping|persist serial|precond failure|preempt|preempt by|primary term
O30|process and|process id|process seems|progres against|progres for|progres on|progres to|rebalan|reboot|record busy
O30|redlock sync|request precond|require seqno|rerun|rerun the|resourc busy|resourc message|resourc please
O30|resourc with|retried|rollbac instead|rolled|rolled back|root were|running task|send or|seqno|seqno and
O30|seqno primary|seriali isolati|since last|sqlite operati|stale data|stale object|state to|status precond
O30|table orders|table transac|task wait|term current|that lock|the change|the cycle|the deadloc|the lock|the send
O30|the transac|the update|the updatei|this at|this convers|this object|this reposit|this transac|thread is|to conflic
O30|to detecti|transac can|transac clienti|transac due|transac failed|transac forming|transac has|transac locks
O30|transac process|underly|update at|update conditi|update conflic|update is|update operati|updatec|updatei
O30|updatei operati|updatin|version please|victim|victim rerun|violati on|was deadloc|was preempt|were working
O30|will rollbac|write conflic|writeco error|you and|your changes
O30P24|and primary|operati please|process for|same time|to finish
O30P24R24|updates
O30P24R24T24|the object
O30P24T24|push
O30P30|and has
O30P34|before you
O30R24|new message
O30R30|term
O30T24|error xx|seems to
O33|conflic occurre|is conflic|saving please|while saving
O34|.base lock|.concurr|.primiti|.resourc locked|.revisio|aborted because|access due|acquiri|against this|another user
O34|c aborted|c deadloc|cannot obtain|changed since|commit failed|committ|conflic error|current committ
O34|databas conflic|deadloc message|deleted try|error lock|error oid|excepti version|exclusi access|file lock|forseti
O34|git index|later errorco|lock could|lock has|lock resourc|lock try|lock wait|locked cannot|locked queue
O34|message forseti|modifie please|not satisfi|not seriali|obtain exclusi|of current|ongoing|operati later|outside of
O34|redlock|resourc locked|rollbac|serial|serial current|serial this|seriali access|table is|task is|this txn
O34|to commit|to lock|to locked|transac is|transie transac|try operati|txn started|updated outside|wait timeout
O34|was updated|with serial|working on|writeco
O34P30|wait for
O34R24|.stale|c operati|can't acquire|satisfi
O34R42T24|qty
O34T24|append
O34T30|documen has
O37|#450|.aborted|.commit failed|another operati|be acquire|being process|by concurr|current transac|deadloc found
O37|get lock|index lock|lock tmp|on table|perform because|restart transac|transac deadloc|transac transac|try restart
O37|txn
O37P24|c concurr
O37R30|precond failed
O39|acquire lock|already running|another process|c lock|commit transac|concurr transac|concurr update|errno resourc
O39|lock on|locked by|to concurr|was aborted
O39R24T24|operati is
O40|conflic with
O41|current being|to acquire
O43|locks
O43R24|transac was
O43R34|precond
O44P24|c transac
O48|by another
O49|deadloc
O51|#412
P18|com things|rate please|slow slow|things for
P24|.active stateme|.api rate|.backoff|.bad too|.censys rate|.connect count|.daytona rate|.delay|.detache|.duck
P24|.duck duck|.duck go|.enforce|.exceede connect|.exhaust respons|.feedbac|.feedbac require|.few|.few minutes
P24|.freshde rate|.go search|.hit|.http backoff|.http too|.idempot persist|.ip blocked|.kusto throttl|.lance|.lance db
P24|.layer rate|.limit enforce|.limit hit|.limit too|.limiter|.limiter delay|.link detache|.linkup tasks|.linkup too
P24|.m limit|.many message|.many session|.max tries|.minutes|.over limit|.over query|.persist|.persist layer|.please
P24|.please wait|.proton|.qdrant|.query limit|.query returne|.queue limit|.request blocked|.request limit
P24|.request throttl|.retriab request|.returne bad|.stateme exceede|.tasks|.tasks queue|.telegra retry
P24|.transie service|.tries|.tries exceede|.wait few|accessi https|account are|account consume|account exceede
P24|account pair|account try|acme state|act insight|action blocked|action was|actions to|active chats|active operati
P24|active stateme|actives|actives when|actual allowed|actual delay|after error|after msg|after second|again error
P24|again errorco|again for|against any|against differe|alert too|all your|allowan actual|allowed quota
P24|already pending|amazon com|amqp resourc|an amount|analyze documen|and actions|and builds|and conside|and delete
P24|and should|and up|any hosts|api client|api page|api speed|api too|api try|apierro circuit|apierro quota|apigw
P24|apigw error|apiinvo|apiinvo limit|applica message|are already|are limited|are making|asked to|asked us
P24|attempt display|attempt limit|authent request|automat scaling|availab concurr|avoid data|avoid polling|aws amazon
P24|aws support|backoff hint|badtoom|bandwid|bandwid limits|batchwr|batchwr operati|bd|bd exceede|be chill|be mb
P24|be needed|be waiting|because there|been rejecte|being wait|below info|between mail|binance teapot|blocked from
P24|blocked please|blockin|blockin request|body err|botoser|botoser service|breakin|breakin excepti|broker throttl
P24|budget exhaust|budget of|budget remaini|budget used|builds|burst|burst rate|but here|by grpc|by httperr|by sendmes
P24|by youtube|c actives|c apigw|c app|c breakin|c budget|c circuit|c flood|c memory|c overlim|c runs|c sf|c wait
P24|call exceede|call the|calls request|calls status|can run|can try|can upgrade|can wait|cannot fetch|certain
P24|certain content|changes were|chat retry|chats|chats maximum|checks violati|chill|chill you|circuit breakin
P24|client applica|client reduce|closed due|code api|code apigw|code applica|code errorco|code for|code quotaex
P24|code search|code through|code transac|com boards|com lite|com support|com website|command login|command or
P24|common util|complex budget|complex of|concurr actor|concurr api|concurr concurr|concurr job|concurr please
P24|concurr quota|concurr req|concurr searche|concurr shells|concurr sip|concurr streams|concurr timedru
P24|configu provisi|connect for|connect limit|connect rate|connect reached|conside spreadi|conside switchi
P24|conside throttl|consume account|consume project|consume req|contact aws|content creatio|context in|context tcid
P24|coordin and|coordin operati|cost budget|count exceedi|creatio please|crm api|crm push|crm with|current capacit
P24|current formrec|current minute|current through|data err|data loss|data rate|data request|data wsmanfa|day you
P24|deepl servers|delay exceede|delay minimum|delete please|deliver failed|details quota|details rate|develop account
P24|differe server|documen have|done too|down command|down during|down you|downloa api|dqw unable|during uploadp
P24|dynamod|dynamod is|egress|egress is|elastic common|emb|emb status|endpoin again|ensure to|entity id|equals
P24|equals to|err code|err login|err msg|err your|error microso|error slow|errorco hourly|errorco resourc
P24|errors exceede|errors rate|esthrea|esthrea name|etcdser too|exa rate|exceed maximum|exceed rpc|exceede allowan
P24|exceede at|exceede burst|exceede command|exceede conside|exceede crm|exceede extende|exceede filestr|exceede local
P24|exceede name|exceede of|exceede reached|exceede retryin|exceede see|exceede sending|exceede val|exceede write
P24|exceedi qps|exceedi you|excepti parent|excepti receive|excessi|excessi request|execute operati|executi rejecte
P24|exhaust query|exhaust quota|exhaust respons|exponen backoff|extende fault|fail status|failure maximum
P24|false exceede|fault data|fault request|fc failed|feedbac|feedbac require|fetch from|filestr|filestr rate
P24|finishe status|flight hints|flood wait|followi reasons|for attempt|for but|for consume|for live|for reads
P24|for second|for session|for support|forgotp|forgotp operati|formrec|formrec pricing|frequen limit|frequen of
P24|from content|from google|from inferen|from serpapi|from transla|from your|get higher|getting your|global limit
P24|good news|google scholar|got error|grpc ratelim|had the|has asked|has complex|has elapsed|has receive|have done
P24|have sent|headers ratelim|here the|high retry|higher plan|higher tier|hint reduce|hints|hit details|host error
P24|hosts host|hour extensi|hour rate|hour reached|hour resourc|hourly apiinvo|hourly request|httperr too|https aws
P24|https lite|httptoo|httptoo too|id applica|id bd|id emb|id rate|idle|idle timeout|ignorin|ignorin non|in second
P24|in short|in stream|increas throttl|index dynamod|inferen entity|info when|ingress|ingress egress|insight
P24|insight params|instagr|instagr com|invalid real|ip exceede|ip has|ip is|ip rate|ip this|is above|is and|is automat
P24|is blockin|is due|is exceedi|is issuing|is large|issues client|issuing|issuing too|item crm|item vendor|its limit
P24|job limit|jobs closed|jobs exceed|jobs to|json exceede|json query|json we|key crm|kucoin|kucoin too|large data
P24|large more|later data|later oryou|later we|level of|level with|limit api|limit check|limit due|limit read
P24|limit send|limit time|limit title|limit your|limited request|limiter|limiter please|limitin exceede|limitin too
P24|limits failure|limits over|limits throttl|limits too|lite duckduc|lite ratelim|live updates|local idle|login alert
P24|login delay|loss|loss please|made code|made request|mail checks|making too|managem service|many active|many api
P24|many calls|many in|many search|many tasks|many timeout|many visits|marqo throttl|max coordin|max queries|max retry
P24|max timeout|maximum per|maximum stack|mb for|mb which|me limit|message concurr|message deliver|message exceede
P24|message hourly|message marqo|message per|message quotaex|message reduce|message tenancy|message try|method for
P24|method locatio|method sendmes|metric read|metric send|microso teams|middlew|middlew please|minimum time|minute api
P24|minute content|minute debug|minute error|minute or|minutes period|more please|more request|more sparing|ms max
P24|msg exceede|msg way|much unindex|mutatio|mutatio operati|namespa is|namespa rate|needed so|network rate
P24|news authent|next minute|no changes|node overloa|node search|non respons|not attempt|not sending|null rate
P24|number in|object acme|object mutatio|occurre actives|occurre overlim|occurre slowdow|of active|of allowed|of and
P24|of configu|of context|of coordin|of org|of per|of service|of session|of simulta|off seconds|on esthrea|on maximum
P24|on method|on serpapi|once your|only make|open jobs|operati active|operati attempt|operati coordin|operati create
P24|operati fc|operati open|operati slow|or against|or bandwid|or conside|or ensure|or index|or process|or wait
P24|order realtim|org elastic|org whois|origina descrip|oryou|oryou can|our communi|out your|over hour|over ratelim
P24|over user|overlim|overlim when|overloa message|pacing|pacing violati|page http|pair rate|params status|parent data
P24|part for|path secret|pending or|per method|per minutes|per seconda|period you|pir|pir org|plans on|please be
P24|please rate|policy user|polling the|primary bytes|progres record|project number|promptl had|protect our
P24|provide below|provisi level|provisi rate|provisi through|putreco|putreco operati|qps quota|queries maximum
P24|queries per|queries submitt|queries you|query bad|query histori|queue capacit|quickly|quickly please|quota has
P24|quota per|quotaex message|quotaex request|raised ratelim|rate limiter|rate message|rate of|rate quota|rate resourc
P24|rate shouldr|ratelim code|ratelim ec|ratelim limit|ratelim middlew|ratelim please|ratelim rate|ratelim ratelim
P24|ratelim recomme|ratelim status|rates to|reached code|reached gave|reached policy|reached rate|reached try
P24|read request|real|real time|realtim|reasons you|receive operati|receive rate|receive too|recentl develop
P24|recentl please|recomme retry|record an|reduce rate|reduce request|remaini budget|remaini out|repeat the|req min
P24|request after|request budget|request caused|request deepl|request err|request fail|request finishe|request hit
P24|request ip|request pacing|request path|request rates|request running|request speed|request times|request type
P24|request units|request until|require action|reset content|reset header|resets|resets in|resourc current
P24|resourc details|respons rate|restric certain|resume uninter|retries please|retries provisi|retries the
P24|retry feature|retryaf|returne too|rpc request|run concurr|running at|runs and|runs for|sandbox if|sandbox rate
P24|save in|says flood|scaling|scaling your|scholar|search issues|search limit|search queue|search rate|searche code
P24|second code|second for|second limit|second please|second rate|second which|seconda up|seconds before
P24|seconds complex|seconds exceede|seconds origina|seconds per|seconds retryaf|seconds total|see www|send too
P24|sender jobs|sendmes in|sent too|serpapi your|server am|server resourc|serverb message|servers are|service cannot
P24|service headers|service sheets|session badtoom|session end|shard shardid|shardid|shardid in|sheets|sheets googlea
P24|shells|shells for|should not|simulta queries|sip calls|slowdow code|slowdow message|slowdow when|so please
P24|some session|sparing|sparing request|speed limit|spreadi|spreadi out|startco|startco operati|stateme exceede
P24|statusc the|streams for|string resourc|submitt by|support at|support request|support timesta|switchi|switchi to
P24|table so|tcid|tcid server|teams|teams endpoin|teapot|teapot code|templat too|tenancy|tenancy request|the batchwr
P24|the call|the concurr|the execute|the forgotp|the frequen|the good|the level|the organiz|the prior|the putreco
P24|the quota|the ratelim|the receive|the remaini|the startco|the throttl|the through|the updatet|the ws|there were
P24|thing unknown|this phone|this usually|thresho has|throttl account|throttl and|throttl errorco|throttl failure
P24|throttl locatio|throttl or|throttl quota|throttl rate|throttl thresho|throttl throttl|throttl your|through for
P24|through rate|tier plan|time between|time minute|time origina|time query|time retry|timedru|timedru on
P24|timeout reached|timeout won't|times equals|timesta client|title concurr|to back|to conditi|to excessi|to graphql
P24|to in|to jobs|to resume|to transla|to try|too quickly|toomany opc|toomany request|topic quota|total wait
P24|transac limit|transla googlea|transla limit|true co|true statusc|trying this|type limits|type ratelim
P24|unavail content|unindex|unindex data|uninter|uninter service|units|units may|unknown slow|until an|until content
P24|until the|up when|update and|updates to|updatet|updatet api|upgrade plans|uploadi part|uploadp|uploadp operati
P24|url consume|use websock|used ip|used resets|user method|user of|user over|user per|user too|users list
P24|using exponen|usually|usually is|util concurr|value ingress|vantage please|ve send|vendor with|visits
P24|visits errcode|wait or|wait until|wait wait|was rate|we restric|webhook message|websock streams|were made|were too
P24|when accessi|when asked|when asking|when uploadi|whois for|whois limit|won't|won't try|workspa exceede|write rate
P24|ws managem|wsmanfa|wsmanfa code|www instagr|www pir|you hit|you you|your actor|your calls|your exa|your other
P24|your provisi|your table|youtube is
P24Q24|to protect
P24R24|.stateme|above the|am|asking for|c microso|content and|details message|have complet|limit and|query cost
P24R24|query operati|repeat|send because|sender|sent from|so no|the allowed|to one|to repeat
P24R24T30|for object
P24R30|after the|amount of|asking
P24R30T34|.long|.too long
P24R37|phone number
P24S24|message sent
P24T24|analyze|and exceeds|detectd|detectd operati|limit documen|limit max|limit status|maximum request|permiss limit
P24T24|the analyze|the detectd|was exceede|while getting
P24T30|please conside|request content
P24T34|.count|is larger
P24T37|fc
P24T47|larger than
P28|allotte|allotte request|an allotte|been rate|count try|current endpoin|endpoin has|exceede an|hour you|limited you
P30|#202|#418|#8|.bucket full|.d do|.do|.do s|.flood|.flood wait|.geocode rate|.mastodo ratelim|.overpas too
P30|.s protect|.yf rate|access has|actor runs|after content|after while|again on|allowed per|already full|and limit
P30|api invocat|api limit|api users|are exceedi|banned|banned until|been doing|been throttl|break|break for|bucket for
P30|c apiinvo|c complex|c es|c hourly|c rejecte|code ratelim|code slowdow|concurr limit|concurr sandbox
P30|control exceede|control request|delay|dev api|doing that|eapi|eapi rate|errno please|error eapi|error ratelim
P30|error throttl|exceede concurr|exceede only|exceede retry|exceedi the|expecte availab|field ratelim|flood control
P30|flow control|for item|for minutes|for quota|google you|graphql query|have made|hit rate|hit the|hour are
P30|hourly api|hourly limit|html ratelim|https shopify|id too|in flight|invocat has|ip banned|is rejecte|its maximum
P30|json retry|kraken error|later rate|later remaini|like you|limit applica|limit hit|limited try|limitex when
P30|lot take|many simulta|message applica|minute please|name ratelim|occurre limitex|of hourly|of reset|only request
P30|operati rate|operati through|over query|per ip|per seconds|quota metric|rate is|ratelim looks|ratelim message
P30|ratelim reset|reached type|remaini limit|request are|request over|request recentl|require caused|reset in
P30|searche for|seconds is|server accordi|session reached|shopify|shopify dev|simulta connect|status too|take break
P30|tempora due|that lot|the hourly|throttl documen|throttl expecte|throttl extensi|throttl the|throttl user
P30|through exceeds|through limit|to google|to higher|toomany message|usage rate|used current|user flow|user request
P30|wait of|way|way too|weight per|with rate|you made|your ip|your max
P30R24|complex|kraken|looks like|lot|query has|sorry access|take
P30R24T24|the entity
P30R30|looks
P30R39T30|metric
P30T24|would be
P33|c slowdow|request count
P34|.provisi|.provisi through|.through|.through exceede|apierro es|applica is|applica request|being throttl
P34|code toomany|es rejecte|exceede seconda|excepti rejecte|its mailbox|mailbox limit|make request|many message
P34|max concurr|maximum sending|much request|over its|per user|please slow|rejecte executi|request retry
P34|request weight|retry in|seconda rate|session limit|slowdow|throttl error|try after|wait few|weight used
P34R24|es
P34T24|operati maximum
P36|c provisi
P37|hourly|made too|maximum concurr|message throttl|occurre provisi|provisi when|request from|seconda|sending rate
P37|too much
P37R24|much
P37R24T24|msg too
P39|.ratelim|minutes before
P41|.rate limited|concurr session
P43|rate exceede
P44|c ratelim
P46R24|per second
Q24|.client finish|.incompl output|.incompl tool|.length finish|.llm did|.max tokens|.not finish|.tokens
Q24|.tokens reached|again with|agent loop|agents agent|allowed length|an unrecov|argumen increas|bamlcli message
Q24|because max|call resulti|chat history|chat session|com latest|complet complet|concept|concept agents|emittin
Q24|emittin tool|finish the|fit|fit within|guide concept|higher max|https strands|in incompl|incompl argumen
Q24|incompl due|integri of|length finish|llm generat|loop maxtoke|maxtoke|message because|message finish
Q24|message safety|model output|not finish|or simplif|output is|output limit|please increas|protect the|ratings
Q24|ratings to|reached an|reached complet|reason length|respons were|resulti|resulti in|safety ratings|session the
Q24|simplif|simplif tool|state due|strands|strands com|the integri|to chat|to fit|tokens length|tokens prompt
Q24|unrecov state|while emittin
Q24R24|and respons|complet tokens|is incompl|not added
Q24T24|or model|unrecov
Q30|length limit|to max|tokens or
R18|.path syntax|.x path
R18T28|.lxml|.lxml syntax
R24|.action failed|.address value|.adminli|.adminli exceede|.adyen endpoin|.agent tool|.allowed on|.ambiguo referen
R24|.ansible parser|.api bad|.api parsing|.argumen require|.asin|.asin not|.asserti|.avro type|.axis|.bad argumen
R24|.bad date|.bad formed|.bad input|.bad name|.bad paramet|.bad topic|.bank|.bank code|.barcode code|.barcode type
R24|.base polynom|.binding|.bleak charact|.bolt unhandl|.by zero|.case|.case params|.cbor encode|.cell control
R24|.cell executi|.cell label|.change|.change batch|.charact not|.chart|.chart series|.check did|.checksu digits
R24|.cherry|.cherry pick|.chevron|.child not|.class violati|.click|.click interce|.client query|.compila|.compile
R24|.config invalid|.configu key|.control not|.control signal|.couldnt encode|.country|.country code|.currenc
R24|.dagster invalid|.dagster type|.dcp|.deep eval|.defined|.definit|.divisio|.divisio by|.docx|.duplica workshe
R24|.easy id|.element click|.element does|.element handle|.element not|.email address|.empty chart|.empty label
R24|.encode type|.endpoin invalid|.engagem|.engagem message|.engine not|.eval|.exceede max|.executi input|.existin
R24|.existin time|.failed converg|.faust|.feature does|.fields|.filesys|.filesys not|.filteri|.flagsmi feature|.fluff
R24|.fluff user|.form not|.formati|.formed|.frames|.frozen|.frozen instanc|.functio executi|.geocode query|.geometr
R24|.geometr type|.gitlab cherry|.grafana bad|.group id|.hf validat|.high|.http unproce|.http validat|.id key
R24|.id validat|.identif|.illegal argumen|.illegal child|.illegal request|.incompa schema|.incompl express|.incorre
R24|.incorre cell|.input require|.insecur|.insecur transpo|.interce|.invalid bank|.invalid change|.invalid compone
R24|.invalid country|.invalid email|.invalid event|.invalid executi|.invalid field|.invalid index|.invalid or
R24|.invalid params|.invalid query|.invalid schema|.invalid scope|.invalid selecto|.invalid span|.invalid spec
R24|.invalid ssml|.invalid structu|.invalid timezon|.invalid workshe|.inverti|.inverti matrix|.invocat
R24|.irrecov channel|.iterati|.iterati failed|.key found|.key missing|.kusto api|.kusto multi|.label too|.lark
R24|.layer validat|.lexer|.limit order|.link not|.linkup invalid|.linkup no|.locatio parse|.locatio value
R24|.malform request|.many missing|.mapping|.mastodo illegal|.max iterati|.message too|.method missing|.mgrs
R24|.mismatc state|.missing argumen|.missing data|.missing frames|.missing param|.missing schema|.missing test
R24|.model tool|.multi api|.multipl matches|.multipl resourc|.native|.no converg|.non existin|.non inverti|.nonleaf
R24|.not defined|.not pass|.not uploade|.nsq bad|.number too|.object class|.object formati|.odb|.of digits|.of paginat
R24|.on nonleaf|.optimiz|.option not|.or missing|.overlap|.overlap range|.overpas runtime|.paginat|.param validat
R24|.paramet type|.paramet value|.parent|.parent not|.parsing failed|.pass|.patch conflic|.path lexer|.path type
R24|.patsy|.perfect|.perfect separat|.pick|.plivo xml|.polynom|.power|.power iterati|.program limit|.python docx
R24|.qhull|.ql unknown|.query bad|.query definit|.query executi|.query not|.r|.r tree|.rdataty|.re|.re engagem
R24|.recursi grammar|.remote parent|.represe|.request nomad|.require argumen|.require fields|.require propert
R24|.resourc found|.rocket missing|.same|.same file|.sandbox filesys|.schema mismatc|.scheme not|.score|.score method
R24|.separat|.series|.signalw|.signalw rest|.slack object|.spark type|.spec|.sql base|.sql fluff|.ssml
R24|.statsig runtime|.swagger|.swagger mapping|.targeti|.targeti key|.telegra bad|.templat asserti|.test case
R24|.token parser|.too high|.tool invocat|.transla languag|.trap|.tree|.type mismatc|.type validat|.undefin variabl
R24|.unhandl|.unhandl request|.unknown configu|.unknown currenc|.unknown field|.unknown functio|.unknown method
R24|.unknown rdataty|.unresol|.unsafe|.unsafe protoco|.unsuppo algorit|.unsuppo languag|.unsuppo params
R24|.unsuppo protoco|.uploade|.url client|.url key|.user input|.valid payload|.valid url|.value decode|.variabl
R24|.verifie|.verifie missing|.weaviat invalid|.x not|.yag invalid|=IsADirectoryError|=ZeroDivisionError|aaaaaaa pdf
R24|aaaaaaa text|aapl|aapl period|ab not|abc request|abc transcr|about mb|about provide|about the|about writing|acc
R24|acc sinv|accedia|accedia cisco|accepta values|accepte languag|accepte type|access ls|access nowhere|account books
R24|account code|account name|account number|account period|accurac|accurac using|acea|acea db|acme eu|acme period
R24|acodec|acodec mp|acquire more|action aptt|action could|action failed|action would|active access|active warehou
R24|actor artist|actor with|actor you|adapter were|add series|added unexpec|adding|adding the|additio columns
R24|additio user|address country|address detail|address error|address header|address message|address needs
R24|address require|address should|addshee this|adminis limit|af albania|af am|afrikaa|afrikaa af|after can
R24|after functio|after iterati|after toolu|after user|agent id|agent invalid|agents tool|ai docs|ai rerank|albania
R24|albania sq|alert log|alert metric|algorit are|all distinc|all fuel|all heads|all keys|all no|all paramet
R24|all records|all stderr|allow header|allow it|allow overwri|allow unsafe|allowed authori|allowed base
R24|allowed limits|allowed or|allowed param|allowed redirec|allowed status|allowed tools|along|along channel|alpha did
R24|alphanu|alphanu charact|already have|already logged|already part|already printed|already stopped|already voted
R24|alrt|alrt must|alterna actions|alterna user|am ar|among|among the|amount accepte|amount createi|amount precisi
R24|amount value|amount xsd|amout did|amt|amt signatu|an earlier|an element|an example|an http|an identif|an index
R24|an inferen|an infinit|an odd|an unknown|analysi|analysi could|anchor|anchor tab|anchor text|and casing|and columns
R24|and content|and csv|and dask|and deg|and domain|and embeds|and end|and file|and int|and keyword|and may
R24|and missing|and offset|and other|and paginat|and reply|and setting|and sydney|and thus|and tool|and toolres
R24|and transfo|and unable|and width|anonymo id|another offer|another solver|another startin|anthrop anthrop
R24|anthrop sdk|any file|any known|any schema|any scope|any table|any valid|apache calcite|api got|api in|api name
R24|api referen|api the|api validat|apiclie|apierro range|app exit|app orders|app service|app to|appende
R24|appende audiose|appl|appl please|applica for|applica to|applied|applied is|apply you|approve descrip|approve the
R24|approxi|approxi route|apptrac|aptt|aptt this|aql syntax|ar|ar as|archive or|archive that|archive you|are accedia
R24|are and|are any|are at|are collect|are docs|are exactly|are inconsi|are indexed|are malform|are one|are only
R24|are present|are private|are to|are urn|are voyage|area|areas|areas and|arg days|args should|argumen addr
R24|argumen amt|argumen bucket|argumen fields|argumen first|argumen got|argumen head|argumen if|argumen input
R24|argumen is|argumen libpq|argumen limt|argumen link|argumen list|argumen named|argumen on|argumen output
R24|argumen page|argumen parsing|argumen pms|argumen request|argumen types|argumen was|argumen were|arial|arial black
R24|arn of|array is|array probabl|artist|artist author|as az|as boolean|as current|as for|as input|as jpeg|as large
R24|as type|asking too|asn|asn databas|asset xyzq|assista agent|assista id|assista summari|assista the|assista type
R24|assista user|assista uuid|assista with|at cluster|at mibview|at monitor|at near|at numresu|at path|at point
R24|at source|at start|at wasm|attach files|attachm invoice|attachm of|attempt logging|attempt operati|attribu custome
R24|attribu error|attribu genre|attribu maill|attribu must|attribu please|attribu specifi|attribu tier|audiose
R24|audiose ms|auth extensi|auth only|authent your|author|author brand|authori imports|authori url|auto|auto tool
R24|automat map|automat merge|automat this|availab class|availab de|availab methods|availab resourc|availab seats
R24|availab types|averge|averge not|avlib returne|avlib unknown|avro details|aware|aware datetim|aws instanc
R24|aws regoin|axis got|axis is|az ba|azure file|ba|ba be|back on|backend do|backend netcdf|backtra|backtra unknown
R24|bad argumen|bad datafra|bad input|bad page|bad payload|bad table|bad topic|bad transpa|badargu|badargu the
R24|badrequ cross|badrequ llm|badrequ parsing|badvalu errmsg|bank code|bank recurly|bar baz|bar colour|barcode not
R24|barcode type|base id|base nonsens|base plugins|base small|base uri|base url|base values|bash command|bash line
R24|bavria|bavria not|baz|baz does|be before|be broadca|be changed|be charact|be cluster|be combine|be coordin
R24|be datetim|be defined|be divisib|be equal|be instead|be interac|be longer|be none|be number|be of|be part|be re
R24|be relativ|be satisfi|be smaller|be somethi|be transla|be unicode|beautif|because tokeniz|been archive|been called
R24|been cherry|been sent|been set|been uploade|bef|bef syntax|before checkin|before editing|before it|before solving
R24|beginni is|beginni of|being registe|belong|belong to|below the|berlin and|between berlin|between deg|bge expecte
R24|biblate|biblate bibtex|bibtex|bibtex commonm|billing address|billing availab|bin bash|bin grep|bin ls|bin pandoc
R24|binance amount|binance does|binary mode|bind paramet|bind values|binder|binder excepti|bit range|bits of|bits set
R24|bits try|black|blank headers|blank in|bleu|bleu is|blob main|block before|block in|block must|block rule
R24|block that|blockch|blockch not|blocks errors|blocks immedia|blocks text|blowfis|blowfis in|body childre
R24|body duratio|body has|body input|body logprob|body title|body validat|books|books cannot|bool but|bool sparsev
R24|boolean|boolean value|booster|both embed|bounded|bounded as|boundin|boundin box|bounds and|bounds for|box is
R24|braces like|branch code|branch or|branchn|branchn head|brand|brand title|broadca togethe|browse|browse node
R24|btc usdt|btc xyz|builder en|busines validat|but are|but current|but disable|but expecte|but have|but randomf
R24|but were|button buy|button id|button is|buy now|buy session|by but|by field|by followi|by generic|by may
R24|by specify|by type|by wasm|by webasse|bybit fetchor|c anchor|c approve|c badargu|c blocks|c body|c cancell
R24|c column|c cost|c cursor|c cvv|c domain|c eisdir|c element|c email|c enameto|c enginen|c enotemp|c funds|c illegal
R24|c infer|c insecur|c instrum|c module|c offer|c param|c parsere|c postdat|c present|c recipie|c sharepo|c small
R24|c sql|c string|c suggest|c syntax|c tab|c transpo|c unresol|c vector|c verify|c with|calcite|calcite tools
R24|call initial|call on|call parser|call please|call rmtree|call send|call turn|call you|calling create|campaig type
R24|can locate|can occur|can skip|can't compare|can't contain|can't edit|can't merge|can't replace|can't resolve
R24|can't set|can't spellch|cancel after|cancell payment|candles|candles request|cannot attach|cannot call
R24|cannot cherry|cannot compute|cannot extend|cannot have|cannot infer|cannot merge|cannot mix|cannot parse
R24|cannot pass|cannot represe|cannot return|cannot seriali|cannot set|cannot transfo|cannot update|captcha png
R24|captcha unsolva|car|car cycling|card decline|card number|card or|card your|case ignored|casing|casing mistake
R24|categor invalid|categor linear|cbc cbc|cbc mode|cc check|cell contain|cell df|cell value|cells|cells in
R24|center find|ch tra|change column|changed during|changin|changin param|channel axis|channel general|channel id
R24|charact branch|charact dashes|charact otherwi|charact report|charact string|charact was|charact your|chart add
R24|chart data|chart must|chatcom api|chatcom operati|chatpro|chatpro is|check by|check for|checkin gates
R24|checkou feature|checkou nope|checkpo id|checkpo ns|checkpo require|checksu digits|cherry|cherry pick|cherry picked
R24|child named|childre|childre paragra|chinese|chinese tra|choice|choice and|choice require|choices are|chromiu
R24|chromiu console|chromiu convert|cio|cio id|cipher|cipher blowfis|circula|circula referen|citi|citi valid|city docs
R24|city error|city is|city method|city of|city year|clarabe|clarabe failed|class agents|class bool|class cookie
R24|class excepti|class numbers|class person|class script|class violati|classes|classes are|claud|claud please|clause
R24|clause specifi|click div|click element|click interce|click on|clickab|clickab at|client verifie|client zones
R24|cliente the|clip duratio|clip has|close tag|closed and|closed cannot|closed for|closing endfor|cluster cpp
R24|cluster does|cluster train|cmo|cmo does|co documen|code accepte|code column|code de|code does|code executi
R24|code filter|code first|code graphql|code has|code inserte|code max|code maximum|code result|code retryab
R24|code support|code timefra|code timesta|codes af|codes de|codes pl|coinbas|coinbas fetchfu|col form|col select
R24|col start|col unexpec|col vs|collect datetim|collect dimensi|collect expecti|collect no|collect schema|color has
R24|color support|colour did|cols|cols with|column cannot|column contain|column did|column express|column field
R24|column hero|column https|column index|column invalid|column names|column near|column not|column or|column titel
R24|column token|column unexpec|column unknown|column values|column variabl|column with|columnn|columnn emial
R24|columns columns|columns does|columns expecte|columns referen|columns should|com anthrop|com csv|com foo
R24|com message|com partner|com redis|com tracks|com was|combina found|combine|combine you|comes immedia|command git
R24|command interfc|command posixpa|command qemu|command returne|command search|command snooze|command specifi
R24|command unable|comment line|commit automat|commit may|commit the|commonm|commonm csv|compara|compara has
R24|compare offset|compare operati|compari|compari operato|compat|compat overrid|compati see|complet cycles
R24|complet model|complex extensi|compone must|compose|compose and|composi event|computa|compute lda|compute type
R24|conditi failed|conditi missed|config entry|config or|configs|configs experim|configu filtera|configu key
R24|configu keys|configu limits|configu prompts|conflic and|conflic at|conflic in|conflic input|conflic values|conform
R24|conform to|connect adapter|connect port|connect string|conside explici|console excepti|constra names|consume by
R24|contact must|contain class|contain control|contain cycle|contain fields|contain inf|contain infs|contain only
R24|contain paramet|contain require|contain role|contain total|contain wildcar|content blocks|content keys
R24|content merge|content object|context cannot|context note|context queryer|context questio|context recall
R24|context where|contigu|contigu array|control charact|control matchin|converg after|converg to|converg within
R24|convers error|convers roles|convert date|convert mgrs|convert url|cookie banner|coordin must|coplana|coplana with
R24|correct accordi|correct values|corresp tool|cost basis|cost exceede|cost is|cost limit|couchba query|could because
R24|count input|count must|count of|country invalid|cover|cover some|cpu is|cql|cql title|crawl invalid|create an
R24|create categor|create crs|create envelop|create line|create unrecog|createi|createi invoice|cross|cross partiti
R24|crossfa|crossfa is|crs not|crs on|csrf|csrf warning|css buy|css on|css selecto|csv already|csv and|csv are|csv csv
R24|csv docbook|csv found|csv html|csv pd|curly|curly braces|currenc euro|current content|current frame
R24|current install|current model|current organiz|current session|current support|cursor include|custmer
R24|custom attribu|custom functio|custome last|customi|customi for|cvv|cvv failure|cycle or|cycles|cycles require
R24|cycling|cycling regular|da|da the|dashboa title|dashes|dashes or|dask|dask is|data address|data contain
R24|data filteri|data receive|data series|data should|data you|databas parse|datafra descrip|datafra field|datafra qty
R24|dataset item|datatyp|date can't|date cannot|date failed|date name|date paramet|date require|datetim does
R24|datetim math|datum|datum provide|day is|db bef|dbi program|dcp|dcp its|dcp rules|dd format|dd or|de de|de en
R24|de for|de fr|de not|decimal convers|decimal decimal|decimal divisio|decimal of|decimal types|declare in
R24|declare precond|decline authori|decline by|decline descrip|decline please|decline your|decreas the|default region
R24|default value|defined by|defined for|defined importe|defined name|defined qrx|defined sales|defined when
R24|definit custmer|definit has|deg|deg and|delete resourc|deleted and|deleted use|demand through|departu date
R24|departu invalid|depends|depends on|depreca please|depth|depth exceede|desc adminis|desc object|desc operati
R24|descrip content|descrip origina|descrip payer|descrip value|despite|despite the|destina href|destina languag
R24|destina number|destina path|det|det not|detail idempot|detail please|detail schema|details cliente|details embedde
R24|details errorty|details limit|details recrod|details start|details unknown|detecte results|determi the
R24|develop marketi|develop monday|device type|df totl|diagnos unknown|dict contain|dict failed|dict is|dict must
R24|dict object|diction returne|diction with|didn't create|didn't pass|differe account|differe card|differe filter
R24|differe model|differe signs|digits receive|dimensi but|dimensi expecte|dimensi got|dimensi not|dimensi query
R24|directe|directe type|directo home|directo not|directo usr|directo work|disjoin|disjoin spans|distanc|distanc must
R24|distinc express|distinc id|div class|div contain|div data|divide|divide the|divisib|divisib by|divisio|dns resourc
R24|docbook|docbook docx|docs change|docs city|docs has|docs provide|docs statsig|documen anchor|documen at
R24|documen date|documen meta|documen partiti|documen query|docx stdout|docx templat|doesn't appear|dolor
R24|domain filter|domain invalid|domain names|domains can|don't want|dot kdot|dot stack|double curly|dpy positio
R24|dqw request|drivers|drivers found|driving|driving car|drop|drop params|drop these|dropped|dsize|dsize sequenc
R24|dtypes|dtypes found|duratio msg|during iterati|dynamic|dynamic sql|each directi|each tool|ean must|earlier
R24|earlier schema|edit block|ef or|efficie|efficie float|either connect|either decline|either ensure|either lattice
R24|either portkey|either valid|either workflo|element amount|element click|element could|element exceede
R24|element hangup|element index|element may|element method|element not|element of|element pay|element tenant
R24|element would|email cio|email docs|email email|email must|email not|email string|emails must|emails welcome|embed
R24|embed and|embedde errors|embedde null|embeddi with|embeds|embeds paramet|emial at|emial does|emial found
R24|emial icontai|emial into|emial is|emial not|emial unknown|emial valid|employe does|empty collect|empty or
R24|empty out|empty propert|empty string|en de|en es|en fr|en gb|en is|en small|en xx|enable auto|enablec|enablec to
R24|encoded at|encoder mp|encodin failed|encodin to|encount integer|encount unknown|end argumen|end comment|end time
R24|ended with|endfor|endfor in|endpoin are|endpoin evnts|endpoin pass|endpoin pattern|endpoin probabl|endpoin schema
R24|engagem|engagem message|engine neural|engine paramet|enginen|enginen when|engines via|english en|english try
R24|enough for|entitie can't|entitie named|entity cannot|entity key|entity startin|entity weight|entity xx|entitys
R24|entitys employe|entityt employe|entry since|enumera member|enumera region|eof for|eof graphql|eof selct|eps
R24|eps jpeg|epsg|epsg interna|eq|eq is|equal in|equatio|equatio exp|errmsg unknown|errno argumen|errno directo
R24|errno file|errno is|error argumen|error bin|error captcha|error card|error column|error cvv|error distinc
R24|error evaluat|error excepti|error gv|error info|error initial|error lanceer|error ls|error near|error number
R24|error nx|error occured|error parse|error partial|error pathspe|error present|error search|error sem|error unmatch
R24|error value|errorco anchor|errorex|errorex name|errorme invalid|errorna syntax|errors categor|errors errors
R24|errors list|errors loc|errors md|errors missing|errors nosuche|errors numeric|errors request|errors trequir
R24|errors undefin|errors workboo|errorty reader|es de|escape|escape it|estimat paramet|etc and|eu must|euro
R24|europe berln|evaluat bounded|evaluat factor|evaluat failed|evaluat open|evaluat require|evaluat task|event alert
R24|event name|events people|evnts|evnts valid|exactly the|example of|exc|exc invalid|exceede ctrls|exceede max
R24|exceede redirec|exceeds bit|exceeds grid|exceeds image|exceeds xml|excel charact|excepti account|excepti error
R24|excepti mandato|excepti method|excepti result|excepti unknown|excepti validat|execute one|executi at
R24|executi exceede|executi has|executi input|executi opt|executi query|executi the|exist line|exist new|exist retry
R24|existen|existen object|existin block|existin vector|exists as|exmaple cmo|exog|exog contain|exp no|expecte context
R24|expecte double|expecte eof|expecte from|expecte here|expecte last|expecte match|expecte metadat|expecte number
R24|expecte only|expecte please|expecte qty|expecte return|expecte rule|expecte somethi|expecte table|expecte tensor
R24|expecte where|expecti all|expecti embeddi|expecti feature|experim or|expired unable|explici allowed|explici get
R24|explici in|explici selecti|expr forward|expr used|express averge|express city|express in|express incompl
R24|express items|express mars|express orders|express provide|express titel|ext openai|ext protoco|extact|extend
R24|extend outside|extensi jpgg|extensi out|extensi with|extent|extent either|extra forbidd|extra inputs
R24|extract target|facet|facet is|factor nameerr|factory|factory for|failed action|failed busines|failed can't
R24|failed excepti|failed field|failed fix|failed login|failed missing|failed mparam|failed number|failed org
R24|failed precond|failed schema|failed timeout|failed try|failed type|failed typeerr|failed when|failure context
R24|failure lot|faiss cluster|faithfu|faithfu metric|false but|false errors|false syntax|fare|fare applied|fault class
R24|fault server|feasibl|feasibl solutio|feature as|feature but|feature did|feature does|feature fmat|feature has
R24|feature name|feature query|feature returne|fetched must|fetchfu|fetchfu is|fetchor|fetchor require|fewer in
R24|ffmpeg wav|field already|field choices|field datafra|field departu|field emial|field field|field foo|field input
R24|field isues|field key|field list|field missing|field must|field name|field nmae|field of|field orders|field partnr
R24|field priorit|field query|field referen|field tablena|field title|field unable|field vector|fieldna
R24|fieldna discoun|fields id|fields metrics|fields not|fields table|file identif|file illegal|file interfa|file known
R24|filenam and|files that|filter clause|filter error|filter failure|filter named|filter or|filter param|filter string
R24|filtera|filtera attribu|filtera this|filteri and|filtr|filtr at|find element|find factory|find functio|find ids
R24|find next|find node|find record|find routabl|finishe process|first dimensi|first must|first of|fix conflic
R24|fix either|flat|flat facet|flavor specifi|float bool|float computa|float compute|float data|float dropped
R24|float given|float int|float types|float values|flowabl table|fmat|fmat info|follow dcp|followi additio
R24|followi args|followi cell|followi charact|followi email|followi indices|followi languag|followi must
R24|followi pseudo|followi subexpr|followi the|foo and|foo bar|foo for|foo full|foo has|foo on|foo toml|footer of
R24|for abc|for area|for argumen|for array|for bind|for call|for city|for code|for color|for country|for created
R24|for directe|for example|for format|for fractio|for ftp|for germny|for given|for has|for head|for hnsw|for hset
R24|for hugging|for idlist|for informa|for mandato|for missing|for month|for new|for operati|for operato|for payment
R24|for post|for proxy|for record|for reports|for role|for run|for sentenc|for serving|for start|for step|for store
R24|for streami|for subject|for target|for then|for time|for total|for uniniti|for value|for vector|for za
R24|forbidd functio|forbidd loc|forgott|forgott email|form at|form could|form errorco|form expecti|form form|form line
R24|form matchin|form none|form repo|form syntax|format email|format from|format got|format jpgg|format must
R24|format perl|format pgn|format require|format specifi|format unknown|format yaml|formats eps|formatt|formatt use
R24|formed hexadec|formed respons|forms chromiu|found appl|found captcha|found csv|found eof|found epsg|found expecte
R24|found graphql|found issues|found multipl|found number|found so|found tiktoke|found total|found unparsa
R24|found without|fps|fps attribu|fps frames|fr en|fractio evaluat|frames|frames per|frm|frm in|from charact
R24|from given|from header|from mwhere|from os|from size|from stack|from to|from yql|ftp example|ftp support|fuel
R24|fuel consume|fully within|func|func attribu|functio and|functio averge|functio because|functio evaluat|functio has
R24|functio json|functio lenght|functio paramet|functio respons|functio returns|functio sort|functio with
R24|functio write|gamma|gamma does|gates|gates configs|gb or|gemini please|general not|generat exp|generic incomin
R24|genre|genre is|geo found|geodeti|geodeti string|geolite asn|geometr is|geometr please|geometr type|germny|get back
R24|get command|get encodin|get format|get invoice|get metric|get tasks|get weather|getfiel|getfiel or|getinvo|gi
R24|gif image|git merge|given argumen|given module|given referen|given schemas|given text|given toleran|given type
R24|given url|given value|gogle|gogle engine|got assista|got city|got de|got expecte|got none|got nothing|got text
R24|got time|got token|got which|got wrod|got wrong|gpt gpt|gpt please|grammar does|graph changed|graph contain
R24|graph objs|graphem|graphql validat|graphs|graphs agent|grep|grid|grid limits|group id|groups imports|gs hdfs|gte
R24|gte if|gtt|gtt orders|guided|guided decodin|guided json|guided regex|guides reasoni|gv|gv returne|gv syntax
R24|had some|halluci|halluci is|hand|hand side|hangup|hangup not|has error|has feature|has host|has length|has multipl
R24|has observa|has placeho|have already|have class|have configu|have differe|have digits|have field|have invalid
R24|have minimum|have more|have passed|have period|have role|have same|have shapes|have size|have supplie|have that
R24|have unique|have unpredi|have updated|have user|have value|have values|hdfss|hdfss expecte|head please
R24|head revisio|head to|header found|header more|header row|header soapact|heading|heads for|heads is|hearts
R24|height and|height out|help create|hero secretn|hexadec uuid|hi|higher maxprec|hnsw|hnsw index|home user|host bits
R24|hosted tools|hostnam value|hours have|hours is|hset|hset command|html json|htps is|http bad|http header|http label
R24|http server|http url|https file|https learn|https mailchi|https protoco|https reddit|https ssh|huge expecte
R24|hugging inferen|hugging starcod|hybrid|hypsum|hypsum failed|iban de|iban length|icontai|icontai allowed|id acea
R24|id acme|id agent|id attempt|id attribu|id by|id cc|id checkpo|id got|id in|id lettre|id locatio|id meta|id pay
R24|id pyhton|id reason|id should|id sqlstat|id unknown|id validat|id value|id when|identif emial|identif expecte
R24|identif http|identif near|identit segment|idlist|idlist at|ids and|ids were|if needed|ignored|ignored is
R24|illegal data|illegal in|illegal name|illegal selecto|image extent|image gif|image height|image jpeg|image webp
R24|images are|images must|imap|imap command|img could|img exit|img info|imperso chrome|impleme nth|impleme to
R24|import from|importe in|importe the|imports are|in apply|in binary|in booster|in calling|in caused|in cbc
R24|in complet|in config|in contigu|in convert|in databas|in div|in each|in either|in entityt|in feature|in field
R24|in fieldna|in fields|in gpt|in iban|in identif|in img|in include|in languag|in length|in limit|in moment|in mysql
R24|in office|in particu|in pd|in py|in resourc|in right|in rule|in sheetna|in speak|in states|in textemb|in trainin
R24|in vocabul|in void|in write|in yyyy|include no|incompl and|incompl express|incorre module|index got|index objects
R24|index require|indexed email|indicat misspel|indices index|ineligi|ineligi to|inf got|inf or|infer model|infer the
R24|infer type|inferen failed|inferen profile|infinit|infinit loop|info attribu|info field|info in|info num|infs
R24|infs or|init image|initial before|initial simplex|input amount|input array|input bucket|input dashboa
R24|input detecte|input field|input file|input for|input geometr|input gql|input images|input matc|input model
R24|input mtch|input not|input openid|input retrn|input schema|input startur|input tool|input true|input unexpec
R24|input validat|input variabl|input words|inputs are|inputs outputs|inputst invalid|insecur|insecur transpo|inserte
R24|inserte does|install engines|install io|instanc micro|instanc region|instanc web|instead args|instead was
R24|instruc listed|instruc with|instrum decline|instrum present|int and|int does|int email|int exceeds|int extensi
R24|int float|int in|int string|int text|integer already|integer at|integer exceeds|integer out|intende questio
R24|interac or|interce element|interfc|interfc gi|interio|interio point|into field|into items|invalid accordi
R24|invalid address|invalid blocks|invalid card|invalid checksu|invalid coordin|invalid could|invalid count
R24|invalid date|invalid default|invalid diagnos|invalid dimensi|invalid does|invalid endpoin|invalid event
R24|invalid excel|invalid field|invalid iban|invalid isoform|invalid jmespat|invalid keys|invalid languag
R24|invalid limit|invalid module|invalid number|invalid operato|invalid option|invalid payment|invalid probabl
R24|invalid process|invalid recurly|invalid regex|invalid reply|invalid sample|invalid schema|invalid scope
R24|invalid search|invalid selecto|invalid seven|invalid source|invalid spec|invalid ssml|invalid symbol
R24|invalid tenant|invalid term|invalid timezon|invalid transcr|invalid unknown|invalid variabl|invalid vector
R24|invalid visibil|inverti|invocat of|invoce|invoce in|invoice acc|invoice amount|invoice exceede|invoice got
R24|invoice none|invoice pdf|invoke tool|invokec|invokec operati|involve|involve data|io backend|ipsum|ipsum dolor
R24|is absolut|is badly|is charact|is coplana|is date|is defined|is depreca|is expecti|is flat|is gamma|is ineligi
R24|is int|is list|is octets|is prohibi|is relativ|is reserve|is true|is type|is unknown|is which|isn|isn support
R24|isoform|isoform string|issue instrum|issues while|isues|isues is|it all|it cannot|it correct|it exceeds|it on
R24|it starts|item count|item or|items did|items looks|items parse|items qty|iterati failed|iterati value|its content
R24|its datatyp|its followi|jina embeddi|jmespat|jmespat express|job nightly|jpeg image|jpeg jpg|jpg|jpg pdf|jpgg is
R24|json charact|json complia|json extact|json formatt|json markdow|json pointer|just asking|kdot|kdot tsvg|key aws
R24|key blockch|key frm|key last|key lr|key schema|key slot|key word|keyerro totl|keys are|keys got|keys query
R24|keys thread|keys transac|keys were|keyword actor|keyword emial|keyword for|keyword from|keyword help|kilomet
R24|kilomet per|known pagerdu|known to|kraken does|kucoina balance|kucoina order|kwargs require|label empty|lanceer
R24|lanceer schema|lang does|lang list|lang not|languag afrikaa|languag en|languag english|languag klingon|languag pl
R24|languag tier|large as|large from|large large|last message|last name|last replied|last role|latest availab
R24|latitud must|latitud out|lattice|lattice stream|layout index|lda|lda over|lead is|leading|leading minor
R24|leads where|leaf ctrls|learn microso|learner|learner cc|least as|least fn|least or|least usd|ledger|ledger is
R24|left current|left hand|lenght|length attribu|lengths|lengths don't|letters got|lettre|lettre morte|level operato
R24|level reached|leverag|leverag has|like it|like questio|limit extensi|limit string|limitor|limitor cancel|limits da
R24|limits max|limits the|limt|limt on|line argumen|line div|line near|line no|line offset|line pandocc|line parse
R24|line positio|line secret|line select|line user|line usr|linear|link argumen|link is|links|links destina|list ch
R24|list for|list in|list is|list must|list openid|list support|list too|list view|listed here|listema|listema emails
R24|litellm badrequ|litellm drop|litellm setting|litellm unsuppo|live url|llama instruc|llama pass|llama use
R24|llm provide|load config|loadlea args|loc process|localho does|locate your|locatio conflic|lock date|log alert
R24|logged with|logging events|logging new|login an|login login|logo svg|logprob|logprob msg|long argumen|long caused
R24|long request|long the|long this|long tmp|long usr|longitu|longitu value|look|look up|lookaro|lookaro are
R24|looks suspici|loop somewhe|lorem|lorem ipsum|lot size|lr|lr was|ls nowhere|mach|mach did|machine executi|mail of
R24|mail to|mail validat|mailchi|mailchi com|maill|maill not|main caused|main docs|main please|main tf|malform input
R24|malform please|malform yeer|mandato key|mandato sales|mandato value|manual that|many argumen|many calcula
R24|map llama|map to|mapping found|markdow txt|markers|markers but|market none|marketi|marketi docs|markup are
R24|markup of|mars|mars base|mask|matc|matc expecte|match collect|match columns|match create|match format|match id
R24|match in|match number|match vs|matchin signatu|math|math re|matplot|matplot color|matrix det|matrix size
R24|max charact|max columns|max complet|max cost|max element|max on|max query|max rows|maxfev|maximum capacit
R24|maximum length|maximum resolut|maxprec|maxprec maxterm|maxterm|maxterm or|may already|may take|maybe there
R24|me message|mean amount|mean limit|mean marker|mean match|mean name|mean one|mean postgre|meant https|measure
R24|measure cpu|medium large|member permitt|memory using|merge conflic|merge failed|merge keys|merge non|merge range
R24|merge topic|merge types|message asset|message attribu|message can|message detail|message dict|message element
R24|message extract|message field|message filter|message for|message it|message may|message msg|message origina
R24|message parsing|message propert|message queryva|message receive|message report|message send|message serverr
R24|message shop|message start|message syntax|message tried|message unexpec|message variabl|message vector
R24|metadat inferen|metadat value|meters of|method and|method cannot|method css|method halluci|method ordr
R24|method poppler|method present|method upload|metric alert|metric alrt|metric context|metrics to|mget|mget all|mgrs
R24|mgrs to|mibview|micro an|might involve|mini models|minimum amount|minimum is|minimum more|minimum require|minor of
R24|minutes see|mismatc dtypes|mismatc state|missed key|missing an|missing authori|missing channel|missing code
R24|missing custome|missing default|missing element|missing field|missing keyword|missing loc|missing paramet
R24|missing repo|missing scheme|missing subject|missing untermi|missing variabl|misspel|misspel missing|mistake
R24|mistake and|mistral small|mix|mix positio|mlp|mlp your|mode numeric|mode rgba|mode use|model and|model app
R24|model as|model claud|model hugging|model jina|model languag|model model|model provide|model sale|model size
R24|model stg|model text|model unable|model use|models are|models orders|models refer|models stg|models using
R24|modifie errcode|modifie specifi|module action|module lead|module path|module the|modules and|modules proj
R24|monday com|money|monitor id|more https|more of|more pages|more recent|morte|morte queue|most receive|mp only
R24|mp tmp|mparam|mparam num|ms documen|ms ms|ms waiting|msg extra|msg field|msg invalid|msg signers|msg value
R24|msgtype result|mtch|mtch expecte|multipl acme|multipl entitie|multipl generat|multipl head|multipl vectors|multipo
R24|multipo point|must alterna|must map|must match|must pass|must re|must unarchi|must utilize|mwhere|mwhere expecte
R24|naive and|naive geometr|name because|name but|name can't|name error|name geo|name graphql|name heading|name http
R24|name length|name login|name models|name name|name orders|name passwd|name predict|name pric|name refs|name retriev
R24|name that|name too|name txt|name unproce|name validat|name webdav|name with|named actor|named apptrac|named citi
R24|named colour|named instanc|named main|named money|named pid|named stg|named titel|named tota|names capacit
R24|names don't|names letter|namespa repo|namespa urn|nan inf|narrow|narrow to|near filtr|near selct|near the
R24|near token|needs domain|nestabl|nestabl in|netcdf scipy|network or|neural|new checkou|new offer|new order
R24|new value|next date|next message|nightly error|nmae for|nmae is|nmae on|no algorit|no attribu|no categor|no child
R24|no closing|no command|no control|no filter|no fps|no mapping|no node|no operati|no paramet|no placeho|no qr
R24|no rates|no scheme|no securit|no sheet|no solutio|no style|no target|no templat|no terms|no updates|no value
R24|no vector|no zpi|nobody example|nod|node found|node name|node named|node type|non disjoin|non existen|non leaf
R24|none eof|none field|none got|none invalid|none none|none success|none syntax|none text|nonexis field
R24|nonsens interna|nope|nope did|nope stderr|nosuche|nosucho str|not among|not approve|not automat|not belong
R24|not berlin|not cancell|not clickab|not compose|not conform|not converg|not cover|not dcp|not declare|not existin
R24|not filtera|not finishe|not follow|not inverti|not modifie|not nestabl|not positiv|not propert|not rectang
R24|not seem|not validat|not variabl|not yield|note|note if|nothing to|ns|ns checkpo|nth|nth of|null byte|null reading
R24|num col|num feature|num hearts|num result|number errorty|number got|number must|number provide|number without
R24|number xsd|numbers is|numbers number|numbr is|numeric integer|numeric is|numeric object|numeric value|numresu
R24|numresu tag|nx failed|oauth must|object class|object column|object didn't|object first|object total|objecti is
R24|objects must|objects of|objects to|objs|objs bar|observa|observa only|obtain identit|oc|oc singleq|occur|occur if
R24|occured|occured the|occurre enginen|occurre where|octet|octet not|octets|octets long|odd|odd value|of accurac
R24|of azure|of bits|of btc|of candles|of cells|of cluster|of columns|of composi|of csv|of dimensi|of driving
R24|of events|of filenam|of from|of got|of guided|of http|of id|of lorem|of maybe|of meters|of null|of operati
R24|of output|of png|of points|of print|of ram|of randomf|of records|of require|of resourc|of srv|of texts|of th
R24|of tiny|of token|of train|of trainin|of transac|of user|of webhook|of xarray|offer or|offer request|offline access
R24|offset aware|offset naive|ollama|ollama does|om|om python|on github|on latest|on main|on measure|on model|on non
R24|on rcurly|on selecto|on symboli|on view|one data|one kind|one merge|one operato|one path|one recipie|one resourc
R24|one root|one server|one source|one stateme|only alphanu|only compati|only execute|only has|only image|only left
R24|only letters|only reading|only up|only use|only valid|open allow|open foo|open is|open the|open with|openai model
R24|openai public|opencv error|opened line|openid profile|openid the|operand|operand could|operati argumen
R24|operati does|operati errorty|operati getinvo|operati invocat|operati line|operati of|operati post|operati query
R24|operati syntax|operati that|operati tried|operato are|operato foo|operato for|operato got|operato gte
R24|operato specifi|operato unknown|ops load|opt cbc|optimal|optimal paramet|option foo|option name|option num
R24|options details|opts|opts when|or after|or anonymo|or arn|or assista|or backend|or bank|or column|or customi
R24|or defined|or deleted|or en|or for|or func|or functio|or graph|or heads|or hybrid|or illegal|or logging|or message
R24|or namespa|or nanosec|or orderin|or point|or portkey|or private|or raw|or revise|or scalar|or search|or setfiel
R24|or solve|or some|or templat|or text|or tool|or tweak|or undersc|or unknown|or usernam|or visible|or visit|or whole
R24|or workflo|order create|order errcode|order for|order param|order size|order which|orderin|orderin specifi
R24|orders argumen|orders at|orders foo|ordr|ordr list|origina is|origina psprefe|os is|other element|other is
R24|other syntax|otherwi it|out build|out segment|output result|output that|output these|outputs|outputs or
R24|outside image|over an|overlap constra|overlap previou|overloa resolut|overwri input|overwri the|page boundin
R24|page sise|pagerdu endpoin|pages to|paginat cursor|pandocc|pandocc command|paragra|paragra rich|param emial
R24|param values|param with|paramet account|paramet amout|paramet city|paramet days|paramet error|paramet etc
R24|paramet exceed|paramet frequen|paramet in|paramet invalid|paramet keys|paramet languag|paramet markers|paramet max
R24|paramet missing|paramet must|paramet named|paramet nmae|paramet not|paramet objects|paramet of|paramet opts
R24|paramet origina|paramet probabl|paramet prompt|paramet respons|paramet since|paramet spellin|paramet statusc
R24|paramet type|paramet use|paramet validat|paramet value|paramet whose|paramet with|paramet you|params city
R24|params true|parapar|parapar syntax|parcels weight|parent for|parent page|parse cql|parse dsize|parse ended
R24|parse entitie|parse excepti|parse http|parse rate|parse sql|parse sqlalch|parse timezon|parsed near|parsed to
R24|parser error|parser excepti|parser is|parser to|parsert|parsing ec|part after|partial write|particu|particu model
R24|partiti or|partiti query|partner center|partnr|partnr id|parts of|pass both|pass in|pass model|pass valid
R24|pass validat|pass win|passage|passed for|passed since|passwd is|path foo|path links|path must|path out|path root
R24|path value|pathspe|pathspe nope|pattern in|pay for|pay payment|payer|payer has|payload receive|payload validat
R24|payment id|pd read|pdf already|pdf pgf|people groups|per hours|per timeser|perfect|perfect separat|perform if
R24|perform semanti|perform unpredi|perhaps you|period closed|period lock|period none|perl|permane deleted|permitt in
R24|pet store|petid|petid is|pets not|pgf|pgf png|pgn|pgn must|phone numbers|pick|pick this|picked|picked or|picture
R24|picture logo|pikepdf|pikepdf open|pixels is|placeho but|placeho on|plan cannot|plan validat|plannin query
R24|platfor are|please choose|please click|please escape|please fix|please see|plotly|plotly graph|plugins found|pms
R24|png image|png not|png ps|png svg|pod is|point or|point other|point within|pointer|pointer blocks|points per
R24|points should|poppler can|port must|portkey|portkey config|portkey provide|positio and|positio bind|positio found
R24|positio while|positiv debug|positiv definit|post inciden|post record|postage the|postgre did|power buying
R24|power cost|power iterati|powerit|powerit power|precedi|precedi code|precisi error|precond the|prefix must
R24|prefix on|prefix true|prepare query|present see|present was|previou merge|pric|pric is|print stateme|printed
R24|printed stderr|priorit message|private public|private range|pro minute|probabl ef|probabl filter|probabl the
R24|probabl unsuppo|problem does|problem while|process msg|process try|profile must|profile offline|profile that
R24|program ibm|prohibi because|proj not|proj proj|project epsg|project nonsens|prompt name|prompts diction
R24|propert bucket|propert foo|propert mail|propert message|propert nmae|propert num|propert of|propert refusal
R24|propert semanti|propert specifi|propert that|protoco looks|protoco true|provide argumen|provide directl
R24|provide header|provide keyword|provide mode|provide model|provide not|provide options|provide pass|provide request
R24|provide routing|provide with|proxy litellm|ps raw|pseudo|pseudo classes|psprefe|psprefe require|pub topic
R24|public tiktoke|public unliste|publish topic|pulp error|purchas postage|px|px is|py automat|pyhton|pyhton lang
R24|python blob|python long|qbo|qbo service|qemu|qemu img|qh|qh qhull|qhull|qhull precisi|qrx|qty float|qty is
R24|qty unsuppo|qty values|qualify|qualify is|query as|query conditi|query despite|query did|query enablec
R24|query exceed|query extensi|query filter|query flight|query found|query from|query informa|query items|query length
R24|query mach|query max|query me|query no|query origina|query passage|query plan|query querypa|query resolut
R24|query result|query run|query schema|query table|query too|query you|queryba|queryba bad|queryer|queryer first
R24|querypa|querypa encount|queryva|queryva unknown|questio expecte|questio receive|questio to|queue declare|qwertz
R24|qwertz no|qwxz|qwxz no|radius|radius of|ram|randomf is|randomf must|range float|range for|range inf|range not
R24|range overlap|range request|range sql|range tab|range to|ranking|ranking feature|rate has|rate paerror|rates found
R24|raw rgba|rb|rcurly|rcurly at|re asking|re engagem|re importe|re just|re subscri|reach does|reached end
R24|reached maxfev|read propert|read resourc|read table|reader field|reading click|reading this|readme rst|reason none
R24|reason parsert|reason undefin|reasoni limitat|recall|recall that|receive by|receive context|receive false
R24|receive fare|receive invalid|receive not|receive null|receive sms|receive string|receive the|receive unknown
R24|recent commit|recipie is|recipie specifi|recogni languag|record for|record geometr|record must|record record
R24|record set|record text|record the|record type|records so|records were|recrod|recrod is|recrod with|rectang
R24|recursi depth|recursi expr|recursi level|reddis|reddis localho|redis om|redis redis|ref feature|referen detecte
R24|referen docs|referen emial|referen name|referen stale|referen to|referen without|refs of|refusal|refusal is
R24|regex search|regex you|region given|region is|region valid|registe graphs|registe is|regoin|regoin is
R24|regular express|reindex|reindex only|rejecte malform|relativ and|relativ uri|remote id|remote parent|rendere this
R24|repeat at|rephras|rephras you|replace non|replied|replied to|reply markup|reply token|repo name|report it
R24|report type|reporte illegal|represe an|req amount|req mlp|req receive|req xkq|request bits|request column
R24|request data|request event|request float|request had|request index|request no|request only|request query
R24|request range|request scope|request should|request transla|request valid|request validat|request with
R24|request wrong|require additio|require config|require custome|require details|require enable|require input
R24|require json|require number|require observa|require symbol|rerank|rerank validat|reserve list|reserve or
R24|reserve your|resize overloa|resolut of|resolut step|resolve did|resolve field|resolve keyword|resolve line
R24|resolve module|resolve node|resolve or|resolve table|resourc are|resourc availab|resourc aws|resourc issue
R24|resourc pet|resourc pets|resourc prefix|resourc status|resourc type|resourc user|respons expecte|respons format
R24|respons invalid|respons parse|respons turn|restart app|restart shop|result block|result blocks|result error
R24|result expecte|result set|result window|results not|results of|retries count|retriev attribu|retriev context
R24|retriev not|retrn|retrn expecte|retryab false|return line|return the|returne invalid|returne query|returne recipie
R24|revise|revise your|revisio are|revisio branchn|rgba as|rgba svg|rich|rich text|right dataset|right syntax|rmtree
R24|rmtree on|role and|role assista|roles must|root ops|root within|routabl|routabl point|route distanc|routing
R24|routing visit|rows cols|rows max|rpc limits|rst|rst for|rule expr|rule message|rule oc|rule start|rules specifi
R24|run receive|running command|sales invoice|sales pric|same dimensi|same file|same first|same key|sample|sample rate
R24|samples should|satisfi message|says message|scalar express|schema being|schema body|schema element|schema for
R24|schema geometr|schema long|schema minimum|schema no|schema please|schema validat|schemas|scheme expecte
R24|scheme hdfss|scheme htps|scheme in|scheme reddis|scheme supplie|scipy|scipy conside|scope the|scope value|scoring
R24|scoring method|sdk origina|sdk python|sdk to|search compara|search conditi|search conside|search could
R24|search domain|search got|search illegal|search index|search paramet|seats|seats sold|second attribu|secret is
R24|secretn does|section form|securit definit|see chart|see embedde|see usage|segment sell|selct from|selct keyword
R24|selct syntax|select an|select another|select hero|select identif|selecte engine|selecte in|selecti|selecti one
R24|selecto an|selecto of|selecto prices|selecto selecto|selecto was|sell|sell failure|sem|sem where|semanti incorre
R24|semanti semanti|send mail|send returne|sender is|sender or|sentenc for|separat detecte|sequenc item
R24|seriali decimal|seriali type|series daily|series see|server configu|server convers|server doesn't|server exists
R24|server sdk|serverr|serverr for|service api|service debug|serving|serving but|session select|set attribu|set crs
R24|set format|set leverag|set limit|set litellm|set ms|set name|set of|set ranking|set too|set zeropre|setfiel
R24|setfiel full|setlive|setlive call|setting drop|setting vertica|shape for|shapes and|sharepo spquery|sheet named
R24|sheetna with|shop exit|shop service|should divide|should start|side locatio|side of|sign is|sign with
R24|signatu number|signers|signers must|signs|simplex|simplex is|since at|since input|single input|single query
R24|singleq|singleq line|sinv|sinv custome|sise|size along|size below|size explici|size for|size huge|size mismatc
R24|skip|skip this|sku invalid|slave reporte|slide layout|slide with|small latest|small medium|small please
R24|smaller side|smtp auth|sn|snooze|so not|soapact|sold|sold out|solutio|solutio can|solutio was|solve equatio
R24|solve has|solve with|solver clarabe|solver or|solving|solving problem|some argumen|some invalid|somethi after
R24|somethi between|somewhe|somewhe in|sorry don't|sort by|sort on|source file|source got|source languag|source line
R24|spans york|sparql|sparql query|sparsev|sparsev or|spec|spec contain|special json|specifi branch|specifi coordin
R24|specifi new|specifi properl|specifi target|specifi use|specify compat|specify it|specify model|specify ms
R24|specify namespa|specify specifi|spellch|spellch empty|spellin and|split trian|spquery|spquery the|sq|sql column
R24|sql contain|sql depends|sql emial|sql error|sql expecte|sql parse|sql parser|sql string|sql syntax|sqlalch exc
R24|sqlalch url|sqlerro|sqlerro no|sr must|src learner|src should|srsearc|srsearc paramet|srv jobs|ssh extra|ssml
R24|ssml request|starcod|starcod learn|start and|start crawl|start date|start must|startin point|starttl extensi
R24|startur|startur is|state auth|state csrf|states selecte|statsig com|status details|status failed|status max
R24|status parcels|status stderr|stderr qemu|stderr unknown|stderr usr|stdout already|stdout conflic|step output
R24|step xx|stg order|stg orders|stop reason|stopped stop|storage scheme|store user|str can't|str class|str expecte
R24|stratgy|stream network|streami file|streami is|strict require|string amount|string and|string could|string exceeds
R24|string invalid|string pro|string sqlexec|string term|string tomorro|string unimple|structu instead|style with
R24|subdivi|subdivi bavria|subexpr|subexpr are|subject field|subpath|subpath of|subpatt|subpatt at|subscri status
R24|success respons|such endpoin|such functio|such propert|suggest column|sum keyerro|summari must|summary or
R24|supplie barcode|supplie custom|supplie did|supplie hy|supplie is|supplie perhaps|support attachm|support efficie
R24|support klingon|support lookaro|support open|support paramet|support platfor|support range|support retry
R24|support schemes|support special|support togethe|support tool|support use|support values|support yet|suspici
R24|suspici use|svd|svd did|svg pdf|svg svgz|svgz|svgz tif|sydney|symbol argumen|symbol btc|symbol conside|symbol not
R24|symbol xbt|symboli|symboli link|syntax check|syntax is|syntax issues|syntax to|syntax unknown|tab exceeds
R24|tab string|table areas|table column|table field|table names|table persn|table rows|table setting|tablena
R24|tablena was|tag invalid|tag items|tags|tagz|tagz is|take longer|target device|target modules|target revisio
R24|target sr|target vectors|targeti key|taxtype|taxtype code|tcp host|tdetail init|templat and|templat argumen
R24|templat attribu|templat expecte|templat functio|templat id|templat is|tenant sql|tenant tenant|tensor float
R24|term are|term on|test type|text attribu|text hi|text json|text or|text sn|text text|text time|text where|text with
R24|textemb|textemb list|textemb please|texts list|texts must|tf|tf line|th leading|th string|than charact
R24|than dimensi|than graphem|than hours|than in|than message|than meters|than minimum|than minutes|than request
R24|that contain|that corresp|that exists|that much|that starts|that that|that was|the adminis|the anchor|the apiclie
R24|the appende|the approxi|the array|the base|the block|the card|the cell|the city|the click|the compare|the contact
R24|the date|the datetim|the datum|the diction|the dim|the docx|the element|the enumera|the evaluat|the explici
R24|the express|the ext|the faithfu|the field|the footer|the form|the geolite|the gradio|the inputs|the interio
R24|the invokec|the ledger|the left|the mandato|the manual|the method|the metric|the minimum|the named|the objecti
R24|the order|the paginat|the paramet|the part|the parts|the perform|the period|the phone|the precedi|the python
R24|the qbo|the recipie|the recogni|the registe|the regular|the reserve|the scoring|the search|the selct|the setlive
R24|the single|the smaller|the sparql|the srsearc|the strict|the subpath|the taxtype|the tokenis|the tokeniz
R24|the toolcon|the vectors|the workboo|the workshe|then commit|there must|these biblate|these keys|these set
R24|this backend|this can|this check|this commit|this excepti|this field|this filetyp|this index|this period|this poll
R24|this propert|this slide|this type|this voice|thread id|thresho server|through isn|through service|through through
R24|thus|thus may|tier combina|tier does|tif tiff|tiff webp|tiktoke ext|tiktoke get|tiktoke version|tile cannot
R24|time content|time data|time from|time of|time on|time paramet|time series|time should|timefra is|timeser
R24|timeser try|timezon europe|timezon express|titel eq|titel in|title browse|title can't|title cannot|title foo
R24|title forgott|title method|tmp aaaaaaa|tmp tmpa|tmp tmpb|tmpa|tmpa acodec|tmpb|tmpb output|to at|to but|to chatpro
R24|to class|to click|to client|to close|to determi|to domains|to double|to drop|to due|to errors|to explici|to field
R24|to functio|to geodeti|to its|to look|to merge|to method|to narrow|to number|to please|to prepare|to query
R24|to reserve|to sign|to sort|to specifi|to tokenis|to transfo|to url|to validat|to vstack|to work|token an|token at
R24|token dot|token must|token none|token not|tokenis|tokenis please|tokenis you|tokeniz chat|tokens instead|tokens to
R24|tokenty|tokenty where|toleran|toleran try|toml|toml rb|too complex|too small|tool choice|tool input|tool listema
R24|tool or|tool result|tool send|tool type|tool visit|tool websear|toolcon|toolcon field|toolres|toolres content
R24|tools or|tools validat|toolu|toolu each|tooluse and|top level|top must|topic cannot|topic name|topic pub
R24|topic stdout|topolog side|tota|tota tokens|total too|totl could|totl does|totl in|totl name|totl sum|totl valid
R24|tra|tra en|tra is|tracks|tracks market|train encoded|train test|trainin data|trainin points|transac amout
R24|transcr are|transcr cannot|transcr transcr|transfo are|transfo naive|transla languag|transpa|transpa mask
R24|transpo oauth|trap|trap all|treebui|treebui beautif|trequir|trequir field|trian|trian should|tried accessi
R24|true specify|try decreas|try lang|try rephras|try with|tsvg|tsvg gv|turn|turn comes|turn or|tweak|tweak argumen
R24|txt xml|type argumen|type avro|type campaig|type cannot|type check|type conflic|type current|type datafra|type ean
R24|type emial|type employe|type example|type extensi|type extra|type htps|type https|type invoce|type metric
R24|type multipo|type nod|type path|type patient|type plotly|type query|type recrod|type request|type tokenty
R24|type unsuppo|type video|typeerr|typeerr cannot|types instead|types int|types keyword|types mandato|types numbr
R24|types utf|typesiz|typesiz must|uid command|unarchi|unarchi the|unclose|unclose tags|undefin column|undefin field
R24|undefin request|under any|undersc|underst your|unexpec exit|unexpec input|unexpec shape|unexpec yaml
R24|unhandl request|unicorn|unimple unknown|uniniti|uniniti numeric|unique email|unique in|unique live|uniquel
R24|uniquel valued|unit app|unit shop|unknown argumen|unknown column|unknown columnn|unknown country|unknown currenc
R24|unknown emial|unknown filter|unknown flavor|unknown imap|unknown line|unknown long|unknown main|unknown name
R24|unknown operato|unknown option|unknown query|unknown search|unknown split|unknown storage|unknown tag|unknown top
R24|unknown unexpec|unknown valid|unliste|unliste direct|unmatch in|unparsa|unparsa section|unpredi|unpredi perform
R24|unpredi use|unrecog format|unrecog table|unrecog treebui|unresol column|unresol definit|unsafe protoco|unsatis
R24|unsatis schema|unsolva|unsuppo argumen|unsuppo device|unsuppo gogle|unsuppo in|unsuppo languag|unsuppo object
R24|unsuppo ollama|unsuppo or|unsuppo paramet|unsuppo qualify|unsuppo types|unsuppo uri|untermi subpatt|up actor
R24|up named|update through|updated some|updated through|updates are|upload not|uploade yet|uri logo|uri referen
R24|uri scheme|url cannot|url chromiu|url from|url functio|url must|url prefix|url rejecte|url specifi|url string
R24|url value|us instead|usd|usdt|usdt must|usdx|use alterna|use any|use block|use chat|use css|use decimal|use either
R24|use en|use ids|use jsonsch|use max|use near|use open|use repo|use tiktoke|use to|use warehou|use yyyy|usecols
R24|usecols do|used are|used but|used require|used sqlstat|user assista|user did|user turn|userid or|usernam require
R24|ushort|ushort format|using about|using getfiel|using structu|using textemb|using tooluse|using working|utf and
R24|utilize|utilize https|uuid string|valid assista|valid correct|valid date|valid endpoin|valid enumera|valid field
R24|valid fields|valid format|valid in|valid input|valid ipv|valid it|valid languag|valid length|valid matplot
R24|valid openai|valid operato|valid phone|valid region|valid text|valid under|valid user|valid validat|valid value
R24|valid with|validat column|validat details|validat for|validat invoice|validat top|validat unable|validat undefin
R24|value accepta|value associa|value belongs|value body|value details|value errorty|value expecte|value has
R24|value have|value http|value less|value metric|value missing|value none|value on|value pod|value provide|value that
R24|value xx|valued|valued index|values before|values code|values for|values is|values qty|values types
R24|variabl monitor|variabl name|variabl please|variabl questio|variabl start|variabl time|vcard|vcard compone
R24|vector column|vector expecte|vector lengths|vector must|vector name|vectors but|vectors class|vectors were
R24|verbose true|verifie has|verify address|vertica|vertica stratgy|vhost receive|video abc|video mp|videofi
R24|videofi and|view api|view thresho|violati ctrls|visibil|visibil value|visible|visit page|voice does|voice en
R24|void faiss|voted|voted on|voyage is|voyage large|voyage voyage|vs number|vstack|vstack column|wait conditi
R24|warehou command|warehou selecte|warehou with|warning state|was charact|was either|was passed|was permane
R24|was supplie|wasm|wasm backtra|wasm trap|wav tmp|weather input|web instanc|webdav hostnam|webhook reached|websear
R24|websear tool|website url|weight must|weight valid|welcome html|were passed|were supplie|when convert|when using
R24|where it|where line|where tenant|where text|where to|which was|while adding|while plannin|whitesp lead
R24|whitesp order|whole|whole respons|whose|whose name|width have|wildcar|win|win size|window is|with argumen
R24|with block|with case|with cell|with credent|with css|with dimensi|with double|with english|with expecte|with gtt
R24|with guided|with index|with keys|with mini|with on|with paramet|with pikepdf|with prefix|with refs|with shapes
R24|with suggest|with symbol|with tr|with unclose|with uniquel|with userid|with verbose|within given|within iterati
R24|within parent|within radius|without base|without nan|without remote|without tool|wkhtmlt exited|wolfram
R24|wolfram alpha|word argumen|words unicorn|work see|workboo above|workboo option|workflo id|working precisi
R24|workshe is|workshe named|would increas|would receive|write field|write mode|write number|write this|write videofi
R24|writers drivers|writing|writing templat|wrod|wrod but|wrong dimensi|wrong field|wrong file|wrong key|xarray
R24|xarray current|xbt|xbt usdx|xkq|xkq your|xml rpc|xml xmltei|xmltei|xsd|xsd decimal|xsd string|xx does|xx nobody
R24|xx subdivi|xyzq not|yaml parse|year|year in|yeer|yeer code|yet approve|yield|yield any|york|york is|you didn't
R24|you expect|you on|you passed|you query|your bank|your images|your mysql|your sender|your sql|your transac
R24|your unique|yql|yql query|za|zero code|zero recipie|zeropre|zones perhaps|zpi|zpi segment
R24S24|not all
R24T18|in range|input invalid
R24T24|.bad cron|.bad valsize|.barcode not|.bulk|.bulk index|.cron|.data model|.form|.illegal charact|.layout|.sympify
R24T24|.t protoco|.valid length|.valsize|abc is|array of|at byte|bad valsize|badrequ documen|be missing|being raised
R24T24|blob master|block size|braces|but is|byte offset|c msg|can handle|cannot encode|cannot overwri|charact are
R24T24|column qty|columns has|com piskvor|compati with|convert to|convert with|cookie|corresp to|couldn' parse
R24T24|current is|current offset|data format|date format|db name|depende require|detail loc|detects|detects operati
R24T24|documen failed|documen parsing|dupfixe|dupfixe size|encode object|entityt|exactly or|excepti being
R24T24|expecte value|express could|extra depende|find end|find root|flowabl|followi types|footer|for class|for iterato
R24T24|for propert|format type|found to|frame normal|functio resize|geolite|given data|handle the|has to|has unsuppo
R24T24|hdfs|hdfs http|hexadec|http or|image png|in data|in documen|in line|indexed|inf to|input must|invalid version
R24T24|is greater|is undefin|is unsuppo|iterato express|json or|json seriali|key db|keys must|large it|large no
R24T24|large on|length invalid|length need|markdow|markup|master|master readme|mdb bad|metric value|micro|missing see
R24T24|more paramet|mp mp|name data|nan|nanosec|nanosec timesta|no form|no format|none expecte|normal|normal of
R24T24|not empty|not underst|occurre unsuppo|of bounds|of charact|of excepti|of express|of field|of key|of pixels
R24T24|of video|office|office documen|often|often indicat|on page|open blob|opened in|or columns|or time|pandoc docx
R24T24|parse failed|parse field|piskvor|piskvor smart|provide data|qr|qr code|raised syntaxe|reason invalid|resize
R24T24|resourc without|returns|should have|size must|smart|smart open|stateme at|status invalid|str tried|strict
R24T24|string error|string is|support formats|sympify|sympify of|targeti|templat later|text exceeds|text field
R24T24|that may|the allow|the barcode|the detects|the header|this often|tile|to index|to match|true or|type string
R24T24|unknown encodin|unknown format|unknown or|unmatch|unsuppo size|unsuppo when|url can't|use one|use zip|valsize
R24T24|valsize unsuppo|value and|value to|vocabul|was expecte|was invalid|webasse|were returne|with no|with value
R24T24|work out|wrong dupfixe|wrong type
R24T28|syntax string
R24T30|.date|.invalid documen|.librosa|an empty|avlib|code can|column total|directi|error incompa|etc passwd
R24T30|failed ffmpeg|ffmpeg avlib|field value|filetyp|from ffmpeg|from file|gif|got instead|image size|in frame
R24T30|input expecte|invalid charact|it might|iterato|json is|line failed|logo png|marker|mp invalid|not convert
R24T30|object of|onnxrun invalid|or value|patient|separat|special|string or|suggest|the parser|to documen|zip archive
R24T33|no element
R24T34|.cbor|.couldnt|.geos|.shapely|cannot contain|excel|format it|input format|of specifi|parsing failed|pixels
R24T34|text length|unknown file|width
R24T36|encode
R24T37|.avro|.xlrd|avro|exceeds max
R24T39|.apy|.hl apy|determi|word
R24T41|error unsuppo|tiff
R24T44|.hl|decodin
R24T45|size exceeds
R28|be qty|c graphql|field totl|qty must|totl on|type order|values validat
R30|#206|#406|#553|#597|.api value|.arrow key|.audio receive|.bad symbol|.browser state|.child|.command exit|.control
R30|.converg|.crs|.decimal|.digits|.disambi|.freshde bad|.grammar|.invalid filter|.invalid id|.invalid input
R30|.invalid period|.invalid video|.kusto service|.ldap attribu|.ldap size|.many redirec|.merge|.missing paramet
R30|.no audio|.no transcr|.overpas bad|.path parser|.period|.pint type|.process executi|.proj|.ql syntax|.query check
R30|.selecto syntax|.shape|.smtp not|.sql parse|.sql syntax|.such element|.symbol|.timezon|.transcr found|.transla not
R30|.unexpec exit|.video id|.workshe name|.yf invalid|=NameError|aaaaaaa|accept email|ahead|ahead of|alterna at
R30|amount is|amout|an email|an int|an ipv|an sign|and error|and id|and passed|another transla|are correct|are email
R30|are impleme|are supplie|arg durable|argumen error|argumen limit|argumen type|array must|at input|atleast
R30|atleast inr|attribu is|attribu selecto|attribu type|audio was|authori error|availab formats|availab use|axis
R30|bad command|bad could|bad search|bad user|badly|badly formed|badrequ search|badvalu|bar|barcode code|bash
R30|be atleast|be byte|be or|be phone|be positiv|binding paramet|body in|bool|btc|bucket name|but paramet|byte input
R30|c address|c badvalu|c big|c columnv|c mandato|can't parse|cannot resolve|card has|card was|cbc|charact hex|chart
R30|check digit|check our|checksu or|class dict|code xx|codenam badvalu|column offset|columns id|command command
R30|command exit|command exited|command systemc|compare|contain at|contain whitesp|content must|convert from
R30|coordin pair|correct data|correct recipie|country code|create query|crs|current transla|data does|data structu
R30|days|days is|departu|desc bad|descrip no|detail type|dialect postgre|digit is|digits|dim got|dimensi error
R30|dimensi for|dimensi mismatc|dimensi of|distinc|dns label|docs errors|don't match|durable|durable for
R30|element mercury|element unable|emial cannot|emial in|encount bad|enumera|err wrong|error binding|error proj
R30|error sql|errors title|excepti syntax|expecte dim|expecte dimensi|expecte name|expecte paramet|express named|ext
R30|extensi not|failed inequiv|failed text|field amount|field the|field titel|field type|fieldre|fieldre name
R30|file mako|filter ctrls|final domain|find column|followi fields|foo unknown|for any|for express|for fieldre|for get
R30|for paramet|for queue|for selecto|form body|form expecte|form orders|form sqlstat|formats for|found form|fr
R30|from leads|from meter|ftp gs|git checkou|has wrong|have exactly|have market|hex|hex string|higher than|htps|iban
R30|id email|id make|id require|id type|ids for|immedia|immedia after|imports|in content|incompa with|inequiv
R30|inequiv arg|infer|input ids|input input|input provide|input to|input vector|inr|int but|interna proj
R30|invalid assista|invalid attribu|invalid destina|invalid length|invalid must|invalid name|invalid propert
R30|invalid url|invalid video|invalid voice|ipv or|is directo|is higher|is incompa|is mandato|is used|jpgg|key contain
R30|klingon no|label is|languag code|languag please|latitud|ldapsiz|ldapsiz sizelim|length expecte|length to
R30|line mismatc|line pos|list formats|llama to|locate element|ls|ls cannot|mako at|malform attribu|malform filter
R30|mandato paramet|market symbol|matchin name|maximum charact|maximum recursi|may refer|mercury element|mercury may
R30|mercury mytholo|mercury planet|meter|meter length|meters|mismatc input|missing argumen|missing final|missing query
R30|mixpane error|mo|mo mo|mo ytd|ms ahead|mytholo|naive|name emial|name example|name exmaple|name found|named emial
R30|named summary|nameerr name|nans|no audio|no barcode|no correct|no transcr|no transla|no type|no viable|nobody
R30|not applica|not work|number checksu|number receive|numbr|object decimal|objecti it|of argumen|of availab|of class
R30|of feature|of mo|of one|of stateme|of string|on node|on objects|on of|operati invalid|operati missing
R30|operato failed|or charact|or check|or ipv|or nans|or none|orders models|orders sql|org does|origin paramet|our api
R30|output format|paramet recipie|paramet tenant|paramet to|paramet were|parse command|parse express|parse syntax
R30|parsing query|passed type|period is|pl|placeho|planet|planet mercury|pos|positio form|positio line|precisi of
R30|present for|proj create|proj error|provide languag|query dimensi|query failed|query message|query the|query vector
R30|randomf|range must|receive please|recipie found|request format|request missing|resolve column|resourc record
R30|results found|rgba|same as|scheme ftp|search command|second time|select on|selecto at|selecto buy|server time
R30|service unit|shapes|sheetna|singula|singula matrix|sizelim|sizelim none|slide|some of|sort|sqlstat line
R30|stateme found|stateme paramet|stderr failed|stg|string supplie|structu for|such column|such element
R30|summary invalid|support support|support the|support xx|systemc|systemc restart|table name|target lang|text charact
R30|text must|texts|than maximum|that functio|the beginni|the clip|the code|the custome|the errors|the origin
R30|the results|the schema|the set|the sign|the to|this column|timesta for|titel is|title invalid|to address|to infer
R30|to mercury|to second|togethe with|tools are|transcr were|transla try|transla was|true for|type but|type id
R30|type must|type was|unexpec identif|unknown dialect|unknown output|unknown paramet|unknown url|unresol|url example
R30|url type|use allow|valid columns|valid objecti|validat check|validat message|validat the|value please|variabl id
R30|vector has|viable|viable alterna|video id|was already|was ms|was receive|was str|were provide|where operato
R30|whitesp|work with|wrong length|wrong number|wrongty|wrongty operati|xpath|xpath error|your input|your paramet|ytd
R30|ytd max
R30T18|expr
R30T24|.cronite|.cronite bad|.data overflo|.gbm|.light|.light gbm|and charact|attachm|bounds|c parse|c parsing
R30T24|cannot convert|column found|convers from|digit|embedde|feature in|field is|field text|file extensi|file ftp
R30T24|for out|format for|from str|handle scheme|id int|images|invalid form|long max|mismatc expecte|name bad|no text
R30T24|not accept|not json|not process|numbers|of values|only the|parsing excepti|starts|starts with|str to
R30T24|syntaxe invalid|synthes operati|th|the list|the synthes|to speak|true to|type date|user input
R30T28|invalid syntax
R30T30|#1100|.size limit|.v object|allowed in|bits|color|format is|got class|height|mm|mm dd|not appear|of templat
R30T30|passwd|webp|yyyy|yyyy mm
R30T33|ean
R30T34|.pydub|entitie|in file|workboo
R30T37|.arrow invalid|logo
R30T39|cannot read|error parsing|file must
R30T43|frame
R30T47|.size|invalid data
R33|body failed|cannot query|on type|query field|these values|validat body
R34|.api type|.column|.column not|.cypher|.cypher syntax|.encode|.illegal input|.invalid checksu|.invalid format
R34|.invalid length|.invalid paramet|.json path|.label|.languag not|.memcach client|.memcach illegal|.number parse
R34|.params|.selecto|.templat syntax|.unicode mixin|=OverflowError|against key|amount must|an object|and there
R34|api documen|arg|be blank|binding supplie|blank|button|c field|c syntaxe|checkou|class decimal|current stateme
R34|definit|dim|div|element button|email id|errorty bad|errorty executi|from at|geometr|graphql request|holding
R34|holding the|in any|incorre number|index does|input form|into memory|key holding|languag codes|languag not
R34|limit must|line char|many samples|message text|nmae|of binding|or near|positiv|process would|proj|query parse
R34|query process|require value|samples into|search filter|selct|stateme syntaxe|stateme uses|support languag
R34|syntaxe message|to converg|totl is|unsuppo type|uses and|valid email|was decline|would load|wrong kind|xx is
R34T24|.invalid express|.invalid operati|.unicode|barcode|charact limit|datafra|for input|speak|svg|the support
R34T30|appear|appear to|body is|expecte end|failed in
R34T34|.bson
R34T36|charact in
R34T41|unexpec end
R36|it should
R37|.alg|.card|.email syntax|.email undeliv|.invalid url|.jmes|.jmes path|.languag|.lin|.lin alg|.xlsx input
R37|=ArithmeticError|be greater|buy|c decline|click|code command|column totl|converg|error line|error syntax|in query
R37|invalid type|it must|kind of|klingon|name totl|numeric|request invalid|request raw|require but|respons bad|samples
R37|schema error|the type|unexpec keyword|vector dimensi|your card
R37T24|.express|.transla|text is
R37T30|be an|entity validat
R37T34|destina
R37T44|byte
R39|.schwift|c card|c stateme|cliente stateme|column emial|decline|expecte type|message expecte|must not|paramet query
R39|query paramet|the amount
R39T24|.invalid argumen|greater|greater than|syntaxe|values are
R39T30|.barcode|ftp
R41|invalid query|point|titel
R41T24|be between
R41T30|error expecte
R43|error unexpec|near form|query is|selecto
R43T24|be empty|c value
R43T30|decimal
R43T33|at positio
R44|.email not|operato
R44T34|type class
R44T45|.polars
R45T24|invalid paramet
R46T30|invalid value
R46T41|positio
R47T24|.not valid
R47T37|parse error
R48|near
R51T34|dimensi
R52|emial
R52T34|syntax error
R53T33|form
R54T40|syntax
S24|.partial|.partial failure|bin sftp|check stderr|code exit|error output|method partial|output check|partial failed
S24|sent success
S24T24|stderr output
T18|.ps|actual buffer|bytes at|bytes for|check check|code integer|during parsing|expr with|for unpacki|form id
T18|from parse|from require|header sig|integer symbol|latin|latin codec|not whatits|of at|offset actual|ordinal
T18|ordinal not|parse expr|parsing header|path parsing|positio ordinal|sig|sig check|transfo code|unpack from|unpacki
T18|unpacki bytes|whatits|whatits not|with form|with transfo
T24|.a safeten|.absolut|.absolut link|.adb|.api unsuppo|.apply|.apply delta|.args|.arrow capacit|.arrow not|.asn
T24|.bad args|.bad http|.bad syntax|.bad z|.batch size|.block|.blocksi|.blocksi mismatc|.bomb|.bounds|.bounds datetim
T24|.calamin|.calenda|.casting|.casting na|.char|.charact encodin|.chars|.ciphert|.collect|.collect size|.comp
T24|.comp doc|.compose|.compres|.compres method|.content decodin|.content invalid|.content maximum|.corrupt data
T24|.corrupt grid|.corrupt image|.corrupt record|.count exceede|.crc|.csv|.csv parse|.data decodin|.data parser
T24|.data send|.data too|.dataset build|.dataset generat|.date ambiguo|.date parse|.datetim|.decode value
T24|.decompr bomb|.decompr size|.destina|.detect|.dicom|.digital|.digital signatu|.dmtx|.doc|.documen transla|.dpi
T24|.dtd|.dtd forbidd|.duplica option|.empty data|.encodin chars|.encodin unknown|.encrypt|.encrypt pdf|.event data
T24|.ext|.extensi|.extensi not|.externa referen|.extra data|.failed parse|.failed token|.fetch respons|.fetch unsuppo
T24|.file convers|.file referen|.file size|.file storage|.file type|.file unsuppo|.file warning|.first|.first volume
T24|.flac|.flac no|.folder content|.form parser|.fpdf|.fpdf unicode|.fz|.fz base|.fz format|.gpx|.gpxxml
T24|.gpxxml syntax|.grid file|.hdf|.hdf ext|.header checksu|.header not|.header parse|.heif|.http message
T24|.http process|.id no|.illegal text|.image data|.image file|.image loading|.image size|.image too|.image type
T24|.image width|.incompl parse|.ingesti|.input file|.int|.int casting|.invalid bson|.invalid calenda|.invalid ciphert
T24|.invalid databas|.invalid dicom|.invalid encodin|.invalid jwe|.iso|.item collect|.iterabl too|.jwe data
T24|.jws object|.lang detect|.length reached|.lib dmtx|.limit overrun|.limit reached|.lz|.lz block|.m too|.malform pdf
T24|.malform segment|.markup|.mat|.mat read|.max length|.max rows|.maximum limit|.media type|.media upload
T24|.metric value|.mime|.mime content|.missing section|.mp|.mp metadat|.mp stream|.multimo|.multipa|.multipa parse|.n
T24|.na|.na n|.need downloa|.need first|.no thumbna|.non xml|.not a|.not adb|.not downloa|.not match|.not rar
T24|.number format|.object format|.ocr found|.of bounds|.of file|.orc|.outlook|.output limit|.outside|.outside destina
T24|.overrun|.parser match|.parser outlook|.parser receive|.parser rejecte|.parsimo|.payload too|.pdf parse
T24|.pdf stream|.pdfium|.pdfmine|.pickle|.prior ocr|.py asn|.py lib|.py zbar|.raw data|.raw file|.raw no|.reader
T24|.receive parsing|.record too|.referen forbidd|.rejecte markup|.request data|.request entity|.request size
T24|.respons too|.rows|.safeten parsing|.safeten repo|.sax|.sax parse|.schema decode|.section header|.segment
T24|.socket payload|.standar violati|.storage format|.stream info|.substra|.substra underru|.suspici|.suspici operati
T24|.system message|.table transac|.tagged|.tagged pdf|.telegra entity|.text length|.text size|.text x|.thumbna|.tiff
T24|.tiff file|.tika|.tika failed|.tiny|.tiny tag|.toml parsing|.truncat|.type not|.undefin image|.underru
T24|.unexpec char|.unexpec end|.unexpec eof|.unexpec token|.unicode encodin|.unknown file|.unrecog image|.unrecog msg
T24|.unsuppo compres|.unsuppo content|.unsuppo documen|.unsuppo file|.unsuppo media|.unsuppo msg|.unsuppo version
T24|.value convers|.value deseria|.value too|.volume|.wasmtim|.width|.x syntax|.xl|.xl date|.xml content|.xml schema
T24|.z|.z file|.zbar|=UnicodeDecodeError|aa got|aaaa|aaaa text|ab expecte|ab found|abc or|abortin use|accept missing
T24|accept more|accepte payload|accepte types|accompa|accompa begin|acme revisio|acme this|actual length
T24|actual maximum|add another|addr stored|adt|adt pv|ai speecht|algorit or|alias default|all the|allow text
T24|allowed bytes|allowed here|allowed is|allowed limit|allowed packet|allowed special|alongsi|also mean|alter
T24|alter the|ambiguo|an absolut|an accompa|an embedde|an engine|an id|an imprope|an introsp|an iso|an msg|an office
T24|an orc|an unimple|an xml|analyze operati|and help|and iso|and ner|and photo|and rf|and target|and unrecov|annotat
T24|annotat xs|another message|antiwor minutes|any token|any value|anyway|api returns|api rev|apierro this|append with
T24|applica dosexec|applica foo|archive could|archive failed|archive mime|archive rar|are equal|are larger|are opening
T24|are passing|are pixels|are support|are too|array cannot|array status|arrays|arrays cannot|arrow|arrow typesys
T24|arrowty|as json|as nan|as neither|as origina|as special|as tagged|aspect|aspect ratio|assert|assert failed
T24|asserti status|asset aspect|assets api|at bbbcd|at end|at fa|at file|at of|at once|attachm type|attack
T24|attempt convers|attempt xlsxcon|attribu of|audio buffer|audio corrupt|audio duratio|audio files|audio float
T24|audio mime|audio mp|audio ogg|audio type|audio webm|availab extensi|avif|avif file|avlib ffmpeg|avlib invalid
T24|avro file|avro schema|awt|awt headles|back trace|backend pyav|bad crc|bad key|bad magic|bad syntax|badzipf
T24|badzipf with|barcode ean|base addr|base image|based camelot|based pages|batch the|batches|batches of|bb val|bbbcd
T24|bbbcd frame|bcc|bcc example|bcj|bcj filter|be any|be corrupt|be decompr|be determi|be encoded|be encrypt
T24|be exactly|be extract|be first|be larger|be msh|be pdf|be removed|be reopene|be strings|be uploade|be utf
T24|be varchar|been impleme|begins|begins with|big captcha|big iso|big maximum|big png|big src|bigger|bigger than
T24|bin is|bin len|birthda|birthda value|blob data|blob field|blob is|blobs|blobs up|blobtoo|blobtoo message|blosc
T24|blosc buffer|bmp gif|bmp sorry|body actual|body as|body at|body exceede|body exceeds|body payload|body utteran
T24|bomb dos|boundar|boundar charact|bounds nanosec|box file|braces missing|broken data|broken documen|broken error
T24|broker message|brotli not|brotlid|brotlid failed|bson|bson documen|buffer buffer|buffer error|buffer info
T24|buffer is|built|but encount|but nothing|but only|but pdf|by foo|by java|by py|by textrac|byte payload|byte string
T24|byte this|byte xff|bytearr got|bytes actual|bytes bytes|bytes have|bytes is|bytes long|bytes numpy|bytes remaini
T24|bytes request|bytes time|bytes while|c blobtoo|c convert|c einval|c entityt|c faceerr|c imagede|c imageto
T24|c itemcol|c shred|c textlen|c textsiz|c toobig|c unable|c url|cache aa|cached file|call invalid|call mp
T24|called with|calling parquet|camelot only|can accept|can load|can still|can't decode|can't downloa|can't sync
T24|cancell downloa|cannot decode|cannot decompr|cannot start|cannot submit|cannot work|capacit limit|captcha filesiz
T24|capture file|cast|cast int|cc input|cc model|ccutil|ccutil unichar|char in|charact byte|charact expecte
T24|charact got|charact maps|charact special|charact support|charact that|charact varying|charmap|charmap codec
T24|check stl|child adt|chunk type|city mmdb|class nonetyp|class object|class type|client sent|closed linestr|cloudco
T24|cloudco task|code entityt|code pdf|code structu|code subcode|code unsuppo|code value|code xa|codec lz|codecs
T24|codecs opus|col ab|col strict|col tile|collect size|column body|column crm|column for|column pages|column tables
T24|column tkey|columns to|com bmp|com deanmal|com doc|com logo|com png|com zip|command java|command pandoc|commas
T24|commas braces|common json|common unable|compone where|compone xs|composi to|compres method|config option
T24|configu allowed|confirm to|conflue schema|connect destina|connect server|conside to|constru mapping|consume all
T24|contain audio|contain data|contain did|contain empty|contain files|contain more|contain nan|contain nul
T24|contain numbers|contain pickled|contain stop|contain the|contain unichar|contain valid|content exceeds
T24|content image|content line|content provide|content types|continu anyway|contrac xyz|contrib|contrib to
T24|convers couldn'|convers rule|convers suggest|convers utf|convert attempt|convert documen|convert invalid
T24|convert msg|convert non|convert object|convert stream|convert string|convert this|core team|corpus dxf|corpus gpkg
T24|corpus mp|corpus nc|corpus nii|corpus onnx|corpus png|corpus yaml|corpus zip|correct format|corrupt at
T24|corrupt invalid|corrupt no|corrupt please|corrupt seen|corrupt that|couldn' read|couldn' unpack|count command
T24|count incorre|count syntax|covered|cpp index|crc check|crc for|create datafra|create it|credibl|crm notes|crypt
T24|crypt hash|csv doc|current file|current only|curves|curves with|cv|cv io|damaged file|dat|data attribu|data bytes
T24|data corrupt|data exceeds|data header|data if|data invalid|data no|data parquet|data possibl|data seriali|data the
T24|data upload|data value|data when|datadog returne|datafra with|datanot|datanot code|dataset is|date in|date of
T24|date or|date string|datetim date|datetim string|db already|db file|dblquot|dblquot name|dd identit|dd when|dd yyyy
T24|deanmal|deanmal textrac|decimal is|decimal number|deck ppt|decode byte|decode it|decode message|decode xff
T24|decoder failed|decoder process|decodin error|decodin seven|decodin stream|decodin string|decodin unicode
T24|decompr bomb|decompr bytes|decompr invalid|decompr the|default in|defined schema|deflate gzip|delta not|dense
T24|dense usearch|depende jar|descrip face|descrip input|deseria job|deseria key|deseria val|destina arrow
T24|destina buffer|detail ffmpeg|detail payload|detail unsuppo|details applica|details receive|details text
T24|details tifffil|detecte bad|detecte media|detectf|detectf operati|detecti cannot|detectl|detectl operati
T24|determi constru|determi delimit|determi you|diagnos failed|dicm|dicm prefix|dicom|dicom file|diction mismatc
T24|diction syntax|diction while|didn't consume|didn't match|difat|differe column|differe encodin|differe parser
T24|differe schema|digit found|digital|digital signatu|dimensi size|directi or|directi type|directo signatu
T24|disallo special|djava|djava awt|dns message|do so|do those|doc docx|doc is|doc pdf|doctype|documen and
T24|documen closed|documen contrac|documen documen|documen encodin|documen exceeds|documen handle|documen id
T24|documen is|documen message|documen only|documen pages|documen pdf|documen pdfium|documen scan|documen sizes
T24|documen syntax|documen to|documen too|documen when|documen within|documen xml|docx contain|docx eml|docx odt
T24|docx pptx|docx returne|doesn't start|dos|dos attack|dosexec|dosexec is|double require|downloa exportl
T24|downloa invalid|downloa it|downloa max|downloa more|downloa of|dpi is|drive folders|drive google|driver libkml|dtd
T24|dtd public|dtdforb|dtdforb name|duratio is|during process|dwg|dxf|dxf file|dxf is|ean code|ean is|ec curves
T24|either not|element into|element object|embedde header|embeddi at|embeddi in|eml epub|empty check|empty lists
T24|empty strings|empty vocabul|encode data|encoded text|encodin chars|encodin gzip|encodin may|encodin type
T24|encount error|encount number|encount text|encount without|encrypt cannot|encrypt must|encrypt the|encrypt with
T24|end at|end encount|end in|end nothing|end vcalend|ended unexpec|endofte|endofte if|enforce|enforce schema
T24|engine manuall|enough disk|ensure it|entiret|entiret but|entitie are|entity detail|entityt message|entries
T24|entries txt|entry in|entry nicknam|eocd|eof line|eof right|eof sblock|epub|equal documen|err aborted|errno retcode
T24|error assert|error back|error blobtoo|error couldn'|error determi|error diction|error expect|error may|error pdf
T24|error prematu|error row|error securit|error see|error tokeniz|error userid|errorco request|errorco unable
T24|errors first|errors image|errors system|errors were|etc this|evaluat somethi|event too|eventda|eventda exceeds
T24|everywh|exactly bytes|exceede image|exceede setting|exceede size|exceeds bytes|exceeds charact|exceeds mb
T24|exceeds skb|excel file|excel xlsx|excepti for|expect tree|expecte aa|expecte ab|expecte an|expecte boundar
T24|expecte datetim|expecte directi|expecte doctype|expecte fields|expecte magic|expecte nothing|expecte respons
T24|expecte stream|expecte string|expecte word|expecti class|expecti got|expecti start|explici paramet|exportl
T24|exportl for|express col|extensi docx|extensi here|extensi include|extensi pages|extensi use|extensi wav
T24|externa image|externa system|extra data|extra expecte|extract to|fa fbf|face not|faceerr|faceerr descrip
T24|failed code|failed corrupt|failed decodin|failed finding|failed incompl|failed pixels|failed read|failed reading
T24|failed request|failed ssize|failed this|failedo imagede|fails regex|faiss index|faiss read|false rsqb|fatal and
T24|fatal code|fbf|fc the|feature request|feature unsuppo|fetch endpoin|fetch respons|fetch via|fetched from
T24|ffmpeg error|ffmpeg was|fhs|fhs segment|field data|field date|field for|field should|fields cannot|fields did
T24|fields present|file appears|file cache|file can|file continu|file convers|file expecti|file failed|file filenam
T24|file found|file geolite|file ini|file line|file meta|file models|file of|file otherwi|file param|file pk
T24|file should|file src|file the|file tif|file truncat|file types|file vlcallb|filenam extensi|filenam io|filenam pdf
T24|fileobj|fileobj has|files from|files gdrive|files larger|files py|filesiz would|filetyp is|filetyp unk|filter is
T24|filter jbig|find contain|find data|find eocd|find externa|finding central|finite everywh|finite values|first frame
T24|first in|first segment|first volume|fixed limit|fixed maximum|flac file|flac is|flac mp|flags tmp|float array
T24|float failed|float literal|flowabl spacer|folders|folders has|followi express|followi file|followi formats
T24|font used|font version|foo expecte|foo is|foo may|footer either|fopen|fopen unable|for codec|for detail
T24|for extensi|for frame|for heredoc|for matlab|for mimetyp|for pandas|for pdf|for read|for that|force ocr
T24|force reading|force true|form closed|form data|form file|format abc|format and|format applica|format cannot
T24|format check|format errno|format expecte|format image|format next|format no|format st|format text|format that
T24|format thursda|format tmp|format unable|formats code|formats yyyy|formed invalid|found but|found call
T24|found charact|found invalid|found undefin|frame descrip|frame length|frame of|from an|from composi|from filenam
T24|from first|from frame|from ini|from tmp|from url|ftp ftps|ftp url|ftps|ftps hdfs|ftpx|ftpx no|fully covered
T24|fully qualifi|functio input|functio validat|gb limit|gb of|gdrive|gdrive can't|gdrive folder|gender|gender on
T24|gender wrong|generat from|generat the|geolite city|getfram|getfram failed|getting remote|getting the|gguf magic
T24|gib exceeds|gif jpeg|given st|google protobu|got at|got bb|got bytes|got in|got packet|got stream|got unexpec
T24|got webp|goto https|gpkg not|guess|guess format|gzip but|gzip content|handle documen|handle pagebeg
T24|handler availab|has bits|has digital|has more|has text|has valid|hasn't|hasn't been|have at|have two|hdf reader
T24|header blob|header but|header header|header in|header incompl|header or|header png|header subject|header use
T24|header value|header xff|headers file|headles true|heic unsuppo|heic with|heif|heif avif|height exceeds
T24|height ratio|hello but|hello there|help python|helveti|helveti please|here in|here met|heredoc|heredoc templat
T24|hexadec digit|hey|hey wait|hint encount|hive bad|hl|hl documen|host in|html documen|html html|html xm|http dtd
T24|https and|https big|https drive|https or|https viewfs|id exceeds|id failed|id file|id http|id key|id preview
T24|id tag|id unichar|id with|identit imagere|illegal points|image at|image based|image decodin|image dpi
T24|image exceeds|image has|image header|image https|image may|image media|image pixels|image please|image source
T24|image tiff|image too|image width|imagede|imagede message|imageio opencv|imagere|imagere cannot|images over|imageto
T24|imageto when|imgcode|imgcode src|imgproc|imgproc src|impleme it|impleme yet|imprope image|imprope structu
T24|in archive|in batches|in byte|in dat|in descrip|in destina|in flac|in footer|in fopen|in gif|in image|in its
T24|in metadat|in not|in open|in pixread|in rar|in readers|in scan|in shp|in shx|in str|in string|in templat|in tmp
T24|in vl|in wav|in writers|in xyz|include csv|incompa content|incompl input|incompl introsp|incompl metadat
T24|incompl ole|incompl or|inconsi with|incorre difat|incorre format|incorre padding|incorre passwor|incorre path
T24|incorre string|index faiss|index in|index ioreade|index json|index read|index seems|index size|index type
T24|indexed string|inflate|inflate data|inflate inflate|info not|informa header|ingesti|ingesti data|inline
T24|inline images|input append|input call|input cannot|input downloa|input isn't|input size|input soon|input string
T24|input tmp|input types|input unspeci|insuffi data|insuffi space|int at|int id|int literal|int reason|int status
T24|int xs|interna src|into parts|into table|introsp|introsp respons|introsp result|invalid asset|invalid audio
T24|invalid block|invalid char|invalid content|invalid crc|invalid documen|invalid element|invalid image|invalid jws
T24|invalid line|invalid load|invalid object|invalid passwor|invalid pdf|invalid reason|invalid size|invalid start
T24|invalid zip|invocat type|invoice system|io max|iomode ri|ioreade|ioreade int|ipm acme|ipm schedul|is ambiguo
T24|is broken|is count|is false|is fatal|is image|is inconsi|is it|is kb|is link|is ms|is neither|is passwor
T24|is playabl|is simply|is text|is valid|ish|ish week|isn't unicode|isn't valid|iso but|iso date|iso expecte|iso like
T24|iso utf|issues availab|it an|it didn't|it error|it hasn't|it unsafel|item size|item too|itemcol|itemcol when
T24|iterato should|its entiret|jar|jar pages|jar tabula|jar with|java djava|jbig decode|jf|jf not|jobs server|jpeg nor
T24|json cc|json documen|json expecti|json payload|json resourc|json text|jwe|jwe string|jws|jws object|kb must
T24|kb type|keepass|keepass databas|key data|key line|key type|keys bmp|keys etc|keyword at|kids|kids is|kind faceerr
T24|lang runtime|languag are|languag detecti|large and|large bytes|large enough|large errorco|large expecte
T24|large inline|large limit|large max|large maximum|large part|large payload|large please|large raw|large refer
T24|large the|large val|last spring|lbrace|lbrace not|leads failed|least coordin|least got|len bytes|length exceeds
T24|length has|length max|length row|lexical|lexical error|libcurl underst|libkml|liblzma|liblzma project|like string
T24|like support|limit big|limit example|limit kb|limit the|limitat violate|line could|line error|line hello
T24|line matched|line not|line of|line option|line saw|line too|linearr do|linearr does|linearr require|linestr|lists
T24|literal float|literal null|load documen|load errors|load failed|load image|load into|load it|load json|load key
T24|loaded to|loaded when|loadsav|loadsav cpp|logo heic|logo webp|lol|lol system|long msg|lpar|lpar lsqb|lsqb
T24|lz decompr|lz getfram|lz not|macroen|macroen main|made to|magic byte|magic bytes|magic header|magic invalid
T24|main header|main xml|make feature|malform ensure|malform invalid|malform object|mapping values|maps|maps to
T24|markdow no|markup you|match at|match input|match missing|match yyyy|matched as|matched in|matchin pattern
T24|matchin portion|matlab|matlab files|max bin|max image|max limit|max memory|max string|maximum accepte
T24|maximum bytes|maximum configu|maximum dimensi|maximum documen|maximum file|maximum image|maximum message
T24|maximum payload|maximum pdf|maximum text|maxmind db|may also|may help|may try|mb but|mb error|mb in|mb maximum
T24|md for|mdb mdb|mean that|means it|media format|media image|media upload|media url|meeting resp|memory per
T24|memory size|message asserti|message got|message image|message length|message system|message th|message unsuppo
T24|met html|meta informa|meta nextfil|metadat documen|metadat file|metadat size|method is|metric you|mib in|mib was
T24|micro qr|might mean|mime content|mime format|mime type|mimetyp found|mimetyp in|minimum duratio|minus
T24|minus dblquot|minutes txt|mismatc tag|mismatc type|missing city|missing dicom|missing keys|missing name
T24|missing values|mmdb|mmdb is|model file|model format|model proto|models phi|models require|module if|module magic
T24|modules imgcode|modules imgproc|month must|most charact|most image|mov invalid|mp and|mp doesn't|mp file|mp mpeg
T24|mp returne|mp that|mpeg frame|mpeg mpga|mpga|mpga ogg|ms excel|ms powerpo|msdownl is|msg class|msg image|msg size
T24|msg string|msg type|msh|multipl tables|na|na or|name asserti|name eof|name for|name line|name lol|name system
T24|name try|name xs|named mimetyp|names option|nan linearr|nan nativel|nativel|need ocr|neither jpeg|neither section
T24|ner models|netcdf hdf|next ish|next thursda|next token|nextfil|nextfil entry|nicknam|nicknam in|nii|no chunk
T24|no columns|no compone|no convers|no convert|no downloa|no errors|no feature|no hint|no meta|no micro|no name
T24|no objects|no pages|no pix|no protoco|no size|no spoken|no tables|no tag|no thumbna|non finite|non hexadec
T24|non matchin|nor keyword|nor tiff|normal too|normall|normall means|not blosc|not built|not bytes|not corrupt
T24|not credibl|not decompr|not dense|not doesn't|not dxf|not encode|not evaluat|not file|not finite|not form|not heif
T24|not keepass|not large|not mp|not multipl|not need|not powerpo|not rar|not raw|not right|not safely|not safeten
T24|not true|not truetyp|not well|notadbe|notadbe file|notes|notes body|nothing at|nothing got|nothing nothing
T24|nothing worked|nul|nul bytes|null false|null in|number length|number the|numbers abc|numpy|numpy array
T24|object arrays|object exceede|object header|object invalid|object keys|object member|object startin|object stream
T24|object to|objects found|objsize|objsize too|occurre documen|occurre imageto|occurre itemcol|occurre textlen
T24|occurre textsiz|ocr to|ocr would|odt|odt xlsx|of audio|of bad|of central|of content|of dict|of documen|of element
T24|of eventda|of exceeds|of ffmpeg|of length|of linearr|of rows|of rpar|of support|of tempora|of tmp|of varchar
T24|of vector|officed|officed themema|offset fc|offset in|offset missing|offset unable|ogg codecs|ogg opus|old new
T24|ole file|ole sector|on class|on files|on text|once please|one request|only if|only is|only load|only riff
T24|only works|open broken|open empty|open heic|open open|open stream|open tmp|opencv color|opencv pip|opencv resize
T24|opening databas|opening io|opening mp|opening using|openxml|openxml officed|operati byte|operati collect
T24|operati documen|operati image|operati input|operati one|option for|option host|option to|options do|opus wav
T24|or differe|or downloa|or encrypt|or file|or format|or ftp|or height|or incompl|or inf|or insuffi|or less|or mp
T24|or pare|or pickle|or stateme|or superfl|or this|or truncat|or used|ora value|orc|orc file|org xmlsche|origina old
T24|origina value|otherwi damaged|out file|output stream|over kb|overlap entries|overwri value|packet|packet bigger
T24|packet bytes|page is|page tree|pagebeg|pagebeg args|pages expecte|pages guess|pages is|pages max|pages may|pandas
T24|pandas options|par or|paramet didn't|paramet media|pare|parquet caused|parquet is|parquet magic|parquet org
T24|parse date|parse docx|parse from|parse request|parse safeten|parse targeti|parse tomorro|parse webasse|parsed into
T24|parseex expecte|parseex unknown|parsefr|parsefr seriali|parser and|parser or|parser trying|parsing field
T24|parsing json|parsing this|parsing xml|part exceeds|partiti is|parts not|passwd public|passwd which|passwd would
T24|patient expecti|payload bytes|payload reached|pdf docx|pdf expecte|pdf has|pdf header|pdf invalid|pdf jpeg
T24|pdf offset|pdf pages|pdf returne|pdf starts|pdf this|pdf type|pdf was|pdfium data|per charact|per compone
T24|per pixel|perform ocr|perform on|perhaps the|permiss file|phi|phi bin|photo|photo tif|pickle false|pickle keyword
T24|pickle load|pickle protoco|pickled|pickled object|pillow|pillow to|pix|pix returne|pixel|pixel only|pixels could
T24|pixels cv|pixels exceeds|pixels in|pixels type|pixread|pixread unknown|pk doesn't|playabl|playabl audio
T24|please suggest|please upload|png fileobj|png handle|png tiff|png with|points of|portion|portion of|positio charact
T24|positio invalid|possibl because|possibl zip|post payload|postgre text|powerpo|powerpo file|powerpo present|ppt
T24|ppt is|pptx current|prefix is|prematu eof|present macroen|preview of|previou excepti|problem parsing|process audio
T24|process called|process cc|process documen|process limit|produce with|project and|propert gender|propert stream
T24|propert text|protect error|proto parsefr|protobu struct|provide payload|provide was|push was|put item|py zr
T24|pyav can|pyav opencv|pytorch failed|qty column|qualifi|qualifi http|quoting|quoting the|rar file|ratio|ratio must
T24|ratio width|raw file|reached while|read at|read cpp|read error|read failed|read header|read index|read page
T24|read tiff|read xref|reader for|reader found|readerr invalid|readerr truncat|readers schema|reading file
T24|reading header|reading set|reading zip|reason message|receive extra|receive line|recogni msg|record too
T24|recover damaged|ref in|regex last|registr seriali|remote image|removed to|reopene|reopene with|repo acme
T24|repo couldn'|req the|request blob|request invocat|request text|require child|require encodin|require roughly
T24|require zip|reshape array|reshape tensor|resize cpp|resourc blob|resourc logo|resourc unexpec|resp tent
T24|respons and|respons size|restore|restore or|restore shx|result ensure|retcode|retcode archive|return strings
T24|returne alongsi|returne bad|returns blobs|rev ai|revisio main|rf|rf support|ri|riff|riff rifx|rifx|rifx and|rmeta
T24|rmeta text|root birthda|root diction|root superfl|roughly|roughly gb|row col|row does|row expecte|row number
T24|rows in|rpar|rsqb|rsqb heredoc|rule didn't|rule from|rule json|rule matched|runtime parquet|safely|safely convert
T24|safeten files|safeten header|safeten index|same block|same metric|sandbox output|saw|says request|sblock
T24|sblock base|scannin|scannin for|schedul meeting|schema compone|schema fields|schema mismatc|schema of
T24|schema registr|schema text|scheme foo|scheme ftpx|section db|section headers|section nor|sector|securit limit
T24|see previou|see stderr|selecte input|sent message|sentenc process|seriali data|seriali size|seriali which
T24|server support|set cookie|set item|set multipl|set names|set shape|setting data|seven schema|several
T24|several errors|severit fatal|sha crypt|shape because|shape restore|short for|short minimum|should return|shx
T24|shx config|shx or|shx set|signatu ocr|simplet|simplet xmlns|simply|simply not|size as|size bytes|size can
T24|size cannot|size code|size data|size descrip|size ensure|size example|size from|size gib|size id|size into
T24|size larger|size limitat|size mb|size or|size pixels|size the|size to|size too|sizes|sizes up|skb|skb limit
T24|smaller documen|so you|somethi that|soon to|sorry will|soundfi|soundfi has|soundfi is|source and|source base
T24|source http|source of|space no|spacer|spacer at|sparkex failed|special allowed|special charact|special endofte
T24|special token|specifi doesn't|specify an|specify media|speecht|speecht jobs|spoken|spoken audio|spring
T24|spring gender|spxerr invalid|src ccutil|src color|src common|src loadsav|src sentenc|ssize|ssize empty|start any
T24|start byte|start from|startin with|status couldn'|stderr minutes|steps only|still be|stl|stl load|stop words
T24|store mdb|stored eof|str unexpec|stream audio|stream data|stream did|stream end|stream has|stream header
T24|stream inflate|stream limit|stream not|stream to|stream when|strict cast|string but|string fails|string file
T24|string index|string key|string lbrace|string len|string metric|string next|string positio|string should|string st
T24|string to|strings byte|strings not|strings or|struct|structu diagnos|structu missing|subcode|subcode message
T24|subject bcc|submit more|submit your|suggest that|suggest this|superfl commas|superfl entry|support bson
T24|support capture|support class|support dimensi|support format|support pdf|surroga|surroga not|svg size|sync to
T24|syntax expecte|system table|system was|table for|table row|table table|tables found|tables true|tables try|tablib
T24|tablib has|tabula|tabula jar|tag reader|tag ref|tagged|tagged pdf|tape|tape error|target languag|targeti rule
T24|team impleme|templat string|templat trim|templat yaml|tempora memory|tensor of|tent|tent current|text abortin
T24|text allowed|text based|text begins|text corresp|text csv|text element|text fields|text found|text mode|text msg
T24|text not|text of|text org|text size|textlen|textlen when|textrac issues|textrac please|textsiz|textsiz when
T24|th invalid|than allowed|than downloa|than embeddi|than files|than mb|than this|that cannot|that compres|that long
T24|that might|that scheme|the accepte|the assets|the capacit|the destina|the detecte|the detectf|the detectl|the dicm
T24|the fetch|the filenam|the font|the gb|the gdrive|the image|the markup|the mime|the module|the pdf|the post
T24|the soundfi|the source|the svg|the tag|the unspeci|themema|themema xml|this filenam|this isn't|this message
T24|this normall|this pdf|this receive|this text|this valid|those steps|threw|threw badzipf|thumbna in|tif is
T24|tiff failed|tiff wmf|tifffil|tifffil read|tika rmeta|tika tika|tile got|time got|timesta at|title your|tkey
T24|tkey value|tmp in|tmp tmph|tmph|tmph zssmst|to allowed|to bytes|to contrib|to deseria|to disallo|to do|to enforce
T24|to etc|to goto|to int|to integer|to markdow|to mb|to mpeg|to put|to restore|to text|to transco|to undefin|to xz
T24|to yes|token end|token endofte|token pass|tokeniz data|tomorro at|toobige|toobige string|total can|total column
T24|total double|total size|tprotoc exceede|tprotoc invalid|trace file|transco data|transco failed|transla documen
T24|transmi exceeds|tree here|tree kids|tried utf|trim|trim lpar|true jar|true minus|truetyp|truetyp font
T24|truncat bytes|truncat file|truncat header|truncat stream|try passing|try quoting|trying differe|tuple|tuple index
T24|two options|txt at|txt possibl|type abc|type brotli|type byte|type bytes|type charact|type decimal|type dwg
T24|type ec|type google|type image|type libcurl|type limit|type nonsens|type nothing|type support|type that|type track
T24|type vers|type version|types flac|types for|types pdf|typesys|typesys arrowty|unaccep|unaccep charact
T24|undefin alias|undefin entity|underst deflate|underst only|unexpec chunk|unexpec magic|unichar|unichar id
T24|unichar line|unicode font|unimple format|unk|unk file|unknown bit|unknown datetim|unknown directi|unknown frame
T24|unknown hl|unknown mat|unknown tried|unknown undefin|unmatch when|unpack docx|unpack failed|unpack receive
T24|unpack require|unproce org|unreada|unreada corrupt|unrecog archive|unrecog content|unrecog iso|unrecov error
T24|unsafel|unsafel using|unspeci dimensi|unsuppo algorit|unsuppo audio|unsuppo bits|unsuppo codec|unsuppo data
T24|unsuppo driver|unsuppo feature|unsuppo filter|unsuppo key|unsuppo pickle|unsuppo refer|upload error|upload max
T24|upload smaller|upload this|uploade an|uploade audio|uploade is|uploade through|url bytes|url field|url scheme
T24|url the|url title|url urls|urls|urls must|use hdf|use workboo|usearch|usearch index|used helveti|used media
T24|using depreca|using pillow|using unicode|utf codec|utf decodin|utf encoded|utf is|utf iso|utf surroga|utf windows
T24|utteran|utteran text|valid audio|valid decimal|valid flac|valid fully|valid maxmind|valid pdf|valid sha
T24|validat file|validat item|value appears|value deseria|value origina|value propert|value transmi|value xf
T24|value yesterd|values encoded|values na|values this|valueto|valueto ec|varchar but|varchar field|varying|vcalend
T24|vector size|vers|vers not|version header|video file|viewfs|viewfs webhdfs|violate indexed|vl file|vlcallb
T24|vlcallb line|vnd openxml|vocabul perhaps|volume current|wait this|want this|was confirm|was generat|was made
T24|was too|was truncat|was unreada|wav data|wav flac|wav webm|webasse module|webhdfs|webhdfs extra|webm please
T24|webp unknown|week|weights only|well formed|when allow|when can|when decodin|when seriali|when when|where exactly
T24|while constru|while downloa|while in|while recover|while scannin|while transla|width height|width is|width or
T24|will not|windows and|with conflue|with content|with data|with defined|with depende|with explici|with ftyp
T24|with hello|with html|with line|with schema|with several|with xsdatom|without an|without specify|wmf|wmf got
T24|word but|word file|word null|workboo corrupt|workboo is|workboo use|worked|works on|would alter|would require
T24|writers schema|www org|xa|xa spxerr|xd|xd xff|xe|xe jf|xf|xf for|xfe|xff in|xff xd|xff xe|xff xfe|xlsx file
T24|xlsxcon|xlsxcon threw|xm|xml in|xml media|xml prematu|xmlns|xmlns xs|xmlsche|xmlsche name|xref|xref table|xs
T24|xs annotat|xs documen|xs http|xs int|xs simplet|xsdatom|xsdatom name|xx load|xyz error|xyz with|xz liblzma|yes
T24|yes to|yesterd|your dataset|your embeddi|your image|your push|yyyy dd|zip bomb|zip error|zip extensi|zip is
T24|zip txt|zr|zr please|zssmst|zssmst mdb|zstd decompr
T28|.constru|.not ole|.pdf syntax|=UnicodeEncodeError|at offset|base seven|buffer size|can't encode|corpus shp
T28|corpus tif|encode charact|fc af|least bytes|no root|really|really pdf|require buffer|root object|shp not
T28|snappy corrupt|tag trk|this really|trk|trk line
T30|#183|.about|.about but|.and|.and repr|.avro binary|.bad rar|.binary|.binary encodin|.but|.but me|.cares
T30|.cares about|.config obj|.decode eof|.documen too|.entitie|.entitie forbidd|.entity too|.fhir validat|.hjson
T30|.hjson decode|.image format|.image open|.incompl json|.invalid avro|.invalid image|.invalid protobu|.jwe|.line too
T30|.linkup fetch|.live|.live stream|.lzma|.me|.message parse|.missing delegat|.msg type|.need|.no header|.nobody
T30|.nobody cares|.non fatal|.obj|.parse fatal|.parse syntax|.pdf page|.protobu|.raw non|.repr|.scanner
T30|.schema resolut|.size too|.str|.str and|.things|.things nobody|.uncompr|.unknown value|.unpack|.unpickl|.unrecog
T30|.unsuppo image|=UserWarning|=Warning|allow pickle|an lmdb|an lzma|an unsuppo|and chunk|apache tika|appears
T30|appears to|applica msdownl|applica zip|as dtype|audio ffmpeg|avro data|bad zip|been decrypt|bits per|blob too|bmp
T30|bof|bof record|bomb|brotli decoder|by decoder|by prefixi|bytes not|bytes the|bz|bz readerr|bzip|bzip file
T30|c corrupt|c doc|c notadb|c upload|cannot reshape|central directo|charact at|chunk exceed|class fhircli|code output
T30|color cpp|column number|columns got|com page|compres file|constit readima|content encodin|content size|copyrig
T30|copyrig the|correct driver|corrupt file|couldn' deseria|csv parse|csv path|cvtcolo|damaged|data req|data size
T30|data was|databas disk|decode delegat|decompr error|decompr failed|delegat for|deseria thrift|determi content
T30|develop mov|dimensi are|disk image|documen format|documen source|driver csv|driver explici|dtype|dtype at
T30|encoded as|encodin unknown|end tag|ended before|entitie name|error decodin|error framety|error png|exceeds fixed
T30|excepti encrypt|expecte bof|expecte columns|expecte or|explici by|failed protobu|failed src|ffmpeg develop
T30|ffmpeg returne|fhircli models|field larger|field limit|file ended|file header|file method|file signatu|filesiz
T30|find trailer|finite|fixed|flow sequenc|font|for cache|force|format heic|format in|format string|frame header
T30|framety|framety unknown|ftyp|ftyp box|functio cvtcolo|given file|got more|gz|gz readerr|gzip file|gzipped
T30|gzipped file|hdf error|header too|heic error|help to|http tika|image dimensi|in an|in mov|in nc|in size|in yaml
T30|incompa input|ini line|input documen|input no|input pdf|into shape|invalid protobu|ipm|is applica|is mb|is streami
T30|jpeg pil|jpeg png|key name|large to|length bytes|lmdb|lmdb file|lzma|lzma file|magic number|marker was|mat
T30|mat file|match obj|max vs|maximum of|maximum permiss|mdb invalid|message exceeds|message file|message larger
T30|method bz|method gz|method tar|method xz|might help|models patient|mov mp|mp audio|mp format|mp moov|mpeg|msdownl
T30|msg file|name int|named word|neither|netcdf unknown|no decode|no ftyp|no start|none public|nor|not bzip|not gzip
T30|not gzipped|not jpeg|not parquet|not tiff|not word|obj|object too|of kb|ogg|only contain|opened success|or blob
T30|or but|parse as|parse line|parseex|parsing flow|parsing message|passwor protect|path with|patient patient
T30|payload error|payload size|pdf file|pdf unable|pem routine|pil|pil error|png error|png readpng|prefixi|prefixi the
T30|protobu load|protobu parsing|read an|read enough|read input|readerr|readerr not|readima|readpng|req got
T30|request request|reshape|right here|routine no|safeten repo|scan|scan pdf|segment must|separat is|sequenc in
T30|seven with|signatu not|src empty|start line|stream expecte|stream marker|streami live|string value|superfl
T30|support size|tables|tag line|tar|tar readerr|than field|than mib|the ffmpeg|the filetyp|this documen|this image
T30|thrift|thrift tprotoc|tiff file|tika excepti|to float|to force|to specify|tprotoc|trailer|trailer diction|transco
T30|trust|trust the|type audio|type details|type ipm|unknown string|unsuppo documen|unsuppo format|use force|valid utf
T30|varchar|version copyrig|version mp|vnd ms|with driver|word documen|xz readerr|you trust|you uploade
T33|.expat|codec can't|element found|expecte found|found end|in positio|in tag|invalid header|line line|ole structu
T33|storage file|structu storage|text at|tif not
T34|.bad gzip|.cbor decode|.couldnt decode|.decodin|.empty file|.file data|.gzip|.gzip file|.invalid data|.no data
T34|.not decrypt|.page count|.rar file|.request too|aiff|aiff aiff|aiff or|an avro|another format|applica vnd
T34|archive format|as pcm|at fc|at index|atom|atom not|brotli|bytes exceeds|bytes got|bytes when|c payload|check if
T34|code payload|data stream|decodin failed|deseria header|documen size|empty csv|empty file|empty in|end with
T34|error payload|expecte object|file contain|file expecte|file out|flac check|hdf|header not|if file|image cannot
T34|inner|inner error|input image|is truncat|large error|large message|limit bytes|linearr|load audio|lz|mime|moov
T34|moov atom|must end|native|native flac|not databas|not determi|of may|or native|or unsuppo|par|pcm|pcm wav|pickle
T34|read as|reading image|request inner|request size|st|st of|string format|strings|than max|to contain
T34|unknown archive|unsuppo url|vnd|wav aiff|while deseria|with par|xff|xz
T36|.ole|.ole file|=UnicodeError|an ole|corrupt input
T37|.big|.defused|.defused xml|.invalid file|.message size|.size exceede|.toml decode|.too big|.unsuppo format|.zstd
T37|c file|data incorre|errno invalid|error asserti|ffmpeg version|format or|gzip|header check|heic|incorre header|iso
T37|its name|name says|not what|of stream|public id|says not|size limit|system id|than bytes|unsuppo file
T37|unsuppo media|value at|what its|yaml line
T38|.decompr|.parse base|.unident|.unident image|at char|char line|ole|prematu end
T39|.archive|.compute|.corrupt|.ex|.ex msg|.msg|.msg base|.tar|.toml|as being|asserti|asserti failed|being in
T39|file file|image is|in support|is bytes|kb|magic|media type|parquet file|recogni as|value too
T41|#415|.file format|.header|allowed size|audio file|file could|file size|invalid file|the data|unsuppo image
T42|file io
T43|bytesio|bytesio object|cannot identif|decompr data|format not|identif image|image format|io bytesio|size is
T43|support file|too big|while decompr
T44|.pdf read|.py pdf|c large|is corrupt
T45|process input|when process
T46|.bad zip|.zip file|not zip|payload too
T47|.zip|file type
T48|image file|zip file
T49|file format|tmp corpus
T51|.large|.too large|decompr
"""
