"""Written by `python -m tests.corpus.libraries.teach`, of 6,329 errors: see `likeness`."""

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
    -17.9,
    -47.6,
    -23.5,
    -26.6,
    -21.1,
    -43.6,
    -51.7,
    -47.5,
    -49.7,
    -39.1,
    -23.8,
    -55.7,
    -47.8,
    -65.6,
    -30.5,
    -29.8,
    -66.7,
    -18.2,
    -68.1,
    -21.6,
)
UNSEEN: tuple[float, ...] = (
    -126.4,
    -109.7,
    -120.5,
    -119.6,
    -122.2,
    -110.1,
    -107.7,
    -109.4,
    -107.3,
    -111.2,
    -119.5,
    -107.0,
    -109.0,
    -105.8,
    -117.2,
    -117.7,
    -106.2,
    -125.5,
    -105.6,
    -121.8,
)
WEIGHTS = """\
A18|all searche|bad answer|denied access|enough values|getpara not|month upgrade|perform ssm|raised expired|read app
A18|require player|searche of|ssm|ssm getpara|tasks forbidd|this month|to unpack|tool failed|unpack expecte|values to
A18B24C24D30H24J18K24O24R45T40|base
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
A24|.bad credent|.bad data|.bad host|.bad key|.bad user|.bad wapi|.ban|.bind|.blocked quota|.box o|.budget exceede
A24|.budget limit|.bus authori|.bus quota|.captcha access|.captcha paramet|.cartesi|.censys unautho|.cert
A24|.cert verific|.certifi verify|.challen require|.channel access|.chat write|.claims|.client ssl|.cloud failed
A24|.cloud service|.cloudfl challen|.cloudfl code|.comet rest|.composi client|.config file|.connect account
A24|.connect certifi|.copy|.courier|.credent result|.credent retriev|.credit|.daily|.daily message|.daytona forbidd
A24|.deactiv|.deactiv ban|.discove|.discove failed|.edge db|.factor auth|.factor require|.failed login|.failed precond
A24|.feast permiss|.file url|.followe|.gated|.gated repo|.geo permiss|.geo restric|.geocode authent|.geocode insuffi
A24|.get paramet|.gitlab authent|.google ads|.grafana unautho|.grant type|.group authori|.host key|.host keys
A24|.http unautho|.id mismatc|.imperso user|.infoblo bad|.insuffi capabil|.insuffi credit|.insuffi permiss
A24|.insuffi privile|.intent|.intents|.intents require|.invalid authent|.invalid claim|.invalid client|.invalid jwk
A24|.invalid key|.invalid login|.invalid refresh|.invalid ssl|.invalid tag|.irrecov connect|.jwk type|.jws signatu
A24|.jwt claims|.jwt missing|.kerbero|.key duplica|.key unregis|.keycloa authori|.keyring locked|.kms disable
A24|.kusto authent|.kusto client|.ldap bind|.ldap start|.limit exceed|.linkedi|.linkedi session|.linkup budget
A24|.linkup insuffi|.llmapi|.llmapi key|.local token|.locked out|.logfire|.logfire config|.login failure|.logon
A24|.logon failure|.m forbidd|.mailbox copy|.managem|.max number|.memory quota|.message limit|.missing config
A24|.missing intent|.missing scope|.model authent|.needs|.needs key|.neptune limit|.netmiko authent|.not accepta
A24|.not activat|.not followe|.not initial|.not provide|.not set|.nsq unautho|.number limit|.nylas api|.of resourc
A24|.options|.paralle|.passwor reset|.peer bad|.plugin|.premium|.premium only|.private profile|.privile intents
A24|.produce blocked|.provide fatal|.pusher forbidd|.py arango|.pyseto|.quota limited|.rar wrong|.readonl
A24|.refresh token|.request setup|.require attribu|.require claim|.require options|.require respons|.reset
A24|.reset require|.resourc number|.rest api|.restric locatio|.rocket authent|.s respons|.s upload|.sasl|.sasl authent
A24|.scrapli authent|.sender id|.service not|.signatu expired|.sigver|.smb authent|.smith auth|.socks|.socks auth
A24|.ssl cert|.ssl certifi|.sso|.sso token|.start tls|.status request|.storage respons|.store context|.strong
A24|.strong auth|.superme|.todoist|.todoist failed|.token expired|.token missing|.token not|.token retriev
A24|.transac cap|.transfe|.transpo server|.unautho sso|.unsuppo grant|.upload failed|.url retriev|.user access
A24|.user deactiv|.user denied|.validat failure|.verific failed|.verify mismatc|.video private|.wandb|.wandb authent
A24|.wapi|.wapi credent|.weave|.weave wandb|.web authn|.wiki|.wiki http|.write forbidd|.x store|.xmlsec|aaaab
A24|aaaab expecte|aaaac|aadappk|aadappk https|aadsts applica|aadsts due|aadsts error|aadsts invalid|abc an|abc but
A24|abc example|abc sign|abc was|abuse detecto|abusive|abusive or|accepte for|accepte not|accepts|accepts error
A24|access invalid|access item|access private|access rights|access send|access type|access with|access you
A24|accessd message|accessd request|accessi extensi|accessi userpre|accesso|accesso lacks|account acct|account acme
A24|account adminis|account and|account answer|account api|account billing|account cloud|account credits
A24|account disable|account errorty|account firewal|account folder|account found|account free|account inactiv
A24|account level|account plan|account restric|account suspend|account unified|account verific|account wallet|acct
A24|acct having|acme agent|acme athena|acme iam|acme kusto|acme locatio|acme private|acquire credent|acs url
A24|action attempt|action content|action data|action indices|action is|action make|action microso|action need
A24|action upto|action user|actions on|activat please|activat request|active grants|active please|activit detecte
A24|activit message|actor go|actor in|actors|add an|add and|add credits|add data|add one|add the|address example
A24|address if|address in|address me|admin authent|admin to|adminis for|adminis has|adminis or|adminis prohibi
A24|adminis to|adyen|adyen usernam|adyenin|adyenin message|afford|afford this|after its|after minutes|again access
A24|again cannot|again caused|again id|again receive|age seconds|agent acme|agent in|agreeme|ai dashboa|ai embeddi
A24|ai setting|ai team|aierror you|ak is|akp|alert applica|alert certifi|alg|alg value|algorit for|align|align with
A24|aliyun|aliyun com|all availab|all logs|all premium|all recipie|all signatu|all steps|allocat freetie|allow this
A24|allowan exceede|allowan for|allowed errorty|allowed get|allowed types|allowed vhost|allows|allows for|alphava api
A24|alphava website|amazon ses|amount not|an account|an algorit|an asr|an env|an insuffi|an interac|an officia
A24|an overage|an overdue|an unautho|an unrecog|and either|and explici|and fal|and follow|and infoblo|and login
A24|and our|and refresh|and require|and save|and therefo|and unlock|and valid|and verify|anonymo caller|anonymo user
A24|answer failure|anthrop api|anthrop models|any credits|any more|any write|anyone|anyone with|ap err|api billing
A24|api binance|api changes|api clear|api convers|api custome|api exchang|api for|api id|api oauth|api refer|api rest
A24|api your|apierro securit|apierro the|apify|apify com|apikey credent|apikey paramet|apikeyi|apikeyi message|apis
A24|apis either|app and|app being|app clear|app consume|app databas|app disable|app does|app key|app phoenix
A24|app sqldriv|applica and|applica id|applica pair|applica was|applica with|approle|approle login|approva all
A24|approva by|approve standar|are authori|are blocked|are ec|are insuffi|are ones|are over|are set|are unable|arize
A24|arize com|arrears|arrears request|article as|as composi|as far|as keyword|as month|as named|as paramet|as read
A24|as xxxx|ask for|ask your|asr|asr request|assumin|assumin auth|at fal|at resend|at root|at utc|at validat|athena
A24|atlas|atlas nomic|atlaser|attach more|attempt has|attempt have|attempt of|attempt or|attempt try|attribu dashsco
A24|aud|aud claim|audienc aud|auth account|auth approle|auth cannot|auth credent|auth error|auth excepti|auth html
A24|auth invalid|auth login|auth plugin|auth test|auth to|auth url|auth usernam|authent again|authent client
A24|authent current|authent environ|authent errorco|authent flow|authent headers|authent if|authent is|authent method
A24|authent otp|authent please|authent replays|authent signatu|authent type|authent undefin|authent was|authent while
A24|authent yoursel|authfai|authfai signatu|authori by|authori checks|authori cluster|authori code|authori configu
A24|authori first|authori from|authori grant|authori key|authori keycloa|authori logon|authori message|authori require
A24|authori respons|authori securit|authori the|authori token|authori would|authzed|authzed read|autodis
A24|autodis protoco|automat bind|automat locked|availab credits|availab default|aws service|aws sso|az login|azsdk
A24|azsdk python|back as|bad authent|bad token|badcred|baduser|balance account|balance at|balance being
A24|balance paramet|balance request|balance to|balance top|balance trace|basis please|bbc|bbc the|be associa|be for
A24|be instant|be resumed|be saved|be validat|because resourc|because too|been accepte|been activat|been automat
A24|been deactiv|been deemed|been exhaust|been expired|been explici|been granted|been invalid|been passed|been paused
A24|been request|being install|being low|bfa|bfa ece|big zip|bigcode|bigcode the|billing account|billing cycle
A24|billing enable|billing for|billing hard|billing on|billing problem|billing to|billing user|billing vehicle
A24|binance com|binance get|binary securit|bind not|bindsim|bindsim transpo|bit ly|blocked do|blocked or|blocked sql
A24|blocked your|body credits|body slug|body the|booking|booking please|bot example|bot token|both of|bounce
A24|bounce spam|bpf|bpf make|braintr api|braintr dev|braintr you|broker logfile|broker topic|broker when|browser com
A24|browser doesn't|bucket permiss|bucket that|bucket this|budget has|budget limit|buffer the|but can|but private
A24|by calling|by env|by forbidd|by getdial|by staff|by users|by using|by visitin|bybit require|bytes scanned
A24|c accessi|c allowan|c apikey|c apikeyi|c arreara|c asr|c atlaser|c authfai|c balance|c chat|c claim|c consent
A24|c cred|c current|c decode|c detail|c enabled|c erofs|c failedp|c freetie|c gbused|c hard|c inarrea|c incompa
A24|c indexes|c interac|c isv|c items|c kmsdisa|c maxnumb|c mfa|c more|c oauth|c organiz|c paid|c passwor|c payee
A24|c platfor|c policy|c qepx|c quotas|c refused|c rented|c run|c unopene|c unregis|c userdis|c useruna|c vcpulim
A24|c view|c write|cache json|cache kcm|calcula does|call authent|call authori|call usage|caller is|calling initial
A24|calls limit|calls today|can copy|can generat|can get|can make|can perform|can purchas|cancele or|cannot configu
A24|cannot list|cannot retriev|capabil capabil|capabil named|capacit than|captcha challen|captcha missing|cause bad|ce
A24|ce bfa|cert is|cert or|certifi credent|certifi if|certifi or|certifi please|certifi require|challen require
A24|challen this|change attempt|change it|change made|change the|changed the|changed their|channel adminis
A24|channel manage|charact long|charge write|chat post|chat version|check auth|check usernam|ciamlog|ciamlog com
A24|claim are|claim invalid|claim iss|claim mismatc|class constru|class or|claude opus|clearml|clearml is
A24|clearml server|clearml setup|client aadsts|client client|client does|client excepti|client must|client no
A24|client option|client or|client side|client token|client unified|client with|clienti intuit|clock setting
A24|clock skew|clogin|clones|clones please|cloud credits|cloud google|cloudfl has|cloudfl version|cloudfl workers
A24|cluster name|co dataset|co google|co meta|co setting|co support|co togethe|code account|code allocat|code apikeyi
A24|code attempt|code authfai|code call|code cannot|code detecte|code errornu|code expired|code in|code limitex
A24|code maxnumb|code none|code of|code paramet|code project|code require|code specifi|code token|code topic
A24|code unautho|code userdis|code xc|codenam atlaser|codes api|collect indexes|collect need|columns salary|com actors
A24|com answer|com auth|com code|com contoso|com domain|com error|com extsts|com identit|com inactiv|com incorre
A24|com inferen|com members|com opik|com or|com permiss|com plans|com project|com remote|com storage|com unrestr
A24|com youtube|com zh|command denied|command find|command first|command full|comment accepts|company account
A24|company status|complai|complai or|complet as|complet authent|complet login|complet this|complia for|composi api
A24|composi login|compute request|compute usage|compute virtual|concurr limits|conf entry|config list|config please
A24|configu and|configu change|configu cluster|configu credent|configu default|configu found|configu https|configu in
A24|configu lm|configu on|configu paramet|configu use|configu visit|configu your|conn key|connect admin|connect open
A24|connect vehicle|consent require|consent to|conside doing|console ai|console apify|console cloud|console follow
A24|constru is|constru or|consume key|contact nvidia|contain invalid|contain it|contain token|content forbidd
A24|context no|context unable|continu access|continu usage|continu using|contoso typo|contrac has|convers credits
A24|copy your|core count|cores quota|correct host|correct includi|corresp profile|cosmos|cosmos db|cost max
A24|count limit|count request|country is|cpu exceede|cpu limit|cpu limited|cpu used|create bucket|create free
A24|create more|create on|create output|create page|create session|created team|createe|createe operati|createj
A24|createj operati|creatin client|credent availab|credent caused|credent confirm|credent could|credent do
A24|credent doesn|credent due|credent failed|credent from|credent given|credent have|credent invalid|credent is
A24|credent managed|credent or|credent please|credent provide|credent reason|credent require|credent respons
A24|credent tenviro|credent unautho|credent url|credent was|credent when|credent you|credit balance|credit error
A24|credit in|credit limit|credit to|credits and|credits are|credits at|credits current|credits expired|credits on
A24|credits origina|credits statusc|credits there|credits yet|credits you|crm no|cryptog primiti|csv compres|curl ssl
A24|current account|current balance|current cost|current license|current pending|current time|current utiliza
A24|current vcpu|custom fields|custome meta|cycle spend|daily api|daily code|daily email|daily exceed|daily free
A24|daily generat|daily quota|daily task|daily user|dashboa billing|dashboa cohere|dashboa limits|dashsco|dashsco api
A24|data bindres|data collect|data domain|data headers|data overquo|data policy|data read|data upsertb|databas adminis
A24|databas there|databas to|databri|databri client|databri com|dataset bigcode|dataset on|dataset page|dataset please
A24|dataset upload|date none|dav reason|day api|day limit|day to|day trading|db account|db data|db ora|db to
A24|deactiv caused|decode error|decrypt the|deemed|deemed abusive|deepl api|default auth|default authent|default cache
A24|default credent|default databas|default firebas|default for|default project|defined ask|deflate filemod
A24|delete your|deleted deactiv|delta of|denied could|denied dev|denied errorty|denied etc|denied faultca|denied from
A24|denied group|denied http|denied https|denied insuffi|denied path|denied publick|denied resourc|denied run
A24|denied this|denied token|denied txt|denied user|denied you|deny|deny to|deplete|deplete credits|deploy to
A24|desc strong|descrip client|descrip forbidd|descrip incorre|descrip unautho|descrip you|detail no|detaile missing
A24|details caller|details for|details https|details jwt|details not|details on|details or|details see|details specifi
A24|details you|details your|detecte cloudfl|detecte dubious|detecte free|detecte unusual|detecte you|detecte your
A24|detecto|dev bpf|dev logs|dev tools|develop applica|develop console|develop portal|dict setting|didn't grant
A24|didn't know|differe api|differe between|digest sent|disable and|disable if|disable or|disable secret
A24|disable status|disable the|disable when|disallo type|docs databri|docs oracle|docs tenant|doesn match|doesn't have
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
A24|error only|error origina|error qepx|error read|error refused|error saslaut|error spendin|error sslerro|error true
A24|error two|error zero|errorco authori|errorme insuffi|errorme not|errorna permiss|errornu|errornu errorme
A24|errorre error|errors invalid|errors texceed|errors this|errors tunconf|errors type|errors unautho|errors unavail
A24|errorty securit|etc ebay|etc shadow|etcdser authent|evaluat please|exa api|exceed sending|exceede api
A24|exceede current|exceede mailbox|exceede rejecte|exceede standar|exceede upgrade|exceedi approve|exceedi of
A24|exceeds quota|excepti action|excepti current|excepti default|excepti reader|exchang code|exchang failed
A24|execute authzed|execute tool|executi tool|exhaust balance|exhaust if|exhaust tdetail|exhaust your|exist make
A24|expecte aaaac|expecte abc|expecte any|expecte signatu|experim failed|expired auth|expired authent|expired code
A24|expired due|expired expired|expired payment|expired re|expired reason|expired rest|expired see|expired ssl
A24|expired to|explici enable|explici enabled|export invoice|export it|export this|extract given|extsts|extsts srf
A24|face with|faceboo has|factor code|factor require|failed api|failed as|failed attempt|failed authent|failed authori
A24|failed cert|failed confirm|failed device|failed getting|failed hostnam|failed html|failed or|failed passwor
A24|failed permiss|failed please|failed provide|failed proxy|failed reqwest|failed saml|failed sqlstat|failed unautho
A24|failed using|failed val|failedo unopene|failedp|failure check|failure the|failure xc|fal ai|fal key|false quota
A24|family|family cores|faq for|far|far back|far in|fatal authent|fatal could|fatal detecte|fatal invalid|fatal no
A24|fatal passwor|fault access|fault invalid|fault nopermi|fault the|feature require|feature upgrade|feature your
A24|fetchin resourc|fewer max|fhircli not|file and|file as|file at|file client|file detail|file pdf|file status
A24|file system|file to|file txt|file zipinfo|filemod|filemod rw|filenam report|finance|finance pay|find config
A24|find it|find system|find tavily|find your|finding okta|fingerp|fingerp not|finish setting|firebas|firebas app
A24|firebir|firebir login|firewal rules|firewal setting|firewor|firewor ai|first example|first line|flow needed
A24|flushal|flushal command|folder id|folder is|follow these|followe|followi authent|followi intent|followi product
A24|followi scopes|followi service|followi this|for access|for assista|for email|for endpoin|for from|for host
A24|for intrane|for legal|for openai|for payload|for pub|for recipro|for relatio|for securit|for size|for table
A24|for tavilys|for toolkit|for topic|for violati|for web|forbidd date|forbidd detail|forbidd failed|forbidd forbidd
A24|forbidd from|forbidd global|forbidd http|forbidd https|forbidd index|forbidd message|forbidd missing
A24|forbidd operati|forbidd reads|forbidd request|forbidd resourc|forbidd server|forbidd your|format of|formed correct
A24|found add|found authent|found here|found inactiv|found key|found load|found only|found set|free account
A24|free allocat|free credits|free gpu|free key|free model|free nasdaq|free query|free tokens|free users|free version
A24|freetie|freetie message|fri|friday|friday type|from address|from columns|from easypos|from ip|from poe|from remote
A24|from restric|from sso|from urn|from xml|fully set|functio kms|fund|funding|funding sources|funds in|funds no
A24|funds to|fusion|fusion rrf|garden|gated dataset|gateway is|gemini api|gemma|gemma client|generat and|generat api
A24|generat hard|generat new|generat token|geo permiss|get api|get authori|get binary|get free|get is|get more|get one
A24|get started|getdial|getorga unautho|getting informa|getting started|getting token|getuser class|git github
A24|given archive|given auth|given but|given key|given usernam|given were|global access|gmail sending|go jose|go limit
A24|gone over|google gemma|got aaaab|gpg decrypt|gpg xdeadbe|gpu quota|grant has|grant insert|grant is|grant paramet
A24|grant token|grant type|granted access|granted by|grants|grants and|great|groq api|groq provide|groqpro|groqpro api
A24|group access|group and|group chat|group require|groupau|groupau app|groups permiss|guardra configu|guests
A24|guides error|gurobi com|had many|had webhook|hard bounce|has blocked|has either|has submitt|have authori
A24|have credits|have generat|have had|have in|have manage|have necessa|have revoked|have rights|have use|haven't
A24|haven't exhaust|having the|hba|hba conf|header authori|headers none|headers were|help aliyun|help db|hf auth
A24|hint set|history the|hmac|hmac possibl|host key|host keys|host user|hours left|hours see|hr people|hr sqlstat
A24|hr this|href youtube|html databri|html logon|htp|http endpoin|http forbidd|http payment|http please|http respo
A24|https atlas|https bit|https browser|https clear|https dashboa|https firewor|https gurobi|https help|https iam
A24|https icloud|https ngw|https poe|https resend|https servers|https storage|https stripe|https tenant|https testcon
A24|https track|https youtube|hub login|hub visit|iam cloud|iam permiss|icloud|icloud com|icloud service|id access
A24|id ce|id default|id environ|id param|id pass|id passwor|id private|id send|id thumbpr|id token|id two|identif or
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
A24|invalid raw|invalid role|invalid sdk|invalid sqlstat|invalid validat|invalid verific|invalid write|invoice please
A24|io api|io dashboa|ip through|ipam|ipam is|is are|is deactiv|is formed|is gated|is granted|is instanc|is insuffi
A24|is misconf|is negativ|is premium|is re|is recomme|iss|issue payee|issue starttl|issues please|isv|isv amount
A24|it after|it as|it at|it https|it necessa|it results|it seems|it via|it without|it would|item couldn'|items per
A24|its credit|its free|its include|its monthly|its plan|its quota|its serverl|its storage|its usage|jobs for
A24|jobs size|jose|jose error|jose go|json access|json no|jwt expired|jwt is|kc|kc api|kcm|kerbero credent
A24|kerbero session|key and|key api|key applica|key at|key attribu|key blocked|key client|key code|key configu
A24|key defined|key duplica|key env|key expired|key format|key https|key improve|key instant|key kid|key live|key none
A24|key origina|key please|key reason|key rk|key session|key setting|key specifi|key the|key this|key trace
A24|key unautho|key unknown|key unrecog|key unregis|key used|key using|key values|key we|key write|key xxx|keycloa
A24|keycloa setting|keys found|keys from|keys include|keys set|kicked|kicked from|kind insuffi|kms is|kms key|kmsdisa
A24|kmsdisa when|know the|krb|krb ap|kube|kube config|kucoina kc|kusto|kusto windows|kustoau|kustoau aadappk|lack
A24|lack suffici|lacks|lacks permiss|large first|ldaperr data|ldaperr dsid|ldapinv|ldapinv invalid|leads blocked
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
A24|manuall finish|many accesse|many failed|many indexes|many invalid|many redirec|match db|match digest|match got
A24|match payload|matches kid|matchin your|max budget|max entity|max request|maximum daily|maximum entity
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
A24|no pg|no public|no refresh|no secret|no signatu|nomic ai|nomic api|nomic embeddi|nomic login|non complia|none body
A24|none ldaperr|none of|none status|none valid|nopermi|nopermi dynamic|not align|not consent|not entered|not export
A24|not followe|not interce|not list|not made|not origina|not purchas|not suffici|not supplie|not trigger|not writabl
A24|notauth message|notauth opc|notfoun code|notfoun specifi|null errors|nvidia represe|oasis|oasis names|oauth access
A24|oauth code|oauth to|oauthex message|oauthpr|oauthpr error|oauthto|oauthto get|object put|object unautho
A24|object unset|objects under|occurre disable|occurre kmsdisa|occurre passwor|occurre vcpulim|oci|oci config|oct
A24|oct okp|of allows|of authent|of authori|of connect|of daily|of def|of entity|of funding|of instanc|of items
A24|of jobs|of logging|of meeting|of neurons|of nomic|of oauth|of please|of read|of times|of usernam|of you|officia
A24|officia test|okp|okp akp|okta develop|okta domain|on account|on admin|on at|on contrac|on crm|on db|on disable
A24|on friday|on gmail|on indices|on job|on jobs|on monday|on orders|on paid|on reports|on schema|on thursda|on when
A24|once assumin|one configu|one has|one place|one using|ones|ones that|online plus|only afford|only file|only mode
A24|only perform|only search|only send|only superus|only you|open dev|open not|open possibl|open support
A24|openai embeddi|openai or|openai please|opening file|opensou|opensou free|openssh private|operati are
A24|operati baduser|operati client|operati get|operati lambda|operati passwor|operati require|operati resourc
A24|operati using|opik|ops big|option must|opus please|or adminis|or api|or app|or applica|or as|or attribu|or availab
A24|or be|or both|or cancele|or clienti|or didn't|or disable|or email|or enterpr|or exceede|or export|or faceboo
A24|or failure|or fingerp|or guests|or had|or have|or hostnam|or hugging|or inacces|or key|or license|or live|or load
A24|or manual|or openai|or purchas|or reached|or reactiv|or refresh|or secret|or setting|or signatu|or siteid|or space
A24|or subscri|or suspend|or through|or upstrea|or user|or via|ora the|oracle com|orders not|org not|organiz does
A24|organiz is|organiz tier|oserror|oserror tunnel|other recipie|otherwi disallo|otherwi invalid|otp|otp code
A24|our abuse|our standar|out to|out xc|output bucket|over daily|over message|over scope|over your|overage
A24|overage agreeme|overall|overall faq|overdue|overdue balance|overquo|overquo quota|own clearml|own email|owner or
A24|ownersh|ownersh in|page api|page at|page code|page use|paid basis|param type|paramet argumen|paramet refresh
A24|paramet which|params login|params session|pass api|pass tavily|pass your|passing api|passwor change
A24|passwor combina|passwor faultca|passwor for|passwor has|passwor logon|passwor pair|passwor prompt|passwor provide
A24|passwor reset|passwor submitt|passwor tenant|passwor unauthe|passwor when|passwor with|past invoice|past your
A24|path upsertb|pattern day|pause|pause player|paused for|pay as|pay past|pay query|payee|payee account|payload one
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
A24|preferr|preferr authent|premium endpoin|premium only|premium users|primiti|primiti status|privacy|private but
A24|private endpoin|privile intents|privile permiss|privile read|privile to|privile unset|privile user|pro to
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
A24|reason api|reason exhaust|reason failedp|reason payment|reason provide|reason trial|reason usernam|receive did
A24|receive forbidd|recent sip|recharg|recipie are|recipie please|recipro|recipro rank|recomme to|reddit class
A24|redirec or|ref null|refresh failed|refresh this|refused for|refused write|regain|regain access|region us
A24|registe in|rejecte authent|rejecte email|relatio salarie|remaini for|remaini usage|remaini while|remote invalid
A24|remove|remove all|renew|renew the|rent|rent paid|rent this|replays|repo for|repo make|report for|reports unable
A24|reposit at|request activat|request article|request cpu|request delta|request feature|request forbidd
A24|request limitat|request market|request origina|request permitt|request possibl|request privile|request ref
A24|request require|request results|request service|request topic|request unautho|request up|request vs
A24|require account|require apikey|require app|require authent|require capabil|require configu|require ctrls
A24|require headers|require http|require https|require informa|require licence|require more|require not
A24|require passwor|require payment|require permiss|require please|require product|require project|require scopes
A24|require set|require ssl|require time|require tlsv|require token|require two|require your|reqwest environ
A24|reset require|resourc inarrea|resourc monitor|resourc or|resourc owner|resourc project|resourc quota|resourc sb
A24|resourc sorry|resourc unautho|respo|respons aadsts|respons header|respons login|respons rejecte|respons title
A24|respons unautho|respons upload|rest write|restcli|restric descrip|restric locatio|restric or|restric please
A24|restric therefo|result the|results too|resumed|resumed because|retriev credent|retriev of|retriev xlsx
A24|returne authent|returne budget|returne mail|revoked or|revoked you|rights modifyr|rk|rk live|role or|roles viewer
A24|room abc|root cannot|root oci|root sudo|root you|rrf|rsa oct|rsa public|run aws|run az|run composi|run it
A24|run logfire|run nomic|run returne|run set|run sh|running adyen|running scapy|runpod|runpod api|rw|rw is|said
A24|said expired|salary|salary in|same authori|same domain|saml status|sandbox total|saslaut|saslaut authent|satisfa
A24|satisfa surveys|save new|saved because|saving oauthto|says chat|scanned|scanned locatio|scapy|scapy as|schema main
A24|scheme htp|scope expecte|scope subscri|scoped api|scopes channel|scopes please|sdk by|sdk could|search subscri
A24|secerr dsid|secerr modifyr|secret and|secret argumen|secret being|secret environ|secret mismatc|secret provide
A24|secret when|secrets file|secrets json|secrets must|securit process|securit reasons|securit unautho|seems clearml
A24|seen more|selecte country|selecte credent|send an|send claim|send emails|send limit|send sms|send testing
A24|send text|send this|send you|senderi|senderi mismatc|sending domain|sending is|sending limits|sending quota
A24|sent could|server access|server could|server denied|server does|server key|server limit|server or|server said
A24|server secret|server spnegoe|serverl compute|servers authent|service account|service limits|service quotas|ses
A24|ses account|session associa|session create|session for|session krb|session run|session status|set access|set api
A24|set braintr|set it|set spotipy|set status|set usage|set user|set valid|set via|set yaml|setting can|setting client
A24|setting missing|setting not|setting page|setting privacy|setting sp|setting tokens|setting zep|setup instruc
A24|setup the|setup your|sgai|sgai api|shadow|share the|shop headers|shop is|side and|signatu age|signatu code
A24|signatu credent|signatu did|signatu errorco|signatu failed|signatu found|signatu invalid|signatu validat
A24|signatu we|signatu you|signatu zm|sip data|siteid|siteid appid|size limited|skew|skew clock|skew too|skipped
A24|skipped no|slack bot|slug usage|smb|smb session|sms to|smtp account|snmp pdu|socks authent|sorry no|sorry your
A24|sources reached|sp|sp acs|space quota|spam complai|spanner|spanner session|specifi alg|specifi api|specifi credent
A24|specifi instanc|specifi to|specifi you|specify env|specify two|speech to|splunk|splunk license|spnegoe credent
A24|spnegoe no|spnegoe operati|spnegoe spnegoe|spotipy|spotipy client|spxerr unautho|sql read|sql securit|srf|ssl tlsv
A24|ssl true|sslerro certifi|sslerro sslcert|sso login|sso session|sso token|stabili ai|stack is|stack to|staff
A24|standar api|standar core|standar family|started quota|starttl command|statsig console|status access|status account
A24|status detecte|status errors|status forbidd|status missing|status quota|status respond|status subscri|status wrong
A24|status xc|statusc token|stderr git|step failed|steps in|storage acme|storage bucket|storage googlea|storage quota
A24|storage request|storage the|stream example|string unauthe|stripe ssl|stripe web|strong|strong er|studio get
A24|sub claim|submitt too|subscri at|subscri does|subscri or|subscri period|subscri token|subscri type|subscri until
A24|subscri usage|success invalid|success was|sudo passwor|suffici credits|suffici to|superus|superus can|supplie hash
A24|supplie maxmind|supplie or|supply either|supply method|supply the|supply usernam|support api|support http
A24|support or|support tavily|support ticket|suppres|sure runpod|surveys|surveys feature|suspend deplete
A24|suspend please|suspend possibl|suspend status|suspend title|svc agent|svc app|sync true|system admin|system delete
A24|system unautho|system users|system var|systemd|tab to|table errorco|table finance|table salarie|tag no|taken down
A24|task cache|task limit|task you|tavily com|tavily dashboa|tavilys|tavilys value|tc|tc saml|team doesn't|team has
A24|team is|team not|team tab|telnyx|telnyx api|tempora locked|tenant domain|tenant object|tenant or|tenviro
A24|tenviro environ|termina re|test at|test or|test result|testcon|testcon microso|testing|testing emails|texceed
A24|texceed sending|text chat|text message|text you|than once|than your|that endpoin|the alpha|the alphava|the anonymo
A24|the autodis|the console|the constru|the contrac|the corresp|the createe|the createj|the daily|the day|the differe
A24|the enterpr|the episode|the example|the fal|the flushal|the folder|the free|the from|the groq|the initiat|the kms
A24|the logfire|the managem|the merchan|the monthly|the necessa|the okta|the opensou|the past|the pay|the plan
A24|the plivo|the portal|the privile|the proxy|the rak|the reddit|the restcli|the rights|the satisfa|the scope|the ssl
A24|the sso|the stack|the statsig|the status|the stripe|the sub|the supplie|the tasks|the team|the telnyx|the urlnota
A24|the usage|the userid|the webex|the write|the xai|their account|their passwor|then include|therefo marked
A24|therefo you|these instruc|thing unautho|think|think this|this actor|this app|this booking|this campaig|this chat
A24|this country|this credent|this dataset|this label|this machine|this organiz|this paid|this permiss|this profile
A24|this report|this require|this setting|this shop|this sso|this was|through public|thumbpr|thumbpr not|thursda may
A24|tid timesta|tier by|tier of|tier only|tier usage|time and|timelim exceede|times within|timesta fri|timing
A24|timing issues|title account|title feature|title messagi|title usage|title user|title you|tlsv|tlsv alert|to add
A24|to agent|to anyone|to ask|to attach|to begin|to braintr|to change|to cloudfl|to eligibi|to enter|to environ
A24|to exchang|to export|to go|to group|to groups|to hugging|to imperso|to inactiv|to interac|to kms|to login
A24|to manuall|to new|to not|to offline|to other|to paid|to pattern|to pay|to plans|to premium|to private|to pro
A24|to prompt|to provide|to quickbo|to re|to reachin|to refresh|to rent|to setup|to speech|to supply|to that|to tokens
A24|to trouble|to unlock|to virtual|to visit|today please|togethe chat|token abc|token call|token command|token db
A24|token debug|token does|token error|token exchang|token expecte|token failed|token fatal|token for|token go
A24|token lwa|token oauth|token on|token one|token provide|token quota|token retriev|token run|token to|token true
A24|token user|token using|token with|token you|tokens but|tokens process|too far|too great|too low|tool authori
A24|tool create|toolkit github|tools auth|topic authori|topic jobs|topicau returne|total cpu|traces|traces usage
A24|track custome|trade denied|trading|trading protect|transac cap|transfe error|transla class|transpo encrypt
A24|trial expired|trial or|trigger our|trouble this|trouble to|true but|true sslcert|tunconf|tunconf sending|tunnel
A24|tunnel connect|txt failed|type allowed|type belongs|type client|type deflate|type feature|type forbidd|type none
A24|type your|types publick|typical|typical be|typo|typo authori|unauthe invalid|unauthe message|unauthe no
A24|unauthe request|unauthe you|unautho api|unautho attempt|unautho auth|unautho code|unautho errmsg|unautho errors
A24|unautho errorty|unautho gql|unautho http|unautho invalid|unautho make|unautho missing|unautho name|unautho operati
A24|unautho request|unautho unautho|unavail from|unavail shop|undefin the|under key|under the|underst how
A24|unified authent|unique traces|unknown auth|unknown oauth|unknown usm|unlock all|unlock the|unlock their|unopene
A24|unopene message|unrecog api|unrecog ip|unregis|unregis the|unrestr|unrestr for|unset missing|unset privile
A24|unsuppo grant|until it|unusual|unusual activit|up an|up firebir|update api|update billing|upgrade or|upgrade you
A24|upload exceeds|upload pdf|upload sync|uploade has|uploadi run|upsertb|upsertb null|upto|upto maximum|url insuffi
A24|url invalid|url request|urlnota|urlnota was|urn oasis|usage disable|usage enter|usage hard|usage in|usage is
A24|usage limits|usage of|usage quota|use aws|use conflue|use does|use free|use it|use local|use login|use multi
A24|use openai|use publish|use schema|use server|use wandb|used cpu|used credent|used here|used up|user authori
A24|user bot|user changed|user credent|user disable|user may|user must|user reader|user rejecte|user report
A24|user sending|user sqldriv|user tenant|user to|user token|user you|userdis|userdis message|userid passwor
A24|usernam app|usernam id|usernam you|usernam your|userpre|userpre your|users full|users getuser|users or
A24|users premium|using an|using dspy|using env|using llm|using mb|using proxy|using stripe|using your|usm|usm user
A24|utc|utiliza of|valid at|valid authent|valid credent|valid openssh|valid this|valid token|valid types
A24|validat credent|validat of|validat time|values mismatc|vantage api|vantage this|var polygon|var task
A24|variabl alphava|variabl because|variabl but|variabl deepl|variabl openai|variabl slack|variabl tavily|variabl to
A24|vcpu|vcpu capacit|vcpu limit|vcpulim|vcpulim when|ve configu|ve run|vector overall|vehicle limit|vehicle on
A24|verific level|verifie please|verify authent|verify create|verify domain|verify signatu|verify stripe
A24|version captcha|vhost orders|vhost refused|via api|via groqpro|via webex|video availab|video data|video sign
A24|videos|videos returne|view hr|view this|view user|viewer|viewer on|violati platfor|virtual network|virtual write
A24|visitin|visitin https|voice clones|vpn|vpn you|vs left|wallet balance|wallet to|wandb authent|wandb login
A24|warehou load|was billing|was configu|was errors|was incorre|was kicked|was oauth|was respond|ways|ways pass
A24|we calcula|we used|web interfa|web key|web or|web signatu|webex|webex access|webex apis|webhook have
A24|webhook receive|webhook secret|webserv|webserv usernam|website and|website https|were either|were exceede
A24|were invalid|were rejecte|were unavail|west example|west info|wh|wh cannot|when creatin|when getting|when listing
A24|when the|which contain|which were|while credits|while fetchin|while retriev|while your|will regain|with accesso
A24|with authent|with clearml|with current|with effecti|with hf|with object|with service|with such|with test
A24|with valid|with wml|within your|without authent|wml|wml instanc|workers paid|workspa billing|workspa plan
A24|workspa setting|would allow|would typical|wrap|wrap socket|writabl|write actions|write api|write experim
A24|write forbidd|write missing|write on|write over|write permiss|wrong credent|wrong snmp|wrongpa|wrongpa invalid
A24|wss stream|www binance|www perplex|xai|xai api|xc status|xdeadbe|xdeadbe skipped|xlarge|xlarge for|xlsx on
A24|xmlrpc object|xxx|xxxx|xxxx and|yaml file|yaml not|yet activat|yet you|you either|you go|you haven't|you lack
A24|you moved|you pass|you perform|you think|you to|your applica|your auth|your clock|your convers|your cosmos
A24|your country|your credent|your credit|your data|your entire|your href|your icloud|your license|your limit
A24|your lite|your login|your network|your newly|your nomic|your okta|your openai|your passwor|your permiss
A24|your points|your preferr|your remaini|your site|your smtp|your space|your specifi|your spend|your splunk|your team
A24|your tier|your usernam|your wallet|your webserv|youtube getting|youtube googlea|youtube videos|zep|zep api
A24|zero balance|zh|zh model|zipinfo|zipinfo filenam|zone transfe
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
A24C24|by http|c configu|c mailbox|c pgrst|calling user|chars of|cloud storage|code pgrst|com does|configu setting|def
A24C24|detail descrip|details code|discord com|either inactiv|ensure the|entry for|error content|error expired
A24C24|error ref|expired and|failed https|first chars|get access|getitem class|getpara operati|hosted on|http txt
A24C24|https aka|https discord|https swift|iam gservic|improve|inactiv soft|interac with|is hosted|make this
A24C24|namespa acme|no configu|no session|no user|not exists|of respons|on premise|operati unable|ops example
A24C24|passwor does|pdf request|permiss and|pgrst|pgrst hint|pid name|premise|profile acme|redirec to|ref id
A24C24|remote reposit|respons does|select command|soft deleted|specifi folder|stderr remote|such name|swift|swift auth
A24C24|the calling|the getpara|the peer|the transla|to edit|to file|value not|view the|was used|work repo|zm
A24C24D24|.dataset not|.found dataset|.peer|getitem|open port|or was|project does|string with
A24C24D24E24|code spxerr|crm leads|prod|the directo|zone
A24C24D24E24F24K24O24R34T43|encodin
A24C24D24E24H24I24M24T24|.fal|.fal client
A24C24D24E24J39K30N24O24P30Q24R43|.tool
A24C24D24E24K24O24|.serial
A24C24D24E24K24R24T39|opening
A24C24D24E24K34R30|the url
A24C24D24E24O24R24T37|might
A24C24D24E24O24T24|meeting
A24C24D24E24O30R24|.arango
A24C24D24E24P24|resourc request
A24C24D24E24P24R30T24|job id
A24C24D24E24R24T37|error opening
A24C24D24E24R30T24|but it
A24C24D24E24T24|excepti with|spxerr
A24C24D24E30|.store
A24C24D24E34O30P24R24T24|.couchba|categor couchba|couchba|ec categor
A24C24D24E36K55|peer
A24C24D24E37K24L41P24R24|.memory
A24C24D24E44F24G24H34K24O37P43R39T30|before
A24C24D24F24O30P30R24T24|invalid status
A24C24D24F24O30P30T24|operati returne
A24C24D24F37R49T30|.unproce|.unproce entity
A24C24D24J24|plugin
A24C24D24K24O24T24|it may
A24C24D24K24O34R30|cmdline|cmdline git
A24C24D24K24P24|slack com
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
A24C24D34|speech
A24C24D34E24R24|found on
A24C24D34E30L34O24R39S24T37|.process
A24C24D34F30|collect docs
A24C24D34K24R34T30|https github
A24C24D37|to it
A24C24D37E34K34M24T24|if this
A24C24D39E24K30L24R34S24|usr
A24C24D41F37M24R49T37|.entity
A24C24D41K30|gone
A24C24D43E24H24|api version
A24C24D44|found please
A24C24D44T30|file no
A24C24E24|.brainz|.exoscal|.exoscal api|.gitea|.gitea api|.music|.music brainz|.web service|api plivo|bindres
A24C24E24|bindres none|cal|cal reason|cannot create|com cal|conf|listing|mailbox is|plivo com|process failed|soft
A24C24E24|workers
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
A24C24E30K30L30R39T30|tried
A24C24E30L30R37T24|tried to
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
A24C24E30P30R24T30|flow
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
A24C24F24K24P24R30T24|.matrix
A24C24F24K34L24O34P24R34|other
A24C24F24O24|saved
A24C24F24O24P24R24T24|body errorco
A24C24F24O24T37|or in
A24C24F24P24R49|amount
A24C24F24R30|custom|details errorde|errorde|errorde issue
A24C24F24R34|id must
A24C24F24R45T24|c paramet
A24C24F41|c duplica
A24C24G24O30P24|code resourc
A24C24H24J24K30N24|oss
A24C24H24M24R30T24|id name
A24C24J24|name and
A24C24J24O30R24|edit
A24C24J30K24|lm
A24C24J30M24Q24R43T37|not parse
A24C24J34K30R24|is the
A24C24J34O24R48T39|of type
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
A24C24K34|failed no
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
A24C24R24|acme test|api spotify|az|code https|comment|details no|getorga|headers content|no payment|operati no
A24C24R24|organiz getorga|reason none|results in|smtp|spotify|spotify com|user not
A24C24R24T24|.option|com mp
A24C24R24T37|filenam
A24C24R30T24|paramet are
A24C24R34|codes
A24C24R43|value is
A24C24R44T30|scheme
A24C24R46|not defined
A24C24T24|an incorre|c woocomm
A24C24T30|file you
A24C24T34|.decrypt
A24C28F24R24|user with
A24C28K24O24|https acme
A24C30|.unregis|at srv|c channel|com me|deleted or|in authent|object id|paramet none|retriev transcr|the envelop
A24C30|transcr for|video is
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
A24C30E24|couldn' be|hint none
A24C30E24G24|details none
A24C30E24K30T34|.f|.f fmpeg|.fmpeg
A24C30E24M24|none details
A24C30E24O24|.smbos|error ntstatu|ntstatu|ntstatu xc
A24C30E24P24|get failed|object get
A24C30E24P24R24|delete
A24C30E24P28|things
A24C30E24R24T34|.rasteri
A24C30E24T34|.rasteri io
A24C30E30P30|error status
A24C30E30R30T24|the dataset
A24C30E30R37T34|option
A24C30F24|c envelop
A24C30F24O24R24T24|envelop
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
A24C30P24R24|.resourc unavail|api trello|trello|trello com
A24C30R24|hosted|youtube abc
A24C30R24T24|descrip bad
A24C30R24T37|uploade
A24C30R24T53|zip
A24C30T24|hash|the uploade
A24C33O24T34|xlsx
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
A24C34D34E34R37|error no
A24C34D37E30J30K24M24O30R51T45|to be
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
A24C37D39E34H24J24K24L24M30N24O24R41T34|.runtime
A24C37E24|found status
A24C37E45K37L30O24R30T24|device
A24C37O24|srv work
A24C37O24P24|none error
A24C37O30R24|insert
A24C37R34T46|archive
A24C38D30E33G24O42R24T34|there is
A24C39|key does
A24C39D24E48J49P24R59T59|column
A24C39D30E30K43O30R30T43|couldn'
A24C39D30E30K52P24R47T24|resolve
A24C39D30E37K38O24P24R37|.mcp
A24C39E24K24O24P24R24|the databas
A24C39E41K60P37R41T30|.network
A24C39O34R37T24|work
A24C41D24|been deleted
A24C41F24K24O24R41T24|.id
A24C41O30R24|srv
A24C43D34E24K24T46|to open
A24C43D41|doesn't exist
A24C48F44R24T24|duplica
A24C49E24F24K24O24R44|custome
A24C50E34O30R45T46|csv
A24C51F30O30R37|unique
A24C54E24K24P24|thing
A24C55O24|.integri
A24C58D34F60O39R41T24|exists
A24C60D55E24R30|or directo
A24C61D55R30|such file
A24C64D58K34R46|no such
A24D24|.auth flow|.exec|.handsha|.keyring|.kms|.prerequ|.rar exec|.reposit not|.server handsha|.ws|.ws server
A24D24|agent with|and in|and request|aws kms|azure cli|billing in|bin in|c ab|capabil|cli not|cohere com|contoso
A24D24|create model|either by|exchang billing|found you|groq|gurobi|have request|having|hugging face|inacces
A24D24|install in|is pending|it doesn't|kms eu|listobj|listobj operati|llama is|loaded please|locatio us|matchin the
A24D24|model in|name id|none failed|not read|nvidia|on path|only support|operati arn|or because|or view|perform an
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
A24D24E37R24|command not
A24D24E43I24K61O24P24R34T30|closed
A24D24E44K34O24P24R30|.availab
A24D24E46H24K30P39|down
A24D24E48J47P24R47T57|line column
A24D24E50F24I24O34P34R49|executi
A24D24E58K30|gateway
A24D24F24|in environ|this call
A24D24H24|com ml|conn|flux|flux pro|https us|ml cloud|ml text|south|south ml|us south|version status
A24D24H24R24|platfor openai
A24D24H24R47T34|keyword
A24D24H24T24|availab for
A24D24J24K24O24R45T36|at least|least
A24D24J24L24|includi
A24D24J24M39|guardra
A24D24J24O24R39S24T30|=AssertionError
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
A24D24O24R24T58|file is
A24D24O30|cannot send
A24D24O30T24|delta
A24D24P24|the namespa
A24D24P24R24|users me
A24D24P24R24S24|message method
A24D24P30R24T24|request code
A24D24R24|.found respons|com gmail|endpoin found|gmail googlea|gmail users|https gmail|is only|machine|meta llama
A24D24R24|no endpoin|provide your|service has|the configu|this key
A24D24R24T24|through the
A24D24R24T30|via the
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
A24D30E24R30|tab
A24D30E24R37|support in
A24D30E24R46T37|date
A24D30E30R24|message there
A24D30E34F24O24R37T24|content status
A24D30E34H37O46P51R24T24|wait
A24D30E34K24L24P30T30|common
A24D30E38R24|c no
A24D30E39G40O49|is current
A24D30F24M24O24R24T24|failed because
A24D30G24H24I24M24|.ark|.ark api
A24D30H24J24L24M24R24|.kernel
A24D30H37O24P45|please wait
A24D30J24R24|in model
A24D30J37R43T30|dict
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
A24D34E30R37|.influx|.influx db
A24D34O37|arn aws
A24D34O37R24|arn
A24D34P24R37|.db client
A24D34P30Q24R24|has reached
A24D34R24|.extract|mistral
A24D34R24T24|algorit
A24D34R46T24|vector
A24D37L37|gpu
A24D37R24|binary
A24D37R41T49|.unsuppo
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
A24E24F24L24O41P24R24|in use
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
A24E24K37R34|side
A24E24K37T24|libcurl
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
A24E24T24|.deepgra|.deepgra api|.enough|.enough space|.not enough|cdn|cdn example|https cdn|maxmind|size in
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
A24E30I34|within seconds
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
A24E30K30T24|error during
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
A24E34J48R39T48|to parse
A24E34K24M24P24|scrape
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
A24E43K48N34P30Q24R24T30|.max
A24E44G30H24O30|is tempora
A24E44K49P24|host api
A24E45|body html
A24E46H24I24|upstrea
A24E47G30O24|not ready
A24E48G30O24|ready
A24E69G55K30P45S24|#503
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
A24H34P53|request per
A24H37P34|rate limits
A24I24|operati was|or no|sent in
A24I24J24|llm call
A24I24K24R24|.dash|.dash scope
A24I24K48O24|socket
A24J24|.keys|.missing key|in constru|invalid because|name tool|slug|ticket|to generat
A24J24K24|ip address
A24J24P24|for plan
A24J24R24|.opik
A24J24R24T24|.wrong
A24J24R30T24|corresp
A24J24R37|tools
A24J24R44T37|columns
A24J30|generat for|schema on|the action|the lm
A24J30R34T24|but not
A24J34R24|returne by
A24J34R41T30|missing require
A24J43R47|validat error
A24K24|.gss|.ipmi|.local|.mqtt code|.pxssh|.pyghmi|.start|.tls|access on|acme aws|app daytona|are running|as root
A24K24|by proxyer|cannot complet|certifi chain|certifi in|chain ssl|code may|com ssl|com sst|com stderr
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
A24K24P24|brave|brave com|reports aws|search brave|trade|uploadi
A24K24R24|cisco|cisco ios|ios|match with|minor|to example
A24K24R24T24|header for
A24K24R24T37|netcdf
A24K24R30|example org
A24K24R30T24|.ingress
A24K24R37|and the
A24K24T24|.upload
A24K24T34|errno netcdf
A24K28|api user|user databas
A24K30|any servers|by sslerro|cloud project|during headobj|endpoin is|failed self|has gone|informa for|socks|to proxy
A24K30|transfe|unavail or
A24K30O24|failed error
A24K30P24|.host availab|.no host|key parquet|parquet in
A24K30R24|.oss
A24K30T24|track
A24K34|connect was|failed connect|indexes
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
A24O24T24|argumen or|begin|conflue
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
A24P24R24|actions|busines|dev search|error make|finnhub status|for all|google serper|https google|method failed|serper
A24P24R24|serper dev|startqu|startqu operati|table or|the startqu|transie false|was get
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
A24P37|been blocked|current limit|ve exceede
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
A24R24|sent was|set and|signatu for|sparkpo|sparkpo com|starttl|statsig|terms|that has|the use|to recipie|token type
A24R24|transac message|transmi returne|unsuppo scheme|user or|validat request|validat your|value error|was in
A24R24|were supplie|with api|write key|you intende|you sent
A24R24S24|not all
A24R24T24|.pusher bad|composi|content xrpcerr|create the|entity for|false status|in format|limitat|message must
A24R24T24|must start|not one|or create|or https|page in|respons success|to support|to transcr|token token|transcr url
A24R24T24|unknown type|userid|was invalid|you used
A24R24T30|but was|underst
A24R24T43|maximum allowed
A24R30|.attribu|.ldap invalid|.statsig|address must|argumen in|bind|c max|emails|fewer|invalid project|jina|or fewer
A24R30|or malform|provide valid|request user|togethe
A24R30T24|be specifi|c type|name invalid|points|types are|you provide
A24R30T30|format is|text to|vs
A24R30T36|start with
A24R34|and not|fields are|invalid to|supplie the|than one|that your|the string|use differe
A24R34T24|be at
A24R34T34|invalid invalid
A24R37|be set|require paramet|the wrong
A24R39|binding
A24R41T30|be in
A24R41T37|error unproce
A24R41T41|type is
A24T24|.invalid jws|.tag|.wrong passwor|all the|and does|api errors|assets|c failedo|c to|c violati|ciphert
A24T24|ciphert failed|code failedo|compres type|deflate|enough to|error incorre|failed ciphert|failed verific|failedo
A24T24|file error|file etc|finding|flush buffer|in key|incorre passwor|is non|is valid|link to|not flush|of https
A24T24|only availab|padding|passing in|passing the|plain for|provide in|respons paramet|seen|size has|sorry you
A24T24|the encrypt|the public|to pdf|type or|type the|was unable|would like
A24T30|.sender refused|.smtp sender|can import|cryptog io|details malform|faq why|fhircli|file see|file was
A24T30|https cryptog|import my|imprope|ini|latest faq|live and|load pem|my pem|opus|pem file|to upload|too short|why
A24T30|why can
A24T34|for file|thursda
A24T37|entity too|pem
A24T39|is malform
A28|ab state|app role|applica missing|be here|c premium|com manage|context creatio|creatio failed|expired the|faf ab
A28|failed your|get resourc|has run|https serpapi|key should|key your|manage api|of searche|plan you|pods pods
A28|power insuffi|resourc pods|role applica|scope users|searche your|web is
A28B24C37E30J44K30P24R56T55|got
A28B24J44P24R52T34|should
A28B24J44R50T30|should be
A28C24|getpara
A28C24D24E43K30O30P24R45T46|start
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
A28E53G30P34S18|service unavail
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
A30|#1400|#190|#430|#456|#516|.access refused|.access rights|.account locked|.account sending|.acl permiss|.api auth
A30|.api authent|.auth key|.auth require|.auth token|.authori nomad|.bad time|.budget|.captcha|.expired access
A30|.expired token|.fhir unautho|.freshde access|.http forbidd|.immatur|.immatur signatu|.insuffi access|.invalid auth
A30|.invalid grant|.invalid permiss|.jwt expired|.key not|.ldap insuffi|.mailbox login|.mastodo unautho
A30|.message rejecte|.missing api|.missing credent|.no access|.no auth|.oauth|.of queries|.privile|.probabl
A30|.probabl authent|.queries|.refresh|.rights|.rights result|.sending|.sending paused|.service initial|.spnego
A30|.spotify oauth|.storage cap|.telegra forbidd|.time signatu|.token provide|.token request|.token validat
A30|.topic authori|.unautho access|access gated|accesse without|accessi by|account at|account does|account locked
A30|account message|account storage|account when|action and|active subscri|add more|allowed incorre|an environ
A30|and can't|and secret|api keys|apikey|app are|app id|appid|applica specifi|approva|are expired|arreara
A30|arreara message|as an|ask|at port|attempt credent|attempt logon|audienc doesn't|auth failed|authent code
A30|authent content|authent credent|authent informa|authent mechani|authent message|authent methods|authent or
A30|authent with|authori at|authori failure|authori on|authori you|azure portal|bad passwor|bad signatu|bad usernam
A30|balance not|been restric|billing period|bot use|browser minutes|browser or|but already|by integra|by your
A30|c credent|c disable|c errorac|c faileda|c login|c notauth|c plan|c storage|c wsse|calls month|can set
A30|cannot upload|cbs|cbs token|cert|certifi is|certifi problem|certifi ssl|changed credent|clear|clear ml|client has
A30|client secrets|clock|co premium|code accessd|code arreara|code authent|code errorac|code notauth|code signatu
A30|code storage|codenam unautho|com domains|com mail|com your|comet|comet com|company|configu for|configu the
A30|confirm that|connect access|consent|cookies for|cookies from|copy files|cores request|correct credent|creatin this
A30|credent are|credent attempt|credent bad|credent ctrls|credent for|credent mfa|credent were|credits limit
A30|credits or|credits please|credits remaini|daily limit|daily query|daily rate|daily request|data authent
A30|data please|day please|db acme|default failed|denied during|denied for|denied message|denied on|denied please
A30|denied to|desc invalid|descrip account|descrip none|descrip request|detail insuffi|detail invalid|detail your
A30|details of|details too|docs redis|domain is|droplet limit|droplet will|either an|either due|enable the|enabled for
A30|endpoin you|enough permiss|entered it|entitle|entitle to|env variabl|err max|error account|error data
A30|error permiss|error topicau|error your|errorac|errorac message|errors forbidd|exceede daily|exceede quota
A30|exceede usage|exceeds your|exhaust its|expired api|expired at|expired message|expired session|expired token
A30|expired visit|failed aadsts|failed fatal|failed forbidd|failed unable|fal|feature not|files storage|find signing
A30|firewal|follow the|for action|for app|for cores|for extract|forbidd access|forbidd client|forbidd raw|forbidd you
A30|forged|forged or|free plan|free tier|free trial|from browser|from table|gated repo|get local|get token|get your
A30|getuser|good standin|grant the|granted|hard limit|has exhaust|has provide|have changed|have detecte|have entered
A30|have provide|host intrane|hostnam mismatc|http you|https login|https polygon|iam error|iat|imds|imds endpoin
A30|in extensi|in good|in known|include credent|incorre access|incorre authent|informa go|informa on|instruc to
A30|insuffi none|interac authori|intrane|intrane example|invalid audienc|invalid error|invalid notfoun|invalid this
A30|io pricing|ip or|is otherwi|is unautho|issuer|issuer certifi|it in|it incorre|item have|item login|its budget
A30|json web|jwt|kerbero|key found|key get|key ip|key message|key secret|key set|key that|kid|known hosts|ldaperr
A30|ldapins|ldapins insuffi|leeway|license expired|limit daily|list access|local issuer|locate credent|logging in
A30|login details|login incorre|login microso|login or|login with|logon denied|logon failure|logon is|managed authent
A30|max daily|mechani|mechani plain|merchan account|message authent|message authori|message when|mfa|mfa or
A30|minutes limit|missing api|missing authent|missing public|month you|monthly spendin|msg unautho|must authent
A30|must supply|must use|name permiss|necessa permiss|new keys|no authent|nomic|none is|none secerr|not accepte
A30|not bot|not configu|not entitle|not given|not login|not permit|not use|notauth|oauth problem|objects list
A30|occurre account|occurre message|of cores|of credits|on resourc|operati access|operati daily|or by|or cookies
A30|or copy|or require|or revoked|or token|ora invalid|origina from|paid actor|paramet access|passwor authent
A30|passwor not|past|pending approva|permit|plan browser|plan status|plan to|plans at|please go|please subscri
A30|please top|poe|poe com|polygon io|portal to|premium plans|premium to|private video|project limit|provide authori
A30|provide client|provide incorre|provide subscri|provide token|proxy authent|publick|purchas credits|quota limited
A30|quota reached|re not|reason forbidd|reason premium|reason unautho|recogni request|redis trouble|refused using
A30|region eu|request grant|request signatu|require message|require reason|require user|resend|resend com
A30|respons permiss|returne forbidd|rsa|salarie|saml respons|says auth|says forbidd|scope needed|scopes|sdk key
A30|search is|secerr|secret id|secret key|secret keys|securit authent|securit excepti|servers quota|service limit
A30|session file|session please|set either|set openai|signatu message|signatu signatu|signatu was|signing key
A30|specifi access|specifi passwor|spend|spend limit|sslcert|sslcert ssl|standin|status logon|statusc unauthe
A30|storage cap|subscri needed|sudo|tavily api|tdetail your|tenant name|that matches|the azure|the broker|the default
A30|the grant|the imds|the include|the license|the link|the login|the passwor|the premium|the project|the sdk
A30|the tavily|therefo|these droplet|this billing|this data|this link|this these|time leeway|times in|to bad
A30|to confirm|to db|to instant|to invalid|to log|token argumen|token authent|token code|token could|token environ
A30|token request|topicau|trial has|trouble max|unauthe details|unautho check|unavail no|unified|upload or|use cookies
A30|used of|user account|user and|user login|user svc|user unautho|using authent|valid iat|variabl api|verify your
A30|was forged|was revoked|when retriev|without logging|www comet|yet valid|your app|your balance|your credits
A30|your droplet|your trial|your user|your workspa
A30B24C24D24E37J24O24R45T38|error in
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
A30C24D24|c rest|google cloud
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
A30C24D24E39F24H24K34R34T24|.weaviat|.weaviat base
A30C24D24E41|server returne
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
A30C24D24R24T30|reader
A30C24D30|virtual
A30C24D30E24K34R37T24|mode
A30C24D30E24O41|resourc is
A30C24D30E34F24K24O30P24R24|.grpc
A30C24D30E34P30R37T24|.sandbox
A30C24D30J30R24T24|extract
A30C24D30K24T24|windows
A30C24D34E24M24P30R24|documen https
A30C24D34E34H24K30R24T24|post https
A30C24D34E49J50K28P24R60T63|line
A30C24D34K30M24R34T45|recogni
A30C24D34K34O30P30R34T30|github com
A30C24D37E30K34O24P24R24|driver for
A30C24D37E34J30O54P24R24|update
A30C24D37P24R30T37|ensure
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
A30C24F24|request severit
A30C24F24K24O24R41T37|specify
A30C24F24O24|message resourc
A30C24F24P24T24|httperr client
A30C24F24R24|code item
A30C24J24M24R24|to have
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
A30C30D24R34T30|not been
A30C30D30F30M24R44T43|identif
A30C30D30F30R24T30|entry
A30C30D30T30|or it
A30C30D34E24O24|error documen
A30C30D34F24O24T24|folder
A30C30D34K50R37T24|known
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
A30C34D24E30K43R34T24|.dns
A30C34D24G24|the system
A30C34D30E30F24O44P24R37T34|main
A30C34D45J24R50T36|named
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
A30C37D24E30J24K37R34T24|shop
A30C37D44E30F24K24O24R30|no longer
A30C37E24O24R30T34|.fhir
A30C37E34F24J34K30O24P24R24T30|.lang
A30C38D41|c notfoun
A30C38E28O24R30T30|or the
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
A30C45D49E30F30J24O39P30R47T46|index
A30C45E24O36R34T39|c sqlite
A30C47D44E34F30J34K30M24O46P39R51T58|documen
A30C49D30K24O41R30|deleted
A30C50D44E24F24J40R43T24|invoice
A30C53D43R45T24|found for
A30C55E24F24O30T30|with id
A30C58E24F64K30O57P34R49T30|already
A30C60D55R34T24|file or
A30C60D56E30O30R39T34|directo
A30C64D58K34R46|such
A30D24|.acl|.trino user|because your|can do|confirm you|do this|error when|gpg|have any|or permiss|secrets|signing
A30D24|the securit|their|this by|trinous|trinous type
A30D24E24|.msal|.msal service
A30D24E24F24R24|errorme
A30D24E24F30J34K24O34P24R56T46|one of
A30D24E24G24P30R24|had
A30D24E24H24P24R24|search failed
A30D24E24H24R34T24|selecte
A30D24E24K24|server not
A30D24E24K24L24O24T34|cache
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
A30D24E33K54P39|reset
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
A30D24R34T24|or more
A30D24T24|found matchin|has ended
A30D30|it or|on https
A30D30E24F24O30T24|content xml|xml version
A30D30E24K24O34P24T24|.service bus
A30D30E24K24O37P24T24|.bus
A30D30E24K30O24R24|cli
A30D30E24M24O34T24|in this
A30D30E30K36O30R30|.gql
A30D30E34F24M24Q24R37T24|respons content
A30D30E34P24R24T24|meilise error
A30D30E37F30O30P41R34T24|c excepti
A30D30E41F24R37T24|unexpec respons
A30D30E43F24R37T24|.unexpec respons
A30D30K24O30R24T34|it is
A30D30O24R30|are trying
A30D30R24|cpu
A30D30R24T24|otherwi
A30D34E24T37|that the
A30D34E30O30R34T24|can be
A30D34E39H24I34K24O24Q24R37T24|within
A30D34H33R24|pro
A30D34T30|cryptog
A30D37|is set
A30D37E24J24P30R34T30|please use
A30D37E28K30O24|hub
A30D37E30K24O24R39T30|using the
A30D37K24|snowfla
A30D39E24O37R34|.channel
A30D41E41K24R41|not availab
A30D41O30R24|vhost
A30D44E30J24K37N24R34T24|python
A30D64R24T33|install
A30E24|.api invalid|.cloudfl|.paused|.pyi|.pyi cloud|account to|by passing|cannot perform|code respons|compute status
A30E24|in row|item error|or there|service compute|set your|setup|svc|token paramet|type item|wallet|wandb|we have
A30E24F24|.twitch|.twitch api
A30E24F24R34|errorty validat
A30E24H24O34P24|to complet
A30E24H24R24|or contact
A30E24H37P51|.many request
A30E24J24K24L30|low
A30E24J24K30|data to
A30E24J37|invalid json
A30E24J37R30T24|parse the
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
A30E24R30T34|didn't
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
A30E34|insuffi storage
A30E34F24P30R37|reason bad
A30E34G24|message server
A30E34H37K24O24P53R41T54|.too
A30E34K34|know
A30E34P24|code reason
A30E34P30R30|.faceboo
A30E34P37|queries
A30E37O37R24T34|put
A30E38K63P33|exceede with
A30E38K63P33T24|with url
A30E38K64P33|port max
A30E39|read only
A30E39H24O24P24R24|under
A30E39L43O24T24|allocat
A30E39P30T24|please contact
A30E40R30T24|left
A30E41|logs
A30E41R24|.time
A30E42K64P33|retries exceede
A30E43G24|the service
A30E44I24J24|respons from
A30E48H30K64P43R24|max retries
A30E48I24K51P24|com port
A30E48I24K54P24|httpsco host
A30E49F24G43I24K24O30R24|.interna
A30E51H30J37K64O24P43R24|retries
A30E55G39H24K48O45P34T24|tempora
A30E55H42I43K30O39P54R24|seconds
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
A30H24P30|or upgrade
A30H24P48|exceede rate
A30H28P34T24|statusc resourc
A30H36N24P24|reached for
A30I24K24|east|us east
A30I24K24R30|.scope
A30J24M30R51T24|attribu
A30J24O24|the group
A30J24T24|matches
A30K24|acme snowfla|execute command|failed client|merchan|snowfla com|sso|var
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
A30K50|url caused
A30K55|port failed
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
A30O48|#423
A30P24|.news|.news api|.q|.q stash|.stash|alpha vantage|c actor|code auth|continu https|good|https opencag
A30P24|increas your|limit on|more if|of api|of queries|opencag|opencag com|over the|plan at|plan or|reached status
A30P24|request availab|vantage|you will|your quota|your subscri
A30P24R24|.bad respons|.http request|alpha|c develop|c errors|c https|c vonage|sendraw|sendraw operati|the sendraw
A30P24R30|pair
A30P24R30S24|sms
A30P24T30|faq
A30P30|api usage|detail you|is request
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
A30T24|decrypt failed|paramet or|pass it|read the|request but|require error|token in
A30T30|.sender|or corrupt
A30T34|doesn't match
A33|action you|credent message|enough segment|failed premium|inferen provide|is forbidd|message provide
A33|monthly include|passwor invalid|premium require|provide usernam|users read|your session
A33B24E30P24R43T43|more than
A33B24E43J33K51P44|.retry
A33B30C24D37E46H34K30O28P38R34T37|org
A33C24|cannot get|player|player command
A33C24D24E33O18P28R30T30|develop
A33C24E34J43K24|answer
A33C24R24S24|command failed
A33C28D24E36F24J24K24N24P28T24|langcha
A33C28E36F24J24K24N24P28T24|langcha com
A33C28E36F24K24P28T24|api smith|smith|smith langcha
A33C28E36K24P28T24|com runs
A33C30D30E39J47K24O24P24R57T59|string
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
A34|authent authent|authent details|authent error|authent the|authent token|authent you|be authent|c billing|c daily
A34|c eacces|c readonl|cannot select|cap|cap exceede|certifi has|challen|chat write|check credent|check in
A34|client authent|client credent|cliente securit|cloudfl|code forbidd|code unauthe|connect errors|cookies|cores
A34|creatin|credent and|credent failure|current quota|daily message|deactiv|denied cannot|denied check|denied the
A34|email sending|enough balance|environ authent|errno permiss|error access|error authori|errorco authent
A34|errors unblock|factor authent|failed status|feature is|flush hosts|followi identit|fully configu|hard|have insuffi
A34|host is|hr|https app|https upstash|identit failed|in region|in to|insuffi credit|invalid auth|invalid signatu
A34|is age|is expired|is restric|key as|key file|key from|limit usage|login again|login was|many times|method to
A34|more credits|mysqlad|mysqlad flush|name payment|necessa|no token|not accessi|not verify|of many|or authori
A34|or expired|paid plan|passwor require|passwor was|perform action|permiss for|plan does|polygon|provide please
A34|quota please|readonl databas|refused login|request denied|respons forbidd|restric and|saml|securit token
A34|sending limit|sign in|signatu does|spendin|spendin limit|spnegoe|storage limit|the authent|the caller|the check
A34|the credent|to configu|to upgrade|token or|token session|token the|top up|two factor|type auth|unautho message
A34|unautho to|unavail environ|unblock|unblock with|unlock|up your|upstash|upstash com|usage see|user agent
A34|usernam passwor|verifie the|with mysqlad|write readonl
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
A34B34C43D37E30I24J24K30M41O30R53T51|contain
A34B34E24G24H24I24J37K24Q24R24|llm
A34B37C24D41F24P24R49T34|invalid request
A34B41D37E24P30R44T61|large
A34B41P24R39T61|too large
A34B50C39H24J39K24M46P24Q24R34|prompt
A34C18D34E43O34P24R51T24|.program
A34C18E34J43O24R34|error for
A34C24|digest|entered|rights to|to view
A34C24D24E24F24J30O30P30R46T24|an invalid
A34C24D24E24K30O34R43S24T24|exit code
A34C24D24E24P24|id message
A34C24D24E24P24R24T24|detail status
A34C24D24E30K30O24R37|sqlstat
A34C24D24E30K34O30P24R24|sql server
A34C24D24E34O24P24|.vault
A34C24D24E37K41O37P24|.session
A34C24D24E39K24O30R30T24|.py mongo
A34C24D24E41J24K37O24P24R41T24|info
A34C24D24E46F24L24T30|space
A34C24D24F24R34T24|may not
A34C24D24K30O34R30|.git command|cmd|cmd git
A34C24D24M45P24|policy
A34C24D24O34|accesse
A34C24D30E34O24P24|https vault|vault example
A34C24D30E39F24O24P24R30|stack
A34C24D30G24K24T24|or not
A34C24D30J24K24T24|not registe
A34C24D30R34|id and
A34C24D34E24P43R24T30|minutes
A34C24D34E30P24R24T24|.meilise api
A34C24D34E34O24P24|vault
A34C24D34E39K34P24R24T24|.meilise|meilise
A34C24D34O24R30T30|repo
A34C24D37E24J24K34O30P30R37T30|github
A34C24D39E43K41L34O48P24R24|running
A34C24D46E41K48M24O39R50T40|can't
A34C24E24|article|details the|from https
A34C24E24F24|.ebay|.ebay sdk
A34C24E24F24O24P24R24|okta
A34C24E24F24P24R24|headers msg
A34C24E24G24M24P30R34T30|sorry
A34C24E24K30O34R30|failed due
A34C24E24P30R24T24|.app
A34C24E24R34|.plivo|.plivo rest
A34C24E30K30P24R24T24|.request base
A34C24E30K37P24R24T30|.refused
A34C24E30P34R37|extensi code
A34C24E30R30T24|.postmar
A34C24E30R34|region
A34C24E34F24O24P24R24T24|unexpec status
A34C24E34K50N24R37T30|without
A34C24E37I24K30|no respons
A34C24E37J37R50T44|.type
A34C24E37K24L37R34T34|.of
A34C24E37O24P34R30T37|content type
A34C24E39O30R30|full error
A34C24F24H24I24K24M24O24P30R34S24T24|sent
A34C24F24O24R30T30|accepte
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
A34C30D37E30K24O24P30R43T24|target
A34C30D37K30R34|locate
A34C30D45E37K39O30P24R30T34|driver
A34C30E24|code http
A34C30E24F24|.command status|.imap|.imap tools|.tools|.unexpec command|no receive|ok expecte|receive data
A34C30E24F24R30|c item
A34C30E24J24R39T34|has no
A34C30E24K24M30O30R30T37|txt
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
A34C30E44L37R24T24|.out
A34C30F24H24K24P33R24|have been
A34C30F24K24O34R24|.box
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
A34C34D34K34L24O37R43S24T30|stderr
A34C34D34R24T30|not open
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
A34C41D24|resourc not
A34C43E41F30R34|.result
A34C43K34|message not
A34C46D30E30F30O30R34T34|dataset
A34C47D34K30O24R30T63|.file
A34C49D30E41F34K34O39P34R34T30|job
A34C49D37E34K37L24O24R39T55|pdf
A34C49D47K24R41T45|not find
A34C53D37|error not
A34C64D61K30R51T24|not exist
A34D24|and user|config file|copy|gated|https console|kms|the secret|use this|valid api
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
A34D24E37O48|is in
A34D24E43K51O24R37T24|.protoco
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
A34D30H24I24K24M30R24|azure
A34D30K30R30|to locate
A34D30P39R24T24|reached the
A34D34|set up
A34D34E30K30O37R24|eu
A34D34E30O37|eu west|west
A34D34E34K37O24P24R24|local
A34D34H24K24R30S24|platfor
A34D34O39R24|this resourc
A34D34T30|please make
A34D37E39H24K49R37T34|protoco
A34D37O24P24|you need
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
A34E54I42K44O24P24T51|.read
A34G24H24P45|c many
A34G24R24T24|request exceeds
A34H24|api calls|com account|exceed your|key which
A34H30P24|upgrade to
A34H30P30R24|of your
A34H33P46T24|c exhaust
A34H34P37|occurre throttl
A34J24O24R39T24|has an
A34K24|.certifi|was refused
A34K24O24P34R30|close
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
A34O48|.locked
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
A34T24|invalid user|token found|two|wrong passwor
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
A36D30E24J37P24R30T39|here
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
A37B24C28D30E39K30L34M24O24P34R43T43|non
A37B24C30D30E34I24K30M24O24P34R30T30|.inactiv|.inactiv rpc|inactiv of
A37B24C30D34H24L34O24P30R34T34|which
A37B24C37E30M24O30T30|possibl
A37B24D24E39H24I24M24P24R30T24|trace
A37B24D24R24|enable
A37B24D30E46G24H24K43O24P24R30T36|during
A37B24D34E55H24I30J41K39L30O40P34Q24R44T54|while
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
A37C24D24T37|decrypt
A37C24D30E30F24K30|.keycloa
A37C24D30E30H24O24|product
A37C24D30E37F24J30P24R41T30|raw
A37C24D30E44K24O30P24R24|attempt to
A37C24D34E34F24K24O46P24R34|on this
A37C24D34E34I24J30K34M30O30Q24R45T39|did not
A37C24D34K30O24P24|https hugging
A37C24D37E37K24O30R24T30|.broker
A37C24D39E24H24J24N24O30P24R24T24|https docs
A37C24D39E30J24K24O39R34T38|root
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
A37C24T24|.crypto
A37C30D24E24F24R24|but no
A37C30D24E24J24K30R45|select
A37C30D24E24O24R37T30|has not
A37C30D24E30F24K24M24P30R24T24|httperr
A37C30D24E30J24O24P37R46T39|extensi
A37C30D24E30P30T24|slack api|the slack
A37C30D24F24R24|interac
A37C30D24R30|view
A37C30D24R37|tenant
A37C30D30E34F24|respons status
A37C30D30E34K24P24|.braintr
A37C30D34E34F30H24J34K30M37O34P24R54T45|class
A37C30D37J30R37T30|to find
A37C30D39E34I24J30K34M30O34Q24R51T39|did
A37C30D43K24R44T34|correct
A37C30D45E24J24K24O47P30R47T37|table
A37C30E30K30O52P37R30T41|being
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
A37C34D39E53F24G30I34K24L30M24O54P30R45T51|process
A37C34D43E24J24K24R30T24|registe
A37C34E34O30|.smb
A37C34P24R39|.retriev
A37C37D24E37K30O34R34|.dav
A37C37D30E37J45K24M24O41R30|instanc
A37C38D24E40K24M24P38R34|http error
A37C39D24O24P24R24|request resourc
A37C39E24P30R30|youtube
A37C40D34E42G24O47P24R43T37|there
A37C41D39E34F24J24K30M24O39R24T41|files
A37C41E66G30J30K37O30R37|#500
A37C44D54E30F24J24O37P37R48T45|path
A37C44E24F24O39P30R37T39|item
A37C45D45E34F34P24R41T24|collect
A37C46D30J24O34R39T33|not in
A37C46D37E30F30M24O24P34R48T46|entity
A37C46D44E49H24I34J24L30M24O44R30T24|task
A37C50D45E30J34R45T37|found in
A37C52D40E47K58O39P24R37T34|c errno
A37C54D49E37F41H24K33O53P39R37|.resourc
A37C65D62E24K30R51T24|exist
A37D24|passwor or|supply|sure to
A37D24E24|exchang
A37D24E24H24|ml
A37D24E24T24|to set
A37D24E30G24H28K37P46R33T30|request for
A37D24E30K24R34|sdk
A37D24E37H24K24R24|log
A37D24F24O30P39R24|error you
A37D24K24T24|confirm
A37D24P43|ve|you ve
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
A37E24O54|is locked
A37E24P24R30|mail
A37E24P43T24|been exceede
A37E24R24|factor|token missing
A37E24R24T24|not fully
A37E30G24H47P66|many request
A37E30J24O24R30|to retriev
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
A37H24P30R24|exceede message
A37H30O30P24T24|will
A37H33P34|limit please
A37I24P24|message your
A37J46|age
A37K24|an api|login require|please run
A37K24O24P37R30|content length
A37K24P24|api token
A37K28|auth key
A37K34|.jwk
A37K41R24|proxy
A37K43|.proxy
A37M24|blocked because
A37O24|token invalid
A37O24R30|not set
A37O37R24|change
A37P24|plans|please purchas|purchas more|quota for|wish|wish to|you wish
A37P24R24|subscri to
A37P30|#420|per day
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
A39|audienc|authent unavail|authori header|c authori|c securit|caller|env|error validat|grant error|is denied
A39|key paramet|occurre accessd|organiz has|private key|revoked|the openai|unautho for
A39B24C24D34E24M24N24P24R30T24|config
A39B24C24D51E34G30K30O24P24R37T50|load
A39B24C30D24E24F30H24P24R34|errors code
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
A39C24D30E34K37|browser
A39C24D30E49K39O34R39|.redis
A39C24D30E54I24K67O30P33R30|port
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
A39C30D30E24K34L24O34R45S24T37|exit
A39C30D34H24K30|cloud
A39C30D37E41H24K30O24P24R43T30|post
A39C30D39E34O39P37R37T24|jobs
A39C30D40E30H24J33O30P34R30T24|dev
A39C30E24K30P30R30T39|says
A39C30E30P24R41T34|api returne
A39C30E30P30R24|.spotify|.spotify base
A39C34|user does
A39C34D24E34F34K30O34P24R43T24|.stripe
A39C34D24E37K47O44P37R34T30|err
A39C34D24M24R24T34|this is
A39C34D34E24K30P24R30T30|.dl|.youtube|.youtube dl
A39C34D41E30K30P30R34|locatio
A39C34E24K30P24R34T30|with code
A39C34E30O30|xc
A39C34E34P24R39|.rest
A39C34F24O24R37T39|abc
A39C37D24E34F24K24P30R34T24|.slack|.slack client
A39C37D24E34F24P30R30T24|.slack api
A39C37D24E37J24K44O39P24R48|sql
A39C37D24E41K42O34R37T34|.io
A39C37D37E37K24L30O39R39T24|on the
A39C37E24P24R24T30|dqw
A39C37E24P30R43T37|.transcr
A39C39E43F24O24P46R43T24|apierro
A39C40D24H24J30P24R49T24|list
A39C41R39T24|video
A39C43D43R24T37|doesn't
A39C45D24E48F30I24K30M30O24P24R49T24|result
A39C49D44R30|be found
A39C51D47E30F39O39R24|the specifi
A39C51D53E43J34K48P34R61T54|unknown
A39D24E24F24K24R24T39|upload
A39D24E24K24P24R39|please provide
A39D24E30I24K37R24|.boto core|.core
A39D24E34F24J24K37N24O24R51T34|wrong
A39D24H30P34|your current
A39D24P24R24|needed
A39D30E30F24K24O30P24R30T30|message error
A39D30E30F30O30P24R24T24|error name
A39D30E30R30|compute
A39D30E44K30L24R30|initial
A39D43K30O39P30R30|aws
A39E24|is suspend|the environ
A39E24G30H24J24|.provide
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
A39K24|failed certifi
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
A39R39T24|is missing
A39T24|google com|public key
A39T30|.jw|.passwor
A40|c restric|passwor are
A40C24D24|session has
A40C24D34E42F24H24I24K37M24O28P36R24T24|us
A40C28D24E46K24L39P30R46T44|out of
A40E24|premium
A40P24|credits for
A40R30|scope
A41|.bad signatu|.saml|account balance|and passwor|c accessd|c account|denied details|error descrip|error payment
A41|forbidd error|logon|please add|privile
A41B24C49D30E46F30J51K24L24O45P30R63T56|value
A41B30C30E24K30O24P37R37T30|origina
A41B30C41D30E37F54M30R67T49|#422
A41B30C42E30G24K24O24R49T37|given
A41B34C45D34E24F39O24P24R48T30|.invalid request
A41B41E30G24O24P44R39T51|the maximum
A41B60E24H44J24K30Q41R37|tokens
A41C24|iam
A41C24D24F24P30R34T24|link
A41C24E24K24O30T30|fatal
A41C24E34G24H24P46R24T24|over
A41C24E37F24O24P30R24|body error
A41C24E37K34M24P34R34T30|.smtp
A41C24R30T30|invalid the
A41C24R39|re
A41C30|key error
A41C30D24F24K30R34|.user
A41C30D30E24F24J24R44T34|keys
A41C30D30E24J30M24O24Q24R34|agent
A41C30D30E57F30J39K49O34P24R55T49|unexpec
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
A41C36D24E24J37R54T47|not valid
A41C36E38K43M24P18R44|.url
A41C37D24E33K24O24P33R30|me
A41C37D24E34F24P30R30T24|ok false|server respond|with ok
A41C37D24E41F24P30R37T24|respond with
A41C37E24R30|c missing
A41C37E42K63P40R34T24|caused by
A41C37E47K64P40R34T24|caused
A41C38D30E41F24H24K38L24O40P30R44T44|page
A41C39D30E37H24K51O30R30T24|remote
A41C39D45E30F24K34O39R43T30|.command
A41C39D59E37F30H30K33O52R41T47|version
A41C41D24E34K41O41P24R37T24|.git
A41C51D53E46F24H24K37O34P24R41T53|open
A41C73D67E34J37K30R53T30|.not found
A41C73D67E34J37K30R55T34|.found
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
A41T41|encrypt
A42|authent to|insuffi permiss|token expired
A42C24D34E46F24H24J37K34P43R52|search
A42C40E37F24M34O24P34R57T43|bad request
A42P24|have used
A43|.api key|.invalid credent|.invalid signatu|accessd|authent require|go to|have enough|insuffi credits
A43|invalid usernam|key you|no api|perform the|signatu verific|the access|the token
A43B24C24D24E24F24G24J24K39O24R39T41|first
A43B24C24D24E24F37H24O24P30R37|body errors
A43B24C34E34M24P39Q24R39S24T39|success
A43B24C36D34E73H24I56K50L44O30P37R50T46|out
A43B24C51D49E37I24J30K30O37P30Q24R47T34|was not
A43B24D30E34H24K24|to run
A43B24D30K24R47T34|message invalid
A43B30C24D34E39G34H30P34R24T24|error type
A43B30C30D34E37G24H34J34M24O24Q24R30T30|generat
A43B30C58D48E49G30H30J44K53M34O46P37R51T56|object
A43B30E30K24O24P46R24|maximum number
A43B34C34D30E57G47H46K34M24O51P56Q30R34T24|try again
A43B39C37D24E47F24G24H33I30J24K46M24O44P30Q34R37|complet
A43B39C44D41E60F24G48H46I24K34L30M24O56P57Q30R49T41|try
A43B46C24D24E37F24H24J42K34O37P49R60T46|number
A43B46E37H24K24O30P48R49T34|number of
A43C24|.verific
A43C24D34E41F24K37O30P24R30|execute
A43C24D41E43F24H38I37J47K50N30P37Q24R48T34|call
A43C24E24J24|key not
A43C24E24K37|check your
A43C24E36K60O24T24|to connect
A43C24F24M24O37P34Q24R47T24|were
A43C24F24O24R39T30|invalid or
A43C24O24R30T30|.config
A43C24R30T39|public
A43C30D30E48F34J36K34M24Q24R44T41|.unexpec
A43C34D30E30K24M24O30P24R30|https www
A43C34D30E43F24I24J24O34P24R44T30|.api respons
A43C34D34E30K24M24O30P30R30T24|www
A43C34D34E34K45P24R49T39|any
A43C34E33J28K50O30R51|address
A43C38D24E30F24K24P30R34|com api
A43C38D24E45K37O33P39R28T37|url http
A43C38D30E28J30K30O18P28R30|web
A43C39D24E37F24K24N24O24P34R48|.graph
A43C39D34E41F34K34L24O24P34R49T41|.code
A43C41D24E37F24P34R34T30|false error
A43C41D24E50K24O18P38R47|http status
A43C41D24F30I30O24P37R37T24|headers status
A43C46D24E44F24J50K45O30P30R63T61|expecte
A43D24E30F24K34R24|to execute
A43D24E30G24H24J36N24O30R37|visit
A43D24E30I24K37P24R24|.boto
A43D24E41K46O24P39|sending
A43D30E24K30|enabled
A43D30E40K24M24O28P18Q24R24|more informa
A43D30R24|console
A43D37E24K37Q24R34T37|see https
A43D37E24M30R39T24|pass
A43D37E42J30K34O28P33Q24R37T30|for more
A43D39J30O24R24T30|need to
A43E24H24|trial
A43E24H30P36R24T24|has exceede
A43E24O59|locked
A43E34R24|.insuffi
A43E37G24H33P41T24|exhaust
A43E41H24N34P54R34T34|.limit exceede
A43F24R37|c payment
A43M24O24|is blocked
A43P30R24|day
A44|c grant|invalid client|license|message account|token has|unauthe|verific failed
A44B24C24D24E34G39H30M24O24P30R30S24T39|code error
A44B24C34D30E34K60M24O39R39T24|new
A44B24C37D30E34F24I24K30M24O24P34R34T30|inactiv
A44B24C44D30E39F24L24M24O39P47R49T41|for the
A44B24E24K24O34P24|bot
A44B34C30D39E30H24J24K24O45P24Q24R56S24T44|of the
A44B37D24E24J37M24O24Q24R60T34|argumen
A44B37E24H43P55R24T24|c limit
A44B44D24E52H34I24K64N34P50Q39R48T49|max
A44C24|key in
A44C24D34E24H18I24K30O24P30R24|co
A44C24D34E24P24R45T34|feature
A44C24D34E24P37R24T30|google
A44C24D34E37G30I24K30O30P37R24T34|.hub
A44C24R24|c expired
A44C30D24E42H18K34O24P34R34T30|status statusc
A44C30E30G24H55P69R34|rate
A44C30E30J24K24O30R37|retriev
A44C30E37K30O39P30R30T24|.cloud
A44C34D24E24J30K34O44R46T34|not match
A44C34D24O24R41T34|@final
A44C34D30E44F24P34R48T30|status error
A44C34D30E45H24K69|connect to
A44C34D34E24F30L24O34P24R30T30|to create
A44C34D44E39J24K37R44|please check
A44C37D24E49F30P30R37T24|respond
A44C37D30E30G24J24K24O39R34T30|to get
A44C37E30O24P37R34T30|telegra
A44C37E41F37K43R47|.ldap
A44C45D34E59H24J30K39O37P47R63T24|query
A44C52D56E24J30K34M24R50T49|find
A44C54D47E49K73O46P30R37T46|errno
A44C79D70J30R37|#404
A44D24E24|aadsts|set the
A44D24E24H24K37R24|to https
A44D24E37K24P34R30|.geocode
A44E24K30M24R47|domain
A44E34P24R30|to send
A44F24P24|c auth
A44G24H36O24P45|exceede for
A44K30|certifi verify|verify failed
A44P37|.quota
A45|.access denied|c unauthe|credits to|enough credits|invalid grant|key provide|usage limit|usernam and|usernam or
A45|your monthly
A45B24C24D34E45F34J24K24O34P34R51T45|only
A45B24C37E54F30I30J24K45O36P37R50T37|receive
A45B24C39D34E34G24H33I24J24P30Q24R24T24|chat
A45B30D37H24J24K24M30P30R48T39|the followi
A45C24D24E41F24G34H24K30M24O37P34R41T34|error error
A45C24D24J30K24L24M30O24R37T24|failed for
A45C24D43H24R34|to use
A45C24D47E24F24H24K24P41R46S24T34|method
A45C24E30R30|c client
A45C30D30E24K43R30T24|default
A45C30D30E39F30K24P24R43|.post
A45C30E43F24K39M24O30R37T30|problem
A45C33D41E41G24J30K39O30P24Q24R44T41|see
A45C34D24E28G24P30R24|users
A45C34D34K24O24R24|to access
A45C39O24P30R39T24|code descrip
A45C44D30E49H24O34P41R52T24|.query
A45C45D34E50J45K39O30P41R48T49|json
A45C49D43E34F24H33O44P45T24|c resourc
A45D24H30I24K34R30T24|ai
A45D30J30|you may
A45D30R30|private
A45D34|you do
A45D34E30M24R24|to this
A45D37J34P30R54T30|is require
A45D39E34H24K24P34R30T30|up
A45D41H24J30O24P24R24T34|need
A45E24P24|restric
A45H24M37O30P41R24T30|rejecte
A45H30|openai api
A45M24|go
A45O24|for user
A45P24|reached your
A45P24R24|purchas
A45P30|to continu
A46|error forbidd|key environ|message access|provide api
A46B24C30D34E42H18I24K34M30O24P34R37T30|of rpc|rpc that|termina with|that termina
A46B24C34D43E34K24O30P24R34T24|make sure
A46B24C37D30E30F34J39K34O43P24R60T49|one
A46B24C37D34E45H18I24K34M30O24P34R39T34|rpc
A46B24C37D43E34J37K30O30P24R34T24|sure
A46B24D34E41F24I24K41P36R41T24|endpoin
A46B30C24H37P24R30|organiz
A46B41E39G37H38I24P54R30|c exceede
A46B54E49G30J30K24N24O24P53R49T57|maximum
A46C24D34E24J24P34R24|c api
A46C24D39E30J24M24O24R34T24|do not
A46C30D37E39K41O43P24R41T34|db
A46C30E56I24K69O24P36R30T24|host
A46C34D39E41F37K30O44P39R41T30|errorco
A46C34D49E48F24K37L34P34R54S30T41|command
A46C37D34E24J24K30M30P24R34T37|by the
A46C39D24E63G37K47O43P34S18|unavail
A46C39D30E52G30K42O24P24R24T30|.unavail
A46C39D52E36F37H24J24K30N24O36P28R44T24|docs
A46C39E30K37O30P39R37T34|.telegra
A46C42D39E24F30G34H30K30M34O34P41R34|request id
A46C44D30E49F30R37T30|#200
A46C45D49E45K42O54P24R39T44|databas
A46C48D44E39F24K24M24O43R48T45|not be
A46D24E37F24J34M24O34Q24R43T41|not allowed
A46D30R39|require for
A46D34E30K37O30|the client
A46E24H24K24P30T24|continu
A46E24H24P43|message you
A46E30R24|c insuffi
A46F24|c key
A46K24|ssl certifi
A46O24T24|verific
A46R24|key or
A47|error unautho|invalid credent
A47B24C24G34H54O30P63|.rate
A47B24C37D34E47H18I24J24K43M30O41P41R37T34|termina
A47B24C37D52E51H24J30K30L24O34P37R49T34|availab
A47B24G34H54O30P62|.rate limit
A47B30C37D24E48H30K24M24O34P46R30T30|request to
A47B30C41D48E44F24J43K34M24O24P24R54T52|but
A47B34C30D30E24F30J37O24R64T50|must be
A47B37C24F24J55M37O24Q24R60T37|.validat
A47B55C47D64E43G48H39I37J51K37M30N24Q34R54T45|model
A47C24D24E37O24P30R24T33|storage
A47C24D39E24H24O24R24T30|add
A47C24E37F24H24K34M24O34P24R37T24|request failed
A47C30E24|c token
A47C34D34E44H30K24L24O30P37R37S24T41|failed with
A47C36F34O24P24|the user
A47C37D34E24J30K34O44R53T45|match
A47C39D24E47H33K34L24O30P37R39T37|with status
A47C40D44E24H24K30O30P30R34T24|project
A47C60D56E24O24R37|c not
A47D24E24K39|.ssh
A47D24M24R24T24|securit
A47D34E24F24G24H37M30R34|openai
A47D37E37P39T24|the api
A47D39E37P41R34T39|its
A47O24P24R24|this action
A47P39|have reached
A48|to authent
A48B24C24D44E61G45H30K51M30O34P45R39S18|service
A48B24C30D30E47F24H24K39O37R37S24|.failure
A48B24C34D30E52H24J24K54L24M24O34P34R37T24|failure
A48B24C47D30E41F24H24K24O37P41R45T43|false
A48B24C56D49E37J24K47P24R47T45|.no
A48B24E34H43K24O24P46T24|limit reached
A48B30C30D39E30H24J24K24M30O24P30R51T39|followi
A48B34C37D30E59G47H48I24K39M24O53P58Q30R34T30|again
A48B37D30E39F30G24H24J34M30O37P43Q24R48T53|allowed
A48C24|have permiss
A48C24D30E45J33K34M30O28P18Q24R34T24|informa
A48C24D30E49I30K47O39P34R34T30|attempt
A48C30D34E30O24P46R37T45|applica
A48C30D34M24R30T24|include
A48C30D41E57I34K49M24O34P24R34T54|read
A48C37D43E63G44I34J24K50O43P39R44T34|.server
A48C38D30E46K51P24R43S24T24|all
A48C39D30E53F24I37K58O34P39R43T34|.transpo
A48C43D39E51F39I24J30K47L30M24O45P46R53S30T44|excepti
A48C44D24E45F30O30P30R37T24|ok
A48C50D41E39F41K34O38P30R48|with the
A48C56D51E34F30K41O37P30R39T34|acme
A48D30E24H24P37|for your
A48D41E30F24K24M30O37P30R37T37|if you
A48E24H28P41|quota exceede
A48H38P49|have exceede
A48R24|c authent
A48T24|.jose
A49|grant|monthly|your api
A49B24C24D34E43J30K34O30R24T24|from the
A49B24C30D30E44F24H24K41M30O45P41R41T34|.failed
A49B24C30D56E43J24K34M30O30P30R61T60|support
A49B24C37D24E41F34H30O37P43R44T45|msg
A49B24C37D44E34K24O30P37R34T30|make
A49B30C24D30E24F39J52M34O30R62T39|validat
A49B30C41D43E42G24H28I30K37M30O24P41R41T34|statusc
A49B30E53G24H50K24O24P69R39|too many
A49B34C46D30E34F34H30I30O24P43R41T37|code body
A49B49C46D45E24F41J37M45O34P30Q24R63T52|.bad request
A49C24D34M34O37R24|access to
A49C24D39E30H24M24N30O30P37R37T24|you can
A49C24D44E37J24M24O24P24R34T30|do
A49C24E44K30|.expired
A49C30D30E24H24J40K34M39O34P24Q24R47T51|as
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
A49D24|.client authent
A49D24F24O30P24R24T24|you must
A49D24R24|authori to
A49D30K50|ssl
A49D43E30J30O30P24R47T34|are not
A49E24|token is
A49E43F24K24O34P24R41|write
A49P24|c forbidd
A49R24|payment require
A50|.login
A50B24D39E51G40H30J24K24L24O58P48R49T41|current
A50B30C34D41E24F30G24O39P37R47T34|for this
A50B30C41D34E47F24G30H30K34O34P30R44S24T37|.sdk
A50B30C41D43E42H28I24K34M30O37P39R41T34|.rpc
A50B39C40D37E38F24G40H28I24O34P43R43S18T34|.http status
A50C37E41F39O34P41R43T30|http respons
A50C37J24O24R41T24|.key
A50C41D43E39H30J24K48L30M40O39P44R47T34|to the
A50C43D37E24J30R47T34|.missing
A50C75D70E46J39K30R58T47|not found
A50D24E37R34|.o auth
A50D24E39K30O37P37R41S24|send
A50D24F34O24P24R24|subscri
A50D24K34R34|verify
A50D24O24|perform this
A50D24R24|account has
A50H24P41|exceede your
A50K34|.py jwt|certifi
A50R34|c require
A51|account is
A51B24C24E24F24J24M24R41T34|the provide
A51B24C30D39E24K24N24R46T30|either
A51B24C37D48E39F34I24K37M24O50P43R37T43|.azure
A51B24C45D41E44F34G24H34K30M34O43P43R46T34|code message
A51B24E34K34L24R24T24|not enough
A51B30C37D41E52F24G44H30K34O37P43R47T39|error message
A51B30C46D37E49F24I24J43K34L30M24O34P39R50T48|returne
A51B30C47D24E37F34G24H34M34O39P39R47T39|detail
A51B30D44E39F24H24I24K24O34P30R47T39|using
A51B30E53G24H50J42K24O30P69R39|many
A51B34E47H24N37O24P58R39T45|.exceede
A51B45C47D46E39F46G24H34J37M24O43P53Q24R54T51|c request
A51C24D37E34F24O30P24R24|secret
A51C24M24|c permiss
A51C30D30E24K30N24R34T24|setting
A51C37D34E48G30H24J24K41L30M40O50P45Q30R34|due to
A51C37D34E48G30H24J30K41L30M40O50P45Q30R34|due
A51C39D43E54G30H24I24J24K43M30O43P44R41T24|.service
A51C39E30F34J24O24R64T39|paramet
A51C40D39E41J43K24O24R60T52|valid
A51C43D37E41F39J24O34P45R49T24|.open api
A51C43E49F30K36M30O34P44Q30R44T30|reason
A51C47D30E49F24G24H24I24K30P43R41T30|https api
A51C47D34E43M24O37P43R48T57|.data
A51C53D52E37F39J30K37O50P24R54T39|specifi
A51D34P24|please upgrade
A51D41E24H24K30M24O37P37R39T37|you are
A51E30M43O24P44|blocked
A51T24|or passwor
A52|c unautho
A52B24C24P24R46T34|error invalid
A52B24C45D30E46K49O41P43Q24R34|session
A52B24E24H46N24P62Q24R30T24|limit exceede
A52B24E41G34H54N34O30P63R37T41|.limit
A52C24M24|c denied
A52C30D24|permiss to
A52C30D41E24F24K24O24P24R37|app
A52C34D44E37F30H24K24M24N30O39P37R49T47|can
A52C34E37F39H30K30L24M24O34P41R47T34|used
A52C41E34K41O24P37R30T24|at https
A52C45E59F24K34L30M37O24P34R62T51|bad
A52C66D61E37K43M24O51R54S24T74|file
A52D24E24H24R34|billing
A53|.invalid token
A53B24C43D34E47H24K34N37O34P30R37|run
A53B24C46D30E37F34H30I30O37P45R41T30|headers
A53B24C47D43E48F30G24H33I24K37M24O34P45R37T41|url https
A53B24C58D49E47F47H34J44K58M30O39P37R64T52|name
A53B30C44D50E48F34H18I24J34K39M37O47P39R54T49|that
A53B52C34D24E56G34H50I24J24K24O30P69R54T63|too
A53C24D24|.permiss denied
A53C24D24E24O24R30|access token
A53C34D30E41O30P30R41T24|.o
A53C34D37E34K34O30P24R39T24|configu
A53C44D47E48J24K43M24O36P28R51S24T48|check
A53C45D30E34F24H24K24M24O30P37R45T39|descrip
A53C48D41E49F24G24H28K37O38P46R36T37|for url
A53C52D37E47F30G24J24K39M24O34P40R51T39|none
A53C74D69E53G24J43K41M30O43P24Q24R63T52|.not
A53D24E24H30L34P24|free
A53D30P30|upgrade your
A53D34J24P24R39|.require
A53R24|daily|invalid api
A53R30|balance
A54|access denied
A54B24C24D53E41F24H30J34K24L24O46P34R56T39|use
A54B24C44D37E34F30G34M30O47P24R43T45|message the
A54B24C44D49E41F34K30M24O50P43R44T44|.http respons
A54B24E34K34L24R24T37|enough
A54B30C49D50E41F37G34H34I34J24M24O50P51R49T47|calling the
A54B30C49D50E41F37G34H34I34J24M24O50P51R51T47|when calling
A54B30C51D51E45F37G34H34I34J24K24L24M24O51P51R52T48|calling
A54B34C51D51E51F37G37H37I34J24K24L24M30O51P51R52T51|error occurre
A54B34C51D51E56F39G37H37I34J24K39L24M30O53P51R53T51|occurre
A54B34C53D57E44F37G24J24K54M30O56P30R63T60|cannot
A54C24F30R24|usernam
A54C24J24K24O24R39T47|incorre
A54C24O30R30|has expired
A54C30E30F37H24K24R39|payment
A54C34D37E61H30I24K81O39P46R37T30|connect
A54C45D37E45F39I24J24K30M24O34P46Q24R51T39|.open
A54C49D44E59F41K57O57P44R53T41|.operati
A54C49D54E44F30J30K37M34O48R55T51|it
A54C50D46E48F30G34J36K53L30O45P30R54T54|unable to
A54C50D46E49F30G34J36K53L30O45P30R54T54|unable
A54C55D45E59K57O57P34R57T49|.databas
A54D24|.authori|.credent
A54D24M24|permiss denied
A54D34E24K30|environ variabl
A54E24G24L24M24P34R24|usage
A54E34J34O30P24R41|action
A54K34|.jwt
A54O24|.access
A55B30C51D51E47F37G34H34I34J24K37L24M34O51P51R51T49|an error
A55B34C45D39E43F43H34J42K40L24M34N24O39P37R53S24T41|errors
A55B43C49D49E54F44G37H37I24J37K24M30O47P39Q24R58T46|c error
A55B43C53D45E41F30H24I24J39K39M34O44P24R56T44|in the
A55C34D24E24J24R54T34|is invalid
A55C39D34E51K41L24O30P34R49T50|.py
A55C49D41E53G24J30K37O39P43R45T30|get
A55C55D47E51F34I24J42K46L24M30O48P46R54T65|data
A55D24E30K37O24T24|to perform
A55D24H30P30|your account
A55D24R24|not authori
A56B24C24D43E49H30J30K45M30O33P42Q24R51T47|more
A56B30C51D58E54G24H34I24J34K51L44M34N30O46P37R61T62|=RuntimeError
A56B37C30D34E24F34J41O34P24R69T53|must
A56B37C44D49E55G46H37J52K37L24M24O37P47R67T63|type
A56C30D24K36P24R30|auth
A56C30D41E30F24J24R39|not have
A56C37D34E24K30O24R44|variabl
A56C39D24E58F30I43K74O34P44R24|.connect
A56C45D43E37F24K45M24O46P52R41T24|has been
A56C48D45E55F24H30J53K67L34M24O49P37R53T57|failed to
A56C51D39E56K50M30O30P36R46T47|example com
A56C51D43E24F24G24H33K24O46P47R42T39|client error
A56C52D34E55F24H24J37K47L24O47P39R58T53|.base
A56C53D41E56K52M30O30P36R49T47|example
A56C57D51E51F37G24H36O60P47R49T39|resourc
A56C58D55E45F30J37K58M30O48Q30R55T57|could not
A56C59D56E45F30J37K58L24M30O49Q30R56T58|could
A56D39H30P37|upgrade
A56D45E30F24K30O24|environ
A56P37|your plan
A56T24|.signatu
A57|.unautho|authent failed
A57B24C45D41E50F30G24H36J30K45M24O24P43R51S24T44|details
A57B24C50D37E51F24G24H24I34K34M37N24O47P49Q24R50T43|the request
A57B34C52D54E49F37G34H34I34J37K34L24M30O54P53R52T56|when
A57B41C50D37E55F45G24H34I30K40O37P49R56T51|body
A57C24D24|.permiss
A57C24D24F24O34R34|key is
A57C24D44E43K24O34R52T37|set
A57C43D45E24J43R60T45|missing
A57C46D48E51J37K67L24M48N24O56P48R51T48|by
A57C49D44E37F49H24K46M24O47P54R46T37|been
A57C77D72E47J44K30L24M30O39R65T60|found
A57D30E34K37O41R34T30|perform
A57E30H33P49|quota
A57J24M24P30T37|.forbidd
A58B24C53D46E56F34G24H33I24K65M34O40P52R54T50|url
A58B37C58D55E48F44J49K37L24M39O57P37R72T63|be
A58B49C49D45E44F41J37K30M45O39P39Q24R65T60|.bad
A58C24D24|.denied
A58C56D41E54H24J48K60M24O46P43R63T62|at
A58C66D62E24J37K34O41R60T45|does|does not
A59B24C41D48E59G24I30J43K48O41P46R54T53|from
A59B24D34E52H47K24L24N37O30P58Q34R39T37|reached
A59B30C53D53E58F39G34H39I39J24K37M24O62P54R56T50|operati
A59B49C52D51F49J39M30O43P34Q24R63T54|c invalid
A59C24E47L24R37T30|insuffi
A59E24J24P43R34|plan
A59F24K28O24R30T37|signatu
A59P24|credits
A60B24C58D56E57H24I34J41K49L30M48O54P52Q34R60T52|was
A60B34C54D47E49F37G43H39J24K37M43O43P52R54T50|error code
A60B37C49D55E56F30H30I30J37K51L37O58P45R58T41|on
A60B37C55D41E57F39H39I30K24L24M24O39P54R53T45|status code
A60B49C53D53E43F24G47H51I34J39M46O39P45Q24R53T44|.api status
A60C24D24E39F24P24R37|.auth
A60C34D37E30H30O24P55R37T24|you have
A60C43D54E47G24H24J34K39M30O51P47R62T48|are
A60E24K34P30R30|login
A61B30C49D59E51F24G24J45K48M30O44R67T64|is not
A61B30C54D55E58F39G37H34I34J45K41L30M39O54P53Q24R63T61|an
A61B30E44G46H63O37P78|#429
A61C49D48E72F24G37H30I30K64L24O49P49R51S18T37|server
A61C56D43E62F43I24K52M24O45P55R60T47|http
A61E24R34T30|.token
A62|unautho
A62B30C67D49E51F45G34H39I24J37K44L24M43O51P48R62T49|id
A62B30C71D67E59F30H24I24J37K52L34O43P24R67S18T61|no
A62B41C56D55E48F24H24J57K34L37N24O30P39R76T71|=ValueError
A62B44C47D58E49F30G30H30J24K41L30M43O54P52Q30R64T52|and
A62C24D24T39|passwor
A62C30E41K24O34P24R30|expired
A63C53D39E64F45G24I30J49K53M43O37P53Q30R54T45|respons
A63D24R24|credent
A63M30R30|forbidd
A64B30C41D41E43F24G30J30K37M24O24P24R58T43|provide
A64B34C53D44E44F46J42K30O34P24R67T59|.invalid
A64B34C56D54E65F43G24H34I30J37K48M39O54P53Q24R56T52|.respons
A64C41D34M24P24T30|permiss
A64C52D50E47F34G24H38K49O50P49R46T43|client
A64C64D63E61F24G30H30I36K70M39O52P53R56T62|=OSError
A64D24E24R39|authori
A64D24M30P30|denied
A65B24C39D54E34J45K30O37P34R63T47|require
A65B24C50D34E34F44K38M24O43P48Q24R53T24|user
A65B39C66D60E62F53H40I30J45K67L39M43N24O56P51Q24R66S24T62|with
A65B41E61G37H52I37J30K64N37O39P70Q24R49T46|exceede
A65B49C24E52G24H56K34N39O30P72Q39R49T56|limit
A65B52C57D55E52F37G51H52I37J39K24M46O44P52Q24R57S18T48|.status
A65B55C51D54E61F34G24H43I24J49K53L44M41N37O57P62Q24R72S30T67|of
A66B62C43D62E58G58H61I58J51K55L37M57O24Q37R57S24T51|@model
A66C39D37E30H34O30P44R44|account
A66D24|.authent
A67B34C51D50E57F49H30I24J30K49L30M24O56P56Q24R60T51|has
A67B52C59D53E63F49G24H43I24J37K63M50O49P62Q24R69T60|.request
A67C59D54E63F30G30H37I30J24K61M39N24O45P55Q24R55T51|com
A67P30R46|#402
A68B24C44D47E39F24H40J30K24M24O24P56R58T34|have
A68B34C61D57E59F44G33H41I41J24K56M30O55P60Q24R65T51|.client
A68B37C34D37E40G24H24J24K34O30P24Q24R47T39|token
A68B44C39D61E61F24G45H53J41K48L24M37O56P62Q30R59T48|please
A68B47C65D61E63F43G24H39I34J52K58L30M43O63P55Q24R70S24T69|in
A68B63C59D59E51F59J44M59O51P50Q30R80T66|#400
A68C41D46E36J24K30M34O48P30R43|access
A69B24C58D57E61F30G30H40I30J36K55M34N24O46P55Q24R56T52|https
A69B41C62D52E65F48G24H47I30K44L34M39O50P60R61T54|status
A69B48C51D59E56F47G24H24K43L24M39O60P48R59T56|this
A69C24M24|api key
A69C30E24P24R24|authent
A70B43C62D57E64F41G45H40I37K49M47O56P62R62S18T58|.http
A71B48C61D64E66F43G34H49I24J56K54L37M34N30O59P63Q24R71S24T62|for
A72B30C60D55E63F41H39J56K72L41M44O58P48R65S30T66|failed
A72B39C47D58E48F30H34J37K37M37N30O49P61R59T49|you
A72B44C66D65E55F34G24H37I30J39K58L24M30N24O53P46Q30R69T63|or
A72B51C65D59E67F51G47H49I34J37K58M45O60P63Q34R68S24T61|message
A72B54C62D55E68F51G46H58I52J24K55L24M49N24O60P74Q24R70T59|request
A73B43C39D54E54G34H45I30J41K41M39O41P59R53T41|your
A73B46C51D51E48F39J49K44M24O41P37R75T66|invalid
A73C58D37E30F43H30J39K36M24N24O49P30R55T46|key
A74B37C55D52E64F30G34H46I34K56L24M30O44P61R56T47|api
A74B47C67D58E67F52G45H50I30J34K53L24M48O59P65R70S24T61|code
A75|#401
A75B56C61D66E68F48G51H30J54K56L37M43O69P57Q24R75T73|is
A76B53C70D62E68F58G47H53I48J43K56M46O61P67Q24R73T58|.api
A77B34C80D77E66F39G30H24I30J59K67L24M44O60P37Q39R79S24T75|not
A77B50C71D67E77F49G51H50I37J50K70L37M48O66P67R75S28T72|error
A77C30D37M46P48R30T30|#403
A78B43C64D66E70F39G43H47I30J57K76L46M50O64P60Q37R72T70|to
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
B46C30E30I24R45T39|too long
B47R24T24|length is
B47R39T30|length of
B49|maximum context
B50|context length
B52C37D24E37F24H24J42K24M43R63T62|input
C18|c unique|found documen|id non|it there|shp no
C24|.answer|.artifac not|.bad network|.bad node|.blob|.cache index|.censys not|.chat migrate|.config missing
C24|.configu set|.conflic id|.constra validat|.daemon|.dagster invaria|.dagster run|.data files|.data incompl
C24|.data layer|.daytona not|.docker contain|.documen store|.duplica documen|.duplica id|.edges|.edges not
C24|.existen mailbox|.experim|.experim not|.fasta|.fasta not|.fcm not|.feast object|.feature view|.file create
C24|.file or|.files|.files not|.flag|.flag not|.gitlab get|.glossar|.glossar not|.gone|.groups|.groups edges
C24|.handle is|.hosted|.hosted zone|.id invalid|.id unknown|.incompl instanc|.instanc id|.invalid instanc|.invalid s
C24|.invaria|.invaria violati|.is invalid|.item not|.items|.items not|.job id|.job lookup|.json pointer|.layer not
C24|.ldap constra|.ldap no|.letter|.letter does|.level|.level lookup|.managed object|.matchin|.matchin splits
C24|.media not|.memory not|.migrate|.missing commit|.missing file|.multipl objects|.multipl results|.net|.network name
C24|.nextclo not|.no answer|.no file|.no node|.no offset|.no option|.no rar|.no section|.node id|.non matchin|.not git
C24|.not unique|.nxdomai|.object does|.object result|.objects|.objects returne|.offset for|.offset out|.oid|.opc
C24|.or bucket|.order not|.output expired|.paramet not|.peer id|.person|.person does|.pointer|.prices|.prices missing
C24|.ql respons|.rar entry|.rate not|.raw io|.receipt|.receipt handle|.record not|.remote entry|.remote resourc
C24|.resourc already|.resourc does|.result get|.result missing|.result not|.results found|.run not|.s object|.sdk file
C24|.set does|.sizes|.snmp no|.span creatio|.splits|.splits sizes|.splits verific|.spreads|.spreads not|.stack already
C24|.such contain|.such hosted|.such instanc|.such key|.such oid|.such path|.such process|.table already|.task timed
C24|.templat lookup|.tenant|.tenant not|.top|.top level|.tz|.tz missing|.unique constra|.unique propert
C24|.unique violati|.unknown object|.unknown type|.unrouta|.view|.view not|.violati result|.weaviat tenant|.word
C24|.word net|.workshe not|.yf prices|.yf tz|.yxdomai|aa deleted|abc this|abcx|abcx possibl|accepte the|access partiti
C24|accesse because|accesse this|accessi or|accessi type|account associa|account custome|account with|acme csv
C24|acme empty|acme in|acme key|acme module|acme none|acme out|acme plugin|acme recurly|acme shop|acme shopp
C24|acme summari|acme the|acmex|acmex possibl|active device|actor was|ad|ad df|add or|additio data|address has
C24|address space|adjuste true|admin for|admin id|adminge|adminge operati|after dname|after hours|aiplatf iam
C24|alert exists|alert with|alias associa|alice|alice which|all lock|all operati|allow nulls|already list
C24|already registe|already release|alt json|an answer|and databas|anna|anna already|another model|another uid
C24|answer to|any channel|any users|anymore|api channel|api flow|api openwea|api prefect|apierro recomme|archive it
C24|are deleted|are referen|are shared|artifac acme|as unit|as where|at crm|at deck|at did|at none|at run|atvpdki
C24|atvpdki der|auth user|ax|az inv|bad nonexis|badnode|batch jobs|be accessi|be custom|be deliste|be outdate|be uuid
C24|because they|been corrupt|been made|been provide|been termina|before interac|berln is|beta ui|bin expecte
C24|blob does|blob openblo|blobnot|board not|body status|body voice|but test|by name|bytes num|c admin|c archive
C24|c blobnot|c check|c comment|c convers|c dataexc|c errorfo|c filenot|c gkpj|c graphme|c inexist|c linkval|c noexist
C24|c nosuchh|c nosuchk|c objecte|c or|c path|c peer|c previou|c qecx|c receipt|c recordn|c remote|c shop|c subacco
C24|c subredd|c tasktim|c trashed|c trigger|c uniquen|c usernot|calenda|calenda events|call couldn'|cancel categor
C24|cancel errcode|cannot coerce|cannot delete|cannot insert|categor spot|cfg does|channel error|channel for
C24|charge chrg|chat id|check constra|check object|checkin the|child row|chrg|chrg was|cid|cid found|city not
C24|class does|client get|client json|clordid|clordid ordid|cloud api|code acme|code convers|code deleted|code errmsg
C24|code errorfo|code on|code trashed|codes and|coerce the|collect collect|collect context|collect crm|collect databas
C24|collect db|column does|com calenda|com call|com not|com parquet|com pdf|com user|comment has|comment that
C24|commit not|communi doesn't|complet and|complet another|complet created|complet fields|configu set|configu when
C24|conflic entity|conflic message|consist at|constra auth|constra crm|constra fails|constra fk|constra none
C24|constra violate|consume group|contact does|contain documen|contain rows|contain tensor|contain web|contain with
C24|context data|contrac pdf|corpus fa|correct path|correct propert|corrupt downloa|cosmosd|cosmosd tsg|create custome
C24|create dataset|create documen|create spans|created faultca|created or|crm dbo|crm fk|crm fs|crm get|crm since
C24|crm user|csv in|csv no|csv resolve|csv the|cus|cus no|cust violate|custom unit|custome because|custome column
C24|custome cus|custome items|custome line|custome new|custome order|custome value|custome with|dashboa not
C24|data clordid|data docs|data downloa|data example|data files|data leads|data mailbox|data name|data nonexis
C24|data report|data weather|databas are|databas databas|databas mongocl|databas record|dataexc|dataexc message
C24|dataset dataset|dataset era|dataset name|dataset qa|dataset was|dates|dates try|db crm|db letters|dbo|dbo custome
C24|deal has|deal not|decrypt megolm|def unit|default tenant|define|define it|delete not|delete some|deleted after
C24|deleted at|deleted comment|deleted diagnos|deleted downloa|deleted if|deleted on|deleted permane|deletem
C24|deletem operati|depende at|der|der details|descrip prompt|descrip specifi|descrip templat|detail agent
C24|detail generat|detail memory|details id|dev already|devbox not|develop not|device found|device matchin
C24|device status|df make|diagnos resourc|did plc|differe start|digest mismatc|directo does|directo doesnot|directo fs
C24|directo open|directo report|directo txt|discoun not|dname|dname substit|dns respons|doc can|doc id|docker inspect
C24|dockerc|dockerc contain|docs lance|documen docx|docx does|doesnot|doesnot nowhere|downloa file|downloa for
C24|downloa from|downloa please|downloa the|driver stats|duplica invalid|duplica name|duplica of|duplica unique|edges
C24|edges found|edit not|elevati|elevati nc|email dup|email failed|email sql|email values|employe failed|empty message
C24|empty status|end dates|enoent|enoent no|entered the|entity employe|envelop does|era|era not|err no|err unique
C24|errmsg duplica|error applica|error blob|error dashboa|error deal|error langfus|error list|error node|error offseto
C24|error qecx|error recordn|error room|error session|error stack|error user|errorco blobnot|errorco entitya|errorer
C24|errorer code|errorfo|errorit details|errorit message|errors errorer|errors id|errors monitor|errors notnull
C24|errors organiz|errors tresour|errorty error|event no|events ics|example recorde|excepti linkval|excepti object
C24|exclusi constra|exist acme|exist alert|exist anymore|exist applica|exist client|exist data|exist invoice|exist key
C24|exist meeting|exist msg|exist path|exist run|exist shop|exist try|exist work|existin channel|existin job|exists an
C24|exists error|exists gql|exists invalid|exists or|exists pid|exists pods|exists registe|exists request|exmaple com
C24|expecte ids|expecte ok|expecte splitin|expecte zm|experim with|expired trigger|extract doc|fa ad|failed amount
C24|failed order|failed orders|failed person|failed unique|failed users|fails shop|failure email|failure failed
C24|false statusc|fasta|fasta from|fatal reposit|fault managed|fault record|feature view|field none|field parent
C24|field sr|fields hyperpa|fields with|file downloa|file elevati|file enoent|file invoice|file may|file message
C24|file might|file please|file reader|file sites|file zip|filenam manifes|filenot message|filepat|filepat nowhere
C24|files zq|find account|find databas|find experim|find matchin|find object|find pod|find room|find row|find task
C24|find that|fixing|fixing the|flag beta|flags nowhere|flavor found|flow runs|flurb did|flurbs|flurbs is|folder could
C24|folder found|for admin|for data|for exmaple|for group|for huge|for id|for message|for nowhere|for ref|for safety
C24|for uri|foreign keys|found account|found acme|found agent|found by|found channel|found client|found could
C24|found dataset|found deal|found deleted|found errors|found errorty|found extensi|found false|found fatal
C24|found field|found file|found first|found invoice|found letter|found mem|found name|found nowhere|found object
C24|found ora|found pet|found prices|found resp|found result|found somethi|found source|found src|found statusc
C24|found stderr|found symbol|found thread|found tmp|found url|found yahoo|found zq|from check|from letter
C24|from nowhere|fs files|fs reports|functio configu|functio result|gcp|gcp sa|generat id|generat not|get custome
C24|get false|get for|get object|get result|get run|get sandbox|getdocu|getdocu operati|getobje|getobje operati
C24|getorga not|gettran|gettran operati|githubu|githubu com|given generat|given topic|gkpj|global id|glossar
C24|glossar not|gone message|got aa|got success|got this|got ymfy|graph microso|gridfs|gridfs collect|group ids
C24|group migrate|group option|group workers|gs acme|hash expecte|hash may|hash mismatc|hash of|have it|have no
C24|have submitt|head weight|heads develop|hero violate|history policy|hmm|hmm that|host with|hosted zone|hosting the
C24|hours id|html already|http get|https data|https openaip|https raw|hyperpa|ics|ics reason|id ax|id being|id custome
C24|id descrip|id documen|id dup|id duplica|id errors|id full|id invalid|id lazaret|id limit|id mismatc|id no
C24|id objecti|id paramet|id pninz|id pr|id referen|id refers|id resp|id results|id trackin|id trun|id we|id welcome
C24|id xkf|id xyz|identif conflic|ids acme|if created|if possibl|image in|improve the|in board|in contrac|in csv
C24|in errno|in gpkg|in graph|in gridfs|in handle|in inbox|in live|in marketp|in png|in queue|in respons|in srv
C24|in talk|in volume|in xreadgr|inactiv check|inbox pdf|include time|incompl try|incorre nasdaq|index email|index id
C24|index primary|indicat corrupt|info https|informa or|input device|input receipt|insert documen|insert fails
C24|insert the|inside|inside file|inspect|inspect web|instanc could|instanc matchin|instanc not|insuffi locatio
C24|integri constra|into column|into hero|into users|invalid job|invalid objecte|invoice html|invoice matchin
C24|invoice no|invoice object|invoice ocr|invoice was|is availab|is error|is meant|is partial|is publicl|is trashed
C24|issue entity|issue extensi|issue invalid|it caused|it exists|it instead|it recogni|item cannot|item code
C24|item could|item does|item is|items constra|items have|items vendors|job by|job couldn'|job identif|job result
C24|json not|json returne|kdbx|keep result|key but|key conflic|key detail|key jobs|key maybe|key order|key pdf
C24|key region|key results|key usernam|keys duplica|keys order|known hash|known yet|label product|lance version
C24|langfus|lat|lat lon|late|late to|layer|layer parcels|lazaret|lazaret does|ldapcon|ldapcon constra|ldapnos
C24|ldapnos nosucho|lead constra|lead does|leads sqlstat|lease not|lemma|lemma run|letter as|letter debug
C24|letter instanc|letters already|letters pk|limit offset|link code|link codes|linkval|linkval could|list member
C24|list reports|list request|list with|listeve|listeve operati|listing has|listres|listres operati|live mode|lm head
C24|loaded errno|locate record|locate templat|locatio informa|locatio inv|locatio parquet|lon|long after|longer exists
C24|made inactiv|mailbox associa|mailbox doesn't|mailfol|mailfol error|main adapter|main report|mainerr additio
C24|maintai|maintai by|managed dynamic|marketp|marketp atvpdki|matchin access|matchin usb|may indicat|maybe it|mdq
C24|mdq type|me gkpj|me mailfol|me non|media not|meet history|meet the|meeting does|megolm|megolm event
C24|meilise documen|member exists|member total|memory with|message asin|message city|message dataset|message duplica
C24|message git|message html|message job|message letter|message returne|message run|message task|message thread
C24|message voice|message webset|method pm|mic|might not|migrate|migrate to|mismatc object|missing status|mlmodel
C24|mode but|mode key|model custome|model letter|model mlmodel|model nowhere|model require|module acme|mongocl
C24|mongocl db|monitor not|most bytes|mp could|mp the|ms cosmosd|msg all|msg failed|msg not|multipl objects
C24|multipl rows|name cannot|name code|name exists|name nowhere|name of|name oid|name qa|name soffice|name sql
C24|name supplie|name table|name train|name values|name violate|name xc|named manifes|named sst|named variabl
C24|nameerr bindres|namespa default|nc is|net encodin|new chat|nfound|nfound insuffi|no alert|no cid|no contain
C24|no edges|no flavor|no folder|no git|no hosted|no input|no items|no job|no lemma|no mailbox|no option|no price
C24|no rate|no records|no resourc|no rights|no subacco|node that|noexist|noexist hmm|nogroup|nogroup no|none message
C24|none nameerr|none not|none reason|none svcerr|nonexis pdf|nooffse|nooffse topicpa|nosuchh|nosuchh when
C24|nosuchk when|nosucho none|not locate|not meet|not retry|not waiting|notfoun descrip|notfoun entity|notfoun no
C24|notfoun nowhere|nothing doesn't|notnull|notnull null|nowhere client|nowhere eml|nowhere kdbx|nowhere yaml
C24|null into|null value|nulls|nulls insert|num bytes|num example|object can|object code|object custome|object exists
C24|object for|object gs|object key|object metadat|object nothing|object prompt|object task|object vim|object weights
C24|objecte|objecte when|objects get|objects returne|occurre configu|occurre nosuchh|occurre paramet|occurre receipt
C24|occurre tasktim|occurre usernot|occurre when|ocr already|of downloa|of mdq|of offsets|of relatio|of speech|of was
C24|offset params|offseto|offseto the|offsets|offsets maintai|oid status|ok but|ok make|on oid|on public|open image
C24|open nowhere|openblo|openwea|openwea org|operati configu|operati instanc|operati memory|operati task|ops reports
C24|ops shared|option api|or access|or already|or class|or consume|or doesn't|or employe|or id|or other|or resourc
C24|or roomnam|or unavail|ora at|ora integri|ora no|ora unique|order cancel|order cust|order custome|order expecte
C24|order foreign|order matchin|order sent|order user|orders custome|orders partiti|ordid|ordid scode|organiz not|osm
C24|osm pbf|other code|out provide|outdate|over key|page returne|pages and|param provide|paramet backgro|paramet when
C24|params host|parcels could|parent key|parquet not|partial model|partiti key|partner user|path batch|path inbox
C24|path node|path users|payment exists|pbf|pbf no|pcap|pdf or|pdf page|peer before|peer id|permiss or|person name
C24|person new|pet not|pk violate|pkey code|pkey detail|play|play player|player play|plc|plc app|plugin acme
C24|plugin name|pm|pm nx|pninz|pninz was|pod render|policy modifyr|possibl archive|pr|pr not|prefect cloud|premise the
C24|present pdf|present reports|previou respons|price data|price price|price similar|primary of|primary over
C24|printer or|problem shouldr|process no|product error|progres status|project name|project prod|prompt invoice
C24|prompt latest|prompt not|prompt with|propert target|propfin|propfin remote|protect foreign|provide id|provide task
C24|public unable|publicl|publicl accessi|pugrest notfoun|pv no|qb object|qecx|qecx you|query archive|query for
C24|query ops|queryco|queryco results|questio example|rate for|rate with|raw githubu|re trying|read fasta|reader or
C24|reading resourc|reason id|reason resourc|receipt does|receipt handle|receipt when|recipie not|recogni inside
C24|recomme do|record at|record being|record data|record leads|record res|record sale|recorde|recorde splitin|recordi
C24|recordi does|recordn|recordn message|records found|ref uri|referen orders|referen through|referre|referre object
C24|refers|refers to|region and|registe acme|registe model|relatio hero|relevan|relevan pages|remote resourc|render in
C24|report md|reports csv|reports key|reports on|reports xlsx|reposit https|reposit is|reposit was|reposit with|req no
C24|req pv|request chat|request device|request host|request item|request lease|request offset|request order
C24|request propfin|request room|require roomid|res partner|resolve the|resourc acme|resourc doesn't|resourc filenot
C24|resourc invoice|resourc run|resp not|respons found|respons ticker|result because|result contain|result for
C24|result found|result has|result to|results adjuste|results are|retry without|returne client|returne file
C24|returne for|returne not|returni|returni id|revisio store|right path|room does|room not|room with|roomnam
C24|roomnam param|root entry|row foreign|row item|rows were|rsrc nfound|rub|rub has|run acme|run not|run resourc
C24|run time|sa|sa aiplatf|safety the|sandbox not|sandbox with|save duplica|saved with|says peer|scheme error
C24|select id|sendcom|sendcom operati|sendtas|sendtas operati|server address|server for|server hosting|server status
C24|server uvicorn|service gcp|session does|set trackin|setting differe|setting found|sha hash|share name
C24|shared device|shared documen|shared with|shop custome|shop items|shop main|shopp|shopp does|shouldr false|sid
C24|similar object|since does|single json|sites ops|smoke not|smsg order|smtp address|soffice bin|some instanc
C24|somethi you|source berln|space badnode|spans duplica|specifi dates|specifi either|specifi resourc|specifi share
C24|spellin on|spexcep the|spider|spider not|splitin|splitin name|spot|spxerr file|srv job|sst variabl|stack acme
C24|state for|stats|stats does|status complet|status task|status voice|storage object|store error|subacco
C24|subacco exists|subacco message|submitt an|subredd noexist|subredd search|substit|success loaded|such artifac
C24|such custome|such entity|such instanc|such invoice|such key|such letter|such message|such payment|such price
C24|such templat|suffici permiss|summary version|summary with|supergr|supergr new|supplie already|supplie object
C24|support data|svcerr|svcerr passwor|symbol may|synchro create|system code|system entity|system error|system more
C24|talk|talk wav|target is|target none|task does|task object|task with|tasks render|tasktim|tasktim when|tempera
C24|tempera not|templat invoice|templat message|templat name|templat or|templat receipt|templat with|tenant are
C24|tenant default|tenant does|tenant not|tensor lm|test already|test mode|that comment|that communi|that does|that id
C24|that resourc|the address|the adminge|the deletem|the downloa|the fields|the getdocu|the getobje|the gettran
C24|the global|the headobj|the known|the listeve|the listing|the listres|the missing|the printer|the questio
C24|the record|the registr|the relevan|the sendcom|the sendtas|the smtp|the spellin|the tenant|the urlnotf|the vertex
C24|the voice|the youtube|they are|thing bam|thing cfg|thing conf|thing does|thing errno|thing for|thing gpkg
C24|thing graphql|thing no|thing not|thing onnx|thing osm|thing pcap|thing png|thing safeten|thing zarr|thing zip
C24|this recordi|this the|thread not|through protect|ticker|ticker xyzq|tiktoke expecte|time lat|time loadlea|tinyid
C24|title member|title page|title resourc|to cancel|to improve|to insert|to list|to no|to referre|to reposit|to shared
C24|to subredd|to supergr|to tenant|to zones|token tr|too late|tool read|topic orders|topic partiti|topicpa
C24|topicpa topic|tr wdqyk|trackin does|train num|transac with|trashed or|trashed status|tresour|tresour not
C24|trigger id|true status|trun|trun not|try checkin|tsg|tsg not|type dataexc|type file|type persn|type primary|ui
C24|ui not|unfulfi|unfulfi depende|unique found|unique is|unique keys|unique message|uniquen error|unit at|unit define
C24|unit if|unit to|unknown channel|unknown interac|unknown order|unknown sid|unknown subacco|unknown templat|unrouta
C24|unrouta message|update child|updated if|uri weave|uri welcome|url page|urlnotf|urlnotf was|usb mic|use has
C24|used uniquen|user index|user record|user unknown|user usernam|usernam anna|usernam key|usernot|usernot when
C24|users acme|users email|users matchin|uvicorn|uvicorn status|valid file|valid or|validat not|value alice
C24|value example|value null|value which|values returni|variabl crm|vendors|vendors or|version manifes|vertex type
C24|view driver|vim virtual|violate exclusi|violate in|violate not|violate parent|virtual vm|vllg|vm has|vmodl fault
C24|voice with|was saved|was trashed|watch abc|watch dqw|wav system|wdqyk|wdqyk vllg|we could|weather berln|weave
C24|weave acme|web it|webset|webset ws|weights doesn't|welcome mako|when exactly|with account|with at|with def
C24|with group|with part|with supplie|with tinyid|with token|with your|without fixing|work acme|work missing|work none
C24|worker functio|workers in|workflo not|working directo|ws not|xc cc|xkf|xkf found|xreadgr|xreadgr with|xyz does
C24|xyz perhaps|xyzq possibl|xyzq queryco|yahoo error|yet make|ymfy|you entered|you meet|your integra|your nasdaq
C24|youtube account|zarr|zarr does|zip does|zip was|zm got|zones xyz|zq|zq alt
C24D24|.bucket not|.cli|.cli connect|.cosmos resourc|.documen insert|.existen|.insert|.invalid path|.keycloa get
C24D24|.locale|.managed|.non existen|.project not|.stack|.such file|.templat does|.unknown locale|.zone|access permiss
C24D24|acme app|adapter config|app dev|at project|availab because|beta|c deleted|can't locate|cfg|char at|const
C24D24|const char|directo error|directo os|entry not|exist please|failed could|failed load|faiss fileior|faiss impl
C24D24|file doesn't|fileior|fileior const|fileior fileior|filenot|for reading|found check|found data|impl|impl io
C24D24|it does|key was|letters index|locale xx|metadat from|more info|no file|no suchfil|not running|notfoun message
C24D24|occurre templat|onnxrun no|operati templat|or alias|org data|path does|path not|project faiss|reading no
C24D24|sendtem|sendtem operati|specifi does|suchfil|suchfil load|summari latest|task cannot|templat welcome
C24D24|templat when|the revisio|the sendtem|the templat|try setting|unknown locale|welcome does|with provide|xx yy
C24D24|yahoo|yy|zone found
C24D24E24J24O24P24R46|the query
C24D24E24K24O24R30|sqlalch
C24D24E24K30O24T24|sha
C24D24E24O30R24|.arango server|http err
C24D24E24R24T37|.line
C24D24E24R30|.registr|.slumber
C24D24E24R34|.py spark
C24D24E24S24|.claude|.claude sdk
C24D24E30|.taskiq
C24D24E30P24|returne http
C24D24E30R34|message cannot
C24D24E34|.partiti
C24D24E39L24|worker
C24D24E43J24K24O24R46|.executi
C24D24E44J44R39T49|char
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
C24D24K33R30T30|cc
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
C24D24R34T39|nothing
C24D24R41T18|symbol
C24D24T24|alias|found invalid|in faiss|minutes doc|moviepy|moviepy error
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
C24D30E34G24J24R34T24|additio
C24D30F24R24|with key
C24D30J24M24P24R34T24|part
C24D30J24R37T24|.undefin
C24D30K24|docker
C24D30K24L24O24R24T24|could be
C24D30K30R24T24|error cannot
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
C24D34|.project|collect letters|resourc does
C24D34E24L24R24T30|onnxrun
C24D34E24L24R24T39|cpp
C24D34E30J24K47P24R48S24T55|end
C24D34E34L30O37R30T43|src
C24D34F24O24R37|with name
C24D34J30K24R24|adapter
C24D34J30O37R41T34|instead
C24D34K24R24T24|the command
C24D34L24R24T37|cpp error
C24D34M24|support this
C24D34O24|check that
C24D34R24|it with
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
C24D39R30|require the
C24D41T30|and is
C24D43O24R24T34|depende
C24D44R30T33|module
C24D47T37|cannot open
C24E24|.cache|.consist|.fcm|.respons seek|acme model|adjuste|applica error|browser session|c resp|code hint|code resp
C24E24|com in|configu to|convers not|for entity|handle is|message browser|node not|resp detail|sites|the worker|usb|vm
C24E24F24O30R30|refs
C24E24G24K24O30R30T30|right
C24E24G24O24|queue is
C24E24I24R24|the result
C24E24J24|json object
C24E24J24K24P24R30|message failed
C24E24J24T24|respons with
C24E24J43R49T34|.schema
C24E24J47M24Q24T24|.output
C24E24K24|.easy snmp|.is|host was|server cannot|sure it
C24E24K24M24P24R24|.prompt
C24E24K24O24|https sqlalch|sqlalch me
C24E24K24O24P24|backgro|backgro on
C24E24K24O24P24R30|calling tool
C24E24K24O24P24R43T34|error at
C24E24K24P24|.layer api
C24E24K24P24R24|.prompt layer
C24E24K30L24O24R41T30|where
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
C24E24R24|.http base|.slumber http|checkin|com orders|error https|for job|maybe|says bad
C24E24R24T24|indicat
C24E24R30|.schema registr|code sr|sr code
C24E24R34T30|loc body
C24E24R37T30|loc
C24E24T24|etcdser request
C24E30|consist|have suffici|hosting|message an|output error
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
C24E30R30|head
C24E30T24|.fs
C24E30T28|code no
C24E30T36|data in
C24E33|c space
C24E34|.for partiti|input output
C24E34I24O24P24T24|request again
C24E34I24T24|try your
C24E34K24|letter pdf|tmp letter
C24E34K24N24R30T24|somethi
C24E34R41|code status
C24E37|.timed|.timed out|error is|respons html
C24E37K24|.for
C24E39F24O51P24|in progres|progres
C24E39P30R34|.over py
C24E39P37R34|.over
C24E41K47P24|communi
C24E43O39P30R37|some
C24E44J44O24R37T46|.json
C24E53G45H45L24O47P48Q24T24|please try
C24E54I24J24K30O30P24R24|waiting for
C24E54I24J24K34O34P24R24|waiting
C24E72H24I56K48|timed|timed out
C24E73I56K52O41R24|.timeout
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
C24F34O24|.create
C24F34O24R24|.gitlab operati
C24G24R24|sorry we
C24H24|aiplatf|detail rate|headers server
C24I24|task timed
C24I24R24|overrid
C24J24|coerce|expecte key|missing data|or string|total not
C24J24K24O24T52|corpus
C24J24K24R24|sql select
C24J24O24R30|get the
C24J24P24R24|query to
C24J24R24|an existin
C24J24R24S18|.handle
C24J30|tool serch|unknown tool
C24J30O24|for order
C24J37|serch
C24J40M24O24|instanc of
C24K24|.artifac|.entry not|acme cos|ap guangzh|base tiktoke|be connect|bin docker|blob core|command execute
C24K24|core windows|cos|cos ap|execute was|exist sql|find any|flag|for artifac|guangzh|guangzh myqclou|id from
C24K24|it returne|myqclou|myqclou com|of stderr|open data|openaip|openaip blob|orders id|returne with|shop exmaple
C24K24|similar|stderr is|tmp pdf|was usr|you sure
C24K24M24|www googlea
C24K24O24|.my|.my sql|prefect
C24K24O24R24|.lang graph|or too
C24K24O24T30|aa
C24K24R24|are you|request post
C24K24R30|tiktoke
C24K24R30T30|is empty
C24K24R34|.name
C24K24T24|content of|operati failed
C24K30O34|being used
C24K30R24|or does
C24K30R30|no results
C24K30T30|error reading
C24K36O30R24T24|md
C24K39R24|route to
C24K41R24|exmaple invalid
C24K56|not connect
C24L24R39T41|array
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
C24O24T24|value in
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
C24R24|.analysi|.async|.async orm|.no path|.of range|.or|.propert|.span|.telegra bad|.undefin unit|.validat failed
C24R24|.x no|accessi nonexis|app bsky|are valid|asin|asin not|be combine|been found|bsky|bsky feed|by specify|can skip
C24R24|check by|code validat|combine|combine you|compat|compat overrid|conflic values|content for|create record
C24R24|custome id|custome is|detail example|device or|df|discoun|either does|encodin base|expecte exactly|feed
C24R24|feed post|flavor|id fa|id provide|id reason|identif is|ids to|in namespa|in upsert|input code|invalid resourc
C24R24|is archive|jobs or|json status|letter not|message missing|missing collect|name apierro|name at|name web|no path
C24R24|no result|node id|nosucho|not route|nx|object identif|objects to|of model|offset is|open the|or name|order not
C24R24|orders value|page not|page number|parcels|partner|path between|perhaps your|persn|persn does|pet|pod|prices
C24R24|questio|resourc found|roomid|roomid or|sale order|skip|skip this|spans|specify compat|spellin|start end
C24R24|subject orders|summary not|the right|the unit|this check|to delete|to single|token not|tr|unit registr|upsert
C24R24|uuid or|voice id|weather|with given|your object|zones
C24R24S24|partial
C24R24T24|.send message|child|code input|contain no|file open|has invalid|message value|offer|tensor|used to
C24R24T24|values for
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
C24T24|.cple|.cple base|.cple open|.duplica key|.grid|.grid fs|.item|.open failed|.raw fatal|.section|.tile|.tile db
C24T24|=NotADirectoryError|alignme|alignme file|array array|array does|array error|badrequ when|bam|be success
C24T24|body image|c enotdir|cannot add|clip mp|data incompl|data source|dataset flags|dem|dem tif|directo tmp
C24T24|documen in|downloa https|eml|errno not|file clip|files with|found is|image url|in deck|in dem|in offer
C24T24|in section|in tmp|json in|name invoice|not allow|not directo|occurre badrequ|offer docx|open alignme|open array
C24T24|open dataset|opening in|pk|png no|pv|read file|source could|templat for|tiledb|tiledb array|type not|url msg
C24T24|volume|weights
C24T28|.frictio
C24T30|.media|at row|found html|is outside|no section|or url|outside the|parse as|record found|the media
C24T34|.data source|.epub|.file runtime|.lib raw|.libsndf|.mutagen|.raw|.sound|.sound file|.source|.xlsx file|in pdf
C24T34|item named|no item|the archive
C24T36|is this
C24T37|file path
C24T39|.lib|.safeten
C24T44|corrupt or|the data
C24T51|tmp corpus
C28|acme freshde|all xlsx|api tickets|at col|col flurb|existin id|exists already|failed hero|find page|flurb|flurb is
C28|found pods|found user|freshde|freshde com|hero name|key exists|list index|non existin|nowhere csv|nowhere mp
C28|project not|same primary|thing fa|thing shp|thing tif|valid unit
C28D24|tickets
C28E24|c primary
C28E30T33|shp
C28F24|duplica documen
C28F24R24|page with
C28J24|web not
C28J30R39T45|col
C28R24T30|index out
C28R41T30|of range
C30|.constra violati|.contain|.fhir not|.folder select|.found nomad|.freshde not|.invalid git|.mastodo not|.no results
C30|.node exists|.not present|.not registe|.offset|.pos key|.pptx|.present|.python pptx|.registe|.result found|.select
C30|.such job|.transac integri|.transcr disable|.user not|=FileExistsError|abc video|access bucket|acme leads
C30|agent agent|agent not|an identic|and propert|authent state|bad network|be stored|board|by subtitl|c cantope
C30|c errorit|c foreign|c notnull|c record|c schema|chat not|cliente schema|code errorit|code notfoun|collect lead
C30|com watch|constra message|constra of|csv version|ctrls matched|custome email|databas integri|dataset include|dc
C30|dc com|dc example|deal|deck pptx|deleted record|desc no|descrip message|detail key|directo flags|dns query
C30|downloa error|dqw this|dup|dup key|duplica primary|entity with|envelop specifi|error channel|error collect
C30|error task|errorit|example dc|excepti found|exist cannot|failed custome|files found|find referen|find run|fk
C30|fk order|flags flags|found issue|found missing|found not|found reason|found record|found resourc|found unknown
C30|found voice|get request|git reposit|gpkg no|html not|http not|identic|identic record|in acme|in collect|in project
C30|invalid id|invoice now|is most|issue could|item not|job does|job rq|key column|key csv|key email|label person
C30|leads already|leads csv|letters pkey|likely caused|loaded due|mailbox invoice|manifes json|matched dc|meet
C30|memory not|message entity|message node|mismatc for|name does|name unknown|network name|new cannot|no files|no row
C30|no timezon|no variabl|nonexis unknown|not retriev|notfoun at|now in|object ctrls|occurre nosuchk|open object
C30|order does|person and|pkey|price|propert email|provide does|qa|qa smoke|query name|receipt|record already
C30|record does|referen issue|removed by|row was|rq|rq job|schema constra|section vendor|series does|smoke|specifi id
C30|sqlite integri|state failure|store the|stored in|subredd|subtitl|subtitl are|such contain|such job|such object
C30|table crm|task unknown|the job|the series|the uniquen|thread with|timezon found|to node|trashed|uniquen constra
C30|unknown mailbox|unknown message|unsuppo get|variabl named|video https|video unavail|violate the|was deleted
C30|web already|when one|which violate|www youtube|xc no|youtube com
C30D24|c templat|entity not|entity was|exist request|exist resourc|exist status|reposit not
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
C30D24F44O56R24|.conflic
C30D24K24|we couldn'
C30D24K24R24|.docker|find the
C30D24O30|sqlite
C30D24R30T34|.non
C30D24R37T24|match any
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
C30D54E30|#410
C30E24|.documen not|channel not|run with|unavail this
C30E24F48O30|has already
C30E24G24K24R34T37|handle
C30E24J34R37T39|but got
C30E24K18O24R30|.engine
C30E24K24P30R24|.layer
C30E24M24T45|media
C30E24O24R30T24|.base fhir
C30E24R34|sr
C30E24T24|rpc error
C30E30|#302|error an|object not|the primary
C30E30J24K52T45|object at
C30E30J30K24R49T50|empty
C30E30T24|resp
C30E34|watch
C30E34K37Q30R24T34|.incompl
C30E34K43R24|.remote
C30E42K30|is unavail
C30F24|.mailbox folder|been complet|c entitya|entity already|entitya|specifi entity
C30F24O30|cust
C30F24P30R24|.reddit|.reddit api
C30F24P30R30|on field
C30F24R24|exists in
C30F30|be unique
C30F30K24|.entry
C30F30T24|.folder
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
C30K34R24|.lookup
C30K37O24|name not
C30K41R30|exmaple
C30K44R30|not resolve
C30L24T24|runtime excepti
C30O24|.query runtime|errno error|errno unable|file unable|id found|job not|session with|trackin
C30O24R24|.mongo engine|directo in|insert into|sql insert
C30O24R24T24|member
C30O24R30|uri
C30O24T24|message documen
C30O24T30|matched
C30O34|.pos
C30P24|resourc id|vendor
C30P24R30|parent
C30R24|.address not|.graphit|.neomode|.no result|.python|at locatio|berln|cards|cards http|com cards|file name
C30R24|found path|id of|name acme|object with|respons job|to missing|uid|with it|xyzq
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
C30T24|.client jsonrpc|.jsonrpc|at in|data code|data csv|deck|fails|gpkg|json rpc|object object|open databas
C30T24|open failed|pptx|stored
C30T30|databas file
C30T34|file in
C30T46|data found
C33|c object|cannot see|content with|failed letters|see it|tif no
C33D24E24|no content
C33E24L30R24T38|tif
C33R24|hero
C33R34|unit
C34|.git reposit|.http not|.node not|.results|.smith not|.ticker|.ticker missing|.yf ticker|code nosuchk|column name
C34|constra letters|deliste|deliste no|file nowhere|foreign key|found http|id could|in index|invoice summary
C34|key constra|manifes|node already|nosuchk message|not null|null constra|one was|package not|possibl deliste
C34|query does|record not|request object|resourc was|specifi object|task not|uniquen|unknown object|value violate
C34|variabl on|version none|video has|violate unique|voice not|was require|with label
C34D24|.package|.package not|acme invoice|found details
C34D24E24K24O24R30|.alchemy
C34D24E24O24R30|.sql alchemy
C34D24F24J46M30P30R61T44|field
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
C34D41|model not
C34D44T24|found no
C34D45E39O24|render
C34D48|package
C34D48O24|shared
C34E24K24R24T30|most
C34E24O24T24|flags
C34E24O30R24T30|file data
C34E24O37R24|thread
C34E24P30R30|.yf
C34E24R34|not present
C34E30K41R34T24|dns
C34E30T24|the dns
C34E34R39|summary
C34E37F24J24K37O24R37T39|source
C34E37K34O39R30T53|tmp
C34F30|id already|order id
C34F30K24O24R30T41|blob
C34F34O39|.resourc exists
C34F39|c exists
C34F43O49|c conflic
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
C34T24|found duplica
C34T38|file does
C36|letters id|primary key
C36J24O24R30|existin
C36R24|at all|nowhere at
C36R24T24|fa
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
C37D39|found error
C37D39E24R30|was found
C37D41E37J24K24R43T39|.unknown
C37E24F24J24O24R44T30|present
C37E30K24|no data
C37E37K24R24|letter
C37F44|c already
C37F45O43|.already
C37J24R24|object was
C37J30M24O24R24T24|.violati
C37O24R24|person
C37O24T37|synchro open
C38E24|documen not
C38R24|given id
C39|nosuchk|specifi key
C39D24K24O24T37|synchro
C39D37O24R30T24|store
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
C43D37J24P24R39T34|templat
C44D37J24R24|found message
C45K24O30R34|.orm
C46D42E24F24K30O34P24R24|letters
C46E24|c constra
C46F49J24O44|.exists
C46J30M34T24|violate
C47D39R30|.does|.does not|.exist|.not exist
C48D24E24|id not
C48D24E30J24O30R41T37|.object
C48E24O37P24R43T37|record
C48E30F58O68R37|#409
C49|constra failed|unique constra
C49D46K30R34|.no such|.such
C49D49O24|.resourc not
C50|directo nowhere
C51D38|c enoent
C52D39E24R49T41|=KeyError
C52D46E30K37O24|errno no
C53D44E24R53T45|=LookupError
C54|nowhere thing
C55F59O34R37T24|already exists
C56D48K24|=FileNotFoundError
C56E24O24R24|constra
C58D30R24|nowhere
C59D55R30|c found
D18|aiosqli|directo tessera|named aiosqli|named libvips
D24|.acl disable|.actor not|.amqp not|.api version|.arc|.arc platfor|.auth registr|.cannot exec|.class not|.cli not
D24|.cluster not|.dag not|.dagster unknown|.delta protoco|.dict|.dict not|.disable repo|.distrib|.distrib not|.dos
D24|.empty index|.enable|.entity disable|.env|.env setup|.executa|.executa not|.existen bucket|.geocode not|.identit
D24|.image not|.incompa peer|.index version|.install|.invalid server|.invalid version|.java not|.jvm|.jvm not
D24|.kms invalid|.machine|.machine does|.managed identit|.mastodo version|.mib|.mib not|.missing capabil
D24|.model initial|.module|.nextclo missing|.no keyring|.no matches|.no resolve|.not enable|.not install|.ocr agent
D24|.operati not|.parser os|.pdf info|.platfor|.platfor not|.poppler not|.post process|.queue does|.rar cannot
D24|.redis search|.resolve|.resolve configu|.runtime env|.send task|.seriali not|.server version|.shark|.shark not
D24|.spark runtime|.stack not|.state machine|.store operati|.stream does|.studio model|.such capabil|.such driver
D24|.such kernel|.such module|.such namespa|.such table|.t shark|.table does|.table not|.task class|.tessera not
D24|.tool version|.topic not|.tsv|.tsv not|.unavail ocr|.undefin file|.undefin object|.unknown codec|.unknown partiti
D24|.unknown service|.unknown task|.unsuppo codec|.unsuppo operati|.vector|.vector store|.version conflic|.version not
D24|.version require|.zone info|aac|aacd|aacd not|aadsts tenant|abort on|abortin due|about relativ|accept header
D24|accepta kex|access file|access it|access reposit|accessa|accessa account|accessi via|account acm|acl|acl support
D24|acm|acme access|acme falcon|acme llama|acme lora|acme mib|acme no|acme ocr|acme queue|acme tickets|acme was
D24|activat the|activit functio|activit load|adapter model|adapter type|adbc|adbc driver|adding its|aes|aes algorit
D24|agent card|agents acme|ai claude|aierror no|alert handsha|algolia|algolia nominat|algorit rs|all minilm|all when
D24|also usr|alt package|amqp not|an availab|an executa|an impleme|an nvidia|an operati|an optiona|and an|and api
D24|and are|and downloa|and ffmpeg|and later|and path|and repo|and start|and tessera|and that|and their|ann|ann no
D24|anthrop ai|anthrop package|anthrop provide|antiwor in|any languag|any support|any variant|apoc|apoc meta|app app
D24|app dbt|app invoice|app migrati|app render|app target|applica by|applica flux|appropr issue|appropr languag
D24|aquilam|aquilam arcticf|arc|arc platfor|archite dict|archite this|archite zamba|arcticf|are accessa|are audio
D24|are calling|are dict|are rar|are signing|args beginni|argumen browser|ark|ark console|artifac reposit|as headles
D24|as potenti|aspx|at acme|at expecte|at mongo|at was|audio classif|auth methods|automat speech|availab activit
D24|availab and|availab cannot|availab conside|availab install|availab seriali|availab tasks|aws require|awsprev
D24|backend availab|backend ffmpeg|backend package|backend pdfiumc|backend see|backend tkagg|backend was|base large
D24|be able|be availab|be because|be created|be importe|be older|be permane|be python|be regener|be string
D24|because latex|been decommi|been depreca|been install|been retired|been shut|before sending|beginni with|below but
D24|bentoml|bentoml models|bentoml store|beta was|bge large|bge not|bin found|bin tshark|binary locatio|binary please
D24|binary version|bit oracle|bit quantiz|bitsand|bitsand bit|bitsand pip|block documen|broker unknown|browser binary
D24|browser executa|browser version|bucket inv|bucket named|bucketn ec|bucketn opc|build in|builder with|but does
D24|but ffmpeg|but require|but these|but this|but transfo|but you|by de|by logging|by opt|by plaid|by python|c bucket
D24|c bucketn|c catalog|c collect|c compati|c decommi|c depreca|c deps|c entityn|c interco|c kmsinva|c make|c nonexis
D24|c noregis|c queueno|c retired|c route|c secretn|c statema|c store|c syncsta|c tableno|cache docling|cached locally
D24|caching|caching sha|caffe|caffe caffe|caffe io|cairo|cairo was|call came|called cairo|called libgobj
D24|called libvips|calling depreca|came|came from|camelot py|can't load|can't perform|can't read|candida|candida are
D24|cannot import|cannot locate|capabil missing|card from|card json|careful|cargo|cargo bin|catalog|catalog hive
D24|catalog not|cause in|causes openmp|cc unsuppo|cf|cf meta|chat is|chat mode|check correct|check to|checkpo or
D24|checkpo you|chrome binary|chrome browser|chrome for|chrome to|chrome version|chrome yoursel|chromed|chromed only
D24|class elfclas|class oracle|classif|classif automat|claude code|cli version|client use|client version|client was
D24|cloud speech|cluster not|cluster when|cocoa|cocoa support|code bucketn|code nosuchb|code queueno|code tableno
D24|codec is|codec not|cohere command|collect does|collect init|collect name|collect usr|com consume|com downloa
D24|com engine|com pki|com sys|com yt|command code|command ft|command is|command jq|command pip|command to
D24|command type|common common|common xgboost|compati make|compati the|compili|compili stateme|compres codec
D24|compute exists|compute service|conda|conda to|conditi is|config cfg|config passed|config pc|configu but
D24|configu could|configu file|configu not|conn id|connect configu|conside install|console groq|console request
D24|constit iscoder|constru if|consume speech|contain model|contoso old|conv quant|convers pdflate|convers utility
D24|convint|convint node|copy not|core graph|core web|correct cloud|correct of|correct recover|correct repo
D24|correct tenant|couldn|couldn load|count is|cpu dependi|craft|craft mlt|cramjam|created directl|created this
D24|creatio of|credent in|crm for|crm is|crm isn't|crm old|cryptog install|cryptog is|cryptog package|cuda enabled
D24|cuda support|curl fssl|current browser|current cli|current disable|current registe|current running|cvshowi|dagmode
D24|data did|data html|data idx|data none|data registe|data sources|databas db|databas default|databas server
D24|dataset scripts|daytona dashboa|db does|db index|db ru|dbatch|dbatch dnopaus|dbfs|dbfs runs|dbt for|dbt is
D24|dbt project|dbt require|dec not|decoder jpeg|decommi|decommi and|default collect|default doesn't|dejavus
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
D24|dquiet|dquiet dsafer|driver found|driver from|driver locatio|driver on|driver snowfla|dsafer|dsafer dbatch|du
D24|du databas|each entry|easyocr|easyocr model|edge|edge trusted|either downloa|eleven|eleven monolin|elf|elf class
D24|elfclas|en core|enable remote|enabled only|encoder libfdk|ended the|endpoin doubao|engine does|engine install
D24|engine or|engine registe|engine require|english was|ensure java|entity acme|entity disable|entity sb|entityn
D24|entityn when|entry within|enum|enum modelwr|environ failed|environ more|environ require|environ you|equival
D24|err collect|errno exec|error bucket|error can|error creatio|error credent|error delegat|error docker|error include
D24|error inconsi|error loading|error method|error modulen|error opt|error param|error topicno|errorco errorme
D24|errorco queueno|errorme error|errors driver|errors index|errors owner|europe kyiv|example well|exe could
D24|exe environ|exe root|executa antiwor|executa are|executa cannot|executa not|executa path|executa program
D24|executa support|execute glpsol|execute nowhere|execute posixpa|exist app|exist arn|exist author|exist collect
D24|exist descrip|exist leads|exist models|exist on|exist stack|exists but|exited before|exited java|exp free
D24|expecte path|explici pipelin|export using|extende does|extract format|face access|fact|fact that|fail load
D24|failed fs|failed loading|failed minimum|failed need|failed onnxrun|failed semanti|failedt|failedt gs|failure ssl
D24|failure sslv|faiss cpu|faiss faiss|faiss gpu|faiss library|faiss python|falcon|falcon not|false not|fastexc
D24|fastexc not|fauna|fauna service|feature deletio|feature you|fetch agent|fetch metadat|ffmpeg exe|ffmpeg exited
D24|ffmpeg is|ffmpeg locatio|ffmpeg not|ffmpeg on|ffmpeg pip|ffmpeg pyav|ffprobe and|field does|file gs|file libdir
D24|file libjvm|file model|file notosan|file provide|file root|file searche|file usr|file your|filenot errno
D24|files have|files make|files upload|files wiresha|filesto|filesto data|filling|filling out|find block|find chrome
D24|find class|find ghostsc|find image|find partiti|find project|find registe|find space|find table|find tree
D24|find valid|find working|firefox|firefox was|fits the|flac command|flac convers|flash exp|flask|flask is|folder and
D24|folder models|followi google|followi librari|followi request|foo open|for aes|for block|for chrome|for convint
D24|for cuda|for dbfs|for deletio|for firefox|for foo|for google|for help|for java|for locatio|for manual|for name
D24|for now|for operra|for parquet|for recomme|for regiono|for route|for service|for sha|for solver|for staging
D24|for unknown|for utils|for workflo|for zstd|forcaus|forcaus are|format rar|formats but|found arn|found cannot
D24|found content|found did|found do|found driver|found due|found failed|found functio|found inacces|found index
D24|found leads|found link|found looking|found metrics|found models|found namespa|found query|found require
D24|found reset|found server|found sqldriv|found store|found table|found type|found wikiped|fp|fp mixed|framewo as
D24|from collect|from models|from pb|from task|fs is|fssl|fssl https|ft search|full synchro|functio cvshowi
D24|functio getthin|functio readpro|functio score|functio you|gated space|gateway exited|gateway process|gbm
D24|gbm common|gemini was|gencode|gencode runtime|gencode version|generat code|generat is|geocode|geocode yahoo
D24|get model|getitem operati|gettabl operati|ghostsc gs|ghostsc is|git cmdline|git not|git version|github io|glibc
D24|glibc not|glpk|gnu|gnu libc|google chrome|google gemini|google instruc|gpg gpg|gpg it|gpt has|gpt is|gpt tubro
D24|gpt with|gpt yandexg|gpu and|gpu for|gpu not|gpu or|gpu support|granite chat|graph api|graph model|graphvi
D24|graphvi executa|grok beta|grok instead|groq com|group rg|gs on|gs sstdout|gstream|gstream not|gtk|gtk or
D24|guardra hub|guardra toxic|guide initial|gurobi is|had not|handler for|handsha failure|has binary|has model|has set
D24|hashico|hashico aws|have cryptog|have languag|having permiss|hbase tableno|header has|header recurly|headles is
D24|heron|heron model|highgui|highgui src|history starthi|hive old|home bentoml|home environ|html attempt|html for
D24|http agents|http store|https camelot|https deno|https pyencha|hub guardra|hub inferen|hub install|hub or
D24|hub please|huey|huey task|huge permitt|id aacd|id crm|id eleven|id snowfla|identif by|identif listed|image distrib
D24|image export|imagema is|imagema library|imaging|imaging module|img availab|impleme could|impleme rebuild
D24|import error|import faiss|import langcha|import name|in bentoml|in dagmode|in directo|in filesto|in locatio
D24|in profile|in taskreg|in thin|inacces and|includi quotes|incompa protobu|incompa ssh|inconsi depende|index aspx
D24|index invoice|index main|index movies|index or|index vector|inferen api|inferen instead|inferen with|init command
D24|init py|initial html|initial model|input as|install abortin|install apt|install bitsand|install chrome
D24|install deno|install driver|install either|install faiss|install fastexc|install ffmpeg|install flac
D24|install imagema|install instruc|install kuzu|install langcha|install libmagi|install markitd|install msgconv
D24|install of|install on|install one|install openpyx|install parser|install pdflate|install piccolo|install pip
D24|install recomme|install run|install sh|install to|install transfo|install unstruc|install use|install version
D24|install you|instruc curl|instruc for|instruc here|interac framewo|into the|inv old|invalid config|invalid method
D24|invalid runtime|invalid stripe|invo|invo does|invoice app|invoice could|invoice for|invoice in|invoice is
D24|io hashico|io pyencha|ir|ir version|is part|is please|is poppler|is properl|is selecte|iscoder|isn't defined
D24|issue on|issue templat|issue web|issue with|issues are|issues filling|it careful|it either|it request|it through
D24|items returne|its end|its locatio|its port|java command|java gateway|java home|java is|jbig dec|jdbc|jdbc oracled
D24|job functio|jobs is|jpeg not|jq|jq items|jvm|jvm shared|kaleido engine|kaleido package|kaleido require
D24|kernel named|kex|kex algorit|key europe|key vault|keyring|keyring alt|keyring for|keys algolia|keys aquilam
D24|kmsinva|kmsinva when|known agent|known gss|kyiv|label awsprev|land|land install|langcha mistral|languag data
D24|languag deu|languag sl|languag swe|large is|large not|latest is|latex|latex could|layout heron|least mongodb
D24|letters does|letters doesn|letters doesn't|letters letters|letters no|lg|lg it|lib libfoo|lib linux|lib odbc
D24|libadbc|libadbc driver|libc|libc so|libcair|libcair so|libclnt|libclnt so|libcubl|libcubl so|libdir|libdir vector
D24|libfdk|libfdk aac|libfoo|libfoo so|libgl|libgl so|libgobj|libgobj cannot|libgobj libgobj|libjvm|libjvm so|libmagi
D24|libmagi dev|librari cramjam|librari for|library but|library file|library is|library libcair|library libclnt
D24|library libcubl|library libgobj|library libvips|library libvisa|library libxgbo|library needs|library try
D24|library with|libreof nowhere|libvips so|libvisa|libvisa so|libx|libxgbo|libxgbo so|libzbar|libzbar so|life on
D24|likely causes|likely to|line applica|line catalog|linked|linked gencode|linux gnu|listed on|litellm notfoun
D24|llama does|llama gguf|llama not|llama or|lms|lms load|load adbc|load any|load backend|load command|load plugin
D24|load sentenc|load token|loaded likely|loading backend|loading languag|loading psycopg|loading shop|loadlea did
D24|local environ|local folder|local lib|locale setting|locally and|localpa|localpa nowhere|locate bit|locate revisio
D24|locatio must|locatio to|locatio westeur|longer accessi|looking|looking for|lora|luminou extende|lxml do|lxml usr
D24|machine does|magickw|magickw shared|main does|make does|make not|manager could|mandato capabil|manual executi
D24|mapping from|marked for|markitd|matchin distrib|max support|me history|mean loadlea|medium type|meeting old
D24|meilise com|meilise index|merging|merging of|message either|message errors|message issues|message path
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
D24|not cpu|not deploye|not executa|not import|not local|not sure|not up|notfoun activit|notfoun vertexa|nothing does
D24|notosan|notosan regular|now support|nowhere glpsol|nowhere localpa|npm|npm install|nvidia com|nvidia driver
D24|nvidia gpu|object sale|obtain driver|occurre cluster|occurre entityn|occurre kmsinva|occurre statema|ocr demo
D24|ocr engine|ocr tessdat|of account|of bitsand|of chromed|of dbt|of life|of models|of multipl|of none|of pymongo
D24|of transfo|of untagge|old because|old could|old issue|old please|older|older than|on error|on python|on septemb
D24|on use|on which|only for|onnxrun core|onnxrun fail|onnxrun not|open can't|open deploy|open lib|open visa|openai in
D24|openai respons|opening data|openmp|openmp runtime|openpyx use|operati cluster|operati endpoin|operati entity
D24|operati functio|operati secrets|operati state|operra|options are|options enable|or all|or below|or caching
D24|or cocoa|or conda|or endpoin|or gated|or part|or partiti|or pip|or provide|or psycopg|or pytorch|or task|or valid
D24|oracle client|oracle jdbc|oracled in|oracled is|osfs|osfs home|output not|owner resourc|package error
D24|package fastexc|package if|package install|package metadat|package please|package require|package which
D24|package yml|page or|param model|parse lxml|parser library|part val|partiti docx|partiti with|party|party backend
D24|pass specifi|pass token|passed config|passwor auth|path and|path app|path doesn't|path models|path path
D24|path properl|path qwen|path see|path specifi|path use|path using|paths|paths program|pb|pb py|pc|pc invo
D24|pdf engine|pdf error|pdf for|pdfium when|pdfiumc|pdflate|pdflate not|pdflate see|pdfplum|pdftote|peer no
D24|pending deletio|permiss issue|permiss please|permitt models|piccolo|piccolo sqlite|pip or|pip package|pipelin
D24|pipelin options|pki|pki old|plaid|platfor bing|platfor is|please activat|please load|please pass|plugin sqlalch
D24|plugins distrib|plugins pyenv|pockets|pockets is|pockets module|polars|polars module|policy pdf|pooch
D24|poppler install|port number|postgre driver|potenti docx|precisi require|prefix environ|preview and|private or
D24|private reposit|pro does|pro ultra|probabl had|procedu is|procedu name|proceed|proceed install|process string
D24|prod of|profile app|program files|program to|project docling|project ghostsc|project keyring|project yml
D24|proto gencode|protobu gencode|protoc|protoco unsuppo|prototx|prototx in|provide found|provide install
D24|provide openai|provide registr|psycopg module|psycopg or|pth|pth and|pull first|pulumi cli|punkt|punkt tab|py file
D24|py readthe|pyencha|pyencha for|pyencha github|pyenv|pyenv plugins|pyenv virtual|pymongo|pymongo require
D24|python collect|python dist|python process|python version|pytorch model|quant|quantiz|quantiz require|query cannot
D24|queryno|queryno registe|queue render|queue task|queueno|queueno code|queueno content|queues|quotes to|qwen does
D24|qwen vl|rar candida|rar unrar|rd|rd party|read config|read docx|read format|readalo|readalo edge|reader feature
D24|readme file|readpro|rebuild|rebuild the|recentl deleted|recogni this|recomme backend|recomme on|recomme rd
D24|recover command|recover it|redis library|redis result|regener|regener with|regiono|regiono compute|registe artifac
D24|registe on|registe resourc|registe schemes|registr failed|registr terrafo|regular ttf|relatio relatio
D24|relatio unknown|remote service|removed connect|removed on|removed use|render image|render missing|render render
D24|repo either|repo message|repo status|report this|reports wire|reposit make|req invalid|request lxml
D24|request merging|request version|require docker|require google|require gpu|require is|require package|require parse
D24|require version|reset the|resolve configu|resourc dejavus|resourc group|resourc none|resourc provide|resourc punkt
D24|resourc resourc|respons api|result store|retired and|retired on|returne request|revisio header|revisio identif|rg
D24|rg old|root cargo|root easyocr|root pyenv|root reposit|route entry|route pki|rs could|rt|rt yaml|run bentoml
D24|run gpg|running apt|running pip|running templat|runs current|runtime environ|runtime runtime|runtime version
D24|safe tensors|safeten or|sale subscri|sandbox environ|sandbox snapsho|scikit|scikit image|score from|scripts are
D24|scripts folder|sdk you|sdxl|sdxl turbo|search this|searche these|searchi docs|secret because|secret with
D24|secretn secret|secrets manager|securit policy|see also|see readme|select differe|send unknown|sending its
D24|sentenc transfo|septemb|septemb see|service acme|service for|service in|service names|service true|service vectors
D24|set explici|set these|sh sh|sha passwor|share doc|share tessera|shims|shims tshark|shop proto|shut|shut down|si
D24|si could|signing into|simpleq nonexis|sl|sl si|small does|snappy codec|snapsho py|sndfile|sndfile library
D24|snowfla crm|snowfla libadbc|snowfla so|so could|so found|so is|so libcair|so libvips|so undefin|so version
D24|so wrong|solver glpk|solver gurobi|sonar|sonar huge|sonic|sonic english|sources are|space acme|space please
D24|specifi connect|specifi no|specifi secret|specifi server|specifi toolkit|speech is|speech module|speech platfor
D24|speech recogni|speech synthes|spelled|spelled the|spreed|spxerr gstream|sqlalch dialect|sqlite driver
D24|sqlstat errorco|src caffe|src gbm|src window|ssh peer|ssl sslv|ssl unsuppo|sslv|sslv alert|sstdout|sstdout stderr
D24|stabili sdxl|stable|stable diffusi|stabled|stabled require|stack named|stacktr|stacktr above|staging|staging label
D24|start full|starthi|starthi returne|state generat|statema|statema jobs|statema when|stateme failed|statest is
D24|status model|status tstatus|statusc sqlstat|stderr dquiet|store backend|store id|store osfs|subscri doesn't
D24|such bucket|such image|such kernel|sunset|sunset on|supply valid|support archite|support chrome|support disable
D24|support gpu|support ir|support message|support tessera|support version|sure about|sure chrome|swe|swe please
D24|symbol foo|sync state|synthes readalo|sys init|system equival|system or|system path|systems|systems path|tab for
D24|table db|table default|table has|table nothing|table path|table specifi|tabledo|tableno leads|tableno message
D24|target databas|target dev|target resourc|task at|task loadlea|task queues|task text|taskreg|tcpdump|tcpdump is
D24|tdetail no|tdetail the|templat build|templat confirm|templat py|templat to|tenant contoso|tensors|tensors file
D24|terrafo io|tessdat deu|tessdat directo|tessdat prefix|tessdat specifi|tessera couldn|tessera ocr|tessera require
D24|tex|tex because|texecut|texecut status|text img|that are|that each|that fits|that google|that imagema|that pockets
D24|the accept|the acme|the ark|the compute|the conn|the daytona|the delta|the deltala|the depende|the fact|the fauna
D24|the feature|the flac|the getitem|the gettabl|the graph|the graphvi|the imageio|the imaging|the invoice|the java
D24|the kaleido|the keyring|the keyword|the linked|the listobj|the lms|the optiona|the polars|the procedu|the pulumi
D24|the redis|the scikit|the solver|the stacktr|the sync|the tessdat|the tk|the utils|the vagrant|the webhook
D24|their transit|these are|these paths|these reader|thin|thin mode|this archite|this conditi|this configu
D24|this environ|this executa|this functio|this python|this secret|this system|this worker|tickets doesn't|time not
D24|time zone|tk|tk interac|tkagg|tkagg which|to abort|to data|to date|to filenot|to import|to proceed|to recover
D24|token and|token having|tokeniz model|tool bin|tool please|toolkit version|topic or|topicno|tor|tor is|torch not
D24|toxic|toxic languag|trained|trained please|transfo all|transfo does|transfo is|transfo models|transit depende
D24|tree builder|trusted|try adding|try running|tshark|tshark exe|tshark not|tshark root|tsv|tsv output|ttynone errno
D24|tubro|turbo model|turbo turbo|turboo|turboo not|typ rt|type if|type qwen|type secret|type snowfla|type vector
D24|type virtual|ultra|ultra not|unavail request|undefin symbol|unixodb|unixodb driver|unknown databas|unknown geocode
D24|unknown languag|unknown method|unknown topic|unrar|unset this|unstruc|unstruc docx|unsuppo librari|unsuppo locale
D24|unsuppo operati|untagge|untagge enum|up runtime|up the|update pip|update to|upgrade kaleido|upgrade modal
D24|upload the|url and|us locatio|use absolut|use filter|use grok|use hugging|use instead|use sonic|use transfo
D24|use yaml|user permiss|using bitsand|using ctypes|using ffmpeg|using pip|using yt|usr local|utility|utility not
D24|utils|utils package|vagrant|vagrant executa|valid chrome|valid service|validat hub|variabl is|variabl properl
D24|variant of|vault if|ve spelled|vector does|vector no|vector queryno|vectors valid|vehicle make|version but
D24|version cannot|version check|version current|version from|version glibc|version in|version max|version or
D24|version preview|version require|version specifi|version using|version when|vertexa|vertexa publish|view not|vimeo
D24|vimeo unable|virtual shims|visa|visa library|vl but|vosk|vosk small|was availab|was depreca|was marked|was removed
D24|was retired|was sunset|web lg|web route|webhook for|well known|west statema|westeur|westeur and|when install
D24|when set|which can|which model|which require|while compili|while searchi|whisper|whisper large|wikiped|wikiped py
D24|window cpp|windows gtk|wire|wire version|wiresha|wiresha tshark|with args|with binary|with cuda|with gpu
D24|with model|with multipl|with npm|with path|with protoc|with tex|with unknown|with windows|within package
D24|worker availab|workflo jobs|working tool|writer|writer not|writers driver|wrong elf|wss speech|www nltk|www nvidia
D24|xgboost library|xgboost version|yahoo options|yaml is|yaml load|yaml typ|yaml yaml|yandexg|yandexg latest|yml
D24|yml and|yml found|yml verify|you add|you probabl|you recentl|your compute|your generat|your hugging|your ocr
D24|your systems|your tessdat|your version|yoursel followi|yt|yt dlp|zamba|zamba forcaus|zstd compres
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
D24E24J30O30R24T30|mapping
D24E24J44R39T53|.parser
D24E24K24|.client not|code server|hbase|https webdav|nameser|the library|webdav example
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
D24E24R24|are no|c jsonrpc|check http|model acme|poppler
D24E24R30|.slumber base
D24E24R30T51|audio
D24E24R34|exited with
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
D24E34G24J24K41T39|.stream
D24E34K24T30|.backend
D24E34K43R24|ssh
D24E34O46P24|databas is
D24E36G24K37|statusc unavail
D24E37|allowed when
D24E37J24R30T37|.empty
D24E37K24O24R24T18|error please
D24E37K24O34P24R48T24|stateme
D24E37K24R24|.cluster
D24E37R24T34|org apache
D24E39K30T30|.down
D24E39L34R30T30|died
D24E39R24T34|apache
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
D24I24J24K24|.lm|.lm studio|.studio
D24I24O24R24|metrics
D24I24R30|each
D24J18R34T24|prefix
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
D24J37R48T49|at line
D24K24|.namespa|.t payload|correct and|https python|is enabled|library in|linux|locally|modal|movies|nominat
D24K24|oracled readthe|table docs|the docker|the local
D24K24P24|followi error
D24K24Q24|latest user|user guide
D24K24R24|seem|seem to
D24K24R24T24|inconsi
D24K24T24|cached
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
D24M30R44T24|card
D24M41R49T30|filter
D24O24|.cannot|.dag|.dapr grpc|and this|aws lambda|aws simpleq|aws states|because one|c aws|c simpleq|channel was
D24O24|code contain|contain code|crm key|dag|dag id|data directo|dataset acme|id nightly|json at|not created
D24O24|occurre aws|opt tool|or specifi|pulumi|read or|root cache|route was|ru leads|server file|simpleq|state store
D24O24|states eu|statest|store statest|the path|too old|west functio
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
D24R24|base en|binder|binder excepti|builder|c longer|c unimple|check it|chrome is|class docs|collect or|compila
D24R24|compila error|directl|dockere|dockere no|en base|encoder|error could|europe|exp|file from|for functio
D24R24|for languag|found from|found that|img|impleme for|index for|languag xx|large turbo|layout|listed|message line
D24R24|model bge|model please|needs|no matchin|of table|only allowed|please report|posixpa|posixpa dot|properl in
D24R24|protoco not|recogni the|relativ path|repo id|repo type|request method|schemes|schemes are|secretn|specifi and
D24R24|state machine|statusc unimple|task name|tenant id|the bucket|this could|unimple details|unknown command
D24R24|unknown encoder|unknown functio|unknown service|version are|version for|with idx
D24R24T24|.feature not|absolut|c data|checkpo|is support|missing from|not compati|sentenc|the install|tokeniz|unimple
D24R24T24|valid path|version was
D24R24T30|.impleme|.not impleme|during convers|exitcod|exitcod during|pandoc died|with exitcod
D24R24T34|open in
D24R30|beginni|date and|dialect|dot|english|for list|found using|importe|languag is|process please|request languag
D24R30|semanti error|support models|the target|vectors
D24R30T24|command line|compati|list of|path is|postgre|synthes
D24R30T28|check failed
D24R30T45|not recogni
D24R34|c method|cannot use|please select|precisi|relativ|semanti|support with
D24R34T24|for type
D24R34T34|formats
D24R34T39|jpeg
D24R37|.interpr
D24R39T24|specifi for
D24R41|de|mandato
D24R43|you mean
D24R43T24|mean
D24R44T44|=NotImplementedError
D24R47T24|.argumen
D24S24|failed not
D24S24T24|with exit
D24T18|in path|openpyx
D24T24|.data not|.ocr|.shell|.storage api|.ttf|=SystemExit|abortin|absolut path|add capable|also|based on|block type
D24T24|c enoexec|camelot|capable|capable backend|command antiwor|contain file|dec|decrypt operati|depreca version
D24T24|doc failed|documen invalid|docx file|docx is|dpi|exec format|extensi the|file but|fits|flac or|followi plugins
D24T24|gguf|http www|imageio pyav|install imageio|iomode based|jbig|might add|ner|no handler|pdfium|plugins might
D24T24|preview|proto|protoco version|pyav pip|require at|resolve this|sendmes operati|the checkpo|the decrypt
D24T24|the extensi|the non|the sendmes|thumbna|valid model|vl|yet support|zstd
D24T28|snappy
D24T30|.delegat|.it|.it down|.mail|.mail parser|.mark|.mark it|.no backend|based|constit|data file|delegat
D24T30|error constit|get page|image not|isn't|page count|pyav|tree
D24T34|.deseria|backend to|be read|check if|find backend|iomode|protobu|rar|with iomode
D24T37|format error
D24T41|flac
D24T52|.image
D28|dev ttynone|exist model|letters not|libvips|ttynone
D30|#127|#501|.airflow not|.ark not|.codec|.dbt project|.driver not|.entity not|.found entity|.info not|.messagi
D30|.messagi entity|.product|.pulp solver|.task not|.unsuppo product|.upgrade|.upgrade require|acme plugins
D30|additio ctypes|and add|and install|api deploym|appropr|archite|availab models|aws documen|bucket not|bucketn
D30|c deploym|c procedu|c support|call check|call pypando|can install|can pass|can read|check readme|client noticed
D30|cliente procedu|compile with|contain does|created the|data not|databas does|databas instanc|dbt|deploym for
D30|deploym within|directo additio|directo ffmpeg|directo models|docs depreca|docs was|doesn exist|doubao|doubao pro
D30|downloa pandoc|downloa to|driver manager|driver not|either install|elastic and|error realm|error unspeci|exe
D30|exist errorco|exist if|exist time|ffprobe|file named|find adapter|find zbar|for multipl|found either|found if
D30|found install|found model|found raw|found tdetail|from http|fs to|functio not|get install|get throttl|gettabl
D30|glpsol|gone the|https pypi|if it|image render|imageio ffmpeg|imagema|import nltk|in method|include pandoc
D30|install and|install anthrop|install fs|install https|install pandoc|install pypando|install upgrade|install using
D30|install with|install wkhtmlt|is install|it using|its life|kaleido|last minutes|lib libacme|lib python|libacme
D30|libacme so|library did|library not|life please|load has|locate library|lxml|manage to|manager can't|manuall in
D30|message bucket|messagi entity|method call|minutes please|mixtral|mixtral has|model command|model path
D30|model version|models tiny|module ensure|module is|moment and|nltk|nltk downloa|nltk nltk|no pandoc|no procedu
D30|no wkhtmlt|nosuchb when|not compile|not elastic|not manage|noticed|noticed that|occurre nosuchb|old not|on and
D30|open docs|operati system|opt lib|or call|or or|org project|otherwi please|package is|package or|pandoc and
D30|pandoc or|pandoc was|pass path|pip pip|procedu|procedu message|procedu procedu|procedu with|process can
D30|pulp cannot|py data|pypando|pypando downloa|pypando wheels|pypi|pypi org|python package|queue in|queue invoice
D30|read it|readme otherwi|realm does|render invoice|render pdf|reposit for|request file|require depende
D30|resourc import|retired|scripts|support but|system please|tab not|table does|tableno|terrafo|tessdat|that this
D30|the appropr|the aws|the deploym|the nltk|the transfo|this repo|this unknown|throttl functio|transfo library|ttf
D30|unknown product|unknown task|unspeci error|unsuppo model|unsuppo protoco|up correct|use pip|usr lib|usr share
D30|version has|version not|wait moment|wheels|wheels with|when loading|with include|wkhtmlt executa|wkhtmlt https
D30|xgboost|you created|your system|zbar|zbar shared
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
D30E41J24K46O30P24R37T24|last
D30E50G24K30O37|server is
D30F24|exists please
D30F24M34O24R30T24|because it
D30F34K30O30R37|.state
D30J24|functio name
D30J24K24|librari
D30J24O24P24|the table
D30J24R30|found availab
D30K24|and we|api models|python oracled|readthe|readthe io|realm
D30K24O24|co api
D30K24T30|.resolut
D30K34|message unknown
D30K34T24|to fetch
D30L24O24|this process
D30L24R24T24|.boost|.xg|.xg boost
D30L24R24T30|modules
D30L24R24T39|opencv
D30L24R30T37|in functio
D30L24T30|io opencv|opencv io|opencv modules
D30L34O24R34T34|.called|.called process
D30M24O24R24T39|this file
D30O24|are on|obtain the|specifi queue|update the|your operati
D30O24P24R37T30|documen for
D30O24R24|jobs in|program
D30O24R34T34|incompa
D30O30|c contain|errorco contain|file exists|specifi contain
D30O30R30|queue jobs
D30O30T24|it to
D30O34R24T24|.delta
D30P24|elastic|out the
D30R24|.channel not|.regex|.regex match|.scheme|cannot execute|en tiny|excepti no|excepti table|idx|model mistral
D30R24|models llama|not impleme|operati this|or cannot|pulp|queue does|server version|solver|tiny|tiny base|tiny en
D30R24|turbo
D30R24T30|.tessera|options|the end
D30R24T34|specifi the
D30R30|.pulp|invalid model
D30R30T24|find match
D30R30T30|ensure that
D30R43|did you
D30R45T30|foo
D30T24|.info|antiwor|dict keys|find model|from onnx|imageio|it manuall|open resourc|support please
D30T30|path or
D30T38|codec
D33|.such bucket|c nosuchb
D34|.command not|.missing depende|.queue not|add it|be install|client library|code index|ctypes|ctypes util
D34|databas not|deletio|executa found|exist crm|find library|found databas|found try|library called|life|load library
D34|nosuchb|optiona depende|qwen|such index|tessera is|this version|util find
D34E24|.t applica
D34E24F24R24|properl
D34E24K30L24T30|java
D34E24K30R44S24T51|end of
D34E24L24|manager
D34E24O24|functio render
D34E24O24R24|error databas
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
D34O24R24|opt|to obtain
D34O24R24T24|readme
D34O30R24|.channel closed|latest version
D34O30R30|the latest
D34O41R24|obtain
D34R24|.imprope|.imprope configu|such model|unknown model
D34R24T24|called|require by
D34R30|.dbt|.dbt runtime|can't find
D34R30T34|pandoc
D34R34T43|support by
D34R37T37|support for
D34T18|module named|no module
D34T24|optiona
D34T30|model safeten
D36R24|model does
D37|c gone|gone for|install it|leads old|message index|message model|shared library|with pip
D37E34O24P24|.queue
D37E37G28K24|loading
D37F24R24|method not
D37R24T24|plugins
D38|bucket does|specifi bucket
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
D41E34R34T37|backend
D41K24R24T30|py
D41M24R46T34|.not support|.support
D41O24R24T24|version is
D41O28R24T24|version of
D41T18|=ModuleNotFoundError
D42|index not
D42E24|tessera
D43|so cannot|to install
D43E24L24R24T45|ffmpeg
D43F24|c index
D44|object file|open shared|shared object
D45|c model
D45T18|please install
D46L24|executa
D46O30R24T24|.version
D48T24|pip install
D49O24T24|old
D49T24|pip
D51|not install
D53E24K24|library
D55T28|=ImportError
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
E24|.clijson decode|.cloudfl loop|.command timed|.composi sdk|.connect availab|.connect blocked|.connect exceede
E24|.connect grpc|.consist lost|.convers incompl|.coordin|.coordin not|.crashed run|.cursor|.cursor not
E24|.dagster executi|.dapr interna|.daytona timeout|.deezer http|.deezer retryab|.deliver|.died|.discord server
E24|.dist backend|.ec|.ec throttl|.empty page|.empty pool|.end point|.endpoin timeout|.engine dead|.ep|.ep fail
E24|.executi interru|.executo|.faceboo bad|.failed fetch|.failed request|.fallbac|.fatal url|.fcm server
E24|.finnhub request|.flagsmi api|.flow run|.for lock|.freshde server|.functio timeout|.future|.future timeout
E24|.gateway not|.gateway respons|.geocode parse|.geocode timed|.gitlab parsing|.grafana server|.group coordin|.halted
E24|.hazelca client|.hub broken|.incompl generat|.incompl respons|.infoblo timeout|.insuffi storage|.invoke
E24|.invoke timeout|.is full|.job timeout|.killed|.killed worker|.kucoin request|.ldap busy|.ldap respons|.ldap time
E24|.lifetim|.lifetim timeout|.linkup failed|.loop protect|.mailbox move|.mailbox store|.mailbox uids|.many streams
E24|.map|.map full|.market|.market closed|.master|.master reporte|.mastodo server|.mastodo service|.max restart
E24|.maximum wait|.mid|.mid stream|.modbus io|.move|.move in|.nameser|.no nameser|.not active|.not primary|.nsq pub
E24|.nylas sdk|.object lost|.op|.op failed|.operati timed|.parse api|.pdf poppler|.pending|.pending calls
E24|.plivo server|.pod|.point|.point interna|.polling|.polling timeout|.pool empty|.poppler timeout|.primary
E24|.process pool|.produce queue|.provide not|.pub failed|.pysnow|.queue is|.queue overflo|.queue timeout|.rates
E24|.rates not|.ray actor|.reply|.report|.reql availab|.reql op|.reql runtime|.resourc failure|.resourc timeout
E24|.respons body|.respons format|.restart exceede|.restart telegra|.retries exceede|.retries reached|.retryab http
E24|.rm operati|.run pod|.run wait|.runtime disconn|.runtime timeout|.sandbox termina|.scrapli timeout|.sensor
E24|.sensor timeout|.serial timeout|.server dead|.server halted|.server http|.server transie|.serverl|.serverl timeout
E24|.session pool|.severe|.shard not|.slow|.smb timeout|.smith request|.snmp timeout|.soft|.soft time|.space paused
E24|.spam|.spam assassi|.spark connect|.split|.split brain|.status line|.store unavail|.stream fallbac|.stream not
E24|.streams|.subproc output|.system mainten|.target|.target disconn|.telegra server|.tempora fail|.time exceede
E24|.timedou|.timeout exceede|.timeout nomad|.timeout warning|.too slow|.transpo protoco|.trino externa
E24|.twitch backend|.uids|.unexpec empty|.usb timeout|.valid worker|.vault down|.wait queue|.wait time|.waiter
E24|.waiting|.waiting for|.weaviat retry|.weaviat timeout|.websock queue|.worker crashed|.worker lost|.workflo timeout
E24|.xml parse|.yf data|=BufferError|aadsts transie|abandon|abort action|aborted leaf|about that|about where|above for
E24|abruptl|abruptl while|accept new|accept request|access was|accessi resourc|action of|action timed|active but
E24|active cluster|active it|active replica|active steps|activit startto|actor option|actor rendere|actor this|add to
E24|additio informa|address address|address host|adhoc|adhoc query|adjuste with|adjusti|adjusti the|admissi
E24|admissi for|afc|afc ea|after please|after pt|again server|again the|agent step|airline|airline respond|aj|aj timed
E24|albums|albums max|all nameser|all nodes|all request|all restric|all scrapin|all shards|all those|all tokens
E24|allocat allocat|allocat chunk|allocat failed|allocat row|allow delete|alltraf|alltraf did|already request
E24|amazon ec|an applica|an extra|an html|an illegal|an rpc|and initial|and premium|and tempora|another server
E24|answer message|answer the|answere servfai|answere the|anthrop peer|any instanc|any request|apache druid|apache org
E24|api could|api deepl|api events|api histori|api jsonrpc|api pub|api status|api stripe|api sync|api timed
E24|apiconn anthrop|apierro process|apierro search|applica interna|aql query|are process|are queued|are sending|asleep
E24|asleep the|asmx status|assignm|assignm for|assista message|async|async timeout|at api|at graph|at insuffi
E24|attempt exceede|attempt request|attempt while|audio metadat|availab channel|availab closing|availab from
E24|availab message|availab no|availab not|availab please|availab too|availab with|availab zone|awaitin datasou
E24|awaitin respons|bab|bab cce|back again|backend is|backend param|backend server|bad output|badserv|ban|ban free
E24|ban status|basic|basic nack|batch in|be active|be adjuste|be deploye|be submitt|be the|because no|because timeout
E24|become active|become ready|before finishi|before headers|before operati|before receivi|before replyin
E24|before timeout|being execute|being moved|bge ft|binance invalid|bitfine com|bitfine get|bitfine system
E24|blocked connect|bluetoo|bluetoo device|body could|body from|body msg|body or|body upstrea|bot claude|brain
E24|brain protect|breaker is|breaker still|broken if|broker not|brokert|brokert query|browser closed|browser failed
E24|browser on|browser timed|browser use|build error|build for|build logs|bundle|bundle but|busy bindres|busy ctrls
E24|busy message|busy none|busy request|busy try|but active|but all|but has|but timed|by amazon|by dev|by either
E24|by not|by one|by overcom|by token|by wlm|bytearr not|bytearr ssh|c airline|c asleep|c carrier|c cursorn|c downstr
E24|c driver|c ec|c edquot|c errorma|c etimedo|c event|c fatal|c hiberna|c hive|c hrana|c mainten|c memoryp|c metasto
E24|c nodes|c notwrit|c of|c one|c ready|c runtime|c soapenv|c stock|c unreach|c upstrea|c websock|cache openpix
E24|cache resourc|call script|calling collect|calls actor|can retry|can't retry|can't start|canceli|canceli stateme
E24|cancell by|cancell executi|cancell for|cancell maximum|cannot interpr|cannot invoke|cannot service|capacit for
E24|capacit in|capacit out|capacit unable|carrier api|carrier is|cart|categor histori|categor read|cause enginec
E24|caused from|cce|cce eecaf|cell executi|cell timed|center at|channel by|channel resourc|char content|check back
E24|check cloudwa|check please|check python|check redmine|check timed|checkin out|chunk of|ci|ci example|circuit fetch
E24|circuit search|class systeme|client details|client metadat|client rs|client took|clients|clients reached
E24|closed before|closed message|closed sqlstat|closing transmi|cluster docs|cluster event|cluster node|cluster or
E24|cluster out|code albums|code downstr|code presto|code product|code service|code timeout|codenam cursorn
E24|codenam notwrit|codenam primary|collect on|collect org|com conf|com empty|com functio|com geoip|com git|com jobs
E24|com market|com no|com operati|com origina|com pets|com print|com report|com reports|comes the|command apt
E24|command did|command executi|command node|common bad|complet due|complet severit|compute capacit|concurr categor
E24|concurr histori|conf pub|connect after|connect are|connect availab|connect exceede|connect later|connect pool
E24|constra server|contain for|contain launch|content an|content html|content resp|content service|content try
E24|content ty|continu with|conv node|convert process|core sw|core worker|couchba kv|couldn' get|cpp remote
E24|crashed session|crashed without|crawl request|crdt|crdt because|create exceede|create server|creatio sites
E24|crm args|crm on|csrc|csrc distrib|css timed|csv name|csv on|cuda error|cudnn|cudnn failure|cudnn status|curl error
E24|curl operati|currenc label|currenc rates|current active|current availab|current do|current input|current not
E24|current offline|current unavail|current using|cursor id|cursorn|dapr|dapr health|data could|data maybe
E24|data members|data message|data query|data serverb|data service|databas manager|databas message|databas please
E24|datasou|datetim datetim|dbms|dbms memory|dbx|dead letter|decisio|decisio query|decode mollie|decode object
E24|decoder jsondec|deepl com|default queued|delete block|deploy please|deployi|deployi descrip|deployi details
E24|deploym complet|deploym elser|deseria expecti|deseria using|detail could|detail zyte|details are|details bad
E24|details context|details please|detecte core|detecte router|dev rootcoo|devbox dbx|develop generat|device conside
E24|device is|device not|device unavail|diagnos contain|didn't respond|died before|died while|differe ml
E24|differe workers|directo listing|directo watch|disconn reset|discord was|disk full|disk is|disk partiti|disk quota
E24|distrib process|distrib transac|distrib user|dml|doc timed|docs message|domain not|doomed|doomed during
E24|double check|down debug|down errorla|down full|down in|downloa interna|downloa tempora|downstr request
E24|downstr service|dpy call|dqw premier|driver timeout|druid|druid query|duratio of|duratio seconds|during executi
E24|during find|during lambda|during placeme|during travers|ea|ea topolog|ec during|ec throttl|eecaf|eecaf error
E24|either github|elapsed yet|element urn|elser|elser model|embeddi content|empty https|enabled verbose|enablin
E24|enablin javascr|encount during|endpoin failed|endpoin my|endpoin the|endpoin to|endpoin unexpec|engines failed
E24|enough hosts|enough in|enough replica|entity set|entity wrapper|environ map|environ mapsize|ep|ep fail|err sys
E24|errmsg cursor|errmsg operati|errmsg the|errno disk|errno operati|error body|error cache|error client|error cuda
E24|error embeddi|error encount|error fatal|error gave|error groupco|error histori|error hosting|error leaf|error mnt
E24|error nccl|error overloa|error raw|error readtim|error receive|error regionn|error reply|error reporti
E24|error return|error system|error targetn|error timed|error tmo|error unavail|error websock|errorla retryab
E24|errorla the|errorme the|errorna exceede|errors client|errors keys|errors occurre|errors session|errorty insuffi
E24|evaluat of|event handler|event put|event timeout|events merges|events timed|example chat|exceede debug
E24|exceede distrib|exceede global|exceede home|exceede ms|exceede none|exceede org|exceede pexpect|exceede query
E24|exceede timed|exceede watch|exceedi timeout|excepti all|excepti an|excepti but|excepti model|excepti process
E24|excepti three|exec compile|exec tez|execute action|execute after|execute async|execute plan|execute query
E24|execute the|executi cancell|executi failed|executi or|executi retryin|executi role|executi status|executi this
E24|executi was|executi your|executo|executo executo|executo exited|exhaust resourc|exhaust tif|exhaust unable
E24|exist to|exited caused|exited or|exited prematu|exiting|expect string|expecte entity|expecte json|expecte not
E24|expecte timefra|expecte urn|expecti more|experie heavy|expired after|expired before|explici set|externa name
E24|extra mib|fail non|failed double|failed executi|failed exiting|failed interna|failed max|failed name|failed pub
E24|failed rpc|failed tempora|failed times|failed vertexn|failed we|failedj due|failure cudnn|failure error
E24|failure getting|failure lost|failure of|failure state|failure task|fatal error|fault java|fault timedou|fcm
E24|fcm server|feature flags|fetch error|fetch rates|fetched due|fetchin feature|fetchin https|fetchin task|ff to|fhir
E24|fhir search|files for|files tmp|find ms|finishi|finishi this|finnhub invalid|firecra|firecra com|flags http
E24|flagsmi|flagsmi api|for allocat|for crm|for dead|for global|for im|for lane|for mercury|for ms|for phrase
E24|for product|for reason|for scrape|for system|for trainin|for valid|format html|forward registe|found full
E24|found there|found unable|free respons|from backend|from command|from connect|from error|from flagsmi|from org
E24|from pool|from runtime|from servers|from valkey|ft failed|full message|full reached|full txt|fully loaded
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
E24|id bab|id exceede|id interna|id query|id state|illegal memory|illegal status|im|im failed|image build|impossi
E24|impossi to|in answer|in cluster|in hit|in hours|in mkv|in mx|in pool|in python|in reasona|in report|in safe
E24|in sleep|in stage|in torch|inciden not|incompl after|incompl generat|increas timeout|index state|inferen wait
E24|info refs|info write|informa exit|init setting|init timeout|initial has|initial incompl|initial or|initial search
E24|initial server|initial using|inotify instanc|inotify watch|inputst device|inserts|inserts stack|instanc availab
E24|instanc limit|instrum no|insuffi disk|insuffi system|interna bad|interna opc|interna process|interna tempora
E24|interpr|interpr mixpane|interru|interru maximum|invalid handle|invalid non|invalid xml|invokea|invokea operati
E24|is at|is deployi|is offline|is sealed|is startin|is turned|is warming|issue persist|issue please|it and|it current
E24|it indicat|it respons|it the|items key|its subsyst|its timeout|java net|javascr|javascr renderi|job aborted
E24|job after|job aj|job bge|js|js timed|json decoder|json error|json format|json html|json result|json type|jsondec
E24|jsondec expecti|jsonrpc|jsonrpc php|keep seeing|kernel didn't|kernel info|keyerro merged|keys in|kikimr
E24|kikimr cluster|kill|kill or|killed because|killed while|kuberne|kuberne api|kucoina interna|kucoinr
E24|kucoinr invalid|kv|kv cxx|label bad|label futures|lambda functio|lane|lane low|large capacit|larger environ
E24|last host|last worker|later code|later display|later server|later you|launch failed|ldapbus|ldapbus busy|ldaptim
E24|ldaptim timelim|leader failure|leader http|leader not|leaf error|leaf node|left after|left error|letter resulte
E24|library was|lic|lic example|lifetim|lifetim expired|like command|limit can|limit errorty|limit gib|limit given
E24|limit operati|limit regionn|limit total|line content|listeni|listeni timed|litellm midstre|llm acme|load please
E24|loaded collect|local message|local node|local queue|lock for|locked databas|log batch|log for|logs events
E24|long running|longer any|longer possibl|loop protect|lost task|low query|mailbox databas|mailbox move|mainten error
E24|mainten please|making the|manager is|many parts|many queued|many restart|many users|map currenc|map diagnos
E24|map full|map size|mapping within|mapsize|mapsize limit|marked dead|market closed|market is|market tickers
E24|matchin all|max attempt|max connect|max outboun|max pending|max thresho|maximum attempt|maximum errcode
E24|maximum stateme|maximum timeout|maximum wait|maxmind com|maxpool|maxpool timeout|maxtime errmsg|may solve
E24|may succeed|maybe not|mdb map|media when|meilise timeout|members are|members has|memory access|memory message
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
E24|nccl version|ncclien|ncclien timed|net sockett|netbox|netbox server|network issue|new request|new thread|nios
E24|nios timed|no answer|no communi|no healthy|no media|no nodes|no return|no servers|no slot|no snmp|no tomes
E24|node cudnn|node render|nodes availab|nodes down|nomad|nomad port|none basic|none service|none timesta|nosave
E24|not able|not broken|not elapsed|not netbox|not nonetyp|not primary|not properl|notion is|notwrit|null query
E24|null this|nylas|nylas sdk|object caused|object ff|object must|objectr|objectr was|occurre during|occurre ec
E24|occurre no|occurre refer|occurre runtime|occurre try|occurre url|of clients|of gb|of out|of render|of results
E24|of retry|of running|of stock|of timeout|offline for|oh|oh uh|on browser|on crdt|on differe|on peer|on pool
E24|on process|on recover|on server|on session|on udp|once deploym|only allow|only call|only option|only respond
E24|onnxrun ep|open trial|open usb|opened datetim|openpix|operati after|operati categor|operati complet|operati ibm
E24|operati search|or disconn|or disk|or errors|or forced|or pending|or report|or wallet|ora oracle|oracle initial
E24|orderse|orderse failed|org sbnn|our help|our servers|out attempt|out before|out bin|out configu|out conside
E24|out create|out during|out faultca|out httpsco|out if|out message|out no|out out|out parquet|out possibl|out query
E24|out request|out run|out runtime|out sending|out sql|out time|out title|out val|outboun|outboun streams|output code
E24|output no|output things|over memstor|over quota|overcom|overcom decisio|overcom stack|overflo reached
E24|overloa overloa|overloa server|overpas|overpas api|page of|page transac|page try|parse api|parse holders
E24|parsing the|partiti error|partiti it|parts in|passing timeout|pattern using|paused please|payment process
E24|pd client|peer has|pending calls|perform write|perform your|persist contact|persist to|pets timed|pexpect
E24|pexpect pty|phrase|phrase to|ping health|pinot|pinot server|placeme|placeme resourc|plan on|please resubmi
E24|poll for|polling devbox|pool default|pool general|pool has|pool initial|pool maxpool|pool pool|pool was
E24|pool within|poppler timeout|port disconn|port pool|possibl to|post for|post httperr|prematu signal|premier
E24|premier in|premium proxies|present on|presto|presto server|previou leader|primary code|primary contain
E24|primary errmsg|primary full|primary replica|primary stepped|print css|printer busy|printer on|printin
E24|problem locatio|process any|process cluster|process cpp|process failure|process getthin|process in|process pool
E24|process queue|process signifi|process timeout|process when|prod failed|product not|product variant|progres or
E24|progres try|properl scoped|protect excepti|protect we|provide returne|provide webhook|provisi request|proxies
E24|proxies status|pt|pty|pty spawn|pub bitfine|pub failed|pub map|pugrest timeout|put mapping|python set|qb severe
E24|qeiqe|qeiqe query|ql exec|query aborted|query again|query capacit|query exhaust|query monitor|query query
E24|query queryca|query queue|query select|query setup|query shop|query termina|query this|query timeout|queryca
E24|queryca too|queued on|queued queries|queued reason|queuepo|queuepo limit|raised timeout|rasteri|rasteri failed
E24|rates open|rates source|ray record|rdb|rdb snapsho|reach is|reached concurr|reached maximum|reached reading
E24|reached session|read is|ready error|ready message|ready please|ready service|ready standal|ready to|ready within
E24|reason capacit|reason number|reason schedul|reason service|reason the|reasona|reasona time|receive after
E24|receive before|receive fhir|receive from|receive request|receive retryab|receive see|receive very|receivi respons
E24|receivi timeout|recent failure|record ref|recover collect|redmine|redmine logs|redmine returne|ref creatio
E24|refs service|refused configu|region error|regionn leads|regiont|regiont over|registe schema|remote data
E24|remote process|render could|render invocat|render js|render the|rendere because|renderi|renderi and|replica for
E24|replica set|replica time|replica val|reply http|reply message|replyin|replyin to|report in|report user|reporte at
E24|reporti|reports failed|request badserv|request eu|request like|request may|request ml|request product
E24|request retries|request right|request soft|request sorry|request specifi|request sqlstat|request system|request vm
E24|request waiting|require index|reset before|resolut lifetim|resourc constra|resourc exist|resourc query
E24|resourc shortag|resourc to|resourc unavail|resourc xc|resp for|respond in|respond please|respond within
E24|respons got|respons info|respons interna|respons keyerro|respons query|respons request|respons respons
E24|respons returne|respons service|respons try|restart in|restart or|resubmi|resubmi your|result expired|result no
E24|result timed|results was|resume it|resumin|resumin your|retries continu|retries details|retries lambda
E24|retries model|retries we|retriev object|retriev this|retry again|retry run|retry tasks|retry times|retryab error
E24|retryab full|retryin may|return code|return execute|return valid|return was|returne interna|returne respons
E24|returne xx|role provide|rootcoo|rootcoo dml|router in|routine exec|row batch|rpc reply|rs region|rule parse
E24|run agent|run duratio|run encount|run poppler|run query|run result|running conv|running it|running or
E24|running queries|running request|running with|runs batch|runs log|runtime failed|runtime please|runtime when
E24|safe mode|sandbox functio|sandbox timeout|save rdb|sbnn|sbnn error|scale factor|scale out|schedul connect
E24|schema request|scoped to|scrape job|scrapin|scrapin engines|script kill|script you|sdk failed|sdk timed|sealed
E24|sealed on|search bundle|search cluster|search not|search open|search operati|search reply|search timed|searche on
E24|sec please|second timeout|seconds command|seconds current|seconds exceeds|seconds last|seconds pid|seconds server
E24|seconds the|seconds time|see build|see informa|see session|seeing|seeing this|select timed|selecte to|send operati
E24|send status|sending command|sensor|sensor has|server acme|server after|server audio|server busy|server databas
E24|server encount|server had|server https|server insuffi|server interna|server lic|server message|server request
E24|server send|server shutdow|server side|server timeout|server to|server took|server transit|server try|server typ
E24|serverb code|serverb content|serverb interna|servers hosting|servers pinot|servers raw|servers status|servert
E24|servert shouldr|servfai|service at|service git|service interna|service slow|service the|service this|service timed
E24|session acquire|session browser|session ef|session execute|session new|session request|session session|set object
E24|set orderse|setting init|setting wandb|setup and|severe|severe excepti|severit adaptiv|shard inf|shard is|shard on
E24|shard shard|shards|shards failed|shortag|shortly name|shutdow nosave|side error|sigkill job|signal|signal sigkill
E24|signifi|signifi slower|site is|size overflo|size paramet|sleep|sleep state|slot availab|slower|slower than|smartsh
E24|smartsh com|snapsho but|snmp respons|soap server|sockett read|soft doomed|softtim|solve the|solve time
E24|soon display|sorry about|source not|spamass|spamass timed|sparkex job|spawn|spawn object|spawn spawn
E24|specifi please|specifi request|spent|spent ms|split brain|spool|spool space|spxerr timeout|sqlstat routine|src pd
E24|stackcr|stackcr failed|stage failed|stage failure|stage tid|standal|standal initial|standby|standby visit
E24|start tag|start tika|startin please|startto|startto timeout|state asleep|state build|state error|state paused
E24|state standby|state success|stateme due|stateme executi|stateme timeout|status after|status deadlin|status disk
E24|status executi|status for|status insuffi|status line|status server|status system|status unknown|stepped
E24|stepped down|steps run|still in|still initial|still open|stock resourc|stop by|stopped and|storage on
E24|storage reason|str bytes|streams is|string argumen|string deadlin|subsyst|subsyst is|succeed if|suffici capacit
E24|suffici large|sum but|sum cancell|summary timed|support errorty|surpris|surpris http|suspend resume|svc out|sw in
E24|sync crm|sync replica|sys temp|system failure|system mainten|system problem|systeme|systeme severit|systemm
E24|tab crashed|table logs|targetn|task check|task class|task current|task exceede|task id|task in|task read|task run
E24|task sum|tasks sync|technic|technic reasons|temp|temp tempora|tempora authent|tempora down|tempora ec
E24|tempora system|termina abruptl|termina all|termina the|tessera process|text add|tez|tez teztask|teztask
E24|teztask vertex|tgetope|tgetope failed|than inserts|than seconds|than tasks|that attempt|the airline|the allocat
E24|the backend|the bank|the device|the disk|the downstr|the executi|the expect|the future|the gateway|the handle
E24|the invokea|the issue|the kuberne|the lambda|the logs|the mqtt|the mysql|the overpas|the ping|the pool|the replica
E24|the resolut|the site|the upstrea|the warehou|thing insuffi|things you|this explici|this informa|this instanc
E24|this ip|this objectr|this region|this scale|those workers|three|three members|throttl by|through our|tickers
E24|tid executo|tid none|tif error|tika server|time error|time in|time left|time long|time ran|time spent
E24|timedou dynamic|timedou waiting|timelim none|timeout backgro|timeout code|timeout config|timeout duratio
E24|timeout during|timeout excepti|timeout failed|timeout has|timeout httpsco|timeout last|timeout locatio|timeout not
E24|timeout pid|timeout query|timeout raw|timeout reading|timeout see|timeout setting|timeout value|timeout when
E24|timeout with|times message|times most|timesta none|title could|title domain|title gateway|title website|tmo
E24|tmo timeout|tmp out|to abandon|to active|to actor|to answer|to cart|to discord|to disk|to failedj|to failure
E24|to kernel|to launch|to nios|to our|to persist|to poll|to provisi|to render|to respond|to sandbox|to spamass
E24|to stage|to stateme|to stop|to technic|to transit|tokens current|tomes|tomes availab|took longer|tool crawl
E24|torch csrc|total exceede|total max|total time|trace above|trace for|traffic please|trainin job|transac total
E24|transie error|transla is|transmi channel|travers|travers evaluat|trial call|trinoex|trinoex type|trinoin
E24|trinoin type|true fbtrace|try adjusti|try enablin|ttl|ttl exhaust|turned|turned off|ty|type assista|type cas
E24|type downstr|type externa|type unreach|uh|uh oh|unable get|unavail ctrls|unavail gql|unavail intuit
E24|unavail paerror|unavail please|unavail raw|unavail remote|unavail search|unavail server|unavail tempora
E24|under heavy|unexpec before|unexpec conditi|unexpec element|unexpec empty|unexpec html|unexpec http|unexpec server
E24|unexpec while|unknown executi|unknown xml|unreach backend|unsucce the|up after|upload pack|upstrea connect
E24|upstrea error|upstrea failure|upstrea gradio|upstrea no|url all|url as|url couldn'|url to|urn html|us through
E24|usb printer|use browser|use larger|use more|user memory|users please|using deseria|using differe|using gib|utf url
E24|valid graphql|valid host|valid worker|valkey is|value seconds|variabl ray|variant alltraf|vault is|vehicle is
E24|vehicle or|vehicle state|verbose error|vertex failed|vertexn|vertexn map|very|very surpris|vf|vf scale|vm size
E24|wait on|wait time|waiter|waiter stackcr|wallet gateway|wandb init|wandb setting|warehou is|warning functio|was an
E24|was answere|was being|was cell|was created|was encount|was expecti|was interru|was network|was selecte|was tcp
E24|watch can|watch limit|watch timeout|we current|weaviat timed|webhook or|website ban|websock error|websock was
E24|west amazona|when making|when printin|when waiting|where this|while accessi|while checkin|while forward
E24|while polling|while the|with bot|with httpsco|with invalid|with next|with out|within specifi|without additio|wlm
E24|wlm abort|worker exited|worker log|worker matchin|worker that|workers but|workers died|wrapper|wrapper inciden
E24|write primary|write timeout|write type|wrong extensi|wrong somethi|wrong while|www bing|xml start|xmlrpc bad
E24|xmlrpc common|xx server|yet circuit|yet ready|you keep|your cloudwa|your file|your pattern|zone you|zyte|zyte api
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
E24H24|for text|nginx|out for|pack|server nginx
E24H24I24M37O34P45R34T30|request was
E24H24K24P49|in seconds
E24H24K30|adaptiv
E24H24O39P44|of concurr
E24H24P24|complet the
E24H24P39|slow down
E24H24P42|slow
E24H30O24P37|many concurr
E24I24|.client timeout|.respons timeout|.shard|.task timeout|c modeler|complet within|executi timed|from primary
E24I24|in process|inferen hugging|invocat timed|modeler|modeler when|occurre modeler|on endpoin|primary with
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
E24J24R30T24|startin
E24J24R30T30|parsed
E24J24R34T30|double
E24J24T24|the json
E24J28K30P24|at state
E24J30|to return
E24J30R24|.action|is expecte
E24J30R30T34|extra
E24J30R30T37|.parsing
E24J33R34T52|.format
E24J34R30T30|while parsing
E24J34R34|.functio
E24J45R45T49|parsing
E24K18|line bytearr
E24K24|.binance websock|.bravado|.device not|.dist|.fetchin|.generic|.invalid metadat|.ldap server|.pool exhaust|.reql
E24K24|.selecti|.selecti timeout|.server pool|.server selecti|.url fetchin|acs goto|active server|after maximum
E24K24|api datadog|api mlflow|api mollie|been downloa|bin ssh|braintr com|caught|caught excepti|check system
E24K24|checksu does|closure with|databas or|descrip topolog|downloa but|easypos com|easypos if|error httpcon
E24K24|excepti class|expired sqldriv|ff|for connect|get connect|get content|goto page|guide trouble|hyt|hyt hyt
E24K24|hyt microso|io last|last caught|login timeout|mailjet|mailjet api|match please|memcach get|mlflow|mlflow runs
E24K24|mnt|mollie com|mollie httpsco|navigat acs|not not|of tries|on navigat|or network|or try|out connect|page goto
E24K24|ping|please let|pool after|promptl api|ray|reached connect|realms protoco|reason shutdow|receive valid
E24K24|respons after|retries check|retry loading|server availab|server connect|server pool|server session
E24K24|servers serverd|session closed|sockett ms|sqlstat hy|status at|status custome|str local|string unavail
E24K24|support easypos|sw|system status|the sha|timeout caused|timeout sockett|timeout topolog|to mailjet|token caused
E24K24|topolog descrip|topolog id|topolog type|tries|type unknown|udp|unavail message|unknown servers|user timeout
E24K24|weaviat failed|with easypos|with mollie|with request
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
E24K30|caused connect|closed unexpec|closure|connect closure|connect forced|connect id|connect ms|connect token
E24K30|during query|forced broker|forced connect|generic error|git example|host shop|in max|in non|litellm apiconn
E24K30|meilise httpcon|ms connect|openid connect|protoco openid|realms|retries in|retries retry|server unavail
E24K30|serverd server|sha checksu|source error|stripe if|to communi|to redis|unreach|url realms|with stripe
E24K30O24|.git protoco|c hy|redis connect|retry timeout
E24K30P24|connect failure|websock
E24K30P34|server has
E24K30R24|.no valid|after ms|hy|is closed|modbus|modbus error|openid
E24K30R34|.mixpane
E24K30R48T24|.valid
E24K30T24|from memcach|memcach|schedul
E24K34|at http|connect lost|error after|excepti connect|request excepti|request httpsco|serverd
E24K34R24|the endpoin
E24K34R34T24|checksu
E24K37|complet message|message body|peer closed|remote host|sending complet
E24K37R24|generic
E24K39|closed the
E24K41|aborted remoted|remoted|remoted remote|without sending
E24K42|.remote protoco
E24K44|can't connect
E24K44T34|broken
E24K45|.connect closed|end closed|remote end|without respons
E24K45R24|mysql server
E24K45R30|mysql
E24K46O24R24|tcp
E24K48P24|.max retry
E24K49O24R30|resolut
E24K50|or service
E24K51|connect aborted
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
E24O24|.databas unavail|.exa query|.exa request|busy redis|busy running|cas|data out|dbi operati|failedj|full environ
E24O24|in sync|instanc has|message pending|new session|no reason|not execute|now try|pending previou|previou query
E24O24|product is|puterro|puterro at|query complet|query was|receive error|refresh and|severit server|sql the
E24O24|state and|stock|to another|transac cancell|while it
E24O24P24|again once|are current|request or
E24O24P30R24|c executi
E24O24P34|wait and
E24O24R24|.execute|.precond failed|.reporte|at this|create file|db dbi|dbi|ibm db|id id|keyerro
E24O24R24T34|mdb
E24O24R30|.descrip|.descrip code|.has|.has descrip
E24O24R50T40|element
E24O24T24|.put
E24O30|.in progres|.progres|errorla|holders|on lock|please refresh|running script|transac aborted|try the|use by
E24O30P24|some time
E24O30P30|after some
E24O30P41|.operati failed
E24O30R24|.zmq base|script
E24O34|aborted due
E24O34R24|for resourc|in state
E24O37|current in
E24O45P34|is being
E24O49|.lock
E24P24|.active|.bus server|.webexte|apierro cluster|apierro status|app has|by too|c block|code me|code serverb
E24P24|com greylis|disk usage|display message|elapsed|exceede failed|exceede flood|excepti too|flood stage|gave
E24P24|gave up|greylis|greylis please|histori data|jobs caused|letters blocked|making|me max|message null|name node
E24P24|oauthex is|over limit|queries is|request disk|resume|retry using|search request|seconds reached|send request
E24P24|sending too|server too|shouldr true|stage waterma|status excepti|the availab|time has|type system|url jobs
E24P24|waterma|waterma index
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
E24Q24T30|.reached
E24R18T28|.lxml|.lxml syntax
E24R24|.aql|.aql query|.bad object|.brother|.brother ql|.executi timeout|.netmiko base|.operati rejecte|.port
E24R24|.port audio|.query execute|.soap|.soap fault|account that|action before|actor died|any result|api no
E24R24|api respond|aql|at command|bank or|be str|because more|c availab|c phase|c process|calling get|center|com the
E24R24|comes|config for|crawl|created in|cursor|ef|email account|err aql|error http|error to|forward|gradio|gradio app
E24R24|http bad|http reason|inciden api|index has|inf not|info chrome|inputst|instrum|it can|leaf|limit message
E24R24|max number|name rendere|occurre the|opening inputst|paerror|pd|pending action|pets|poll|print|ql|read csv
E24R24|returne invalid|server did|session info|slot|soap|solr respond|split|state not|stopped|the instrum|the pending
E24R24|timefra|timeout after|to evaluat|to solve|verbose|warning|with non
E24R24T24|data or|engines|excepti failed|expect|forms|gotenbe|gotenbe forms|http gotenbe|mdb put|parts|put mdb
E24R24T30|.batch
E24R24T33|found line
E24R30|.cell|.exceede result|.flagsmi|.flagsmi client|billing invoice|failed at|informa about|mercury|none searchr
E24R30|or one|phase|phase executi|retry or|search phase|searchr|searchr none|to restart|trainin|urn billing
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
E28K54|by peer|connect reset|reset by
E28P30|your searche
E28P33|by respons
E28P33T24|respons too
E28P38|.after|.retry after
E28P40|per hour
E28T30|formed invalid|not well|well formed
E30|#1|#103|#106|#189|#241|#440|#520|#521|#524|#552|#598|.aerospi|.again|.agent runtime|.ambiguo timeout|.bad gateway
E30|.busy loading|.cardles interna|.celery|.crashed|.db server|.device overloa|.fs timeout|.get timeout|.http server
E30|.inferen endpoin|.insuffi resourc|.kafka timeout|.max connect|.meilise timeout|.on mainten|.overpas gateway
E30|.overpas unknown|.query timeout|.restart|.sdk timeout|.smith api|.smtp connect|.taskiq result|.tempora unavail|.un
E30|.un ambiguo|.unknown content|.write timeout|achieve|achieve consist|after secs|after waiting|again soon|alive
E30|alive replica|and make|and was|api has|api html|api respons|api server|are facing|awaitin|become|bitfine
E30|breaker opened|c backend|c databas|c down|c eio|c full|c gocardl|c maxtime|c notionh|c out|c time|call timeout
E30|cannot achieve|carrier|cause upstrea|client attempt|client request|clientr|clientr waited|cloudwa|cloudwa logs
E30|cluster the|code institu|codenam maxtime|complet your|connect from|consist level|consist quorum|contact the
E30|context deadlin|current respond|current space|dataset in|desc server|device error|device overloa|device tmp
E30|died unexpec|dns operati|do answere|down error|downstr|enginec|enginec encount|err device|errno inotify
E30|errno input|errno too|error fetchin|error operati|error or|error somethi|errorco serverb|exceede timeout
E30|exceede would|excepti memory|facing|facing some|failure sec|failure thresho|few seconds|for replica|for result
E30|for some|from api|from rendere|gateway from|have rate|head html|head title|heavy|host capacit|html head
E30|http interna|http service|httperr server|in memory|in output|in timeout|info consist|inotify|institu down
E30|institu error|interna message|is loading|is thrown|issue see|its stateme|json respons|json with|kafkati
E30|kafkati failed|last failure|launch|leader for|level quorum|likely due|limit full|limitin set|many open|maximum gib
E30|maxtime|memory storing|message attempt|message operati|message out|message somethi|message timed|message unambig
E30|metadat after|mimetyp text|node is|node timed|nodes respons|none the|not get|not respond|notion api|notlead this
E30|of host|of ms|of query|of second|ok errmsg|only respons|open until|operati exceede|or shutdow|or warehou
E30|out receive|out receivi|out some|overloa src|owner to|pattern not|queries for|query cancell|query killed
E30|queue full|quorum|quorum info|quorum require|reached circuit|receive only|receivi message|regionn|remaini last
E30|replica alive|replica nodes|replica that|require replica|respons message|respons no|respons to|result from
E30|result of|results has|run task|sandbox was|scale|searchi for|sec remaini|see stack|server do|server load
E30|server log|shipmen shp|shp caused|shutdow in|some object|some partiti|some trouble|specifi timeout|ssh openssh
E30|start new|stateme or|stateme reached|storing|storing object|summary error|system busy|system resourc|task results
E30|tempora error|the actor|the carrier|the invalid|the moment|this institu|thrown|thrown if|timedou|timeout timed
E30|timeout try|title head|to accept|to become|to clientr|to notion|to replica|transie general|transit to
E30|trouble complet|type downloa|type institu|unambig|unambig ec|unambig timeout|unavail excepti|unavail type
E30|unexpec mimetyp|unknown content|until failure|update metadat|upstrea upstrea|url shipmen|use gib|valkey|waited
E30|waited seconds|warehou timeout|warming|warming up|was cancele|while awaitin|while connect|with bytes|with unexpec
E30|worker died
E30F24|respond to|secs
E30F24O24|shipmen
E30F24O24R24|invalid state
E30F24R24|.cardles pro|.pro
E30G24|current unable|message service|respons in|system is
E30G24K24R24|inciden
E30G24R24T30|before the
E30G24R34|error details
E30G30P24|too busy
E30G34|later type
E30G34J24K24M24P30|high
E30G39|is overloa
E30H24|service failed
E30H24P30|limitin|rate limitin
E30I24|exceede deadlin|message upstrea|operati receive|receive server|the timeout|timeout the|took too
E30I24K30|amazona|amazona com
E30I24K37M24Q30|not complet
E30I24O24P30R24T24|invocat
E30I24P24|conside increas
E30I24R24|long to
E30J24|.invalid respons
E30J24K30|forced
E30J24M24R34T24|that is
E30J24R30T43|string line
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
E30K30|.auto reconne|.broken|.reconne|configu timeout
E30K30O24|time out
E30K30O24R30|.modbus
E30K30T30|.memcach server
E30K33O24R37T24|illegal
E30K34|connect timeout|error caused|shop example|weaviat
E30K34R24|.endpoin
E30K34R34T30|.memcach
E30K37|.handlin|.respons handlin
E30K43|.disconn
E30K45R24|lost
E30K47|.communi
E30K47O24|disconn
E30K48|tempora failure
E30K49|closed connect|connect without
E30K50O24|connect connect
E30K56|error connect
E30K71|connect refused
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
E30P24R34T30|http https
E30P30|.server busy|retries reason|seconds and
E30P30R39T24|coordin
E30P34|exceede on|was termina
E30R24|.hive|.hive server|.on|additio error|currenc|details provide|error try|flow run|inferen endpoin|maximum executi
E30R24|no additio|retryab|service error|sum|to true
E30R24T24|.ambiguo|be fetched
E30R30|error title
E30R30T24|duratio
E30R34|be resolve|in search|load too|solve
E30R37|query executi
E30R53T44|.syntax
E30T24|.loading|soon
E30T28|.xml syntax
E30T30|mimetyp|not detecte
E30T33|column string
E30T40|prematu
E33|c device|c gateway|c left|c on|error server|etcdser leader|leader changed|more space|problem please|tempora unable
E33K70|errno connect
E34|.exchang not|.interru|.leader|.leader for|.mainten|.max retries|.not leader|.operati timeout|.pool timeout
E34|.read only|.wait timeout|after millise|after sec|against read|answere|by readtim|bytes receive|c emfile|c enospc
E34|can't write|code html|decode json|details deadlin|error notlead|errorty timeout|exceede details|exceede time
E34|express evaluat|fix this|for task|gateway for|get timed|in express|in few|json data|message timeout|millise
E34|millise with|ms exceede|non json|notlead|only replica|out timeout|request later|resourc name|the leader
E34|thresho reached|time limit|to fix|trinoqu|trinoqu type|would use|write against
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
E34K33O41P24|.transie
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
E34P24|.arxiv|again shortly|api query|arxiv|arxiv org|export arxiv|https export|org api
E34P30|serverb
E34R24T43|.xml
E34R30|.vespa|code summary|map
E34R37|while executi
E34R43|.prometh|.prometh api|error errorty
E34T24|after attempt
E36K34|unavail details
E37|#421|.cluster down|.invalid json|.malform respons|.result timeout|.worker|breaker|circuit breaker|cluster leader
E37|is down|maxmemo|memory maxmemo|no cluster|nodes|query exceede|readtim|readtim httpcon|service tempora|type text
E37|under mainten|used memory|when used
E37G24O24|.not ready|.ready
E37G39|.overloa
E37I24|c deadlin|out in
E37I24K30|respons receive
E37I24R24|executi time
E37I24T30|the read
E37I30|#424
E37I37|request timeout
E37I46|#408
E37J24R24T30|.malform
E37K24|encount an|receivi|shutdow
E37K24O24P24|timeout expired
E37K24R24T24|if the
E37K30|#599
E37K37|error communi
E37K44|.connect timeout
E37K51O46T24|aborted
E37L24T24|on device
E37L37|.of memory
E37O24|is busy
E37O24P30R24|of seconds
E37O30P30R30|retry your
E37P24|memory limit
E37P30R34|.overpas
E37P40|error respons|many error
E37R24|.request executi|rendere
E37R30|message query
E37R39|error query
E37T24|no space|timeout while
E37T30|.content type
E38|notion
E38J39R46T58|.parse
E38T24|space left
E39|.http timeout|.request timeout|.time limit|an interna|body bad|gateway body|gateway html|html bad|is under
E39|logs for|sec|timeout error
E39F34I24O24R24T24|cancell
E39G49P24R24|overloa
E39J24K34|after retries
E39J41T43|.json decode
E39K24M41T43|.content
E39K24P34|.wait
E39O24|cluster is
E39T30|text html|to decode
E40I30K24O37|c timeout
E41|.breaker|.circuit|.circuit breaker|.timeout expired|code interna|insuffi resourc
E41G24O45P30|.busy
E41I24K37|connect timed
E41K24|out waiting
E41K24M30R39T37|encount
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
E44G43I24K24|.interna server
E44I30|deadlin exceede
E44I43|.api timeout
E44J30R24T30|expecti value|value line
E44J44R24T43|column char
E44K49P24|.pool
E45G37O47P24|busy
E45I24K24|has timed
E45I30|out while
E45J41R37T43|expecti
E45K24L24|pool
E46G30I37|#504
E46H38I34O30|after seconds
E46H38K24O41P43R24|please retry
E46K61O24P28|host port
E46O24|timeout of
E47G30K36|.service unavail
E47K61P28|httpcon host
E47K62P28|httpcon
E47P18S18|error service
E48|replica
E48O24|leader
E49I24K45O34P39|@retry
E49K24O24|c interna
E49O30P24|c server
E50G30O43|tempora unavail
E51I24K24|out read
E51K30|interna error
E52G24K24|interna server
E52G44H40K24O37P52T24|again later
E52I24|operati timed
E52I24K24|port read
E52I30K24|read timeout
E52I37K24|out after
E52I42K24O30|=TimeoutError
E53G30K34P30|c unavail
E53I24K24|read timed
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
F24K39R30T36|dd
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
F30O24|.gitlab create
F30O24P24R24|.idempot
F30O24R24|c name
F30O24R34|validat excepti
F30O30|this idempot
F30O45R24|already in
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
I24|anthrop claude|api attempt|attempt increas|attempt timed|call excepti|cancell context|contain in|contain primary
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
J18R24T28|for int|int with|invalid literal|literal for
J24|.agent parsing|.baml validat|.beartyp door|.byte|.byte parser|.call not|.call validat|.cattrs|.class validat
J24|.computa|.convert|.door|.door hint|.extra keys|.field invalid|.forbidd extra|.hint param|.humanlo|.humanlo runtime
J24|.instruc retry|.invoker|.iterabl validat|.kernel functio|.llm malform|.llm no|.malform action|.metric computa
J24|.missing value|.multipl structu|.next|.next agent|.no action|.output check|.output validat|.outputs|.param violati
J24|.ragas output|.require field|.respons parsing|.schema missing|.schema parse|.schema value|.service invalid|.strict
J24|.strict yaml|.string|.string not|.structu outputs|.studio predict|.tool invoker|.tool schema|.tool usage
J24|.undefin next|.unknown tool|.yaml validat|access raw|action after|action input|actual output|adapter chatada
J24|adapter jsonada|additio propert|address from|advance|advance fsm|after documen|after thought|age error|age many
J24|age not|age propert|age should|agent assista|agent must|agents in|agents list|aimessa|aimessa with|allowed data
J24|allowed thought|an action|an output|answer citatio|answer must|answer source|apply chat|arbitra|arbitra text
J24|args id|argumen are|argumen total|as part|ast|ast call|at age|at order|at total|attribu name|availab fields
J24|availab tools|bamlval|bamlval message|be class|be helpful|be int|be low|better|better evaluat|block end
J24|block mapping|brief|brief to|but did|by xls|bytes but|c json|calcula eval|call but|call chatcom|call none
J24|call object|call returne|call str|calls name|calls that|calls use|cannot help|charact line|chatada|chatada failed
J24|chatcom id|choices in|citatio|citatio is|class float|claude haiku|code evaluat|code parsing|code snippet
J24|coerce value|col here|col total|colour unknown|column age|column type|columns in|complet total|contact invoice
J24|contain age|content after|convert text|corresp toolmes|create issu|data colour|data must|datafra columns
J24|delimit or|detect|detect valid|dict score|dict str|die|die if|documen line|doubled|doubled paramet|due missing
J24|edit fil|editor|end but|equal input|error many|errors for|errors generat|errors output|errors value|eval score
J24|evaluat exact|evaluat llm|evaluat model|even|even after|exact|exact match|except|except extensi|existin tool
J24|expecte block|expecte series|expecte you|expecti an|express unexpec|extensi id|extra fields|extra keys
J24|failed guardra|failed while|few of|field id|field total|fields except|fields missing|fields parsed|fil|fil is
J24|files doubled|final answer|final output|final respons|first few|float for|float seven|followi bytes|for answer
J24|for final|for for|for require|for schema|for ticket|for typeada|format missed|found aimessa|found arbitra
J24|found scalar|from complet|from llm|from model|from output|fsm|fsm for|functio functio|functio serch|functio tests
J24|further files|get total|github create|gmail sendmia|got object|got seven|got validat|grammar error|guardra validat
J24|haiku|haiku returne|have type|hello world|help with|helpful|here are|high type|if unbeara|in agent|in code
J24|in datafra|in it|in plugin|in tool|includi retries|incorre returne|index was|info is|instanc many|instanc openapi
J24|instanc total|instead of|instruc does|int sub|integer failed|integer found|into pydanti|invalid ipnetwo
J24|invalid return|invalid sequenc|invalid workshe|invoice failed|invoice from|invoice when|invoke the|ipnetwo
J24|is class|is seven|issu|json does|json eof|json invalid|json output|json string|json when|json you|jsonada
J24|jsonada failed|jsonsch model|key query|keys not|langcha errors|librari further|line ast|line model|list does
J24|list model|litellm jsonsch|literal detecte|literal error|llm outputt|llm respons|llm returne|low medium|lower case
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
J24|sendmia not|sequenc as|serch should|series to|seven got|seven input|seven that|slug github|snippet|snippet is
J24|source field|steps input|str attribu|str replace|string at|string from|string literal|string on|string startin
J24|string unexpec|structu content|structu dict|structu order|structu respons|support multipl|sure expecte|table you
J24|templat tool|text into|than equal|than words|that do|the answer|the plannin|the regex|the structu|those tool
J24|thought was|ticket priorit|to advance|to apply|to calcula|to coerce|to detect|to invoice|to type|too brief
J24|tool edit|tool even|tool gmail|tool invoice|tool name|tool not|tool with|toolmes|toolmes here|tools search
J24|tooluse please|tot|tot for|total actual|total class|total expecte|total has|total must|total raw|total str|totl at
J24|trouble guide|type less|type literal|type number|typeada|typeada invoice|unbeara|unbeara value|unexpec at
J24|unexpec content|unknown field|unparse|unparse root|urgent|urgent input|use better|use trouble|valid integer
J24|valid ip|validat after|validat errors|value diction|value hello|value input|value root|value seven|value steps
J24|value text|value urgent|was forced|when expecti|when only|with agents|with raw|with slug|with tool|workshe name
J24|world|world is|wrong value|xls|xls format|xxxxxxx|your code
J24K24|corpus librari|eof while|tests|tests corpus
J24K24O24R37|least one
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
J24O24R39|equal to
J24O24R43T24|equal
J24P24T33|actual
J24P30R30|tool search
J24Q24|.ragas|call argumen
J24R24|.agent executi|.api validat|.functio not|.invalid dimensi|.wrong type|an integer|are the|argumen path
J24R24|argumen please|c wrong|calls to|case|chat templat|choices|column not|detecte at|eval|for tool|got tool|grammar
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
J24R34|.dimensi|of value|value type
J24R34T24|.schema validat|datafra|regex
J24R37|.sqlglot|field named|must contain|no field
J24R39|or equal|than or
J24R39T24|type for
J24R39T30|class str
J24R41T24|be less
J24R47|totl
J24R48T30|be one
J24S18|.cant|.cant handle|no tool
J24S24T24|output for
J24T18|expecte at
J24T24|.extra|.iterabl|.lex|.metric|.tablib|.unexpec charact|be shorter|constru for|context at|current parser
J24T24|data total|double quotes|enclose|enclose in|expecti propert|in double|int instead|mapping in|matches in
J24T24|name enclose|no termina|not produce|one is|parser context|quotes line|schema but|shorter than|termina matches
J24T24|type shop|unsuppo message|when parsing
J24T28|delimit line
J24T30|column expecte|hello|schema total
J24T34|.unexpec input|in unicode
J28|about forty|be instanc|data age|forty|forty input|invoice total|many should|raised validat|value about
J28T24|int for
J30|.adapter parse|.base validat|.beartyp|.beartyp call|.beartyp hint|.call hint|.dacite|.dacite field|.functio call
J30|.hint|.hint violati|.json schema|.pickle base|.reduced|.reduced pickle|an instanc|answer line|as str|asked for
J30|by model|c format|c tool|encoura|encoura the|expecte float|failed generat|field age|find output|float got
J30|functio please|generat json|got str|hint class|id call|int as|int got|invoice validat|key age|lm respons|many not
J30|many violate|maximum retries|message type|model answer|model but|not documen|not extract|not instanc|output fields
J30|output sure|prompt see|prompt to|propert failed|respons lm|return specifi|see failed|serch not|str many|sure here
J30|thought|to encoura|type hint|type in|untermi string|update your|validat require|validat type|value many
J30|violate type|was returne|while structu|you asked
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
J30R37T24|type int
J30R37T42|line col
J30R43T39|expecte one
J30T24|.pickle|be dict|require in|str is|total seven
J30T28|expecti delimit
J30T33|delimit
J30T43|.marked|.marked yaml
J33|.addr|.addr format|dev float|diction value|errors pydanti|expecte int|float parsing|for diction|for further
J33|further informa|https errors|informa visit|number type|number unable|parsing input|pydanti dev|str for|string as
J33|total input|value data
J33L24R30|type float
J33R24|as number
J33R24T33|literal
J33R37T30|be valid
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
J44R37T38|structu
J48O24R52T46|int
K18|.closed resourc|.connect phase|.connect socket|.engine io|.phase|.phase base|bytearr nonsens|econnre receive
K18|errqueu|illegal header|receive through|refused econnre|through errqueu
K18R30T24|nonsens
K18T24|header line
K24|#111|.alchemy timeout|.alchemy wait|.amqp heartbe|.ansible connect|.ansible runtime|.ares|.artifac downloa
K24|.b connect|.b simple|.backend communi|.bad connect|.bad namespa|.base ssh|.bleak device|.box network
K24|.bravado connect|.brokers|.brokers availab|.bus communi|.carrier|.certifi fetch|.chunked|.chunked encodin
K24|.code unreach|.comm closed|.command failed|.connect dns|.connect forced|.connect not|.critica|.critica api
K24|.dagster user|.daytona connect|.db connect|.dist network|.enabled|.exa connect|.failsaf|.flight|.flight unavail
K24|.for connect|.forced|.forward|.ftp|.ftpos|.gateway connect|.general|.general proxy|.geocode unavail|.gql alchemy
K24|.grpc unavail|.hangup|.heartbe|.heartbe timeout|.helpful|.host lookup|.host unreach|.http stream|.inconsi
K24|.invalid session|.is enabled|.j network|.kombu|.letta|.local entry|.mastodo io|.mastodo network|.matrix connect
K24|.mode|.mode is|.multipl redlock|.name resolut|.naming|.neptune connect|.netmiko timeout|.never|.never receive
K24|.no brokers|.not opened|.offline|.offline mode|.opened|.page disconn|.proxy timeout|.recover|.recover connect
K24|.recurly|.redis adapter|.redlock|.remote disconn|.reql driver|.respons never|.respons streami|.scrapli connect
K24|.session close|.session id|.short|.simple|.smith connect|.snmp connect|.socket address|.socket closed|.socket open
K24|.socket proxy|.socket receive|.ssh tunnel|.ssl zero|.ssleof|.start up|.stream lost|.studio websock|.to|.to connect
K24|.too short|.transpo closed|.transpo connect|.trino connect|.tunnel|.tunnel forward|.unable|.unable to|.unretry
K24|.upload file|.uploadi|.uploadi file|.user code|.wait for|.weaviat connect|.weaviat grpc|.weaviat start
K24|.websock unable|.whois|.whois command|.yag connect|.zero return|=BrokenPipeError|abnorma before|accepti
K24|accepti tcp|access https|acme oss|acme us|activit or|adapter could|address aa|address environ|address flag
K24|address sw|address wrong|after connect|again or|again whois|against weaviat|all brokers|all servers|an open
K24|and accepti|and couldn'|and oss|answer from|any kdc|any running|any source|api ai|api as|api at|api being
K24|api cartesi|api httpsco|api lancedb|api mixpane|api pagerdu|api promptl|api scrapeg|api series|api statuse
K24|api unfortu|apiconn ollamae|apiconn openaie|are down|as rest|as well|asset for|asynchr|asynchr default|at connect
K24|at host|at localho|at refused|at unix|attempt attempt|attempt error|attempt fn|attempt number|availab excepti
K24|away brokenp|baai|baai bge|bad ipv|badconn|bamlcli somethi|bb cc|be down|be when|been disconn|before or
K24|berlin format|between client|bge small|bot profile|broken errno|broker transpo|brokers|brokers are|brokers down
K24|browser connect|browser one|buffer last|but attempt|but returne|by clientc|by connect|by port|by tlserro
K24|by transpo|c amqp|c closed|c connect|c econnab|c enetunr|c enodev|c epipe|c estale|c forced|c httperr|c md|c net
K24|c network|c sdk|c stream|cache please|cached files|calcula by|call attempt|call connect|call error|call log
K24|call method|callfun|callfun session|can happen|can't establi|cannot contact|cannot downloa|cannot reach|cartesi
K24|cartesi ai|causes could|causes of|cc dd|cdp|cdp websock|central amazona|certifi at|certifi sqldriv|chars connect
K24|check against|checksu failed|chroma|chroma server|cl|cl base|cleanly|cleanly interna|client and|client closed
K24|client connect|client failed|client legacy|client reqwest|client schedul|client socket|clientc|clientc cannot
K24|closed badconn|closed cdp|closed cleanly|closed client|closed configu|closed eof|closed most|closed request
K24|closing transpo|cluster cannot|cn|cn hangzho|co to|code all|code clickho|code sqlexec|code transpo|com could
K24|com robot|com table|command cannot|command fetch|common causes|communi api|communi failed|complet content
K24|complet socks|confirm your|connect abort|connect already|connect at|connect dns|connect due|connect econnre
K24|connect first|connect get|connect help|connect ipv|connect level|connect mode|connect namespa|connect not
K24|connect status|connect tried|connect urllib|connect via|consumi|consumi input|contact any|contact dns|content md
K24|content page|content target|context or|corp|corp local|couchdb|couchdb server|couldn' open|crc of|create caused
K24|create failed|curl cannot|curl http|current connect|cvm|cvm tencent|daemon|daemon at|daemon running|data connect
K24|data device|data timed|db interna|dbproce|dbproce is|dd ee|dead or|debuggi|debuggi info|default name|defunct
K24|defunct connect|deleted as|details inconsi|details request|details socket|device disconn|device it|device reports
K24|device with|direct tcp|disable it|disconn or|discord gg|dns error|dns resolut|dns server|dns servers|docker daemon
K24|docker ps|docker sock|docs query|docs select|domcont|down right|down val|downloa asset|dpy service|dpy the
K24|dsn exasol|during message|dysmsap|dysmsap aliyunc|eai|eai again|east api|ecs|ecs port|ee ff|en from|enabled to
K24|encodin cl|endpoin timed|eof ssl|err eof|err interne|err see|errno broken|errno network|errno softwar
K24|errno sqlstat|errno stale|errno the|error all|error err|error happene|error host|error hostnot|error keepali
K24|error kind|error of|error pushing|error receivi|error retriev|error runtime|errorco connect|errorco md
K24|establi session|establi the|eu central|eu north|example call|example please|example waiting|exasol|exasol errno
K24|excepti can|execute httpsco|execute request|exist nnet|expecte incompl|failed all|failed common|failed details
K24|failed httpsco|failed origina|failed rc|failed rte|failed server|failure failure|failure twisted|false file
K24|fashion connect|fetch certifi|fetch socket|ff was|file during|file handle|file on|file png|file retryin|files and
K24|files check|files in|find them|flag or|fn args|for direct|for github|for opening|for realm|for satisfy|from any
K24|from defunct|from java|from orders|from respons|fs errno|ftputil|ftputil python|future connect|gaierro
K24|gaierro name|gateway discord|get operati|get system|getaddr eai|getaddr or|getname|getname hostnam|gg|got only
K24|goto net|gpt offline|graph resolve|grpc api|grpc error|grpc health|grs|grs com|handle mnt|handsha respons|hangzho
K24|hangzho aliyunc|happen|happen due|happene while|heartbe|heartbe in|hf hub|high speed|host and|host cvm|host db
K24|host dysmsap|host ecs|host gateway|host github|host https|host keyston|host localho|host mastodo|host matrix
K24|host mlflow|host nominat|host openaip|host por|host proxy|host solr|host sso|host tmp|host trino|host unreach
K24|host via|host web|host within|host wss|hostnam git|hostnam no|hostnam or|hostnot|html dpy|http latest|http libpod
K24|http localho|http minio|http mlflow|http solr|httperr failed|https no|https search|https shop|https textrac
K24|hub and|hub offline|hy lost|hyper|hyper util|id errno|id session|id topolog|id websock|id yv|impress|impress error
K24|in call|in offline|in startup|in tcp|in tried|inciden failed|incompl got|incompl handsha|inconsi the
K24|incorre hostnam|indexes movies|info call|info ftputil|initiat the|input failed|interne disconn|interne error
K24|interva|interva given|invalid protoco|invalid see|io libpq|ip communi|ip connect|ip locatio|ipv connect|ipv udp
K24|is accessi|is cannot|is correct|is dead|is lm|is unreach|is wrong|java side|java sql|job json|json caused|json get
K24|json limit|json wc|judge|judge tests|kafkaco connect|kdc|kdc for|keepali|keepali ping|keyston port|kind request
K24|known caused|known configu|kwargs attempt|lancedb|lancedb com|last chars|last seconds|latest api|legacy
K24|legacy error|level excepti|librari spread|likely the|limit caused|listene|listene at|llm client|lm studio
K24|local broker|local cache|local net|local tcp|localho error|localho illegal|localho port|localho resolve
K24|locally track|log navigat|login request|longer connect|lookup example|lookup exmaple|lookup failure|lost errorco
K24|lost if|low http|makes|makes use|many missed|marqo encount|mastodo social|match what|matrix example
K24|maxretr httpcon|mcp|mcp server|md mismatc|md value|md you|meilise errno|merchan transac|message errno
K24|message httpsco|message publish|metadat securet|method that|minio|minio inv|minor cannot|mismatc bad
K24|missed heartbe|mixpane com|mlflow api|mlflow port|mnt nfs|modal server|mode at|mode neptune|model baai
K24|model connect|model invoke|mongo connect|mongo errno|mongo server|movies search|ms while|multipl access
K24|multipl excepti|mysql mysql|nameres failed|neptune|neptune continu|neptune server|net lib|net port|netcdf failure
K24|network adapter|network closed|network communi|nfs|nfs job|nnet|nnet lib|no activit|nobroke|node timeout
K24|nominat openstr|north|north amazona|not closed|not contact|not fetch|not inconsi|not reach|not reachab|not request
K24|not synchro|novalid|novalid none|number false|number ssl|number wrong|nunable|nunable to|object closed
K24|occurre httpsco|of error|of high|offline environ|ollamae|ollamae errno|on illegal|on localho|on mysql|on port
K24|on that|one reachab|only out|open connect|open snmp|open socket|openaie|openaie connect|opened but|opening the
K24|openstr|openstr org|operati ssl|ops protoco|or browser|or getname|or ip|or make|or multipl|or ray|or see
K24|or weaviat|or while|orclpdb|orclpdb is|orders backgro|orders caused|org port|org ssl|origina prompt|oss cn|oss is
K24|out trying|page content|page context|page has|pagerdu com|payment caused|pdf between|peer caused|ping timeout
K24|please confirm|please unset|png failed|por|port after|port device|port no|port similar|primary slack|problem are
K24|profile caused|promptl com|protoco error|protoco header|proxy app|proxy connect|proxy errno|proxy newconn
K24|proxy status|ps it|psycopg operati|publish failed|pushing|pushing impress|py line|python failure|python linux
K24|python new|query connect|questdb|questdb connect|raise|raise connect|raised due|ray address|ray instanc|rc
K24|rc connect|reach api|reach https|reach user|reachab at|reachab node|read but|readine|readine to|reading bytes
K24|realm example|realms ops|receive interna|receivi data|recv|recv failure|redfish|redfish caused|redis cluster
K24|redis excepti|refused at|refused clickho|refused debug|refused debuggi|refused dsn|refused errno|refused http
K24|refused is|refused query|refused request|refused rtsp|registe with|remote tcp|reports readine|request client
K24|request files|request httpcon|request none|request source|require again|require an|reqwest error|resolut request
K24|resolve acme|resolve hostnam|respons stream|rest api|retriev incompl|retry limit|retryer attempt|retryin py
K24|returne unavail|robot|robot metadat|rte|rte system|rtsp|rtsp live|rtt|rtt none|run connect|run docker|running as
K24|running ray|runs create|runtime callfun|runtime eu|satisfy content|schedul after|schedul local|scrapeg|scrapeg com
K24|sdk httperr|search berlin|search caused|search client|seconds either|securet|securet system|see how|select caused
K24|select httpcon|select orders|sent interna|series httpsco|series please|server are|server errorco|server grpc
K24|server host|server httpsco|server please|server refused|server running|server ssl|server tcp|server timed
K24|server type|server was|serverd mongo|servers seem|service ai|service communi|service orclpdb|session close
K24|session deleted|session errno|session id|session login|session message|session no|set getaddr|setting address
K24|severit dbproce|severit nunable|severit unable|sftp example|side connect|side is|similar to|snmp session|social
K24|social port|sock|sock is|socket closed|socket connect|socket has|socket is|sockets|sockets locatio|socks connect
K24|socks proxy|softwar|softwar caused|solr docs|solr port|solr solr|source hyper|speed grpc|spread|spread stores
K24|sql corp|sql sqlreco|sqlreco|sqlreco io|ssh buffer|ssh connect|ssh could|ssh gateway|ssh session|ssh ssh
K24|ssl provide|ssl wrong|ssleofe|ssleofe eof|sslerro ssl|sslerro ssleofe|sso example|stale file|start session
K24|start up|startup period|stateme caused|statuse|stderr ssh|stores|stores py|str brokers|stream closed|stream was
K24|studio is|studio running|such device|sw exmaple|synchro with|system call|system gservic|system info|target page
K24|tcp closed|tcp port|tcp provide|tcp remote|tcp schedul|tcp session|tcp stream|telnet|telnet connect|tencent com
K24|textrac eu|that host|that require|the asynchr|the browser|the cached|the causes|the crc|the grpc|the hf|the host
K24|the interva|the listene|the mcp|the md|the modal|the nameser|the neptune|the socket|the weaviat|the website|them
K24|them in|then sent|tiktoke caused|timeout then|timeout to|tls error|tls ssl|tlserro|tlserro tls|tmp judge
K24|to browser|to by|to chroma|to closed|to closing|to couchdb|to disable|to endpoin|to exasol|to excepti|to fs
K24|to graph|to hbase|to hive|to inciden|to initiat|to last|to locally|to ora|to questdb|to shop|to socks|to ssh
K24|to tcp|to timed|tokens connect|tokens httpsco|tool query|track caused|track your|transac caused|transpo address
K24|transpo connect|transpo failure|transpo is|transpo to|transpo val|tried connect|tried raise|trino|trino port
K24|trouble html|twisted|twisted interne|twisted python|txt caused|udp transpo|unexpec session|unexpec sql|unfortu
K24|unfortu the|unix|unix var|unknown mysql|unknown rtt|unset the|until domcont|up in|uploadi file|url bot|url dns
K24|url encodin|url libpod|url merchan|url payment|url pdf|url python|url redfish|url search|url session|url solr
K24|url stateme|url track|url txt|url wp|urlerro|urlerro urlopen|urllib future|use of|used sockets|util client
K24|value calcula|var run|verify the|verisig|verisig grs|version number|via proxy|via ssh|voyagea|waiting until|wc
K24|wc orders|we receive|weaviat could|weaviat did|weaviat makes|weaviat url|web gaierro|web novalid|webpage errno
K24|webpage urlopen|website is|websock closed|websock is|well as|what we|whois verisig|with address|with excepti
K24|with https|with incompl|with marqo|with origina|with voyagea|wp|wp json|wrong tcp|wrong version|wrong with
K24|wss primary|your configu|your metadat|yv|yv dpy
K24L24|startup
K24L24O30|by other
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
K24R24|libpq|libpq failed|mode is|not opened|one to|pagerdu|provide at|ps|resolut failed|small en|to git|value specifi
K24R24|we cannot
K24R24S24|style
K24R24T24|asset|line in|with http
K24R24T30|.end of
K24R24T37|with type
K24R30|berlin|cannot write
K24R37|matrix
K24S24|eof excepti|excepti style|platfor command|sftp|style platfor
K24S24T24|file eof
K24S24T34|.eof
K24T24|.checksu mismatc|.of stream|aa bb|checksu mismatc|content message|error file|failed cannot|got end|memcach set
K24T24|multipa in|of pdf|receive message|textrac|upload file
K24T30|.content too|bb|central|message with|specify the
K24T34|crc
K24T37|what
K24T39|.encodin
K28|af cc|apps|apps events|auth signatu|auth timesta|auth version|bae|bae bdbd|bbd|bbd caused|bdbd|bdbd ee|body md|ca
K28|ca eaca|cc eaac|city caused|databas caused|droplet per|eaac|eaac bbd|eaca|eaca bae|ee fc|eio|eio caused
K28|events auth|fb|fb auth|fc fb|host ssl|io transpo|key auth|md af|message caused|page caused|per page|polling eio
K28|signatu ca|socket io|timesta auth|to errno|transpo polling|url apps|url city|url droplet|url message|url socket
K28|version body
K28P24T37|fc
K30|#2|#210|#425|.broken resourc|.by server|.client initial|.connect loss|.cos client|.dns lookup|.illegal state
K30|.kazoo timeout|.ldap session|.ldap socket|.loss|.mcp client|.memcach unexpec|.proxy connect|.retries exhaust
K30|.server down|.service request|.session termina|.smtp server|.such stream|.sys|.sys call|.termina by|.transie mixin
K30|.unexpec close|.unreach|.valid connect|=ConnectionAbortedError|abnorma|aborted brokenp|address af|af unspec|ai ssl
K30|aliyunc|aliyunc com|any cluster|api connect|at db|at ddd|at fd|auth tokens|away|been detecte|body incompl
K30|body receive|bootstr|bootstr from|browser has|c clientn|c ehostun|can't contact|charges|charges caused|chunked
K30|chunked read|clean|clean fashion|clickho|client initial|client says|clientn|clientn message|closed with
K30|code clientn|code connect|com errno|com see|com tempora|communi functio|communi protoco|complet transfe
K30|connect adaptiv|connect all|connect and|connect during|connect maxretr|connect modbust|connect params
K30|connect probabl|connect protoco|connect tcp|connect time|connect with|contact ldap|contain json|curl could|curlcod
K30|curlcod couldn'|databas connect|db port|ddd|ddd failed|default tempora|desc can't|detecte communi|detecti the
K30|devtool|disconn not|disconn without|dns lookup|documen caused|downloa webpage|dpy cannot|during connect
K30|email caused|err connect|errno ctrls|errno none|error generic|error was|excepti errno|excepti httpcon|fail connect
K30|fashion|fd|fd failed|from kafka|functio detecti|generic unable|getaddr|gone away|host name|http client|http stream
K30|https keyston|httpx|httpx connect|illegal connect|incompl chunked|indexes letters|info transpo|initial failed
K30|invalid errno|job caused|kafka|kafka address|kafkaco unable|keyston|keyston auth|ldap|ldap server|letters documen
K30|libpod|libpod contain|localho is|locate the|locatio where|lost in|maxretr|means the|message disconn|message fail
K30|modbust|newconn connect|newconn failed|non clean|not establi|of expecte|offline mode|on total|operati curlcod
K30|params or|probabl means|project caused|protoco banner|protoco being|protoco specifi|provide error|raised connect
K30|reachab|read on|reading informa|reading ssh|receive bytes|recogni connect|refused by|resolve api|resolve at
K30|results for|satisfy transfe|says serverd|sending respons|server during|server errno|server termina|server unexpec
K30|servers connect|side was|specifi error|sql communi|ssh protoco|ssl connect|stream connect|stream is|such host
K30|termina abnorma|the error|this probabl|tls|to bootstr|to devtool|to satisfy|transfe length|transfe message
K30|transpo endpoin|tsocket|tsocket read|ttransp|ttransp type|type message|unavail failed|unexpec eof|unexpec this
K30|unspec|url charges|url cloud|url job|url send|used tcp|was detecte|webpage|your connect
K30L24T24|where the
K30O24|.etcd|connect or
K30O24R24|the other
K30O24R30T24|to failed
K30O24T24|means
K30O30|termina by
K30O30T24|detecti
K30P24|or server
K30P30|cause unknown
K30R24|already closed|banner|couldn' resolve
K30R24S24T24|of file
K30R30T24|.receive
K30R34|.mixin
K30R34T30|.checksu
K30R43T30|.illegal
K30T24|.telegra network
K30T30|bytes expecte|expecte bytes|read bytes|while reading
K30T34|when reading
K30T37|file tmp
K33|.client os|.socket connect|address reason|econnre|ee|reason errno
K34|.client payload|.close|.endpoin connect|.kafka connect|.meilise communi|.not connect|api exmaple|broken incompl
K34|brokenp|brokenp broken|by protoco|connect httpsco|eof occurre|err name|err urlopen|error eof|fail to|failed errno
K34|fetch data|first for|for hostnam|host acme|host example|hostnam lookup|httpsco object|in violati|interne connect
K34|ipv failed|kafkaco|length header|lost connect|none unable|of protoco|on errno|other side|port on|protoco connect
K34|refused os|satisfy|tcp connect|tcp ip|to databas|to port|unexpec closed|url err|url indexes|violati of
K34|your interne
K34O24|.connect lost
K34P24|the network
K34T24|error net|occurre in|respons payload
K34T30|enough data|payload is
K36|host connect|resolve address
K36R30T28|af
K37|.connect refused|.gaierro|.incompl read|.ldap communi|.server disconn|.stream closed|broken pipe|by nameres
K37|communi error|connect broken|connect unexpec|dd failed|error network|localho connect|nameres|network connect|pipe
K37R30|by server
K37T28|at dd
K38|couldn' connect|default connect|url api
K38T40|=EOFError
K39|.connect failed|address last|incompl bytes|more expecte|read more|unknown ipv|was lost
K39R37T30|error unknown
K40|establi connect
K41|.new|.new connect|been closed|resolve host|server disconn|to localho|to mysql
K41T24|net err
K42|ssl default
K43|.t transpo|connect closed|server on
K43T24|bytes read
K44|aborted connect
K45|all connect|at failed|attempt failed|connect attempt|errno tempora
K46R30|localho
K47|connect call
K48|failure in|in name|name resolut
K49|errno name
K50|httpcon object|newconn urllib
K51|connect httpcon|urllib connect
K52|newconn httpcon|urllib
K56|=ConnectionRefusedError
K60|by newconn|connect errno|establi new|new connect|newconn
K61|to establi
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
M24T34|c image|in text|input data
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
O24|.many updates|.message lock|.not complet|.not owned|.object already|.owned|.pack|.patch test|.prior request
O24|.produce busy|.produce fenced|.queue deleted|.readers|.readers full|.recentl|.record busy|.record generat|.release
O24|.release unlocke|.request not|.resourc in|.revisio id|.rollbac|.run already|.running|.runs exceede|.save
O24|.save conditi|.send pack|.seriali failure|.session busy|.session cannot|.session lock|.sharing|.sharing violati
O24|.simulta|.simulta request|.slave device|.stale data|.stale object|.state conflic|.task in|.test failed
O24|.transac aborted|.transac execute|.transac rollbac|.transac seriali|.transac write|.unlocke|.unlocke lock|.unrepea
O24|.unrepea read|.updates|.was|.was changed|.watch|abc on|aborted after|aborted by|aborted debug|aborted details
O24|aborted please|about possibl|accepte it|access flags|access use|accesse by|accompl|accompl in|acme com|acme git
O24|acme letters|acme lock|acme sharepo|acquire gql|acquire index|acquire lockfil|acquire retry|acquire time
O24|acquire with|acquiri locks|acquiri the|acquiri thread|action pending|active instead|add message|added try
O24|admin termina|after deletin|after failed|after header|after you|again message|again operati|again recurly|agent is
O24|allocat could|allowed for|allowed values|already accesse|already an|already being|already held|already partici
O24|already reading|already rebalan|an in|an indexwr|an ongoing|an update|and acquire|and assigne|and resolut|and set
O24|and use|another another|another connect|another instanc|another member|another ongoing|another program
O24|another receive|another update|another with|api dataset|api work|append concurr|append rows|append transac
O24|apply your|are attempt|are concurr|are incompa|are open|are parse|are pid|are still|assigne|assigne the|at precond
O24|at with|atlassi|atlassi conflue|attache|attache to|attempt retry|attempt the|attempt times|automat transac|autonom
O24|autonom databas|avoid conflic|aws cloudfo|aws rekogni|back because|back by|back code|base branch|be accepte
O24|be accompl|be increme|be locked|be obtaine|be origina|because route|because sheetid|because this|been aborted
O24|been attempt|been changed|been release|been rolled|before attempt|before retryin|begin mdb|being added
O24|being modifie|being prepare|below transac|blob and|bluez|bluez error|branch file|branch main|branch was
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
O24|conflic another|conflic attempt|conflic changes|conflic client|conflic concurr|conflic diagnos|conflic on
O24|conflic operati|conflic request|conflic rev|conflic secret|conflic server|conflic some|conflic state
O24|conflic status|conflic ts|conflic user|conflic your|conflue api|connect as|connect code|content create
O24|convers busy|convers convers|crashed process|crawler|crawler when|crawler with|create another|create git
O24|create srv|createb|createb operati|created hence|created probabl|createq|createq operati|csv file|csv for
O24|current lease|current owned|current process|current receive|current rolling|cust cannot|cust please|custome please
O24|dag run|dashboa has|data changed|data conflic|data data|data dir|data fs|data graph|data of|data this
O24|databas failed|databas locked|databas schema|databas version|dataset for|datasto|datasto transac|db lock
O24|deadloc detecte|deadloc or|deadloc update|declara|declare on|deleted data|deleted errorco|deleted message|deletin
O24|deletin queue|delta concurr|delta transac|depende resourc|descrip conflic|detail campaig|detail cannot|detail job
O24|detail seriali|detail shipmen|detaile failed|details transac|detectc|detectc operati|detecte while|devbox is
O24|device busy|device reporte|dfsclie|dfsclie on|diagnos hapi|did so|differe multita|differe process|dir argumen
O24|dir milvus|directo is|directo this|disconn errorco|docs kuzudb|docs trouble|documen locked|documen revisio
O24|documen transac|don't use|droplet already|edit files|edit lock|editing it|element is|else|ends|envelop is
O24|environ maxread|epoch|epoch is|epoch of|err conflic|err error|err in|err operati|err write|errmsg writeco
O24|errno address|errno conflic|errno text|error acquiri|error commit|error configu|error consume|error forseti
O24|error frequen|error full|error inprogr|error intermi|error precond|error running|error transac|errorco edit
O24|errorco leaseid|errorco linksto|errorco queuebe|errorco tablebe|errorco updatec|errors keyerro|errors staleel|etag
O24|etag mismatc|evaluat to|ew|ew lock|exceede db|excepti conflic|excepti could|excepti timesta|exclusi lock
O24|exclusi propert|execute due|execute failed|executi jobs|executi when|existin autonom|exists arn|expecte id
O24|failed branch|failed broker|failed concurr|failed content|failed dir|failed ibm|failed lock|failed retries
O24|failed saving|failed transac|failed version|false code|false the|fastfor|fastfor referen|fault taskinp|fetch first
O24|fetch the|fetched please|file because|file cannot|file errno|file https|file lease|files are|files prevent
O24|files were|files when|finish thread|finishe before|flags are|folder qdrant|for dag|for dfsclie|for load|for shared
O24|for specifi|for vertex|forseti because|forseti can't|frequen and|from last|from state|fulfill on|full dataset
O24|generat src|getting disconn|git commit|git push|globalt|globalt msg|graph kuzu|group has|group rebalan|hapi
O24|hapi the|happene during|happene since|has complet|has conflic|has finishe|has happene|has locked|has pending
O24|have opened|header may|headers evaluat|heads main|held|held by|hence|hence current|higher epoch|hold by|how many
O24|http the|httploc|httploc locked|hub locks|id aa|id cust|id is|id manual|id ocid|illegal the|in acquiri|in current
O24|in differe|in failedj|in relatio|in running|in task|in termina|in transac|in transie|in unexpec|in update
O24|incompa status|incorre message|increme|increme on|index is|index srv|indexwr|indexwr working|info id|inprogr
O24|inprogr operati|insert operati|instanc reboot|instanc while|instead in|intermi|intermi retry|into metrics
O24|invocat are|io excepti|is active|is below|is created|is getting|is ongoing|is opened|is using|it could|it ends
O24|it if|it this|items an|job lock|jobs lead|keep resourc|keyerro keyerro|keyerro locked|kuzu see|kuzudb|kuzudb com
O24|last commit|last page|last update|later error|later this|latest databas|latest documen|leader in|leads after
O24|leads has|leads issue|leads when|lease id|lease is|lease on|leaseid|letters commit|letters server|linksto
O24|load leads|local milvus|localiz task|lock already|lock cannot|lock conflic|lock envelop|lock error|lock exceeds
O24|lock hold|lock if|lock info|lock maildro|lock nightly|lock not|lock owner|lock port|lock refs|lock request
O24|lock root|lock sync|lock that|lock timeout|lock within|lockbus|lockbus some|locked backgro|locked jobs
O24|locked letters|locked main|locked none|locked request|locked specifi|locked sql|locked table|locked this|lockede
O24|lockede databas|lockfil|lockfil lockbus|locks leads|locks locks|locks models|locks on|logos|logos is|longer owned
O24|made concurr|maildro|maildro try|main fetch|main has|main main|main request|main stderr|many seconds|masters
O24|masters redis|match documen|match that|maxread|maxread limit|md does|mdb readers|mdb txn|means there|meeting is
O24|members acme|merge again|message base|message cas|message conditi|message droplet|message globalt|message open
O24|message readme|message sync|metadat changed|metrics key|microso session|might be|milvus|milvus db|milvus failed
O24|mismatc error|mismatc source|modifie after|modifie review|msg transac|multi documen|multipl errors|multita
O24|multita strateg|must fetch|name conflic|name leads|name tempora|new receive|new sync|newer produce|newer than
O24|nightly at|nightly sync|nil|nil with|no lease|no or|no wait|non fastfor|none conflic|not attache|not exclusi
O24|not hold|not lock|not met|not obtain|not saved|now and|nowait|nowait specifi|objects cannot|obtain lock|obtaine
O24|obtaine or|occurre check|occurre concurr|occurre crawler|occurre executi|occurre operati|occurre priorre|ocid
O24|ocid has|of being|of deadloc|of is|of lock|of order|of qdrant|of updatin|of waiters|oid serial|old if|on after
O24|on another|on because|on branch|on file|on locks|on no|on pods|on put|on retry|on row|on update|once rates
O24|once sending|once the|one none|one update|ongoing for|ongoing operati|ongoing task|only create|open local
O24|opened because|opened by|opened it|operate|operate false|operati again|operati already|operati blocked
O24|operati can't|operati concurr|operati crawler|operati deadloc|operati executi|operati for|operati or|operati path
O24|operati project|operati read|operati session|operati stateme|operati status|operati stream|operati there
O24|operati use|operati when|ops md|or choose|or crashed|or depende|or don't|or edit|or multi|or stripe|or transac
O24|or write|ora deadloc|ora resourc|order qty|orders in|org bluez|origin main|origina declara|origina declare
O24|out period|overwri at|owned by|owner message|owner of|page documen|page version|page was|paginat from|paramet did
O24|partici|partici trackin|partiti to|path client|path data|path state|path you|pathcon|pathcon message|pending event
O24|pending task|perform at|period exceede|person was|please apply|please request|please restart|please retriev
O24|pods the|pools|port db|possibl etag|possibl reasons|pre conditi|precond given|precond is|precond operati
O24|prepare please|present that|prevent|prevent the|previou request|printer redis|priorre|priorre when|probabl user
O24|process acquire|process cannot|process error|process is|process of|process prior|process txt|process wait
O24|produce there|produce using|progres and|progres faultca|progres operati|progres state|progres title|progres val
O24|progres with|project arn|project logos|propert value|pulumi com|push non|push origin|push some|put https|putpara
O24|putpara operati|pxgsyr|pxgsyr lock|pymysql|pymysql err|qdrant|qdrant client|qdrant is|qdrant server|qty qty
O24|qty where|query now|queue before|queue leader|queuebe|queuebe code|queuebe content|queued retry|queuede
O24|queuede when|rates are|read conflic|readers full|ready http|reason code|reasons and|reasons for|reasons transac
O24|rebalan and|rebalan in|reboot instanc|reboot linode|rebooti|receive nil|record generat|record is|redis errors
O24|redlock printer|refer cancell|referen element|refresh to|refs to|regular directo|rejecte main|rekogni|rekogni eu
O24|relatio jobs|release lock|release your|repo git|reporte slave|repos|repos content|reposit stderr|request abc
O24|request allocat|request concurr|request conflic|request if|request new|request on|request once|request session
O24|request that|requeue|requeue job|require concurr|reserve by|reserve request|resolut visit|resourc again
O24|resourc arn|resourc extensi|resourc in|resourc that|resourc txt|resourc version|respons allowed|rest repos
O24|restart paginat|retriev status|retry once|retry status|retry transac|rev values|review and|revisio provide
O24|rollbac session|rolling|rolling back|root commit|root finishe|root of|row were|rows databas|rs multipl|rsrc locked
O24|run already|run is|running state|running the|runs exceede|runs has|same access|same number|same transac
O24|sandbox state|satisfi errorco|save conditi|save conflic|saving state|schema is|seconds after|seconds you
O24|secret crm|see this|sent try|server instead|server state|server transac|servers cannot|service action
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
O24|taskinp dynamic|tempora reserve|termina pid|termina state|tested|tested value|text concurr|text file|than on
O24|that no|that of|that process|that specifi|that uses|the blob|the createb|the createq|the dashboa|the detectc
O24|the exclusi|the full|the meeting|the merge|the origina|the partiti|the pre|the precond|the previou|the putpara
O24|the share|the splitsh|the startcr|the startjo|the state|the stateme|the stopbro|the transcr|the underly
O24|the updatef|this append|this custome|this directo|this lock|this means|this might|this or|this product|this socket
O24|this time|this update|those made|thread tmp|thread while|time acquiri|time an|time root|timeout another
O24|timeout lock|timeout reason|times but|timesta error|title job|tmp ew|tmp job|tmp tmp|tmp tmpc|tmp tmphvkc|tmp tmpq
O24|tmpc|tmpc vvb|tmphvkc|tmphvkc corpus|tmpq|tmpq pxgsyr|to deadloc|to false|to github|to push|to tested|to thread
O24|token please|tool append|tool run|transac and|transac are|transac because|transac changes|transac collisi
O24|transac commit|transac data|transac db|transac deleted|transac full|transac id|transac items|transac metadat
O24|transac number|transac overwri|transac read|transac rollbac|transac rolled|transac rs|transac sql|transac sqlexec
O24|transac there|transac timeout|transac update|transac when|transcr current|transie full|transie ok|transie state
O24|transie writeco|trouble conflic|ts|ts conflic|ts key|txn begin|txt locked|type lock|type page|unavail retry
O24|underly objects|underly transac|unexpec state|unique client|unique value|update concurr|update current|update file
O24|update in|update item|update please|update row|update stale|update stateme|update stock|update transac
O24|updatec message|updated by|updated now|updatef|updatef operati|updates for|use addr|use please|use qdrant
O24|use retry|use unable|use uri|use user|user admin|user client|user data|user example|user please|uses the
O24|using regular|value class|value does|value values|values do|values transcr|variabl changed|verific to
O24|version already|version and|version constra|version must|version object|vertex due|vhost it|violati xc|vvb
O24|vvb lock|wait transac|waiters|waiters for|was fetched|was modifie|was now|was still|watched|watched variabl
O24|were added|were matched|west executi|west project|west stack|while run|with concurr|with datasto|with epoch
O24|with idempot|with nowait|with those|with unique|with version|work git|work pools|work was|write transac
O24|write write|writeco errmsg|writeco start|writers attempt|wrong documen|www pulumi|xc the|xlsx is|xx detail
O24|xx seriali|yet been|you see|you started|your stateme|your work
O24P24|bot is|c ebusy|clicks|clicks under|code concurr|docs github|documen url|finish or|later message|must wait
O24P24|occurre toomany|operati has|other request|prior|prior request|server resourc|state json|stream clicks
O24P24|time specifi|to wait|toomany when|under account
O24P24R24|frequen|the time
O24P24R34|operati against
O24P30|.d|blocked tempora
O24P34|wait seconds
O24Q24|added to
O24R24|.element referen|.json patch|.patch|.slave|.slave reporte|.stale element|.test|addr tcp|c illegal|changer
O24R24|changer operati|choose|choose differe|db linuxx|driver db|editing|element referen|int is|linuxx|linuxx sql
O24R24|message stale|not equal|number are|object has|orders expecte|prepare|qty for|query error|row in|since the|slave
O24R24|stale element|that support|the changer|the updates|then retry|updates operati|you require
O24R24T24|addr|first error|or wrong|overwri
O24R30|declare|paginat|reserve
O24R30T30|.referen|allowed in
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
O30|another git|are waiting|at version|be fulfill|be retried|because another|because holders|been chosen|being updated
O30|bot instanc|busy src|c contend|c eagain|c sync|c updatec|c writeco|change key|chosen|chosen as|class persist
O30|clienti can't|codenam writeco|commit conflic|concurr conflic|concurr modific|concurr runs|conditi operati
O30|conditi specifi|configu databas|conflic conditi|conflic documen|conflic require|conflic termina|conflic this
O30|conflic will|contend|contend transac|couldn' lock|create or|current accessi|current change|current documen
O30|current state|current version|cycle are|data db|databas table|db is|deadloc on|deadloc victim|detecti of|dir
O30|documen update|error errorla|error stale|errorla transie|excepti stale|exclusi owner|exists another|failure for
O30|file busy|for path|for version|forming|forming the|forseti transac|fs lock|fulfill|getupda|getupda request
O30|git process|has seqno|hold|holders of|invalid table|is aborted|is newer|is stale|isolati|isolati violati
O30|key redlock|linode busy|lock are|lock data|locked locked|locked the|locks availab|locks invalid|mapping persist
O30|match latest|message another|message lock|message transac|modific|newer|no locks|now because|object cannot
O30|object version|occurre transac|of that|oid class|one bot|operati conflic|operati databas|or timeout|order was
O30|other getupda|owned|owner forseti|persist mapping|persist serial|precond failure|preempt|preempt by|primary term
O30|process and|process id|process seems|progres against|progres for|progres on|progres to|rebalan|reboot|record busy
O30|redlock sync|request precond|require seqno|rerun|rerun the|resourc busy|resourc message|resourc please
O30|resourc with|retried|rollbac instead|rolled|rolled back|root were|running task|send or|seqno|seqno and
O30|seqno primary|seriali isolati|since last|sqlite operati|stale data|stale object|state to|status precond
O30|table orders|table transac|task wait|term current|that lock|that only|the change|the cycle|the deadloc|the lock
O30|the send|the transac|the update|the updatei|this at|this convers|this object|this reposit|this transac|thread is
O30|to conflic|to detecti|transac can|transac clienti|transac due|transac failed|transac forming|transac has
O30|transac locks|transac process|underly|update at|update conditi|update is|update operati|updatec|updatei
O30|updatei operati|updatin|version on|version please|victim|victim rerun|violati on|was deadloc|was preempt
O30|were working|will rollbac|write conflic|writeco error|you and|your changes
O30P24|and primary|operati please|process for|same time|to finish
O30P24R24|updates
O30P24T24|push
O30P30|and has
O30P34|before you
O30R24|instanc is|new message
O30R30|term
O30T24|error xx|seems to
O33|conflic occurre|is conflic|saving please|while saving
O34|.base lock|.concurr|.primiti|.resourc locked|.revisio|aborted because|access due|acquiri|against this|another task
O34|another user|c aborted|c deadloc|changed since|commit failed|committ|conflic error|current committ|databas conflic
O34|deadloc message|deleted try|error lock|error oid|excepti version|file lock|forseti|git index|later errorco
O34|lock could|lock has|lock resourc|lock try|lock wait|message forseti|modifie please|not satisfi|not seriali
O34|of current|ongoing|operati later|redlock|rollbac|serial|serial current|serial this|seriali access|table is
O34|this txn|to commit|to lock|transac is|transie transac|try operati|txn started|update conflic|updated outside
O34|wait timeout|was updated|with serial|working on|writeco
O34P30|wait for
O34R24|.stale|c operati|can't acquire|outside of|satisfi
O34R42T24|qty
O34T24|append
O34T30|documen has
O37|#450|.aborted|.commit failed|another operati|be acquire|being process|by concurr|cannot obtain|current transac
O37|deadloc found|exclusi access|get lock|index lock|lock tmp|locked cannot|locked queue|obtain exclusi|on table
O37|perform because|resourc locked|restart transac|task is|to locked|transac deadloc|transac transac|try restart|txn
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
P24|actives when|actual allowed|actual delay|after error|after msg|after second|again error|again errorco|again for
P24|against any|against differe|alert too|all your|allowan actual|allowed quota|already pending|amazon com
P24|amqp resourc|an amount|analyze documen|and actions|and builds|and conside|and delete|and should|and up|any hosts
P24|api client|api page|api speed|api too|api try|apierro circuit|apierro quota|apigw|apigw error|apiinvo
P24|apiinvo limit|applica message|are already|are limited|are making|asked to|asked us|attempt display|attempt limit
P24|authent request|automat scaling|availab concurr|avoid data|avoid polling|aws amazon|aws support|backoff hint
P24|badtoom|bandwid|bandwid limits|batchwr|batchwr operati|bd|bd exceede|be chill|be mb|be needed|be waiting
P24|because there|been rejecte|being wait|below info|between mail|binance teapot|blocked from|blocked please|blockin
P24|blockin request|body err|botoser|botoser service|bots|bots faq|breakin|breakin excepti|broker throttl
P24|budget exhaust|budget of|budget remaini|budget used|builds|burst|burst rate|but here|by grpc|by httperr|by sendmes
P24|by youtube|c actives|c apigw|c app|c breakin|c budget|c circuit|c flood|c memory|c overlim|c runs|c sf|c wait
P24|call exceede|call the|calls request|calls status|can run|can try|can upgrade|can wait|cannot fetch|certain
P24|certain content|changes were|chat retry|chats|chats maximum|checks violati|chill|chill you|circuit breakin
P24|class status|client applica|client reduce|closed due|code api|code apigw|code applica|code errorco|code for
P24|code quotaex|code search|code through|code transac|com boards|com lite|com support|com website|command login
P24|command or|common util|complex budget|complex of|concurr actor|concurr api|concurr concurr|concurr job
P24|concurr please|concurr quota|concurr req|concurr searche|concurr shells|concurr sip|concurr streams
P24|concurr timedru|configu provisi|connect for|connect limit|connect rate|connect reached|conside spreadi
P24|conside switchi|conside throttl|consume account|consume project|consume req|contact aws|content creatio|context in
P24|context tcid|coordin and|coordin operati|core telegra|cost budget|count exceedi|creatio please|crm api|crm push
P24|crm with|current capacit|current formrec|current minute|current through|data err|data loss|data rate|data request
P24|data wsmanfa|day you|deepl servers|delay exceede|delay minimum|delete please|deliver failed|descrip flood
P24|details quota|details rate|develop account|differe server|do avoid|documen have|done too|down command|down during
P24|down you|downloa api|dqw unable|during uploadp|dynamod|dynamod is|egress|egress is|elastic common|emb|emb status
P24|endpoin again|ensure to|entity id|equals|equals to|err code|err login|err msg|err your|error microso|error slow
P24|errorco hourly|errorco resourc|errors exceede|errors rate|esthrea|esthrea name|etcdser too|exa rate|exceed maximum
P24|exceed rpc|exceede allowan|exceede at|exceede backgro|exceede burst|exceede command|exceede conside|exceede crm
P24|exceede extende|exceede filestr|exceede local|exceede name|exceede of|exceede reached|exceede retryin|exceede see
P24|exceede sending|exceede val|exceede write|exceedi qps|exceedi you|excepti parent|excepti receive|excessi
P24|excessi request|execute operati|executi rejecte|exhaust query|exhaust quota|exhaust respons|exponen backoff
P24|extende fault|fail status|failure maximum|false exceede|faq my|fault data|fault request|fc failed|feedbac
P24|feedbac require|fetch from|filestr|filestr rate|finishe status|flight hints|flood wait|followi reasons|for attempt
P24|for but|for consume|for live|for reads|for second|for session|for support|forgotp|forgotp operati|formrec
P24|formrec pricing|frequen limit|frequen of|from content|from google|from inferen|from serpapi|from transla|from your
P24|get higher|getting your|global limit|good news|google scholar|got error|grpc ratelim|had the|has asked|has complex
P24|has elapsed|has receive|have done|have sent|headers ratelim|here the|high retry|higher plan|higher tier
P24|hint reduce|hints|hit details|hitting limits|host error|hosts host|hour extensi|hour rate|hour reached
P24|hour resourc|hourly apiinvo|hourly request|how do|http patient|httperr too|https aws|https core|https lite|httptoo
P24|httptoo too|id applica|id bd|id emb|id rate|idle|idle timeout|ignorin|ignorin non|in second|in short|in stream
P24|increas throttl|index dynamod|inferen entity|info when|ingress|ingress egress|insight|insight params|instagr
P24|instagr com|invalid real|ip exceede|ip has|ip is|ip rate|ip this|is above|is and|is automat|is blockin|is due
P24|is exceedi|is hitting|is issuing|is large|issues client|issuing|issuing too|item crm|item vendor|its limit
P24|job limit|jobs closed|jobs exceed|jobs to|json exceede|json query|json we|key crm|kucoin|kucoin too|large data
P24|large more|later data|later oryou|later we|level of|level with|limit api|limit check|limit due|limit read
P24|limit send|limit time|limit title|limit your|limited request|limiter|limiter please|limitin exceede|limitin too
P24|limits failure|limits how|limits over|limits throttl|limits too|lite duckduc|lite ratelim|live updates|local idle
P24|login alert|login delay|loss|loss please|made code|made request|mail checks|making too|managem service|many active
P24|many api|many calls|many in|many search|many tasks|many timeout|many visits|marqo throttl|max coordin|max queries
P24|max retry|max timeout|maximum per|maximum stack|mb for|mb which|me limit|message concurr|message deliver
P24|message exceede|message hourly|message marqo|message per|message quotaex|message reduce|message tenancy
P24|message try|method for|method locatio|method nonetyp|method sendmes|metric read|metric send|microso teams|middlew
P24|middlew please|minimum time|minute api|minute content|minute debug|minute error|minute or|minutes period
P24|more please|more request|more sparing|ms max|msg exceede|msg way|much unindex|mutatio|mutatio operati|my bot
P24|namespa is|namespa rate|needed so|network rate|news authent|next minute|no changes|node overloa|node search
P24|non respons|nonetyp retry|not attempt|not sending|null rate|number in|object acme|object mutatio|occurre actives
P24|occurre overlim|occurre slowdow|of active|of allowed|of and|of configu|of context|of coordin|of org|of per
P24|of service|of session|of simulta|off seconds|on esthrea|on maximum|on serpapi|once your|only make|open jobs
P24|operati active|operati attempt|operati coordin|operati create|operati fc|operati open|operati slow|or against
P24|or bandwid|or conside|or ensure|or index|or process|or wait|order realtim|org bots|org elastic|org whois|oryou
P24|oryou can|our communi|out your|over hour|over ratelim|over user|overlim|overlim when|overloa message|pacing
P24|pacing violati|page http|pair rate|params status|parent data|part for|path secret|pending or|per method
P24|per minutes|per seconda|period you|pir|pir org|plans on|please be|please rate|policy user|polling the
P24|primary bytes|progres record|project number|promptl had|protect our|provide below|provisi level|provisi rate
P24|provisi through|pugrest serverb|putreco|putreco operati|qps quota|queries maximum|queries per|queries submitt
P24|queries you|query bad|query class|query histori|queue capacit|quickly|quickly please|quota has|quota per
P24|quotaex message|quotaex request|raised ratelim|rate limiter|rate message|rate of|rate quota|rate resourc
P24|rate shouldr|ratelim code|ratelim ec|ratelim limit|ratelim middlew|ratelim please|ratelim rate|ratelim ratelim
P24|ratelim recomme|ratelim status|rates to|reached api|reached code|reached gave|reached policy|reached rate
P24|reached try|read request|real|real time|realtim|reasons you|receive operati|receive rate|receive too
P24|recentl develop|recentl please|recomme retry|record an|reduce rate|reduce request|remaini budget|remaini out
P24|repeat the|req min|request after|request budget|request caused|request deepl|request err|request fail
P24|request finishe|request hit|request ip|request pacing|request path|request rates|request running|request speed
P24|request times|request type|request units|request until|require action|reset content|reset header|resets|resets in
P24|resourc current|resourc details|respons rate|restric certain|resume uninter|retries please|retries provisi
P24|retries the|retry feature|retryaf|returne too|rpc request|run concurr|running at|runs and|runs for|sandbox if
P24|sandbox rate|save in|scaling|scaling your|scholar|search issues|search limit|search queue|search rate|searche code
P24|second code|second limit|second please|second rate|second which|seconda up|seconds before|seconds complex
P24|seconds exceede|seconds per|seconds retryaf|seconds total|see www|send too|sender jobs|sendmes in|sent too
P24|serpapi your|server am|serverb message|serverb too|servers are|service cannot|service headers|service sheets
P24|session badtoom|session end|shard shardid|shardid|shardid in|sheets|sheets googlea|shells|shells for|should not
P24|simulta queries|sip calls|slowdow code|slowdow message|slowdow when|so please|some session|sparing|sparing request
P24|speed limit|spreadi|spreadi out|startco|startco operati|stateme exceede|statusc the|streams for|string resourc
P24|submitt by|support at|support request|support timesta|switchi|switchi to|table so|tcid|tcid server|teams
P24|teams endpoin|teapot|teapot code|telegra org|templat too|tenancy|tenancy request|the batchwr|the call|the concurr
P24|the execute|the forgotp|the frequen|the good|the level|the organiz|the prior|the putreco|the quota|the ratelim
P24|the receive|the remaini|the startco|the throttl|the through|the updatet|the ws|there were|thing unknown|this phone
P24|this usually|thresho has|throttl account|throttl and|throttl errorco|throttl failure|throttl locatio|throttl or
P24|throttl quota|throttl rate|throttl thresho|throttl throttl|throttl your|through for|through rate|tier plan
P24|time between|time minute|time origina|time query|time retry|timedru|timedru on|timeout reached|timeout won't
P24|times equals|timesta client|title concurr|to back|to conditi|to excessi|to graphql|to in|to jobs|to resume
P24|to transla|to try|too quickly|toomany opc|toomany request|topic quota|total wait|transac limit|transla googlea
P24|transla limit|true co|true statusc|trying this|type excepti|type limits|type ratelim|unavail content|unindex
P24|unindex data|uninter|uninter service|units|units may|unknown slow|until an|until content|until the|up when
P24|update and|updates to|updatet|updatet api|upgrade plans|uploadi part|uploadp|uploadp operati|url consume
P24|use websock|used ip|used resets|user method|user of|user over|user per|user too|users list|using exponen|usually
P24|usually is|util concurr|value ingress|vantage please|ve send|vendor with|visits|visits errcode|wait or|wait until
P24|wait wait|was rate|we restric|webhook message|websock streams|were made|were too|when accessi|when asked
P24|when asking|when uploadi|whois for|whois limit|won't|won't try|workspa exceede|write rate|ws managem|wsmanfa
P24|wsmanfa code|www instagr|www pir|you hit|you you|your actor|your calls|your exa|your other|your provisi|your table
P24|youtube is
P24Q24|to protect
P24R24|.stateme|above the|am|asking for|c microso|content and|details message|have complet|limit and|query cost
P24R24|query operati|repeat|send because|sender|sent from|so no|to one|to repeat
P24R24T24|the allowed
P24R24T30|for object|patient
P24R30|after the|amount of|asking
P24R30T34|.long|.too long
P24R37|phone number
P24S24|message sent
P24T24|analyze|and exceeds|detectd|detectd operati|limit documen|limit max|limit status|maximum request|permiss limit
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
P30|many simulta|message applica|minute please|name ratelim|occurre limitex|of hourly|of reset|on method|only request
P30|operati rate|operati through|origina descrip|over query|per ip|per seconds|quota metric|rate is|ratelim looks
P30|ratelim message|ratelim reset|reached type|remaini limit|request are|request over|request recentl|require caused
P30|reset in|says flood|searche for|second for|seconds is|seconds origina|server accordi|session reached|shopify
P30|shopify dev|simulta connect|status too|take break|tempora due|that lot|the hourly|throttl documen|throttl expecte
P30|throttl extensi|throttl the|throttl user|through exceeds|through limit|to google|to higher|toomany message
P30|usage rate|used current|user flow|user request|wait of|way|way too|weight per|with rate|you made|your ip|your max
P30R24|kraken|looks like|lot|query has|sorry access|take
P30R24T24|the entity
P30R30|complex|looks
P30R39T30|metric
P30T24|would be
P33|c slowdow|request count
P34|.provisi|.provisi through|.through|.through exceede|apierro es|applica is|applica request|being throttl
P34|code toomany|control exceede|es rejecte|exceede seconda|excepti rejecte|flood control|its mailbox|mailbox limit
P34|make request|many message|max concurr|maximum sending|much request|over its|per user|please slow|rejecte executi
P34|request weight|seconda rate|session limit|slowdow|throttl error|try after|wait few|weight used
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
R24|.incorre cell|.input require|.insecur|.insecur transpo|.interce|.invalid bank|.invalid card|.invalid change
R24|.invalid compone|.invalid country|.invalid email|.invalid event|.invalid executi|.invalid field|.invalid index
R24|.invalid or|.invalid params|.invalid query|.invalid schema|.invalid scope|.invalid selecto|.invalid span
R24|.invalid spec|.invalid ssml|.invalid structu|.invalid timezon|.invalid workshe|.inverti|.inverti matrix|.invocat
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
R24|.statsig runtime|.swagger|.swagger mapping|.targeti|.targeti key|.templat asserti|.test case|.token parser
R24|.too high|.tool invocat|.transla languag|.trap|.tree|.type mismatc|.type validat|.undefin variabl|.unhandl
R24|.unhandl request|.unit convers|.units|.unknown configu|.unknown currenc|.unknown field|.unknown functio
R24|.unknown method|.unknown rdataty|.unresol|.unsafe|.unsafe protoco|.unsuppo algorit|.unsuppo languag
R24|.unsuppo params|.unsuppo protoco|.uploade|.url client|.url key|.used|.used token|.user input|.valid payload
R24|.valid url|.value decode|.variabl|.verifie|.verifie missing|.weaviat invalid|.x not|.yag invalid
R24|=IsADirectoryError|=ZeroDivisionError|aaaaaaa pdf|aaaaaaa text|aapl|aapl period|ab not|abc request|abc transcr
R24|about mb|about provide|about the|about writing|acc|acc sinv|accedia|accedia cisco|accepta values|accepte languag
R24|accepte type|access ls|access nowhere|account books|account code|account name|account number|account period
R24|accurac|accurac using|acea|acea db|acme eu|acme period|acodec|acodec mp|acquire more|action aptt|action could
R24|action failed|action would|active access|active warehou|actor artist|actor with|actor you|adapter were|add series
R24|added unexpec|adding the|additio columns|additio user|address country|address detail|address error|address header
R24|address message|address needs|address require|address should|addshee this|adminis limit|af albania|af am|afrikaa
R24|afrikaa af|after can|after functio|after iterati|after toolu|after user|agent id|agent invalid|agents tool|ai docs
R24|ai rerank|albania|albania sq|alert log|alert metric|algorit are|all distinc|all fuel|all heads|all keys|all no
R24|all paramet|all records|all stderr|allow header|allow it|allow overwri|allow unsafe|allowed authori|allowed base
R24|allowed limits|allowed or|allowed param|allowed redirec|allowed status|allowed tools|along|along channel|alpha did
R24|alphanu|alphanu charact|already have|already logged|already part|already printed|already stopped|already voted
R24|alrt|alrt must|alterna actions|alterna user|am ar|among|among the|amount accepte|amount createi|amount precisi
R24|amount value|amount xsd|amout did|amt|amt signatu|an earlier|an element|an example|an http|an identif|an index
R24|an inferen|an infinit|an odd|an unknown|analysi|analysi could|anchor|anchor tab|anchor text|and casing|and columns
R24|and content|and csv|and dask|and deg|and domain|and embeds|and end|and file|and int|and keyword|and may
R24|and missing|and offset|and other|and paginat|and reply|and setting|and sydney|and thus|and time|and tool
R24|and toolres|and transfo|and unable|and width|anonymo id|another offer|another solver|another startin
R24|anthrop anthrop|anthrop sdk|any file|any known|any schema|any scope|any table|any valid|apache calcite|api got
R24|api in|api name|api referen|api the|api validat|apiclie|apierro range|app exit|app orders|app service|app to
R24|appende|appende audiose|appl|appl please|applica for|applica to|applied|applied is|apply you|approve descrip
R24|approve the|approxi|approxi route|apptrac|aptt|aptt this|aql syntax|ar|ar as|archive or|archive that|archive you
R24|are accedia|are and|are any|are at|are collect|are docs|are exactly|are inconsi|are indexed|are malform|are one
R24|are only|are present|are private|are to|are urn|are voyage|area|areas|areas and|arg days|args should|argumen addr
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
R24|axis is|az ba|azure file|ba|ba be|back on|backend do|backtra|backtra unknown|bad argumen|bad datafra|bad input
R24|bad page|bad payload|bad table|bad topic|bad transpa|badargu|badargu the|badrequ cross|badrequ llm|badrequ parsing
R24|badrequ unable|badvalu errmsg|bank code|bank recurly|bar baz|bar colour|barcode not|barcode type|base id
R24|base nonsens|base plugins|base small|base uri|base url|base values|bash command|bash line|bavria|bavria not|baz
R24|baz does|be before|be broadca|be changed|be charact|be cluster|be coordin|be defined|be divisib|be equal
R24|be instead|be interac|be longer|be none|be number|be of|be part|be re|be relativ|be satisfi|be smaller|be somethi
R24|be transla|be unicode|beautif|because tokeniz|been archive|been called|been cherry|been sent|been set|been uploade
R24|bef|bef syntax|before checkin|before editing|before it|before solving|beginni is|beginni of|being registe|belong
R24|belong to|below the|berlin and|between berlin|between deg|bge expecte|biblate|biblate bibtex|bibtex|bibtex commonm
R24|billing address|billing availab|bin bash|bin grep|bin ls|bin pandoc|binance amount|binance does|binary mode
R24|bind paramet|bind values|bit range|bits of|bits set|bits try|black|blank headers|blank in|bleu|bleu is|blob main
R24|block before|block in|block must|block rule|block that|blockch|blockch not|blocks errors|blocks immedia
R24|blocks text|blowfis|blowfis in|body childre|body duratio|body has|body input|body logprob|body title|body validat
R24|books|books cannot|bool but|bool sparsev|boolean|boolean value|booster|both embed|bounded|bounded as|boundin
R24|boundin box|bounds and|bounds for|box is|braces like|branch code|branch or|branchn|branchn head|brand|brand title
R24|broadca togethe|browse|browse node|btc usdt|btc xyz|builder en|busines validat|but are|but current|but disable
R24|but expecte|but have|but randomf|but were|button buy|button id|button is|buy now|buy session|by but|by field
R24|by followi|by generic|by may|by type|by wasm|by webasse|bybit fetchor|c anchor|c approve|c badargu|c blocks|c body
R24|c cancell|c column|c cost|c cursor|c cvv|c domain|c eisdir|c element|c email|c enameto|c enginen|c enotemp|c funds
R24|c infer|c insecur|c instrum|c module|c offer|c param|c parsere|c postdat|c present|c recipie|c sharepo|c small
R24|c sql|c string|c suggest|c syntax|c tab|c transpo|c unresol|c vector|c verify|c with|calcite|calcite tools
R24|call initial|call on|call parser|call please|call rmtree|call send|call turn|call you|calling create|campaig type
R24|can locate|can occur|can't compare|can't contain|can't edit|can't merge|can't replace|can't resolve|can't set
R24|can't spellch|cancel after|cancell payment|candles|candles request|cannot attach|cannot call|cannot cherry
R24|cannot compute|cannot extend|cannot have|cannot infer|cannot merge|cannot mix|cannot parse|cannot pass
R24|cannot represe|cannot return|cannot seriali|cannot set|cannot transfo|cannot update|captcha png|captcha unsolva
R24|car|car cycling|card decline|card is|card number|card or|card your|case ignored|casing|casing mistake
R24|categor invalid|categor linear|cbc cbc|cbc mode|cc check|cell contain|cell df|cell value|cells|cells in
R24|center find|ch tra|change column|changed during|changin|changin param|channel axis|channel general|channel id
R24|channel name|char error|charact branch|charact dashes|charact otherwi|charact report|charact string|charact was
R24|charact your|chart add|chart data|chart must|chatcom api|chatcom operati|chatpro|chatpro is|check for
R24|checkin gates|checkou feature|checkou nope|checkpo id|checkpo ns|checkpo require|checksu digits|cherry|cherry pick
R24|cherry picked|child named|childre|childre paragra|chinese|chinese tra|choice|choice and|choice require|choices are
R24|chromiu|chromiu console|chromiu convert|cio|cio id|cipher|cipher blowfis|circula|circula referen|citi|citi valid
R24|city docs|city error|city is|city method|city of|city year|clarabe|clarabe failed|class agents|class bool
R24|class cookie|class excepti|class numbers|class person|class script|class violati|classes|classes are|claud
R24|claud please|clause|clause specifi|click div|click element|click interce|click on|clickab|clickab at
R24|client invalid|client verifie|client zones|cliente the|clip duratio|clip has|close tag|closed and|closed cannot
R24|closed for|closing endfor|cluster cpp|cluster does|cluster train|cmo|cmo does|co documen|code accepte|code column
R24|code de|code does|code executi|code filter|code first|code graphql|code has|code inserte|code max|code maximum
R24|code result|code retryab|code support|code timefra|code timesta|codes af|codes de|codes pl|coinbas|coinbas fetchfu
R24|col form|col select|col start|col unexpec|col vs|collect datetim|collect dimensi|collect expecti|collect no
R24|collect schema|color has|color support|colour did|cols|cols with|column cannot|column contain|column did
R24|column express|column field|column hero|column https|column index|column invalid|column names|column near
R24|column or|column titel|column token|column unexpec|column unknown|column values|column variabl|column with|columnn
R24|columnn emial|columns columns|columns does|columns expecte|columns referen|columns should|com anthrop|com complex
R24|com csv|com foo|com message|com partner|com redis|com tracks|com was|combina found|comes immedia|command git
R24|command interfc|command posixpa|command qemu|command returne|command search|command snooze|command specifi
R24|command unable|comment line|commit automat|commit may|commit the|commonm|commonm csv|compara|compara has
R24|compare offset|compare operati|compari|compari operato|compati see|complet cycles|complet model|complex extensi
R24|complex stardog|compone must|compose|compose and|composi event|computa|compute lda|compute type|conditi failed
R24|conditi missed|config entry|config or|configs|configs experim|configu filtera|configu key|configu keys
R24|configu limits|configu prompts|conflic and|conflic at|conflic in|conflic input|conform|conform to|connect adapter
R24|connect port|connect string|console excepti|constra names|consume by|contact must|contain class|contain control
R24|contain cycle|contain fields|contain inf|contain infs|contain only|contain paramet|contain require|contain role
R24|contain total|contain wildcar|content blocks|content keys|content merge|content object|context cannot|context note
R24|context queryer|context questio|context recall|context where|contigu|contigu array|control charact|control matchin
R24|converg after|converg to|converg within|convers error|convers roles|convert date|convert mgrs|convert url
R24|cookie banner|coordin must|coordin outside|coplana|coplana with|correct accordi|correct values|corresp tool
R24|cost basis|cost exceede|cost is|cost limit|couchba query|could because|count input|count must|count of
R24|country invalid|cover|cover some|cpu is|cql|cql title|crawl invalid|create an|create categor|create crs
R24|create envelop|create line|create unrecog|createi|createi invoice|cross|cross partiti|crossfa|crossfa is|crs not
R24|crs on|csrf|csrf warning|css buy|css on|css selecto|csv already|csv and|csv are|csv csv|csv docbook|csv found
R24|csv html|csv pd|curly|curly braces|currenc euro|current content|current frame|current model|current organiz
R24|current session|current support|cursor include|custmer|custom attribu|custom functio|custome last|custome number
R24|customi|customi for|cvv|cvv failure|cycle or|cycles|cycles require|cycling|cycling regular|da|da the|dashboa title
R24|dashes|dashes or|dask|dask is|data address|data contain|data filteri|data receive|data series|data should|data you
R24|databas parse|datafra descrip|datafra field|datafra qty|dataset item|datatyp|date can't|date cannot|date failed
R24|date name|date paramet|date require|datetim does|datetim math|datum|datum provide|day is|db bef|dbi program|dcp
R24|dcp its|dcp rules|dd format|dd or|de de|de en|de for|de fr|de not|decimal convers|decimal decimal|decimal divisio
R24|decimal of|decimal types|declare in|declare precond|decline authori|decline by|decline descrip|decline please
R24|decline your|decreas the|default region|default value|defined by|defined for|defined importe|defined name
R24|defined qrx|defined sales|defined when|definit custmer|definit has|deg|deg and|delete resourc|deleted and
R24|deleted use|demand through|departu date|departu invalid|depends|depends on|depreca please|depth|depth exceede
R24|desc adminis|desc object|desc operati|descrip content|descrip origina|descrip payer|descrip value|despite
R24|despite the|destina href|destina languag|destina number|destina path|det|det not|detail idempot|detail please
R24|detail schema|details cliente|details embedde|details errorty|details limit|details recrod|details start
R24|details unknown|detecte results|determi the|develop marketi|develop monday|device type|df totl|diagnos unknown
R24|dict contain|dict failed|dict is|dict must|dict object|diction returne|diction with|didn't create|didn't pass
R24|differe account|differe card|differe filter|differe model|differe signs|digits receive|dimensi but|dimensi expecte
R24|dimensi got|dimensi not|dimensi query|directe|directe type|directo home|directo not|directo usr|directo work
R24|disjoin|disjoin spans|distanc|distanc must|distinc express|distinc id|div class|div contain|div data|divide
R24|divide the|divisib|divisib by|divisio|dns resourc|docbook|docbook docx|docs change|docs city|docs has|docs provide
R24|docs statsig|documen anchor|documen at|documen date|documen meta|documen partiti|documen query|docx stdout
R24|docx templat|doesn't appear|dolor|domain filter|domain invalid|domain names|domains can|don't want|dot kdot
R24|dot stack|double curly|dpy positio|dqw request|drivers|drivers found|driving|driving car|drop|drop params
R24|drop these|dropped|dsize|dsize sequenc|dtypes|dtypes found|duratio msg|during iterati|dynamic sql|each directi
R24|each tool|ean must|earlier|earlier schema|edit block|ef or|efficie|efficie float|either connect|either decline
R24|either ensure|either lattice|either portkey|either valid|either workflo|element amount|element click|element could
R24|element exceede|element hangup|element index|element may|element method|element not|element of|element pay
R24|element tenant|element would|email cio|email docs|email email|email must|email not|email string|emails must
R24|emails welcome|embed|embed and|embedde errors|embedde null|embeddi with|embeds|embeds paramet|emial at|emial does
R24|emial found|emial icontai|emial into|emial is|emial not|emial unknown|emial valid|employe does|empty collect
R24|empty or|empty out|empty propert|empty string|en de|en es|en fr|en gb|en is|en small|en xx|enable auto|enablec
R24|enablec to|encoded at|encoder mp|encodin failed|encodin to|encount eof|encount integer|encount unknown|end argumen
R24|end comment|end coordin|end time|ended with|endfor|endfor in|endpoin are|endpoin evnts|endpoin pass
R24|endpoin pattern|endpoin probabl|endpoin schema|engagem|engagem message|engine neural|enginen|enginen when
R24|english en|english try|enough for|entitie can't|entitie named|entity cannot|entity key|entity startin
R24|entity weight|entity xx|entitys|entitys employe|entityt employe|entry since|enumera member|enumera region|eof at
R24|eof for|eof graphql|eof selct|eps|eps jpeg|epsg|epsg interna|eq|eq is|equal in|equatio|equatio exp|errmsg unknown
R24|errno argumen|errno directo|errno file|errno is|error argumen|error bin|error captcha|error card|error column
R24|error cvv|error distinc|error evaluat|error excepti|error gv|error info|error initial|error lanceer|error ls
R24|error near|error number|error nx|error occured|error parse|error partial|error pathspe|error present|error search
R24|error sem|error unmatch|error value|errorco anchor|errorex|errorex name|errorme invalid|errorna syntax
R24|errors categor|errors errors|errors list|errors loc|errors md|errors missing|errors nosuche|errors numeric
R24|errors perpage|errors request|errors trequir|errors undefin|errors workboo|errorty reader|es de|escape|escape it
R24|estimat paramet|etc and|eu must|euro|europe berln|eval executi|evaluat bounded|evaluat factor|evaluat failed
R24|evaluat open|evaluat require|evaluat task|event alert|event name|events people|evnts|evnts valid|exactly the
R24|example of|exc|exc invalid|exceede ctrls|exceede max|exceede redirec|exceeds bit|exceeds grid|exceeds image
R24|exceeds xml|excel charact|excepti account|excepti error|excepti mandato|excepti method|excepti result
R24|excepti validat|execute one|executi at|executi encount|executi exceede|executi has|executi input|executi opt
R24|executi query|executi the|exist line|exist new|exist retry|existen|existen object|existin block|existin vector
R24|exists as|exmaple cmo|exog|exog contain|exp no|expecte context|expecte double|expecte eof|expecte from
R24|expecte here|expecte last|expecte match|expecte metadat|expecte number|expecte only|expecte please|expecte qty
R24|expecte return|expecte rule|expecte select|expecte somethi|expecte table|expecte tensor|expecte where|expecti all
R24|expecti embeddi|expecti feature|experim or|expired unable|explici allowed|explici get|explici in|expr forward
R24|expr used|express averge|express city|express in|express incompl|express items|express mars|express orders
R24|express provide|express titel|ext openai|ext protoco|extact|extend|extend outside|extensi jpgg|extensi out
R24|extensi with|extent|extent either|extra forbidd|extra inputs|extract target|facet|facet is|factor nameerr|factory
R24|factory for|failed action|failed busines|failed can't|failed excepti|failed field|failed fix|failed login
R24|failed missing|failed mparam|failed number|failed org|failed precond|failed schema|failed timeout|failed try
R24|failed type|failed typeerr|failed when|failure context|failure lot|faiss cluster|faithfu|faithfu metric|false but
R24|false errors|false syntax|fare|fare applied|fault class|fault server|feasibl|feasibl solutio|feature as
R24|feature but|feature did|feature does|feature fmat|feature has|feature name|feature query|feature returne
R24|fetched must|fetchfu|fetchfu is|fetchor|fetchor require|fewer in|ffmpeg wav|field already|field choices
R24|field datafra|field departu|field emial|field field|field foo|field input|field isues|field key|field list
R24|field missing|field must|field name|field nmae|field nothing|field of|field orders|field partnr|field priorit
R24|field query|field referen|field tablena|field title|field unable|field vector|fieldna|fieldna discoun|fields id
R24|fields metrics|fields not|fields table|file identif|file illegal|file interfa|file known|filenam and|files that
R24|filter clause|filter error|filter failure|filter named|filter or|filter param|filter string|filtera
R24|filtera attribu|filtera this|filteri and|filtr|filtr at|find element|find factory|find functio|find ids|find next
R24|find node|find record|find routabl|finishe process|first dimensi|first must|first of|fix conflic|fix either|flat
R24|flat facet|flavor specifi|float bool|float computa|float compute|float data|float dropped|float given|float int
R24|float types|float values|flowabl table|fmat|fmat info|follow dcp|followi additio|followi args|followi cell
R24|followi charact|followi email|followi indices|followi languag|followi must|followi pseudo|followi subexpr
R24|followi the|foo and|foo bar|foo for|foo full|foo has|foo on|foo toml|footer of|for abc|for area|for argumen
R24|for array|for bind|for call|for city|for code|for color|for country|for created|for directe|for example|for format
R24|for fractio|for ftp|for germny|for given|for has|for head|for hnsw|for hset|for hugging|for idlist|for informa
R24|for mandato|for missing|for month|for new|for operati|for operato|for payment|for post|for proxy|for record
R24|for reports|for role|for run|for sentenc|for serving|for start|for step|for store|for streami|for subject
R24|for target|for then|for time|for total|for uniniti|for value|for vector|for za|forbidd functio|forbidd loc|forgott
R24|forgott email|form at|form could|form errorco|form expecti|form form|form line|form matchin|form none|form repo
R24|form syntax|format email|format got|format jpgg|format must|format perl|format pgn|format require|format specifi
R24|format unknown|format yaml|formats eps|formatt|formatt use|formed hexadec|formed respons|forms chromiu|found appl
R24|found captcha|found csv|found eof|found epsg|found expecte|found graphql|found issues|found multipl|found number
R24|found selec|found so|found tiktoke|found total|found unparsa|found validat|found without|fps|fps attribu
R24|fps frames|fr en|fractio evaluat|frames|frames per|frm|frm in|from charact|from given|from header|from mwhere
R24|from os|from size|from stack|from to|from yql|ftp example|ftp support|fuel|fuel consume|fully within|func
R24|func attribu|functio and|functio averge|functio because|functio evaluat|functio has|functio json|functio lenght
R24|functio paramet|functio respons|functio returns|functio sort|functio with|functio write|gamma|gamma does|gates
R24|gates configs|gb or|gemini please|general not|generat exp|generic incomin|genre|genre is|geo found|geodeti
R24|geodeti string|geolite asn|geometr is|geometr please|geometr type|germny|get back|get command|get encodin
R24|get format|get invoice|get metric|get tasks|get weather|getfiel|getfiel or|getinvo|getorga bad|gi|gif image
R24|git merge|given argumen|given module|given referen|given schemas|given structu|given text|given toleran|given type
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
R24|hosted tools|hostnam value|hours have|hours is|hset|hset command|html json|htps is|http header|http label
R24|http relatio|http server|http url|https file|https learn|https mailchi|https protoco|https reddit|https ssh
R24|huge expecte|hugging inferen|hugging starcod|hybrid|hypsum|hypsum failed|iban de|iban length|icontai
R24|icontai allowed|id acea|id acme|id agent|id attempt|id attribu|id by|id cc|id checkpo|id got|id in|id lettre
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
R24|input dashboa|input detecte|input field|input file|input for|input geometr|input gql|input images|input matc
R24|input model|input mtch|input not|input openid|input retrn|input schema|input startur|input tool|input true
R24|input unexpec|input validat|input variabl|input words|inputs are|inputs outputs|inputst invalid|insecur
R24|insecur transpo|inserte|inserte does|instanc micro|instanc region|instanc web|instead args|instead was
R24|instruc listed|instruc with|instrum decline|instrum present|int and|int does|int email|int exceeds|int extensi
R24|int float|int in|int string|int text|integer already|integer at|integer exceeds|integer out|intende questio
R24|interac or|interce element|interfc|interfc gi|interio|interio point|into field|into items|invalid accordi
R24|invalid address|invalid blocks|invalid card|invalid channel|invalid checksu|invalid coordin|invalid could
R24|invalid count|invalid custome|invalid date|invalid default|invalid diagnos|invalid dimensi|invalid does
R24|invalid endpoin|invalid event|invalid field|invalid iban|invalid isoform|invalid jmespat|invalid keys
R24|invalid languag|invalid limit|invalid module|invalid number|invalid operato|invalid option|invalid payment
R24|invalid probabl|invalid process|invalid recurly|invalid regex|invalid reply|invalid sample|invalid schema
R24|invalid scope|invalid search|invalid selecto|invalid seven|invalid source|invalid spec|invalid ssml|invalid symbol
R24|invalid tenant|invalid term|invalid timezon|invalid transcr|invalid unknown|invalid variabl|invalid vector
R24|invalid visibil|inverti|invocat of|invoce|invoce in|invoice acc|invoice amount|invoice exceede|invoice got
R24|invoice none|invoice pdf|invoke tool|invokec|invokec operati|involve|involve data|ipsum|ipsum dolor|is absolut
R24|is badly|is charact|is coplana|is date|is defined|is depreca|is expecti|is flat|is gamma|is ineligi|is int|is list
R24|is octets|is prohibi|is relativ|is reserve|is stolen|is true|is type|is unknown|is which|isn|isn support|isoform
R24|isoform string|issue instrum|issues while|isues|isues is|it all|it cannot|it correct|it exceeds|it on|it starts
R24|item count|item or|items did|items looks|items parse|items qty|iterati failed|iterati value|its content
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
R24|match number|match vs|matchin signatu|math|math re|matplot|matplot color|matrix det|matrix size|max charact
R24|max columns|max complet|max cost|max element|max on|max query|max rows|maxfev|maximum capacit|maximum length
R24|maximum resolut|maxprec|maxprec maxterm|maxterm|maxterm or|may already|may take|maybe there|me message|mean amount
R24|mean limit|mean marker|mean match|mean name|mean one|mean postgre|meant https|measure|measure cpu|medium large
R24|member permitt|memory using|merge conflic|merge failed|merge keys|merge non|merge range|merge topic|merge types
R24|message asset|message attribu|message can|message detail|message dict|message element|message extract
R24|message field|message filter|message for|message it|message may|message msg|message origina|message parsing
R24|message propert|message queryva|message receive|message report|message send|message serverr|message shop
R24|message start|message syntax|message tried|message unexpec|message variabl|message vector|metadat inferen
R24|metadat value|meters of|method and|method cannot|method css|method halluci|method ordr|method poppler
R24|method present|method upload|metric alert|metric alrt|metric context|metrics to|mget|mget all|mgrs|mgrs to|mibview
R24|micro an|might involve|mini models|minimum amount|minimum is|minimum more|minimum require|minor of|minutes see
R24|mismatc dtypes|mismatc state|missed key|missing an|missing authori|missing channel|missing code|missing custome
R24|missing default|missing element|missing field|missing keyword|missing loc|missing paramet|missing repo
R24|missing scheme|missing subject|missing untermi|missing variabl|misspel|misspel missing|mistake|mistake and
R24|mistral small|mix|mix positio|mlp|mlp your|mode numeric|mode rgba|mode use|model and|model app|model as
R24|model claud|model hugging|model jina|model languag|model model|model provide|model sale|model size|model stg
R24|model text|model unable|model use|models are|models orders|models refer|models stg|models using|modifie errcode
R24|modifie specifi|module action|module lead|module path|module the|modules and|modules proj|monday com|money
R24|monitor id|more https|more of|more pages|more recent|morte|morte queue|most receive|mp only|mp tmp|mparam
R24|mparam num|ms documen|ms ms|ms waiting|msg extra|msg field|msg invalid|msg signers|msg value|msgtype result|mtch
R24|mtch expecte|multipl acme|multipl entitie|multipl generat|multipl head|multipl vectors|multipo|multipo point
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
R24|no zpi|nobody example|nod|node found|node name|node named|node type|non disjoin|non existen|non leaf|none eof
R24|none field|none got|none invalid|none none|none success|none syntax|none text|nonexis field|nonsens interna|nope
R24|nope did|nope stderr|nosuche|nosucho str|not among|not approve|not automat|not belong|not berlin|not cancell
R24|not clickab|not compose|not conform|not converg|not cover|not dcp|not declare|not existin|not filtera|not finishe
R24|not follow|not inverti|not modifie|not nestabl|not positiv|not propert|not rectang|not seem|not validat
R24|not variabl|not yield|note|note if|nothing on|nothing to|ns|ns checkpo|nth|nth of|null byte|null reading|num col
R24|num feature|num hearts|num result|number errorty|number got|number must|number provide|number without|number xsd
R24|numbers is|numbers number|numbr is|numeric integer|numeric is|numeric object|numeric value|numresu|numresu tag
R24|nx failed|oauth must|object class|object column|object didn't|object first|object total|objecti is|objects must
R24|objects of|objs|objs bar|observa|observa only|obtain identit|oc|oc singleq|occur|occur if|occured|occured the
R24|occurre enginen|occurre where|octet|octet not|octets|octets long|odd|odd value|of accurac|of azure|of bits|of btc
R24|of candles|of cells|of cluster|of columns|of composi|of csv|of dimensi|of driving|of events|of filenam|of from
R24|of got|of guided|of http|of id|of lorem|of maybe|of meters|of null|of operati|of output|of png|of points|of print
R24|of ram|of randomf|of records|of require|of resourc|of srv|of texts|of th|of tiny|of token|of train|of trainin
R24|of transac|of user|of webhook|offer or|offer request|offline access|offset aware|offset naive|ollama|ollama does
R24|om|om python|on github|on latest|on main|on measure|on model|on non|on rcurly|on selecto|on symboli|on view
R24|one data|one kind|one merge|one operato|one path|one recipie|one resourc|one root|one server|one source
R24|one stateme|only alphanu|only compati|only execute|only has|only image|only left|only letters|only reading|only up
R24|only use|only valid|open allow|open foo|open is|open with|openai model|openai public|opencv error|opened line
R24|openid profile|openid the|operand|operand could|operati argumen|operati does|operati errorty|operati getinvo
R24|operati invocat|operati line|operati of|operati post|operati query|operati syntax|operati that|operati tried
R24|operato are|operato foo|operato for|operato got|operato gte|operato specifi|operato unknown|ops load|opt cbc
R24|optimal|optimal paramet|option foo|option name|option num|options details|opts|opts when|or after|or anonymo
R24|or arn|or assista|or backend|or bank|or column|or customi|or defined|or deleted|or en|or for|or func|or functio
R24|or graph|or heads|or hybrid|or illegal|or logging|or lost|or message|or namespa|or nanosec|or orderin|or point
R24|or portkey|or private|or raw|or revise|or scalar|or search|or setfiel|or solve|or some|or templat|or text|or tool
R24|or tweak|or undersc|or unknown|or usernam|or visible|or visit|or whole|or workflo|order create|order errcode
R24|order for|order param|order size|order which|orderin|orderin specifi|orders argumen|orders at|orders foo|ordr
R24|ordr list|origina is|origina psprefe|os is|other element|other is|other syntax|otherwi it|out build|out segment
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
R24|retriev not|retrn|retrn expecte|retryab false|return line|return the|returne query|returne recipie|revise
R24|revise your|revisio are|revisio branchn|rgba as|rgba svg|rich|rich text|right dataset|right syntax|rmtree
R24|rmtree on|role and|role assista|roles must|root ops|root within|routabl|routabl point|route distanc|routing
R24|routing visit|rows cols|rows max|rpc limits|rst|rst for|rule expr|rule message|rule oc|rule start|rules specifi
R24|run receive|running command|sales invoice|sales pric|same dimensi|same file|same first|same key|sample|sample rate
R24|samples should|satisfi message|says message|scalar express|schema being|schema body|schema element|schema for
R24|schema geometr|schema long|schema minimum|schema no|schema please|schema validat|schemas|scheme expecte
R24|scheme hdfss|scheme htps|scheme in|scheme reddis|scheme supplie|scope the|scope value|scoring|scoring method
R24|sdk origina|sdk python|sdk to|search compara|search conditi|search conside|search could|search domain|search got
R24|search illegal|search index|search paramet|seats|seats sold|second attribu|secret is|secretn does|section form
R24|securit definit|see chart|see embedde|see usage|segment sell|selct from|selct keyword|selct syntax|selec
R24|selec expecte|select an|select another|select at|select hero|select identif|selecte engine|selecte in|selecto an
R24|selecto of|selecto prices|selecto selecto|selecto was|sell|sell failure|sem|sem where|semanti incorre
R24|semanti semanti|send mail|send returne|sender is|sender or|sentenc for|separat detecte|sequenc item
R24|seriali decimal|seriali type|series daily|series see|server configu|server convers|server doesn't|server exists
R24|server sdk|serverr|serverr for|service api|service debug|serving|serving but|session select|set attribu|set crs
R24|set format|set leverag|set limit|set litellm|set ms|set name|set of|set ranking|set too|set zeropre|setfiel
R24|setfiel full|setlive|setlive call|setting drop|setting vertica|shape for|shapes and|sharepo spquery|sheet named
R24|sheetna with|shop exit|shop service|should divide|should start|side locatio|side of|sign is|sign with
R24|signatu number|signers|signers must|signs|simplex|simplex is|since at|since input|single input|single query
R24|singleq|singleq line|sinv|sinv custome|sise|site this|size along|size below|size explici|size for|size huge
R24|size mismatc|sku invalid|slave reporte|slide layout|slide with|small latest|small medium|small please|smaller side
R24|smtp auth|sn|snooze|so not|soap client|soapact|sold|sold out|solutio|solutio can|solutio was|solve equatio
R24|solve has|solve with|solver clarabe|solver or|solving|solving problem|some argumen|some invalid|somethi after
R24|somethi between|somewhe|somewhe in|sorry don't|sort by|sort on|source file|source got|source languag|source line
R24|spans york|sparql|sparql query|sparsev|sparsev or|spec|spec contain|special json|specifi branch|specifi coordin
R24|specifi new|specifi properl|specifi target|specifi use|specify it|specify model|specify ms|specify namespa
R24|specify specifi|spellch|spellch empty|spellin and|split trian|spquery|spquery the|sq|sql column|sql contain
R24|sql depends|sql emial|sql error|sql expecte|sql parse|sql parser|sql string|sql syntax|sqlalch exc|sqlalch url
R24|sqlerro|sqlerro no|sr must|src learner|src should|srsearc|srsearc paramet|srv jobs|ssh extra|ssml|ssml request
R24|standar the|starcod|starcod learn|stardog|stardog plan|start and|start crawl|start date|start must|startin point
R24|starttl extensi|startur|startur is|state auth|state csrf|states selecte|statsig com|status details|status failed
R24|status max|status parcels|status stderr|stderr qemu|stderr unknown|stderr usr|stdout already|stdout conflic
R24|step output|step xx|stg order|stg orders|stolen|stolen or|stop reason|stopped stop|storage scheme|store user
R24|str can't|str class|str expecte|stratgy|stream network|streami file|streami is|strict require|string amount
R24|string and|string could|string exceeds|string invalid|string pro|string sqlexec|string term|string tomorro
R24|string unimple|structu instead|style with|subdivi|subdivi bavria|subexpr|subexpr are|subject cannot|subject field
R24|subpath|subpath of|subpatt|subpatt at|subscri status|success respons|such endpoin|such functio|such propert
R24|suggest column|sum keyerro|summari must|summary or|supplie barcode|supplie custom|supplie did|supplie hy
R24|supplie is|supplie perhaps|support attachm|support efficie|support klingon|support lookaro|support open
R24|support paramet|support platfor|support range|support retry|support schemes|support special|support togethe
R24|support tool|support use|support values|support yet|suspici|suspici use|svd|svd did|svg pdf|svg svgz|svgz|svgz tif
R24|sydney|symbol argumen|symbol btc|symbol conside|symbol not|symbol xbt|symboli|symboli link|syntax check|syntax is
R24|syntax issues|syntax near|syntax to|syntax unknown|tab exceeds|tab string|table areas|table column|table field
R24|table names|table persn|table rows|table setting|tablena|tablena was|tag invalid|tag items|tags|tagz|tagz is
R24|take longer|target device|target modules|target revisio|target sr|target vectors|targeti key|taxtype|taxtype code
R24|tcp host|tdetail init|templat and|templat argumen|templat attribu|templat expecte|templat functio|templat id
R24|templat is|tenant sql|tenant tenant|tensor float|term are|term on|test type|text attribu|text hi|text json|text or
R24|text sn|text text|text time|text where|text with|textemb|textemb list|textemb please|texts list|texts must|tf
R24|tf line|th leading|th string|than charact|than dimensi|than graphem|than hours|than in|than message|than meters
R24|than minimum|than minutes|than request|that contain|that corresp|that exists|that much|that starts|that that
R24|that was|the adminis|the anchor|the apiclie|the appende|the approxi|the array|the base|the block|the card|the cell
R24|the city|the click|the compare|the contact|the date|the datetim|the datum|the diction|the dim|the docx|the element
R24|the enumera|the evaluat|the explici|the express|the ext|the faithfu|the field|the footer|the form|the geolite
R24|the gradio|the inputs|the interio|the invokec|the ledger|the left|the mandato|the manual|the method|the metric
R24|the minimum|the named|the objecti|the order|the paginat|the paramet|the part|the parts|the perform|the period
R24|the phone|the precedi|the python|the qbo|the recipie|the recogni|the registe|the regular|the reserve|the scoring
R24|the search|the selct|the setlive|the single|the smaller|the sparql|the srsearc|the strict|the subpath|the taxtype
R24|the tokenis|the tokeniz|the toolcon|the vectors|the workboo|the workshe|then commit|there must|these biblate
R24|these keys|these set|this backend|this can|this commit|this excepti|this filetyp|this index|this period|this poll
R24|this propert|this slide|this type|this voice|thread id|thresho server|through isn|through service|through through
R24|thus|thus may|tier combina|tier does|tif tiff|tiff webp|tiktoke ext|tiktoke get|tiktoke version|tile cannot
R24|time are|time content|time data|time from|time of|time on|time paramet|time series|time should|timefra is|timeser
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
R24|value have|value http|value less|value metric|value missing|value none|value on|value pod|value provide|value that
R24|value xx|valued|valued index|values before|values code|values is|values qty|values types|variabl monitor
R24|variabl name|variabl please|variabl questio|variabl start|variabl time|vcard|vcard compone|vector column
R24|vector expecte|vector lengths|vector must|vector name|vectors but|vectors class|vectors were|verbose true
R24|verifie has|verify address|vertica|vertica stratgy|vhost receive|video abc|video mp|videofi|videofi and|view api
R24|view thresho|violati ctrls|visibil|visibil value|visit page|voice does|voice en|void faiss|voted|voted on
R24|voyage is|voyage large|voyage voyage|vs number|vstack|vstack column|wait conditi|warehou command|warehou selecte
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
R24|xsd string|xx does|xx nobody|xx subdivi|xyzq not|yaml parse|year|year in|yeer|yeer code|yet approve|yield
R24|yield any|york|york is|you didn't|you expect|you on|you passed|you query|your bank|your images|your mysql
R24|your sender|your sql|your transac|your unique|yql|yql query|za|zero code|zero recipie|zeropre|zones perhaps|zpi
R24|zpi segment
R24T18|in range|input invalid
R24T24|.bad cron|.bad valsize|.barcode not|.bulk|.bulk index|.cron|.data model|.form|.illegal charact|.layout|.sympify
R24T24|.t protoco|.unsuppo version|.valid length|.valsize|abc is|array of|as type|at byte|backend netcdf|bad valsize
R24T24|badrequ documen|be datetim|be missing|being raised|blob master|block size|braces|but is|byte offset|c msg
R24T24|can handle|cannot encode|cannot overwri|charact are|column qty|columns has|com piskvor|compati with
R24T24|conside explici|convert to|convert with|cookie|corresp to|couldn' parse|current install|current is
R24T24|current offset|data format|date format|db name|depende require|detail loc|detects|detects operati
R24T24|documen failed|documen parsing|dupfixe|dupfixe size|encode object|engine paramet|engines via|entityt|exactly or
R24T24|excepti being|excepti unknown|expecte value|explici selecti|express could|extra depende|find end|find root
R24T24|flowabl|followi types|footer|for class|for iterato|for propert|format from|format type|found to|frame normal
R24T24|functio resize|geolite|given data|handle the|has to|has unsuppo|hdfs|hdfs http|hexadec|http or|image png
R24T24|in data|in documen|in line|indexed|inf to|install engines|install io|invalid excel|invalid version|io backend
R24T24|is greater|is undefin|is unsuppo|iterato express|json or|json seriali|key db|keys must|large it|large no
R24T24|large on|length invalid|length need|markdow|markup|master|master readme|match in|mdb bad|metric value|micro
R24T24|missing see|more paramet|mp mp|name data|nan|nanosec|nanosec timesta|netcdf scipy|no form|no format
R24T24|none expecte|normal|normal of|not empty|not underst|occurre unsuppo|of bounds|of charact|of excepti|of express
R24T24|of field|of key|of pixels|of video|of xarray|office|office documen|often|often indicat|on page|open blob
R24T24|opened in|or columns|or time|pandoc docx|parse failed|parse field|piskvor|piskvor smart|provide data|qr|qr code
R24T24|raised syntaxe|reason invalid|resize|resourc without|returns|scipy|scipy conside|selecti|selecti one
R24T24|should have|size must|smart|smart open|stateme at|status invalid|str tried|strict|string error|string is
R24T24|support formats|sympify|sympify of|targeti|templat later|text exceeds|text field|that may|the allow|the barcode
R24T24|the detects|the header|this often|tile|to index|to match|true or|try with|type string|unknown encodin
R24T24|unknown or|unmatch|unsuppo size|unsuppo when|url can't|use one|use zip|valsize|valsize unsuppo|value and
R24T24|value to|visible|vocabul|was expecte|webasse|were returne|with no|with value|work out|wrong dupfixe|wrong type
R24T24|xarray|xarray current
R24T28|syntax string
R24T30|.date|.invalid documen|.librosa|an empty|avlib|code can|column total|directi|error incompa|etc passwd
R24T30|failed ffmpeg|ffmpeg avlib|field value|filetyp|from ffmpeg|gif|got instead|image size|in frame|input expecte
R24T30|input must|invalid charact|it might|iterato|json is|line failed|logo png|mp invalid|object of|onnxrun invalid
R24T30|or value|separat|special|string or|suggest|the parser|to documen|unknown format|zip archive
R24T33|no element
R24T34|.cbor|.couldnt|.geos|.shapely|cannot contain|format it|input format|marker|of specifi|parsing failed|pixels
R24T34|text length|width
R24T36|encode
R24T37|.avro|.xlrd|avro|exceeds max|unknown file
R24T38|excel
R24T39|determi|word
R24T41|error unsuppo|tiff
R24T43|format not
R24T44|decodin
R24T45|size exceeds
R28|be qty|c graphql|field totl|qty must|totl on|type order|values validat
R30|#206|#406|#553|#597|.api value|.arrow key|.audio receive|.bad symbol|.browser state|.child|.command exit|.control
R30|.converg|.crs|.decimal|.digits|.disambi|.freshde bad|.grammar|.invalid filter|.invalid id|.invalid input
R30|.invalid period|.invalid video|.kusto service|.ldap attribu|.ldap size|.many redirec|.missing paramet|.no audio
R30|.no transcr|.overpas bad|.path parser|.period|.pint type|.process executi|.proj|.ql syntax|.query check
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
R30|of feature|of mo|of one|of stateme|of string|on node|on of|operati invalid|operati missing|operato failed
R30|or charact|or check|or ipv|or nans|or none|orders models|orders sql|org does|origin paramet|our api|output format
R30|paramet recipie|paramet tenant|paramet to|paramet were|parse command|parse express|parse syntax|passed type
R30|period is|pl|placeho|planet|planet mercury|pos|positio form|positio line|precisi of|present for|proj create
R30|proj error|provide languag|query dimensi|query failed|query found|query message|query the|query vector|randomf
R30|range must|receive please|recipie found|request format|request missing|resolve column|resourc record|results found
R30|rgba|same as|scheme ftp|search command|second time|select on|selecto at|selecto buy|server time|service unit
R30|shapes|sheetna|singula|singula matrix|sizelim|sizelim none|slide|some of|sort|sqlstat line|stateme found
R30|stateme paramet|stderr failed|stg|string supplie|structu for|such column|such element|summary invalid
R30|support support|support the|support xx|systemc|systemc restart|table name|target lang|text charact|text must|texts
R30|than maximum|that functio|the beginni|the clip|the code|the custome|the errors|the origin|the results|the schema
R30|the set|the sign|the to|this column|this field|timesta for|titel is|title invalid|to address|to infer|to mercury
R30|to second|togethe with|tools are|transcr were|transla try|transla was|true for|type but|type id|type must
R30|type query|type was|unexpec identif|unknown dialect|unknown output|unknown paramet|unknown url|unresol|url example
R30|url type|use allow|valid columns|valid objecti|validat check|validat message|validat the|value please|variabl id
R30|vector has|viable|viable alterna|video id|was ms|was receive|was str|were provide|where operato|whitesp|work with
R30|wrong length|wrong number|wrongty|wrongty operati|xpath|xpath error|your input|your paramet|ytd|ytd max
R30T18|expr
R30T24|.cronite|.cronite bad|.data overflo|.gbm|.light|.light gbm|and charact|attachm|bounds|c parse|c parsing
R30T24|cannot convert|column found|convers from|digit|embedde|feature in|field text|file extensi|file ftp|for out
R30T24|format for|from str|handle scheme|id int|images|invalid form|long max|mismatc expecte|name bad|no text
R30T24|not accept|not json|not process|numbers|of values|only the|parsing excepti|starts|starts with|str to
R30T24|syntaxe invalid|synthes operati|th|the list|the synthes|to speak|true to|type date|user input
R30T28|invalid syntax
R30T30|#1100|.size limit|.v object|bits|color|got class|height|mm|mm dd|not convert|of templat|passwd|webp|yyyy
R30T30|yyyy mm
R30T33|ean
R30T34|.pydub|entitie|in file|not appear|workboo
R30T37|.arrow invalid|logo
R30T39|file must
R30T41|.apy|.hl apy
R30T43|frame
R30T46|.hl
R30T47|.size|invalid data
R33|body failed|these values|validat body
R34|.api type|.column|.column not|.cypher|.cypher syntax|.encode|.illegal input|.invalid checksu|.invalid format
R34|.invalid length|.invalid paramet|.json path|.label|.languag not|.memcach client|.memcach illegal|.number parse
R34|.params|.selecto|.templat syntax|.unicode mixin|=OverflowError|against key|amount must|an object|and there
R34|api documen|arg|binding supplie|button|c field|c syntaxe|checkou|class decimal|current stateme|definit|dim|div
R34|element button|email id|errorty bad|errorty executi|from at|geometr|holding|holding the|incorre number|index does
R34|input form|into memory|key holding|languag codes|languag not|limit must|many samples|message text|nmae|of binding
R34|or near|parsing query|positiv|process would|proj|query parse|query process|require value|samples into
R34|search filter|selct|stateme syntaxe|stateme uses|support languag|syntaxe message|to converg|totl is|unsuppo type
R34|uses and|valid email|was already|was decline|would load|wrong kind|xx is
R34T24|.invalid express|.invalid operati|.unicode|barcode|charact limit|field is|for input|in any|speak|svg
R34T24|the support
R34T30|body is|expecte end|failed in
R34T34|.bson|appear|appear to
R34T36|charact in
R34T39|error parsing
R34T41|unexpec end
R36|cannot query|it should|on type|query field
R37|.alg|.email syntax|.email undeliv|.invalid url|.jmes|.jmes path|.languag|.lin|.lin alg|.xlsx input
R37|=ArithmeticError|be blank|be greater|blank|buy|c decline|click|code command|column totl|converg|error line
R37|error syntax|graphql request|in query|invalid type|it must|kind of|klingon|line char|name totl|numeric|require but
R37|respons bad|samples|schema error|the type|unexpec keyword|vector dimensi|your card
R37T24|.express|.transla|text is
R37T30|be an|entity validat
R37T34|destina
R37T44|byte
R39|.card|.schwift|c card|c stateme|cliente stateme|column emial|decline|expecte type|message expecte|must not
R39|paramet query|query paramet|request invalid|the amount
R39T24|.invalid argumen|greater|greater than|syntaxe|values are
R39T30|.barcode|ftp
R41|point|titel
R41T30|error expecte
R43|error unexpec|invalid query|near form|query is|selecto
R43T24|be between|be empty|c value
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
R49|near
R51T34|dimensi
R52|emial
R53T33|form
R53T34|syntax error
R55T40|syntax
S24|.partial|.partial failure|bin sftp|check stderr|code exit|error output|method partial|output check|partial failed
S24|sent success
S24T24|stderr output
T18|.ps|actual buffer|bytes at|bytes for|check check|code integer|during parsing|excel please|expr with|for unpacki
T18|form id|frictio|frictio excel|from parse|from require|header sig|install frictio|integer symbol|latin|latin codec
T18|named openpyx|not whatits|of at|offset actual|ordinal|ordinal not|parse expr|parsing header|path parsing
T18|positio ordinal|sig|sig check|transfo code|unpack from|unpacki|unpacki bytes|whatits|whatits not|with form
T18|with transfo
T24|.a safeten|.absolut|.absolut link|.adb|.api unsuppo|.apply|.apply delta|.args|.arrow capacit|.arrow not|.asn
T24|.bad args|.bad http|.bad syntax|.bad z|.batch size|.block|.blocksi|.blocksi mismatc|.bomb|.bounds|.bounds datetim
T24|.calamin|.calenda|.casting|.casting na|.char|.charact encodin|.chars|.ciphert|.collect|.collect size|.comp
T24|.comp doc|.compose|.compres|.compres method|.content decodin|.content invalid|.content maximum|.corrupt data
T24|.corrupt grid|.corrupt image|.corrupt record|.count exceede|.crc|.csv|.csv parse|.data decodin|.data parser
T24|.data send|.data too|.dataset build|.dataset generat|.date ambiguo|.date parse|.datetim|.decode value
T24|.decompr bomb|.decompr size|.destina|.detect|.dicom|.digital|.digital signatu|.dmtx|.doc|.documen transla|.dpi
T24|.dtd|.dtd forbidd|.duplica option|.empty data|.encodin chars|.encodin unknown|.encrypt|.encrypt pdf|.event data
T24|.ext|.extensi|.extensi not|.externa referen|.extra data|.failed parse|.failed token|.fetch respons|.fetch unsuppo
T24|.file convers|.file referen|.file size|.file storage|.file unsuppo|.file warning|.first|.first volume|.flac
T24|.flac no|.folder content|.form parser|.fpdf|.fpdf unicode|.ft|.gpx|.gpxxml|.gpxxml syntax|.grid file|.hdf|.hdf ext
T24|.header checksu|.header not|.header parse|.heif|.http message|.http process|.id no|.illegal text|.image data
T24|.image file|.image loading|.image size|.image too|.image type|.image width|.incompl parse|.ingesti|.input file
T24|.int|.int casting|.invalid bson|.invalid calenda|.invalid ciphert|.invalid databas|.invalid dicom|.invalid encodin
T24|.invalid jwe|.iso|.item collect|.iterabl too|.jwe data|.jws object|.lang detect|.length reached|.lib dmtx
T24|.limit overrun|.limit reached|.lz|.lz block|.m too|.malform pdf|.malform segment|.markup|.mat|.mat read
T24|.max length|.max rows|.maximum limit|.media type|.media upload|.metric value|.mime|.mime content|.missing section
T24|.mp|.mp metadat|.mp stream|.multimo|.multipa|.multipa parse|.n|.na|.na n|.need downloa|.need first|.no thumbna
T24|.non xml|.not a|.not adb|.not downloa|.not match|.not rar|.number format|.object format|.ocr found|.of bounds
T24|.of file|.orc|.outlook|.output limit|.outside|.outside destina|.overrun|.parser match|.parser outlook
T24|.parser receive|.parser rejecte|.parsimo|.payload too|.pdf parse|.pdf stream|.pdfium|.pdfmine|.prior ocr|.py asn
T24|.py lib|.py zbar|.raw data|.raw file|.raw no|.reader|.receive parsing|.record too|.referen forbidd|.rejecte markup
T24|.request data|.request entity|.request size|.respons too|.rows|.safeten parsing|.safeten repo|.sax|.sax parse
T24|.schema decode|.section header|.segment|.socket payload|.standar violati|.storage format|.stream info|.substra
T24|.substra underru|.suspici|.suspici operati|.system message|.table transac|.tagged|.tagged pdf|.telegra entity
T24|.text length|.text size|.text x|.thumbna|.tiff|.tiff file|.tika|.tika failed|.tiny|.tiny tag|.toml parsing
T24|.truncat|.tt|.tt lib|.type not|.undefin image|.underru|.unexpec char|.unexpec end|.unexpec eof|.unexpec token
T24|.unicode encodin|.unrecog image|.unrecog msg|.unsuppo compres|.unsuppo content|.unsuppo documen|.unsuppo file
T24|.unsuppo media|.unsuppo msg|.value convers|.value deseria|.value too|.volume|.wasmtim|.width|.x syntax|.xl
T24|.xl date|.xml content|.xml schema|.z|.z file|.zbar|=UnicodeDecodeError|aa got|aaaa|aaaa text|ab expecte|ab found
T24|abc not|abc or|abortin use|accept missing|accept more|accepte payload|accepte types|accompa|accompa begin
T24|acme revisio|acme this|actual length|actual maximum|add another|additio io|addr stored|adt|adt pv|ai speecht
T24|algorit or|alias default|allow text|allowed bytes|allowed here|allowed is|allowed limit|allowed maximum
T24|allowed packet|allowed special|alongsi|also mean|alter|alter the|ambiguo|an absolut|an accompa|an embedde
T24|an engine|an id|an imprope|an introsp|an iso|an msg|an office|an orc|an unimple|an xml|analyze operati|and help
T24|and iso|and ner|and photo|and rf|and target|and unrecov|annotat|annotat xs|another message|antiwor minutes
T24|any token|any value|anyway|api returns|api rev|apierro this|append with|applica dosexec|applica foo|archive could
T24|archive failed|archive mime|archive rar|are equal|are larger|are opening|are passing|are pixels|are support
T24|are too|array cannot|array status|arrays|arrays cannot|arrow|arrow typesys|arrowty|as json|as nan|as neither
T24|as origina|as special|as tagged|aspect|aspect ratio|assert|assert failed|asserti status|asset aspect|assets api
T24|at bbbcd|at end|at fa|at file|at of|at once|attachm type|attack|attempt convers|attempt xlsxcon|attribu of
T24|audio buffer|audio corrupt|audio duratio|audio files|audio float|audio mime|audio mp|audio ogg|audio type
T24|audio webm|availab extensi|avif|avif file|avlib ffmpeg|avlib invalid|avro file|avro schema|awt|awt headles
T24|back trace|backend pyav|bad crc|bad key|bad magic|bad sfntver|bad syntax|badzipf|badzipf with|barcode ean
T24|base addr|base image|based camelot|based pages|batch the|batches|batches of|bb val|bbbcd|bbbcd frame|bcc
T24|bcc example|bcj|bcj filter|be any|be corrupt|be decompr|be determi|be encoded|be encrypt|be exactly|be extract
T24|be first|be larger|be msh|be pdf|be removed|be reopene|be strings|be uploade|be utf|be varchar|been impleme|begins
T24|begins with|bhs|big captcha|big iso|big maximum|big png|big src|bigger|bigger than|bin is|bin len|birthda
T24|birthda value|blob data|blob field|blob is|blobs|blobs up|blobtoo|blobtoo message|blosc|blosc buffer|bmp gif
T24|bmp sorry|body actual|body as|body at|body exceede|body exceeds|body payload|body utteran|bomb dos|boundar
T24|boundar charact|bounds nanosec|box file|braces missing|broken data|broken documen|broken error|broker message
T24|brotli not|brotlid|brotlid failed|bson|bson documen|buffer buffer|buffer error|buffer info|buffer is|built
T24|but could|but encount|but nothing|but pdf|by foo|by java|by py|by textrac|byte payload|byte string|byte this
T24|byte xff|bytearr got|bytes actual|bytes bytes|bytes from|bytes have|bytes is|bytes long|bytes numpy|bytes remaini
T24|bytes request|bytes time|bytes while|c blobtoo|c convert|c einval|c entityt|c faceerr|c imagede|c imageto
T24|c itemcol|c shred|c textlen|c textsiz|c toobig|c unable|c url|cache aa|cached file|call invalid|call mp
T24|called with|calling parquet|camelot only|can accept|can load|can still|can't decode|can't downloa|can't sync
T24|cancell downloa|cannot decode|cannot decompr|cannot start|cannot submit|cannot work|capacit limit|captcha filesiz
T24|capture file|card found|cast|cast int|cc input|cc model|ccutil|ccutil unichar|char in|charact byte|charact expecte
T24|charact got|charact maps|charact special|charact support|charact that|charact varying|charmap|charmap codec
T24|check stl|child adt|chunk type|cif|city mmdb|class must|class nonetyp|class object|class type|client sent
T24|closed linestr|cloudco|cloudco task|code entityt|code pdf|code structu|code subcode|code unsuppo|code value
T24|code xa|codec lz|codecs|codecs opus|col ab|col strict|col tile|collect size|column body|column crm|column for
T24|column pages|column tables|column tkey|columns to|com bmp|com deanmal|com doc|com logo|com png|com zip
T24|command expects|command java|command pandoc|commas|commas braces|common json|common unable|compone where
T24|compone xs|composi to|compres method|config option|configu allowed|confirm to|conflue schema|connect destina
T24|connect server|conside to|constru mapping|consume all|contain audio|contain data|contain did|contain empty
T24|contain files|contain more|contain nan|contain nul|contain numbers|contain pickled|contain stop|contain the
T24|contain unichar|contain valid|content exceeds|content image|content line|content provide|content types
T24|continu anyway|contrac xyz|contrib|contrib to|convers couldn'|convers rule|convers suggest|convers utf
T24|convert attempt|convert documen|convert invalid|convert msg|convert non|convert object|convert stream
T24|convert string|convert this|core team|corpus abc|corpus bam|corpus dxf|corpus gpkg|corpus mp|corpus nc|corpus nii
T24|corpus onnx|corpus pdf|corpus png|corpus semi|corpus xlsx|corpus yaml|corpus zip|correct format|corrupt at
T24|corrupt invalid|corrupt no|corrupt please|corrupt seen|corrupt that|couldn' read|couldn' unpack|count command
T24|count incorre|count syntax|covered|cpp index|crc check|crc for|create datafra|create it|credibl|crm notes|crypt
T24|crypt hash|csv doc|current file|current only|curves|curves with|cv|cv io|damaged file|dat|data attribu|data bytes
T24|data content|data corrupt|data exceeds|data header|data if|data invalid|data no|data parquet|data possibl
T24|data seriali|data the|data upload|data value|data when|databas the|datadog returne|datafra with|datanot
T24|datanot code|dataset is|date in|date of|date or|date string|datetim class|datetim date|datetim input
T24|datetim objects|datetim string|db already|db file|dblquot|dblquot name|dd identit|dd when|dd yyyy|deanmal
T24|deanmal textrac|dec but|decimal is|decimal number|deck ppt|decode byte|decode it|decode message|decode xff
T24|decoder failed|decoder process|decodin error|decodin seven|decodin stream|decodin string|decodin unicode
T24|decompr bomb|decompr bytes|decompr invalid|decompr the|deduce|deduce file|default in|defined schema|deflate gzip
T24|delta not|dense|dense usearch|depende jar|depende see|descrip face|descrip input|deseria job|deseria key
T24|deseria val|destina arrow|destina buffer|detail ffmpeg|detail payload|detail unsuppo|details applica
T24|details receive|details text|details tifffil|detecte bad|detecte media|detectf|detectf operati|detecti cannot
T24|detectl|detectl operati|determi constru|determi delimit|determi you|diagnos failed|dicm|dicm prefix|dicom
T24|dicom file|dict or|diction mismatc|diction syntax|diction while|didn't consume|didn't match|difat|differe column
T24|differe encodin|differe parser|differe schema|digit found|digital|digital signatu|dimensi size|directi or
T24|directi type|directo signatu|disallo special|djava|djava awt|dns message|do so|do those|doc docx|doc is|doc pdf
T24|docs xarray|doctype|documen and|documen closed|documen contrac|documen documen|documen encodin|documen exceeds
T24|documen handle|documen id|documen is|documen message|documen only|documen pages|documen pdf|documen pdfium
T24|documen scan|documen sizes|documen syntax|documen to|documen too|documen when|documen within|documen xml
T24|docx contain|docx eml|docx odt|docx pptx|docx returne|doesn't start|dos|dos attack|dosexec|dosexec is
T24|double require|downloa exportl|downloa invalid|downloa it|downloa max|downloa more|downloa of|dpi is|drive folders
T24|drive google|driver libkml|dtd|dtd public|dtdforb|dtdforb name|duratio is|during process|dwg|dxf|dxf file|dxf is
T24|ean code|ean is|ec curves|either not|element into|element object|embedde header|embeddi at|embeddi in|eml epub
T24|empty check|empty lists|empty strings|empty vocabul|encode data|encoded text|encodin chars|encodin gzip
T24|encodin may|encodin type|encount error|encount number|encount text|encount without|encrypt cannot|encrypt must
T24|encrypt the|encrypt with|end at|end encount|end in|end nothing|end vcalend|ended unexpec|endofte|endofte if
T24|enforce|enforce schema|engine manuall|enough disk|ensure it|entiret|entiret but|entitie are|entity detail
T24|entityt message|entries|entries txt|entry in|entry nicknam|envelop pattern|eocd|eof line|eof marker|eof right
T24|eof sblock|epub|equal documen|err aborted|errno retcode|error assert|error back|error blobtoo|error couldn'
T24|error determi|error diction|error expect|error may|error pdf|error prematu|error row|error securit|error see
T24|error tokeniz|error userid|errorco request|errorco unable|errors first|errors image|errors system|errors were
T24|etc this|evaluat somethi|event exceeds|event too|eventda|eventda exceeds|everywh|exactly bytes|exceede image
T24|exceede setting|exceede size|exceeds bytes|exceeds charact|exceeds mb|exceeds skb|excel xlsx|excepti for
T24|expect tree|expecte aa|expecte ab|expecte an|expecte boundar|expecte datetim|expecte directi|expecte doctype
T24|expecte fields|expecte magic|expecte nothing|expecte respons|expecte stream|expecte string|expecte word
T24|expecti class|expecti got|expecti start|expects|expects values|explici paramet|exportl|exportl for|express col
T24|extensi docx|extensi here|extensi include|extensi pages|extensi use|extensi wav|externa image|externa system
T24|extra data|extra expecte|extract to|fa fbf|face not|faceerr|faceerr descrip|failed code|failed corrupt
T24|failed decodin|failed finding|failed incompl|failed likely|failed pixels|failed read|failed reading|failed request
T24|failed ssize|failed this|failedo imagede|fails regex|faiss index|faiss read|false rsqb|fatal and|fatal code|fbf
T24|fc the|feature request|feature unsuppo|fetch endpoin|fetch respons|fetch via|fetched from|ffmpeg error|ffmpeg was
T24|fhs or|fhs segment|field data|field date|field for|field should|fields cannot|fields did|fields present
T24|file appears|file cache|file can|file continu|file convers|file corpus|file exec|file expecti|file failed
T24|file filenam|file found|file geolite|file if|file ini|file line|file meta|file models|file of|file otherwi
T24|file param|file pk|file should|file src|file the|file tif|file too|file truncat|file try|file types|file vlcallb
T24|filenam extensi|filenam io|filenam pdf|fileobj|fileobj has|files from|files gdrive|files larger|files py
T24|filesiz would|filetyp is|filetyp unk|filter is|filter jbig|find contain|find data|find eocd|find externa
T24|find visible|finding central|finite everywh|finite values|first frame|first in|first volume|fits file|fixed limit
T24|fixed maximum|flac file|flac is|flac mp|flags tmp|float array|float failed|float literal|flowabl spacer|folders
T24|folders has|followi express|followi file|followi formats|font bad|font used|font version|foo expecte|foo is
T24|foo may|footer either|fopen|fopen unable|for codec|for datetim|for detail|for extensi|for frame|for heredoc
T24|for matlab|for mimetyp|for pandas|for pdf|for read|for that|force ocr|force reading|force true|form closed
T24|form data|form file|format abc|format and|format applica|format cannot|format check|format errno|format expecte
T24|format image|format keyword|format next|format no|format nothing|format st|format text|format that|format thursda
T24|format tmp|format unable|formats code|formats where|formats yyyy|found but|found call|found charact|found undefin
T24|frame descrip|frame length|frame of|from an|from composi|from filenam|from first|from frame|from ini|from offset
T24|from path|from tmp|from url|ft excepti|ftp ftps|ftp url|ftps|ftps hdfs|ftpx|ftpx no|fully covered|fully qualifi
T24|functio input|functio validat|gb limit|gb of|gdrive|gdrive can't|gdrive folder|gender|gender on|gender wrong
T24|generat from|generat the|geolite city|getfram|getfram failed|getting remote|getting the|gguf magic|gib exceeds
T24|gif jpeg|given st|google protobu|got at|got bb|got bytes|got in|got packet|got stream|got triangl|got unexpec
T24|got webp|goto https|gpkg not|guess|guess format|gzip but|gzip content|handle documen|handle pagebeg
T24|handler availab|has bits|has digital|has more|has text|has valid|hasn't|hasn't been|have at|have two|hdf reader
T24|header blob|header but|header header|header in|header incompl|header or|header png|header subject|header use
T24|header value|header xff|headers file|headles true|heic unsuppo|heic with|heif|heif avif|height exceeds
T24|height ratio|hello but|hello there|help python|helveti|helveti please|here in|here met|heredoc|heredoc templat
T24|hexadec digit|hey|hey wait|hint encount|hive bad|hl|hl documen|host in|html documen|html html|html xm|http dtd
T24|https and|https big|https drive|https or|https viewfs|id exceeds|id failed|id file|id http|id key|id preview
T24|id tag|id unichar|id with|identit imagere|ignore|ignore missing|illegal points|image at|image based|image decodin
T24|image dpi|image exceeds|image has|image header|image https|image may|image media|image pixels|image please
T24|image source|image tiff|image too|image width|imagede|imagede message|imageio opencv|imagere|imagere cannot
T24|images over|imageto|imageto when|imgcode|imgcode src|imgproc|imgproc src|impleme it|impleme yet|imprope image
T24|imprope structu|in archive|in batches|in byte|in dat|in descrip|in destina|in flac|in footer|in fopen|in gif
T24|in image|in its|in metadat|in not|in open|in pixread|in rar|in readers|in scan|in shp|in shx|in str|in string
T24|in templat|in vl|in wav|in writers|in xyz|include csv|incompa content|incompl input|incompl introsp
T24|incompl metadat|incompl ole|incompl or|inconsi with|incorre difat|incorre format|incorre padding|incorre path
T24|incorre string|index faiss|index in|index ioreade|index json|index read|index seems|index size|index type
T24|indexed string|inflate|inflate data|inflate inflate|info not|informa header|ingesti|ingesti data|inline
T24|inline images|input append|input call|input cannot|input downloa|input isn't|input size|input soon|input string
T24|input tmp|input types|input unspeci|input values|install additio|insuffi data|insuffi space|int at|int id
T24|int literal|int reason|int status|int xs|interna src|into parts|into table|introsp|introsp respons|introsp result
T24|invalid asset|invalid audio|invalid block|invalid char|invalid content|invalid crc|invalid documen|invalid element
T24|invalid image|invalid jws|invalid line|invalid load|invalid object|invalid passwor|invalid path|invalid pdf
T24|invalid reason|invalid size|invalid start|invalid zip|invocat type|invoice system|io depende|io max|iomode ri
T24|ioreade|ioreade int|ipm acme|ipm schedul|is ambiguo|is broken|is count|is false|is fatal|is image|is inconsi|is it
T24|is kb|is link|is ms|is neither|is optiona|is passwor|is playabl|is really|is simply|is text|ish|ish week
T24|isn't unicode|isn't valid|iso but|iso date|iso expecte|iso like|iso time|iso utf|issues availab|it an|it didn't
T24|it error|it hasn't|it unsafel|item size|item too|itemcol|itemcol when|iterato should|its entiret|jar|jar pages
T24|jar tabula|jar with|java djava|jbig decode|jf|jf not|jobs server|jpeg nor|json cc|json documen|json expecti
T24|json payload|json resourc|json text|jwe|jwe string|jws|jws object|kb must|kb type|keepass|keepass databas|key data
T24|key line|key type|keys bmp|keys etc|keyword at|keyword is|kids|kids is|kind faceerr|kuzu databas|lang runtime
T24|languag are|languag detecti|large and|large bytes|large enough|large errorco|large expecte|large got|large inline
T24|large limit|large max|large maximum|large part|large payload|large please|large raw|large refer|large the
T24|large val|las|las file|last spring|lbrace|lbrace not|leads failed|least coordin|least got|len bytes|length exceeds
T24|length has|length max|length row|lexical|lexical error|libcurl underst|libkml|liblzma|liblzma project|like iso
T24|like string|like support|likely corrupt|limit big|limit example|limit kb|limit the|limitat violate|line could
T24|line error|line hello|line matched|line not|line of|line option|line saw|line too|linearr do|linearr does
T24|linearr require|linestr|lists|literal float|literal null|load documen|load errors|load failed|load image|load into
T24|load it|load json|load key|loaded to|loaded when|loadsav|loadsav cpp|logo heic|logo webp|lol|lol system|long msg
T24|lpar|lpar lsqb|lsqb|lz decompr|lz getfram|lz not|macroen|macroen main|made to|magic byte|magic bytes|magic header
T24|magic invalid|main header|main xml|make feature|malform ensure|malform invalid|malform object|mapping values|maps
T24|maps to|markdow no|marker not|markup you|match at|match input|match missing|match yyyy|matched as|matched in
T24|matchin pattern|matchin portion|matlab|matlab files|max bin|max image|max limit|max memory|max string
T24|maximum accepte|maximum configu|maximum dimensi|maximum documen|maximum file|maximum image|maximum message
T24|maximum payload|maximum pdf|maximum text|maxmind db|may also|may help|may try|mb but|mb error|mb in|mb maximum
T24|md for|mdb mdb|mean that|means it|media format|media image|media upload|media url|meeting resp|memory per
T24|memory size|message asserti|message got|message image|message length|message system|message th|message unsuppo
T24|met html|meta informa|meta nextfil|metadat documen|metadat file|metadat size|method is|metric you|mhs|mhs fhs
T24|mib in|mib was|micro qr|might mean|mime content|mime format|mime type|mimetyp found|mimetyp in|minimum duratio
T24|minus|minus dblquot|minutes txt|mismatc tag|mismatc type|missing city|missing dicom|missing keys|missing name
T24|missing simple|missing values|mmdb|mmdb is|model file|model format|model proto|models phi|models require|module if
T24|module magic|modules imgcode|modules imgproc|month must|most charact|most image|mov invalid|mp and|mp doesn't
T24|mp file|mp mpeg|mp returne|mp that|mpeg frame|mpeg mpga|mpga|mpga ogg|ms excel|ms powerpo|msdownl is|msg class
T24|msg image|msg size|msg string|msg type|msh|multipl tables|na|na or|name asserti|name eof|name for|name line
T24|name lol|name system|name try|name xs|named mimetyp|names option|nan linearr|nan nativel|nativel|need ocr
T24|neither jpeg|neither section|ner models|netcdf hdf|next ish|next thursda|next token|nextfil|nextfil entry|nicknam
T24|nicknam in|nii|no chunk|no columns|no compone|no convers|no convert|no downloa|no errors|no feature|no hint
T24|no meta|no micro|no name|no pages|no pix|no protoco|no simple|no size|no spoken|no tables|no tag|no thumbna
T24|non finite|non hexadec|non matchin|non must|nor keyword|nor tiff|normal too|normall|normall means|not blosc
T24|not built|not bytes|not corrupt|not credibl|not decompr|not deduce|not dense|not doesn't|not dxf|not encode
T24|not evaluat|not file|not finite|not form|not heif|not keepass|not large|not mp|not multipl|not need|not powerpo
T24|not rar|not raw|not right|not safely|not safeten|not true|notadbe|notadbe file|notes|notes body|nothing at
T24|nothing got|nothing nothing|nothing worked|nul|nul bytes|null false|null in|number length|number the|numbers abc
T24|numpy|numpy array|object arrays|object exceede|object header|object invalid|object keys|object member
T24|object startin|object stream|object to|objects ymdhms|objsize|objsize too|occurre documen|occurre imageto
T24|occurre itemcol|occurre textlen|occurre textsiz|ocr to|ocr would|odt|odt xlsx|of audio|of bad|of central
T24|of content|of dict|of documen|of element|of eventda|of exceeds|of ffmpeg|of length|of linearr|of mhs|of rows
T24|of rpar|of support|of tempora|of tmp|of varchar|of vector|officed|officed themema|offset dec|offset fc|offset in
T24|offset missing|offset unable|ogg codecs|ogg opus|old new|ole file|ole sector|on class|on files|on text|once please
T24|one request|only if|only is|only load|only remain|only riff|only works|open broken|open empty|open heic|open open
T24|open stream|open tmp|opencv color|opencv pip|opencv resize|opening databas|opening io|opening mp|opening using
T24|opentyp|opentyp font|openxml|openxml officed|operati byte|operati collect|operati documen|operati image
T24|operati input|operati one|option for|option host|option to|optiona datetim|options do|opus wav|or bhs|or differe
T24|or downloa|or encrypt|or file|or format|or ftp|or height|or incompl|or inf|or insuffi|or less|or mp|or opentyp
T24|or pare|or pickle|or stateme|or superfl|or table|or this|or truncat|or used|ora value|orc|orc file|org xmlsche
T24|origina old|origina value|otherwi damaged|out file|output stream|over kb|overlap entries|overwri value|packet
T24|packet bigger|packet bytes|page is|page tree|pagebeg|pagebeg args|pages expecte|pages guess|pages is|pages max
T24|pages may|pandas|pandas options|par or|paramet didn't|paramet media|pare|parquet caused|parquet is|parquet magic
T24|parquet org|parse date|parse docx|parse from|parse request|parse safeten|parse targeti|parse tomorro|parse webasse
T24|parsed into|parsed invalid|parseex expecte|parseex unknown|parsefr|parsefr seriali|parser and|parser or
T24|parser trying|parsing field|parsing json|parsing this|parsing xml|part exceeds|partiti is|parts not|passwd public
T24|passwd which|passwd would|path string|path tmp|patient expecti|pattern xff|payload bytes|payload reached|pdf as
T24|pdf docx|pdf expecte|pdf has|pdf header|pdf invalid|pdf jpeg|pdf offset|pdf pages|pdf returne|pdf starts|pdf this
T24|pdf type|pdf was|pdfium data|per charact|per compone|per pixel|perform ocr|perform on|perhaps the|permiss file|phi
T24|phi bin|photo|photo tif|pickle false|pickle keyword|pickle load|pickle protoco|pickled|pickled object|pillow
T24|pillow to|pix|pix returne|pixel|pixel only|pixels could|pixels cv|pixels exceeds|pixels in|pixels type|pixread
T24|pixread unknown|pk doesn't|playabl|playabl audio|please suggest|please upload|png fileobj|png handle|png tiff
T24|png with|points of|portion|portion of|positio charact|positio invalid|possibl because|possibl zip|post payload
T24|postgre text|powerpo|powerpo file|powerpo present|ppt|ppt is|pptx current|prefix is|prematu eof|present macroen
T24|preview of|previou excepti|problem parsing|process audio|process called|process cc|process documen|process limit
T24|produce with|project and|propert gender|propert stream|propert text|protect error|proto parsefr|protobu struct
T24|provide payload|provide was|push was|put item|py zr|pyav can|pyav opencv|pytorch failed|qty column|qualifi
T24|qualifi http|quoting|quoting the|rar file|ratio|ratio must|ratio width|raw file|reached while|read at|read cpp
T24|read error|read failed|read header|read index|read page|read tiff|read xref|reader for|reader found
T24|readerr invalid|readerr truncat|readers schema|reading file|reading header|reading set|reading zip|really fits
T24|reason message|receive extra|receive line|recogni msg|record envelop|record too|recover damaged|ref in|regex last
T24|registr seriali|remain|remain in|remote image|removed to|reopene|reopene with|repo acme|repo couldn'|req the
T24|request blob|request invocat|request text|require child|require encodin|require roughly|require zip|reshape array
T24|reshape tensor|resize cpp|resourc blob|resourc logo|resourc unexpec|resp tent|respons and|respons size|restore
T24|restore or|restore shx|result ensure|retcode|retcode archive|return strings|returne alongsi|returne bad
T24|returns blobs|rev ai|revisio main|rf|rf support|ri|riff|riff rifx|rifx|rifx and|rmeta|rmeta text|root birthda
T24|root diction|root superfl|roughly|roughly gb|row col|row does|row expecte|row number|rows in|rpar|rsqb
T24|rsqb heredoc|rule didn't|rule from|rule json|rule matched|runtime parquet|safely|safely convert|safeten files
T24|safeten header|safeten index|same block|same metric|sandbox output|saw|says request|sblock|sblock base|scannin
T24|scannin for|schedul meeting|schema compone|schema fields|schema mismatc|schema of|schema registr|schema text
T24|scheme foo|scheme ftpx|searche bytes|section db|section found|section headers|section nor|sector|securit limit
T24|see previou|see stderr|segment is|selecte input|semi|semi data|sent message|sentenc process|seriali data
T24|seriali size|seriali which|server support|set cookie|set item|set multipl|set names|set shape|setting data
T24|seven schema|several|several errors|severit fatal|sfntver|sha crypt|shape because|shape restore|short for
T24|short minimum|should return|shx|shx config|shx or|shx set|signatu ocr|simple|simple card|simple true|simplet
T24|simplet xmlns|simply|simply not|size as|size bytes|size can|size cannot|size code|size data|size descrip
T24|size ensure|size example|size from|size gib|size id|size into|size larger|size limitat|size mb|size or|size pixels
T24|size the|size to|size too|sizes|sizes up|skb|skb limit|smaller documen|so you|somethi that|soon to|sorry will
T24|soundfi|soundfi has|soundfi is|source and|source base|source http|source of|space no|spacer|spacer at
T24|sparkex failed|special allowed|special charact|special endofte|special token|specifi doesn't|specify an
T24|specify media|speecht|speecht jobs|spoken|spoken audio|spring|spring gender|spxerr invalid|src ccutil|src color
T24|src common|src loadsav|src sentenc|ssize|ssize empty|start any|start byte|start from|startin with|status couldn'
T24|stderr minutes|steps only|still be|stl|stl load|stop words|store mdb|stored eof|str unexpec|stream audio
T24|stream data|stream did|stream end|stream has|stream header|stream inflate|stream limit|stream not|stream to
T24|stream when|strict cast|string but|string command|string fails|string file|string index|string key|string lbrace
T24|string len|string metric|string next|string positio|string should|string st|string to|strings byte|strings not
T24|strings or|struct|structu diagnos|structu missing|subcode|subcode message|subject bcc|submit more|submit your
T24|success parsed|suggest that|suggest this|superfl commas|superfl entry|support bson|support capture|support class
T24|support dimensi|support format|support pdf|surroga|surroga not|svg size|sync to|syntax expecte|system table
T24|system was|table for|table like|table row|table table|tables found|tables true|tables try|tablib|tablib has|tabula
T24|tabula jar|tag reader|tag ref|tagged|tagged pdf|tape|tape error|target languag|targeti rule|team impleme
T24|templat string|templat trim|templat yaml|tempora memory|tensor of|tent|tent current|text abortin|text allowed
T24|text based|text begins|text corresp|text csv|text element|text fields|text found|text mode|text msg|text not
T24|text of|text org|text size|textlen|textlen when|textrac issues|textrac please|textsiz|textsiz when|th invalid
T24|than allowed|than downloa|than embeddi|than files|than mb|than this|that cannot|that compres|that long|that might
T24|that scheme|the accepte|the assets|the capacit|the destina|the detecte|the detectf|the detectl|the dicm|the fetch
T24|the filenam|the font|the format|the formats|the gb|the gdrive|the image|the markup|the mime|the module|the pdf
T24|the post|the soundfi|the source|the svg|the tag|the unspeci|themema|themema xml|this event|this filenam|this isn't
T24|this las|this message|this normall|this pdf|this receive|this text|this valid|those steps|threw|threw badzipf
T24|thumbna in|tif is|tiff failed|tiff wmf|tifffil|tifffil read|tika rmeta|tika tika|tile got|time got|time thursda
T24|timesta at|title your|tkey|tkey value|tmp in|tmp tmph|tmph|tmph zssmst|to allowed|to bytes|to contrib|to deseria
T24|to disallo|to do|to enforce|to etc|to goto|to int|to integer|to markdow|to mb|to mpeg|to put|to restore|to text
T24|to transco|to undefin|to xz|to yes|token end|token endofte|token pass|tokeniz data|tomorro at|toobige
T24|toobige string|total can|total column|total double|total size|tprotoc exceede|tprotoc invalid|trace file
T24|transco data|transco failed|transla documen|transmi exceeds|tree here|tree kids|triangl|triangl which|tried utf
T24|trim|trim lpar|true jar|true minus|truetyp font|truetyp or|truncat bytes|truncat file|truncat header
T24|truncat stream|try passing|try quoting|trying differe|tuple|tuple index|two options|txt at|txt possibl|type brotli
T24|type byte|type bytes|type charact|type decimal|type dwg|type ec|type google|type image|type libcurl|type limit
T24|type nonsens|type nothing|type pdf|type support|type that|type track|type vers|type version|types flac|types for
T24|types pdf|typesys|typesys arrowty|unaccep|unaccep charact|undefin alias|undefin entity|underst deflate
T24|underst only|unexpec chunk|unexpec magic|unichar|unichar id|unichar line|unicode font|unimple format|unk|unk file
T24|unknown bit|unknown datetim|unknown directi|unknown frame|unknown hl|unknown mat|unknown tried|unknown undefin
T24|unmatch when|unpack docx|unpack failed|unpack receive|unpack require|unproce org|unreada|unreada corrupt
T24|unrecog archive|unrecog content|unrecog iso|unrecov error|unsafel|unsafel using|unspeci dimensi|unsuppo algorit
T24|unsuppo audio|unsuppo bits|unsuppo codec|unsuppo data|unsuppo driver|unsuppo feature|unsuppo filter|unsuppo key
T24|unsuppo pickle|unsuppo refer|upload error|upload max|upload smaller|upload this|uploade an|uploade audio
T24|uploade is|uploade through|url bytes|url field|url scheme|url the|url title|url urls|urls|urls must|use hdf
T24|use workboo|usearch|usearch index|used helveti|used media|using depreca|using pillow|using unicode|utf codec
T24|utf decodin|utf encoded|utf is|utf iso|utf surroga|utf windows|utteran|utteran text|valid audio|valid decimal
T24|valid fits|valid flac|valid fully|valid kuzu|valid maxmind|valid pdf|valid sha|validat file|validat item
T24|value appears|value deseria|value origina|value propert|value transmi|value xf|value yesterd|values but|values did
T24|values encoded|values na|values this|valueto|valueto ec|varchar but|varchar field|varying|vcalend|vector size|vers
T24|vers not|version header|video file|viewfs|viewfs webhdfs|violate indexed|visible record|vl file|vlcallb
T24|vlcallb line|vnd openxml|vocabul perhaps|volume current|wait this|want this|was confirm|was generat|was made
T24|was too|was truncat|was unreada|wav data|wav flac|wav webm|webasse module|webhdfs|webhdfs extra|webm please
T24|webp unknown|week|weights only|when allow|when can|when decodin|when seriali|when when|where exactly|while constru
T24|while downloa|while in|while recover|while scannin|while transla|width height|width is|width or|will not
T24|windows and|with conflue|with content|with data|with defined|with depende|with explici|with ftyp|with hello
T24|with html|with ignore|with line|with schema|with several|with xsdatom|without an|without specify|wmf|wmf got
T24|word but|word file|word null|workboo corrupt|workboo is|workboo use|worked|works on|would alter|would require
T24|writers schema|www org|xa|xa spxerr|xarray dev|xd|xd xff|xe|xe jf|xf|xf for|xfe|xff in|xff xd|xff xe|xff xfe
T24|xlsx file|xlsx the|xlsxcon|xlsxcon threw|xm|xml in|xml media|xml prematu|xmlns|xmlns xs|xmlsche|xmlsche name|xref
T24|xref table|xs|xs annotat|xs documen|xs http|xs int|xs simplet|xsdatom|xsdatom name|xx load|xyz error|xyz with
T24|xz liblzma|yes|yes to|yesterd|ymdhms|ymdhms input|your dataset|your embeddi|your image|your push|yyyy dd|zip bomb
T24|zip error|zip extensi|zip is|zip txt|zr|zr please|zssmst|zssmst mdb|zstd decompr
T28|.constru|.fz|.fz base|.fz format|.not ole|.pdf syntax|=UnicodeEncodeError|at offset|base seven|buffer size
T28|can't encode|corpus shp|corpus tif|encode charact|fc af|least bytes|no objects|no root|objects found|really pdf
T28|require buffer|root object|shp not|snappy corrupt|tag trk|this really|trk|trk line
T30|#183|.about|.about but|.and|.and repr|.avro binary|.bad rar|.binary|.binary encodin|.but|.but me|.cares
T30|.cares about|.config obj|.decode eof|.documen too|.entitie|.entitie forbidd|.entity too|.fhir validat|.file type
T30|.hjson|.hjson decode|.image format|.image open|.incompl json|.invalid avro|.invalid image|.invalid protobu|.jwe
T30|.line too|.linkup fetch|.live|.live stream|.lzma|.me|.message parse|.missing delegat|.msg type|.need|.no header
T30|.nobody|.nobody cares|.non fatal|.obj|.parse fatal|.parse syntax|.pdf page|.protobu|.raw non|.repr|.scanner
T30|.schema resolut|.size too|.str|.str and|.things|.things nobody|.uncompr|.unknown file|.unknown value|.unpack
T30|.unpickl|.unrecog|.unsuppo image|=UserWarning|=Warning|allow pickle|an lmdb|an lzma|an unsuppo|and chunk
T30|apache tika|appears|appears to|applica msdownl|applica zip|as dtype|audio ffmpeg|avro data|bad zip|been decrypt
T30|bits per|blob too|bmp|bof|bof record|bomb|brotli decoder|but only|by decoder|by prefixi|bytes not|bytes the|bz
T30|bz readerr|bzip|bzip file|c corrupt|c doc|c notadb|c upload|cannot reshape|central directo|charact at|chunk exceed
T30|class fhircli|code output|color cpp|column number|columns got|com page|compres file|constit readima
T30|content encodin|content size|copyrig|copyrig the|correct driver|couldn' deseria|csv parse|csv path|cvtcolo|damaged
T30|data req|data size|data was|databas disk|decode delegat|decompr error|decompr failed|delegat for|deseria thrift
T30|determi content|develop mov|dimensi are|disk image|documen format|documen source|driver csv|driver explici|dtype
T30|dtype at|encoded as|encodin unknown|end tag|ended before|entitie name|error decodin|error framety|error png
T30|exceeds fixed|excel file|excepti encrypt|expecte bof|expecte columns|expecte or|explici by|failed protobu
T30|failed src|ffmpeg develop|ffmpeg returne|fhircli models|fhs|field larger|field limit|file ended|file header
T30|file method|file signatu|filesiz|find trailer|finite|first segment|fixed|flow sequenc|for cache|force|format heic
T30|format in|format string|frame header|framety|framety unknown|ftyp|ftyp box|functio cvtcolo|given file|got more|gz
T30|gz readerr|gzip file|gzipped|gzipped file|hdf error|header too|heic error|help to|http tika|image dimensi|in an
T30|in mov|in nc|in size|in yaml|incompa input|ini line|input documen|input no|input pdf|into shape|invalid protobu
T30|ipm|is applica|is mb|is streami|jpeg pil|jpeg png|key name|large to|length bytes|lmdb|lmdb file|lzma|lzma file
T30|magic number|marker was|mat|mat file|match obj|max vs|maximum bytes|maximum permiss|mdb invalid|message exceeds
T30|message file|message larger|method bz|method gz|method tar|method xz|might help|models patient|mov mp|mp audio
T30|mp format|mp moov|mpeg|msdownl|msg file|name int|named word|neither|netcdf unknown|no decode|no ftyp|no start
T30|none public|nor|not bzip|not gzip|not gzipped|not jpeg|not parquet|not tiff|not truetyp|not word|obj|object too
T30|of kb|ogg|only contain|opened success|or blob|or but|parse line|parseex|parsing flow|parsing message
T30|passwor protect|path with|patient patient|payload error|payload size|pdf file|pdf unable|pem routine|pil|pil error
T30|png error|png readpng|prefixi|prefixi the|protobu load|protobu parsing|read an|read enough|read input|readerr
T30|readerr not|readima|readpng|req got|request request|reshape|right here|routine no|safeten repo|scan|scan pdf
T30|segment must|separat is|sequenc in|seven with|signatu not|src empty|start line|stream expecte|stream marker
T30|streami live|string value|superfl|support size|tables|tar|tar readerr|than field|than mib|the ffmpeg|the filetyp
T30|this documen|this image|thrift|thrift tprotoc|tiff file|tika excepti|to float|to force|to specify|tprotoc|trailer
T30|trailer diction|transco|truetyp|trust|trust the|type abc|type audio|type details|type ipm|unknown string
T30|unsuppo documen|unsuppo format|use force|valid utf|varchar|version copyrig|version mp|vnd ms|with driver
T30|word documen|xz readerr|you trust|you uploade
T33|codec can't|element found|expecte found|found end|in positio|invalid header|ole structu|really|storage file
T33|structu storage|text at|tif not
T34|.bad gzip|.cbor decode|.couldnt decode|.decodin|.empty file|.gzip|.gzip file|.invalid data|.no data|.not decrypt
T34|.page count|.rar file|.request too|aiff|aiff aiff|aiff or|an avro|another format|applica vnd|archive format|as pcm
T34|at fc|at index|atom|atom not|brotli|bytes exceeds|bytes got|bytes when|c payload|code payload|corrupt file
T34|data stream|decodin failed|deseria header|documen size|empty csv|empty file|empty in|end with|error payload
T34|expecte object|file contain|file expecte|file out|flac check|font|hdf|header not|if file|image cannot|inner
T34|inner error|input image|is truncat|large error|large message|limit bytes|linearr|load audio|lz|maximum of|mime
T34|moov|moov atom|must end|native|native flac|not databas|not determi|of may|or native|or unsuppo|par|pcm|pcm wav
T34|pickle|read as|reading image|request inner|request size|st|st of|string format|strings|than max|to contain
T34|unknown archive|unsuppo url|vnd|wav aiff|while deseria|with par|xz
T36|.expat|.ole|.ole file|=UnicodeError|an ole|corrupt input
T37|.big|.defused|.defused xml|.file data|.invalid file|.message size|.size exceede|.toml decode|.too big
T37|.unsuppo format|.zstd|c file|data incorre|errno invalid|error asserti|ffmpeg version|format or|gzip|header check
T37|heic|incorre header|its name|name says|not what|of stream|public id|says not|size limit|system id|than bytes
T37|unsuppo file|unsuppo media|value at|what its|xff|yaml line
T38|.decompr|.parse base|.unident|.unident image|at char|char line|ole
T39|.archive|.compute|.corrupt|.ex|.ex msg|.msg|.msg base|.tar|.toml|as being|asserti|asserti failed|being in
T39|file file|image is|in support|is bytes|iso|kb|magic|media type|parquet file|recogni as|value too
T41|#415|.file format|.header|allowed size|audio file|file could|file size|invalid file|unsuppo image
T42|file io
T43|bytesio|bytesio object|cannot identif|decompr data|identif image|image format|io bytesio|size is|support file
T43|too big|while decompr
T44|c large|is corrupt
T45|.pdf read|.py pdf|process input|when process
T46|.bad zip|.zip file|not zip|payload too
T47|.zip
T48|file type|image file|zip file
T51|.large|.too large|decompr|file format
"""
