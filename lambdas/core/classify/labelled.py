"""Written by `python -m tests.corpus.libraries.teach`, of 6,442 errors: see `likeness`."""

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
    -47.8,
    -23.3,
    -26.6,
    -21.2,
    -43.8,
    -51.9,
    -47.6,
    -49.9,
    -38.4,
    -23.7,
    -55.9,
    -48.0,
    -65.7,
    -30.6,
    -29.9,
    -66.9,
    -18.3,
    -68.2,
    -21.4,
)
UNSEEN: tuple[float, ...] = (
    -126.4,
    -109.8,
    -120.7,
    -119.7,
    -122.2,
    -110.2,
    -107.8,
    -109.5,
    -107.3,
    -111.7,
    -119.7,
    -107.1,
    -109.1,
    -105.9,
    -117.3,
    -117.8,
    -106.2,
    -125.5,
    -105.7,
    -122.0,
)
WEIGHTS = """\
A18|all searche|bad answer|denied access|enough values|getpara not|month upgrade|perform ssm|raised expired|read app
A18|require player|searche of|ssm|ssm getpara|tasks forbidd|this month|to unpack|tool failed|unpack expecte|values to
A18B24C30D30H24J33K24O24R45T40|base
A18C24D24E24P24|api todoist|todoist|todoist com
A18C24D24E28F24O28P28R24T24|en us
A18C24R34|expecte got
A18C30D37J30K30O24R39T37|multipl
A18C30E18O24R33T24|rows
A18D24|rest tasks
A18D24O24P24|com rest
A18E18K24R18T24|format json
A18E18R18|http search|json rows|rows start|search format
A18E24R24T42|of data
A18E28O18P18|develop mozilla|docs web|informa check|mozilla|mozilla org|org en|us docs|web http
A18E33O18P18R24|https develop
A18O18|http for
A18R24T30|invalid base|string number
A18R24T39|encoded
A18T30|base encoded|be more|charact cannot|data charact|encoded string|than multipl
A18T34|multipl of
A18T38|unpack
A24|.accepta|.account not|.activat|.ads|.adyen invalid|.amqp access|.api forbidd|.api permiss|.argon|.ark permiss
A24|.associa|.associa validat|.augment|.augment http|.auth failure|.auth plugin|.auth provide|.authent rejecte
A24|.authent require|.authent respons|.authent type|.authn|.authori config|.auto discove|.bad auth|.bad authent
A24|.bad credent|.bad data|.bad host|.bad key|.bad user|.bad wapi|.ban|.blocked quota|.box o|.budget exceede
A24|.budget limit|.bus authori|.bus quota|.captcha access|.captcha paramet|.cartesi|.censys unautho|.cert
A24|.cert verific|.certifi verify|.challen require|.channel access|.chat write|.claims|.client ssl|.cloud failed
A24|.cloud service|.cloudfl challen|.cloudfl code|.comet rest|.composi client|.config file|.config not
A24|.connect account|.connect certifi|.copy|.courier|.credent result|.credent retriev|.credit|.creds|.daily
A24|.daily message|.daytona forbidd|.deactiv|.deactiv ban|.der|.discove|.discove failed|.edge db|.factor auth
A24|.factor require|.failed login|.failed precond|.feast permiss|.file url|.followe|.gated|.gated repo|.geo permiss
A24|.geo restric|.geocode authent|.geocode insuffi|.get paramet|.gitlab authent|.google ads|.grafana unautho
A24|.grant type|.group authori|.host key|.host keys|.http unautho|.id mismatc|.imperso user|.infoblo bad
A24|.insuffi capabil|.insuffi credit|.insuffi permiss|.insuffi privile|.intent|.intents|.intents require
A24|.invalid authent|.invalid claim|.invalid client|.invalid creds|.invalid jwk|.invalid key|.invalid login
A24|.invalid refresh|.invalid ssl|.invalid tag|.irrecov connect|.jwk type|.jws signatu|.jwt claims|.jwt missing
A24|.kerbero|.key duplica|.key unregis|.keycloa authori|.keyring locked|.kms disable|.kusto authent|.kusto client
A24|.ldap bind|.ldap start|.limit exceed|.linkedi|.linkedi session|.linkup budget|.linkup insuffi|.llmapi|.llmapi key
A24|.local token|.locked out|.logfire|.logfire config|.login failed|.login failure|.logon|.logon failure|.m forbidd
A24|.mailbox copy|.managem|.max number|.memory quota|.message limit|.missing config|.missing intent|.missing scope
A24|.model authent|.needs|.needs key|.neptune limit|.netmiko authent|.not accepta|.not activat|.not followe
A24|.not initial|.not provide|.not set|.nsq unautho|.number limit|.nylas api|.of resourc|.options|.paralle
A24|.passwor reset|.peer bad|.premium|.premium only|.private profile|.privile intents|.produce blocked|.provide fatal
A24|.pusher forbidd|.py arango|.pyseto|.quota limited|.rar wrong|.readonl|.refresh token|.request setup
A24|.require attribu|.require claim|.require options|.require respons|.reset|.reset require|.resourc number|.rest api
A24|.restric locatio|.rocket authent|.s respons|.s upload|.sasl|.sasl authent|.scrapli authent|.sender id|.service not
A24|.signatu expired|.sigver|.smb authent|.smith auth|.ssl cert|.ssl certifi|.sso|.sso token|.start tls
A24|.status request|.storage respons|.store context|.strong|.strong auth|.superme|.todoist|.todoist failed
A24|.token expired|.token missing|.token not|.token retriev|.transac cap|.transfe|.transpo server|.unautho login
A24|.unautho sso|.unexpec der|.unsuppo grant|.upload failed|.url retriev|.user access|.user deactiv|.user denied
A24|.validat failure|.verific failed|.verify mismatc|.video private|.wandb|.wandb authent|.wapi|.wapi credent|.weave
A24|.weave wandb|.web authn|.wiki|.wiki http|.write forbidd|.x store|.xmlsec|.zulip|aaaab|aaaab expecte|aaaac|aadappk
A24|aadappk https|aadsts applica|aadsts due|aadsts error|aadsts invalid|abc an|abc but|abc example|abc sign|abc was
A24|abuse detecto|abusive|abusive or|accepte for|accepte not|accepts|accepts error|access invalid|access item
A24|access private|access rights|access send|access ticket|access type|access with|access you|accessd message
A24|accessd request|accessi extensi|accessi userpre|accesso|accesso lacks|account acct|account acme|account adminis
A24|account and|account answer|account api|account billing|account cloud|account credits|account disable
A24|account errorty|account firewal|account folder|account found|account free|account inactiv|account level
A24|account plan|account restric|account suspend|account unified|account verific|account wallet|acct|acct having
A24|acme agent|acme athena|acme iam|acme kusto|acme locatio|acme private|acquire credent|acs url|action attempt
A24|action content|action data|action indices|action is|action make|action microso|action need|action upto|action user
A24|actions on|activat please|activat request|active grants|active please|activit detecte|activit message|actor go
A24|actor in|actors|add an|add and|add credits|add data|add one|add the|address example|address if|address in
A24|address me|admin authent|admin to|adminis for|adminis has|adminis or|adminis prohibi|adminis to|adyen
A24|adyen usernam|adyenin|adyenin message|afford|afford this|after its|after minutes|again access|again cannot
A24|again caused|again id|again receive|age seconds|agent acme|agent in|agreeme|ai dashboa|ai embeddi|ai setting
A24|ai team|aierror you|ak is|akp|alert applica|alert certifi|alg|alg value|algorit for|align|align with|aliyun
A24|aliyun com|all availab|all logs|all premium|all recipie|all signatu|all steps|allocat freetie|allow this
A24|allowan exceede|allowan for|allowed errorty|allowed get|allowed types|allowed vhost|allows|allows for|alphava api
A24|alphava website|amazon ses|amount not|an account|an algorit|an asr|an env|an insuffi|an interac|an officia
A24|an overage|an overdue|an unautho|an unrecog|and either|and explici|and fal|and follow|and infoblo|and login
A24|and our|and refresh|and require|and save|and therefo|and unlock|and valid|and verify|anonymo caller|anonymo user
A24|answer failure|anthrop api|anthrop models|any credits|any more|any write|anyone|anyone with|ap err|api billing
A24|api binance|api changes|api clear|api convers|api custome|api exchang|api for|api id|api json|api oauth|api refer
A24|api rest|api your|apierro securit|apierro the|apify|apify com|apikey credent|apikey paramet|apikeyi
A24|apikeyi message|apis|apis either|app and|app being|app clear|app consume|app databas|app disable|app does|app key
A24|app oci|app phoenix|app sqldriv|applica and|applica id|applica pair|applica was|applica with|approle|approle login
A24|approva all|approva by|approve standar|are authori|are blocked|are ec|are insuffi|are ones|are over|are set
A24|are unable|arize|arize com|arrears|arrears request|article as|as composi|as far|as keyword|as month|as named
A24|as paramet|as read|as xxxx|ask for|ask your|asr|asr request|assumin|assumin auth|at fal|at home|at resend|at utc
A24|at validat|athena|atlas|atlas nomic|atlaser|attach more|attempt has|attempt have|attempt of|attempt or|attempt try
A24|attribu dashsco|aud|aud claim|audienc aud|auth account|auth approle|auth cannot|auth credent|auth error
A24|auth excepti|auth html|auth invalid|auth login|auth plugin|auth test|auth to|auth url|auth usernam|authent again
A24|authent client|authent current|authent environ|authent errorco|authent flow|authent headers|authent if|authent is
A24|authent method|authent otp|authent please|authent replays|authent signatu|authent type|authent undefin
A24|authent user|authent was|authent while|authent yoursel|authfai|authfai signatu|authori by|authori checks
A24|authori cluster|authori code|authori configu|authori first|authori from|authori grant|authori key|authori keycloa
A24|authori logon|authori require|authori respons|authori securit|authori the|authori token|authori would|authzed
A24|authzed read|autodis|autodis protoco|automat bind|automat locked|availab credits|availab default|aws service
A24|aws sso|az login|azsdk|azsdk python|back as|bad authent|bad token|badcred|baduser|balance account|balance at
A24|balance being|balance paramet|balance request|balance to|balance top|balance trace|basis please|bbc|bbc the
A24|be associa|be for|be instant|be resumed|be saved|be validat|because resourc|because too|been accepte|been activat
A24|been automat|been deactiv|been deemed|been exhaust|been expired|been explici|been granted|been invalid|been passed
A24|been paused|been request|begin rsa|being install|being low|big zip|bigcode|bigcode the|billing account
A24|billing cycle|billing enable|billing for|billing hard|billing on|billing problem|billing to|billing user
A24|billing vehicle|binance com|binance get|binary securit|bind not|bindsim|bindsim transpo|bit ly|blocked do
A24|blocked or|blocked sql|blocked your|body credits|body slug|body the|booking|booking please|bot example|bot token
A24|both of|bounce|bounce spam|bpf|bpf make|braintr api|braintr dev|braintr you|broker logfile|broker topic
A24|broker when|browser com|browser doesn't|bucket permiss|bucket that|bucket this|budget has|budget limit|buffer the
A24|but can|but private|by calling|by env|by forbidd|by getdial|by staff|by users|by using|by visitin|bybit require
A24|bytes scanned|c accessi|c allowan|c apikey|c apikeyi|c arreara|c asr|c atlaser|c authfai|c balance|c chat|c claim
A24|c consent|c cred|c current|c decode|c detail|c enabled|c erofs|c failedp|c freetie|c gbused|c hard|c inarrea
A24|c incompa|c indexes|c interac|c isv|c items|c kmsdisa|c maxnumb|c mfa|c more|c oauth|c organiz|c paid|c passwor
A24|c payee|c platfor|c policy|c qepx|c quotas|c refused|c rented|c run|c unopene|c unregis|c userdis|c useruna
A24|c vcpulim|c view|c write|cache json|cache kcm|calcula does|call authent|call authori|call usage|caller is
A24|calling initial|calls limit|calls today|can copy|can generat|can get|can make|can perform|can purchas|cancele or
A24|cannot configu|cannot list|cannot retriev|capabil capabil|capabil named|capacit than|captcha challen
A24|captcha missing|cause bad|cc quota|cert is|cert or|certifi credent|certifi if|certifi or|certifi please
A24|certifi require|challen require|challen this|change attempt|change it|change made|change the|changed the
A24|changed their|channel adminis|channel manage|charact long|charge write|chat post|chat version|check auth
A24|check usernam|ciamlog|ciamlog com|claim are|claim invalid|claim iss|claim mismatc|class constru|class or
A24|claude opus|clearml|clearml is|clearml server|clearml setup|client aadsts|client client|client does|client excepti
A24|client must|client no|client option|client or|client side|client token|client unified|client with|clienti intuit
A24|clock setting|clock skew|clogin|clones|clones please|cloud credits|cloud google|cloudfl has|cloudfl version
A24|cloudfl workers|cluster name|co dataset|co google|co meta|co setting|co support|co togethe|code account
A24|code allocat|code apikeyi|code attempt|code authfai|code call|code cannot|code detecte|code errornu|code expired
A24|code in|code limitex|code maxnumb|code none|code of|code paramet|code project|code require|code specifi|code token
A24|code topic|code unautho|code userdis|code xc|codenam atlaser|codes api|collect indexes|collect need|columns salary
A24|com actors|com answer|com auth|com code|com contoso|com domain|com error|com extsts|com identit|com inactiv
A24|com incorre|com inferen|com members|com opik|com or|com permiss|com plans|com project|com remote|com storage
A24|com unrestr|com youtube|com zh|command denied|command find|command first|command full|comment accepts
A24|company account|company status|complai|complai or|complet as|complet authent|complet login|complet this
A24|complia for|composi api|composi login|compute request|compute usage|compute virtual|concurr limits|conf entry
A24|config list|config please|configu and|configu change|configu cluster|configu credent|configu default|configu found
A24|configu https|configu in|configu lm|configu on|configu paramet|configu use|configu visit|configu your|conn key
A24|connect admin|connect open|connect vehicle|consent require|consent to|conside doing|console ai|console apify
A24|console cloud|console follow|constru is|constru or|consume key|contact nvidia|contain it|contain token
A24|content forbidd|context no|context unable|continu access|continu usage|continu using|contoso typo|contrac has
A24|convers credits|copy your|core count|cores quota|correct host|correct includi|corresp profile|cosmos|cosmos db
A24|cost max|couldn' authent|count limit|count request|country is|cpu exceede|cpu limit|cpu limited|cpu used
A24|create bucket|create free|create more|create on|create output|create page|create session|created team|createe
A24|createe operati|createj|createj operati|creatin client|credent availab|credent caused|credent confirm
A24|credent could|credent do|credent doesn|credent due|credent failed|credent from|credent given|credent have
A24|credent invalid|credent is|credent managed|credent or|credent please|credent provide|credent reason
A24|credent require|credent respons|credent tenviro|credent unautho|credent url|credent was|credent when|credent with
A24|credent you|credit balance|credit error|credit in|credit limit|credit to|credits and|credits are|credits at
A24|credits current|credits expired|credits on|credits origina|credits statusc|credits there|credits yet|credits you
A24|crm no|cryptog primiti|csv compres|curl ssl|current account|current balance|current cost|current license
A24|current pending|current time|current utiliza|current vcpu|custom fields|custome meta|cycle spend|daily api
A24|daily code|daily email|daily exceed|daily free|daily generat|daily quota|daily task|daily user|dashboa billing
A24|dashboa cohere|dashboa limits|dashsco|dashsco api|data bindres|data collect|data domain|data headers|data overquo
A24|data policy|data read|data upsertb|databas adminis|databas there|databas to|databri|databri client|databri com
A24|dataset bigcode|dataset on|dataset page|dataset please|dataset upload|date none|dav reason|day api|day limit
A24|day to|day trading|db account|db data|db ora|db to|deactiv caused|decode error|decrypt the|deemed|deemed abusive
A24|deepl api|default auth|default authent|default cache|default credent|default databas|default firebas|default for
A24|default project|defined ask|deflate filemod|delete your|deleted deactiv|delta of|denied could|denied dev
A24|denied errorty|denied etc|denied faultca|denied from|denied group|denied http|denied https|denied insuffi
A24|denied invalid|denied path|denied publick|denied resourc|denied run|denied this|denied token|denied txt
A24|denied user|denied you|deny|deny to|deplete|deplete credits|deploy to|desc strong|descrip client|descrip forbidd
A24|descrip incorre|descrip unautho|descrip you|detail no|detaile missing|details caller|details for|details https
A24|details jwt|details not|details on|details or|details specifi|details you|details your|detecte cloudfl
A24|detecte dubious|detecte free|detecte unusual|detecte you|detecte your|detecto|dev bpf|dev logs|dev tools
A24|develop applica|develop console|develop portal|dict setting|didn't grant|didn't know|differe api|differe between
A24|digest sent|disable and|disable if|disable or|disable secret|disable status|disable the|disable when|disallo type
A24|docs databri|docs oracle|docs tenant|doesn match|doesn't have|doesn't underst|doing an|domain as|domain at
A24|domain data|domain from|domain googlea|domain on|downloa video|dqw private|dqw sign|dsid comment|dsn none|dspy
A24|dspy configu|dspy lm|dubious|dubious ownersh|duplica the|during chat|during listobj|east ops|east publish
A24|easypos or|ebay|ebay yaml|ec rsa|edit experim|effecti|effecti roles|either code|either invalid|either passing
A24|either provide|either publish|either supplie|either through|either used|either via|eligibi|eligibi in
A24|email passwor|email provide|email support|email your|emails to|embeddi api|embeddi insuffi|embeddi model|en dev
A24|en terms|enable billing|enable mode|enabled detail|enabled details|enabled in|encrypt operati|encrypt passwor
A24|encrypt require|ended add|ended or|endpoin if|endpoin on|endpoin require|endpoin usage|enough code|enough privile
A24|enough request|enough rights|enter enable|enter payment|entered company|enterpr credent|enterpr status|entire
A24|entire amazon|entity in|entity size|entry or|env dashsco|env var|envelop allowan|environ prod|environ setting
A24|environ trouble|episode|episode usage|er|er authent|err auth|err key|err skew|errno access|errno read|error api
A24|error certifi|error codes|error consent|error conside|error daily|error did|error executi|error groupau|error help
A24|error isv|error key|error monthly|error only|error origina|error qepx|error read|error refused|error saslaut
A24|error spendin|error sslerro|error true|error two|error zero|errorco authori|errorme insuffi|errorme not
A24|errorna permiss|errornu|errornu errorme|errorre error|errors invalid|errors texceed|errors this|errors tunconf
A24|errors type|errors unautho|errors unavail|errorty securit|etc ebay|etc shadow|etcdser authent|evaluat please
A24|exa api|exceed sending|exceede api|exceede current|exceede mailbox|exceede rejecte|exceede standar|exceede upgrade
A24|exceedi approve|exceedi of|exceeds quota|excepti action|excepti current|excepti default|excepti reader
A24|exchang code|exchang failed|execute authzed|execute tool|executi tool|exhaust balance|exhaust if|exhaust tdetail
A24|exhaust your|exist make|expecte aaaac|expecte abc|expecte any|expecte signatu|experim failed|expired auth
A24|expired authent|expired code|expired due|expired expired|expired payment|expired re|expired reason|expired rest
A24|expired see|expired ssl|expired to|explici enable|explici enabled|export invoice|export it|export this
A24|extract given|extsts|extsts srf|face with|faceboo has|factor code|factor require|failed api|failed as
A24|failed attempt|failed authent|failed authori|failed cert|failed confirm|failed device|failed getting
A24|failed hostnam|failed html|failed or|failed passwor|failed permiss|failed please|failed provide|failed proxy
A24|failed reqwest|failed saml|failed sqlstat|failed unautho|failed using|failed val|failedo unopene|failedp
A24|failure check|failure the|failure xc|fal ai|fal key|false quota|family|family cores|faq for|far|far back|far in
A24|fatal authent|fatal could|fatal detecte|fatal invalid|fatal no|fatal passwor|fault access|fault invalid
A24|fault nopermi|fault the|feature require|feature upgrade|feature your|fetchin resourc|fewer max|ffcaaec|ffcaaec bb
A24|fhircli not|file and|file as|file at|file client|file detail|file pdf|file status|file system|file to|file txt
A24|file zipinfo|filemod|filemod rw|filenam report|finance|finance pay|find config|find it|find system|find tavily
A24|find your|finding okta|fingerp|fingerp not|finish setting|firebas|firebas app|firebir|firebir login|firewal rules
A24|firewal setting|firewor|firewor ai|first example|first line|flow needed|flushal|flushal command|folder id
A24|folder is|follow these|followe|followi authent|followi intent|followi product|followi scopes|followi service
A24|followi this|for access|for assista|for email|for endpoin|for from|for host|for intrane|for legal|for openai
A24|for payload|for pub|for recipro|for relatio|for securit|for size|for table|for tavilys|for toolkit|for topic
A24|for violati|for web|forbidd date|forbidd detail|forbidd failed|forbidd forbidd|forbidd from|forbidd global
A24|forbidd http|forbidd https|forbidd index|forbidd message|forbidd missing|forbidd operati|forbidd reads
A24|forbidd request|forbidd resourc|forbidd server|forbidd your|format of|formed correct|found add|found authent
A24|found here|found inactiv|found key|found load|found only|found set|free account|free allocat|free credits|free gpu
A24|free key|free model|free nasdaq|free query|free tokens|free users|free version|freetie|freetie message|fri|friday
A24|friday type|from address|from columns|from easypos|from ip|from poe|from remote|from restric|from sso|from urn
A24|from xml|fully set|functio kms|fund|funding|funding sources|funds in|funds no|funds to|fusion|fusion rrf|garden
A24|gated dataset|gateway is|gemini api|gemma|gemma client|generat and|generat api|generat hard|generat new
A24|generat token|geo permiss|get api|get authori|get binary|get free|get is|get more|get one|get started|getdial
A24|getorga unautho|getting informa|getting started|getting token|getuser class|git github|given archive|given auth
A24|given but|given key|given usernam|given were|global access|gmail sending|go jose|go limit|gone over|google gemma
A24|got aaaab|gpg decrypt|gpg xdeadbe|gpu quota|grant has|grant insert|grant is|grant paramet|grant token|grant type
A24|granted access|granted by|grants|grants and|great|groq api|groq provide|groqpro|groqpro api|group access|group and
A24|group chat|group require|groupau|groupau app|groups permiss|guardra configu|guests|guides error|gurobi com
A24|had many|had webhook|hard bounce|has blocked|has either|has submitt|have authori|have credits|have generat
A24|have had|have in|have manage|have necessa|have revoked|have rights|have use|haven't|haven't exhaust|having the|hba
A24|hba conf|header authori|headers none|headers were|help aliyun|help db|hf auth|hint set|history the|hmac
A24|hmac possibl|host key|host keys|host user|hours left|hours see|hr people|hr sqlstat|hr this|href youtube
A24|html databri|html logon|htp|http endpoin|http forbidd|http payment|http please|http respo|https atlas|https bit
A24|https browser|https clear|https dashboa|https firewor|https gurobi|https help|https iam|https icloud|https ngw
A24|https poe|https resend|https servers|https storage|https stripe|https tenant|https testcon|https track
A24|https youtube|hub login|hub visit|iam cloud|iam permiss|icloud|icloud com|icloud service|id access|id default
A24|id environ|id ffcaaec|id param|id pass|id passwor|id private|id send|id thumbpr|id token|id two|identif or
A24|identit environ|identit token|idp|idp cert|if posting|imperso the|imprope token|improve by|in account|in active
A24|in arrears|in balance|in by|in bytes|in channel|in cryptog|in dsn|in error|in exa|in exceedi|in if|in more|in praw
A24|in product|in reposit|in returne|in room|in saving|in too|in ways|inacces context|inactiv address|inactiv found
A24|inactiv recipie|inactiv send|inarrea|inarrea message|inbox is|include it|include profess|include this|include your
A24|includi the|incorre api|incorre invalid|incorre the|incorre token|incorre user|incorre usernam|incorre your
A24|increas concurr|increas from|index leads|index privile|index write|indexes availab|indexes cannot|indexes to
A24|indices data|indices hr|inferen detail|info acme|info bindsim|info ldaperr|infoblo|infoblo ipam|infoblo passwor
A24|infoblo usernam|informa status|informa to|ini file|initial app|initial certifi|initial method|initial mistral
A24|initiat operati|insert id|install app|instanc account|instanc and|instanc bucket|instanc with|instant be
A24|instant followi|instant remove|instant unlock|institu website|instruc can|instruc in|insuff|insuff access
A24|insuffi access|insuffi account|insuffi authori|insuffi descrip|insuffi fund|insuffi privile|insuffi scope
A24|insuffi status|insuffi the|integra locatio|integra message|integra status|intende to|intent message|intents
A24|intents that|intents within|interac authent|interce certifi|interfa see|interne this|into https|invalid appid
A24|invalid authent|invalid authori|invalid claim|invalid code|invalid company|invalid context|invalid descrip
A24|invalid dict|invalid dynamic|invalid email|invalid errcode|invalid expired|invalid hmac|invalid identif
A24|invalid idp|invalid kube|invalid logon|invalid merchan|invalid none|invalid oauth|invalid payload|invalid private
A24|invalid raw|invalid role|invalid salt|invalid sdk|invalid sqlstat|invalid validat|invalid verific|invalid write
A24|invoice please|io api|io dashboa|ip through|ipam|ipam is|is are|is deactiv|is formed|is gated|is granted
A24|is instanc|is insuffi|is misconf|is negativ|is premium|is re|is recomme|iss|issue payee|issue starttl
A24|issues please|isv|isv amount|it after|it as|it at|it https|it necessa|it results|it seems|it via|it without
A24|it would|item couldn'|items per|its credit|its free|its include|its monthly|its plan|its quota|its serverl
A24|its storage|its usage|jobs for|jobs size|jose|jose error|jose go|json no|jwt expired|jwt is|kc|kc api|kcm
A24|kerbero credent|kerbero session|key and|key api|key applica|key at|key attribu|key blocked|key client|key code
A24|key configu|key defined|key duplica|key env|key expired|key format|key https|key improve|key instant|key kid
A24|key live|key none|key origina|key please|key reason|key rk|key session|key setting|key specifi|key the|key this
A24|key trace|key unautho|key unknown|key unrecog|key unregis|key used|key using|key values|key we|key write|key xxx
A24|keycloa|keycloa setting|keys found|keys from|keys include|keys set|kicked|kicked from|kind insuffi|kms is|kms key
A24|kmsdisa|kmsdisa when|know the|krb|krb ap|kube|kube config|kucoina kc|kusto|kusto windows|kustoau|kustoau aadappk
A24|lack|lack suffici|lacks|lacks permiss|large first|ldaperr data|ldaperr dsid|ldapinv|ldapinv invalid|leads blocked
A24|leads stack|least charact|left try|legal|legal reasons|level does|level service|licence|licence have|license is
A24|license limit|license visit|like to|limit in|limit ml|limit or|limit problem|limit tag|limit to|limit too
A24|limit upgrade|limitat of|limited cpu|limited license|limited quota|limitex message|limits at|limits go|limits page
A24|limits upgrade|limits were|limits you|line or|link account|link https|link of|link or|list denied|list entry
A24|list resourc|listing objects|lite plan|live abc|live does|llama llama|llama resolve|llm keys|llmapik|llmapik llm
A24|lm dspy|lm is|lm openai|lm using|load authori|load cookies|load openai|load wh|localiz object|locate provide
A24|locatio accordi|locatio you|locked account|locked because|locked due|locked headers|locked help|locked out
A24|locked prompt|locked reason|log data|log into|log limit|logfile|logfire|logfire auth|logfire token|logging hours
A24|login due|login error|login first|login is|login name|login page|login please|login see|logon attempt|logon failed
A24|logs include|logs organiz|longer valid|low this|low to|lwa|lwa app|ly|ly finding|machine to|made by|made this
A24|mail badcred|mail invalid|mail service|mailbox for|mailbox has|main hr|make another|make more|malform or|malicio
A24|malicio login|manage broadca|manage permiss|managed managed|managem console|managem token|manual suppres
A24|manuall finish|many accesse|many failed|many indexes|many invalid|many redirec|marker begin|match db|match digest
A24|match got|match payload|matches kid|matchin your|max budget|max entity|max request|maximum daily|maximum entity
A24|maxmind license|maxnumb|maxnumb message|may only|may pdt|may subscri|mb full|me boards|me example|me profile
A24|me the|meeting create|meilise invalid|mem api|members me|memory quota|message creatin|message credent
A24|message custom|message expired|message feature|message free|message generat|message http|message jwt
A24|message maximum|message organiz|message permiss|message privile|message remote|message subscri|message token
A24|message trade|message unavail|message unusual|message userdis|messagi profile|meta errors|meta id|metadat request
A24|method at|method first|method of|methods availab|methods succeed|microso compute|might need|minor no|minutes or
A24|misconf infoblo|mismatc certifi|mismatc httpsco|mismatc key|mismatc ssl|missing auth|missing client|missing could
A24|missing iam|missing invalid|missing refresh|missing this|missing you|mistral api|mistral client|ml setup
A24|ml unautho|ml xlarge|mode in|mode please|model garden|model meta|model on|model project|model publica|model studio
A24|model under|models claude|monitor monthly|month please|monthly has|monthly signatu|monthly token|monthly unique
A24|monthly usage|more calls|more files|more in|more monthly|more namespa|more points|more queries|more setting
A24|more signatu|more vcpu|mp authent|ms azsdk|msg access|msg cannot|msg insuffi|msg locked|msg payment|msg permiss
A24|msg service|msg this|msg you|msg your|multi factor|multifa|multifa authent|multipa httperr|must enable|must issue
A24|must login|must rent|must share|name ciamlog|name clogin|name insuffi|name stack|name systemd|name unautho
A24|named iam|named paramet|names tc|namespa failed|necessa to|need have|need indexes|needed active|needed chat
A24|needed users|negativ please|net aadsts|net jobs|netcdf authori|network firewal|neurons|neurons please|new access
A24|new collect|new interac|new ip|new locatio|new token|newly|newly created|ngw|ngw devices|no access|no auth
A24|no credent|no credits|no default|no encrypt|no host|no hours|no kerbero|no lm|no managem|no mistral|no passwor
A24|no pem|no pg|no public|no refresh|no secret|no signatu|nomic ai|nomic api|nomic embeddi|nomic login|non complia
A24|none body|none ldaperr|none of|none status|none valid|nopermi|nopermi dynamic|not align|not consent|not entered
A24|not export|not followe|not interce|not list|not made|not origina|not purchas|not suffici|not supplie|not trigger
A24|not writabl|notauth message|notauth opc|notfoun code|notfoun specifi|nowhere zuliprc|null errors|nvidia represe
A24|oasis|oasis names|oauth access|oauth code|oauth to|oauthex message|oauthpr|oauthpr error|oauthto|oauthto get
A24|object put|object unautho|object unset|objects under|occurre disable|occurre kmsdisa|occurre passwor
A24|occurre vcpulim|oci|oci config|oct|oct okp|of allows|of authent|of authori|of connect|of daily|of def|of entity
A24|of funding|of instanc|of items|of jobs|of logging|of meeting|of neurons|of nomic|of oauth|of please|of read
A24|of times|of usernam|of you|officia|officia test|okp|okp akp|okta develop|okta domain|on account|on admin|on at
A24|on contrac|on crm|on db|on disable|on friday|on gmail|on indices|on job|on jobs|on monday|on orders|on paid
A24|on reports|on schema|on thursda|on when|once assumin|one configu|one has|one place|one using|ones|ones that
A24|online plus|only afford|only file|only mode|only perform|only search|only send|only superus|only you|open dev
A24|open not|open possibl|open support|openai embeddi|openai or|openai please|opening file|opensou|opensou free
A24|openssh private|operati are|operati baduser|operati client|operati get|operati lambda|operati passwor
A24|operati require|operati resourc|operati using|opik|ops big|option must|opus please|or adminis|or api|or app
A24|or applica|or attribu|or availab|or be|or both|or cancele|or clienti|or didn't|or disable|or enterpr|or exceede
A24|or export|or faceboo|or failure|or fingerp|or guests|or had|or have|or hostnam|or hugging|or inacces|or key
A24|or license|or live|or load|or manual|or openai|or purchas|or reached|or reactiv|or refresh|or secret|or setting
A24|or signatu|or siteid|or space|or subscri|or suspend|or through|or upstrea|or user|or via|ora the|oracle com
A24|orders not|org not|organiz does|organiz is|organiz tier|oserror|oserror tunnel|other recipie|otherwi disallo
A24|otherwi invalid|otp|otp code|our abuse|our standar|out to|out xc|output bucket|over daily|over message|over scope
A24|over your|overage|overage agreeme|overall|overall faq|overdue|overdue balance|overquo|overquo quota|own clearml
A24|own email|owner or|ownersh|ownersh in|page api|page at|page code|page use|paid basis|param type|paramet argumen
A24|paramet refresh|paramet which|params login|params session|pass api|pass tavily|pass your|passing api
A24|passwor change|passwor combina|passwor faultca|passwor for|passwor has|passwor logon|passwor pair|passwor prompt
A24|passwor provide|passwor reset|passwor submitt|passwor tenant|passwor unauthe|passwor when|passwor with
A24|past invoice|past your|path upsertb|pattern day|pause|pause player|paused for|pay as|pay past|pay query|payee
A24|payee account|payload one|payload padding|payload signatu|payment gateway|payment message|pdf an|pdf require
A24|pdf to|pdt|pdu|pdu digest|peer didn't|pem start|people query|perform any|perform due|perform request|period ended
A24|period or|period send|permiss authori|permiss deny|permiss error|permiss errorco|permiss key|permiss message
A24|permiss on|permiss read|permiss spanner|permiss storage|permiss text|permiss with|permiss would|permit queryin
A24|permit this|permits|permits you|permitt detail|permitt for|permitt to|perplex|perplex ai|pg|pg hba|phoenix
A24|phoenix arize|place|place simulta|plan error|plan if|plan log|plan permits|plan quota|plan set|plan token
A24|plan upgrade|plans billing|platfor policy|platfor stabili|player pause|please change|please configu|please disable
A24|please enable|please follow|please generat|please invalid|please open|please reach|please recharg|please registe
A24|please renew|please validat|plivo python|plugin require|plus|plus because|points or|points please|policy free
A24|policy violati|polygon api|portal it|possibl authent|possibl malicio|possibl reason|post binding|posting
A24|posting to|praw|praw ini|preferr|preferr authent|premium endpoin|premium only|premium users|pricing you|primiti
A24|primiti status|privacy|private but|private endpoin|privile intents|privile permiss|privile read|privile to
A24|privile unset|privile user|pro to|problem certifi|problem consume|problem day|problem insuff|problem self
A24|problem token|problem you|process tokens|product assets|product you|profess|profess voice|profile has|profile is
A24|profile returne|profile spend|project at|project billing|project exceede|project id|project in|project is
A24|project or|project scoped|prompt seen|prompt sudo|prompt the|protoco failed|provide and|provide as|provide chat
A24|provide correct|provide ensure|provide expired|provide fatal|provide hint|provide invalid|provide key|provide or
A24|provide public|provide webex|proxy is|proxy oserror|proxy vpn|pub on|public interne|public link|publica
A24|publica configu|publick fatal|publish anthrop|publish to|purchas paid|purchas the|purchas this|put failed
A24|python identit|qb auth|qepx|qepx you|queries please|queries to|query it|query please|queryin|queryin recent
A24|quickbo|quickbo online|quota compute|quota current|quota is|quota quota|quota request|quota using|quotaex operati
A24|quotali|quotali ec|quotas|rak|rak charge|rank|rank fusion|razorpa|razorpa signatu|re authent|re authori|re enabled
A24|re login|reach out|reached credits|reached increas|reached resourc|reached upgrade|reachin|reachin the|reactiv
A24|reactiv this|read all|read data|read denied|read email|read online|read search|read users|reader db|reader not
A24|readonl the|reads are|ready must|reason api|reason exhaust|reason failedp|reason payment|reason provide
A24|reason trial|reason usernam|receive did|receive forbidd|recent sip|recharg|recipie are|recipie please|recipro
A24|recipro rank|recomme to|reddit class|redirec or|ref null|refresh failed|refresh this|refused for|refused write
A24|regain|regain access|region us|registe in|rejecte authent|rejecte email|relatio salarie|remaini for|remaini usage
A24|remaini while|remote invalid|remove all|renew|renew the|rent|rent paid|rent this|replays|repo for|repo make
A24|report for|reports unable|reposit at|request activat|request article|request cpu|request delta|request feature
A24|request forbidd|request limitat|request market|request origina|request permitt|request possibl|request privile
A24|request ref|request require|request results|request service|request topic|request unautho|request up|request vs
A24|require account|require apikey|require app|require authent|require capabil|require configu|require ctrls
A24|require headers|require http|require https|require informa|require licence|require more|require not
A24|require passwor|require payment|require permiss|require please|require product|require project|require scopes
A24|require set|require ssl|require time|require tlsv|require token|require two|require your|reqwest environ
A24|reset require|resourc inarrea|resourc monitor|resourc or|resourc owner|resourc project|resourc quota|resourc sb
A24|resourc sorry|resourc unautho|respo|respons aadsts|respons header|respons login|respons rejecte|respons title
A24|respons unautho|respons upload|rest write|restcli|restric descrip|restric locatio|restric or|restric please
A24|restric therefo|result the|results too|resumed|resumed because|retriev credent|retriev of|retriev xlsx
A24|returne authent|returne budget|returne mail|revoked or|revoked you|rights modifyr|rk|rk live|role or|roles viewer
A24|room abc|root cannot|root sudo|root you|rrf|rsa oct|run aws|run az|run composi|run it|run logfire|run nomic
A24|run returne|run set|run sh|running adyen|running scapy|runpod|runpod api|rw|rw is|said|said expired|salary
A24|salary in|salt|same authori|same domain|saml status|sandbox total|saslaut|saslaut authent|satisfa|satisfa surveys
A24|save new|saved because|saving oauthto|says chat|scanned|scanned locatio|scapy|scapy as|schema main|scheme htp
A24|scope expecte|scope subscri|scoped api|scopes channel|scopes please|sdk by|sdk could|search subscri|secerr dsid
A24|secerr modifyr|secret and|secret argumen|secret being|secret environ|secret mismatc|secret provide|secret when
A24|secrets file|secrets json|secrets must|securit process|securit reasons|securit unautho|seems clearml|seen more
A24|selecte country|selecte credent|send an|send claim|send emails|send limit|send sms|send testing|send text
A24|send this|send you|senderi|senderi mismatc|sending domain|sending is|sending limits|sending quota|sent could
A24|sequenc got|server access|server could|server denied|server does|server key|server limit|server or|server said
A24|server secret|server spnegoe|serverl compute|servers authent|service account|service limits|service quotas|ses
A24|ses account|session associa|session create|session for|session krb|session run|session status|set access|set api
A24|set braintr|set it|set spotipy|set status|set usage|set user|set valid|set via|set yaml|setting can|setting client
A24|setting missing|setting not|setting page|setting privacy|setting sp|setting tokens|setting zep|setup instruc
A24|setup the|setup your|sgai|sgai api|shadow|share the|shop headers|shop is|side and|signatu age|signatu code
A24|signatu credent|signatu did|signatu errorco|signatu failed|signatu found|signatu invalid|signatu validat
A24|signatu we|signatu you|signatu zm|sip data|siteid|siteid appid|size limited|skew|skew clock|skew too|skipped
A24|skipped no|slack bot|slug usage|smb|smb session|sms to|smtp account|snmp pdu|sorry no|sorry your|sources reached
A24|sp|sp acs|space quota|spam complai|spanner|spanner session|specifi alg|specifi api|specifi credent|specifi instanc
A24|specifi to|specifi you|specify env|specify two|speech to|splunk|splunk license|spnegoe credent|spnegoe no
A24|spnegoe operati|spnegoe spnegoe|spotipy|spotipy client|spxerr unautho|sql read|sql securit|srf|ssl tlsv|ssl true
A24|sslerro certifi|sslerro sslcert|sso login|sso session|sso token|stabili ai|stack is|stack to|staff|standar api
A24|standar core|standar family|start marker|started quota|starttl command|statsig console|status access
A24|status account|status detecte|status errors|status forbidd|status missing|status quota|status respond
A24|status subscri|status wrong|status xc|statusc token|stderr git|step failed|steps in|storage acme|storage bucket
A24|storage googlea|storage quota|storage request|storage the|stream example|string unauthe|stripe ssl|stripe web
A24|strong|strong er|studio get|sub claim|submitt too|subscri at|subscri does|subscri or|subscri period|subscri token
A24|subscri type|subscri until|subscri usage|success invalid|success was|sudo passwor|suffici credits|suffici to
A24|superus|superus can|supplie hash|supplie maxmind|supplie or|supply either|supply method|supply the|supply usernam
A24|support api|support http|support or|support tavily|support ticket|suppres|sure runpod|surveys|surveys feature
A24|suspend deplete|suspend please|suspend possibl|suspend status|suspend title|svc agent|svc app|sync true
A24|system admin|system delete|system unautho|system users|system var|systemd|tab to|table errorco|table finance
A24|table salarie|tag no|taken down|task cache|task limit|task you|tavily com|tavily dashboa|tavilys|tavilys value|tc
A24|tc saml|team doesn't|team has|team is|team not|team tab|telnyx|telnyx api|tempora locked|tenant domain
A24|tenant object|tenant or|tenviro|tenviro environ|termina re|test at|test or|test result|testcon|testcon microso
A24|testing|testing emails|texceed|texceed sending|text chat|text message|text you|than once|than your|that endpoin
A24|the alpha|the alphava|the anonymo|the autodis|the console|the constru|the contrac|the corresp|the createe
A24|the createj|the daily|the day|the differe|the enterpr|the episode|the example|the fal|the flushal|the folder
A24|the free|the from|the groq|the initiat|the kms|the logfire|the managem|the merchan|the monthly|the necessa
A24|the okta|the opensou|the past|the pay|the plan|the plivo|the portal|the privile|the proxy|the rak|the reddit
A24|the restcli|the rights|the satisfa|the scope|the ssl|the sso|the stack|the statsig|the status|the stripe|the sub
A24|the supplie|the tasks|the team|the telnyx|the urlnota|the usage|the userid|the webex|the write|the xai
A24|their account|their passwor|then include|therefo marked|therefo you|these instruc|thing unautho|think|think this
A24|this actor|this app|this booking|this campaig|this chat|this country|this credent|this dataset|this label
A24|this machine|this organiz|this paid|this permiss|this profile|this report|this require|this setting|this shop
A24|this sso|this was|through public|thumbpr|thumbpr not|thursda may|tid timesta|tier by|tier of|tier only|tier usage
A24|time and|timelim exceede|times within|timesta fri|timing|timing issues|title account|title feature|title messagi
A24|title usage|title user|title you|tlsv|tlsv alert|to add|to agent|to anyone|to ask|to attach|to begin|to braintr
A24|to change|to cloudfl|to eligibi|to enter|to environ|to exchang|to export|to go|to group|to groups|to hugging
A24|to imperso|to inactiv|to interac|to kms|to login|to manuall|to new|to not|to offline|to other|to paid|to pattern
A24|to pay|to plans|to premium|to private|to pro|to prompt|to provide|to quickbo|to re|to reachin|to refresh|to rent
A24|to setup|to speech|to supply|to that|to tokens|to trouble|to unlock|to virtual|to visit|today please|togethe chat
A24|token abc|token call|token command|token db|token debug|token does|token error|token exchang|token expecte
A24|token failed|token fatal|token for|token go|token lwa|token oauth|token on|token one|token provide|token quota
A24|token retriev|token run|token to|token true|token user|token using|token with|token you|tokens but|tokens process
A24|too far|too great|too low|tool authori|tool create|toolkit github|tools auth|topic authori|topic jobs
A24|topicau returne|total cpu|traces|traces usage|track custome|trade|trade denied|trading|trading protect|transac cap
A24|transfe error|transla class|transpo encrypt|trial expired|trial or|trigger our|trouble this|trouble to|true but
A24|true sslcert|tunconf|tunconf sending|tunnel|tunnel connect|txt failed|type allowed|type belongs|type client
A24|type deflate|type feature|type forbidd|type none|type sequenc|type your|types publick|typical|typical be|typo
A24|typo authori|unauthe invalid|unauthe message|unauthe no|unauthe request|unauthe you|unautho api|unautho attempt
A24|unautho auth|unautho code|unautho errmsg|unautho errors|unautho errorty|unautho gql|unautho http|unautho invalid
A24|unautho make|unautho missing|unautho name|unautho operati|unautho permiss|unautho request|unautho unautho
A24|unavail from|unavail shop|undefin the|under key|under the|underst how|unified authent|unique traces|unknown auth
A24|unknown oauth|unknown usm|unlock all|unlock the|unlock their|unopene|unopene message|unrecog api|unrecog ip
A24|unregis|unregis the|unrestr|unrestr for|unset missing|unset privile|unsuppo grant|until it|unusual|unusual activit
A24|up an|up firebir|update api|update billing|upgrade or|upgrade you|upload exceeds|upload pdf|upload sync
A24|uploade has|uploadi run|upsertb|upsertb null|upto|upto maximum|url insuffi|url invalid|url request|urlnota
A24|urlnota was|urn oasis|usage disable|usage enter|usage hard|usage in|usage is|usage limits|usage of|usage quota
A24|use aws|use conflue|use does|use free|use it|use local|use login|use multi|use openai|use publish|use schema
A24|use server|use wandb|used cpu|used credent|used here|used up|user authori|user bot|user changed|user credent
A24|user disable|user may|user must|user reader|user rejecte|user report|user sending|user sqldriv|user tenant
A24|user token|user you|userdis|userdis message|userid passwor|usernam app|usernam id|usernam you|usernam your|userpre
A24|userpre your|users full|users getuser|users or|users premium|using an|using dspy|using env|using llm|using mb
A24|using proxy|using stripe|using your|usm|usm user|utc|utiliza of|valid at|valid authent|valid credent|valid openssh
A24|valid this|valid token|valid types|validat credent|validat of|validat time|values mismatc|vantage api|vantage this
A24|var polygon|var task|variabl alphava|variabl because|variabl but|variabl deepl|variabl openai|variabl slack
A24|variabl tavily|variabl to|vcpu|vcpu capacit|vcpu limit|vcpulim|vcpulim when|ve configu|ve run|vector overall
A24|vehicle limit|vehicle on|verific level|verifie please|verify authent|verify create|verify domain|verify signatu
A24|verify stripe|version captcha|vhost orders|vhost refused|via api|via groqpro|via webex|video availab|video data
A24|video sign|videos|videos returne|view hr|view this|view user|viewer|viewer on|violati platfor|virtual network
A24|virtual write|visitin|visitin https|voice clones|vpn|vpn you|vs left|wallet balance|wallet to|wandb authent
A24|wandb login|wanted|wanted type|warehou load|was billing|was configu|was errors|was incorre|was kicked|was oauth
A24|was respond|ways|ways pass|we calcula|we used|web interfa|web key|web or|web signatu|webex|webex access|webex apis
A24|webhook have|webhook receive|webhook secret|webserv|webserv usernam|website and|website https|were either
A24|were exceede|were invalid|were rejecte|were unavail|west example|west info|wh|wh cannot|when creatin|when getting
A24|when listing|when the|which contain|which were|while credits|while fetchin|while retriev|while your|will regain
A24|with accesso|with authent|with clearml|with current|with effecti|with hf|with object|with service|with such
A24|with test|with valid|with wml|within your|without authent|wml|wml instanc|workers paid|workspa billing
A24|workspa plan|workspa setting|would allow|would typical|wrap|wrap socket|writabl|write actions|write api
A24|write experim|write forbidd|write missing|write on|write over|write permiss|wrong credent|wrong snmp|wrongpa
A24|wrongpa invalid|wss stream|www binance|www perplex|xai|xai api|xc status|xdeadbe|xdeadbe skipped|xlarge|xlarge for
A24|xlsx on|xmlrpc object|xxx|xxxx|xxxx and|yaml file|yaml not|yet activat|yet you|you either|you go|you haven't
A24|you lack|you moved|you pass|you perform|you think|you to|your applica|your auth|your clock|your convers
A24|your cosmos|your country|your credent|your credit|your data|your entire|your href|your icloud|your license
A24|your limit|your lite|your login|your network|your newly|your nomic|your okta|your openai|your passwor|your permiss
A24|your points|your preferr|your remaini|your site|your smtp|your space|your specifi|your spend|your splunk|your team
A24|your tier|your usernam|your wallet|your webserv|youtube getting|youtube googlea|youtube videos|zep|zep api
A24|zero balance|zh|zh model|zipinfo|zipinfo filenam|zone transfe|zuliprc|zuliprc does
A24B24|.bot no|.exceed|.no retry|allow retry|convers history|false text|is loaded|model status|negativ|reached message
A24B24|retry false|tokens from|tokens of|tokens you
A24B24C24D24E34G24H24O24R30T24|occurre status
A24B24C24D24H24|api chat
A24B24C24D24Q24|history
A24B24C24D30E24G24H24R34T24|param
A24B24C24D30E30K24L24P24T24|core
A24B24C24D34E43K24O34P24R24T24|this error
A24B24C24P24|message in
A24B24C30D24F34G30H30J24M24O24P30R39T34|req
A24B24C30E50F24G24H40J24K37M30O50P54R37|retry
A24B24C34D34E24R24T37|loaded
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
A24B24D37J24K24T45|to load
A24B24E24|.bot
A24B24E24R24|.generat ai|.google generat
A24B24E24R30T41|size of
A24B24E34G24H24O24R24T24|.generat
A24B24E37H24J41R30T24|return
A24B24E38R24|no more
A24B24H24|.qianfan|api return|error req|req id|return error
A24B24H24R24|id code
A24B24J24R24T30|sequenc
A24B24J24T24|the first
A24B24J30K24R24|calcula
A24B24O30|sure that
A24B24P43|limit is
A24B24R24|.chat google|argumen provide|gpt mini|provide to|to gemini
A24B24R30|mini
A24B24R30T24|argumen details
A24B30|to model
A24B30D24E30I30M24P37R34T34|conside
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
A24B37E24G24L24O24P37R34T49|exceeds the
A24B37H24|c tokens
A24B39|.context
A24B39C24D24E24R24|you request
A24B41T37|large for
A24B44R30|of tokens
A24B47C30E34I24R49T43|long
A24C18O24|http project
A24C24|.api usage|.feast|.profile|.profile not|.runtime fault|.set|.tiger|.tiger graph|.zoom|aka|aka ms|auth inv
A24C24|by http|c configu|c mailbox|c pgrst|calling user|chars of|cloud storage|code pgrst|com does|configu setting
A24C24|data repo|def|detail descrip|details code|discord com|either inactiv|ensure the|entry for|error content
A24C24|error expired|error ref|expired and|failed https|first chars|get access|getitem class|getpara operati|hosted on
A24C24|http txt|https aka|https discord|https swift|iam gservic|improve|inactiv soft|interac with|is hosted|make this
A24C24|namespa acme|no configu|no session|no user|not exists|of respons|on premise|operati unable|ops example
A24C24|passwor does|pdf request|permiss and|pgrst|pgrst hint|pid name|premise|profile acme|redirec to|ref id
A24C24|remote reposit|remove|respons does|select command|soft deleted|specifi folder|stderr remote|such name|swift
A24C24|swift auth|the calling|the getpara|the peer|the transla|to edit|to file|value not|view the|was used|zm
A24C24D24|.dataset not|.found dataset|.peer|getitem|open port|or was|project does|string with
A24C24D24E24|code spxerr|crm leads|prod|the directo|zone
A24C24D24E24F24K24O24R34T43|encodin
A24C24D24E24H24I24M24T24|.fal|.fal client
A24C24D24E24J39K30N24O24P30Q24R43|.tool
A24C24D24E24K24O24|.serial
A24C24D24E24K24R24T41|opening
A24C24D24E24K30L24R34S24|usr bin
A24C24D24E24K34R30|the url
A24C24D24E24O24R24T34|might
A24C24D24E24O24T24|meeting
A24C24D24E24O30R24|.arango
A24C24D24E24P24|resourc request
A24C24D24E24P24R30T24|job id
A24C24D24E24R24T39|error opening
A24C24D24E24R30T24|but it
A24C24D24E24T24|excepti with|spxerr
A24C24D24E30|.store
A24C24D24E34O30P24R24T24|.couchba|categor couchba|couchba|ec categor
A24C24D24E36K54|peer
A24C24D24E37K24L41P24R24|.memory
A24C24D24E44F24G24H34K24O37P43R39T30|before
A24C24D24F24O30P30R24T24|invalid status
A24C24D24F24O30P30T24|operati returne
A24C24D24F37R49T30|.unproce|.unproce entity
A24C24D24K24O24T24|it may
A24C24D24K24O34R30|cmdline|cmdline git
A24C24D24K24P24|slack com
A24C24D24K33R30T30|cc
A24C24D24O24|.nextclo|port dev
A24C24D24O24R24|relatio
A24C24D24O24T24|the index
A24C24D24O30R24T24|.cosmos
A24C24D24P24|config json|https slack|request traceid|traceid
A24C24D24P30|.search
A24C24D24R24|operati not|the functio
A24C24D24T30|.patool
A24C24D24T34|.rar
A24C24D30E24F24|.keycloa operati
A24C24D30E30K41O34P24T34|fetch
A24C24D30E37F24O24P24T24|.tempora
A24C24D30E37K30O24R30T37|metadat
A24C24D30J24R24|sure the
A24C24D30K24R24|wkhtmlt
A24C24D30O24|share
A24C24D30P24|recomme
A24C24D30R24T24|please ensure
A24C24D30R30T37|yaml
A24C24D33J24|plugin
A24C24D34|speech
A24C24D34E30L34O24R39S24T37|.process
A24C24D34F30|collect docs
A24C24D34J24K24R34T30|https github
A24C24D37|to it
A24C24D37E24R24|found on
A24C24D37E34K34M24T24|if this
A24C24D41E24K30L24R34S24|usr
A24C24D41F37M24R49T37|.entity
A24C24D41K30|gone
A24C24D43E24H24|api version
A24C24D44|found please
A24C24D44T30|file no
A24C24E24|.brainz|.exoscal|.exoscal api|.gitea|.gitea api|.music|.music brainz|.web service|api plivo|bindres
A24C24E24|bindres none|cal|cal reason|cannot create|com cal|listing|mailbox is|plivo com|process failed|soft|workers
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
A24C24E24K30P30|code the
A24C24E24O24|.method fault|c ftp
A24C24E24O24R24|.grafana client|c soap|descrip error|error general|excepti unexpec|general process|gql|gql status
A24C24E24O24R24|neo code|process excepti|status descrip|status gql
A24C24E24O30P24|save
A24C24E24O30T24|.webexpy
A24C24E24P24|.appwrit|.deezer|.ews|.twirp|body headers|failed http|twirper|twirper code
A24C24E24P24R24|api bybit|bybit com|errtime request
A24C24E24P24R30|errcode|errcode errtime|errtime
A24C24E24P24R34|.binance api
A24C24E24P24T24|details etcdser
A24C24E24P30|https graph
A24C24E24P30R37T24|transla
A24C24E24P30R39|graphql
A24C24E24R24|.retryab|monitor
A24C24E24R30T24|.open feature|.py o
A24C24E24R30T30|message content
A24C24E24T24|.ipp
A24C24E24T39|.fatal
A24C24E30|.jenkins|receive status|resourc at
A24C24E30F30I24|cancele
A24C24E30I24O46P24R24|the operati
A24C24E30K24O24P24R30|debug|debug error|error string
A24C24E30K24R24|basenom|basenom was|the basenom
A24C24E30M24T24|c smtp
A24C24E30O24|.write
A24C24E30O24P24R24|.client base|.notion|.notion client|.smartsh|result code
A24C24E30O24R24|.grafana
A24C24E30O30R24|pid
A24C24E30O34P24R24|.h cloud
A24C24E30P24|body type|global
A24C24E30P24Q24T30|protect
A24C24E30P24R24|.coinbas|apierro id
A24C24E30P24T24|.bad status
A24C24E30P30R24T34|flow
A24C24E30R39|.wikiped
A24C24E34H24O24P30R30T30|request has
A24C24E34K24P24R34|.binance
A24C24E34O24R24|c mongo
A24C24E34O34P24R24|.h
A24C24E36P24T24|etcdser
A24C24E37O24R24|errmsg
A24C24E44K34O24R30|unexpec error
A24C24E47I24K37O24P24R39T34|ms
A24C24F24|c is|charge|errorco envelop
A24C24F24J30K39L24O34P24R34|other
A24C24F24K24P24R30T24|.matrix
A24C24F24O24|saved
A24C24F24O24P24R24T24|body errorco
A24C24F24O24T37|or in
A24C24F24P24R49T24|amount
A24C24F24R30|custom|details errorde|errorde|errorde issue
A24C24F24R34|id must
A24C24F24R45T24|c paramet
A24C24F41|c duplica
A24C24G24O30P24|code resourc
A24C24H24J24K30N24|oss
A24C24H24M24R30T24|id name
A24C24J24|name and
A24C24J24O30R24|edit
A24C24J24R24T24|.option
A24C24J30K24|lm
A24C24J30M24Q24R43T37|not parse
A24C24J34K30R24|is the
A24C24J39O24R48T39|of type
A24C24K24|ap|code due|error exit|exit with|gservic|gservic com|reporte an|sst|to network|wkhtmlt reporte
A24C24K24O24|fetch origin|git fetch|origin stderr
A24C24K24O30R30|origin
A24C24K24O34R30|code cmdline
A24C24K24P24|bucket reports
A24C24K24P24R45T24|between
A24C24K24R30T43|https example
A24C24K24T24|chars
A24C24K24T34|nc
A24C24K30|headobj|headobj operati|id details|oss request|session termina|status oss
A24C24K37|failed no
A24C24L24|mem
A24C24M24R24|code detail
A24C24M24R34|defined in
A24C24M43|trigger
A24C24O24|.gerrit|.gerrit api|dav files|dev ttyusb|files ops|id headers|nw|request nw|resourc you|ttyusb|ttyusb errno
A24C24O24P24|qb excepti
A24C24O24P24R24|extensi type
A24C24O24R30T34|can not
A24C24O30P24R30|.client request
A24C24O30R24|problem with|was problem
A24C24P24|.asana|.censys|.censys api|.censys search|.deezer api|.deezer respons|c http|for runs|res|resolve main
A24C24P24|runs httperr
A24C24P24R24|.rocket
A24C24P24R24T24|.selling|.selling api
A24C24P24R34|.amazon
A24C24R24|acme test|api spotify|code https|comment|details no|getorga|headers content|no payment|operati no
A24C24R24|organiz getorga|reason none|results in|smtp|spotify|spotify com|user not
A24C24R24T24|az|com mp
A24C24R24T37|filenam
A24C24R30T24|paramet are
A24C24R34|codes
A24C24R43|value is
A24C24R44T30|scheme
A24C24R46|not defined
A24C24T24|an incorre|c woocomm
A24C24T30|file you
A24C28F24R24|user with
A24C28K24O24|https acme
A24C30|.unregis|at srv|c channel|com me|deleted or|in authent|object id|paramet none|retriev transcr|the envelop
A24C30|transcr for|video is
A24C30D24|.libclou|status not
A24C30D24E24J43O24R51T44|schema
A24C30D24E24K24P24|abort
A24C30D24E24K30P24T39|parquet
A24C30D24E39O30P24R37T24|categor
A24C30D24F24O24P24R24T24|.chroma
A24C30D24F34R30|with this
A24C30D24K24T24|errno could
A24C30D24K30O24|remote server
A24C30D24R43T34|invalid when
A24C30D24T37|request entity
A24C30D30E24H30K24M24T24|.client http
A24C30D30E30K24N24O24P30R30|graph
A24C30D30E34O24P34T24|sandbox
A24C30D30F24P24R24|c list
A24C30D34|found or
A24C30D34E30P24R30|sure you
A24C30D34O24T41|open file
A24C30D37E24F30O30R24|created
A24C30D41K30O37Q24R37T30|latest
A24C30D41N24R24|or you
A24C30D47E37J41K30L24O24R50T39|functio
A24C30E24|conf|couldn' be|hint none
A24C30E24G24|details none
A24C30E24K30T34|.f|.f fmpeg|.fmpeg
A24C30E24M24|none details
A24C30E24O24|.smbos|error ntstatu|ntstatu|ntstatu xc
A24C30E24P24|get failed|object get
A24C30E24P24R24|delete
A24C30E24P28|things
A24C30E24R24T34|.rasteri
A24C30E24T34|.rasteri io
A24C30E30J24R37T34|option
A24C30E30K30L30R39T30|tried
A24C30E30L30R37T24|tried to
A24C30E30P30|error status
A24C30E30R30T24|the dataset
A24C30F24|c envelop
A24C30F24O24R24T24|envelop
A24C30F24P24R39T24|.g spread|.spread
A24C30F24P30R30|.praw
A24C30I24|inbox
A24C30J34R45T45|.value
A24C30J41R43T37|fields
A24C30K24|.comet
A24C30K30M30T24|the content
A24C30K30P24|to downloa
A24C30O24P24|message none
A24C30O24P24R30|lead
A24C30O24R24T37|uploade
A24C30O34R24|id was
A24C30O45R24T24|.transac
A24C30P24|abort false|api collect|code url|collect things|data status|false origina|is abort|message respons
A24C30P24|records status|status data|things records
A24C30P24R24|.resourc unavail|api trello|trello|trello com
A24C30R24|hosted|youtube abc
A24C30R24T24|descrip bad
A24C30R24T54|zip
A24C30T24|hash|the uploade
A24C33O24T34|xlsx
A24C34|.api not|file nowhere|inv pdf|room
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
A24C34D34E34R37|error no
A24C34D37E30J30K24M24O34R51T46|to be
A24C34D37E30K30L24R37S24T34|bin
A24C34E24|or has
A24C34E24F24K24O24P30|.firebas
A24C34E24F34O58R43T37|another
A24C34E24K24O24P24R30|.fast|.fast mcp
A24C34E50L49P24R37T34|memory
A24C34F30R30T30|.duplica
A24C34O24R24|report csv
A24C34P24R24|records
A24C34P24R39|.could|.could not|.not retriev|.retriev transcr
A24C34R30|the id
A24C34R34|voice
A24C34R39|.transcr api|.tube|.tube transcr|.you|.you tube
A24C37|email example
A24C37D30E24R24|code not
A24C37D30O39R24|the resourc
A24C37D39E34H24J24K24L24M30N24O24R41T37|.runtime
A24C37E24|found status
A24C37E45K37L30O24R30T24|device
A24C37O24|srv data
A24C37O24P24|none error
A24C37O30R24|insert
A24C37R34T46|archive
A24C38D30E33G24O42R24T37|there is
A24C39|key does
A24C39D24E49J49P24R59T60|column
A24C39D30E30K52P24R47T24|resolve
A24C39D30E37K38O24P24R37|.mcp
A24C39E24K24O24P24R24|the databas
A24C39E37K24O24T24|.fs
A24C39E41K60P37R41T30|.network
A24C41D24|been deleted
A24C41F24K24O24R41T24|.id
A24C41K24O30R24|srv
A24C43D41|doesn't exist
A24C44D34E24K24T45|to open
A24C48F44R24T24|duplica
A24C49E24F24K24O24R44|custome
A24C50E34O30R45T46|csv
A24C51F30O30R37|unique
A24C55E24K24P24|thing
A24C55O24|.integri
A24C58D34F60O39R41T24|exists
A24C59D30R24|nowhere
A24C60D55E24R30|or directo
A24C62D55R30|such file
A24C65D58J24K34R46|no such
A24D24|.auth flow|.exec|.handsha|.keyring|.kms|.plugin|.prerequ|.rar exec|.reposit not|.server handsha|.ws|.ws server
A24D24|agent with|and in|and request|aws kms|azure cli|billing in|bin in|c ab|capabil|cli not|cohere com|contoso
A24D24|create model|either by|exchang billing|found you|groq|gurobi|have request|having|hugging face|inacces
A24D24|install in|is pending|it doesn't|kms eu|listobj|listobj operati|llama is|loaded please|locatio us|matchin the
A24D24|model in|name id|none failed|not read|nvidia|only support|operati arn|or as|or because|or view|perform an
A24D24|please supply|project acme|provide the|publish model|run guardra|sb|sb acme|secret value|secret you
A24D24|service windows|setting up|sh|sources|stabili|status url|stripe api|the anthrop|the develop|the institu
A24D24|the messagi|this client|this issue|toolkit|url wss|west key|your browser|your environ|your project|yoursel
A24D24E24|.flow|.rabbitp|deploy|docs example|the applica
A24D24E24F24O24T24|encodin utf|utf error|version encodin
A24D24E24H24M24R24|openai com
A24D24E24H24R24|grpc search
A24D24E24J24P24R37T30|block
A24D24E24K24|activit|databas crm|handsha
A24D24E24K30S24|.pexpect
A24D24E24K34O24|closed by
A24D24E24L30R37T34|non zero
A24D24E24M24R37T37|explici
A24D24E24O24R24|please visit
A24D24E24P24|create sandbox|opc|opc request
A24D24E24P24R24|.api call|.google api|bigquer|bigquer project|code is|http bigquer|jobs prettyp|locatio none|none job
A24D24E24P24R24|post http|prettyp|prettyp false|project jobs
A24D24E24P24T24|str broker
A24D24E24P30|object storage|service object|storage status
A24D24E24R24|.stardog
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
A24D24E34K30O24|was closed
A24D24E34O39T24|sync
A24D24E37J30|invalid respons
A24D24E37K30P30|cause
A24D24E43I24K62O24P24R34T30|closed
A24D24E44K34O24P24R30|.availab
A24D24E46H24K30P39|down
A24D24E49J47P24R47T58|line column
A24D24E50F24I24O34P34R49|executi
A24D24E58K30|gateway
A24D24F24|in environ|this call
A24D24H24|com ml|flux|flux pro|https us|ml cloud|ml text|south|south ml|us south|version status
A24D24H24K24|conn
A24D24H24R24|platfor openai
A24D24H24R47T34|keyword
A24D24H24T24|availab for
A24D24J24K24O24R45T38|at least|least
A24D24J24L24|includi
A24D24J24M39|guardra
A24D24J24O30R39S24T30|=AssertionError
A24D24J30M24R24|.allowed|.not allowed
A24D24K24|.neptune|acme service|daytona|gss|instanc please|not load|wss
A24D24K24M24R24|.multi threade|.rendezv|.threade|.threade rendezv|multith|multith of
A24D24K24R30T24|either the
A24D24K24T30|en latest|io en
A24D24L24R30T34|exit status
A24D24L24R34T34|returne non|zero exit
A24D24M24|to pass
A24D24O24|by remote|hugging hub|require failed|the new|the session|version error
A24D24O24R24|manual|specifi is|was specifi
A24D24O24R24T59|file is
A24D24O24T30|file for
A24D24O30|cannot send
A24D24O30T24|delta
A24D24P24|the namespa
A24D24P24R24|users me
A24D24P24R24S24|message method
A24D24P30R24T24|request code
A24D24R24|.found respons|com gmail|endpoin found|gmail googlea|gmail users|https gmail|machine|meta llama|no endpoin
A24D24R24|provide your|service has|specifi and|the configu|this key
A24D24R24T24|is only|through the
A24D24R24T30|via the
A24D24R30|and must|verify that
A24D24R34|have an
A24D24R37T24|names
A24D24R37T37|undefin
A24D24R39T24|keyword argumen
A24D24R39T30|c unsuppo
A24D24T24|.repo|.scapy|ensure you|face
A24D24T30|found and
A24D30|.capabil|.setup|by running|cohere|do you|doesn|find an|getsecr|getsecr operati|is private|messagi|on path
A24D30|on post|respons not|the getsecr
A24D30E24|com errors|or your|oracle|your client
A24D30E24G24I30M24|invokem|invokem operati|the invokem
A24D30E24H24I24J24|claude
A24D30E24J34K34P24R34T30|more details
A24D30E24R30|tab
A24D30E24R37|support in
A24D30E24R46T37|date
A24D30E30R24|message there
A24D30E34F24O24R37T24|content status
A24D30E34H37O46P52R24T24|wait
A24D30E34K24L24P30T30|common
A24D30E37R24|command not
A24D30E38R24|c no
A24D30E39G40O49|is current
A24D30F24M24O24R24T24|failed because
A24D30G24H24I24M24|.ark|.ark api
A24D30H24J24L24M24R24|.kernel
A24D30H37O24P46|please wait
A24D30J24R24|in model
A24D30J37R43T30|dict
A24D30K24|the hub
A24D30K24O30T24|you specifi
A24D30K24P24|api please
A24D30K24T30|unspeci
A24D30O24|home app
A24D30P24R24|command was
A24D30P24R30T24|issues
A24D30R24T24|bit
A24D30T30|manuall
A24D34|please update|registe for|this databas
A24D34E24H24J24O24R37T30|refer
A24D34E24H24J24R37T30|refer to
A24D34E24J24R53T41|=TypeError
A24D34E30R37|.influx|.influx db
A24D34O37|arn aws
A24D34O37R24|arn
A24D34P24R37|.db client
A24D34P30Q24R24|has reached
A24D34R24|.extract|mistral
A24D34R24T24|algorit
A24D34R46T24|vector
A24D37E24O24R24|home
A24D37L37|gpu
A24D37R24|binary
A24D37R41T50|.unsuppo
A24D37T24|or install
A24D39O37R24|.amqp channel
A24D41E24K34O30|lib
A24D41O30R24|in vhost
A24D41R24T30|import
A24D53E24I30K24O24R41T37|models
A24E24|.abstrac|.abstrac nylas|.auth client|.base exc|.exc|.infoblo|.mathpix|.mathpix client|.nylas|.respons code
A24E24|.rm transpo|.socket bad|allocat of|and message|asmx|authent failure|authori server|availab to|c allocat
A24E24|c vehicle|com ews|com if|connect account|enough space|errmsg not|error provide|ews|ews exchang|exchang asmx
A24E24|for server|generat server|handsha status|http post|https mail|in https|in table|instanc type|insuffi when
A24E24|intuit|intuit tid|is configu|lambda was|mail example|market data|message bad|message payment|misconf|no valid
A24E24|ntstatu error|occurre insuffi|or over|paused|payment details|possibl due|raised retryer|request could
A24E24|returne status|run initial|runinst|runinst operati|scoped|server invalid|space on|submitt to|the runinst
A24E24|timelim|to deploy|to exceedi|token server|true code|unknown ntstatu|with server|xc unknown|xml respons
A24E24|you might|your adminis|your databas|your token
A24E24F24K28L24O41P24R24|in use
A24E24F24O24|succeed
A24E24F24P24|excepti index
A24E24F24R24T24|c product
A24E24G24O34P24R24T24|back
A24E24H24|.zhipu|.zhipu ai
A24E24H24K34P37|.exhaust
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
A24E24K24R30|.edge
A24E24K24R30T24|to an
A24E24K24S24|command usr
A24E24K24T24|multipa|runs multipa
A24E24K24T30|routine
A24E24K28O24P24R34T24|timesta
A24E24K30|driver sql
A24E24K30O24R24|cli driver|ibm cli
A24E24K30R24|.group|no connect
A24E24K30R37|domain name
A24E24K34O30|db lib|lib error|message severit
A24E24K34R24|reach
A24E24K37|curl se|errors html|html first|https curl|libcurl errors|libcurl libcurl|perform curl|se|se libcurl
A24E24K37R24|.curl
A24E24K37T24|libcurl
A24E24K41R34|side
A24E24K43T24|.web socket
A24E24K47|call failed
A24E24L24|for an
A24E24M24|.openrou
A24E24M24P24T30|my
A24E24M24R24|site
A24E24M30P24Q24|.blocked
A24E24O24|.vim|.vim fault|error check|error produce|returne from|session code
A24E24O24P24|respons data
A24E24O24R24|.gremlin|.gremlin server|.server operati|session teradat|teradat|teradat databas|version session
A24E24O30|.produce
A24E24O34P24T24|once
A24E24O34R24|.precond
A24E24O50R24|acquire
A24E24P24|.mqtt connect|act status|block excepti|cluster block|deepl|endpoin returne|fbtrace|fbtrace id|name exceede
A24E24P24|receive http|usage exceede
A24E24P24R24|.errors|.ql errors|.web fault|column path|finnhub|locatio line|order extensi|path order|raised fault
A24E24P24R24|server raised
A24E24P30|act|com act|faceboo com|get path|graph faceboo|path https|request get|request in
A24E24P30R24|call was|message call|method get
A24E24P30R30T34|like
A24E24P30T30|success method
A24E24P37|is over
A24E24R24|.libsql|.nsq|.nsq code|.sentine|.sentine api|.sparql|.sparql wrapper|binance code|contact your
A24E24R24|errorco errorna|errorna|message insuffi|recent|the expecte|the http
A24E24R24T24|transmi
A24E24R30|.kucoin api|code and|kucoina|step|urn|you tried
A24E24R34T24|in request
A24E24R34T30|.v
A24E24T24|.deepgra|.deepgra api|.enough|.enough space|.not enough|cdn|cdn example|https cdn|size in
A24E24T30|maxmind
A24E24T37|id none
A24E28K24R24|reddit
A24E28P30Q30|limit was
A24E28P30Q30T30|was reached
A24E28P45|hour
A24E28R30T30|formed
A24E30|com xmlrpc|erp|erp example|for erp|moved|moved to|openssh|protoco for|space is|tid|upstrea api|xmlrpc
A24E30F24O39R30|modifie
A24E30F24R24|.unexpec status
A24E30H34O55P56|concurr
A24E30J24R30T30|pattern
A24E30K24M24|failure to
A24E30K24M24P24|scrape url|to scrape
A24E30K24M24P24R24|.firecra
A24E30K24M24P37|until
A24E30K24P24R24T24|.git hub
A24E30K24R24|.netmiko
A24E30K30|.auto|.session expired|com network|persist let
A24E30K30P30|.g tts|probabl cause
A24E30K30R24|offline
A24E30K30T30|error during
A24E30K34O24|.etcd
A24E30K48R24|urlopen|urlopen error
A24E30M24P24|contact us
A24E30M24T24|contact support
A24E30O24|during request|members|message from
A24E30O24R34|not the
A24E30O30R37|there are
A24E30P24|.rm|.win|.win rm|headers body|message headers
A24E30P30|api probabl|excepti message|from tts|tts|tts api
A24E30P30R24|is transie
A24E30P41|reason too
A24E30R24|pub
A24E30R24T24|acme is
A24E30R30|.kucoin
A24E30R34T45|tag
A24E34|.only|error process|fetchin|type insuffi
A24E34G24L24|is full
A24E34H34P30R24|again in
A24E34I24|read operati
A24E34I34|within seconds
A24E34J48R39T48|to parse
A24E34K24M24P24|scrape
A24E34K24O30P41|.operati failed
A24E34K34|at support|know at|let|let us|us know
A24E34K34P30R30|.tts
A24E34K37|this problem
A24E34K50R30|service not
A24E34R24|warehou
A24E34R34|market
A24E34T24|.space
A24E37I24K24P24|shard
A24E37J30O24R44T24|evaluat
A24E37J30P24R30|exceede maximum
A24E37K37T24|problem persist
A24E37T24|left on
A24E39|the cluster
A24E39K30|.hazelca
A24E39O41P30R24|transie
A24E39T43|decode
A24E41|unavail for
A24E41K37O30T24|persist
A24E43G39H24L30P30R30T24|capacit
A24E43I41K49|.api connect
A24E43K48N34P24Q24R24T30|.max
A24E44G30H24O30|is tempora
A24E44K49P24|host api
A24E45|body html
A24E46H24I24|upstrea
A24E47G30O24|not ready
A24E48G30O24|ready
A24E70G55K30P45S24|#503
A24F24|been taken|com dataset|creates|creates operati|detail this|dsid problem|intent|longer active|message only
A24F24|the creates|with user
A24F24M24R41|be used
A24F24O24|request cannot
A24F24P24R34|used with
A24F24P24T24|.m|.matrix request|.matrix standar|.standar request
A24F24P24T30|.standar
A24F24R24|c cannot
A24F24R30|c for
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
A24H24P24|operati too
A24H24P30|quota limit
A24H24P37|.resourc exhaust
A24H24P39|api rate
A24H24P48T24|of request
A24H28P34T24|exhaust details
A24H30|.api reach|.reach|.reach limit
A24H34O24P24|wait before
A24H34P34|trying again
A24H34P37|before trying
A24H34P54|request per
A24H37P34|rate limits
A24I24|operati was|or no|sent in
A24I24J24|llm call
A24I24K24R24|.dash|.dash scope
A24I24K48O24|socket
A24J24|.keys|.missing key|details see|in constru|invalid because|name tool|slug|to generat
A24J24K24|ip address
A24J24P24|for plan
A24J24R24|.opik
A24J24R24T24|.wrong
A24J24R30T24|corresp
A24J24R34|fields are
A24J24R37|tools
A24J24R44T37|columns
A24J24T24|provide in
A24J30|generat for|schema on|the action|the lm
A24J30R34T24|but not
A24J34R24|returne by
A24J37R41T30|missing require
A24J45R47|validat error
A24K24|.bind|.gss|.ipmi|.local|.mqtt code|.pxssh|.pyghmi|.start|.tls|access on|acme aws|app daytona|are running
A24K24|as root|bb cc|by proxyer|cannot complet|certifi chain|certifi in|chain ssl|code may|com ssl|com sst|com stderr
A24K24|complet request|daytona io|device failed|device setting|dsn|error ssl|error uploadi|failure https|failure minor
A24K24|gss failure|help https|hf|http message|https opendap|in certifi|informa minor|initiat|invalid ssl|major
A24K24|major unspeci|may provide|minor code|network is|opendap|opendap example|provide more|proxyer|proxyer unable
A24K24|query bytes|read from|reqwest|routine certifi|setting cisco|shard id|ssl routine|sst nc|studio|the one
A24K24|to device|to http|unspeci gss
A24K24L30T40|buffer
A24K24M24|how to
A24K24M24O24P24|how
A24K24M24R24|.agent framewo|.framewo
A24K24M24R37T24|kind
A24K24N24|chain
A24K24O24|it please|when you
A24K24O24P24|.hikari
A24K24O24R24|sqlcode|sqlstat sqlcode
A24K24O24R30|then
A24K24O30|stderr fatal
A24K24P24|brave|brave com|reports aws|search brave|uploadi
A24K24R24|cisco|cisco ios|ios|match with|minor|to example
A24K24R24T24|header for
A24K24R24T37|netcdf
A24K24R30|example org
A24K24R30T24|.ingress
A24K24R37|and the
A24K24T24|.upload
A24K24T30|bb
A24K24T34|errno netcdf
A24K28|api user|user databas
A24K30|any servers|by sslerro|cloud project|during headobj|endpoin is|failed self|has gone|informa for|to proxy
A24K30|transfe|unavail or
A24K30O24|failed error
A24K30P24|.host availab|.no host|key parquet|parquet in
A24K30R24|.oss
A24K30T24|track
A24K34|failed connect|indexes
A24K34P24|.abort
A24K37|connect was
A24K39|interne|socket error
A24K41O24P24R24T53|stream
A24K43|.client connect
A24K46R24|transpo
A24K49|cannot connect
A24K52|to host
A24L24|to increas|when initial
A24L24T45|big
A24L30|utiliza
A24M24|abuse|are forbidd|believe|believe this|denied tdetail|domain example|message rejecte|support if|you believe
A24M24O24|c blocked
A24M24O24R24|used in
A24M24P24T24|data null
A24M24P30|was denied
A24M24Q24R30|were not
A24M24R24|and you|prohibi
A24M24T24|disallo
A24M30|.securit|spam
A24M30O30P24Q34|finish
A24M30T24|it contain
A24M34R24T24|code content
A24N24P24|.usage limit
A24N30|can increas
A24O24|.connect config|.db method|.surreal|.surreal db|app is|being sent|can't add|check message|databas code
A24O24|databas status|detaile|entity content|error errorre|errorre|from databas|general sql|https nova|id unproce
A24O24|match message|multi|nova|nova servers|operati transac|process request|put remote|request put|request time
A24O24|retriev the|sending has|severit general|status unproce|the docs|the instanc|this service|this subscri|time is
A24O24|using this|you did
A24O24P24|account please|content id
A24O24R24|and then|campaig|docs https|entity message|linode instanc|post linode|the sql
A24O24R34|value of
A24O24R37T24|type of
A24O24R37T30|data error
A24O24T24|argumen or|conflue
A24O30|be running|clienti|complet because|has changed|key passed|operati could|passed in|request make|running in
A24O30|send new
A24O30R24|cycle|linode
A24O30R24T24|.cosmos http
A24O30T24|seems
A24O34|for it|started with
A24O34R24|been modifie
A24O34R24T24|c precond
A24O36|saving
A24O37|the item
A24O37P24|changes
A24O39R30T24|be perform
A24O41|another request|c locked|to acquire
A24P24|.boto server|.smith rate|.snyk|.snyk http|.vk|.vk api|.vkapi|account limit|allowan|api credits|api search
A24P24|applica has|as you|auth detail|been tempora|blocked this|boards|boards http|busines account|by launchi
A24P24|bytes max|c qelx|code quota|com graphql|com res|create update|credits were|current request|error qelx
A24P24|errorco statusc|exa|exceede auth|exceede you|false fbtrace|for using|free api|get lead|have run|higher rate
A24P24|hour period|https twelved|job you|launchi|launchi this|length http|limit being|limit increas|limit quota
A24P24|limit remaini|list the|lite|main config|period of|qelx|qelx you|quota of|rate http|reads|remaini reset
A24P24|request more|res web|resourc limit|short period|sip|tempora blocked|thank|thank you|this job|to too|twelved
A24P24|twelved com|us to|user app|user limit|using alpha|web search|were used|you for
A24P24R24|.bad respons|actions|busines|dev search|error make|finnhub status|for all|google serper|https google
A24P24R24|method failed|serper|serper dev|startqu|startqu operati|table or|the startqu|transie false|was get
A24P24R24S24|.sms|sms send
A24P24R30|.kusto|cost
A24P24R37|request raw
A24P24T24|occurre request|you would
A24P24T30|short
A24P28|request this
A24P30|.geocode quota|blocked due|c limitex|c over|calls per|doing|exceede error|is exceede|limit limit|limitex|of mb
A24P30|of time|query limit|quotaex|request you|the hour|to user|ve been
A24P30R24|close none|of calls
A24P30R24T41|mb
A24P30R30|accordi|accordi to
A24P30T24|request when
A24P34|c applica|simulta
A24P34R24|message please
A24P37|been blocked|current limit
A24P37Q24R30|request and
A24P39|ve exceede
A24P41|.limited
A24Q24|agent has|the chat
A24R24|.feature disable|.funds|.imperso|.insuffi funds|.invalid config|.irrecov|.locatio|.number of|.ql multi
A24R24|.statsig value|.woo|.woo failed|access request|account id|allowed on|an argumen|and file|api jina|api sparkpo
A24R24|api transmi|approve|as inactiv|attach|attribu or|balance for|balance insuffi|basis|be either|been disable
A24R24|been marked|belongs|belongs to|between the|both|broadca|by invalid|c amount|call to|code you|code your
A24R24|com develop|com meta|combina|complia|current user|data http|db error|descrip the|details reason|disable by
A24R24|disable please|docs guides|docs vector|email not|email transac|error token|errorty user|excepti invalid
A24R24|file with|followi configu|geo|groups|guides|href|http send|https openrou|id identif|id missing|id to|identif id
A24R24|imperso|include in|incomin|incomin webhook|indices|intende|interce|interfa|invalid app|invalid domain
A24R24|invalid please|is of|jina ai|local evaluat|mb of|message id|message limit|meta error|mismatc in|model if|monday
A24R24|msg account|must call|name on|no client|no key|not subscri|of generat|one from|openrou|openrou ai|or account
A24R24|or failed|or incorre|or missing|or request|or run|pair or|paramet is|people|python sdk|query count
A24R24|recipie address|recipie that|represe|require one|returne errors|roles|rules|scope is|search message
A24R24|segment invalid|send to|sent was|set and|signatu for|sparkpo|sparkpo com|starttl|statsig|terms|that has|the use
A24R24|to recipie|token type|transac message|transmi returne|unsuppo scheme|user or|validat request|validat your
A24R24|value error|was in|were supplie|with api|write key|you intende|you sent
A24R24S24|not all
A24R24T24|.pusher bad|composi|content xrpcerr|create the|entity for|false status|in format|limitat|message must
A24R24T24|must start|not one|or create|or https|page in|respons success|to support|to transcr|token token|transcr url
A24R24T24|unknown type|userid|was invalid|you used
A24R24T30|but was|underst
A24R24T34|marker
A24R24T43|maximum allowed
A24R30|.attribu|.ldap invalid|.statsig|address must|argumen in|bind|c max|emails|fewer|invalid project|jina|or fewer
A24R30|or malform|provide valid|request user|togethe
A24R30T24|be specifi|c type|name invalid|points|types are|you provide
A24R30T30|format is|text to|vs
A24R30T36|start with
A24R34|and not|invalid to|supplie the|than one|that your|the string|use differe
A24R34T24|be at
A24R34T34|invalid invalid
A24R37|be set|require paramet|the wrong
A24R39|binding
A24R41T30|be in
A24R41T37|error unproce
A24R41T41|type is
A24T24|.invalid jws|.tag|.wrong passwor|all the|and does|api errors|assets|c failedo|c to|c violati|ciphert
A24T24|ciphert failed|code failedo|compres type|contain invalid|deflate|enough to|error incorre|failed ciphert
A24T24|failed verific|failedo|file error|file etc|finding|flush buffer|in key|incorre passwor|is non|is valid|link to
A24T24|not flush|of https|only availab|padding|passing in|passing the|plain for|respons paramet|seen|size has
A24T24|sorry you|the encrypt|the public|to pdf|type or|type the|was unable|would like
A24T30|.sender refused|.smtp sender|can import|cryptog io|details malform|faq why|fhircli|file see|file was
A24T30|https cryptog|import my|imprope|ini|latest faq|live and|load pem|my pem|opus|pem file|to upload|too short|why
A24T30|why can
A24T34|for file
A24T37|entity too|thursda
A24T39|is malform
A28|ab state|app role|applica missing|be here|c premium|com manage|context creatio|creatio failed|expired the|faf ab
A28|failed your|get resourc|has run|https serpapi|key should|key your|manage api|of searche|plan you|pods pods
A28|power insuffi|resourc pods|role applica|scope users|searche your|web is
A28B24J44P24R52T34|should
A28B24J44R50T30|should be
A28C24|getpara
A28C28|user cannot
A28C28E28P28|error none
A28C28E28P28R30|none for
A28C28E43R45T30|error bad
A28C30D30E30H24I24P30R24|tasks
A28C30D39E45K48O30R41T30|.driver
A28C33|pods web
A28C33O24|pods
A28C34D34E46F34J28K30O51P30Q24R34|state
A28C34O34R50T41|values
A28D24E24P24|creatio
A28D24E28O18P18|check https
A28E28|at faf|faf
A28E30P28|c general
A28E33J28K30O30P30R24|finishe
A28E33J28K30P24|finishe raised|future at|retryer future|state finishe
A28E33J28K34P24|retryer
A28E36J28K34P24|future
A28E55G30P34S18|service unavail
A28J24R54T53|charact
A28J30K28P24S24|=ExceptionGroup|sub excepti
A28K28P24R24S24|unhandl
A28K28P24S24|=BaseExceptionGroup|errors in|in taskgro|taskgro|taskgro sub|unhandl errors
A28P24|serpapi com
A28P30|serpapi
A28R24|buying|buying power|insuffi buying
A28R24T30|ab
A28R28|.client graph|.ql client
A28R30|power
A30|#1400|#190|#430|#456|#516|.access refused|.access rights|.account locked|.account sending|.acl permiss|.api auth
A30|.api authent|.auth key|.auth require|.auth token|.authori nomad|.bad time|.budget|.captcha|.expired access
A30|.expired token|.fhir unautho|.freshde access|.http forbidd|.immatur|.immatur signatu|.insuffi access|.invalid auth
A30|.invalid grant|.invalid permiss|.jwt expired|.key not|.ldap insuffi|.mailbox login|.mastodo unautho
A30|.message rejecte|.missing api|.missing credent|.no access|.no auth|.oauth|.of queries|.privile|.probabl
A30|.probabl authent|.queries|.refresh|.rights|.rights result|.sending|.sending paused|.service initial|.socks auth
A30|.spnego|.spotify oauth|.storage cap|.telegra forbidd|.time signatu|.token provide|.token request|.token validat
A30|.topic authori|.unautho access|access gated|accesse without|accessi by|account at|account does|account locked
A30|account message|account storage|account when|action and|active subscri|add more|allowed incorre|an environ
A30|and can't|and secret|api keys|app are|app id|appid|applica specifi|approva|are expired|arreara|arreara message
A30|as an|ask|at port|attempt credent|attempt logon|audienc doesn't|auth failed|authent code|authent content
A30|authent credent|authent informa|authent mechani|authent message|authent methods|authent or|authent with|authori at
A30|authori failure|authori on|authori you|azure portal|bad signatu|bad usernam|balance not|been restric
A30|billing period|bot use|browser minutes|browser or|but already|by integra|by your|c credent|c disable|c errorac
A30|c faileda|c login|c notauth|c plan|c storage|c wsse|calls month|can set|cannot upload|cbs|cbs token|cert
A30|certifi is|certifi problem|certifi ssl|changed credent|clear|clear ml|client has|client secrets|clock|co premium
A30|code accessd|code arreara|code authent|code errorac|code notauth|code signatu|code storage|codenam unautho
A30|com domains|com mail|com your|comet|comet com|company|configu for|configu the|confirm that|connect access|consent
A30|cookies for|cookies from|copy files|cores request|correct credent|creatin this|credent are|credent attempt
A30|credent bad|credent ctrls|credent for|credent mfa|credent were|credits limit|credits or|credits please
A30|credits remaini|daily limit|daily query|daily rate|daily request|data authent|data please|day please|db acme
A30|default failed|denied during|denied for|denied message|denied on|denied please|denied to|desc invalid
A30|descrip account|descrip none|descrip request|detail insuffi|detail invalid|detail your|details of|details too
A30|docs redis|domain is|droplet limit|droplet will|either an|either due|enable the|enabled for|endpoin you
A30|enough permiss|entered it|entitle|entitle to|env variabl|err max|error account|error data|error permiss
A30|error topicau|error your|errorac|errorac message|errors forbidd|exceede daily|exceede quota|exceede usage
A30|exceeds your|exhaust its|expired api|expired at|expired message|expired session|expired token|expired visit
A30|failed aadsts|failed fatal|failed forbidd|failed unable|fal|feature not|files storage|find signing|firewal
A30|follow the|for action|for app|for cores|for extract|forbidd access|forbidd client|forbidd raw|forbidd you|forged
A30|forged or|free plan|free tier|free trial|from browser|from table|gated repo|get local|get token|get your|getuser
A30|good standin|grant the|granted|hard limit|has exhaust|has provide|have changed|have detecte|have entered
A30|have provide|host intrane|hostnam mismatc|http you|https login|https polygon|iam error|iat|imds|imds endpoin
A30|in extensi|in good|in known|include credent|incorre access|incorre authent|informa go|informa on|instruc to
A30|insuffi none|interac authori|intrane|intrane example|invalid audienc|invalid error|invalid notfoun|invalid this
A30|io pricing|ip or|is otherwi|is unautho|issuer|issuer certifi|it in|it incorre|item have|item login|its budget
A30|json access|json web|jwt|kerbero|key get|key ip|key message|key secret|key set|key that|kid|known hosts|ldaperr
A30|ldapins|ldapins insuffi|leeway|license expired|limit daily|list access|local issuer|locate credent|logging in
A30|login details|login incorre|login microso|login or|login with|logon denied|logon failure|logon is|managed authent
A30|max daily|mechani|mechani plain|merchan account|message authent|message authori|message when|mfa|mfa or
A30|minutes limit|missing api|missing authent|missing public|month you|monthly spendin|msg unautho|must authent
A30|must supply|must use|name permiss|necessa permiss|new keys|no authent|nomic|none secerr|not accepte|not bot
A30|not configu|not entitle|not given|not login|not permit|not use|notauth|oauth problem|objects list|occurre account
A30|occurre message|of cores|of credits|on resourc|operati access|operati daily|or by|or cookies|or copy|or email
A30|or require|or revoked|or token|ora invalid|origina from|paid actor|paramet access|passwor authent|passwor not|past
A30|pending approva|permit|plan browser|plan status|plan to|plans at|please go|please subscri|please top|poe|poe com
A30|polygon io|portal to|premium plans|premium to|private video|project limit|provide authori|provide client
A30|provide incorre|provide subscri|provide token|proxy authent|publick|purchas credits|quota limited|quota reached
A30|re not|reason forbidd|reason premium|reason unautho|recogni request|redis trouble|refused using|region eu
A30|request grant|request signatu|require message|require reason|require user|resend|resend com|respons permiss
A30|returne forbidd|rsa public|salarie|saml respons|says auth|says forbidd|scope needed|scopes|sdk key|search is
A30|secerr|secret id|secret key|secret keys|securit authent|securit excepti|servers quota|service limit|session file
A30|session please|set either|set openai|signatu message|signatu signatu|signatu was|signing key|socks authent
A30|specifi access|specifi passwor|spend|spend limit|sslcert|sslcert ssl|standin|status logon|statusc unauthe
A30|storage cap|subscri needed|sudo|tavily api|tdetail your|tenant name|that matches|the azure|the broker|the default
A30|the grant|the imds|the include|the license|the link|the login|the passwor|the premium|the project|the sdk
A30|the tavily|therefo|these droplet|this billing|this data|this link|this these|time leeway|times in|to bad
A30|to confirm|to db|to instant|to invalid|to log|token argumen|token authent|token code|token could|token environ
A30|token request|topicau|trial has|trouble max|unauthe details|unautho check|unavail no|unified|upload or|use cookies
A30|used of|user account|user and|user login|user svc|user to|user unautho|using authent|valid iat|variabl api
A30|verify your|was forged|was revoked|when retriev|without logging|www comet|yet valid|your app|your balance
A30|your credits|your droplet|your trial|your user|your workspa
A30B24C24D24E37J24O24R45T42|error in
A30B24C24E24I24R37T34|allow
A30B24C24R24|invalid params
A30B24C30D24H24P24|code statusc
A30B24C30H24K30P24R30|params
A30B24C30P30T24|request the
A30B24C37D24E39J30K24O24R24T37|error the
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
A30B24H24I24M24|trace id
A30B24H24O24P24R24T30|which is
A30B24P24Q24|token limit
A30B24R34|c message
A30B30C24E24F24P24|submitt
A30B30C30E59H40I37J37K44O45P49R43T24|after
A30B30D24E30G30H30R30T24|.mistral
A30B30D30F24J24M24O24R54T30|c validat
A30B30E24G30H34J24R30|convers operati|the convers
A30B30H34|many tokens
A30B34C37D44E34F24I24K24O24R39|longer
A30B34D24H24N24P33R37T34|count
A30B34D30H24|model with
A30B34M24R47T30|invalid argumen
A30B39E41G30L34R46T63|size
A30B39H37|tokens per
A30B45C24D24E24G24J24P24R44T52|is too
A30C24|com on|descrip not|have storage|http me|integra|managed|me player|modifyr|modifyr none|no permiss|server the
A30C24|storage objects|the google|this item|to decrypt|used is|with client
A30C24D24|c rest|google cloud|virtual
A30C24D24E24F24J24O30P30R24T24|returne an
A30C24D24E24F24P24|.grpc wrapper
A30C24D24E24G24H24P24R24|code type
A30C24D24E24K18P39R30T24|through
A30C24D24E24K24M24R34|.browser
A30C24D24E24K24O24|unset
A30C24D24E24K24O24P24|.daytona
A30C24D24E24K44T24|net
A30C24D24E24O30R34T24|.method
A30C24D24E24P30|to make
A30C24D24E30F37O30P24R39T34|differe
A30C24D24E30K30O30R34|.web dav
A30C24D24E30K34O24P24R24|for sql|odbc|odbc driver
A30C24D24E30O30R24|there was
A30C24D24E30P30T24|.consul
A30C24D24E30R24T34|that you
A30C24D24E34O24R24T24|.data api
A30C24D24E37J50M24O24Q24R57T54|parse
A30C24D24E37O30P24R24T30|ec
A30C24D24E39|server returne
A30C24D24E39F24H24K34R34T24|.weaviat|.weaviat base
A30C24D24E44K24P28R24|api example
A30C24D24I24M24P30|error request
A30C24D24K24|windows net
A30C24D24M24R24|httperr when|request https|when request
A30C24D24O24|id root
A30C24D24O24P34R24T24|consume
A30C24D24O30|be accesse
A30C24D24R24|error missing
A30C24D24R24T24|.fix|.pytube fix
A30C24D24R24T30|reader
A30C24D30E24K34R37T24|mode
A30C24D30E24O41|resourc is
A30C24D30E34F24K24O30P24R24|.grpc
A30C24D30E34P30R37T24|.sandbox
A30C24D30J30R24T24|extract
A30C24D30K24T24|windows
A30C24D34E24M24P30R24|documen https
A30C24D34E34H24K30R24T24|post https
A30C24D34J24K34O30P30R34T30|github com
A30C24D34K30M24R34T45|recogni
A30C24D37E30K34O24P24R24|driver for
A30C24D37E34J30O54P24R24|update
A30C24D37E49J50K28P24R60T64|line
A30C24D37J24P24R30T37|ensure
A30C24D39O34|occurre resourc|resourc when
A30C24D41R37|.configu
A30C24D48E30J24M24O24R59T54|not support
A30C24E24|.article|.xmpp|article downloa|downloa failed|errno server|https news|news example|on url|plivo
A30C24E24F24K30|class request
A30C24E24F24O24P24R24|.okta|.okta api|okta http
A30C24E24F24O24P24R37T24|can only
A30C24E24H30J24M24|code code
A30C24E24K24O34R24|be complet
A30C24E24K30P30R24|.aiogram
A30C24E24K30P30R24T24|.telegra api
A30C24E24O24|.smb respons|dynamic msg|dynamic unset|dynamic vmodl|faultca|faultca unset|faultme|faultme vmodl|localiz
A30C24E24O24|php|status from|unset dynamic|unset faultme|vim|vmodl|vmodl dynamic|vmodl localiz
A30C24E24O24P24R24|server sql
A30C24E24O24R24|.base redmine|.redmine|dynamic
A30C24E24O30P24R24|.databri
A30C24E24P24|news
A30C24E24P24R24|youtube dqw
A30C24E24P24R24T24|server says|telegra server
A30C24E24P24R30|bybit
A30C24E24R24T34|.assembl|.assembl ai
A30C24E24R30|hours
A30C24E24R30T34|didn't
A30C24E30|suffici|the mailbox
A30C24E30I24P24T24|http chat
A30C24E30K24P24|.prawcor
A30C24E30K24P24R30T30|.deep l|.l
A30C24E30K24P24R34T30|.deep
A30C24E30K34O24P24R24|microso odbc
A30C24E30O24|receive unexpec
A30C24E30P30R30|actor
A30C24E34K24O61P24R37|transac
A30C24E34K37|network error
A30C24E34O24P24|com secret|secret data
A30C24E34O30R30|general
A30C24E34P24|on get
A30C24E37F24R41|.exchang
A30C24E37L37R24T24|.out of
A30C24E41R24|.time
A30C24F24|request severit
A30C24F24K24O24R41T37|specify
A30C24F24O24|message resourc
A30C24F24P24T24|httperr client
A30C24F24R24|code item
A30C24J24M24R24|to have
A30C24J30R46T30|.paramet
A30C24K24|bucket acme
A30C24K24P24R24T30|live
A30C24K30P30R24|.detaile|.detaile aiogram
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
A30C24R24|already used|experim
A30C24R24T24|xrpcerr|xrpcerr error
A30C24R30|redirec|you cannot|you re
A30C24R34|for variabl
A30C24T24|contrac
A30C24T34|.decrypt
A30C30|.zabbix|.zabbix api|found request|missing permiss
A30C30D24|disable for
A30C30D24E24R39T30|.feature
A30C30D24E30O24|request errorco
A30C30D24E34K30R24|.snmp
A30C30D24K30O24P24|.cos
A30C30D24M24R49T24|defined
A30C30D24O24P24|.cos service
A30C30D24P24R24|alert
A30C30D24R34T30|not been
A30C30D30F30M24R44T43|identif
A30C30D30F30R24T30|entry
A30C30D30T30|or it
A30C30D34E24O24|error documen
A30C30D34F24O24T24|folder
A30C30D34K50R37T30|known
A30C30D34R30T34|the correct
A30C30D37K24P30R34|namespa
A30C30D43J24R53T58|unsuppo
A30C30E24|dav example|https dav
A30C30E24F24O30P24R30|.quickbo|qb
A30C30E24J30P24T24|hint
A30C30E24P24R30|detail the
A30C30E24R24|.perm
A30C30E24R24T24|ref
A30C30E30F24K24P30R24|.status code
A30C30E30F24K30P34R39T24|.g
A30C30E30F24O24R24|severit error
A30C30E30F30R30|msgid|msgid result|msgtype msgid
A30C30E30F30R34|msgtype
A30C30E30K24R24|.base nomad|was raised
A30C30E30O24R24|with followi
A30C30E30O24R24T24|message to
A30C30E30P24T24|chat postmes|postmes|postmes the
A30C30E30R24|followi respons|raised with
A30C30E34K24R24|.nomad
A30C30E37J24K49L24P24T60|bytes
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
A30C34D24E30K44R34T24|.dns
A30C34D24G24|the system
A30C34D30E30F24O44P24R37T34|main
A30C34D45J24R50T34|named
A30C34E24K34O30|.zookeep
A30C34E24K39O37|.kazoo
A30C34E24O24P30R34|apierro code
A30C34E24P24R38T24|.x
A30C34E34F24K24P24T24|.lang smith|.smith
A30C34E34J24K24R39T30|check the
A30C34E34K34M24R39|results
A30C34F24K24O24R24|ops
A30C34F24K30P30|for key
A30C34F24R24|associa|associa with
A30C37D24E30J24K37R34T24|shop
A30C37D44E30F24K24O24R30|no longer
A30C37E24O24R30T34|.fhir
A30C37E34F24J34K30O24P24R24T30|.lang
A30C38D41|c notfoun
A30C38E28O24R30T30|or the
A30C39D34E30K45O30R30T43|couldn'
A30C39D37O30|reposit
A30C39D39E30O39R30T24|leads
A30C39E24K30O30R46|orders
A30C39E30J24O30R24T39|row
A30C40D24E30K24R34T51|mp
A30C40G24R41T30|the given
A30C41D24R24T37|.file not
A30C41D30E24F24R34T30|matchin
A30C41D30E24K30O24P24R24|reports
A30C41E30K24O39R24T51|the file
A30C41R24|id does
A30C43D44E34K24O24P34T24|crm
A30C44D39|notfoun
A30C45D49E30F30J24K24O39P30R47T47|index
A30C45E24O36R34T41|c sqlite
A30C47D44E34F30J34K30M24O46P39R51T58|documen
A30C49D30K24O41R30|deleted
A30C50D44E24F24J40R43T24|invoice
A30C53D43R45T24|found for
A30C55E24F24O30T30|with id
A30C58E24F64K36O57P34R49T30|already
A30C61D55R34T24|file or
A30C62D57E30O30R39T34|directo
A30C65D58J24K34R46|such
A30D24|.acl|.trino user|because your|can do|confirm you|do this|error when|gpg|have any|none is|or permiss|secrets
A30D24|signing|the securit|their|this by|trinous|trinous type
A30D24E24|.msal|.msal service
A30D24E24F24R24|errorme
A30D24E24F30J34K24O34P24R56T46|one of
A30D24E24G24P30R24|had
A30D24E24H24P24R24|search failed
A30D24E24H24R34T24|selecte
A30D24E24K24|server not
A30D24E24K24P30R24|availab in
A30D24E24K24R24|.py snmp
A30D24E24K30|sqldriv
A30D24E24K34|server at
A30D24E24L34R39T34|zero
A30D24E24O24|errors error
A30D24E24P24R30|webhook
A30D24E24R24T24|marked
A30D24E30G24H24J36N24O30R30|visit https
A30D24E30J24K24M24R24T37|help
A30D24E30K30O24|stripe
A30D24E30P30|reached its
A30D24E30R24|.smartca
A30D24E33K52P39|reset
A30D24E33P34T24|searche
A30D24E34P24R30|code db|db excepti
A30D24E34R30|is out
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
A30D24K24R24|publish
A30D24K30O24T39|to read
A30D24M24|include the
A30D24O24P24|putobje|putobje operati|the putobje
A30D24O24R30|cannot access
A30D24P30R24T30|up to
A30D24R24|.topic|methods|model id|the collect|the instruc
A30D24R30|not specifi
A30D24R34T24|or more
A30D24T24|found matchin|has ended
A30D30|it or|on https
A30D30E24F24O30T24|content xml|xml version
A30D30E24K24O34P24T24|.service bus
A30D30E24K24O37P24T24|.bus
A30D30E24K30O24R24|cli
A30D30E24M24O34T24|in this
A30D30E30K33O30R30|.gql
A30D30E34F24M24Q24R37T24|respons content
A30D30E34P24R24T24|meilise error
A30D30E37F30O30P41R34T24|c excepti
A30D30E41F24R37T24|unexpec respons
A30D30E43F24R37T24|.unexpec respons
A30D30K24O30R24T34|it is
A30D30O24R30|are trying
A30D30R24|cpu
A30D30R24T24|otherwi
A30D33E24K24L24O24T34|cache
A30D34E24T37|that the
A30D34E30O30R34T24|can be
A30D34E41H24I34K24O24Q24R37T24|within
A30D34H33R24|pro
A30D34T30|cryptog
A30D37|is set
A30D37E24J24P30R34T30|please use
A30D37E28K30O24|hub
A30D37E30K24O24R39T30|using the
A30D37K24|snowfla
A30D39E24O37R34|.channel
A30D41O30R24|vhost
A30D43E41K24R41|not availab
A30D44E30J24K37N24R34T24|python
A30D64R24T24|install
A30E24|.api invalid|.cloudfl|.paused|.pyi|.pyi cloud|account to|by passing|cannot perform|code respons|compute status
A30E24|in row|item error|or there|service compute|set your|setup|svc|token paramet|type item|wallet|wandb|we have
A30E24F24|.twitch|.twitch api
A30E24F24R34|errorty validat
A30E24H24O34P24|to complet
A30E24H24R24|or contact
A30E24H37P51|.many request
A30E24J24K24L30|low
A30E24J24K30|data to
A30E24J37R30T24|parse the
A30E24J37T24|invalid json
A30E24K24|braintr|server login
A30E24K24M24P24R24|website
A30E24K24O24|.up
A30E24K24O24P30T24|.event hub
A30E24K24P24|.mqtt
A30E24K24R37|.custome|.custome io
A30E24K30|.at|.at protoco
A30E24K37|.socket io
A30E24L24R24|.gurobi
A30E24M24|pass the
A30E24M24O30P24|reasons
A30E24O24|.cloud client|.scalewa|.up cloud|error returne|vim fault
A30E24O24T24|server respons
A30E24P24|.xendit|.xendit sdk|message api
A30E24P24R24|oauthex code
A30E24P24R30T24|linkup|linkup api|the linkup
A30E24P30|faceboo|non success|status respons|success status
A30E24P30R24|.finnhub
A30E24P30R30T30|.linkup
A30E24P37|exceedi
A30E24T24|plain
A30E28|reached or
A30E30|this task
A30E30F24G30J24K24O24P30R24T24|.event
A30E30G24H33P39T24|resourc exhaust
A30E30H37O24P52R34|.many|.too many
A30E30J24M40T24|the respons
A30E30J24O39P38R46T30|the current
A30E30K24M24P24R30|level
A30E30K24O30R30|databas error
A30E30K30|stripe com|support stripe
A30E30M37P24R30|our
A30E30P24R34|binance
A30E30P30R30|.faceboo request
A30E30R24|.owm|.py owm
A30E34F24P30R37|reason bad
A30E34G24|message server
A30E34H37K24O24P53R41T54|.too
A30E34K34|know
A30E34P24|code reason
A30E34P30R30|.faceboo
A30E34P37|queries
A30E37|insuffi storage
A30E37O37R24T34|put
A30E38K64P28|exceede with|port max
A30E38K64P28T24|with url
A30E39|read only
A30E39H24O24P24R24|under
A30E39L43O24T24|allocat
A30E39P30T24|please contact
A30E40R30T24|left
A30E41|logs
A30E42K64P28|retries exceede
A30E43G24|the service
A30E44I24J24|respons from
A30E48H30K65P42R24|max retries
A30E48I24K51P24|com port
A30E48I24K54P24|httpsco host
A30E50F24G43I24K24O30R24|.interna
A30E51H30J37K65O24P42R24|retries
A30E55G39H24K48O45P34T24|tempora
A30E56H42I43K30O39P54R24|seconds
A30E61G24I24K24O24P30R24S18|server error
A30F24|c inactiv|dsid|enter|the subscri
A30F24H24M24R24|code title
A30F24O24|signatu request
A30F24O24R45T37|unproce entity
A30F24O24R45T39|unproce
A30F24O43|started
A30F24P24|used the
A30F24R24|keys for
A30F24T24|must specify
A30F30J30M30R50T30|validat failed
A30F30R30|user id
A30G24|com to
A30G24H33O24P49T24|error too
A30H18|online|request quota
A30H24|com en|is limited|key to|key with|own|the billing|trial key|using trial|your own
A30H24K24R24|to api
A30H24N24O30|key for
A30H24P24|limited to
A30H24P34|or upgrade
A30H24P48|exceede rate
A30H28P34T24|statusc resourc
A30H36N24P24|reached for
A30I24K24|east|us east
A30I24K24R30|.scope
A30J24|ticket
A30J24M30R51T24|attribu
A30J24O24|the group
A30J24T24|matches
A30K24|.socks|acme snowfla|execute command|failed client|merchan|snowfla com|sso|var
A30K24N24|by setting
A30K24O24R34T30|.mismatc
A30K24P24R24|.tea
A30K24R24|code stderr
A30K24R30|please verify
A30K24T24|sure your
A30K28|apikey
A30K28O24|droplet
A30K30|.telnyx|self signed|signed|signed certifi|sslerro
A30K30L24|self
A30K30P24|aws error|in bucket
A30K30R24|.interfa|send email
A30K30R30|ctrls info
A30K34|.jwk client|.py jwk|socks
A30K34M24O34P30R24|violati
A30K43|connect failed
A30K43R24|hostnam
A30K46|port failed
A30K50|url caused
A30L24|error insuffi|initial the
A30M24|enterpr|the config
A30M24P30|.smtp data
A30M24R24|anonymo
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
A30O24T30|begin
A30O48|#423
A30P24|.news|.news api|.q|.q stash|.stash|alpha vantage|c actor|code auth|continu https|good|https opencag
A30P24|increas your|limit on|more if|of api|of queries|opencag|opencag com|over the|plan at|plan or|reached status
A30P24|request availab|vantage|you will|your quota
A30P24R24|.http request|alpha|c develop|c errors|c https|c vonage|sendraw|sendraw operati|the sendraw
A30P24R30|pair
A30P24R30S24|sms
A30P24T30|faq
A30P30|api usage|detail you|is request|your subscri
A30P30R24|.finnhub api|c com
A30P30T24|id error
A30P34R24T30|code request
A30R24|and resourc|are missing|are require|because you|code or|domains|excepti in|have to|id on|in api|period has
A30R24|set please|specifi model|that have|the attempt|to purchas|to verify|user action|your domain|your tenant
A30R24T24|.pusher|are invalid|incorre or|marked as|the selecte
A30R30|#65535|.bolt|as it|not permitt|provide an|valid for
A30R30T24|captcha
A30R30T34|etc
A30R34|or invalid
A30R34T34|unrecog
A30R37T24|missing or
A30R39T24|.number
A30R43T39|types
A30S24|all of
A30T24|paramet or|pass it|read the|request but|require error|token in
A30T30|.sender|or corrupt
A30T34|doesn't match
A30T37|pem
A33|action you|credent message|enough segment|failed premium|inferen provide|is forbidd|message provide
A33|monthly include|passwor invalid|premium require|provide usernam|users read|your session
A33B24C37E30J45K30P24R56T56|got
A33B24E30P24R43T43|more than
A33B24E43J33K51P43|.retry
A33B30C24D37E46H34K30O28P38R34T37|org
A33C24|cannot get|player|player command
A33C24D24E33O18P28R30T30|develop
A33C24D24E43K30O30P24R45T47|start
A33C24E34J43K24|answer
A33C24R24S24|command failed
A33C28D24E36F24J24K24N24P28T24|langcha
A33C28E36F24J24K24N24P28T24|langcha com
A33C28E36F24K24P28T24|api smith|smith|smith langcha
A33C28E36K24P28T24|com runs
A33C30D30E39J47K24O24P24R57T60|string
A33C30D37E24J52K24N24O30P30Q24R47S18|tool
A33C33D24E38K30O30P36T24|runs
A33C36E28O30P24R37|c failure
A33D24E30G24|for inferen
A33D24K24O24P24|rest
A33D30E43O34P24R24|server code
A33D30R24T24|here https
A33D34E28J30K24R54T64|format
A33E24M24R37|role
A33F24J30K28P24S24|sub
A33J24K24|to error
A33K24R24T24|of this
A33R30|provide you
A33R37T24|code bad
A33T24|.jws
A34|.age|.age restric|.audienc|.authent failure|.authori failed|.bad dsn|.cap|.cap exceede|.challen|.claim|.dsn
A34|.factor|.grant|.invalid audienc|.keycloa authent|.login require|.no credent|.no permiss|.passwor require
A34|.payment require|.request denied|.saml validat|.smtp authent|.two|.two factor|add payment|age restric|ai account
A34|authent authent|authent details|authent error|authent the|authent token|authent you|bad passwor|be authent
A34|c billing|c daily|c eacces|c readonl|cannot select|cap|cap exceede|certifi has|challen|chat write|check credent
A34|check in|client authent|client credent|cliente securit|cloudfl|code forbidd|code unauthe|connect errors|cookies
A34|cores|creatin|credent and|credent failure|current quota|daily message|deactiv|denied cannot|denied check
A34|denied the|email sending|enough balance|environ authent|errno permiss|error access|error authori|errorco authent
A34|errors unblock|factor authent|failed status|feature is|flush hosts|followi identit|fully configu|hard|have insuffi
A34|host is|hr|https app|https upstash|identit failed|in region|in to|insuffi credit|invalid auth|invalid signatu
A34|is age|is expired|is restric|key as|key file|key found|key from|limit usage|login again|login was|many times
A34|method to|more credits|mysqlad|mysqlad flush|name payment|necessa|no token|not accessi|not verify|of many
A34|or authori|or expired|paid plan|passwor require|passwor was|perform action|permiss for|plan does|polygon
A34|provide please|quota please|readonl databas|refused login|request denied|respons forbidd|restric and|rsa|saml
A34|securit token|sending limit|sign in|signatu does|spendin|spendin limit|spnegoe|storage limit|the authent
A34|the caller|the check|the credent|to configu|to upgrade|token or|token session|token the|top up|two factor
A34|type auth|unautho message|unautho to|unavail environ|unblock|unblock with|unlock|up your|upstash|upstash com
A34|usage see|user agent|usernam passwor|verifie the|with mysqlad|write readonl
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
A34B24G24H24P45R39T45|c too
A34B24H30|c reached
A34B30C24D30E30H24M24P24R24|.api request
A34B30C24D34E24M30P34R46|request error
A34B30C34D34F30G24I24M24O37R24T24|operati the
A34B30E30H24R24T24|message this
A34B34C43D39E30I24J24K30M41O30R53T52|contain
A34B34E24G24H24I24J37K24Q24R24|llm
A34B37C24D41F24P24R49T34|invalid request
A34B41D37E24P30R44T61|large
A34B41P24R39T61|too large
A34B50C39H24J39K24M46P24Q24R34|prompt
A34C18D34E43O34P24R51T24|.program
A34C18E34J43O24R34|error for
A34C24|digest|entered|rights to|to view
A34C24D24E24F24J30O30P30R46T24|an invalid
A34C24D24E24P24|id message
A34C24D24E24P24R24T24|detail status
A34C24D24E30K30O24R37|sqlstat
A34C24D24E30K34O30P24R24|sql server
A34C24D24E34O24P24|.vault
A34C24D24E37K41O37P24|.session
A34C24D24E39K24O30R30T24|.py mongo
A34C24D24E41J24K37O24P24R41T24|info
A34C24D24E47F24L24T34|space
A34C24D24F24R34T24|may not
A34C24D24K30O34R30|.git command|cmd|cmd git
A34C24D24M45P24|policy
A34C24D24O34|accesse
A34C24D30E24K30O34R44S24T24|exit code
A34C24D30E34O24P24|https vault|vault example
A34C24D30E39F24O24P24R30T24|stack
A34C24D30G24K24T24|or not
A34C24D30J24K24T24|not registe
A34C24D30R34|id and
A34C24D34E24P43R24T30|minutes
A34C24D34E30P24R24T24|.meilise api
A34C24D34E34O24P24|vault
A34C24D34E39K34P24R24T24|.meilise|meilise
A34C24D34O24R30T30|repo
A34C24D37E24J30K34O30P30R37T30|github
A34C24D37E43K41L34O48P24R24|running
A34C24E24|article|details the|from https
A34C24E24F24|.ebay|.ebay sdk
A34C24E24F24O24P24R24|okta
A34C24E24F24P24R24|headers msg
A34C24E24G24M24P30R34T30|sorry
A34C24E24K30O34R30|failed due
A34C24E24P30R24T24|.app
A34C24E24R34|.plivo|.plivo rest
A34C24E30K30P24R24T24|.request base
A34C24E30K39P24R24T30|.refused
A34C24E30P34R37|extensi code
A34C24E30R30T24|.postmar
A34C24E30R34|region
A34C24E34F24O24P24R24T24|unexpec status
A34C24E34K53N24R37T30|without
A34C24E37I24K30|no respons
A34C24E37J37R50T44|.type
A34C24E37K24L37R34T34|.of
A34C24E37O24P34R30T37|content type
A34C24E39O30R30|full error
A34C24F24H24I24K24M24O24P30R34S24T24|sent
A34C24F24O24R30T30|accepte
A34C24J37N24P24|.usage
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
A34C30D30E30J24K24O37R34T38|root
A34C30D30E30O34R39|.neo|.neo j|c neo|code neo|neo
A34C30D30E34K24L24O34R39T24|.j
A34C30D30E41K41O34P24R24T37|.kafka
A34C30D30R24T30|.pytube
A34C30D30R39|c cliente|neo cliente
A34C30D30R41|cliente
A34C30D34R24|.disable
A34C30D37E30K24O24P30R43T24|target
A34C30D37K30R34|locate
A34C30D44E37K39O30P24R30T34|driver
A34C30D47E41K48M24O39R50T40|can't
A34C30E24|code http
A34C30E24F24|.command status|.imap|.imap tools|.tools|.unexpec command|no receive|ok expecte|receive data
A34C30E24F24R30|c item
A34C30E24J24R39T34|has no
A34C30E24K24M30O34R30T37|txt
A34C30E24K24R37T30|mastodo
A34C30E24O24P30R24T24|api was|telegra api|the telegra|unsucce|was unsucce
A34C30E24P24R30|.freshde
A34C30E24P34R24T24|.apify|.apify client
A34C30E24R37T30|.mastodo api|mastodo api
A34C30E30F30K30R39|ctrls|desc|result desc
A34C30E30F30R30|.ldap operati|.operati result
A34C30E34H24P39R37T24|request message
A34C30E37F24K34O37R24T24|severit
A34C30E37K39O37|c mysql
A34C30E45L37R24T24|.out
A34C30F24H24K24P33R24|have been
A34C30F24P24R24|code errors
A34C30O24P30R24T24|.api telegra|unsucce error
A34C30P24R34|.monday query
A34C30P30R34|.monday
A34C30P34R24T24|.apify api
A34C30T30|dqw is
A34C34D24E24K24O30P24R24|accessi
A34C34D24E24K34O37R34|git
A34C34D24E39K24O34R34T24|.mongo
A34C34D24J24O30R24|group
A34C34D34R24T30|not open
A34C34D37E24K34L24O37R44S24T34|stderr
A34C34D37E30K24O37P24R37T30|.db
A34C34E24F24|status ok
A34C34E24F24R24T24|expecte but
A34C34E24K24O30T24|ora
A34C34E24O24|dav
A34C34E24P24R30|error youtube
A34C34E30O24P30R34|status detail
A34C34E30O24P34R37|.transpo query
A34C34E30P34R24|http api
A34C34E34F24|.mailbox
A34C34E37I24K30R30|.http client
A34C34E37K48P24R24|network
A34C34E39P30|.client respons
A34C34F24K24O34R24|.box
A34C34F24R39|the value
A34C34O24R37T33|objects
A34C34R30T30|.video
A34C34T30|.video unavail
A34C36O24R39|id or
A34C37D24E34L24O24R34|report
A34C37D34E57K39P30R30T41|html
A34C37D37E37F24O30R37T24|issue
A34C39D24E34O24R37|channel
A34C39D43E37K37M24P24T41|downloa
A34C39E34F24P34|mailbox
A34C39E34O24P24R47|.api client
A34C39R24|this video
A34C43D24|resourc not
A34C43E41F30R34|.result
A34C43K34|message not
A34C46D30E30F30O30R34T34|dataset
A34C48D34K30O24R30T63|.file
A34C49D30E41F34K34O39P34R34T30|job
A34C49D37E34K37L24O24R39T55|pdf
A34C49D47K24R41T44|not find
A34C53D37|error not
A34D24|and user|config file|copy|gated|https console|kms|the secret|use this|valid api
A34D24E24|to initial
A34D24E24F24O30P30R30T30|error msg
A34D24E24H24O24R24T24|not yet
A34D24E30K24R24|.geopy
A34D24E30K34O24P24T24|broker
A34D24E30O24P30|target service
A34D24E34F24P30R37|errorco message
A34D24E34K24O30R24|.pulsar|pulsar|pulsar error
A34D24E34P24|export
A34D24E34T30|.storage
A34D24E37J30K24N24O30R24|trouble
A34D24E37O48|is in
A34D24E43K51O24R37T30|.protoco
A34D24H24R24|have not
A34D24J24T30|constru
A34D24J30|may need
A34D24K30R24T30|via
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
A34D30F30R40|these
A34D30H24I24K24M30R24T24|azure
A34D30K30R30|to locate
A34D30P39R24T24|reached the
A34D34|set up
A34D34E30K30O37R24|eu
A34D34E30O37|eu west|west
A34D34H24K24R30S24|platfor
A34D34O39R24|this resourc
A34D34T30|please make
A34D37E39H24K49R37T37|protoco
A34D37O24P24|you need
A34D39E34K37O30P24R24|local
A34D39P24|on your
A34E24|.missing token|missing token|request operati
A34E24F24J34M24O34R40T24|c failed
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
A34E30K42|.amqp connect
A34E30O24|.cloud api
A34E30O24P24T30|getting
A34E30P24R24S24|send message
A34E30P30|c oauthex
A34E30P30R24|oauthex|type oauthex
A34E33O41R30|changed
A34E34F24P39R34|request http
A34E34O30R30|ok code
A34E37G24K50|to server
A34E39K39O24P24|servers
A34E39O24R30|error ok
A34E39O30R30|code codenam|codenam
A34E43|many connect
A34E48I24K54P24|httpsco
A34E55I42K44O24P24T51|.read
A34G24H24P45|c many
A34G24R24T24|request exceeds
A34H24|api calls|com account|exceed your|key which
A34H30P24|upgrade to
A34H30P30R24|of your
A34H33P46T24|c exhaust
A34H34P37|occurre throttl
A34J24O24R39T24|has an
A34K24|.certifi
A34K24O24P34R30|close
A34K30|was refused
A34K30R37T34|any of
A34K37P24|.host
A34K41T24|to any
A34L24P24R24T24|workspa
A34M24P30T24|allowed to
A34M30P24|was blocked
A34M30P30T24|rejecte by
A34O24|expired on
A34O24P24R24|json content
A34O24P30|respons headers
A34O24P34R24|connect close|length connect
A34O49|.locked
A34P24|c quotaex|com pricing|exceede limit|the permiss|will exceed|you exceede
A34P30|denied due
A34P33|user has
A34P34|budget
A34P37|limit has
A34Q24R24|argumen to
A34R24|.missing require|alphava|alphava co|code missing|execute this|follow|funds|insuffi balance|insuffi funds
A34R24|invalid key|must provide|or authent|or pass|standar|user name|variabl or|www alphava
A34R24T30|header is
A34R30|has insuffi|pay|request action|select from|top
A34R34|country|provide either
A34R37T30|be provide
A34R39|missing the|sign
A34T24|decrypt failed|invalid user|token found|two|wrong passwor
A34T34|is encrypt
A36|.authent failed|bad credent|forbidd for|forbidd user|include credits|missing scope|permiss insuffi|please login
A36B39D24E37F24G24J30L24O24P30R56T54|than
A36B55C24E30I24J24K24L24P30R39T24|context
A36C24D39E28F24H24K30O28P28R43T34|en
A36C24E30P24R46|.graph ql
A36C24E34P24R47|.ql
A36C46D41F34K24M30O49R50T44|cannot be
A36D24E37G24I34P24R34|inferen
A36D30|manage
A36D34E24J37P24R30T39|here
A36E24P24R24|run out
A36E44G24I24K30O24P30R24T28|error from
A36E45P24R24|from server
A36K24|are incorre
A36R24T24|month
A36R37T34|segment
A37|#407|#530|.signatu verific|aadsts the|access key|and billing|auth token|authent invalid|authori failed|balance is
A37|be logged|billing details|bot was|c credits|c enough|c feature|caller does|claim|client secret|descrip invalid
A37|expired or|forbidd bot|https support|instant|invalid access|is incorre|key could|license key|logged in
A37|login failed|login to|monthly limit|not authent|not include|not verifie|operati email|passwor is|plan and|portal
A37|provide credent|readonl|refresh token|retriev token|run this|server failed|support google|tavily|token from
A37|unautho access|unautho the|validat access|variabl are|your daily
A37B24C24D37H34K39O41P37R34T24|trying
A37B24C24E34H24I24K24M30Q24R30T34|.ai
A37B24C30D30E34I24K30M24O24P34R30T30|.inactiv|.inactiv rpc|inactiv of
A37B24C30D34H24L34O24P30R34T34|which
A37B24C33D30E37K34L34M24O24P34R43T43|non
A37B24C37E30M24O30T30|possibl
A37B24D24E39H24I24M24P24R30T24|trace
A37B24D24R24|enable
A37B24D30E46G24H24K43O24P24R30T38|during
A37B24D34E55H24I30J41K39L30O40P34Q24R44T55|while
A37B24D34J24R30|instruc
A37B24G34H34P30R30|tier
A37B30C24D24E41G24H30I24M24O30P24R34T24|api error
A37B30C24D24H24R24|.chat
A37B30C30E24K24P30R30|origina error
A37B34C24D30E30G30H34I24J24L24M24O30R44T43|convers
A37B39D46E30G37H24I24J39K24M24Q24R30|the model
A37B39E24G30L24O24P37R45T59|exceeds
A37B54I24K34O24P37Q34R53T45|length
A37C24|request not|rights
A37C24D24|.invalid api
A37C24D24E24K30P24|.b
A37C24D24E30|for https
A37C24D24E30G24H24O24R34T30|yet
A37C24D24E39P30R43T39|true
A37C24D24E48G24L24O37P30R30|full
A37C24D24F30K24R34|profile
A37C24D24H24K24M24P30R24|googlea|googlea com
A37C24D24O24R24|dashboa
A37C24D30E30F24K30|.keycloa
A37C24D30E30H24O24|product
A37C24D30E37F24J30P24R41T30|raw
A37C24D30E44K24O30P24R24|attempt to
A37C24D34E34F24K24O46P24R34|on this
A37C24D34E37I24J30K34M30O30Q24R45T39|did not
A37C24D34K30O24P24|https hugging
A37C24D37E37K24O30R24T30|.broker
A37C24D39E24H24J24N24O30P24R24T24|https docs
A37C24E30F24P30R24T24|respons code
A37C24E34T30|.broker respons
A37C24E37F24K24P24R37|.easy post
A37C24E39F24R47|errorty
A37C24E43F30H24J24K37M30P30R30T24|contact
A37C24E44F30G24H24K30O30P34R30|active
A37C24H24R24|payment method
A37C24K50R34|name or
A37C24P24|.private
A37C24P24R24|sendema|sendema operati|the sendema
A37C24P24R34T24|.upstash
A37C24R30T24|or is
A37C24R34|.post api
A37C30D24E24F24R24|but no
A37C30D24E24J24K30R45|select
A37C30D24E24O24R37T30|has not
A37C30D24E30F24K24M24P30R24T24|httperr
A37C30D24E30J24O24P37R46T37|extensi
A37C30D24E30P30T24|slack api|the slack
A37C30D24F24R24|interac
A37C30D24R30|view
A37C30D24R37|tenant
A37C30D30E34F24|respons status
A37C30D30E34K24P24|.braintr
A37C30D34E34F30H24J37K30M37O37P24R54T45|class
A37C30D39E37I24J30K34M30O34Q24R51T39|did
A37C30D43K24R44T34|correct
A37C30D45E24J24K30O47P30R47T37|table
A37C30E30K30O53P37R30T41|being
A37C30E30O24P30R30|fault
A37C30E30P24R24|.ip
A37C30E30P24R39T39|returne error
A37C30E30P37R24|respons error
A37C30E30R24|.geo ip
A37C30E37O30R30|.operati failure
A37C30E39F24K30P24R39|.easy
A37C30J24M24O24P24R30T24|code name
A37C30R30|test
A37C30R45|supplie
A37C34D24E24F24J24M24O43P34T34|because the
A37C34D24E24K34P24R30T37|.downloa
A37C34D24E30O30P30R34T24|.o data
A37C34D30E41K30O43R30|c sqlstat
A37C34D34E41G34K34M24P30R24|we
A37C34D37J30R37T30|to find
A37C34D39E53F24G30I34K24L30M24O54P30R45T52|process
A37C34D43E24J24K24R30T24|registe
A37C34E34O30|.smb
A37C34P24R39|.retriev
A37C37D24E37K30O34R34|.dav
A37C37D30E37J46K24M24O41R30|instanc
A37C38D24E40K24M24P38R34|http error
A37C39D24O24P24R24|request resourc
A37C39E24P30R30|youtube
A37C40D34E42G24O47P24R43T39|there
A37C41E67G30J30K37O30R37|#500
A37C44D39E34F24J24K30M24O39R24T41|files
A37C44E24F24O39P30R37T39|item
A37C45D45E34F34P24R41T24|collect
A37C46D30J24O34R39T33|not in
A37C46D37E30F30M24O24P34R48T46|entity
A37C46D44E49H24I34J24L30M24O44R30T24|task
A37C47D55E30F24J24O39P37R48T48|path
A37C50D46E30J34R45T37|found in
A37C53D44E47K58O39P24R37T34|c errno
A37C64D61K30R51T24|not exist
A37D24|passwor or|supply|sure to
A37D24E24|exchang
A37D24E24H24|ml
A37D24E24T24|to set
A37D24E30G24H28K37P46R33T30|request for
A37D24E30K24R34|sdk
A37D24E37H24K24R24|log
A37D24F24O30P39R24|error you
A37D24K24T24|confirm
A37D24P44|ve|you ve
A37D30E24F24R34T30|meta
A37D30E37F24J24P24R37T24|raw respons
A37D34O24R24|com docs
A37D37R24|to your
A37E24|missing access|the authori
A37E24F24R24T30|fully
A37E24F24R37|.adyen
A37E24H24J37N24P41R24|calls
A37E24H24P39Q24|reached please
A37E24H34P47|c throttl
A37E24J24K37L24P41|ip
A37E24P24R30|mail
A37E24P43T24|been exceede
A37E24R24|factor|token missing
A37E24R24T24|not fully
A37E30G24H47P66|many request
A37E30J24O24R30|to retriev
A37E30O24P24|times
A37E30O55|is locked
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
A37H24P30R24|exceede message
A37H30O30P24T24|will
A37H33P34|limit please
A37I24P24|message your
A37J50|age
A37K24|an api|login require|please run
A37K24O24P37R30|content length
A37K28|auth key
A37K34|.jwk
A37K43R24|proxy
A37M24|blocked because
A37O24|token invalid
A37O24R30T18|not set
A37O37R24|change
A37P24|plans|please purchas|purchas more|quota for|wish|wish to|you wish
A37P30|#420|per day
A37P30R24|subscri to
A37P39|to request
A37R24|logged|token was|verifie
A37R30T24|key must
A37R43|email address
A37T24|failed invalid|flush|the key
A38|.expired signatu|authori request|expired please|key invalid|signatu has|used all
A38C24|c access
A38C24D24R24|and or
A38C24F24O37P34R39T24|request is
A38C30E42J28K34M24P30R34T24|raised
A38R24|c scope
A39|.access token|.login saml|.not authori|.one|.one login|.restric|=PermissionError|access refused|accessd when
A39|audienc|authent unavail|authori header|c securit|caller|env|error validat|grant error|is denied|key paramet
A39|occurre accessd|organiz has|private key|revoked|the openai|unautho for
A39B24C24D52E34G30J24K30O24P24R37T50|load
A39B24C30D24E24F30H24P24R34|errors code
A39B24C30D34E24M24N24P24R30T24|config
A39B24C34D24F30H24I30P37R43T24|body message
A39B24C37D41E47G24K37M34P24T41|system
A39B24D24E36H28R24|.aio|.aio rpc
A39B24E24P45Q24|limit for
A39B24E30H24P30R24T24|code msg
A39B24E34H39N34P52R39T37|limit of
A39B30C34D24E24O24P24R24T34|body detail
A39B30F24R49T34|code invalid
A39B30K24R24T30|failed the
A39B34C34D30E34K30M24O34P34Q24R30T24|and try
A39B39D34E43H34J34M41O30R56T57|text
A39B39E28F24H43I24K28P58R34T34|per
A39B41H30N24P34R30T34|exceed
A39C24D24O30R24T24|this operati
A39C24D24R30|the require
A39C24D24T37|decrypt
A39C24D30E34K37|browser
A39C24D30E49K39O34R39|.redis
A39C24D30E55I24K67O30P28R30|port
A39C24D34E24G30I24O24P24R24T24|.hf
A39C24D34E24G30I24O24P24T24|.hf hub|.hub http
A39C24D34E24H18I24K30O24P24|hugging co
A39C24D39E24H18I24K30O30P24R24|hugging
A39C24D41E37K42O37R24|.amqp
A39C24D43E24K42L24O37R24T48|io
A39C24E30F30P30R46T30|c bad
A39C24E41P30|get https
A39C24R34|.spark post
A39C30D24E24R41|.spark
A39C30D24E30H24K24P30T24|api failed
A39C30D24E30K24P30T24|slack
A39C30D34E24K34L24O34R46S24T37|exit
A39C30D34H24K30O24|cloud
A39C30D37E41H24K30O24P24R43T30|post
A39C30D39E34O39P37R37T24|jobs
A39C30D40E30H24J33O30P34R30|dev
A39C30E24K30P30R30T39|says
A39C30E30P24R41T34|api returne
A39C30E30P30R24|.spotify|.spotify base
A39C34|user does
A39C34D24E34F34K30O34P24R43T24|.stripe
A39C34D24E37K47O44P37R34T30|err
A39C34D24M24R24T34|this is
A39C34D34E24K30P24R30T30|.dl|.youtube|.youtube dl
A39C34D41E30K30P30R34|locatio
A39C34E30O30|xc
A39C34E34P24R39|.rest
A39C34F24O24R37T41|abc
A39C37D24E34F24K24P30R34T24|.slack|.slack client
A39C37D24E34F24P30R30T24|.slack api
A39C37D24E37J24K44O39P24R48|sql
A39C37D24E41K42O34R37T34|.io
A39C37D37E37K24L30O39R39|on the
A39C37E24K30P24R34T30|with code
A39C37E24P24R24T30|dqw
A39C37E24P30R43T37|.transcr
A39C39E43F24O24P46R43T24|apierro
A39C40D24H24J30P24R49T24|list
A39C41R39T24|video
A39C43D43R24T37|doesn't
A39C45D24E48F30I24K30M30O24P24R49T24|result
A39C49D44R30|be found
A39C51D47E30F39O39R24|the specifi
A39C51D53E43J37K48P34R61T55|unknown
A39C55D49E39F41H24K33O53P39R37|.resourc
A39C66D62E24K30R51T24|exist
A39D24E24F24K24R24T39|upload
A39D24E24K24P24R39|please provide
A39D24E30I24K37R24|.boto core|.core
A39D24E34F24J24K37N24O24R51T34|wrong
A39D24H30P34|your current
A39D24P24R24T24|needed
A39D30E30F24K24O30P24R30T30|message error
A39D30E30F30O30P24R24T24|error name
A39D30E30R30|compute
A39D30E44K30L24R30|initial
A39D43K30O39P30R30|aws
A39E24|is suspend|the environ
A39E24K24|client is|not enabled
A39E24K24O30P34|api request
A39E24M37O24P30|blocked by
A39E24P24|hosts
A39E24R30|adminis
A39E28K24R24|oauth
A39E28T30|invalid token
A39E30P24R24|.cage|.cage geocode|.open cage
A39E36H18R24|aiorpce|aiorpce of
A39F24|key has
A39F24R37|.account
A39H30P30|pricing
A39H39N24P41R37|limits
A39J24R34|not provide
A39J24R39T24|is missing
A39K24|failed certifi
A39K24P24|api token
A39K46|.proxy
A39M24T24|team
A39M30|credit
A39O24|access is
A39O24P24|this account
A39P24|message quota|plan please|your free
A39P24R24|the account
A39P36|this user
A39P39|limit you
A39R24|visit the
A39R24T24|identit
A39R30|.payment
A39T24|google com
A39T30|.jw|.passwor
A40|c restric|passwor are
A40C24D24|session has
A40C24D34E42F24H24I24K37M24O28P36R24T24|us
A40C28D24E46K24L39P30R46T44|out of
A40E24|premium
A40P24|credits for
A40R30|scope
A41|.saml|account balance|and passwor|c accessd|c account|c authori|denied details|error descrip|error payment
A41|forbidd error|logon|please add|privile
A41B24C50D34E47F30J52K24L24O46P30R63T56|value
A41B30C30E24K30O24P37R37T30|origina
A41B30C41D30E37F54M30R67T49|#422
A41B30C42E30G24K24O24R49T37|given
A41B34C45D34E24F39O24P24R48T30|.invalid request
A41B41E30G24O24P45R39T51|the maximum
A41B60E24H44J24K30Q41R37|tokens
A41C24|iam
A41C24D24F24P30R34T24|link
A41C24E24K24O30T30|fatal
A41C24E34G24H24P46R24T24|over
A41C24E37F24O24P30R24|body error
A41C24E37K34M24P34R34T30|.smtp
A41C24R30T30|invalid the
A41C24R39|re
A41C24T24|.crypto
A41C30|key error
A41C30D24E24F24K30R34|.user
A41C30D30E24F24J30R44T34|keys
A41C30D30E24J30M24O24Q24R34|agent
A41C30D30E57F30J39K49O34P24R55T50|unexpec
A41C30D34E52F24I30K30O46P45R50T34|time
A41C30D45K30P34R37|bucket
A41C30E30R24|.geo
A41C34D24E34K34M30O37P30R34|microso
A41C34D24E39F24K24O34P30R34T47|.message
A41C34D39E45F24K50O37P30R46T30|.web
A41C34E30F24K24M30P30R37T24|.discord
A41C34E39F34H30M30O30P34R48T24|title
A41C34E39O30P30R34|.fault
A41C34K30O30R44T37|mismatc
A41C36D24E24J41R54T48|not valid
A41C36E38J24K43M24P18R44|.url
A41C37D24E33K24O24P33R30|me
A41C37D24E34F24P30R30T24|ok false|server respond|with ok
A41C37D24E41F24P30R37T24|respond with
A41C37E24J24R30|c missing
A41C37E42K63P38R34T24|caused by
A41C37E48K64P38R34T24|caused
A41C38D30E41F24H24K38L24O40P30R44T44|page
A41C39D30E37H24K54O30R30T24|remote
A41C39D45E34F24K34O39R43T30|.command
A41C39D59E37F30H30K36O52R41T48|version
A41C41D24E34K41O41P24R37T24|.git
A41C51D53E46F24H24K37O34P24R41T52|open
A41D24|.credent unavail|is disable
A41D24E30J24K30M39O24R34T34|detecte
A41D24R24|this feature
A41D24R24T24|or set
A41D30E24H24P24R24S24T30|for details
A41D30K30|.ssl
A41D30K38O24P24R39T56|header
A41D30P30T24|this api
A41D34M24R24T24|in your
A41D37|have access
A41E24|suspend
A41E24G30H24J24|.provide
A41E24O30|refresh
A41E24R24|.authlib|.authlib base
A41E30K72|refused
A41E30M24P30T30|.smtp respons
A41E30O24P37|been reached
A41E43J45K24R24T57|.decode
A41F24|paid
A41G24H54P66R24|rate limit
A41H24|c quota
A41H34P45|limited
A41M24|statusc permiss
A41O24|access the
A41O24R37|don't
A41P24|exceede its
A41P37|.quota exceede
A41R24|don't have|you don't
A41R30|please set
A41T24|public key
A41T41|encrypt
A42|authent to|insuffi permiss|token expired
A42C24D34E46F24H24J37K34P43R52|search
A42C40E37F24M34O24P34R57T43|bad request
A42P24|have used
A43|.api key|.bad signatu|.invalid credent|.invalid signatu|accessd|authent require|go to|have enough|insuffi credits
A43|invalid usernam|key you|no api|perform the|the access|the token
A43B24C24D24E24F24G24J24K39O24R39T41|first
A43B24C24D24E24F37H24O24P30R37|body errors
A43B24C34E34M24P39Q24R39S24T39|success
A43B24C36D34E73H24I56K51L44O30P37R50T46|out
A43B24C51D49E37I24J30K30O37P30Q24R47T34|was not
A43B24D30E34H24K24|to run
A43B24D30K24R47T34|message invalid
A43B30C24D34E39G34H30P34R24T24|error type
A43B30C30D34E37G24H34J34M24O24Q24R30T30|generat
A43B30C59D49E49G30H30J45K59M34O46P37R51T56|object
A43B30E30K24O24P46R24|maximum number
A43B34C34D30E57G47H46K34M24O51P56Q30R34T24|try again
A43B39C37D24E48F24G24H33I30J24K46M24O44P30Q34R37|complet
A43B39C44D39E60F24G48H46I24K34L30M24O56P57Q30R49T41|try
A43B46C24D24E37F24H24J43K34O37P49R60T46|number
A43B46E37H24K24O30P48R49T34|number of
A43C24D34E41F24K37O30P24R30|execute
A43C24D41E43F24H38I37J47K50N30P37Q24R48T34|call
A43C24E24J24|key not
A43C24E24K37|check your
A43C24E36K60O24T24|to connect
A43C24F24M24O37P34Q24R47T24|were
A43C24F24O24R39T30|invalid or
A43C34D30E30K24M24O30P24R30|https www
A43C34D30E43F24I24J24O34P24R44T30|.api respons
A43C34D34E30K24M24O30P30R30T24|www
A43C34E33J28K51O30R51|address
A43C37D34E34K45P24R49T39|any
A43C38D24E30F24K24P30R34|com api
A43C38D24E45K37O33P39R28T37|url http
A43C38D30E28J30K30O18P28R30|web
A43C39D24E37F24K24N24O24P34R48|.graph
A43C39D34E41F34K34L24O24P34R49T41|.code
A43C41D24E37F24P34R34T30|false error
A43C41D24E50K24O18P38R47|http status
A43C41D24F30I30O24P37R37T24|headers status
A43C46D24E44F24J52K45O30P30R63T62|expecte
A43C73D68E34J37K30R53T30|.not found
A43C73D68E34J37K30R55T34|.found
A43D24E30F24K34R24|to execute
A43D24E30G24H24J36N24O30R37|visit
A43D24E30I24K37P24R24|.boto
A43D24E41K46O24P39|sending
A43D30E24K30|enabled
A43D30E40K24M24O28P18Q24R24|more informa
A43D30R24|console
A43D37E24J24K37Q24R34T37|see https
A43D37E24M30R39T24|pass
A43D37E42J34K34O28P33Q24R37T30|for more
A43D39J30O24R24T30|need to
A43E24H24|trial
A43E24H30P36R24T24|has exceede
A43E30O59|locked
A43E37G24H33P41T24|exhaust
A43E37R24|.insuffi
A43E41H24N34P54R34T34|.limit exceede
A43F24R37|c payment
A43M24O24|is blocked
A43P30R24|day
A44|c grant|invalid client|license|message account|signatu verific|token has|unauthe
A44B24C24D24E34G39H30M24O24P30R30S24T39|code error
A44B24C34D30E34K61M24O39R39T24|new
A44B24C37D30E34F24I24K30M24O24P34R34T30|inactiv
A44B24C44D30E39F24L24M24O39P47R49T41|for the
A44B24E24K24O34P24|bot
A44B34C30D39E30H24J24K24O45P24Q24R56S24T44|of the
A44B37D24E24J37M24O24Q24R60T34|argumen
A44B37E24H43P55R24T24|c limit
A44B44D24E52H34I24K65N34P49Q39R48T49|max
A44C24|.verific|key in
A44C24D34E24H18I24K30O24P30R24|co
A44C24D34E24P24R45T34|feature
A44C24D34E24P37R24T30|google
A44C24D34E37G30I24K30O30P37R24T34|.hub
A44C24E24K30M24R47|domain
A44C24R24|c expired
A44C24R30T39|public
A44C30D24E42H18K34O24P34R34T30|status statusc
A44C30D34E48F34J36K34M24Q24R45T41|.unexpec
A44C30E30G24H55P69R34|rate
A44C30E30J24K24O30R37|retriev
A44C30O24R30T30|.config
A44C34D24E24J30K34O44R46T34|not match
A44C34D24O24R41T34|@final
A44C34D30E44F24P34R48T30|status error
A44C34D30E45H24K70|connect to
A44C34D34E24F30L24O34P24R30T30|to create
A44C34D44E39J24K37R44|please check
A44C34E37K30O41P30R30T30|.cloud
A44C37D24E49F30P30R37T24|respond
A44C37D30E30G24J24K24O39R34T30|to get
A44C37E30O24P37R34T30|telegra
A44C37E41F37K43R47|.ldap
A44C45D34E59H24J30K39O37P47R63T24|query
A44C53D57E24J30K34M24R50T49|find
A44C55D49E49K73O46P30R37T46|errno
A44C79D70J30R37|#404
A44D24E24|aadsts|set the
A44D24E37K24P34R30|.geocode
A44E34P24R30|to send
A44F24P24|c auth
A44G24H36O24P45|exceede for
A44K30|certifi verify|verify failed
A44P37|.quota
A45|c unauthe|credits to|enough credits|invalid grant|key provide|usage limit|usernam and|usernam or|your monthly
A45B24C30D34E45F34J24K24O34P34R51T46|only
A45B24C37E54F30I30J24K45O36P37R50T37|receive
A45B24C39D34E34G24H33I24J24P30Q24R24T24|chat
A45B30D37H24J24K24M30P30R48T37|the followi
A45C24D24E41F24G34H24K30M24O37P34R41T34|error error
A45C24D24J30K24L24M30O24R37T24|failed for
A45C24D43H24R34|to use
A45C24D47E24F24H24K24P41R46S24T34|method
A45C24E30R30|c client
A45C30D30E24K43R30T24|default
A45C30D30E39F30K24P24R43|.post
A45C30E43F24K39M24O30R37T30|problem
A45C33D41E41G24J34K39O30P24Q24R44T41|see
A45C34D24E28G24P30R24|users
A45C34D34K24O24R24|to access
A45C39O24P30R39T24|code descrip
A45C44D30E49H24O34P41R52T24|.query
A45C49D43E34F24H33O44P45T24|c resourc
A45D24E24H24K37R24|to https
A45D24H30I24K34R30T24|ai
A45D30J30|you may
A45D30R30|private
A45D34|you do
A45D34E30M24R24|to this
A45D37J34P30R54T30|is require
A45D39E34H24K24P34R30T30|up
A45D41H24J30O24P24R24T37|need
A45E24H24P43|message you
A45E24P24|restric
A45H24M37O30P41R24T30|rejecte
A45H30|openai api
A45M24|go
A45O24|for user
A45P24|reached your
A45P24R24|purchas
A45P34|to continu
A46|.access denied|error forbidd|key environ|message access|provide api|verific failed
A46B24C30D34E42H18I24K34M30O24P34R37T30|of rpc|rpc that|termina with|that termina
A46B24C34D43E34K24O30P24R34T24|make sure
A46B24C37D30E30F34J39K34O43P24R60T51|one
A46B24C37D34E45H18I24K34M30O24P34R39T34|rpc
A46B24C37D43E34J37K30O30P24R34T24|sure
A46B24D34E41F24I24K41P36R41T24|endpoin
A46B30C24H37P24R30|organiz
A46B41E39G37H38I24P54R30|c exceede
A46B54E49G30J30K24N24O24P54R49T57|maximum
A46C24D34E24J24P34R24|c api
A46C24D39E30J24M24O24R34T24|do not
A46C30D37E39K41O43P30R39T37|db
A46C30E57I24K69O24P33R30T24|host
A46C34D39E41F37K30O44P39R41T30|errorco
A46C34D49E49F24K37L34P34R54S30T41|command
A46C37D34E24J24K30M30P24R34T37|by the
A46C39D24E63G37K47O43P34S18|unavail
A46C39D30E52G30K42O24P24R24T30|.unavail
A46C39D52E36F37H24J24K30N24O36P28R44T24|docs
A46C39E30K37O30P39R37T34|.telegra
A46C42D39E24F30G34H30K30M34O34P41R34|request id
A46C44D30E49F30R37T30|#200
A46C45D34E49J47K39O30P41R48T51|json
A46C45D49E45K42O54P24R39T46|databas
A46C48D44E39F24K24M24O43R48T45|not be
A46D24E37F24J34M24O34Q24R43T41|not allowed
A46D30R39|require for
A46D34E30K37O30|the client
A46E24H24K24P34T24|continu
A46E30R24|c insuffi
A46F24|c key
A46K24|ssl certifi
A47|error unautho
A47B24C24G34H54O30P63|.rate
A47B24C37D34E47H18I24J24K43M30O41P41R37T34|termina
A47B24C37D53E51H24J30K30L24O34P37R49T34|availab
A47B24G34H54O30P62|.rate limit
A47B30C37D24E48H30K24M24O37P46R30T30|request to
A47B30C41D48E44F24J43K34M24O30P24R54T54|but
A47B34C30D30E24F30J37O24R64T50|must be
A47B37C24F24J55M37O24Q24R60T37|.validat
A47B55C47D64E43G48H39I37J51K37M30N24Q34R54T45|model
A47C24D30E39O24P30R24T33|storage
A47C24D39E24H24O24R24T24|add
A47C24E37F24H24K34M24O34P24R37T24|request failed
A47C30E24|c token
A47C34D34E44H30K24L24O30P37R37S24T41|failed with
A47C36F34O24P24|the user
A47C39D24E47H33K34L24O30P37R39T39|with status
A47C39D34E24J30K34O44R53T45|match
A47C40D44E24H24K30O30P30R34T24|project
A47D24E24K39|.ssh
A47D24M24R24T24|securit
A47D34E24F24G24H37M30R34|openai
A47D37E37P39T24|the api
A47D39E37P41R34T39|its
A47O24P24R24|this action
A47P39|have reached
A47R24|key or
A48|invalid credent|to authent
A48B24C24D44E62G45H30K51M30O34P45R39S18|service
A48B24C30D34E48F24H24K39O37R39S24|.failure
A48B24C34D30E53H24J24K54L24M24O34P34R37T24|failure
A48B24C47D30E41F24H24K24O37P41R45T43|false
A48B24C56D49E37J30K47P24R47T45|.no
A48B24E34H43K24O24P46T24|limit reached
A48B30C30D39E30H24J24K24M30O24P30R51T37|followi
A48B34C37D30E59G47H48I24K39M24O53P58Q30R34T30|again
A48B37D30E39F30G24H24J34M30O37P43Q24R48T53|allowed
A48C24|have permiss
A48C24D30E45J33K34M30O28P18Q24R34T24|informa
A48C24D30E49I30K47O39P34R34T30|attempt
A48C30D34E30O24P46R37T45|applica
A48C30D34M24R30T24|include
A48C30D41E58I34K49M24O34P24R34T54|read
A48C37D43E63G44I34J24K50O43P39R44T34|.server
A48C39D30E53F24I37K58O34P39R43T34|.transpo
A48C40D39E46J24K51P24R43S24T24|all
A48C43D39E51F39I24J30K47L30M24O45P46R53S30T44|excepti
A48C44D24E45F30O30P30R37T24|ok
A48C56D51E34F30K41O37P30R39T34|acme
A48C60D56E24O24R37|c not
A48D30E24H24P37|for your
A48D41E30F24K24M30O37P30R37T37|if you
A48E24H28P41|quota exceede
A48H38P49|have exceede
A48O24T24|verific
A48R24|c authent
A48T24|.jose
A49|grant|monthly|your api
A49B24C24D34E43J30K34O30R24T24|from the
A49B24C30D56E43J24K34M30O30P30R61T60|support
A49B24C37D24E41F34H30J24O37P43R44T45|msg
A49B24C37D44E34K24O30P37R34T30|make
A49B30C24D30E24F39J53M34O30R62T39|validat
A49B30C41D43E42G24H28I30K37M30O24P41R41T34|statusc
A49B30E53G24H50K24O24P69R39|too many
A49B34C46D30E34F34H30I30O24P43R41T37|code body
A49B49C46D45E24F41J37M45O34P30Q24R63T52|.bad request
A49C24D34M34O37R24|access to
A49C24D39E30H24M24N30O30P37R37T24|you can
A49C24D44E37J24M24O24P24R34T30|do
A49C24E44K30|.expired
A49C30D34E24H24J40K34M39O34P24Q24R47T51|as
A49C30D41K24R30T24|disable
A49C30E34H24M24R34T24|this request
A49C34D48E45F30G24J24K39M34O37P30R41T45|if
A49C37D34E37F30J30K30M34O30P24R45T46|may
A49C37D43E39F30G24J24M37O53P37Q24R41T39|because
A49C37E46F41O34P39R43T24|respons body
A49C39D34E34F34H30J24K24L24O41P30R48T34|create
A49C43D41E49F37H24J30K37M53O41P44Q24R51T53|content
A49C44D37E55F24G24K39O34P43R41T24|the server
A49C45E28F30K30R54|email
A49C50D41E39F41K34O38P30R48|with the
A49D24|.client authent
A49D24F24O30P24R24T24|you must
A49D24R24|authori to
A49D30K50|ssl
A49D43E30J30O30P24R47T34|are not
A49E24|token is
A49E43F24K24O34P24R41|write
A49P24|c forbidd
A49R24|payment require
A50B24C34D30E46F24H24K44M30O46P41R41T34|.failed
A50B24D39E51G40H30J24K24L24O58P48R49T41|current
A50B30C34D41E24F30G24O39P37R47T34|for this
A50B30C41D34E47F24G30H30K34O34P30R44S24T37|.sdk
A50B30C41D43E42H28I24K34M30O37P39R41T34|.rpc
A50B39C40D37E38F24G40H28I24O34P43R43S18T34|.http status
A50C37E41F39O34P41R43T30|http respons
A50C39J24O24R41T24|.key
A50C41D43E39H30J24K49L30M40O39P44R47T34|to the
A50C43D37E24J39R47T34|.missing
A50C75D70E46J39K30R58T47|not found
A50D24E37R34|.o auth
A50D24E39K30O37P37R41S24|send
A50D24F34O24P30R24|subscri
A50D24K34R34|verify
A50D24O24|perform this
A50D24R24|account has
A50H24P41|exceede your
A50K34|.py jwt|certifi
A50R34|c require
A51|.login|account is
A51B24C24E24F24J24M24R41T34|the provide
A51B24C30D39E24K24N24R46T30|either
A51B24C37D48E39F34I24K37M24O50P43R37T43|.azure
A51B24C45D41E44F34G24H34K30M34O43P43R46T34|code message
A51B24E34K34L24R24T24|not enough
A51B30C37D41E52F24G44H30K34O37P43R47T39|error message
A51B30C46D37E49F24I24J43K34L30M24O34P39R50T48|returne
A51B30C47D24E37F34G24H34M34O39P39R47T39|detail
A51B30D44E39F24H24I24K24O34P30R47T39|using
A51B30E53G24H50J45K24O30P69R39|many
A51B34E47H24N37O24P58R39T45|.exceede
A51B45C47D46E39F46G24H34J37M24O43P53Q24R54T51|c request
A51C24D37E34F24O30P24R24|secret
A51C24M24|c permiss
A51C30D30E24K30N24R34T24|setting
A51C37D34E48G30H24J24K41L30M40O50P45Q30R34|due to
A51C37D34E48G30H24J30K41L30M40O50P45Q30R34|due
A51C39D43E54G30H24I24J24K43M30O43P44R41T24|.service
A51C39E30F34J30O24R64T39|paramet
A51C40D39E41J46K24O24R60T53|valid
A51C43D37E41F39J24O34P45R49T24|.open api
A51C43E49F30K36M30O34P44Q30R44T30|reason
A51C47D30E49F24G24H24I24K30P43R41T30|https api
A51C47D34E43M24O37P43R48T57|.data
A51C53D52E37F39J30K37O50P24R54T43|specifi
A51D34P24|please upgrade
A51D41E24H24K30M24O37P37R39T37|you are
A51E30M43O24P44|blocked
A51T24|or passwor
A52|c unautho
A52B24C24J24P24R46T37|error invalid
A52B24C45D30E46K49O41P43Q24R34|session
A52B24E24H46N24P63Q24R30T24|limit exceede
A52B24E41G34H54N34O30P63R37T41|.limit
A52C24M24|c denied
A52C30D24|permiss to
A52C30D44E24F24K30O30P24R37|app
A52C34D44E37F30H24K24M24N30O39P37R49T47|can
A52C34E37F39H30K30L24M24O34P41R47T34|used
A52C41E34K41O24P37R30T24|at https
A52D24E24H24R34|billing
A53|.invalid token
A53B24C43D34E47H24K34N37O34P30R37|run
A53B24C46D30E37F34H30I30O37P45R41T30|headers
A53B24C47D43E48F30G24H33I24K37M24O34P45R37T41|url https
A53B24C58D49E47F47H34J44K58M30O39P37R64T54|name
A53B30C44D50E48F34H18I24J37K39M37O47P39R54T49|that
A53B52C34D24E56G34H50I24J24K24O30P69R54T63|too
A53C24D24|.permiss denied
A53C24D24E24O24R30|access token
A53C34D30E41O30P30R41T24|.o
A53C34D37E34K34O30P24R39T24|configu
A53C44D47E48J24K43M24O36P28R51S24T48|check
A53C45D24E59F24K34L30M37O24P34R62T53|bad
A53C45D30E34F24H24K24M24O30P37R45T40|descrip
A53C48D41E49F24G24H28K37O38P46R36T37|for url
A53C53D45E47F30G24J24K39M24O34P40R51T39|none
A53C66D61E37K43M24O51R54S24T75|file
A53D24E24H30L34P24|free
A53D30P34|upgrade your
A53D34J24P24R39T24|.require
A53R24|daily
A53R30|balance
A54|access denied
A54B24C24D53E41F24H30J34K33L24O46P34R56T39|use
A54B24C44D37E34F30G34M30O47P24R43T45|message the
A54B24C45D49E43F34K30M24O50P43R44T44|.http respons
A54B24E34K34L24R24T37|enough
A54B30C49D50E41F37G34H34I34J24M24O50P51R49T47|calling the
A54B30C49D50E41F37G34H34I34J24M24O50P51R51T47|when calling
A54B30C51D51E45F37G34H34I34J24K24L24M24O51P51R52T48|calling
A54B34C51D51E51F37G37H37I34J24K24L24M30O51P51R52T51|error occurre
A54B34C51D51E56F39G37H37I34J24K39L24M30O53P51R53T51|occurre
A54B34C54D57E44F37G24J24K54M30O56P30R63T60|cannot
A54C24F30R24|usernam
A54C24J24K24O24R39T47|incorre
A54C24O30R30|has expired
A54C30E30F37H24K24R39|payment
A54C34D37E61H30I24K82O39P46R37T30|connect
A54C45D37E45F39I24J24K30M24O34P46Q24R51T39|.open
A54C49D44E60F41K57O57P44R53T41|.operati
A54C49D54E44F30J30K37M34O48R55T51|it
A54C50D46E48F30G34J36K53L30O45P30R54T54|unable to
A54C50D46E49F30G34J36K53L30O45P30R54T54|unable
A54C55D45E59K57O57P34R57T50|.databas
A54C74D70E53G24J43K41M30O43P24Q24R63T53|.not
A54D24|.authori|.credent
A54D24R24|not authori
A54D34E24K30|environ variabl
A54E24G24L24M24P34R24|usage
A54E34J34O30P24R41|action
A54K34|.jwt
A54O24|.access
A54R24|invalid api
A55B30C51D51E47F37G34H34I34J24K37L24M34O51P51R51T49|an error
A55B34C45D39E43F43H34J42K40L24M34N24O39P37R53S24T41|errors
A55B43C49D49E54F44G37H37I24J37K24M30O47P41Q24R58T46|c error
A55B43C53D45E41F30H24I24J41K39M34O45P24R56T44|in the
A55C34D24E24J24R54T34|is invalid
A55C39D34E51K41L24O30P34R49T50|.py
A55C49D41E53G24J30K37O39P43R45T30|get
A55C57D47E51F34I24J42K46L24M30O49P46R54T66|data
A55D24E30K37O24T24|to perform
A55D24H30P30|your account
A55D24M24|permiss denied
A56B24C24D43E49H30J34K45M30O33P42Q24R51T47|more
A56B30C51D58E54G24H34I24J34K51L44M34N30O46P37R61T62|=RuntimeError
A56B37C30D34E24F34J41O34P24R69T53|must
A56C30D24K36P24R30|auth
A56C30D41E30F24J24R39|not have
A56C37D34E24K30O24R44|variabl
A56C39D24E59F30I43K74O34P44R24|.connect
A56C45D43E37F24K45M24O46P52R41T24|has been
A56C49D45E55F24H30J53K67L34M24O49P37R53T57|failed to
A56C51D39E56K50M30O30P36R46T47|example com
A56C51D43E24F24G24H33K24O46P47R42T39|client error
A56C53D34E56F24H24J37K47L24O47P41R58T53|.base
A56C53D41E56K53M30O30P36R49T47|example
A56C57D51E51F37G24H36O60P47R49T39|resourc
A56C58D55E45F30J37K58M30O48Q30R55T57|could not
A56C59D56E45F30J37K58L24M30O49Q30R56T58|could
A56D39H30P39|upgrade
A56D45E30F24K30O24|environ
A56P37|your plan
A56T24|.signatu
A57|authent failed
A57B24C45D41E50F30G24H36J34K45M24O24P43R51S24T44|details
A57B24C50D37E51F24G24H24I34K34M37N24O47P49Q24R50T43|the request
A57B34C52D54E49F37G34H34I34J37K34L24M30O54P53R52T57|when
A57B37C44D49E55G46H37J54K37L24M24O37P47R67T63|type
A57B41C50D37E55F45G24H34I30J24K40O37P49R56T51|body
A57C24D24F24O34R34|key is
A57C24D44E43K24O34R52T38|set
A57C43D45E24J47R60T45|missing
A57C46D48E51J37K67L24M48N24O56P47R51T48|by
A57C49D44E37F49H24K46M24O47P54R46T37|been
A57D30E34K37O41R34T30|perform
A57E30H33P49|quota
A57J24M24P30T37|.forbidd
A58|.unautho
A58B24C53D46E56F34G24H33I24J24K66M34O40P51R54T50|url
A58B37C58D55E48F44J49K37L24M39O57P37R72T63|be
A58B49C49D45E44F41J43K30M45O39P39Q24R65T60|.bad
A58C24D24|.denied|.permiss
A58C56D46E54H24J48K63M24O46P43R63T62|at
A58C77D72E47J44K30L24M30O39R65T61|found
A59B24C41D48E59G24I30J43K48O41P46R54T53|from
A59B24D34E52H47K24L24N37O30P58Q34R39T37|reached
A59B30C53D53E58F39G34H39I39J30K37M24O62P54R56T50|operati
A59B49C52D51F49J39M30O43P34Q24R63T54|c invalid
A59C24E48L24R37T30|insuffi
A59C66D62E24J37K34O41R60T47|does|does not
A59E24J24P43R34|plan
A59F24K28O24R30T37|signatu
A59P24|credits
A60B24C58D56E57H24I34J41K51L30M48O54P52Q34R60T52|was
A60B34C54D47E49F37G43H39J24K37M43O43P52R54T50|error code
A60B37C49D55E56F30H30I30J37K52L37O58P45R58T39|on
A60B37C55D41E57F39H39I30K24L24M24O39P54R53T45|status code
A60B49C53D53E43F24G47H51I34J39M46O39P45Q24R53T44|.api status
A60C34D37E30H30O24P55R37T24|you have
A60C43D54E47G24H24J37K39M30O51P47R62T48|are
A60E24K34P30R30|login
A61B30C50D59E51F24G24J47K48M30O45R67T65|is not
A61B30C54D55E58F39G37H34I34J45K41L30M39O54P53Q24R63T61|an
A61B30E44G46H63O37P78|#429
A61C24D24E39F24P24R37|.auth
A61C49D48E72F24G37H30I30K64L24O49P49R51S18T37|server
A61C56D43E62F43I24K52M24O45P55R60T48|http
A61E24R34T30|.token
A62|unautho
A62B30C67D49E51F45G34H39I24J37K44L24M43O51P48R62T49|id
A62B30C71D68E59F30H24I24J39K53L34O43P24R67S18T61|no
A62B41C56D55E48F24H24J58K34L37N24O30P39R76T72|=ValueError
A62C24D24T39|passwor
A62C30E41K24O34P24R30|expired
A63B44C47D58E49F30G30H30J24K41L30M43O54P52Q30R64T52|and
A63C53D39E64F45G24I30J49K54M43O37P53Q30R54T45|respons
A63D24R24|credent
A63M30R30|forbidd
A64B30C41D41E43F24G30J34K37M24O24P24R58T43|provide
A64B34C53D44E45F46J45K34O34P24R67T60|.invalid
A64B34C56D54E65F43G24H34I30J37K48M39O54P52Q24R56T52|.respons
A64C52D50E47F34G24H38K49O50P49R46T43|client
A64C64D63E61F24G30H30I36K70M39O52P54R56T62|=OSError
A64D24E24R39|authori
A64D24M30P30|denied
A65B24C39D54E34J47K30O37P34R63T47|require
A65B24C50D34E37F44K38M24O43P48Q24R53T24|user
A65B39C66D60E62F53H40I30J47K67L39M43N24O56P50Q24R66S24T62|with
A65B41E61G37H52I37J30K64N37O39P71Q24R49T46|exceede
A65B49C24E52G24H56K34N39O30P72Q39R49T56|limit
A65B52C57D55E52F37G51H52I37J39K24M46O44P52Q24R57S18T48|.status
A65B55C51D54E61F34G24H43I24J50K53L44M41N37O57P62Q24R72S30T67|of
A65C41D34M24P24T30|permiss
A66B62C43D62E58G58H61I58J51K55L37M57O24Q37R57S24T51|@model
A66C39D37E30H34O30P44R44|account
A66D24|.authent
A67B34C51D50E57F49H30I24J34K49L30M24O56P56Q24R60T51|has
A67B52C59D53E63F49G24H43I24J39K63M50O49P62Q24R69T60|.request
A67C59D54E63F30G30H37I30J30K61M39N24O45P55Q24R55T51|com
A67P30R46|#402
A68B24C44D47E39F24H40J30K24M24O24P56R58T34|have
A68B34C61D57E59F44G33H41I41J24K56M30O55P60Q24R65T51|.client
A68B44C39D61E61F24G45H53J41K48L24M37O56P62Q30R59T47|please
A68B47C65D61E63F43G24H39I34J54K59L30M43O63P55Q24R70S24T69|in
A68B63C59D59E51F59J44M59O51P50Q30R80T66|#400
A68C41D46E36J24K30M34O48P30R43|access
A69B24C58D57E61F30G30H40I30J38K55M34N24O46P55Q24R56T53|https
A69B37C34D37E40G24H24J24K34O30P24Q24R47T39|token
A69B41C62D52E65F48G24H47I30K44L34M39O50P60R61T54|status
A69B48C51D59E56F47G24H24K43L24M39O60P48R59T57|this
A69C24M24|api key
A69C30E24P24R24|authent
A70B43C62D57E64F41G45H40I37K49M47O56P62R62S18T58|.http
A71B48C61D64E66F43G34H49I24J57K54L37M34N30O59P63Q24R71S24T62|for
A71B51C65D59E67F51G47H49I34J37K58M45O60P63Q34R68S24T61|message
A72B30C60D55E63F41H39J56K72L41M44O58P48R65S30T66|failed
A72B39C47D58E48F30H34J37K37M37N30O49P62R59T49|you
A72B44C66D65E55F34G24H37I30J39K58L24M30N24O53P47Q30R69T63|or
A72B54C62D55E68F51G46H58I52J24K55L24M49N24O60P74Q24R70T59|request
A73B43C39D54E54G34H45I30J41K41M39O41P60R53T41|your
A73B46C51D51E48F39J51K45M24O41P37R75T67|invalid
A73C58D37E30F43H30J39K36M24N24O49P30R55T48|key
A74B37C55D52E64F30G34H46I34K56L24M30O44P61R56T47|api
A74B47C67D58E67F52G45H50I30J34K53L24M48O59P65R70S24T61|code
A75|#401
A75B56C62D66E68F48G51H30J55K56L37M43O70P57Q24R75T73|is
A76B53C70D62E68F58G47H53I48J43K56M46O61P67Q24R73T58|.api
A77B34C80D77E66F39G30H24I30J60K67L24M44O60P37Q39R79S24T75|not
A77B50C71D67E77F49G51H50I37J52K70L37M48O66P67R75S28T72|error
A77C30D37M46P48R30T30|#403
A78B43C64D66E70F39G43H47I30J57K76L46M50O65P60Q37R72T70|to
A79B57C72D71E73F55G48H47I44J54K63L37M53N34O69P68Q39R78S24T72|the
B24|.model http|.window exceed|.window exceede|.window overflo|about tokens|again request|aierror the|allowed the
B24|and maximum|and tokens|anthrop prompt|argumen message|availab context|base is|batch request|be reduced|bot error
B24|calcula availab|code context|code tokens|complet current|compres your|config to|conside turning|context anthrop
B24|context limit|context the|core is|current length|decoder prompt|decreas input|detail input|detail system
B24|details error|either one|enable history|endpoin maximum|enough try|estimat number|exceed receive|exceed too
B24|exceede headers|exceede model|first tokens|gemini the|generat length|generat tokens|given inputs|gpt model
B24|granite instruc|have less|history longer|history truncat|however the|however your|impleme text|in tokens|input and
B24|input argumen|input too|inputs must|inputs tokens|instruc the|is but|is input|is just|is prompt|is while|keep the
B24|larger context|len is|length or|length prompt|length tokens|length type|limit conside|limit decreas
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
B24C24D24E30O34P24T24|msg the
B24C24E24O24|keep
B24C24E34J24K24M24N24O24Q24R30|.run
B24C24F24G24H39I24O24P37R34T24|message request
B24C24J24R46T41|invalid input
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
B24D24G24H24R24|error object
B24D24M24|.request failed
B24D30H24R30|or use
B24D30R34T30|impleme
B24D37E24|code model
B24D37R34T18|transfo
B24D49O24P30R30T24|so
B24E24|exceede this|generat status|of only|overflo
B24E24H24P43R24|message too
B24E24J30T24|the total
B24E24P24T47|larger
B24E24R30T24|.overflo
B24E24T24|input in
B24E30N24P43R24T34|the limit
B24E37P24|resulte|resulte in
B24F24|try using
B24F24R34T39|invalid message
B24G24|llama versati|request your|versati
B24G24H24|service tier
B24G24H24R24|demand
B24G24J24L24R43T30|less than
B24G24J24L24R43T34|less
B24H24|.request respons|demand on|gpt in|limit trace|min tpm|name gpt|org on|org service|per min|reached request
B24H24|reduced|tier on
B24H24P24|min
B24H24R24|on demand
B24I24P24|request exceede
B24I24R30T24|conside using
B24J24|text input
B24J24K24M24N24Q24R24|.agent run
B24J24Q24|the output
B24J24T24|shorter
B24J39M30P24|your prompt
B24K24|.model api|load the
B24K30|error trying|total of
B24L24R24|decreas
B24M24R24|argumen tdetail
B24O24|strateg
B24O24P30R24|to avoid
B24O24P34R24|avoid
B24P24|with context
B24Q24|complet please|model token|prompt tokens|total tokens
B24R24|avoid this|be given|be no|estimat|input message|just|length and|prompt or|request total|smaller than
B24R24|the context|the estimat|tokens for|tokens is
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
B30H41P46|per minute
B30H43P48R24|minute
B30J24|lower|model returne
B30O24|followi errors
B30P45|reduce your
B30Q24|tokens total
B30Q24R37T34|.length
B30R24|is longer|model voyage|total number|voyage|with maximum
B30R30|inputs
B30R30T24|input or
B30R30T37|message is
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
B34H45P50|c rate
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
B39C24D24J24M24R37T37|the input
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
B46C30E30I24R45T39|too long
B47R24T24|length is
B47R39T30|length of
B49|maximum context
B50|context length
B52C37D24E37F24H24J43K24M43R63T62|input
C18|c unique|found documen|id non|it there|shp no
C24|.a directo|.answer|.artifac not|.bad network|.bad node|.blob|.bottle|.box key|.cache index|.censys not
C24|.chat migrate|.config files|.config missing|.configu set|.conflic id|.constra validat|.create failed|.currenc does
C24|.daemon|.dagster invaria|.dagster run|.data files|.data incompl|.data layer|.daytona not|.directo exists
C24|.directo not|.docker contain|.documen store|.domain|.domain not|.duplica documen|.duplica id|.edges|.edges not
C24|.existen mailbox|.experim|.experim not|.fasta|.fasta not|.fcm not|.feast object|.feature view|.file create
C24|.file or|.flag|.flag not|.gitlab get|.glossar|.glossar not|.gone|.groups|.groups edges|.handle is|.hosted
C24|.hosted zone|.id invalid|.id unknown|.incompl instanc|.instanc id|.invalid instanc|.invalid s|.invaria
C24|.invaria violati|.is a|.is invalid|.item not|.items|.items not|.job id|.job lookup|.json pointer|.layer not
C24|.ldap constra|.ldap no|.letter|.letter does|.level|.level lookup|.managed object|.matchin|.matchin splits
C24|.media not|.memory not|.migrate|.missing commit|.missing file|.multipl objects|.multipl results|.net|.network name
C24|.nextclo not|.no answer|.no file|.no node|.no offset|.no option|.no rar|.no section|.node id|.non matchin
C24|.not empty|.not git|.not unique|.nxdomai|.object result|.objects|.objects returne|.offset for|.offset out|.oid
C24|.opc|.or bucket|.order not|.output expired|.paramet not|.patch path|.path is|.path not|.peer id|.person
C24|.person does|.pointer|.prices|.prices missing|.ql respons|.rar entry|.rate not|.raw io|.receipt|.receipt handle
C24|.record not|.remote entry|.remote resourc|.resourc already|.resourc does|.result get|.result missing|.result not
C24|.results found|.run not|.s object|.sdk file|.set does|.sizes|.snmp no|.span creatio|.splits|.splits sizes
C24|.splits verific|.spreads|.spreads not|.stack already|.such contain|.such hosted|.such instanc|.such key|.such oid
C24|.such path|.such process|.table already|.task timed|.templat lookup|.tenant|.tenant not|.time zone|.tld domain
C24|.top|.top level|.tz|.tz missing|.unique constra|.unique propert|.unique violati|.unknown object|.unknown time
C24|.unknown type|.unrouta|.view|.view not|.violati result|.weaviat tenant|.word|.word net|.workshe not|.yf prices
C24|.yf tz|.yxdomai|aa deleted|abc this|abcx|abcx possibl|accepte the|access partiti|accesse because|accesse this
C24|accessi or|accessi type|account associa|account custome|account with|acme csv|acme empty|acme in|acme key
C24|acme module|acme none|acme out|acme plugin|acme recurly|acme shop|acme shopp|acme summari|acme the|acmex
C24|acmex possibl|active device|actor was|ad|ad df|add or|additio data|address has|address space|adjuste true
C24|admin for|admin id|adminge|adminge operati|after dname|after hours|aiplatf iam|alert exists|alert with
C24|alias associa|alice|alice which|all does|all lock|all operati|allow nulls|already list|already registe
C24|already release|alt json|an answer|and databas|anna|anna already|another model|another uid|answer to|any channel
C24|any existin|any users|anymore|api channel|api flow|api openwea|api prefect|apierro recomme|archive it|are deleted
C24|are referen|are shared|artifac acme|as unit|as where|at crm|at deck|at did|at none|at run|atvpdki|atvpdki der
C24|auth user|ax|az inv|bad nonexis|badnode|base path|batch jobs|be accessi|be custom|be deliste|be outdate|be uuid
C24|because they|been corrupt|been made|been provide|been termina|before interac|berln is|beta ui|bin expecte
C24|blob does|blob openblo|blobnot|board not|body status|body voice|but test|by name|bytes num|c admin|c archive
C24|c blobnot|c check|c comment|c convers|c dataexc|c errorfo|c filenot|c gkpj|c graphme|c inexist|c linkval|c noexist
C24|c nosuchh|c nosuchk|c objectd|c objecte|c or|c path|c peer|c previou|c qecx|c receipt|c recordn|c remote|c shop
C24|c subacco|c subredd|c tasktim|c trashed|c trigger|c uniquen|c usernot|calenda|calenda events|call couldn'
C24|can't remove|cancel categor|cancel errcode|cannot coerce|cannot delete|cannot insert|categor spot|cfg does
C24|channel error|channel for|charge chrg|chat id|check constra|check object|checkin the|child row|chrg|chrg was|cid
C24|cid found|city not|class does|client get|client json|clordid|clordid ordid|cloud api|code acme|code convers
C24|code deleted|code errmsg|code errorfo|code on|code trashed|code zzz|codes and|coerce the|collect collect
C24|collect context|collect crm|collect databas|collect db|column does|com calenda|com call|com not|com parquet
C24|com pdf|com user|comment has|comment that|commit not|communi doesn't|complet and|complet another|complet created
C24|complet fields|config files|configu set|configu when|conflic entity|conflic message|consist at|constra auth
C24|constra crm|constra fails|constra fk|constra none|constra violate|consume group|contact does|contain documen
C24|contain rows|contain tensor|contain web|contain with|context data|contrac pdf|corpus fa|correct path
C24|correct propert|corrupt downloa|cosmosd|cosmosd tsg|create custome|create dataset|create documen|create spans
C24|created faultca|created or|crm dbo|crm fk|crm fs|crm get|crm since|crm user|csv in|csv no|csv resolve|csv the
C24|currenc with|cus|cus no|cust violate|custom unit|custome because|custome column|custome cus|custome items
C24|custome line|custome new|custome order|custome value|custome with|dashboa not|data acme|data clordid|data docs
C24|data downloa|data example|data files|data leads|data mailbox|data missing|data name|data nonexis|data report
C24|data weather|databas are|databas databas|databas mongocl|databas record|dataexc|dataexc message|dataset dataset
C24|dataset era|dataset name|dataset qa|dataset was|dates|dates try|db crm|db letters|dbo|dbo custome|deal has
C24|deal not|decrypt megolm|def unit|default tenant|define|define it|delete not|delete some|deleted after|deleted at
C24|deleted comment|deleted diagnos|deleted downloa|deleted if|deleted on|deleted permane|deletem|deletem operati
C24|depende at|der|der details|descrip prompt|descrip specifi|descrip templat|detail agent|detail generat
C24|detail memory|details id|dev already|devbox not|develop not|device found|device matchin|device status|df make
C24|diagnos resourc|did plc|differe start|digest mismatc|directo does|directo doesnot|directo exists|directo fs
C24|directo only|directo open|directo report|directo txt|discoun not|dname|dname substit|dns respons|doc can|doc id
C24|docker inspect|dockerc|dockerc contain|docs lance|documen docx|docx does|doesnot|doesnot nowhere|domain nonsens
C24|downloa file|downloa for|downloa from|downloa please|downloa the|driver stats|duplica invalid|duplica name
C24|duplica of|duplica unique|edges|edges found|edit not|elevati|elevati nc|email dup|email failed|email sql
C24|email values|employe failed|empty message|empty status|end dates|enoent|enoent no|entered the|entity employe
C24|envelop does|era|era not|err no|err unique|errmsg duplica|error applica|error blob|error dashboa|error deal
C24|error langfus|error list|error node|error offseto|error qecx|error recordn|error room|error session|error stack
C24|error user|errorco blobnot|errorco entitya|errorer|errorer code|errorfo|errorit details|errorit message
C24|errors errorer|errors id|errors monitor|errors notnull|errors organiz|errors tresour|errorty error|event no
C24|events ics|example recorde|excepti linkval|excepti object|exclusi constra|exist acme|exist alert|exist anymore
C24|exist applica|exist client|exist invoice|exist key|exist meeting|exist msg|exist path|exist run|exist shop
C24|exist try|existin channel|existin job|existin tld|exists an|exists error|exists gql|exists invalid|exists or
C24|exists pid|exists pods|exists registe|exists request|exmaple com|expecte ids|expecte ok|expecte splitin|expecte zm
C24|experim with|expired trigger|extract doc|fa ad|failed amount|failed order|failed orders|failed person
C24|failed unique|failed users|fails shop|failure email|failure failed|false statusc|fasta|fasta from|fatal reposit
C24|fault managed|fault record|feature view|field none|field parent|field sr|fields hyperpa|fields with|file downloa
C24|file elevati|file enoent|file invoice|file may|file message|file might|file please|file reader|file sites|file zip
C24|filenam manifes|filenot message|filepat|filepat nowhere|files nowhere|files tried|files zq|find account
C24|find databas|find experim|find matchin|find object|find pod|find room|find row|find some|find task|find that
C24|fixing|fixing the|flag beta|flags nowhere|flavor found|flow runs|flurb did|flurbs|flurbs is|folder could
C24|folder found|for admin|for data|for exmaple|for group|for huge|for id|for nowhere|for ref|for safety|for uri
C24|foreign keys|found account|found acme|found agent|found by|found channel|found client|found could|found dataset
C24|found deal|found deleted|found errors|found errorty|found extensi|found false|found fatal|found field|found file
C24|found first|found invoice|found letter|found mem|found name|found nowhere|found object|found ora|found pet
C24|found prices|found resp|found result|found somethi|found source|found src|found statusc|found stderr|found symbol
C24|found thread|found tmp|found url|found yahoo|found zq|from check|from letter|from nowhere|fs files|fs reports
C24|functio configu|functio result|gcp|gcp sa|generat id|generat not|get custome|get false|get for|get object
C24|get result|get run|get sandbox|getdocu|getdocu operati|getobje|getobje operati|getorga not|gettran|gettran operati
C24|githubu|githubu com|given generat|given topic|gkpj|global id|glossar|glossar not|gone message|got aa|got success
C24|got this|got ymfy|graph microso|gridfs|gridfs collect|group ids|group migrate|group option|group workers|gs acme
C24|hash expecte|hash may|hash mismatc|hash of|have it|have no|have submitt|head weight|heads develop|hero violate
C24|history policy|hmm|hmm that|host with|hosted zone|hosting the|hours id|html already|http get|https data
C24|https openaip|https raw|hyperpa|ics|ics reason|id ax|id being|id custome|id descrip|id documen|id dup|id duplica
C24|id errors|id full|id invalid|id lazaret|id limit|id mismatc|id no|id objecti|id paramet|id pninz|id pr|id referen
C24|id refers|id resp|id results|id trackin|id trun|id we|id welcome|id xkf|id xyz|identif conflic|ids acme|if created
C24|if possibl|image in|improve the|in board|in contrac|in csv|in errno|in gpkg|in graph|in gridfs|in handle|in inbox
C24|in live|in marketp|in png|in queue|in respons|in srv|in talk|in volume|in xreadgr|inactiv check|inbox pdf
C24|include time|incompl try|incorre nasdaq|index email|index id|index primary|indicat corrupt|info https|informa or
C24|input device|input receipt|insert documen|insert fails|insert the|inside|inside file|inspect|inspect web
C24|instanc could|instanc matchin|instanc not|insuffi locatio|integri constra|into column|into hero|into users
C24|invalid job|invalid objecte|invoice html|invoice matchin|invoice no|invoice object|invoice ocr|invoice was
C24|is availab|is error|is meant|is partial|is publicl|is trashed|issue entity|issue extensi|issue invalid|it caused
C24|it exists|it instead|it recogni|item cannot|item code|item could|item does|item is|items constra|items have
C24|items vendors|job by|job couldn'|job identif|job result|joblib|json not|json returne|kdbx|keep result|key but
C24|key conflic|key detail|key jobs|key maybe|key order|key pdf|key region|key results|key usernam|keys duplica
C24|keys order|known hash|known yet|label product|lance version|langfus|lat|lat lon|late|late to|layer|layer parcels
C24|lazaret|lazaret does|ldapcon|ldapcon constra|ldapnos|ldapnos nosucho|lead constra|lead does|leads sqlstat
C24|lease not|lemma|lemma run|letter as|letter debug|letter instanc|letters already|letters pk|libclou in|limit offset
C24|link code|link codes|linkval|linkval could|list member|list reports|list request|list with|listeve|listeve operati
C24|listing has|listres|listres operati|live mode|lm head|loaded errno|locate record|locate templat|locatio informa
C24|locatio inv|locatio parquet|lon|long after|longer exists|made inactiv|mailbox associa|mailbox doesn't|mailfol
C24|mailfol error|main adapter|main report|mainerr additio|maintai|maintai by|managed dynamic|marketp|marketp atvpdki
C24|matchin access|matchin usb|may indicat|maybe it|mdq|mdq type|me gkpj|me mailfol|me non|media not|meet history
C24|meet the|meeting does|megolm|megolm event|meilise documen|member exists|member total|memory with|message asin
C24|message city|message dataset|message duplica|message git|message html|message job|message letter|message returne
C24|message run|message task|message thread|message voice|message webset|method pm|mic|might not|migrate|migrate to
C24|mismatc object|missing status|mlmodel|mode but|mode key|model custome|model letter|model mlmodel|model nowhere
C24|model require|module acme|mongocl|mongocl db|monitor not|most bytes|mp could|mp the|ms cosmosd|msg all|msg failed
C24|msg not|multipl objects|multipl rows|name cannot|name code|name exists|name nowhere|name of|name oid|name qa
C24|name soffice|name sql|name supplie|name table|name train|name values|name violate|name xc|named manifes|named sst
C24|named variabl|nameerr bindres|namespa default|nc is|net encodin|new chat|nfound|nfound insuffi|no alert|no cid
C24|no contain|no currenc|no edges|no flavor|no folder|no git|no hosted|no input|no items|no job|no lemma|no mailbox
C24|no option|no price|no rate|no records|no resourc|no rights|no subacco|no where|node that|noexist|noexist hmm
C24|nogroup|nogroup no|none message|none nameerr|none object|none reason|none svcerr|none value|nonexis pdf
C24|nonsens didn't|nooffse|nooffse topicpa|nosuchh|nosuchh when|nosuchk when|nosucho none|not locate|not meet
C24|not retry|not waiting|notfoun descrip|notfoun entity|notfoun no|notfoun nowhere|nothing doesn't|notnull
C24|notnull null|nowhere client|nowhere conf|nowhere eml|nowhere kdbx|nowhere tpl|nowhere yaml|null into|null value
C24|nulls|nulls insert|num bytes|num example|object can|object code|object custome|object exists|object for|object gs
C24|object key|object metadat|object nothing|object prompt|object task|object vim|object weights|objectd|objectd in
C24|objecte|objecte when|objects get|objects returne|occurre configu|occurre nosuchh|occurre paramet|occurre receipt
C24|occurre tasktim|occurre usernot|occurre when|ocr already|of downloa|of mdq|of offsets|of relatio|of speech|of was
C24|offset params|offseto|offseto the|offsets|offsets maintai|oid status|ok but|ok make|on oid|on public|only files
C24|open directo|open image|open nowhere|openblo|openwea|openwea org|operati configu|operati instanc|operati memory
C24|operati task|ops reports|ops shared|option api|or access|or already|or class|or consume|or doesn't|or employe
C24|or id|or other|or resourc|or roomnam|or unavail|ora at|ora integri|ora no|ora unique|order cancel|order cust
C24|order custome|order expecte|order foreign|order matchin|order sent|order user|orders custome|orders partiti|ordid
C24|ordid scode|organiz not|osm|osm pbf|other code|out provide|outdate|over key|page returne|pages and|param provide
C24|paramet backgro|paramet when|params host|parcels could|parent key|parquet not|partial model|partiti key
C24|partner user|path batch|path inbox|path node|path nowhere|path users|path was|payment exists|pbf|pbf no|pcap
C24|pdf or|pdf page|peer before|peer id|permiss or|person name|person new|pet not|pk violate|pkey code|pkey detail
C24|play|play player|player play|plc|plc app|plugin acme|plugin name|pm|pm nx|pninz|pninz was|pod render
C24|policy modifyr|possibl archive|pr|pr not|prefect cloud|premise the|present pdf|present reports|previou respons
C24|price data|price price|price similar|primary of|primary over|printer or|problem shouldr|process no|product error
C24|progres status|project name|project prod|prompt invoice|prompt latest|prompt not|prompt with|propert target
C24|propfin|propfin remote|protect foreign|provide id|provide task|public unable|publicl|publicl accessi
C24|pugrest notfoun|pv no|qb object|qecx|qecx you|query archive|query for|query ops|queryco|queryco results
C24|questio example|rate for|rate with|raw githubu|re trying|read fasta|reader or|reading resourc|reason id
C24|reason resourc|receipt does|receipt handle|receipt when|recipie not|recogni inside|recomme do|record at
C24|record being|record data|record leads|record res|record sale|recorde|recorde splitin|recordi|recordi does|recordn
C24|recordn message|records found|ref uri|referen orders|referen through|referre|referre object|refers|refers to
C24|region and|registe acme|registe model|relatio hero|relevan|relevan pages|remote resourc|remove non|render in
C24|report md|reports csv|reports key|reports on|reports xlsx|reposit https|reposit is|reposit was|reposit with|req no
C24|req pv|request chat|request device|request host|request item|request lease|request offset|request order
C24|request propfin|request room|require roomid|res partner|resolve the|resourc acme|resourc doesn't|resourc filenot
C24|resourc invoice|resourc run|resp not|respons found|respons ticker|result because|result contain|result for
C24|result found|result has|result to|results adjuste|results are|retry without|returne client|returne file
C24|returne for|returne not|returni|returni id|revisio store|right path|room does|room not|room with|roomnam
C24|roomnam param|root entry|root path|row foreign|row item|rows were|rsrc nfound|rub|rub has|run acme|run not
C24|run resourc|run time|sa|sa aiplatf|safety the|sandbox not|sandbox with|save duplica|saved with|says peer
C24|scheme error|select id|sendcom|sendcom operati|sendtas|sendtas operati|server address|server for|server hosting
C24|server status|server uvicorn|service gcp|session does|set trackin|setting differe|setting found|sha hash
C24|share name|shared device|shared documen|shared with|shop custome|shop items|shop main|shopp|shopp does
C24|shouldr false|sid|similar object|since does|single json|sites ops|smoke not|smsg order|smtp address|soffice bin
C24|some config|some instanc|somethi you|source berln|space badnode|spans duplica|specifi dates|specifi either
C24|specifi resourc|specifi share|spellin on|spexcep the|spider|spider not|splitin|splitin name|spot|spxerr file
C24|srv job|sst variabl|stack acme|state for|stats|stats does|status complet|status task|status voice|storage object
C24|store error|subacco|subacco exists|subacco message|submitt an|subredd noexist|subredd search|substit
C24|success loaded|such artifac|such custome|such entity|such instanc|such invoice|such key|such letter|such message
C24|such payment|such price|such templat|suffici permiss|summary version|summary with|supergr|supergr new
C24|supplie already|supplie object|support data|svcerr|svcerr passwor|symbol may|synchro create|system code
C24|system entity|system error|system more|talk|talk wav|target is|target none|task does|task object|task with
C24|tasks render|tasktim|tasktim when|tempera|tempera not|templat for|templat invoice|templat message|templat name
C24|templat nowhere|templat or|templat receipt|templat with|tenant are|tenant default|tenant does|tenant not|tensor lm
C24|test already|test mode|that comment|that communi|that does|that id|that resourc|the address|the adminge
C24|the deletem|the downloa|the fields|the getdocu|the getobje|the gettran|the global|the headobj|the known
C24|the listeve|the listing|the listres|the missing|the printer|the questio|the record|the registr|the relevan
C24|the sendcom|the sendtas|the smtp|the spellin|the tenant|the urlnotf|the vertex|the voice|the youtube|they are
C24|thing bam|thing cfg|thing conf|thing does|thing errno|thing for|thing gpkg|thing graphql|thing joblib|thing mmdb
C24|thing no|thing not|thing onnx|thing osm|thing pcap|thing png|thing safeten|thing zarr|thing zip|this recordi
C24|this the|thread not|through protect|ticker xyzq|tiktoke expecte|time lat|time loadlea|tinyid|title member
C24|title page|title resourc|tld|tld name|to cancel|to improve|to insert|to list|to no|to referre|to reposit|to shared
C24|to subredd|to supergr|to tenant|to zones|token tr|too late|tool read|topic orders|topic partiti|topicpa
C24|topicpa topic|tpl|tpl not|tr wdqyk|trackin does|train num|transac with|trashed or|trashed status|tresour
C24|tresour not|trigger id|true status|trun|trun not|try checkin|tsg|tsg not|type dataexc|type file|type persn
C24|type primary|ui|ui not|unfulfi|unfulfi depende|unique found|unique is|unique keys|unique message|uniquen error
C24|unit at|unit define|unit if|unit to|unknown channel|unknown interac|unknown order|unknown sid|unknown subacco
C24|unknown templat|unrouta|unrouta message|update child|updated if|uri weave|uri welcome|url page|urlnotf|urlnotf was
C24|usb mic|use has|used uniquen|user index|user record|user unknown|user usernam|usernam anna|usernam key|usernot
C24|usernot when|users acme|users email|users matchin|uvicorn|uvicorn status|valid file|valid or|validat not
C24|value alice|value example|value null|value which|values returni|variabl crm|vendors|vendors or|version manifes
C24|vertex type|view driver|vim virtual|violate exclusi|violate in|violate not|violate parent|virtual vm|vllg|vm has
C24|vmodl fault|voice with|was saved|was trashed|watch abc|watch dqw|wav system|wdqyk|wdqyk vllg|we could
C24|weather berln|weave|weave acme|web it|webset|webset ws|weights doesn't|welcome mako|when exactly|with account
C24|with at|with def|with group|with part|with supplie|with tinyid|with token|with your|without fixing|worker functio
C24|workers in|workflo not|working directo|ws not|xc cc|xkf|xkf found|xreadgr|xreadgr with|xyz does|xyz perhaps
C24|xyzq possibl|xyzq queryco|yahoo error|yet make|ymfy|you entered|you meet|your integra|your nasdaq|youtube account
C24|zarr does|zip does|zip was|zm got|zones xyz|zq|zq alt|zzz is
C24D18T24|directo tmp
C24D24|.bucket not|.cli|.cli connect|.cosmos resourc|.documen insert|.existen|.insert|.invalid path|.keycloa get
C24D24|.locale|.managed|.non existen|.project not|.stack|.such file|.templat does|.unknown locale|access permiss
C24D24|acme app|adapter config|app dev|at project|availab because|beta|c deleted|can't locate|cfg|char at|const
C24D24|const char|data none|directo error|directo os|entry not|exist please|failed could|failed load|faiss fileior
C24D24|faiss impl|file doesn't|fileior|fileior const|fileior fileior|filenot|for reading|found check|found data|impl
C24D24|impl io|it does|key was|letters index|libclou|locale xx|metadat from|more info|no file|no suchfil|not running
C24D24|notfoun message|occurre templat|onnxrun no|operati templat|or alias|org data|path does|path not|project faiss
C24D24|reading no|sendtem|sendtem operati|specifi does|suchfil|suchfil load|summari latest|task cannot|templat welcome
C24D24|templat when|the revisio|the sendtem|the templat|try setting|unknown locale|welcome does|with provide|xx yy
C24D24|yahoo|yy|zone found
C24D24E24|.cache
C24D24E24J24O24P24R46|the query
C24D24E24K24O24R30|sqlalch
C24D24E24K30O24T24|sha
C24D24E24O30R24|.arango server|http err
C24D24E24R24T39|.line
C24D24E24R30|.registr|.slumber
C24D24E24R34|.py spark
C24D24E24S24|.claude|.claude sdk
C24D24E30|.taskiq
C24D24E30P24|returne http
C24D24E30R34|message cannot
C24D24E34|.partiti
C24D24E37J24R30T37|.empty
C24D24E39L24|worker
C24D24E43J24K24O24R46|.executi
C24D24E45J44R39T51|char
C24D24F24|for acme
C24D24F24K24P24R24T24|.marqo
C24D24F24L24O24P24R37T30|lang
C24D24F24O24P24R24T24|lang en
C24D24F24O24P24T24|content odata|message lang|odata|odata error|us value
C24D24F24O24R24|workflo
C24D24F24O24R30|recurly|recurly request
C24D24F24O24T24|value the
C24D24F24P24R24T24|.marqo web
C24D24J24M24R30|part of
C24D24K24O24R24|.peewee
C24D24K24R30|psycopg
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
C24D24O24R30T24|path is
C24D24O30T24|.pynamo|.pynamo db
C24D24O34R24|working
C24D24P24T24|in minutes
C24D24P34R24T24|sendmes
C24D24R24|.templat not|for account|found with|loadlea|node with|permane|sale|value none
C24D24R24T24|you want
C24D24R24T30|.command line
C24D24R41T18|symbol
C24D24T24|alias|found invalid|in faiss|minutes doc|moviepy|moviepy error
C24D24T34|in mp
C24D24T37|failed file
C24D28|directo dev
C24D30|docs not|exist message|found collect|found excepti|io cpp|locale|model bin|none not|notfoun index|to extract
C24D30E24I24R24|summari
C24D30E24J24M24R37|it was
C24D30E24K24O24|.procras
C24D30E24O30R47T24|xx
C24D30E24P24T24|.dramati
C24D30E24T37|.wand
C24D30E34G24J24R34T24|additio
C24D30F24R24|with key
C24D30J24M24P24R34T24|part
C24D30J24R37T24|.undefin
C24D30K24|docker
C24D30K24L24O24R24T24|could be
C24D30K24R30T24|.index
C24D30K30R24T24|error cannot
C24D30K39O24R30|route
C24D30K50R30T24|not known
C24D30O24R24T24|revisio
C24D30R24T33|.match
C24D30R34|match for
C24D30T30|onnx|onnx failed
C24D30T34|model from
C24D34|.project|collect letters|resourc does
C24D34E24L24O24R34T30|stdout stderr
C24D34E24L24O24R39T30|stdout
C24D34E24L24R24T30|onnxrun
C24D34E24L24R24T39|cpp
C24D34E30J24K50P24R48S24T56|end
C24D34E30J34L37O24R39T45|c exit
C24D34E34J34L37O24P24R39T45|c status
C24D34E34L30O37R30T43|src
C24D34F24O24R37|with name
C24D34J30K24R24|adapter
C24D34J30O37R41T34|instead
C24D34K24R24T24|the command
C24D34K24T24|.table
C24D34L24R24T37|cpp error
C24D34M24|support this
C24D34O24|check that
C24D34O24R34T24|code stdout
C24D34R24|it with
C24D34R24T24|faiss
C24D34R30T30|gs
C24D34R41|=AttributeError
C24D34T30|safeten
C24D34T37|ocr
C24D36E24F24P24|index letters
C24D37|error gone|path to
C24D37K24T34|load model
C24D38P30|.bucket
C24D39J30R34T43|nothing
C24D39R30|require the
C24D41T30|and is
C24D43O24R24T38|depende
C24D43R30T30|module
C24E24|.base respons|.consist|.fcm|.respons seek|acme model|adjuste|applica error|browser session|c resp|code hint
C24E24|code resp|com in|configu to|convers not|for entity|handle is|message browser|node not|resp detail|sites
C24E24|the worker|usb
C24E24F24O30R30|refs
C24E24G24K24O30R30T30|right
C24E24G24O24|queue is
C24E24I24R24|the result
C24E24J24K24P24R30|message failed
C24E24J24R34T30|loc body
C24E24J24R37T30|loc
C24E24J24T24|respons with
C24E24J30|json object
C24E24J43R49T34|.schema
C24E24J47M24Q24T24|.output
C24E24K24|.easy snmp|host was|server cannot|sure it
C24E24K24M24P24R24|.prompt
C24E24K24O24|https sqlalch|sqlalch me
C24E24K24O24P24|backgro|backgro on
C24E24K24O24P24R30|calling tool
C24E24K24O24P24R43T34|error at
C24E24K24P24|.layer api
C24E24K24P24R24|.prompt layer
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
C24E24P24R24|.chem|.chem http|.chem py|.pub chem|error pugrest|pubchem|pubchem http|pugrest
C24E24R24|.http base|.slumber http|checkin|com orders|error https|for job|says bad
C24E24R24T24|indicat
C24E24R30|.schema registr|code sr|sr code
C24E24T24|etcdser request
C24E30|consist|have suffici|hosting|message an|none the|output error|vm
C24E30I24L24|the task
C24E30J24O24R34T30|with an
C24E30K24|invalid session
C24E30K24O24P24R24|error calling
C24E30K24O34R30T34|opened
C24E30K24R24|no active
C24E30K24T24|the problem
C24E30K28R30|events
C24E30K28R43T30|city
C24E30K45Q30R30T39|incompl
C24E30M24|this may
C24E30M24O30R24T24|previou
C24E30O24|.hdfs|cxx|printer|reason no|source couchba
C24E30O24R24|.prefect
C24E30O24R34T30|event
C24E30O34T24|aerospi|aerospi err|main client|src main
C24E30P24|for query
C24E30P24R24|.pub|.recipie|.recipie refused|.smtp recipie
C24E30P30|.protect
C24E30R24|currenc
C24E30R30|head
C24E30T28|code no
C24E30T36|data in
C24E33|c space
C24E34|.for partiti|input output
C24E34I24O24P24T24|request again
C24E34I24T24|try your
C24E34K24|letter pdf|tmp letter
C24E34K24N24R30T24|somethi
C24E34R41|code status
C24E37|.for|error is|respons html
C24E39|.timed|.timed out
C24E39F24O51P24|in progres|progres
C24E39P30R34|.over py
C24E39P37R34|.over
C24E41K47P24|communi
C24E53G45H45L24O47P48Q24T24|please try
C24E54I24J24K30O30P24R24|waiting for
C24E54I24J24K34O34P24R24|waiting
C24E72H24I56K49|timed|timed out
C24E73I56K51O41R24|.timeout
C24F24|.creatio|acme for|already accepte|already present|be cancele|body code|c entry|code data|code entitya|cust is
C24F24|documen already|duplica entry|email already|entitya message|exists status|job name|key primary|meant to|okx
C24F24|okx code|operati user|provide email|referen refs|request job|resourc already|retry key|scode|scode smsg|smsg
C24F24|status conflic|they|value cust
C24F24M24R43T30|badrequ
C24F24O24|same name
C24F24O24R24|.frappe|frappe|frappe excepti|refs heads
C24F24O24R30|heads
C24F24O30R24|be updated
C24F24O34|with another
C24F24O43R30|updated
C24F24P24|the retry
C24F24R24|.invalid order|cancel|conflic content|meant|message item
C24F24R30|.order|c order|name in|only be|uuid
C24F24R34T24|request paramet
C24F30|excepti duplica|it has|specifi blob
C24F30J24M24|with that
C24F34O24R24|.gitlab operati
C24G24R24|sorry we
C24H24|aiplatf|detail rate|headers server
C24I24|task timed
C24I24R24|overrid
C24J24|.tld|coerce|expecte key|missing data|or string|total not
C24J24K18R30T24|nonsens
C24J24K24R24|sql select
C24J24O24R30|get the
C24J24O24T52|corpus
C24J24O30R24|.json patch|.patch
C24J24P24R24|query to
C24J24R24|an existin
C24J24R24S18|.handle
C24J24R24T24|has invalid
C24J30|tool serch|unknown tool
C24J30O24|for order
C24J30R24|.click
C24J37|serch
C24J40M24O24|instanc of
C24K24|.artifac|.entry not|acme cos|ap guangzh|base tiktoke|be connect|bin docker|blob core|command execute
C24K24|core windows|cos|cos ap|execute was|exist sql|find any|flag|for artifac|guangzh|guangzh myqclou|id from
C24K24|it returne|myqclou|myqclou com|of stderr|open data|openaip|openaip blob|orders id|returne with|shop exmaple
C24K24|similar|stderr is|tmp pdf|was usr|you sure
C24K24M24|www googlea
C24K24O24|.my|.my sql|prefect
C24K24O24R24|.lang graph|or too
C24K24R24|are you|request post
C24K24R30|tiktoke
C24K24R30T30|is empty
C24K24R34|.name
C24K24T24|content of|operati failed
C24K28|ticker
C24K30O30T30|aa
C24K30O34|being used
C24K30R24|or does
C24K30T30|error reading
C24K34R30|no results
C24K36O30R24|md
C24K39R24|route to
C24K41R24|exmaple invalid
C24K56|not connect
C24L24R39T43|array
C24L30|the node
C24M24|drive files|media returne
C24M24R24|id status|result none
C24M24T24|com drive|drive
C24M37Q24|safety
C24M38|c content
C24O24|.already enqueue|.couch|.couch db|.enqueue|.invalid job|already job|be enqueue|code conflic|com acme
C24O24|conflic key|constra failure|directo is|documen ec|enqueue|enqueue there|error rsrc|id router|job cannot|job in
C24O24|lock no|message devbox|object order|object person|queue with|queuein|queuein lock|resourc reports|rsrc|run run
C24O24|sandbox sandbox|sharepo spexcep|spexcep|the existin|the queuein|trackin id|valid state|where id
C24O24R24|in valid|reports pdf
C24O24R24T24|.operati outcome|.outcome|issue severit|operati issue|resourc operati
C24O24R24T34|be opened
C24O24R30|run id
C24O24T24|.cloud path|value in
C24O24T41|pdf is
C24O30|contain is|job is|lease|release|request does
C24O30P24R24T24|the object
C24O30R24|microso sharepo|sharepo
C24O30R24T24|lance|lance error
C24O34|oid|or update
C24O34R30T30|outside
C24O34T24|err record
C24O34T30|.record
C24O37|.commit|.resourc conflic
C24O39|being deleted
C24O39R34|since
C24O40|conflic with
C24O41|operati cannot
C24O43|exclusi
C24O48R30|commit
C24P24|.pd|.pd client|.pdhttp|.pywhois|.returne|.rocket bad|acme resolve|and your|api tasks|co acme|com for|of in
C24P24|prompt templat|startdo|startdo operati|the startdo|ws
C24P24R24|by message|com order|id the|message sendmes
C24P30|code please
C24P30R24T24|data too
C24P34R30|weight
C24R24|.analysi|.async|.async orm|.currenc|.no path|.of range|.or|.patch conflic|.propert|.span|.telegra bad
C24R24|.undefin unit|.validat failed|.x no|=IsADirectoryError|accessi nonexis|app bsky|are valid|asin|asin not
C24R24|be combine|been found|bsky|bsky feed|by specify|can skip|check by|code validat|combine|combine you|compat
C24R24|compat overrid|conflic values|content for|create record|custome id|custome is|detail example|device or|df
C24R24|discoun|either does|encodin base|existen|existen object|expecte exactly|feed|feed post|flavor|id fa|id provide
C24R24|id reason|identif is|ids to|in namespa|in upsert|input code|invalid resourc|is archive|is defined|jobs or
C24R24|json status|letter not|maybe|message missing|missing collect|name apierro|name web|no result|node id
C24R24|non existen|nosucho|not route|nx|object identif|objects to|of model|offset is|open the|or name|order not
C24R24|orders value|page not|page number|parcels|partner|path between|perhaps your|persn|persn does|pet|pod|prices
C24R24|questio|resourc found|roomid|roomid or|sale order|skip|skip this|spans|specify compat|spellin|start end
C24R24|subject orders|summary not|the base|the right|the unit|this check|to delete|to single|token not|tr|unit registr
C24R24|upsert|uuid or|voice id|weather|with given|your object|zones
C24R24S24|partial
C24R24T24|.send message|child|code input|contain no|file open|message value|not empty|offer|tensor|used to|values for
C24R24T28|name at
C24R24T30|at most|from file|object or
C24R24T34|for column
C24R24T41|wav
C24R30|.capture|.mako|.merge|.range|.redirec|.unfeasi|.unit|.workshe|.x algorit|.x unfeasi|another id|any pages
C24R30|command error|in id|input error|mako|nameerr|no match|no support|not unique|on objects|page id|pages try
C24R30|psycopg errors|request url|single|string not|train|url is|value must
C24R30T24|clip|contain an|in column|perhaps
C24R30T39|cannot read
C24R34|.algorit|.pint|num|objecti
C24R34T24|present in|subject|the range
C24R37|.undeliv|were found
C24R37T34|.writer|.xlsx|.xlsx writer
C24R41|try another
C24R41T24|between and
C24T18|.no match
C24T24|.cple|.cple base|.cple open|.duplica key|.frictio|.grid|.grid fs|.item|.open failed|.raw fatal|.section|.tile
C24T24|.tile db|=NotADirectoryError|alignme|alignme file|array array|array does|array error|badrequ when|bam
C24T24|be success|body image|c enotdir|cannot add|clip mp|data incompl|data source|dataset flags|dem|dem tif
C24T24|didn't match|documen in|downloa https|eml|errno not|file clip|files with|for message|found is|image url|in deck
C24T24|in dem|in offer|in section|in tmp|json in|name invoice|not allow|occurre badrequ|offer docx|open alignme
C24T24|open array|open dataset|opening in|pk|png no|pv|read file|source could|tiledb|tiledb array|type not|url msg
C24T24|volume|weights|zarr
C24T30|.media|at row|found html|is outside|mmdb|no section|or url|outside the|parse as|record found|the media
C24T34|.data source|.epub|.file runtime|.lib raw|.libsndf|.mutagen|.raw|.sound|.sound file|.source|.xlsx file|in pdf
C24T34|item named|no item|the archive
C24T37|file path
C24T38|is this
C24T39|.lib|.safeten
C24T44|corrupt or|the data
C24T51|tmp corpus
C28|acme freshde|all xlsx|api tickets|at col|col flurb|existin id|exists already|failed hero|find page|flurb|flurb is
C28|found pods|found user|freshde|freshde com|hero name|key exists|list index|non existin|nowhere csv|nowhere mp
C28|project not|same primary|thing fa|thing shp|thing tif|valid unit|zzz
C28D24|tickets
C28E24|c primary
C28E30T33|shp
C28F24|duplica documen
C28F24R24|page with
C28J24|web not
C28J30R39T45|col
C28R24T30|index out
C28R41T30|of range
C30|.constra violati|.fhir not|.files|.files not|.folder select|.found nomad|.freshde not|.invalid git|.mastodo not
C30|.no results|.node exists|.not present|.not registe|.object does|.offset|.pos key|.pptx|.present|.python pptx
C30|.registe|.result found|.select|.such job|.transac integri|.transcr disable|.user not|=FileExistsError|abc video
C30|access bucket|acme leads|agent agent|agent not|an identic|and propert|authent state|bad network|be stored|board
C30|by subtitl|c cantope|c errorit|c foreign|c notnull|c record|c schema|chat not|cliente schema|code errorit
C30|code notfoun|collect lead|com watch|constra message|constra of|csv version|ctrls matched|custome email
C30|databas integri|dataset include|dc|dc com|dc example|deal|deck pptx|deleted record|desc no|descrip message
C30|detail key|directo flags|dns query|downloa error|dqw this|dup|dup key|duplica primary|entity with|envelop specifi
C30|error channel|error collect|error task|errorit|example dc|excepti found|exist cannot|exist data|failed custome
C30|files found|find referen|find run|fk|fk order|flags flags|found issue|found missing|found reason|found record
C30|found resourc|found unknown|found voice|get request|git reposit|gpkg no|html not|http not|identic|identic record
C30|in acme|in collect|in none|in project|invalid id|invoice now|is most|issue could|item not|job does|job rq
C30|key column|key csv|key email|label person|leads already|leads csv|letters pkey|likely caused|loaded due
C30|mailbox invoice|manifes json|matched dc|meet|memory not|message entity|message node|mismatc for|name does
C30|name unknown|network name|new cannot|no files|no row|no timezon|no variabl|nonexis unknown|not retriev|notfoun at
C30|now in|object ctrls|occurre nosuchk|open object|order does|person and|pkey|price|propert email|provide does|qa
C30|qa smoke|query name|receipt|record already|record does|referen issue|removed by|row was|rq|rq job|schema constra
C30|section vendor|series does|smoke|specifi id|sqlite integri|state failure|store the|stored in|subredd|subtitl
C30|subtitl are|such contain|such job|such object|table crm|task unknown|the job|the series|the uniquen|thread with
C30|timezon found|to node|trashed|uniquen constra|unknown mailbox|unknown message|unsuppo get|variabl named
C30|video https|video unavail|violate the|was deleted|web already|when one|which violate|www youtube|xc no|youtube com
C30D24|.contain|.zone|c templat|entity not|entity was|exist request|exist resourc|exist status|reposit not
C30D24E24G24K24O39R24|now
C30D24E24K24R30|.dagster
C30D24E24O24P24R30|.fauna
C30D24E24O61R24|lock
C30D24E30F24M24O30P24R24T37|may be
C30D24E30I24K41O24R30T45|reading
C30D24E30J24K59T45|object at
C30D24E30K24T24|.a a|.a client
C30D24F24|index docs
C30D24F34J24O24R39T24|request req
C30D24K24|we couldn'
C30D24K24R24|.docker|find the
C30D24R30T34|.non
C30D24T24|are disable
C30D30|#100|been removed|invoice not
C30D30E24|found code
C30D30E24T34|doc
C30D30E30K24T24|likely
C30D30F24R24|the name
C30D30R24T24|registr
C30D30R24T37|be loaded
C30D30R34T41|docx
C30D34|statusc not
C30D34K24O30T24|fs
C30D34T24|removed
C30D37E24M24R39T60|image
C30D37E34I24M24O34|.task
C30D39E39I24K30L24R30T30|runtime
C30D46E37G34O43P24R34|queue
C30D47T37|cannot open
C30D54E30|#410
C30E24|.documen not|channel not|run with|unavail this
C30E24F48O30|has already
C30E24G24K24R34T37|handle
C30E24J34R37T41|but got
C30E24K18O24R30|.engine
C30E24K24|.is
C30E24K24P30R24|.layer
C30E24K30L24O24R41T30|where
C30E24M24T45|media
C30E24O24R30T24|.base fhir
C30E24R34|sr
C30E24T24|rpc error
C30E30|#302|error an|object not|the primary
C30E30T24|resp
C30E34|watch
C30E34K37Q30R24T34|.incompl
C30E34K45R24|.remote
C30E42K30|is unavail
C30E43O39P30R37|some
C30E45J47O30R37T48|.json
C30F24|.mailbox folder|been complet|c entitya|entity already|entitya|specifi entity
C30F24O30|cust
C30F24P30R24|.reddit|.reddit api
C30F24P30R30|on field
C30F24R24|exists in
C30F30|be unique
C30F30K24|.entry
C30F30T24|.folder
C30F34O24|.create
C30F43|name already
C30F47|already been
C30J24|.not exists
C30J24K24R30|series
C30J37K24R30|.multipl
C30K24|most likely
C30K24L30R39T45|png
C30K24O24R37|name is
C30K24R34|.address
C30K30|the remote
C30K37O24|name not
C30K37R24|.lookup
C30K41R30|exmaple
C30K44R30|not resolve
C30L24T24|runtime excepti
C30O24|.query runtime|errno error|errno unable|file unable|id found|job not|session with|trackin
C30O24R24|.mongo engine|directo in|insert into|sql insert
C30O24R24T24|member
C30O24R30|uri
C30O24T24|message documen
C30O24T30|matched
C30O30|sqlite
C30O34|.pos
C30P24|resourc id|vendor
C30P24R30|parent
C30R24|.address not|.graphit|.neomode|.no result|.python|at locatio|berln|cards|cards http|com cards|file name
C30R24|found path|id of|name acme|no path|object with|respons job|to missing|uid|with it|xyzq
C30R24T24|status bad
C30R24T30|xyz
C30R24T37|section
C30R30|found paramet|timezon
C30R30T30|.fiona|.fiona value
C30R34|employe
C30R34T43|pages
C30R37T24|exactly one
C30R39|ids
C30R41T34|exactly
C30R41T40|offset
C30T24|.client jsonrpc|.jsonrpc|at in|data code|data csv|deck|fails|gpkg|json rpc|not directo|object object
C30T24|open databas|open failed|pptx|stored
C30T34|databas file|file in
C30T47|data found
C33|c object|cannot see|content with|failed letters|see it|tif no
C33D24E24|no content
C33E24L30R24T38|tif
C33R24|hero
C33R34|unit
C34|.directo|.git reposit|.http not|.node not|.results|.smith not|.ticker|.ticker missing|.yf ticker|code nosuchk
C34|column name|constra letters|deliste|deliste no|foreign key|found http|found not|id could|in index|invoice summary
C34|key constra|manifes|node already|nosuchk message|not null|null constra|one was|package not|possibl deliste
C34|query does|record not|request object|resourc was|specifi object|task not|uniquen|unknown object|value violate
C34|variabl on|version none|video has|violate unique|voice not|was require|with label
C34D18E37K30O39R30T53|tmp
C34D24|.package|.package not|acme invoice|found details
C34D24E24O24R30|.alchemy|.sql alchemy
C34D24E30K24T30|.a
C34D24F24J49M30P30R61T44|field
C34D24F30J24R44T24|.param
C34D24F30R41T24|.param code|.stripe with|.with|.with param
C34D24F44O56R24|.conflic
C34D24K24O24|session not
C34D24O24|message session
C34D24R24|nonexis|welcome
C34D24R37T24|match any
C34D28|exist the
C34D30R24|longer availab
C34D34E24J24K24O24R30T30|error failed
C34D34E34O24R24T24|partiti
C34D34K24T34|couldn' find
C34D34R30|exist or
C34D41|model not
C34D44T24|found no
C34D45E39O24|render
C34D48O24|shared
C34D48T28|package
C34E24K24R24T30|most
C34E24O24T24|flags
C34E24O30R24T30|file data
C34E24O37R24|thread
C34E24P30R30|.yf
C34E24R34|not present
C34E30J30K24R49T50|empty
C34E30K43R34T24|dns
C34E30T24|the dns
C34E34R39|summary
C34E37F24J24K37O24R37T39|source
C34F30|id already|order id
C34F30K24O24R30T39|blob
C34F34O39|.resourc exists
C34F39|c exists
C34F43O49|c conflic
C34F44O34|.already exists
C34J43O24R49T40|propert
C34K24|artifac model
C34K24O30R30|.dbapi
C34K24R30|.base orm
C34K34R24|resolve to
C34O37T46|found when
C34Q24|reason not
C34R24|.instanc|.such object|dataset not
C34R30|the video
C34R37|.network x
C34T24|found duplica
C34T38|file does
C36|letters id|primary key
C36R24T30|fa
C36R39T30|=IndexError
C37|#550|.unique|c does|foreign|integri unique|matchin query|resourc could|the store
C37D24|c exist|c id
C37D24E24J30O30R24T39|.documen
C37D24E24K24O30R45|.sql
C37D24E34O24|.job
C37D24K24|artifac
C37D24R24|pdf not
C37D30|code unknown
C37D30M24|found the
C37D34M30R43|.templat
C37D39|found error
C37E24F24J24O24R44T30|present
C37E30K24|no data
C37E37K24R24|letter
C37F44|c already
C37F45O43|.already
C37J24R24|object was
C37J30M24O24R24T24|.violati
C37J30O24R24|person
C37O24T37|synchro open
C38D34R24|at all
C38E24|documen not
C38J24O24R30|existin
C38R24|given id|nowhere at
C39|nosuchk|specifi key
C39D24K24O24T37|synchro
C39D24O24R45T24|.path
C39D37O24R30T24|store
C39D39E24R30|was found
C39D43E37J24K24R43T39|.unknown
C39F24O30R43|referen
C39F24Q24|integri
C39F43O62R39|conflic
C39F44K24O51P30R34|is already
C39O24T37|to synchro
C39T24|duplica key
C40E39F24I24K24O30P24|primary
C40R24T34|c documen
C40T30|documen with
C41|.constra
C41D24E43J24K24L34P30R41|node
C41D24R24T34|file not
C41D30E37R30|message no
C41D30R24|exist in
C41E24J24O34R24T24|key value
C41F41R24|exists with
C41J24|.object not
C43|.node
C43D24R24T30|found at
C44D37J24P24R39T34|templat
C44D37J24R24|found message
C45K24O30R34|.orm
C46D42E24F24K30O34P24R24|letters
C46E24|c constra
C46J30M34T24|violate
C47F49J24O44|.exists
C48D24E24|id not
C48E24O37P24R43T37|record
C48E30F58O68R37|#409
C49|constra failed|unique constra
C49D24E30J24O30R41T37|.object
C49D41R30|.does|.does not|.exist|.not exist
C49D46J24K30R34|.no such|.such
C50D49O24|.resourc not
C51|directo nowhere
C53D43|c enoent
C53D47E30K37O24|errno no
C54D40E24R49T43|=KeyError
C54D45E24J24R53T46|=LookupError
C55|nowhere thing
C55F59O34R37T24|already exists
C56E24O24R24|constra
C57D50K24|=FileNotFoundError
C59D55R30|c found
D18|cache nothing|directo dot|directo tessera|dogpile|dogpile cache|named libvips|plugin dogpile|tmp wjblxxi|wjblxxi
D18O24T24|tmp tmp
D24|.acl disable|.actor not|.amqp not|.api version|.arc|.arc platfor|.auth registr|.cannot exec|.class not|.cli not
D24|.cluster not|.contain does|.dag not|.dagster unknown|.delta protoco|.dict|.dict not|.disable repo|.distrib
D24|.distrib not|.dogpile|.dogpile cache|.dos|.empty index|.enable|.entity disable|.env|.env setup|.existen bucket
D24|.ff executa|.geocode not|.identit|.image not|.incompa peer|.index version|.install|.invalid server|.java not|.jvm
D24|.jvm not|.kms invalid|.machine|.machine does|.managed identit|.mastodo version|.mib|.mib not|.missing capabil
D24|.model initial|.module|.nextclo missing|.no keyring|.no matches|.no resolve|.not enable|.not install|.ocr agent
D24|.operati not|.parser os|.pdf info|.platfor|.platfor not|.plugin not|.poppler not|.post process|.queue does
D24|.rar cannot|.redis search|.resolve|.resolve configu|.runtime env|.send task|.seriali not|.server version|.shark
D24|.shark not|.spark runtime|.stack not|.state machine|.store operati|.stream does|.studio model|.such capabil
D24|.such driver|.such kernel|.such module|.such namespa|.such table|.t shark|.table does|.table not|.task class
D24|.tessera not|.tool version|.topic not|.tsv|.tsv not|.unavail ocr|.undefin file|.undefin object|.unknown partiti
D24|.unknown service|.unknown task|.unsuppo codec|.unsuppo operati|.vector|.vector store|.version conflic|.version not
D24|.version require|.zone info|aac|aadsts tenant|abort on|abortin due|about relativ|accept header|accepta kex
D24|access file|access it|access reposit|accessa|accessa account|accessi via|account acm|acl|acl support|acm
D24|acme access|acme falcon|acme llama|acme lora|acme mib|acme no|acme ocr|acme queue|acme tickets|acme was
D24|activat the|activit functio|activit load|adapter model|adapter type|adbc|adbc driver|add capable|adding its|aes
D24|aes algorit|agent card|agents acme|ai claude|aierror no|alert handsha|algolia|algolia nominat|algorit rs
D24|all command|all exit|all minilm|all when|also usr|alt package|amqp not|an availab|an executa|an impleme|an nvidia
D24|an operati|an optiona|and an|and api|and are|and downloa|and ffmpeg|and later|and path|and repo|and start
D24|and tessera|and that|and their|ann|ann no|anthrop ai|anthrop package|anthrop provide|antiwor in|any languag
D24|any support|any variant|apoc|apoc meta|app app|app dbt|app easyocr|app invoice|app migrati|app render|app target
D24|applica by|applica flux|appropr issue|appropr languag|aquilam|aquilam arcticf|arc|arc platfor|archite dict
D24|archite this|archite zamba|arcticf|are accessa|are audio|are calling|are dict|are rar|are signing|args beginni
D24|argumen browser|ark|ark console|artifac reposit|as absolut|as headles|as potenti|aspx|at acme|at ee|at expecte
D24|at mongo|at was|audio classif|auth methods|automat speech|availab activit|availab and|availab cannot
D24|availab conside|availab install|availab nothing|availab seriali|availab tasks|aws require|awsprev|backend availab
D24|backend ffmpeg|backend package|backend pdfiumc|backend see|backend tkagg|backend was|base large|based on|be able
D24|be availab|be because|be created|be importe|be older|be permane|be python|be regener|be string|because latex
D24|been decommi|been depreca|been install|been retired|been shut|before sending|beginni with|below but|bentoml
D24|bentoml models|bentoml store|beta was|bge large|bge not|bin found|bin tshark|binary locatio|binary please
D24|binary version|bit oracle|bit quantiz|bitsand|bitsand bit|bitsand pip|block documen|broker unknown|browser binary
D24|browser executa|browser version|bucket inv|bucket named|bucketn ec|bucketn opc|build in|builder with|but does
D24|but ffmpeg|but require|but these|but this|but transfo|but you|by de|by logging|by opt|by plaid|by python|c bucket
D24|c bucketn|c catalog|c collect|c compati|c decommi|c depreca|c deps|c entityn|c interco|c kmsinva|c make|c nonexis
D24|c noregis|c queueno|c retired|c route|c secretn|c statema|c store|c syncsta|c tableno|cache docling|cache plugin
D24|cached locally|caching|caching sha|caffe|caffe caffe|caffe io|cairo|cairo was|call came|called cairo
D24|called libgobj|called libvips|calling depreca|came|came from|camelot py|can't perform|can't read|candida
D24|candida are|cannot import|cannot locate|capabil missing|capable|capable backend|card from|card json|careful
D24|catalog|catalog hive|catalog not|cause in|causes openmp|cb|cb not|cc unsuppo|cf meta|chat is|chat mode
D24|check correct|check to|checkpo or|checkpo you|chrome binary|chrome browser|chrome for|chrome to|chrome version
D24|chrome yoursel|chromed|chromed only|class elfclas|class oracle|classif|classif automat|claude code|cli version
D24|client use|client version|client was|cloud speech|cluster not|cluster when|cocoa|cocoa support|code bucketn
D24|code nosuchb|code queueno|code tableno|codec is|cohere command|collect does|collect init|collect name|collect usr
D24|com consume|com downloa|com engine|com pki|com sys|com yt|command code|command ft|command is|command jq
D24|command nothing|command pip|command to|command type|common common|common xgboost|compati make|compati the|compili
D24|compili stateme|compres codec|compute exists|compute service|conda|conda to|conditi is|config cfg|config passed
D24|config pc|configu but|configu could|configu file|configu not|conn id|connect configu|conside install|console groq
D24|console request|constit iscoder|constru if|consume speech|contain model|contain value|contoso old|conv quant
D24|convers pdflate|convers utility|convint|convint node|copy not|core graph|core web|correct cloud|correct of
D24|correct recover|correct repo|correct tenant|couldn|couldn load|count is|cpu dependi|craft|craft mlt|cramjam
D24|created directl|created this|creatio of|credent in|crm for|crm is|crm isn't|crm old|cryptog install|cryptog is
D24|cryptog package|cuda enabled|cuda support|curl fssl|current browser|current cli|current disable|current registe
D24|current running|cvshowi|dagmode|data did|data html|data idx|data registe|data sources|databas db|databas default
D24|databas server|dataset scripts|daytona dashboa|db does|db index|db ru|dbatch|dbatch dnopaus|dbfs|dbfs runs|dbt for
D24|dbt is|dbt project|dbt require|dec not|decoder jpeg|decommi|decommi and|default collect|default doesn't|dejavus
D24|dejavus ttf|delegat externa|deleted error|deleted this|deletio but|delta token|deltala|deltala reader|demo|demo if
D24|deno|deno executa|deno land|deno to|depende are|depende contain|depende docx|depende lock|depende missing
D24|depende needed|depende openpyx|depende pooch|dependi|dependi on|deploy prototx|deploym llama|deploym the
D24|depreca for|depreca learn|depreca on|descrip cannot|deseria failed|details method|detecte incompa|deu|deu tessera
D24|deu trained|dev found|dev invalid|develop page|dialect snowfla|diction for|differe pdf|diffusi|directl if
D24|directo failed|directo ffprobe|directo git|directo libreof|directo see|directo terrafo|directo unset|directo with
D24|disable error|dist|dist package|distrib but|distrib found|distrib was|dlp|dlp issues|dlp yt|dnn|dnn src|dnopaus
D24|dnopaus error|doc pandoc|docker client|docker com|docker engine|docker sandbox|docling|docling layout
D24|docling models|docling project|docs ann|docs cohere|docs collect|docs docker|docs does|docs doesn|docs in
D24|docs index|docs meilise|docs models|docs no|documen named|docx files|docx includi|docx or|docxcon|docxcon recogni
D24|doesn't seem|dot make|downloa and|downloa disable|downloa index|downloa none|downloa punkt|dpi cannot|dpy connect
D24|dquiet|dquiet dsafer|driver found|driver from|driver locatio|driver not|driver on|driver snowfla|drivers local
D24|dsafer|dsafer dbatch|du|du databas|each entry|easyocr|easyocr model|edge|edge trusted|ee contain|either downloa
D24|eleven|eleven monolin|elf|elf class|elfclas|en core|enable remote|enabled only|encoder libfdk|ended the
D24|endpoin doubao|engine does|engine install|engine or|engine registe|engine require|english was|ensure java
D24|entity acme|entity disable|entity sb|entityn|entityn when|entry within|enum|enum modelwr|environ failed
D24|environ more|environ require|environ you|equival|err collect|errno dot|errno exec|error bucket|error can
D24|error creatio|error credent|error delegat|error docker|error include|error inconsi|error loading|error method
D24|error modulen|error opt|error param|error topicno|errorco errorme|errorco queueno|errorme error|errors driver
D24|errors index|errors owner|europe kyiv|example well|exe could|exe environ|exe usr|executa antiwor|executa are
D24|executa cannot|executa ffmpeg|executa not|executa path|executa program|executa support|execute glpsol
D24|execute nowhere|execute posixpa|exiftoo|exiftoo none|exist app|exist arn|exist author|exist collect|exist descrip
D24|exist leads|exist models|exist on|exist stack|exists but|exited before|exited java|exp free|expecte path
D24|explici pipelin|export using|extende does|extensi the|extract format|face access|fact|fact that|fail load
D24|failed fs|failed loading|failed minimum|failed need|failed onnxrun|failed semanti|failedt|failedt gs|failure ssl
D24|failure sslv|faiss cpu|faiss faiss|faiss gpu|faiss library|faiss python|falcon|falcon not|false not|fastexc
D24|fastexc not|fauna|fauna service|feature deletio|feature you|fetch agent|fetch metadat|ffmpeg exe|ffmpeg is
D24|ffmpeg locatio|ffmpeg not|ffmpeg on|ffmpeg pip|ffmpeg pyav|ffprobe and|field does|file gs|file home|file libdir
D24|file libjvm|file model|file notosan|file provide|file searche|file usr|file your|filenot errno|files have
D24|files make|files upload|files wiresha|filesto|filesto data|filling|filling out|find block|find cache|find chrome
D24|find class|find ghostsc|find image|find partiti|find project|find registe|find space|find table|find tree
D24|find valid|find working|firefox|firefox was|fits the|flac command|flac convers|flash exp|flask|flask is|folder and
D24|folder models|followi google|followi librari|followi plugins|followi request|foo open|for aes|for block|for chrome
D24|for convint|for cuda|for dbfs|for deletio|for firefox|for foo|for google|for help|for java|for locatio|for manual
D24|for name|for now|for operra|for parquet|for recomme|for regiono|for route|for service|for sha|for solver
D24|for staging|for unknown|for utils|for workflo|for zstd|forcaus|forcaus are|format rar|formats but|found arn
D24|found cannot|found content|found did|found do|found driver|found due|found failed|found functio|found inacces
D24|found index|found leads|found link|found looking|found metrics|found models|found namespa|found query
D24|found require|found reset|found server|found sqldriv|found store|found table|found type|found wikiped|fp|fp mixed
D24|framewo as|from collect|from models|from pb|from task|fs is|fssl|fssl https|ft search|full synchro|functio cvshowi
D24|functio getthin|functio readpro|functio score|functio you|gated space|gateway exited|gateway process|gbm
D24|gbm common|gemini was|gencode|gencode runtime|gencode version|generat code|generat is|geocode|geocode yahoo
D24|get model|getitem operati|gettabl operati|ghostsc gs|ghostsc is|git cmdline|git not|git version|github io|glibc
D24|glibc not|glpk|gnu|gnu libc|google chrome|google gemini|google instruc|gpg gpg|gpg it|gpt has|gpt is|gpt tubro
D24|gpt with|gpt yandexg|gpu and|gpu for|gpu not|gpu or|gpu support|granite chat|graph api|graph model|graphvi
D24|graphvi executa|grok beta|grok instead|groq com|group rg|gs on|gs sstdout|gstream|gstream not|gtk|gtk or
D24|guardra hub|guardra toxic|guide initial|gurobi is|had not|handler for|handsha failure|has binary|has model|has set
D24|hashico|hashico aws|have cryptog|have languag|having permiss|hbase tableno|header has|header recurly|headles is
D24|here at|heron|heron model|highgui|highgui src|history starthi|hive old|home bentoml|home environ|html attempt
D24|html for|http agents|http store|https camelot|https deno|https pyencha|hub guardra|hub inferen|hub install|hub or
D24|hub please|huey|huey task|huge permitt|id cb|id crm|id eleven|id snowfla|identif by|identif listed|image distrib
D24|image export|imageio pyav|imagema is|imagema library|imaging|imaging module|img availab|impleme could
D24|impleme rebuild|import error|import faiss|import langcha|import name|in bentoml|in dagmode|in directo|in filesto
D24|in libclou|in locatio|in profile|in taskreg|in thin|inacces and|includi quotes|incompa protobu|incompa ssh
D24|inconsi depende|index aspx|index invoice|index main|index movies|index or|index vector|inferen api|inferen instead
D24|inferen with|init command|init py|initial html|initial model|input as|install abortin|install apt|install bitsand
D24|install chrome|install deno|install driver|install either|install faiss|install fastexc|install ffmpeg
D24|install flac|install imageio|install imagema|install instruc|install kuzu|install langcha|install libmagi
D24|install markitd|install msgconv|install of|install on|install one|install openpyx|install parser|install pdflate
D24|install pip|install recomme|install run|install sh|install to|install transfo|install unstruc|install use
D24|install version|install you|instruc curl|instruc for|instruc here|interac framewo|into the|inv old|invalid config
D24|invalid method|invalid runtime|invalid stripe|invo|invo does|invoice app|invoice could|invoice for|invoice in
D24|invoice is|io hashico|io pyencha|iomode based|ir|ir version|is part|is please|is poppler|is properl|is selecte
D24|iscoder|isn't defined|issue on|issue templat|issue web|issue with|issues are|issues filling|it careful|it either
D24|it request|it through|items returne|its end|its locatio|its port|java command|java gateway|java home|java is
D24|jbig dec|jdbc|jdbc oracled|job functio|jobs is|jpeg not|jq|jq items|jvm|jvm shared|kaleido engine|kaleido package
D24|kaleido require|kernel named|kex|kex algorit|key europe|key vault|keyring|keyring alt|keyring for|keys algolia
D24|keys aquilam|kmsinva|kmsinva when|known agent|known gss|kyiv|label awsprev|land|land install|langcha mistral
D24|languag data|languag deu|languag sl|languag swe|large is|large not|latest is|latex|latex could|layout heron
D24|least mongodb|letters does|letters doesn|letters doesn't|letters letters|letters no|lg|lg it|lib libfoo|lib linux
D24|lib odbc|libadbc|libadbc driver|libc|libc so|libcair|libcair so|libclnt|libclnt so|libclou storage|libcubl
D24|libcubl so|libdir|libdir vector|libfdk|libfdk aac|libfoo|libfoo so|libgl|libgl so|libgobj|libgobj cannot
D24|libgobj libgobj|libjvm|libjvm so|libmagi|libmagi dev|librari cramjam|librari for|library but|library file
D24|library is|library libcair|library libclnt|library libcubl|library libgobj|library libvips|library libvisa
D24|library libxgbo|library needs|library try|library with|libreof nowhere|libvips so|libvisa|libvisa so|libx|libxgbo
D24|libxgbo so|libzbar|libzbar so|life on|likely causes|likely to|line applica|line catalog|line nothing|linked
D24|linked gencode|linux gnu|listed on|litellm notfoun|llama does|llama gguf|llama not|llama or|lms|lms load|load adbc
D24|load any|load backend|load command|load nothing|load sentenc|load token|loaded likely|loading backend
D24|loading languag|loading psycopg|loading shop|loadlea did|local bin|local environ|local folder|local lib
D24|local localst|local sbin|locale setting|locally and|localpa|localpa nowhere|localst|localst object|locate bit
D24|locate revisio|locatio must|locatio to|locatio westeur|longer accessi|looking|looking for|lora|luminou extende
D24|lxml do|lxml usr|machine does|magickw|magickw shared|main does|make does|make not|manager could|mandato capabil
D24|manual executi|mapping from|marked for|markitd|matchin distrib|max support|me history|mean loadlea|medium type
D24|meeting old|meilise com|meilise index|merging|merging of|message either|message errors|message issues|message path
D24|message tabledo|meta data|metadat was|method add|method copy|method depreca|method name|metrics old|mib compila
D24|microso entity|might add|migrati|migrati please|minilm|minimum cli|minimum version|missing google|missing home
D24|missing optiona|missing pip|missing pockets|missing safe|missing spreed|mistral medium|mistral mixtral
D24|mistral please|mixed|mixed precisi|mlt|mlt pth|model archite|model binary|model cc|model cf|model code
D24|model cohere|model constru|model craft|model disable|model doubao|model en|model files|model found|model headers
D24|model identif|model ir|model large|model luminou|model message|model mixtral|model models|model moonsho|model no
D24|model onnx|model or|model param|model qwen|model sonar|model sonic|model stabili|model summari|model turboo
D24|model unknown|models adapter|models bge|models can|models docling|models for|models if|models loaded|models ner
D24|models pull|models that|models tokeniz|models vosk|models whisper|models with|models you|modelwr|modelwr at
D24|modulen|modulen no|modules dnn|modules highgui|mongo reports|mongodb|monolin|monolin does|moonsho|moonsho or
D24|more depende|more here|movies not|mp with|msgconv|msgconv tool|multipl data|multipl formats|must install|name apoc
D24|name app|name catalog|name conv|name correct|name db|name deleted|name gettabl|name mapping|name stable
D24|name writer|named acme|named crm|named dbt|named does|named model|named pdfium|named pdfplum|named python
D24|names are|namespa crm|namespa docs|namespa does|namespa or|need version|needed to|needs to|ner config|net invoice
D24|new scripts|new sdk|nightly not|nltk org|no accepta|no acme|no backend|no dbt|no driver|no engine|no exchang
D24|no ffmpeg|no jvm|no library|no log|no model|no models|no nameser|no nvidia|no package|no recomme|no registe
D24|no stack|no task|no tessdat|no version|non recomme|none id|none tab|nonexis when|noregis|noregis no
D24|nosuchb message|not access|not activat|not cached|not cpu|not deploye|not executa|not import|not local|not sure
D24|not up|notfoun activit|notfoun vertexa|nothing here|notosan|notosan regular|now support|nowhere glpsol
D24|nowhere localpa|npm|npm install|nvidia com|nvidia driver|nvidia gpu|object sale|obtain driver|occurre cluster
D24|occurre entityn|occurre kmsinva|occurre statema|ocr demo|ocr engine|ocr tessdat|of account|of bitsand|of chromed
D24|of dbt|of life|of models|of multipl|of none|of pymongo|of transfo|of untagge|old because|old could|old issue
D24|old please|older|older than|on error|on python|on septemb|on use|on which|only for|onnxrun core|onnxrun fail
D24|onnxrun not|open can't|open deploy|open lib|open visa|openai in|openai respons|opening data|openmp|openmp runtime
D24|openpyx|openpyx use|operati cluster|operati endpoin|operati entity|operati functio|operati secrets|operati state
D24|operra|options are|options enable|or all|or below|or caching|or cocoa|or conda|or endpoin|or gated|or part
D24|or partiti|or pip|or provide|or psycopg|or pytorch|or task|or valid|oracle client|oracle jdbc|oracled in
D24|oracled is|osfs|osfs home|output not|owner resourc|package error|package fastexc|package if|package install
D24|package metadat|package please|package require|package which|package yml|page or|param model|parse lxml
D24|parser library|part val|partiti docx|partiti with|party|party backend|pass specifi|pass token|passed config
D24|passwor auth|path and|path app|path doesn't|path models|path path|path properl|path qwen|path see|path specifi
D24|path use|path using|paths|paths program|pb|pb py|pc|pc invo|pdf engine|pdf error|pdf for|pdfium when|pdfiumc
D24|pdflate|pdflate not|pdflate see|pdfplum|pdftote|peer no|pending deletio|permiss issue|permiss please
D24|permitt models|pip or|pip package|pipelin|pipelin options|pki|pki old|plaid|platfor bing|platfor is|please activat
D24|please load|please pass|plugin sqlalch|plugin to|plugins distrib|plugins might|pockets|pockets is|pockets module
D24|polars|polars module|policy pdf|pooch|poppler install|port number|postgre driver|potenti docx|precisi require
D24|prefix environ|preview and|private or|private reposit|pro does|pro ultra|probabl had|procedu is|procedu name
D24|proceed|proceed install|process string|prod of|profile app|program files|program to|project docling
D24|project ghostsc|project keyring|project yml|proto gencode|protobu gencode|protoc|protoco unsuppo|prototx
D24|prototx in|provide found|provide install|provide openai|provide registr|psycopg module|psycopg or|pth|pth and
D24|pull first|pulumi cli|punkt|punkt tab|py file|py readthe|pyav pip|pyencha|pyencha for|pyencha github|pymongo
D24|pymongo require|python collect|python dist|python process|python version|pytorch model|quant|quantiz
D24|quantiz require|query cannot|queryno|queryno registe|queue render|queue task|queueno|queueno code|queueno content
D24|queues|quotes to|qwen does|qwen vl|rar candida|rar unrar|rd|rd party|read config|read docx|read format|readalo
D24|readalo edge|reader feature|readme file|readpro|rebuild|rebuild the|recentl deleted|recogni this|recomme backend
D24|recomme on|recomme rd|recover command|recover it|redis library|redis result|regener|regener with|regiono
D24|regiono compute|registe artifac|registe on|registe resourc|registe schemes|registr failed|registr terrafo
D24|regular ttf|relatio relatio|relatio unknown|remote service|removed connect|removed on|removed use|render image
D24|render missing|render render|repo either|repo message|repo status|report this|reports wire|reposit make
D24|req invalid|request lxml|request merging|request version|require docker|require google|require gpu|require is
D24|require package|require parse|require version|reset the|resolve configu|resourc dejavus|resourc group|resourc none
D24|resourc provide|resourc punkt|resourc resourc|respons api|result store|retired and|retired on|returne request
D24|revisio header|revisio identif|rg|rg old|root reposit|route entry|route pki|rs could|rt|rt yaml|run bentoml
D24|run gpg|running apt|running templat|runs current|runtime environ|runtime runtime|runtime version|safe tensors
D24|safeten or|sale subscri|sandbox environ|sandbox snapsho|sbin|sbin tshark|scikit|scikit image|score from
D24|scripts are|scripts folder|sdk you|sdxl|sdxl turbo|search this|searche these|searchi docs|secret because
D24|secret with|secretn secret|secrets manager|securit policy|see also|see readme|select differe|send unknown
D24|sending its|sentenc transfo|septemb|septemb see|service acme|service for|service in|service names|service true
D24|service vectors|set explici|set these|sh sh|sha passwor|share doc|share tessera|shop proto|shut|shut down|si
D24|si could|signing into|simpleq nonexis|sl|sl si|small does|snappy codec|snapsho py|sndfile|sndfile library
D24|snowfla crm|snowfla libadbc|snowfla so|so could|so found|so is|so libcair|so libvips|so undefin|so version
D24|so wrong|solver glpk|solver gurobi|sonar|sonar huge|sonic|sonic english|sources are|space acme|space please
D24|specifi connect|specifi no|specifi secret|specifi server|specifi toolkit|speech is|speech module|speech platfor
D24|speech recogni|speech synthes|spelled|spelled the|spreed|spxerr gstream|sqlalch dialect|sqlstat errorco|src caffe
D24|src gbm|src window|ssh peer|ssl sslv|ssl unsuppo|sslv|sslv alert|sstdout|sstdout stderr|stabili sdxl|stable
D24|stable diffusi|stabled|stabled require|stack named|stacktr|stacktr above|staging|staging label|start full|starthi
D24|starthi returne|state generat|statema|statema jobs|statema when|stateme failed|statest is|status model
D24|status tstatus|statusc sqlstat|stderr bash|stderr dquiet|storage drivers|store backend|store id|store osfs
D24|subscri doesn't|such bucket|such image|such kernel|sunset|sunset on|supply valid|support archite|support chrome
D24|support disable|support gpu|support ir|support message|support tessera|support version|sure about|sure chrome|swe
D24|swe please|symbol foo|sync state|synthes readalo|sys init|system equival|system or|system path|systems
D24|systems path|tab for|table db|table default|table has|table nothing|table path|table specifi|tabledo|tableno leads
D24|tableno message|target databas|target dev|target resourc|task at|task loadlea|task queues|task text|taskreg
D24|tcpdump|tcpdump is|tdetail no|tdetail the|templat build|templat confirm|templat py|templat to|tenant contoso
D24|tensors|tensors file|terrafo io|tessdat deu|tessdat directo|tessdat prefix|tessdat specifi|tessera couldn
D24|tessera ocr|tessera require|tex|tex because|texecut|texecut status|text img|that are|that each|that fits
D24|that google|that imagema|that pockets|the accept|the acme|the ark|the compute|the conn|the daytona|the delta
D24|the deltala|the depende|the extensi|the fact|the fauna|the feature|the flac|the getitem|the gettabl|the graph
D24|the graphvi|the imageio|the imaging|the invoice|the java|the kaleido|the keyring|the keyword|the linked
D24|the listobj|the lms|the optiona|the polars|the procedu|the pulumi|the redis|the scikit|the solver|the stacktr
D24|the sync|the tessdat|the tk|the utils|the vagrant|the webhook|their transit|these are|these paths|these reader
D24|thin|thin mode|this archite|this conditi|this configu|this environ|this executa|this functio|this python
D24|this secret|this system|this worker|tickets doesn't|time not|time zone|tk|tk interac|tkagg|tkagg which|to abort
D24|to data|to date|to filenot|to import|to proceed|to recover|token and|token having|tokeniz model|tool bin
D24|tool please|toolkit version|topic or|topicno|tor|tor is|torch not|toxic|toxic languag|trained|trained please
D24|transfo all|transfo does|transfo is|transfo models|transit depende|tree builder|trusted|try adding|tshark
D24|tshark exe|tshark not|tshark usr|tsv|tsv output|ttynone errno|tubro|turbo model|turbo turbo|turboo|turboo not
D24|typ rt|type if|type qwen|type secret|type snowfla|type vector|type virtual|ultra|ultra not|unavail request
D24|undefin symbol|unixodb|unixodb driver|unknown databas|unknown geocode|unknown languag|unknown method|unknown topic
D24|unrar|unset this|unstruc|unstruc docx|unsuppo librari|unsuppo locale|unsuppo operati|untagge|untagge enum
D24|up runtime|up the|update pip|update to|upgrade kaleido|upgrade modal|upload the|url and|us locatio|use absolut
D24|use filter|use grok|use hugging|use instead|use sonic|use transfo|use yaml|user permiss|using bitsand|using ctypes
D24|using ffmpeg|using pip|using yt|utility|utility not|utils|utils package|vagrant|vagrant executa|valid chrome
D24|valid service|validat hub|variabl is|variabl properl|variant of|vault if|ve spelled|vector does|vector no
D24|vector queryno|vectors valid|vehicle make|version but|version cannot|version check|version current|version from
D24|version glibc|version in|version max|version or|version preview|version require|version specifi|version using
D24|version when|vertexa|vertexa publish|view not|vimeo|vimeo unable|visa|visa library|vl but|vosk|vosk small
D24|was availab|was depreca|was marked|was removed|was retired|was sunset|web lg|web route|webhook for|well known
D24|west statema|westeur|westeur and|when install|when set|which can|which model|which require|while compili
D24|while searchi|whisper|whisper large|wikiped|wikiped py|window cpp|windows gtk|wire|wire version|wiresha
D24|wiresha tshark|with args|with binary|with cuda|with gpu|with model|with multipl|with npm|with path|with protoc
D24|with tex|with unknown|with windows|within package|worker availab|workflo jobs|working tool|writer|writer not
D24|writers driver|wrong elf|wss speech|www nltk|www nvidia|xgboost library|xgboost version|yahoo options|yaml is
D24|yaml load|yaml typ|yaml yaml|yandexg|yandexg latest|yml|yml and|yml found|yml verify|you add|you probabl
D24|you recentl|your compute|your generat|your hugging|your ocr|your systems|your tessdat|your version|yoursel followi
D24|yt|yt dlp|zamba|zamba forcaus|zstd compres
D24E18K30|details failed
D24E24|.actor|.executi failed|.job executi|.poppler|able|able to|acme example|api is|bing|bing com|com meeting
D24E24|content availab|conv|deploye|descrip model|endpoin summari|functio is|getthin|hadoop hbase|https webexap
D24E24|ioerror|ioerror message|log files|message org|no time|of date|runtime is|safe|set for|snapsho|status no
D24E24|summari prod|sys|task render|task to|the init|torch|typ|variant|webexap|webexap com
D24E24F24|.keycloa post
D24E24G24|.model not|c modelno
D24E24G24R24|.bento|.bento ml|.ml
D24E24H24T24|predict failed
D24E24H28R24T24|predict
D24E24H41P48R24|@limited
D24E24I24|api inferen|claude sonnet|co models|invokee|invokee operati|sonnet|the invokee
D24E24J24K24L24R34T24|args
D24E24J24K24Q24|guide
D24E24J24L30R43T44|convert
D24E24J30O30R24T34|mapping
D24E24J44R39T53|.parser
D24E24K24|.client not|code server|hbase|https webdav|nameser|the library|webdav example
D24E24K24P24|com search
D24E24K24R24|webdav
D24E24K34R24|dpy|unknown error
D24E24K37|to remote
D24E24K39P24|fail
D24E24K46P24T24|the connect
D24E24K48|error errno
D24E24K54|connect error
D24E24L24T24|.java|headles
D24E24O24|.created|.dapr|.not created|.session not|be due|com microso|conditi com|lambda eu|rs
D24E24O24P24|from this
D24E24O24R24|are availab|dev documen|documen on|documen webdriv|for documen|seleniu|seleniu dev|trouble errors|webdriv
D24E24O24R24|webdriv trouble|www seleniu
D24E24O30P24|.huey
D24E24P24|tasks are
D24E24P24R24|above
D24E24R24|are no|c jsonrpc|check http|model acme|poppler
D24E24R30|.slumber base
D24E24R30T51|audio
D24E24R34T24|exited with
D24E24T24|ft|handler|model predict|recover
D24E24T30|externa
D24E24T44|deseria
D24E28K24T30|well
D24E30|.fail|an issue|apache hadoop|c institu|hadoop|institu is|is likely|message collect|process exited|root cause
D24E30|searchi|set to|the vehicle|transit
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
D24E30T24|exec
D24E34G24I24T24|to process
D24E34G24J24K41T41|.stream
D24E34K24T30|.backend
D24E34K43R24T24|ssh
D24E34O46P24|databas is
D24E36G24K37|statusc unavail
D24E37|allowed when
D24E37K24O24R24|error please
D24E37K24O34P24R48T24|stateme
D24E37K24R24|.cluster
D24E37R24T34|org apache
D24E39K30T30|.down
D24E39L34R30T30|died
D24E39R24T34|apache
D24E41K24M30R41T37|encount
D24E41L30|.ray
D24E41O24R30|.not availab
D24E43G30|service is
D24E54G47H40K24O44P54R24T30|later
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
D24I24|contain in
D24I24J24K24|.lm|.lm studio|.studio
D24I24O24R24|metrics
D24I24R30|each
D24J18R34T30|prefix
D24J24|.studio server|allowed by|but found|model claude
D24J24K24P24T30|data for
D24J24Q24R24|agents
D24J24R24|.class|medium
D24J24T33|quotes
D24J30|extract json|json please|model to|score
D24J30Q24T24|.instruc
D24J30R24|the tool
D24J30R24T48|not an
D24J30R37T34|parser
D24J36R30T37|diction
D24J37R24|in schema
D24J37R48T49|at line
D24K24|.namespa|.t payload|correct and|ee|https python|is enabled|library in|linux|locally|modal|movies|nominat
D24K24|oracled readthe|table docs|the docker|the local
D24K24O24|.cannot
D24K24P24|followi error
D24K24Q24|latest user|user guide
D24K24R24|seem|seem to
D24K24R24T24|inconsi
D24K24T24|cached|dec
D24K30|causes|mongo|while trying
D24K33|.os
D24K34|lookup failed|protoco ssl
D24K37|lookup
D24K37R24T30|.payload
D24K39|no route
D24L24|bin convert|no executa
D24L24T24|pytorch
D24L30R24T30|died with
D24M24|framewo|grok|model grok
D24M24O24|contain content
D24M24O24R24T30|file has
D24M30|.policy|potenti
D24M30R44T24|card
D24M41R49T30|filter
D24O24|.dag|.dapr grpc|and this|app cache|aws lambda|aws simpleq|aws states|because one|c aws|c simpleq|channel was
D24O24|code contain|contain code|crm key|dag|dag id|data directo|dataset acme|id nightly|json at|not created
D24O24|occurre aws|opt tool|or specifi|pulumi|read or|route was|ru leads|server file|simpleq|state store|states eu
D24O24|statest|store statest|the path|too old|west functio
D24O24P24R24|below
D24O24R24|.terrafo|.terrafo command|issue code|startex|startex operati|the startex
D24O24R24T24|writers
D24O24R30|regular
D24O24T24|kuzu
D24O28R24T24|the version
D24O30|version does|version this
D24O30R24T30|.seriali
D24O34|lock file
D24O39|when trying
D24O39R30T37|seriali
D24P24|amqp|check out|conditi amqp|extende|for api|in chat|link status|runtask|runtask operati|table was|the runtask
D24P24R24|by this|marqowe|marqowe error|marqowe marqowe|request link
D24P24R30|.teams|.teams webhook|.webhook
D24P24R34T24|message message
D24P24R37T24|minimum
D24P24R39T34|the documen
D24P30|executi of|recentl
D24Q24|informa see
D24Q24R24|.did|.did not
D24R24|.incompa|.matches|.method not|.redis vl|.smi|.unknown model|.vl|accepta|acme writers|adding|are file|author
D24R24|base en|bash line|binder|binder excepti|builder|c longer|c unimple|check it|chrome is|class docs|collect or
D24R24|compila|compila error|directl|dockere|dockere no|drivers|en base|encoder|error could|europe|exp|file from
D24R24|for functio|for languag|found from|found that|img|impleme for|index for|languag xx|large turbo|layout|listed
D24R24|message line|model bge|model please|needs|no matchin|of table|only allowed|please report|posixpa|posixpa dot
D24R24|properl in|protoco not|recogni the|relativ path|repo id|repo type|request method|schemes|schemes are|secretn
D24R24|state machine|statusc unimple|task name|tenant id|the bucket|this could|unimple details|unknown command
D24R24|unknown encoder|unknown functio|unknown service|version are|version for|with idx
D24R24T24|.feature not|c data|checkpo|is support|missing from|not compati|sentenc|the install|tokeniz|unimple
D24R24T24|valid path|version was
D24R24T30|.impleme|.not impleme|during convers|exitcod|exitcod during|pandoc died|with exitcod
D24R24T34|open in
D24R30|bash|beginni|date and|dialect|english|for list|found using|importe|languag is|process please|request languag
D24R30|semanti error|support models|the target|vectors
D24R30T24|command line|compati|list of|postgre|synthes
D24R30T28|check failed
D24R30T45|not recogni
D24R34|.unexpec exit|bad command|c method|cannot use|command exit|encount bad|please select|precisi|relativ|semanti
D24R34|support with
D24R34T24|for type
D24R34T34|formats
D24R34T39|jpeg
D24R37|.interpr
D24R39|code command
D24R39T24|specifi for
D24R41|de|mandato
D24R43|you mean
D24R43T24|mean
D24R44T44|=NotImplementedError
D24R47T24|.argumen
D24S24|failed not
D24S24T24|with exit
D24T24|.data not|.ff|.invalid version|.ocr|.shell|.storage api|.ttf|=SystemExit|abortin|also|based|block type
D24T24|c enoexec|camelot|command antiwor|contain file|decrypt operati|depreca version|doc failed|documen invalid
D24T24|docx file|docx is|dpi|exec format|ffmpeg exited|file but|fits|flac or|gguf|http www|jbig|ner|no handler
D24T24|nothing does|pdfium|preview|proto|protoco version|pyav|require at|resolve this|sendmes operati|the checkpo
D24T24|the decrypt|the non|the sendmes|thumbna|valid model|vl|yet support
D24T28|cf|snappy
D24T30|.delegat|.it|.it down|.mail|.mail parser|.mark|.mark it|.no backend|backend to|constit|data file|delegat
D24T30|error constit|find backend|get page|image not|iomode|isn't|page count|tree|with iomode
D24T33|zstd
D24T34|.deseria|be read|check if|protobu|rar
D24T37|format error
D24T41|flac
D24T52|.image
D28|can't load|dev ttynone|dot none|exist model|ffmpeg none|letters not|libvips|load plugin|ttynone
D30|#127|#501|.airflow not|.ark not|.dbt project|.driver not|.entity not|.executa|.executa not|.found entity|.info not
D30|.messagi|.messagi entity|.product|.pulp solver|.task not|.unknown codec|.unsuppo product|.upgrade|.upgrade require
D30|acme plugins|additio ctypes|and add|and install|api deploym|appropr|archite|availab models|aws documen|bucket not
D30|bucketn|c deploym|c procedu|c support|call check|call pypando|can install|can pass|can read|check readme
D30|client noticed|cliente procedu|codec not|compile with|contain does|created the|data not|databas does
D30|databas instanc|dbt|deploym for|deploym within|directo additio|directo models|docs depreca|docs was|doesn exist
D30|doubao|doubao pro|downloa pandoc|downloa to|driver manager|either install|elastic and|error realm|error unspeci
D30|exe|exist errorco|exist if|exist time|ffprobe|file named|find adapter|find zbar|for multipl|found either|found if
D30|found install|found model|found raw|found tdetail|found try|from http|fs to|functio not|get install|get throttl
D30|gettabl|glpsol|gone the|https pypi|if it|image render|imageio|imageio ffmpeg|imagema|import nltk|in method
D30|include pandoc|install and|install anthrop|install fs|install https|install pandoc|install pypando|install upgrade
D30|install using|install with|install wkhtmlt|is install|it using|its life|kaleido|last minutes|lib libacme
D30|lib python|libacme|libacme so|library did|library not|life please|load has|locate library|lxml|manage to
D30|manager can't|manuall in|message bucket|messagi entity|method call|minutes please|mixtral|mixtral has
D30|model command|model path|model version|models tiny|module ensure|module is|moment and|nltk|nltk downloa|nltk nltk
D30|no pandoc|no procedu|no wkhtmlt|nosuchb when|not compile|not elastic|not manage|noticed|noticed that
D30|occurre nosuchb|old not|on and|open docs|operati system|opt lib|or call|or or|org project|otherwi please
D30|package is|package or|pandoc and|pandoc or|pandoc was|pass path|pip pip|procedu|procedu message|procedu procedu
D30|procedu with|process can|pulp cannot|py data|pypando|pypando downloa|pypando wheels|pypi|pypi org|python package
D30|queue in|queue invoice|read it|readme otherwi|realm does|render invoice|render pdf|reposit for|request file
D30|require depende|resourc import|retired|scripts|support but|system please|tab not|table does|tableno|terrafo
D30|tessdat|that this|the appropr|the aws|the deploym|the nltk|the transfo|this repo|this unknown|throttl functio
D30|transfo library|ttf|unknown product|unknown task|unspeci error|unsuppo model|unsuppo protoco|up correct|use pip
D30|usr lib|usr local|usr share|version has|version not|wait moment|wheels|wheels with|when loading|with include
D30|wkhtmlt executa|wkhtmlt https|xgboost|you created|your system|zbar|zbar shared
D30E24|apt|apt get|collect not|compile|ghostsc|it not|name could
D30E24H24P24R37T47|error while
D30E24K24|the last
D30E24K24O30R24|.by broker|.closed by
D30E24K24R24|bge
D30E24K34O30R30|.by
D30E24L37|cuda
D30E24M24|we do
D30E24O24|error conditi|models acme|operati on
D30E24O24T24|within the
D30E24R24|of its
D30E24T24|libreof
D30E24T39|.exit code
D30E24T54|.pdf
D30E30M24R24T24|of an
D30E30O24R30|.airflow
D30E30R24|moment
D30E30R30|runtime error
D30E37L34O24R34T34|.subproc
D30E37R34T24|exited
D30E41J24K45O30R37T24|last
D30E50G24K30O37|server is
D30F24|exists please
D30F24M34O24R30T24|because it
D30F34K30O30R37|.state
D30J24|functio name|librari
D30J24O24P24|the table
D30J24R30|found availab
D30J24R30T30|ensure that
D30K24|and we|api models|python oracled|readthe|readthe io|realm
D30K24O24|co api
D30K24T30|.resolut
D30K34|message unknown
D30K34T24|to fetch
D30L24O24|this process
D30L24R24T24|.boost|.xg|.xg boost
D30L24R24T30|modules
D30L24R24T37|opencv
D30L24R30T37|in functio
D30L24T30|io opencv|opencv io|opencv modules
D30L34O24R34T34|.called|.called process
D30M24O24R24T39|this file
D30O24|are on|obtain the|specifi queue|update the|your operati
D30O24P24R37T30|documen for
D30O24R24|jobs in|program
D30O24R34T34|incompa
D30O30|errorco contain|file exists|specifi contain
D30O30R30|queue jobs
D30O30T24|it to
D30O34R24T24|.delta
D30P24|elastic|out the
D30R24|.channel not|.regex|.regex match|.scheme|cannot execute|en tiny|excepti no|excepti table|idx|model mistral
D30R24|models llama|not impleme|operati this|or cannot|pulp|queue does|server version|solver|tiny|tiny base|tiny en
D30R24|turbo
D30R24T24|absolut
D30R24T30|.tessera|options|the end
D30R24T34|specifi the
D30R30|.pulp|invalid model
D30R30T24|find match
D30R43|did you
D30R45T30|foo
D30T24|.info|absolut path|antiwor|dict keys|find model|from onnx|it manuall|nothing at|open resourc|support please
D30T33|in path
D33|.such bucket|c nosuchb|directo ffmpeg|module named|no module
D33R30|dot
D34|.codec|.command not|.missing depende|.queue not|add it|be install|client library|code index|ctypes|ctypes util
D34|databas not|deletio|executa found|exist crm|find library|found databas|library called|life|load library|nosuchb
D34|optiona depende|qwen|such index|tessera is|this version|util find
D34E24|.t applica
D34E24F24R24|properl
D34E24J24R24|init
D34E24K30L24T30|java
D34E24K30R44S24T51|end of
D34E24L24|manager
D34E24O24|functio render
D34E24O24R24|error databas
D34E24R30|.solver
D34E24R39T39|.exit
D34E30F24I24K53O30R24|.closed
D34E30F24N24O46P24R34|conditi
D34E30G24H24|deploym
D34E34|distrib
D34E37K41O30R39|.web driver
D34F24O37|c version
D34J24O24R24|please refer
D34K24|can't open|oracled
D34K24P24|util
D34O24R24|opt|readme|to obtain
D34O30|c contain
D34O30R24|.channel closed|latest version
D34O30R30|the latest
D34O41R24|obtain
D34R24|.imprope|.imprope configu|plugins|such model|unknown model
D34R24T24|called|require by
D34R30|.dbt|.dbt runtime|can't find
D34R30T34|pandoc
D34R34T43|support by
D34R37T37|support for
D34T24|optiona
D34T30|model safeten|path or
D34T38|codec
D36R24|model does
D37|c gone|gone for|install it|leads old|message index|message model|shared library|with pip
D37E34O24P24|.queue
D37E37G28K24|loading
D37F24R24|method not
D38|=ModuleNotFoundError|bucket does|specifi bucket
D39|cannot load|install or|install the|longer support|no queue|your path
D39E24R30|chrome
D39E24T24|.applica
D39E30K43R24T24|.t
D39F24G24L24O34R34T30|engine
D39H24R24|model gpt
D39K24R30|cannot find
D39R24T24|depreca
D39R52T30|languag
D41|.depende
D41E34R34T34|backend
D41K24R24T30|py
D41M24R46T34|.not support|.support
D41O24R24T24|version is
D41O28R24T24|version of
D42|index not
D42E24|tessera
D43|so cannot|to install
D43F24|c index
D44|object file|open shared|shared object
D45|c model|please install
D45E24L24R24T46|ffmpeg
D46O30R24T30|.version
D47|pip install
D47L24|executa
D49|pip
D49O24T24|old
D51|not install
D53E24K24|library
D55T24|=ImportError
E18|api postmar|com email|error gateway|gateway timeout|http users|left there|postmar|postmar com|raised service
E18|start the|users server
E18J24R30T42|=SyntaxError
E18K38|=ConnectionResetError
E18K56|c econnre
E18K59|=ConnectionError
E18P18|me caused|url me
E24|.abandon|.abandon job|.action timeout|.actor died|.airflow sensor|.airflow task|.amqp interna|.api communi
E24|.api http|.api interna|.api server|.assassi|.assignm|.assignm timeout|.backend store|.bad json|.bad server
E24|.base timeout|.binance request|.blocked timeout|.body|.brain|.brain protect|.bravado timeout|.broken executo
E24|.broken process|.busy result|.calls|.calls limit|.cell timeout|.client decode|.client json|.clijson
E24|.clijson decode|.cloudfl loop|.composi sdk|.connect availab|.connect blocked|.connect exceede|.connect grpc
E24|.consist lost|.convers incompl|.coordin|.coordin not|.crashed run|.cursor|.cursor not|.dagster executi
E24|.dapr interna|.daytona timeout|.deezer http|.deezer retryab|.deliver|.died|.discord server|.dist backend|.ec
E24|.ec throttl|.empty page|.empty pool|.end point|.endpoin timeout|.engine dead|.ep|.ep fail|.executi interru
E24|.executo|.faceboo bad|.failed fetch|.failed request|.fallbac|.fatal url|.fcm server|.finnhub request|.flagsmi api
E24|.flow run|.for lock|.freshde server|.functio timeout|.future|.future timeout|.gateway not|.gateway respons
E24|.geocode parse|.geocode timed|.gitlab parsing|.grafana server|.group coordin|.halted|.hazelca client|.hub broken
E24|.incompl generat|.incompl respons|.infoblo timeout|.invoke|.invoke timeout|.is full|.job timeout|.killed
E24|.killed worker|.kucoin request|.ldap busy|.ldap respons|.ldap time|.lifetim|.lifetim timeout|.linkup failed
E24|.loop protect|.mailbox move|.mailbox store|.mailbox uids|.many streams|.map|.map full|.market|.market closed
E24|.master|.master reporte|.mastodo server|.mastodo service|.max restart|.maximum wait|.mid|.mid stream|.modbus io
E24|.move|.move in|.nameser|.no nameser|.not active|.not primary|.nsq pub|.nylas sdk|.object lost|.op|.op failed
E24|.operati timed|.parse api|.pdf poppler|.pending|.pending calls|.plivo server|.pod|.point|.point interna|.polling
E24|.polling timeout|.pool empty|.poppler timeout|.primary|.process pool|.produce queue|.provide not|.pub failed
E24|.pysnow|.queue is|.queue overflo|.queue timeout|.rates|.rates not|.ray actor|.reply|.report|.reql availab|.reql op
E24|.reql runtime|.resourc failure|.resourc timeout|.respons body|.respons format|.restart exceede|.restart telegra
E24|.retries exceede|.retries reached|.retryab http|.rm operati|.run pod|.run wait|.runtime disconn|.runtime timeout
E24|.sandbox termina|.scrapli timeout|.sensor|.sensor timeout|.serial timeout|.server dead|.server halted|.server http
E24|.server transie|.serverl|.serverl timeout|.session pool|.severe|.shard not|.slow|.smb timeout|.smith request
E24|.snmp timeout|.soft|.soft time|.space paused|.spam|.spam assassi|.spark connect|.split|.split brain|.status line
E24|.store unavail|.stream fallbac|.stream not|.streams|.subproc output|.system mainten|.target|.target disconn
E24|.telegra server|.tempora fail|.time exceede|.timedou|.timeout exceede|.timeout nomad|.timeout warning|.too slow
E24|.transpo protoco|.trino externa|.twitch backend|.uids|.unexpec empty|.usb timeout|.valid worker|.vault down
E24|.wait queue|.wait time|.waiter|.waiting|.waiting for|.weaviat retry|.weaviat timeout|.websock queue
E24|.worker crashed|.worker lost|.workflo timeout|.xml parse|.yf data|=BufferError|aadsts transie|abandon|abort action
E24|aborted leaf|about that|about where|above for|abruptl|abruptl while|accept new|accept request|access was
E24|accessi resourc|action of|action timed|active but|active cluster|active it|active replica|active steps
E24|activit startto|actor option|actor rendere|actor this|add to|additio informa|address address|address host|adhoc
E24|adhoc query|adjuste with|adjusti|adjusti the|admissi|admissi for|afc|afc ea|after please|after pt|again server
E24|again the|agent step|airline|airline respond|aj|aj timed|albums|albums max|all nameser|all nodes|all request
E24|all restric|all scrapin|all shards|all those|all tokens|allocat allocat|allocat chunk|allocat failed|allocat row
E24|allow delete|alltraf|alltraf did|already request|amazon ec|an applica|an extra|an html|an illegal|an rpc
E24|and initial|and premium|and tempora|another server|answer message|answer the|answere servfai|answere the
E24|anthrop peer|any instanc|any request|apache druid|apache org|api could|api deepl|api events|api histori
E24|api jsonrpc|api pub|api status|api stripe|api sync|api timed|apiconn anthrop|apierro process|apierro search
E24|applica interna|aql query|are process|are queued|are sending|asleep|asleep the|asmx status|assignm|assignm for
E24|assista message|async|async timeout|at api|at graph|at insuffi|attempt exceede|attempt request|attempt while
E24|audio metadat|availab channel|availab closing|availab from|availab message|availab no|availab not|availab please
E24|availab too|availab with|availab zone|awaitin datasou|awaitin respons|back again|backend is|backend param
E24|backend server|backup|bad output|badserv|ban|ban free|ban status|basic|basic nack|batch in|bd|bd fccb|be active
E24|be adjuste|be deploye|be submitt|be the|because no|because timeout|become active|become ready|before finishi
E24|before headers|before operati|before receivi|before replyin|before timeout|being execute|being moved|bge ft
E24|binance invalid|bitfine com|bitfine get|bitfine system|blocked connect|bluetoo|bluetoo device|body could|body from
E24|body msg|body or|body upstrea|bot claude|brain|brain protect|breaker is|breaker still|broken if|broker not|brokert
E24|brokert query|browser closed|browser failed|browser on|browser timed|browser use|build error|build for|build logs
E24|bundle|bundle but|busy bindres|busy ctrls|busy message|busy none|busy request|busy try|but active|but all|but has
E24|but timed|by amazon|by dev|by either|by not|by one|by overcom|by token|by wlm|bytearr not|bytearr ssh|c airline
E24|c asleep|c carrier|c cursorn|c downstr|c driver|c ec|c edquot|c errorma|c etimedo|c event|c fatal|c hiberna|c hive
E24|c hrana|c mainten|c memoryp|c metasto|c nodes|c notwrit|c of|c one|c ready|c runtime|c soapenv|c stock|c unreach
E24|c upstrea|c websock|cache openpix|cache resourc|call script|calling collect|calls actor|can retry|can't retry
E24|can't start|canceli|canceli stateme|cancell by|cancell executi|cancell for|cancell maximum|cannot interpr
E24|cannot invoke|cannot service|capacit for|capacit in|capacit out|capacit unable|carrier api|carrier is|cart
E24|categor histori|categor read|cause enginec|caused from|cd bd|cell executi|cell timed|center at|channel by
E24|channel resourc|char content|check back|check cloudwa|check please|check python|check redmine|check timed
E24|checkin out|chunk of|ci|ci example|circuit fetch|circuit search|class systeme|client details|client metadat
E24|client rs|client took|clients|clients reached|closed before|closed message|closed sqlstat|closing transmi
E24|cluster docs|cluster event|cluster node|cluster or|cluster out|code albums|code downstr|code presto|code product
E24|code service|code timeout|codenam cursorn|codenam notwrit|codenam primary|collect on|collect org|com conf
E24|com empty|com functio|com geoip|com git|com jobs|com market|com no|com operati|com origina|com pets|com print
E24|com report|com reports|comes the|command apt|command executi|command node|command sleep|common bad|complet due
E24|complet severit|compute capacit|concurr categor|concurr histori|conf pub|connect after|connect are|connect availab
E24|connect exceede|connect later|connect pool|constra server|contain for|contain launch|content an|content html
E24|content resp|content service|content try|content ty|continu with|conv node|convert process|core sw|core worker
E24|couchba kv|couldn' get|cpp remote|crashed session|crashed without|crawl request|crdt|crdt because|create exceede
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
E24|ec throttl|either github|elapsed yet|element urn|elser|elser model|embeddi content|empty https|enabled verbose
E24|enablin|enablin javascr|encount during|endpoin failed|endpoin my|endpoin the|endpoin to|endpoin unexpec
E24|engines failed|enough hosts|enough in|enough replica|entity set|entity wrapper|environ map|environ mapsize|ep
E24|ep fail|err sys|errmsg cursor|errmsg operati|errmsg the|errno disk|errno operati|error body|error cache
E24|error client|error cuda|error embeddi|error encount|error fatal|error gave|error groupco|error histori
E24|error hosting|error leaf|error mnt|error nccl|error overloa|error raw|error readtim|error receive|error regionn
E24|error reply|error reporti|error return|error system|error targetn|error tmo|error unavail|error vm|error websock
E24|errorla retryab|errorla the|errorme the|errorna exceede|errors client|errors keys|errors occurre|errors session
E24|errorty insuffi|evaluat of|event handler|event put|event timeout|events merges|events timed|example chat
E24|exceede debug|exceede distrib|exceede global|exceede home|exceede ms|exceede none|exceede org|exceede pexpect
E24|exceede query|exceede timed|exceede watch|exceedi timeout|excepti all|excepti an|excepti but|excepti model
E24|excepti process|excepti three|exec compile|exec tez|execute action|execute after|execute async|execute plan
E24|execute query|execute the|executi cancell|executi failed|executi or|executi retryin|executi role|executi status
E24|executi this|executi was|executi your|executo|executo executo|executo exited|exhaust resourc|exhaust tif
E24|exhaust unable|exist to|exited caused|exited or|exited prematu|exiting|expect string|expecte entity|expecte json
E24|expecte not|expecte timefra|expecte urn|expecti more|experie heavy|expired after|expired before|explici set
E24|externa name|extra mib|fail non|failed double|failed executi|failed exiting|failed interna|failed max|failed name
E24|failed pub|failed rpc|failed tempora|failed times|failed vertexn|failed we|failedj due|failure cudnn|failure error
E24|failure getting|failure lost|failure of|failure state|failure task|fatal error|fault java|fault timedou|fccb
E24|fccb error|fcm|fcm server|feature flags|fetch error|fetch rates|fetched due|fetchin feature|fetchin https
E24|fetchin task|ff to|fhir|fhir search|files for|files tmp|find ms|finishi|finishi this|finnhub invalid|firecra
E24|firecra com|flags http|flagsmi|flagsmi api|for allocat|for crm|for dead|for global|for im|for lane|for mercury
E24|for ms|for phrase|for product|for reason|for scrape|for system|for trainin|for valid|format html|forward registe
E24|found full|found there|found unable|free respons|from backend|from command|from connect|from error|from flagsmi
E24|from org|from pool|from runtime|from servers|from valkey|ft failed|full message|full reached|full txt|fully loaded
E24|functio create|functio initial|future was|futures|futures market|gate|gate label|gateway respons|gateway restart
E24|gateway time|gateway title|gateway to|gb errorco|general databas|general memoryp|general timedou|generat google
E24|geoip|geoip city|geoip maxmind|get any|get ban|get inciden|get server|get update|get valid|getting data
E24|getting https|ghostsc rasteri|gib attempt|gib current|gib dbms|gib maximum|gib overcom|gib stack|git info
E24|git upload|github modifie|given to|global adhoc|global memory|google guide|got html|goto timeout|graphql result
E24|groupco|had an|hadoop hive|handle session|handler browser|has crashed|has raised|has read|has stopped|has termina
E24|have tried|hbase regiont|headles doc|healthy|healthy upstrea|heavy load|heavy traffic|help center|help firecra
E24|here comes|histori market|histori searche|hit its|hive metasto|hive ql|holders json|home svc|host hz|host news
E24|host nomad|hosting endpoin|hosting shard|hosts availab|hrana|hrana websock|html expecte|html from|html http
E24|html page|html receive|html runtime|html url|http city|http health|http resp|http timeout|https amazona
E24|https apache|https ci|https geoip|https git|https lambda|https llm|https took|hz|hz port|id address|id afc|id an
E24|id cd|id exceede|id interna|id query|id state|illegal memory|illegal status|im|im failed|image build|impossi
E24|impossi to|in answer|in cluster|in hit|in hours|in mkv|in mx|in pool|in python|in reasona|in report|in safe
E24|in sleep|in stage|in torch|inciden not|incompl after|incompl generat|increas timeout|index state|inferen wait
E24|info refs|info write|informa exit|init setting|init timeout|initial has|initial incompl|initial or|initial search
E24|initial server|initial using|inotify instanc|inotify watch|inputst device|inserts|inserts stack|instanc availab
E24|instanc limit|instrum no|insuffi disk|insuffi system|interna bad|interna opc|interna process|interna tempora
E24|interpr|interpr mixpane|interru|interru maximum|invalid handle|invalid xml|invokea|invokea operati|is at
E24|is deployi|is offline|is sealed|is startin|is turned|is warming|issue persist|issue please|it and|it current
E24|it indicat|it respons|it the|items key|its subsyst|its timeout|java net|javascr|javascr renderi|job aborted
E24|job after|job aj|job bge|js|js timed|json decoder|json error|json format|json html|json result|json type|jsondec
E24|jsondec expecti|jsonrpc|jsonrpc php|keep seeing|kernel didn't|kernel info|keyerro merged|keys in|kikimr
E24|kikimr cluster|kill|kill or|killed because|killed while|kuberne|kuberne api|kucoina interna|kucoinr
E24|kucoinr invalid|kv|kv cxx|label bad|label futures|lambda functio|lane|lane low|large capacit|larger environ
E24|last host|last worker|later code|later display|later server|later you|launch failed|ldapbus|ldapbus busy|ldaptim
E24|ldaptim timelim|leader failure|leader http|leader not|leaf error|leaf node|left after|left error|letter resulte
E24|library was|lic|lic example|lifetim|lifetim expired|like command|limit can|limit errorty|limit gib|limit given
E24|limit operati|limit regionn|limit total|line content|listeni|listeni timed|litellm midstre|llm acme|load please
E24|loaded collect|local message|local node|local queue|lock for|locked backup|locked databas|log batch|log for
E24|logs events|long running|longer any|longer possibl|loop protect|lost task|low query|mailbox databas|mailbox move
E24|mainten error|mainten please|making the|manager is|many parts|many queued|many restart|many users|map currenc
E24|map diagnos|map full|map size|mapping within|mapsize|mapsize limit|marked dead|market closed|market is
E24|market tickers|matchin all|max attempt|max connect|max outboun|max pending|max thresho|maximum attempt
E24|maximum errcode|maximum stateme|maximum timeout|maximum wait|maxmind com|maxpool|maxpool timeout|maxtime errmsg
E24|may solve|may succeed|mdb map|media when|meilise timeout|members are|members has|memory access|memory message
E24|memory transac|memoryp|memoryp message|memstor|memstor limit|mercury resulte|merged|merged by|merges|merges are
E24|message all|message brokert|message canceli|message channel|message code|message databas|message deadlin
E24|message downstr|message hive|message kikimr|message leader|message market|message queue|message retry
E24|message search|message servers|message smartsh|message tab|message tempora|message transla|message we
E24|message worker|meta endpoin|metadat is|metasto|metasto error|metasto null|mib maximum|mib would|microso server
E24|midstre|midstre litellm|might try|minutes query|misconf valkey|mixpane server|mkv|mkv vf|ml compute|ml instanc
E24|mnt nas|model deployi|model deploym|model timed|modifie by|modifie it|mollie api|moment please|monitor rule
E24|more connect|more spool|most recent|move|move in|mp timed|mqtt|mqtt server|ms has|ms in|ms to|ms unavail|msg bad
E24|msg operati|msg system|msg timed|mx|mx server|my endpoin|nack|nack object|name cluster|name hive|name mainten
E24|name no|name query|name servert|name systemm|nameser failed|nas|nas csv|navigat timeout|nccl|nccl error
E24|nccl version|ncclien|ncclien timed|net sockett|network issue|new request|new thread|nios|nios timed|no answer
E24|no communi|no healthy|no media|no nodes|no return|no servers|no slot|no snmp|no tomes|node cudnn|node render
E24|nodes availab|nodes down|nomad|nomad port|none basic|none service|none timesta|nosave|not able|not broken
E24|not elapsed|not nonetyp|not primary|not properl|notion is|notwrit|null query|null this|nylas|nylas sdk
E24|object caused|object ff|object must|objectr|objectr was|occurre during|occurre ec|occurre no|occurre refer
E24|occurre runtime|occurre try|occurre url|of clients|of gb|of out|of render|of results|of retry|of running|of stock
E24|of timeout|offline for|oh|oh uh|on browser|on crdt|on differe|on peer|on pool|on process|on recover|on server
E24|on session|on udp|once deploym|only allow|only call|only option|only respond|onnxrun ep|open trial|open usb
E24|opened datetim|openpix|operati after|operati categor|operati complet|operati ibm|operati search|or disconn|or disk
E24|or errors|or forced|or pending|or report|or wallet|ora oracle|oracle initial|orderse|orderse failed|org sbnn
E24|our help|our servers|out attempt|out before|out bin|out configu|out conside|out create|out during|out faultca
E24|out httpsco|out if|out message|out no|out out|out parquet|out possibl|out query|out request|out run|out runtime
E24|out sending|out sql|out time|out title|out val|outboun|outboun streams|output code|output no|output things
E24|over memstor|over quota|overcom|overcom decisio|overcom stack|overflo reached|overloa overloa|overloa server
E24|overpas|overpas api|page of|page transac|page try|parse api|parse holders|parsing the|partiti error|partiti it
E24|parts in|passing timeout|pattern using|paused please|payment process|pd client|peer has|pending calls
E24|perform write|perform your|persist contact|persist to|pets timed|pexpect|pexpect pty|phrase|phrase to|ping health
E24|pinot|pinot server|placeme|placeme resourc|plan on|please resubmi|poll for|polling devbox|pool default
E24|pool general|pool has|pool initial|pool maxpool|pool pool|pool was|pool within|poppler timeout|port disconn
E24|port pool|possibl to|post for|post httperr|prematu signal|premier|premier in|premium proxies|present on|presto
E24|presto server|previou leader|primary code|primary contain|primary errmsg|primary full|primary replica
E24|primary stepped|print css|printer busy|printer on|printin|problem locatio|process any|process cluster|process cpp
E24|process failure|process getthin|process in|process pool|process queue|process signifi|process timeout|process when
E24|prod failed|product not|product variant|progres or|progres try|properl scoped|protect excepti|protect we
E24|provide returne|provide webhook|provisi request|proxies|proxies status|pt|pty|pty spawn|pub bitfine|pub failed
E24|pub map|pugrest timeout|put mapping|python set|qb severe|qeiqe|qeiqe query|ql exec|query aborted|query again
E24|query capacit|query exhaust|query monitor|query query|query queryca|query queue|query select|query setup
E24|query shop|query termina|query this|query timeout|queryca|queryca too|queued on|queued queries|queued reason
E24|queuepo|queuepo limit|raised timeout|rasteri|rasteri failed|rates open|rates source|ray record|rdb|rdb snapsho
E24|reach is|reached concurr|reached maximum|reached reading|reached session|read is|ready error|ready message
E24|ready please|ready service|ready standal|ready to|ready within|reason capacit|reason number|reason schedul
E24|reason service|reason the|reasona|reasona time|receive after|receive before|receive fhir|receive from
E24|receive request|receive retryab|receive see|receive very|receivi respons|receivi timeout|recent failure|record ref
E24|recover collect|redmine|redmine logs|redmine returne|ref creatio|refs service|refused configu|region error
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
E24|return was|returne interna|returne respons|returne xx|role provide|rootcoo|rootcoo dml|router in|routine exec
E24|row batch|rpc reply|rs region|rule parse|run agent|run duratio|run encount|run poppler|run query|run result
E24|running conv|running it|running or|running queries|running request|running with|runs batch|runs log|runtime failed
E24|runtime please|runtime when|safe mode|sandbox functio|sandbox timeout|save rdb|sbnn|sbnn error|scale factor
E24|scale out|schedul connect|schema request|scoped to|scrape job|scrapin|scrapin engines|script kill|script you
E24|sdk failed|sdk timed|sealed|sealed on|search bundle|search cluster|search not|search open|search operati
E24|search reply|search timed|searche on|sec please|second timeout|seconds current|seconds exceeds|seconds last
E24|seconds pid|seconds server|seconds the|seconds time|see build|see informa|see session|seeing|seeing this
E24|select timed|selecte to|send operati|send status|sending command|sensor|sensor has|server acme|server after
E24|server audio|server busy|server databas|server encount|server had|server https|server insuffi|server interna
E24|server lic|server message|server request|server send|server shutdow|server side|server timeout|server to
E24|server took|server transit|server try|server typ|serverb code|serverb content|serverb interna|servers hosting
E24|servers pinot|servers raw|servers status|servert|servert shouldr|servfai|service at|service git|service interna
E24|service slow|service the|service this|service timed|session acquire|session browser|session ef|session execute
E24|session new|session request|session session|set object|set orderse|setting init|setting wandb|setup and|severe
E24|severe excepti|severit adaptiv|shard inf|shard is|shard on|shard shard|shards|shards failed|shortag|shortly name
E24|shutdow nosave|side error|sigkill job|signal|signal sigkill|signifi|signifi slower|site is|size overflo
E24|size paramet|sleep state|sleep stdout|slot availab|slower|slower than|smartsh|smartsh com|snapsho but|snmp respons
E24|soap server|sockett read|soft doomed|softtim|solve the|solve time|soon display|sorry about|source not|spamass
E24|spamass timed|sparkex job|spawn|spawn object|spawn spawn|specifi please|specifi request|spent|spent ms|split brain
E24|spool|spool space|spxerr timeout|sqlstat routine|src pd|stackcr|stackcr failed|stage failed|stage failure
E24|stage tid|standal|standal initial|standby|standby visit|start tag|start tika|startin please|startto
E24|startto timeout|state asleep|state build|state error|state paused|state standby|state success|stateme due
E24|stateme executi|stateme timeout|status after|status deadlin|status disk|status executi|status for|status insuffi
E24|status line|status server|status system|status unknown|stepped|stepped down|steps run|still in|still initial
E24|still open|stock resourc|stop by|stopped and|storage on|storage reason|storage space|str bytes|streams is
E24|string argumen|string deadlin|subsyst|subsyst is|succeed if|suffici capacit|suffici large|sum but|sum cancell
E24|summary timed|support errorty|surpris|surpris http|suspend resume|svc out|sw in|sync crm|sync replica|sys temp
E24|system failure|system mainten|system problem|systeme|systeme severit|systemm|tab crashed|table logs|targetn
E24|task check|task class|task current|task exceede|task id|task in|task read|task run|task sum|tasks sync|technic
E24|technic reasons|temp|temp tempora|tempora authent|tempora down|tempora ec|tempora system|termina abruptl
E24|termina all|termina the|tessera process|text add|tez|tez teztask|teztask|teztask vertex|tgetope|tgetope failed
E24|than inserts|than seconds|than tasks|that attempt|the airline|the allocat|the backend|the bank|the device|the disk
E24|the downstr|the executi|the expect|the future|the gateway|the handle|the invokea|the issue|the kuberne|the lambda
E24|the logs|the mqtt|the mysql|the overpas|the ping|the pool|the replica|the resolut|the site|the upstrea|the warehou
E24|thing insuffi|things you|this explici|this informa|this instanc|this ip|this objectr|this region|this scale
E24|those workers|three|three members|throttl by|through our|tickers|tid executo|tid none|tif error|tika server
E24|time error|time in|time left|time long|time ran|time spent|timedou dynamic|timedou waiting|timelim none
E24|timeout backgro|timeout code|timeout config|timeout duratio|timeout during|timeout excepti|timeout failed
E24|timeout has|timeout httpsco|timeout last|timeout locatio|timeout not|timeout pid|timeout query|timeout raw
E24|timeout reading|timeout see|timeout setting|timeout value|timeout when|timeout with|times message|times most
E24|timesta none|title could|title domain|title gateway|title website|tmo|tmo timeout|tmp out|to abandon|to active
E24|to actor|to answer|to cart|to discord|to disk|to failedj|to failure|to kernel|to launch|to nios|to our|to persist
E24|to poll|to provisi|to render|to respond|to sandbox|to spamass|to stage|to stateme|to stop|to technic|to transit
E24|tokens current|tomes|tomes availab|took longer|tool crawl|torch csrc|total exceede|total max|total time
E24|trace above|trace for|traffic please|trainin job|transac total|transie error|transla is|transmi channel|travers
E24|travers evaluat|trial call|trinoex|trinoex type|trinoin|trinoin type|true fbtrace|try adjusti|try enablin|ttl
E24|ttl exhaust|turned|turned off|ty|type assista|type cas|type downstr|type externa|type unreach|uh|uh oh|unable get
E24|unavail ctrls|unavail gql|unavail intuit|unavail paerror|unavail please|unavail raw|unavail remote|unavail search
E24|unavail server|unavail tempora|under heavy|unexpec before|unexpec conditi|unexpec element|unexpec empty
E24|unexpec html|unexpec http|unexpec server|unexpec while|unknown executi|unknown xml|unreach backend|unsucce the
E24|up after|upload pack|upstrea connect|upstrea error|upstrea failure|upstrea gradio|upstrea no|url all|url as
E24|url couldn'|url to|urn html|us through|usb printer|use browser|use larger|use more|user memory|users please
E24|using deseria|using differe|using gib|utf url|valid graphql|valid host|valid worker|valkey is|value seconds
E24|variabl ray|variant alltraf|vault is|vehicle is|vehicle or|vehicle state|verbose error|vertex failed|vertexn
E24|vertexn map|very|very surpris|vf|vf scale|vm is|vm size|wait on|wait time|waiter|waiter stackcr|wallet gateway
E24|wandb init|wandb setting|warehou is|warning functio|was an|was answere|was being|was cell|was created|was encount
E24|was expecti|was interru|was network|was selecte|was tcp|watch can|watch limit|watch timeout|we current
E24|weaviat timed|webhook or|website ban|websock error|websock was|west amazona|when making|when printin|when waiting
E24|where this|while accessi|while checkin|while forward|while polling|while the|with bot|with httpsco|with invalid
E24|with next|with out|within specifi|without additio|wlm|wlm abort|worker exited|worker log|worker matchin
E24|worker that|workers but|workers died|wrapper|wrapper inciden|write primary|write timeout|write type|wrong extensi
E24|wrong somethi|wrong while|www bing|xml start|xmlrpc bad|xmlrpc common|xx server|yet circuit|yet ready|you keep
E24|your cloudwa|your file|your pattern|zone you|zyte|zyte api
E24F24|additem|additem class|be modifie|class name
E24F24J24O24T24|those
E24F24K24O36|the page
E24F24N24O24|.workflo
E24F24O34|.in
E24F24R24|c shipmen
E24F24R34|bank
E24F30R24|failed message
E24F39O37R30|c state
E24G24|.loop|busy retry|c queue|capacit please|modelno|modelno when|occurre modelno|queue size|ready for
E24G24|request because|server tempora|to tempora
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
E24H24|for text|nginx|out for|pack|server nginx
E24H24I24M37O34P45R34T30|request was
E24H24K24P49|in seconds
E24H24K30|adaptiv
E24H24O39P44|of concurr
E24H24P24|complet the
E24H24P39|slow down
E24H24P42|slow
E24H30O24P37|many concurr
E24I24|.client timeout|.respons timeout|.shard|.task timeout|c modeler|executi timed|from primary|in process
E24I24|inferen hugging|invocat timed|modeler|modeler when|occurre modeler|on endpoin|primary with
E24I24J24|operati model
E24I24K24|.server timeout|while process
E24I24K34|data from|endpoin url
E24I24O24P24|request try
E24J24|.empty respons|c modelst|empty respons|error expecti|for output|malform respons|modelst|modelst when|not return
E24J24|occurre modelst|respons the|was unexpec
E24J24K41|last error
E24J24K49O24R30|resolut
E24J24M24|error input
E24J24M24T24|task failed
E24J24R24|code was|valid json
E24J24R30|phase
E24J24R30T24|startin
E24J24R30T34|parsed
E24J24R34T36|double
E24J24T24|the json
E24J28K30P24|at state
E24J30|to return
E24J30R24|.action|is expecte
E24J30R30T34|extra
E24J30R30T37|.parsing
E24J33R34T52|.format
E24J34R30T37|while parsing
E24J34R34|.functio
E24J45R45T52|parsing
E24K18|line bytearr
E24K24|.binance websock|.bravado|.device not|.dist|.fetchin|.generic|.invalid metadat|.ldap server|.pool exhaust|.reql
E24K24|.selecti|.selecti timeout|.server pool|.server selecti|.url fetchin|acs goto|active server|after maximum
E24K24|api datadog|api mlflow|api mollie|been downloa|bin ssh|braintr com|caught|caught excepti|check system
E24K24|checksu does|closure with|databas or|descrip topolog|downloa but|easypos com|easypos if|error httpcon
E24K24|error timed|excepti class|expired sqldriv|ff|for connect|get connect|get content|goto page|guide trouble|hyt
E24K24|hyt hyt|hyt microso|io last|last caught|login timeout|mailjet|mailjet api|match please|memcach get|mlflow
E24K24|mlflow runs|mnt|mollie com|mollie httpsco|navigat acs|not not|of tries|on navigat|or network|or try|out connect
E24K24|page goto|ping|please let|pool after|promptl api|ray|reached connect|realms protoco|reason shutdow
E24K24|receive valid|respons after|retries check|retry loading|server availab|server connect|server pool
E24K24|server session|servers serverd|session closed|sockett ms|sqlstat hy|status at|status custome|str local
E24K24|string unavail|support easypos|sw|system status|the sha|timeout sockett|timeout topolog|to mailjet|token caused
E24K24|topolog descrip|topolog id|topolog type|tries|type unknown|udp|unavail message|unknown servers|weaviat failed
E24K24|with easypos|with mollie|with request
E24K24L24T24|.py j
E24K24O24|.exa|.nc|.nc client|failed on
E24K24O24P24|retryin
E24K24O24R24|.bleak
E24K24O30|is running
E24K24P24|promptl|unavail error
E24K24R24|.solr|args kwargs|closing|kwargs|solr|to reach|topolog
E24K24R24T30|.end|.fetch
E24K24R30|.edge tts|.pyppete|mixpane
E24K24R34T24|bad data
E24K24R37|the domain
E24K24T24|.metadat|bad http|datadog|datadog com|goto|in langsmi|langsmi|langsmi api|later if
E24K24T28|not start
E24K24T39|of bytes
E24K28P24|polling
E24K30|.keycloa connect|.nng|.no connect|.no respons|.termina|.websock|adaptiv server|apiconn|broker forced
E24K30|closed unexpec|closure|connect closure|connect forced|connect id|connect ms|connect token|during query
E24K30|forced broker|forced connect|generic error|git example|host shop|in max|litellm apiconn|meilise httpcon
E24K30|ms connect|openid connect|protoco openid|realms|retries in|retries retry|server unavail|serverd server
E24K30|sha checksu|source error|stripe if|to communi|to redis|url realms|with stripe
E24K30O24|.git protoco|c hy|redis connect|retry timeout
E24K30P24|websock
E24K30P34|server has
E24K30R24|.no valid|after ms|hy|is closed|modbus|modbus error|openid
E24K30R34|.mixpane
E24K30R48T24|.valid
E24K30T24|from memcach|memcach|schedul
E24K34|at http|connect lost|error after|excepti connect|in non|request excepti|request httpsco|serverd|unreach
E24K34R24|the endpoin
E24K34R34T24|checksu
E24K36|cd
E24K37|complet message|message body|peer closed|remote host|sending complet
E24K37R24|generic
E24K39|closed the
E24K41|aborted remoted|remoted|remoted remote|without sending
E24K42|.remote protoco
E24K44|can't connect
E24K44T34|broken
E24K45R24|mysql server
E24K45R30|mysql
E24K46|.connect closed
E24K46O24R24|tcp
E24K48|.max retry
E24K49|connect aborted|end closed|remote end|without respons
E24K50|or service
E24L24|code returne|command soffice|kernel died|memory please|pool is|returne while|soffice headles|was running
E24L24|zero status
E24L24O24R24T24|and no
E24L24R24T24|command ffmpeg|ran
E24L24R24T39|.convers
E24L24T24|.j java|while calling
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
E24O24|.databas unavail|.exa query|.exa request|busy redis|busy running|cas|dbi operati|failedj|full environ|in sync
E24O24|instanc has|message pending|new session|no reason|not execute|now try|pending previou|previou query|product is
E24O24|puterro|puterro at|query complet|query was|receive error|refresh and|severit server|sql the|state and|stock
E24O24|to another|transac cancell|while it
E24O24P24|again once|are current|request or
E24O24P30R24|c executi
E24O24P34|wait and
E24O24R24|.execute|.precond failed|.reporte|at this|create file|data out|db dbi|dbi|ibm db|id id|keyerro
E24O24R24T34|mdb
E24O24R30|.descrip|.descrip code|.has|.has descrip
E24O24R50T40|element
E24O24T24|.put
E24O30|.in progres|.progres|errorla|holders|on lock|please refresh|running script|transac aborted|try the|use by
E24O30P24|some time
E24O30P30|after some
E24O30R24|.zmq base|script
E24O34|aborted due
E24O34R24|for resourc|in state
E24O37|current in
E24O46P34|is being
E24O49|.lock
E24P24|.active|.base http|.bus server|.webexte|apierro cluster|apierro status|app has|by too|c block|code me
E24P24|code serverb|com greylis|disk usage|display message|elapsed|exceede failed|exceede flood|excepti too
E24P24|flood stage|gave|gave up|greylis|greylis please|histori data|jobs caused|letters blocked|making|me max
E24P24|message null|name node|oauthex is|over limit|queries is|request disk|resume|retry using|search request
E24P24|seconds reached|send request|sending too|server too|shouldr true|stage waterma|status excepti|the availab
E24P24|time has|type system|url jobs|waterma|waterma index
E24P24Q24T30|.reached
E24P24R24|api call|for http
E24P24R30|.serp|.serp api
E24P24R37|c search
E24P24T24|nonetyp
E24P30|com html|concurr queries|html duckduc|https html|streams
E24P30R30|c query
E24P34|duckduc|duckduc com|few minutes|termina because|was throttl|you try
E24P34R30|executi excepti
E24P37|are allowed|provisi
E24P39|flood
E24P41|hit
E24Q24|exceede while
E24Q24R24|loop
E24R18T28|.lxml|.lxml syntax
E24R24|.aql|.aql query|.bad object|.brother|.brother ql|.executi timeout|.netmiko base|.operati rejecte|.port
E24R24|.port audio|.query execute|.soap|.soap fault|account that|action before|actor died|any result|api no
E24R24|api respond|aql|at command|bank or|be str|because more|c availab|c phase|c process|calling get|center|com the
E24R24|comes|config for|crawl|created in|cursor|ef|email account|err aql|error http|error to|forward|gradio|gradio app
E24R24|http bad|http reason|inciden api|index has|inf not|info chrome|inputst|instrum|it can|leaf|limit message
E24R24|max number|name rendere|occurre the|opening inputst|paerror|pd|pending action|pets|poll|print|ql|read csv
E24R24|server did|session info|slot|soap|solr respond|split|state not|stopped|the instrum|the pending|timefra
E24R24|timeout after|to evaluat|to solve|verbose|warning|with non
E24R24T24|data or|engines|excepti failed|expect|forms|gotenbe|gotenbe forms|http gotenbe|mdb put|parts|put mdb
E24R24T30|.batch
E24R24T33|found line
E24R30|.cell|.exceede result|.flagsmi|.flagsmi client|billing invoice|failed at|informa about|mercury|none searchr
E24R30|or one|phase executi|retry or|search phase|searchr|searchr none|to restart|trainin|urn billing
E24R30T24|be parsed
E24R34|.audio|at or|cell|css|executi error|got an|provide for|the email
E24R34T24|inf
E24R34T37|rule
E24R37T34|datetim
E24T18|failed during
E24T24|.build|.cancell|.capacit|.externa|.maximum|.sanic|.system|.warning|.weaviat batch|apache spark|api httperr
E24T24|batch failed|bytes or|charset|charset utf|disk space|error getting|error json|error tmp|failed after|failed see
E24T24|forms libreof|found this|grpc batch|html charset|in json|indicat that|is marked|libreof convert|more data
E24T24|not deseria|object data|of mib|or bytearr|out mp|provide url|python core|ran out|receive respons|returne fetch
E24T24|space in|spark|spark sparkex|sparkex|support datadog|tag expecte|text plain|the sandbox|this limit|was given
E24T30|ffmpeg in|tag line
E24T33|in tag|line line
E24T34|maximum size|size exceede|the size|tika
E24T37|chunk
E24T38|prematu end
E28|access hub|album|album for|capacit problem|changed etcdser|coperni|coperni open|downtim|downtim or|faf state
E28|hour limit|http album|hub is|mainten downtim|notion has|open access|or capacit|out notion|searche per|service your
E28|the coperni|to mainten|to service|unavail your
E28G24|request due
E28J24T30|token line
E28K24|host oauth|oauth reddit
E28K24R24|reddit com
E28K39|all address|to all
E28K52|by peer|connect reset|reset by
E28P28|by respons
E28P28T24|respons too
E28P30|your searche
E28P38|.after|.retry after
E28P40|per hour
E28T30|formed invalid|not well|well formed
E30|#1|#103|#106|#189|#241|#440|#520|#521|#524|#552|#598|.aerospi|.again|.agent runtime|.ambiguo timeout|.bad gateway
E30|.busy loading|.cardles interna|.celery|.command timed|.crashed|.db server|.device overloa|.fs timeout|.get timeout
E30|.http server|.inferen endpoin|.insuffi resourc|.insuffi storage|.kafka timeout|.max connect|.meilise timeout
E30|.on mainten|.overpas gateway|.overpas unknown|.query timeout|.restart|.sdk timeout|.smith api|.smtp connect
E30|.taskiq result|.tempora unavail|.un|.un ambiguo|.unknown content|.write timeout|achieve|achieve consist|after secs
E30|after waiting|again soon|alive|alive replica|and make|and was|api has|api html|api respons|api server|are facing
E30|awaitin|become|bitfine|breaker opened|c backend|c databas|c down|c eio|c full|c gocardl|c maxtime|c notionh|c out
E30|c time|call timeout|cannot achieve|carrier|cause upstrea|client attempt|client request|clientr|clientr waited
E30|cloudwa|cloudwa logs|cluster the|code institu|codenam maxtime|command did|complet your|connect from|consist level
E30|consist quorum|contact the|context deadlin|current respond|current space|dataset in|desc server|device error
E30|device overloa|device tmp|died unexpec|dns operati|do answere|down error|downstr|enginec|enginec encount
E30|err device|errno inotify|errno input|errno too|error fetchin|error operati|error or|error somethi|errorco serverb
E30|exceede timeout|exceede would|excepti memory|facing|facing some|failure sec|failure thresho|few seconds
E30|for replica|for result|for some|from api|from rendere|gateway from|have rate|head html|head title|heavy
E30|host capacit|html head|http interna|http service|httperr server|in memory|in output|in timeout|info consist
E30|inotify|institu down|institu error|interna message|is loading|is thrown|issue see|its stateme|json data
E30|json respons|json with|kafkati|kafkati failed|last failure|launch|leader for|level quorum|likely due|limit full
E30|limitin set|many open|maximum gib|maxtime|memory storing|message attempt|message operati|message out
E30|message somethi|message timed|message unambig|metadat after|mimetyp text|node is|node timed|nodes respons|non json
E30|not get|not respond|notion api|notlead this|of host|of ms|of query|of second|ok errmsg|only respons|open until
E30|operati exceede|or shutdow|or warehou|out receive|out receivi|out some|overloa src|owner to|pattern not
E30|queries for|query cancell|query killed|queue full|quorum|quorum info|quorum require|reached circuit|receive only
E30|receivi message|regionn|remaini last|replica alive|replica nodes|replica that|require replica|respons message
E30|respons no|respons to|result from|result of|results has|run task|sandbox was|scale|searchi for|sec remaini
E30|seconds command|see stack|server do|server load|server log|shipmen shp|shp caused|shutdow in|sleep|some object
E30|some partiti|some trouble|specifi timeout|ssh openssh|start new|stateme or|stateme reached|storing|storing object
E30|summary error|system busy|system resourc|task results|tempora error|the actor|the carrier|the invalid|the moment
E30|this institu|thrown|thrown if|timedou|timeout timed|timeout try|title head|to accept|to become|to clientr
E30|to notion|to replica|transie general|transit to|trouble complet|type downloa|type institu|unambig|unambig ec
E30|unambig timeout|unavail excepti|unavail type|unexpec mimetyp|unknown content|until failure|update metadat
E30|upstrea upstrea|url shipmen|use gib|valkey|waited|waited seconds|warehou timeout|warming|warming up|was cancele
E30|while awaitin|while connect|with bytes|with unexpec|worker died
E30F24|respond to|secs
E30F24O24|shipmen
E30F24O24R24|invalid state
E30F24R24|.cardles pro|.pro
E30G24|current unable|message service|respons in|system is|unavail service
E30G24K24R24|inciden
E30G24R24T30|before the
E30G24R34|error details
E30G30P24|too busy
E30G34|later type
E30G34J24K24M24P30|high
E30G39|is overloa
E30H24|service failed
E30H24P30|limitin|rate limitin
E30I24|complet within|exceede deadlin|message upstrea|operati receive|receive server|the timeout|timeout the|took too
E30I24K30|amazona|amazona com
E30I24O24P30R24T24|invocat
E30I24P24|conside increas
E30I24R24|long to
E30J24|.invalid respons
E30J24K30|forced
E30J24M24R34T24|that is
E30J24R30T44|string line
E30J30O24R30T34|expecte to
E30K18T24|bytearr
E30K24|caused failure|dead|failure connect|health check|mollie|ms timeout|session was|sockett|timeout caused
E30K24|to weaviat|user timeout|valid respons
E30K24M24|navigat
E30K24O24|not active
E30K24O24R24T24|to start
E30K24O24T24|reading from
E30K24O30|.temp
E30K24P30R37|.ddgs
E30K24T24|persist please
E30K30|.auto reconne|.broken|.reconne|caused connect|configu timeout
E30K30O24|time out
E30K30O24R30|.modbus
E30K30P24|connect failure
E30K30T30|.memcach server
E30K33O24R37T24|illegal
E30K34|connect timeout|error caused|shop example|weaviat
E30K34R24|.endpoin
E30K34R34T30|.memcach
E30K37|.handlin|.respons handlin
E30K43|.disconn
E30K46R24|lost
E30K47|.communi
E30K47O24|disconn
E30K48|tempora failure
E30K48O24|connect connect
E30K51|closed connect|connect without
E30K56|error connect
E30K72|connect refused
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
E30O30T24|client put|put false
E30O34|neo transie
E30O37|c transie
E30O41|resourc tempora
E30P24|c serverb|code coordin|code from|coordin node|display|for shard|histori|in http|page request|query start
E30P24|request at|request resulte|second and|stage|status service|too high|transie true
E30P24R24|your query
E30P24R34T34|http https
E30P30|.server busy|retries reason|seconds and
E30P30R39T24|coordin
E30P34|exceede on|was termina
E30R24|.hive|.hive server|.on|additio error|details provide|error try|flow run|inferen endpoin|maximum executi
E30R24|no additio|retryab|service error|sum|to true
E30R24T24|.ambiguo|be fetched
E30R30|error title
E30R30T24|duratio
E30R34|be resolve|in search|load too|solve
E30R37|query executi
E30R53T45|.syntax
E30T24|.loading|soon
E30T28|.xml syntax
E30T30|mimetyp|not detecte
E30T33|column string
E30T40|prematu
E33|c device|c gateway|c left|c on|error server|etcdser leader|leader changed|more space|problem please|tempora unable
E33K70|errno connect
E34|.exchang not|.interru|.leader|.leader for|.mainten|.max retries|.not leader|.pool timeout|.read only|.wait timeout
E34|after millise|after sec|against read|answere|by readtim|bytes receive|c emfile|c enospc|can't write|code html
E34|decode json|details deadlin|error notlead|errorty timeout|exceede details|exceede time|express evaluat|fix this
E34|for task|gateway for|get timed|in express|in few|message timeout|millise|millise with|ms exceede|notlead
E34|only replica|out timeout|request later|resourc name|the leader|thresho reached|time limit|to fix|trinoqu
E34|trinoqu type|would use|write against
E34F24P24R24|.go
E34F24R24|.cardles|.go cardles
E34F24R30|fix
E34G24|type interna|we are
E34G24H24P49R34|second
E34G30|process your
E34H24P24|shortly
E34H30N24P34|reached max
E34H30P34|operati reached
E34I24|.gateway timeout|for respons|time exceede|took
E34I24K24P24|process the
E34I24K37M24Q30|not complet
E34I30|statusc deadlin|timeout on
E34J24P34|few
E34J24R30|reply
E34J24R50T34|express
E34K24|health|loading the|not current|timeout waiting
E34K24N24|somethi went|went|went wrong
E34K24O24|.device
E34K24O34P30R34|against
E34K24P24|.retriab
E34K24R24|to receive
E34K24T24|to post
E34K30|.retries|code unavail|timeout source
E34K30O24R24|.valkey
E34K34O41P24|.transie
E34K37|error sending|sending request
E34K39|.connect failure
E34K39O34|.lost
E34L24P24R24|thresho
E34L37T24|gib
E34L39R24|of memory
E34N30Q24R24|increas the
E34O24|has failed|queued|redis is|timeout ms
E34O30P24T28|at the
E34O34T24|still
E34O39R30|restart
E34P24|.arxiv|again shortly|api query|arxiv|arxiv org|export arxiv|https export|org api
E34P30|serverb
E34R24T43|.xml
E34R30|.vespa|code summary|map
E34R37|while executi
E34R43|.prometh|.prometh api|error errorty
E34T24|after attempt
E36K34|unavail details
E37|#421|.cluster down|.malform respons|.operati timeout|.result timeout|.worker|breaker|circuit breaker
E37|cluster leader|is down|maxmemo|memory maxmemo|no cluster|nodes|query exceede|readtim|readtim httpcon
E37|service tempora|type text|under mainten|used memory|when used
E37G24O24|.not ready|.ready
E37G39|.overloa
E37I24|c deadlin|out in
E37I24K30|respons receive
E37I24R24|executi time
E37I24T30|the read
E37I30|#424
E37I37|request timeout
E37I46|#408
E37J24P37|many error
E37J24R24T30|.malform
E37K24|encount an|receivi|shutdow
E37K24M41T43|.content
E37K24O24P24|timeout expired
E37K24R24T24|if the
E37K30|#599
E37K37|error communi
E37K49O46T24|aborted
E37L24T24|on device
E37L37|.of memory
E37O24|is busy
E37O24P30R24|of seconds
E37O30P30R30|retry your
E37P24|memory limit
E37P30R34|.overpas
E37P37|error respons
E37R24|.request executi|rendere
E37R30|message query
E37R39|error query
E37T24|no space|timeout while
E37T30|.content type
E38|notion
E38J24|.invalid json
E38J41R46T58|.parse
E38T24|space left
E39|.http timeout|.request timeout|.time limit|an interna|body bad|gateway body|gateway html|html bad|is under
E39|logs for|sec|timeout error
E39F34I24O24R24T24|cancell
E39G49P24R24|overloa
E39J24K34|after retries
E39K44|.connect timeout
E39O24|cluster is
E39P34|.wait
E39T30|text html|to decode
E40I30K24O37|c timeout
E40J41T46|.json decode
E41|.breaker|.circuit|.circuit breaker|.timeout expired|code interna|insuffi resourc
E41G24O45P30|.busy
E41I24K37|connect timed
E41K24|out waiting
E41K41|communi with
E41O30|c tempora
E41O34|timeout exceede
E41P24|circuit
E41R34|an unexpec
E42|mainten
E43|error interna|has occurre|html body|query timed|unavail the
E43I24J24O24|while waiting
E43I24K24|.gateway
E43K24|error timeout
E43K30|error has
E43P24T34|disk
E44|occurre please
E44G24I30|deadlin
E44G36P34|c service
E44I30|deadlin exceede
E44I43|.api timeout
E44K49|.pool
E45G37O47P24|busy
E45G43I24K24|.interna server
E45I24K24|has timed
E45I30|out while
E45J30R24T30|expecti value|value line
E45J44R24T47|column char
E45K24L24|pool
E46G30I37|#504
E46H38I34O30|after seconds
E46H38K24O41P43R24|please retry
E46J41R37T45|expecti
E46O24|timeout of
E47G30K36|.service unavail
E47K61O24P18|host port
E47P18S18|error service
E48|replica
E48K61P18|httpcon host
E48K62P18|httpcon
E48O24|leader
E49I24K45O34P39|@retry
E49K24O24|c interna
E49O30P24|c server
E50G30O43|tempora unavail
E51K30|interna error
E52G44H40K24O37P52T24|again later
E52I24K24|out read
E52I37K24|out after
E52I42K24O30|=TimeoutError
E53G24K24|interna server
E53G30K34P30|c unavail
E53I24|operati timed
E53I24K24|port read|read timed
E53I30K24|read timeout
E53I42|.read timeout
E53I45|request timed
E56|bad gateway
E60G30K37R30T24|interna
E62K30|#502
E70I48K49O44P34R24T24|timeout
F24|.check failed|.conditi check|.creatio conflic|.duplica order|.email already|.event sub|.folder create
F24|.folder exists|.gitlab mr|.idempot creatio|.immutab|.immutab subscri|.interac|.interac respond|.invalid resourc
F24|.m user|.mr|.mr closed|.order id|.resourc state|.respond|.smith conflic|.sub|.sub subscri|.subscri conflic
F24|.user in|.usernam|.usernam exists|abc already|acme fix|acme integri|activat failed|active and|addshee sheet
F24|already active|already associa|already cancele|already capture|already ended|already mailbox|already paid
F24|already sub|already taken|already when|amount could|another contact|another name|another open|app already
F24|badrequ resourc|bank already|be cancell|be voided|been cancell|been capture|been fully|been refunde|been respond
F24|been submitt|blobalr code|blobalr content|box com|c cancel|c capture|c charge|c creatio|c custom|c idp|c intent
F24|c mandate|c refunde|c reused|c sub|c taken|c unexpec|c usernam|c void|call has|call is|can receive|cancel failed
F24|cancele recurly|cancell headers|cancell it|cancell state|cannot void|capture descrip|capture if|capture only
F24|capture per|ch ot|charge ch|code already|code blobalr|code custom|collect may|complet error|conflic detail
F24|conflic raw|conflic unable|contact email|contact matchin|create contact|create folder|create saved|created properl
F24|created with|custom message|custome acme|data addresp|data already|data scode|dataset already|dataset detail
F24|dataset httperr|dataset with|dd contact|deliver states|descrip order|detail dataset|detail profile|details already
F24|differe number|documen number|duplica custome|duplica message|duplica paramet|duplica profile|duplica status
F24|duplica uuid|email exists|ended detail|endpoin with|enter another|entry acme|entry exists|envelop cannot
F24|envelop in|error duplica|errorme user|errors dataset|errors order|errors status|errors user|excepti documen
F24|execute differe|exists could|exists data|exists documen|exists email|exists excepti|exists id|exists message
F24|exists msg|exists page|exists secs|exists time|exists validat|field url|files content|filled|filled state
F24|first used|folder done|for dataset|fully refunde|has status|heads job|http activat|http conflic|https upload|id dd
F24|id url|identif meta|identif profile|if intent|in cancell|in filled|input collect|integri duplica|intent capture
F24|interac has|invoice must|is allowed|is inactiv|job if|job referen|key ops|key other|letters abc|link has|listedb
F24|mailbox already|mandate|mandate is|matchin those|merge request|mergeab|mergeab message|mergeab status|message bank
F24|message class|meta duplica|msg signatu|name has|name nightly|name signatu|name taken|nightly saved|not mergeab
F24|number error|number this|occurre already|occurre invoice|occurre usernam|of succeed|one capture|only envelop
F24|open merge|openai already|or deliver|order already|order order|ot|ot has|other than|paid and|paramet they
F24|paramet used|path has|payment amount|per order|please enter|postage already|problem entry|profile id|profile title
F24|progres errorty|properl unexpec|pullreq|pullreq code|receive command|referen with|refunde already|req charge
F24|req keys|request cancel|request payload|resourc cannot|resourc pullreq|respons conflic|runbook|runbook in
F24|same idempot|same usernam|saved search|secret openai|sent or|sheet with|signup|signup operati|smsg client
F24|source branch|space with|specifi name|specifi uuid|specify differe|state message|states may|sub that|submitt on
F24|subscri already|taken path|than job|that link|the sent|the signup|the space|the title|they were|this interac
F24|this name|this shipmen|this source|this title|those details|title already|title call|title conflic|title runbook
F24|to before|updated because|upderr addresp|upderr dsid|upload box|use request|used listedb|used on|user exists
F24|usernam when|using key|uuid has|uuid used|void invalid|voided|were first|with try|write referen
F24G24O30|c engine
F24J24|order has
F24J24O30|only one
F24J34M30O30R34T18|.check
F24K24R24|excepti occurre
F24K30R30T30|dd
F24O24|.already started|.in use|.started|.use|.workflo already|already process|and can|conditi when|conflic http
F24O24|occurre conflic|operati stack|reason conflic|stack app|status of|workflo executi
F24O24R24|item name|process or|req this
F24O24R30|qb validat
F24O24R39|merge
F24O30|.api conflic|.conditi|already started|c conditi|conflic when|occurre conditi|resourc has
F24O34|conditi request|conflic engine|conflic version|engine excepti|executi already|the conditi|version conflic
F24O34R30|branch
F24O37R24|conflic for
F24O41R24|error conflic
F24P24|deliver|done|message user
F24P30T24|putitem|putitem operati|the putitem
F24R24|.duplica resourc|.resourc invalid|addshee|apierro invalid|c postage|c sku|c unproce|ch|duplica sku|email is
F24R24|for idempot|idempot request|issue order|item with|message order|msg unproce|or duplica|payment is|postage
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
F30K28O45R24|already in
F30O24|.gitlab create
F30O24P24R24|.idempot
F30O24R24|c name
F30O24R34|validat excepti
F30O30|this idempot
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
F37O41R30|#405
G18|later try
G24|.agno|.anthrop|.event loop|.overloa respons|.provide overloa|.text generat|active inciden|additio request|advise
G24|advise users|aierror capacit|allowed during|alterna llm|and back|anthrop type|are experie|bedrock is|busy unable
G24|busy we|c nocapac|c servero|c tier|capacit tempora|code capacit|code servero|com openai|complet detail
G24|current over|current overloa|deadlin deploym|demand and|deploym overloa|didn|didn generat|during peak|engine is
G24|engine overloa|error sorry|exceede flex|exceede param|exponen visit|first token|flash the|from gemini
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
G24L24R24T24|the engine
G24O24|again and|api service
G24O24P30|exceede try|later request
G24O24P37|toomany
G24P24|back off|exceede code|exhaust message|exponen|had to|high load|we had
G24P30|later the
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
H24J24|.predict|for tokens
H24J24R30|chatcom
H24J33R24T28|with base
H24K24Q24|bamlcli
H24M24|azurech|azurech service|azureex|class azurech
H24M24O24|pre
H24M24O24R24|request detail|to learn
H24N24|.pipelin
H24N24P24|request would
H24N24R24T34|compone
H24O24|on request|request headers
H24O30Q24R24|added
H24P24|allowed request|and have|headers retry|later or|limit exceed|minute per|need more|qps|throttl too
H24P30|code rate|to rate
H24P34|concurr connect|descrip too
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
H38O30P46|retry after
H49O24P58|@again
I24|.attempt|.attempt timeout|.llm call|.shard timeout|.studio timeout|after per|aierror request|allow longer
I24|anthrop claude|api attempt|attempt increas|attempt timed|call excepti|cancell context|contain primary
I24|context cancele|deepeva|deepeva per|each contain|east amazona|exceede tdetail|excepti request|for each
I24|from contain|from socket|host models|in amazon|inbox executi|increas deepeva|inferen ai|latency|latency metrics
I24|litellm timeout|longer tasks|max executi|metrics for|model anthrop|model api|model timeout|models inferen
I24|not returne|on reading|optimiz|optimiz the|or optimiz|out http|out https|overrid to|per attempt|per task
I24|primary review|process conside|process process|reading data|receive within|request ms|request took|result was
I24|returne within|review the|runtime us|seconds conside|seconds overrid|shard timed|sonnet convers|summari the
I24|task summari|task timeout|tdetail deadlin|the inbox|the latency|time or|timeout length|timeout seconds
I24|timeout sent|timeout trace|upstrea request|using streami|was cancell|was timeout|your invocat
I24K24|.client closed|.closed request|ai azure|azure com|bedrock runtime|com model|https bedrock|models gpt
I24K24|request did
I24K24M24Q24|.open ai
I24K30|.socket timeout|server closed
I24K34|.server connect|timeout connect
I24O24|process time|review
I24Q24|increas max
I24R30|to allow
I24R30T30|streami
I24T24|closed or
I30|.inferen timeout|.model timeout|c modelti|inferen call|modelti|modelti when|occurre modelti
I30K30|#499
I34|call timed
J18|.schema unexpec|.type invalid|.unexpec type|for ipv|invalid prefix|prefix for
J18K24R34|ipv address
J18K43R34|ipv
J24|.agent parsing|.bad url|.baml validat|.beartyp door|.byte|.byte parser|.call not|.call validat|.cattrs
J24|.class validat|.computa|.convert|.door|.door hint|.extra keys|.field invalid|.field value|.forbidd extra
J24|.hint param|.humanlo|.humanlo runtime|.instruc retry|.invoker|.iterabl validat|.kernel functio|.llm malform
J24|.llm no|.malform action|.metric computa|.missing field|.missing fields|.missing value|.multipl structu|.next
J24|.next agent|.no action|.output check|.output validat|.outputs|.param violati|.ragas output|.request validat
J24|.require field|.respons parsing|.schema missing|.schema parse|.schema value|.service invalid|.strict|.strict yaml
J24|.string|.string not|.structu outputs|.studio predict|.such option|.tld bad|.tool invoker|.tool schema|.tool usage
J24|.undefin next|.unknown tool|.yaml validat|access raw|action after|action input|actual output|adapter chatada
J24|adapter jsonada|additio propert|address from|advance|advance fsm|after documen|after thought|age error|age expecte
J24|age in|age input|age msg|age not|age propert|age should|agent assista|agent must|agents in|agents list|aimessa
J24|aimessa with|all require|allowed data|allowed thought|an action|an output|answer citatio|answer must|answer source
J24|apply chat|arbitra|arbitra text|are provide|args id|argumen are|argumen total|as part|ast|ast call|at age|at order
J24|at total|attribu name|availab fields|availab tools|bamlval|bamlval message|be class|be helpful|be int|be low
J24|better|better evaluat|block end|block mapping|body age|brief|brief to|but did|by xls|bytes but|c json|calcula eval
J24|call but|call chatcom|call none|call object|call returne|call str|calls name|calls that|calls use|cannot help
J24|charact line|chatada|chatada failed|chatcom id|choices in|citatio|citatio is|class float|claude haiku|code evaluat
J24|code parsing|code snippet|coerce value|col here|col total|colour unknown|column age|column type|columns in
J24|com rnag|complet total|contact invoice|contain age|content after|convert text|corpus librari|corresp toolmes
J24|create issu|data colour|data must|datacla|datacla wizard|datafra columns|delimit or|detect|detect valid|dict score
J24|dict str|die|die if|discuss|documen line|doubled|doubled paramet|due missing|edit fil|editor|end but|equal input
J24|error loc|error many|errors for|errors generat|errors output|errors value|eval score|evaluat exact|evaluat llm
J24|evaluat model|even|even after|exact|exact match|except|except extensi|existin tool|expecte block|expecte keys
J24|expecte series|expecte you|expecti an|express unexpec|extensi id|extra fields|extra keys|failed guardra
J24|failed while|few of|field id|field total|fields except|fields missing|fields parsed|fields provide|fil|fil is
J24|files doubled|final answer|final output|final respons|first few|float for|float seven|followi bytes|for answer
J24|for final|for for|for require|for schema|for ticket|for typeada|format missed|found aimessa|found arbitra
J24|found scalar|from complet|from llm|from model|from output|fsm|fsm for|functio functio|functio serch|functio tests
J24|further files|get total|github create|gmail sendmia|got object|got seven|got validat|grammar error|guardra validat
J24|haiku|haiku returne|have type|hello world|help with|helpful|here are|high type|if unbeara|in agent|in class
J24|in code|in datafra|in it|in plugin|in tool|includi retries|incorre returne|index was|info is|init missing
J24|input json|instanc many|instanc openapi|instanc total|instead of|instruc does|int sub|integer failed|integer found
J24|into pydanti|invalid ipnetwo|invalid return|invalid sequenc|invalid workshe|invoice failed|invoice from
J24|invoice when|invoke the|ipnetwo|is class|is seven|issu|json does|json eof|json invalid|json output|json resolut
J24|json string|json when|json you|jsonada|jsonada failed|jsonsch model|key query|keys age|keys not|langcha errors
J24|librari further|line ast|line model|list does|list model|litellm jsonsch|literal detecte|literal error|llm outputt
J24|llm respons|llm returne|load field|load value|low medium|lower case|malform node|many is|many json|many line
J24|many of|mapping is|match return|match schema|medium or|missed the|missing age|missing in|missing input|missing key
J24|missing unparse|missing value|model did|model due|model failed|model incorre|model instead|model produce
J24|model reply|model tool|model you|multipl structu|multipl tool|must return|name search|name serch|name total
J24|name xxxxxxx|named totl|no choices|node or|none or|not lower|not mapping|not overlap|number due|number failed
J24|number many|number name|number on|object access|object age|object expecte|object from|object missing
J24|object require|of number|of search|of those|of tooluse|one tool|openapi|operati nothing|option nothing|or high
J24|or line|order availab|order colour|order sub|other has|other instanc|output cannot|output includi|output parser
J24|output parsing|output schema|output tool|output validat|outputt|outputt an|overlap with|parse data|parse functio
J24|parse invoice|parse llm|parsed from|parser failed|parsing block|parsing require|parsing total|parsing your|path in
J24|pattern code|person expecte|person init|phase load|plan invalid|plannin output|plugin web|present but
J24|priorit input|produce final|produce invalid|prompt failed|propert are|propert total|provide agents|provide missing
J24|pydanti model|python langcha|query sql|raw output|reasoni total|receive no|registe argumen|replace editor
J24|reply sure|req for|require answer|require key|resolut ensure|respons answer|respons contact|respons failed
J24|respons reasoni|respons sure|respons tot|retries for|retries last|retries while|retriev tool|return an
J24|return object|return structu|return type|returne empty|returne multipl|rnag|rnag datacla|root failed|root missing
J24|row index|schema propert|score expecti|score input|search args|search calcula|search final|search web|sendmia
J24|sendmia not|sequenc as|serch should|series to|seven got|seven input|seven that|slug github|snippet|snippet is
J24|source field|steps input|str attribu|str phase|str replace|string at|string from|string literal|string on
J24|string startin|string unexpec|structu content|structu dict|structu order|structu respons|such option
J24|support multipl|sure expecte|table you|templat tool|tests|tests corpus|text into|than equal|than words|that all
J24|that do|the answer|the plannin|the regex|the structu|those tool|thought was|ticket priorit|to advance|to apply
J24|to calcula|to coerce|to detect|to invoice|to type|too brief|tool edit|tool even|tool gmail|tool invoice|tool name
J24|tool not|tool with|toolmes|toolmes here|tools search|tooluse please|tot|tot for|total actual|total class
J24|total expecte|total has|total must|total raw|total str|totl at|trouble guide|type less|type literal|type number
J24|typeada|typeada invoice|unbeara|unbeara value|unexpec at|unexpec content|unknown field|unknown operati|unparse
J24|unparse root|urgent|urgent input|url nonsens|use better|use trouble|valid ip|valid url|validat after
J24|validat errors|value diction|value hello|value input|value root|value seven|value steps|value text|value urgent
J24|was forced|when expecti|when only|with agents|with raw|with slug|with tool|wizard|wizard discuss|workshe name
J24|world|world is|wrong value|xls|xls format|xxxxxxx|your code
J24K24|eof while
J24K24O24R37T24|least one
J24K24R24|missed|returne no
J24K46R37S24T37|eof
J24M24Q24|.respons validat|model respons|parse respons
J24M24T24|respons is
J24M30|text in
J24M30O24P24|and retry
J24M34R49T37|.input
J24N24|com oss|docs langcha|for trouble|oss python|trouble visit
J24O24|after it
J24O24P24|retry with
J24O24R24|apply|be present
J24O30R24|int is
J24O30R39|equal to
J24O30R43T24|equal
J24P24T33|actual
J24P30R30|tool search
J24Q24|.ragas|call argumen
J24R24|.agent executi|.api validat|.fields|.functio not|.invalid dimensi|.invalid field|.wrong type|an integer|are the
J24R24|argumen path|argumen please|c wrong|calls to|case|chat templat|choices|class person|column not|detecte at|eval
J24R24|for tool|got tool|grammar|have corresp|id total|input for|int in|jsonsch|message tool|missing field
J24R24|missing paramet|msg field|of float|on line|order total|parsing failure|parsing string|plannin|priorit|reasoni
J24R24|regex pattern|replace|require argumen|scalar|startin at|str int|string was|to invoke|tool get|tooluse|total for
J24R24|total type|type does|type json
J24R24T24|or empty|words
J24R24T30|at column|output from
J24R24T33|propert name
J24R24T34|to convert
J24R24T39|unicode string
J24R24T43|unicode
J24R28|invalid express
J24R30|.missing paramet|functio call|got invalid|tool use|type dict|type integer|use list|valid key|workshe
J24R30T24|invalid format|overlap|shop order|unexpec token
J24R30T34|.charact
J24R30T36|unexpec charact
J24R34|.dimensi|of value|value type
J24R34T24|.schema validat|datafra|regex
J24R37|.sqlglot|field named|must contain|no field
J24R39|expecte type|or equal|than or
J24R39T24|type for
J24R39T30|class str
J24R41T24|be less
J24R44T34|type class
J24R46T30|invalid value
J24R47|totl
J24R48T30|be one
J24S18|.cant|.cant handle|no tool
J24S24T24|output for
J24T18|expecte at
J24T24|.extra|.iterabl|.lex|.metric|.tablib|.unexpec charact|be shorter|constru for|context at|current parser
J24T24|data total|int instead|matches in|no termina|not produce|parser context|schema but|shorter than|termina matches
J24T24|type shop|unsuppo message|when parsing
J24T28|delimit line
J24T30|column expecte|hello|mapping in|one is|schema total
J24T33|double quotes|enclose|enclose in|expecti propert|in double|name enclose|quotes line
J24T34|.unexpec input
J24T37|in unicode
J28|about forty|base many|be instanc|data age|forty|forty input|invoice total|many should|raised validat|value about
J28T24|int for
J30|.abc|.adapter parse|.base validat|.beartyp|.beartyp call|.beartyp hint|.call hint|.dacite|.dacite field
J30|.functio call|.hint|.hint violati|.json schema|.json wizard|.pickle base|.reduced|.reduced pickle|.wizard|age many
J30|age of|an instanc|answer line|as str|asked for|by model|c format|c tool|encoura|encoura the|expecte float
J30|failed generat|find output|float got|functio please|generat json|hint class|id call|in other|int as
J30|invoice validat|key age|lm respons|many not|many violate|maximum retries|message type|model answer|model but
J30|not documen|not extract|not instanc|output fields|output sure|paramet number|prompt see|prompt to|propert failed
J30|respons lm|return specifi|see failed|serch not|str many|sure here|thought|to encoura|type hint|type in
J30|untermi string|update your|valid integer|validat require|validat type|violate type|was returne|while structu
J30|you asked
J30K24|.adapter
J30K24R24|to call
J30M24Q24R24|.unexpec model
J30M30|field with|with errors
J30O24|specifi type
J30P30|asked
J30R24|.bad paramet|.tool not|.type check|documen must|not expecte|not of|require fields|require type|schema type
J30R24|seven is|type object|untermi
J30R24T45|.yaml
J30R30|field require|str at|type missing
J30R37T42|line col
J30R43T39|expecte one
J30T24|.pickle|be dict|require in|str is|total seven
J30T28|expecti delimit
J30T33|delimit
J30T44|.marked|.marked yaml
J33|.addr|.addr format|dev float|diction value|errors pydanti|expecte int|float parsing|for diction|for further
J33|further informa|https errors|informa visit|number type|number unable|parsing input|pydanti dev|str for|string as
J33|total input|value data
J33L24R30|type float
J33R24|as number
J33R24T28|for int|int with|invalid literal|literal for
J33R37T30|be valid
J33T30|parse string
J34|.chain|.lang chain|.marshma|.multipl invalid|adjust|adjust your|got str|here is|int got|on instanc|parse structu
J34|please adjust
J34M30N24R24|.agents
J34O30R34T34|class int
J34R30|colour|final|require field|total is
J34R34|require propert
J34T24|fields in
J34T34|.msgspec
J36|pydanti
J36M24|further
J36R24|valid number
J37|.structu output|call functio|structu output|tool calls|value many
J37M30R30T24|for field
J37R24|.structu
J37R37T24|type int
J37R38T24|failed validat
J37R41T28|integer
J38|for invoice|of int
J38R24T33|literal
J38R30|input should
J39|field age
J39M24Q24R24|.behavio|.model behavio
J39N24Q24R24|tool call
J39R37|.field
J40R24|input value
J40R30T24|type str
J40R30T30|input type
J41|.output parser
J41R24T33|seven
J42L24R45T37|float
J44R37T38|structu
J50O30R52T46|int
K18|.closed resourc|.connect phase|.connect socket|.engine io|.phase|.phase base|bytearr nonsens|econnre receive
K18|errqueu|illegal header|receive through|refused econnre|through errqueu
K18O24|c eaddrin
K18T24|header line
K24|#111|.amqp heartbe|.ansible connect|.ansible runtime|.ares|.artifac downloa|.b connect|.b simple|.backend communi
K24|.bad connect|.bad namespa|.base ssh|.bleak device|.box network|.bravado connect|.brokers|.brokers availab
K24|.bus communi|.cannot listen|.carrier|.certifi fetch|.chunked|.chunked encodin|.code unreach|.comm closed
K24|.command failed|.connect dns|.connect forced|.connect not|.critica|.critica api|.dagster user|.daytona connect
K24|.db connect|.dist network|.enabled|.exa connect|.failsaf|.flight|.flight unavail|.forced|.forward|.ftp|.ftpos
K24|.gateway connect|.geocode unavail|.grpc unavail|.hangup|.heartbe|.heartbe timeout|.helpful|.host lookup
K24|.host unreach|.hpack|.hpack decodin|.http stream|.inconsi|.invalid session|.invalid table|.is enabled|.j network
K24|.kombu|.letta|.listen|.local entry|.mastodo io|.mastodo network|.matrix connect|.mode|.mode is|.multipl redlock
K24|.name resolut|.naming|.neptune connect|.netmiko timeout|.never|.never receive|.no brokers|.not opened|.offline
K24|.offline mode|.opened|.page disconn|.proxy timeout|.recover|.recover connect|.recurly|.redis adapter|.redlock
K24|.remote connect|.remote disconn|.reql driver|.respons never|.respons streami|.scrapli connect|.session close
K24|.session id|.short|.simple|.smith connect|.snmp connect|.socket address|.socket closed|.socket open|.socket proxy
K24|.socket receive|.ssh tunnel|.ssl zero|.ssleof|.start up|.stream lost|.studio websock|.table index|.to|.to connect
K24|.too short|.transpo closed|.transpo connect|.trino connect|.tunnel|.tunnel forward|.unable|.unable to|.unretry
K24|.upload file|.uploadi|.uploadi file|.user code|.weaviat connect|.weaviat grpc|.weaviat start|.websock unable
K24|.whois|.whois command|.yag connect|.zero return|=BrokenPipeError|aa failed|abnorma before|accepti|accepti tcp
K24|access https|acme oss|acme us|activit or|adapter could|address aa|address environ|address flag|address sw
K24|address wrong|af failed|after connect|again or|again whois|against weaviat|all brokers|all servers|an open
K24|and accepti|and couldn'|and oss|answer from|any kdc|any running|any source|api ai|api as|api at|api being
K24|api cartesi|api httpsco|api lancedb|api mixpane|api pagerdu|api promptl|api scrapeg|api series|api statuse
K24|api unfortu|apiconn ollamae|apiconn openaie|app stores|are down|as rest|as well|asset for|asynchr|asynchr default
K24|at aa|at af|at bc|at bfdb|at connect|at dd|at dec|at host|at localho|at refused|at unix|attempt attempt
K24|attempt error|attempt fn|attempt number|availab excepti|away brokenp|baai|baai bge|bad ipv|badconn|bamlcli somethi
K24|bc|bc failed|be down|be when|been disconn|before or|berlin format|between client|bfdb|bfdb failed|bge small
K24|bot profile|broken errno|broker transpo|brokers|brokers are|brokers down|browser connect|browser one|buffer last
K24|but attempt|but returne|by clientc|by connect|by port|by tlserro|by transpo|c amqp|c closed|c connect|c econnab
K24|c enetunr|c enodev|c epipe|c estale|c forced|c httperr|c md|c net|c network|c sdk|c stream|cache please
K24|cached files|calcula by|call attempt|call connect|call error|call log|call method|callfun|callfun session
K24|can happen|can't establi|cannot contact|cannot downloa|cannot reach|cartesi|cartesi ai|causes could|causes of
K24|cc dd|cdp|cdp websock|central amazona|certifi at|certifi sqldriv|chars connect|check against|checksu failed|chroma
K24|chroma server|cl|cl base|cleanly|cleanly interna|client and|client closed|client connect|client failed
K24|client legacy|client reqwest|client schedul|client socket|clientc|clientc cannot|closed badconn|closed cdp
K24|closed cleanly|closed client|closed configu|closed eof|closed most|closed request|closing transpo|cluster cannot
K24|cn|cn hangzho|co to|code all|code clickho|code sqlexec|code transpo|com could|com robot|com table|command cannot
K24|command fetch|common causes|communi api|communi failed|complet content|complet socks|confirm your|connect abort
K24|connect already|connect at|connect dns|connect due|connect econnre|connect first|connect get|connect help
K24|connect ipv|connect level|connect mode|connect namespa|connect not|connect status|connect tried|connect urllib
K24|connect via|consumi|consumi input|contact any|contact dns|content md|content page|content target|context or|corp
K24|corp local|couchdb|couchdb server|couldn' listen|couldn' open|crc of|create caused|create failed|curl cannot
K24|curl http|current connect|cvm|cvm tencent|daemon|daemon at|daemon running|data connect|data device|data timed
K24|db interna|dbproce|dbproce is|dd ee|dd failed|dead or|debuggi|debuggi info|dec failed|default name|defunct
K24|defunct connect|deleted as|details inconsi|details request|details socket|device disconn|device it|device reports
K24|device with|direct tcp|disable it|disconn or|discord gg|dns error|dns resolut|dns server|dns servers|docker daemon
K24|docker ps|docker sock|docs query|docs select|domcont|down right|down val|downloa asset|dpy service|dpy the
K24|dsn exasol|during message|dysmsap|dysmsap aliyunc|eai|eai again|east api|ecs|ecs port|ee ff|en from|enabled to
K24|encodin cl|endpoin timed|eof ssl|err eof|err interne|err see|errno broken|errno conn|errno network|errno softwar
K24|errno sqlstat|errno stale|errno the|error all|error err|error happene|error host|error hostnot|error keepali
K24|error kind|error of|error pushing|error receivi|error retriev|error runtime|errorco connect|errorco md
K24|establi session|establi the|eu central|eu north|example call|example please|example waiting|exasol|exasol errno
K24|excepti can|execute httpsco|execute request|exist nnet|expecte incompl|failed all|failed common|failed details
K24|failed httpsco|failed origina|failed rc|failed rte|failed server|failure failure|failure twisted|false file
K24|fashion connect|fetch certifi|fetch socket|ff was|file during|file handle|file on|file png|file retryin|file srv
K24|files and|files check|files in|find them|flag or|fn args|for direct|for github|for opening|for realm|for satisfy
K24|from any|from defunct|from java|from orders|from respons|fs errno|ftputil|ftputil python|future connect|gaierro
K24|gaierro name|gateway discord|get operati|get system|getaddr eai|getaddr or|getname|getname hostnam|gg|got only
K24|goto net|gpt offline|graph resolve|grpc api|grpc error|grpc health|grs|grs com|handle mnt|handsha respons|hangzho
K24|hangzho aliyunc|happen|happen due|happene while|heartbe|heartbe in|hf hub|high speed|host and|host cvm|host db
K24|host dysmsap|host ecs|host gateway|host github|host https|host keyston|host localho|host mastodo|host matrix
K24|host mlflow|host nominat|host openaip|host por|host proxy|host solr|host sso|host tmp|host trino|host via|host web
K24|host within|host wss|hostnam git|hostnam no|hostnam or|hostnot|html dpy|http latest|http libpod|http localho
K24|http minio|http mlflow|http solr|httperr failed|https no|https search|https shop|https textrac|hub and|hub offline
K24|hy lost|hyper|hyper util|id errno|id session|id topolog|id websock|id yv|impress|impress error|in call|in offline
K24|in startup|in tcp|in tried|inciden failed|incompl got|incompl handsha|inconsi the|incorre hostnam|indexes movies
K24|info call|info ftputil|initiat the|input failed|interne disconn|interne error|interva|interva given
K24|invalid protoco|invalid see|io libpq|ip communi|ip connect|ip locatio|ipv connect|ipv udp|is accessi|is cannot
K24|is correct|is dead|is lm|is unreach|is wrong|java side|java sql|job json|json caused|json get|json limit|json wc
K24|kafkaco connect|kdc|kdc for|keepali|keepali ping|keyston port|kind request|known caused|known configu
K24|kwargs attempt|lancedb|lancedb com|last chars|last seconds|latest api|legacy|legacy error|level excepti|likely the
K24|limit caused|listen|listen on|listene|listene at|llm client|lm studio|local broker|local cache|local net|local tcp
K24|localho error|localho illegal|localho port|localho resolve|locally track|log navigat|login request|longer connect
K24|lookup exmaple|lookup failure|lost errorco|lost if|low http|makes|makes use|many missed|marqo encount
K24|mastodo social|match what|matrix example|maxretr httpcon|mcp|mcp server|md mismatc|md value|md you|meilise errno
K24|merchan transac|message errno|message httpsco|message publish|metadat securet|method that|minio|minio inv
K24|minor cannot|mismatc bad|missed heartbe|mixpane com|mlflow api|mlflow port|mnt nfs|modal server|mode at
K24|mode neptune|model baai|model connect|model invoke|mongo connect|mongo errno|mongo server|movies search|ms while
K24|multipl access|multipl excepti|mysql mysql|nameres failed|neptune|neptune continu|neptune server|net lib|net port
K24|netcdf failure|network adapter|network closed|network communi|nfs|nfs job|nnet|nnet lib|no activit|nobroke
K24|node timeout|nominat openstr|north|north amazona|not closed|not contact|not fetch|not inconsi|not reach
K24|not reachab|not request|not synchro|novalid|novalid none|number false|number ssl|number wrong|nunable|nunable to
K24|object closed|occurre httpsco|of error|of high|offline environ|ollamae|ollamae errno|on illegal|on localho
K24|on mysql|on port|on that|one reachab|only out|open connect|open snmp|open socket|openaie|openaie connect
K24|opened but|opening the|openstr|openstr org|operati ssl|ops protoco|or browser|or getname|or ip|or make|or multipl
K24|or ray|or see|or weaviat|or while|orclpdb|orclpdb is|orders backgro|orders caused|org port|org ssl|origina prompt
K24|oss cn|oss is|out trying|page content|page context|page has|pagerdu com|payment caused|pdf between|peer caused
K24|ping timeout|please confirm|please unset|png failed|por|port after|port device|port no|port similar|primary slack
K24|problem are|profile caused|promptl com|protoco connect|protoco error|protoco header|proxy app|proxy connect
K24|proxy newconn|proxy status|ps it|psycopg operati|publish failed|pushing|pushing impress|py line|python failure
K24|python linux|python new|query connect|questdb|questdb connect|raise|raise connect|raised due|ray address
K24|ray instanc|rc|rc connect|reach api|reach https|reach user|reachab at|reachab node|read but|readine|readine to
K24|reading bytes|realm example|realms ops|receive interna|receivi data|recv|recv failure|redfish|redfish caused
K24|redis cluster|redis excepti|refused at|refused clickho|refused debug|refused debuggi|refused dsn|refused errno
K24|refused http|refused is|refused query|refused request|refused rtsp|registe with|remote connect|remote tcp
K24|reports readine|request client|request files|request httpcon|request none|request source|require again|require an
K24|reqwest error|resolut request|resolve acme|resolve hostnam|respons stream|rest api|retriev incompl|retry limit
K24|retryer attempt|retryin py|returne unavail|robot|robot metadat|rte|rte system|rtsp|rtsp live|rtt|rtt none
K24|run connect|run docker|running as|running ray|runs create|runtime callfun|runtime eu|satisfy content|schedul after
K24|schedul local|scrapeg|scrapeg com|sdk httperr|search berlin|search caused|search client|seconds either|securet
K24|securet system|see how|select caused|select httpcon|select orders|sent interna|series httpsco|series please
K24|server are|server errorco|server grpc|server host|server httpsco|server please|server refused|server running
K24|server ssl|server tcp|server timed|server type|server was|serverd mongo|servers seem|service ai|service communi
K24|service orclpdb|session close|session deleted|session errno|session id|session login|session message|session no
K24|set getaddr|setting address|severit dbproce|severit nunable|severit unable|sftp example|side connect|side is
K24|similar to|snmp session|social|social port|sock|sock is|socket closed|socket connect|socket has|socket is|sockets
K24|sockets locatio|socks connect|softwar|softwar caused|solr docs|solr port|solr solr|source hyper|speed grpc
K24|sql corp|sql sqlreco|sqlreco|sqlreco io|srv app|ssh buffer|ssh connect|ssh could|ssh gateway|ssh session|ssh ssh
K24|ssl provide|ssl wrong|ssleofe|ssleofe eof|sslerro ssl|sslerro ssleofe|sso example|stale file|start session
K24|start up|startup period|stateme caused|statuse|stderr ssh|stores|stores py|str brokers|stream closed|stream was
K24|studio is|studio running|such device|sw exmaple|synchro with|system call|system gservic|system info|table index
K24|target page|tcp closed|tcp port|tcp provide|tcp remote|tcp schedul|tcp session|tcp stream|telnet|telnet connect
K24|tencent com|textrac eu|that host|that require|the asynchr|the browser|the cached|the causes|the crc|the grpc
K24|the hf|the host|the interva|the listene|the mcp|the md|the modal|the nameser|the neptune|the socket|the weaviat
K24|the website|them|them in|then sent|tiktoke caused|timeout then|timeout to|tls error|tls ssl|tlserro|tlserro tls
K24|to browser|to by|to chroma|to closed|to closing|to couchdb|to disable|to endpoin|to exasol|to excepti|to fs
K24|to graph|to hbase|to hive|to inciden|to initiat|to last|to locally|to ora|to questdb|to shop|to ssh|to tcp
K24|to timed|tokens connect|tokens httpsco|tool query|track caused|track your|transac caused|transpo address
K24|transpo connect|transpo failure|transpo is|transpo to|transpo val|tried connect|tried raise|trino|trino port
K24|trouble html|twisted|twisted interne|twisted python|txt caused|udp transpo|unexpec session|unexpec sql|unfortu
K24|unfortu the|unix|unix var|unknown mysql|unknown rtt|unset the|until domcont|up in|uploadi file|url bot|url dns
K24|url encodin|url libpod|url merchan|url payment|url pdf|url python|url redfish|url search|url session|url solr
K24|url stateme|url track|url txt|url version|url wp|urlerro|urlerro urlopen|urllib future|use of|used sockets
K24|util client|value calcula|var run|verify the|verisig|verisig grs|version caused|version number|via proxy|via ssh
K24|voyagea|waiting until|wc|wc orders|we receive|weaviat could|weaviat did|weaviat makes|weaviat url|web gaierro
K24|web novalid|webpage errno|webpage urlopen|website is|websock closed|websock is|well as|what we|whois verisig
K24|with address|with excepti|with https|with incompl|with marqo|with origina|with voyagea|wp|wp json|wrong tcp
K24|wrong version|wrong with|wss primary|your configu|your metadat|yv|yv dpy
K24L24|startup
K24L24R24|.return
K24L24R37T41|.arrow
K24M24|navigat to
K24N24|wrong or
K24O24|code sqlstat|connect host|failed failed|given in|http prefect|prefect api|running on|specifi did|the files
K24O24R24|sqlexec
K24O24R37|please specify
K24O30|fatal unable|happene|invalid table
K24O30R24|c mismatc
K24O34|io error
K24O34P24|specifi in
K24O41R24|stale
K24P24|.streami|api github|connect please|http request|marqo|session to|user code|whois
K24P30|speed
K24P30R24|flight
K24Q24|within limit
K24Q24R24|the llm
K24R24|.ansible|.redis cluster|.tool executi|.yag|.zero|address for|direct|flight returne|fn|has closed|invalid port
K24R24|libpq|libpq failed|mode is|not opened|one to|pagerdu|provide at|ps|resolut failed|small en|to git|value specifi
K24R24|we cannot
K24R24S24|style
K24R24T24|asset|line in|with http
K24R24T30|.end of
K24R24T37|with type
K24R30|berlin|cannot write
K24R37|matrix
K24S24|eof excepti|excepti style|platfor command|style platfor
K24S24T24|file eof|sftp
K24S24T34|.eof
K24T24|.checksu mismatc|.of stream|aa bb|checksu mismatc|content message|error file|failed cannot|got end|memcach set
K24T24|multipa in|of pdf|receive message|textrac|upload file
K24T30|.content too|central|message with|specify the
K24T34|.decodin|crc
K24T37|what
K24T39|.encodin|file tmp
K28|aefe|aefe failed|af cc|aggs|aggs ticker|apikey caused|apps|apps events|at aefe|auth signatu|auth timesta
K28|auth version|bbd|bbd caused|body md|cc eaac|cd fb|city caused|databas caused|droplet per|eaac|eaac bbd|eio
K28|eio caused|events auth|fb|fb fd|fd|fd auth|fe|fe cd|host ssl|io transpo|key auth|md af|message caused|page caused
K28|per page|polling eio|prev|prev apikey|signatu fe|socket io|ticker prev|timesta auth|to errno|transpo polling
K28|url aggs|url apps|url city|url droplet|url message|url socket|version body
K28O24|errno address
K28O30|address already
K30|#2|#210|#425|.broken resourc|.by server|.client initial|.connect loss|.cos client|.general|.general proxy
K30|.illegal state|.kazoo timeout|.ldap session|.ldap socket|.loss|.mcp client|.memcach unexpec|.retries exhaust
K30|.server down|.service request|.session termina|.smtp server|.such stream|.sys|.sys call|.termina by|.transie mixin
K30|.unexpec close|.unreach|.valid connect|=ConnectionAbortedError|abnorma|aborted brokenp|address af|af unspec|ai ssl
K30|aliyunc|aliyunc com|any cluster|api connect|at bfe|at cce|at cea|at cfd|at db|at fc|auth tokens|away|been detecte
K30|bfe|bfe cd|body incompl|body receive|bootstr|bootstr from|browser has|c clientn|c ehostun|can't contact|cce
K30|cce failed|cd failed|cea|cea failed|cfd|cfd failed|charges|charges caused|chunked|chunked read|clickho
K30|client initial|client says|clientn|clientn message|closed with|code clientn|code connect|com errno|com see
K30|com tempora|communi functio|communi protoco|complet transfe|connect adaptiv|connect all|connect and|connect during
K30|connect maxretr|connect modbust|connect params|connect probabl|connect protoco|connect tcp|connect time
K30|connect with|contact ldap|contain json|curl could|curlcod|curlcod couldn'|databas connect|db port|default tempora
K30|desc can't|detecte communi|detecti the|devtool|disconn not|disconn without|documen caused|downloa webpage
K30|dpy cannot|during connect|email caused|err connect|errno ctrls|errno none|error generic|error was|excepti errno
K30|excepti httpcon|fail connect|from kafka|functio detecti|generic unable|getaddr|gone away|host name|host unreach
K30|http client|http stream|https keyston|httpx|httpx connect|illegal connect|incompl chunked|indexes letters
K30|info transpo|initial failed|invalid errno|job caused|kafka|kafka address|kafkaco unable|keyston|keyston auth|ldap
K30|ldap server|letters documen|libpod|libpod contain|localho is|locate the|locatio where|lookup example|maxretr
K30|means the|message disconn|message fail|modbust|newconn connect|newconn failed|not establi|of expecte|offline mode
K30|on total|operati curlcod|params or|probabl means|project caused|protoco banner|protoco being|protoco remote
K30|protoco specifi|provide error|proxy errno|raised connect|reachab|read on|reading informa|reading ssh|receive bytes
K30|recogni connect|resolve api|resolve at|satisfy transfe|says serverd|sending respons|server during|server errno
K30|server termina|server unexpec|servers connect|socks proxy|specifi error|sql communi|ssh protoco|ssl connect
K30|stream connect|stream is|such host|termina abnorma|the error|this probabl|tls|to bootstr|to devtool|to satisfy
K30|to socks|transfe length|transfe message|transpo endpoin|tsocket|tsocket read|ttransp|ttransp type|type message
K30|unavail failed|unexpec eof|unexpec this|unspec|url charges|url cloud|url job|url send|used tcp|was detecte|webpage
K30|your connect
K30L24O30|by other
K30L24T24|where the
K30O24|connect or
K30O24R30T24|to failed
K30O24T24|means
K30O30|termina by
K30O30T24|detecti
K30P24|fc failed|or server
K30P24T33|fc
K30P30|cause unknown
K30R24|already closed|banner|couldn' resolve
K30R24S24|of file
K30R30T24|.receive
K30R34|.mixin
K30R34T30|.checksu
K30R43T30|.illegal
K30T24|.telegra network
K30T30|bytes expecte|expecte bytes|read bytes|while reading
K30T34|when reading
K33|.client os|.socket connect|address reason|econnre|reason errno
K34|.client payload|.close|.dns lookup|.endpoin connect|.kafka connect|.meilise communi|.not connect|.proxy connect
K34|api exmaple|broken incompl|brokenp|brokenp broken|by protoco|clean|clean fashion|connect httpsco|dns lookup
K34|eof occurre|err name|err urlopen|error eof|fail to|failed errno|fashion|fetch data|first for|host acme
K34|host example|httpsco object|in violati|interne connect|ipv failed|kafkaco|length header|lost connect|lost in
K34|non clean|none unable|of protoco|port on|refused by|refused os|results for|satisfy|side was|tcp connect|tcp ip
K34|to databas|to port|unexpec closed|url err|url indexes|violati of|your interne
K34O24R24|the other
K34P24|the network
K34T24|error net|occurre in|respons payload
K34T30|enough data|payload is
K36|resolve address
K37|.gaierro|.incompl read|.ldap communi|.server disconn|.stream closed|broken pipe|by nameres|communi error
K37|connect broken|connect unexpec|error network|for hostnam|host connect|hostnam lookup|localho connect|nameres
K37|network connect|on errno|pipe
K37O24|.connect lost
K37R30|by server
K38|aborted connect|default connect|url api
K38P24R30|af
K38T40|=EOFError
K39|.connect refused|address last|couldn' connect|incompl bytes|more expecte|other side|read more|unknown ipv
K39R37T30|error unknown
K40|establi connect|newconn httpcon
K41|.connect failed|.new|.new connect|been closed|resolve host|server disconn|to localho|to mysql|was lost
K41T24|net err
K42|ssl default
K43|.t transpo|connect closed|server on
K43T24|bytes read
K45|all connect|attempt failed|connect attempt|errno tempora
K46R30|localho
K47|connect call
K48|failure in|in name|name resolut
K49|errno name
K51|at failed
K56|=ConnectionRefusedError
K57|newconn urllib
K58|connect httpcon|httpcon object|urllib connect
K59|urllib
K60|by newconn|establi new|new connect
K61|connect errno|newconn|to establi
K62|establi
L24|.array|.array memory|.arrow memory|.dead kernel|.sigkill|.signal sigkill|alloc cpp|alloc cudaerr|allocat bytes
L24|allocat mib|and data|args mem|array with|availab memory|batch size|be freed|big tif|blocks try|buffer manager
L24|buffer pool|bytes in|cache blocks|calling topanda|command convert|common device|convert big|convert huge|core src
L24|create llama|cuda failed|cuda gib|cudaerr|cudaerr out|cuh|cuh memory|decreas gpu|desired gpu|device cuda
L24|device helpers|enough memory|error out|errors page|excepti non|executa batch|ffmpeg mov|for report|found reached
L24|fractio static|free includi|free memory|freed|full and|functio outofme|gb which|gib decreas|gib for|gib gpu|gib is
L24|gib memory|gib on|has gib|headles died|heap|heap space|helpers|helpers cuh|huge tif|id where|includi non
L24|increas gpu|increas mem|insuffi memory|ip id|is less|java heap|lang outofme|llama context|malloc|malloc of
L24|manager excepti|matmul|matmul node|mem fractio|memory could|memory failed|memory the|memory this|memory usage
L24|memory used|mib gpu|mib is|modules core|no availab|no memory|node failed|node ip|node was|non pytorch|on startup
L24|on worker|onnxrun runtime|or reduce|other process|out webm|outofme java|page std|png returne|png stdout
L24|process has|pytorch memory|reached zero|reduce gpu|report pdf|request buffer|running matmul|running was
L24|self server|server args|shape and|size failed|size found|src alloc|src api|startup is|static|static current|std
L24|std bad|than desired|the cache|thresho of|topanda|topanda java|usage thresho|utiliza gib|utiliza or|utiliza when
L24|value self|webm died|which gib|which mib|with shape|worker bad
L24M24|desired
L24O24P24|current value
L24O30|used by
L24P24|the memory
L24P24R24T24|which exceeds
L24R24|.return code|.signal|fractio|ran usr
L24R24T24|workspa src
L24R24T30|convers failed|data type
L24R24T34|shape
L24R30|error on
L24R34|blocks|memory in
L24T24|allocat error|an array|api common|excepti unable|failure errors|java lang|memory allocat|mov out|pdf with
L24T24|status failure|the buffer
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
M24P30T24|entity is
M24P39R30|control
M24Q24|.respons blocked|content as|finish message|generat was|reason finish|respons did|success finish
M24Q24R24|complet success
M24Q30|.finish reason|.reason
M24Q34|.finish
M24R24|be sent|errors the|failed you|prompts|sent to
M24R24T24|tomorro
M24R30|in input|role user
M24T24|data may|failed check|input contain|process because|works
M24T30|be process|the text
M24T34|c image|in text
M24T37|input data
M28|policy the
M30|#446|.content policy|.guardra tripwir|.input check|.pii|.trigger|.tripwir|.tripwir trigger|attribu class
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
N24|count reached|either somethi|errors graph|for compone|graph recursi|hitting stop|iterati of|iterati with|langgra
N24|langgra errors|limit by|limit config|limits exceede|max iterati|max steps|max turns|maximum run|model call
N24|python langgra|reached either|reached without|recursi limit|run count|run max|stop conditi|the recursi|turns
N24|turns exceede|without hitting
N24O24|.runs|conditi you|with run
N24O24R24|.compone
N24P24|exceede calls|hitting
N24P24R24T24|the next
N24Q24R24|.tool call
N24R24|.recursi
N24R34|iterati|recursi
N30|.call limit|exceede run|of reached|run limit
O18|page there|receive locked
O24|.access conditi|.airflow bad|.allocat|.already in|.already locked|.be|.be locked|.bleak d|.branche|.cannot be|.cas
O24|.cas mismatc|.changed|.channel locked|.complet|.compone state|.concurr runs|.concurr update|.conditi failed
O24|.consume busy|.cosmos access|.crawler|.crawler running|.d bus|.dag run|.daytona conflic|.deleted|.deleted recentl
O24|.device busy|.diverge|.diverge branche|.documen locked|.documen revisio|.executi already|.fenced|.file locked
O24|.http locked|.id was|.idempot already|.irresol|.irresol conflic|.isolati|.job operati|.key busy|.locked resourc
O24|.many updates|.message lock|.newer|.newer cloud|.not complet|.not owned|.object already|.overwri|.overwri newer
O24|.owned|.pack|.prior request|.produce busy|.produce fenced|.queue deleted|.readers|.readers full|.recentl
O24|.record busy|.record generat|.release|.release unlocke|.request not|.resourc in|.revisio id|.rollbac|.run already
O24|.running|.runs exceede|.save|.save conditi|.send pack|.seriali failure|.session busy|.session cannot|.session lock
O24|.sharing|.sharing violati|.simulta|.simulta request|.slave device|.stale data|.stale object|.state conflic
O24|.task in|.transac aborted|.transac execute|.transac rollbac|.transac seriali|.transac write|.unlocke|.unlocke lock
O24|.unrepea|.unrepea read|.updates|.was|.was changed|.watch|abc on|aborted after|aborted by|aborted debug
O24|aborted details|aborted please|about possibl|accepte it|access flags|access use|accesse by|accompl|accompl in
O24|acme com|acme git|acme letters|acme lock|acme sharepo|acquire gql|acquire index|acquire lockfil|acquire retry
O24|acquire time|acquire with|acquiri locks|acquiri the|acquiri thread|action pending|active instead|add message
O24|added try|admin termina|after deletin|after failed|after header|after you|again message|again operati
O24|again recurly|agent is|allocat could|allowed for|allowed values|already accesse|already an|already being
O24|already held|already partici|already reading|already rebalan|an in|an indexwr|an ongoing|an update|and acquire
O24|and assigne|and resolut|and set|and use|another another|another connect|another instanc|another member
O24|another ongoing|another program|another receive|another update|another with|api dataset|api work|append concurr
O24|append rows|append transac|apply your|are attempt|are concurr|are incompa|are open|are parse|are pid|are still
O24|assigne|assigne the|at precond|at with|atlassi|atlassi conflue|attache|attache to|attempt retry|attempt the
O24|attempt times|automat transac|autonom|autonom databas|avoid conflic|aws cloudfo|aws rekogni|back because|back by
O24|back code|base branch|be accepte|be accompl|be increme|be locked|be obtaine|be origina|because route
O24|because sheetid|because this|been aborted|been attempt|been changed|been release|been rolled|before attempt
O24|before retryin|begin mdb|being added|being modifie|being prepare|being request|below transac|blob and|bluez
O24|bluez error|branch file|branch main|branch was|broker group|busy and|busy cannot|busy opt|busyerr|busyerr databas
O24|by admin|by current|by dfsclie|by lock|by members|by process|by someone|by user|c another|c crawler|c during
O24|c edit|c errorir|c etxtbsy|c incorre|c leaseid|c mutatio|c owner|c paginat|c priorre|c protoco|c queuebe|c queuede
O24|c reserve|c tablebe|c timesta|c xx|cache hugging|campaig is|can create|cancell please|cancell reasons|cannot push
O24|cannot reboot|cannot release|cannot requeue|cannot succeed|cas mismatc|casmism|casmism ec|change in|change is
O24|changed by|changed expecte|changes conflic|changes happene|changes qty|changes to|check and|client if
O24|client operate|cloud but|cloud path|cloudfo|cloudfo eu|code databas|code incorre|code operati|code pathcon
O24|code queuebe|code rebalan|code severit|code updatec|collisi|collisi automat|com atlassi|com client|com concurr
O24|com xlsx|commit cannot|commit has|commit main|commit stderr|commitf|commitf commit|committ aa|complet before
O24|complet insert|complet server|complet since|complet transac|concurr access|concurr append|concurr by|concurr files
O24|concurr for|concurr invocat|concurr one|concurr operati|concurr or|concurr updates|concurr verific|concurr when
O24|concurr writers|conditi not|conditi on|conditi the|conflic another|conflic attempt|conflic changes|conflic client
O24|conflic concurr|conflic diagnos|conflic on|conflic operati|conflic request|conflic rev|conflic secret
O24|conflic server|conflic some|conflic state|conflic status|conflic ts|conflic user|conflic your|conflue api
O24|connect as|connect code|content create|convers busy|convers convers|crashed process|crawler|crawler when
O24|crawler with|create another|create git|create srv|createb|createb operati|created hence|created probabl|createq
O24|createq operati|csv file|csv for|current lease|current owned|current process|current receive|current rolling
O24|cust cannot|cust please|custome please|dag run|dashboa has|data changed|data conflic|data data|data dir|data fs
O24|data git|data graph|data of|data this|databas failed|databas locked|databas schema|databas version|dataset for
O24|datasto|datasto transac|db lock|deadloc detecte|deadloc or|deadloc update|declara|declare on|deleted data
O24|deleted errorco|deleted message|deletin|deletin queue|delta concurr|delta transac|depende resourc|descrip conflic
O24|detail campaig|detail cannot|detail job|detail seriali|detail shipmen|detaile failed|details transac|detectc
O24|detectc operati|detecte while|devbox is|device busy|device reporte|dfsclie|dfsclie on|diagnos hapi|did so
O24|differe multita|differe process|dir argumen|dir milvus|directo this|disconn errorco|docs kuzudb|docs trouble
O24|documen locked|documen revisio|documen transac|don't use|droplet already|edit files|edit lock|editing it
O24|element is|else|ends|envelop is|environ maxread|epoch|epoch is|epoch of|err conflic|err error|err in|err operati
O24|err write|errmsg writeco|errno conflic|errno text|error acquiri|error commit|error configu|error consume
O24|error forseti|error frequen|error full|error inprogr|error intermi|error precond|error running|error transac
O24|errorco edit|errorco leaseid|errorco linksto|errorco queuebe|errorco tablebe|errorco updatec|errors keyerro
O24|errors staleel|etag|etag mismatc|evaluat to|exceede db|excepti conflic|excepti could|excepti timesta|exclusi lock
O24|exclusi propert|execute due|execute failed|executi jobs|executi when|existin autonom|exists arn|exl|exl lock
O24|expecte id|failed branch|failed broker|failed concurr|failed content|failed dir|failed ibm|failed lock
O24|failed retries|failed saving|failed transac|failed version|false code|false the|fastfor|fastfor referen
O24|fault taskinp|fetch first|fetch the|fetched please|file because|file cannot|file errno|file https|file lease
O24|files are|files prevent|files were|files when|finish thread|finishe before|flags are|folder qdrant|for cloud
O24|for dag|for dfsclie|for load|for shared|for specifi|for vertex|forseti because|forseti can't|frequen and|from last
O24|from state|fulfill on|full dataset|generat src|getting disconn|git commit|git push|globalt|globalt msg|graph kuzu
O24|group has|group rebalan|hapi|hapi the|happene during|happene since|has complet|has conflic|has finishe|has happene
O24|has locked|has pending|have opened|header may|headers evaluat|heads main|held|held by|hence|hence current
O24|higher epoch|hold by|how many|http the|httploc|httploc locked|hub locks|id aa|id cust|id is|id manual|id ocid
O24|illegal the|in acquiri|in current|in differe|in failedj|in relatio|in running|in task|in termina|in transac
O24|in transie|in unexpec|in update|incompa status|incorre message|increme|increme on|index is|index srv|indexwr
O24|indexwr working|info id|inprogr|inprogr operati|insert operati|instanc reboot|instanc while|instead in|intermi
O24|intermi retry|into metrics|invocat are|io excepti|is active|is below|is created|is getting|is ongoing|is opened
O24|is using|it could|it ends|it if|it this|items an|iw|iw lock|job lock|jobs lead|keep resourc|keyerro keyerro
O24|keyerro locked|kuzu see|kuzudb|kuzudb com|last commit|last page|last update|later error|later this|latest databas
O24|latest documen|leader in|leads after|leads has|leads issue|leads when|lease id|lease is|lease on|leaseid
O24|letters commit|letters server|linksto|load leads|local file|local milvus|localiz task|lock already|lock cannot
O24|lock conflic|lock envelop|lock error|lock exceeds|lock hold|lock home|lock if|lock info|lock maildro|lock nightly
O24|lock not|lock owner|lock port|lock refs|lock request|lock sync|lock that|lock timeout|lock within|lockbus
O24|lockbus some|locked backgro|locked jobs|locked letters|locked main|locked none|locked request|locked specifi
O24|locked sql|locked table|locked this|lockede|lockede databas|lockfil|lockfil lockbus|locks leads|locks locks
O24|locks models|locks on|logos|logos is|longer owned|made concurr|maildro|maildro try|main fetch|main has|main main
O24|main request|main stderr|many seconds|masters|masters redis|match documen|match that|maxread|maxread limit|md does
O24|mdb readers|mdb txn|means there|meeting is|members acme|merge again|message base|message cas|message conditi
O24|message droplet|message globalt|message open|message readme|message sync|metadat changed|metrics key
O24|microso session|might be|milvus|milvus db|milvus failed|mismatc error|mismatc source|modifie after|modifie review
O24|msg transac|multi documen|multipl errors|multita|multita strateg|must fetch|name conflic|name leads|name tempora
O24|new receive|new sync|newer in|newer produce|newer than|nightly at|nightly sync|nil|nil with|no lease|no or|no wait
O24|non fastfor|none conflic|not attache|not exclusi|not hold|not lock|not met|not obtain|not saved|now and|nowait
O24|nowait specifi|objects cannot|obtain lock|obtaine|obtaine or|occurre check|occurre concurr|occurre crawler
O24|occurre executi|occurre operati|occurre priorre|ocid|ocid has|of being|of deadloc|of is|of lock|of order|of qdrant
O24|of updatin|of waiters|oid serial|old if|on after|on another|on because|on branch|on file|on locks|on no|on pods
O24|on put|on retry|on row|on update|once rates|once sending|once the|one none|one update|ongoing for|ongoing operati
O24|ongoing task|only create|open local|opened because|opened by|opened it|operate|operate false|operati again
O24|operati already|operati blocked|operati can't|operati concurr|operati crawler|operati deadloc|operati executi
O24|operati for|operati or|operati path|operati project|operati read|operati session|operati stateme|operati status
O24|operati stream|operati there|operati use|operati when|ops md|or choose|or crashed|or depende|or don't|or edit
O24|or multi|or stripe|or transac|or write|ora deadloc|ora resourc|order qty|orders in|org bluez|origin main
O24|origina declara|origina declare|out period|overwri at|owned by|owner message|owner of|page documen|page version
O24|page was|paginat from|paramet did|partici|partici trackin|partiti to|path client|path data|path state|path you
O24|pathcon|pathcon message|pending event|pending task|perform at|period exceede|person was|please apply
O24|please request|please restart|please retriev|pods the|pools|port db|possibl etag|possibl reasons|pre conditi
O24|precond given|precond is|precond operati|prepare please|present that|prevent|prevent the|previou request
O24|printer redis|priorre|priorre when|probabl user|process acquire|process cannot|process error|process is|process of
O24|process prior|process txt|process wait|produce there|produce using|progres and|progres faultca|progres operati
O24|progres state|progres title|progres val|progres with|project arn|project logos|propert value|pulumi com|push non
O24|push origin|push some|put https|putpara|putpara operati|pymysql|pymysql err|qdrant|qdrant client|qdrant is
O24|qdrant server|qty qty|qty where|query now|queue before|queue leader|queuebe|queuebe code|queuebe content
O24|queued retry|queuede|queuede when|rates are|read conflic|readers full|readme md|ready http|reason code|reasons and
O24|reasons for|reasons transac|rebalan and|rebalan in|reboot instanc|reboot linode|rebooti|receive nil|record generat
O24|record is|redis errors|redlock printer|refer cancell|referen element|refresh to|refs to|regular directo
O24|rejecte main|rekogni|rekogni eu|relatio jobs|release lock|release your|repo git|reporte slave|repos|repos content
O24|reposit stderr|request abc|request allocat|request concurr|request conflic|request if|request new|request on
O24|request once|request session|request that|requeue|requeue job|require concurr|reserve by|reserve request
O24|resolut visit|resourc again|resourc arn|resourc extensi|resourc in|resourc that|resourc version|respons allowed
O24|rest repos|restart paginat|retriev status|retry once|retry status|retry transac|rev values|review and
O24|revisio provide|rollbac session|rolling|rolling back|root commit|root finishe|root of|row were|rows databas
O24|rs multipl|rsrc locked|run already|run is|running state|running the|runs exceede|runs has|same access|same number
O24|same transac|sandbox state|satisfi errorco|save conditi|save conflic|saving state|schema is|seconds after
O24|seconds you|secret crm|see this|sent try|server instead|server state|server transac|servers cannot|service action
O24|service databas|service excepti|session cannot|session cust|session is|session lock|set lock|set paramet|set qty
O24|sha does|share access|shared use|sharepo com|sharepo spfilel|sharing|sharing violati|sheetid|sheetid is|shipmen is
O24|simpleq queuede|since please|since you|slave device|so your|some failed|some refs|some writeco|someone
O24|someone else|specifi how|specifi operati|specifi or|specifi precond|specifi reasons|specifi table|specify unique
O24|spexcep save|spfilel|spfilel the|splitsh|splitsh operati|sql update|src transac|srv repo|stack arn|staleel
O24|start sandbox|start ts|startcr|startcr operati|started editing|started which|startjo|startjo operati|state another
O24|state change|state detail|state illegal|state in|state lock|state of|state rebooti|state resourc|state started
O24|state termina|state updatin|stateme execute|stateme has|stateme limit|stateme on|stateme was|statest possibl
O24|status aborted|status sharing|statusc aborted|stderr rejecte|still being|still process|still queued|stock set
O24|stopbro|stopbro operati|storage folder|store err|str commit|string aborted|stripe process|succeed due|support one
O24|sync masters|sync token|sync you|table by|table letters|table ru|tablebe|task state|task try|task unset|taskinp
O24|taskinp dynamic|tempora reserve|termina pid|termina state|text concurr|text file|than on|that no|that of
O24|that process|that specifi|that uses|the blob|the cloud|the createb|the createq|the dashboa|the detectc|the exclusi
O24|the full|the meeting|the merge|the origina|the partiti|the pre|the precond|the previou|the putpara|the share
O24|the splitsh|the startcr|the startjo|the state|the stateme|the stopbro|the transcr|the underly|the updatef
O24|this append|this custome|this directo|this lock|this means|this might|this or|this product|this socket|this time
O24|this update|those made|thread tmp|thread while|time acquiri|time an|time root|timeout another|timeout lock
O24|timeout reason|times but|timesta error|title job|tmp job|tmp tmpbq|tmp tmpc|tmp tmpy|tmp wjh|tmpbq|tmpbq iw|tmpc
O24|tmpc vvb|tmpy|tmpy exl|to deadloc|to false|to github|to push|to thread|token please|tool append|tool run
O24|transac and|transac are|transac because|transac changes|transac collisi|transac commit|transac data|transac db
O24|transac deleted|transac full|transac id|transac items|transac metadat|transac number|transac overwri|transac read
O24|transac rollbac|transac rolled|transac rs|transac sql|transac sqlexec|transac there|transac timeout|transac update
O24|transac when|transcr current|transie full|transie ok|transie state|transie writeco|trouble conflic|ts|ts conflic
O24|ts key|txn begin|txt is|txt locked|type lock|type page|unavail retry|underly objects|underly transac|unexpec state
O24|unique client|unique value|update concurr|update current|update file|update in|update item|update please
O24|update row|update stale|update stateme|update stock|update transac|updatec message|updated by|updated now|updatef
O24|updatef operati|updates for|use addr|use please|use qdrant|use retry|use unable|use uri|use user|user admin
O24|user client|user data|user example|user please|uses the|using regular|value does|value values|values do
O24|values transcr|variabl changed|verific to|version already|version and|version constra|version must|version object
O24|vertex due|vhost it|violati xc|vvb|vvb lock|wait transac|waiters|waiters for|was fetched|was modifie|was now
O24|was still|watched|watched variabl|were added|were matched|west executi|west project|west stack|while run
O24|with concurr|with datasto|with epoch|with idempot|with nowait|with those|with unique|with version|wjh|wjh corpus
O24|work pools|work was|write transac|write write|writeco errmsg|writeco start|writers attempt|wrong documen
O24|www pulumi|xc the|xlsx is|xx detail|xx seriali|yet been|you see|you started|your stateme|your work
O24P24|bot is|c ebusy|clicks|clicks under|code concurr|docs github|documen url|finish or|later message|must wait
O24P24|occurre toomany|operati has|other request|prior|prior request|server resourc|state json|stream clicks
O24P24|time specifi|to wait|toomany when|under account
O24P24R24|frequen|the time
O24P24R34|operati against
O24P30|.d|blocked tempora
O24P34|wait seconds
O24Q24|added to
O24R24|.element referen|.slave|.slave reporte|.stale element|addr tcp|c illegal|changer|changer operati|choose
O24R24|choose differe|db linuxx|driver db|editing|element referen|linuxx|linuxx sql|message stale|number are
O24R24|object has|orders expecte|prepare|qty for|query error|row in|since the|slave|stale element|that support
O24R24|the changer|the updates|then retry|updates operati|you require
O24R24T24|addr|but is|first error|or wrong|overwri
O24R30|declare|paginat|reserve
O24R30T30|.referen|allowed in
O24R34|number is|uses
O24R43|.element
O24T24|.consume|.prior|already has|be uploade|but failed|corpus fs|in invalid|in one|item an|met|readers|rev
O24T24|table leads|to resourc
O24T34|file content|in another
O28|again conflic|error locked|locked for
O28P24|c busy
O30|#112|.achieve|.bad version|.busy resourc|.contend|.contend transac|.lock lost|.lock not|.lock timeout|.modifie
O30|.not achieve|.optimis|.optimis check|.patch test|.quorum|.quorum not|.resourc modifie|.task locked|.test failed
O30|.transac conflic|.update|=BlockingIOError|aborted transac|accesse right|accessi it|acquire exclusi|and root
O30|another api|another git|are waiting|at version|be fulfill|be retried|because another|because holders|been chosen
O30|being updated|bot instanc|busy src|c contend|c eagain|c sync|c updatec|c writeco|change key|chosen|chosen as
O30|class persist|clienti can't|codenam writeco|commit conflic|concurr conflic|concurr modific|concurr runs
O30|conditi operati|conditi specifi|configu databas|conflic conditi|conflic documen|conflic require|conflic termina
O30|conflic this|conflic will|contend|contend transac|couldn' lock|create or|current accessi|current change
O30|current documen|current state|current version|cycle are|data db|databas table|db is|deadloc on|deadloc victim
O30|detecti of|dir|documen update|error errorla|error stale|errorla transie|excepti stale|exclusi owner|exists another
O30|failure for|file busy|for path|for version|forming|forming the|forseti transac|fs lock|fulfill|getupda
O30|getupda request|git process|has seqno|hold|holders of|is aborted|is stale|isolati|isolati violati|key redlock
O30|linode busy|lock are|lock data|locked locked|locked the|locks availab|locks invalid|mapping persist|match latest
O30|message another|message lock|message transac|modific|no locks|now because|object cannot|object version
O30|occurre transac|of that|oid class|one bot|operati conflic|operati databas|or timeout|order was|other getupda|owned
O30|owner forseti|persist mapping|persist serial|precond failure|preempt|preempt by|primary term|process and
O30|process id|process seems|progres against|progres for|progres on|progres to|rebalan|reboot|record busy|redlock sync
O30|request precond|require seqno|rerun|rerun the|resourc busy|resourc message|resourc please|resourc txt|resourc with
O30|retried|rollbac instead|rolled|rolled back|root were|running task|send or|seqno|seqno and|seqno primary
O30|seriali isolati|since last|sqlite operati|stale data|stale object|state to|status precond|table orders
O30|table transac|task wait|term current|tested|tested value|that lock|that only|the change|the cycle|the deadloc
O30|the lock|the send|the transac|the update|the updatei|this at|this convers|this object|this reposit|this transac
O30|thread is|to conflic|to detecti|to tested|transac can|transac clienti|transac due|transac failed|transac forming
O30|transac has|transac locks|transac process|underly|update at|update conditi|update is|update operati|updatec
O30|updatei|updatei operati|updatin|value class|version on|version please|victim|victim rerun|violati on|was deadloc
O30|was preempt|were working|will rollbac|write conflic|writeco error|you and|your changes
O30P24|and primary|operati please|process for|same time|to finish
O30P24R24|updates
O30P24T24|push
O30P30|and has
O30P34|before you
O30R24|.test|instanc is|new message|not equal
O30R30|term
O30R34T24|work
O30T24|error xx|seems to
O33|conflic occurre|is conflic|saving please|while saving
O34|.base lock|.concurr|.primiti|.revisio|aborted because|access due|acquiri|against this|another task|another user
O34|c aborted|c deadloc|changed since|commit failed|committ|conflic error|current committ|databas conflic
O34|deadloc message|deleted try|error lock|error oid|excepti version|file lock|forseti|git index|is newer
O34|later errorco|lock could|lock has|lock resourc|lock try|lock wait|message forseti|modifie please|newer|not satisfi
O34|not seriali|of current|ongoing|operati later|redlock|rollbac|serial|serial current|serial this|seriali access
O34|table is|this txn|to commit|to lock|transac is|transie transac|try operati|txn started|update conflic
O34|updated outside|wait timeout|was updated|with serial|working on|writeco
O34P30|wait for
O34R24|.stale|c operati|can't acquire|outside of|satisfi
O34R42T24|qty
O34T24|append
O34T30|documen has
O37|#450|.aborted|.commit failed|.resourc locked|another operati|be acquire|being process|by concurr|cannot obtain
O37|current transac|deadloc found|exclusi access|get lock|index lock|lock tmp|locked cannot|locked queue
O37|obtain exclusi|on table|perform because|resourc locked|restart transac|task is|to locked|transac deadloc
O37|transac transac|try restart|txn
O37P24|c concurr
O37R30|precond failed
O39|acquire lock|already running|another process|c lock|commit transac|concurr transac|concurr update|errno resourc
O39|lock on|locked by|to concurr|was aborted
O41|current being
O41R24T24|operati is
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
P24|.request throttl|.retriab request|.returne bad|.stateme exceede|.tasks|.tasks queue|.transie service|.tries
P24|.tries exceede|.wait few|accessi https|account are|account consume|account exceede|account pair|account try
P24|acme state|act insight|action blocked|action was|actions to|active chats|active operati|active stateme|actives
P24|actives when|actual allowed|actual delay|aeb|aeb af|af bae|after error|after msg|after second|again error
P24|again errorco|again for|against any|against differe|alert too|all your|allowan actual|allowed quota
P24|already pending|amazon com|amqp resourc|an amount|analyze documen|and actions|and builds|and conside|and delete
P24|and should|and up|any hosts|api client|api page|api speed|api too|api try|apierro circuit|apierro quota|apigw
P24|apigw error|apiinvo|apiinvo limit|applica message|are already|are limited|are making|asked to|asked us
P24|attempt display|attempt limit|authent request|automat scaling|availab concurr|avoid data|avoid polling|aws amazon
P24|aws support|backoff hint|badtoom|bae|bae dddb|bandwid|bandwid limits|batchwr|batchwr operati|be chill|be mb
P24|be needed|be waiting|because there|been rejecte|being wait|below info|between mail|binance teapot|blocked from
P24|blocked please|blockin|blockin request|body err|botoser|botoser service|bots|bots faq|breakin|breakin excepti
P24|broker throttl|budget exhaust|budget of|budget remaini|budget used|builds|burst|burst rate|but here|by grpc
P24|by httperr|by sendmes|by youtube|c actives|c apigw|c app|c breakin|c budget|c circuit|c flood|c memory|c overlim
P24|c runs|c sf|c wait|call exceede|call the|calls request|calls status|can run|can try|can upgrade|can wait
P24|cannot fetch|certain|certain content|changes were|chat retry|chats|chats maximum|checks violati|chill|chill you
P24|circuit breakin|class status|client applica|client reduce|closed due|code api|code apigw|code applica|code errorco
P24|code for|code quotaex|code search|code through|code transac|com boards|com lite|com support|com website
P24|command login|command or|common util|complex budget|complex of|concurr actor|concurr api|concurr concurr
P24|concurr job|concurr please|concurr quota|concurr req|concurr searche|concurr shells|concurr sip|concurr streams
P24|concurr timedru|configu provisi|connect for|connect limit|connect rate|connect reached|conside spreadi
P24|conside switchi|conside throttl|consume account|consume project|consume req|contact aws|content creatio|context in
P24|context tcid|continu you|coordin and|coordin operati|core telegra|cost budget|count exceedi|creatio please|crm api
P24|crm push|crm with|current capacit|current formrec|current minute|current through|data err|data loss|data rate
P24|data request|data wsmanfa|day you|db aeb|dddb|dddb exceede|deepl servers|delay exceede|delay minimum|delete please
P24|deliver failed|descrip flood|details quota|details rate|develop account|differe server|do avoid|documen have
P24|done too|down command|down during|down you|downloa api|dqw unable|during uploadp|dynamod|dynamod is|egress
P24|egress is|elastic common|emb|emb status|endpoin again|ensure to|entity id|equals|equals to|err code|err login
P24|err msg|err your|error microso|error slow|errorco hourly|errorco resourc|errors exceede|errors rate|esthrea
P24|esthrea name|etcdser too|exa rate|exceed maximum|exceed rpc|exceede allowan|exceede at|exceede backgro
P24|exceede burst|exceede command|exceede conside|exceede crm|exceede extende|exceede filestr|exceede local
P24|exceede name|exceede of|exceede reached|exceede retryin|exceede see|exceede sending|exceede val|exceede write
P24|exceedi qps|exceedi you|excepti parent|excepti receive|excessi|excessi request|execute operati|executi rejecte
P24|exhaust query|exhaust quota|exhaust respons|exponen backoff|extende fault|fail status|failure maximum
P24|false exceede|faq my|fault data|fault request|feedbac|feedbac require|fetch from|filestr|filestr rate
P24|finishe status|flight hints|flood wait|followi reasons|for attempt|for but|for consume|for live|for reads
P24|for second|for session|for support|forgotp|forgotp operati|formrec|formrec pricing|frequen limit|frequen of
P24|from content|from google|from inferen|from serpapi|from transla|from your|get higher|getting your|global limit
P24|good news|google scholar|got error|grpc ratelim|had the|has asked|has complex|has elapsed|has receive|have done
P24|have sent|headers ratelim|here the|high retry|higher plan|higher tier|hint reduce|hints|hit details|hitting limits
P24|host error|hosts host|hour extensi|hour rate|hour reached|hour resourc|hourly apiinvo|hourly request|how do
P24|http patient|httperr too|https aws|https core|https lite|httptoo|httptoo too|id applica|id db|id emb|id rate|idle
P24|idle timeout|ignorin|ignorin non|in second|in short|in stream|increas throttl|index dynamod|inferen entity
P24|info when|ingress|ingress egress|insight|insight params|instagr|instagr com|invalid real|ip exceede|ip has|ip is
P24|ip rate|ip this|is above|is and|is automat|is blockin|is due|is exceedi|is hitting|is issuing|is large
P24|issues client|issuing|issuing too|item crm|item vendor|its limit|job limit|jobs closed|jobs exceed|jobs to
P24|json exceede|json query|json we|key crm|kucoin|kucoin too|large data|large more|later data|later oryou|later we
P24|level of|level with|limit api|limit check|limit due|limit read|limit send|limit time|limit title|limit your
P24|limited request|limiter|limiter please|limitin exceede|limitin too|limits failure|limits how|limits over
P24|limits throttl|limits too|lite duckduc|lite ratelim|live updates|local idle|login alert|login delay|loss
P24|loss please|made code|made request|mail checks|making too|managem service|many active|many api|many calls|many in
P24|many search|many tasks|many timeout|many visits|marqo throttl|max coordin|max queries|max retry|max timeout
P24|maximum per|maximum stack|mb for|mb which|me limit|message concurr|message deliver|message exceede|message hourly
P24|message marqo|message per|message quotaex|message reduce|message tenancy|message try|method for|method locatio
P24|method nonetyp|method sendmes|metric read|metric send|microso teams|middlew|middlew please|minimum time|minute api
P24|minute content|minute debug|minute error|minute or|minutes period|more please|more request|more sparing|ms max
P24|msg exceede|msg way|much unindex|mutatio|mutatio operati|my bot|namespa is|namespa rate|needed so|network rate
P24|news authent|next minute|no changes|node overloa|node search|non respons|nonetyp retry|not attempt|not sending
P24|null rate|number in|object acme|object mutatio|occurre actives|occurre overlim|occurre slowdow|of active
P24|of allowed|of and|of configu|of context|of coordin|of org|of per|of service|of session|of simulta|off seconds
P24|on esthrea|on maximum|on serpapi|once your|only make|open jobs|operati active|operati attempt|operati coordin
P24|operati create|operati fc|operati open|operati slow|or against|or bandwid|or conside|or ensure|or index|or process
P24|or wait|order realtim|org bots|org elastic|org whois|oryou|oryou can|our communi|out your|over hour|over ratelim
P24|over user|overlim|overlim when|overloa message|pacing|pacing violati|page http|pair rate|params status|parent data
P24|part for|path secret|pending or|per method|per minutes|per seconda|period you|pir|pir org|plans on|please be
P24|please rate|policy user|polling the|primary bytes|progres record|project number|promptl had|protect our
P24|provide below|provisi level|provisi rate|provisi through|pugrest serverb|putreco|putreco operati|qps quota
P24|queries maximum|queries per|queries submitt|queries you|query bad|query class|query histori|queue capacit|quickly
P24|quickly please|quota has|quota per|quotaex message|quotaex request|raised ratelim|rate limiter|rate message
P24|rate of|rate quota|rate resourc|rate shouldr|ratelim code|ratelim ec|ratelim limit|ratelim middlew|ratelim please
P24|ratelim rate|ratelim ratelim|ratelim recomme|ratelim status|rates to|reached api|reached code|reached gave
P24|reached policy|reached rate|reached try|read request|real|real time|realtim|reasons you|receive operati
P24|receive rate|receive too|recentl develop|recentl please|recomme retry|record an|reduce rate|reduce request
P24|remaini budget|remaini out|repeat the|req min|request after|request budget|request caused|request deepl
P24|request err|request fail|request finishe|request hit|request ip|request pacing|request path|request rates
P24|request running|request speed|request times|request type|request units|request until|require action|reset content
P24|reset header|resets|resets in|resourc current|resourc details|respons rate|restric certain|resume uninter
P24|retries please|retries provisi|retries the|retry feature|retryaf|returne too|rpc request|run concurr|running at
P24|runs and|runs for|sandbox if|sandbox rate|save in|scaling|scaling your|scholar|search issues|search limit
P24|search queue|search rate|searche code|second code|second limit|second please|second rate|second which|seconda up
P24|seconds before|seconds complex|seconds exceede|seconds per|seconds retryaf|seconds total|see www|send too
P24|sender jobs|sendmes in|sent too|serpapi your|server am|serverb message|serverb too|servers are|service cannot
P24|service headers|service sheets|session badtoom|session end|shard shardid|shardid|shardid in|sheets|sheets googlea
P24|shells|shells for|should not|simulta queries|sip calls|slowdow code|slowdow message|slowdow when|so please
P24|some session|sparing|sparing request|speed limit|spreadi|spreadi out|startco|startco operati|stateme exceede
P24|statusc the|streams for|string resourc|submitt by|support at|support request|support timesta|switchi|switchi to
P24|table so|tcid|tcid server|teams|teams endpoin|teapot|teapot code|telegra org|templat too|tenancy|tenancy request
P24|the batchwr|the call|the concurr|the execute|the forgotp|the frequen|the good|the level|the organiz|the prior
P24|the putreco|the quota|the ratelim|the receive|the remaini|the startco|the throttl|the through|the updatet|the ws
P24|there were|thing unknown|this phone|this usually|thresho has|throttl account|throttl and|throttl errorco
P24|throttl failure|throttl locatio|throttl or|throttl quota|throttl rate|throttl thresho|throttl throttl|throttl your
P24|through for|through rate|tier plan|time between|time minute|time origina|time query|time retry|timedru|timedru on
P24|timeout reached|timeout won't|times equals|timesta client|title concurr|to back|to conditi|to excessi|to graphql
P24|to in|to jobs|to resume|to transla|to try|too quickly|toomany opc|toomany request|topic quota|total wait
P24|transac limit|transla googlea|transla limit|true co|true statusc|trying this|type excepti|type limits|type ratelim
P24|unavail content|unindex|unindex data|uninter|uninter service|units|units may|unknown slow|until an|until content
P24|until the|up when|update and|updates to|updatet|updatet api|upgrade plans|uploadi part|uploadp|uploadp operati
P24|url consume|use websock|used ip|used resets|user method|user of|user over|user per|user too|users list
P24|using exponen|usually|usually is|util concurr|value ingress|vantage please|ve send|vendor with|visits
P24|visits errcode|wait until|wait wait|was rate|we restric|webhook message|websock streams|were made|were too
P24|when accessi|when asked|when asking|when uploadi|whois for|whois limit|won't|won't try|workspa exceede|write rate
P24|ws managem|wsmanfa|wsmanfa code|www instagr|www pir|you hit|you you|your actor|your calls|your exa|your other
P24|your provisi|your table|youtube is
P24Q24|to protect
P24R24|.stateme|above the|am|asking for|c microso|content and|details message|have complet|limit and|query cost
P24R24|query operati|repeat|send because|sender|sent from|so no|to one|to repeat
P24R24T24|the allowed
P24R24T30|for object|patient
P24R30|after the|amount of|asking
P24R30T34|.long|.too long
P24R37|phone number
P24S24|message sent
P24T24|.limit reached|analyze|and exceeds|detectd|detectd operati|limit documen|limit max|limit status|permiss limit
P24T24|the analyze|the detectd|was exceede|while getting
P24T30|please conside|request content
P24T34|.count|is larger
P24T47|larger than
P28|allotte|allotte request|an allotte|been rate|count try|current endpoin|endpoin has|exceede an|hour you|limited you
P30|#202|#418|#8|.bucket full|.d do|.do|.do s|.flood|.flood wait|.geocode rate|.mastodo ratelim|.overpas too
P30|.s protect|.telegra retry|.yf rate|access has|actor runs|after content|after while|again on|allowed per
P30|already full|and limit|api invocat|api limit|api users|are exceedi|banned|banned until|been doing|been throttl
P30|break|break for|bucket for|c apiinvo|c complex|c es|c hourly|c rejecte|code ratelim|code slowdow|concurr limit
P30|concurr sandbox|control request|delay|dev api|doing that|eapi|eapi rate|errno please|error eapi|error ratelim
P30|error throttl|exceede concurr|exceede only|exceede retry|exceedi the|expecte availab|field ratelim|flow control
P30|for item|for minutes|for quota|google you|graphql query|have made|hit rate|hit the|hour are|hourly api
P30|hourly limit|html ratelim|https shopify|id too|in flight|invocat has|ip banned|is rejecte|its maximum|json retry
P30|kraken error|later rate|later remaini|like you|limit applica|limit hit|limited try|limitex when|lot take
P30|many simulta|message applica|name ratelim|occurre limitex|of hourly|of reset|on method|only request|operati rate
P30|operati through|origina descrip|over query|per ip|per seconds|quota metric|rate is|ratelim looks|ratelim message
P30|ratelim reset|reached type|remaini limit|request are|request over|request recentl|require caused|reset in
P30|says flood|searche for|second for|seconds is|seconds origina|server accordi|session reached|shopify|shopify dev
P30|simulta connect|status too|take break|tempora due|that lot|the hourly|throttl documen|throttl expecte
P30|throttl extensi|throttl the|throttl user|through exceeds|through limit|to google|to higher|toomany message
P30|usage rate|used current|user flow|user request|wait of|wait or|way|way too|weight per|with rate|you made|your ip
P30|your max
P30R24|kraken|looks like|lot|query has|sorry access|take
P30R24T24|the entity
P30R30|complex|looks
P30R39T30|metric
P30T24|maximum request|would be
P33|c slowdow|request count
P34|.provisi|.provisi through|.through|.through exceede|apierro es|applica is|applica request|being throttl
P34|code toomany|control exceede|es rejecte|exceede seconda|excepti rejecte|flood control|its mailbox|mailbox limit
P34|make request|many message|max concurr|maximum sending|minute please|much request|over its|per user|please slow
P34|rejecte executi|request weight|seconda rate|session limit|slowdow|throttl error|try after|wait few|weight used
P34R24|es
P34T24|operati maximum
P36|c provisi
P37|hourly|made too|maximum concurr|message throttl|occurre provisi|provisi when|request from|request retry|retry in
P37|seconda|sending rate|too much
P37R24|much
P37R24T24|msg too
P39|.ratelim|minutes before
P41|.rate limited|concurr session
P43|rate exceede
P44|c ratelim
P48R24|per second
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
R24|.action failed|.address value|.adminli|.adminli exceede|.adyen endpoin|.agent tool|.allowed on|.ambiguo referen
R24|.ansible parser|.api bad|.api parsing|.argumen require|.asin|.asin not|.asserti|.avro type|.axis|.bad argumen
R24|.bad date|.bad formed|.bad input|.bad name|.bad topic|.bank|.bank code|.barcode code|.barcode type|.base polynom
R24|.binding|.bleak charact|.bolt unhandl|.by zero|.case|.case params|.cbor encode|.cell control|.cell executi
R24|.cell label|.change|.change batch|.charact not|.chart|.chart series|.check did|.checksu digits|.cherry
R24|.cherry pick|.chevron|.child not|.class violati|.click interce|.client query|.compila|.compile|.config invalid
R24|.configu key|.control not|.control signal|.couldnt encode|.country|.country code|.dagster invalid|.dagster type
R24|.dcp|.deep eval|.defined|.definit|.divisio|.divisio by|.docx|.duplica workshe|.easy id|.element click
R24|.element does|.element handle|.element not|.email address|.empty chart|.empty label|.encode type|.endpoin invalid
R24|.engagem|.engagem message|.engine not|.eval|.exceede max|.executi input|.existin|.existin time|.failed converg
R24|.faust|.feature does|.filesys|.filesys not|.filteri|.flagsmi feature|.fluff|.fluff user|.form not|.formati|.formed
R24|.frames|.frozen|.frozen instanc|.functio executi|.geocode query|.geometr|.geometr type|.gitlab cherry|.grafana bad
R24|.group id|.hf validat|.high|.http unproce|.http validat|.id key|.id validat|.identif|.illegal argumen
R24|.illegal child|.illegal request|.incompa schema|.incompl express|.incorre|.incorre cell|.input require|.insecur
R24|.insecur transpo|.interce|.invalid bank|.invalid card|.invalid change|.invalid compone|.invalid country
R24|.invalid email|.invalid event|.invalid executi|.invalid index|.invalid or|.invalid params|.invalid query
R24|.invalid schema|.invalid scope|.invalid selecto|.invalid span|.invalid spec|.invalid ssml|.invalid structu
R24|.invalid timezon|.invalid workshe|.inverti|.inverti matrix|.invocat|.irrecov channel|.iterati|.iterati failed
R24|.key found|.key missing|.kusto api|.kusto multi|.label too|.lark|.layer validat|.lexer|.limit order|.link not
R24|.linkup invalid|.linkup no|.locatio parse|.locatio value|.malform request|.many missing|.mapping|.mastodo illegal
R24|.max iterati|.message too|.method missing|.mgrs|.mismatc state|.missing argumen|.missing data|.missing frames
R24|.missing param|.missing schema|.missing test|.model tool|.multi api|.multipl matches|.multipl resourc|.native
R24|.no converg|.non existin|.non inverti|.nonleaf|.not defined|.not pass|.not uploade|.nsq bad|.number too
R24|.object class|.object formati|.odb|.of digits|.of paginat|.on nonleaf|.optimiz|.option not|.or missing|.overlap
R24|.overlap range|.overpas runtime|.paginat|.param validat|.paramet type|.paramet value|.parent|.parent not
R24|.parsing failed|.pass|.path lexer|.path type|.patsy|.perfect|.perfect separat|.pick|.plivo xml|.polynom|.power
R24|.power iterati|.program limit|.python docx|.qhull|.ql unknown|.query bad|.query definit|.query executi|.query not
R24|.r|.r tree|.rdataty|.re|.re engagem|.recursi grammar|.remote parent|.represe|.request nomad|.require argumen
R24|.require fields|.require propert|.resourc found|.rocket missing|.same|.same file|.sandbox filesys|.schema mismatc
R24|.scheme not|.score|.score method|.separat|.series|.signalw|.signalw rest|.slack object|.spark type|.spec|.sql base
R24|.sql fluff|.ssml|.statsig runtime|.swagger|.swagger mapping|.targeti|.targeti key|.templat asserti|.test case
R24|.token parser|.too high|.tool invocat|.transla languag|.trap|.tree|.type mismatc|.type validat|.undefin variabl
R24|.unhandl|.unhandl request|.unit convers|.units|.unknown configu|.unknown currenc|.unknown field|.unknown functio
R24|.unknown method|.unknown rdataty|.unresol|.unsafe|.unsafe protoco|.unsuppo algorit|.unsuppo languag
R24|.unsuppo params|.uploade|.url client|.url key|.used|.used token|.user input|.valid payload|.valid url
R24|.value decode|.variabl|.verifie|.verifie missing|.weaviat invalid|.x not|.yag invalid|=ZeroDivisionError
R24|aaaaaaa pdf|aaaaaaa text|aapl|aapl period|ab not|abc request|abc transcr|about mb|about provide|about the
R24|about writing|acc|acc sinv|accedia|accedia cisco|accepta values|accepte languag|accepte type|access ls
R24|access nowhere|account books|account code|account name|account number|account period|accurac|accurac using|acme eu
R24|acme period|acodec|acodec mp|acquire more|action aptt|action could|action failed|action would|active access
R24|active warehou|actor artist|actor with|actor you|adapter were|add series|added unexpec|adding the|additio columns
R24|additio user|address country|address detail|address error|address header|address message|address needs
R24|address require|address should|addshee this|adminis limit|ae|ae syntax|af albania|af am|afrikaa|afrikaa af
R24|after can|after functio|after iterati|after toolu|after user|agent id|agent invalid|agents tool|ai docs|ai rerank
R24|albania|albania sq|alert log|alert metric|algorit are|all distinc|all fuel|all heads|all keys|all no|all paramet
R24|all records|all stderr|allow header|allow it|allow overwri|allow unsafe|allowed authori|allowed base
R24|allowed limits|allowed or|allowed param|allowed redirec|allowed status|allowed tools|along|along channel|alpha did
R24|alphanu|alphanu charact|already have|already logged|already part|already printed|already stopped|already voted
R24|alrt|alrt must|alterna actions|alterna user|am ar|among|among the|amount accepte|amount createi|amount precisi
R24|amount value|amount xsd|amout did|amt|amt signatu|an earlier|an element|an example|an http|an identif|an index
R24|an inferen|an infinit|an odd|an unknown|analysi|analysi could|anchor|anchor tab|anchor text|and casing|and columns
R24|and content|and csv|and dask|and deg|and domain|and embeds|and end|and int|and keyword|and may|and missing
R24|and offset|and other|and paginat|and reply|and setting|and sydney|and thus|and time|and tool|and toolres
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
R24|asking too|asn|asn databas|asset xyzq|assista agent|assista id|assista summari|assista the|assista type
R24|assista user|assista uuid|assista with|at cluster|at mibview|at monitor|at near|at numresu|at path|at point
R24|at source|at start|at wasm|attach files|attachm invoice|attachm of|attempt logging|attempt operati|attribu custome
R24|attribu error|attribu genre|attribu maill|attribu must|attribu please|attribu specifi|attribu tier|audiose
R24|audiose ms|auth extensi|auth only|authent your|author brand|authori imports|authori url|auto|auto tool|automat map
R24|automat merge|automat this|availab class|availab de|availab methods|availab resourc|availab seats|availab types
R24|averge|averge not|avlib returne|avlib unknown|avro details|aware|aware datetim|aws instanc|aws regoin|axis got
R24|axis is|az ba|ba|ba be|back on|backend do|backtra|backtra unknown|bad argumen|bad datafra|bad input|bad page
R24|bad payload|bad table|bad topic|bad transpa|badargu|badargu the|badrequ cross|badrequ llm|badrequ parsing
R24|badrequ unable|badvalu errmsg|bank code|bank recurly|bar baz|bar colour|barcode not|barcode type|base id
R24|base nonsens|base plugins|base small|base uri|base url|base values|bash command|bavria|bavria not|baz|baz does
R24|be before|be broadca|be changed|be charact|be cluster|be coordin|be defined|be divisib|be equal|be instead
R24|be interac|be longer|be none|be number|be of|be part|be re|be relativ|be satisfi|be smaller|be somethi|be transla
R24|be unicode|beautif|because tokeniz|been archive|been called|been cherry|been sent|been set|been uploade
R24|before checkin|before editing|before it|before solving|beginni is|beginni of|being registe|belong|belong to
R24|below the|berlin and|between berlin|between deg|bge expecte|biblate|biblate bibtex|bibtex|bibtex commonm
R24|billing address|billing availab|bin bash|bin grep|bin ls|bin pandoc|binance amount|binance does|binary mode
R24|bind paramet|bind values|bit range|bits of|bits set|bits try|black|blank headers|blank in|bleu|bleu is|blob main
R24|blob master|block before|block in|block must|block rule|block that|blockch|blockch not|blocks errors
R24|blocks immedia|blocks text|blowfis|blowfis in|body childre|body duratio|body has|body input|body logprob
R24|body title|body validat|books|books cannot|bool but|bool sparsev|boolean|boolean value|booster|both embed|bounded
R24|bounded as|boundin|boundin box|bounds and|bounds for|box is|braces like|branch code|branch or|branchn|branchn head
R24|brand|brand title|broadca togethe|browse|browse node|btc usdt|btc xyz|builder en|busines validat|but are
R24|but current|but disable|but expecte|but have|but randomf|but were|button buy|button id|button is|buy now
R24|buy session|by but|by field|by followi|by generic|by may|by type|by wasm|by webasse|bybit fetchor|c anchor
R24|c approve|c badargu|c blocks|c body|c cancell|c column|c cost|c cursor|c cvv|c domain|c eisdir|c element|c email
R24|c enameto|c enginen|c enotemp|c funds|c infer|c insecur|c instrum|c module|c offer|c param|c parsere|c postdat
R24|c present|c recipie|c sharepo|c small|c sql|c string|c suggest|c syntax|c tab|c transpo|c unresol|c vector
R24|c verify|c with|calcite|calcite tools|call initial|call on|call parser|call please|call rmtree|call send|call turn
R24|call you|calling create|campaig type|can locate|can occur|can't compare|can't contain|can't edit|can't merge
R24|can't replace|can't resolve|can't set|can't spellch|cancel after|cancell payment|candles|candles request
R24|cannot attach|cannot call|cannot cherry|cannot compute|cannot extend|cannot have|cannot infer|cannot merge
R24|cannot mix|cannot parse|cannot pass|cannot represe|cannot return|cannot seriali|cannot set|cannot transfo
R24|cannot update|captcha png|captcha unsolva|car|car cycling|card decline|card is|card number|card or|card your
R24|case ignored|casing|casing mistake|categor invalid|categor linear|cbc cbc|cbc mode|cc check|cell contain|cell df
R24|cell value|cells|cells in|center find|ch tra|change column|changed during|changin|changin param|channel axis
R24|channel general|channel id|channel name|char error|charact branch|charact dashes|charact otherwi|charact report
R24|charact string|charact was|charact your|chart add|chart data|chart must|chatcom api|chatcom operati|chatpro
R24|chatpro is|check for|checkin gates|checkou feature|checkou nope|checkpo id|checkpo ns|checkpo require
R24|checksu digits|cherry|cherry pick|cherry picked|child named|childre|childre paragra|chinese|chinese tra|choice
R24|choice and|choice require|choices are|chromiu|chromiu console|chromiu convert|cio|cio id|cipher|cipher blowfis
R24|circula|circula referen|citi|citi valid|city docs|city error|city is|city method|city of|city year|clarabe
R24|clarabe failed|class agents|class bool|class cookie|class excepti|class numbers|class script|class violati|classes
R24|classes are|claud|claud please|clause|clause specifi|click div|click element|click interce|click on|clickab
R24|clickab at|client invalid|client verifie|client zones|cliente the|clip duratio|clip has|close tag|closed and
R24|closed cannot|closed for|closing endfor|cluster cpp|cluster does|cluster train|cmo|cmo does|co documen
R24|code accepte|code column|code de|code does|code executi|code filter|code first|code graphql|code has|code inserte
R24|code max|code maximum|code result|code retryab|code support|code timefra|code timesta|codes af|codes de|codes pl
R24|coinbas|coinbas fetchfu|col form|col select|col start|col unexpec|col vs|collect datetim|collect dimensi
R24|collect expecti|collect no|collect schema|color has|color support|colour did|cols|cols with|column cannot
R24|column contain|column did|column express|column field|column hero|column https|column index|column invalid
R24|column names|column near|column or|column titel|column token|column unexpec|column unknown|column values
R24|column variabl|column with|columnn|columnn emial|columns columns|columns does|columns expecte|columns referen
R24|columns should|com anthrop|com complex|com csv|com foo|com message|com partner|com redis|com tracks|com was
R24|combina found|comes immedia|command git|command interfc|command posixpa|command qemu|command returne
R24|command search|command snooze|command specifi|command unable|comment line|commit automat|commit may|commit the
R24|commonm|commonm csv|compara|compara has|compare offset|compare operati|compari|compari operato|compati see
R24|complet cycles|complet model|complex extensi|complex stardog|compone must|compose|compose and|composi event
R24|computa|compute lda|compute type|conditi failed|conditi missed|config entry|config or|configs|configs experim
R24|configu filtera|configu key|configu keys|configu limits|configu prompts|conflic and|conflic at|conflic in
R24|conflic input|conform|conform to|connect adapter|connect port|connect string|console excepti|constra names
R24|consume by|contact must|contain class|contain control|contain cycle|contain fields|contain inf|contain infs
R24|contain only|contain paramet|contain require|contain role|contain total|contain wildcar|content blocks
R24|content keys|content merge|content object|context cannot|context note|context queryer|context questio
R24|context recall|context where|contigu|contigu array|control charact|control matchin|converg after|converg to
R24|converg within|convers error|convers roles|convert date|convert mgrs|convert url|cookie banner|coordin must
R24|coordin outside|coplana|coplana with|correct accordi|correct values|corresp tool|cost basis|cost exceede|cost is
R24|cost limit|couchba query|could because|count input|count must|count of|country invalid|cover|cover some|cpu is|cql
R24|cql title|crawl invalid|create an|create categor|create crs|create envelop|create line|create unrecog|createi
R24|createi invoice|cross|cross partiti|crossfa|crossfa is|crs not|crs on|csrf|csrf warning|css buy|css on|css selecto
R24|csv already|csv and|csv are|csv csv|csv docbook|csv found|csv html|csv pd|curly|curly braces|currenc euro
R24|current content|current frame|current model|current organiz|current session|current support|cursor include|custmer
R24|custom attribu|custom functio|custome last|custome number|customi|customi for|cvv|cvv failure|cycle or|cycles
R24|cycles require|cycling|cycling regular|da|da the|dashboa title|dashes|dashes or|dask|dask is|data address
R24|data contain|data filteri|data receive|data series|data should|data you|databas parse|datafra descrip
R24|datafra field|datafra qty|dataset item|datatyp|date can't|date cannot|date failed|date name|date paramet
R24|date require|datetim does|datetim math|datum|datum provide|day is|dbi program|dcp|dcp its|dcp rules|dd format
R24|dd or|de de|de en|de for|de fr|de not|decimal convers|decimal decimal|decimal divisio|decimal of|decimal types
R24|declare in|declare precond|decline authori|decline by|decline descrip|decline please|decline your|decreas the
R24|default region|default value|defined by|defined for|defined importe|defined name|defined qrx|defined sales
R24|defined when|definit custmer|definit has|deg|deg and|delete resourc|deleted and|deleted use|demand through
R24|departu date|departu invalid|depends|depends on|depreca please|depth|depth exceede|desc adminis|desc object
R24|desc operati|descrip content|descrip origina|descrip payer|descrip value|despite|despite the|destina href
R24|destina languag|destina number|destina path|det|det not|detail idempot|detail please|detail schema|details cliente
R24|details embedde|details errorty|details limit|details recrod|details start|details unknown|detecte results
R24|determi the|develop marketi|develop monday|device type|df totl|diagnos unknown|dict contain|dict failed|dict is
R24|dict must|dict object|diction returne|diction with|didn't create|didn't pass|differe account|differe card
R24|differe filter|differe model|differe signs|digits receive|dimensi but|dimensi expecte|dimensi got|dimensi not
R24|dimensi query|directe|directe type|directo data|directo home|directo not|directo usr|disjoin|disjoin spans|distanc
R24|distanc must|distinc express|distinc id|div class|div contain|div data|divide|divide the|divisib|divisib by
R24|divisio|dns resourc|docbook|docbook docx|docs change|docs city|docs has|docs provide|docs statsig|documen anchor
R24|documen at|documen date|documen meta|documen partiti|documen query|docx stdout|docx templat|doesn't appear|dolor
R24|domain filter|domain invalid|domain names|domains can|don't want|dot kdot|dot stack|double curly|dpy positio
R24|dqw request|drivers found|driving|driving car|drop|drop params|drop these|dropped|dsize|dsize sequenc|dtypes
R24|dtypes found|duratio msg|during iterati|dynamic sql|each directi|each tool|ean must|earlier|earlier schema
R24|edit block|ef or|efficie|efficie float|either connect|either decline|either ensure|either lattice|either portkey
R24|either valid|either workflo|element amount|element click|element could|element exceede|element hangup
R24|element index|element may|element method|element not|element of|element pay|element tenant|element would|email cio
R24|email docs|email email|email must|email string|emails must|emails welcome|embed|embed and|embedde errors
R24|embedde null|embeddi with|embeds|embeds paramet|emial at|emial does|emial found|emial icontai|emial into|emial is
R24|emial not|emial unknown|emial valid|employe does|empty collect|empty or|empty out|empty propert|empty string|en de
R24|en es|en fr|en gb|en is|en small|en xx|enable auto|enablec|enablec to|encoded at|encoder mp|encodin failed
R24|encodin to|encount eof|encount integer|encount unknown|end argumen|end comment|end coordin|end time|ended with
R24|endfor|endfor in|endpoin are|endpoin evnts|endpoin pass|endpoin pattern|endpoin probabl|endpoin schema|engagem
R24|engagem message|engine neural|enginen|enginen when|english en|english try|enough for|entitie can't|entitie named
R24|entity cannot|entity key|entity startin|entity weight|entity xx|entitys|entitys employe|entityt employe
R24|entry since|enumera member|enumera region|eof at|eof for|eof graphql|eof selct|eps|eps jpeg|epsg|epsg interna|eq
R24|eq is|equal in|equatio|equatio exp|errmsg unknown|errno argumen|errno directo|errno file|errno is|error argumen
R24|error bin|error captcha|error card|error column|error cvv|error distinc|error evaluat|error excepti|error gv
R24|error info|error initial|error lanceer|error ls|error near|error number|error nx|error occured|error parse
R24|error partial|error pathspe|error present|error search|error sem|error unmatch|error value|errorco anchor|errorex
R24|errorex name|errorme invalid|errorna syntax|errors categor|errors errors|errors list|errors loc|errors md
R24|errors missing|errors nosuche|errors numeric|errors perpage|errors request|errors trequir|errors undefin
R24|errors workboo|errorty reader|es de|escape|escape it|estimat paramet|etc and|eu must|euro|europe berln
R24|eval executi|evaluat bounded|evaluat factor|evaluat failed|evaluat open|evaluat require|evaluat task|event alert
R24|event name|events people|evnts|evnts valid|exactly the|example of|exc|exc invalid|exceede ctrls|exceede max
R24|exceede redirec|exceeds bit|exceeds grid|exceeds image|exceeds xml|excel charact|excepti account|excepti error
R24|excepti mandato|excepti method|excepti result|excepti validat|execute one|executi at|executi encount
R24|executi exceede|executi has|executi input|executi opt|executi query|executi the|exist line|exist new|exist retry
R24|existin block|existin vector|exists as|exit exit|exmaple cmo|exog|exog contain|exp no|expecte context
R24|expecte double|expecte eof|expecte from|expecte here|expecte last|expecte match|expecte metadat|expecte number
R24|expecte only|expecte please|expecte qty|expecte return|expecte rule|expecte select|expecte somethi|expecte table
R24|expecte tensor|expecte where|expecti all|expecti embeddi|expecti feature|experim or|expired unable|explici allowed
R24|explici get|explici in|expr forward|expr used|express averge|express city|express in|express incompl|express items
R24|express mars|express orders|express provide|express titel|ext openai|ext protoco|extact|extend|extend outside
R24|extensi jpgg|extensi out|extensi with|extent|extent either|extra forbidd|extra inputs|extract target|facet
R24|facet is|factor nameerr|factory|factory for|failed action|failed busines|failed can't|failed excepti|failed field
R24|failed fix|failed login|failed missing|failed mparam|failed number|failed org|failed precond|failed schema
R24|failed timeout|failed try|failed type|failed typeerr|failed when|failure context|failure lot|faiss cluster|faithfu
R24|faithfu metric|false but|false errors|false syntax|fare|fare applied|fault class|fault server|feasibl
R24|feasibl solutio|feature as|feature but|feature did|feature does|feature fmat|feature has|feature name
R24|feature query|feature returne|fetched must|fetchfu|fetchfu is|fetchor|fetchor require|fewer in|ffmpeg wav
R24|field already|field choices|field datafra|field departu|field emial|field field|field foo|field input|field isues
R24|field key|field list|field missing|field must|field name|field nmae|field nothing|field of|field orders
R24|field partnr|field priorit|field query|field referen|field tablena|field title|field unable|field vector|fieldna
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
R24|form matchin|form none|form repo|form syntax|format email|format got|format jpgg|format must|format perl
R24|format pgn|format require|format specifi|format unknown|format yaml|formats eps|formatt|formatt use|formed hexadec
R24|formed respons|forms chromiu|found appl|found captcha|found csv|found eof|found epsg|found expecte|found graphql
R24|found issues|found multipl|found number|found selec|found so|found tiktoke|found total|found unparsa|found validat
R24|found without|fps|fps attribu|fps frames|fr en|fractio evaluat|frames|frames per|frm|frm in|from charact
R24|from given|from header|from mwhere|from os|from size|from stack|from to|from yql|ftp example|ftp support|fuel
R24|fuel consume|fully within|func|func attribu|functio and|functio averge|functio because|functio evaluat|functio has
R24|functio json|functio lenght|functio paramet|functio respons|functio returns|functio sort|functio with
R24|functio write|gamma|gamma does|gates|gates configs|gb or|gemini please|general not|generat exp|generic incomin
R24|genre|genre is|geo found|geodeti|geodeti string|geolite asn|geometr is|geometr please|geometr type|germny|get back
R24|get command|get encodin|get format|get invoice|get metric|get tasks|get weather|getfiel|getfiel or|getinvo
R24|getorga bad|gi|gif image|git merge|given argumen|given module|given referen|given schemas|given structu|given text
R24|given toleran|given type|given url|given value|gogle|gogle engine|got assista|got city|got de|got expecte|got none
R24|got nothing|got text|got time|got token|got which|got wrod|got wrong|gpt gpt|gpt please|grammar does|graph changed
R24|graph contain|graph objs|graphem|graphql validat|graphs|graphs agent|grep|grid|grid limits|group id|groups imports
R24|gte|gte if|gtt|gtt orders|guided|guided decodin|guided json|guided regex|guides reasoni|gv|gv returne|gv syntax
R24|had some|halluci|halluci is|hand|hand side|hangup|hangup not|has error|has feature|has host|has length|has multipl
R24|has observa|has placeho|have already|have class|have configu|have differe|have digits|have field|have invalid
R24|have minimum|have more|have passed|have period|have role|have same|have shapes|have size|have supplie|have that
R24|have unique|have unpredi|have updated|have user|have value|have values|hdfss|hdfss expecte|head please
R24|head revisio|head to|header found|header more|header row|header soapact|heading|heads for|heads is|hearts
R24|height and|height out|help create|hero secretn|hexadec uuid|hi|higher maxprec|hnsw|hnsw index|home user|host bits
R24|hosted tools|hostnam value|hours have|hours is|hset|hset command|html json|htps is|http header|http label
R24|http relatio|http server|http url|https file|https learn|https mailchi|https protoco|https reddit|https ssh
R24|huge expecte|hugging inferen|hugging starcod|hybrid|hypsum|hypsum failed|iban de|iban length|icontai
R24|icontai allowed|id acme|id ae|id agent|id attempt|id attribu|id by|id cc|id checkpo|id got|id in|id lettre
R24|id locatio|id meta|id pay|id pyhton|id should|id sqlstat|id unknown|id validat|id value|id when|identif emial
R24|identif expecte|identif http|identif near|identit segment|idlist|idlist at|ids and|ids were|if needed|ignored
R24|ignored is|illegal data|illegal in|illegal name|illegal selecto|image extent|image gif|image height|image jpeg
R24|image webp|images are|images must|imap|imap command|img could|img exit|img info|imperso chrome|impleme nth
R24|impleme to|import from|importe in|importe the|imports are|in apply|in binary|in booster|in calling|in caused
R24|in cbc|in complet|in config|in contigu|in convert|in databas|in div|in each|in either|in entityt|in feature
R24|in field|in fieldna|in fields|in gpt|in iban|in identif|in img|in include|in languag|in length|in limit|in moment
R24|in mysql|in office|in particu|in pd|in py|in resourc|in right|in rule|in sheetna|in speak|in states|in textemb
R24|in trainin|in vocabul|in void|in write|in yyyy|include no|incompl and|incompl express|incorre module|index got
R24|index objects|index require|indexed email|indicat misspel|indices index|ineligi|ineligi to|inf got|inf or
R24|infer model|infer the|infer type|inferen failed|inferen profile|infinit|infinit loop|info attribu|info field
R24|info in|info num|infs|infs or|init image|initial before|initial simplex|input amount|input array|input bucket
R24|input dashboa|input detecte|input field|input file|input geometr|input gql|input images|input matc|input model
R24|input mtch|input not|input openid|input retrn|input schema|input startur|input tool|input true|input unexpec
R24|input validat|input variabl|input words|inputs are|inputs outputs|inputst invalid|insecur|insecur transpo|inserte
R24|inserte does|instanc micro|instanc region|instanc web|instead args|instead was|instruc listed|instruc with
R24|instrum decline|instrum present|int and|int does|int email|int exceeds|int extensi|int float|int string|int text
R24|integer already|integer at|integer exceeds|integer out|intende questio|interac or|interce element|interfc
R24|interfc gi|interio|interio point|into field|into items|invalid accordi|invalid address|invalid blocks|invalid card
R24|invalid channel|invalid checksu|invalid coordin|invalid could|invalid count|invalid custome|invalid date
R24|invalid default|invalid diagnos|invalid dimensi|invalid does|invalid endpoin|invalid event|invalid field
R24|invalid iban|invalid jmespat|invalid keys|invalid languag|invalid limit|invalid module|invalid number
R24|invalid operato|invalid option|invalid payment|invalid probabl|invalid process|invalid recurly|invalid regex
R24|invalid reply|invalid sample|invalid schema|invalid scope|invalid search|invalid selecto|invalid seven
R24|invalid source|invalid spec|invalid ssml|invalid symbol|invalid tenant|invalid term|invalid timezon
R24|invalid transcr|invalid unknown|invalid variabl|invalid vector|invalid visibil|inverti|invocat of|invoce|invoce in
R24|invoice acc|invoice amount|invoice exceede|invoice got|invoice none|invoice pdf|invoke tool|invokec
R24|invokec operati|involve|involve data|ipsum|ipsum dolor|is absolut|is badly|is charact|is coplana|is date
R24|is depreca|is expecti|is flat|is gamma|is ineligi|is int|is list|is octets|is prohibi|is relativ|is reserve
R24|is stolen|is true|is type|is unknown|is which|isn|isn support|issue instrum|issues while|isues|isues is|it all
R24|it cannot|it correct|it exceeds|it on|it starts|item count|item or|items did|items looks|items parse|items qty
R24|iterati failed|iterati value|its content|its datatyp|its followi|jina embeddi|jmespat|jmespat express|job nightly
R24|jpeg image|jpeg jpg|jpg|jpg pdf|jpgg is|json charact|json complia|json extact|json formatt|json markdow
R24|json pointer|just asking|kdot|kdot tsvg|key aws|key blockch|key frm|key last|key lr|key schema|key slot|key word
R24|keyerro totl|keys are|keys got|keys query|keys thread|keys transac|keys were|keyword actor|keyword emial
R24|keyword for|keyword from|keyword help|kilomet|kilomet per|known pagerdu|known to|kraken does|kucoina balance
R24|kucoina order|kwargs require|label empty|lanceer|lanceer schema|lang does|lang list|lang not|languag afrikaa
R24|languag en|languag english|languag klingon|languag pl|languag tier|large as|large from|large large|last message
R24|last name|last replied|last role|latest availab|latitud must|latitud out|lattice|lattice stream|layout index|lda
R24|lda over|lead is|leading|leading minor|leads where|leaf ctrls|learn microso|learner|learner cc|least as|least fn
R24|least or|least usd|ledger|ledger is|left current|left hand|lenght|length attribu|lengths|lengths don't|letters got
R24|lettre|lettre morte|level operato|level reached|leverag|leverag has|like it|like questio|limit extensi
R24|limit string|limitor|limitor cancel|limits da|limits max|limits the|limt|limt on|line argumen|line div|line near
R24|line no|line offset|line pandocc|line parse|line positio|line secret|line select|line user|line usr|linear
R24|link argumen|link is|links|links destina|list ch|list for|list in|list is|list must|list openid|list support
R24|list too|list view|listed here|listema|listema emails|litellm badrequ|litellm drop|litellm setting|litellm unsuppo
R24|live url|llama instruc|llama pass|llama use|llm provide|load config|loadlea args|loc process|localho does
R24|locate your|locatio conflic|lock date|log alert|logged with|logging events|logging new|login an|login login
R24|logo svg|logprob|logprob msg|long argumen|long caused|long request|long the|long this|long tmp|long usr|longitu
R24|longitu value|look|look up|lookaro|lookaro are|looks suspici|loop somewhe|lorem|lorem ipsum|lot size|lr|lr was
R24|ls nowhere|mach|mach did|machine executi|mail of|mail to|mail validat|mailchi|mailchi com|maill|maill not
R24|main caused|main docs|main please|main tf|malform input|malform please|malform yeer|mandato key|mandato sales
R24|mandato value|manual that|many argumen|many calcula|map llama|map to|mapping found|markdow txt|markers|markers but
R24|market none|marketi|marketi docs|markup are|markup of|mars|mars base|mask|master|master readme|matc|matc expecte
R24|match collect|match columns|match create|match format|match id|match number|match vs|matchin signatu|math|math re
R24|matplot|matplot color|matrix det|matrix size|max charact|max columns|max complet|max cost|max element|max on
R24|max query|max rows|maxfev|maximum capacit|maximum length|maximum resolut|maxprec|maxprec maxterm|maxterm
R24|maxterm or|may already|may take|maybe there|me message|mean amount|mean limit|mean marker|mean match|mean name
R24|mean one|mean postgre|meant https|measure|measure cpu|medium large|member permitt|memory using|merge conflic
R24|merge failed|merge keys|merge non|merge range|merge topic|merge types|message asset|message attribu|message can
R24|message detail|message dict|message element|message extract|message field|message filter|message for|message it
R24|message may|message msg|message origina|message parsing|message propert|message queryva|message receive
R24|message report|message send|message serverr|message shop|message start|message syntax|message tried
R24|message unexpec|message variabl|message vector|metadat inferen|metadat value|meters of|method and|method cannot
R24|method css|method halluci|method ordr|method poppler|method present|method upload|metric alert|metric alrt
R24|metric context|metrics to|mget|mget all|mgrs|mgrs to|mibview|micro an|might involve|mini models|minimum amount
R24|minimum is|minimum more|minimum require|minor of|minutes see|mismatc dtypes|mismatc state|missed key|missing an
R24|missing authori|missing channel|missing code|missing custome|missing default|missing element|missing keyword
R24|missing loc|missing repo|missing scheme|missing subject|missing untermi|missing variabl|misspel|misspel missing
R24|mistake|mistake and|mistral small|mix|mix positio|mlp|mlp your|mode numeric|mode rgba|mode use|model and|model app
R24|model as|model claud|model hugging|model jina|model languag|model model|model provide|model sale|model size
R24|model stg|model text|model unable|model use|models are|models orders|models refer|models stg|models using
R24|modifie errcode|modifie specifi|module action|module lead|module path|module the|modules and|modules proj
R24|monday com|money|monitor id|more https|more of|more pages|more recent|morte|morte queue|most receive|mp only
R24|mp tmp|mparam|mparam num|ms documen|ms ms|ms waiting|msg extra|msg invalid|msg signers|msg value|msgtype result
R24|mtch|mtch expecte|multipl acme|multipl entitie|multipl generat|multipl head|multipl vectors|multipo|multipo point
R24|must alterna|must map|must match|must pass|must re|must unarchi|must utilize|mwhere|mwhere expecte|naive and
R24|naive geometr|name because|name but|name can't|name error|name geo|name graphql|name heading|name http|name length
R24|name login|name models|name name|name orders|name passwd|name predict|name pric|name refs|name retriev|name that
R24|name too|name txt|name unproce|name validat|name webdav|name with|named actor|named apptrac|named citi
R24|named colour|named instanc|named main|named money|named pid|named stg|named titel|named tota|names capacit
R24|names don't|names letter|namespa repo|namespa urn|nan inf|narrow|narrow to|near filtr|near selct|near the
R24|near token|needs domain|nestabl|nestabl in|network or|neural|new checkou|new offer|new order|new value|next date
R24|next message|nightly error|nmae for|nmae is|nmae on|no algorit|no attribu|no categor|no child|no closing
R24|no command|no control|no filter|no fps|no mapping|no node|no operati|no paramet|no placeho|no qr|no rates
R24|no scheme|no securit|no sheet|no solutio|no style|no target|no templat|no terms|no updates|no value|no vector
R24|no zpi|nobody example|nod|node found|node name|node named|node type|non disjoin|non leaf|none eof|none field
R24|none got|none invalid|none none|none success|none syntax|none text|nonexis field|nonsens interna|nope|nope did
R24|nope stderr|nosuche|nosucho str|not among|not approve|not automat|not belong|not berlin|not cancell|not clickab
R24|not compose|not conform|not converg|not cover|not dcp|not declare|not existin|not filtera|not finishe|not follow
R24|not inverti|not modifie|not nestabl|not positiv|not propert|not rectang|not seem|not validat|not variabl|not yield
R24|note|note if|nothing on|nothing to|ns|ns checkpo|nth|nth of|null byte|null reading|num col|num feature|num hearts
R24|num result|number errorty|number got|number must|number provide|number without|number xsd|numbers is
R24|numbers number|numbr is|numeric integer|numeric is|numeric object|numeric value|numresu|numresu tag|nx failed
R24|oauth must|object class|object column|object didn't|object first|object total|objecti is|objects must|objects of
R24|objs|objs bar|observa|observa only|obtain identit|oc|oc singleq|occur|occur if|occured|occured the|occurre enginen
R24|occurre where|octet|octet not|octets|octets long|odd|odd value|of accurac|of bits|of btc|of candles|of cells
R24|of cluster|of columns|of composi|of csv|of dimensi|of driving|of events|of filenam|of from|of got|of guided
R24|of http|of id|of lorem|of maybe|of meters|of null|of operati|of output|of png|of points|of print|of ram|of randomf
R24|of records|of require|of resourc|of srv|of texts|of th|of tiny|of token|of train|of trainin|of transac|of user
R24|of webhook|offer or|offer request|offline access|offset aware|offset naive|ollama|ollama does|om|om python
R24|on github|on latest|on main|on measure|on model|on non|on rcurly|on selecto|on symboli|on view|one data|one kind
R24|one merge|one operato|one path|one recipie|one resourc|one root|one server|one source|one stateme|only alphanu
R24|only compati|only execute|only has|only image|only left|only letters|only reading|only up|only use|only valid
R24|open allow|open blob|open foo|open is|open with|openai model|openai public|opencv error|opened line|openid profile
R24|openid the|operand|operand could|operati argumen|operati does|operati errorty|operati getinvo|operati invocat
R24|operati line|operati of|operati post|operati query|operati syntax|operati that|operati tried|operato are
R24|operato foo|operato for|operato got|operato gte|operato specifi|operato unknown|ops load|opt cbc|optimal
R24|optimal paramet|option foo|option name|option num|options details|opts|opts when|or after|or anonymo|or arn
R24|or assista|or backend|or bank|or column|or customi|or defined|or deleted|or en|or for|or func|or functio|or graph
R24|or heads|or hybrid|or illegal|or logging|or lost|or message|or namespa|or nanosec|or orderin|or point|or portkey
R24|or private|or raw|or revise|or scalar|or search|or setfiel|or solve|or some|or templat|or text|or tool|or tweak
R24|or undersc|or unknown|or usernam|or visible|or visit|or whole|or workflo|order create|order errcode|order for
R24|order param|order size|order which|orderin|orderin specifi|orders argumen|orders at|orders foo|ordr|ordr list
R24|origina is|origina psprefe|os is|other element|other is|other syntax|otherwi it|out build|out segment
R24|output result|output that|output these|outputs|outputs or|outside image|over an|overlap constra|overlap previou
R24|overloa resolut|overwri input|overwri the|page boundin|page sise|pagerdu endpoin|pages to|paginat cursor|pandocc
R24|pandocc command|paragra|paragra rich|param emial|param values|param with|paramet account|paramet amout
R24|paramet city|paramet days|paramet error|paramet etc|paramet exceed|paramet frequen|paramet in|paramet invalid
R24|paramet keys|paramet languag|paramet markers|paramet max|paramet missing|paramet must|paramet named|paramet nmae
R24|paramet not|paramet objects|paramet of|paramet opts|paramet origina|paramet probabl|paramet prompt|paramet respons
R24|paramet since|paramet spellin|paramet statusc|paramet type|paramet use|paramet validat|paramet value|paramet whose
R24|paramet with|paramet you|params city|params true|parapar|parapar syntax|parcels weight|parent for|parent page
R24|parse cql|parse dsize|parse ended|parse entitie|parse excepti|parse http|parse rate|parse sql|parse sqlalch
R24|parse timezon|parsed near|parsed to|parser error|parser excepti|parser is|parser to|parsert|parsing ec|part after
R24|partial write|particu|particu model|partiti or|partiti query|partner center|partnr|partnr id|parts of|pass both
R24|pass in|pass model|pass valid|pass validat|pass win|passage|passed for|passed since|passwd is|path foo|path links
R24|path must|path out|path root|path value|pathspe|pathspe nope|pattern in|pay for|pay payment|payer|payer has
R24|payload receive|payload validat|payment id|pd read|pdf already|pdf pgf|pe|pe com|people groups|per hours
R24|per timeser|perfect|perfect separat|perform if|perform semanti|perform unpredi|perhaps you|period closed
R24|period lock|period none|perl|permane deleted|permitt in|perpage|perpage must|pet store|petid|petid is|pets not|pgf
R24|pgf png|pgn|pgn must|phone numbers|pick|pick this|picked|picked or|picture|picture logo|pikepdf|pikepdf open
R24|pixels is|placeho but|placeho on|plan cannot|plan eval|plan validat|plannin query|platfor are|please choose
R24|please click|please escape|please fix|please see|plotly|plotly graph|plugins found|pms|png image|png not|png ps
R24|png svg|pod is|point or|point other|point within|pointer|pointer blocks|points per|points should|poppler can
R24|port must|portkey|portkey config|portkey provide|positio and|positio bind|positio found|positio while
R24|positiv debug|positiv definit|post inciden|post record|postage the|postgre did|power buying|power cost
R24|power iterati|powerit|powerit power|precedi|precedi code|precisi error|precond the|prefix must|prefix on
R24|prefix true|prepare query|present see|present was|previou merge|pric|pric is|print stateme|printed|printed stderr
R24|priorit message|private public|private range|pro minute|probabl ef|probabl filter|probabl the|probabl unsuppo
R24|problem does|problem while|process msg|process try|profile must|profile offline|profile that|program ibm
R24|prohibi because|proj not|proj proj|project epsg|project nonsens|prompt name|prompts diction|propert bucket
R24|propert foo|propert mail|propert message|propert nmae|propert num|propert of|propert refusal|propert semanti
R24|propert specifi|propert that|protoco looks|protoco true|provide argumen|provide directl|provide header
R24|provide keyword|provide mode|provide model|provide not|provide options|provide pass|provide request
R24|provide routing|provide with|proxy litellm|ps raw|pseudo|pseudo classes|psprefe|psprefe require|pub topic
R24|public tiktoke|public unliste|publish topic|pugrest badrequ|pulp error|purchas postage|px|px is|py automat|pyhton
R24|pyhton lang|python blob|python long|qbo|qbo service|qe|qe pe|qemu|qemu img|qh|qh qhull|qhull|qhull precisi|qrx
R24|qty float|qty is|qty unsuppo|qty values|qualify|qualify is|query as|query conditi|query despite|query did
R24|query enablec|query exceed|query extensi|query filter|query flight|query from|query graphql|query informa
R24|query items|query length|query mach|query max|query me|query no|query origina|query passage|query plan
R24|query querypa|query resolut|query result|query run|query schema|query syntax|query table|query too|query you
R24|queryba|queryba bad|queryer|queryer first|querypa|querypa encount|queryva|queryva unknown|questio expecte
R24|questio receive|questio to|queue declare|qwertz|qwertz no|qwxz|qwxz no|radius|radius of|ram|randomf is
R24|randomf must|range float|range for|range inf|range not|range overlap|range request|range sql|range tab|range to
R24|ranking|ranking feature|rate has|rate paerror|rates found|raw rgba|rb|rcurly|rcurly at|re asking|re engagem
R24|re importe|re just|re subscri|reach does|reached end|reached maxfev|read propert|read resourc|read table
R24|reader field|reading click|reading this|readme rst|reason parsert|reason undefin|reasoni limitat|recall
R24|recall that|receive by|receive context|receive false|receive fare|receive invalid|receive not|receive null
R24|receive sms|receive string|receive the|receive unknown|recent commit|recipie is|recipie specifi|recogni languag
R24|record for|record geometr|record must|record record|record set|record text|record the|record type|records so
R24|records were|recrod|recrod is|recrod with|rectang|recursi depth|recursi expr|recursi level|reddis|reddis localho
R24|redis om|redis redis|ref feature|referen detecte|referen docs|referen emial|referen name|referen stale|referen to
R24|referen without|refs of|refusal|refusal is|regex search|regex you|region given|region is|region valid
R24|registe graphs|registe is|regoin|regoin is|regular express|reindex|reindex only|rejecte malform|relatio not
R24|relativ and|relativ uri|remote id|remote parent|rendere this|repeat at|rephras|rephras you|replace non|replied
R24|replied to|reply markup|reply token|repo name|report it|report type|reporte illegal|represe an|req amount|req mlp
R24|req receive|req xkq|request bits|request column|request data|request end|request errors|request event
R24|request float|request had|request index|request no|request nothing|request only|request query|request range
R24|request scope|request should|request site|request transla|request valid|request validat|request with|request wrong
R24|require additio|require config|require custome|require details|require enable|require input|require json
R24|require number|require observa|require symbol|rerank|rerank validat|reserve list|reserve or|reserve your
R24|resize overloa|resolut of|resolut step|resolve did|resolve field|resolve keyword|resolve line|resolve module
R24|resolve node|resolve or|resolve table|resourc are|resourc availab|resourc aws|resourc issue|resourc pet
R24|resourc pets|resourc prefix|resourc status|resourc type|resourc user|respons expecte|respons format
R24|respons invalid|respons parse|respons turn|restart app|restart shop|result block|result blocks|result error
R24|result expecte|result set|result window|results not|results of|retries count|retriev attribu|retriev context
R24|retriev not|retrn|retrn expecte|retryab false|return line|return the|returne invalid|returne query|returne recipie
R24|revise|revise your|revisio are|revisio branchn|rgba as|rgba svg|rich|rich text|right dataset|right syntax|rmtree
R24|rmtree on|role and|role assista|roles must|root ops|root within|routabl|routabl point|route distanc|routing
R24|routing visit|rows cols|rows max|rpc limits|rst|rst for|rule expr|rule message|rule oc|rule start|rules specifi
R24|run receive|running command|sales invoice|sales pric|same dimensi|same file|same first|same key|sample|sample rate
R24|samples should|satisfi message|says message|scalar express|schema being|schema body|schema element|schema for
R24|schema geometr|schema long|schema minimum|schema no|schema please|schema validat|schemas|scheme expecte
R24|scheme hdfss|scheme htps|scheme in|scheme reddis|scheme supplie|scipy conside|scope the|scope value|scoring
R24|scoring method|sdk origina|sdk python|sdk to|search compara|search conditi|search conside|search could
R24|search domain|search got|search illegal|search index|search paramet|seats|seats sold|second attribu|secret is
R24|secretn does|section form|securit definit|see chart|see embedde|see usage|segment sell|selct from|selct keyword
R24|selct syntax|selec|selec expecte|select an|select another|select at|select hero|select identif|selecte engine
R24|selecte in|selecto an|selecto of|selecto prices|selecto selecto|selecto was|sell|sell failure|sem|sem where
R24|semanti incorre|semanti semanti|send mail|send returne|sender is|sender or|sentenc for|separat detecte
R24|sequenc item|seriali decimal|seriali type|series daily|series see|server configu|server convers|server doesn't
R24|server exists|server sdk|serverr|serverr for|service api|service debug|serving|serving but|session select
R24|set attribu|set crs|set format|set leverag|set limit|set litellm|set ms|set name|set of|set ranking|set too
R24|set zeropre|setfiel|setfiel full|setlive|setlive call|setting drop|setting vertica|shape for|shapes and
R24|sharepo spquery|sheet named|sheetna with|shop exit|shop service|should divide|should start|side locatio|side of
R24|sign is|sign with|signatu number|signers|signers must|signs|simplex|simplex is|since at|since input|single input
R24|single query|singleq|singleq line|sinv|sinv custome|sise|site this|size along|size below|size explici|size for
R24|size huge|size mismatc|sku invalid|slave reporte|slide layout|slide with|small latest|small medium|small please
R24|smaller side|smart open|smtp auth|sn|snooze|so not|soap client|soapact|sold|sold out|solutio|solutio can
R24|solutio was|solve equatio|solve has|solve with|solver clarabe|solver or|solving|solving problem|some argumen
R24|some invalid|somethi after|somethi between|somewhe|somewhe in|sorry don't|sort by|sort on|source file|source got
R24|source languag|source line|spans york|sparql|sparql query|sparsev|sparsev or|spec|spec contain|special json
R24|specifi branch|specifi coordin|specifi new|specifi properl|specifi target|specifi use|specify it|specify model
R24|specify ms|specify namespa|specify specifi|spellch|spellch empty|spellin and|split trian|spquery|spquery the|sq
R24|sql column|sql contain|sql depends|sql emial|sql error|sql expecte|sql parse|sql parser|sql string|sql syntax
R24|sqlalch exc|sqlalch url|sqlerro|sqlerro no|sr must|src learner|src should|srsearc|srsearc paramet|srv jobs
R24|ssh extra|ssml|ssml request|standar the|starcod|starcod learn|stardog|stardog plan|start and|start crawl
R24|start date|start must|startin point|starttl extensi|startur|startur is|state auth|state csrf|states selecte
R24|statsig com|status details|status failed|status max|status parcels|status stderr|stderr qemu|stderr unknown
R24|stderr usr|stdout already|stdout conflic|step output|step xx|stg order|stg orders|stolen|stolen or|stop reason
R24|stopped stop|storage scheme|store user|str can't|str class|str expecte|stratgy|stream network|streami file
R24|streami is|strict require|string amount|string and|string could|string exceeds|string invalid|string pro
R24|string sqlexec|string term|string tomorro|string unimple|structu instead|style with|subdivi|subdivi bavria|subexpr
R24|subexpr are|subject cannot|subject field|subpath|subpath of|subpatt|subpatt at|subscri status|success respons
R24|such endpoin|such functio|such propert|suggest column|sum keyerro|summari must|summary or|supplie barcode
R24|supplie custom|supplie did|supplie hy|supplie is|supplie perhaps|support attachm|support efficie|support klingon
R24|support lookaro|support open|support paramet|support platfor|support range|support retry|support schemes
R24|support special|support togethe|support tool|support use|support values|support yet|suspici|suspici use|svd
R24|svd did|svg pdf|svg svgz|svgz|svgz tif|sydney|symbol argumen|symbol btc|symbol conside|symbol not|symbol xbt
R24|symboli|symboli link|syntax check|syntax is|syntax issues|syntax near|syntax to|syntax unknown|tab exceeds
R24|tab string|table areas|table column|table field|table names|table persn|table rows|table setting|tablena
R24|tablena was|tag invalid|tag items|tags|tagz|tagz is|take longer|target device|target modules|target revisio
R24|target sr|target vectors|targeti key|taxtype|taxtype code|tcp host|tdetail init|templat and|templat argumen
R24|templat attribu|templat expecte|templat functio|templat id|templat is|tenant sql|tenant tenant|tensor float
R24|term are|term on|test type|text attribu|text hi|text json|text or|text sn|text text|text time|text where|text with
R24|textemb|textemb list|textemb please|texts list|texts must|tf|tf line|th leading|th string|than charact
R24|than dimensi|than graphem|than hours|than in|than message|than meters|than minimum|than minutes|than request
R24|that contain|that corresp|that exists|that much|that starts|that that|that was|the adminis|the anchor|the apiclie
R24|the appende|the approxi|the array|the block|the card|the cell|the city|the click|the compare|the contact|the date
R24|the datetim|the datum|the diction|the dim|the docx|the element|the enumera|the evaluat|the explici|the express
R24|the ext|the faithfu|the field|the footer|the form|the geolite|the gradio|the inputs|the interio|the invokec
R24|the ledger|the left|the mandato|the manual|the method|the metric|the minimum|the named|the objecti|the order
R24|the paginat|the paramet|the part|the parts|the perform|the period|the phone|the precedi|the python|the qbo
R24|the recipie|the recogni|the registe|the regular|the reserve|the scoring|the search|the selct|the setlive
R24|the single|the smaller|the sparql|the srsearc|the strict|the subpath|the taxtype|the tokenis|the tokeniz
R24|the toolcon|the vectors|the workboo|the workshe|then commit|there must|these biblate|these keys|these set
R24|this backend|this can|this commit|this excepti|this filetyp|this index|this period|this poll|this propert
R24|this slide|this type|this voice|thread id|thresho server|through isn|through service|through through|thus|thus may
R24|tier combina|tier does|tif tiff|tiff webp|tiktoke ext|tiktoke get|tiktoke version|tile cannot|time are
R24|time content|time data|time from|time of|time on|time paramet|time series|time should|timefra is|timeser
R24|timeser try|timezon europe|timezon express|titel eq|titel in|title browse|title can't|title cannot|title foo
R24|title forgott|title method|tmp aaaaaaa|tmp tmpa|tmp tmpb|tmpa|tmpa acodec|tmpb|tmpb output|to at|to but|to chatpro
R24|to class|to click|to client|to close|to determi|to domains|to double|to drop|to due|to errors|to explici|to field
R24|to functio|to geodeti|to its|to look|to merge|to method|to narrow|to number|to please|to prepare|to query
R24|to reserve|to sign|to sort|to specifi|to standar|to tokenis|to transfo|to url|to validat|to vstack|to work
R24|token an|token at|token dot|token must|token none|tokenis|tokenis please|tokenis you|tokeniz chat|tokens instead
R24|tokens to|tokenty|tokenty where|toleran|toleran try|toml|toml rb|too complex|too small|tool choice|tool input
R24|tool listema|tool or|tool result|tool send|tool type|tool visit|tool websear|toolcon|toolcon field|toolres
R24|toolres content|tools or|tools validat|toolu|toolu each|tooluse and|top level|top must|topic cannot|topic name
R24|topic pub|topic stdout|topolog side|tota|tota tokens|total too|totl could|totl does|totl in|totl name|totl sum
R24|totl valid|tra|tra en|tra is|tracks|tracks market|train encoded|train test|trainin data|trainin points
R24|transac amout|transcr are|transcr cannot|transcr transcr|transfo are|transfo naive|transla languag|transpa
R24|transpa mask|transpo oauth|trap|trap all|treebui|treebui beautif|trequir|trequir field|trian|trian should
R24|tried accessi|true specify|try decreas|try lang|try rephras|tsvg|tsvg gv|turn|turn comes|turn or|tweak
R24|tweak argumen|txt xml|type argumen|type avro|type campaig|type cannot|type check|type conflic|type current
R24|type datafra|type ean|type emial|type employe|type example|type extensi|type extra|type htps|type https
R24|type invoce|type metric|type multipo|type nod|type path|type patient|type plotly|type recrod|type request
R24|type tokenty|type unsuppo|type video|typeerr|typeerr cannot|types instead|types int|types keyword|types mandato
R24|types numbr|types utf|typesiz|typesiz must|uid command|unarchi|unarchi the|unclose|unclose tags|undefin column
R24|undefin field|undefin request|under any|undersc|underst your|unexpec exit|unexpec input|unexpec shape|unexpec yaml
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
R24|value have|value http|value less|value metric|value missing|value on|value pod|value provide|value that|value xx
R24|valued|valued index|values before|values code|values is|values qty|values types|variabl monitor|variabl name
R24|variabl please|variabl questio|variabl start|variabl time|vcard|vcard compone|vector column|vector expecte
R24|vector lengths|vector must|vector name|vectors but|vectors class|vectors were|verbose true|verifie has
R24|verify address|vertica|vertica stratgy|vhost receive|video abc|video mp|videofi|videofi and|view api|view thresho
R24|violati ctrls|visibil|visibil value|visit page|voice does|voice en|void faiss|voted|voted on|voyage is
R24|voyage large|voyage voyage|vs number|vstack|vstack column|wait conditi|warehou command|warehou selecte
R24|warehou with|warning state|was charact|was either|was passed|was permane|was supplie|wasm|wasm backtra|wasm trap
R24|wav tmp|weather input|web instanc|webdav hostnam|webhook reached|websear|websear tool|website url|weight must
R24|weight valid|welcome html|were passed|when convert|when using|where it|where line|where tenant|where text|where to
R24|which was|while adding|while plannin|whitesp lead|whitesp order|whole|whole respons|whose|whose name|width have
R24|wildcar|win|win size|window is|with argumen|with block|with case|with cell|with credent|with css|with dimensi
R24|with double|with english|with expecte|with gtt|with guided|with index|with keys|with mini|with on|with paramet
R24|with pikepdf|with prefix|with refs|with shapes|with suggest|with symbol|with tr|with unclose|with uniquel
R24|with userid|with verbose|within given|within iterati|within parent|within radius|without base|without nan
R24|without remote|without tool|wkhtmlt exited|wolfram|wolfram alpha|word argumen|words unicorn|work see|workboo above
R24|workboo option|workflo id|working precisi|workshe is|workshe named|would increas|would receive|write field
R24|write mode|write number|write this|write videofi|writers drivers|writing|writing templat|wrod|wrod but
R24|wrong dimensi|wrong field|wrong file|wrong key|xbt|xbt usdx|xkq|xkq your|xml rpc|xml xmltei|xmltei|xsd|xsd decimal
R24|xsd string|xx does|xx nobody|xx subdivi|xyzq not|yaml parse|year in|yeer|yeer code|yet approve|yield|yield any
R24|york|york is|you didn't|you expect|you on|you passed|you query|your bank|your images|your mysql|your sender
R24|your sql|your transac|your unique|yql|yql query|za|zero code|zero recipie|zeropre|zones perhaps|zpi|zpi segment
R24T18|in range
R24T24|.bad cron|.bad valsize|.barcode not|.bulk|.bulk index|.cron|.data model|.form|.illegal charact|.layout|.sympify
R24T24|.t protoco|.unsuppo protoco|.unsuppo version|.valid length|.valsize|abc is|array of|as type|at byte|azure file
R24T24|backend netcdf|bad valsize|badrequ documen|be datetim|be missing|being raised|block size|braces|byte offset
R24T24|c msg|can handle|cannot encode|cannot overwri|charact are|column qty|columns has|com piskvor|compati with
R24T24|conside explici|convert to|convert with|cookie|corresp to|couldn' parse|current install|current is
R24T24|current offset|data format|date format|db name|depende require|detail loc|detects|detects operati
R24T24|documen failed|documen parsing|dupfixe|dupfixe size|encode object|engine paramet|engines via|entityt|exactly or
R24T24|excepti being|excepti unknown|expecte value|explici selecti|express could|extra depende|find end|find root
R24T24|flowabl|followi types|footer|for class|for iterato|for propert|format from|format type|found to|frame normal
R24T24|functio resize|geolite|given data|gs hdfs|handle the|has to|has unsuppo|hdfs|hdfs http|hexadec|http or
R24T24|image png|in data|in documen|in line|indexed|inf to|install engines|install io|invalid excel|invalid isoform
R24T24|io backend|is greater|is undefin|is unsuppo|isoform|isoform string|iterato express|json or|json seriali|key db
R24T24|keys must|large it|large no|large on|length invalid|length need|markdow|markup|match in|mdb bad|metric value
R24T24|micro|missing see|more paramet|mp mp|name data|nan|nanosec|nanosec timesta|netcdf scipy|no form|no format
R24T24|none expecte|normal|normal of|not underst|occurre unsuppo|of azure|of bounds|of charact|of excepti|of express
R24T24|of field|of key|of pixels|of video|of xarray|office|office documen|often|often indicat|on page|opened in
R24T24|or columns|or time|pandoc docx|parse failed|parse field|piskvor|piskvor smart|provide data|qr|qr code
R24T24|raised syntaxe|reason invalid|resize|resourc without|returns|scipy|selecti|selecti one|should have|size must
R24T24|smart|stateme at|status invalid|str tried|strict|string error|string is|support formats|sympify|sympify of
R24T24|targeti|templat later|text exceeds|text field|that may|the allow|the barcode|the detects|the header|this often
R24T24|tile|to index|to match|true or|try with|type string|unknown encodin|unknown or|unmatch|unsuppo size
R24T24|unsuppo when|url can't|use one|use zip|valsize|valsize unsuppo|value and|value to|visible|vocabul|was expecte
R24T24|webasse|were returne|with no|with value|wrong dupfixe|wrong type|xarray|xarray current|year
R24T28|input invalid|syntax string
R24T30|.date|.invalid documen|.librosa|an empty|avlib|code can|column total|directi|error incompa|etc passwd
R24T30|failed ffmpeg|ffmpeg avlib|field value|filetyp|from ffmpeg|gif|got instead|image size|in frame|input expecte
R24T30|input must|invalid version|it might|iterato|json is|line failed|logo png|mp invalid|object of|onnxrun invalid
R24T30|or value|separat|special|string or|suggest|the parser|to documen|unknown format|zip archive
R24T33|no element
R24T34|.cbor|.couldnt|.geos|.shapely|cannot contain|format it|input format|invalid charact|of specifi|parsing failed
R24T34|pixels|text length|width
R24T36|encode
R24T37|.avro|.xlrd|avro|exceeds max|excel|unknown file
R24T39|word
R24T40|determi
R24T41|error unsuppo|tiff
R24T43|format not
R24T44|decodin
R24T45|size exceeds
R28|be qty|c graphql|field totl|qty must|totl on|type order|values validat
R30|#206|#406|#553|#597|.api value|.arrow key|.audio receive|.bad symbol|.browser state|.child|.command exit|.control
R30|.converg|.crs|.decimal|.digits|.disambi|.freshde bad|.grammar|.invalid filter|.invalid id|.invalid input
R30|.invalid period|.invalid video|.kusto service|.ldap attribu|.ldap size|.many redirec|.no audio|.no transcr
R30|.overpas bad|.path parser|.period|.pint type|.process executi|.proj|.ql syntax|.query check|.selecto syntax|.shape
R30|.smtp not|.sql parse|.sql syntax|.such element|.symbol|.timezon|.transcr found|.transla not|.video id
R30|.workshe name|.yf invalid|=NameError|aaaaaaa|accept email|ahead|ahead of|alterna at|amount is|amout|an email
R30|an int|an ipv|an sign|and error|and id|and passed|another transla|are correct|are email|are impleme|are supplie
R30|arg durable|argumen error|argumen limit|argumen type|array must|at input|atleast|atleast inr|attribu is
R30|attribu selecto|attribu type|audio was|authori error|availab formats|availab use|axis|bad could|bad search
R30|bad user|badly|badly formed|badrequ search|badvalu|bar|barcode code|be atleast|be byte|be or|be phone|be positiv
R30|binding paramet|body in|bool|btc|bucket name|but paramet|byte input|c address|c badvalu|c big|c columnv|c mandato
R30|can't parse|cannot resolve|card has|card was|cbc|charact hex|chart|check digit|check our|checksu or|class dict
R30|code xx|codenam badvalu|column offset|columns id|command command|command exited|command systemc|compare|contain at
R30|contain whitesp|content must|convert from|coordin pair|correct data|correct recipie|country code|create query|crs
R30|current transla|data does|data structu|days|days is|departu|desc bad|descrip no|detail type|dialect postgre
R30|digit is|digits|dim got|dimensi error|dimensi for|dimensi mismatc|dimensi of|distinc|dns label|docs errors
R30|don't match|durable|durable for|element mercury|element unable|emial cannot|emial in|enumera|err wrong
R30|error binding|error proj|error sql|errors title|excepti syntax|expecte dim|expecte dimensi|expecte name
R30|expecte paramet|express named|ext|extensi not|failed inequiv|failed text|field amount|field the|field titel
R30|field type|fieldre|fieldre name|file mako|filter ctrls|final domain|find column|followi fields|foo unknown|for any
R30|for express|for fieldre|for get|for paramet|for queue|for selecto|form body|form expecte|form orders|form sqlstat
R30|formats for|found form|fr|from leads|from meter|ftp gs|git checkou|has wrong|have exactly|have market|hex
R30|hex string|higher than|htps|iban|id email|id make|id require|id type|ids for|immedia|immedia after|imports
R30|in content|incompa with|inequiv|inequiv arg|infer|input ids|input input|input provide|input to|input vector|inr
R30|int but|interna proj|invalid assista|invalid attribu|invalid destina|invalid length|invalid must|invalid name
R30|invalid propert|invalid url|invalid video|invalid voice|ipv or|is directo|is higher|is incompa|is mandato|is used
R30|jpgg|key contain|klingon no|label is|languag code|languag please|latitud|ldapsiz|ldapsiz sizelim|length expecte
R30|length to|line mismatc|line pos|list formats|llama to|locate element|ls|ls cannot|mako at|malform attribu
R30|malform filter|mandato paramet|market symbol|matchin name|maximum charact|maximum recursi|may refer
R30|mercury element|mercury may|mercury mytholo|mercury planet|meter|meter length|meters|mismatc input|missing argumen
R30|missing final|missing query|mixpane error|mo|mo mo|mo ytd|ms ahead|mytholo|naive|name emial|name example
R30|name exmaple|name found|named emial|named summary|nameerr name|nans|no audio|no barcode|no correct|no transcr
R30|no transla|no type|no viable|nobody|not applica|not work|number checksu|number receive|numbr|object decimal
R30|objecti it|of argumen|of availab|of class|of feature|of mo|of one|of stateme|of string|on node|on of
R30|operati invalid|operati missing|operato failed|or charact|or check|or ipv|or nans|or none|orders models|orders sql
R30|org does|origin paramet|our api|output format|paramet recipie|paramet tenant|paramet to|paramet were|parse command
R30|parse express|parse syntax|passed type|period is|pl|placeho|planet|planet mercury|pos|positio form|positio line
R30|precisi of|present for|proj create|proj error|provide languag|query dimensi|query failed|query found|query message
R30|query the|query vector|randomf|range must|receive please|recipie found|request format|request missing
R30|resolve column|resourc record|results found|rgba|same as|scheme ftp|search command|second time|select on
R30|selecto at|selecto buy|server time|service unit|shapes|sheetna|singula|singula matrix|sizelim|sizelim none|slide
R30|some of|sort|sqlstat line|stateme found|stateme paramet|stderr failed|stg|string supplie|structu for|such column
R30|such element|summary invalid|support support|support the|support xx|systemc|systemc restart|table name|target lang
R30|text charact|text must|texts|than maximum|that functio|the beginni|the clip|the code|the custome|the errors
R30|the origin|the results|the schema|the set|the sign|the to|this column|this field|timesta for|titel is
R30|title invalid|to address|to infer|to mercury|to second|togethe with|tools are|transcr were|transla try|transla was
R30|true for|type but|type id|type must|type query|type was|unexpec identif|unknown dialect|unknown output
R30|unknown paramet|unknown url|unresol|url example|url type|use allow|valid columns|valid objecti|validat check
R30|validat message|validat the|value please|variabl id|vector has|viable|viable alterna|video id|was ms|was receive
R30|was str|were provide|where operato|whitesp|work with|wrong length|wrong number|wrongty|wrongty operati|xpath
R30|xpath error|your input|your paramet|ytd|ytd max
R30T18|expr
R30T24|.cronite|.cronite bad|.data overflo|.gbm|.light|.light gbm|and charact|attachm|bounds|c parse|c parsing
R30T24|cannot convert|column found|convers from|digit|embedde|feature in|field text|file extensi|file ftp|for out
R30T24|format for|from str|handle scheme|id int|images|invalid form|long max|mismatc expecte|name bad|no text
R30T24|not accept|not json|not process|numbers|of templat|of values|only the|parsing excepti|starts|starts with|str to
R30T24|syntaxe invalid|synthes operati|th|the list|the synthes|to speak|true to|type date|user input
R30T28|invalid syntax
R30T30|#1100|.size limit|.v object|bits|color|got class|height|mm|mm dd|not convert|passwd|webp|yyyy|yyyy mm
R30T33|ean
R30T34|.pydub|entitie|in file|workboo
R30T37|.arrow invalid|logo|not appear
R30T39|file must
R30T41|.apy|.hl apy
R30T43|frame
R30T46|.hl
R30T47|.size
R30T48|invalid data
R33|body failed|these values|validat body
R34|.api type|.column|.column not|.cypher|.cypher syntax|.encode|.illegal input|.invalid checksu|.invalid format
R34|.invalid length|.invalid paramet|.json path|.label|.languag not|.memcach client|.memcach illegal|.number parse
R34|.params|.selecto|.templat syntax|.unicode mixin|against key|amount must|an object|and there|api documen|arg
R34|binding supplie|button|c field|c syntaxe|checkou|class decimal|current stateme|definit|dim|div|element button
R34|email id|errorty bad|errorty executi|from at|geometr|holding|holding the|incorre number|index does|input form
R34|into memory|key holding|languag codes|languag not|limit must|many samples|message text|nmae|of binding|or near
R34|parsing query|positiv|process would|proj|query parse|query process|require value|samples into|search filter|selct
R34|stateme syntaxe|stateme uses|support languag|syntaxe message|to converg|totl is|unsuppo type|uses and|valid email
R34|was already|was decline|would load|wrong kind|xx is
R34T24|.invalid express|.invalid operati|.unicode|=OverflowError|barcode|charact limit|field is|for input|in any|speak
R34T24|svg|the support
R34T30|body is|expecte end|failed in
R34T34|.bson
R34T36|charact in
R34T37|appear|appear to
R34T39|error parsing
R34T41|unexpec end
R36|cannot query|it should|on type|query field
R37|.alg|.email syntax|.email undeliv|.invalid url|.jmes|.jmes path|.languag|.lin|.lin alg|.xlsx input|be blank
R37|be greater|blank|buy|c decline|click|column totl|converg|error line|error syntax|graphql request|in query
R37|invalid type|it must|kind of|klingon|line char|name totl|numeric|require but|respons bad|samples|schema error
R37|the type|unexpec keyword|vector dimensi|your card
R37T24|.express|.transla|=ArithmeticError|text is
R37T30|be an|entity validat
R37T34|destina
R37T44|byte
R39|.card|.schwift|c card|c stateme|cliente stateme|column emial|decline|message expecte|must not|paramet query
R39|query paramet|request invalid|the amount
R39T24|.invalid argumen|greater|greater than|syntaxe|values are
R39T30|.barcode|ftp
R41|point|titel
R41T30|error expecte
R43|error unexpec|invalid query|near form|query is|selecto
R43T24|be between|be empty|c value
R43T30|decimal
R43T33|at positio
R44|.email not|operato
R44T45|.polars
R45T24|invalid paramet
R46T41|positio
R47T24|.not valid
R47T37|parse error
R49|near
R51T34|dimensi
R52|emial
R53T33|form
R53T34|syntax error
R55T40|syntax
S24|.partial|.partial failure|bin sftp|check stderr|code exit|error output|method partial|output check|partial failed
S24|sent success
S24T24|stderr output
T18|.parser syntax|.ps|actual buffer|bytes at|bytes for|check check|code integer|determi zstd|during parsing|expr with
T18|for unpacki|form id|frame size|from parse|from require|header sig|integer symbol|latin|latin codec|not whatits
T18|of at|offset actual|ordinal|ordinal not|parse expr|parsing header|positio ordinal|set determi|sig|sig check
T18|size unknown|transfo code|unpack from|unpacki|unpacki bytes|whatits|whatits not|with form|with transfo|zstd frame
T24|.a safeten|.absolut|.absolut link|.adb|.api unsuppo|.apply|.apply delta|.args|.arrow capacit|.arrow not|.asn
T24|.bad args|.bad http|.bad syntax|.bad z|.batch size|.block|.blocksi|.blocksi mismatc|.bomb|.bounds|.bounds datetim
T24|.calamin|.calenda|.casting|.casting na|.char|.charact encodin|.chars|.ciphert|.collect|.collect size|.comp
T24|.comp doc|.compose|.compres|.compres method|.const|.content decodin|.content invalid|.content maximum
T24|.corrupt data|.corrupt grid|.corrupt image|.corrupt record|.count exceede|.crc|.csv|.csv parse|.data decodin
T24|.data parser|.data send|.data too|.dataset build|.dataset generat|.date ambiguo|.date parse|.datetim|.decode value
T24|.decompr bomb|.decompr size|.destina|.detect|.dicom|.digital|.digital signatu|.dmtx|.doc|.documen transla|.dpi
T24|.dtd|.dtd forbidd|.duplica option|.empty data|.encodin chars|.encodin unknown|.encrypt|.encrypt pdf|.event data
T24|.ext|.extensi|.extensi not|.externa referen|.extra data|.failed parse|.failed token|.fetch respons|.fetch unsuppo
T24|.ff runtime|.file convers|.file referen|.file size|.file storage|.file unsuppo|.file warning|.first|.first volume
T24|.flac|.flac no|.folder content|.form parser|.fpdf|.fpdf unicode|.ft|.gpx|.gpxxml|.gpxxml syntax|.grid file|.hdf
T24|.hdf ext|.header checksu|.header not|.header parse|.heif|.http message|.http process|.id no|.illegal text
T24|.image data|.image file|.image loading|.image size|.image too|.image type|.image width|.incompl parse|.ingesti
T24|.input file|.int|.int casting|.invalid bson|.invalid calenda|.invalid ciphert|.invalid dicom|.invalid encodin
T24|.invalid jwe|.invalid line|.invalid prefix|.invalid require|.iso|.item collect|.iterabl too|.jwe data|.jws object
T24|.lang detect|.length reached|.lib dmtx|.limit overrun|.lz|.lz block|.m too|.malform pdf|.malform segment|.markup
T24|.mat|.mat read|.max length|.max rows|.maximum limit|.media type|.media upload|.metric value|.mime|.mime content
T24|.missing section|.mp|.mp metadat|.mp stream|.multimo|.multipa|.multipa parse|.n|.na|.na n|.need downloa
T24|.need first|.no thumbna|.non xml|.not a|.not adb|.not downloa|.not json|.not match|.not rar|.number format
T24|.object format|.ocr found|.of bounds|.of file|.opener|.orc|.outlook|.output limit|.outside|.outside destina
T24|.overrun|.parser match|.parser outlook|.parser receive|.parser rejecte|.payload too|.pdf parse|.pdf stream|.pdfium
T24|.pdfmine|.prefix|.prior ocr|.py asn|.py lib|.py zbar|.raw data|.raw file|.raw no|.reader|.receive parsing
T24|.record too|.referen forbidd|.rejecte markup|.request data|.request entity|.request size|.respons too|.rows
T24|.safeten parsing|.safeten repo|.sax|.sax parse|.schema decode|.section header|.segment|.socket payload
T24|.standar violati|.storage format|.stream info|.substra|.substra underru|.suspici|.suspici operati|.system message
T24|.table transac|.tagged|.tagged pdf|.telegra entity|.text length|.text size|.text x|.thumbna|.tiff|.tiff file|.tika
T24|.tika failed|.tiny|.tiny tag|.toml parsing|.truncat|.tt|.tt lib|.type not|.undefin image|.underru|.unexpec char
T24|.unexpec end|.unexpec eof|.unexpec token|.unicode encodin|.unrecog image|.unrecog msg|.unsuppo compres
T24|.unsuppo content|.unsuppo documen|.unsuppo file|.unsuppo media|.unsuppo msg|.value convers|.value deseria
T24|.value too|.volume|.wasmtim|.width|.x syntax|.xl|.xl date|.xml content|.xml schema|.z|.z file|.zbar
T24|=UnicodeDecodeError|aa got|aaaa|aaaa text|ab expecte|ab found|abc not|abc or|abortin use|accept missing
T24|accept more|accepte payload|accepte types|accompa|accompa begin|acme revisio|acme this|actual length
T24|actual maximum|add another|additio io|addr stored|adt|adt pv|ag|ag hn|ai speecht|algorit or|alias default
T24|allow text|allowed bytes|allowed here|allowed is|allowed limit|allowed maximum|allowed packet|allowed special
T24|alongsi|also mean|alter|alter the|ambiguo|amount expecte|an absolut|an accompa|an embedde|an engine|an id
T24|an imprope|an introsp|an iso|an msg|an office|an orc|an unimple|an xml|analyze operati|and help|and iso|and ner
T24|and photo|and rf|and target|and unrecov|annotat|annotat xs|another message|antiwor minutes|any token|any value
T24|anyway|api returns|api rev|apierro this|append with|applica dosexec|applica foo|archive could|archive failed
T24|archive mime|archive rar|are equal|are larger|are opening|are passing|are pixels|are support|are too|array cannot
T24|array status|array to|arrays|arrays cannot|arrow|arrow typesys|arrowty|as json|as nan|as neither|as origina
T24|as special|as tagged|aspect|aspect ratio|assert|assert failed|asserti status|asset aspect|assets api|at end
T24|at file|at identit|at of|at once|attachm type|attack|attempt convers|attempt xlsxcon|attribu of|audio buffer
T24|audio corrupt|audio duratio|audio files|audio float|audio mime|audio mp|audio ogg|audio type|audio webm
T24|availab extensi|avif|avif file|avlib ffmpeg|avlib invalid|avro file|avro schema|awt|awt headles|az gs|back trace
T24|bad crc|bad expecte|bad key|bad magic|bad sfntver|bad syntax|badzipf|badzipf with|barcode ean|base addr|base image
T24|based camelot|based pages|batch the|batches|batches of|bb val|bcc|bcc example|bcj|bcj filter|be any|be corrupt
T24|be decompr|be determi|be encoded|be encrypt|be exactly|be extract|be first|be json|be larger|be msh|be pdf
T24|be removed|be reopene|be strings|be utf|be varchar|been impleme|begin with|begins|begins with|bhs|big captcha
T24|big iso|big maximum|big png|big src|bigger|bigger than|bin is|bin len|birthda|birthda value|blob data|blob field
T24|blob is|blobs|blobs up|blobtoo|blobtoo message|blosc buffer|blosc decompr|bmp gif|bmp sorry|body actual|body as
T24|body at|body exceede|body exceeds|body payload|body utteran|bomb dos|boundar|boundar charact|bounds nanosec
T24|box file|braces missing|broken data|broken documen|broken error|broker message|brotli not|brotlid|brotlid failed
T24|bson|bson documen|buffer buffer|buffer error|buffer info|buffer is|built|but could|but encount|but nothing
T24|but parsed|but pdf|but there|by foo|by java|by py|by textrac|byte payload|byte string|byte this|byte xff
T24|bytearr got|bytes actual|bytes bytes|bytes from|bytes have|bytes is|bytes long|bytes needed|bytes numpy
T24|bytes remaini|bytes request|bytes time|bytes while|c blobtoo|c convert|c einval|c entityt|c faceerr|c imagede
T24|c imageto|c itemcol|c shred|c textlen|c textsiz|c toobig|c unable|c url|cache aa|cached file|call invalid|call mp
T24|called with|calling parquet|camelot only|can accept|can load|can still|can't decode|can't downloa|can't sync
T24|cancell downloa|cannot decode|cannot decompr|cannot start|cannot submit|cannot work|capacit limit|captcha filesiz
T24|capture file|card found|cast|cast int|cc input|cc model|ccutil|ccutil unichar|char in|charact byte|charact got
T24|charact maps|charact special|charact support|charact that|charact varying|charact while|charmap|charmap codec
T24|check stl|child adt|chunk type|cif|city mmdb|class must|class nonetyp|class object|class type|client sent
T24|closed linestr|cloudco|cloudco task|code entityt|code pdf|code structu|code subcode|code unsuppo|code value
T24|code xa|codec lz|codecs|codecs opus|col ab|col strict|col tile|collect size|column bad|column body|column crm
T24|column for|column pages|column tables|column tkey|columns to|com bmp|com deanmal|com doc|com logo|com png|com zip
T24|command expects|command java|command pandoc|commas|commas braces|common json|common unable|compone where
T24|compone xs|composi to|compres method|config option|configu allowed|confirm to|conflue schema|connect destina
T24|connect server|conside to|constru mapping|consume all|contain audio|contain data|contain did|contain empty
T24|contain files|contain more|contain nan|contain nul|contain numbers|contain pickled|contain stop|contain the
T24|contain unichar|contain valid|content exceeds|content image|content line|content provide|content types
T24|continu anyway|contrac xyz|contrib|contrib to|convers couldn'|convers rule|convers suggest|convers utf
T24|convert attempt|convert documen|convert invalid|convert msg|convert non|convert object|convert stream
T24|convert string|convert this|core team|corpus abc|corpus bam|corpus dxf|corpus gpkg|corpus mmdb|corpus mp|corpus nc
T24|corpus nii|corpus onnx|corpus pdf|corpus semi|corpus xlsx|corpus yaml|corpus zip|correct format|corrupt at
T24|corrupt invalid|corrupt no|corrupt please|corrupt seen|corrupt that|couldn' read|couldn' unpack|count command
T24|count incorre|count syntax|covered|cpp index|crc check|crc for|create datafra|create it|credibl|crm notes|crypt
T24|crypt hash|csv doc|current file|current only|curves|curves with|cv|cv io|damaged file|dat|data attribu|data bytes
T24|data content|data corrupt|data exceeds|data header|data if|data invalid|data no|data parquet|data possibl
T24|data seriali|data the|data upload|data value|data when|databas the|datadog returne|datafra with|datanot
T24|datanot code|dataset is|date in|date of|date or|date string|datetim class|datetim date|datetim input
T24|datetim objects|datetim string|db already|dblquot|dblquot lbrace|dd when|dd yyyy|deanmal|deanmal textrac|dec but
T24|decimal is|decimal number|deck ppt|decode byte|decode it|decode message|decode xff|decoder failed|decoder process
T24|decodin error|decodin seven|decodin stream|decodin string|decodin unicode|decompr bomb|decompr bytes
T24|decompr invalid|decompr the|deduce|deduce file|default in|defined schema|deflate gzip|delta not|dense
T24|dense usearch|depende jar|depende see|descrip face|descrip input|deseria job|deseria key|deseria val|destina arrow
T24|destina buffer|detail ffmpeg|detail payload|detail unsuppo|details applica|details receive|details text
T24|details tifffil|detecte bad|detecte media|detectf|detectf operati|detecti cannot|detectl|detectl operati
T24|determi constru|determi delimit|determi you|diagnos failed|dicm|dicm prefix|dicom|dicom file|dict or
T24|diction mismatc|diction syntax|diction while|didn't consume|difat|differe column|differe encodin|differe parser
T24|differe schema|digit found|digital|digital signatu|dimensi size|directi or|directi type|directo signatu
T24|disallo special|djava|djava awt|dns message|do so|do those|doc docx|doc is|doc pdf|doctype|documen and
T24|documen closed|documen contrac|documen documen|documen encodin|documen exceeds|documen handle|documen id
T24|documen is|documen message|documen only|documen pages|documen pdf|documen pdfium|documen scan|documen sizes
T24|documen syntax|documen to|documen too|documen when|documen within|documen xml|docx contain|docx eml|docx odt
T24|docx pptx|docx returne|doesn't start|dos|dos attack|dosexec|dosexec is|double require|downloa exportl
T24|downloa invalid|downloa it|downloa max|downloa more|downloa of|dpi is|drive folders|drive google|driver libkml|dtd
T24|dtd public|dtdforb|dtdforb name|duratio is|during blosc|during process|dwg|dxf|dxf file|dxf is|ean code|ean is
T24|ec curves|either not|element into|element object|embedde header|embeddi at|embeddi in|eml epub|empty check
T24|empty lists|empty strings|empty vocabul|encode data|encoded text|encodin chars|encodin gzip|encodin may
T24|encodin type|encount error|encount number|encount text|encount without|encrypt cannot|encrypt must|encrypt the
T24|encrypt with|end at|end encount|end nothing|end vcalend|ended unexpec|endofte|endofte if|enforce|enforce schema
T24|engine manuall|enough disk|ensure it|entiret|entiret but|entitie are|entity detail|entityt message|entries
T24|entries txt|entry in|entry nicknam|envelop pattern|eocd|eof line|eof marker|eof right|eof sblock|epub
T24|equal documen|err aborted|errno retcode|error assert|error back|error blobtoo|error couldn'|error determi
T24|error diction|error expect|error may|error pdf|error prematu|error row|error securit|error see|error tokeniz
T24|error userid|errorco request|errorco unable|errors first|errors image|errors system|errors were|etc this
T24|evaluat somethi|event exceeds|event too|eventda|eventda exceeds|everywh|exactly bytes|exceede image
T24|exceede setting|exceede size|exceeds bytes|exceeds charact|exceeds mb|exceeds skb|excel xlsx|excepti for
T24|expect tree|expecte aa|expecte ab|expecte an|expecte boundar|expecte datetim|expecte directi|expecte doctype
T24|expecte fields|expecte magic|expecte nothing|expecte png|expecte respons|expecte stream|expecte word|expecti class
T24|expecti got|expecti start|expects|expects values|explici paramet|exportl|exportl for|express col|extensi docx
T24|extensi here|extensi include|extensi pages|extensi use|extensi wav|externa image|externa system|extra data
T24|extra expecte|extract to|fa fbf|fa frame|face not|faceerr|faceerr descrip|failed code|failed corrupt
T24|failed decodin|failed finding|failed incompl|failed likely|failed pixels|failed read|failed reading|failed request
T24|failed ssize|failed this|failedo imagede|fails regex|faiss index|faiss read|fatal and|fatal code|fbf|fc the
T24|feature request|feature unsuppo|fetch endpoin|fetch respons|fetch via|fetched from|ffmpeg error|ffmpeg was|fhs or
T24|fhs segment|field data|field date|field for|field should|fields cannot|fields did|fields present|file appears
T24|file cache|file can|file continu|file convers|file corpus|file exec|file expecti|file failed|file filenam
T24|file found|file geolite|file if|file ini|file line|file meta|file models|file of|file otherwi|file param|file pk
T24|file should|file src|file the|file tif|file too|file truncat|file try|file types|file vlcallb|filenam extensi
T24|filenam io|filenam pdf|fileobj|fileobj has|files from|files gdrive|files larger|files py|filesiz would|filetyp is
T24|filetyp unk|filter is|filter jbig|find contain|find data|find eocd|find externa|find visible|finding central
T24|finite everywh|finite values|first frame|first in|first volume|fits file|fixed limit|fixed maximum|flac file
T24|flac is|flac mp|flags tmp|float array|float failed|float literal|flow mapping|flowabl spacer|folders|folders has
T24|followi express|followi file|followi formats|font bad|font used|font version|foo expecte|foo is|foo may
T24|footer either|fopen|fopen unable|for codec|for datetim|for detail|for extensi|for frame|for matlab|for mimetyp
T24|for null|for pandas|for pdf|for read|for that|force ocr|force reading|force true|form closed|form data|form file
T24|format abc|format and|format applica|format cannot|format check|format errno|format expecte|format image
T24|format keyword|format next|format no|format nothing|format st|format text|format that|format thursda|format tmp
T24|format unable|formats code|formats where|formats yyyy|found but|found call|found charact|found undefin
T24|frame length|frame of|from an|from composi|from filenam|from first|from frame|from ini|from offset|from path
T24|from tmp|from url|ft excepti|ftp ftps|ftp url|ftps|ftps gcs|ftpx|ftpx no|fully covered|fully qualifi|functio input
T24|functio validat|gb limit|gb of|gcs|gcs gs|gdrive|gdrive can't|gdrive folder|gender|gender on|gender wrong
T24|generat from|generat the|geolite city|getfram|getfram failed|getting remote|getting the|gguf magic|gib exceeds
T24|gif jpeg|given st|google protobu|got at|got bb|got bytes|got in|got packet|got triangl|got unexpec|got webp
T24|goto https|gpkg not|gs http|guess|guess format|gzip but|gzip content|handle documen|handle pagebeg|handler availab
T24|has bits|has digital|has more|has text|has valid|hasn't|hasn't been|have at|have two|hdf reader|header blob
T24|header but|header header|header in|header incompl|header or|header png|header subject|header use|header value
T24|header xff|headers file|headles true|heic unsuppo|heic with|heif|heif avif|height exceeds|height ratio|hello but
T24|hello there|help python|helveti|helveti please|here in|here met|heredoc|heredoc templat|hexadec digit|hey|hey wait
T24|hint encount|hive bad|hl|hl documen|hn|hn mdb|host in|html documen|html html|html xm|http dtd|https and|https big
T24|https drive|https or|https scp|id exceeds|id failed|id file|id http|id key|id preview|id tag|id unichar|id with
T24|identit imagere|ignore|ignore missing|illegal points|image at|image based|image decodin|image dpi|image exceeds
T24|image has|image header|image https|image may|image media|image pixels|image please|image source|image tiff
T24|image too|image width|imagede|imagede message|imagere|imagere cannot|images over|imageto|imageto when|imgcode
T24|imgcode src|imgproc|imgproc src|impleme it|impleme yet|imprope image|imprope structu|in archive|in batches|in byte
T24|in dat|in descrip|in destina|in flac|in footer|in fopen|in gif|in image|in its|in metadat|in not|in open
T24|in pixread|in rar|in readers|in scan|in shp|in shx|in str|in string|in templat|in vl|in wav|in writers|in xyz
T24|include csv|incompa content|incompl input|incompl introsp|incompl metadat|incompl ole|incompl or|inconsi with
T24|incorre difat|incorre format|incorre padding|incorre path|incorre string|index faiss|index in|index ioreade
T24|index json|index read|index seems|index size|index type|indexed string|inflate|inflate data|inflate inflate
T24|info not|informa header|ingesti|ingesti data|inline|inline images|input append|input call|input cannot
T24|input downloa|input isn't|input size|input soon|input string|input tmp|input types|input unspeci|input values
T24|install additio|insuffi data|insuffi space|int at|int id|int literal|int reason|int status|int xs|interna src
T24|into parts|into table|introsp|introsp respons|introsp result|invalid asset|invalid audio|invalid block
T24|invalid char|invalid content|invalid crc|invalid documen|invalid element|invalid image|invalid jws|invalid line
T24|invalid load|invalid object|invalid passwor|invalid path|invalid pdf|invalid reason|invalid size|invalid start
T24|invalid zip|invocat type|invoice system|io depende|io max|iomode ri|ioreade|ioreade int|ipm acme|ipm schedul
T24|is ambiguo|is broken|is count|is false|is fatal|is image|is inconsi|is it|is kb|is link|is ms|is neither
T24|is optiona|is passwor|is playabl|is really|is simply|is text|ish|ish week|isn't unicode|isn't valid|iso but
T24|iso date|iso expecte|iso like|iso time|iso utf|issues availab|it an|it didn't|it error|it hasn't|it unsafel
T24|item size|item too|itemcol|itemcol when|iterato should|its entiret|jar|jar pages|jar tabula|jar with|java djava
T24|jbig decode|jf|jf not|jobs server|jpeg nor|json bad|json cc|json documen|json expecti|json payload|json resourc
T24|json text|json unexpec|jwe|jwe string|jws|jws object|kb must|kb type|keepass|keepass databas|key data|key type
T24|keys bmp|keys etc|keyword at|keyword is|kids|kids is|kind faceerr|known prefix|kuzu databas|lang runtime
T24|languag are|languag detecti|large and|large bytes|large enough|large errorco|large expecte|large got|large inline
T24|large limit|large max|large maximum|large part|large payload|large please|large raw|large refer|large the
T24|large val|las|las file|last spring|lbrace|lbrace float|leads failed|least coordin|least got|len bytes
T24|length exceeds|length has|length max|length row|lexical|lexical error|libcurl underst|libkml|liblzma
T24|liblzma project|like iso|like string|like support|likely corrupt|limit big|limit example|limit kb|limit the
T24|limitat violate|line contain|line could|line error|line hello|line matched|line not|line of|line option|line saw
T24|line too|linearr do|linearr does|linearr require|linestr|lists|literal lpar|literal rsqb|load documen|load errors
T24|load failed|load image|load into|load it|load json|load key|loaded to|loaded when|loadsav|loadsav cpp|logo heic
T24|logo webp|lol|lol system|long msg|lpar|lpar heredoc|lsqb|lsqb false|lz decompr|lz getfram|lz not|macroen
T24|macroen main|made to|magic byte|magic bytes|magic header|magic invalid|main header|main xml|make feature
T24|malform ensure|malform invalid|malform object|mapping values|maps|maps to|markdow no|marker not|markup you
T24|match at|match input|match missing|match yyyy|matched as|matched in|matchin pattern|matchin portion|matlab
T24|matlab files|max bin|max image|max limit|max memory|max string|maximum accepte|maximum configu|maximum dimensi
T24|maximum documen|maximum file|maximum image|maximum message|maximum payload|maximum pdf|maximum text|may also
T24|may help|may try|mb but|mb error|mb in|mb maximum|mdb mdb|mean that|means it|media format|media image|media upload
T24|media url|meeting resp|memory per|memory size|message asserti|message but|message got|message image|message length
T24|message system|message th|message unsuppo|met html|meta informa|meta nextfil|metadat documen|metadat file
T24|metadat size|method is|metric you|mhs|mhs fhs|mib in|mib was|micro qr|might mean|mime content|mime format
T24|mime type|mimetyp found|mimetyp in|minimum duratio|minus|minus not|minutes txt|mismatc tag|mismatc type
T24|missing city|missing dicom|missing keys|missing name|missing simple|missing values|model file|model format
T24|model proto|models phi|models require|module if|module magic|modules imgcode|modules imgproc|month must
T24|most charact|most image|mov invalid|mp and|mp doesn't|mp file|mp mpeg|mp returne|mp that|mpeg frame|mpeg mpga|mpga
T24|mpga ogg|ms excel|ms powerpo|msdownl is|msg class|msg image|msg size|msg string|msg type|msh|multipl tables|na
T24|na or|name asserti|name eof|name for|name line|name lol|name system|name try|name xs|named mimetyp|names option
T24|nan linearr|nan nativel|nativel|need at|need ocr|needed for|neither jpeg|neither section|ner models|netcdf hdf
T24|netcdf netcdf|next ish|next thursda|next token|nextfil|nextfil entry|nicknam|nicknam in|nii|no chunk|no columns
T24|no compone|no convers|no convert|no downloa|no errors|no feature|no hint|no meta|no micro|no name|no pages|no pix
T24|no protoco|no simple|no size|no spoken|no tables|no tag|no thumbna|non finite|non hexadec|non matchin|non must
T24|nor keyword|nor tiff|normal too|normall|normall means|not begin|not blosc|not built|not bytes|not corrupt
T24|not credibl|not decompr|not deduce|not dense|not doesn't|not dxf|not encode|not evaluat|not file|not finite
T24|not form|not heif|not heredoc|not keepass|not large|not mp|not multipl|not need|not powerpo|not rar|not raw
T24|not right|not safely|not safeten|notadbe|notadbe file|noteboo|noteboo does|notes|notes body|nothing got|nothing is
T24|nothing nothing|nothing worked|nul|nul bytes|null in|null name|number length|number the|numbers abc|numpy
T24|numpy array|object arrays|object exceede|object header|object invalid|object keys|object member|object startin
T24|object stream|object to|objects ymdhms|objsize|objsize too|occurre documen|occurre imageto|occurre itemcol
T24|occurre textlen|occurre textsiz|ocr to|ocr would|odt|odt xlsx|of audio|of bad|of central|of content|of dblquot
T24|of dict|of documen|of element|of eventda|of exceeds|of ffmpeg|of length|of linearr|of mhs|of rows|of rpar
T24|of support|of tempora|of tmp|of varchar|of vector|officed|officed themema|offset dec|offset fc|offset in
T24|offset missing|offset unable|ogg codecs|ogg opus|old new|ole file|ole sector|on class|on files|on text|once please
T24|one array|one request|only if|only is|only load|only remain|only riff|only space|only works|open broken|open empty
T24|open heic|open open|open stream|opencv color|opencv resize|opening io|opening mp|opening using|opentyp
T24|opentyp font|openxml|openxml officed|operati byte|operati collect|operati documen|operati image|operati input
T24|operati one|option for|option host|option to|optiona datetim|options do|opus wav|or bhs|or differe|or downloa
T24|or encrypt|or file|or format|or ftp|or height|or incompl|or inf|or insuffi|or less|or mp|or opentyp|or pare
T24|or pickle|or stateme|or superfl|or table|or this|or truncat|or used|ora value|orc|orc file|org xmlsche|origina old
T24|origina value|otherwi damaged|out file|output stream|over kb|overlap entries|overwri value|packet|packet bigger
T24|packet bytes|page is|page tree|pagebeg|pagebeg args|pages expecte|pages guess|pages is|pages max|pages may|pandas
T24|pandas options|par or|paramet didn't|paramet media|pare|parquet caused|parquet is|parquet magic|parquet org
T24|parse date|parse docx|parse from|parse request|parse safeten|parse targeti|parse tomorro|parse webasse|parsed abc
T24|parsed into|parsed invalid|parseex expecte|parseex unknown|parsefr|parsefr seriali|parser and|parser or
T24|parser trying|parsing expecte|parsing field|parsing json|parsing parsing|parsing stream|parsing this|parsing xml
T24|parsing year|part exceeds|partiti is|parts not|passwd public|passwd which|passwd would|path nothing|path string
T24|path tmp|patient expecti|pattern xff|payload bytes|payload reached|pdf as|pdf docx|pdf expecte|pdf has|pdf header
T24|pdf invalid|pdf jpeg|pdf offset|pdf pages|pdf returne|pdf starts|pdf this|pdf type|pdf was|pdfium data|per charact
T24|per compone|per pixel|perform ocr|perform on|perhaps the|permiss file|phi|phi bin|photo|photo tif|pickle false
T24|pickle keyword|pickle load|pickle protoco|pickled|pickled object|pillow|pillow to|pix|pix returne|pixel|pixel only
T24|pixels could|pixels cv|pixels exceeds|pixels in|pixels type|pixread|pixread unknown|pk doesn't|playabl
T24|playabl audio|please suggest|please upload|png but|png fileobj|png handle|png tiff|points of|portion|portion of
T24|positio charact|positio invalid|possibl because|possibl zip|post payload|postgre text|powerpo|powerpo file
T24|powerpo present|ppt|ppt is|pptx current|prefix az|prefix is|prematu eof|present macroen|preview of|previou excepti
T24|problem parsing|process audio|process called|process cc|process documen|process limit|produce with|project and
T24|propert gender|propert stream|propert text|protect error|proto parsefr|protobu struct|protoco nothing
T24|provide payload|provide was|push was|put item|py zr|pyav can|pytorch failed|qty column|qualifi|qualifi http
T24|quoting|quoting the|rar file|ratio|ratio must|ratio width|raw file|reached while|read at|read cpp|read error
T24|read failed|read header|read index|read less|read page|read tiff|read xref|reader for|reader found|readerr invalid
T24|readerr truncat|readers schema|reading file|reading header|reading set|reading zip|really fits|reason message
T24|receive extra|receive line|recogni msg|record envelop|record too|recover damaged|ref in|regex last|registr seriali
T24|remain|remain in|remote image|removed to|reopene|reopene with|repo acme|repo couldn'|req the|request blob
T24|request invocat|request text|require child|require encodin|require roughly|require zip|reshape array
T24|reshape tensor|resize cpp|resourc blob|resourc logo|resourc unexpec|resp tent|respons and|respons size|restore
T24|restore or|restore shx|result ensure|retcode|retcode archive|return strings|returne alongsi|returne bad
T24|returns blobs|rev ai|revisio main|rf|rf support|ri|riff|riff rifx|rifx|rifx and|rmeta|rmeta text|root birthda
T24|root diction|root superfl|roughly|roughly gb|row col|row does|row expecte|row number|rows in|rpar|rsqb|rsqb for
T24|rule didn't|rule from|rule json|rule matched|runtime parquet|safely|safely convert|safeten files|safeten header
T24|safeten index|same block|same metric|sandbox output|saw|says request|sblock|sblock base|scannin|scannin for
T24|schedul meeting|schema compone|schema fields|schema mismatc|schema of|schema registr|schema text|scheme foo
T24|scheme ftpx|scipy zarr|scp|scp sftp|searche bytes|section db|section found|section headers|section nor|sector
T24|securit limit|see previou|see stderr|segment is|selecte input|semi|semi data|semver|semver string|sent message
T24|sentenc process|seriali data|seriali size|seriali which|server support|set cookie|set item|set multipl|set names
T24|set shape|setting data|seven schema|several|several errors|severit fatal|sfntver|sftp ssh|sha crypt|shape because
T24|shape restore|short for|short minimum|should return|shx|shx config|shx or|shx set|signatu ocr|simple|simple card
T24|simple true|simplet|simplet xmlns|simply|simply not|size as|size bytes|size can|size cannot|size code|size data
T24|size descrip|size ensure|size example|size from|size gib|size id|size into|size larger|size limitat|size mb
T24|size or|size pixels|size the|size to|size too|sizes|sizes up|skb|skb limit|smaller documen|so you|somethi that
T24|soon to|sorry will|soundfi|soundfi has|soundfi is|source and|source base|source http|source of|space for|space no
T24|spacer|spacer at|sparkex failed|special allowed|special charact|special endofte|special token|specifi amount
T24|specifi doesn't|specify an|specify media|speecht|speecht jobs|spoken|spoken audio|spring|spring gender
T24|spxerr invalid|src ccutil|src color|src common|src loadsav|src sentenc|ssh viewfs|ssize|ssize empty|start any
T24|start byte|start from|startin with|status couldn'|status stdout|stderr invalid|stderr minutes|steps only|still be
T24|stl|stl load|stop words|store mdb|stored eof|str unexpec|stream audio|stream data|stream did|stream has
T24|stream header|stream inflate|stream limit|stream not|stream read|stream to|stream when|strict cast|string but
T24|string command|string fails|string file|string index|string len|string metric|string minus|string next
T24|string positio|string should|string st|string thursda|string to|strings byte|strings not|strings or|struct
T24|structu diagnos|structu missing|subcode|subcode message|subject bcc|submit more|submit your|success parsed
T24|suggest that|suggest this|superfl commas|superfl entry|support bson|support capture|support class|support dimensi
T24|support format|support pdf|surroga|surroga not|svg size|sync to|syntax expecte|system table|system was|table for
T24|table like|table row|table table|tables found|tables true|tables try|tablib|tablib has|tabula|tabula jar
T24|tag reader|tag ref|tagged|tagged pdf|tape|tape error|target languag|targeti rule|team impleme|templat string
T24|templat trim|templat true|templat yaml|tempora memory|tensor of|tent|tent current|text abortin|text allowed
T24|text based|text begins|text corresp|text csv|text element|text fields|text found|text mode|text msg|text not
T24|text of|text org|text size|textlen|textlen when|textrac issues|textrac please|textsiz|textsiz when|th invalid
T24|than allowed|than downloa|than embeddi|than files|than mb|than specifi|than this|that cannot|that compres
T24|that long|that might|that scheme|the accepte|the assets|the capacit|the destina|the detecte|the detectf
T24|the detectl|the dicm|the fetch|the filenam|the font|the format|the formats|the gb|the gdrive|the image|the markup
T24|the mime|the module|the pdf|the post|the soundfi|the source|the svg|the tag|the unspeci|themema|themema xml
T24|this event|this filenam|this isn't|this las|this message|this normall|this pdf|this receive|this text|those steps
T24|threw|threw badzipf|thumbna in|tif is|tiff failed|tiff wmf|tifffil|tifffil read|tika rmeta|tika tika|tile got
T24|time got|time thursda|timesta at|title your|tkey|tkey value|tmp ag|tmp in|to allowed|to bytes|to contrib
T24|to deseria|to disallo|to do|to enforce|to etc|to goto|to int|to integer|to markdow|to mb|to mpeg|to put|to restore
T24|to stack|to text|to transco|to undefin|to xz|to yes|token end|token endofte|token pass|tokeniz data|tomorro at
T24|toobige|toobige string|total can|total column|total double|total size|tprotoc exceede|tprotoc invalid|trace file
T24|transco data|transco failed|transla documen|transmi exceeds|tree here|tree kids|triangl|triangl which|tried utf
T24|trim|trim lsqb|true jar|true templat|truetyp font|truetyp or|truncat bytes|truncat file|truncat header
T24|truncat stream|try passing|try quoting|trying differe|tuple|tuple index|two options|txt at|txt possibl|type brotli
T24|type byte|type bytes|type charact|type decimal|type dwg|type ec|type google|type image|type libcurl|type limit
T24|type nonsens|type nothing|type pdf|type support|type that|type track|type vers|type version|types flac|types for
T24|types pdf|typesys|typesys arrowty|unaccep|unaccep charact|undefin alias|undefin entity|underst deflate
T24|underst only|unexpec chunk|unexpec magic|unichar|unichar id|unichar line|unicode font|unimple format|unk|unk file
T24|unknown bit|unknown datetim|unknown directi|unknown hl|unknown mat|unknown tried|unknown undefin|unmatch when
T24|unpack docx|unpack failed|unpack receive|unpack require|unproce org|unreada|unreada corrupt|unrecog archive
T24|unrecog content|unrecog iso|unrecov error|unsafel|unsafel using|unspeci dimensi|unsuppo algorit|unsuppo audio
T24|unsuppo bits|unsuppo codec|unsuppo data|unsuppo driver|unsuppo feature|unsuppo filter|unsuppo key|unsuppo pickle
T24|unsuppo refer|upload error|upload max|upload smaller|upload this|uploade an|uploade audio|uploade is
T24|uploade through|url bytes|url field|url scheme|url the|url title|url urls|urls|urls must|use hdf|use workboo
T24|usearch|usearch index|used helveti|used media|using depreca|using pillow|using unicode|utf codec|utf decodin
T24|utf encoded|utf is|utf iso|utf surroga|utf windows|utteran|utteran text|valid audio|valid decimal|valid fits
T24|valid flac|valid fully|valid kuzu|valid pdf|valid semver|valid sha|validat file|validat item|value appears
T24|value deseria|value origina|value propert|value transmi|value xf|value yesterd|values but|values did
T24|values encoded|values na|values this|valueto|valueto ec|varchar but|varchar field|varying|vcalend|vector size|vers
T24|vers not|version header|version one|video file|viewfs|viewfs webhdfs|violate indexed|visible record|vl file
T24|vlcallb|vlcallb line|vnd openxml|vocabul perhaps|volume current|wait this|want this|was confirm|was generat
T24|was made|was too|was truncat|was unreada|wav data|wav flac|wav webm|webasse module|webhdfs|webhdfs extra
T24|webm please|webp unknown|week|weights only|when allow|when can|when decodin|when seriali|when when|where exactly
T24|while constru|while downloa|while in|while recover|while scannin|while transla|width height|width is|width or
T24|will not|windows and|with conflue|with content|with data|with defined|with depende|with explici|with ftyp
T24|with hello|with html|with ignore|with known|with line|with schema|with several|with xsdatom|without an
T24|without specify|wmf|wmf got|word but|word file|word null|work out|workboo corrupt|workboo is|workboo use|worked
T24|works on|would alter|would require|writers schema|www org|xa|xa spxerr|xd|xd xff|xe|xe jf|xf|xf for|xfe|xff in
T24|xff xd|xff xe|xff xfe|xlsx file|xlsx the|xlsxcon|xlsxcon threw|xm|xml in|xml media|xml prematu|xmlns|xmlns xs
T24|xmlsche|xmlsche name|xref|xref table|xs|xs annotat|xs documen|xs http|xs int|xs simplet|xsdatom|xsdatom name
T24|xx load|xyz error|xyz with|xz liblzma|year index|yes|yes to|yesterd|ymdhms|ymdhms input|your dataset|your embeddi
T24|your image|your push|yyyy dd|zarr conside|zip bomb|zip error|zip extensi|zip is|zip txt|zr|zr please
T28|.fz|.fz base|.fz format|.not ole|.pdf syntax|=UnicodeEncodeError|at cf|at offset|base seven|buffer size
T28|can't encode|cf fc|corpus shp|corpus tif|depende specifi|encode charact|expecte package|frame descrip|least bytes
T28|no objects|no root|objects found|of depende|package name|really pdf|require buffer|root object|shp not
T28|snappy corrupt|start of|tag trk|the start|this really|trk|trk line|unknown frame
T30|#183|.about|.about but|.and|.and repr|.avro binary|.bad rar|.binary|.binary encodin|.but|.but me|.cares
T30|.cares about|.config obj|.decode eof|.documen too|.entitie|.entitie forbidd|.entity too|.fhir validat|.file type
T30|.hjson|.hjson decode|.image format|.image open|.incompl json|.invalid avro|.invalid databas|.invalid image
T30|.invalid protobu|.jwe|.line too|.linkup fetch|.live|.live stream|.lzma|.me|.message parse|.missing delegat
T30|.msg type|.need|.no header|.nobody|.nobody cares|.non fatal|.obj|.parse fatal|.parse syntax|.pdf page|.protobu
T30|.raw non|.repr|.scanner|.schema resolut|.size too|.str|.str and|.things|.things nobody|.uncompr|.unknown file
T30|.unknown value|.unpack|.unpickl|.unrecog|.unsuppo image|=UserWarning|=Warning|allow pickle|an lmdb|an lzma
T30|an unsuppo|and chunk|apache tika|appears|appears to|applica msdownl|applica zip|as dtype|at fa|audio ffmpeg
T30|avro data|bad zip|been decrypt|bits per|blob too|blosc|bmp|bof|bof record|bomb|brotli decoder|but only|by decoder
T30|by prefixi|bytes not|bytes the|bz|bz readerr|bzip|bzip file|c corrupt|c doc|c upload|cannot reshape
T30|central directo|charact at|chunk exceed|class fhircli|code output|color cpp|column number|columns got|com page
T30|compres file|constit readima|content encodin|content size|copyrig|copyrig the|correct driver|couldn' deseria
T30|csv parse|csv path|cvtcolo|damaged|data req|data size|data was|databas disk|db file|decode delegat|decompr failed
T30|delegat for|deseria thrift|determi content|develop mov|dimensi are|disk image|documen format|documen source
T30|driver csv|driver explici|dtype|dtype at|encoded as|encodin unknown|end in|end tag|ended before|entitie name
T30|error decodin|error framety|error png|exceeds fixed|excel file|excepti encrypt|expecte bof|expecte columns
T30|explici by|failed protobu|failed src|ffmpeg develop|ffmpeg returne|fhircli models|fhs|field larger|field limit
T30|file ended|file header|file method|file signatu|filesiz|find trailer|finite|first segment|fixed|flow sequenc
T30|for cache|force|format heic|format in|format string|frame header|framety|framety unknown|ftyp|ftyp box
T30|functio cvtcolo|given file|got more|got stream|gz|gz readerr|gzip file|gzipped|gzipped file|hdf error|header too
T30|heic error|help to|http tika|image dimensi|in an|in mov|in nc|in size|in yaml|incompa input|ini line|input documen
T30|input no|input pdf|into shape|invalid protobu|ipm|is applica|is mb|is streami|jpeg pil|jpeg png|key name|large to
T30|length bytes|lmdb|lmdb file|lzma|lzma file|magic number|marker was|mat|mat file|match obj|max vs|maximum bytes
T30|maximum permiss|maxmind db|mdb invalid|message exceeds|message file|message larger|method bz|method gz|method tar
T30|method xz|might help|mmdb is|models patient|mov mp|mp audio|mp format|mp moov|mpeg|msdownl|msg file|name int
T30|named word|neither|netcdf unknown|no decode|no ftyp|no start|none public|nor|not bzip|not gzip|not gzipped
T30|not jpeg|not parquet|not tiff|not truetyp|not word|obj|object too|of kb|ogg|only contain|opened success
T30|opening databas|or blob|parse line|parseex|parsing message|passwor protect|path with|patient patient|payload error
T30|payload size|pdf file|pdf unable|pem routine|pil|pil error|png error|png readpng|prefixi|prefixi the|protobu load
T30|protobu parsing|read an|read enough|read input|readerr|readerr not|readima|readpng|req got|request request|reshape
T30|right here|routine no|safeten repo|scan|scan pdf|segment must|separat is|sequenc in|seven with|signatu not
T30|src empty|start line|stream end|stream expecte|stream marker|streami live|string value|superfl|support size|tables
T30|tar|tar readerr|than field|than mib|the ffmpeg|the filetyp|this documen|this image|this valid|thrift
T30|thrift tprotoc|tiff file|tika excepti|to float|to force|to specify|tprotoc|trailer|trailer diction|transco|truetyp
T30|trust|trust the|type abc|type audio|type details|type ipm|unknown string|unsuppo documen|unsuppo format|use force
T30|valid maxmind|valid utf|varchar|version copyrig|version mp|vnd ms|with driver|word documen|xz readerr|you trust
T30|you uploade|zstd decompr
T33|charact expecte|codec can't|element found|expecte string|found end|in positio|invalid header|key line|ole structu
T33|path parsing|really|storage file|string key|structu storage|text at|tif not
T34|.bad gzip|.cbor decode|.couldnt decode|.empty file|.gzip|.gzip file|.invalid data|.no data|.not decrypt
T34|.page count|.rar file|.request too|aiff|aiff aiff|aiff or|an avro|another format|applica vnd|archive format|as pcm
T34|at index|atom|atom not|brotli|bytes exceeds|bytes got|bytes when|c notadb|c payload|code payload|corrupt file
T34|data stream|decodin failed|decompr error|deseria header|documen size|empty csv|empty file|empty in|end with
T34|error payload|expecte object|expecte or|file contain|file expecte|file out|flac check|font|hdf|header not|if file
T34|image cannot|inner|inner error|input image|is truncat|large error|large message|limit bytes|linearr|load audio|lz
T34|maximum of|mime|moov|moov atom|must end|native|native flac|not determi|of may|or but|or native|or unsuppo|par
T34|parsing flow|pcm|pcm wav|pickle|read as|reading image|request inner|request size|st|st of|string format|strings
T34|than max|to contain|unknown archive|unsuppo url|vnd|wav aiff|while deseria|with par|xz
T36|.constru|.expat|.ole|.ole file|=UnicodeError|an ole|corrupt input|expecte found
T37|.big|.defused|.defused xml|.file data|.invalid file|.message size|.size exceede|.toml decode|.too big
T37|.unsuppo format|.zstd|c file|data incorre|errno invalid|error asserti|ffmpeg version|format or|gzip|header check
T37|heic|incorre header|its name|name says|not databas|not what|of stream|public id|says not|size limit|system id
T37|than bytes|unsuppo file|unsuppo media|value at|what its|xff|yaml line
T38|.decompr|.parse base|.unident|.unident image|at char|ole
T39|.archive|.compute|.corrupt|.ex|.ex msg|.msg|.msg base|.tar|.toml|as being|asserti|asserti failed|being in
T39|file file|image is|in support|is bytes|iso|kb|magic|media type|parquet file|recogni as|value too
T40|char line
T41|#415|.file format|.header|allowed size|audio file|file could|file size|invalid file|unsuppo image
T42|file io
T43|bytesio|bytesio object|cannot identif|decompr data|identif image|image format|io bytesio|size is|support file
T43|too big|while decompr
T44|c large|is corrupt
T45|.pdf read|.py pdf
T46|payload too|process input|when process
T47|.bad zip|.zip file|not zip
T48|.zip|file type|image file
T49|zip file
T51|.large|.too large|file format
T52|decompr
"""
