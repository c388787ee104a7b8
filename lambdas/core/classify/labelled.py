"""Written by `python -m tests.corpus.libraries.teach`, of 5,733 errors: see `likeness`."""

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
    -468.4,
    -241.8,
    -263.1,
    -211.9,
    -426.0,
    -507.0,
    -466.5,
    -487.0,
    -396.3,
    -242.7,
    -547.6,
    -468.4,
    -645.7,
    -301.9,
    -298.8,
    -657.5,
    -176.0,
    -670.8,
    -219.9,
)
UNSEEN: tuple[float, ...] = (
    -1255.6,
    -1094.3,
    -1194.5,
    -1190.5,
    -1214.9,
    -1098.8,
    -1073.7,
    -1090.9,
    -1069.2,
    -1104.8,
    -1184.6,
    -1066.3,
    -1087.4,
    -1054.4,
    -1166.1,
    -1169.1,
    -1057.8,
    -1251.6,
    -1051.6,
    -1207.8,
)
WEIGHTS = """\
A179|all searche|bad answer|denied access|enough values|getpara not|month upgrade|perform ssm|raised expired
A179|searche of|ssm|ssm getpara|tasks forbidd|this month|to unpack|tool failed|unpack expecte|values to
A179B240C240D304H240J179K240O240R439T403|base
A179C240D240E240P240|api todoist|todoist|todoist com
A179C240R343|expecte got
A179C304D371J304K304O240R393T371|multipl
A179D240|rest tasks
A179D240O240P240|com rest
A179R240T304|invalid base|string number
A179R240T393|encoded
A179R240T403|of data
A179T304|base encoded|be more|charact cannot|data charact|encoded string|than multipl
A179T343|multipl of
A179T383|unpack
A240|.accepta|.access refused|.account not|.ads|.adyen invalid|.api forbidd|.api permiss|.argon|.ark permiss|.associa
A240|.associa validat|.augment|.augment http|.auth failure|.auth plugin|.auth provide|.authent failure
A240|.authent rejecte|.authent require|.authent type|.authori config|.authori nomad|.auto discove|.bad authent
A240|.bad credent|.bad data|.bad host|.bad key|.bad user|.ban|.bind|.blocked quota|.box o|.budget exceede
A240|.budget limit|.bus authori|.bus quota|.captcha access|.captcha paramet|.cartesi|.cert|.cert verific
A240|.certifi verify|.challen require|.channel access|.chat write|.claims|.client ssl|.cloudfl challen|.cloudfl code
A240|.comet rest|.composi client|.config file|.connect account|.connect certifi|.copy|.credent result|.credent retriev
A240|.credit|.daily|.daily message|.daytona forbidd|.deactiv|.deactiv ban|.discove|.discove failed|.edge db
A240|.expired token|.factor auth|.factor require|.failed precond|.feast permiss|.fhir unautho|.file url|.followe
A240|.gated|.gated repo|.geo permiss|.geo restric|.geocode authent|.geocode insuffi|.get paramet|.gitlab authent
A240|.google ads|.grafana unautho|.grant type|.group authori|.host key|.host keys|.http unautho|.id mismatc
A240|.imperso user|.insuffi capabil|.insuffi credit|.insuffi permiss|.insuffi privile|.intent|.intents
A240|.intents require|.invalid claim|.invalid client|.invalid grant|.invalid key|.invalid refresh|.invalid ssl
A240|.invalid tag|.irrecov connect|.jws signatu|.jwt claims|.jwt expired|.jwt missing|.kerbero|.key duplica
A240|.key unregis|.keycloa authori|.kms disable|.kusto authent|.kusto client|.ldap bind|.ldap start|.limit exceed
A240|.linkedi|.linkedi session|.linkup budget|.linkup insuffi|.llmapi|.llmapi key|.local token|.locked out|.logfire
A240|.logfire config|.login failure|.logon|.logon failure|.m forbidd|.mailbox copy|.managem|.mastodo unautho
A240|.max number|.memory quota|.message limit|.missing config|.missing intent|.missing key|.missing scope
A240|.model authent|.needs|.needs key|.neptune limit|.netmiko authent|.not accepta|.not followe|.not initial
A240|.not provide|.not set|.nsq unautho|.number limit|.nylas api|.of queries|.of resourc|.options|.paralle
A240|.passwor reset|.peer bad|.plugin|.premium|.premium only|.private profile|.privile intents|.produce blocked
A240|.provide fatal|.queries|.quota limited|.rar wrong|.readonl|.refresh token|.request denied|.request setup
A240|.require attribu|.require claim|.require options|.require respons|.reset|.reset require|.resourc number|.rest api
A240|.restric locatio|.rocket authent|.s upload|.sasl|.sasl authent|.scrapli authent|.sender id|.signatu expired
A240|.smb authent|.smith auth|.socks|.socks auth|.ssl cert|.ssl certifi|.sso|.sso token|.start tls|.store context
A240|.strong|.strong auth|.superme|.telegra forbidd|.todoist|.todoist failed|.token expired|.token missing|.token not
A240|.token request|.token retriev|.transac cap|.transfe|.transpo server|.unautho sso|.unsuppo grant|.upload failed
A240|.url retriev|.user access|.user deactiv|.user denied|.validat failure|.verific failed|.verify mismatc
A240|.video private|.wandb|.wandb authent|.weave|.weave wandb|.wiki|.wiki http|.write forbidd|.x store|aaaab
A240|aaaab expecte|aaaac|aadappk|aadappk https|aadsts applica|aadsts due|aadsts error|aadsts invalid|abc an|abc but
A240|abc example|abc sign|abc was|abuse detecto|abusive|abusive or|accepte for|accepts|accepts error|access item
A240|access private|access rights|access send|access type|access with|accessd message|accessd request|accessi extensi
A240|accessi userpre|accesso|accesso lacks|account acct|account acme|account adminis|account and|account answer
A240|account api|account billing|account cloud|account credits|account disable|account does|account errorty
A240|account firewal|account folder|account found|account free|account inactiv|account level|account plan
A240|account restric|account suspend|account unified|account verific|account wallet|acct|acct having|acme agent
A240|acme athena|acme iam|acme kusto|acme locatio|acme private|acs url|action attempt|action data|action indices
A240|action is|action make|action microso|action need|action upto|action user|actions on|activat please
A240|activat request|active grants|active please|activit detecte|activit message|actor go|actor in|actors|add an
A240|add and|add credits|add data|add one|add the|address example|address if|address in|address me|admin authent
A240|admin to|adminis for|adminis has|adminis or|adminis prohibi|adminis to|adyen|adyen usernam|adyenin
A240|adyenin message|afford|afford this|after its|after minutes|again access|again cannot|again caused|again id
A240|age seconds|agent acme|agent in|agreeme|ai dashboa|ai embeddi|ai setting|ai team|aierror you|ak is|alert applica
A240|alert certifi|alg|alg value|algorit for|align|align with|aliyun|aliyun com|all availab|all logs|all premium
A240|all recipie|all signatu|all steps|allocat freetie|allow this|allowan exceede|allowan for|allowed errorty
A240|allowed get|allowed types|allowed vhost|allows|allows for|alphava api|alphava website|amazon ses|amount not
A240|an account|an algorit|an asr|an env|an insuffi|an interac|an officia|an overage|an overdue|an unautho|an unrecog
A240|and either|and explici|and fal|and follow|and login|and our|and refresh|and require|and save|and secret
A240|and therefo|and unlock|and verify|anonymo caller|anonymo user|answer failure|anthrop api|anthrop models
A240|any credits|any write|anyone|anyone with|ap err|api billing|api binance|api changes|api clear|api convers
A240|api custome|api exchang|api for|api oauth|api refer|api rest|api your|apierro securit|apierro the|apify|apify com
A240|apikey credent|apikey paramet|apis|apis either|app and|app being|app clear|app consume|app databas|app does
A240|app key|app phoenix|app sqldriv|applica and|applica id|applica pair|applica was|applica with|approle
A240|approle login|approva all|approva by|approve standar|are authori|are blocked|are ones|are over|are set|are unable
A240|arize|arize com|arrears|arrears request|as composi|as keyword|as named|as paramet|as read|as xxxx|ask for
A240|ask your|asr|asr request|assumin|assumin auth|at fal|at resend|at root|at utc|at validat|athena|atlas|atlas nomic
A240|atlaser|attach more|attempt has|attempt have|attempt of|attempt or|attempt try|attribu dashsco|aud|aud claim
A240|audienc aud|auth account|auth approle|auth cannot|auth credent|auth excepti|auth html|auth invalid|auth login
A240|auth plugin|auth test|auth to|auth url|auth usernam|authent again|authent client|authent current|authent environ
A240|authent errorco|authent flow|authent headers|authent if|authent is|authent mechani|authent method|authent methods
A240|authent otp|authent please|authent replays|authent type|authent undefin|authent was|authent while|authent with
A240|authent yoursel|authfai|authfai signatu|authori by|authori checks|authori cluster|authori code|authori configu
A240|authori first|authori from|authori key|authori keycloa|authori logon|authori require|authori respons
A240|authori securit|authori the|authori token|authori would|authzed|authzed read|autodis|autodis protoco|automat bind
A240|automat locked|availab credits|availab default|aws service|aws sso|az login|azsdk|azsdk python|bad authent
A240|bad signatu|bad token|badcred|baduser|balance account|balance at|balance being|balance paramet|balance request
A240|balance to|balance top|balance trace|basis please|bbc|bbc the|be associa|be instant|be resumed|be saved
A240|be validat|because resourc|because too|been activat|been automat|been deactiv|been deemed|been exhaust
A240|been expired|been explici|been granted|been invalid|been passed|been paused|been request|being install|being low
A240|belongs|belongs to|bfa|bfa ece|big zip|bigcode|bigcode the|billing account|billing cycle|billing enable
A240|billing for|billing hard|billing on|billing period|billing problem|billing to|billing user|billing vehicle
A240|binance com|binance get|binary securit|bind not|bindsim|bindsim transpo|bit ly|blocked do|blocked or|blocked sql
A240|blocked your|body credits|body slug|body the|booking|booking please|bot example|bot token|both of|bounce
A240|bounce spam|bpf|bpf make|braintr api|braintr dev|braintr you|broker logfile|broker topic|broker when|browser com
A240|browser doesn't|bucket permiss|bucket that|bucket this|budget has|budget limit|buffer the|but can|but private
A240|by calling|by env|by forbidd|by getdial|by staff|by users|by using|by visitin|bybit require|bytes scanned
A240|c accessi|c allowan|c apikey|c arreara|c asr|c atlaser|c authfai|c balance|c chat|c claim|c consent|c credent
A240|c current|c enabled|c erofs|c failedp|c freetie|c gbused|c hard|c inarrea|c incompa|c indexes|c interac|c isv
A240|c items|c kmsdisa|c maxnumb|c mfa|c more|c oauth|c organiz|c paid|c passwor|c payee|c platfor|c policy|c qepx
A240|c rented|c run|c unopene|c unregis|c userdis|c useruna|c vcpulim|c view|c write|cache json|cache kcm|call authent
A240|call authori|call usage|caller is|calling initial|calls limit|calls today|can copy|can generat|can get|can make
A240|can perform|can purchas|cancele or|cannot configu|cannot list|cannot retriev|capabil capabil|capabil named
A240|capacit than|captcha challen|captcha missing|cause bad|ce|ce bfa|cert is|cert or|certifi credent|certifi if
A240|certifi or|certifi please|certifi require|challen require|challen this|change attempt|change it|change made
A240|change the|changed the|changed their|channel adminis|channel manage|charact long|charge write|chat post
A240|chat version|check auth|check usernam|ciamlog|ciamlog com|claim are|claim invalid|claim iss|claim mismatc
A240|class constru|class or|claude opus|clearml|clearml is|clearml server|clearml setup|client aadsts|client client
A240|client does|client excepti|client must|client no|client option|client or|client secrets|client side|client token
A240|client unified|client with|clienti intuit|clock setting|clock skew|clogin|cloud credits|cloud google|cloudfl has
A240|cloudfl version|cloudfl workers|cluster name|co dataset|co google|co meta|co setting|co support|co togethe
A240|code account|code allocat|code attempt|code authfai|code call|code cannot|code detecte|code expired|code in
A240|code limitex|code maxnumb|code none|code of|code project|code quota|code require|code signatu|code specifi
A240|code token|code topic|code unautho|code userdis|code xc|codenam atlaser|codes api|collect indexes|collect need
A240|columns salary|com actors|com answer|com auth|com code|com contoso|com domain|com error|com extsts|com identit
A240|com inactiv|com incorre|com inferen|com members|com opik|com or|com permiss|com plans|com project|com remote
A240|com storage|com unrestr|com youtube|com zh|command denied|command find|command first|command full|comment accepts
A240|company account|company status|complai|complai or|complet as|complet authent|complet this|complia for|composi api
A240|composi login|compute usage|compute virtual|concurr limits|conf entry|config list|config please|configu and
A240|configu change|configu cluster|configu credent|configu default|configu found|configu https|configu in|configu lm
A240|configu on|configu paramet|configu setting|configu use|configu visit|configu your|confirm that|conn key
A240|connect admin|connect open|connect vehicle|consent require|consent to|conside doing|console ai|console apify
A240|console cloud|console follow|constru is|constru or|contact nvidia|contain invalid|contain it|contain token
A240|content forbidd|continu access|continu usage|continu using|contoso typo|contrac has|convers credits|copy your
A240|core count|cores quota|correct credent|correct host|correct includi|corresp profile|cosmos|cosmos db|cost max
A240|count limit|count request|country is|cpu limit|create bucket|create free|create more|create on|create output
A240|create page|create session|created team|createe|createe operati|createj|createj operati|creatin client
A240|credent availab|credent caused|credent confirm|credent could|credent do|credent doesn|credent due|credent failed
A240|credent from|credent given|credent have|credent invalid|credent is|credent managed|credent or|credent please
A240|credent provide|credent reason|credent require|credent respons|credent tenviro|credent unautho|credent were
A240|credent when|credent you|credit balance|credit error|credit in|credit limit|credit to|credits and|credits are
A240|credits at|credits current|credits expired|credits on|credits origina|credits statusc|credits yet|crm no
A240|cryptog primiti|csv compres|curl ssl|current account|current balance|current cost|current license|current pending
A240|current time|current utiliza|current vcpu|custom fields|custome meta|cycle spend|daily api|daily code|daily email
A240|daily exceed|daily free|daily generat|daily quota|daily task|daily user|dashboa billing|dashboa cohere
A240|dashboa limits|dashsco|dashsco api|data bindres|data collect|data domain|data headers|data overquo|data please
A240|data policy|data read|data upsertb|databas adminis|databas there|databas to|databri|databri client|databri com
A240|dataset bigcode|dataset on|dataset page|dataset please|dataset upload|date none|dav reason|day api|day limit
A240|day to|day trading|db account|db data|db ora|db to|deactiv caused|decrypt the|deemed|deemed abusive|deepl api|def
A240|default auth|default authent|default cache|default credent|default databas|default firebas|default for
A240|default project|defined ask|deflate filemod|delete your|deleted deactiv|delta of|denied could|denied dev
A240|denied errorty|denied etc|denied group|denied http|denied https|denied insuffi|denied path|denied publick
A240|denied resourc|denied run|denied this|denied token|denied txt|denied user|denied you|deny|deny to|deplete
A240|deplete credits|deploy to|desc strong|descrip client|descrip incorre|descrip you|detail invalid|detail no
A240|detaile missing|details caller|details for|details https|details jwt|details not|details on|details or
A240|details see|details specifi|details you|details your|detecte cloudfl|detecte dubious|detecte free|detecte unusual
A240|detecte you|detecte your|detecto|dev bpf|dev logs|dev tools|develop applica|develop console|develop portal
A240|dict setting|didn't grant|didn't know|differe api|differe between|digest sent|disable and|disable if
A240|disable secret|disable status|disable the|disable when|disallo type|docs databri|docs oracle|docs tenant
A240|doesn match|doesn't have|doesn't underst|doing an|domain as|domain at|domain data|domain from|domain googlea
A240|domain on|downloa video|dqw private|dqw sign|dsid comment|dsn none|dspy|dspy configu|dspy lm|dubious
A240|dubious ownersh|duplica the|during chat|during listobj|east ops|east publish|easypos or|ebay|ebay yaml|ece
A240|ece quota|edit experim|effecti|effecti roles|either code|either invalid|either passing|either provide
A240|either publish|either supplie|either through|either used|either via|eligibi|eligibi in|email provide
A240|email support|email your|emails to|embeddi api|embeddi insuffi|embeddi model|en dev|en terms|enable billing
A240|enable mode|enabled detail|enabled details|enabled in|encrypt operati|encrypt passwor|encrypt require|ended add
A240|ended or|endpoin if|endpoin on|endpoin require|endpoin usage|enough code|enough privile|enough request
A240|enough rights|enter enable|enter payment|entered company|enterpr credent|enterpr status|entire|entire amazon
A240|entitle|entitle to|entity in|entity size|entry or|env dashsco|env var|envelop allowan|environ prod
A240|environ setting|environ trouble|episode|episode usage|er|er authent|err auth|err key|err skew|errno access
A240|errno read|error api|error certifi|error codes|error consent|error conside|error daily|error did|error executi
A240|error groupau|error help|error isv|error key|error monthly|error only|error origina|error qepx|error read
A240|error refused|error saslaut|error spendin|error sslerro|error two|error zero|errorco authori|errorna permiss
A240|errors texceed|errors this|errors tunconf|errors type|errors unavail|errorty securit|etc ebay|etc shadow
A240|etcdser authent|evaluat please|exa api|exceed sending|exceede api|exceede current|exceede mailbox|exceede quota
A240|exceede rejecte|exceede standar|exceede upgrade|exceedi approve|exceedi of|exceeds quota|excepti action
A240|excepti current|excepti default|excepti reader|exchang code|exchang failed|execute authzed|execute tool
A240|executi tool|exhaust balance|exhaust if|exhaust tdetail|exhaust your|exist make|expecte aaaac|expecte abc
A240|expecte any|expecte signatu|experim failed|expired at|expired auth|expired authent|expired code|expired due
A240|expired expired|expired payment|expired re|expired rest|expired see|expired ssl|expired the|expired to
A240|expired token|explici enable|explici enabled|export invoice|export it|export this|extract given|extsts|extsts srf
A240|face with|faceboo has|factor code|factor require|failed api|failed as|failed attempt|failed cert|failed device
A240|failed getting|failed hostnam|failed html|failed or|failed passwor|failed permiss|failed please|failed premium
A240|failed provide|failed proxy|failed reqwest|failed saml|failed sqlstat|failed unautho|failed val|failedo unopene
A240|failedp|failure check|failure the|failure xc|fal ai|fal key|false quota|family|family cores|faq for|fatal authent
A240|fatal could|fatal detecte|fatal invalid|fatal no|fatal passwor|fault access|fault the|feature require
A240|feature upgrade|feature your|fetchin resourc|fewer max|fhircli not|file and|file as|file at|file client
A240|file detail|file pdf|file status|file system|file to|file txt|file zipinfo|filemod|filemod rw|filenam report
A240|finance|finance pay|find config|find it|find system|find tavily|find your|finding okta|fingerp|fingerp not
A240|firebas|firebas app|firebir|firebir login|firewal rules|firewal setting|firewor|firewor ai|first example
A240|first line|flow needed|flushal|flushal command|folder id|folder is|follow these|followe|followi authent
A240|followi intent|followi product|followi scopes|followi service|followi this|for access|for action|for assista
A240|for email|for endpoin|for from|for host|for intrane|for legal|for openai|for payload|for pub|for recipro
A240|for relatio|for securit|for size|for table|for tavilys|for toolkit|for topic|for violati|forbidd date
A240|forbidd failed|forbidd forbidd|forbidd from|forbidd global|forbidd http|forbidd https|forbidd index
A240|forbidd message|forbidd missing|forbidd operati|forbidd reads|forbidd request|forbidd resourc|forbidd server
A240|forbidd your|format of|formed correct|found add|found authent|found here|found inactiv|found load|found only
A240|found set|free account|free allocat|free credits|free gpu|free key|free model|free nasdaq|free query|free tokens
A240|free users|free version|freetie|freetie message|fri|friday|friday type|from address|from columns|from easypos
A240|from ip|from poe|from remote|from restric|from sso|from xml|fully set|functio kms|fund|funding|funding sources
A240|funds in|funds no|funds to|fusion|fusion rrf|garden|gated dataset|gateway is|gemini api|gemma|gemma client
A240|generat and|generat api|generat hard|generat new|generat token|geo permiss|get api|get authori|get binary
A240|get free|get is|get more|get one|get started|getdial|getting informa|getting started|getting token|getuser class
A240|git github|given archive|given auth|given but|given key|given were|global access|gmail sending|go jose|go limit
A240|gone over|google gemma|got aaaab|gpg decrypt|gpg xdeadbe|gpu quota|grant has|grant insert|grant paramet|grant the
A240|grant token|grant type|granted access|granted by|grants|grants and|great|groq api|groq provide|groqpro
A240|groqpro api|group access|group and|group require|groupau|groupau app|groups permiss|guardra configu|guests
A240|guides error|gurobi com|had many|had webhook|hard bounce|has blocked|has either|has submitt|have authori
A240|have credits|have generat|have had|have in|have manage|have provide|have revoked|have rights|have use|haven't
A240|haven't exhaust|having the|hba|hba conf|header authori|headers none|headers were|help aliyun|help db|hf auth
A240|hint set|history the|hmac|hmac possibl|host key|host keys|host user|hour period|hours left|hours see|hr people
A240|hr sqlstat|hr this|href youtube|html databri|html logon|htp|http endpoin|http forbidd|http payment|http please
A240|https atlas|https bit|https browser|https clear|https dashboa|https firewor|https gurobi|https help|https iam
A240|https ngw|https poe|https polygon|https resend|https servers|https storage|https stripe|https tenant
A240|https testcon|https track|https youtube|hub login|hub visit|iam cloud|iam permiss|id access|id ce|id default
A240|id environ|id param|id pass|id passwor|id private|id send|id thumbpr|id token|id two|identit environ
A240|identit token|idp|idp cert|if posting|imperso the|imprope token|improve by|in account|in active|in arrears
A240|in balance|in by|in bytes|in channel|in cryptog|in dsn|in error|in exa|in exceedi|in if|in more|in praw
A240|in product|in reposit|in returne|in room|in saving|in too|in ways|inactiv address|inactiv found|inactiv recipie
A240|inactiv send|inarrea|inarrea message|inbox is|include it|include this|include your|includi the|incorre api
A240|incorre invalid|incorre the|incorre token|incorre usernam|increas concurr|increas from|index leads|index privile
A240|index write|indexes availab|indexes cannot|indexes to|indices data|indices hr|inferen detail|info acme
A240|info bindsim|info ldaperr|informa status|informa to|ini file|initial app|initial certifi|initial method
A240|initial mistral|initiat operati|insert id|instanc account|instanc and|instanc bucket|instanc with|instant be
A240|instant followi|instant remove|instant unlock|institu website|instruc can|instruc in|insuff|insuff access
A240|insuffi access|insuffi account|insuffi descrip|insuffi fund|insuffi privile|insuffi scope|insuffi status
A240|insuffi the|integra locatio|integra message|integra status|intende to|intent message|intents|intents that
A240|intents within|interac authent|interce certifi|interfa see|interne this|invalid appid|invalid authori
A240|invalid claim|invalid code|invalid company|invalid descrip|invalid dict|invalid errcode|invalid hmac|invalid idp
A240|invalid kube|invalid logon|invalid merchan|invalid none|invalid payload|invalid private|invalid role|invalid sdk
A240|invalid sqlstat|invalid validat|invalid verific|invalid write|invoice please|io api|io dashboa|io pricing|ip or
A240|ip through|is are|is deactiv|is formed|is gated|is granted|is instanc|is insuffi|is negativ|is non|is premium
A240|is re|is recomme|iss|issue payee|issue starttl|issues please|isv|isv amount|it after|it as|it at|it https
A240|it necessa|it results|it seems|it via|it without|it would|item couldn'|items per|its credit|its free|its include
A240|its monthly|its plan|its quota|its serverl|its storage|its usage|jobs for|jobs size|jose|jose error|jose go
A240|json access|json no|json web|jwt expired|jwt is|kc|kc api|kcm|kerbero credent|kerbero session|key and|key api
A240|key applica|key at|key attribu|key blocked|key client|key code|key configu|key defined|key duplica|key env
A240|key expired|key https|key improve|key instant|key ip|key kid|key live|key message|key none|key origina|key please
A240|key reason|key rk|key session|key setting|key specifi|key the|key this|key trace|key unautho|key unregis|key used
A240|key using|key values|key we|key write|key xxx|keycloa|keycloa setting|keys found|keys from|keys include|keys set
A240|kind insuffi|kms is|kms key|kmsdisa|kmsdisa when|know the|krb|krb ap|kube|kube config|kucoina kc|kusto
A240|kusto windows|kustoau|kustoau aadappk|lack|lack suffici|lacks|lacks permiss|large first|ldaperr data|ldaperr dsid
A240|ldapinv|ldapinv invalid|leads blocked|leads stack|least charact|leeway|left try|legal|legal reasons|level does
A240|level service|license is|license limit|license visit|like to|limit in|limit ml|limit or|limit problem|limit tag
A240|limit to|limit too|limit upgrade|limitat of|limited license|limited quota|limitex message|limits at|limits go
A240|limits page|limits upgrade|limits were|limits you|line or|link account|link https|link of|link or|list denied
A240|list entry|list resourc|listing objects|lite plan|live abc|live does|llama llama|llama resolve|llm keys|llmapik
A240|llmapik llm|lm dspy|lm is|lm openai|lm using|load authori|load cookies|load openai|load wh|locate provide
A240|locatio accordi|locatio you|locked account|locked because|locked due|locked headers|locked help|locked out
A240|locked prompt|locked reason|log data|log limit|logfile|logfire|logfire auth|logfire token|logging hours
A240|login error|login first|login is|login name|login page|login please|login see|logon attempt|logon failed
A240|logs include|logs organiz|longer valid|low this|low to|lwa|lwa app|ly|ly finding|machine to|made by|made this
A240|mail badcred|mail invalid|mail service|mailbox for|mailbox has|main hr|make another|make more|malform or|malicio
A240|malicio login|manage broadca|manage permiss|managed managed|managem console|managem token|manual suppres
A240|many accesse|many failed|many indexes|many invalid|many redirec|match db|match digest|match got|match payload
A240|matches kid|matchin your|max budget|max entity|max request|maximum daily|maximum entity|maxnumb|maxnumb message
A240|may only|may pdt|may subscri|mb full|me boards|me example|me profile|mechani|mechani plain|meeting create|mem api
A240|members me|memory quota|message creatin|message credent|message custom|message expired|message feature
A240|message free|message generat|message http|message jwt|message maximum|message organiz|message permiss
A240|message privile|message remote|message subscri|message token|message trade|message unavail|message unusual
A240|message userdis|messagi profile|meta error|meta id|metadat request|method at|method first|method of
A240|methods availab|microso compute|might need|minor no|minutes or|mismatc certifi|mismatc httpsco|mismatc key
A240|mismatc ssl|missing auth|missing client|missing could|missing iam|missing invalid|missing refresh|missing this
A240|missing you|mistral api|mistral client|ml setup|ml unautho|ml xlarge|mode in|mode please|model garden|model meta
A240|model on|model project|model publica|model studio|model under|models claude|monitor monthly|month please
A240|month you|monthly has|monthly signatu|monthly token|monthly unique|monthly usage|more calls|more files|more in
A240|more monthly|more namespa|more points|more queries|more setting|more vcpu|mp authent|ms azsdk|msg access
A240|msg insuffi|msg locked|msg payment|msg service|msg this|msg unautho|msg you|multi factor|multifa|multifa authent
A240|multipa httperr|must authent|must enable|must issue|must login|must rent|must share|must supply|name ciamlog
A240|name clogin|name insuffi|name stack|name systemd|named iam|named paramet|namespa failed|necessa permiss
A240|necessa to|need have|need indexes|needed active|needed chat|needed users|negativ please|net aadsts|net jobs
A240|netcdf authori|network firewal|neurons|neurons please|new access|new collect|new interac|new ip|new locatio
A240|new token|newly|newly created|ngw|ngw devices|no access|no auth|no authent|no configu|no credits|no default
A240|no encrypt|no host|no hours|no kerbero|no lm|no managem|no mistral|no passwor|no pg|no public|no refresh
A240|no secret|no signatu|nomic ai|nomic api|nomic embeddi|nomic login|non complia|none body|none ldaperr|none of
A240|none status|not align|not consent|not entered|not entitle|not export|not followe|not interce|not list|not made
A240|not origina|not purchas|not suffici|not trigger|not writabl|notauth message|notauth opc|notfoun code
A240|notfoun specifi|null errors|nvidia represe|oauth code|oauth problem|oauth to|oauthpr|oauthpr error|oauthto
A240|oauthto get|object put|object unautho|objects under|occurre disable|occurre kmsdisa|occurre passwor
A240|occurre vcpulim|oci|oci config|of allows|of authent|of authori|of connect|of daily|of def|of entity|of funding
A240|of instanc|of items|of jobs|of logging|of meeting|of neurons|of nomic|of oauth|of please|of read|of times
A240|of usernam|of you|officia|officia test|okta develop|okta domain|on account|on admin|on at|on contrac|on crm|on db
A240|on disable|on friday|on gmail|on indices|on job|on jobs|on orders|on paid|on reports|on schema|on thursda|on when
A240|once assumin|one configu|one has|one place|one using|ones|ones that|online plus|only afford|only availab
A240|only file|only mode|only perform|only search|only send|only superus|only you|open dev|open not|open possibl
A240|open support|openai embeddi|openai or|openai please|opening file|opensou|opensou free|openssh private|operati are
A240|operati baduser|operati client|operati get|operati lambda|operati passwor|operati require|operati resourc
A240|operati using|opik|ops big|option must|opus please|or adminis|or api|or app|or applica|or as|or attribu
A240|or availab|or be|or both|or cancele|or clienti|or didn't|or disable|or email|or enterpr|or exceede|or export
A240|or faceboo|or failure|or fingerp|or guests|or had|or have|or hostnam|or hugging|or key|or license|or live|or load
A240|or manual|or openai|or purchas|or reached|or reactiv|or refresh|or revoked|or secret|or setting|or signatu
A240|or siteid|or space|or subscri|or suspend|or through|or upstrea|or user|or via|ora the|oracle com|orders not
A240|org not|organiz does|organiz is|organiz tier|oserror|oserror tunnel|other recipie|otherwi disallo|otherwi invalid
A240|otp|otp code|our abuse|our standar|out to|out xc|output bucket|over daily|over scope|over your|overage
A240|overage agreeme|overall|overall faq|overdue|overdue balance|overquo|overquo quota|own clearml|own email|owner or
A240|ownersh|ownersh in|page api|page at|page code|page use|paid basis|param type|paramet argumen|paramet refresh
A240|paramet which|params login|params session|pass api|pass tavily|pass your|passing api|passing in|passwor change
A240|passwor for|passwor has|passwor logon|passwor pair|passwor prompt|passwor reset|passwor submitt|passwor tenant
A240|passwor unauthe|passwor when|past|past invoice|path upsertb|pattern day|pause|pause player|paused for|pay as
A240|pay past|pay query|payee|payee account|payload one|payload padding|payload signatu|payment gateway
A240|payment message|pdf an|pdf require|pdf to|pdt|pdu|pdu digest|peer didn't|people query|perform any|perform due
A240|period ended|period or|permiss authori|permiss deny|permiss error|permiss errorco|permiss key|permiss message
A240|permiss on|permiss read|permiss spanner|permiss storage|permiss text|permiss with|permiss would|permit queryin
A240|permit this|permitt detail|permitt for|permitt to|perplex|perplex ai|pg|pg hba|phoenix|phoenix arize|place
A240|place simulta|plain for|plan error|plan if|plan log|plan quota|plan set|plan token|plan upgrade|plans billing
A240|platfor policy|platfor stabili|player pause|please change|please configu|please disable|please enable
A240|please follow|please generat|please invalid|please open|please reach|please recharg|please registe|please renew
A240|please validat|plivo python|plugin require|plus|plus because|points or|points please|policy free|policy violati
A240|polygon api|polygon io|portal it|possibl authent|possibl malicio|possibl reason|post binding|posting|posting to
A240|praw|praw ini|preferr|preferr authent|premium endpoin|premium only|premium require|premium users|primiti
A240|primiti status|privacy|private but|private endpoin|privile intents|privile permiss|privile read|privile to
A240|privile user|pro to|problem certifi|problem day|problem insuff|problem self|problem token|problem you
A240|process tokens|product assets|product you|profile has|profile is|profile returne|profile spend|project at
A240|project billing|project exceede|project id|project in|project is|project or|project scoped|prompt seen
A240|prompt sudo|prompt the|protoco failed|provide and|provide as|provide authori|provide chat|provide correct
A240|provide ensure|provide expired|provide fatal|provide hint|provide invalid|provide key|provide or|provide public
A240|provide webex|proxy is|proxy oserror|proxy vpn|pub on|public interne|public link|publica|publica configu
A240|publick fatal|publish anthrop|publish to|purchas paid|purchas the|purchas this|put failed|python identit|qb auth
A240|qepx|qepx you|queries please|queries to|query it|query please|queryin|queryin recent|quickbo|quickbo online
A240|quota current|quota is|quota quota|quota request|quota using|quotaex operati|quotali|quotali ec|quotas|rak
A240|rak charge|rank|rank fusion|razorpa|razorpa signatu|re authent|re authori|re enabled|re login|reach out
A240|reached credits|reached increas|reached resourc|reached upgrade|reachin|reachin the|reactiv|reactiv this|read all
A240|read data|read denied|read email|read online|read search|read users|reader db|reader not|readonl the|reads are
A240|ready must|reason api|reason exhaust|reason failedp|reason premium|reason provide|reason trial|reason unautho
A240|reason usernam|receive did|recent sip|recharg|recipie are|recipie please|recipro|recipro rank|recomme to
A240|reddit class|redirec or|ref null|refresh failed|refresh this|refused for|refused using|refused write|regain
A240|regain access|region us|registe in|rejecte authent|rejecte email|relatio salarie|remaini for|remaini usage
A240|remaini while|remote invalid|remove|remove all|renew|renew the|rent|rent paid|rent this|replays|repo for
A240|repo make|report for|reports unable|reposit at|request activat|request could|request delta|request feature
A240|request limitat|request market|request origina|request permitt|request possibl|request privile|request ref
A240|request require|request service|request topic|request unautho|request up|request vs|require account
A240|require apikey|require app|require authent|require capabil|require configu|require ctrls|require headers
A240|require https|require informa|require more|require not|require passwor|require payment|require permiss
A240|require please|require product|require project|require reason|require scopes|require set|require ssl|require time
A240|require tlsv|require token|require two|require your|reqwest environ|reset require|resourc inarrea|resourc monitor
A240|resourc or|resourc owner|resourc project|resourc sb|resourc sorry|resourc unautho|respons aadsts|respons header
A240|respons login|respons permiss|respons rejecte|respons title|respons unautho|respons upload|rest write|restcli
A240|restric descrip|restric locatio|restric or|restric please|restric therefo|result the|resumed|resumed because
A240|retriev credent|retriev of|retriev xlsx|returne authent|returne budget|returne mail|revoked or|revoked you
A240|rights modifyr|rk|rk live|role or|roles viewer|room abc|root cannot|root oci|root sudo|root you|rrf|rsa
A240|rsa public|run aws|run az|run composi|run it|run logfire|run nomic|run returne|run set|run sh|running adyen
A240|running scapy|rw|rw is|said|said expired|salary|salary in|same authori|same domain|sandbox total|saslaut
A240|saslaut authent|satisfa|satisfa surveys|save new|saved because|saving oauthto|says chat|says forbidd|scanned
A240|scanned locatio|scapy|scapy as|schema main|schema on|scheme htp|scope expecte|scope subscri|scoped api
A240|scopes channel|scopes please|sdk by|sdk could|search subscri|secerr dsid|secerr modifyr|secret and|secret argumen
A240|secret being|secret environ|secret mismatc|secret provide|secret when|secrets file|secrets json|securit process
A240|securit reasons|securit unautho|seems clearml|seen more|selecte country|selecte credent|send an|send claim
A240|send email|send emails|send sms|send testing|send text|send this|send you|senderi|senderi mismatc|sending domain
A240|sending is|sending limits|sending quota|sent could|server could|server denied|server does|server key|server limit
A240|server or|server said|server secret|server spnegoe|serverl compute|servers authent|service account|service limits
A240|service quotas|ses|ses account|session associa|session create|session for|session krb|session run|session status
A240|set access|set api|set braintr|set it|set spotipy|set status|set usage|set user|set valid|set via|set yaml
A240|setting can|setting client|setting missing|setting not|setting page|setting privacy|setting sp|setting tokens
A240|setting zep|setup instruc|setup the|setup your|sgai|sgai api|shadow|share the|shop headers|shop is|side and
A240|signatu age|signatu credent|signatu did|signatu errorco|signatu failed|signatu found|signatu validat|signatu you
A240|signatu zm|sip data|siteid|siteid appid|size limited|skew|skew clock|skew too|skipped|skipped no|slack bot
A240|slug usage|smb|smb session|sms to|smtp account|snmp pdu|socks authent|sorry no|sorry your|sources reached|sp
A240|sp acs|space quota|spam complai|spanner|spanner session|specifi alg|specifi api|specifi credent|specifi instanc
A240|specifi to|specifi you|specify env|specify two|speech to|splunk|splunk license|spnegoe|spnegoe operati
A240|spnegoe spnegoe|spotipy|spotipy client|spxerr unautho|sql read|sql securit|srf|ssl tlsv|ssl true|sslerro certifi
A240|sslerro sslcert|sso login|sso session|sso token|stabili ai|stack is|stack to|staff|standar api|standar core
A240|standar family|started quota|starttl command|statsig console|status access|status account|status detecte
A240|status forbidd|status missing|status quota|status subscri|status wrong|status xc|statusc token|stderr git
A240|step failed|steps in|storage acme|storage bucket|storage googlea|storage quota|storage request|storage the
A240|stream example|string unauthe|stripe ssl|stripe web|strong|strong er|studio get|sub claim|submitt too|subscri at
A240|subscri does|subscri or|subscri period|subscri token|subscri type|subscri until|subscri usage|success invalid
A240|success was|sudo passwor|suffici credits|suffici to|superus|superus can|supplie hash|supply either|supply method
A240|supply the|support api|support http|support or|support tavily|support ticket|suppres|surveys|surveys feature
A240|suspend deplete|suspend please|suspend possibl|suspend status|suspend title|svc agent|svc app|sync true
A240|system admin|system delete|system unautho|system users|system var|systemd|tab to|table errorco|table finance
A240|table salarie|tag no|taken down|task cache|task limit|task you|tavily com|tavily dashboa|tavilys|tavilys value
A240|team doesn't|team has|team is|team not|team tab|telnyx|telnyx api|tempora locked|tenant domain|tenant object
A240|tenant or|tenviro|tenviro environ|termina re|test at|test or|test result|testcon|testcon microso|testing
A240|testing emails|texceed|texceed sending|text chat|text message|text you|than once|than your|that endpoin|the alpha
A240|the alphava|the anonymo|the autodis|the console|the constru|the contrac|the corresp|the createe|the createj
A240|the daily|the day|the differe|the enterpr|the episode|the example|the fal|the flushal|the folder|the free
A240|the from|the groq|the initiat|the kms|the license|the logfire|the managem|the merchan|the monthly|the necessa
A240|the okta|the opensou|the pay|the plan|the plivo|the portal|the privile|the proxy|the rak|the reddit|the restcli
A240|the rights|the satisfa|the scope|the ssl|the sso|the stack|the statsig|the status|the stripe|the sub|the supplie
A240|the tasks|the team|the telnyx|the usage|the userid|the webex|the write|the xai|their account|their passwor
A240|then include|therefo marked|therefo you|these instruc|thing unautho|think|think this|this actor|this app
A240|this billing|this booking|this campaig|this chat|this country|this credent|this data|this dataset|this label
A240|this machine|this organiz|this paid|this permiss|this profile|this report|this require|this setting|this shop
A240|this sso|this was|through public|thumbpr|thumbpr not|thursda may|tid timesta|tier by|tier of|tier only|tier usage
A240|time and|time leeway|timelim exceede|times within|timesta fri|timing|timing issues|title account|title feature
A240|title messagi|title usage|title user|title you|tlsv|tlsv alert|to add|to agent|to anyone|to ask|to attach
A240|to begin|to braintr|to change|to cloudfl|to edit|to eligibi|to enter|to environ|to exchang|to export|to go
A240|to group|to groups|to hugging|to imperso|to inactiv|to interac|to kms|to login|to new|to not|to offline|to other
A240|to pattern|to pay|to plans|to premium|to private|to pro|to prompt|to provide|to quickbo|to re|to reachin
A240|to refresh|to rent|to setup|to speech|to supply|to that|to tokens|to trouble|to virtual|to visit|today please
A240|togethe chat|token abc|token call|token code|token command|token db|token debug|token does|token error
A240|token exchang|token expecte|token failed|token fatal|token for|token go|token lwa|token oauth|token on|token one
A240|token paramet|token provide|token quota|token request|token retriev|token run|token to|token true|token user
A240|token using|token with|token you|tokens but|tokens process|too great|too low|tool authori|tool create
A240|toolkit github|tools auth|topic authori|topic jobs|topicau returne|total cpu|traces|traces usage|track custome
A240|trade|trade denied|trading|trading protect|transac cap|transfe error|transla class|transpo encrypt|trial expired
A240|trial or|trigger our|trouble this|trouble to|true but|true sslcert|tunconf|tunconf sending|tunnel|tunnel connect
A240|txt failed|type allowed|type belongs|type client|type deflate|type feature|type forbidd|type your|types publick
A240|typical|typical be|typo|typo authori|unauthe invalid|unauthe message|unauthe no|unauthe request|unauthe you
A240|unautho attempt|unautho auth|unautho code|unautho errmsg|unautho errorty|unautho gql|unautho invalid
A240|unautho missing|unautho name|unautho operati|unautho request|unautho unautho|unavail from|unavail shop
A240|undefin the|under key|under the|underst how|unified authent|unique traces|unknown usm|unlock all|unlock their
A240|unopene|unopene message|unrecog ip|unregis|unregis the|unrestr|unrestr for|unsuppo grant|until it|unusual
A240|unusual activit|up an|up firebir|update api|update billing|upgrade or|upgrade you|upload exceeds|upload pdf
A240|upload sync|uploade has|uploadi run|upsertb|upsertb null|upto|upto maximum|url insuffi|url invalid|url request
A240|us to|usage disable|usage enter|usage hard|usage in|usage is|usage limits|usage of|usage quota|use aws
A240|use conflue|use free|use it|use local|use login|use multi|use openai|use publish|use schema|use server|use wandb
A240|used credent|used here|used up|user bot|user changed|user disable|user may|user must|user reader|user rejecte
A240|user report|user sending|user sqldriv|user tenant|user to|user token|user you|userdis|userdis message
A240|userid passwor|usernam app|usernam id|usernam you|usernam your|userpre|userpre your|users full|users getuser
A240|users or|users premium|users read|using an|using authent|using dspy|using env|using llm|using mb|using proxy
A240|using stripe|using your|usm|usm user|utc|utiliza of|valid at|valid credent|valid openssh|valid this|valid token
A240|validat credent|validat of|validat time|values mismatc|vantage api|vantage this|var polygon|var task
A240|variabl alphava|variabl api|variabl because|variabl but|variabl deepl|variabl openai|variabl slack|variabl tavily
A240|variabl to|vcpu|vcpu capacit|vcpu limit|vcpulim|vcpulim when|ve configu|ve run|vector overall|vehicle limit
A240|vehicle on|verific level|verifie please|verify create|verify domain|verify stripe|version captcha|vhost orders
A240|vhost refused|via api|via groqpro|via webex|video availab|video data|video sign|videos|videos returne|view hr
A240|view this|view user|viewer|viewer on|violati platfor|virtual network|virtual write|visitin|visitin https|vpn
A240|vpn you|vs left|wallet balance|wallet to|wandb authent|wandb login|warehou load|was billing|was configu
A240|was errors|was incorre|was respond|ways|ways pass|we used|web interfa|web key|webex|webex access|webex apis
A240|webhook have|webhook receive|webhook secret|webserv|webserv usernam|website and|website https|were either
A240|were exceede|were invalid|were rejecte|west example|west info|wh|wh cannot|when creatin|when getting|when listing
A240|when the|which contain|which were|while credits|while fetchin|while retriev|while your|will regain|with accesso
A240|with authent|with clearml|with current|with effecti|with hf|with object|with service|with such|with test|with wml
A240|within your|without authent|wml|wml instanc|workers paid|workspa billing|workspa plan|workspa setting|would allow
A240|would typical|wrap|wrap socket|writabl|write actions|write api|write experim|write forbidd|write missing|write on
A240|write over|write permiss|wrong credent|wrong snmp|wrongpa|wrongpa invalid|wss stream|www binance|www perplex|xai
A240|xai api|xc status|xdeadbe|xdeadbe skipped|xlarge|xlarge for|xlsx on|xmlrpc object|xxx|xxxx|xxxx and|yaml file
A240|yaml not|yet activat|yet you|you either|you go|you haven't|you lack|you moved|you pass|you perform|you think
A240|your applica|your auth|your clock|your convers|your cosmos|your country|your credent|your credit|your data
A240|your entire|your href|your license|your limit|your lite|your login|your network|your newly|your nomic|your okta
A240|your openai|your passwor|your points|your preferr|your remaini|your site|your smtp|your space|your specifi
A240|your spend|your splunk|your team|your tier|your usernam|your wallet|your webserv|youtube getting|youtube googlea
A240|youtube videos|zep|zep api|zero balance|zh|zh model|zipinfo|zipinfo filenam|zone transfe
A240B240|.bot no|.exceed|.no retry|allow retry|convers history|false text|is loaded|model status|negativ
A240B240|reached message|retry false|tokens from|tokens of|tokens you
A240B240C240D240E343G240H240O240R304T240|occurre status
A240B240C240D240H240|api chat
A240B240C240D240Q240|history
A240B240C240D304E240G240H240R343T240|param
A240B240C240D304E304K240L240T240|core
A240B240C240D343E240R240T371|loaded
A240B240C240E495F240G240H403J240K371M304O502P525R371|retry
A240B240C240P240|message in
A240B240C240P304T240|request the
A240B240C304D240F343G304H304J240M240O240P304R393T343|req
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
A240B240D343E426K240O304R240T240|this error
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
A240B240O240|sure that
A240B240P411|limit is
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
A240B343E240G240L240O240P371R343T462|exceeds the
A240B343J240L240P240R240|for request
A240B371C240E343J511K304L304P240Q240R451T371|total
A240B371C240F240M240R426T343|c argumen
A240B371H240|c tokens
A240B393|.context
A240B393D240E240R240|you request
A240B411T371|large for
A240B426R304|of tokens
A240B471C304E343I240R488T411|long
A240B540I240K343P240Q343R508T451|length
A240C240|.api usage|.feast|.profile|.profile not|.set|.tiger|.tiger graph|.zoom|aka|aka ms|auth inv|c configu
A240C240|c mailbox|c pgrst|calling user|cannot get|chars of|cloud storage|code pgrst|com does|deleted or
A240C240|detail descrip|details code|discord com|either inactiv|ensure the|entry for|error content|error expired
A240C240|error ref|expired and|failed https|first chars|get access|getitem class|getpara operati|hosted on|http txt
A240C240|https aka|https discord|https swift|iam gservic|improve|inactiv soft|interac with|is hosted|make this
A240C240|me player|namespa acme|no user|not exists|of respons|on premise|operati unable|ops example|passwor does
A240C240|pdf request|pgrst|pgrst hint|pid name|player|player command|premise|profile acme|redirec to|ref id
A240C240|remote reposit|respons does|select command|soft deleted|specifi folder|stderr remote|such name|swift
A240C240|swift auth|the calling|the getpara|the peer|the transla|to decrypt|to file|value not|view the|was used
A240C240|work repo|zm
A240C240D240|.dataset not|.found dataset|.peer|getitem|open port|or was|string with
A240C240D240E240|code spxerr|crm leads|prod|zone
A240C240D240E240F240K240O240R343T426|encodin
A240C240D240E240H240I240M240T240|.fal|.fal client
A240C240D240E240J393K304N240O240P304Q240R426|.tool
A240C240D240E240K240O240|.serial
A240C240D240E240K343R304|the url
A240C240D240E240O240R240T304|might
A240C240D240E240O240T240|meeting
A240C240D240E240P240|resourc request
A240C240D240E240P240R304T240|job id
A240C240D240E240R240T371|error opening
A240C240D240E240R240T393|opening
A240C240D240E240R304|but it
A240C240D240E240T240|excepti with|spxerr
A240C240D240E304|.store
A240C240D240E343K240L411P240R240|.memory
A240C240D240E343O304P240R240T240|.couchba|categor couchba|couchba|ec categor
A240C240D240E358K533|peer
A240C240D240E371O304P240R240T304|ec
A240C240D240E426K304O304P240R439T411|start
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
A240C240D240K240R240|wkhtmlt
A240C240D240O240|.nextclo|port dev|relatio
A240C240D240O240P343R240|consume
A240C240D240O240T240|the index
A240C240D240O304R240T240|.cosmos
A240C240D240P240|config json|https slack|recomme|request traceid|traceid
A240C240D240R240|operati not|the functio
A240C240D240T343|.rar
A240C240D304E240O240|error documen
A240C240D304E304K411O343P240T343|fetch
A240C240D304E343K304O240R304T371|metadat
A240C240D304E371F240O240P240T240|.tempora
A240C240D304J240R240|sure the
A240C240D304K240R343T304|https github
A240C240D304O240|share
A240C240D304O371|resourc is
A240C240D304R240T240|please ensure
A240C240D343|speech|to it
A240C240D343E240R240|found on
A240C240D343E304L343O240R393S240T371|.process
A240C240D343F304|collect docs
A240C240D371E240F304O304R240|created
A240C240D371E304J304K240M240O304R508T439|to be
A240C240D393E240K304L240R343S240|usr
A240C240D411F371M240R488T371|.entity
A240C240D411K304|gone
A240C240D426|found please
A240C240E240|api plivo|bindres|bindres none|cal|cal reason|cannot create|com cal|listing|mailbox is|plivo com
A240C240E240|process failed|soft|workers
A240C240E240F240G240M240O240R240T304|and cannot
A240C240E240F240K240P240R240T240|box
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
A240C240E240O240R240|neo code|process excepti|status descrip|status gql|with followi
A240C240E240O304P240|save
A240C240E240O304T240|.webexpy
A240C240E240P240|.ews|.twirp|body headers|failed http|twirper|twirper code
A240C240E240P240R240|api bybit|bybit com|errtime request
A240C240E240P240R304|errcode|errcode errtime|errtime
A240C240E240P240R343|.binance api
A240C240E240P240T240|details etcdser
A240C240E240P304|https graph
A240C240E240P304R371T240|transla
A240C240E240R240|.base nomad|basenom|basenom was|followi respons|monitor|raised with|the basenom|was raised
A240C240E240R304T240|.open feature|.py o
A240C240E240R304T304|message content
A240C240E240T240|.ipp
A240C240E240T371|.fatal
A240C240E304|.jenkins|resourc at
A240C240E304F304I240|cancele
A240C240E304I240O439P240R240|the operati
A240C240E304K240O240P240R304|debug|debug error|error string
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
A240C240E304P240T240|etcdser
A240C240E304P304R240T304|flow
A240C240E304R240|.nomad
A240C240E304R304T240|the dataset
A240C240E304R393|.wikiped
A240C240E343H240O240P304R304T304|request has
A240C240E343K240O609P240R343|transac
A240C240E343K240P240R343|.binance
A240C240E343L371T240|.out of
A240C240E343O240R240|c mongo
A240C240E343O343P240R240|.h
A240C240E371O240R240|errmsg
A240C240E393R433T304|error bad
A240C240E426K343O240R304|unexpec error
A240C240E471I240K371O240P240R371T343|ms
A240C240F240|c is|errorco envelop
A240C240F240K240P240R304T240|.matrix
A240C240F240O240|saved
A240C240F240O240P240R240T240|body errorco
A240C240F240O240T343|or in
A240C240F240P240R488|amount
A240C240F240R304|details errorde|errorde|errorde issue
A240C240F240R343|id must
A240C240F411|c duplica
A240C240G240O304P240|code resourc
A240C240H240J240K304N240|oss
A240C240H240M240R304T240|id name
A240C240J240|name and
A240C240J240O240R480T393|of type
A240C240J240R451T439|.value
A240C240J304K240|lm
A240C240J343K304R240|is the
A240C240K240|ap|code due|error exit|exit with|gservic|gservic com|reporte an|sst|to network|wkhtmlt reporte
A240C240K240O240|fetch origin|git fetch|origin stderr
A240C240K240O304R304|origin
A240C240K240O343R304|code cmdline
A240C240K240P240|bucket reports
A240C240K240P240R426T240|between
A240C240K240R304T426|https example
A240C240K240T240|chars
A240C240K240T343|nc
A240C240K304|headobj|headobj operati|id details|oss request|session termina|status oss
A240C240K343|failed no
A240C240L240|mem
A240C240M240|.url not
A240C240M240R240|code detail
A240C240M433|trigger
A240C240O240|dav files|dev ttyusb|files ops|id headers|nw|request nw|ttyusb|ttyusb errno
A240C240O240P240|qb excepti
A240C240O240P240R240|extensi type
A240C240O240R304T343|can not
A240C240O304P240R304|.client request
A240C240O304R240|problem with|was problem
A240C240P240|.asana|c http|for runs|res|resolve main|runs httperr
A240C240P240R240|.api telegra|.rocket|api was|telegra api|the telegra|unsucce|unsucce error|was unsucce
A240C240P240R240T240|.selling|.selling api
A240C240P240R343|.amazon
A240C240P304|.s
A240C240R240|.retryab|acme test|api spotify|az|code https|comment|descrip bad|details no|headers content|no payment
A240C240R240|operati no|results in|smtp|spotify|spotify com|user not
A240C240R240S240|command failed
A240C240R240T240|.option|com mp|paramet are
A240C240R240T371|filenam
A240C240R240T511|zip
A240C240R343|codes
A240C240T240|c woocomm
A240C240T304|file you
A240C277K240O240|https acme
A240C304|.unregis|at srv|c channel|com me|in authent|object id|paramet none|retriev transcr|the envelop|transcr for
A240C304|video is
A240C304D240|status not
A240C304D240E240J393O240R514T439|schema
A240C304D240E240K240P240|abort
A240C304D240E240K240R240|c unknown
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
A240C304D304O371R240|the resourc
A240C304D343|found or
A240C304D343E304P240R304|sure you
A240C304D343O240T371|open file
A240C304D343R304T304|the correct
A240C304D393N240R240|or you
A240C304D411K304O343Q240R371T304|latest
A240C304D471E371J393K240L240O240R502T393|functio
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
A240C304R304|the id
A240C304T240|hash|the uploade
A240C326O240T304|xlsx
A240C343|.api not|inv pdf|room
A240C343D240|.reposit
A240C343D240E240K240O240P240R304T240|.mlflow
A240C343D240E240K304R343|message could
A240C343D240E240O240R371|items
A240C343D240E304|.get
A240C343D240E304R343|label
A240C343D240K240|inv
A240C343D240P240T240|statusc error
A240C343D240R240T240|not contain
A240C343D240R426T343|occurre invalid
A240C343D240T240|.dataset
A240C343D343E304K304L240R371S240T343|bin
A240C343D343E343R371|error no
A240C343E240F240K240O240P304|.firebas
A240C343E240F343O577R426T343|another
A240C343E240K240O240P240R304|.fast|.fast mcp
A240C343E240O240R304T343|.fhir
A240C343E343K304M240R393|results
A240C343E495L488P240R371T343|memory
A240C343F304R304T304|.duplica
A240C343O240R240|report csv
A240C343O304R240|insert
A240C343P240R393|.could|.could not|.not retriev|.retriev transcr
A240C343R393|.transcr api|.tube|.tube transcr|.you|.you tube
A240C371|email example
A240C371D240E439J480P240R589T569|column
A240C371D304E240R240|code not
A240C371E240|found status
A240C371E240K240O240P240R240|the databas
A240C371E451K371L304O240R304T240|device
A240C371O240|srv work
A240C371O240P240|none error
A240C371R343T439|archive
A240C383D304E326G240O419R240T343|there is
A240C383E277O240R304T304|or the
A240C393|key does
A240C393D240|been deleted
A240C393D304E304K426O304R304T426|couldn'
A240C393D304E304K517P240R471|resolve
A240C393D304E371K383O240P240R371|.mcp
A240C393D343E240K240T393|to open
A240C393E393K580P371R411T304|.network
A240C393F240K240O240R411T240|.id
A240C393O343R371T240|work
A240C403G240R393T304|the given
A240C411D411|doesn't exist
A240C411O304R240|srv
A240C433E240K240P240|thing
A240C456D426E343F304J343K304M240O451P393R508T580|documen
A240C475F439R240T240|duplica
A240C488E343O304R451T451|csv
A240C495E240F240O240R426|custome
A240C505F304O304R371|unique
A240C542O240|.integri
A240C546D535E240R304|or directo
A240C562D535R304|such file
A240C579D304F599O393R411T240|exists
A240C610D571K343R462|no such
A240D240|.auth flow|.exec|.handsha|.kms|.prerequ|.rar exec|.reposit not|.server handsha|.ws|.ws server|agent with
A240D240|and in|and request|aws kms|azure cli|billing in|bin in|c ab|capabil|cli not|cohere com|contoso|create model
A240D240|either by|exchang billing|found you|groq|gurobi|have any|have request|having|hugging face|install in
A240D240|is pending|it doesn't|kms eu|listobj|listobj operati|llama is|loaded please|locatio us|matchin the|model in
A240D240|name id|none failed|not read|nvidia|on path|only support|operati arn|or because|or permiss|or view|perform an
A240D240|please supply|project acme|project does|provide the|publish model|run guardra|sb|sb acme|secret value|secrets
A240D240|service windows|sh|sources|stabili|status url|stripe api|the anthrop|the develop|the institu|the messagi
A240D240|this client|this issue|toolkit|url wss|west key|your browser|your environ|your project|yoursel
A240D240E240|.flow|deploy|docs example|the applica|the directo
A240D240E240F240O240P240R304T304|error msg
A240D240E240F240O240T240|encodin utf|utf error|version encodin
A240D240E240H240M240R240|openai com
A240D240E240H240R240|grpc search
A240D240E240J240P240R371T304|block
A240D240E240K240|activit|databas crm|handsha
A240D240E240K304S240|.pexpect
A240D240E240L304R371T343|non zero
A240D240E240M240R371T304|explici
A240D240E240O240|errors error
A240D240E240O240R240|please visit
A240D240E240P240|create sandbox|opc|opc request
A240D240E240P240R240|.api call|.google api|bigquer|bigquer project|code is|http bigquer|jobs prettyp|locatio none
A240D240E240P240R240|none job|post http|prettyp|prettyp false|project jobs
A240D240E240P240T240|str broker
A240D240E240P304|object storage|service object|storage status
A240D240E240T240|the invoke
A240D240E304|institu|vehicle|you can't
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
A240D240E304R304|is out
A240D240E304T240|invoke operati
A240D240E343H240I240K240R304T304|with message
A240D240E343I240K240|model has
A240D240E343J466K304M304O240P240R488T439|str
A240D240E343K240L240O326R240T343|occurre while
A240D240E343O393T240|sync
A240D240E343R240|command not
A240D240E371J304|invalid respons
A240D240E371K304P304|cause
A240D240E426K343O240P240R304|.availab
A240D240E439J471P240R462T542|line column
A240D240E451H240K304P393|down
A240D240E495F240I240O343P343R480|executi
A240D240E556K304|gateway
A240D240F240|in environ|this call
A240D240H240|com ml|conn|flux|flux pro|https us|ml cloud|ml text|south|south ml|us south|version status
A240D240H240R240|platfor openai
A240D240H240R471T240|keyword
A240D240H240T240|availab for
A240D240J240K240O240R451T358|at least|least
A240D240J240L240|includi
A240D240J240M393|guardra
A240D240J240O240R371S240T240|=AssertionError
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
A240D240O240R240T569|file is
A240D240O240R343T240|.method
A240D240O240R462T240|value for
A240D240O304|cannot send
A240D240O304T240|delta
A240D240P179|check https
A240D240P240|the namespa
A240D240P240R240|users me
A240D240P304R240T240|request code
A240D240R240|.found respons|com gmail|endpoin found|gmail googlea|gmail users|https gmail|is only|machine|meta llama
A240D240R240|methods|no endpoin|provide your|service has|the collect|this key|verify that
A240D240R240T240|through the|via the
A240D240R304|and must|not specifi
A240D240R343|have an
A240D240R371T371|undefin
A240D240R393T240|keyword argumen
A240D240R393T304|c unsuppo
A240D240T240|.patool|.repo|.scapy|ensure you|face
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
A240D304E240R462T343|date
A240D304E304R240|message there
A240D304E343F240O240R371T240|content status
A240D304E343H371O462P514R240T240|wait
A240D304E343K240L240P304T240|common
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
A240D304O240R304|are trying
A240D304P240R240|command was
A240D304P240R304T240|issues
A240D304R240|cpu
A240D304R240T240|bit
A240D304R304T371|yaml
A240D343|please update|registe for|this databas
A240D343E240H240J240O240R371T304|refer
A240D343E240H240J240R371T304|refer to
A240D343E240J240K240R530T614|format
A240D343E240J240R520T411|=TypeError
A240D343E240T371|that the
A240D343E343K343M240|if this
A240D343O371|arn aws
A240D343O371R240|arn
A240D343O393R240|this resourc
A240D343P304Q240R240|has reached
A240D343R240|.extract|mistral
A240D343R240T240|algorit
A240D343R462T240|vector
A240D371|is set
A240D371E304K240O240R393T304|using the
A240D371L371|gpu
A240D371O304R240|in vhost
A240D371O343R240|.amqp channel
A240D371R240|binary
A240D371R393T488|.unsuppo
A240D411E240K343O304|lib
A240D411R240T304|import
A240D426T304|file no
A240D530E240I304K240O240R411T371|models
A240D631R240|install
A240E240|.abstrac|.abstrac nylas|.auth client|.mathpix|.mathpix client|.nylas|.respons code|.rm transpo|.socket bad
A240E240|allocat of|and message|asmx|authent failure|authori server|availab to|c allocat|c vehicle|code respons
A240E240|com ews|com if|conf|connect account|custome io|enough space|errmsg not|error provide|ews|ews exchang
A240E240|exchang asmx|for server|generat server|handsha status|http post|https mail|in https|in table|instanc type
A240E240|insuffi when|intuit|intuit tid|is configu|lambda was|mail example|market data|message bad|message payment
A240E240|no valid|ntstatu error|occurre insuffi|paused|payment details|plain|possibl due|raised retryer|returne status
A240E240|run initial|runinst|runinst operati|scoped|server invalid|space on|submitt to|the runinst|timelim|to deploy
A240E240|to exceedi|token server|unknown ntstatu|with server|xc unknown|xml respons|you might|your adminis
A240E240|your databas|your token
A240E240F240P240|excepti index
A240E240F240R240T240|c product
A240E240H240|.zhipu|.zhipu ai
A240E240H240K240P371|.exhaust
A240E240H240P304|exceede request
A240E240H304P304|request status
A240E240H371P393|.throttl
A240E240I240P240|amazon
A240E240J240N240T240|steps
A240E240J240R411|assista
A240E240J304O304T240|produce
A240E240J371|invalid json
A240E240K240|.scrapli|acs|api braintr|driver sql|easypos|in server|run the|snmp|with reason|write to
A240E240K240M240O343Q240|as the
A240E240K240O240|.usb
A240E240K240O240R240|cli driver|ibm cli
A240E240K240P240|.acs|.hyperbr
A240E240K240P240R240|.aiogram
A240E240K240P240R240T240|.telegra api
A240E240K240R371|domain name
A240E240K240S240|command usr
A240E240K240T240|multipa|routine|runs multipa
A240E240K304R240|.group|no connect
A240E240K343O304|db lib|lib error|message severit
A240E240K343R240|reach
A240E240K371|curl se|errors html|html first|https curl|libcurl errors|libcurl libcurl|perform curl|se|se libcurl
A240E240K371R240|.curl
A240E240K371R343|side
A240E240K371T240|libcurl
A240E240K426T240|.web socket
A240E240K456|call failed
A240E240L240|for an
A240E240M240|.openrou|site
A240E240M240R371|role
A240E240M240T304|my
A240E240M304P240Q240|.blocked
A240E240O240|error produce|returne from|session code
A240E240O240P240R304T240|timesta
A240E240O240R240|.gremlin|.gremlin server|.server operati|session teradat|teradat|teradat databas|version session
A240E240O304|.produce
A240E240O343P240T240|once
A240E240O343R240|.precond
A240E240P240|.mqtt connect|act status|block excepti|c oauthex|cluster block|deepl|endpoin returne|fbtrace|fbtrace id
A240E240P240|receive http|usage exceede
A240E240P240R240|.errors|.finnhub|.ql errors|.web fault|column path|finnhub|locatio line|order extensi|path order
A240E240P240R240|raised fault|server raised
A240E240P304|act|com act|faceboo com|get path|graph faceboo|path https|request get|request in
A240E240P304R240|call was|message call|method get
A240E240P304R304T240|like
A240E240P304R371|graphql
A240E240P304T304|success method
A240E240P371|is over|reason too
A240E240R240|.libsql|.nsq|.nsq code|.sparql|.sparql wrapper|binance code|contact your|errorco errorna|errorna
A240E240R240|message insuffi|recent|the expecte|the http
A240E240R240T240|server says|telegra server|transmi
A240E240R304|.kucoin api|code and|kucoina|step|you tried
A240E240R343|.custome|.custome io
A240E240R343T240|in request
A240E240R343T433|tag
A240E240T240|.deepgra|.deepgra api|.enough|.enough space|.not enough|cdn|cdn example|https cdn|size in
A240E240T371|id none
A240E277K240R240|reddit
A240E277P304Q304|limit was
A240E277P304Q304T304|was reached
A240E277P433|hour
A240E304|.only|com xmlrpc|erp|erp example|for erp|moved|moved to|openssh|protoco for|space is|tid|upstrea api|xmlrpc
A240E304F240O371R304|modifie
A240E304F240R240|.unexpec status
A240E304H343O548P556|concurr
A240E304I343|within seconds
A240E304J240R304T240|pattern
A240E304K240M240|failure to
A240E304K240M240P240|scrape url|to scrape
A240E304K240M240P240R240|.firecra
A240E304K240M240P343|until
A240E304K240P240R240T240|.git hub
A240E304K240R240|.netmiko
A240E304K304|.auto|.session expired|com network|persist let
A240E304K304P304|.g tts|probabl cause
A240E304K304R240|offline
A240E304K304T240|error during
A240E304K343P304R240|.tts
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
A240E343|error process|fetchin|type insuffi
A240E343G240L240|is full
A240E343H343P304R240|again in
A240E343I240|read operati
A240E343J484R393T471|to parse
A240E343K240M240P240|scrape
A240E343K343|at support|know at|let|let us|us know
A240E343K371|this problem
A240E343K502R304|service not
A240E343P371|queries
A240E343R240|warehou
A240E343R343|market
A240E343T240|.space
A240E371|the cluster|unavail for
A240E371I240K240P240|shard
A240E371J304O240R439T240|evaluat
A240E371J304P240R304|exceede maximum
A240E371K371T240|problem persist
A240E371T240|left on
A240E393K304|.hazelca
A240E393O393P304R240|transie
A240E411|body html
A240E411G304H240O304|is tempora
A240E411I411K495|.api connect
A240E411K371O304T240|persist
A240E419K403N343P240Q240R240T304|.max
A240E433G393H240L304P304R304T240|capacit
A240E439K495P240|host api
A240E451H240I240|upstrea
A240E471G304|not ready
A240E480G304|ready
A240E680G548K304P371S240|#503
A240F240|been taken|charge|com dataset|creates|creates operati|detail this|dsid problem|intent|longer active
A240F240|message only|signatu request|the creates|with user
A240F240K343L240O304P240R343|other
A240F240M240R411|be used
A240F240O240|request cannot
A240F240P240R343|used with
A240F240P240T240|.m|.matrix request|.matrix standar|.standar request
A240F240P240T304|.standar
A240F240R240|c cannot|user with
A240F240R304|c for|custom
A240F304O240|subscri is
A240F304R240|c in
A240F343|taken
A240F670|@effect
A240G240|api deepinf|com to|deepinf|deepinf com|detail error|llm api|model too
A240G240M240R304|is an
A240H179|https router|router hugging
A240H240|account org|ai flux|ak|api bfl|bfl|bfl ai|billing page|can continu|client vectori|code conn|errors you
A240H240|exceede too|free or|log in|openai gpt|or add|org ak|per project|pro detail|product key|remote client|serverl
A240H240|the trial|to openai|to product|today|vectori|vectori connect
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
A240H240P456T240|of request
A240H277P343T240|exhaust details
A240H304|.api reach|.reach|.reach limit
A240H343O240P240|wait before
A240H343P343|trying again
A240H343P371|before trying
A240H343P517|request per
A240H358N240P240|reached for
A240H371P343|rate limits
A240I240|or no|sent in
A240I240J240|llm call
A240I240K240R240|.dash|.dash scope
A240I240K466O240|socket
A240J240|.keys|in constru|invalid because|name tool|slug|ticket|to generat
A240J240O240|the group
A240J240O304R240|edit
A240J240P240|for plan
A240J240R240|.opik
A240J240R304T240|corresp
A240J240R371|tools
A240J304|generat for|the action|the lm
A240J304M240Q240R426T371|not parse
A240J304R343T240|but not
A240J343R240|returne by
A240J343R411T304|missing require
A240J433R462|validat error
A240K240|.at|.at protoco|.gss|.local|.mqtt code|.pxssh|.start|.tls|access on|acme aws|app daytona|are running|as root
A240K240|by proxyer|certifi chain|certifi in|chain ssl|code may|com ssl|com sst|com stderr|complet request|daytona io
A240K240|device failed|device setting|dsn|error ssl|error uploadi|failure https|failure minor|gss failure|help https
A240K240|hf|http message|https opendap|in certifi|informa minor|initiat|invalid ssl|ip address|major|major unspeci
A240K240|may provide|minor code|network is|opendap|opendap example|provide more|proxyer|proxyer unable|query bytes
A240K240|read from|reqwest|routine certifi|setting cisco|shard id|ssl routine|sst nc|studio|the one|to device|to http
A240K240|unspeci gss
A240K240L304T403|buffer
A240K240M240|how to
A240K240M240O240|how
A240K240M240R240|.agent framewo|.framewo
A240K240M240R343T240|kind
A240K240N240|chain
A240K240O240|it please|when you
A240K240O240P240|.hikari
A240K240O240R240|sqlcode|sqlstat sqlcode
A240K240O240R304|then
A240K240O304|stderr fatal
A240K240P240|brave|brave com|reports aws|search brave|uploadi
A240K240P240R240|.detaile|.detaile aiogram|content length
A240K240R240|.edge|cisco|cisco ios|ios|match with|minor
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
A240K484|cannot connect
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
A240M240R343|defined in
A240M240T240|disallo
A240M304|spam
A240M304T240|it contain
A240M343R240T240|code content
A240N240P240|.usage limit
A240N304|can increas
A240O240|.connect config|.db method|.surreal|.surreal db|app is|being sent|can't add|check message|databas code
A240O240|detaile|entity content|error check|from databas|general sql|https nova|id unproce|multi|nova|nova servers
A240O240|operati transac|process request|put remote|request make|request put|request time|retriev the|sending has
A240O240|severit general|status unproce|the docs|the instanc|this service|this subscri|time is|using this|you did
A240O240P240|account please|content id
A240O240P240R240|at time
A240O240R240|and then|campaig|docs https|entity message|linode instanc|post linode|the sql
A240O240R343|value of
A240O240R371T240|type of
A240O240T240|argumen or|begin|conflue
A240O304|be running|clienti|complet because|has changed|key passed|operati could|passed in|running in|send new
A240O304R240|been modifie|cycle|linode
A240O304R240T240|.cosmos http
A240O304T240|seems
A240O343|for it|started with
A240O343P240|changes
A240O343R240T240|c precond
A240O358|saving
A240O371|the item
A240O393|c locked
A240O393R304T240|be perform
A240O411|another request
A240P240|.smith rate|.vk|.vk api|account limit|allowan|api credits|api search|applica has|as you|auth detail
A240P240|been tempora|blocked this|boards|boards http|busines account|by launchi|bytes max|c qelx|com graphql|com res
A240P240|create update|credits were|current request|error qelx|errorco statusc|exa|exceede auth|exceede error
A240P240|exceede you|false fbtrace|for using|free api|get lead|have run|higher rate|https twelved|job you|launchi
A240P240|launchi this|length http|limit being|limit increas|limit quota|limit remaini|list the|lite|main config
A240P240|of queries|period of|plan at|qelx|qelx you|quota of|reads|remaini reset|request more|request you|res web
A240P240|resourc limit|respons headers|short period|sip|tempora blocked|thank|thank you|this job|to too|twelved
A240P240|twelved com|user app|user limit|using alpha|web search|were used|you for
A240P240R240|.bad respons|.finnhub api|actions|busines|dev search|error make|finnhub status|for all|google serper
A240P240R240|https google|method failed|serper|serper dev|startqu|startqu operati|table or|the startqu|transie false
A240P240R240|was get
A240P240R240S240|.sms|message method|sms send
A240P240R304|.kusto|cost
A240P240T240|occurre request|you would
A240P240T304|short
A240P277|request this
A240P304|.geocode quota|blocked due|c limitex|c over|calls per|current limit|doing|is exceede|limit limit|limitex
A240P304|of mb|of time|query limit|quotaex|the hour|to user|ve been
A240P304R240|message please|of calls
A240P304R240T411|mb
A240P304R304|accordi|accordi to
A240P304T240|request when
A240P343|c applica|simulta|ve exceede
A240P343Q240R304|request and
A240P343R240T304|code request
A240P371|been blocked
A240P411|.limited
A240P451|exceede rate
A240Q240|agent has|the chat
A240R240|.feature disable|.funds|.imperso|.insuffi funds|.invalid config|.irrecov|.locatio|.number of|.ql multi
A240R240|.statsig value|.woo|.woo failed|access request|account id|allowed on|an argumen|api jina|api sparkpo
A240R240|api transmi|approve|as inactiv|attach|attribu or|balance for|balance insuffi|basis|be either|been disable
A240R240|been marked|between the|both|broadca|by invalid|c amount|call to|code you|code your|com develop|complia
A240R240|current user|data http|db error|descrip the|details reason|disable by|disable please|docs guides|docs vector
A240R240|error token|errorty user|excepti invalid|file with|followi configu|geo|groups|guides|href|https openrou
A240R240|id missing|imperso|in format|include in|incomin|incomin webhook|indices|intende|interce|interfa|invalid app
A240R240|invalid domain|invalid please|is of|jina ai|local evaluat|mb of|message limit|mismatc in|model if|msg account
A240R240|must call|name on|no client|no key|not subscri|of generat|one from|openrou|openrou ai|or account|or failed
A240R240|or missing|or request|or run|pair or|paramet is|people|python sdk|query count|recipie address|recipie that
A240R240|represe|require one|returne errors|roles|rules|scope is|search message|segment invalid|send to|sent was
A240R240|signatu for|sparkpo|sparkpo com|starttl|statsig|terms|that has|the configu|the use|to recipie|to verify
A240R240|token token|token type|transmi returne|unsuppo scheme|user name|user or|validat request|validat your
A240R240|value error|was in|with api|write key|you intende|you sent
A240R240T240|but was|composi|content xrpcerr|create the|entity for|false status|header for|limitat|message must
A240R240T240|must start|not one|or create|or https|page in|respons success|to support|to transcr|transcr url|userid
A240R240T240|you used
A240R240T304|text to|underst
A240R240T426|maximum allowed
A240R304|.attribu|.ldap invalid|.statsig|address must|argumen in|bind|c max|emails|fewer|invalid project|jina|or fewer
A240R304|or malform|provide valid|request user|that your|togethe
A240R304T240|be specifi|c type|formed|name invalid|points|you provide
A240R304T304|start with|vs
A240R304T343|invalid invalid
A240R343|and not|fields are|for variabl|invalid to|supplie the|than one|the string|the wrong|use differe
A240R343T240|be at
A240R343T304|unrecog
A240R371|be set|require paramet
A240R393|binding
A240R393T371|error unproce
A240R411T304|be in
A240R411T411|type is
A240R426|value is
A240R426T393|types
A240R439T304|scheme
A240R439T371|columns
A240R462|not defined
A240T240|.invalid jws|.tag|.wrong|.wrong passwor|and does|api errors|assets|c failedo|c to|c violati|ciphert
A240T240|ciphert failed|code failedo|compres type|deflate|enough to|error incorre|failed ciphert|failed verific
A240T240|failedo|file error|file etc|finding|flush buffer|imprope|in key|invalid user|link to|not flush|of https
A240T240|padding|passing the|provide in|respons paramet|seen|size has|sorry you|the encrypt|the public|thursda|to pdf
A240T240|token in|type or|type the|was unable|would like
A240T304|.sender refused|.smtp sender|can import|cryptog io|details malform|faq why|fhircli|file see|file was|for file
A240T304|https cryptog|import my|ini|latest faq|live and|load pem|my pem|opus|pem file|to upload|too short|why|why can
A240T343|pem
A240T371|entity too
A240T393|is malform
A277|ab state|be here|com manage|context creatio|creatio failed|faf ab|failed your|has run|https serpapi|key should
A277|key your|manage api|of searche|plan you|searche your
A277B240C371E304J426K304P240R556T544|got
A277B240J403P240R523T343|should
A277B240J403R505T304|should be
A277B544C240E304I240J240K240L240P304R393T240|context
A277C240|getpara
A277C240D393E451K475O304R411T240|.driver
A277C240O343R505T371|values
A277C277E277P277|error none
A277C277E277P277R304|none for
A277C304D304E304H240I240P304R240|tasks
A277C343D343E456F343J277K304O495P304Q240R343|state
A277D240E240P240|creatio
A277E277|at faf|faf
A277E326J277K304O304P304R240|finishe
A277E326J277K304P240|finishe raised|future at|retryer future|state finishe
A277E326J277K343P240|retryer
A277E358J277K343P240|future
A277E511G304P277S179|service unavail
A277J240R525T511|charact
A277J304K277P240S240|=ExceptionGroup|sub excepti
A277K277P240R240S240|unhandl
A277K277P240S240|=BaseExceptionGroup|errors in|in taskgro|taskgro|taskgro sub|unhandl errors
A277P240|serpapi com
A277P304|serpapi
A277R240T304|ab
A277R277|.client graph|.ql client
A304|#1400|#430|#456|#516|.access rights|.account locked|.account sending|.acl permiss|.api authent|.auth key
A304|.auth require|.auth token|.bad time|.budget|.captcha|.claim|.expired access|.freshde access|.grant|.http forbidd
A304|.immatur|.immatur signatu|.insuffi access|.invalid auth|.invalid permiss|.key not|.keycloa authent|.ldap insuffi
A304|.mailbox login|.message rejecte|.missing api|.missing credent|.missing token|.no access|.no auth|.no credent
A304|.no permiss|.oauth|.privile|.probabl|.probabl authent|.refresh|.rights|.rights result|.sending|.sending paused
A304|.service initial|.spotify oauth|.storage cap|.time signatu|.token provide|.token validat|.topic authori
A304|.unautho access|access gated|accesse without|accessi by|account at|account locked|account message|account storage
A304|account when|action and|active subscri|add more|allowed incorre|an environ|and can't|api keys|apikey|app are
A304|app id|appid|applica specifi|approva|are expired|arreara|arreara message|as an|ask|at port|attempt credent
A304|attempt logon|audienc doesn't|auth failed|authent code|authent content|authent credent|authent details
A304|authent informa|authent message|authent or|authori at|authori failed|authori failure|authori on|authori you
A304|azure portal|bad passwor|bad usernam|balance not|been restric|bot use|bot was|browser minutes|browser or
A304|but already|by integra|by your|c billing|c credits|c disable|c errorac|c faileda|c login|c notauth|c plan
A304|c storage|c wsse|calls month|can set|cannot upload|cbs|cbs token|cert|certifi is|certifi problem|certifi ssl
A304|changed credent|clear|clear ml|client has|clock|co premium|code accessd|code arreara|code authent|code errorac
A304|code forbidd|code notauth|code storage|codenam unautho|com domains|com mail|com your|comet|comet com|company
A304|configu for|configu the|connect access|consent|cookies for|cookies from|copy files|cores request|creatin this
A304|credent are|credent attempt|credent bad|credent ctrls|credent for|credent mfa|credits limit|credits or
A304|credits please|credits remaini|daily limit|daily query|daily rate|daily request|data authent|day please|db acme
A304|default failed|denied during|denied for|denied message|denied on|denied please|denied to|desc invalid
A304|descrip account|descrip none|descrip not|descrip request|detail insuffi|detail your|details of|details too
A304|docs redis|domain is|droplet limit|droplet will|either an|either due|enable the|enabled for|endpoin you
A304|enough permiss|entered it|env variabl|err max|error account|error authori|error data|error permiss|error topicau
A304|error your|errorac|errorac message|errors forbidd|exceede daily|exceede usage|exceeds your|exhaust its
A304|expired api|expired message|expired session|expired visit|failed aadsts|failed fatal|failed forbidd|failed unable
A304|fal|feature not|files storage|find signing|firewal|follow the|for app|for cores|for extract|forbidd access
A304|forbidd bot|forbidd client|forbidd raw|forbidd user|forbidd you|forged|forged or|free plan|free tier|free trial
A304|from browser|from table|gated repo|get local|get token|get your|getuser|good standin|granted|hard limit
A304|has exhaust|has provide|have changed|have detecte|have entered|host intrane|hostnam mismatc|http you|https login
A304|iam error|iat|imds|imds endpoin|in extensi|in good|in known|include credent|incorre access|incorre authent
A304|informa go|informa on|instruc to|insuffi none|interac authori|intrane|intrane example|invalid access
A304|invalid audienc|invalid auth|invalid error|invalid notfoun|invalid this|is expired|is otherwi|is unautho|issuer
A304|issuer certifi|it in|it incorre|item have|item login|its budget|jwt|kerbero|key found|key get|key secret|key set
A304|key that|kid|known hosts|ldaperr|ldapins|ldapins insuffi|license expired|license key|limit daily|list access
A304|local issuer|locate credent|logging in|login details|login incorre|login microso|login or|login was|login with
A304|logon denied|logon failure|logon is|managed|managed authent|max daily|merchan account|message authent
A304|message authori|message when|mfa|mfa or|minutes limit|missing api|missing authent|missing public|missing scope
A304|missing token|monthly spendin|must use|name permiss|necessa|new keys|nomic|none is|none secerr|not accepte
A304|not bot|not configu|not given|not login|not permit|not use|not verify|notauth|objects list|occurre account
A304|occurre message|of cores|of credits|on resourc|operati access|operati daily|or by|or cookies|or copy|or require
A304|or token|ora invalid|origina from|paid actor|paid plan|paramet access|paramet or|passwor authent|passwor not
A304|pending approva|permiss for|permit|plan browser|plan does|plan status|plan to|plans at|please go|please subscri
A304|please top|poe|poe com|polygon|portal to|premium plans|premium to|private video|project limit|provide client
A304|provide incorre|provide subscri|provide token|proxy authent|publick|purchas credits|quota limited|quota reached
A304|re not|reason forbidd|recogni request|redis trouble|refused login|region eu|request but|request denied
A304|request grant|require message|require user|resend|resend com|respons forbidd|returne forbidd|salarie|saml
A304|saml respons|says auth|scope needed|scopes|sdk key|search is|secerr|secret id|secret key|secret keys
A304|securit authent|securit excepti|servers quota|service limit|session file|session please|set either|set openai
A304|signatu message|signatu signatu|signatu was|signing key|specifi access|specifi passwor|spend|spend limit|sslcert
A304|sslcert ssl|standin|status logon|statusc unauthe|storage cap|subscri needed|sudo|tavily api|tdetail your
A304|tenant name|that matches|the azure|the broker|the credent|the default|the grant|the imds|the include|the link
A304|the login|the passwor|the premium|the project|the sdk|the tavily|therefo|these droplet|this link|this these
A304|times in|to bad|to confirm|to db|to instant|to invalid|to log|to upgrade|token argumen|token authent|token could
A304|token environ|token session|token the|topicau|trial has|trouble max|unauthe details|unautho check|unavail no
A304|unified|unlock|up your|upload or|use cookies|used of|user account|user and|user login|user svc|user unautho
A304|usernam passwor|valid iat|verify your|was forged|was revoked|when retriev|without logging|www comet|yet valid
A304|your app|your balance|your credits|your droplet|your trial|your user|your workspa
A304B240C240D240E371J240O240R439T371|error in
A304B240C240D371K393O411R343|trying to
A304B240C240E240I240R371T343|allow
A304B240C240R240|invalid params
A304B240C304D240H240P240|code statusc
A304B240C304H240K304P240R304|params
A304B240C343D240E371J304K240O240R240T304|error the
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
A304B240G240H240P393R393T451|c too
A304B240H240I240M240|trace id
A304B240H240P240R240T304|which is
A304B240P240Q240|token limit
A304B240R343|c message
A304B304C240D343E439H343K304O240P358R343T371|org
A304B304C240E240F240P240|submitt
A304B304C304E589H403I371J371K426O451P471R426T240|after
A304B304D240E304G304H304R304T240|.mistral
A304B304D304E240M304P343R462|request error
A304B304D304F240J240M240O240R530T304|c validat
A304B304E240G304H343J240R304|convers operati|the convers
A304B304H343|many tokens
A304B343C371D439E304F240I240O240R393|longer
A304B343D240H240N240P326R371T343|count
A304B343D304H240|model with
A304B343M240R471T240|invalid argumen
A304B371D393F240P240R495T343|invalid request
A304B393E411G304L343R462T628|size
A304B393H371|tokens per
A304B451C240D240E240G240J240P240R439T514|is too
A304C240|already used|com on|have storage|integra|missing permiss|modifyr|modifyr none|no permiss|server the
A304C240|storage objects|the google|this item|used is|with client
A304C240D240|c rest|google cloud
A304C240D240E240F240J240O304P304R240T240|returne an
A304C240D240E240F240P240|.grpc wrapper
A304C240D240E240F240P240R240|.graph api
A304C240D240E240G240H240P240R240|code type
A304C240D240E240K179P393R304T240|through
A304C240D240E240K240M240R343|.browser
A304C240D240E240K240O240P240|.daytona
A304C240D240E240K439T240|net
A304C240D240E240P179R304T304|develop
A304C240D240E240P304|to make
A304C240D240E304F371O304P240R393T343|differe
A304C240D240E304K304O304R343|.web dav
A304C240D240E304K343O240P240R240|for sql|odbc|odbc driver
A304C240D240E304O304R240|there was
A304C240D240E304P304T240|.consul
A304C240D240E304R240T343|that you
A304C240D240E343O240R240T240|.data api
A304C240D240E358K240M240P343R277|http error
A304C240D240E371|server returne
A304C240D240E393F240H240K343R343T240|.weaviat|.weaviat base
A304C240D240E439K240P277R240|api example
A304C240D240I240M240P304|error request
A304C240D240K240|windows net
A304C240D240K240P240R371T304|.mastodo
A304C240D240M240R240|httperr when|request https|when request
A304C240D240O240|id root
A304C240D240O304|be accesse
A304C240D240R240|error missing
A304C240D240R240T240|.fix|.pytube fix
A304C240D240R343T304|not been
A304C240D304E240K343R371T240|mode
A304C240D304E343F240J304R411T304|raw
A304C240D304E343F240K240O304P240R240|.grpc
A304C240D304E343P304R371T240|.sandbox
A304C240D304J304R240T240|extract
A304C240D304K240T240|windows
A304C240D304K343O304P304R343T304|github com
A304C240D304R343|id and
A304C240D343E343H240K304R240T240|post https
A304C240D343E451J502K277P240R599T604|line
A304C240D371E304K343O240P240R240|driver for
A304C240D371E343J304O540P240R240|update
A304C240D371P240R304T371|ensure
A304C240D393O343|occurre resourc|resourc when
A304C240D411R371|.configu
A304C240D426J240R525T577|unsuppo
A304C240D480E304J240M240O240R583T525|not support
A304C240E240|.article|.geo ip|.xmpp|article|article downloa|downloa failed|errno server|https news|news example|on url
A304C240E240|plivo
A304C240E240F240K240|class request
A304C240E240F240O240P240R240|.okta|.okta api|okta http
A304C240E240H304J240M240|code code
A304C240E240K240R240T240|.request base
A304C240E240O240|.smb respons|php|status from
A304C240E240O240P240R240|server sql
A304C240E240O304P240R240|.databri
A304C240E240P240|.ip|news
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
A304C240E343K240L371R304T343|.of
A304C240E343K371|network error
A304C240E343O240P240|com secret|secret data
A304C240E343O304R304|general
A304C240E343P240|on get
A304C240E371F240R411|.exchang
A304C240E371J277R488T411|.type
A304C240F240|request severit
A304C240F240O240|message resourc
A304C240F240O240P240R371|can only
A304C240F240P240T240|httperr client
A304C240F240R240|code item
A304C240K240|bucket acme
A304C240K240O343R240|be complet
A304C240K240P240R240T304|live
A304C240K240R343T304|mastodo
A304C240O240|php dav|remote php
A304C240O240P240|mainerr code
A304C240O240P371T240|made
A304C240O240R240T240|error unable
A304C240O240R304|this query
A304C240O343R304T240|match the
A304C240P240|availab on|c usage|data link|link error|nasdaq|nasdaq data|status nasdaq
A304C240P240R240|.data link|.twelve|.twelve data
A304C240P304R240T240|.whats|.whats app
A304C240P304R304T240|.link
A304C240R240|experim
A304C240R240T240|xrpcerr|xrpcerr error
A304C240R304|redirec|you cannot|you re
A304C240R343T304|.mastodo api|mastodo api
A304C240R462T304|.paramet
A304C240T240|contrac
A304C304|.zabbix|.zabbix api|found request
A304C304D240|disable for
A304C304D240E240R393T304|.feature
A304C304D240E304O240|request errorco
A304C304D240E343K304R240|.snmp
A304C304D240K304O240P240|.cos
A304C304D240O240P240|.cos service
A304C304D240P240R240|alert
A304C304D304E240K240O371P240R343T240|.db
A304C304D304F304R240T304|entry
A304C304D304T240|or it
A304C304D343F240O240T240|folder
A304C304D343K502R371|known
A304C304D371K240P304R343|namespa
A304C304D439J240R502T343|named
A304C304E240|dav example|https dav
A304C304E240F240O304P240R304|.quickbo|qb
A304C304E240P240R304|detail the
A304C304E240P240T240|hint
A304C304E240P343R240|respons error
A304C304E240R240|.perm
A304C304E240R240T240|ref
A304C304E304F240K240P304R240|.status code
A304C304E304F240K304P343R393T240|.g
A304C304E304F240O240R240|severit error
A304C304E304F304R304|msgid|msgid result|msgtype msgid
A304C304E304F304R343|msgtype
A304C304E304P240T240|chat postmes|postmes|postmes the
A304C304E371J240K488L240P240T593|bytes
A304C304E426L371T240|.out
A304C304F240H240K240P326R240|have been
A304C304F240K304P304|for key
A304C304F240O343R240|.box api
A304C304F240R371|the value
A304C304G343H240K240R304|type error
A304C304K304O304|#128
A304C304M240T240|key id
A304C304O240P240|error mainerr|mainerr
A304C304O240R371T240|transcr
A304C304P240R240T304|data is
A304C304P240R343T304|success false
A304C304R451|supplie
A304C304T530|corrupt
A304C326F343O411P240R411T240|the same
A304C326F371O411P240R426T304|same
A304C343D240E304K393R343T240|.dns
A304C343D240J240O304R240|group
A304C343D304E304F240O439P240R371T343|main
A304C343D411|c notfoun
A304C343E240K343O304|.zookeep
A304C343E240K393O371|.kazoo
A304C343E240O240P304R343|apierro code
A304C343E240P240R383|.x
A304C343E343F240K240P240T240|.lang smith|.smith
A304C343E343J240K240R393T304|check the
A304C343F240K240O240R240|ops
A304C343F240R240|associa|associa with
A304C343G240|the system
A304C371D240E304J240K371R343T240|shop
A304C371D439E240F240O240R304|no longer
A304C371E304O304R240T393|row
A304C371E343F240J343K304O240P240R240T304|.lang
A304C393D371O304|reposit
A304C393D393|notfoun
A304C393D393E304O393R304T240|leads
A304C393E240K304O304R462|orders
A304C393R240|id does
A304C403D240E304K240R343T514|mp
A304C411D240R240T371|.file not
A304C411D304E240F240R343T240|matchin
A304C411D304E240K304O240P240R240|reports
A304C411E304K240O393R240T502|the file
A304C426D439E343K240O240P343T240|crm
A304C433D475E304F304O393P304R471T439|index
A304C445E240O343R343T393|c sqlite
A304C480D304K240O411R304|deleted
A304C495D520E426J343K480P343R611T514|unknown
A304C502D439E240F240J403R426T240|invoice
A304C520D426R451T240|found for
A304C542E240F240O304T304|with id
A304C551D535R343T240|file or
A304C555D553E304O304R393T304|directo
A304C576E240F645K304O560P343R480T304|already
A304C610D571K343R462|such
A304D240|.acl|.trino user|because your|can do|confirm you|do this|error when|gpg|it or|signing|the securit|their
A304D240|this by|trinous|trinous type|valid api|virtual
A304D240E240|.msal|.msal service
A304D240E240F304J343K240O343P240R562T426|one of
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
A304D240E240T304|.storage
A304D240E304G240H240J358N240O304R304|visit https
A304D240E304J240K240M240R240T343|help
A304D240E304K304O240|stripe
A304D240E304P304|reached its
A304D240E304R240|.smartca
A304D240E326K511P393|reset
A304D240E343K371O343R240|redis
A304D240E343P240R304|code db|db excepti
A304D240E371J498M240O240Q240R571T528|parse
A304D240E371K304O240P304R343T304|.milvus
A304D240E371K304P304R343T240|milvuse|milvuse code
A304D240E371O343P240R240|pending
A304D240E393|.trino query|query id
A304D240E393K240|.trino
A304D240E393P240R304|stack trace
A304D240E411K491O240R371T240|.protoco
A304D240E480K343O240P240R343|cluster
A304D240F240|activat
A304D240F240R240T343|ended
A304D240H240|cloud ibm|ibm com
A304D240H240O304R411|passed
A304D240H240R240|have not|https platfor
A304D240J240R240|gmail
A304D240J304|may need
A304D240K240M240R343|.multi
A304D240K240O304R240T304|it is
A304D240K240R240|publish
A304D240K304O240T393|to read
A304D240M240|include the
A304D240M240R488T240|defined
A304D240O240P240|putobje|putobje operati|the putobje
A304D240O240R304|cannot access
A304D240P304R240T304|up to
A304D240R240|.topic|model id|the instruc
A304D240R240T240|otherwi
A304D240R240T304|reader
A304D240R343T240|or more
A304D240T240|found matchin|has ended
A304D304|on https
A304D304E240F240O304T240|content xml|xml version
A304D304E240K240O240R240|cli
A304D304E240K240O343P240T240|.service bus
A304D304E240K240O371P240T240|.bus
A304D304E240M240O343T240|in this
A304D304E304K326O304R304|.gql
A304D304E304P240R240T240|.meilise api|meilise error
A304D304E343F240J240R371T240|raw respons
A304D304E343F240M240Q240R371T240|respons content
A304D304E371F304O304P393R343T240|c excepti
A304D304E371K304P240R240T240|.meilise|meilise
A304D304E393F240R371T240|unexpec respons
A304D304E411F240R371T240|.unexpec respons
A304D304J240K240|not registe
A304D343E304O304R343T240|can be
A304D343E393H240I343K240O240Q240R371T240|within
A304D343H326R240|pro
A304D343K304M240R343T433|recogni
A304D343T304|cryptog
A304D371E240J240P304R343T304|please use
A304D371E240O343R343|.channel
A304D371K240|snowfla
A304D371K304O240|hub
A304D371O304R240|vhost
A304D411E411K240R411|not availab
A304D439E304J240K371N240R343T240|python
A304E240|.api invalid|.cloudfl|.paused|account to|by passing|cannot perform|compute status|in row|item error|or there
A304E240|request operati|service compute|set your|setup|svc|type item|wallet|wandb|we have
A304E240F240|.twitch|.twitch api
A304E240F240J343M240O343R403T240|c failed
A304E240F240R343|errorty validat
A304E240G240R240T240|provide is
A304E240H240O343P240|to complet
A304E240H240R240|or contact
A304E240H371P505|.many request
A304E240J240K240L304|low
A304E240J240K304|data to
A304E240J371R304T240|parse the
A304E240K240|braintr|server login|server not
A304E240K240M240P240R240|website
A304E240K240O240P304T240|.event hub
A304E240K240P240|.mqtt
A304E240K371|.socket io
A304E240L240R240|.gurobi
A304E240M240|pass the
A304E240M240O304P240|reasons
A304E240M371P240R304|our
A304E240M383|respons was
A304E240O240|error returne
A304E240O240T240|server respons
A304E240P240R240|oauthex code
A304E240P240R304T240|linkup|linkup api|the linkup
A304E240P304|faceboo|non success|status respons|success status
A304E240P304R304T304|.linkup
A304E240P371|exceedi
A304E240R304T240|didn't
A304E277|reached or
A304E304|insuffi storage|this task
A304E304F240G304J240K240O240P304R240T240|.event
A304E304G240H326P393T240|resourc exhaust
A304E304H371O240P517R343|.many|.too many
A304E304J240M403T240|the respons
A304E304J240O371P343R462T304|the current
A304E304K240M240P240R304|level
A304E304K240O304R304|databas error
A304E304K304|stripe com|support stripe
A304E304K403|.amqp connect
A304E304P240R343|binance
A304E304P304R240|oauthex|type oauthex
A304E304P304R304|.faceboo request
A304E304R240|.owm|.py owm
A304E326P343|searche
A304E343F240P304R371|reason bad
A304E343G240|message server
A304E343H371K240O240P523R411T540|.too
A304E343K343|know
A304E343K597P240|exceede with
A304E343K597P240T240|with url
A304E343K607P240|port max
A304E343P240|code reason
A304E343P304R304|.faceboo
A304E371|read only
A304E371O371R240T343|put
A304E393|logs
A304E393H240O240P240R240|under
A304E393K607P240|retries exceede
A304E393L426T240|allocat
A304E393P304T240|please contact
A304E403G240|the service
A304E403R304T240|left
A304E411R240|.time
A304E426I240J240|respons from
A304E451H304K611P393R240|max retries
A304E475I240K514P240|com port
A304E475I240K540P240|httpsco host
A304E488F240G426I240K240O304R240|.interna
A304E495H304J371K611O240P393R240|retries
A304E540G393H240K484O451P343T240|tempora
A304E544H419I426K304O393P530R240|seconds
A304E576G240I240K240O240P304R240S179|server error
A304F240|c inactiv|dsid|enter|the subscri
A304F240H240M240R240|code title
A304F240K240O240R411T343|specify
A304F240O240R304T304|accepte
A304F240O240R439T371|unproce entity
A304F240O240R439T393|unproce
A304F240O411|started
A304F240P240|used the
A304F240R240|c signatu|keys for
A304F240T240|must specify
A304F304J304M304R484T304|validat failed
A304F304R304|user id
A304G240H240P393|c many
A304G240H326O240P475T240|error too
A304H179|online|request quota
A304H240|com en|is limited|key to|key with|limited to|own|the billing|trial key|using trial|your own
A304H240K240R240|to api
A304H240N240O304|key for
A304H240P304|or upgrade
A304H277P343T240|statusc resourc
A304H304P240|upgrade to
A304I240K240|east|us east
A304I240K240R304|.scope
A304J240M304R508T240|attribu
A304J240T240|matches
A304K240|acme snowfla|execute command|failed client|merchan|snowfla com|sso|var|was refused
A304K240N240|by setting
A304K240O240R343T304|.mismatc
A304K240P240R240|.tea
A304K240R240|code stderr|please verify
A304K240T240|sure your
A304K277O240|droplet
A304K304|.telnyx|self signed|signed|signed certifi|sslerro
A304K304L240|self
A304K304P240|aws error|in bucket
A304K304R240|.interfa
A304K304R304|ctrls info
A304K343|.jwk client|.py jwk
A304K343M240O343P304R240|violati
A304K411R240|hostnam
A304K426|connect failed
A304K456|port failed
A304K475|url caused
A304K502R343|name or
A304L240|error insuffi|initial the
A304M240|enterpr|the config
A304M240P304|.smtp data
A304M240R240|anonymo|to have
A304M304P240|was blocked
A304M371|#451
A304M383P240|managem
A304N240R240|setting the
A304O240|client id|expired on
A304O240P240R304S240|.vonage
A304O240R240|.verify
A304O240R304|see the
A304O240R343T240|can't be
A304O439|#423
A304O462|.locked
A304P240|.q|.q stash|.stash|alpha vantage|c actor|code auth|continu https|good|https opencag|increas your|is request
A304P240|limit on|more if|of api|opencag|opencag com|over the|plan or|reached status|request availab|vantage|you will
A304P240|your quota|your subscri
A304P240R240|.http request|alpha|c develop|c errors|c https|c vonage|sendraw|sendraw operati|the sendraw
A304P240R304|pair
A304P240R304S240|sms
A304P304|api usage|detail you
A304P304R240|c com
A304P304T240|id error
A304R240|and resourc|are missing|are require|because you|code or|domains|excepti in|execute this|have to|id on|in api
A304R240|period has|set please|specifi model|that have|the attempt|to purchas|user action|your domain|your tenant
A304R240T240|are invalid|incorre or|marked as|the selecte
A304R240T304|header is
A304R304|#65535|.bolt|as it|not permitt|provide an|valid for
A304R304T240|captcha
A304R304T304|etc
A304R343|or invalid
A304R371|missing or
A304R393T240|.number
A304S240|all of
A304T240|decrypt failed|pass it|read the|require error|the signatu
A304T304|.sender|doesn't match|faq|or corrupt
A326|action you|credent message|enough segment|inferen provide|message provide|monthly include|passwor invalid
A326|permiss insuffi|provide usernam|your session
A326B240E304P240R411T426|more than
A326B240E419J326K456P403|.retry
A326C240E343J426K240|answer
A326C277D240E358F240J240K240N240P277T240|langcha
A326C277E358F240J240K240N240P277T240|langcha com
A326C277E358F240K240P277T240|api smith|smith|smith langcha
A326C277E358K240P277T240|com runs
A326C304D304E371J466K240O240P240R564T560|string
A326C304D371E240J520K240N240O304P304Q240R471S179|tool
A326C326D240E383K304O304P358T240|runs
A326D240E304G240|for inferen
A326D240K240O240P240|rest
A326D304E426O343P240R240|server code
A326D304R240T240|here https
A326F240J304K277P240S240|sub
A326J240|to error
A326K240|are incorre
A326K240R240|of this
A326R240T240|month
A326R304|provide you
A326R343T240|code bad
A326T240|.jws
A343|.age|.age restric|.audienc|.authori failed|.bad dsn|.cap|.cap exceede|.challen|.dsn|.factor|.invalid audienc
A343|.login require|.not authori|.passwor require|.payment require|.saml validat|.smtp authent|.two|.two factor
A343|access refused|add payment|age restric|ai account|auth key|authent authent|authent error|authent invalid
A343|authent the|authent token|authent you|authori request|be authent|c daily|c eacces|c enough|c readonl
A343|cannot select|cap|cap exceede|certifi has|challen|chat write|check credent|check in|client authent|client credent
A343|cliente securit|cloudfl|code unauthe|connect errors|cookies|cores|creatin|credent and|credent failure
A343|current quota|daily message|deactiv|denied cannot|denied check|denied the|descrip invalid|email sending
A343|enough balance|environ authent|errno permiss|error access|errorco authent|errors unblock|exceede limit|expired or
A343|factor authent|failed status|feature is|flush hosts|followi identit|forbidd for|fully configu|hard|have insuffi
A343|host is|hr|https app|https upstash|identit failed|in region|in to|insuffi credit|invalid key|invalid signatu
A343|is age|is restric|key as|key file|key from|limit usage|login again|many times|method to|missing access
A343|monthly limit|more credits|mysqlad|mysqlad flush|name payment|no token|not accessi|not include|of many|or authori
A343|or expired|passwor require|passwor was|perform action|provide please|quota please|readonl databas|restric and
A343|securit token|sending limit|sign in|signatu does|spendin|spendin limit|standar|storage limit|the authent
A343|the caller|the check|to configu|token or|top up|two factor|type auth|unautho access|unautho message|unautho the
A343|unautho to|unavail environ|unblock|unblock with|upstash|upstash com|usage see|user agent|validat access
A343|verifie the|with mysqlad|write readonl
A343B240C240D304E240H240L240M240P304R240T240|with error
A343B240C240D371H343K393O411P371R343T240|trying
A343B240C240F240M240P304R304|c user
A343B240C304D240F240H240M240P371T240|status message
A343B240C371D240E343G240H240M240P304R371T343|null
A343B240C480D304E240F393J371O304P304R491T240|order
A343B240D240E240H240|.wml|.wml client
A343B240D240E240H240K240O240R240|ibm
A343B240D240E304P240R304|.google
A343B240D240R304T240|one or
A343B240D343E240I304J304K304M304N304P240Q240R343|.call
A343B240D439H240O240P240R240|use the
A343B240H304|c reached
A343B304C240D304E304H240M240P240R240|.api request
A343B304C343D343F304G240I240M240O371R240T240|operati the
A343B304E304H240R240T240|message this
A343B304F240R495T343|code invalid
A343B343C411D371E304I240J240M411O304R525T508|contain
A343B343E240G240H240I240J371K240Q240R240|llm
A343B411D371E240P304R439T602|large
A343B411P240R393T599|too large
A343B502C393H240J393K240M456P240Q240R343|prompt
A343C179D343E426O343P240R508T240|.program
A343C179E277J433O240R343|error for
A343C240|address is|digest|entered|request not|rights to|to view
A343C240D240E240F240J304O304P304R451T240|an invalid
A343C240D240E240K304O343R426S240T240|exit code
A343C240D240E240P240|id message
A343C240D240E240P240R240T240|detail status
A343C240D240E304K240O240R371|sqlstat
A343C240D240E304K343O304P240R240|sql server
A343C240D240E343O240P240|.vault
A343C240D240E371K411O371P240|.session
A343C240D240E393K240O304R304T240|.py mongo
A343C240D240E393P304R426T343|true
A343C240D240E411K371O240P240R411T240|info
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
A343C240D343E240J240K343O304P304R371T304|github
A343C240D343E240P426R240T304|minutes
A343C240D343E343O240P240|vault
A343C240D343O240R304T304|repo
A343C240D371E343K403O343R240|.amqp
A343C240D371E411K411L343O471P240R240|running
A343C240D393F240H240K304O240P277R426T343|en
A343C240D462E371K462M240O393R502T403|can't
A343C240E240|details the|from https
A343C240E240F240|.ebay|.ebay sdk
A343C240E240F240O240P240R240|okta
A343C240E240F240P240R240|headers msg
A343C240E240G240M240P304R343T304|sorry
A343C240E240K304O343R304|failed due
A343C240E240P240R240|.spotify|.spotify base
A343C240E240P240R371T393|returne error
A343C240E240P304R240T240|.app
A343C240E240R343|.plivo|.plivo rest
A343C240E304P343R371|extensi code
A343C240E304R304T240|.postmar
A343C240E304R343|region
A343C240E343F240O240P240R240T240|unexpec status
A343C240E343H240P393R371|request message
A343C240E343K502N240R371T304|without
A343C240E371I240K304|no respons
A343C240E393O304R304|full error
A343C240F240H240I240K240M240O240P304R343S240T240|sent
A343C240F240O343P343R393T240|request is
A343C240J240N240P240|.usage
A343C240K240R304|may have
A343C240K304O240P240R240T240|.cloud sdk|.tencent|.tencent cloud|tencent|tencent code
A343C240K304O343R304|git failed|to exit
A343C240M240R240|microso com
A343C240M240R426|recipie
A343C240O240R304|errors message
A343C240O304|admin
A343C240P240R240|telegra says
A343C240P304|.instalo
A343C240T240|is either
A343C304|key error
A343C304D240E240F343O304P304R240T240|.github
A343C304D240E304P304T240|failed url
A343C304D240E343F240K240M240P240R240|.wrapper
A343C304D240E393F240K240O304P240R240T343|.respons message
A343C304D240P240R343|topic
A343C304D304E304O343R393|.neo|.neo j|c neo|code neo|neo
A343C304D304E343K240L240O343R393T240|.j
A343C304D304E411K411O343P240R240T371|.kafka
A343C304D304J304K304P277R304|web
A343C304D304R240T304|.pytube
A343C304D304R393|c cliente|neo cliente
A343C304D304R411|cliente
A343C304D343K240R343|locate
A343C304D343R240|.disable
A343C304D343R240T240|not open
A343C304D371E304K240O240P304R426T240|target
A343C304D426E240J240K240R304|registe
A343C304D426K240R426T304|correct
A343C304D439E371K371O304P240R304T304|driver
A343C304E240F240|.command status|.imap|.imap tools|.tools|.unexpec command|no receive|ok expecte|receive data
A343C304E240F240R304|c item
A343C304E240J240R393T304|has no
A343C304E240K240M304O304R304T343|txt
A343C304E240P240R304|.freshde
A343C304E240P343R240T240|.apify|.apify client
A343C304E304F304K304R393|ctrls|desc|result desc
A343C304E304F304R304|.ldap operati|.operati result
A343C304E371F240K343O371R240T240|severit
A343C304E371K393O371|c mysql
A343C304F240K240O343R240|.box
A343C304F240P240R240|code errors
A343C304O240R371T240|objects
A343C304P240R343|.monday query
A343C304P304R343|.monday
A343C304P343R240T240|.apify api
A343C304T304|dqw is
A343C343D240E240K240O304P240R240|accessi
A343C343D240E240K343O371R343|git
A343C343D240E393K240O343R343T240|.mongo
A343C343D343E411G343K343M240P304R240|we
A343C343D343K343L240O371R426S240T304|stderr
A343C343E240F240|status ok
A343C343E240F240R240T240|expecte but
A343C343E240K240O304T240|ora
A343C343E240K304P240R304T240|with code
A343C343E240O240|dav
A343C343E240P240R304|error youtube
A343C343E304O240P304R343|status detail
A343C343E304O240P343R371|.transpo query
A343C343E343F240|.mailbox
A343C343E371I240K304R304|.http client
A343C343E371K480P240R240|network
A343C343E393P304|.client respons
A343C343R304T304|.video
A343C343T304|.video unavail
A343C358O240R393|id or
A343C371D240E343L240O240R343|report
A343C371D240O240P240R240|request resourc
A343C371D343E556K393P304R304T411|html
A343C371D371E371F240O304R371T240|issue
A343C371E343O240P240R471|.api client
A343C393D411E371K371M240P240T411|downloa
A343C393E343F240P343|mailbox
A343C393E343R343|channel
A343C393R240|this video
A343C403D343E403G240O466P240R426T371|there
A343C411D240|resourc not
A343C411E411F304R343|.result
A343C411K343|message not
A343C426D304E304F304O304R343T304|dataset
A343C451D451E343F343P240R411T240|collect
A343C462D304E411F343K240O393P343R343T304|job
A343C471D343K304O240R304T620|.file
A343C488D371E343K371L240O240R393T551|pdf
A343C491D471K240R411T411|not find
A343C508D343|error not
A343C631D594K304R514|not exist
A343D240|and user|config file|copy|gated|https console|kms|supply|the secret|use this
A343D240E240|to initial
A343D240E240H240O240R240T240|not yet
A343D240E304K240R240|.geopy
A343D240E304K343O240P240T240|broker
A343D240E304O240P304|target service
A343D240E343F240P304R371|errorco message
A343D240E343K240O304R240|.pulsar|pulsar|pulsar error
A343D240E343P240|export
A343D240E371H240K240R240|log
A343D240E371J304K240N240O304R240|trouble
A343D240F304R403|these
A343D240J240T304|constru
A343D240K240R304|to locate
A343D240K240T240|confirm
A343D240K304R240T240|via
A343D240K304T240|.initial
A343D240M240R240|user error
A343D240O240P240|operati you
A343D240R240|create new|have the
A343D240R240T240|require to
A343D240R304|logging
A343D240R343|permitt
A343D304E240F240R304T304|meta
A343D304E240G240O304R240T240|because of
A343D304E240H426P553|throttl
A343D304E304F304O240R240T240|error name
A343D304E343F240O304R304T411|xml
A343D304H240I240K240M304R240|azure
A343D304P393R240T240|reached the
A343D343|set up
A343D343E304K304O371R240|eu
A343D343E304O371|eu west|west
A343D343E343K371O240P240R240|local
A343D343H240K240R304S240|platfor
A343D343T304|please make
A343D371E240H240J240N240O304P240R240|https docs
A343D371E371H240K451R371T343|protoco
A343D371O240P240|you need
A343D393P240|on your
A343E240|the authori
A343E240F240O240|to write
A343E240F240R343|.adyen api|adyenap|adyenap status|status errorco
A343E240H304I304P498R304T304|exceede the
A343E240H304R343T240|embeddi
A343E240H343P371|throttl when
A343E240J304R439T426|malform
A343E240K343L240P393|ip
A343E240M240R240T240|.rejecte
A343E240O411R304|changed
A343E240P240|.data read
A343E240P304R240|not success
A343E240T240|passing
A343E277K240R240|oauth
A343E304I240K498T240|.socket
A343E304K240P304R240|.geocode service
A343E304O240P240T304|getting
A343E304P240R240S240|send message
A343E343F240P371R343|request http
A343E343G240K480|to server
A343E343O304R304|ok code
A343E371K371O240P240|servers
A343E371O462|is in
A343E393O240R304|error ok
A343E393O304R304|code codenam|codenam
A343E426|many connect
A343E475I240K544P240|httpsco
A343E530I419K439O240P240T495|.read
A343G240R240T240|request exceeds
A343H240|api calls|com account|exceed your|key which
A343H240K240O240P304R411|period
A343H304P304R240|of your
A343H326P462T240|c exhaust
A343H343P371|occurre throttl
A343I240P240|message your
A343J240O240R371|has an
A343K240|.certifi
A343K304R371T240|any of
A343K343|.jwk
A343K371P240|.host
A343K411T240|to any
A343L240P240R240T240|workspa
A343M240P304T240|allowed to
A343M304P304T240|rejecte by
A343O240|token invalid
A343P240|c quotaex|com pricing|the permiss|will exceed|you exceede
A343P304|denied due
A343P326|user has
A343P343|budget|limit has
A343P371|to request
A343Q240R240|argumen to
A343R240|.missing require|alphava|alphava co|c scope|code missing|follow|funds|insuffi balance|insuffi funds
A343R240|must provide|or authent|or pass|token missing|variabl or|www alphava
A343R304|has insuffi|pay|request action|select from|top
A343R343|country|provide either
A343R371T304|be provide
A343R393|missing the|sign
A343T240|failed invalid|token found|two|wrong passwor
A343T304|.jw
A343T343|is encrypt
A358|.authent failed|bad credent|include credits|please login|unautho for
A358B393D240E371F240G240J304L240P304R553T540|than
A358C240|c access
A358C240E304P240R445|.graph ql
A358C240E343P240R456|.ql
A358C240E403J277K304M240P304R343T240|raised
A358C451D393F343K240M304O488R495T439|cannot be
A358D240|manage
A358D240E371G240I343P240R343|inferen
A358D304E240J371P240R304T393|here
A358E240P240R240|run out
A358E439G240I240K304O240P304R240T277|error from
A358E451P240R240|from server
A358R371T304|segment
A371|#407|#530|.signatu verific|aadsts the|access key|and billing|auth token|authori header|balance is|be logged
A371|billing details|c authori|c feature|caller does|claim|client secret|error validat|forbidd error|grant error
A371|https support|instant|is incorre|key could|logged in|login failed|login to|message quota|not authent|not verifie
A371|operati email|passwor is|plan and|portal|provide credent|readonl|refresh token|retriev token|revoked|run this
A371|server failed|support google|tavily|the access|token from|token was|variabl are|your daily
A371B240C240D343H240L343P304R343T304|which
A371B240C240E343H240I240K240M304Q240R304T343|.ai
A371B240C304D304E343I240K304M240O240P343R304T304|.inactiv|.inactiv rpc|inactiv of
A371B240C371E304M240O304T304|possibl
A371B240D240E371K304L343M240O240P343R426T393|non
A371B240D240E393H240I240M240P240R304|trace
A371B240D240R240|enable
A371B240D304E462G240H240K426O240P240R304T343|during
A371B240D343E553H240I304J411K393L304O403P343Q240R439T535|while
A371B240D343J240R304|instruc
A371B240G343H343P304R304|tier
A371B304C240D240E411G240H304I240M240O304P240R343T240|api error
A371B304C240D240H240R240|.chat
A371B304C304E240K240P304R304|origina error
A371B343C240D304E304G304H343I240J240L240M240O304R439T426|convers
A371B343C343D304E304K304M240O304P343Q240R304T240|and try
A371B371E240G304L240O240P371R451T577|exceeds
A371B393D462E304G371H240I240J393K240M240Q240R304|the model
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
A371C240D343K304O240P240|https hugging
A371C240D371E304J240K240O393R343T383|root
A371C240D371E343I240J304K343M304O343Q240R508T343|did
A371C240D371E371K240O304R240T304|.broker
A371C240D426E240K403L240O304R240T445|io
A371C240E240|.geo
A371C240E240K240P240R304T393|says
A371C240E240P240R393T343|api returne
A371C240E304F240P304R240T240|respons code
A371C240E304F304P304R439T304|c bad
A371C240E343T304|.broker respons
A371C240E358K433M240R433|.url
A371C240E371F240K240P240R371|.easy post
A371C240E371F240P240R240|body error
A371C240E393F240R471|errorty
A371C240E426F304H240J240K343M304P304R304T240|contact
A371C240E439F304G240H240K304O304P343R304|active
A371C240H240R240|payment method
A371C240P240|.private
A371C240P240R240|sendema|sendema operati|the sendema
A371C240P240R343T240|.upstash
A371C240R304T240|or is
A371C240R343|.post api
A371C240T240|.crypto
A371C304D240E240F240R240|but no
A371C304D240E240J240K304R439|select
A371C304D240E240K240P240R304|me
A371C304D240E304F240K240M240P304R240T240|httperr
A371C304D240E304J240O240P371R462T371|extensi
A371C304D240E304P304T240|slack api|the slack
A371C304D240F240R240|interac
A371C304D240R304|view
A371C304D240R371|tenant
A371C304D304E343F240|respons status
A371C304D304E343K240P240|.braintr
A371C304D343E343F304H240J240K240M371O343R535T439|class
A371C304D343J304R371T304|to find
A371C304D393E439F240K502O371P304R462T304|.web
A371C304D439E240J240K240O471P304R471T343|table
A371C304E304K240O514P371R304T383|being
A371C304E304K304O371P304R304T240|.cloud
A371C304E343O240P304R304|.fault
A371C304E371O304R304|.operati failure
A371C304E393F240K304P240R393|.easy
A371C304J240M240O240P240R304T240|code name
A371C304R304|test
A371C343D240E240F240J240M240O426P343T343|because the
A371C343D240E240K343P240R304T371|.downloa
A371C343D240E304O304P304R343T240|.o data
A371C343D304E411K240O426R304|c sqlstat
A371C343D371E520F240G304I343K240L304M240O520P304R451T514|process
A371C343E343O304|.smb
A371C343P240R393|.retriev
A371C371D240E371K304O343R343|.dav
A371C371D240E371K371O240P371R240T371|url http
A371C371D240E411K403O304R343T343|.io
A371C371D304E343J304K240M240O393R304|instanc
A371C393E240P304R304|youtube
A371C411D371E343F240K304M240O393R240T411|files
A371C411E627G304J304K371O304R371|#500
A371C439D304O343R393T326|not in
A371C439D343E488J451K343O240P343R471T488|json
A371C439D530E304F240J240O371P371R480T393|path
A371C439E240F240O393P304R371T393|item
A371C451D371E466K548O393P240R371|c errno
A371C462D371E304F304M240O240P343R471T462|entity
A371C462D439E495H240I343J240L304M240O426R304T240|task
A371C488D451E304J343R451T371|found in
A371C530D495E371F411H240K326O520P393R371|.resourc
A371C642D611E240K304R514|exist
A371D240|passwor or|sure to
A371D240E240|exchang
A371D240E240H240|ml
A371D240E240T240|to set
A371D240E304G240H277K371P445R304T304|request for
A371D240E304K240R343|sdk
A371D240F240O304P393R240|error you
A371D240P411|ve|you ve
A371D304E240F240K240O304R304T304|message error
A371D304E304R304|compute
A371D304E343I240J304K343M304O304Q240R451T343|did not
A371D343E343F240K240O451R343|on this
A371D343O240R240|com docs
A371D343R240|to your
A371E240|premium
A371E240F240R240T304|fully
A371E240F240R371|.adyen
A371E240H240J371N240P411R240|calls
A371E240H240P371Q240|reached please
A371E240H343P471|c throttl
A371E240M371O240P304|blocked by
A371E240P240R304|mail
A371E240P393T240|been exceede
A371E240R240|factor
A371E240R240T240|not fully
A371E304G240H466P646|many request
A371E304J240O240R304|to retriev
A371E304K685|refused
A371E304O240P240|times
A371E304P371T240|remaini
A371E343H240N240P304R393T371|would
A371E371H304I304L304N304P343Q304R240|increas
A371E393|#507
A371F240K343R304T495|payload
A371F240O240P240R304|.resend
A371F240O304|user is
A371H240|for free|your organiz
A371H240K240O240R343T240|are using
A371H240M343O240T304|was rejecte
A371H240N240P451|request limit
A371H240P240R240|exceede message
A371H304O240P240T240|will
A371H304P304|pricing
A371H326P343|limit please
A371J403|age
A371K240|an api|login require|please run
A371K240P240|api token
A371K411R240|proxy
A371K426|.proxy
A371M240|blocked because
A371O240R304|not set
A371O371R240|change
A371O533|is locked
A371P240|plans|please purchas|purchas more|quota for|wish|wish to|you wish
A371P240R240|subscri to
A371P304|#420|per day
A371P393|limit you
A371R240|logged|verifie
A371R304|scope
A371R304T240|key must
A371R426|email address
A371T240|flush|invalid token|the key
A383|.expired signatu|expired please|key invalid|passwor are|signatu has|used all
A383C179D240E451K240L393P304R451T426|out of
A383C240D240|session has
A383C240D240R240|and or
A383C240R304T304|invalid the
A393|.access token|.bad signatu|.login saml|.one|.one login|.restric|.saml|=PermissionError|accessd when|and passwor
A393|audienc|authent unavail|c securit|caller|env|error descrip|is denied|key paramet|occurre accessd|organiz has
A393|perform the|private key|privile|the openai|token expired
A393B240C240D343E240M240N240P240R304T240|config
A393B240C240D502E343G304K304O240P240R371T502|load
A393B240C304D240E240F304H240P240R343|errors code
A393B240C343D240F304H240I304P371R426T240|body message
A393B240C371D393E471G240K343M343P240T411|system
A393B240C480D304E439F304J488K240L240O451P304R624T548|value
A393B240D240E358H277R240|.aio|.aio rpc
A393B240E240P426Q240|limit for
A393B240E304H240P304R240T240|code msg
A393B240E343H393N343P505R371T371|limit of
A393B304C343D240E240O240P240R240T343|body detail
A393B304C419E304G240K240O240R480T343|given
A393B304K240R240T304|failed the
A393B393D343E426H343J343M411O304R548T556|text
A393B393E277F240H426I240K277P569R343T343|per
A393B411H304N240P343R304T343|exceed
A393C240D304E343K371|browser
A393C240D304E480K371O343R371|.redis
A393C240D304E538I240K638O304P240R304|port
A393C240D343E240G304I240O240P240R240T240|.hf
A393C240D343E240G304I240O240P240T240|.hf hub|.hub http
A393C240D343E240H179I240K304O240P240|hugging co
A393C240D343E393F240H240I240K371M240O240P326R240T240|us
A393C240D393E240H179I240K304O304P240R240|hugging
A393C240E343G240H240P451R240T240|over
A393C240E411P304|get https
A393C240R343|.spark post
A393C304D240E240R411|.spark
A393C304D240E304H240K240P304T240|api failed
A393C304D240E304K240P304T240|slack
A393C304D240M240R240T240|this is
A393C304D304E240K343L240O343R451S240T371|exit
A393C304D343E514F240I304K304O451P451R480T304|time
A393C304D343H240K304|cloud
A393C304D371E411H240K304O240P240R411T304|post
A393C304D393E343O393P371R371T240|jobs
A393C304D403E304H240J326O304P343R304|dev
A393C304E240P304R343T240|telegra
A393C304E371F240M343O240P343R555T411|bad request
A393C343|user does
A393C343D240E343F343K304O343P240R426T240|.stripe
A393C343D240E371J240K426O393P240R480|sql
A393C343D240E371K471O439P343R343T304|err
A393C343D343E240K304P240R304T304|.dl|.youtube|.youtube dl
A393C343D371E343K240L304O371R393|on the
A393C343D393E304K240P304R343|locatio
A393C343E304O304|xc
A393C343E343P240R393|.rest
A393C343E371K592P371R343T240|caused by
A393C343E439K599P371R343T240|caused
A393C343F240O240R371|abc
A393C343R304|c missing
A393C371D240E343F240K240P304R343T240|.slack|.slack client
A393C371D240E343F240P304R304T240|.slack api
A393C371D592E343F304H304K240O505R393T471|version
A393C371E240P240R240T304|dqw
A393C371E240P304R426T371|.transcr
A393C383D240H240J304P240R488T240|list
A393C393D240E343H240K508O240R304T240|remote
A393C393D240E471P358R462|http status
A393C393E426F240O240P462R426T240|apierro
A393C411D426R240T343|doesn't
A393C411R393T240|video
A393C451D240E471F304I240K304M304O240P240R495T240|result
A393C471D426R304|be found
A393C508D466E304F393O393R240|the specifi
A393D240E240F240K240R240T393|upload
A393D240E240K240P240R393|please provide
A393D240E304I240K371R240|.boto core|.core
A393D240E343F240K371N240O240R502T343|wrong
A393D240H304P304|your current
A393D240P240R240|needed
A393D304E439K304L240R304|initial
A393D304K358O240P240R393T553|header
A393D371|have access
A393D426K304O393P304R304|aws
A393E240|is suspend|the environ
A393E240G304H240J240|.provide
A393E240K240|client is|not enabled
A393E240K240O304P343|api request
A393E240P240|hosts
A393E240R304|adminis
A393E304P240R240|.cage|.cage geocode|.open cage
A393E358H179R240|aiorpce|aiorpce of
A393E393J451K240R240T551|.decode
A393F240|key has|paid
A393F240R371|.account
A393H343P433|limited
A393H393N240P393R371|limits
A393J240R343|not provide
A393K240|failed certifi
A393M240T240|team
A393M304|credit
A393O240|access is
A393O240P240|this account
A393O240R371|don't
A393P240|plan please|your free
A393P240R240|the account
A393P358|this user
A393R240|don't have|visit the|you don't
A393R240T240|identit
A393R304|.payment
A393R393T240|is missing
A393T240|google com|public key
A393T304|.passwor
A403|c restric|insuffi permiss
A403P240|credits for
A411|.invalid credent|account balance|c accessd|c account|denied details|error payment|have enough|insuffi credits
A411|key you|license|logon|please add|the token
A411B240C240D240E304G393H304M240O240P240R304S240T371|code error
A411B240D304K240R471T343|message invalid
A411B240E240O304|bot
A411B304C304E240K304O240P343R371T304|origina
A411B304C411D304E371F540M304R661T495|#422
A411B304C571D471E488G304H304J426K520M343O451P371R514T540|object
A411B304D343E393G343H304P304R240T240|error type
A411B343C343D304E566G471H456K343M240O505P546Q304R343T240|try again
A411B343C439D343E240F393O240P240R480T304|.invalid request
A411B393C343D240E462F240G240H326I304J240K462M240O439P304Q343R371|complet
A411B393C439D371E596F240G484H456I240K343L304M240O555P562Q304R488T371|try
A411B393E304G240O240P439R393T502|the maximum
A411B597E240H439J240K304Q411R371|tokens
A411C240|iam
A411C240D240E393F240G343H240K304M240O343P304R393T343|error error
A411C240D240F240P304R343T240|link
A411C240D304E411F240K371O304P240R304|execute
A411C240D343E451F240H240J371K343P426R514|search
A411C240E240J240|key not
A411C240E240K240O304T240|fatal
A411C240E240K371|check your
A411C240E371K343M240P343R343T304|.smtp
A411C240F240M240O371P343Q240R471T240|were
A411C240F240O240R393T304|invalid or
A411C240R393|re
A411C304D240E240J371R544T462|not valid
A411C304D240F240K304R343|.user
A411C304D304E240F240J240R439T304|keys
A411C304D304E240J304M240O240Q240R343|agent
A411C304D304E560F304J393K495O343P240R548T488|unexpec
A411C304D445K304P343R371|bucket
A411C343D240E343K343M304O371P304R343|microso
A411C343D240E393F240K240O343P304R343T462|.message
A411C343D304E411F240I240J240O343P240R439T304|.api respons
A411C343D304E439F240P304R480T304|status error
A411C343D343E304K451P240R488T343|any
A411C343E304F240K240M304P304R371T240|.discord
A411C343E393F343H304M304O304P343R471T240|title
A411C343K304O304R439T371|mismatc
A411C371D240E343F240P304R304T240|ok false|server respond|with ok
A411C371D240E411F240P304R371T240|respond with
A411C383D304E411F240H240K383L240O403P304R439T439|page
A411C393D343E411F343K343L240O240P304R495T411|.code
A411C393D451E304F240K343O393R426T304|.command
A411C411D240E343K411O411P240R371T240|.git
A411C471D525E439F240H240K371O343P240R411T488|open
A411C711D669E343J371K304R525T240|.not found
A411C712D669E343J371K304R544T304|.found
A411D240|.credent unavail|is disable
A411D240E304F240K343R240|to execute
A411D240E304I240K371R240|.boto
A411D240E304J240K240M393O240R343T343|detecte
A411D240H240P240R240S240T304|for details
A411D240R240|this feature
A411D240R240T240|or set
A411D304K304|.ssl
A411D304P304T240|this api
A411D343M240R240T240|in your
A411D393J304O240R240T304|need to
A411E240|suspend
A411E240R240|.authlib|.authlib base
A411E304M240P304T304|.smtp respons
A411E304O240P371|been reached
A411F240R371|c payment
A411G240H530P646R240|rate limit
A411H240|c quota
A411M240|statusc permiss
A411O240|access the
A411O304|refresh
A411P240|exceede its
A411P371|.quota exceede
A411R304|please set
A411T411|encrypt
A419|authent to|usernam and
A419B240C326D343E722H240I556K502L439O304P371R495T451|out
A419C343E304K343O240P343R371T304|.telegra
A419C371D240E343F240K240N240O240P304R466|.graph
A419F240P240|c auth
A419P240|have used
A426|.api key|.invalid signatu|accessd|authent require|c grant|error unautho|go to|invalid grant|no api
A426|signatu verific
A426B240C240D240E240F240G240J240K393O240R393T371|first
A426B240C240D240E240F371H240O240P304R371|body errors
A426B240C304E343M240P393Q240R393S240T371|success
A426B240C343E535F304I304J240K433O343P343R495T371|receive
A426B240C488D488E371I240J240K304O371P304Q240R471T343|was not
A426B240D304E343H240K240|to run
A426B304C304D343E371G240H343J343M240O240Q240R304T304|generat
A426B304E304K240O240P462R240|maximum number
A426C240|.verific|key in
A426C240D371E411F240H383I371J471K498N304P371Q240R480T343|call
A426C240E358K597O240T240|to connect
A426C240R240|c expired
A426C240R304T393|public
A426C304D304E471F343J343K343M240Q240R439T393|.unexpec
A426C304E304G240H544P683R343|rate
A426C343D240E240G240P304R240|users
A426C343D240E240J304K343O439R462T304|not match
A426C343D304E304K240M240O304P240R304|https www
A426C343D343E304K240M240O304P304R304T240|www
A426C343E326K505O304R508|address
A426C371D240E488F304P304R371T240|respond
A426C371P240R393|code descrip
A426C383D240E304F240K240P304R343|com api
A426C411D240E371F240P343R343T304|false error
A426C411D240F304I304O240P371R371T240|headers status
A426D240E304G240H240J358N240O304R371|visit
A426D240E411K462O240P393|sending
A426D304E240K304|enabled
A426D304E371K240M240O240P179Q240R240|more informa
A426D304R240|console
A426D343E240K371Q240R343T343|see https
A426D343E240M304R393T240|pass
A426D343E304M240R240|to this
A426D371E393J304K343O240P326Q240R371T304|for more
A426E240H240|trial
A426E240H304P358R240T240|has exceede
A426E304R240|.insuffi
A426E371G240H326P411T240|exhaust
A426E411H240N343P530R343T343|.limit exceede
A426G240H358O240P451|exceede for
A426M240O240|is blocked
A426O240R304|.config
A426O576|locked
A426P304R240|day
A433|invalid usernam|your monthly
A433B462C240D240E371F240H240J403K343O371P495R589T462|number
A433B462E371H240K240O304P480R495T343|number of
A433C462D240E439F240J498K451O304P304R626T586|expecte
A439|credits to|enough credits|invalid client|message account|token has|unauthe|verific failed
A439B240C343D304E343K555M240O393R393T240|new
A439B240C371D304E343F240I240K304M240O240P343R343T304|inactiv
A439B240C371D343E343G240H326I240J240P304Q240R240T240|chat
A439B240C439D304E393F240L240M240O371P451R488T411|for the
A439B343C240D393E304H240J240K240O445P240Q240R553S240T393|of the
A439B371D240E240J371M240O240Q240R597T304|argumen
A439B371E240H433P544R240T240|c limit
A439B439D240E502H343I240K611N343P480Q393R480T495|max
A439C240D343E240H179I240K304O240P304R240|co
A439C240D343E240P240R451T343|feature
A439C240D343E240P371R240T304|google
A439C240D343E371G304I240K304O304P371R240T343|.hub
A439C304|c token
A439C304D240E419H179K343O240P343R343T304|status statusc
A439C304D343E304P411R343T451|applica
A439C304E304J240K240O304R371|retriev
A439C304E433F240K393M240O304R371T304|problem
A439C343D304E403H240K685|connect to
A439C343D343E240F304L240O343P240R304T304|to create
A439C343D411E393J240K371R439|please check
A439C343D488E462F240K371L343P343R535S304T393|command
A439C343O240R393T343|@final
A439C371D304E304G240J240K240O393R343T304|to get
A439C371D514E304F371H240J240K304N240O343P277R439|docs
A439C371E411F371K426R471|.ldap
A439C451D343E586H240J304K371O371P462R628T240|query
A439C480D451E491K708O462P304R371T411|errno
A439C523D556E240J304K343M240R502T471|find
A439C768D686J304R371|#404
A439D240E240|aadsts|set the
A439D240E240H240K371R240|to https
A439D240E371K240P343R304|.geocode
A439D304J304|you may
A439D343|you do
A439D393E304H240K240P343R304T304|up
A439D411H240J304O240P240R240T343|need
A439E240H240P411|message you
A439E240K240M240R471|domain
A439E343P240R304|to send
A439K304|certifi verify|verify failed
A439P240|reached your
A439P371|.quota
A445|c unauthe|provide api|usernam or
A445C240D343E240J240P343R240|c api
A445C393D240E612G371K471O426P277S179|unavail
A445C488D426E343F240H326O426P451T240|c resourc
A445F240|c key
A451|.access denied|key provide|usage limit
A451B240C240D343E426F343J240K240O304P343R508T411|only
A451B240C343D240E393F343H304O304P411R439T451|msg
A451B240C343D426E343K240O240P240R343T240|make sure
A451B240C371D426E343J371K304O240P240R343T240|sure
A451B304C343D240E471H304K240M240O304P451R304T240|request to
A451B304D371H240J240M304P304R480T371|the followi
A451B304H371P240R240|organiz
A451B411E393G371H383I240P525R304|c exceede
A451C240D393E304J240M240O240R343T240|do not
A451C240D411H240R343|to use
A451C240D439E240F240H240K240P393R462S240T343|method
A451C240E304R304|c client
A451C240E371F240H240K343M240O343P240R343T240|request failed
A451C304D240E371F304K240P240R426|.post
A451C304D304E240K433R304T240|default
A451C326D393E411G240J304K393O304P240Q240R439T393|see
A451C343D343E240J240K304M304P240R343T371|by the
A451C343D343E439H304K240L240O304P371R343S240T371|failed with
A451C343D343K240O240R240|to access
A451C343D411E609G439I343J240K502O426P343R426T343|.server
A451C439D304E488H240O343P411R520T240|.query
A451C439D451E439K393O528P240R393T411|databas
A451C590D551E240O240R371|c not
A451D240H304I240K343R304T240|ai
A451D240J304K240L240M304O240R343T240|failed for
A451D304R240|private
A451D371J304P304R525T304|is require
A451E240P240|restric
A451E304R240|c insuffi
A451H240M371O304P411R240T304|rejecte
A451H304|openai api
A451M240|go
A451O240|for user
A451P240R240|purchas
A451P304|to continu
A456|error forbidd
A456T240|.jose
A462|invalid credent|key environ|message access
A462B240C304D304E471F240H240K393O371R371S240|.failure
A462B240C304D343E419H179I240K343M304O240P343R371T304|of rpc|rpc that|termina with|that termina
A462B240C343D304E304F343J393K343O411P240R603T462|one
A462B240C371D343E445H179I240K343M304O240P343R393T343|rpc
A462B240C553D484E371J240K471P240R462T426|.no
A462B240D343E411F240I240K411P304R411T240|endpoin
A462B343C304D304E240F304J371O240R638T488|must be
A462B535E488G304J304K240N240O240P530R488T567|maximum
A462C240E558I240K669O240P304R304T240|host
A462C304D343E393K411O426P240R411T343|db
A462C343D393E411F371K304O439P393R411T304|errorco
A462C358F343O240P240|the user
A462C371D343E240J304K343O439R530T393|match
A462C371D426E240H240K304O240P304R343T240|project
A462C393D304E511G304K419O240P240R240T304|.unavail
A462C393D393E240F304G343H304K304M343O343P411R343|request id
A462C433D411E495F371H240J304K371M533O393P393Q240R508T525|content
A462C439D304E480F304R371T304|#200
A462C451D439E343F240K240M240O411R480T426|not be
A462D240E343F240J304M240O240Q240R426T411|not allowed
A462D304R393|require for
A462D343E304K371O240|the client
A462D371E371P371T240|the api
A462E240H240K240P304T240|continu
A462K240|ssl certifi
A462O240T240|verific
A462P240|c forbidd
A462P393|have reached
A462R240|c authent|key or
A466B240C240D439E598G451H304K508M304O343P433R393S179|service
A466C358D304E456K495P240R426S240|all
A466O240P240R240|this action
A471|c unautho|grant
A471B240C240G343H530O304P622|.rate
A471B240C371D343E466H179I240J240K426M304O393P411R371T343|termina
A471B240C371D514E508H240J304K304L240O304P371R488T304|availab
A471B240E343H433K240O240P426T240|limit reached
A471B240G343H530O304P609|.rate limit
A471B304C240D393E240H240J240M304O240P304R508T371|followi
A471B304C411D480E439F240J426K343M240O240P240R540T488|but
A471B343C371D304E585G471H484I240K393M240O528P566Q304R343T304|again
A471B371C240F240J542M371O240Q240R583T371|.validat
A471B553C471D639E426G475H393I371J508K371M304N240Q343R544T451|model
A471C240D240E343O240P304R240T326|storage
A471C240D304E426J326K343M304O240P179Q240R343T240|informa
A471C240D343E240H240O240R240T240|add
A471C240D393E566I343K495M240O343P240R343T520|read
A471C393D240E466H326K343L240O304P371R393T371|with status
A471C411D343E371F393O304P393R480T240|.open api
A471C451E277F304R535|email
A471C495D411E371F411K343O383P304R480|with the
A471D240E240K393|.ssh
A471D240F240O304P240R240T240|you must
A471D240M240R240T240|securit
A471D343E240F240G240H371M304R343|openai
A471D371E371P411R343T371|its
A471E240|token is
A471E240H277P411|quota exceede
A475|to authent
A475C240D304M240R304T240|include
A475C240E439K304|.expired
A480B240C343D304E508H240J240K538L240M240O343P343R371T240|failure
A480B240C371D439E343K240O240P371R343T304|make
A480B240C471D304E411F240H240K240O371P411R451T411|false
A480B304C240D304E240F393J508M343O304R613T393|validat
A480B371D304E371F304G240H240J304M304O304P426Q240R480T520|allowed
A480C240|have permiss
A480C240D240O240R304|access token
A480C240D304E488I304K451O393P343R343T304|attempt
A480C240D439E371J240M240O240R343T304|do
A480C371D343E371F304J304K304M343O304P240R451T439|may
A480C371D393E411J419O240R604T508|valid
A480C371E451F411O304P371R426T240|respons body
A480C393D304E528F240I371K569O343P393R426T343|.transpo
A480C439D240E451F304O304P304R371T240|ok
A480C562D514E343F304K411O371P304R393T343|acme
A480D240R240|authori to
A480D304E240H240P371|for your
A480D393E304F240K240M304O371P304R371T371|if you
A480R343|c require
A484|monthly|your api
A484B240C277D304E439F240H240K411M304O451P411R411T277|.failed
A484C411D371E508F393I240J304K456L304M240O451P451R530S304T411|excepti
A484D426E304J304O304P240R462T343|are not
A484H383P491|have exceede
A488|.login
A488B240C240D343E411J304K343O304R240T240|from the
A488B240C304D560E426J240K343M304O304P304R607T590|support
A488B304C343D393E508F240G439H304K343O371P411R471T393|error message
A488B304C343D411E240F304G240O393P371R462T343|for this
A488B304C411D343E462F240G304H304K343O343P240R439S240T371|.sdk
A488B304E520G240H505K240O240P672R393|too many
A488B393C358D358E358F240G403H277I240O277P411R419S179T343|.http status
A488B480C451D451E240F411J371M445O343P304Q240R631T520|.bad request
A488C240D304E240H240J358K343M393O343P240Q240R471T484|as
A488C240D343M343O343R240|access to
A488C304D411K240R304T240|disable
A488C304E343H240M240R304T240|this request
A488C371D426E393F304G240J240M371O520P371Q240R411T393|because
A488C371E411F393O304P393R426T304|http respons
A488C393D343E343F343H304J240K240L240O411P304R480T343|create
A488C393D411E371H304J240K471L304M403O343P426R471T304|to the
A488C411E480F304K358M304O304P411Q304R439T304|reason
A488C426D371E533F240G240K393O240P411R393T240|the server
A488D240|.client authent
A488D240E343R343|.o auth
A488D240E393O371P371R393S240|send
A488D240K343R304|verify
A488D304K498|ssl
A488D371E240H240M240N304O304P371R371T240|you can
A488R240|payment require
A488T240|or passwor
A491B240C240E240F240J240M240R411T304|the provide
A495B304C411D426E419G240H277I304K371M304O240P411R411T343|statusc
A495B304D439E393F240H240I240K240O343P304R471T393|using
A495B343C462D304E343F343H304I304O240P426R411T371|code body
A495C304D411E240F240K240O240P240R371|app
A495C304D451E451F304G240K393M343O371P304R411T426|if
A495C371D426E517G304H240I240J240K433M304O426P439R393T240|.service
A495C371E240F343O240R636T371|paramet
A495C411D371R471T343|.missing
A495C742D687E462J393K240R577T462|not found
A495D343P240|please upgrade
A495E411F240K240O343P240R411|write
A498D240O240|perform this
A498D411E240H240K304M240O371P371R393T371|you are
A498K343|.py jwt
A502B240C451D393E439F343G240H343K304M343O426P411R462T343|code message
A502B240D393E514G403H304J240K240L240O574P439R495T393|current
A502B304C411D426E419H277I240K343M304O371P393R411T343|.rpc
A502C240D304E240K304N240R343T240|setting
A502C371O240R411T240|.key
A502D240F343O240P240R240|subscri
A502E304M426O240P439|blocked
A502K343|certifi
A505B240C451D304E462K471O411P426Q240R343|session
A505D240R240|account has
A505H240P393|exceede your
A508|account is
A508B240C240P240R462T343|error invalid
A508B240C304D371E240K240N240R462T304|either
A508B240C574D495E471F471H343J426K582M304O371P343R640T508|name
A508B240E343K343L240R240T240|not enough
A508B304C451D371E462F240I240J426K343L304M240O343P393R495T480|returne
A508B304C471D240E371F343G240H343M343O393P393R471T393|detail
A508B439C426D445E393F462G240H343J371M240O426P508Q240R530T508|c request
A508C240D371E343F240O304P240R240|secret
A508C240M240|c permiss
A508C304D240|permiss to
A508C343D343E466G304H240J240K393L304M403O502P451Q304R343|due to
A508C343D343E466G304H240J304K393L304M403O502P451Q304R343|due
A508C393E571F240K343L304M371O240P343R612T502|bad
A508C462D343E426M240O371P426R480T556|.data
A508C466D304E495F240G240H240I240K304P426R411T304|https api
A508C525D523E343F393J304K343O502P240R530T393|specifi
A511C343E343F393H304K240L240M240O343P371R462T343|used
A511R240|invalid api
A514B240C371D480E393F343I240K371M240O502P426R371T426|.azure
A514B240C462D304E371F343H304I304O343P439R411T304|headers
A514B304E520G240H505J240K240O304P672R393|many
A514B343E471H240N371O240P571R393T451|.exceede
A514C240D240|.permiss denied
A514C343D304E393O304P304R411T240|.o
A514C393E343K411P343R304T240|at https
A514C426D304E343F240H240K240M240O240P304R451T371|descrip
A514C433D343E426F393I240K304M240O304P411Q240R502T326|.open
A514C471D411E451F240G240H277K371O343P451R343T371|for url
A514C724D687E525G240J426K393M304O426P240Q240R627T511|.not
A514D240E240H240R343|billing
A517C240M240|c denied
A517C517D343E466F304G240J240K393M240O343P358R502T371|none
A520B240E240H451N240P613Q240R304T240|limit exceede
A520B240E411G343H540N343O304P627R371T411|.limit
A520B520C343D240E548G343H505I240J240K240O304P677R535T627|too
A520C304D426E343F304H240K240M240N304O393P371R488T451|can
A520C426D439E451J240K411M240O343P277R502S240T462|check
A520C625D599E371K426M240O508R540S240T727|file
A523C240J240K240O240R393T471|incorre
A523C343D240E240J240R525T343|is invalid
A523D304P304|upgrade your
A525B240C439D371E343F304G343M304O471P240R426T451|message the
A525B304C439D495E475F343H179I240J343K393M371O462P393R540T488|that
A525C304D343E343K343O304P240R393T240|configu
A525C343D371E597H304I240K799O371P426R343T304|connect
A525C491D343E520F240H240J304K445L240O462P343R567T511|.base
A525D240|.credent
A525D240E240H304L343P240|free
A525D343J240P240R393|.require
A525R240|daily
A525R304|balance
A528B240C426D343E471H240K343N371O343P304R371|run
A528B343C517D560E439F371G240J240K528M304O548P304R623T582|cannot
A530|.invalid token
A530B240C471D426E480F304G240H326I240K371M240O343P451R371T411|url https
A530B411C471D488E530F439G371H371I240J371K240M304O466P371Q240R572T462|c error
A530C240F304R240|usernam
A530C304E304F371H240K240R393|payment
A530C502D451E484F304G343J358K525L304O451P304R540T530|unable to
A530C502D451E491F304G343J358K525L304O451P304R540T530|unable
A530D240R240|not authori
A530O240|.access
A533E343J343O304P240R411|action
A533K343|.jwt
A535B240C240D525E411F240H304J343K240L240O462P343R564T393|use
A535B240C439D488E411F343K304M240O502P426R439T439|.http respons
A535B304C495D502E411F371G343H343I343J240M240O502P508R495T471|calling the
A535B304C495D502E411F371G343H343I343J240M240O502P508R508T471|when calling
A535C240O304R304|has expired
A535C488D426E592F411K560O558P439R525T411|.operati
A535D240|.authori
A535D240E304K371O240T240|to perform
A535E240G240L240M240P343R240|usage
A540|.unautho
A540B240E343K343L240R240T371|enough
A540C556D514E502F371G240H358O586P471R495T393|resourc
A540D240M240|permiss denied
A542|access denied
A542B343C439D393E426F426H343J419K403L240M343N240O393P371R525S240T393|errors
A542C371D343E508K411L240O304P304R480T495|.py
A542C544D462E495F343I240J419K462L240M304O471P451R540T642|data
A544B304C508D508E451F371G343H343I343J240K240L240M240O508P514R520T480|calling
A544B343C508D514E508F371G371H371I343J240K240L240M304O514P508R520T514|error occurre
A544B343C508D514E553F393G371H371I343J240K393L240M304O533P508R525T514|occurre
A544B371C426D488E553G462H371J491K343L240M240O343P426R668T626|type
A544B426C508D439E411F304H240I240J393K393M343O426P240R564T439|in the
A544C484D525E439F304J304K371M343O480R546T488|it
A544C488D411E525G240J304K343O393P426R451T304|get
A544C544D451E592K562O562P343R574T488|.databas
A544D343E240K304|environ variabl
A546D240F240O343R343|key is
A546D240H304P304|your account
A546P371|your plan
A548B304C488D571E525G240H343I240J343K502L439M343N304O462P371R602T599|=RuntimeError
A548B304C508D508E471F371G343H343I343J240K371L240M343O508P508R514T495|an error
A548C304D240K304P240R304|auth
A548C393D240E576F304I426K721O343P439R240|.connect
A551C462D451E546F240H304J520K648L343M240O488P371R530T560|failed to
A551D393H304P371|upgrade
A551T240|.signatu
A553B371C304D343E240F343J411O343P240R683T520|must
A553C304D411E304F240J240R371|not have
A553C569D553E426F304J371K567M304O471Q304R553T553|could not
A553C572D560E426F304J371K571L240M304O480Q304R560T556|could
A555B240C240D426E484H304J304K451M304O304P419Q240R508T471|more
A556|authent failed
A556B240C480D371E495F240G240H240I343K343M371N240O462P495Q240R495T426|the request
A556C304D343E240K304O240R439|variabl
A556C451D426E371F240K439M240O451P508R411T240|has been
A556C508D393E556K502M304O304P358R451T471|example com
A556C508D426E240F240G240H326K240O439P462R411T393|client error
A556J240M240P304T371|.forbidd
A560C393D451J393R597T411|missing
A560C525D411E560K520M304O304P358R480T471|example
A560D304E343K371O411R343T304|perform
A564B480C480D451E439F411J371K304M445O393P393Q240R648T590|.bad
A564C240D240|.denied|.permiss
A564C426D471E498J343K642L240M480N240O544P462R508T471|by
A564D451E304F240K304O240|environ
A564E304H326P480|quota
A567B411C502D371E535F451G240H343I304K371O343P480R562T502|body
A569C542D411E538H240J475K594M240O451P411R626T592|at
A569F240R304T371|signatu
A571B240C451D393E498F304G240H358J304K451M240O240P426R514S240T439|details
A571C240D439E426K240O343R520T371|set
A571C488D439E371F488H240K451M240O462P533R462T371|been
A571C646D609E240J371K343O411R604T393|does|does not
A571C759D710E471J439K240L240M304O393R649T590|found
A574B240C525D462E540F343G240H326I240K624M343O371P502R535T502|url
A574B240C553D544E562H240I343J393K480L304M484O535P514Q343R592T508|was
A574B343C514D535E480F371G343H343I343J371K343L240M304O535P530R520T564|when
A579B488C502D498F488J393M304O426P343Q240R630T535|c invalid
A579C240E462L240R371T240|insuffi
A579E240J240P426R304|plan
A580B240D343E517H466K240L240N371O304P571Q343R393T371|reached
A580B371C560D548E462F439J475K371L240M393O564P371R714T615|be
A582B240C393D480E583G240I304J411K480O411P462R540T514|from
A583C426D535E462G240H240J343K393M304O508P462R618T480|are
A585P240|credits
A586B343C540D462E480F371G426H393J240K343M426O411P495R544T495|error code
A586C530D411E596F426I240K502M240O411P533R582T471|http
A589B304C525D530E574F393G343H393I393J240K343M240O607P544R553T495|operati
A589B371C535D393E556F393H393I304K240L240M240O371P520R530T451|status code
A589C240D240E371F240P240R371|.auth
A590E240K343P304R304|login
A592B480C514D525E426F240G471H502I343J393M456O393P451Q240R530T439|.api status
A593|unautho
A594C343D371E304H304O240P548R371T240|you have
A602B371C462D548E560F304H304I304J304K508L371O571P439R579T393|on
A602R304|.token
A604B304E411G462H627O371P761|#429
A604C240D240T393|passwor
A605C471D471E699F240G371H304I304K629L240O462P471R502S179T371|server
A607B304C535D548E571F393G371H343I343J439K411L304M393O535P533Q240R627T596|an
A607C514D393E626F451G240I304J488K520M433O343P495Q304R535T451|respons
A609B304C462D592E508F240G240J426K480M304O411R672T628|is not
A609M304R304|forbidd
A611B304C660D480E508F451G343H393I240J371K439L240M426O508P480R618T488|id
A612C304E393K240O343P240R304|expired
A614B411C535D544E462F240H240J560K343L371N240O304P393R758T699|=ValueError
A614B439C471D574E480F304G304H304J240K411L304M426O530P514Q304R631T514|and
A615B304C683D663E585F304H240I240J371K514L343O411P240R666S179T594|no
A619D240R240|credent
A622D240E240R393|authori
A627C598D614E599F240G304H304I358K676M393O511P514R553T609|=OSError
A629B343C520D439E426F462J403K304O343P240R662T586|.invalid
A630D240M304P304|denied
A632C393D343M240P240T304|permiss
A633B514C551D542E511F371G511H511I371J393K240M456O419P514Q240R562S179T471|.status
A635B343C548D535E636F426G240H343I304J371K480M393O535P514Q240R556T520|.respons
A635C514D502E471F343G240H383K480O488P480R439T426|client
A636B304C411D411E426F240G304J304K371M240O240P240R583T411|provide
A638B240C491D343E343F439K343M240O426P484Q240R525T240|user
A640B393C655D602E614F525H403I304J445K640L393M426N240O558P502Q240R662S240T607|with
A643B240C371D540E343J439K304O371P343R626T466|require
A647B548C491D540E608F343G240H433I240J426K530L439M411N371O562P614Q240R718S304T654|of
A649B495C240E517G240H556K343N393O304P704Q393R480T560|limit
A650B411E607G371H514I371J304K607N371O393P694Q240R480T462|exceede
A652D240|.authent
A655B514C576D528E617F488G240H426I240J371K590M505O491P605Q240R681T599|.request
A656C393D371E304H343O304P426R426|account
A662B622C426D619E583G583H608I582J514K546L371M572O240Q371R571S240T514|@model
A665B343C502D502E569F495H304I240J304K480L304M240O553P542Q240R594T502|has
A665C411D462E240J240K304M343O471P304R426|access
A665P304R462|#402
A669C594D530E628F304G304H371I304J240K607M393N240O451P548Q240R544T508|com
A672B371C304D371E304G240H240J240K304O304P240Q240R462T343|token
A672B439C393D602E608F240G451H525J411K480L240M371O555P619Q304R592T471|please
A673B240C426D471E393F240H403J240K240M240O240P553R577T343|have
A675B411C611D514E646F480G240H466I304K426L343M393O495P593R609T540|status
A675B626C577D589E495F594J439M586O508P502Q304R788T652|#400
A676C240M240|api key
A678B343C609D558E589F439G326H411I411J240K558M304O540P592Q240R644T514|.client
A678B471C643D597E629F426G240H393I343J502K580L304M426O620P548Q240R701S240T680|in
A683C304E240P240R240|authent
A686B240C571D564E604F304G304H403I304J358K548M343N240O439P548Q240R560T514|https
A687B480C488D592E564F471G240H240K426L240M393O597P475R586T542|this
A691B426C599D564E614F411G445H403I371K480M471O553P599R610S179T574|.http
A704B480C607D640E651F426G343H491I240J546K530L371M343N304O580P624Q240R708S240T607|for
A707B514C642D586E671F514G471H488I343J371K569M451O597P622Q343R675S240T604|message
A708B304C585D553E630F411H393J544K698L411M439O580P480R648S304T651|failed
A708B535C602D548E672F514G462H582I520J240K544L240M495N240O589P727Q240R689T586|request
A712|#401
A712B439C626D638E544F343G240H371I304J393K577L240M304N240O525P451Q304R690T613|or
A713B393C451D571E462F304H343J371K371M371N304O488P609R592T488|you
A713B462C502D502E462F393J475K426M240O411P371R745T652|invalid
A719C566D371E304F426H304J343K304M240N240O488P304R540T462|key
A720B426C393D540E540G343H451I304J411K411M393O393P587R525T411|your
A726B371C535D520E631F304G343H462I343K548L240M304O426P602R560T451|api
A728B471C659D574E670F520G451H502I304J343K525L240M480O580P638R699S240T601|code
A738B556C601D658E670F480G511H304J520K556L371M426O684P564Q240R751T716|is
A746B525C680D613E670F580G471H525I480J411K548M456O597P649Q240R725T580|.api
A747C304D371M462P480R304T304|#403
A758B502C699D662E753F495G508H505I371J498K691L371M480O654P657R748S277T706|error
A761B343C788D765E655F393G304H240I304J574K662L240M439O589P371Q393R783S240T732|not
A774B426C629D655E699F393G426H471I304J562K744L462M498O640P592Q371R719T686|to
A781B564C708D707E718F548G480H471I439J540K618L371M533N343O681P672Q393R776S240T705|the
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
B240|tokens exceede|tokens given|tokens long|tokens max|tokens require|tokens this|tokens tokens|tokens type
B240|tokens value|tokens when|tokens which|transfo to|truncat config|turning|turning on|user message|using shorter
B240|using smaller|versati in|when context|while limit|window exceeds|window of|with larger
B240C240|in session
B240C240D240E240L240T240|try to
B240C240E240O240|keep
B240C240E304J240K240M240N240O240Q240R304|.run
B240C240F240G240H393I240O240P371R343T240|message request
B240C240J240R462T371|invalid input
B240C240O240|to keep
B240C240R240|model name
B240C240T240|range of
B240C277R495T326|range
B240C304E475G343I240M304O240P484R371T304|your request
B240C343R393|c input
B240D240|granite|ibm granite|luminou|model ibm
B240D240E240G240H240I240J240K304M240R304|litellm
B240D240E240G240H240R240T240|body object|param null|status body
B240D240E240T343|decoder
B240D240E304G433|model is
B240D240E304H240|during generat
B240D240E304J277M304O240R371|about
B240D240E304O240P240T240|msg the
B240D240G240H240R240|error object
B240D240M240|.request failed
B240D304H240R304|or use
B240D304R343T304|impleme
B240D371E240|code model
B240D371R343T179|transfo
B240D480O240P304R304T240|so
B240E240|exceede this|generat status|of only|overflo
B240E240H240P411R240|message too
B240E240J304T240|the total
B240E240P240T471|larger
B240E240R304|.overflo
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
B240J304K240R240|calcula
B240J393M304P240|your prompt
B240K240|.model api|load the
B240K304|error trying|total of
B240L240R240|decreas
B240M240R240|argumen tdetail
B240O240|strateg
B240O240P304R240|avoid|to avoid
B240P240|with context
B240Q240|complet please|model token|prompt tokens|total tokens
B240R240|avoid this|be given|be no|estimat|input message|just|prompt or|request total|smaller than|text the
B240R240|the context|the estimat|tokens for|tokens is
B240R240T343|max length
B240R304|argumen for|length should
B240R343T240|c long
B240R411T393|request body
B240R502|must have
B240T240|body too
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
B304H411P426|per minute
B304H426P451R240|minute
B304J240|lower|model returne
B304O240|followi errors
B304P433|reduce your
B304Q240|tokens total
B304Q240R343T343|.length
B304R240|is longer|model voyage|total number|voyage|with maximum
B304R304|inputs
B304R304T240|input or
B304R304T343|message is
B304T240|.length exceede|errors input|max allowed|the batch
B304T304|of text
B304T343|message size
B343|.context window|.llm context|c context|c length|contain tokens|count exceeds|has tokens|length exceede
B343|llm context|message or|or complet|token count|tokens exceed|tokens maximum|tokens must|window limit|your message
B343E240N240P304Q240R240|the max
B343E240R371|longer than
B343H240|input tokens|on tokens
B343H240P304|limit request
B343H304|tpm limit
B343H304P393|request too
B343H371|tpm
B343H445P484|c rate
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
B371O240P304R411T240|the number
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
B411L240P475R240|reduce
B411P445R240|please reduce
B439|is tokens
B439T548|#413
B451|model maximum
B451D304G240R304|this model
B462C304E304I240R451T371|too long
B462R393T304|length of
B471R240T240|length is
B488|maximum context
B495|context length
B514C371D240E371F240H240J419K240M426R629T611|input
C179|it there|list index
C179R240T240|index out
C179R393T240|of range
C179T179|.cple|.cple base|.cple open|.open failed
C240|.address not|.answer|.artifac not|.bad network|.bad node|.blob|.cache index|.chat migrate|.configu set
C240|.constra validat|.dagster invaria|.dagster run|.data files|.data incompl|.data layer|.daytona not|.docker contain
C240|.documen store|.duplica documen|.duplica id|.edges|.edges not|.existen mailbox|.experim|.experim not
C240|.feast object|.feature view|.fhir not|.file create|.file or|.files|.files not|.flag|.flag not|.found nomad
C240|.gitlab get|.glossar|.glossar not|.gone|.groups|.groups edges|.handle is|.hosted|.hosted zone|.id invalid
C240|.id unknown|.incompl instanc|.instanc id|.invalid instanc|.invalid s|.invaria|.invaria violati|.is invalid
C240|.item not|.items|.items not|.job id|.json pointer|.layer not|.ldap constra|.ldap no|.letter|.letter does|.level
C240|.level lookup|.mastodo not|.matchin|.matchin splits|.media not|.memory not|.migrate|.missing commit|.missing file
C240|.multipl objects|.multipl results|.net|.network name|.nextclo not|.no answer|.no file|.no match|.no node
C240|.no offset|.no option|.no rar|.no section|.node id|.non matchin|.not git|.not registe|.not unique|.nxdomai
C240|.object does|.object result|.objects|.objects returne|.of range|.offset for|.offset out|.oid|.opc|.or bucket
C240|.order not|.output expired|.paramet not|.peer id|.person|.person does|.pointer|.prices|.prices missing
C240|.ql respons|.rar entry|.rate not|.raw io|.receipt|.receipt handle|.record not|.registe|.remote entry
C240|.remote resourc|.resourc already|.resourc does|.result found|.result get|.result missing|.result not
C240|.results found|.run not|.s object|.sdk file|.set does|.sizes|.snmp no|.span creatio|.splits|.splits sizes
C240|.splits verific|.spreads|.spreads not|.stack already|.such contain|.such hosted|.such instanc|.such key|.such oid
C240|.such path|.such process|.table already|.task timed|.templat lookup|.tenant|.tenant not|.top|.top level|.tz
C240|.tz missing|.unique constra|.unique propert|.unique violati|.unknown object|.unknown type|.unrouta|.view
C240|.view not|.violati result|.weaviat tenant|.word|.word net|.workshe not|.yf prices|.yf tz|.yxdomai
C240|=NotADirectoryError|aa deleted|abc this|abcx|abcx possibl|access partiti|accesse because|accesse this|accessi or
C240|accessi type|account associa|account custome|account with|acme csv|acme empty|acme in|acme key|acme module
C240|acme none|acme out|acme plugin|acme recurly|acme shop|acme shopp|acme summari|acme the|acmex|acmex possibl
C240|active device|actor was|ad|ad df|add or|additio data|address has|address space|adjuste true|admin for|admin id
C240|adminge|adminge operati|after dname|after hours|aiplatf iam|alert exists|alert with|alias associa|alice
C240|alice which|all operati|allow nulls|already list|already registe|already release|alt json|an answer|and databas
C240|anna|anna already|another model|another uid|answer to|any channel|any users|anymore|api channel|api flow
C240|api openwea|api prefect|apierro recomme|archive it|are deleted|are referen|are shared|artifac acme|as where
C240|at crm|at deck|at did|at none|at run|atvpdki|atvpdki der|auth user|ax|az inv|bad nonexis|badnode|batch jobs
C240|be accessi|be deliste|be outdate|be uuid|because they|been corrupt|been made|been provide|been termina
C240|before interac|berln is|beta ui|bin expecte|blob does|blob openblo|blobnot|board not|body status|body voice
C240|but test|by name|bytes num|c admin|c archive|c blobnot|c check|c comment|c convers|c enotdir|c errorfo|c filenot
C240|c inexist|c linkval|c noexist|c nosuchh|c nosuchk|c objecte|c or|c path|c peer|c previou|c qecx|c receipt
C240|c recordn|c remote|c shop|c subacco|c subredd|c tasktim|c trashed|c trigger|c uniquen|c usernot|calenda
C240|calenda events|call couldn'|cancel categor|cancel errcode|cannot coerce|cannot delete|cannot insert|categor spot
C240|channel error|channel for|chat id|chat not|check constra|check object|checkin the|child row|city not|class does
C240|client get|clordid|clordid ordid|cloud api|code acme|code convers|code deleted|code errmsg|code errorfo
C240|code notfoun|code on|code trashed|codes and|coerce the|collect collect|collect context|collect crm
C240|collect databas|collect db|column does|com calenda|com call|com not|com parquet|com pdf|com user|comment has
C240|comment that|commit not|communi doesn't|complet and|complet another|complet fields|configu set|configu when
C240|conflic entity|conflic message|consist at|constra auth|constra crm|constra fails|constra fk|constra none
C240|constra of|constra violate|consume group|contact does|contain documen|contain rows|contain tensor|contain web
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
C240|exclusi constra|exist acme|exist alert|exist anymore|exist applica|exist cannot|exist client|exist data
C240|exist invoice|exist key|exist meeting|exist msg|exist path|exist run|exist shop|exist try|exist work
C240|existin channel|exists an|exists error|exists gql|exists invalid|exists or|exists pid|exists registe
C240|exists request|exmaple com|expecte ids|expecte ok|expecte splitin|expecte zm|experim with|expired trigger
C240|extract doc|fa ad|failed amount|failed order|failed orders|failed person|failed unique|failed users|fails shop
C240|failure email|failure failed|false statusc|fatal reposit|fault record|feature view|field none|field parent
C240|field sr|fields hyperpa|fields with|file downloa|file elevati|file enoent|file invoice|file may|file message
C240|file might|file please|file sites|file zip|filenam manifes|filenot message|files zq|find account|find databas
C240|find experim|find matchin|find object|find pod|find room|find row|find task|find that|fixing|fixing the|flag beta
C240|flavor found|flow runs|folder could|folder found|for admin|for data|for exmaple|for group|for huge|for id
C240|for message|for ref|for safety|for uri|foreign keys|found account|found acme|found agent|found by|found channel
C240|found client|found could|found data|found deal|found deleted|found errorty|found extensi|found false|found fatal
C240|found field|found file|found first|found invoice|found is|found letter|found mem|found missing|found name
C240|found not|found nowhere|found object|found ora|found pet|found prices|found record|found resp|found result
C240|found somethi|found source|found src|found statusc|found stderr|found symbol|found thread|found tmp|found url
C240|found user|found voice|found yahoo|found zq|from check|from letter|from nowhere|fs files|fs reports
C240|functio configu|functio result|gcp|gcp sa|generat id|generat not|get custome|get false|get for|get object
C240|get request|get result|get run|get sandbox|getdocu|getdocu operati|getobje|getobje operati|gettran
C240|gettran operati|githubu|githubu com|given generat|given topic|global id|glossar|glossar not|gone message|got aa
C240|got success|got this|got ymfy|gpkg|gpkg no|graph microso|gridfs|gridfs collect|group ids|group migrate
C240|group option|group workers|gs acme|hash expecte|hash may|hash mismatc|hash of|have no|have submitt|head weight
C240|heads develop|hero violate|history policy|hmm|hmm that|host with|hosted zone|hosting the|hours id|html already
C240|http get|https data|https openaip|https raw|hyperpa|ics|ics reason|id ax|id being|id custome|id descrip
C240|id documen|id dup|id duplica|id errors|id full|id invalid|id lazaret|id limit|id mismatc|id no|id objecti
C240|id pninz|id pr|id referen|id refers|id resp|id results|id trackin|id trun|id we|id welcome|id xkf|id xyz|ids acme
C240|if created|if possibl|image in|improve the|in board|in contrac|in csv|in errno|in gpkg|in graph|in gridfs
C240|in inbox|in live|in marketp|in png|in queue|in respons|in srv|in talk|in volume|in xreadgr|inactiv check
C240|inbox pdf|include time|incompl try|incorre nasdaq|index email|index id|index primary|indicat corrupt|info https
C240|informa or|input device|input receipt|insert documen|insert fails|insert the|inspect|inspect web|instanc could
C240|instanc matchin|instanc not|insuffi locatio|integri constra|into column|into users|invalid job|invalid objecte
C240|invoice html|invoice matchin|invoice no|invoice object|invoice ocr|invoice was|is availab|is error|is partial
C240|is publicl|is trashed|issue entity|issue extensi|issue invalid|it caused|it exists|it instead|item cannot
C240|item code|item could|item does|item is|items constra|items have|items vendors|job couldn'|job result|json not
C240|json returne|keep result|key but|key column|key conflic|key detail|key jobs|key maybe|key order|key pdf
C240|key region|key results|key usernam|keys duplica|keys order|known hash|known yet|label product|lance version
C240|langfus|lat|lat lon|late|late to|layer|layer parcels|lazaret|lazaret does|ldapcon|ldapcon constra|ldapnos
C240|ldapnos nosucho|lead constra|lead does|leads sqlstat|lease not|lemma|lemma run|letter as|letter debug
C240|letter instanc|letters already|letters pk|limit offset|link code|link codes|linkval|linkval could|list member
C240|list reports|list request|list with|listeve|listeve operati|listing has|listres|listres operati|live mode|lm head
C240|loaded due|locate record|locate templat|locatio informa|locatio inv|locatio parquet|lon|long after|longer exists
C240|made inactiv|mailbox associa|mailbox doesn't|mailfol|mailfol error|main adapter|main report|mainerr additio
C240|maintai|maintai by|marketp|marketp atvpdki|matchin access|matchin usb|may indicat|maybe it|mdq|mdq type
C240|me mailfol|media not|meet history|meet the|meeting does|megolm|megolm event|member exists|member total
C240|memory with|message asin|message city|message dataset|message duplica|message git|message html|message job
C240|message letter|message returne|message run|message task|message thread|message voice|message webset|method pm|mic
C240|might not|migrate|migrate to|mismatc object|mlmodel|mode but|mode key|model custome|model letter|model mlmodel
C240|model nowhere|model require|module acme|mongocl|mongocl db|monitor not|most bytes|mp could|mp the|ms cosmosd
C240|msg all|msg failed|msg not|multipl objects|multipl rows|name cannot|name code|name exists|name nowhere|name of
C240|name oid|name qa|name soffice|name supplie|name table|name train|name violate|name xc|named manifes|named sst
C240|nameerr bindres|namespa default|nc is|net encodin|new chat|nfound|nfound insuffi|no alert|no edges|no flavor
C240|no folder|no git|no hosted|no input|no items|no lemma|no mailbox|no option|no price|no rate|no resourc|no rights
C240|no row|no session|no subacco|no variabl|node that|noexist|noexist hmm|nogroup|nogroup no|none message
C240|none nameerr|none not|none reason|none svcerr|nonexis pdf|nooffse|nooffse topicpa|nosuchh|nosuchh when
C240|nosuchk when|nosucho none|not directo|not locate|not meet|not retry|not waiting|notfoun entity|nothing doesn't
C240|notnull|notnull null|null into|null value|nulls|nulls insert|num bytes|num example|object can|object code
C240|object custome|object exists|object for|object gs|object key|object metadat|object nothing|object prompt
C240|object task|object weights|objecte|objecte when|objects get|objects returne|occurre configu|occurre nosuchh
C240|occurre paramet|occurre receipt|occurre tasktim|occurre usernot|occurre when|ocr already|of downloa|of mdq
C240|of offsets|of relatio|of speech|offset params|offseto|offseto the|offsets|offsets maintai|oid status|ok but
C240|ok make|on oid|on public|open failed|open image|open nowhere|openblo|openwea|openwea org|operati configu
C240|operati failed|operati instanc|operati memory|operati task|ops reports|ops shared|option api|or access|or already
C240|or class|or consume|or doesn't|or employe|or resourc|or roomnam|or unavail|ora at|ora integri|ora no|ora unique
C240|order cancel|order cust|order custome|order expecte|order foreign|order matchin|order sent|order user
C240|orders custome|orders partiti|ordid|ordid scode|out provide|outdate|over key|page returne|pages and|param provide
C240|paramet when|params host|parcels could|parent key|parquet not|partial model|partiti key|partner user|path batch
C240|path inbox|path node|path users|payment exists|pdf or|pdf page|peer before|peer id|permiss and|permiss or
C240|person name|person new|pet not|pk violate|pkey code|pkey detail|play|play player|player play|plc|plc app
C240|plugin acme|plugin name|pm|pm nx|pninz|pninz was|pod|pod render|policy modifyr|possibl archive|pr|pr not
C240|prefect cloud|premise the|present pdf|present reports|previou respons|price data|price price|price similar
C240|primary of|primary over|printer or|problem shouldr|process no|product error|progres status|project name
C240|project not|project prod|prompt invoice|prompt latest|prompt not|prompt with|propert target|propfin
C240|propfin remote|protect foreign|provide id|provide task|public unable|publicl|publicl accessi|pv no|qb object|qecx
C240|qecx you|query archive|query for|query ops|queryco|queryco results|questio example|rate for|rate with|raw githubu
C240|re trying|reading resourc|reason id|reason resourc|receipt does|receipt handle|receipt when|recipie not
C240|recomme do|record at|record being|record data|record leads|record res|record sale|recorde|recorde splitin|recordi
C240|recordi does|recordn|recordn message|ref uri|referen orders|referen through|referre|referre object|refers
C240|refers to|region and|registe acme|registe model|relatio hero|relevan|relevan pages|remote resourc|render in
C240|report md|reports csv|reports key|reports on|reports xlsx|reposit https|reposit is|reposit was|reposit with
C240|req no|req pv|request device|request item|request lease|request offset|request order|request propfin|request room
C240|require roomid|res partner|resolve the|resourc acme|resourc filenot|resourc invoice|resourc run|resp not
C240|respons found|respons ticker|result because|result contain|result for|result found|result has|result to
C240|results adjuste|results are|retry without|returne client|returne file|returne for|returne not|revisio store
C240|right path|room does|room not|room with|roomnam|roomnam param|root entry|row foreign|row item|row was|rows were
C240|rsrc nfound|rub|rub has|run acme|run not|run resourc|run time|sa|sa aiplatf|safety the|sandbox not|sandbox with
C240|save duplica|saved with|says peer|select id|sendcom|sendcom operati|sendtas|sendtas operati|series does
C240|server address|server for|server hosting|server status|server uvicorn|service gcp|session does|set trackin
C240|setting differe|sha hash|share name|shared device|shared documen|shared with|shop custome|shop items|shop main
C240|shopp|shopp does|shouldr false|sid|similar object|since does|single json|sites ops|smoke not|smsg order
C240|smtp address|soffice bin|some instanc|somethi you|source berln|space badnode|spans duplica|specifi dates
C240|specifi either|specifi resourc|specifi share|spellin on|spexcep the|spider|spider not|splitin|splitin name|spot
C240|spxerr file|sqlite integri|srv job|sst variabl|stack acme|state for|stats|stats does|status complet|status task
C240|status voice|storage object|store error|subacco|subacco exists|subacco message|submitt an|subredd noexist
C240|subredd search|substit|such artifac|such contain|such custome|such entity|such instanc|such invoice|such key
C240|such letter|such message|such payment|such price|such templat|suffici permiss|summary version|summary with
C240|supergr|supergr new|supplie already|supplie object|support data|svcerr|svcerr passwor|symbol may|synchro create
C240|system code|system entity|system error|system more|talk|talk wav|target is|target none|task does|task object
C240|task with|tasks render|tasktim|tasktim when|tempera|tempera not|templat for|templat invoice|templat message
C240|templat name|templat or|templat receipt|templat with|tenant are|tenant default|tenant does|tenant not|tensor lm
C240|test already|test mode|that comment|that communi|that does|that id|that resourc|the address|the adminge
C240|the deletem|the downloa|the fields|the getdocu|the getobje|the gettran|the global|the headobj|the known
C240|the listeve|the listing|the listres|the missing|the printer|the questio|the record|the registr|the relevan
C240|the sendcom|the sendtas|the series|the smtp|the spellin|the tenant|the uniquen|the vertex|the voice|the youtube
C240|they are|thing errno|thing for|thing no|thing not|thing onnx|thing zarr|this recordi|this the|thread not
C240|through protect|ticker|ticker xyzq|tiktoke expecte|time lat|time loadlea|tinyid|title member|title page
C240|title resourc|to cancel|to improve|to insert|to list|to no|to referre|to reposit|to shared|to subredd|to supergr
C240|to tenant|to zones|token tr|too late|tool read|topic orders|topic partiti|topicpa|topicpa topic|tr wdqyk
C240|trackin does|train num|transac with|trashed or|trashed status|tresour|tresour not|trigger id|true status|trun
C240|trun not|try checkin|tsg|tsg not|type file|type persn|type primary|ui|ui not|unfulfi|unfulfi depende|unique found
C240|unique is|unique keys|unique message|uniquen constra|uniquen error|unknown channel|unknown interac|unknown order
C240|unknown sid|unknown subacco|unknown templat|unrouta|unrouta message|unsuppo get|update child|updated if|uri weave
C240|uri welcome|url page|usb mic|use has|used uniquen|user index|user record|user unknown|user usernam|usernam anna
C240|usernam key|usernot|usernot when|users acme|users email|users matchin|uvicorn|uvicorn status|valid file|valid or
C240|validat not|value alice|value example|value null|variabl crm|variabl named|variabl on|vendors|vendors or
C240|version manifes|vertex type|view driver|violate exclusi|violate in|violate not|violate parent|violate the|vllg
C240|voice with|was saved|was trashed|watch abc|watch dqw|wav system|wdqyk|wdqyk vllg|we could|weather berln|weave
C240|weave acme|web already|web it|webset|webset ws|weights doesn't|welcome mako|when exactly|when one|which violate
C240|with account|with at|with group|with part|with supplie|with tinyid|with token|with your|without fixing|work acme
C240|work missing|work none|worker functio|workers in|workflo not|working directo|ws not|xc cc|xkf|xkf found|xreadgr
C240|xreadgr with|xyz does|xyz perhaps|xyzq possibl|xyzq queryco|yahoo error|yet make|ymfy|you entered|you meet
C240|your integra|your nasdaq|youtube account|zarr|zarr does|zip does|zm got|zones xyz|zq|zq alt
C240D240|.bucket not|.cli|.cli connect|.cosmos resourc|.documen insert|.existen|.insert|.invalid path|.keycloa get
C240D240|.non existen|.stack|.such file|.templat does|.zone|access permiss|acme app|adapter config|app dev|at project
C240D240|availab because|beta|c deleted|can't locate|char at|const|const char|directo error|directo os|entry not
C240D240|exist please|failed could|failed load|faiss fileior|faiss impl|file doesn't|fileior|fileior const
C240D240|fileior fileior|filenot|for account|for reading|found check|impl|impl io|it does|key was|letters index
C240D240|metadat from|more info|no file|no suchfil|not running|notfoun message|occurre templat|onnxrun no
C240D240|operati templat|or alias|org data|path does|path not|project faiss|reading no|sendtem|sendtem operati
C240D240|specifi does|suchfil|suchfil load|summari latest|task cannot|templat welcome|templat when|the revisio
C240D240|the sendtem|the templat|try setting|welcome does|with provide|yahoo|zone found
C240D240E240J240O240P240R462|the query
C240D240E240K304O240T240|sha
C240D240E240O304R240|.arango|.arango server|http err
C240D240E240O607R240|lock
C240D240E240P240|returne http
C240D240E240R240T371|.line
C240D240E240R304|.registr|.slumber
C240D240E240R343|.py spark
C240D240E240S240|.claude|.claude sdk
C240D240E304|.taskiq
C240D240E304R343|message cannot
C240D240E343|.partiti
C240D240E343G240J240R343|additio
C240D240E393L240|worker
C240D240E411J439R371T466|char
C240D240E426J240K240O240R462|.executi
C240D240F240|for acme
C240D240F240K240P240R240T240|.marqo
C240D240F240L240O240P240R371T304|lang
C240D240F240O240P240R240T240|lang en
C240D240F240O240P240T240|content odata|message lang|odata|odata error|us value
C240D240F240O240P277R240T240|en us
C240D240F240O240R240|workflo
C240D240F240O240R304|recurly|recurly request
C240D240F240O240T240|value the
C240D240F240P240R240T240|.marqo web
C240D240F439O544R240|.conflic
C240D240J240M240R304|part of
C240D240K240O240R240|.peewee
C240D240K240R304|psycopg
C240D240K240R304T304|cc
C240D240K343|os error
C240D240K343R240|os
C240D240K419R304|to resolve
C240D240L240R240|huge
C240D240O240|account not|databas with|the queue
C240D240O240R240T304|.send|operati request
C240D240O240R304|stderr error
C240D240O304T240|.pynamo|.pynamo db
C240D240O343R240|working
C240D240P240T240|in minutes
C240D240P343R240T240|sendmes
C240D240R240|.templat not|found with|loadlea|node with|permane|sale
C240D240R240T304|.command line
C240D240R411T179|symbol
C240D240T240|alias|in faiss|minutes doc|moviepy|moviepy error
C240D240T343|failed file|in mp
C240D277|directo dev
C240D304|docs not|exist message|found collect|found excepti|io cpp|model bin|notfoun index|to extract
C240D304E240I240R240|summari
C240D304E240J240M240R371|it was
C240D304E240K240O240|.procras
C240D304E240P240T240|.dramati
C240D304E240T371|.wand
C240D304F240R240|with key
C240D304F304M240R426T383|identif
C240D304J240M240P240R343T240|part
C240D304K240|docker
C240D304K240L240O240R240T240|could be
C240D304K393O240R304|route
C240D304K502R304|not known
C240D304L240O240R304T240|stdout stderr
C240D304L240O240R371T240|stdout
C240D304O240|check that
C240D304O240R240T240|revisio
C240D304O240R304T240|code stdout
C240D304R240T240|registr
C240D304R240T304|.match
C240D304R240T371|be loaded
C240D304R304T240|.index
C240D304R343|match for
C240D304T304|onnx|onnx failed
C240D304T343|model from
C240D343|collect letters|path to|resourc does
C240D343E240J240K471P240R471S240T533|end
C240D343E240L240R240T304|onnxrun
C240D343E240L240R240T393|cpp
C240D343E343L304O371R304T426|src
C240D343J240O343R411T343|instead
C240D343J304K240R240|adapter
C240D343K240R240T240|the command
C240D343L240R240T371|cpp error
C240D343M240|support this
C240D343R240T240|faiss
C240D343R304|gs
C240D343T240|.table
C240D343T371|ocr
C240D358E240F240P240|index letters
C240D371|error gone
C240D371K240T343|load model
C240D383P304|.bucket
C240D393E393I240K304L240R304T240|runtime
C240D393R304|require the
C240D411T304|and is
C240D426O240R240T304|depende
C240D426R304T304|module
C240E240|.cache|.consist|.respons seek|acme model|adjuste|applica error|browser session|c resp|code hint|code resp
C240E240|com in|configu to|convers not|for entity|handle is|message browser|node not|resp detail|sites|the worker|usb
C240E240F240O304R304|refs
C240E240F480O304|has already
C240E240G240K240O304R304T304|right
C240E240G240K240R343T343|handle
C240E240G240O240|queue is
C240E240I240R240|the result
C240E240J240|json object
C240E240J240K240P240R304|message failed
C240E240J240T240|respons with
C240E240J343R488T343|.schema
C240E240J471M240Q240T240|.output
C240E240K240|.easy snmp|.is|server cannot|sure it
C240E240K240L240O240R411T240|where
C240E240K240M240P240R240|.prompt
C240E240K240O240P240R304|calling tool
C240E240K240P240|.layer api
C240E240K240P240R240|.prompt layer
C240E240K304O240P240R240|error with
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
C240E240R426T304|city
C240E240T240|etcdser request
C240E240T326|data in
C240E304|consist|for query|have suffici|hosting|message an|output error|the primary
C240E304I240L240|the task
C240E304K240|invalid session
C240E304K240O240P240R240|error calling
C240E304K240O343R304T343|opened
C240E304K240R240|no active
C240E304K240T240|the problem
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
C240E371R240T371|content type
C240E393F240O508P240|in progres|progres
C240E393P304R343|.over py
C240E393P371R343|.over
C240E411J439O240R371T433|.json
C240E411K462P240|communi
C240E426O393P304R371|some
C240E533G451H445L240O466P471Q240T240|please try
C240E540I240J240K240O304P240R240|waiting for
C240E544I240J240K304O343P240R240|waiting
C240E711H240I556K480|timed|timed out
C240E726I562K498O411R240|.timeout
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
C240F240R451T240|c paramet
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
C240J240M240O240|instanc of
C240J240O240R304|existin|get the
C240J240P240R240|query to
C240J240R240S179|.handle
C240J304|tool serch|unknown tool
C240J304O240|for order
C240J371|serch
C240K240|.artifac|.entry not|acme cos|ap guangzh|base tiktoke|be connect|bin docker|blob core|command execute
C240K240|content of|core windows|cos|cos ap|execute was|exist sql|find any|flag|for artifac|guangzh|guangzh myqclou
C240K240|id from|it returne|myqclou|myqclou com|of stderr|open data|openaip|openaip blob|orders id|returne with
C240K240|shop exmaple|similar|stderr is|tmp pdf|was usr|you sure
C240K240L304R393T439|png
C240K240M240|www googlea
C240K240O240|.my|.my sql|prefect
C240K240O240R240|.lang graph|or too
C240K240O240T304|aa
C240K240O343|being used
C240K240R240|are you|request post
C240K240R304|.address|series|tiktoke
C240K240R304T304|is empty
C240K240R343|.name
C240K304|error reading
C240K304O304R240T240|md
C240K304R240|or does
C240K304R304|no results
C240K343R240|.lookup
C240K393R240|route to
C240K411R240|exmaple invalid
C240K544|not connect
C240L240|runtime excepti
C240L304|the node
C240M240|alt|drive files|media returne
C240M240R240|id status|result none
C240M240R304|want to
C240M240R304T240|want
C240M240T240|com drive|drive
C240M371Q240|safety
C240M383|c content
C240O240|.already enqueue|.couch|.couch db|.enqueue|.invalid job|already job|be enqueue|code conflic|com acme
C240O240|conflic key|constra failure|documen ec|enqueue|enqueue there|error rsrc|id found|id router|job cannot|job in
C240O240|job not|message devbox|object order|object person|queue with|queuein|queuein lock|resourc reports|rsrc
C240O240|run run|sandbox sandbox|sharepo spexcep|spexcep|sqlite|the existin|the queuein|trackin id|valid state
C240O240|where id
C240O240R240|in valid|insert into|reports pdf|sql insert
C240O240R240T240|.operati outcome|.outcome|issue severit|operati issue|resourc operati
C240O240R240T343|be opened
C240O240R304|run id
C240O240R343|c failure
C240O240T240|message documen|value in
C240O240T411|pdf is
C240O304|contain is|job is|lease|release
C240O304R240|microso sharepo|sharepo
C240O304R240T240|lance|lance error
C240O343|oid|or update
C240O343R240T304|outside
C240O343T240|err record
C240O343T304|.record
C240O371|.commit|.resourc conflic
C240O393|being deleted|operati cannot
C240O393R343|since
C240O411|exclusi
C240O471R304|commit
C240P240|.pd|.pd client|.pdhttp|.pywhois|.returne|.rocket bad|acme resolve|and your|api tasks|co acme|com for|of in
C240P240|prompt templat|startdo|startdo operati|the startdo|ws
C240P240R240|by message|com order|id the|message sendmes
C240P240R304|weight
C240P304|code please
C240P304R240|data too
C240R240|.analysi|.async|.async orm|.no path|.no result|.or|.propert|.range|.span|.validat failed|.x no
C240R240|accessi nonexis|app bsky|applica json|are valid|asin|asin not|been found|bsky|bsky feed|code validat
C240R240|content for|create record|custome id|custome is|detail example|device or|df|discoun|either does|encodin base
C240R240|expecte exactly|feed|feed post|file open|flavor|hero|id fa|id of|id provide|identif is|ids to|in namespa
C240R240|in upsert|input code|invalid resourc|is archive|jobs or|json status|letter not|maybe|message missing
C240R240|missing collect|name apierro|name at|name web|no path|no result|node id|nosucho|not route|nx|object identif
C240R240|object with|of model|offset is|or name|order not|orders value|page not|page number|parcels|partner
C240R240|path between|perhaps your|persn|persn does|pet|prices|questio|resourc found|respons job|roomid|roomid or
C240R240|sale order|spans|spellin|start end|subject orders|summary not|the right|to delete|to missing|to single|tr
C240R240|upsert|uuid or|voice id|weather|with given|your object|zones
C240R240S240|partial
C240R240T240|.send message|child|code input|fa|has invalid|message value|object or|offer|tensor|used to|you want
C240R240T304|at most
C240R240T343|for column
C240R240T393|type applica|wav
C240R304|.capture|.mako|.redirec|.unfeasi|.workshe|.x algorit|.x unfeasi|another id|any pages|command error|in id
C240R304|input error|mako|nameerr|no match|no support|not unique|page id|pages try|psycopg errors|request url|single
C240R304|string not|train|url is|value must
C240R304T240|.fiona|.fiona value|clip|contain an|in column|nothing|perhaps|subject
C240R343|.algorit|num|objecti
C240R343T240|present in|the range
C240R371|.undeliv|were found
C240R371T343|.writer|.xlsx|.xlsx writer
C240R393T240|between and
C240R411|try another
C240T240|.duplica key|.grid|.grid fs|.item|.raw fatal|.section|an incorre|badrequ when|body image|cannot add|clip mp
C240T240|data code|data incompl|dem|dem tif|documen in|downloa https|file clip|files with|image url|in deck|in dem
C240T240|in offer|in section|json in|name invoice|no section|not allow|occurre badrequ|offer docx|opening in|pk|png no
C240T240|pv|read file|type not|url msg|volume|weights
C240T304|.media|at row|found html|is outside|or url|outside the|record found|the media
C240T326|is this
C240T343|.decrypt|.epub|.file runtime|.lib raw|.libsndf|.mutagen|.raw|.sound|.sound file|.xlsx file|file path|in pdf
C240T343|item named|no item|the archive
C240T371|.lib|.safeten
C240T426|corrupt or
C277|acme freshde|all xlsx|api tickets|exists already|find page|freshde|freshde com|id could|key exists|nowhere mp
C277|same primary|thing tif|user cannot
C277D240|tickets
C277E240|c primary
C277F240|duplica documen
C277F240R240|page with
C304|#302|.constra violati|.contain|.folder select|.freshde not|.invalid git|.no results|.node exists|.not present
C304|.offset|.pos key|.pptx|.present|.python pptx|.select|.such job|.transac integri|.transcr disable|.user not
C304|=FileExistsError|abc video|access bucket|acme leads|agent agent|agent not|an identic|and propert|authent state
C304|bad network|be stored|board|by subtitl|c cantope|c errorit|c foreign|c notnull|c record|c schema|cliente schema
C304|code errorit|collect lead|com watch|constra message|csv version|ctrls matched|custome email|databas integri|dc
C304|dc com|dc example|deal|deck pptx|deleted record|desc no|descrip message|detail key|directo flags|dns query
C304|downloa error|dqw this|dup|dup key|entity with|envelop specifi|error channel|error collect|error task|errorit
C304|example dc|exist status|failed custome|files found|find referen|find run|fk|fk order|flags flags|found issue
C304|found reason|found resourc|found unknown|git reposit|html not|http not|identic|identic record|in acme|in collect
C304|in project|invalid id|invoice now|is most|issue could|item not|job does|job rq|key csv|key email|label person
C304|leads already|leads csv|letters pkey|likely caused|mailbox invoice|manifes json|matched dc|meet|memory not
C304|message entity|message node|mismatc for|name does|name unknown|network name|new cannot|no files|no timezon
C304|nonexis unknown|not retriev|notfoun at|now in|object ctrls|occurre nosuchk|one was|open databas|open object
C304|order does|person and|pkey|price|propert email|provide does|qa|qa smoke|query name|receipt|record already
C304|record does|record not|referen issue|removed by|request object|rq|rq job|schema constra|section vendor|smoke
C304|specifi id|state failure|store the|stored in|subredd|subtitl|subtitl are|such job|such object|table crm
C304|task unknown|the job|thread with|timezon found|to node|trashed|uniquen|unknown mailbox|unknown message
C304|unknown object|video https|video unavail|voice not|was deleted|was require|www youtube|xc no|youtube com
C304D240|c templat|entity not|entity was|exist request|exist resourc|reposit not
C304D240E240G240K240O393R240|now
C304D240E240I240K411O240R304T426|reading
C304D240E240K240R304|.dagster
C304D240E240O240P240R304|.fauna
C304D240E240O240R304|.alchemy|.sql alchemy
C304D240E304F240M240O304P240R240T371|may be
C304D240E304K240T240|.a a|.a client
C304D240E304K240T304|.a
C304D240F240|index docs
C304D240F343J240O240R393T240|request req
C304D240J240O240R393T371|into
C304D240K240|we couldn'
C304D240K240R240|.docker|find the
C304D240R304T343|.non
C304D240R371|match any
C304D240T240|are disable
C304D277|exist the
C304D304|been removed|invoice not
C304D304E240|found code
C304D304E240T343|doc
C304D304E304K240|likely
C304D304F240R240|the name
C304D304R343T411|docx
C304D343|statusc not
C304D343K240O304T240|fs
C304D343T240|removed
C304D371E240M240R393T593|image
C304D371E240R304|was found
C304D371E343I240M240O304|.task
C304D411T240|found no
C304D439E371G343O411P240R343|queue
C304D540E304|#410
C304E240|.documen not|channel not|run with|unavail this
C304E240J343R371T393|but got
C304E240K179O240R304|.engine
C304E240K240P304R240|.layer
C304E240M240T451|media
C304E240O240|flags
C304E240O240R304T240|.base fhir
C304E240R343|sr
C304E240T240|rpc error
C304E304|error an|object not
C304E304J240K520T403|object at
C304E304J304K240R495T502|empty
C304E304T240|resp
C304E343|watch
C304E343K371Q304R240T304|.incompl
C304E343K433R240|.remote
C304E371F240J240K371O240R371T371|source
C304E371K343O343R304T466|tmp
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
C304F426O475|c conflic
C304J240|.not exists
C304J371K240R304|.multipl
C304K240|most likely
C304K240O240R304|.dbapi
C304K240O240R371|name is
C304K304|remote server|the remote
C304K343|name not
C304K411R304|exmaple
C304K439R304|not resolve
C304O240|.query runtime|errno error|errno unable|file unable|matched|session with|trackin
C304O240R240|.mongo engine|directo in|member
C304O240R304|uri
C304O240R304T240|rows
C304O343|.pos
C304O371T451|found when
C304P240|resourc id|vendor
C304P240R304|parent
C304R240|.graphit|.neomode|.python|at locatio|berln|cards|cards http|com cards|file name|found path|name acme|uid
C304R240|with it|xyzq
C304R240T304|section|xyz
C304R304|found paramet|timezon
C304R343|employe|voice
C304R343T426|pages
C304R371T240|exactly one
C304R393|ids
C304R411T343|exactly
C304R411T358|offset
C304T240|.client jsonrpc|.jsonrpc|at in|data csv|databas file|deck|fails|found duplica|json rpc|object object|pptx
C304T240|status bad|stored
C304T343|file in
C304T462|data found
C326|c object|cannot see|content with|failed letters|primary key|see it|tif no
C326D240E240|no content
C326E240L304R240T383|tif
C326R240|at all|nowhere at
C326R371T240|=IndexError
C343|.git reposit|.http not|.node not|.results|.smith not|.ticker|.ticker missing|.yf ticker|code nosuchk|column name
C343|constra letters|deliste|deliste no|foreign key|found http|in index|integri unique|invoice summary|key constra
C343|manifes|node already|nosuchk message|not null|null constra|package not|possibl deliste|query does|resourc could
C343|resourc was|specifi object|task not|value violate|version none|video has|violate unique|with label
C343D240|.package|.package not|acme invoice|found details
C343D240E240K240O304R451|.sql
C343D240E343O240|.job
C343D240F304R411T240|.param code|.stripe with|.with|.with param
C343D240F304R439T240|.param
C343D240K240O240|session not
C343D240O240|message session
C343D240R240|nonexis|welcome
C343D240R445|.path
C343D304K240T343|couldn' find
C343D304M240|found the
C343D304R240|longer availab
C343D343E240J240K240O240R304T304|error failed
C343D343E343O240R240T240|partiti
C343D343M304R426|.templat
C343D343R304|exist or
C343D371|found error
C343D393|model not
C343D393E343H240J240K240L240M304N240O240R411T343|.runtime
C343D411E371J240K240R426T371|.unknown
C343D451E393O240|render
C343D462O240|shared
C343D471|package
C343E240|documen not
C343E240K240R240T304|most
C343E240O304R240T304|file data
C343E240O343R240|thread
C343E240P304R304|.yf
C343E240R343|not present
C343E304K240|no data
C343E304K371R343T240|dns
C343E304T240|the dns
C343E343R393|summary
C343F240J439M304P304R608T439|field
C343F304|id already|order id
C343F304K240O240R304T411|blob
C343F343O393|.resourc exists
C343F393|c exists
C343F426O604R393|conflic
C343F439|c already
C343F439O343|.already exists
C343J411O240R495T371|propert
C343K240|artifac model
C343K240R304|.base orm
C343K343R240|resolve to
C343Q240|reason not
C343R240|.instanc|.such object|dataset not
C343R304|the video
C343R371|.network x
C343T304|file does
C358|letters id
C371|#550|.unique|c does|c id|directo nowhere|foreign|matchin query|the store
C371D240|c exist
C371D240E240J304O304R240T393|.documen
C371D240K240|artifac
C371D240R240|pdf not
C371D304|code unknown
C371E240F240J240O240R439T304|present
C371E371K240R240|letter
C371F240Q240|integri
C371F439K240O508P304R343|is already
C371F451O426|.already
C371J240R240|object was
C371M240O240R240T240|.violati
C371O240R240|person
C371O240T343|synchro open
C371R240T343|c documen
C383E393F240I240K240O304P240|primary
C383R240|given id
C393|nosuchk|specifi key
C393D240K240O240T343|synchro
C393D304E371R304|message no
C393D343O240R304T240|store
C393E240J240O343R240T240|key value
C393F240O304R426|referen
C393J240|.object not
C393O240T343|to synchro
C393T240|duplica key
C403T304|documen with
C411|.constra
C411D240E426J240K240L343P304R411|node
C411D240R240T304|file not
C411D304R240|exist in
C411F411R240|exists with
C419|nowhere thing
C426|.node
C426D240R240T304|found at
C426D371J240P240R393T304|templat
C426D371J240R240|found message
C439D343|c enoent
C439D439E304K371O240|errno no
C439E304F583O666R371|#409
C451K240O304R343|.orm
C451M343T240|violate
C456D419E240F240K304O343P240R240|letters
C456E240|c constra
C462F488J240O439|.exists
C466D240R240|nowhere
C471D240E304J240O304R411T371|.object
C471D371R304|.does|.does not|.exist|.not exist
C471D393E240R488T371|=KeyError
C471E240O371P240R426T343|record
C475|constra failed
C475D439E240R525T411|=LookupError
C480D495O240|.resourc not
C480E240|id not
C484|unique constra
C488D456K304R343|.no such|.such
C488D462K240|=FileNotFoundError
C544F594O343R371T240|already exists
C555E240O240R240|constra
C582D538R304|c found
D179|directo tessera|found index
D240|.acl disable|.actor not|.api version|.arc|.arc platfor|.auth registr|.cannot exec|.class not|.cli not
D240|.cluster not|.dag not|.dagster unknown|.delta protoco|.dict|.dict not|.disable repo|.distrib|.distrib not|.dos
D240|.empty index|.enable|.entity disable|.env|.env setup|.executa|.executa not|.existen bucket|.geocode not|.identit
D240|.image not|.incompa peer|.index version|.install|.invalid server|.invalid version|.java not|.jvm|.jvm not
D240|.kms invalid|.locale|.machine|.machine does|.managed|.managed identit|.mastodo version|.mib|.mib not
D240|.missing capabil|.model initial|.module|.nextclo missing|.no matches|.no resolve|.not enable|.not install
D240|.ocr agent|.operati not|.parser os|.pdf info|.platfor|.platfor not|.poppler not|.post process|.project not
D240|.pulp solver|.queue does|.rar cannot|.redis search|.resolve|.resolve configu|.runtime env|.send task|.seriali not
D240|.server version|.spark runtime|.stack not|.state machine|.store operati|.studio model|.such capabil|.such driver
D240|.such kernel|.such module|.such namespa|.such table|.table does|.table not|.task class|.tessera not|.tool version
D240|.topic not|.tsv|.tsv not|.unavail ocr|.undefin file|.undefin object|.unknown codec|.unknown locale
D240|.unknown partiti|.unknown service|.unknown task|.unsuppo codec|.unsuppo operati|.vector|.vector store
D240|.version conflic|.version not|.version require|.zone info|=SystemExit|aac|aacd|aacd not|aadsts tenant|abort on
D240|abortin due|about relativ|accept header|accepta kex|access file|access it|access reposit|accessa|accessa account
D240|accessi via|account acm|acl|acl support|acm|acme access|acme falcon|acme llama|acme lora|acme mib|acme no
D240|acme ocr|acme queue|acme tickets|acme was|activat the|activit functio|activit load|adapter model|adapter type
D240|adbc|adbc driver|add capable|additio ctypes|aes|aes algorit|agent card|agents acme|ai claude|aierror no
D240|alert handsha|algolia|algolia nominat|algorit rs|all minilm|all when|allowed by|also usr|amqp not|an availab
D240|an executa|an impleme|an nvidia|an operati|an optiona|and add|and an|and api|and are|and downloa|and ffmpeg
D240|and later|and path|and repo|and start|and tessera|and that|and their|ann|ann no|anthrop ai|anthrop package
D240|anthrop provide|antiwor in|any languag|any support|any variant|apoc|apoc meta|app app|app dbt|app invoice
D240|app migrati|app render|app target|applica by|applica flux|appropr issue|appropr languag|aquilam|aquilam arcticf
D240|arc|arc platfor|archite dict|archite this|archite zamba|arcticf|are accessa|are audio|are calling|are dict
D240|are rar|are signing|args beginni|argumen browser|ark|ark console|artifac reposit|as headles|as potenti|aspx
D240|at acme|at expecte|at mongo|at was|audio classif|auth methods|automat speech|availab activit|availab and
D240|availab cannot|availab conside|availab seriali|availab tasks|aws require|awsprev|backend availab|backend ffmpeg
D240|backend pdfiumc|backend tkagg|base large|based on|be able|be availab|be because|be created|be importe|be older
D240|be permane|be python|be regener|be string|because latex|been decommi|been depreca|been install|been retired
D240|been shut|before sending|beginni with|below but|bentoml|bentoml models|bentoml store|beta was|bge large|bge not
D240|bin found|binary locatio|binary please|binary version|bit oracle|bit quantiz|bitsand|bitsand bit|bitsand pip
D240|block documen|broker unknown|browser binary|browser executa|browser version|bucket inv|bucket named|bucketn ec
D240|bucketn opc|build in|builder with|but does|but ffmpeg|but require|but these|but this|but transfo|but you|by de
D240|by logging|by opt|by plaid|by python|c bucket|c bucketn|c catalog|c collect|c compati|c decommi|c depreca|c deps
D240|c enoexec|c entityn|c interco|c kmsinva|c make|c nonexis|c noregis|c queueno|c retired|c route|c secretn
D240|c statema|c syncsta|c tableno|cache docling|cached locally|caching|caching sha|caffe|caffe caffe|caffe io|cairo
D240|cairo was|call came|call check|call pypando|called cairo|called libgobj|calling depreca|came|came from|camelot py
D240|can pass|can read|can't load|can't perform|can't read|candida|candida are|cannot import|cannot locate
D240|capabil missing|capable|capable backend|card from|card json|careful|catalog|catalog hive|catalog not|cause in
D240|causes openmp|cc unsuppo|cf|cf meta|cfg|chat is|chat mode|check correct|check readme|check to|checkpo or
D240|checkpo you|chrome binary|chrome browser|chrome for|chrome to|chrome version|chrome yoursel|chromed|chromed only
D240|class elfclas|class oracle|classif|classif automat|claude code|cli version|client use|client version|client was
D240|cloud speech|cluster not|cluster when|cocoa|cocoa support|code bucketn|code nosuchb|code queueno|code tableno
D240|codec is|codec not|cohere command|collect does|collect init|collect name|collect usr|com consume|com downloa
D240|com engine|com pki|com sys|com yt|command code|command ft|command is|command jq|command pip|command to
D240|command type|common common|common xgboost|compati make|compati the|compili|compili stateme|compres codec
D240|compute exists|compute service|conda|conda to|conditi is|config cfg|config passed|config pc|configu but
D240|configu could|configu not|conn id|connect configu|conside install|console groq|console request|constit iscoder
D240|constru if|consume speech|contain model|contoso old|conv quant|convers pdflate|convers utility|convint
D240|convint node|copy not|core graph|core web|correct cloud|correct of|correct recover|correct repo|correct tenant
D240|couldn|couldn load|count is|cpu dependi|craft|craft mlt|cramjam|created directl|created this|creatio of
D240|credent in|crm for|crm is|crm isn't|crm old|cryptog install|cryptog is|cryptog package|cuda enabled|cuda support
D240|curl fssl|current browser|current cli|current disable|current registe|current running|cvshowi|dagmode|data did
D240|data html|data idx|data registe|data sources|databas default|databas does|databas not|databas server
D240|dataset scripts|daytona dashboa|db index|db ru|dbatch|dbatch dnopaus|dbfs|dbfs runs|dbt for|dbt is|dbt project
D240|dbt require|dec|dec not|decoder jpeg|decommi|decommi and|default collect|default doesn't|dejavus|dejavus ttf
D240|delegat externa|deleted error|deleted this|deletio but|delta token|deltala|deltala reader|demo|demo if|deno
D240|deno executa|deno land|deno to|depende are|depende contain|depende docx|depende lock|depende missing
D240|depende needed|depende openpyx|depende pooch|dependi|dependi on|deploy prototx|deploym llama|deploym the
D240|depreca for|depreca learn|depreca on|descrip cannot|deseria failed|details method|detecte incompa|deu|deu tessera
D240|deu trained|dev found|dev invalid|develop page|dialect snowfla|diction for|differe pdf|diffusi|directl if
D240|directo additio|directo failed|directo ffmpeg|directo ffprobe|directo git|directo libreof|directo see
D240|directo terrafo|directo unset|directo with|disable error|dist|dist package|distrib but|distrib found|distrib was
D240|dlp|dlp issues|dlp yt|dnn|dnn src|dnopaus|dnopaus error|doc pandoc|docker client|docker com|docker engine
D240|docker sandbox|docling|docling layout|docling models|docling project|docs ann|docs cohere|docs collect
D240|docs docker|docs does|docs doesn|docs in|docs index|docs meilise|docs models|docs no|documen named|docx files
D240|docx includi|docx or|docxcon|docxcon recogni|doesn't seem|dot make|downloa and|downloa disable|downloa index
D240|downloa none|downloa pandoc|downloa punkt|dpi cannot|dpy connect|dquiet|dquiet dsafer|driver found|driver from
D240|driver locatio|driver not|driver on|driver snowfla|dsafer|dsafer dbatch|each entry|easyocr|easyocr model|edge
D240|edge trusted|either downloa|either install|eleven|eleven monolin|elf|elf class|elfclas|en core|enable remote
D240|enabled only|encoder libfdk|ended the|endpoin doubao|engine does|engine install|engine or|engine registe
D240|engine require|english was|ensure java|entity acme|entity disable|entity sb|entityn|entityn when|entry within
D240|enum|enum modelwr|environ failed|environ more|environ require|environ you|equival|err collect|errno exec
D240|error bucket|error can|error creatio|error credent|error delegat|error docker|error include|error inconsi
D240|error loading|error method|error modulen|error opt|error param|error realm|error topicno|errorco errorme
D240|errorco queueno|errorme error|errors driver|errors index|errors owner|europe kyiv|example well|exe|exe could
D240|exe environ|exec format|executa antiwor|executa are|executa not|executa path|executa program|executa support
D240|execute glpsol|execute posixpa|exist app|exist arn|exist collect|exist descrip|exist leads|exist models|exist on
D240|exist stack|exists but|exited before|exited java|exp free|expecte path|explici pipelin|export using|extende does
D240|extensi the|extract format|face access|fact|fact that|fail load|failed fs|failed loading|failed minimum
D240|failed need|failed onnxrun|failed semanti|failedt|failedt gs|failure ssl|failure sslv|faiss cpu|faiss faiss
D240|faiss gpu|faiss library|faiss python|falcon|falcon not|false not|fastexc|fastexc not|fauna|fauna service
D240|feature deletio|feature you|fetch agent|fetch metadat|ffmpeg exe|ffmpeg exited|ffmpeg is|ffmpeg locatio
D240|ffmpeg not|ffmpeg on|ffmpeg pip|ffmpeg pyav|ffprobe and|file gs|file libdir|file libjvm|file model|file notosan
D240|file provide|file root|file usr|file your|filenot errno|files have|files make|files upload|filesto|filesto data
D240|filling|filling out|find block|find chrome|find class|find ghostsc|find image|find partiti|find project
D240|find registe|find space|find table|find tree|find valid|find working|find zbar|firefox|firefox was|fits|fits the
D240|flac command|flac convers|flash exp|flask|flask is|folder and|folder models|followi google|followi librari
D240|followi plugins|followi request|foo open|for aes|for block|for chrome|for convint|for cuda|for dbfs|for deletio
D240|for firefox|for foo|for google|for help|for java|for locatio|for manual|for name|for now|for operra|for parquet
D240|for recomme|for regiono|for route|for service|for sha|for solver|for staging|for unknown|for utils|for workflo
D240|for zstd|forcaus|forcaus are|format rar|formats but|found arn|found cannot|found content|found databas|found did
D240|found do|found driver|found due|found either|found failed|found functio|found if|found inacces|found leads
D240|found link|found looking|found metrics|found model|found models|found namespa|found query|found require
D240|found reset|found server|found sqldriv|found table|found try|found type|found wikiped|fp|fp mixed|framewo as
D240|from collect|from models|from pb|from task|fs is|fssl|fssl https|ft search|full synchro|functio cvshowi
D240|functio getthin|functio readpro|functio score|functio you|gated space|gateway exited|gateway process|gbm
D240|gbm common|gemini was|gencode|gencode runtime|gencode version|generat code|generat is|geocode|geocode yahoo
D240|get model|getitem operati|gettabl operati|gguf|ghostsc gs|ghostsc is|git cmdline|git not|git version|github io
D240|glibc|glibc not|glpk|glpsol|gnu|gnu libc|google chrome|google gemini|google instruc|gpg gpg|gpg it|gpt has|gpt is
D240|gpt tubro|gpt with|gpt yandexg|gpu and|gpu for|gpu not|gpu or|gpu support|granite chat|graph api|graph model
D240|graphvi|graphvi executa|grok beta|grok instead|groq com|group rg|gs on|gs sstdout|gstream|gstream not|gtk|gtk or
D240|guardra hub|guardra toxic|guide initial|gurobi is|had not|handler for|handsha failure|has binary|has model
D240|has set|hashico|hashico aws|have cryptog|have languag|having permiss|hbase tableno|header has|header recurly
D240|headles is|heron|heron model|highgui|highgui src|history starthi|hive old|home bentoml|home environ|html attempt
D240|html for|http agents|https camelot|https deno|https pyencha|https pypi|hub guardra|hub inferen|hub install|hub or
D240|hub please|huey|huey task|huge permitt|id aacd|id crm|id eleven|id snowfla|identif by|identif listed|if it
D240|image distrib|image export|image not|imageio pyav|imagema is|imagema library|imaging|imaging module|img availab
D240|impleme could|impleme rebuild|import error|import faiss|import langcha|import name|in bentoml|in dagmode
D240|in directo|in filesto|in locatio|in method|in path|in profile|in taskreg|in thin|inacces|inacces and
D240|include pandoc|includi quotes|incompa protobu|incompa ssh|inconsi depende|index aspx|index invoice|index main
D240|index movies|index or|index vector|inferen api|inferen instead|inferen with|init command|init py|initial html
D240|initial model|input as|install abortin|install apt|install bitsand|install chrome|install deno|install driver
D240|install either|install faiss|install fastexc|install ffmpeg|install flac|install imageio|install imagema
D240|install instruc|install kuzu|install langcha|install libmagi|install markitd|install msgconv|install of
D240|install on|install one|install openpyx|install pandoc|install parser|install pdflate|install pip|install pypando
D240|install run|install sh|install to|install transfo|install unstruc|install use|install version|install wkhtmlt
D240|install you|instruc curl|instruc for|instruc here|interac framewo|into the|inv old|invalid config|invalid method
D240|invalid runtime|invalid stripe|invo|invo does|invoice app|invoice could|invoice for|invoice in|invoice is
D240|io hashico|io pyencha|iomode based|ir|ir version|is part|is please|is poppler|is properl|is selecte|iscoder
D240|isn't defined|issue on|issue templat|issue web|issue with|issues are|issues filling|it careful|it either
D240|it request|it through|items returne|its end|its port|java command|java gateway|java home|java is|jbig dec|jdbc
D240|jdbc oracled|job functio|jobs is|jpeg not|jq|jq items|jvm|jvm shared|kaleido engine|kaleido package
D240|kaleido require|kernel named|kex|kex algorit|key europe|key vault|keys algolia|keys aquilam|kmsinva|kmsinva when
D240|known agent|known gss|kyiv|label awsprev|land|land install|langcha mistral|languag data|languag deu|languag sl
D240|languag swe|large is|large not|latest is|latex|latex could|layout heron|least mongodb|letters does|letters doesn
D240|letters doesn't|letters letters|letters no|lg|lg it|lib libfoo|lib linux|lib odbc|libadbc|libadbc driver|libc
D240|libc so|libcair|libcair so|libclnt|libclnt so|libcubl|libcubl so|libdir|libdir vector|libfdk|libfdk aac|libfoo
D240|libfoo so|libgl|libgl so|libgobj|libgobj cannot|libgobj libgobj|libjvm|libjvm so|libmagi|libmagi dev
D240|librari cramjam|librari for|library but|library did|library file|library is|library libcair|library libclnt
D240|library libcubl|library libgobj|library libvisa|library libxgbo|library needs|library try|library with
D240|libreof nowhere|libvisa|libvisa so|libx|libxgbo|libxgbo so|libzbar|libzbar so|life on|likely causes|likely to
D240|line applica|line catalog|linked|linked gencode|linux gnu|listed on|litellm notfoun|llama does|llama gguf
D240|llama not|llama or|lms|lms load|load adbc|load any|load backend|load command|load plugin|load sentenc|load token
D240|loaded likely|loading backend|loading languag|loading psycopg|loading shop|loadlea did|local environ|local folder
D240|local lib|locale setting|locale xx|locally and|localpa|localpa nowhere|locate bit|locate library|locate revisio
D240|locatio must|locatio westeur|longer accessi|looking|looking for|lora|luminou extende|lxml do|lxml usr
D240|machine does|magickw|magickw shared|main does|make does|make not|manage to|manager could|mandato capabil
D240|manual executi|manuall in|mapping from|marked for|markitd|matchin distrib|max support|me history|mean loadlea
D240|medium type|meeting old|meilise com|merging|merging of|message either|message errors|message issues|message path
D240|message tabledo|meta data|metadat was|method call|method copy|method depreca|method name|metrics old|mib compila
D240|microso entity|might add|migrati|migrati please|minilm|minimum cli|minimum version|missing google|missing optiona
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
D240|no ffmpeg|no jvm|no library|no log|no model|no models|no nameser|no nvidia|no package|no pandoc|no registe
D240|no stack|no task|no tessdat|no version|no wkhtmlt|none tab|nonexis when|noregis|noregis no|nosuchb message
D240|not access|not activat|not cached|not cpu|not deploye|not executa|not import|not local|not manage|not sure|not up
D240|notfoun activit|notfoun vertexa|notosan|notosan regular|now support|nowhere localpa|npm|npm install|nvidia com
D240|nvidia driver|nvidia gpu|object sale|obtain driver|occurre cluster|occurre entityn|occurre kmsinva
D240|occurre statema|ocr demo|ocr engine|ocr tessdat|of account|of bitsand|of chromed|of dbt|of life|of models
D240|of multipl|of none|of pymongo|of transfo|of untagge|old because|old could|old issue|old please|older|older than
D240|on error|on python|on septemb|on use|on which|only for|onnxrun core|onnxrun fail|onnxrun not|open can't
D240|open deploy|open lib|open visa|openai in|openai respons|opening data|openmp|openmp runtime|openpyx|openpyx use
D240|operati cluster|operati endpoin|operati entity|operati functio|operati secrets|operati state|operra|options are
D240|options enable|or all|or below|or caching|or call|or cocoa|or conda|or endpoin|or gated|or or|or part|or partiti
D240|or pip|or provide|or psycopg|or pytorch|or task|or valid|oracle client|oracle jdbc|oracled in|oracled is
D240|org project|osfs|osfs home|otherwi please|output not|owner resourc|package error|package fastexc|package install
D240|package metadat|package or|package please|package require|package which|package yml|page or|pandoc and|pandoc or
D240|pandoc was|param model|parse lxml|parser library|part val|partiti docx|partiti with|pass path|pass specifi
D240|pass token|passed config|passwor auth|path and|path app|path doesn't|path models|path path|path properl|path qwen
D240|path see|path specifi|path use|path using|pb|pb py|pc|pc invo|pdf engine|pdf error|pdf for|pdfium when|pdfiumc
D240|pdflate|pdflate not|pdflate see|pdfplum|pdftote|peer no|pending deletio|permiss issue|permiss please
D240|permitt models|pip or|pip package|pipelin|pipelin options|pki|pki old|plaid|platfor bing|platfor is
D240|please activat|please load|please pass|plugin sqlalch|plugins distrib|plugins might|pockets|pockets is
D240|pockets module|polars|polars module|policy pdf|pooch|poppler install|port number|postgre driver|potenti docx
D240|precisi require|prefix environ|preview and|private or|private reposit|pro does|pro ultra|probabl had|procedu is
D240|procedu name|proceed|proceed install|process can|process string|prod of|profile app|program to|project docling
D240|project ghostsc|project yml|proto gencode|protobu gencode|protoc|protoco unsuppo|prototx|prototx in|provide found
D240|provide install|provide openai|provide registr|psycopg module|psycopg or|pth|pth and|pull first|pulp cannot
D240|pulumi cli|punkt|punkt tab|py file|py readthe|pyav pip|pyencha|pyencha for|pyencha github|pymongo|pymongo require
D240|pypando|pypando downloa|pypando wheels|pypi|pypi org|python collect|python dist|python process|python version
D240|pytorch model|quant|quantiz|quantiz require|query cannot|queryno|queryno registe|queue render|queue task|queueno
D240|queueno code|queueno content|queues|quotes to|qwen does|qwen vl|rar candida|rar unrar|read config|read docx
D240|read format|read it|readalo|readalo edge|reader feature|readme file|readme otherwi|readpro|realm does|rebuild
D240|rebuild the|recentl deleted|recogni this|recomme on|recover command|recover it|redis library|redis result|regener
D240|regener with|regiono|regiono compute|registe artifac|registe on|registe resourc|registe schemes|registr failed
D240|registr terrafo|regular ttf|relatio relatio|relatio unknown|remote service|removed connect|removed on|removed use
D240|render image|render missing|render render|repo either|repo message|repo status|report this|reports wire
D240|reposit make|req invalid|request lxml|request merging|request version|require docker|require google|require gpu
D240|require is|require package|require parse|require version|reset the|resolve configu|resolve this|resourc dejavus
D240|resourc group|resourc none|resourc provide|resourc punkt|resourc resourc|respons api|result store|retired and
D240|retired on|returne request|revisio header|revisio identif|rg|rg old|root easyocr|root reposit|route entry
D240|route pki|rs could|rt|rt yaml|run bentoml|run gpg|running apt|running templat|runs current|runtime environ
D240|runtime runtime|runtime version|safe tensors|safeten or|sale subscri|sandbox environ|sandbox snapsho|scikit
D240|scikit image|score from|scripts are|scripts folder|sdk you|sdxl|sdxl turbo|search this|searchi docs
D240|secret because|secret with|secret you|secretn secret|secrets manager|securit policy|see also|see readme
D240|select differe|send unknown|sending its|sentenc transfo|septemb|septemb see|service acme|service for|service in
D240|service names|service true|service vectors|set explici|set these|setting up|sh sh|sha passwor|share doc
D240|share tessera|shop proto|shut|shut down|si|si could|signing into|simpleq nonexis|sl|sl si|small does|snappy codec
D240|snapsho py|sndfile|sndfile library|snowfla crm|snowfla libadbc|snowfla so|so could|so found|so is|so libcair
D240|so undefin|so version|so wrong|solver glpk|solver gurobi|sonar|sonar huge|sonic|sonic english|sources are
D240|space acme|space please|specifi connect|specifi no|specifi secret|specifi server|specifi toolkit|speech is
D240|speech module|speech platfor|speech recogni|speech synthes|spelled|spelled the|spreed|spxerr gstream
D240|sqlalch dialect|sqlstat errorco|src caffe|src gbm|src window|ssh peer|ssl sslv|ssl unsuppo|sslv|sslv alert
D240|sstdout|sstdout stderr|stabili sdxl|stable|stable diffusi|stabled|stabled require|stack named|stacktr
D240|stacktr above|staging|staging label|start full|starthi|starthi returne|state generat|statema|statema jobs
D240|statema when|stateme failed|statest is|status model|status tstatus|statusc sqlstat|stderr dquiet|store backend
D240|store osfs|subscri doesn't|such bucket|such image|such kernel|sunset|sunset on|supply valid|support archite
D240|support chrome|support disable|support gpu|support ir|support message|support tessera|support version|sure about
D240|sure chrome|swe|swe please|symbol foo|sync state|synthes readalo|sys init|system equival|system or|systems
D240|systems path|tab for|table db|table default|table has|table path|table specifi|tabledo|tableno leads
D240|tableno message|target databas|target dev|target resourc|task at|task loadlea|task queues|task text|taskreg
D240|tcpdump|tcpdump is|tdetail no|tdetail the|templat build|templat confirm|templat py|templat to|tenant contoso
D240|tensors|tensors file|terrafo io|tessdat deu|tessdat directo|tessdat prefix|tessdat specifi|tessera couldn
D240|tessera ocr|tessera require|tex|tex because|texecut|texecut status|text img|that are|that each|that fits
D240|that google|that imagema|that pockets|that this|the accept|the acme|the ark|the compute|the conn|the daytona
D240|the delta|the deltala|the depende|the extensi|the fact|the fauna|the feature|the flac|the getitem|the gettabl
D240|the graph|the graphvi|the imageio|the imaging|the invoice|the java|the kaleido|the keyword|the linked|the listobj
D240|the lms|the optiona|the polars|the procedu|the pulumi|the redis|the scikit|the solver|the stacktr|the sync
D240|the tessdat|the tk|the utils|the webhook|their transit|these are|these reader|thin|thin mode|this archite
D240|this conditi|this configu|this environ|this executa|this functio|this python|this secret|this system|this worker
D240|tickets doesn't|time not|time zone|tk|tk interac|tkagg|tkagg which|to abort|to data|to date|to filenot|to import
D240|to proceed|to recover|token and|token having|tokeniz model|tool bin|tool please|toolkit version|topic or|topicno
D240|tor|tor is|torch not|toxic|toxic languag|trained|trained please|transfo all|transfo does|transfo is
D240|transfo models|transit depende|tree builder|trusted|tsv|tsv output|ttynone errno|tubro|turbo model|turbo turbo
D240|turboo|turboo not|typ rt|type if|type qwen|type secret|type snowfla|type vector|type virtual|ultra|ultra not
D240|unavail request|undefin symbol|unixodb|unixodb driver|unknown databas|unknown geocode|unknown languag
D240|unknown locale|unknown topic|unrar|unset this|unstruc|unstruc docx|unsuppo librari|unsuppo locale|unsuppo operati
D240|untagge|untagge enum|up runtime|up the|update pip|update to|upgrade kaleido|upgrade modal|upload the|url and
D240|us locatio|use absolut|use filter|use grok|use hugging|use instead|use sonic|use transfo|use yaml|user permiss
D240|using bitsand|using ctypes|using ffmpeg|using pip|using yt|usr local|utility|utility not|utils|utils package
D240|valid chrome|valid service|validat hub|variabl is|variabl properl|variant of|vault if|ve spelled|vector does
D240|vector no|vector queryno|vectors valid|vehicle make|version but|version cannot|version check|version current
D240|version from|version glibc|version in|version max|version or|version preview|version require|version specifi
D240|version using|version when|vertexa|vertexa publish|view not|vimeo|vimeo unable|visa|visa library|vl|vl but|vosk
D240|vosk small|was depreca|was marked|was removed|was retired|was sunset|web lg|web route|webhook for|well known
D240|west statema|westeur|westeur and|wheels|wheels with|when install|when set|which can|which model|which require
D240|while compili|while searchi|whisper|whisper large|wikiped|wikiped py|window cpp|windows gtk|wire|wire version
D240|with args|with binary|with cuda|with gpu|with include|with model|with multipl|with npm|with path|with protoc
D240|with tex|with unknown|with windows|within package|wkhtmlt executa|wkhtmlt https|worker availab|workflo jobs
D240|working tool|writer|writer not|writers driver|wrong elf|wss speech|www nltk|www nvidia|xgboost library
D240|xgboost version|xx yy|yahoo options|yaml is|yaml load|yaml typ|yaml yaml|yandexg|yandexg latest|yml|yml and
D240|yml found|yml verify|you add|you probabl|you recentl|your compute|your generat|your hugging|your ocr|your systems
D240|your tessdat|your version|yoursel followi|yt|yt dlp|yy|zamba|zamba forcaus|zbar|zbar shared|zstd compres
D240E179K304|details failed
D240E240|.actor|.executi failed|.job executi|.poppler|able|able to|acme example|api is|bing|bing com|com meeting
D240E240|content availab|conv|deploye|descrip model|endpoin summari|ft|functio is|getthin|hadoop hbase|https webexap
D240E240|ioerror|ioerror message|log files|message org|nameser|no time|of date|runtime is|safe|set for|snapsho
D240E240|status no|summari prod|sys|task render|task to|the init|torch|typ|variant|webexap|webexap com
D240E240G240|.model not|c modelno
D240E240G240R240|.bento|.bento ml|.ml
D240E240H240T240|predict failed
D240E240H277R240T240|predict
D240E240I240|api inferen|claude sonnet|co models|invokee|invokee operati|sonnet|the invokee
D240E240J240K240L240R343T240|args
D240E240J240K240Q240|guide
D240E240J240L304R371T439|convert
D240E240J304O304R240T304|mapping
D240E240J439R393T508|.parser
D240E240K240|.client not|hbase|https webdav|the library|webdav example
D240E240K240P240|com search
D240E240K240R240|webdav
D240E240K240R304|sqlalch
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
D240E240R240|c jsonrpc|model acme|poppler
D240E240R304|.slumber base
D240E240R343|.influx|.influx db|exited with
D240E240T240|handler|model predict|recover
D240E240T304|externa
D240E240T426|deseria
D240E304|.fail|an issue|apache hadoop|c institu|exec|hadoop|institu is|is likely|message collect|process exited
D240E304|root cause|searchi|set to|the vehicle|transit
D240E304F240R240|with respons
D240E304G240I343K240R240|.inferen
D240E304J304O371|to update
D240E304K240T240|hive
D240E304L240|kernel
D240E304L240T343|mib
D240E304O240|is open|the root
D240E304O445P240|databas is
D240E304P240|c cluster
D240E304R240|build
D240E304R304T304|accept
D240E343|allowed when
D240E343G240I240T240|to process
D240E343K240R240|.cluster
D240E343K240T240|.backend
D240E343K426R240|ssh
D240E358G240K371|statusc unavail
D240E371J240R304T371|.empty
D240E371K240O240R240|error please
D240E371K240O343P240R480T240|stateme
D240E371K304T304|.down
D240E371R240T343|org apache
D240E393L343R304T304|died
D240E393O240R304|.not availab
D240E393R240T343|apache
D240E411L304|.ray
D240E419G304|service is
D240E538G466H403K240O439P523R240T304|later
D240F240|api files|environ main|errorme|exists please|message unable|name docs
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
D240J240|.studio server|but found|model claude
D240J240K240P240T304|data for
D240J240Q240R240|agents
D240J240R240|.class|medium
D240J240R240T466|not an
D240J240T240|quotes
D240J304|extract json|json please|model to|score
D240J304Q240T240|.instruc
D240J304R240|in schema|the tool
D240J304R371T343|parser
D240J358R304T371|diction
D240J371R462T439|at line
D240K240|.namespa|code server|correct and|https python|is enabled|library in|linux|locally|modal|movies|nominat
D240K240|oracled readthe|realm|table docs|the docker|the local|unset
D240K240Q240|latest user|user guide
D240K240R240|seem|seem to
D240K240R240T240|inconsi
D240K240T240|cached|well
D240K304|causes|lookup failed|mongo|while trying
D240K326|.os
D240K343|lookup|protoco ssl
D240K393|no route
D240L240|bin convert|no executa
D240L240O240|this process
D240L240T240|pytorch
D240L304R240T304|died with
D240M240|framewo|grok|model grok
D240M240O240|contain content
D240M240O240R240T304|file has
D240M240O240R240T371|this file
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
D240O304|file exists|version does|version this
D240O304R240T304|.seriali
D240O304T240|it to
D240O343|lock file
D240O393|when trying
D240O393R304T371|seriali
D240P240|.search|amqp|check out|conditi amqp|extende|followi error|for api|in chat|link status|recentl|runtask
D240P240|runtask operati|table was|the runtask
D240P240R240|by this|marqowe|marqowe error|marqowe marqowe|request link
D240P240R304|.teams|.teams webhook|.webhook
D240P240R343|.db client
D240P240R343T240|message message|minimum
D240P240R393T343|the documen
D240P304|executi of
D240Q240|informa see
D240Q240R240|.did|.did not
D240R240|.incompa|.matches|.method not|.redis vl|.smi|.unknown model|.vl|accepta|acme writers|are file|are no|base en
D240R240|builder|c longer|c unimple|cannot execute|check it|chrome is|class docs|collect or|compila|compila error
D240R240|directl|dockere|dockere no|en base|encoder|error could|europe|excepti table|exp|file from|for functio
D240R240|for languag|found from|found that|img|impleme for|index for|languag xx|large turbo|layout|listed|message line
D240R240|model bge|model please|needs|no matchin|of table|only allowed|please report|posixpa|posixpa dot|properl in
D240R240|protoco not|pulp|recogni the|relativ path|repo id|repo type|request method|schemes|schemes are|secretn
D240R240|specifi and|state machine|statusc unimple|task name|tenant id|the bucket|the install|this could
D240R240|unimple details|unknown command|unknown encoder|unknown functio|unknown service|version are|version for
D240R240|with idx
D240R240T240|.feature not|absolut|c data|checkpo|is support|missing from|not compati|sentenc|tokeniz|unimple
D240R240T240|valid path|version was
D240R240T304|.impleme|.not impleme|during convers|exitcod|exitcod during|pandoc died|with exitcod
D240R240T343|open in
D240R240T502|audio
D240R304|.pulp|beginni|date and|dialect|dot|english|for list|found using|importe|languag is|process please
D240R304|request languag|semanti error|support models|the target|vectors
D240R304T240|check failed|command line|compati|list of|path is|postgre|synthes
D240R304T433|not recogni
D240R343|c method|cannot use|please select|precisi|relativ|semanti|support with
D240R343T240|for type|prefix
D240R343T304|formats
D240R343T343|jpeg
D240R371|.interpr
D240R371T240|names|specifi for
D240R393|de
D240R411|mandato
D240R426|you mean
D240R426T240|mean
D240R439T411|=NotImplementedError
D240R471T240|.argumen
D240S240|failed not
D240S240T240|with exit
D240T240|.data not|.no backend|.ocr|.shell|.storage api|.ttf|abortin|absolut path|also|based|block type|camelot
D240T240|command antiwor|contain file|data file|decrypt operati|depreca version|doc failed|documen invalid|docx file
D240T240|docx is|dpi|file but|flac or|http www|it manuall|jbig|ner|no handler|pdfium|preview|proto|protoco version
D240T240|pyav|require at|sendmes operati|snappy|the checkpo|the decrypt|the sendmes|thumbna|valid model|yet support
D240T240|zstd
D240T304|.delegat|.it|.it down|.mail|.mail parser|.mark|.mark it|backend to|be read|constit|delegat|error constit
D240T304|find backend|format error|get page|iomode|isn't|manuall|page count|path or|tree|with iomode
D240T343|.deseria|protobu|rar
D240T393|flac
D240T505|.image
D277|dev ttynone|exist model|letters not|ttynone
D304|#100|#127|#501|.airflow not|.ark not|.codec|.dbt project|.driver not|.entity not|.found entity|.info not|.messagi
D304|.messagi entity|.product|.task not|.unsuppo product|.upgrade|.upgrade require|acme plugins|add it|and install
D304|api deploym|appropr|archite|availab models|aws documen|bucket not|bucketn|c deploym|c procedu|c support
D304|can install|client noticed|cliente procedu|compile with|contain does|created the|ctypes|ctypes util|data not
D304|databas instanc|dbt|deploym for|deploym within|directo models|docs depreca|docs was|doesn exist|doubao|doubao pro
D304|downloa to|driver manager|elastic and|error unspeci|executa found|exist errorco|exist if|exist time|ffprobe
D304|file named|find adapter|find library|for multipl|found install|found raw|found tdetail|from http|fs to
D304|functio not|get install|get throttl|gettabl|gone the|image render|imageio|imageio ffmpeg|imagema|import nltk
D304|install and|install anthrop|install fs|install https|install upgrade|install using|install with|is install
D304|it using|its life|kaleido|last minutes|lib libacme|lib python|libacme|libacme so|library called|library not
D304|life please|load has|load library|locale|lxml|manager can't|message bucket|messagi entity|minutes please|mixtral
D304|mixtral has|model command|model path|model version|models tiny|module ensure|module is|module named|moment and
D304|nltk|nltk downloa|nltk nltk|no module|no procedu|nosuchb when|not compile|not elastic|noticed|noticed that
D304|occurre nosuchb|old not|on and|open docs|operati system|opt lib|or install|package is|pip pip|procedu
D304|procedu message|procedu procedu|procedu with|py data|python package|queue invoice|render invoice|render pdf
D304|reposit for|request file|require depende|resourc import|retired|scripts|support but|system please|tab not
D304|table does|tableno|terrafo|tessdat|the appropr|the aws|the deploym|the nltk|the transfo|this repo|this unknown
D304|throttl functio|transfo library|ttf|unknown product|unknown task|unspeci error|unsuppo model|unsuppo protoco
D304|up correct|use pip|usr lib|usr share|util find|version has|version not|wait moment|when loading|xgboost
D304|you created|your system
D304E240|.t applica|apt|apt get|collect not|compile|ghostsc|it not|name could
D304E240H240P240R371T462|error while
D304E240K240|the last
D304E240K240O304R240|.by broker|.closed by
D304E240K240R240|bge
D304E240K343O304R304|.by
D304E240L371|cuda
D304E240M240|we do
D304E240O240|error conditi|models acme|operati on
D304E240O240R240|error databas
D304E240O240T240|within the
D304E240O304R462T240|xx
D304E240R240|home|of its
D304E240R304|.solver
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
D304E411J240K439O304R371T240|last
D304E491G240K304O304|server is
D304F240M343O240R304T240|because it
D304F343K304O304R371|.state
D304J240|functio name
D304J240O240P240|the table
D304J240R304|found availab
D304J240R371T240|.undefin
D304K240|and we|api models|librari|python oracled|readthe|readthe io
D304K240O240|co api
D304K240P240|util
D304K240T304|.resolut
D304K304R240|error cannot
D304K343|message unknown
D304K343T240|to fetch
D304L240R240T240|.boost|.xg|.xg boost
D304L240R240T304|modules
D304L240R240T371|opencv
D304L240R304T371|in functio
D304L240T304|io opencv|opencv io|opencv modules
D304L343O240R343T343|.called|.called process
D304O240|are on|obtain the|specifi queue|update the|your operati
D304O240P240R371T304|documen for
D304O240R240|jobs in
D304O240R240T240|readme
D304O240R343T343|incompa
D304O304|c contain|errorco contain|specifi contain
D304O304R304|queue jobs
D304O343R240T240|.delta
D304P240|elastic|out the
D304R240|.channel not|.regex|.regex match|.scheme|en tiny|excepti no|idx|model mistral|models llama|not impleme
D304R240|operati this|or cannot|queue does|server version|solver|tiny|tiny base|tiny en|turbo
D304R240T240|called
D304R240T304|.tessera|options|the end
D304R240T343|specifi the
D304R304|find match|invalid model
D304R304T304|ensure that
D304R304T343|pandoc
D304R426|did you
D304R451T304|foo
D304T240|.info|antiwor|dict keys|find model|from onnx|open resourc|support please
D304T383|codec
D326|.such bucket|c nosuchb
D343|.command not|.missing depende|.project|.queue not|be install|client library|code index|deletio|exist crm|life
D343|message index|no queue|nosuchb|optiona|optiona depende|qwen|shared library|such index|tessera is|this version
D343E240F240R240|properl
D343E240K304L240T304|java
D343E240L240|manager
D343E240O240|functio render
D343E240R240|init
D343E304F240I240K517O304R240|.closed
D343E304F240N240O462P240R343|conditi
D343E304G240H240|deploym
D343E304K411R240T240|.t
D343E304L371O240R393T439|c exit
D343E343|distrib
D343E343L371O240P240R393T439|c status
D343E371K411O304R393|.web driver
D343F240O240R371|with name
D343F240O371|c version
D343F240R240|method not
D343J240O240R240|please refer
D343K240|can't open|oracled
D343K304R439S240T491|end of
D343O240R240|latest version|opt|to obtain
D343O240R304|the latest
D343O304R240|.channel closed
D343O393R240|obtain
D343R240|.imprope|.imprope configu|it with|plugins|such model|unknown model
D343R240T240|require by
D343R304|.dbt|.dbt runtime|can't find
D343R343T426|support by
D343R371T343|support for
D343R411|=AttributeError
D343T304|model safeten|safeten
D358R240|model does
D371|=ModuleNotFoundError|c gone|cannot load|gone for|install it|install the|leads old|message model|with pip
D371|your path
D371E240|.applica
D371E343O240P240|.queue
D371E371G277K240|loading
D383|bucket does|specifi bucket
D393|index not|install or|longer support
D393E240R304|chrome
D393E343R343T304|backend
D393F240G240L240O343R343T240|engine
D393H240R240|model gpt
D393K240R304|cannot find
D393R240T240|depreca
D393R514T304|languag
D403F240|c index
D411|.depende|so cannot
D411E240L240R240T451|ffmpeg
D411K240R240T304|py
D411M240R462T304|.not support|.support
D411O240T240|version is
D411O277R240T240|version of
D419E240|tessera
D426|object file|open shared|shared object|to install
D426H240|api version
D439|please install
D439L240|executa
D451|c model
D462O304T240|.version
D462T343|cannot open
D471|pip install
D488|pip
D488O240T240|old
D508|not install
D520E240K240|library
D540T240|=ImportError
E179|api postmar|com email|left there|postmar|postmar com|raised service
E179K358|=ConnectionResetError
E179K403|.max retry
E179K514|c econnre
E179K562|=ConnectionError
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
E240|.group coordin|.halted|.hazelca client|.hub broken|.incompl generat|.incompl respons|.invoke|.invoke timeout
E240|.is full|.job timeout|.killed|.killed worker|.kucoin request|.ldap busy|.ldap respons|.ldap time|.lifetim
E240|.lifetim timeout|.linkup failed|.loop protect|.mailbox move|.mailbox store|.mailbox uids|.many streams|.map
E240|.map full|.market|.market closed|.master|.master reporte|.max restart|.maximum wait|.mid|.mid stream|.modbus io
E240|.move|.move in|.nameser|.no nameser|.not active|.not primary|.nsq pub|.nylas sdk|.object lost|.op|.op failed
E240|.operati timed|.parse api|.pdf poppler|.pending|.pending calls|.plivo server|.point|.point interna|.polling
E240|.polling timeout|.pool empty|.poppler timeout|.primary|.process pool|.produce queue|.provide not|.pub|.pub failed
E240|.pysnow|.queue is|.queue overflo|.queue timeout|.rates|.rates not|.ray actor|.reply|.report|.reql availab
E240|.reql op|.reql runtime|.resourc failure|.resourc timeout|.respons body|.respons format|.restart exceede
E240|.restart telegra|.retries exceede|.retries reached|.rm operati|.run wait|.runtime disconn|.runtime timeout
E240|.sandbox termina|.scrapli timeout|.sensor|.sensor timeout|.serial timeout|.server dead|.server halted
E240|.server http|.server transie|.serverl|.serverl timeout|.session pool|.severe|.shard not|.slow|.smb timeout
E240|.smith request|.snmp timeout|.soft|.soft time|.space paused|.spam|.spam assassi|.spark connect|.split
E240|.split brain|.status line|.store unavail|.stream fallbac|.streams|.subproc output|.system|.system mainten|.target
E240|.target disconn|.telegra server|.tempora fail|.time exceede|.timeout exceede|.timeout nomad|.timeout warning
E240|.too slow|.transpo protoco|.trino externa|.twitch backend|.uids|.unexpec empty|.usb timeout|.valid worker
E240|.vault down|.wait queue|.wait time|.waiter|.waiting|.waiting for|.weaviat retry|.weaviat timeout|.websock queue
E240|.worker crashed|.worker lost|.workflo timeout|.xml parse|.yf data|=BufferError|aadsts transie|abandon
E240|abort action|aborted leaf|about that|about where|above for|abruptl|abruptl while|accept new|accept request
E240|access was|accessi resourc|action of|action timed|active but|active cluster|active it|active replica|active steps
E240|activit startto|actor option|actor rendere|actor this|add to|additio informa|address address|address host|adhoc
E240|adhoc query|adjuste with|adjusti|adjusti the|admissi|admissi for|afc|afc ea|after please|after pt|again server
E240|again the|agent step|airline|airline respond|aj|aj timed|albums|albums max|all nameser|all nodes|all request
E240|all restric|all scrapin|all shards|all those|all tokens|allocat allocat|allocat chunk|allocat failed|allocat row
E240|allow delete|alltraf|alltraf did|already request|amazon ec|an applica|an extra|an html|an illegal|an rpc
E240|and initial|and premium|and tempora|another server|answer message|answer the|answere servfai|answere the
E240|anthrop peer|any request|apache druid|apache org|api could|api deepl|api events|api histori|api jsonrpc|api pub
E240|api status|api stripe|api sync|api timed|apiconn anthrop|apierro process|apierro search|applica interna|aql query
E240|are process|are queued|are sending|asleep|asleep the|asmx status|assignm|assignm for|assista message|async
E240|async timeout|at api|at graph|at insuffi|attempt exceede|attempt request|attempt while|availab channel
E240|availab closing|availab from|availab message|availab no|availab not|availab please|availab too|availab zone
E240|awaitin datasou|awaitin respons|bab|bab cce|back again|backend is|backend param|backend server|bad output|badserv
E240|ban|ban free|ban status|basic|basic nack|batch in|be active|be adjuste|be deploye|be submitt|be the|because no
E240|because timeout|become active|become ready|before finishi|before headers|before operati|before receivi
E240|before replyin|before timeout|being execute|being moved|bge ft|binance invalid|bitfine com|bitfine get
E240|bitfine system|blocked connect|bluetoo|bluetoo device|body could|body from|body msg|body or|body upstrea
E240|bot claude|brain|brain protect|breaker is|breaker still|broken if|broker not|brokert|brokert query|browser closed
E240|browser failed|browser on|browser timed|browser use|build error|build for|build logs|bundle|bundle but
E240|busy bindres|busy ctrls|busy message|busy none|busy request|busy try|but active|but all|but has|but timed
E240|by amazon|by dev|by either|by one|by overcom|by token|by wlm|bytearr not|bytearr ssh|c airline|c asleep|c carrier
E240|c cursorn|c downstr|c driver|c ec|c edquot|c errorma|c etimedo|c event|c fatal|c hiberna|c hive|c hrana|c mainten
E240|c memoryp|c metasto|c nodes|c notwrit|c one|c out|c ready|c runtime|c soapenv|c unreach|c upstrea|c websock
E240|cache openpix|cache resourc|calling collect|calls actor|can retry|can't retry|can't start|canceli|canceli stateme
E240|cancell by|cancell for|cancell maximum|cannot interpr|cannot invoke|cannot service|capacit for|capacit in
E240|capacit out|capacit unable|carrier api|carrier is|cart|categor histori|categor read|caught|caught excepti
E240|cause enginec|caused from|cce|cce eecaf|cell executi|cell timed|center at|channel by|channel resourc|char content
E240|check back|check cloudwa|check please|check python|check system|check timed|checkin out|chunk of|ci|ci example
E240|circuit fetch|circuit search|class systeme|client details|client metadat|client rs|client took|clients
E240|clients reached|closed before|closed message|closed sqlstat|closing transmi|cluster docs|cluster event
E240|cluster node|cluster or|cluster out|cluster the|code albums|code downstr|code presto|code product|code service
E240|code timeout|codenam cursorn|codenam notwrit|codenam primary|collect on|collect org|com conf|com empty
E240|com functio|com geoip|com git|com jobs|com market|com no|com operati|com origina|com pets|com print|com report
E240|com reports|comes the|command apt|command did|command executi|command node|common bad|complet severit
E240|compute capacit|concurr categor|concurr histori|conf pub|connect after|connect are|connect availab
E240|connect exceede|connect later|connect pool|constra server|contain for|contain launch|content an|content html
E240|content resp|content service|content try|content ty|continu with|conv node|convert process|core sw|core worker
E240|couchba kv|couldn' get|cpp remote|crashed session|crashed without|crawl request|crdt|crdt because|create exceede
E240|create server|creatio sites|crm args|crm on|csrc|csrc distrib|css timed|csv name|csv on|cuda error|cudnn
E240|cudnn failure|cudnn status|curl error|curl operati|currenc label|currenc rates|current active|current availab
E240|current do|current input|current not|current offline|current unavail|current using|cursor id|cursorn|dapr
E240|dapr health|data members|data message|data query|data serverb|data service|databas manager|databas message
E240|databas please|datasou|datetim datetim|dbms|dbms memory|dbx|dead letter|decisio|decisio query|decode mollie
E240|decode object|decoder jsondec|deepl com|default queued|delete block|deploy please|deployi|deployi descrip
E240|deployi details|deploym complet|deploym elser|deseria expecti|deseria using|detail could|detail zyte|details are
E240|details bad|details context|details please|detecte core|detecte router|dev rootcoo|devbox dbx|develop generat
E240|device conside|device is|device not|device unavail|diagnos contain|didn't respond|died before|died while
E240|differe ml|differe workers|directo listing|directo watch|disconn reset|discord was|disk full|disk is|disk partiti
E240|disk quota|distrib process|distrib transac|distrib user|dml|doc timed|docs message|domain not|doomed
E240|doomed during|double check|down debug|down errorla|down full|down in|downloa interna|downloa tempora
E240|downstr request|downstr service|dpy call|dqw premier|driver timeout|druid|druid query|duratio of|duratio seconds
E240|during executi|during find|during lambda|during placeme|during travers|ea|ea topolog|ec during|ec throttl|eecaf
E240|eecaf error|either github|elapsed yet|element urn|elser|elser model|embeddi content|empty https|enabled verbose
E240|enablin|enablin javascr|encount during|endpoin failed|endpoin my|endpoin the|endpoin to|endpoin unexpec
E240|engines failed|enough hosts|enough in|enough replica|entity set|entity wrapper|environ map|environ mapsize|ep
E240|ep fail|err sys|errmsg cursor|errmsg operati|errmsg the|errno disk|errno operati|error body|error cache
E240|error client|error cuda|error embeddi|error encount|error fatal|error gave|error groupco|error histori
E240|error hosting|error httpcon|error leaf|error mnt|error nccl|error raw|error readtim|error receive|error regionn
E240|error reply|error reporti|error return|error system|error targetn|error timed|error tmo|error tmp|error to
E240|error websock|errorla retryab|errorla the|errorna exceede|errors client|errors keys|errors occurre|errors session
E240|errorty insuffi|etcdser leader|evaluat of|event handler|event put|event timeout|events merges|events timed
E240|example chat|exceede debug|exceede distrib|exceede global|exceede home|exceede ms|exceede none|exceede org
E240|exceede pexpect|exceede timed|exceede watch|exceedi timeout|excepti all|excepti an|excepti but|excepti class
E240|excepti model|excepti process|excepti three|exec compile|exec tez|execute action|execute after|execute async
E240|execute plan|execute query|execute the|executi failed|executi or|executi retryin|executi role|executi status
E240|executi this|executi was|executi your|executo|executo executo|executo exited|exhaust resourc|exhaust tif
E240|exhaust unable|exist to|exited caused|exited or|exited prematu|exiting|expect string|expecte entity|expecte json
E240|expecte not|expecte timefra|expecte urn|expecti more|experie heavy|expired after|expired before|explici set
E240|externa name|extra mib|fail non|failed double|failed during|failed executi|failed exiting|failed interna
E240|failed max|failed name|failed pub|failed rpc|failed times|failed vertexn|failed we|failedj due|failure cudnn
E240|failure error|failure getting|failure lost|failure of|failure state|failure task|fatal error|fault java
E240|feature flags|fetch error|fetch rates|fetched due|fetchin feature|fetchin https|fetchin task|ff to|fhir
E240|fhir search|files for|files tmp|find ms|finishi|finishi this|finnhub invalid|firecra|firecra com|flags http
E240|flagsmi|flagsmi api|for allocat|for crm|for dead|for global|for im|for lane|for mercury|for ms|for phrase
E240|for product|for reason|for scrape|for system|for trainin|for valid|format html|forward registe|found full
E240|found there|found this|found unable|free respons|from backend|from connect|from error|from flagsmi|from org
E240|from pool|from runtime|from servers|from valkey|ft failed|full message|full reached|full txt|fully loaded
E240|functio create|functio initial|future was|futures|futures market|gate|gate label|gateway for|gateway restart
E240|gateway time|gateway title|gateway to|gb errorco|general databas|general memoryp|general timedou|generat google
E240|geoip|geoip city|geoip maxmind|get any|get ban|get inciden|get server|get update|get valid|getting data
E240|getting https|ghostsc rasteri|gib attempt|gib current|gib dbms|gib maximum|gib overcom|gib stack|git info
E240|git upload|github modifie|given to|global adhoc|global memory|google guide|got html|goto timeout|graphql result
E240|groupco|had an|hadoop hive|handle session|handler browser|has crashed|has raised|has read|has stopped|has termina
E240|have tried|hbase regiont|headles doc|healthy|healthy upstrea|heavy load|heavy traffic|help center|help firecra
E240|here comes|histori market|histori searche|hit its|hive metasto|hive ql|holders json|home svc|host hz|host news
E240|host nomad|hosting endpoin|hosting shard|hosts availab|hrana|hrana websock|html expecte|html from|html http
E240|html page|html receive|html runtime|html url|http interna|http resp|http timeout|https amazona|https apache
E240|https ci|https geoip|https git|https lambda|https llm|https took|hz|hz port|id address|id afc|id an|id bab
E240|id exceede|id interna|id query|id state|illegal memory|illegal status|im|im failed|image build|impossi|impossi to
E240|in answer|in cluster|in hit|in hours|in mkv|in mx|in pool|in python|in reasona|in report|in safe|in sleep
E240|in stage|in torch|inciden not|incompl after|incompl generat|increas timeout|index state|inferen wait|info refs
E240|info write|informa exit|init setting|init timeout|initial has|initial incompl|initial or|initial search
E240|initial server|initial using|inotify instanc|inotify watch|inputst device|inserts|inserts stack|instanc limit
E240|instrum no|insuffi disk|insuffi system|interna bad|interna opc|interna tempora|interpr|interpr mixpane|interru
E240|interru maximum|invalid handle|invalid xml|invokea|invokea operati|io last|is at|is deployi|is offline|is sealed
E240|is startin|is turned|issue persist|issue please|it and|it current|it indicat|it respons|it the|items key
E240|its subsyst|its timeout|java net|javascr|javascr renderi|job aborted|job after|job aj|job bge|js|js timed
E240|json decoder|json error|json format|json html|json result|json type|jsondec|jsondec expecti|jsonrpc|jsonrpc php
E240|keep seeing|kernel didn't|kernel info|keyerro merged|keys in|kikimr|kikimr cluster|killed because|killed while
E240|kuberne|kuberne api|kucoina interna|kucoinr|kucoinr invalid|kv|kv cxx|label bad|label futures|lambda functio|lane
E240|lane low|large capacit|larger environ|last caught|last host|last worker|later code|later display|later server
E240|later you|launch failed|ldapbus|ldapbus busy|ldaptim|ldaptim timelim|leader changed|leader failure|leader http
E240|leader not|leaf error|leaf node|left after|left error|letter resulte|library was|lic|lic example|lifetim
E240|lifetim expired|like command|limit can|limit errorty|limit gib|limit given|limit operati|limit regionn
E240|limit total|line content|listeni|listeni timed|litellm midstre|llm acme|load please|loaded collect|local message
E240|local node|local queue|lock for|log batch|log for|logs events|long running|longer possibl|loop protect|lost task
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
E240|nack object|name cluster|name exceede|name hive|name mainten|name no|name query|name servert|name systemm
E240|nameser failed|nas|nas csv|navigat timeout|nccl|nccl error|nccl version|ncclien|ncclien timed|net sockett
E240|network issue|new request|new thread|no answer|no communi|no healthy|no media|no nodes|no return|no servers
E240|no slot|no snmp|no tomes|node cudnn|node render|nodes availab|nodes down|nomad|nomad port|none basic|none service
E240|none timesta|not able|not broken|not elapsed|not nonetyp|not primary|not properl|notion is|notwrit|null query
E240|null this|nylas|nylas sdk|object caused|object ff|object must|objectr|objectr was|occurre during|occurre ec
E240|occurre no|occurre refer|occurre runtime|occurre try|occurre url|of clients|of gb|of out|of render|of results
E240|of retry|of running|of timeout|offline for|oh|oh uh|on browser|on crdt|on differe|on peer|on pool|on process
E240|on recover|on server|on session|on udp|once deploym|only allow|only option|only respond|onnxrun ep|open trial
E240|open usb|opened datetim|openpix|operati after|operati categor|operati complet|operati ibm|operati search
E240|or disconn|or disk|or errors|or forced|or over|or pending|or report|or shutdow|or wallet|ora oracle
E240|oracle initial|orderse|orderse failed|org sbnn|our help|out attempt|out before|out bin|out configu|out conside
E240|out create|out during|out httpsco|out if|out message|out no|out out|out parquet|out possibl|out query|out request
E240|out run|out runtime|out sending|out sql|out time|out title|out val|outboun|outboun streams|output code|output no
E240|output things|over memstor|over quota|overcom|overcom decisio|overcom stack|overflo reached|overloa server
E240|overpas|overpas api|page of|page transac|page try|parse api|parse holders|parsing the|partiti error|partiti it
E240|parts in|passing timeout|pattern using|paused please|payment process|pd client|peer has|pending calls
E240|perform write|perform your|persist contact|persist to|pets timed|pexpect|pexpect pty|phrase|phrase to|ping health
E240|pinot|pinot server|placeme|placeme resourc|plan on|please resubmi|poll for|polling devbox|pool default
E240|pool general|pool has|pool initial|pool maxpool|pool pool|pool was|pool within|poppler timeout|port disconn
E240|port pool|possibl to|post for|post httperr|prematu signal|premier|premier in|premium proxies|present on|presto
E240|presto server|previou leader|primary code|primary contain|primary errmsg|primary full|primary replica
E240|primary stepped|print css|printer busy|printer on|printin|problem locatio|process any|process cluster|process cpp
E240|process getthin|process in|process pool|process queue|process signifi|process timeout|process when|prod failed
E240|product not|product variant|progres or|progres try|properl scoped|protect excepti|protect we|provide returne
E240|provide webhook|provisi request|proxies|proxies status|pt|pty|pty spawn|pub bitfine|pub failed|pub map
E240|put mapping|python set|qb severe|ql exec|query aborted|query again|query capacit|query exhaust|query monitor
E240|query query|query queryca|query queue|query select|query setup|query shop|query termina|query this|queryca
E240|queryca too|queued on|queued queries|queued reason|queuepo|queuepo limit|raised timeout|rasteri|rasteri failed
E240|rates open|rates source|ray record|rdb|rdb snapsho|reach is|reached concurr|reached maximum|reached session
E240|read is|ready error|ready message|ready please|ready service|ready standal|ready to|ready within|reason capacit
E240|reason number|reason schedul|reason service|reason the|reasona|reasona time|receive after|receive before
E240|receive fhir|receive from|receive request|receive retryab|receive see|receive status|receive valid|receive very
E240|receivi respons|recent failure|record ref|recover collect|ref creatio|refs service|refused configu|region error
E240|regionn leads|regiont|regiont over|registe schema|remote process|render could|render invocat|render js|render the
E240|rendere because|renderi|renderi and|replica for|replica set|replica time|replica val|reply http|reply message
E240|replyin|replyin to|report in|report user|reporte at|reporti|reports failed|request badserv|request eu
E240|request like|request may|request ml|request product|request retries|request right|request soft|request sorry
E240|request sqlstat|request system|request vm|request waiting|require index|reset before|resolut lifetim
E240|resourc constra|resourc exist|resourc query|resourc shortag|resourc to|resourc unavail|resourc xc|resp for
E240|respond in|respond please|respond within|respons after|respons data|respons got|respons info|respons interna
E240|respons keyerro|respons no|respons query|respons request|respons respons|respons returne|respons service
E240|respons try|restart in|restart or|resubmi|resubmi your|result no|result timed|results was|resume it|resumin
E240|resumin your|retries check|retries continu|retries details|retries lambda|retries model|retries we|retriev object
E240|retriev this|retry again|retry run|retry tasks|retry times|retryab error|retryab full|retryin may|return code
E240|return execute|return valid|return was|returne respons|returne xx|role provide|rootcoo|rootcoo dml|router in
E240|routine exec|row batch|rpc reply|rs region|rule parse|run agent|run duratio|run encount|run poppler|run query
E240|run result|running conv|running it|running or|running queries|running request|running with|runs batch|runs log
E240|runtime failed|runtime please|runtime when|safe mode|sandbox functio|sandbox timeout|save rdb|sbnn|sbnn error
E240|scale factor|scale out|schedul connect|schema request|scoped to|scrape job|scrapin|scrapin engines|sdk failed
E240|sdk timed|sealed|sealed on|search bundle|search cluster|search not|search open|search operati|search reply
E240|search timed|searche on|sec please|second timeout|seconds command|seconds current|seconds exceeds|seconds last
E240|seconds pid|seconds server|seconds the|seconds time|see build|see informa|see session|seeing|seeing this
E240|select timed|selecte to|send operati|send status|sending command|sensor|sensor has|server acme|server after
E240|server busy|server databas|server encount|server had|server https|server insuffi|server lic|server message
E240|server request|server send|server shutdow|server side|server timeout|server to|server too|server took
E240|server transit|server try|server typ|serverb code|serverb content|serverb interna|servers hosting|servers pinot
E240|servers status|servert|servert shouldr|servfai|service at|service git|service interna|service slow|service the
E240|service this|service timed|session acquire|session browser|session ef|session execute|session new|session request
E240|session session|set object|set orderse|setting init|setting wandb|setup and|severe|severe excepti|severit adaptiv
E240|shard inf|shard is|shard on|shard shard|shards|shards failed|shortag|shortly name|side error|sigkill job|signal
E240|signal sigkill|signifi|signifi slower|site is|size overflo|size paramet|sleep|sleep state|slot availab|slower
E240|slower than|smartsh|smartsh com|snapsho but|snmp respons|sockett read|soft doomed|softtim|solve the|solve time
E240|soon display|sorry about|source not|spamass|spamass timed|sparkex job|spawn|spawn object|spawn spawn
E240|specifi request|spent|spent ms|split brain|spool|spool space|spxerr timeout|sqlstat hy|sqlstat routine|src pd
E240|stackcr|stackcr failed|stage failed|stage failure|stage tid|standal|standal initial|standby|standby visit
E240|start tag|start tika|startin please|startto|startto timeout|state asleep|state build|state error|state paused
E240|state standby|state success|stateme due|stateme executi|stateme timeout|status after|status at|status custome
E240|status deadlin|status disk|status executi|status for|status insuffi|status line|status server|status system
E240|status unknown|stepped|stepped down|steps run|still in|still initial|still open|stop by|stopped and
E240|storage reason|str bytes|streams is|string argumen|string deadlin|subsyst|subsyst is|succeed if|suffici capacit
E240|suffici large|sum but|sum cancell|summary timed|support errorty|surpris|surpris http|suspend resume|svc out|sw in
E240|sync crm|sync replica|sys temp|system failure|system mainten|system problem|system status|systeme|systeme severit
E240|systemm|tab crashed|table logs|targetn|task check|task class|task current|task exceede|task id|task in|task read
E240|task run|task sum|tasks sync|technic|technic reasons|temp|temp tempora|tempora authent|tempora down|tempora ec
E240|tempora system|termina abruptl|termina all|termina the|tessera process|text add|text plain|tez|tez teztask
E240|teztask|teztask vertex|tgetope|tgetope failed|than inserts|than seconds|than tasks|that attempt|the airline
E240|the allocat|the backend|the bank|the device|the disk|the downstr|the executi|the expect|the future|the gateway
E240|the handle|the invokea|the issue|the kuberne|the lambda|the logs|the mqtt|the mysql|the overpas|the ping|the pool
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
E240|unavail please|unavail raw|unavail search|unavail server|unavail tempora|under heavy|unexpec before
E240|unexpec conditi|unexpec element|unexpec empty|unexpec html|unexpec http|unexpec server|unexpec while
E240|unknown executi|unknown xml|unreach backend|up after|upload pack|upstrea connect|upstrea error|upstrea gradio
E240|upstrea no|upstrea upstrea|url all|url as|url couldn'|url to|urn html|us through|usb printer|use browser
E240|use larger|use more|user memory|users please|using deseria|using differe|using gib|utf url|valid graphql
E240|valid host|valid worker|valkey is|value seconds|variabl ray|variant alltraf|vault is|vehicle is|vehicle or
E240|vehicle state|verbose error|vertex failed|vertexn|vertexn map|very|very surpris|vf|vf scale|vm|vm size|wait on
E240|wait time|waiter|waiter stackcr|wallet gateway|wandb init|wandb setting|warehou is|warming|warming up
E240|warning functio|was an|was answere|was being|was cell|was created|was encount|was expecti|was given|was interru
E240|was network|was selecte|was tcp|watch can|watch limit|watch timeout|we current|weaviat timed|webhook or
E240|website ban|websock error|websock was|west amazona|when making|when printin|when waiting|where this|while accessi
E240|while checkin|while forward|while polling|while the|with bot|with httpsco|with invalid|with next|with out
E240|within specifi|without additio|wlm|wlm abort|worker exited|worker log|worker matchin|worker that|workers but
E240|workers died|wrapper|wrapper inciden|write primary|write timeout|write type|wrong extensi|wrong somethi
E240|wrong while|www bing|xml start|xmlrpc bad|xmlrpc common|xx server|yet circuit|yet ready|you keep|your cloudwa
E240|your file|your pattern|zone you|zyte|zyte api
E240F240|additem|additem class|be modifie|class name
E240F240J240O240T240|those
E240F240K240O358|the page
E240F240L240O411P240R240|in use
E240F240N240O240|.workflo
E240F240O240|succeed
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
E240G240O343P240R240|back
E240G240P240|current experie|off
E240G240P240T240|cannot process
E240G240R240|to see
E240G277|current loading
E240G277O240|try later
E240G304P240|experie
E240G343|capacit exceede
E240H240|for text|nginx|out for|pack|server nginx|service failed
E240H240I240M371O343P451R304T304|request was
E240H240K240P480|in seconds
E240H240K304|adaptiv
E240H240O371P439|of concurr
E240H240P240|complet the
E240H240P393|slow down
E240H240P419|slow
E240H304O240P371|many concurr
E240I240|.client timeout|.respons timeout|.shard|.task timeout|c modeler|complet within|executi timed|from primary
E240I240|in process|inferen hugging|invocat timed|modeler|modeler when|occurre modeler|on endpoin|primary with
E240I240|receive server|timeout the
E240I240J240|operati model
E240I240K240|.server timeout|while process
E240I240K343|data from|endpoin url
E240I240O240P240|request try
E240J240|.empty respons|c modelst|empty respons|error expecti|for output|malform respons|modelst|modelst when
E240J240|not return|occurre modelst|respons the|the json|was unexpec
E240J240K411|last error
E240J240M240|error input
E240J240M240T240|task failed
E240J240R240|code was|valid json
E240J240R304T240|parsed|startin
E240J240R304T411|string line
E240J240R343T304|double
E240J277K304P240|at state
E240J304|to return
E240J304R240|.action|is expecte
E240J304R304T304|extra
E240J304R304T343|.parsing
E240J343R304T304|while parsing
E240J343R343|.functio
E240J445R439T480|parsing
E240K179|line bytearr
E240K240|.binance websock|.bravado|.device not|.dist|.fetchin|.generic|.invalid metadat|.ldap server|.pool exhaust
E240K240|.reql|.selecti|.selecti timeout|.server pool|.server selecti|.url fetchin|acs goto|active server
E240K240|after maximum|api datadog|api mlflow|api mollie|backgro|backgro on|been downloa|bin ssh|braintr com
E240K240|checksu does|closure with|databas or|descrip topolog|downloa but|easypos com|easypos if|expired sqldriv|ff
E240K240|for connect|get connect|get content|goto page|guide trouble|host was|https sqlalch|hyt|hyt hyt|hyt microso
E240K240|login timeout|mailjet|mailjet api|match please|memcach get|mlflow|mlflow runs|mnt|mollie com|mollie httpsco
E240K240|navigat acs|not not|not start|of tries|on navigat|or network|or try|out connect|page goto|ping|please let
E240K240|pool after|promptl api|ray|reached connect|reason shutdow|retry loading|server availab|server connect
E240K240|server pool|server session|serverd server|servers serverd|session closed|sockett ms|sqlalch me|str local
E240K240|string unavail|support easypos|sw|the sha|timeout caused|timeout sockett|timeout topolog|to mailjet
E240K240|topolog descrip|topolog id|topolog type|tries|type unknown|udp|unavail error|unavail message|unknown servers
E240K240|user timeout|weaviat failed|with easypos|with mollie|with request
E240K240L240T240|.py j
E240K240O240|.exa|.nc|.nc client|c hy|failed on|is running
E240K240O240P240|retryin
E240K240O240R240|.bleak
E240K240O240T240|reading from
E240K240P240|promptl
E240K240R240|.solr|args kwargs|closing|hy|kwargs|solr|to reach|topolog
E240K240R240T304|.end
E240K240R304|.pyppete|mixpane
E240K240R343T240|bad data
E240K240R371|the domain
E240K240R426T240|error at
E240K240T240|.metadat|bad http|datadog|datadog com|goto|in langsmi|langsmi|langsmi api|later if
E240K240T304|.fetch
E240K240T393|of bytes
E240K277P240|polling
E240K304|.no connect|.no respons|.termina|.websock|adaptiv server|apiconn|at http|broker forced|caused connect
E240K304|closed unexpec|closure|connect closure|connect forced|connect id|connect ms|during query|excepti connect
E240K304|forced broker|forced connect|generic error|git example|host shop|in max|in non|litellm apiconn
E240K304|meilise httpcon|ms connect|request excepti|retries in|retries retry|server unavail|serverd|sha checksu
E240K304|source error|stripe if|to communi|to redis|unreach|with stripe
E240K304O240|.git protoco|redis connect|retry timeout
E240K304P240|connect failure|websock
E240K304P304|server has
E240K304R240|.no valid|after ms|is closed|modbus|modbus error
E240K304R343|.mixpane
E240K304R480T240|.valid
E240K304T240|from memcach|memcach|schedul
E240K343|closed by|connect lost|error after|request httpsco
E240K343R240|the endpoin
E240K343R304T240|checksu
E240K371|complet message|message body|peer closed|remote host|sending complet
E240K371R240|generic
E240K393|closed the
E240K411|aborted remoted|remoted|remoted remote|without sending
E240K419|.remote protoco
E240K439|.communi
E240K439O240R240|tcp
E240K439T343|broken
E240K451|.connect closed|end closed|remote end|without respons
E240K451R240|mysql server
E240K451R304|mysql
E240K491|connect aborted
E240K491O240R304|resolut
E240K502|or service
E240K540|error connect
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
E240N240R240|of exceede
E240N240R240T240|stop
E240O240|.databas unavail|.exa query|.exa request|.in progres|.progres|cas|data out|dbi operati|failedj|full environ
E240O240|in sync|instanc has|message pending|new session|no reason|not execute|now try|pending previou|previou query
E240O240|product is|puterro|puterro at|query complet|query was|receive error|request or|severit server|sql the
E240O240|state and|to another|transac cancell|while it
E240O240P240|again once|are current
E240O240P304R240|c executi
E240O240P343|wait and
E240O240R240|.execute|.precond failed|.reporte|at this|create file|db dbi|dbi|ibm db|id id|keyerro
E240O240R240T240|fetched
E240O240R240T343|mdb
E240O240R304|.descrip|.descrip code|.has|.has descrip
E240O240R502T403|element
E240O240T240|.put
E240O304|errorla|holders|on lock|transac aborted|try the|use by
E240O304P240|some time
E240O304P304|after some
E240O304P411|.operati failed
E240O304R240|.zmq base|in state
E240O304R371|there are
E240O343|aborted due
E240O343R240|for resourc
E240O371|current in
E240O439P343|is being
E240O495|.lock
E240O495R240|acquire
E240P179R240|https develop
E240P240|.active|.bus server|.webexte|apierro cluster|apierro status|app has|by respons|by too|c block|code serverb
E240P240|com greylis|disk usage|display message|elapsed|exceede failed|exceede flood|excepti too|flood stage|gave
E240P240|gave up|greylis|greylis please|histori data|jobs caused|letters blocked|making|message api|message null
E240P240|name node|oauthex is|over limit|queries is|request disk|resume|retries reason|retry using|search request
E240P240|send request|sending too|shouldr true|stage waterma|status excepti|status service|the availab|time has
E240P240|type system|url jobs|waterma|waterma index
E240P240R240|api call
E240P240R304|.serp|.serp api
E240P240R371|c search
E240P240T240|respons too
E240P304|com html|concurr queries|html duckduc|https html|streams
E240P304R304|c query
E240P343|duckduc|duckduc com|few minutes|termina because|was throttl|you try
E240P343R304|executi excepti
E240P371|are allowed|flood|provisi
E240P393|hit
E240Q240|exceede while
E240Q240R240|loop
E240Q240T304|.reached
E240R240|.aql|.aql query|.bad object|.brother|.brother ql|.executi timeout|.netmiko base|.operati rejecte|.port
E240R240|.port audio|.query execute|account that|action before|actor died|any result|api no|api respond|aql|at command
E240R240|bank or|be str|because more|c availab|c phase|c process|calling get|center|com the|comes|config for|crawl
E240R240|created in|cursor|ef|email account|engines|err aql|error http|forward|gradio|gradio app|http reason
E240R240|inciden api|index has|inf not|info chrome|inputst|instrum|it can|leaf|limit message|max number|name rendere
E240R240|occurre the|opening inputst|paerror|pd|pending action|pets|poll|print|ql|read csv|says bad|server did
E240R240|service error|session info|slot|solr respond|split|state not|stopped|the instrum|the pending|timefra
E240R240|timeout after|to evaluat|to solve|verbose|warning|with non
E240R240T240|be fetched|data or|excepti failed|expect|forms|gotenbe|gotenbe forms|http gotenbe|mdb put|parts|put mdb
E240R240T304|.batch
E240R240T326|found line
E240R304|.audio|.cell|.exceede result|.flagsmi|.flagsmi client|billing invoice|failed at|informa about|mercury
E240R304|none searchr|or one|phase|phase executi|retry or|search phase|searchr|searchr none|to restart|trainin|urn
E240R304|urn billing
E240R304T240|be parsed
E240R304T508|.format
E240R343|at or|cell|css|executi error|got an|provide for|the email
E240R343T240|inf
E240R343T304|rule
E240R371|query executi
E240R371T304|datetim
E240R528T393|.syntax
E240T179|.xml syntax
E240T240|.build|.cancell|.capacit|.externa|.maximum|.warning|.weaviat batch|apache spark|api httperr|batch failed
E240T240|bytes or|charset|charset utf|disk space|error getting|error json|failed after|failed see|forms libreof
E240T240|grpc batch|html charset|in json|indicat that|is marked|libreof convert|maxmind|more data|nonetyp|not deseria
E240T240|object data|of mib|or bytearr|out mp|provide url|python core|ran out|receive respons|returne fetch|space in
E240T240|spark|spark sparkex|sparkex|support datadog|tag expecte|the sandbox|this limit
E240T277|column string
E240T304|ffmpeg in|the size
E240T343|maximum size|size exceede|tika
E240T371|chunk
E240T383|prematu
E277|capacit problem|downtim|downtim or|faf state|hour limit|mainten downtim|notion has|or capacit|out notion
E277|searche per|service your|to mainten|to service|unavail your
E277G240|request due
E277K240|host oauth|oauth reddit
E277K240R240|reddit com
E277K393|all address|to all
E277K511|by peer|connect reset|reset by
E277P304|your searche
E277P358|.after|.retry after
E277P403|per hour
E304|#1|#103|#106|#189|#241|#440|#520|#521|#524|#552|#598|.aerospi|.again|.agent runtime|.ambiguo timeout|.bad gateway
E304|.busy loading|.cardles interna|.celery|.crashed|.device overloa|.fs timeout|.get timeout|.http server
E304|.inferen endpoin|.insuffi resourc|.kafka timeout|.max connect|.meilise timeout|.on mainten|.overpas gateway
E304|.overpas unknown|.query timeout|.read only|.restart|.sdk timeout|.smith api|.smtp connect|.taskiq result
E304|.tempora unavail|.un|.un ambiguo|.unknown content|.write timeout|achieve|achieve consist|after secs|after waiting
E304|again soon|against read|alive|alive replica|and make|and was|api has|api html|api respons|api server|are facing
E304|awaitin|become|bitfine|body bad|breaker opened|by readtim|c backend|c databas|c down|c eio|c full|c general
E304|c gocardl|c maxtime|c notionh|c time|call timeout|can't write|cannot achieve|carrier|cause upstrea|client attempt
E304|client request|clientr|clientr waited|cloudwa|cloudwa logs|code institu|codenam maxtime|complet your|connect from
E304|consist level|consist quorum|contact the|context deadlin|current respond|current space|dataset in|desc server
E304|device error|device overloa|device tmp|died unexpec|dns operati|do answere|down error|downstr|enginec
E304|enginec encount|err device|errno inotify|errno input|errno too|error fetchin|error operati|error or|error somethi
E304|errorco serverb|exceede timeout|exceede would|excepti memory|facing|facing some|failure sec|failure thresho
E304|few seconds|for replica|for result|for some|from api|from rendere|gateway body|gateway from|have rate|head html
E304|head title|heavy|host capacit|html head|http service|httperr server|in memory|in output|in timeout|info consist
E304|inotify|institu down|institu error|interna message|is loading|is thrown|issue see|its stateme|json data
E304|json respons|json with|kafkati|kafkati failed|last failure|launch|leader for|level quorum|likely due|limit full
E304|limitin set|many open|maximum gib|maxtime|memory storing|message attempt|message operati|message out
E304|message somethi|message unambig|metadat after|mimetyp text|node is|node timed|nodes respons|non json|none the
E304|not get|not respond|notion api|notlead this|of host|of ms|of query|of second|ok errmsg|only replica|only respons
E304|open until|operati exceede|or warehou|out receive|out receivi|out some|overloa src|owner to|pattern not
E304|queries for|query cancell|query killed|queue full|quorum|quorum info|quorum require|reached circuit|receive only
E304|receivi message|regionn|remaini last|replica alive|replica nodes|replica that|request later|require replica
E304|respons message|respons to|result from|result of|results has|run task|sandbox was|scale|searchi for|sec remaini
E304|see stack|server do|server load|server log|shipmen shp|shp caused|shutdow in|some object|some partiti
E304|some trouble|specifi timeout|ssh openssh|start new|stateme or|stateme reached|storing|storing object
E304|summary error|system busy|system resourc|task results|tempora error|the actor|the carrier|the invalid|the moment
E304|this institu|thrown|thrown if|timeout timed|timeout try|title head|to accept|to become|to clientr|to notion
E304|to replica|transie general|transit to|trouble complet|type downloa|type institu|unambig|unambig ec
E304|unambig timeout|unavail excepti|unavail type|unexpec mimetyp|unknown content|until failure|update metadat
E304|url shipmen|use gib|valid respons|valkey|waited|waited seconds|warehou timeout|was cancele|while awaitin
E304|while connect|with bytes|with unexpec|worker died|write against
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
E304I240|exceede deadlin|message upstrea|operati receive|the timeout|time exceede|took too
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
E304K240|caused failure|dead|failure connect|health|health check|mollie|ms timeout|session was|sockett|to weaviat
E304K240M240|navigat
E304K240O240|not active
E304K240O240R240|.valkey
E304K240O240R240T240|to start
E304K240O304|.temp
E304K240O343P304R304|against
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
E304K462O240|disconn
E304K475O240|connect connect
E304K484|tempora failure
E304K488|closed connect|connect without
E304K684|connect refused
E304L240|.dead
E304L240P240|try increas
E304L240R240|while running
E304L304|killed
E304L411|to allocat
E304M240|an excepti|at help|status content
E304O240|crashed|failed reason|is still|open files|redis is|retry the|the owner|timeout occurre
E304O240P240R240|rates
E304O240P304|.full
E304O304R240|.zmq
E304O304T240|client put|put false
E304O343|c transie|neo transie
E304O411|resourc tempora
E304P240|.server busy|c serverb|code coordin|code from|coordin node|display|for shard|histori|in http|page request
E304P240|query start|request at|request resulte|second and|stage|too high|transie true
E304P240R240|your query
E304P240R343T304|http https
E304P304|error respons|exceede on|many error|seconds and
E304P304R343T240|coordin
E304P343|was termina
E304R240|.hive|.hive server|.on|additio error|currenc|details provide|error title|error try|flow run|inferen endpoin
E304R240|maximum executi|no additio|retryab|sum|to true
E304R240T240|.ambiguo
E304R240T419|.xml
E304R304T240|duratio
E304R343|be resolve|in search|load too|solve
E304T240|.loading|code no|shp|soon
E304T304|mimetyp|not detecte
E326|c device|c gateway|c left|c on|error server|more space|problem please|tempora unable
E326K670|errno connect
E343|.cluster down|.exchang not|.interru|.invalid json|.leader|.leader for|.mainten|.max retries|.not leader
E343|.operati timeout|.pool timeout|.retries|.wait timeout|after millise|after sec|answere|bytes receive|c emfile
E343|c enospc|cluster leader|code html|decode json|details deadlin|error notlead|errorty timeout|exceede details
E343|exceede time|express evaluat|fix this|for task|get timed|in express|in few|is down|maxmemo|memory maxmemo
E343|message timeout|millise|millise with|ms exceede|no cluster|notlead|out timeout|readtim|readtim httpcon
E343|resourc name|the leader|thresho reached|time limit|timeout waiting|to fix|trinoqu|trinoqu type|used memory
E343|when used|would use
E343F240P240R240|.go
E343F240R240|.cardles|.go cardles
E343F240R304|fix
E343G240|type interna|we are
E343G240H240P480R304|second
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
E343J393R462T538|.parse
E343J411T403|.json decode
E343K240|loading the|not current|receivi|shutdow
E343K240N240|somethi went|went|went wrong
E343K240O240|.device
E343K240P240|.retriab
E343K240T240|to post
E343K304|code unavail|timeout source|was closed
E343K304O411P240|.transie
E343K371|error sending|sending request
E343K371O343|.lost
E343K393|.connect failure
E343L240P240R240|thresho
E343L371|.of memory
E343L371T240|gib
E343L393R240|of memory
E343N304Q240R240|increas the
E343O240|has failed|is busy|queued|timeout ms
E343O240P304R240|of seconds
E343O304P240|at the
E343O304P304R304|retry your
E343O343T240|still
E343O393R304|restart
E343P240|.arxiv|again shortly|api query|arxiv|arxiv org|export arxiv|https export|org api|serverb
E343R240|to receive
E343R304|.vespa|code summary|map
E343R371|while executi
E343R426|.prometh|.prometh api|error errorty
E343T240|after attempt
E358K343|unavail details
E371|#421|.malform respons|.result timeout|.worker|an interna|breaker|circuit breaker|html body|logs for|nodes
E371|query exceede|service tempora|type text|under mainten
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
E371K240|encount an
E371K240M411T426|.content
E371K240O240P240|timeout expired
E371K240R240T240|if the
E371K304|#599
E371K371|error communi
E371K403|.connect timeout
E371K491O451T240|aborted
E371L240T240|on device
E371O240|cluster is
E371P240|memory limit
E371P304R343|.overpas
E371R240|.request executi|rendere
E371R304|message query
E371R393|error query
E371T240|no space|timeout while
E371T304|.content type
E383|notion
E383T240|space left
E393|.http timeout|.request timeout|.time limit|gateway html|html bad|is under|sec|timeout error
E393J240K304|after retries
E393P343|.wait
E393R343|an unexpec
E393T304|text html|to decode
E393T426|decode
E403|error interna
E403I304K240O371|c timeout
E411|.breaker|.circuit|.circuit breaker|.timeout expired|code interna|has occurre|insuffi resourc
E411G240O451P240|.busy
E411I240K371|connect timed
E411J304R240T240|expecti value|value line
E411J439R240T419|column char
E411K240|error has|error timeout|out waiting
E411K240M304R371T371|encount
E411K411|communi with
E411O304|c tempora
E411O343|timeout exceede
E411P240|circuit
E419|mainten|unavail the
E426|occurre please|query timed
E426G304I371|#504
E426G358P304|c service
E426I240J240O240|while waiting
E426I240K240|.gateway
E426I240K612P240R343T304|closed
E426I426|.api timeout
E426J411R371T403|expecti
E426P240T343|disk
E433K419|.pool
E439G240I304|deadlin
E439G371O471|busy
E439G426I240K240|.interna server
E439I304|deadlin exceede
E439K548O240|host port
E439S179|error service
E445G304K358|.service unavail
E445I240K240|has timed
E451H383K240O411P426R240|please retry
E451I304|out while
E451K240L240|pool
E451K556|httpcon host
E451K562|httpcon
E451O240|leader|timeout of
E462H383I343O304|after seconds
E466K240O240|c interna
E471|replica
E471O240P240|c server
E480I240K445O343P371|@retry
E484G304O426|tempora unavail
E488K304|interna error
E491G240K240|interna server
E508I240K240|out read
E511I419K240O304|=TimeoutError
E514I240|operati timed
E514I304K240|read timeout
E514I419|.read timeout
E514I451|request timed
E517G439H403K240O371P498T240|again later
E517I240K240|port read
E520I371K240|out after
E523I240K240|read timed
E528G304K343P240|c unavail
E544|bad gateway
E576G304K371R304T240|interna
E583K304|#502
E689I480K480O439P343R240T240|timeout
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
F240|complet error|conflic detail|conflic http|conflic raw|conflic unable|contact email|contact matchin|create contact
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
F240|pullreq|pullreq code|reason conflic|receive command|referen with|refunde already|req charge|req keys
F240|request cancel|request payload|resourc cannot|resourc pullreq|respons conflic|retry key|runbook|runbook in
F240|same idempot|same usernam|saved search|secret openai|sent or|sheet with|signup|signup operati|smsg client
F240|source branch|space with|specifi name|specifi uuid|specify differe|state message|states may|sub that|submitt on
F240|subscri already|taken path|than job|that link|the sent|the signup|the space|the title|they were|this interac
F240|this name|this shipmen|this source|this title|those details|title already|title call|title conflic|title runbook
F240|to before|updated because|upderr addresp|upderr dsid|upload box|use request|used listedb|used on|user exists
F240|usernam when|using key|uuid has|uuid used|void invalid|voided|were first|with try|write referen
F240G240O304|c engine
F240J240|order has
F240J240O240|only one
F240J304M304O304R343|.check
F240K240R240|excepti occurre
F240K393R304T358|dd
F240O240|.already started|.in use|.started|.use|.workflo already|already process|and can|conditi when|occurre conflic
F240O240|operati stack|stack app|status of|workflo executi
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
F240R304|.api unproce|not create|number has
F240R343|error wrong|wrong input
F240R371|.account bad|paramet message
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
G240|https groqsta|if there|in less|inciden type|inferen please|interna anthrop|later the|litellm interna|load type
G240|maximum queue|maximum usage|message flex|message llama|model busy|none type|now we|of queue|off exponen
G240|openai chat|operati bedrock|operati try|over capacit|overloa or|overloa sorry|peak|peak load|provide service
G240|queue overloa|ready yet|reject|reject your|request didn|request queue|see if|server overloa|servero
G240|servero message|service busy|service overloa|service provide|size allowed|switch|switch to|tempora exceede
G240|tempora overloa|tempora switch|than second|to alterna|to high|to reject|token before|traffic right|type capacit
G240|type engine|type toomany|unavail due|unavail exceeds|unavail try|usage size|users to|versati is|we advise|yet the
G240H240|.ark rate
G240H240J240|.model provide
G240H240O240P371|c toomany
G240H240P240|limit error
G240H343P240|type rate
G240I240K240M240|bedrock
G240L240R240|the engine
G240O240|again and|api service
G240O240P240|exceede try
G240O240P304|later request
G240O240P371|toomany
G240P240|back off|exhaust message|exponen|had to|high load|we had
G240P371|retry later
G240R240|is unable
G240R240T411|exceeds maximum
G240R304|an active
G240R304T240|to handle
G240R371|alterna
G240T343|.text
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
H240|msg server|name llm|name rate|no deploym|of rpm|open api|openai pricing|openaig|operati have|operati under
H240|organiz max|organiz rate|oss in|output client|over resourc|own key|pack limit|page and|paralle|paralle task
H240|params vectori|per base|period and|please log|pre call|project per|prompt ratelim|qps request|quota increas|ramps
H240|ramps up|ratelim azureex|ratelim error|ratelim request|reached organiz|reduced rate|rejecte due|req error
H240|request reached|request sent|request slow|request within|resourc pack|retry shortly|rpm and|rpm limit|rpm please
H240|run compone|second period|seconds id|seconds passed|selecte model|server capacit|serverl model|shortly or
H240|status request|submit quota|task over|tasks exceede|tempora rate|textgen|textgen count|the embeddi|the tpm
H240|throttl descrip|tier today|to accumul|to dev|today at|token rate|tokens upgrade|tpm tokens|tpm you|traffic ramps
H240|type openaig|under azure|upstrea please|use your|vectori keyword|vectori params|version have|will have
H240|will increas|within second|yet added|your apitoke|your payment
H240I240J240M240P240|.service respons
H240J179T277|with base
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
H240T240|please submit|submit|while generat
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
H304P520|ratelim
H326|call rate|exceede call
H343|rpm|tokens please
H371P511|request rate
H383O304P426|retry after
H393P433|@limited
H488O240P562|@again
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
J179|.type invalid
J179T277|for int|int with|invalid literal|literal for
J240|.agent parsing|.baml validat|.byte|.byte parser|.call not|.call validat|.cattrs|.class validat|.computa|.convert
J240|.extra keys|.field invalid|.forbidd extra|.humanlo|.humanlo runtime|.instruc retry|.invoker|.iterabl validat
J240|.kernel functio|.llm malform|.llm no|.malform action|.metric computa|.multipl structu|.next|.next agent
J240|.no action|.output check|.output validat|.outputs|.ragas output|.require field|.respons parsing|.schema parse
J240|.schema value|.service invalid|.strict|.strict yaml|.string|.string not|.structu outputs|.studio predict
J240|.tool invoker|.tool schema|.tool usage|.undefin next|.unknown tool|.yaml validat|access raw|action after
J240|action input|actual output|adapter chatada|adapter jsonada|additio propert|advance|advance fsm|after documen
J240|after thought|age many|age not|age propert|agent assista|agent must|agents in|agents list|aimessa|aimessa with
J240|allowed data|allowed thought|an action|an instanc|an output|answer citatio|answer must|answer source|apply chat
J240|arbitra|arbitra text|args id|argumen are|argumen total|as part|ast|ast call|at age|at order|at total|attribu name
J240|availab fields|availab tools|bamlval|bamlval message|be class|be helpful|be low|better|better evaluat|block end
J240|block mapping|brief|brief to|but did|bytes but|c json|calcula eval|call but|call chatcom|call none|call object
J240|call returne|call str|calls name|calls that|calls use|cannot help|charact line|chatada|chatada failed|chatcom id
J240|choices in|citatio|citatio is|class float|claude haiku|code evaluat|code parsing|code snippet|coerce value
J240|col here|col total|colour unknown|column age|column type|complet total|contact invoice|contain age|content after
J240|convert text|corresp toolmes|create issu|data colour|data must|delimit or|dict score|dict str|documen line
J240|due missing|edit fil|editor|end but|equal input|errors for|errors generat|errors output|errors value|eval
J240|eval score|evaluat exact|evaluat llm|evaluat model|even|even after|exact|exact match|except|except extensi
J240|existin tool|expecte at|expecte block|expecte you|expecti an|express unexpec|extensi id|extra fields|extra keys
J240|failed guardra|failed while|few of|field id|field total|fields except|fields missing|fields parsed|fil|fil is
J240|final answer|final output|final respons|first few|float for|float seven|followi bytes|for answer|for final
J240|for for|for require|for schema|for ticket|for typeada|format missed|found aimessa|found arbitra|found scalar
J240|from complet|from llm|from model|from output|fsm|fsm for|functio functio|functio serch|get total|github create
J240|gmail sendmia|got seven|got validat|grammar error|guardra validat|haiku|haiku returne|hello world|help with
J240|helpful|here are|high type|in agent|in code|in it|in plugin|in tool|includi retries|incorre returne|instanc total
J240|instruc does|int got|int sub|integer found|into pydanti|invalid return|invalid sequenc|invoice failed
J240|invoice from|invoice when|invoke the|is class|is seven|issu|json does|json eof|json invalid|json output
J240|json string|json when|json you|jsonada|jsonada failed|jsonsch model|key query|keys not|langcha errors|line ast
J240|line model|list does|list model|litellm jsonsch|literal detecte|literal error|llm outputt|llm respons|llm returne
J240|low medium|lower case|malform node|many line|mapping is|match return|match schema|medium or|missed the
J240|missing input|missing unparse|model did|model due|model failed|model incorre|model instead|model produce
J240|model reply|model tool|model you|multipl structu|multipl tool|must return|name search|name serch|name total
J240|named totl|no choices|node or|none or|not lower|not mapping|not overlap|number due|number failed|number name
J240|number on|object access|object expecte|object from|object missing|object require|of number|of search|of those
J240|of tooluse|on instanc|one tool|or high|or line|order availab|order colour|order sub|output cannot|output includi
J240|output parser|output parsing|output schema|output tool|output validat|outputt|outputt an|overlap with|parse data
J240|parse functio|parse invoice|parse llm|parsed from|parser failed|parsing block|parsing require|parsing total
J240|parsing your|path in|pattern code|plan invalid|plannin output|plugin web|present but|priorit input|produce final
J240|produce invalid|prompt failed|propert are|propert failed|propert total|provide agents|pydanti model
J240|python langcha|query sql|raw output|reasoni total|receive no|registe argumen|replace editor|reply sure|req for
J240|require answer|require key|respons answer|respons contact|respons failed|respons reasoni|respons sure|respons tot
J240|retries for|retries last|retries while|retriev tool|return an|return object|return structu|return type
J240|returne empty|returne multipl|root failed|root missing|schema propert|score expecti|score input|search args
J240|search calcula|search final|search web|sendmia|sendmia not|sequenc as|serch should|seven got|seven input
J240|seven that|slug github|snippet|snippet is|source field|steps input|str attribu|str replace|string at|string from
J240|string literal|string on|string startin|string unexpec|structu content|structu dict|structu order|structu respons
J240|support multipl|sure expecte|table you|templat tool|text into|than equal|than words|that do|the answer
J240|the plannin|the regex|the structu|those tool|thought was|ticket priorit|to advance|to apply|to calcula|to coerce
J240|to invoice|to type|too brief|tool edit|tool even|tool gmail|tool invoice|tool name|tool not|tool with|toolmes
J240|toolmes here|tools search|tooluse please|tot|tot for|total actual|total class|total expecte|total has|total must
J240|total raw|total str|totl at|trouble guide|type in|type less|type literal|type number|typeada|typeada invoice
J240|unexpec at|unexpec content|unknown field|unparse|unparse root|urgent|urgent input|use better|use trouble
J240|valid integer|validat after|validat errors|validat require|validat type|value diction|value hello|value input
J240|value root|value seven|value steps|value text|value urgent|was forced|web not|when expecti|when only|with agents
J240|with raw|with slug|with tool|world|world is|your code
J240K240|eof while
J240K240O240R371|least one
J240K240R240|missed|returne no
J240K462R343S240T343|eof
J240M240Q240|.respons validat|model respons|parse respons
J240M240T240|respons is
J240M304|text in
J240M304O240P240|and retry
J240M343R488T343|.input
J240N240|com oss|docs langcha|for trouble|oss python|trouble visit
J240O240|after it
J240O240P240|retry with
J240O240R240|be present
J240O240R393|equal to
J240O240R426T240|equal
J240P240T326|actual
J240P304R304|tool search
J240Q240|.ragas|call argumen
J240R240|.agent executi|.functio not|.type check|an existin|an integer|apply|are the|argumen path|argumen please
J240R240|c wrong|calls to|case|chat templat|choices|detecte at|for tool|got tool|grammar|have corresp|id total|jsonsch
J240R240|message tool|not of|of float|on line|order total|parsing failure|parsing string|plannin|priorit|reasoni
J240R240|regex pattern|replace|require argumen|require fields|require type|scalar|startin at|str int|string was
J240R240|to invoke|tool get|tooluse|total for|total type|type does|type json
J240R240T240|or empty|propert name|words
J240R240T304|at column|output from
J240R240T343|to convert
J240R240T371|unicode string
J240R240T411|unicode
J240R277|invalid express
J240R304|field require|functio call|got invalid|tool use|type dict|type missing|unexpec token|use list|valid key
J240R304T240|invalid format|overlap|shop order
J240R304T304|.charact|unexpec charact
J240R304T383|=SyntaxError
J240R343T240|.schema validat|regex
J240R371|.field|.sqlglot|field named|must contain|no field
J240R371T240|type int
J240R393|or equal|than or
J240R393T304|class str
J240R411T240|be less
J240R466|totl
J240R475T240|be one
J240S179|.cant|.cant handle|no tool
J240S240T240|output for
J240T240|.extra|.iterabl|.lex|.metric|.unexpec charact|be shorter|column expecte|constru for|context at|current parser
J240T240|data total|double quotes|enclose|enclose in|expecti propert|in double|mapping in|matches in|name enclose
J240T240|no termina|not produce|one is|parser context|quotes line|require in|schema but|shorter than|str is
J240T240|termina matches|token line|type shop|unsuppo message|when parsing
J240T277|delimit line
J240T304|.unexpec input|hello|schema total
J240T343|in unicode
J277|about forty|data age|forty|forty input|invoice total|raised validat|value about
J277T240|int for
J304|.adapter parse|.base validat|.functio call|.json schema|answer line|asked for|be dict|by model|c format|c tool
J304|encoura|encoura the|expecte float|failed generat|find output|float got|functio please|generat json|got str
J304|id call|invoice validat|lm respons|maximum retries|message type|model answer|model but|not documen|not extract
J304|output fields|output sure|prompt see|prompt to|respons lm|return specifi|see failed|serch not|sure here|thought
J304|to encoura|untermi string|update your|was returne|while structu|you asked
J304K240|.adapter
J304K240R240|to call
J304M240Q240R240|.unexpec model
J304M304|field with|with errors
J304M304R304T240|for field
J304O240|specifi type
J304P240|asked
J304R240|.tool not|documen must|not expecte|schema type|seven is|type object|untermi
J304R240T439|.yaml
J304R304|str at
J304R343|require propert
J304R371T393|line col
J304R383T240|failed validat
J304R393T426|col
J304R411T277|integer
J304R426T371|expecte one
J304T240|total seven
J304T277|expecti delimit
J304T326|delimit
J304T426|.marked|.marked yaml
J326|dev float|diction value|errors pydanti|expecte int|float parsing|for diction|for further|further informa
J326|https errors|informa visit|number type|number unable|parsing input|pydanti dev|str for|string as|total input
J326|value data
J326L240R304|type float
J326M240|further
J326R240|as number
J326R371T240|be valid
J326T277|literal
J326T304|parse string
J343|.chain|.lang chain|.marshma|.multipl invalid|adjust|adjust your|here is|parse structu|please adjust
J343M304N240R240|.agents
J343R304|colour|final|require field|total is
J343T240|fields in
J343T343|.msgspec
J358|pydanti
J358R240|valid number
J371|.structu|.structu output|call functio|structu output|tool calls
J383|for invoice
J383R304|input should
J383R304T240|type str
J393M240Q240R240|.behavio|.model behavio
J393N240Q240R240|tool call
J393O240R514T445|int
J403R240|input value
J403R304T304|input type
J411|.output parser
J411R240T326|seven
J419L240R451T343|float
J439R343T358|structu
K179|.closed resourc|.connect phase|.connect socket|.engine io|.phase|.phase base|bytearr nonsens|econnre receive
K179|errqueu|illegal header|receive through|refused econnre|through errqueu
K179R240T240|nonsens
K179T240|header line
K240|#111|.amqp heartbe|.ansible connect|.ansible runtime|.artifac downloa|.b connect|.b simple|.backend communi
K240|.bad connect|.bad namespa|.base ssh|.bleak device|.box network|.bravado connect|.brokers|.brokers availab
K240|.bus communi|.carrier|.certifi fetch|.chunked|.chunked encodin|.code unreach|.comm closed|.command failed
K240|.connect dns|.connect forced|.connect not|.critica|.critica api|.dagster user|.daytona connect|.db connect
K240|.dist network|.enabled|.exa connect|.flight|.flight unavail|.forced|.forward|.ftp|.ftpos|.gateway connect
K240|.general|.general proxy|.geocode unavail|.grpc unavail|.hangup|.heartbe|.heartbe timeout|.helpful|.host lookup
K240|.host unreach|.http stream|.inconsi|.invalid session|.is enabled|.j network|.keycloa connect|.kombu|.letta
K240|.local entry|.mastodo io|.mastodo network|.matrix connect|.mode|.mode is|.multipl redlock|.name resolut
K240|.neptune connect|.netmiko timeout|.never|.never receive|.no brokers|.not opened|.offline|.offline mode|.opened
K240|.page disconn|.proxy timeout|.recover|.recover connect|.recurly|.redis adapter|.redlock|.remote disconn
K240|.reql driver|.respons never|.respons streami|.scrapli connect|.session close|.session id|.short|.simple
K240|.smith connect|.snmp connect|.socket address|.socket closed|.socket open|.socket proxy|.socket receive
K240|.ssh tunnel|.ssl zero|.ssleof|.start up|.stream lost|.studio websock|.to|.to connect|.too short|.transpo closed
K240|.transpo connect|.trino connect|.tunnel|.tunnel forward|.unable|.unable to|.unretry|.up|.upload file|.uploadi
K240|.uploadi file|.user code|.weaviat connect|.weaviat grpc|.weaviat start|.websock unable|.whois|.whois command
K240|.yag connect|.zero return|=BrokenPipeError|abnorma before|accepti|accepti tcp|access https|acme oss|acme us
K240|activit or|adapter could|address aa|address environ|address flag|address sw|address wrong|after connect|again or
K240|again whois|against weaviat|all brokers|all servers|an open|and accepti|and couldn'|and oss|answer from|any kdc
K240|any running|any source|api ai|api as|api at|api cartesi|api httpsco|api lancedb|api mixpane|api pagerdu
K240|api promptl|api scrapeg|api series|api statuse|api unfortu|apiconn ollamae|apiconn openaie|are down|as rest
K240|as well|asset for|asynchr|asynchr default|at connect|at host|at localho|at refused|at unix|attempt attempt
K240|attempt error|attempt fn|attempt number|availab excepti|away brokenp|baai|baai bge|bad ipv|badconn
K240|bamlcli somethi|bb cc|be down|be when|been detecte|been disconn|before or|berlin format|between client|bge small
K240|broken errno|broker transpo|brokers|brokers are|brokers down|browser connect|browser one|buffer last|but attempt
K240|but returne|by clientc|by connect|by port|by protoco|by tlserro|by transpo|c amqp|c closed|c connect|c econnab
K240|c enetunr|c enodev|c epipe|c estale|c forced|c httperr|c md|c net|c sdk|c stream|cache please|cached files
K240|calcula by|call attempt|call connect|call error|call log|call method|callfun|callfun session|can happen
K240|can't establi|cannot complet|cannot contact|cannot downloa|cannot reach|cartesi|cartesi ai|causes could|causes of
K240|cc dd|cdp|cdp websock|central amazona|certifi at|certifi sqldriv|chars connect|check against|checksu failed
K240|chroma|chroma server|cl|cl base|cleanly|cleanly interna|client and|client closed|client connect|client failed
K240|client legacy|client reqwest|client says|client schedul|client socket|clientc|clientc cannot|closed badconn
K240|closed cdp|closed cleanly|closed client|closed configu|closed eof|closed most|closed request|closing transpo
K240|cluster cannot|cn|cn hangzho|co to|code all|code clickho|code sqlexec|code transpo|com could|com robot|com table
K240|command cannot|command fetch|common causes|communi failed|communi functio|communi protoco|complet content
K240|complet socks|confirm your|connect abort|connect already|connect at|connect dns|connect due|connect econnre
K240|connect first|connect get|connect help|connect ipv|connect level|connect mode|connect namespa|connect not
K240|connect protoco|connect status|connect token|connect tried|connect urllib|connect via|consumi|consumi input
K240|contact any|content md|content page|content target|context or|corp|corp local|corpus librari|couchdb
K240|couchdb server|couldn' open|crc of|create caused|create failed|curl cannot|curl http|current connect|cvm
K240|cvm tencent|daemon|daemon at|daemon running|data connect|data device|data timed|db interna|dbproce|dbproce is
K240|dd ee|dead or|debuggi|debuggi info|default name|defunct|defunct connect|deleted as|details inconsi
K240|details request|details socket|detecte communi|detecti the|device disconn|device it|device reports|device with
K240|disable it|disconn or|discord gg|dns error|dns resolut|docker daemon|docker ps|docker sock|docs query|docs select
K240|domcont|down right|down val|downloa asset|dpy service|dpy the|dsn exasol|during message|dysmsap|dysmsap aliyunc
K240|eai|eai again|east api|ecs|ecs port|ee|ee ff|en from|enabled to|encodin cl|endpoin timed|eof ssl|err eof
K240|err interne|err see|errno broken|errno network|errno softwar|errno stale|errno the|error all|error err
K240|error happene|error host|error hostnot|error keepali|error kind|error of|error pushing|error receivi
K240|error retriev|error runtime|error was|errorco connect|errorco md|establi session|establi the|eu central|eu north
K240|example call|example please|example waiting|exasol|exasol errno|excepti can|execute httpsco|execute request
K240|exist nnet|expecte incompl|failed all|failed common|failed details|failed httpsco|failed origina|failed rc
K240|failed rte|failed server|failure failure|failure twisted|false file|fashion connect|fetch certifi|fetch socket
K240|ff was|file during|file handle|file on|file png|file retryin|files and|files check|files in|find them|flag or
K240|fn args|for github|for realm|for satisfy|from any|from defunct|from java|from orders|from respons|fs errno
K240|ftputil|ftputil python|functio detecti|future connect|gaierro|gaierro name|gateway discord|get system|getaddr eai
K240|getaddr or|getname|getname hostnam|gg|got end|got only|goto net|gpt offline|graph resolve|grpc api|grpc error
K240|grpc health|grs|grs com|handle mnt|handsha respons|hangzho|hangzho aliyunc|happen|happen due|happene while
K240|heartbe|heartbe in|hf hub|high speed|host and|host cvm|host db|host dysmsap|host ecs|host gateway|host github
K240|host https|host keyston|host localho|host mastodo|host matrix|host mlflow|host nominat|host openaip|host por
K240|host proxy|host solr|host sso|host tmp|host trino|host unreach|host via|host web|host within|host wss|hostnam git
K240|hostnam no|hostnam or|hostnot|html dpy|http client|http latest|http localho|http minio|http mlflow|http solr
K240|httperr failed|https no|https search|https shop|https textrac|hub and|hub offline|hy lost|hyper|hyper util
K240|id errno|id session|id topolog|id websock|id yv|impress|impress error|in call|in offline|in startup|in tcp
K240|in tried|inciden failed|incompl got|incompl handsha|inconsi the|incorre hostnam|indexes movies|info call
K240|info ftputil|initiat the|input failed|interne disconn|interne error|interva|interva given|invalid see|io libpq
K240|ip connect|ip locatio|ipv connect|ipv udp|is accessi|is cannot|is correct|is dead|is lm|is unreach|is wrong
K240|java side|java sql|job json|json limit|json wc|judge|judge tests|kafkaco connect|kdc|kdc for|keepali|keepali ping
K240|keyston port|kind request|known caused|known configu|kwargs attempt|lancedb|lancedb com|last chars|last seconds
K240|latest api|legacy|legacy error|level excepti|librari spread|likely the|limit caused|listene|listene at|llm client
K240|lm studio|local broker|local cache|local net|local tcp|localho error|localho illegal|localho port|localho resolve
K240|locally track|locate the|locatio where|log navigat|login request|lookup example|lookup exmaple|lookup failure
K240|lost errorco|lost if|low http|makes|makes use|many missed|marqo encount|mastodo social|match what|matrix example
K240|maxretr httpcon|mcp|mcp server|md mismatc|md value|md you|merchan transac|message errno|message httpsco
K240|message publish|metadat securet|method that|minio|minio inv|minor cannot|mismatc bad|missed heartbe|mixpane com
K240|mlflow api|mlflow port|mnt nfs|modal server|mode at|mode neptune|model baai|model connect|model invoke
K240|mongo connect|mongo errno|mongo server|movies search|ms while|multipl access|multipl excepti|mysql mysql
K240|nameres failed|neptune|neptune continu|neptune server|net lib|net port|netcdf failure|network adapter
K240|network closed|network communi|nfs|nfs job|nnet|nnet lib|no activit|nobroke|node timeout|nominat openstr|north
K240|north amazona|not closed|not fetch|not inconsi|not reach|not reachab|not request|not synchro|novalid|novalid none
K240|number false|number ssl|number wrong|nunable|nunable to|occurre httpsco|of error|of high|offline environ|ollamae
K240|ollamae errno|on illegal|on localho|on mysql|on port|on that|one reachab|only out|open connect|open snmp
K240|open socket|openaie|openaie connect|opened but|openid connect|openstr|openstr org|operati ssl|ops protoco
K240|or browser|or getname|or ip|or make|or multipl|or ray|or see|or weaviat|or while|orclpdb|orclpdb is
K240|orders backgro|orders caused|org port|org ssl|origina prompt|oss cn|oss is|out trying|page content|page context
K240|page has|pagerdu com|payment caused|pdf between|peer caused|ping timeout|please confirm|please unset|png failed
K240|por|port after|port device|port no|port similar|primary slack|problem are|promptl com|protoco being
K240|protoco connect|protoco error|protoco openid|protoco specifi|proxy app|proxy connect|proxy errno|proxy newconn
K240|proxy status|ps it|psycopg operati|publish failed|pushing|pushing impress|py line|python failure|python linux
K240|python new|query connect|questdb|questdb connect|raise|raise connect|ray address|ray instanc|rc|rc connect
K240|reach api|reach https|reach user|reachab at|reachab node|read but|readine|readine to|reading bytes|realm example
K240|realms|realms ops|receive interna|receivi data|recv|recv failure|redis cluster|redis excepti|refused at
K240|refused clickho|refused debug|refused debuggi|refused dsn|refused http|refused is|refused request|refused rtsp
K240|registe with|remote tcp|reports readine|request client|request files|request httpcon|request none|request source
K240|require again|require an|reqwest error|resolut request|resolve acme|resolve hostnam|respons stream|rest api
K240|retriev incompl|retry limit|retryer attempt|retryin py|returne unavail|robot|robot metadat|rte|rte system|rtsp
K240|rtsp live|rtt|rtt none|run connect|run docker|running as|running ray|runs create|runtime callfun|runtime eu
K240|satisfy content|says serverd|schedul after|schedul local|scrapeg|scrapeg com|sdk httperr|search berlin
K240|search caused|search client|seconds either|securet|securet system|see how|select caused|select httpcon
K240|select orders|sent interna|series httpsco|series please|server are|server errorco|server grpc|server host
K240|server httpsco|server please|server running|server ssl|server tcp|server timed|server type|server was
K240|serverd mongo|servers seem|service ai|service communi|service orclpdb|session close|session deleted|session errno
K240|session id|session login|set getaddr|setting address|severit dbproce|severit nunable|severit unable|sftp example
K240|side connect|side is|similar to|snmp session|social|social port|sock|sock is|socket closed|socket connect
K240|socket has|socket is|socks connect|socks proxy|softwar|softwar caused|solr docs|solr port|solr solr|source hyper
K240|specifi error|speed grpc|spread|spread stores|sql communi|sql corp|sql sqlreco|sqlreco|sqlreco io|ssh buffer
K240|ssh connect|ssh could|ssh gateway|ssh session|ssh ssh|ssl provide|ssl wrong|ssleofe|ssleofe eof|sslerro ssl
K240|sslerro ssleofe|sso example|stale file|start session|start up|startup period|stateme caused|statuse|stderr ssh
K240|stores|stores py|str brokers|stream closed|stream was|studio is|studio running|such device|sw exmaple
K240|synchro with|system call|system gservic|system info|target page|tcp closed|tcp port|tcp provide|tcp remote
K240|tcp schedul|tcp stream|telnet|telnet connect|tencent com|tests|tests corpus|textrac eu|that host|that require
K240|the asynchr|the browser|the cached|the causes|the crc|the error|the grpc|the hf|the host|the interva|the listene
K240|the mcp|the md|the modal|the neptune|the weaviat|the website|them|them in|then sent|tiktoke caused|timeout then
K240|timeout to|tls error|tls ssl|tlserro|tlserro tls|tmp judge|to browser|to by|to chroma|to closed|to closing
K240|to couchdb|to disable|to endpoin|to example|to exasol|to excepti|to fs|to graph|to hbase|to hive|to inciden
K240|to initiat|to last|to locally|to ora|to questdb|to shop|to socks|to ssh|to tcp|to timed|tokens connect
K240|tokens httpsco|tool query|track caused|track your|transac caused|transpo address|transpo connect|transpo failure
K240|transpo is|transpo to|transpo val|tried connect|tried raise|trino|trino port|trouble html|ttransp|ttransp type
K240|twisted|twisted interne|twisted python|txt caused|type message|udp transpo|unexpec session|unexpec sql|unfortu
K240|unfortu the|unix|unix var|unknown mysql|unknown rtt|unset the|until domcont|up in|uploadi file|url dns
K240|url encodin|url merchan|url payment|url pdf|url python|url realms|url search|url session|url solr|url stateme
K240|url track|url txt|url wp|urlerro|urlerro urlopen|urllib future|use of|used tcp|util client|value calcula
K240|value specifi|var run|verify the|verisig|verisig grs|version number|via proxy|via ssh|voyagea|waiting until
K240|was detecte|wc|wc orders|we receive|weaviat could|weaviat did|weaviat makes|weaviat url|web gaierro|web novalid
K240|webpage errno|webpage urlopen|website is|websock closed|websock is|well as|what we|whois verisig|with address
K240|with excepti|with https|with incompl|with marqo|with origina|with voyagea|wp|wp json|wrong tcp|wrong version
K240|wrong with|wss primary|your configu|your metadat|yv|yv dpy
K240L240|startup|where the
K240L240O240|by other
K240L240R240|.return
K240L240R371T411|.arrow
K240M240|navigat to
K240N240|wrong or
K240O240|code sqlstat|connect host|failed failed|given in|http prefect|io error|prefect api|running on|specifi did
K240O240|the files
K240O240R240|sqlexec
K240O240R371|please specify
K240O240T445|corpus
K240O304|fatal unable|happene
K240O304R240|c mismatc
K240O304T240|detecti
K240O343P240|specifi in
K240O411R240|stale
K240P240|.streami|api github|connect please|http request|marqo|session to|user code|whois
K240P304|speed
K240P304R240|flight
K240Q240|within limit
K240Q240R240|the llm
K240R240|.ansible|.edge tts|.redis cluster|.tool executi|.yag|.zero|address for|close|flight returne|fn|has closed
K240R240|invalid port|libpq|libpq failed|line in|mode is|not opened|one to|openid|pagerdu|provide at|ps|resolut failed
K240R240|small en|to git|we cannot
K240R240S240|style
K240R240T240|asset|with http
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
K240T240|format json|memcach set|multipa in|of pdf|receive message|specify the|textrac|upload file
K240T304|.content too|bb|central|message with
K240T343|crc
K240T371|what
K240T393|.encodin
K277|droplet per|eio|eio caused|host ssl|io transpo|message caused|page caused|per page|polling eio|socket io
K277|transpo polling|url droplet|url message|url socket
K304|#2|#210|#425|.broken resourc|.by server|.client initial|.connect loss|.cos client|.dns lookup|.illegal state
K304|.kazoo timeout|.ldap session|.ldap socket|.loss|.mcp client|.meilise communi|.memcach unexpec|.not connect
K304|.proxy connect|.server down|.service request|.session termina|.smtp server|.such stream|.sys|.sys call
K304|.termina by|.transie mixin|.unexpec close|.unreach|.valid connect|=ConnectionAbortedError|abnorma|aborted brokenp
K304|address af|af unspec|ai ssl|aliyunc|aliyunc com|any cluster|api connect|at db|at ddd|at fd|auth tokens|away
K304|body incompl|body receive|bootstr|bootstr from|browser has|c clientn|c ehostun|can't contact|charges
K304|charges caused|chunked|chunked read|clean|clean fashion|clickho|client initial|clientn|clientn message
K304|closed with|code clientn|code connect|com errno|com see|com tempora|complet transfe|connect adaptiv|connect all
K304|connect and|connect during|connect maxretr|connect modbust|connect params|connect probabl|connect tcp
K304|connect time|connect with|contact ldap|curl could|curlcod|curlcod couldn'|databas connect|db port|ddd|ddd failed
K304|default tempora|desc can't|devtool|disconn not|disconn without|dns lookup|documen caused|downloa webpage
K304|dpy cannot|during connect|err connect|errno ctrls|errno none|error generic|excepti errno|excepti httpcon
K304|fail connect|fashion|fd|fd failed|from kafka|generic unable|getaddr|gone away|host name|http stream|https keyston
K304|httpx|httpx connect|illegal connect|incompl chunked|indexes letters|info transpo|initial failed|invalid errno
K304|kafka|kafka address|kafkaco unable|keyston|keyston auth|ldap|ldap server|letters documen|localho connect
K304|localho is|lost in|maxretr|means the|message disconn|message fail|modbust|newconn connect|newconn failed
K304|non clean|not establi|of expecte|offline mode|on errno|on total|operati curlcod|or server|params or|probabl means
K304|project caused|protoco banner|provide error|raised connect|reachab|read on|reading informa|reading ssh
K304|receive bytes|recogni connect|refused by|resolve api|resolve at|results for|satisfy transfe|sending respons
K304|server during|server errno|server termina|server unexpec|servers connect|side was|ssh protoco|ssl connect
K304|stream connect|stream is|such host|tcp ip|termina abnorma|this probabl|tls|to bootstr|to devtool|to satisfy
K304|transfe length|transfe message|transpo endpoin|tsocket|tsocket read|unavail failed|unavail or|unexpec eof
K304|unexpec this|unspec|url charges|url cloud|webpage|your connect
K304O240|.etcd|connect or|termina by
K304O240R240|the other
K304O240R304T240|to failed
K304O240T240|means
K304P304|cause unknown
K304R240|already closed|banner|couldn' resolve
K304R240S240T240|of file
K304R240T240|.receive
K304R304|af
K304R304T240|.checksu
K304R343|.mixin
K304R426T240|.illegal
K304T304|bytes expecte|expecte bytes|file tmp|read bytes|while reading
K304T343|when reading
K326|.client os|.socket connect|address reason|econnre|reason errno
K343|.client payload|.close|.connect refused|.endpoin connect|.kafka connect|api exmaple|broken incompl|brokenp
K343|brokenp broken|communi error|connect httpsco|connect was|eof occurre|err name|err urlopen|error eof|fail to
K343|failed errno|fetch data|first for|for hostnam|host acme|host connect|host example|hostnam lookup|httpsco object
K343|in violati|interne connect|ipv failed|kafkaco|length header|lost connect|none unable|of protoco|other side
K343|port on|refused os|satisfy|tcp connect|to databas|to port|unexpec closed|url api|url err|url indexes|violati of
K343|your interne
K343O240|.connect lost
K343P240|the network
K343R240T240|.payload
K343T240|error net|occurre in|respons payload
K343T304|enough data|payload is
K358|.new|.new connect|resolve address
K371|.gaierro|.incompl read|.ldap communi|.server disconn|.stream closed|broken pipe|by nameres|connect broken
K371|connect unexpec|couldn' connect|dd failed|error network|nameres|network connect|pipe|to localho
K371R304|by server
K371T277|at dd
K383|aborted connect|default connect
K383T393|=EOFError
K393|.connect failed|address last|incompl bytes|more expecte|read more|server disconn|unknown ipv|was lost
K393R371T240|error unknown
K403|establi connect|newconn httpcon
K411|.t transpo|been closed|can't connect|resolve host|server on|to mysql
K411T240|net err
K419|ssl default
K426|all connect|attempt failed|connect attempt
K426R343|ipv
K426T240|bytes read
K433|connect closed
K439R304|localho
K445|errno tempora
K451|at failed
K456|connect call
K484|failure in|in name|name resolut
K488|errno name
K498|newconn urllib
K502|httpcon object
K508|connect httpcon
K514|=ConnectionRefusedError|urllib connect
K520|urllib
K551|establi new|new connect
K553|by newconn
K555|connect errno
K556|newconn
K567|to establi
K577|establi
L240|.array|.array memory|.arrow memory|.dead kernel|.sigkill|.signal sigkill|alloc cpp|alloc cudaerr|allocat bytes
L240|allocat mib|and data|api common|args mem|array with|availab memory|batch size|be freed|big tif|blocks try
L240|buffer manager|buffer pool|bytes in|cache blocks|calling topanda|command convert|common device|convert big
L240|convert huge|core src|create llama|cuda failed|cuda gib|cudaerr|cudaerr out|cuh|cuh memory|decreas gpu
L240|desired gpu|device cuda|device helpers|enough memory|error out|errors page|excepti non|excepti unable
L240|executa batch|ffmpeg mov|for report|found reached|fractio static|free includi|free memory|freed|full and
L240|functio outofme|gb which|gib decreas|gib for|gib gpu|gib is|gib memory|gib on|has gib|headles died|heap
L240|heap space|helpers|helpers cuh|huge tif|id where|includi non|increas gpu|increas mem|insuffi memory|ip id|is less
L240|java heap|lang outofme|llama context|malloc|malloc of|manager excepti|matmul|matmul node|mem fractio|memory could
L240|memory failed|memory the|memory this|memory usage|memory used|mib gpu|mib is|modules core|no availab|no memory
L240|node failed|node ip|node was|non pytorch|on startup|on worker|onnxrun runtime|or reduce|other process|out webm
L240|outofme java|page std|png returne|png stdout|process has|pytorch memory|reached zero|reduce gpu|report pdf
L240|request buffer|running matmul|running was|self server|server args|shape and|size failed|size found|src alloc
L240|src api|startup is|static|static current|std|std bad|than desired|the cache|thresho of|topanda|topanda java
L240|usage thresho|utiliza gib|utiliza or|utiliza when|value self|webm died|which gib|which mib|with shape|worker bad
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
L240T240|allocat error|an array|failure errors|java lang|memory allocat|mov out|pdf with|status failure|the buffer
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
M240T240|data may|failed check|input contain|process because|the text|works
M240T304|be process
M240T343|c image|in text|input data
M277|policy the
M304|#446|.content policy|.guardra tripwir|.input check|.pii|.securit|.trigger|.tripwir|.tripwir trigger|attribu class
M304|by content|by our|by robots|c moderat|class of|content error|content filteri|content moderat|content policy
M304|credit card|encount content|injecti|is unsafe|jailbre|may contain|modify your|of str|policy please|prompt and
M304|prompt injecti|prompt was|risk|robots|robots txt|sensiti|service encount|str object|trigger tripwir|tripwir
M304|was flagged
M304O240T277|object is
M304O304P240Q343|finish
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
O179|page there
O240|.access conditi|.airflow bad|.already in|.already locked|.be|.be locked|.bleak d|.branche|.cannot be|.cas
O240|.cas mismatc|.changed|.channel locked|.complet|.compone state|.concurr runs|.concurr update|.conditi failed
O240|.consume busy|.cosmos access|.crawler|.crawler running|.d bus|.dag run|.daytona conflic|.deleted|.deleted recentl
O240|.device busy|.diverge|.diverge branche|.documen locked|.documen revisio|.executi already|.fenced|.file locked
O240|.id was|.idempot already|.irresol|.irresol conflic|.isolati|.job operati|.key busy|.locked resourc|.many updates
O240|.message lock|.not complet|.not owned|.object already|.owned|.pack|.patch test|.prior request|.produce busy
O240|.produce fenced|.queue deleted|.readers|.readers full|.recentl|.record busy|.record generat|.release
O240|.release unlocke|.request not|.resourc in|.revisio id|.rollbac|.run already|.running|.runs exceede|.save
O240|.save conditi|.send pack|.seriali failure|.session busy|.session cannot|.session lock|.sharing|.sharing violati
O240|.simulta|.simulta request|.slave device|.stale data|.stale object|.state conflic|.test failed|.transac aborted
O240|.transac execute|.transac rollbac|.transac seriali|.transac write|.unlocke|.unlocke lock|.unrepea|.unrepea read
O240|.updates|.was|.was changed|.watch|abc on|aborted after|aborted by|aborted debug|aborted details|aborted please
O240|about possibl|accepte it|access flags|access use|accesse by|accompl|accompl in|acme com|acme git|acme letters
O240|acme lock|acme sharepo|acquire gql|acquire index|acquire lockfil|acquire retry|acquire with|acquiri locks
O240|acquiri the|action pending|active instead|add message|added try|admin termina|after deletin|after failed
O240|after header|after you|again message|again recurly|agent is|allowed values|already accesse|already an
O240|already being|already partici|already reading|already rebalan|an in|an indexwr|an ongoing|an update|and acquire
O240|and assigne|and resolut|and set|and use|another another|another connect|another instanc|another member
O240|another ongoing|another program|another receive|another update|another with|api dataset|api work|append concurr
O240|append rows|append transac|are attempt|are concurr|are incompa|are open|are parse|are pid|are still|assigne
O240|assigne the|at precond|at with|atlassi|atlassi conflue|attache|attache to|attempt retry|attempt the|attempt times
O240|automat transac|autonom|autonom databas|avoid conflic|aws cloudfo|aws rekogni|back because|back by|back code
O240|base branch|be accepte|be accompl|be increme|be locked|be obtaine|be origina|because route|because sheetid
O240|because this|been aborted|been attempt|been changed|been release|been rolled|before attempt|before retryin
O240|begin mdb|being added|being modifie|being prepare|below transac|blob and|bluez|bluez error|bot instanc|bot is
O240|branch file|branch main|branch was|broker group|busy and|busy cannot|busy opt|busy redis|busy running|busyerr
O240|busyerr databas|by admin|by dfsclie|by lock|by members|by someone|by user|c another|c crawler|c during|c eaddrin
O240|c edit|c errorir|c etxtbsy|c incorre|c leaseid|c mutatio|c owner|c paginat|c priorre|c protoco|c queuebe
O240|c queuede|c reserve|c tablebe|c timesta|c xx|cache hugging|campaig is|can create|cancell please|cancell reasons
O240|cannot push|cannot reboot|cannot release|cannot requeue|cannot succeed|cas mismatc|casmism|casmism ec|change in
O240|change is|changed by|changed expecte|changes conflic|changes happene|changes qty|check and|client if
O240|client operate|cloudfo|cloudfo eu|code databas|code incorre|code operati|code pathcon|code queuebe|code rebalan
O240|code severit|code updatec|collisi|collisi automat|com atlassi|com client|com concurr|com xlsx|commit cannot
O240|commit has|commit main|commit stderr|commitf|commitf commit|complet before|complet insert|complet server
O240|complet since|complet transac|concurr access|concurr append|concurr by|concurr conflic|concurr files|concurr for
O240|concurr invocat|concurr one|concurr operati|concurr or|concurr updates|concurr verific|concurr when
O240|concurr writers|conditi not|conditi on|conditi the|conflic another|conflic attempt|conflic changes|conflic client
O240|conflic concurr|conflic diagnos|conflic documen|conflic on|conflic operati|conflic request|conflic rev
O240|conflic secret|conflic server|conflic some|conflic state|conflic termina|conflic ts|conflic user|conflic will
O240|conflic your|conflue api|connect as|connect code|content create|convers busy|convers convers|crashed process
O240|crawler|crawler when|crawler with|create another|create git|create srv|createb|createb operati|created hence
O240|created probabl|createq|createq operati|csv file|csv for|current lease|current owned|current receive
O240|current rolling|current state|cust cannot|cust please|custome please|dag run|dashboa has|data changed
O240|data conflic|data data|data dir|data fs|data graph|data of|data this|databas failed|databas locked|databas schema
O240|databas status|databas version|dataset for|datasto|datasto transac|db lock|deadloc detecte|deadloc or
O240|deadloc update|declara|declare on|deleted data|deleted errorco|deleted message|deletin|deletin queue
O240|delta concurr|delta transac|depende resourc|detail campaig|detail cannot|detail job|detail seriali|detail shipmen
O240|detaile failed|details transac|detectc|detectc operati|detecte while|devbox is|device busy|device reporte|dfsclie
O240|dfsclie on|diagnos hapi|did so|differe multita|differe process|dir argumen|dir milvus|directo is|directo this
O240|disconn errorco|docs kuzudb|docs trouble|documen locked|documen revisio|documen transac|documen update|don't use
O240|droplet already|edit files|edit lock|editing it|element is|else|ends|envelop is|environ maxread|epoch|epoch is
O240|epoch of|err conflic|err error|err in|err operati|err write|errmsg writeco|errno address|errno conflic|errno text
O240|error acquiri|error commit|error configu|error consume|error forseti|error frequen|error full|error inprogr
O240|error intermi|error lock|error locked|error precond|error running|error transac|errorco edit|errorco leaseid
O240|errorco linksto|errorco queuebe|errorco tablebe|errorco updatec|errors keyerro|errors staleel|etag|etag mismatc
O240|evaluat to|exceede db|excepti conflic|excepti could|excepti timesta|exclusi lock|exclusi propert|execute due
O240|execute failed|executi jobs|executi when|existin autonom|exists arn|expecte id|failed branch|failed broker
O240|failed concurr|failed content|failed dir|failed ibm|failed lock|failed retries|failed saving|failed transac
O240|failed version|false code|false the|fastfor|fastfor referen|fetch first|fetch the|fetched please|file because
O240|file cannot|file errno|file https|file lease|files are|files prevent|files were|files when|finish thread
O240|finishe before|flags are|folder qdrant|for dag|for dfsclie|for load|for shared|for specifi|for vertex
O240|forseti because|forseti can't|frequen and|from last|from state|full dataset|generat src|getting disconn|getupda
O240|getupda request|git commit|git push|globalt|globalt msg|graph kuzu|group has|group rebalan|hapi|hapi the
O240|happene during|happene since|has complet|has conflic|has finishe|has happene|has locked|has pending|have opened
O240|header may|headers evaluat|heads main|hence|hence current|higher epoch|hold|how many|http the|hub locks|id aa
O240|id cust|id is|id manual|id ocid|in acquiri|in current|in differe|in failedj|in relatio|in running|in task
O240|in termina|in transac|in unexpec|in update|incompa status|incorre message|increme|increme on|index is|index srv
O240|indexwr|indexwr working|info id|inprogr|inprogr operati|insert operati|instanc reboot|instanc while|instead in
O240|intermi|intermi retry|into metrics|invocat are|io excepti|is aborted|is active|is below|is created|is getting
O240|is newer|is ongoing|is opened|is using|it could|it ends|it if|it this|items an|job lock|jobs lead|keep resourc
O240|keyerro keyerro|keyerro locked|kuzu see|kuzudb|kuzudb com|last commit|last page|last update|later error
O240|later this|latest databas|latest documen|leader in|leads after|leads has|leads issue|leads when|lease id|lease is
O240|lease on|leaseid|letters commit|letters server|linksto|load leads|local milvus|lock cannot|lock conflic
O240|lock envelop|lock error|lock exceeds|lock if|lock info|lock maildro|lock nightly|lock not|lock owner|lock port
O240|lock refs|lock request|lock root|lock sync|lock that|lock timeout|lock within|lockbus|lockbus some|locked for
O240|locked jobs|locked letters|locked main|locked none|locked request|locked specifi|locked sql|locked table
O240|locked this|lockede|lockede databas|lockfil|lockfil lockbus|locks availab|locks leads|locks locks|locks models
O240|locks on|logos|logos is|longer owned|made concurr|maildro|maildro try|main fetch|main has|main main|main request
O240|main stderr|many seconds|masters|masters redis|match documen|match message|match that|maxread|maxread limit
O240|md does|mdb readers|mdb txn|means there|meeting is|members acme|merge again|message base|message cas
O240|message conditi|message droplet|message globalt|message open|message readme|message sync|metadat changed
O240|metrics key|microso session|might be|milvus|milvus db|milvus failed|mismatc error|mismatc source|modifie after
O240|modifie review|msg transac|multi documen|multipl errors|multita|multita strateg|must fetch|name conflic
O240|name leads|name tempora|new receive|new sync|newer|newer produce|nightly at|nightly sync|nil|nil with|no lease
O240|no locks|no or|no wait|non fastfor|none conflic|not attache|not exclusi|not hold|not lock|not met|not obtain
O240|not saved|now and|nowait|nowait specifi|objects cannot|obtain lock|obtaine|obtaine or|occurre check
O240|occurre concurr|occurre crawler|occurre executi|occurre operati|occurre priorre|ocid|ocid has|of being|of deadloc
O240|of is|of lock|of order|of qdrant|of updatin|of waiters|oid serial|old if|on after|on another|on because|on branch
O240|on file|on locks|on no|on put|on retry|on row|on update|once rates|once sending|once the|one bot|one none
O240|one update|ongoing for|ongoing operati|ongoing task|only create|open local|opened because|opened by|opened it
O240|operate|operate false|operati again|operati already|operati blocked|operati can't|operati concurr|operati crawler
O240|operati databas|operati deadloc|operati executi|operati for|operati or|operati path|operati project|operati read
O240|operati session|operati stateme|operati status|operati stream|operati there|operati use|operati when|ops md
O240|or choose|or crashed|or depende|or don't|or edit|or multi|or stripe|or transac|or write|ora deadloc|ora resourc
O240|order qty|orders in|org bluez|origin main|origina declara|origina declare|other getupda|out period|overwri at
O240|owned by|owner message|owner of|page documen|page version|page was|paginat from|paramet did|partici
O240|partici trackin|partiti to|path client|path data|path state|path you|pathcon|pathcon message|pending event
O240|pending task|perform at|period exceede|person was|please request|please restart|please retriev|pools|port db
O240|possibl etag|possibl reasons|pre conditi|precond given|precond is|precond operati|prepare please|present that
O240|prevent|prevent the|previou request|printer redis|priorre|priorre when|probabl user|process cannot|process is
O240|process of|process prior|process txt|process wait|produce there|produce using|progres and|progres operati
O240|progres state|progres title|progres val|progres with|project arn|project logos|propert value|pulumi com|push non
O240|push origin|push some|put https|putpara|putpara operati|pymysql|pymysql err|qdrant|qdrant client|qdrant is
O240|qdrant server|qty qty|qty where|query now|queue before|queue leader|queuebe|queuebe code|queuebe content
O240|queued retry|queuede|queuede when|rates are|read conflic|readers full|reason code|reasons and|reasons for
O240|reasons transac|rebalan and|rebalan in|reboot instanc|reboot linode|rebooti|receive nil|record generat|record is
O240|redis errors|redlock printer|refer cancell|referen element|refresh and|refresh to|refs to|regular directo
O240|rejecte main|rekogni|rekogni eu|relatio jobs|release lock|release your|repo git|reporte slave|repos|repos content
O240|reposit stderr|request abc|request concurr|request conflic|request if|request new|request on|request once
O240|request session|request that|requeue|requeue job|require concurr|reserve by|reserve request|resolut visit
O240|resourc again|resourc arn|resourc extensi|resourc in|resourc that|resourc txt|resourc you|respons allowed
O240|rest repos|restart paginat|retriev status|retry once|retry status|retry transac|rev values|review and
O240|revisio provide|rollbac instead|rollbac session|rolling|rolling back|root commit|root finishe|root of|row were
O240|rows databas|rs multipl|rsrc locked|run already|run is|running state|running the|runs exceede|runs has
O240|same access|same number|same transac|sandbox state|satisfi errorco|save conditi|save conflic|saving state
O240|schema is|seconds after|seconds you|secret crm|see this|sent try|server instead|server transac|servers cannot
O240|service action|service databas|service excepti|session cannot|session cust|session is|session lock|set lock
O240|set paramet|set qty|sha does|share access|shared use|sharepo com|sharepo spfilel|sharing|sharing violati|sheetid
O240|sheetid is|shipmen is|simpleq queuede|since please|since you|slave device|so your|some failed|some refs
O240|some writeco|someone|someone else|specifi how|specifi operati|specifi or|specifi precond|specifi reasons
O240|specifi table|specify unique|spexcep save|spfilel|spfilel the|splitsh|splitsh operati|sql update|sqlite operati
O240|src transac|srv repo|stack arn|staleel|start sandbox|start ts|startcr|startcr operati|started editing|startjo
O240|startjo operati|state change|state detail|state in|state lock|state of|state rebooti|state termina|state updatin
O240|stateme execute|stateme has|stateme limit|stateme on|stateme was|statest possibl|status aborted|status sharing
O240|statusc aborted|stderr rejecte|still being|still process|still queued|stock|stock set|stopbro|stopbro operati
O240|storage folder|store err|str commit|string aborted|stripe process|succeed due|support one|sync masters|sync token
O240|sync you|table by|table letters|table ru|tablebe|task state|task try|tempora reserve|termina pid|termina state
O240|tested|tested value|text concurr|text file|that no|that of|that only|that process|that specifi|that uses|the blob
O240|the createb|the createq|the dashboa|the detectc|the exclusi|the full|the meeting|the merge|the origina
O240|the partiti|the pre|the precond|the previou|the putpara|the share|the splitsh|the startcr|the startjo|the state
O240|the stateme|the stopbro|the transcr|the underly|the updatef|this append|this custome|this directo|this lock
O240|this means|this might|this or|this product|this socket|this time|this update|those made|thread while|time an
O240|time root|timeout another|timeout lock|timeout reason|times but|timesta error|title job|tmp job|tmp tmpc
O240|tmp tmphvkc|tmpc|tmpc vvb|tmphvkc|tmphvkc corpus|to deadloc|to false|to github|to push|to tested|to thread
O240|token please|tool append|tool run|transac and|transac are|transac because|transac changes|transac collisi
O240|transac commit|transac data|transac db|transac deleted|transac full|transac id|transac items|transac metadat
O240|transac number|transac overwri|transac read|transac rollbac|transac rolled|transac rs|transac sql|transac sqlexec
O240|transac there|transac timeout|transac update|transac when|transcr current|transie full|transie ok|transie writeco
O240|trouble conflic|ts|ts conflic|ts key|txn begin|txt locked|type lock|type page|unavail retry|underly objects
O240|underly transac|unexpec state|unique client|unique value|update concurr|update current|update file|update in
O240|update item|update please|update row|update stale|update stateme|update stock|update transac|updatec message
O240|updated by|updated now|updatef|updatef operati|updates for|use addr|use please|use qdrant|use retry|use unable
O240|use uri|use user|user admin|user client|user data|user example|user please|uses the|using regular|value class
O240|value does|value values|values do|values transcr|variabl changed|verific to|version already|version constra
O240|version must|version object|version on|vertex due|vhost it|violati xc|vvb|vvb lock|wait transac|waiters
O240|waiters for|was fetched|was modifie|was now|was still|watched|watched variabl|were added|were matched
O240|west executi|west project|west stack|while run|will rollbac|with concurr|with datasto|with epoch|with idempot
O240|with nowait|with those|with unique|with version|work git|work pools|work was|write transac|write write
O240|writeco errmsg|writeco start|writers attempt|wrong documen|www pulumi|xc the|xlsx is|xx detail|xx seriali
O240|yet been|you see|you started|your changes|your stateme|your work
O240P240|c busy|c ebusy|clicks|clicks under|code concurr|docs github|documen url|finish or|later message|must wait
O240P240|occurre toomany|operati has|other request|prior|prior request|state json|stream clicks|time specifi|to wait
O240P240|toomany when|under account
O240P240R240|frequen|the time
O240P240R240T240|the object
O240P240R304|operati against
O240P304|.d|blocked tempora
O240P343|wait seconds
O240Q240|added to
O240R240|.element referen|.json patch|.patch|.slave|.slave reporte|.stale element|.test|addr tcp|changer
O240R240|changer operati|choose|choose differe|db linuxx|driver db|editing|element referen|first error|instanc is
O240R240|int is|linuxx|linuxx sql|message stale|not equal|number are|orders expecte|prepare|qty for|query error
O240R240|reserve|row in|since the|slave|stale element|that support|the changer|the updates|then retry|updates operati
O240R240|you require
O240R240T240|addr|or wrong|overwri
O240R304|declare|paginat
O240R304T304|.referen
O240R343|number is|uses
O240R343T343|class int
O240R426|.element
O240T240|.consume|.prior|already has|but failed|corpus fs|in invalid|in one|item an|met|readers|readme md|rev
O240T240|table leads|to resourc
O240T304|in another
O240T343|file content
O277|again conflic
O304|#112|.achieve|.bad version|.busy resourc|.contend|.contend transac|.lock lost|.lock not|.lock timeout|.modifie
O304|.not achieve|.optimis|.optimis check|.quorum|.quorum not|.resourc locked|.resourc modifie|.task locked
O304|.transac conflic|.update|=BlockingIOError|aborted because|aborted transac|accesse right|accessi it
O304|acquire exclusi|acquiri|address already|and root|another api|another git|another task|are waiting|at version
O304|be retried|because another|because holders|been chosen|being updated|busy src|c contend|c eagain|c sync|c updatec
O304|c writeco|change key|chosen|chosen as|class persist|clienti can't|codenam writeco|commit conflic|concurr modific
O304|concurr runs|conditi operati|conditi specifi|configu databas|conflic conditi|conflic require|conflic this|contend
O304|contend transac|couldn' lock|create or|current accessi|current change|current documen|current version|cycle are
O304|data db|databas table|db is|deadloc on|deadloc victim|detecti of|dir|error errorla|error stale|errorla transie
O304|excepti stale|exclusi owner|exists another|failure for|file busy|for path|for version|forming|forming the
O304|forseti transac|fs lock|git process|has seqno|holders of|invalid table|is stale|isolati|isolati violati
O304|key redlock|linode busy|lock are|lock data|locked locked|locked the|locks invalid|mapping persist|match latest
O304|message another|message lock|message transac|modific|modifie please|now because|object cannot|object version
O304|occurre transac|of that|oid class|operati conflic|or timeout|order was|owned|owner forseti|persist mapping
O304|persist serial|please refresh|precond failure|preempt|preempt by|primary term|process and|process id
O304|process seems|progres against|progres for|progres on|progres to|rebalan|reboot|record busy|redlock sync
O304|request does|request precond|require seqno|rerun|rerun the|resourc busy|resourc message|resourc please
O304|resourc with|retried|rollbac|rolled|rolled back|root were|running script|running task|send or|seqno|seqno and
O304|seqno primary|seriali isolati|since last|stale data|stale object|state to|status precond|table orders
O304|table transac|task wait|term current|that lock|the change|the cycle|the deadloc|the lock|the send|the transac
O304|the update|the updatei|this at|this convers|this object|this reposit|this transac|thread is|to conflic|to detecti
O304|transac can|transac clienti|transac due|transac failed|transac forming|transac has|transac is|transac locks
O304|transac process|underly|update at|update conditi|update conflic|update is|update operati|updatec|updatei
O304|updatei operati|updatin|version please|victim|victim rerun|violati on|was deadloc|was preempt|were working
O304|write conflic|writeco error|you and
O304P240|and has|and primary|operati please|process for|same time|to finish
O304P240R240|updates
O304P240T240|push
O304P343|before you
O304R240|new message|script
O304R304|term
O304T240|error xx|seems to
O326|conflic occurre|is conflic|saving please|while saving
O343|.base lock|.concurr|.primiti|.revisio|access due|against this|another user|being process|c aborted|c deadloc
O343|cannot obtain|changed since|commit failed|committ|conflic error|current committ|databas conflic|deadloc message
O343|deleted try|error oid|excepti version|exclusi access|file lock|forseti|git index|later errorco|lock could
O343|lock has|lock resourc|lock tmp|lock try|lock wait|locked cannot|locked queue|message forseti|not satisfi
O343|not seriali|obtain exclusi|of current|ongoing|operati later|outside of|redlock|resourc locked|serial
O343|serial current|serial this|seriali access|table is|task is|this txn|to commit|to lock|to locked|transie transac
O343|try operati|txn started|updated outside|wait timeout|was updated|with serial|working on|writeco
O343P304|wait for
O343R240|.stale|c operati|can't acquire|satisfi
O343R393T240|qty
O343T240|append|documen has
O371|#450|.aborted|.commit failed|another operati|be acquire|by concurr|commit transac|current transac|deadloc found
O371|get lock|index lock|on table|perform because|restart transac|transac deadloc|transac transac|try restart|txn
O371P240|c concurr
O371R304|precond failed
O393|acquire lock|already running|another process|c lock|concurr transac|concurr update|errno resourc|lock on
O393|locked by|to concurr|was aborted
O393R240T240|operati is
O403|conflic with
O411|current being|locks|to acquire
O426R240|transac was
O426R343|precond
O439P240|c transac
O480|by another
O488|deadloc
O508|#412
P179|com things|develop mozilla|docs web|informa check|mozilla|mozilla org|org en|rate please|slow slow|things for
P179|us docs|web http
P240|.active stateme|.api rate|.backoff|.bad too|.connect count|.daytona rate|.delay|.detache|.duck|.duck duck
P240|.duck go|.enforce|.exceede connect|.exhaust respons|.feedbac|.feedbac require|.few|.few minutes|.freshde rate
P240|.go search|.hit|.http backoff|.idempot persist|.ip blocked|.kusto throttl|.lance|.lance db|.layer rate
P240|.limit enforce|.limit hit|.limit too|.limiter|.limiter delay|.link detache|.linkup tasks|.linkup too|.m limit
P240|.many message|.many session|.mastodo ratelim|.max tries|.minutes|.over limit|.over query|.persist|.persist layer
P240|.please|.please wait|.proton|.qdrant|.query limit|.query returne|.queue limit|.request blocked|.request limit
P240|.request throttl|.retriab request|.returne bad|.stateme exceede|.tasks|.tasks queue|.telegra retry
P240|.transie service|.tries|.tries exceede|.wait few|accessi https|account consume|account exceede|account pair
P240|account try|acme state|act insight|action blocked|action was|actions to|active chats|active operati
P240|active stateme|actives|actives when|actual allowed|actual delay|after error|after msg|after second|again error
P240|again errorco|again for|against any|against differe|alert too|all your|allowan actual|allowed quota
P240|already pending|amazon com|amqp resourc|an amount|analyze documen|and actions|and builds|and conside|and delete
P240|and should|and up|any hosts|api client|api limit|api page|api speed|api too|api try|apierro circuit|apierro quota
P240|apigw|apigw error|apiinvo|apiinvo limit|applica message|are already|are making|asked to|attempt display
P240|attempt limit|authent request|automat scaling|availab concurr|avoid data|avoid polling|aws amazon|aws support
P240|backoff hint|badtoom|bandwid|bandwid limits|banned|banned until|batchwr|batchwr operati|bd|bd exceede|be chill
P240|be mb|be needed|be waiting|because there|been rejecte|being wait|below info|between mail|binance teapot
P240|blocked from|blocked please|blockin|blockin request|body err|breakin|breakin excepti|broker throttl
P240|budget exhaust|budget of|budget remaini|budget used|builds|burst|burst rate|but here|by grpc|by httperr
P240|by sendmes|by youtube|c actives|c apigw|c app|c breakin|c budget|c circuit|c flood|c memory|c overlim|c runs|c sf
P240|c wait|call exceede|call the|calls request|calls status|can run|can try|can upgrade|can wait|cannot fetch|certain
P240|certain content|changes were|chat retry|chats|chats maximum|checks violati|chill|chill you|circuit breakin
P240|client applica|client reduce|closed due|code api|code apigw|code applica|code errorco|code for|code quotaex
P240|code ratelim|code search|code slowdow|code through|code transac|com boards|com lite|com support|com website
P240|command login|command or|common util|complex budget|complex of|concurr actor|concurr api|concurr concurr
P240|concurr job|concurr please|concurr quota|concurr req|concurr searche|concurr shells|concurr sip|concurr streams
P240|concurr timedru|configu provisi|connect for|connect limit|connect rate|connect reached|conside spreadi
P240|conside switchi|conside throttl|consume account|consume project|consume req|contact aws|content creatio
P240|context in|context tcid|coordin and|coordin operati|cost budget|count exceedi|creatio please|crm api|crm push
P240|crm with|current capacit|current formrec|current minute|current through|data loss|data rate|data request
P240|data wsmanfa|day you|deepl servers|delay exceede|delay minimum|delete please|deliver failed|details quota
P240|details rate|differe server|documen have|done too|down command|down during|down you|downloa api|dqw unable
P240|during uploadp|dynamod|dynamod is|egress|egress is|elastic common|emb|emb status|endpoin again|ensure to
P240|entity id|equals|equals to|err code|err login|err msg|err your|error microso|error slow|errorco hourly
P240|errorco resourc|errors exceede|errors rate|esthrea|esthrea name|etcdser too|exa rate|exceed maximum|exceed rpc
P240|exceede allowan|exceede at|exceede burst|exceede command|exceede conside|exceede crm|exceede extende
P240|exceede filestr|exceede local|exceede name|exceede of|exceede reached|exceede retryin|exceede see|exceede sending
P240|exceede val|exceede write|exceedi qps|exceedi you|excepti parent|excepti receive|excessi|excessi request
P240|execute operati|executi rejecte|exhaust query|exhaust quota|exhaust respons|exponen backoff|extende fault
P240|fail status|failure maximum|false exceede|fault data|fault request|fc failed|feedbac|feedbac require|fetch from
P240|filestr|filestr rate|finishe status|flight hints|flood wait|followi reasons|for attempt|for but|for consume
P240|for live|for reads|for second|for session|for support|forgotp|forgotp operati|formrec|formrec pricing
P240|frequen limit|frequen of|from content|from google|from inferen|from serpapi|from transla|from your|get higher
P240|getting your|global limit|good news|google scholar|got error|grpc ratelim|had the|has complex|has elapsed
P240|have done|have made|have sent|headers ratelim|here the|high retry|higher plan|higher tier|hint reduce|hints
P240|hit details|hit rate|host error|hosts host|hour extensi|hour rate|hour reached|hour resourc|hourly apiinvo
P240|hourly request|httperr too|https aws|https lite|id applica|id bd|id emb|id rate|idle|idle timeout|ignorin
P240|ignorin non|in second|in short|in stream|increas throttl|index dynamod|inferen entity|info when|ingress
P240|ingress egress|insight|insight params|instagr|instagr com|invalid real|ip banned|ip exceede|ip has|ip is|ip rate
P240|ip this|is above|is and|is automat|is blockin|is due|is exceedi|is issuing|is large|issues client|issuing
P240|issuing too|item crm|item vendor|its limit|job limit|jobs closed|jobs exceed|jobs to|json exceede|json query
P240|json we|key crm|kucoin|kucoin too|large data|large more|later data|later oryou|later remaini|later we|level of
P240|level with|limit check|limit due|limit read|limit send|limit time|limit title|limit your|limited request|limiter
P240|limiter please|limitin exceede|limitin too|limits failure|limits over|limits throttl|limits too|lite duckduc
P240|lite ratelim|live updates|local idle|login alert|login delay|loss|loss please|made code|made request|mail checks
P240|making too|managem service|many active|many api|many calls|many in|many search|many tasks|many timeout
P240|many visits|marqo throttl|max coordin|max queries|max retry|max timeout|maximum per|maximum stack|mb for|mb which
P240|me limit|message concurr|message deliver|message exceede|message hourly|message marqo|message per|message quotaex
P240|message reduce|message tenancy|message try|method for|method locatio|method sendmes|metric read|metric send
P240|microso teams|middlew|middlew please|minimum time|minute api|minute debug|minute or|minutes period|more please
P240|more request|more sparing|ms max|msg way|much request|much unindex|mutatio|mutatio operati|namespa is
P240|namespa rate|needed so|network rate|news authent|next minute|no changes|node overloa|node search|non respons
P240|not attempt|not sending|null rate|number in|object acme|object mutatio|occurre actives|occurre overlim
P240|occurre slowdow|of active|of allowed|of and|of configu|of context|of coordin|of org|of per|of service|of session
P240|of simulta|off seconds|on esthrea|on maximum|on method|on serpapi|once your|only make|open jobs|operati active
P240|operati attempt|operati coordin|operati create|operati fc|operati open|operati slow|or against|or bandwid
P240|or conside|or ensure|or index|or process|or wait|order realtim|org elastic|org whois|origina descrip|oryou
P240|oryou can|our communi|out your|over ratelim|over user|overlim|overlim when|overloa message|pacing|pacing violati
P240|page http|pair rate|params status|parent data|part for|path secret|pending or|per method|per minutes|per seconda
P240|pir|pir org|plans on|please be|please rate|policy user|polling the|primary bytes|progres record|project number
P240|promptl had|protect our|provide below|provisi level|provisi rate|provisi through|putreco|putreco operati
P240|qps quota|queries maximum|queries per|queries submitt|queries you|query bad|query histori|queue capacit|quickly
P240|quickly please|quota has|quota per|quotaex message|quotaex request|raised ratelim|rate limiter|rate of|rate quota
P240|rate resourc|rate shouldr|ratelim code|ratelim ec|ratelim limit|ratelim message|ratelim middlew|ratelim please
P240|ratelim ratelim|ratelim recomme|ratelim status|rates to|reached code|reached gave|reached policy|reached rate
P240|reached try|read request|real|real time|realtim|reasons you|receive operati|receive rate|recentl please
P240|recomme retry|record an|reduce rate|reduce request|remaini budget|remaini limit|remaini out|repeat the|req min
P240|request after|request budget|request caused|request deepl|request err|request fail|request finishe|request hit
P240|request ip|request over|request pacing|request path|request rates|request recentl|request running|request speed
P240|request times|request type|request units|request until|request weight|require action|reset content|reset header
P240|resets|resets in|resourc current|resourc details|respons rate|restric certain|resume uninter|retries please
P240|retries provisi|retries the|retry feature|retryaf|returne too|rpc request|run concurr|running at|runs and
P240|runs for|sandbox if|sandbox rate|save in|says flood|scaling|scaling your|scholar|search issues|search limit
P240|search queue|search rate|searche code|second code|second for|second limit|second please|second rate|second which
P240|seconda up|seconds before|seconds complex|seconds exceede|seconds origina|seconds per|seconds reached
P240|seconds retryaf|seconds total|see www|send too|sender jobs|sendmes in|sent too|serpapi your|server am
P240|server resourc|serverb message|servers are|service cannot|service headers|service sheets|session badtoom
P240|session end|shard shardid|shardid|shardid in|sheets|sheets googlea|shells|shells for|should not|simulta queries
P240|sip calls|slowdow message|slowdow when|so please|some session|sparing|sparing request|speed limit|spreadi
P240|spreadi out|startco|startco operati|stateme exceede|statusc the|streams for|string resourc|submitt by|support at
P240|support request|support timesta|switchi|switchi to|table so|tcid|tcid server|teams|teams endpoin|teapot
P240|teapot code|templat too|tenancy|tenancy request|the batchwr|the call|the concurr|the execute|the forgotp
P240|the frequen|the good|the level|the organiz|the prior|the putreco|the quota|the ratelim|the receive|the remaini
P240|the startco|the throttl|the through|the updatet|the ws|there were|thing unknown|this phone|this usually
P240|thresho has|throttl account|throttl and|throttl errorco|throttl failure|throttl locatio|throttl or|throttl quota
P240|throttl rate|throttl thresho|throttl throttl|throttl your|through for|through rate|tier plan|time between
P240|time minute|time origina|time query|time retry|timedru|timedru on|timeout reached|timeout won't|times equals
P240|timesta client|title concurr|to back|to conditi|to excessi|to graphql|to in|to jobs|to resume|to transla
P240|too quickly|toomany opc|toomany request|topic quota|total wait|transac limit|transla googlea|transla limit
P240|true co|true statusc|trying this|type limits|type ratelim|unavail content|unindex|unindex data|uninter
P240|uninter service|units|units may|unknown slow|until an|until the|up when|update and|updates to|updatet|updatet api
P240|upgrade plans|uploadi part|uploadp|uploadp operati|url consume|use websock|used current|used resets|user method
P240|user of|user over|user per|user too|users list|using exponen|usually|usually is|util concurr|value ingress
P240|vantage please|ve send|vendor with|visits|visits errcode|wait or|wait until|wait wait|was rate|way|way too
P240|we restric|webhook message|websock streams|weight per|weight used|were made|were too|when accessi|when asked
P240|when asking|when uploadi|whois for|whois limit|won't|won't try|workspa exceede|write rate|ws managem|wsmanfa
P240|wsmanfa code|www instagr|www pir|you hit|you you|your actor|your calls|your exa|your other|your provisi
P240|your table|youtube is
P240Q240|to protect
P240R240|.stateme|above the|am|asking for|c microso|content and|details message|for http|have complet|limit and
P240R240|query cost|query operati|repeat|send because|sender|sent from|so no|the allowed|to one|to repeat
P240R240T240|for object
P240R304|after the|amount of|asking
P240R304T343|.long|.too long
P240R371|phone number
P240S240|message sent
P240T240|analyze|and exceeds|detectd|detectd operati|fc|limit documen|limit max|limit status|maximum request
P240T240|permiss limit|the analyze|the detectd|was exceede|while getting
P240T304|please conside|request content
P240T343|.count|is larger
P240T471|larger than
P277|allotte|allotte request|an allotte|been rate|c slowdow|count try|exceede an|hour you|limited you
P304|#202|#8|.bucket full|.d do|.do|.do s|.flood|.flood wait|.geocode rate|.overpas too|.s protect|.yf rate|access has
P304|actor runs|after while|again on|allowed per|already full|and limit|api invocat|api users|applica request
P304|are exceedi|been doing|been throttl|break|break for|bucket for|c apiinvo|c complex|c es|c hourly|c rejecte
P304|concurr limit|concurr sandbox|control exceede|control request|delay|dev api|doing that|eapi|eapi rate
P304|errno please|error eapi|error ratelim|error throttl|exceede concurr|exceede only|exceede retry|exceedi the
P304|expecte availab|field ratelim|flood control|flow control|for item|for minutes|for quota|google you|graphql query
P304|hit the|hour are|hourly api|hourly limit|html ratelim|https shopify|id too|in flight|invocat has|is rejecte
P304|its maximum|kraken error|later rate|like you|limit applica|limit hit|limited try|limitex when|lot take
P304|many simulta|message applica|minute please|name ratelim|occurre limitex|of hourly|of reset|only request
P304|operati rate|operati through|over query|per ip|per seconds|quota metric|rate is|ratelim looks|ratelim reset
P304|reached type|request are|require caused|reset in|searche for|seconds is|server accordi|session reached|shopify
P304|shopify dev|simulta connect|slowdow|status too|take break|tempora due|that lot|the hourly|throttl documen
P304|throttl expecte|throttl extensi|throttl the|throttl user|through exceeds|through limit|to google|to higher
P304|too much|toomany message|usage rate|user flow|user request|wait of|with rate|you made|your ip|your max
P304R240|complex|kraken|looks like|lot|much|query has|sorry access|take
P304R240T240|the entity
P304R304|looks
P304R393T304|metric
P304T240|would be
P326|request count
P343|.provisi|.provisi through|.through|.through exceede|apierro es|applica is|being throttl|code toomany|es rejecte
P343|exceede seconda|excepti rejecte|its mailbox|made too|mailbox limit|make request|many message|max concurr
P343|maximum sending|over its|per user|please slow|rejecte executi|request retry|retry in|seconda rate|session limit
P343|throttl error|try after|wait few
P343R240|es
P343T240|operati maximum
P358|c provisi
P371|.ratelim|hourly|maximum concurr|message throttl|occurre provisi|provisi when|request from|seconda|sending rate
P371R240T240|msg too
P393|minutes before
P411|.rate limited|concurr session
P426|c ratelim|rate exceede
P462R240|per second
Q240|.client finish|.incompl output|.incompl tool|.length finish|.llm did|.max tokens|.not finish|.tokens
Q240|.tokens reached|again with|agent loop|agents agent|allowed length|an unrecov|argumen increas|bamlcli message
Q240|because max|call resulti|chat history|chat session|com latest|complet complet|concept|concept agents|emittin
Q240|emittin tool|finish the|fit|fit within|guide concept|higher max|https strands|in incompl|incompl argumen
Q240|incompl due|integri of|length finish|llm generat|loop maxtoke|maxtoke|message because|message finish
Q240|message safety|model output|not finish|or simplif|output is|output limit|please increas|protect the|ratings
Q240|ratings to|reached an|reached complet|reason length|respons were|resulti|resulti in|safety ratings|session the
Q240|simplif|simplif tool|state due|strands|strands com|the integri|to chat|to fit|tokens length|tokens prompt|unrecov
Q240|unrecov state|while emittin
Q240R240|and respons|complet tokens|is incompl|not added
Q240T240|or model
Q304|length limit|to max|tokens or
R179|.path syntax|.x path
R179T179|.lxml|.lxml syntax
R240|.action failed|.address value|.adminli|.adminli exceede|.adyen endpoin|.agent tool|.allowed on|.ambiguo referen
R240|.ansible parser|.api bad|.api parsing|.api validat|.argumen require|.asin|.asin not|.asserti|.audio receive
R240|.avro type|.axis|.bad argumen|.bad date|.bad formed|.bad input|.bad name|.bad paramet|.bad topic|.bank|.bank code
R240|.barcode code|.barcode not|.barcode type|.base polynom|.binding|.bleak charact|.bolt unhandl|.by zero|.case
R240|.case params|.cbor encode|.cell control|.cell executi|.cell label|.change|.change batch|.charact not|.chart
R240|.chart series|.check did|.checksu digits|.cherry|.cherry pick|.chevron|.child not|.class violati|.click
R240|.click interce|.client query|.compila|.compile|.config invalid|.configu key|.control not|.control signal
R240|.couldnt encode|.country|.country code|.currenc|.dagster invalid|.dagster type|.dcp|.deep eval|.defined|.definit
R240|.divisio|.divisio by|.docx|.duplica workshe|.easy id|.element click|.element does|.element handle|.element not
R240|.email address|.empty chart|.empty label|.encode type|.endpoin invalid|.engagem|.engagem message|.engine not
R240|.eval|.exceede max|.executi input|.existin|.existin time|.failed converg|.faust|.feature does|.fields|.filesys
R240|.filesys not|.filteri|.flagsmi feature|.fluff|.fluff user|.form not|.formati|.formed|.frames|.frozen
R240|.frozen instanc|.functio executi|.geocode query|.geometr|.geometr type|.gitlab cherry|.grafana bad|.group id
R240|.hf validat|.high|.http unproce|.http validat|.id key|.id validat|.identif|.illegal argumen|.illegal charact
R240|.illegal child|.illegal request|.incompa schema|.incompl express|.incorre|.incorre cell|.input require|.insecur
R240|.insecur transpo|.interce|.invalid bank|.invalid change|.invalid compone|.invalid country|.invalid dimensi
R240|.invalid email|.invalid event|.invalid executi|.invalid field|.invalid index|.invalid or|.invalid params
R240|.invalid query|.invalid schema|.invalid scope|.invalid selecto|.invalid span|.invalid spec|.invalid ssml
R240|.invalid timezon|.invalid workshe|.inverti|.inverti matrix|.invocat|.irrecov channel|.iterati|.iterati failed
R240|.key found|.key missing|.kusto api|.kusto multi|.label too|.lark|.layer validat|.lexer|.limit order|.link not
R240|.linkup invalid|.linkup no|.locatio parse|.locatio value|.malform request|.many missing|.mapping|.mastodo illegal
R240|.max iterati|.message too|.method missing|.mismatc state|.missing argumen|.missing data|.missing frames
R240|.missing param|.missing schema|.missing test|.model tool|.multi api|.multipl matches|.multipl resourc|.native
R240|.no audio|.no converg|.non existin|.non inverti|.nonleaf|.not defined|.not pass|.not uploade|.nsq bad|.number too
R240|.object class|.object formati|.odb|.of digits|.of paginat|.on nonleaf|.optimiz|.option not|.or missing|.overlap
R240|.overlap range|.overpas runtime|.paginat|.param validat|.paramet type|.paramet value|.parent|.parent not
R240|.parsing failed|.pass|.patch conflic|.path lexer|.path type|.patsy|.perfect|.perfect separat|.pick|.pint type
R240|.plivo xml|.polynom|.power|.power iterati|.program limit|.python docx|.qhull|.ql unknown|.query bad
R240|.query definit|.query executi|.query not|.rdataty|.re|.re engagem|.recursi grammar|.remote parent|.represe
R240|.request nomad|.require argumen|.require fields|.require propert|.resourc found|.rocket missing|.same|.same file
R240|.sandbox filesys|.schema mismatc|.scheme not|.score|.score method|.separat|.series|.signalw|.signalw rest
R240|.slack object|.spark type|.spec|.sql base|.sql fluff|.ssml|.statsig runtime|.swagger|.swagger mapping|.targeti
R240|.targeti key|.telegra bad|.templat asserti|.test case|.token parser|.too high|.tool invocat|.transla languag
R240|.trap|.type mismatc|.type validat|.undefin unit|.undefin variabl|.unhandl|.unhandl request|.unit|.unknown configu
R240|.unknown currenc|.unknown field|.unknown functio|.unknown method|.unknown rdataty|.unresol|.unsafe
R240|.unsafe protoco|.unsuppo algorit|.unsuppo languag|.unsuppo params|.unsuppo protoco|.uploade|.url client|.url key
R240|.user input|.valid payload|.valid url|.value decode|.variabl|.verifie|.verifie missing|.weaviat invalid|.x not
R240|.yag invalid|=IsADirectoryError|=ZeroDivisionError|aaaaaaa pdf|aaaaaaa text|aapl|aapl period|ab not|abc is
R240|abc request|abc transcr|about mb|about provide|about the|about writing|acc|acc sinv|accedia|accedia cisco
R240|accepta values|accepte languag|accepte type|access ls|access nowhere|account books|account code|account name
R240|account number|account period|accurac|accurac using|acea|acea db|acme eu|acme period|acodec|acodec mp
R240|acquire more|action aptt|action could|action failed|action would|active access|active warehou|actor artist
R240|actor with|actor you|adapter were|add series|added unexpec|adding|adding the|additio columns|additio user
R240|address country|address detail|address error|address header|address message|address needs|address require
R240|address should|addshee this|adminis limit|af albania|af am|afrikaa|afrikaa af|after can|after functio
R240|after iterati|after toolu|after user|agent id|agent invalid|agents tool|ahead|ahead of|ai docs|ai rerank|albania
R240|albania sq|alert log|alert metric|algorit are|all distinc|all fuel|all heads|all keys|all no|all paramet
R240|all records|all stderr|allow header|allow it|allow overwri|allow unsafe|allowed authori|allowed base
R240|allowed limits|allowed or|allowed param|allowed redirec|allowed status|allowed tools|along|along channel
R240|alpha did|alphanu|alphanu charact|already have|already logged|already part|already printed|already stopped
R240|already voted|alrt|alrt must|alterna actions|alterna user|am ar|among|among the|amount accepte|amount createi
R240|amount precisi|amount value|amount xsd|amout did|amt|amt signatu|an earlier|an element|an example|an http
R240|an identif|an index|an inferen|an infinit|an odd|an unknown|analysi|analysi could|anchor|anchor tab|anchor text
R240|and casing|and columns|and content|and csv|and dask|and domain|and embeds|and end|and file|and int|and keyword
R240|and may|and missing|and offset|and other|and paginat|and reply|and setting|and sydney|and thus|and tool
R240|and toolres|and transfo|and unable|and width|anonymo id|another offer|another solver|another startin
R240|anthrop anthrop|anthrop sdk|any file|any known|any schema|any scope|any table|any valid|apache calcite|api got
R240|api in|api name|api referen|api the|api validat|apiclie|apierro range|app exit|app orders|app service|app to
R240|appende|appende audiose|appl|appl please|applica for|applica to|applied|applied is|apply you|approve descrip
R240|approve the|approxi|approxi route|apptrac|aptt|aptt this|aql syntax|ar|ar as|archive or|archive that|archive you
R240|are accedia|are and|are any|are at|are collect|are correct|are docs|are exactly|are inconsi|are indexed
R240|are malform|are one|are only|are present|are private|are to|are urn|are voyage|area|areas|areas and|arg days
R240|args should|argumen addr|argumen amt|argumen bucket|argumen fields|argumen first|argumen got|argumen head
R240|argumen if|argumen input|argumen is|argumen libpq|argumen limt|argumen link|argumen list|argumen named|argumen on
R240|argumen output|argumen page|argumen parsing|argumen pms|argumen request|argumen types|argumen was|argumen were
R240|arial|arial black|arn of|array is|array probabl|artist|artist author|as az|as boolean|as current|as for|as input
R240|as jpeg|as large|as type|asking too|asn|asn databas|asset xyzq|assista agent|assista id|assista summari
R240|assista the|assista type|assista user|assista uuid|assista with|at cluster|at mibview|at monitor|at near
R240|at numresu|at path|at point|at source|at start|at wasm|attach files|attachm invoice|attachm of|attempt logging
R240|attempt operati|attribu custome|attribu error|attribu genre|attribu maill|attribu must|attribu please
R240|attribu specifi|attribu tier|audio was|audiose|audiose ms|auth extensi|auth only|authent your|author|author brand
R240|authori imports|authori url|auto|auto tool|automat map|automat merge|automat this|availab class|availab de
R240|availab methods|availab resourc|availab seats|availab types|averge|averge not|avlib returne|avlib unknown
R240|avro details|aware|aware datetim|aws instanc|aws regoin|axis got|axis is|az ba|azure file|ba|ba be|back on
R240|backend do|backend netcdf|backtra|backtra unknown|bad argumen|bad datafra|bad input|bad page|bad payload
R240|bad table|bad topic|bad transpa|badargu|badargu the|badrequ cross|badrequ llm|badrequ parsing|badvalu errmsg
R240|bank code|bank recurly|bar baz|bar colour|barcode not|barcode type|base id|base plugins|base small|base uri
R240|base url|base values|bash command|bash line|bavria|bavria not|baz|baz does|be before|be broadca|be changed
R240|be charact|be cluster|be combine|be coordin|be datetim|be defined|be divisib|be equal|be instead|be interac
R240|be longer|be none|be number|be of|be part|be re|be relativ|be satisfi|be smaller|be somethi|be transla|be unicode
R240|beautif|because tokeniz|been archive|been called|been cherry|been sent|been set|been uploade|bef|bef syntax
R240|before checkin|before editing|before it|before solving|beginni is|beginni of|being registe|belong|belong to
R240|below the|berlin and|between berlin|bge expecte|biblate|biblate bibtex|bibtex|bibtex commonm|billing address
R240|billing availab|bin bash|bin grep|bin ls|bin pandoc|binance amount|binance does|binary mode|bind paramet
R240|bind values|binder|binder excepti|bit range|bits of|bits set|bits try|black|blank headers|blank in|bleu|bleu is
R240|blob main|block before|block in|block must|block rule|block that|blockch|blockch not|blocks errors|blocks immedia
R240|blocks text|blowfis|blowfis in|body childre|body duratio|body has|body input|body logprob|body title|body validat
R240|books|books cannot|bool but|bool sparsev|boolean|boolean value|booster|both embed|bounded|bounded as|boundin
R240|boundin box|bounds and|bounds for|box is|braces|braces like|branch code|branch or|branchn|branchn head|brand
R240|brand title|broadca togethe|browse|browse node|btc usdt|btc xyz|builder en|busines validat|but are|but current
R240|but disable|but expecte|but have|but randomf|but were|button buy|button id|button is|buy now|buy session|buying
R240|buying power|by but|by field|by followi|by generic|by may|by specify|by type|by wasm|by webasse|bybit fetchor
R240|c anchor|c approve|c badargu|c blocks|c body|c cancell|c column|c cost|c cursor|c cvv|c domain|c eisdir|c element
R240|c email|c enameto|c enginen|c enotemp|c funds|c illegal|c infer|c insecur|c instrum|c module|c offer|c param
R240|c parsere|c postdat|c present|c recipie|c sharepo|c small|c sql|c string|c suggest|c syntax|c tab|c transpo
R240|c unresol|c vector|c verify|c with|calcite|calcite tools|call initial|call on|call parser|call please|call rmtree
R240|call send|call turn|call you|calling create|campaig type|can handle|can locate|can occur|can skip|can't compare
R240|can't contain|can't edit|can't merge|can't replace|can't resolve|can't set|can't spellch|cancel after
R240|cancell payment|candles|candles request|cannot attach|cannot call|cannot cherry|cannot compute|cannot extend
R240|cannot have|cannot infer|cannot merge|cannot mix|cannot parse|cannot pass|cannot represe|cannot return
R240|cannot seriali|cannot set|cannot transfo|cannot update|captcha png|captcha unsolva|car|car cycling|card decline
R240|card number|card or|card your|case ignored|casing|casing mistake|categor invalid|categor linear|cbc cbc|cbc mode
R240|cc check|cell contain|cell df|cell value|cells|cells in|center find|ch tra|change column|changed during|changin
R240|changin param|channel axis|channel general|channel id|charact branch|charact dashes|charact otherwi
R240|charact report|charact string|charact was|charact your|chart add|chart data|chart must|chatcom api
R240|chatcom operati|chatpro|chatpro is|check by|check digit|check for|checkin gates|checkou feature|checkou nope
R240|checkpo id|checkpo ns|checkpo require|checksu digits|checksu or|cherry|cherry pick|cherry picked|child named
R240|childre|childre paragra|chinese|chinese tra|choice|choice and|choice require|choices are|chromiu|chromiu console
R240|chromiu convert|cio|cio id|cipher|cipher blowfis|circula|circula referen|citi|citi valid|city docs|city error
R240|city is|city method|city of|city year|clarabe|clarabe failed|class agents|class bool|class cookie|class excepti
R240|class numbers|class person|class script|class violati|classes|classes are|claud|claud please|clause
R240|clause specifi|click div|click element|click interce|click on|clickab|clickab at|client verifie|client zones
R240|cliente the|clip duratio|clip has|close tag|closed and|closed cannot|closed for|closing endfor|cluster cpp
R240|cluster does|cluster train|cmo|cmo does|co documen|code accepte|code can|code column|code de|code does
R240|code executi|code filter|code first|code graphql|code has|code inserte|code max|code maximum|code result
R240|code retryab|code support|code timefra|code timesta|codes af|codes de|codes pl|coinbas|coinbas fetchfu|col form
R240|col select|col start|col unexpec|col vs|collect datetim|collect dimensi|collect expecti|collect no|collect schema
R240|color has|color support|colour did|cols|cols with|column cannot|column contain|column did|column express
R240|column field|column hero|column https|column index|column invalid|column names|column near|column not|column or
R240|column titel|column token|column unexpec|column unknown|column values|column variabl|column with|columnn
R240|columnn emial|columns columns|columns does|columns expecte|columns referen|columns should|com anthrop|com csv
R240|com foo|com message|com partner|com redis|com tracks|com was|combina|combina found|combine|combine you
R240|comes immedia|command git|command interfc|command posixpa|command qemu|command returne|command search
R240|command snooze|command specifi|command unable|comment line|commit automat|commit may|commit the|commonm
R240|commonm csv|compara|compara has|compare offset|compare operati|compari|compari operato|compat|compat overrid
R240|compati see|complet cycles|complet model|complex extensi|compone must|compose|compose and|composi event|computa
R240|compute lda|compute type|conditi failed|conditi missed|config entry|config or|configs|configs experim
R240|configu filtera|configu key|configu keys|configu limits|configu prompts|conflic and|conflic at|conflic in
R240|conflic input|conflic values|conform|conform to|connect adapter|connect port|connect string|conside explici
R240|console excepti|constra names|consume by|contact must|contain class|contain control|contain cycle|contain fields
R240|contain inf|contain infs|contain only|contain paramet|contain role|contain total|contain wildcar|content blocks
R240|content keys|content merge|content object|context cannot|context note|context queryer|context questio
R240|context recall|context where|contigu|contigu array|control charact|control matchin|converg after|converg to
R240|converg within|convers error|convers roles|convert date|convert from|convert url|cookie banner|coplana
R240|coplana with|correct accordi|correct values|corresp tool|cost basis|cost exceede|cost is|cost limit|couchba query
R240|could because|count input|count must|count of|country invalid|cover|cover some|cpu is|cql|cql title|crawl invalid
R240|create an|create categor|create crs|create envelop|create line|create unrecog|createi|createi invoice|cross
R240|cross partiti|crossfa|crossfa is|crs not|crs on|csrf|csrf warning|css buy|css on|css selecto|csv already|csv and
R240|csv are|csv csv|csv docbook|csv found|csv html|csv pd|curly|curly braces|currenc euro|current content
R240|current frame|current install|current model|current organiz|current session|current support|cursor include
R240|custmer|custom attribu|custom functio|custome last|customi|customi for|cvv|cvv failure|cycle or|cycles
R240|cycles require|cycling|cycling regular|da|da the|dashboa title|dashes|dashes or|dask|dask is|data address
R240|data contain|data filteri|data receive|data series|data should|data you|databas parse|datafra descrip
R240|datafra field|datafra qty|dataset item|datatyp|date can't|date cannot|date failed|date name|date paramet
R240|date require|datetim does|datetim math|datum|datum provide|day is|db bef|dbi program|dcp|dcp its|dcp rules
R240|dd format|dd or|de de|de en|de for|de fr|de not|decimal convers|decimal decimal|decimal divisio|decimal of
R240|decimal types|declare in|declare precond|decline authori|decline by|decline descrip|decline please|decline your
R240|decreas the|default region|default value|defined by|defined for|defined importe|defined name|defined qrx
R240|defined sales|defined when|definit custmer|definit has|delete resourc|deleted and|deleted use|demand through
R240|departu date|departu invalid|depends|depends on|depreca please|depth|depth exceede|desc adminis|desc object
R240|desc operati|descrip content|descrip origina|descrip payer|descrip value|despite|despite the|destina href
R240|destina languag|destina number|destina path|det|det not|detail idempot|detail please|detail schema
R240|details cliente|details embedde|details errorty|details limit|details recrod|details start|details unknown
R240|detecte results|determi the|develop marketi|develop monday|device type|df totl|diagnos unknown|dict contain
R240|dict failed|dict is|dict must|dict object|diction returne|diction with|didn't create|didn't pass|differe account
R240|differe card|differe filter|differe model|differe signs|digit is|digits receive|dimensi but|dimensi expecte
R240|dimensi got|dimensi not|dimensi query|direct|directe|directe type|directo home|directo not|directo usr
R240|directo work|disjoin|disjoin spans|distanc|distanc must|distinc express|distinc id|div class|div contain|div data
R240|divide|divide the|divisib|divisib by|divisio|dns resourc|docbook|docbook docx|docs change|docs city|docs has
R240|docs provide|docs statsig|documen anchor|documen at|documen date|documen meta|documen partiti|documen query
R240|docx stdout|docx templat|doesn't appear|dolor|domain filter|domain invalid|domain names|domains can|don't want
R240|dot kdot|dot stack|double curly|dpy positio|dqw request|drivers|drivers found|driving|driving car|drop
R240|drop params|drop these|dropped|dsize|dsize sequenc|dtypes|dtypes found|duratio msg|during iterati|dynamic
R240|dynamic sql|each directi|each tool|ean must|earlier|earlier schema|edit block|ef or|efficie|efficie float
R240|either connect|either decline|either ensure|either lattice|either portkey|either valid|either workflo
R240|element amount|element click|element could|element exceede|element hangup|element index|element may
R240|element method|element not|element of|element pay|element tenant|element would|email cio|email docs|email email
R240|email must|email not|email string|emails must|emails welcome|embed|embed and|embedde errors|embedde null
R240|embeddi with|embeds|embeds paramet|emial at|emial does|emial found|emial icontai|emial into|emial is|emial not
R240|emial unknown|emial valid|employe does|empty collect|empty or|empty out|empty propert|empty string|en de|en es
R240|en fr|en gb|en is|en small|en xx|enable auto|enablec|enablec to|encoded at|encoder mp|encodin failed|encodin to
R240|encount integer|encount unknown|end argumen|end comment|end time|ended with|endfor|endfor in|endpoin are
R240|endpoin evnts|endpoin pass|endpoin pattern|endpoin probabl|endpoin schema|engagem|engagem message|engine neural
R240|engine paramet|enginen|enginen when|engines via|english en|english try|enough for|entitie can't|entitie named
R240|entity cannot|entity key|entity startin|entity weight|entity xx|entitys|entitys employe|entityt employe
R240|entry since|enumera member|enumera region|eof for|eof graphql|eof selct|eps|eps jpeg|epsg|epsg interna|eq|eq is
R240|equal in|equatio|equatio exp|errmsg unknown|errno argumen|errno directo|errno file|errno is|error argumen
R240|error bin|error captcha|error card|error column|error cvv|error distinc|error evaluat|error excepti|error gv
R240|error info|error initial|error lanceer|error ls|error near|error number|error nx|error occured|error parse
R240|error partial|error pathspe|error present|error search|error sem|error unmatch|error value|errorco anchor|errorex
R240|errorex name|errorna syntax|errors categor|errors errors|errors list|errors loc|errors md|errors missing
R240|errors nosuche|errors numeric|errors request|errors trequir|errors undefin|errors workboo|errorty reader|es de
R240|escape|escape it|estimat paramet|etc and|eu must|euro|europe berln|evaluat bounded|evaluat factor|evaluat failed
R240|evaluat open|evaluat require|evaluat task|event alert|event name|events people|evnts|evnts valid|exactly the
R240|example of|exc|exc invalid|exceede ctrls|exceede max|exceede redirec|exceeds bit|exceeds grid|exceeds image
R240|exceeds xml|excel charact|excepti account|excepti error|excepti mandato|excepti method|excepti result
R240|excepti unknown|excepti validat|execute one|executi at|executi exceede|executi has|executi input|executi opt
R240|executi query|executi the|exist line|exist new|exist retry|existen|existen object|existin block|existin vector
R240|exists as|exmaple cmo|exog|exog contain|exp no|expecte context|expecte double|expecte eof|expecte from
R240|expecte here|expecte last|expecte match|expecte metadat|expecte number|expecte only|expecte please|expecte qty
R240|expecte return|expecte rule|expecte somethi|expecte table|expecte tensor|expecte where|expecti all
R240|expecti embeddi|expecti feature|experim or|expired unable|explici allowed|explici get|explici in|explici selecti
R240|expr forward|expr used|express averge|express city|express in|express incompl|express items|express mars
R240|express orders|express provide|express titel|ext openai|ext protoco|extact|extend|extend outside|extensi jpgg
R240|extensi out|extensi with|extent|extent either|extra forbidd|extra inputs|extract target|facet|facet is
R240|factor nameerr|factory|factory for|failed action|failed busines|failed can't|failed excepti|failed field
R240|failed fix|failed login|failed missing|failed mparam|failed number|failed org|failed precond|failed schema
R240|failed text|failed timeout|failed try|failed type|failed typeerr|failed when|failure context|failure lot
R240|faiss cluster|faithfu|faithfu metric|false but|false errors|false syntax|fare|fare applied|fault class
R240|fault server|feasibl|feasibl solutio|feature as|feature but|feature did|feature does|feature fmat|feature has
R240|feature name|feature query|feature returne|fetched must|fetchfu|fetchfu is|fetchor|fetchor require|fewer in
R240|ffmpeg wav|field already|field choices|field datafra|field departu|field emial|field field|field foo|field input
R240|field isues|field key|field list|field missing|field must|field name|field nmae|field of|field orders
R240|field partnr|field priorit|field query|field referen|field tablena|field title|field unable|field vector|fieldna
R240|fieldna discoun|fields id|fields metrics|fields not|fields table|file identif|file illegal|file interfa
R240|file known|filenam and|files that|filter clause|filter error|filter failure|filter named|filter or|filter param
R240|filter string|filtera|filtera attribu|filtera this|filteri and|filtr|filtr at|find element|find factory
R240|find functio|find ids|find next|find node|find record|find routabl|finishe process|first dimensi|first must
R240|first of|fix conflic|fix either|flat|flat facet|flavor specifi|float bool|float computa|float compute|float data
R240|float dropped|float given|float int|float types|float values|flowabl table|fmat|fmat info|follow dcp
R240|followi additio|followi args|followi cell|followi charact|followi email|followi indices|followi languag
R240|followi must|followi pseudo|followi subexpr|followi the|foo and|foo bar|foo for|foo full|foo has|foo on|foo toml
R240|footer of|for abc|for area|for argumen|for array|for bind|for call|for city|for code|for color|for country
R240|for created|for directe|for example|for format|for fractio|for ftp|for germny|for given|for has|for head|for hnsw
R240|for hset|for hugging|for idlist|for informa|for mandato|for missing|for month|for new|for operati|for operato
R240|for payment|for proxy|for record|for reports|for role|for run|for sentenc|for serving|for start|for step
R240|for store|for streami|for subject|for target|for then|for time|for total|for uniniti|for value|for vector|for za
R240|forbidd functio|forbidd loc|forgott|forgott email|form at|form could|form errorco|form expecti|form form
R240|form line|form matchin|form none|form repo|form syntax|format email|format from|format got|format jpgg
R240|format must|format perl|format pgn|format require|format specifi|format unknown|format yaml|formats eps|formatt
R240|formatt use|formed hexadec|formed respons|forms chromiu|found appl|found captcha|found csv|found eof|found epsg
R240|found expecte|found graphql|found issues|found multipl|found number|found so|found tiktoke|found total
R240|found unparsa|found without|fps|fps attribu|fps frames|fr en|fractio evaluat|frames|frames per|frm|frm in
R240|from charact|from given|from header|from meter|from mwhere|from os|from size|from stack|from to|from yql
R240|ftp example|ftp support|fuel|fuel consume|fully within|func|func attribu|functio and|functio averge
R240|functio because|functio evaluat|functio has|functio json|functio lenght|functio paramet|functio respons
R240|functio returns|functio sort|functio with|functio write|gamma|gamma does|gates|gates configs|gb or|gemini please
R240|general not|generat exp|generic incomin|genre|genre is|geo found|geolite asn|geometr is|geometr please
R240|geometr type|germny|get back|get command|get encodin|get format|get invoice|get metric|get tasks|get weather
R240|getfiel|getfiel or|getinvo|gi|gif image|git merge|given argumen|given module|given referen|given schemas
R240|given text|given toleran|given type|given url|given value|gogle|gogle engine|got assista|got city|got de
R240|got expecte|got none|got nothing|got text|got time|got token|got which|got wrod|got wrong|gpt gpt|gpt please
R240|grammar does|graph changed|graph contain|graph objs|graphem|graphql validat|graphs|graphs agent|grep|grid
R240|grid limits|group id|groups imports|gs hdfs|gte|gte if|gtt|gtt orders|guided|guided decodin|guided json
R240|guided regex|guides reasoni|gv|gv returne|gv syntax|had some|halluci|halluci is|hand|hand side|handle the|hangup
R240|hangup not|has error|has feature|has host|has length|has multipl|has observa|has placeho|have already|have class
R240|have configu|have differe|have digits|have field|have invalid|have more|have passed|have period|have role
R240|have same|have shapes|have size|have supplie|have that|have unique|have unpredi|have updated|have user|have value
R240|have values|hdfss|hdfss expecte|head please|head revisio|head to|header found|header more|header row
R240|header soapact|heading|heads for|heads is|hearts|height and|height out|help create|hero secretn|hexadec uuid|hi
R240|higher maxprec|hnsw|hnsw index|home user|host bits|hosted tools|hostnam value|hours have|hours is|hset
R240|hset command|html json|htps is|http bad|http header|http label|http server|http url|https file|https learn
R240|https mailchi|https protoco|https reddit|https ssh|huge expecte|hugging inferen|hugging starcod|hybrid|hypsum
R240|hypsum failed|iban|iban length|icontai|icontai allowed|id acea|id acme|id agent|id attempt|id attribu|id by|id cc
R240|id checkpo|id got|id in|id lettre|id locatio|id meta|id pay|id pyhton|id reason|id should|id sqlstat|id unknown
R240|id validat|id value|id when|identif emial|identif expecte|identif http|identif near|identit segment|idlist
R240|idlist at|ids and|ids were|if needed|ignored|ignored is|illegal data|illegal in|illegal name|illegal selecto
R240|image extent|image gif|image height|image jpeg|image webp|images are|images must|imap|imap command|img could
R240|img exit|img info|imperso chrome|impleme nth|impleme to|import from|importe in|importe the|imports are|in apply
R240|in binary|in booster|in calling|in caused|in cbc|in complet|in config|in contigu|in databas|in div|in each
R240|in either|in entityt|in feature|in field|in fieldna|in fields|in gpt|in identif|in img|in include|in languag
R240|in length|in limit|in moment|in mysql|in office|in particu|in pd|in py|in resourc|in right|in rule|in sheetna
R240|in speak|in states|in textemb|in trainin|in vocabul|in void|in write|in yyyy|include no|incompl and
R240|incompl express|incorre module|index got|index objects|index require|indexed email|indicat misspel|indices index
R240|ineligi|ineligi to|inf got|inf or|infer model|infer the|infer type|inferen failed|inferen profile|infinit
R240|infinit loop|info attribu|info field|info in|info num|infs|infs or|init image|initial before|initial simplex
R240|input amount|input array|input bucket|input dashboa|input detecte|input field|input file|input for|input geometr
R240|input gql|input images|input invalid|input matc|input model|input mtch|input not|input openid|input retrn
R240|input schema|input startur|input tool|input true|input unexpec|input validat|input variabl|input words|inputs are
R240|inputs outputs|inputst invalid|insecur|insecur transpo|inserte|inserte does|install engines|install io
R240|instanc micro|instanc region|instanc web|instead args|instead was|instruc listed|instruc with|instrum decline
R240|instrum present|insuffi buying|int and|int does|int email|int exceeds|int extensi|int float|int in|int string
R240|int text|integer already|integer at|integer exceeds|integer out|intende questio|interac or|interce element
R240|interfc|interfc gi|interio|interio point|into field|into items|invalid accordi|invalid address|invalid blocks
R240|invalid card|invalid checksu|invalid coordin|invalid could|invalid count|invalid date|invalid default
R240|invalid diagnos|invalid dimensi|invalid does|invalid endpoin|invalid event|invalid excel|invalid field
R240|invalid iban|invalid isoform|invalid jmespat|invalid keys|invalid languag|invalid length|invalid limit
R240|invalid module|invalid number|invalid operato|invalid option|invalid payment|invalid probabl|invalid process
R240|invalid recurly|invalid regex|invalid reply|invalid sample|invalid schema|invalid scope|invalid search
R240|invalid selecto|invalid seven|invalid source|invalid ssml|invalid symbol|invalid tenant|invalid term
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
R240|languag tier|large as|large from|large large|large no|last message|last name|last replied|last role
R240|latest availab|latitud|latitud must|lattice|lattice stream|layout index|lda|lda over|lead is|leading
R240|leading minor|leads where|leaf ctrls|learn microso|learner|learner cc|least as|least fn|least or|least usd|ledger
R240|ledger is|left current|left hand|lenght|length attribu|length to|lengths|lengths don't|letters got|lettre
R240|lettre morte|level operato|level reached|leverag|leverag has|like it|like questio|limit extensi|limit string
R240|limitor|limitor cancel|limits da|limits max|limits the|limt|limt on|line argumen|line div|line near|line no
R240|line offset|line pandocc|line parse|line positio|line secret|line select|line user|line usr|linear|link argumen
R240|link is|links|links destina|list ch|list for|list in|list is|list must|list openid|list support|list too
R240|list view|listed here|listema|listema emails|litellm badrequ|litellm drop|litellm setting|litellm unsuppo
R240|live url|llama instruc|llama pass|llama use|llm provide|load config|loadlea args|loc process|localho does
R240|locate your|locatio conflic|lock date|log alert|logged with|logging events|logging new|login an|login login
R240|logo svg|logprob|logprob msg|long argumen|long caused|long request|long the|long this|long tmp|long usr|longitu
R240|longitu value|look|look up|lookaro|lookaro are|looks suspici|loop somewhe|lorem|lorem ipsum|lot size|lr|lr was
R240|ls nowhere|mach|mach did|machine executi|mail of|mail to|mail validat|mailchi|mailchi com|maill|maill not
R240|main caused|main docs|main please|main tf|malform input|malform please|malform yeer|mandato key|mandato sales
R240|mandato value|manual that|many argumen|many calcula|map llama|map to|mapping found|markdow txt|markers
R240|markers but|market none|marketi|marketi docs|markup are|markup of|mars|mars base|mask|matc|matc expecte
R240|match collect|match columns|match create|match format|match id|match in|match number|match vs|matchin signatu
R240|math|math re|matplot|matplot color|matrix det|matrix size|max charact|max columns|max complet|max cost
R240|max element|max on|max query|max rows|maxfev|maximum capacit|maximum length|maximum resolut|maxprec
R240|maxprec maxterm|maxterm|maxterm or|may already|may take|maybe there|me message|mean amount|mean limit|mean marker
R240|mean match|mean name|mean one|mean postgre|meant https|measure|measure cpu|medium large|member permitt
R240|memory using|merge conflic|merge failed|merge keys|merge non|merge range|merge topic|merge types|message asset
R240|message attribu|message can|message detail|message dict|message element|message extract|message field
R240|message filter|message for|message it|message may|message msg|message origina|message parsing|message propert
R240|message queryva|message receive|message report|message send|message serverr|message shop|message start
R240|message syntax|message tried|message unexpec|message variabl|message vector|metadat inferen|metadat value|meter
R240|meter length|meters of|method and|method cannot|method css|method halluci|method ordr|method poppler
R240|method present|method upload|metric alert|metric alrt|metric context|metrics to|mget|mget all|mibview|micro
R240|micro an|might involve|mini models|minimum amount|minimum is|minimum require|minor of|minutes see|mismatc dtypes
R240|mismatc state|missed key|missing an|missing authori|missing channel|missing code|missing custome|missing default
R240|missing element|missing field|missing keyword|missing loc|missing paramet|missing repo|missing scheme
R240|missing subject|missing untermi|missing variabl|misspel|misspel missing|mistake|mistake and|mistral small|mix
R240|mix positio|mlp|mlp your|mode numeric|mode rgba|mode use|model and|model app|model as|model claud|model hugging
R240|model jina|model languag|model model|model provide|model sale|model size|model stg|model text|model unable
R240|model use|models are|models orders|models refer|models stg|models using|modifie errcode|modifie specifi
R240|module action|module lead|module path|module the|modules and|modules proj|monday|monday com|money|monitor id
R240|more https|more of|more pages|more recent|morte|morte queue|most receive|mp only|mp tmp|mparam|mparam num
R240|ms ahead|ms documen|ms ms|ms waiting|msg extra|msg field|msg invalid|msg signers|msg value|msgtype result|mtch
R240|mtch expecte|multipl acme|multipl entitie|multipl generat|multipl head|multipl vectors|multipo|multipo point
R240|must alterna|must map|must match|must pass|must re|must unarchi|must utilize|mwhere|mwhere expecte|naive and
R240|naive geometr|name because|name but|name can't|name error|name geo|name graphql|name heading|name http
R240|name length|name login|name models|name name|name orders|name passwd|name predict|name pric|name refs
R240|name retriev|name that|name too|name txt|name unproce|name validat|name webdav|name with|named actor
R240|named apptrac|named citi|named colour|named instanc|named main|named money|named pid|named stg|named titel
R240|named tota|names capacit|names don't|names letter|namespa repo|namespa urn|nan inf|narrow|narrow to|near filtr
R240|near selct|near the|near token|needs domain|nestabl|nestabl in|netcdf scipy|network or|neural|new checkou
R240|new offer|new order|new value|next date|next message|nightly error|nmae for|nmae is|nmae on|no algorit|no attribu
R240|no audio|no categor|no child|no closing|no command|no control|no filter|no format|no fps|no mapping|no node
R240|no operati|no paramet|no placeho|no qr|no rates|no scheme|no securit|no sheet|no solutio|no style|no target
R240|no templat|no terms|no updates|no value|no vector|no zpi|nobody example|nod|node found|node name|node named
R240|node type|non disjoin|non existen|non leaf|none eof|none expecte|none field|none got|none invalid|none none
R240|none success|none syntax|none text|nonexis field|nonsens interna|nope|nope did|nope stderr|nosuche|nosucho str
R240|not among|not approve|not automat|not belong|not berlin|not cancell|not clickab|not compose|not conform
R240|not converg|not cover|not dcp|not declare|not existin|not filtera|not finishe|not follow|not inverti|not modifie
R240|not nestabl|not positiv|not propert|not rectang|not seem|not validat|not variabl|not yield|note|note if
R240|nothing to|ns|ns checkpo|nth|nth of|null byte|null reading|num col|num feature|num hearts|num result
R240|number checksu|number errorty|number got|number must|number provide|number without|number xsd|numbers is
R240|numbers number|numbr is|numeric integer|numeric is|numeric object|numeric value|numresu|numresu tag|nx failed
R240|oauth must|object class|object column|object didn't|object first|object has|object total|objecti is|objects must
R240|objects of|objects to|objs|objs bar|observa|observa only|obtain identit|oc|oc singleq|occur|occur if|occured
R240|occured the|occurre enginen|occurre where|octet|octet not|octets|octets long|odd|odd value|of accurac|of azure
R240|of bits|of btc|of candles|of cells|of cluster|of columns|of composi|of csv|of dimensi|of driving|of events
R240|of filenam|of from|of got|of guided|of http|of id|of lorem|of maybe|of meters|of null|of operati|of output|of png
R240|of points|of print|of ram|of randomf|of records|of require|of resourc|of srv|of texts|of th|of tiny|of token
R240|of train|of trainin|of transac|of user|of webhook|of xarray|offer or|offer request|offline access|offset aware
R240|offset naive|ollama|ollama does|om|om python|on github|on latest|on main|on measure|on model|on non|on rcurly
R240|on selecto|on symboli|on view|one data|one kind|one merge|one operato|one path|one recipie|one resourc|one root
R240|one server|one source|one stateme|only alphanu|only compati|only execute|only has|only image|only left
R240|only letters|only reading|only up|only use|only valid|open allow|open foo|open is|open the|open with|openai model
R240|openai public|opencv error|opened line|openid profile|openid the|operand|operand could|operati argumen
R240|operati does|operati errorty|operati getinvo|operati invocat|operati line|operati of|operati post|operati query
R240|operati syntax|operati that|operati tried|operato are|operato foo|operato for|operato got|operato gte
R240|operato specifi|operato unknown|ops load|opt cbc|optimal|optimal paramet|option foo|option name|option num
R240|options details|opts|opts when|or after|or anonymo|or arn|or assista|or backend|or bank|or check|or column
R240|or customi|or defined|or deleted|or en|or for|or func|or functio|or graph|or heads|or hybrid|or illegal
R240|or incorre|or logging|or message|or namespa|or nanosec|or orderin|or point|or portkey|or raw|or revise|or scalar
R240|or search|or setfiel|or solve|or some|or templat|or text|or tool|or tweak|or undersc|or unknown|or usernam
R240|or visible|or visit|or whole|or workflo|order create|order errcode|order for|order param|order size|order which
R240|orderin|orderin specifi|orders argumen|orders at|orders foo|ordr|ordr list|origina is|origina psprefe|os is
R240|other element|other is|other syntax|otherwi it|out build|out segment|output result|output that|output these
R240|outputs|outputs or|outside image|over an|overlap constra|overlap previou|overloa resolut|overwri input
R240|overwri the|page boundin|page sise|pagerdu endpoin|pages to|paginat cursor|pandocc|pandocc command|paragra
R240|paragra rich|param emial|param values|param with|paramet account|paramet amout|paramet city|paramet days
R240|paramet error|paramet etc|paramet exceed|paramet frequen|paramet in|paramet invalid|paramet keys|paramet languag
R240|paramet markers|paramet max|paramet missing|paramet must|paramet named|paramet nmae|paramet not|paramet objects
R240|paramet of|paramet opts|paramet origina|paramet probabl|paramet prompt|paramet respons|paramet since
R240|paramet spellin|paramet statusc|paramet type|paramet use|paramet validat|paramet value|paramet whose|paramet with
R240|paramet you|params city|params true|parapar|parapar syntax|parcels weight|parent for|parent page|parse cql
R240|parse dsize|parse ended|parse entitie|parse excepti|parse http|parse rate|parse sql|parse sqlalch|parse timezon
R240|parsed near|parsed to|parser error|parser excepti|parser is|parser to|parsert|parsing ec|part after|partial write
R240|particu|particu model|partiti or|partiti query|partner center|partnr|partnr id|parts of|pass both|pass in
R240|pass model|pass valid|pass validat|pass win|passage|passed for|passed since|passwd is|path foo|path links
R240|path must|path out|path root|path value|pathspe|pathspe nope|pattern in|pay for|pay payment|payer|payer has
R240|payload receive|payload validat|payment id|pd read|pdf already|pdf pgf|people groups|per hours|per timeser
R240|perfect|perfect separat|perform if|perform semanti|perform unpredi|perhaps you|period closed|period lock
R240|period none|perl|permane deleted|permitt in|pet store|petid|petid is|pets not|pgf|pgf png|pgn|pgn must
R240|phone numbers|pick|pick this|picked|picked or|picture|picture logo|pikepdf|pikepdf open|pixels is|placeho but
R240|placeho on|plan cannot|plan validat|plannin query|platfor are|please choose|please click|please escape|please fix
R240|please see|plotly|plotly graph|plugins found|pms|png image|png not|png ps|png svg|point or|point other
R240|point within|pointer|pointer blocks|points per|points should|poppler can|port must|portkey|portkey config
R240|portkey provide|positio and|positio bind|positio found|positio while|positiv debug|positiv definit|post inciden
R240|post record|postage the|postgre did|power buying|power cost|power iterati|powerit|powerit power|precedi
R240|precedi code|precisi error|precond the|prefix must|prefix on|prefix true|prepare query|present see|present was
R240|previou merge|pric|pric is|print stateme|printed|printed stderr|priorit message|private public|pro minute
R240|probabl ef|probabl filter|probabl the|probabl unsuppo|problem does|problem while|process msg|process try
R240|profile must|profile offline|profile that|program ibm|prohibi because|proj not|proj proj|project epsg
R240|project nonsens|prompt name|prompts diction|propert bucket|propert foo|propert mail|propert message|propert nmae
R240|propert num|propert of|propert refusal|propert semanti|propert specifi|propert that|protoco looks|protoco true
R240|provide argumen|provide data|provide directl|provide header|provide keyword|provide mode|provide model
R240|provide not|provide options|provide pass|provide request|provide routing|provide with|proxy litellm|ps raw|pseudo
R240|pseudo classes|psprefe|psprefe require|pub topic|public tiktoke|public unliste|publish topic|pulp error
R240|purchas postage|px|px is|py automat|pyhton|pyhton lang|python blob|python long|qbo|qbo service|qemu|qemu img|qh
R240|qh qhull|qhull|qhull precisi|qr|qr code|qrx|qty float|qty is|qty unsuppo|qty values|qualify|qualify is|query as
R240|query conditi|query despite|query did|query enablec|query exceed|query extensi|query filter|query flight
R240|query found|query from|query informa|query items|query length|query mach|query max|query me|query no
R240|query origina|query passage|query plan|query querypa|query resolut|query result|query run|query schema
R240|query table|query too|query you|queryba|queryba bad|queryer|queryer first|querypa|querypa encount|queryva
R240|queryva unknown|questio expecte|questio receive|questio to|queue declare|qwertz|qwertz no|qwxz|qwxz no|radius
R240|radius of|ram|randomf is|randomf must|range float|range for|range inf|range must|range not|range overlap
R240|range request|range sql|range tab|range to|ranking|ranking feature|rate has|rate paerror|rates found|raw rgba|rb
R240|rcurly|rcurly at|re asking|re engagem|re importe|re just|re subscri|reach does|reached end|reached maxfev
R240|read propert|read resourc|read table|reader field|reading click|reading this|readme rst|reason none
R240|reason parsert|reason undefin|reasoni limitat|recall|recall that|receive by|receive context|receive false
R240|receive fare|receive invalid|receive not|receive null|receive please|receive sms|receive string|receive the
R240|receive unknown|recent commit|recipie is|recipie specifi|recogni languag|record for|record geometr|record must
R240|record record|record set|record text|record the|record type|records so|records were|recrod|recrod is|recrod with
R240|rectang|recursi depth|recursi expr|recursi level|reddis|reddis localho|redis om|redis redis|ref feature
R240|referen detecte|referen docs|referen emial|referen name|referen stale|referen to|referen without|refs of|refusal
R240|refusal is|regex search|regex you|region given|region is|region valid|registe graphs|registe is|regoin|regoin is
R240|regular express|reindex|reindex only|rejecte malform|relativ and|relativ uri|remote id|remote parent|rendere this
R240|repeat at|rephras|rephras you|replace non|replied|replied to|reply markup|reply token|repo name|report it
R240|report type|reporte illegal|represe an|req amount|req mlp|req receive|req xkq|request bits|request column
R240|request data|request event|request float|request had|request index|request no|request only|request query
R240|request range|request scope|request should|request transla|request valid|request validat|request with
R240|request wrong|require additio|require config|require custome|require details|require enable|require input
R240|require json|require number|require observa|require symbol|rerank|rerank validat|reserve list|reserve your
R240|resize overloa|resolut of|resolut step|resolve did|resolve field|resolve keyword|resolve line|resolve module
R240|resolve node|resolve or|resolve table|resourc are|resourc availab|resourc aws|resourc issue|resourc pet
R240|resourc pets|resourc prefix|resourc status|resourc type|resourc user|respons expecte|respons format
R240|respons invalid|respons parse|respons turn|restart app|restart shop|result block|result blocks|result error
R240|result expecte|result set|result window|results not|results of|retries count|retriev attribu|retriev context
R240|retriev not|retrn|retrn expecte|retryab false|return line|return the|returne invalid|returne query
R240|returne recipie|revise|revise your|revisio are|revisio branchn|rgba as|rgba svg|rich|rich text|right dataset
R240|right syntax|rmtree|rmtree on|role and|role assista|roles must|root ops|root within|routabl|routabl point
R240|route distanc|routing|routing visit|rows cols|rows max|rpc limits|rst|rst for|rule expr|rule message|rule oc
R240|rule start|rules specifi|run receive|running command|sales invoice|sales pric|same dimensi|same file|same first
R240|same key|sample|sample rate|samples should|satisfi message|says message|scalar express|schema being|schema body
R240|schema element|schema for|schema geometr|schema long|schema minimum|schema no|schema please|schema validat
R240|schemas|scheme expecte|scheme hdfss|scheme htps|scheme in|scheme reddis|scheme supplie|scipy|scipy conside
R240|scope the|scope value|scoring|scoring method|sdk origina|sdk python|sdk to|search compara|search conditi
R240|search conside|search could|search domain|search got|search illegal|search index|search paramet|seats|seats sold
R240|second attribu|second time|secret is|secretn does|section form|securit definit|see chart|see embedde|see usage
R240|segment sell|selct from|selct keyword|selct syntax|select an|select another|select hero|select identif
R240|selecte engine|selecte in|selecti|selecti one|selecto an|selecto of|selecto prices|selecto selecto|selecto was
R240|sell|sell failure|sem|sem where|semanti incorre|semanti semanti|send mail|send returne|sender is|sender or
R240|sentenc for|separat detecte|sequenc item|seriali decimal|seriali type|series daily|series see|server configu
R240|server convers|server doesn't|server exists|server sdk|server time|serverr|serverr for|service api|service debug
R240|serving|serving but|session select|set and|set attribu|set crs|set format|set leverag|set limit|set litellm
R240|set ms|set name|set of|set ranking|set too|set zeropre|setfiel|setfiel full|setlive|setlive call|setting drop
R240|setting vertica|shape for|shapes and|sharepo spquery|sheet named|sheetna with|shop exit|shop service
R240|should divide|should start|side locatio|side of|sign is|sign with|signatu number|signers|signers must|signs
R240|simplex|simplex is|since at|since input|single input|single query|singleq|singleq line|sinv|sinv custome|sise
R240|size along|size below|size explici|size for|size huge|size mismatc|skip|skip this|sku invalid|slave reporte
R240|slide layout|slide with|small latest|small medium|small please|smaller side|smtp auth|sn|snooze|so not|soapact
R240|sold|sold out|solutio|solutio can|solutio was|solve equatio|solve has|solve with|solver clarabe|solver or|solving
R240|solving problem|some argumen|some invalid|somethi after|somethi between|somewhe|somewhe in|sorry don't|sort by
R240|sort on|source file|source got|source languag|source line|spans york|sparql|sparql query|sparsev|sparsev or
R240|special json|specifi branch|specifi coordin|specifi new|specifi properl|specifi target|specifi use|specify compat
R240|specify it|specify model|specify ms|specify namespa|specify specifi|spellch|spellch empty|spellin and|split trian
R240|spquery|spquery the|sq|sql column|sql contain|sql depends|sql emial|sql error|sql expecte|sql parse|sql parser
R240|sql string|sql syntax|sqlalch exc|sqlalch url|sqlerro|sqlerro no|sr must|src learner|src should|srsearc
R240|srsearc paramet|srv jobs|ssh extra|ssml|ssml request|starcod|starcod learn|start and|start crawl|start date
R240|start must|startin point|starttl extensi|startur|startur is|state auth|state csrf|states selecte|statsig com
R240|status details|status failed|status max|status parcels|status stderr|stderr qemu|stderr unknown|stderr usr
R240|stdout already|stdout conflic|step output|step xx|stg order|stg orders|stop reason|stopped stop|storage scheme
R240|store user|str can't|str class|str expecte|stratgy|stream network|streami file|streami is|strict require
R240|string amount|string and|string could|string exceeds|string invalid|string pro|string sqlexec|string term
R240|string tomorro|string unimple|structu instead|style with|subdivi|subdivi bavria|subexpr|subexpr are|subject field
R240|subpath|subpath of|subpatt|subpatt at|subscri status|success respons|such endpoin|such functio|such propert
R240|suggest column|sum keyerro|summari must|summary or|supplie barcode|supplie custom|supplie did|supplie hy
R240|supplie is|supplie perhaps|support attachm|support efficie|support klingon|support lookaro|support open
R240|support paramet|support platfor|support range|support retry|support schemes|support special|support togethe
R240|support tool|support use|support values|support xx|support yet|suspici|suspici use|svd|svd did|svg pdf|svg svgz
R240|svgz|svgz tif|sydney|symbol argumen|symbol btc|symbol conside|symbol not|symbol xbt|symboli|symboli link
R240|syntax check|syntax is|syntax issues|syntax to|syntax unknown|tab exceeds|tab string|table areas|table column
R240|table field|table names|table persn|table rows|table setting|tablena|tablena was|tag invalid|tag items|tags|tagz
R240|tagz is|take longer|target device|target modules|target revisio|target sr|target vectors|targeti key|taxtype
R240|taxtype code|tcp host|tdetail init|templat and|templat argumen|templat attribu|templat expecte|templat functio
R240|templat id|templat is|tenant sql|tenant tenant|tensor float|term are|term on|test type|text attribu|text charact
R240|text hi|text json|text or|text sn|text text|text time|text where|text with|textemb|textemb list|textemb please
R240|texts list|texts must|tf|tf line|th leading|th string|than charact|than dimensi|than graphem|than hours|than in
R240|than maximum|than message|than meters|than minimum|than minutes|than request|that contain|that corresp
R240|that exists|that much|that starts|that that|that was|the adminis|the anchor|the apiclie|the appende|the approxi
R240|the array|the barcode|the base|the block|the card|the cell|the city|the click|the compare|the contact|the date
R240|the datetim|the datum|the diction|the dim|the docx|the element|the enumera|the evaluat|the explici|the express
R240|the ext|the faithfu|the field|the footer|the form|the geolite|the gradio|the inputs|the interio|the invokec
R240|the ledger|the left|the mandato|the manual|the method|the metric|the minimum|the named|the objecti|the order
R240|the paginat|the paramet|the part|the parts|the perform|the period|the phone|the precedi|the python|the qbo
R240|the recipie|the recogni|the registe|the regular|the reserve|the scoring|the search|the selct|the setlive
R240|the single|the smaller|the sparql|the srsearc|the strict|the subpath|the taxtype|the tokenis|the tokeniz
R240|the toolcon|the unit|the vectors|the workboo|the workshe|then commit|there must|these biblate|these keys
R240|these set|this backend|this can|this check|this commit|this excepti|this field|this filetyp|this index
R240|this period|this poll|this propert|this slide|this type|this voice|thread id|thresho server|through isn
R240|through service|through through|thus|thus may|tier combina|tier does|tif tiff|tiff webp|tiktoke ext|tiktoke get
R240|tiktoke version|tile cannot|time data|time from|time of|time on|time paramet|time series|time should|timefra is
R240|timeser|timeser try|timesta for|timezon europe|timezon express|titel eq|titel in|title browse|title can't
R240|title cannot|title foo|title forgott|title method|tmp aaaaaaa|tmp tmpa|tmp tmpb|tmpa|tmpa acodec|tmpb|tmpb output
R240|to address|to at|to but|to chatpro|to class|to click|to client|to close|to determi|to domains|to double|to drop
R240|to due|to errors|to explici|to field|to functio|to its|to look|to merge|to method|to narrow|to number|to please
R240|to prepare|to query|to second|to sign|to sort|to specifi|to tokenis|to transfo|to url|to validat|to vstack
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
R240|unique email|unique in|unique live|uniquel|uniquel valued|unit app|unit registr|unit shop|unknown argumen
R240|unknown column|unknown columnn|unknown country|unknown currenc|unknown emial|unknown filter|unknown flavor
R240|unknown imap|unknown line|unknown long|unknown main|unknown name|unknown operato|unknown option|unknown query
R240|unknown search|unknown split|unknown storage|unknown tag|unknown top|unknown unexpec|unknown valid|unliste
R240|unliste direct|unmatch in|unparsa|unparsa section|unpredi|unpredi perform|unpredi use|unrecog format
R240|unrecog table|unrecog treebui|unresol column|unresol definit|unsafe protoco|unsatis|unsatis schema|unsolva
R240|unsuppo argumen|unsuppo device|unsuppo gogle|unsuppo in|unsuppo languag|unsuppo object|unsuppo ollama|unsuppo or
R240|unsuppo paramet|unsuppo qualify|unsuppo types|unsuppo uri|untermi subpatt|up actor|up named|update through
R240|updated some|updated through|updates are|upload not|uploade yet|uri logo|uri referen|uri scheme|url cannot
R240|url chromiu|url from|url functio|url must|url prefix|url rejecte|url specifi|url string|url value|us instead|usd
R240|usdt|usdt must|usdx|use alterna|use any|use block|use chat|use css|use decimal|use either|use en|use ids
R240|use jsonsch|use max|use near|use open|use repo|use tiktoke|use to|use warehou|use yyyy|usecols|usecols do
R240|used are|used but|used require|used sqlstat|user assista|user did|user turn|userid or|usernam require|ushort
R240|ushort format|using about|using getfiel|using structu|using textemb|using tooluse|using working|utf and|utilize
R240|utilize https|uuid string|valid assista|valid correct|valid date|valid endpoin|valid enumera|valid field
R240|valid fields|valid format|valid in|valid input|valid ipv|valid it|valid languag|valid length|valid matplot
R240|valid openai|valid operato|valid phone|valid region|valid text|valid under|valid user|valid validat|valid value
R240|valid with|validat column|validat details|validat for|validat invoice|validat top|validat unable|validat undefin
R240|value accepta|value associa|value body|value details|value errorty|value expecte|value has|value have|value http
R240|value less|value metric|value missing|value none|value on|value provide|value that|value xx|valued|valued index
R240|values before|values code|values for|values is|values qty|values types|variabl monitor|variabl name
R240|variabl please|variabl questio|variabl start|variabl time|vcard|vcard compone|vector column|vector expecte
R240|vector lengths|vector must|vector name|vectors but|vectors class|vectors were|verbose true|verifie has
R240|verify address|vertica|vertica stratgy|vhost receive|video abc|video mp|videofi|videofi and|view api|view thresho
R240|violati ctrls|visibil|visibil value|visible|visit page|voice does|voice en|void faiss|voted|voted on|voyage is
R240|voyage large|voyage voyage|vs number|vstack|vstack column|wait conditi|warehou command|warehou selecte
R240|warehou with|warning state|was charact|was either|was ms|was passed|was permane|was receive|was supplie|wasm
R240|wasm backtra|wasm trap|wav tmp|weather input|web instanc|webdav hostnam|webhook reached|websear|websear tool
R240|website url|weight must|weight valid|welcome html|were passed|were supplie|when convert|when using|where it
R240|where line|where tenant|where text|where to|which was|while adding|while plannin|whitesp lead|whitesp order|whole
R240|whole respons|whose|whose name|width have|wildcar|win|win size|window is|with argumen|with block|with case
R240|with cell|with credent|with css|with dimensi|with double|with english|with expecte|with gtt|with guided
R240|with index|with keys|with mini|with on|with paramet|with pikepdf|with prefix|with refs|with shapes|with suggest
R240|with symbol|with tr|with unclose|with uniquel|with userid|with verbose|within given|within iterati|within parent
R240|within radius|without base|without nan|without remote|without tool|wkhtmlt exited|wolfram|wolfram alpha
R240|word argumen|words unicorn|work see|workboo above|workboo option|workflo id|working precisi|workshe is
R240|workshe named|would increas|would receive|write field|write mode|write number|write this|write videofi
R240|writers drivers|writing|writing templat|wrod|wrod but|wrong dimensi|wrong field|wrong file|wrong key|xarray
R240|xarray current|xbt|xbt usdx|xkq|xkq your|xml rpc|xml xmltei|xmltei|xsd|xsd decimal|xsd string|xx does|xx nobody
R240|xx subdivi|xyzq not|yaml parse|year|year in|yeer|yeer code|yet approve|yield|yield any|york|york is|you didn't
R240|you expect|you on|you passed|you query|your bank|your images|your mysql|your paramet|your sender|your sql
R240|your transac|your unique|yql|yql query|za|zero code|zero recipie|zeropre|zones perhaps|zpi|zpi segment
R240S240|not all
R240T179|in range
R240T240|.bad cron|.bad valsize|.bulk|.bulk index|.cron|.data model|.form|.layout|.sympify|.t protoco|.valid length
R240T240|.valsize|array of|at byte|bad valsize|badrequ documen|be missing|being raised|blob master|block size|but is
R240T240|byte offset|c msg|cannot convert|cannot encode|cannot overwri|charact are|column qty|columns has|com piskvor
R240T240|compati with|contain no|convert to|convert with|cookie|corresp to|couldn' parse|current is|current offset
R240T240|data format|date format|db name|depende require|detail loc|detects|detects operati|digit|directi
R240T240|documen failed|documen parsing|dupfixe|dupfixe size|encode object|entityt|exactly or|excepti being
R240T240|expecte value|express could|extra depende|find end|find root|flowabl|followi types|footer|for class
R240T240|for iterato|for propert|format type|found to|frame normal|functio resize|geolite|given data|has to
R240T240|has unsuppo|hdfs|hdfs http|hexadec|http or|image png|in data|in documen|in line|indexed|inf to|input must
R240T240|invalid version|is greater|is undefin|is unsuppo|it might|iterato express|json or|json seriali|key db
R240T240|keys must|large it|large on|length invalid|length need|markdow|markup|master|master readme|mdb bad
R240T240|metric value|missing see|more paramet|mp mp|name data|nan|nanosec|nanosec timesta|no form|no text|normal
R240T240|normal of|not empty|not underst|occurre unsuppo|of bounds|of charact|of excepti|of express|of field|of key
R240T240|of pixels|of video|office|office documen|often|often indicat|on page|open blob|opened in|or columns|or time
R240T240|or value|pandoc docx|parse failed|parse field|piskvor|piskvor smart|raised syntaxe|reason invalid|resize
R240T240|resourc without|returns|should have|size must|smart|smart open|stateme at|status invalid|str tried|strict
R240T240|string is|support formats|sympify|sympify of|targeti|templat later|text exceeds|text field|that may|the allow
R240T240|the detects|the header|this often|tile|to index|to match|to speak|true or|type string|unknown encodin
R240T240|unknown format|unknown or|unknown type|unmatch|unsuppo size|unsuppo when|url can't|use one|use zip|valsize
R240T240|valsize unsuppo|value and|value to|vocabul|was expecte|was invalid|webasse|were returne|with no|with value
R240T240|work out|wrong dupfixe|wrong type
R240T277|syntax string
R240T304|.date|.invalid documen|.librosa|an empty|avlib|column total|error incompa|etc passwd|failed ffmpeg
R240T304|ffmpeg avlib|field value|filetyp|format it|from ffmpeg|from file|gif|got instead|image size|in frame
R240T304|input expecte|iterato|json is|line failed|logo png|marker|mp invalid|not convert|object of|onnxrun invalid
R240T304|parsing failed|patient|separat|special|string or|suggest|the parser|to documen|zip archive
R240T326|no element
R240T343|.avro|.cbor|.couldnt|.geos|.shapely|avro|cannot contain|excel|input format|of specifi|pixels|text length
R240T343|unknown file|width
R240T358|encode
R240T371|.xlrd|exceeds max
R240T393|.apy|.hl apy|determi|word
R240T411|error unsuppo|tiff
R240T439|.hl|decodin
R240T451|size exceeds
R277|c graphql|field totl|totl on|type order|values validat
R304|#206|#406|#553|#597|.api value|.arrow key|.bad symbol|.browser state|.child|.command exit|.control|.converg|.crs
R304|.data overflo|.decimal|.digits|.dimensi|.disambi|.freshde bad|.grammar|.invalid checksu|.invalid filter
R304|.invalid format|.invalid id|.invalid input|.invalid length|.invalid period|.invalid video|.kusto service
R304|.ldap attribu|.ldap size|.many redirec|.merge|.missing paramet|.no transcr|.overpas bad|.path parser|.period
R304|.pint|.process executi|.proj|.ql syntax|.query check|.selecto syntax|.shape|.smtp not|.sql parse|.sql syntax
R304|.such element|.symbol|.timezon|.transcr found|.transla not|.unexpec exit|.video id|.workshe name|.yf invalid
R304|=NameError|aaaaaaa|accept email|against key|alterna at|amount is|amout|an email|an int|an ipv|an sign|and error
R304|and id|and passed|another transla|are email|are impleme|are supplie|arg durable|argumen error|argumen limit
R304|argumen type|array must|at input|atleast|atleast inr|attribu is|attribu selecto|attribu type|authori error
R304|availab formats|availab use|axis|bad command|bad could|bad search|bad user|badly|badly formed|badrequ search
R304|badvalu|bar|barcode code|bash|be atleast|be byte|be or|be phone|be positiv|binding paramet|body in|bool|btc
R304|bucket name|but paramet|byte input|c address|c badvalu|c big|c columnv|c mandato|can't parse|cannot resolve
R304|card has|card was|cbc|charact hex|chart|check our|class dict|code xx|codenam badvalu|column offset|columns id
R304|command command|command exit|command exited|command systemc|compare|contain at|contain whitesp|content must
R304|coordin pair|correct data|correct recipie|country code|create query|crs|current transla|data does|data structu
R304|days|days is|departu|desc bad|descrip no|detail type|dialect postgre|digits|dim got|dimensi error|dimensi for
R304|dimensi mismatc|dimensi of|distinc|dns label|docs errors|don't match|durable|durable for|ean|element mercury
R304|element unable|emial cannot|emial in|encount bad|enumera|err wrong|error binding|error proj|error sql
R304|errors title|excepti syntax|expecte dim|expecte dimensi|expecte name|expecte paramet|express named|ext
R304|extensi not|failed inequiv|field amount|field the|field titel|field type|fieldre|fieldre name|file mako
R304|filter ctrls|final domain|find column|followi fields|foo unknown|for any|for express|for fieldre|for get
R304|for paramet|for queue|for selecto|form body|form expecte|form orders|form sqlstat|formats for|found form|fr
R304|from leads|ftp gs|git checkou|has wrong|have exactly|have market|hex|hex string|higher than|holding|holding the
R304|htps|id email|id make|id require|id type|ids for|immedia|immedia after|imports|in content|incompa with|inequiv
R304|inequiv arg|infer|input ids|input input|input provide|input to|input vector|inr|int but|interna proj
R304|invalid assista|invalid attribu|invalid destina|invalid must|invalid name|invalid propert|invalid url
R304|invalid video|invalid voice|ipv or|is directo|is higher|is incompa|is mandato|is used|jpgg|key contain
R304|key holding|klingon no|label is|languag code|languag not|languag please|ldapsiz|ldapsiz sizelim|length expecte
R304|line mismatc|line pos|list formats|llama to|locate element|ls|ls cannot|mako at|malform attribu|malform filter
R304|mandato paramet|market symbol|matchin name|maximum charact|maximum recursi|may refer|mercury element|mercury may
R304|mercury mytholo|mercury planet|meters|mismatc input|missing argumen|missing final|missing query|mixpane error|mo
R304|mo mo|mo ytd|mytholo|naive|name emial|name example|name exmaple|name found|named emial|named summary|nameerr name
R304|nans|no barcode|no correct|no transcr|no transla|no type|no viable|nobody|not applica|not work|number receive
R304|numbers|numbr|object decimal|objecti it|of argumen|of availab|of class|of feature|of mo|of one|of stateme
R304|of string|of value|on node|on objects|on of|operati invalid|operati missing|operato failed|or charact|or ipv
R304|or nans|or none|orders models|orders sql|org does|origin paramet|our api|output format|paramet recipie
R304|paramet tenant|paramet to|paramet were|parse command|parse express|parse syntax|parsing query|passed type
R304|period is|pl|placeho|planet|planet mercury|pos|positio form|positio line|power|precisi of|present for|proj create
R304|proj error|provide languag|query dimensi|query failed|query message|query the|query vector|randomf|recipie found
R304|request format|request missing|require value|resolve column|resourc record|results found|rgba|same as|scheme ftp
R304|search command|select on|selecto at|selecto buy|service unit|shapes|sheetna|singula|singula matrix|sizelim
R304|sizelim none|slide|some of|sort|sqlstat line|stateme found|stateme paramet|stderr failed|stg|string supplie
R304|structu for|such column|such element|summary invalid|support support|support the|systemc|systemc restart
R304|table name|target lang|text must|texts|that functio|the beginni|the clip|the code|the custome|the errors
R304|the origin|the results|the schema|the set|the sign|the to|this column|titel is|title invalid|to infer|to mercury
R304|togethe with|tools are|transcr were|transla try|transla was|true for|type but|type id|type integer|type must
R304|type was|unexpec identif|unknown dialect|unknown output|unknown paramet|unknown url|unresol|url example|url type
R304|use allow|valid columns|valid objecti|validat check|validat message|validat the|value please|variabl id
R304|vector has|viable|viable alterna|video id|was already|was str|were provide|where operato|whitesp|work with
R304|workshe|wrong kind|wrong length|wrong number|wrongty|wrongty operati|xpath|xpath error|your input|ytd|ytd max
R304T179|expr
R304T240|.cronite|.cronite bad|.gbm|.light|.light gbm|and charact|attachm|bounds|c parse|c parsing|charact limit
R304T240|column found|convers from|embedde|feature in|field is|field text|file extensi|file ftp|for out|format for
R304T240|from str|handle scheme|id int|images|invalid form|long max|mismatc expecte|name bad|not accept|not json
R304T240|not process|of templat|of values|only the|parsing excepti|speak|starts|starts with|str to|syntaxe invalid
R304T240|synthes operati|th|the list|the synthes|true to|type date|types are|user input
R304T277|invalid syntax
R304T304|#1100|.size limit|.v|.v object|allowed in|bits|color|format is|got class|height|mm|mm dd|not appear|passwd
R304T304|webp|yyyy|yyyy mm
R304T343|.pydub|cannot read|entitie|in file|workboo
R304T358|charact in
R304T371|.arrow invalid|logo
R304T393|error parsing|file must
R304T426|frame
R304T471|.size|invalid data
R326|body failed|cannot query|on type|query field|these values|validat body
R343|.api type|.column|.column not|.cypher|.cypher syntax|.encode|.illegal input|.invalid paramet|.json path|.label
R343|.languag not|.memcach client|.memcach illegal|.number parse|.params|.selecto|.templat syntax|.unicode mixin
R343|=OverflowError|amount must|an object|and there|api documen|arg|barcode|be blank|binding supplie|blank|button
R343|c field|c syntaxe|checkou|class decimal|current stateme|definit|dim|div|element button|email id|errorty bad
R343|errorty executi|from at|geometr|graphql request|in any|incorre number|index does|input form|into memory|kind of
R343|languag codes|limit must|line char|many samples|message text|nmae|of binding|or near|positiv|process would|proj
R343|query parse|query process|samples into|search filter|selct|stateme syntaxe|stateme uses|support languag
R343|syntaxe message|to converg|totl is|unit|unsuppo type|uses and|valid email|value type|was decline|would load|xx is
R343T240|.invalid express|.invalid operati|.unicode|datafra|expecte end|for input|svg|the support
R343T304|appear|appear to|body is|entity validat|failed in
R343T343|.bson
R343T411|unexpec end
R358|it should
R371|.alg|.card|.email syntax|.email undeliv|.invalid url|.jmes|.jmes path|.languag|.lin|.lin alg|.schwift|.xlsx input
R371|=ArithmeticError|be greater|buy|c decline|click|code command|column totl|converg|error line|error syntax|in query
R371|invalid type|it must|klingon|must not|name totl|numeric|request invalid|request raw|require but|respons bad
R371|samples|schema error|the type|unexpec keyword|vector dimensi|your card
R371T240|.express|.transla|text is
R371T304|be an|data error
R371T343|destina
R371T439|byte
R393|.barcode|c card|c stateme|cliente stateme|column emial|decline|expecte type|message expecte|paramet query
R393|query paramet|the amount
R393T240|.invalid argumen|be between|greater|greater than|syntaxe|type for|values are
R393T304|ftp
R411|invalid query|point|titel
R411T304|error expecte
R426|error unexpec|near form|query is|selecto
R426T240|be empty
R426T304|at positio|decimal
R433T240|c value
R439|.email not|operato
R439T343|type class
R439T451|.polars
R451T240|invalid paramet
R451T304|invalid value
R462T403|positio
R471T240|.not valid
R471T343|parse error
R480|near
R508T343|dimensi
R520|emial
R520T343|syntax error
R525T304|form
R544T403|syntax
S240|.partial|.partial failure|bin sftp|check stderr|code exit|error output|method partial|output check|partial failed
S240|sent success
S240T240|stderr output
T179|.ps|actual buffer|at offset|bytes at|bytes for|code integer|expr with|for unpacki|from parse|from require
T179|integer symbol|latin|latin codec|not whatits|of at|offset actual|ordinal|ordinal not|parse expr|positio ordinal
T179|transfo code|unpack from|unpacki|unpacki bytes|whatits|whatits not|with transfo
T240|.a safeten|.absolut|.absolut link|.adb|.api unsuppo|.apply|.apply delta|.args|.arrow capacit|.arrow not|.asn
T240|.bad args|.bad http|.bad syntax|.bad z|.batch size|.block|.blocksi|.blocksi mismatc|.bomb|.bounds|.bounds datetim
T240|.calamin|.calenda|.casting|.casting na|.char|.charact encodin|.chars|.ciphert|.collect|.collect size|.comp
T240|.comp doc|.compose|.compres|.compres method|.constru|.content decodin|.content invalid|.content maximum
T240|.corrupt data|.corrupt grid|.corrupt image|.corrupt record|.count exceede|.crc|.csv|.csv parse|.data decodin
T240|.data parser|.data send|.data too|.dataset build|.dataset generat|.date ambiguo|.date parse|.datetim
T240|.decode value|.decompr bomb|.decompr size|.destina|.detect|.dicom|.digital|.digital signatu|.dmtx|.doc
T240|.documen transla|.dpi|.dtd|.dtd forbidd|.duplica option|.empty data|.encodin chars|.encodin unknown|.encrypt
T240|.encrypt pdf|.event data|.extensi|.extensi not|.externa referen|.extra data|.fetch respons|.fetch unsuppo
T240|.file convers|.file referen|.file size|.file storage|.file unsuppo|.file warning|.first|.first volume|.flac
T240|.flac no|.folder content|.form parser|.fpdf|.fpdf unicode|.fz|.fz base|.fz format|.gpx|.gpxxml|.gpxxml syntax
T240|.grid file|.header not|.header parse|.heif|.hjson|.hjson decode|.http message|.http process|.id no|.illegal text
T240|.image data|.image file|.image loading|.image size|.image too|.image type|.image width|.ingesti|.input file|.int
T240|.int casting|.invalid bson|.invalid calenda|.invalid ciphert|.invalid databas|.invalid dicom|.invalid encodin
T240|.invalid jwe|.iso|.item collect|.iterabl too|.jwe data|.jws object|.lang detect|.length reached|.lib dmtx
T240|.limit overrun|.limit reached|.lz|.lz block|.m too|.malform pdf|.malform segment|.markup|.mat|.mat read
T240|.max length|.max rows|.maximum limit|.media type|.media upload|.metric value|.mime|.mime content|.missing section
T240|.mp|.mp metadat|.mp stream|.multimo|.multipa|.multipa parse|.n|.na|.na n|.need downloa|.need first|.no thumbna
T240|.non xml|.not a|.not adb|.not downloa|.not match|.not rar|.number format|.object format|.ocr found|.of bounds
T240|.of file|.outlook|.output limit|.outside|.outside destina|.overrun|.parse fatal|.parse syntax|.parser match
T240|.parser outlook|.parser receive|.parser rejecte|.pdf parse|.pdf stream|.pdfium|.pdfmine|.pickle|.prior ocr
T240|.py asn|.py lib|.py zbar|.raw data|.raw file|.raw no|.reader|.receive parsing|.record too|.referen forbidd
T240|.rejecte markup|.request data|.request entity|.request size|.respons too|.rows|.safeten parsing|.safeten repo
T240|.sax|.sax parse|.schema decode|.section header|.segment|.socket payload|.standar violati|.storage format
T240|.stream info|.substra|.substra underru|.suspici|.suspici operati|.table transac|.tagged|.tagged pdf
T240|.telegra entity|.text length|.text size|.thumbna|.tiff|.tiff file|.tika|.tika failed|.tiny|.tiny tag|.truncat
T240|.uncompr|.undefin image|.underru|.unexpec char|.unexpec end|.unexpec eof|.unicode encodin|.unknown file
T240|.unrecog image|.unrecog msg|.unsuppo compres|.unsuppo content|.unsuppo documen|.unsuppo file|.unsuppo media
T240|.unsuppo msg|.unsuppo version|.value convers|.value deseria|.value too|.volume|.wasmtim|.width|.xl|.xl date
T240|.xml content|.xml schema|.z|.z file|.zbar|=UnicodeDecodeError|aa got|aaaa|aaaa text|ab expecte|ab found
T240|abortin use|accept missing|accept more|accepte payload|accepte types|accompa|accompa begin|acme revisio|acme this
T240|actual length|actual maximum|add another|addr stored|adt|adt pv|ai speecht|algorit or|alias default|allow text
T240|allowed bytes|allowed here|allowed is|allowed limit|allowed packet|allowed special|alongsi|also mean|alter
T240|alter the|ambiguo|an absolut|an accompa|an embedde|an engine|an id|an introsp|an msg|an office|an unimple|an xml
T240|analyze operati|and help|and iso|and ner|and photo|and rf|and target|annotat|annotat xs|another message
T240|antiwor minutes|any token|any value|anyway|api returns|api rev|apierro this|append with|applica dosexec
T240|applica foo|archive could|archive failed|archive rar|are equal|are larger|are opening|are passing|are pixels
T240|are support|are too|array cannot|array status|arrays|arrays cannot|arrow|arrow typesys|arrowty|as json|as nan
T240|as origina|as special|as tagged|aspect|aspect ratio|assert|assert failed|asserti status|asset aspect|assets api
T240|at bbbcd|at end|at fa|at file|at of|at once|attachm type|attack|attempt convers|attempt xlsxcon|attribu of
T240|audio buffer|audio corrupt|audio duratio|audio files|audio float|audio mime|audio mp|audio ogg|audio type
T240|audio webm|availab extensi|avif|avif file|avlib ffmpeg|avlib invalid|avro data|avro file|avro schema|awt
T240|awt headles|bad crc|bad key|bad magic|bad syntax|badzipf|badzipf with|base addr|base image|based camelot
T240|based pages|batch the|batches|batches of|bb val|bbbcd|bbbcd frame|bcc|bcc example|bcj|bcj filter|be any
T240|be corrupt|be decompr|be determi|be encoded|be encrypt|be exactly|be extract|be first|be larger|be msh|be pdf
T240|be removed|be reopene|be strings|be uploade|be utf|be varchar|been impleme|big captcha|big iso|big maximum
T240|big png|big src|bigger|bigger than|bin is|bin len|birthda|birthda value|blob data|blob field|blob is|blobs
T240|blobs up|blobtoo|blobtoo message|blosc|blosc buffer|bmp gif|bmp sorry|body actual|body as|body at|body exceede
T240|body payload|body utteran|bomb dos|boundar|boundar charact|bounds nanosec|broken data|broken documen|broken error
T240|broker message|brotli decoder|brotli not|brotlid|brotlid failed|bson|bson documen|buffer buffer|buffer error
T240|buffer info|buffer is|built|but encount|but nothing|but pdf|by foo|by java|by prefixi|by py|by textrac
T240|byte payload|byte string|byte this|byte xff|bytearr got|bytes actual|bytes bytes|bytes have|bytes is|bytes long
T240|bytes numpy|bytes remaini|bytes time|bytes while|c blobtoo|c convert|c entityt|c faceerr|c imagede|c imageto
T240|c itemcol|c shred|c textlen|c textsiz|c toobig|c unable|c url|cache aa|cached file|call invalid|call mp
T240|called with|calling parquet|camelot only|can accept|can load|can still|can't decode|can't downloa|can't sync
T240|cancell downloa|cannot decode|cannot start|cannot submit|cannot work|capacit limit|captcha filesiz|capture file
T240|cast|cast int|cc input|cc model|ccutil|ccutil unichar|char in|charact byte|charact expecte|charact got
T240|charact maps|charact special|charact support|charact that|charact varying|charmap|charmap codec|check stl
T240|child adt|chunk type|city mmdb|class nonetyp|class object|class type|client sent|closed linestr|cloudco
T240|cloudco task|code entityt|code pdf|code structu|code subcode|code unsuppo|code value|code xa|codec lz|codecs
T240|codecs opus|col ab|col strict|col tile|collect size|column body|column crm|column for|column pages|column tables
T240|column tkey|columns to|com bmp|com deanmal|com doc|com logo|com png|com zip|command java|command pandoc
T240|common json|compone where|compone xs|composi to|compres method|config option|configu allowed|confirm to
T240|conflue schema|connect destina|connect server|conside to|constru mapping|contain audio|contain data|contain did
T240|contain empty|contain files|contain more|contain nan|contain nul|contain pickled|contain stop|contain the
T240|contain unichar|contain valid|content exceeds|content image|content line|content provide|content types
T240|continu anyway|contrac xyz|contrib|contrib to|convers couldn'|convers rule|convers suggest|convers utf
T240|convert attempt|convert documen|convert invalid|convert msg|convert non|convert object|convert stream
T240|convert string|convert this|core team|corpus dxf|corpus mp|corpus nc|corpus nii|corpus onnx|corpus yaml
T240|correct driver|correct format|corrupt at|corrupt invalid|corrupt no|corrupt please|corrupt seen|corrupt that
T240|couldn' read|couldn' unpack|count command|count incorre|count syntax|covered|cpp index|crc check|crc for
T240|create datafra|create it|credibl|crm notes|crypt|crypt hash|csv doc|csv path|current file|current only|curves
T240|curves with|cv|cv io|damaged file|dat|data attribu|data corrupt|data exceeds|data header|data if|data invalid
T240|data no|data parquet|data possibl|data seriali|data the|data upload|data value|data when|datadog returne
T240|datafra with|datanot|datanot code|dataset is|date in|date of|date or|datetim date|datetim string|db already
T240|db file|dd identit|dd when|dd yyyy|deanmal|deanmal textrac|decimal is|decimal number|deck ppt|decode byte
T240|decode it|decode message|decode xff|decoder process|decodin error|decodin seven|decodin stream|decodin string
T240|decodin unicode|decompr bomb|decompr bytes|decompr invalid|decompr the|default in|defined schema|deflate gzip
T240|delta not|depende jar|descrip face|descrip input|deseria job|deseria key|deseria val|destina arrow|destina buffer
T240|detail ffmpeg|detail payload|detail unsuppo|details applica|details receive|details text|details tifffil
T240|detecte bad|detecte media|detectf|detectf operati|detecti cannot|detectl|detectl operati|determi constru
T240|determi delimit|determi you|diagnos failed|dicm|dicm prefix|dicom|dicom file|diction mismatc|diction syntax
T240|diction while|difat|differe column|differe encodin|differe parser|differe schema|digit found|digital
T240|digital signatu|dimensi size|directi or|directo signatu|disallo special|djava|djava awt|dns message|do so
T240|do those|doc docx|doc is|doc pdf|doctype|documen and|documen closed|documen contrac|documen documen
T240|documen encodin|documen exceeds|documen handle|documen id|documen is|documen message|documen only|documen pages
T240|documen pdf|documen pdfium|documen scan|documen sizes|documen syntax|documen to|documen too|documen when
T240|documen within|documen xml|docx contain|docx eml|docx odt|docx pptx|docx returne|doesn't start|dos|dos attack
T240|dosexec|dosexec is|double require|downloa exportl|downloa invalid|downloa it|downloa max|downloa more|downloa of
T240|dpi is|drive folders|drive google|driver csv|driver explici|driver libkml|dtd|dtd public|dtdforb|dtdforb name
T240|duratio is|during process|dwg|dxf|dxf file|dxf is|ec curves|either not|element into|element object|embedde header
T240|embeddi at|embeddi in|eml|eml epub|empty check|empty lists|empty strings|empty vocabul|encode data|encoded text
T240|encodin chars|encodin gzip|encodin may|encodin type|encount error|encount number|encount text|encount without
T240|encrypt cannot|encrypt must|encrypt the|encrypt with|end encount|end in|ended unexpec|endofte|endofte if|enforce
T240|enforce schema|engine manuall|enough disk|ensure it|entitie are|entity detail|entityt message|entries|entries txt
T240|entry in|entry nicknam|eocd|eof line|eof right|eof sblock|epub|equal documen|err aborted|error assert
T240|error blobtoo|error couldn'|error determi|error diction|error expect|error framety|error may|error pdf
T240|error prematu|error row|error securit|error see|error tokeniz|error userid|errorco request|errorco unable
T240|errors image|errors system|errors were|evaluat somethi|event too|eventda|eventda exceeds|everywh|exactly bytes
T240|exceede image|exceede setting|exceede size|exceeds bytes|exceeds charact|exceeds mb|exceeds skb|excel file
T240|excel xlsx|excepti for|expect tree|expecte aa|expecte ab|expecte boundar|expecte datetim|expecte directi
T240|expecte doctype|expecte fields|expecte found|expecte magic|expecte respons|expecte stream|expecte string
T240|expecte word|expecti class|expecti got|explici by|explici paramet|exportl|exportl for|express col|extensi docx
T240|extensi here|extensi include|extensi pages|extensi use|extensi wav|externa image|externa system|extra data
T240|extract to|fa fbf|face not|faceerr|faceerr descrip|failed code|failed corrupt|failed decodin|failed finding
T240|failed incompl|failed pixels|failed read|failed reading|failed request|failed ssize|failed this|failedo imagede
T240|fails regex|faiss index|faiss read|fatal code|fbf|fc the|feature request|feature unsuppo|fetch endpoin
T240|fetch respons|fetch via|fetched from|ffmpeg error|ffmpeg was|fhs|fhs segment|field data|field date|field for
T240|field should|fields cannot|fields did|fields present|file appears|file cache|file can|file continu|file convers
T240|file expecti|file failed|file filenam|file found|file geolite|file ini|file meta|file models|file of|file otherwi
T240|file param|file pk|file should|file src|file the|file tif|file truncat|file types|filenam extensi|filenam io
T240|filenam pdf|fileobj|fileobj has|files from|files gdrive|files larger|files py|filesiz would|filetyp is
T240|filetyp unk|filter is|filter jbig|find contain|find data|find eocd|find externa|finding central|finite everywh
T240|finite values|first frame|first in|first segment|first volume|fixed limit|fixed maximum|flac file|flac is|flac mp
T240|float array|float failed|flowabl spacer|folders|folders has|followi express|followi file|followi formats
T240|font used|font version|foo expecte|foo is|foo may|footer either|for codec|for detail|for extensi|for frame
T240|for matlab|for mimetyp|for pandas|for pdf|for that|force ocr|force reading|force true|form closed|form data
T240|form file|format and|format applica|format cannot|format check|format expecte|format image|format next|format no
T240|format st|format string|format that|format tmp|format unable|formats code|formats yyyy|formed invalid|found but
T240|found call|found charact|found end|found invalid|found undefin|frame descrip|frame length|frame of|framety
T240|framety unknown|from an|from composi|from filenam|from first|from frame|from ini|from tmp|from url|ftp ftps
T240|ftp url|ftps|ftps hdfs|ftpx|ftpx no|ftyp|ftyp box|fully covered|fully qualifi|functio input|functio validat
T240|gb limit|gb of|gdrive|gdrive can't|gdrive folder|gender|gender on|gender wrong|generat from|generat the
T240|geolite city|getting remote|getting the|gib exceeds|gif jpeg|google protobu|got at|got bb|got bytes|got in
T240|got packet|got stream|got unexpec|got webp|goto https|guess|guess format|gzip but|gzip content|handle documen
T240|handle pagebeg|handler availab|has bits|has digital|has more|has text|has valid|hasn't|hasn't been|have at
T240|have two|hdf error|hdf reader|header blob|header but|header header|header in|header incompl|header or|header png
T240|header subject|header too|header use|header value|header xff|headers file|headles true|heic unsuppo|heic with
T240|heif|heif avif|height exceeds|height ratio|hello but|hello there|help python|help to|helveti|helveti please
T240|here in|here met|hexadec digit|hey|hey wait|hint encount|hive bad|hl|hl documen|host in|html documen|html html
T240|html xm|http dtd|https and|https big|https drive|https or|https viewfs|id exceeds|id failed|id file|id http
T240|id key|id preview|id tag|id unichar|id with|identit imagere|illegal points|image at|image based|image cannot
T240|image decodin|image dpi|image exceeds|image has|image header|image https|image may|image media|image pixels
T240|image please|image source|image tiff|image too|image width|imagede|imagede message|imagere|imagere cannot
T240|images over|imageto|imageto when|imgcode|imgcode src|imgproc|imgproc src|impleme it|impleme yet|imprope image
T240|in archive|in batches|in byte|in dat|in descrip|in destina|in flac|in footer|in gif|in image|in metadat|in not
T240|in pixread|in rar|in readers|in scan|in shp|in shx|in str|in string|in templat|in tmp|in wav|in writers|in xyz
T240|include csv|incompa content|incompl input|incompl introsp|incompl metadat|incompl ole|incompl or|inconsi with
T240|incorre difat|incorre format|incorre padding|incorre passwor|incorre path|incorre string|index faiss|index in
T240|index ioreade|index json|index read|index seems|index size|index type|indexed string|inflate|inflate data
T240|inflate inflate|info not|informa header|ingesti|ingesti data|inline|inline images|input append|input call
T240|input cannot|input downloa|input exceeds|input image|input isn't|input no|input size|input soon|input string
T240|input tmp|input types|input unspeci|insuffi space|int at|int id|int instead|int reason|int status|int xs
T240|interna src|into parts|into table|introsp|introsp respons|introsp result|invalid asset|invalid audio
T240|invalid block|invalid char|invalid content|invalid crc|invalid documen|invalid element|invalid image|invalid jws
T240|invalid load|invalid object|invalid passwor|invalid pdf|invalid reason|invalid size|invalid start|invalid zip
T240|invocat type|invoice system|io max|iomode ri|ioreade|ioreade int|ipm acme|ipm schedul|is ambiguo|is broken
T240|is count|is false|is image|is inconsi|is it|is kb|is link|is ms|is neither|is passwor|is playabl|is simply
T240|is text|is valid|ish|ish week|isn't unicode|isn't valid|iso but|iso date|iso expecte|iso utf|issues availab|it an
T240|it error|it hasn't|it unsafel|item size|item too|itemcol|itemcol when|iterato should|jar|jar pages|jar tabula
T240|jar with|java djava|jbig decode|jf|jf not|jobs server|jpeg nor|json cc|json expecti|json payload|json resourc
T240|json text|jwe|jwe string|jws|jws object|kb must|kb type|key data|key line|key type|keys bmp|kids|kids is
T240|kind faceerr|lang runtime|languag are|languag detecti|large and|large bytes|large enough|large errorco
T240|large expecte|large inline|large limit|large max|large maximum|large part|large payload|large please|large raw
T240|large refer|large the|large val|last spring|leads failed|least coordin|least got|len bytes|length exceeds
T240|length has|length max|length row|lexical|lexical error|libcurl underst|libkml|liblzma|liblzma project
T240|like support|limit big|limit example|limit kb|limit the|limitat violate|line could|line error|line hello|line not
T240|line of|line option|line saw|line too|linearr do|linearr does|linearr require|linestr|lists|load documen
T240|load errors|load failed|load image|load into|load it|load json|load key|loaded to|loaded when|loadsav|loadsav cpp
T240|logo heic|logo webp|lol|lol system|long msg|lz decompr|lz not|macroen|macroen main|made to|magic byte|magic bytes
T240|magic header|main header|main xml|make feature|malform ensure|malform invalid|malform object|mapping values|maps
T240|maps to|markdow no|markup you|match input|match missing|match obj|match yyyy|matchin pattern|matlab|matlab files
T240|max bin|max image|max limit|max memory|max string|maximum accepte|maximum bytes|maximum configu|maximum dimensi
T240|maximum documen|maximum file|maximum image|maximum message|maximum payload|maximum pdf|maximum text|maxmind db
T240|may also|may help|mb but|mb error|mb in|mb maximum|md for|mdb mdb|mean that|means it|media format|media image
T240|media upload|media url|meeting resp|memory per|memory size|message asserti|message got|message image
T240|message length|message system|message th|message unsuppo|met html|meta informa|meta nextfil|metadat documen
T240|metadat file|metadat size|method is|metric you|mib in|mib was|might help|might mean|mime content|mime type
T240|mimetyp found|mimetyp in|minimum duratio|minutes txt|mismatc tag|mismatc type|missing city|missing dicom
T240|missing values|mmdb|mmdb is|model file|model format|model proto|models phi|models require|module if|module magic
T240|modules imgcode|modules imgproc|month must|most charact|most image|mov invalid|mp and|mp doesn't|mp file|mp mpeg
T240|mp returne|mp that|mpeg frame|mpeg mpga|mpga|mpga ogg|ms excel|ms powerpo|msdownl is|msg class|msg image|msg size
T240|msg string|msg type|msh|multipl tables|na|na or|name asserti|name eof|name int|name line|name lol|name system
T240|name try|name xs|named mimetyp|names option|nan linearr|nan nativel|nativel|need ocr|neither|neither jpeg
T240|ner models|netcdf hdf|next ish|next thursda|next token|nextfil|nextfil entry|nicknam|nicknam in|nii|no chunk
T240|no columns|no compone|no convers|no convert|no downloa|no errors|no feature|no ftyp|no hint|no meta|no name
T240|no objects|no pages|no pix|no protoco|no size|no spoken|no start|no tables|no tag|no thumbna|non finite
T240|non hexadec|nor|nor tiff|normal too|normall|normall means|not blosc|not built|not bytes|not corrupt|not credibl
T240|not decompr|not dxf|not encode|not evaluat|not file|not finite|not form|not heif|not large|not mp|not multipl
T240|not need|not powerpo|not rar|not raw|not right|not safely|not safeten|not truetyp|not well|notadbe|notadbe file
T240|notes|notes body|nothing worked|nul|nul bytes|null in|number length|number the|numpy|numpy array|obj
T240|object arrays|object exceede|object header|object invalid|object keys|object startin|object stream|object to
T240|objects found|objsize|objsize too|occurre documen|occurre imageto|occurre itemcol|occurre textlen|occurre textsiz
T240|ocr to|ocr would|odt|odt xlsx|of audio|of bad|of central|of content|of dict|of documen|of element|of eventda
T240|of exceeds|of ffmpeg|of length|of linearr|of may|of rows|of rpar|of support|of tempora|of tmp|of varchar
T240|of vector|officed|officed themema|offset fc|offset in|offset unable|ogg codecs|ogg opus|old new|ole file
T240|ole sector|on class|on files|on text|once please|one request|only contain|only if|only is|only load|only riff
T240|only works|open broken|open empty|open heic|open stream|opencv color|opencv resize|opening databas|opening io
T240|opening mp|opening using|openxml|openxml officed|operati byte|operati collect|operati documen|operati image
T240|operati input|operati one|option for|option host|option to|options do|opus wav|or differe|or downloa|or encrypt
T240|or file|or format|or ftp|or height|or incompl|or inf|or insuffi|or less|or mp|or pare|or pickle|or stateme
T240|or this|or truncat|or used|ora value|org xmlsche|origina old|origina value|otherwi damaged|out file|output stream
T240|over kb|overlap entries|overwri value|packet|packet bigger|packet bytes|page is|page tree|pagebeg|pagebeg args
T240|pages expecte|pages guess|pages is|pages max|pages may|pandas|pandas options|par or|paramet didn't|paramet media
T240|pare|parquet caused|parquet is|parquet magic|parquet org|parse docx|parse from|parse request|parse safeten
T240|parse targeti|parse tomorro|parse webasse|parsed into|parseex expecte|parseex unknown|parsefr|parsefr seriali
T240|parser and|parser or|parser trying|parsing field|parsing json|parsing this|parsing xml|part exceeds|partiti is
T240|parts not|passwd public|passwd which|passwd would|path with|patient expecti|payload bytes|payload reached
T240|pdf docx|pdf expecte|pdf has|pdf header|pdf invalid|pdf jpeg|pdf offset|pdf pages|pdf returne|pdf starts|pdf this
T240|pdf type|pdf was|pdfium data|pem routine|per charact|per compone|per pixel|perform ocr|perform on|perhaps the
T240|permiss file|phi|phi bin|photo|photo tif|pickle false|pickle keyword|pickle load|pickle protoco|pickled
T240|pickled object|pillow|pillow to|pix|pix returne|pixel|pixel only|pixels could|pixels cv|pixels exceeds|pixels in
T240|pixels type|pixread|pixread unknown|pk doesn't|playabl|playabl audio|please suggest|please upload|png fileobj
T240|png handle|png tiff|points of|positio charact|positio invalid|possibl because|possibl zip|post payload
T240|postgre text|powerpo|powerpo file|powerpo present|ppt|ppt is|pptx current|prefix is|prefixi|prefixi the
T240|prematu eof|present macroen|preview of|previou excepti|problem parsing|process audio|process called|process cc
T240|process documen|process limit|produce with|project and|propert gender|propert stream|propert text|protect error
T240|proto parsefr|protobu struct|provide payload|provide was|push was|put item|py zr|pyav can|pytorch failed
T240|qty column|qualifi|qualifi http|quoting|quoting the|rar file|ratio|ratio must|ratio width|raw file|reached while
T240|read at|read cpp|read error|read failed|read header|read index|read page|read tiff|read xref|reader for
T240|reader found|readerr invalid|readerr truncat|readers schema|reading file|reading header|reading image|reading set
T240|reading zip|reason message|receive extra|receive line|recogni msg|record too|recover damaged|ref in|regex last
T240|registr seriali|remote image|removed to|reopene|reopene with|repo acme|repo couldn'|req the|request blob
T240|request invocat|request text|require child|require encodin|require roughly|require zip|reshape array
T240|reshape tensor|resize cpp|resourc blob|resourc logo|resourc unexpec|resp tent|respons and|respons size|restore
T240|restore or|restore shx|result ensure|return strings|returne alongsi|returne bad|returns blobs|rev ai|revisio main
T240|rf|rf support|ri|riff|riff rifx|rifx|rifx and|rmeta|rmeta text|root birthda|root diction|root superfl|roughly
T240|roughly gb|routine no|row col|row does|row expecte|row number|rows in|rpar|rule from|rule json|runtime parquet
T240|safely|safely convert|safeten files|safeten header|safeten index|same block|same metric|sandbox output|saw
T240|says request|sblock|sblock base|scannin|scannin for|schedul meeting|schema compone|schema fields|schema mismatc
T240|schema of|schema registr|schema text|scheme foo|scheme ftpx|section db|section headers|sector|securit limit
T240|see previou|see stderr|selecte input|sent message|sentenc process|seriali data|seriali size|seriali which
T240|server support|set cookie|set item|set multipl|set names|set shape|setting data|seven schema|severit fatal
T240|sha crypt|shape because|shape restore|short for|short minimum|should return|shp not|shx|shx config|shx or|shx set
T240|signatu ocr|simplet|simplet xmlns|simply|simply not|size as|size bytes|size can|size cannot|size code|size data
T240|size descrip|size ensure|size example|size from|size gib|size id|size into|size larger|size limitat|size mb
T240|size or|size pixels|size the|size to|size too|sizes|sizes up|skb|skb limit|smaller documen|snappy corrupt|so you
T240|somethi that|soon to|sorry will|soundfi|soundfi has|soundfi is|source and|source base|source http|source of
T240|space no|spacer|spacer at|sparkex failed|special allowed|special charact|special endofte|special token
T240|specifi doesn't|specify an|specify media|speecht|speecht jobs|spoken|spoken audio|spring|spring gender
T240|spxerr invalid|src ccutil|src color|src common|src loadsav|src sentenc|ssize|ssize empty|st|st of|start any
T240|start byte|start from|start line|startin with|status couldn'|stderr minutes|steps only|still be|stl|stl load
T240|stop words|store mdb|stored eof|str unexpec|stream audio|stream data|stream did|stream end|stream has
T240|stream header|stream inflate|stream limit|stream not|stream to|stream when|strict cast|string fails|string file
T240|string key|string len|string metric|string next|string positio|string should|strings byte|strings not|strings or
T240|struct|structu diagnos|subcode|subcode message|subject bcc|submit more|submit your|suggest that|suggest this
T240|superfl|superfl entry|support bson|support capture|support class|support dimensi|support format|support pdf
T240|surroga|surroga not|svg size|sync to|syntax expecte|system table|system was|table for|table row|table table
T240|tables found|tables true|tables try|tabula|tabula jar|tag line|tag reader|tag ref|tagged|tagged pdf
T240|target languag|targeti rule|team impleme|templat yaml|tempora memory|tensor of|tent|tent current|text abortin
T240|text allowed|text at|text based|text corresp|text csv|text element|text fields|text found|text mode|text msg
T240|text not|text of|text org|text size|textlen|textlen when|textrac issues|textrac please|textsiz|textsiz when
T240|th invalid|than allowed|than downloa|than embeddi|than files|than mb|than this|that cannot|that compres|that long
T240|that might|that scheme|the accepte|the assets|the capacit|the destina|the detecte|the detectf|the detectl
T240|the dicm|the fetch|the filenam|the font|the gb|the gdrive|the image|the markup|the mime|the module|the pdf
T240|the post|the soundfi|the source|the svg|the tag|the unspeci|themema|themema xml|this filenam|this isn't
T240|this message|this normall|this pdf|this receive|this text|this valid|those steps|threw|threw badzipf|thumbna in
T240|tif is|tiff failed|tiff wmf|tifffil|tifffil read|tika rmeta|tika tika|tile got|time got|timesta at|title your
T240|tkey|tkey value|tmp in|tmp tmph|tmph|tmph zssmst|to allowed|to bytes|to contrib|to deseria|to disallo|to do
T240|to enforce|to etc|to goto|to int|to integer|to markdow|to mb|to mpeg|to put|to restore|to specify|to text
T240|to transco|to undefin|to xz|to yes|token endofte|token pass|tokeniz data|tomorro at|toobige|toobige string
T240|total can|total column|total double|total size|tprotoc exceede|tprotoc invalid|transco data|transco failed
T240|transla documen|transmi exceeds|tree here|tree kids|tried utf|true jar|truetyp|truetyp font|truncat bytes
T240|truncat file|truncat header|truncat stream|try quoting|trying differe|tuple|tuple index|two options|txt at
T240|txt possibl|type brotli|type byte|type bytes|type charact|type decimal|type dwg|type ec|type google|type image
T240|type libcurl|type limit|type nonsens|type support|type that|type track|type vers|type version|types flac
T240|types for|types pdf|typesys|typesys arrowty|unaccep|unaccep charact|undefin alias|undefin entity|underst deflate
T240|underst only|unexpec chunk|unexpec magic|unichar|unichar id|unichar line|unicode font|unimple format|unk|unk file
T240|unknown bit|unknown datetim|unknown frame|unknown hl|unknown mat|unknown string|unknown tried|unknown undefin
T240|unmatch when|unpack docx|unpack failed|unpack receive|unpack require|unproce org|unreada|unreada corrupt
T240|unrecog content|unrecog iso|unsafel|unsafel using|unspeci dimensi|unsuppo algorit|unsuppo audio|unsuppo bits
T240|unsuppo codec|unsuppo data|unsuppo driver|unsuppo feature|unsuppo filter|unsuppo key|unsuppo pickle|unsuppo refer
T240|upload error|upload max|upload smaller|upload this|uploade an|uploade audio|uploade is|uploade through|url bytes
T240|url field|url scheme|url the|url title|url urls|urls|urls must|use hdf|use workboo|used helveti|used media
T240|using depreca|using pillow|using unicode|utf codec|utf decodin|utf encoded|utf is|utf iso|utf surroga|utf windows
T240|utteran|utteran text|valid audio|valid decimal|valid flac|valid fully|valid maxmind|valid pdf|valid sha
T240|validat file|validat item|value appears|value deseria|value origina|value propert|value transmi|value xf
T240|value yesterd|values encoded|values na|values this|valueto|valueto ec|varchar but|varchar field|varying
T240|vector size|vers|vers not|version header|video file|viewfs|viewfs webhdfs|violate indexed|vnd openxml
T240|vocabul perhaps|volume current|wait this|want this|was confirm|was generat|was made|was too|was truncat
T240|was unreada|wav data|wav flac|wav webm|webasse module|webhdfs|webhdfs extra|webm please|webp unknown|week
T240|weights only|well formed|when allow|when can|when decodin|when seriali|when when|where exactly|while constru
T240|while downloa|while in|while recover|while scannin|while transla|width height|width is|width or|will not
T240|windows and|with conflue|with content|with data|with defined|with depende|with driver|with explici|with hello
T240|with html|with schema|with xsdatom|without an|without specify|wmf|wmf got|word but|word file|word null
T240|workboo corrupt|workboo is|workboo use|worked|works on|would alter|would require|writers schema|www org|xa
T240|xa spxerr|xd|xd xff|xe|xe jf|xf|xf for|xfe|xff in|xff xd|xff xe|xff xfe|xlsx file|xlsxcon|xlsxcon threw|xm|xml in
T240|xml media|xml prematu|xmlns|xmlns xs|xmlsche|xmlsche name|xref|xref table|xs|xs annotat|xs documen|xs http|xs int
T240|xs simplet|xsdatom|xsdatom name|xx load|xyz error|xyz with|xz liblzma|yes|yes to|yesterd|your dataset
T240|your embeddi|your image|your push|yyyy dd|zip bomb|zip error|zip extensi|zip is|zr|zr please|zssmst|zssmst mdb
T240|zstd decompr
T277|.not ole|.pdf syntax|=UnicodeEncodeError|base seven|buffer size|can't encode|corpus tif|encode charact|in tag
T277|least bytes|line line|no root|really|really pdf|require buffer|root object|tag trk|this really|trk|trk line
T304|#183|.about|.about but|.avro binary|.bad rar|.binary|.binary encodin|.but|.but me|.cares|.cares about
T304|.data source|.decode eof|.documen too|.entitie|.entitie forbidd|.entity too|.fhir validat|.image format
T304|.incompl json|.invalid avro|.invalid image|.invalid protobu|.jwe|.line too|.linkup fetch|.live|.live stream|.lzma
T304|.me|.message parse|.missing delegat|.msg type|.need|.no header|.nobody|.nobody cares|.non fatal|.pdf page
T304|.protobu|.raw non|.scanner|.schema resolut|.size too|.source|.things|.things nobody|.unknown value|.unpack
T304|.unpickl|.unrecog|.unsuppo image|=UserWarning|=Warning|aiff|aiff aiff|aiff or|allow pickle|an avro|an lmdb
T304|an lzma|an unsuppo|and chunk|another format|apache tika|appears|appears to|applica msdownl|applica zip
T304|archive format|as dtype|as pcm|audio ffmpeg|bad zip|been decrypt|bits per|blob too|bmp|bof|bof record|bomb|brotli
T304|by decoder|bytes not|bytes the|bz|bz readerr|bzip|bzip file|c corrupt|c doc|c notadb|c upload|cannot reshape
T304|central directo|charact at|check if|chunk exceed|class fhircli|code output|color cpp|column number|columns got
T304|com page|compres file|constit readima|content encodin|content size|copyrig|copyrig the|corrupt file
T304|couldn' deseria|csv parse|cvtcolo|damaged|data req|data size|data was|databas disk|decode delegat|decompr error
T304|decompr failed|delegat for|deseria header|deseria thrift|determi content|develop mov|dimensi are|disk image
T304|documen format|documen source|dtype|dtype at|encoded as|encodin unknown|end tag|ended before|entitie name
T304|error decodin|error png|exceeds fixed|excepti encrypt|expecte bof|expecte columns|expecte object|expecte or
T304|failed protobu|failed src|ffmpeg develop|ffmpeg returne|fhircli models|field larger|field limit|file ended
T304|file header|file method|file signatu|filesiz|find trailer|finite|fixed|flac check|flow sequenc|font|for cache
T304|force|format heic|format in|frame header|functio cvtcolo|given file|got more|gz|gz readerr|gzip file|gzipped
T304|gzipped file|hdf|heic error|http tika|if file|image dimensi|in an|in mov|in nc|in size|in yaml|incompa input
T304|ini line|input documen|input pdf|into shape|invalid charact|invalid header|invalid protobu|ipm|is applica|is mb
T304|is streami|jpeg png|key name|large to|length bytes|lmdb|lmdb file|lz|lzma|lzma file|magic number|marker was|mat
T304|mat file|max vs|maximum of|maximum permiss|mdb invalid|message exceeds|message file|message larger|method bz
T304|method gz|method tar|method xz|mime|models patient|mov mp|mp audio|mp format|mp moov|mpeg|msdownl|msg file
T304|named word|native|native flac|netcdf unknown|no decode|none public|not bzip|not gzip|not gzipped|not parquet
T304|not tiff|not word|object too|of kb|ogg|opened success|or blob|or but|or native|parse as|parse line|parseex
T304|parsing flow|parsing message|passwor protect|patient patient|payload error|payload size|pcm|pcm wav|pdf file
T304|pdf unable|png error|png readpng|protobu load|protobu parsing|read an|read as|read enough|readerr|readerr not
T304|readima|readpng|req got|request request|reshape|right here|safeten repo|scan|scan pdf|segment must|separat is
T304|sequenc in|seven with|signatu not|src empty|stream expecte|stream marker|streami live|string format|string value
T304|support size|tables|tar|tar readerr|than field|than mib|the ffmpeg|the filetyp|this documen|this image|thrift
T304|thrift tprotoc|tiff file|tika excepti|to float|to force|tprotoc|trailer|trailer diction|transco|trust|trust the
T304|type audio|type details|type ipm|unknown archive|unsuppo documen|unsuppo format|use force|valid utf|varchar
T304|version copyrig|version mp|vnd ms|wav aiff|while deseria|word documen|xz readerr|you trust|you uploade
T326|.expat|codec can't|element found|in positio|ole structu|storage file|structu storage|tif not
T343|.bad gzip|.cbor decode|.couldnt decode|.decodin|.empty file|.file data|.gzip|.gzip file|.invalid data|.no data
T343|.not decrypt|.page count|.parse base|.rar file|.request too|.unsuppo format|applica vnd|at char|at index|atom
T343|atom not|bytes exceeds|bytes got|bytes when|c payload|char line|code payload|corrupt input|data stream
T343|decodin failed|documen size|empty csv|empty file|empty in|end with|errno invalid|error payload|file contain
T343|file expecte|file out|header not|inner|inner error|is truncat|iso|large error|large message|limit bytes|linearr
T343|load audio|moov|moov atom|must end|not databas|not determi|or unsuppo|par|pickle|request inner|request size
T343|size limit|strings|than max|to contain|unsuppo url|vnd|with par|xff|xz
T358|.ole|.ole file|.unident|.unident image|=UnicodeError|an ole|as being|being in|file io|in support|prematu end
T358|recogni as
T371|.archive|.big|.decompr|.defused|.defused xml|.invalid file|.message size|.size exceede|.toml|.toml decode
T371|.too big|.zstd|c file|data incorre|error asserti|ffmpeg version|file file|format or|gzip|header check|heic
T371|incorre header|its name|magic|name says|not what|of stream|public id|says not|system id|than bytes|unsuppo file
T371|unsuppo media|value at|what its|yaml line
T383|bytesio|bytesio object|cannot identif|identif image|io bytesio|ole
T393|.compute|.corrupt|.ex|.ex msg|.header|.msg|.msg base|.tar|asserti|asserti failed|audio file|file could|image is
T393|is bytes|kb|media type|parquet file|value too
T403|support file
T411|#415|.file format|allowed size|file size|invalid file|the data|unsuppo image
T426|decompr data|format not|image format|is corrupt|too big|while decompr
T433|.bad zip|.zip file|not zip|size is
T439|.pdf read|.py pdf|c large
T445|.zip|tmp corpus
T451|process input|when process
T456|image file|zip file
T462|file type|payload too
T484|file format
T502|.large|.too large|decompr
"""
