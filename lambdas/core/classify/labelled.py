"""Written by `python -m tests.corpus.libraries.teach`, of 4,996 errors: see `likeness`."""

CODES: tuple[str, ...] = (
    "AUTH_DENIED",
    "BUDGET_EXCEEDED",
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
    -180.8,
    -851.6,
    -468.8,
    -244.8,
    -258.7,
    -213.5,
    -425.4,
    -533.8,
    -487.9,
    -505.1,
    -402.8,
    -246.7,
    -542.5,
    -490.5,
    -631.9,
    -299.9,
    -299.9,
    -643.7,
    -169.7,
    -672.5,
    -219.2,
)
UNSEEN: tuple[float, ...] = (
    -1242.2,
    -1041.4,
    -1084.0,
    -1180.2,
    -1181.2,
    -1200.1,
    -1088.8,
    -1057.9,
    -1071.9,
    -1056.3,
    -1093.0,
    -1169.9,
    -1058.0,
    -1071.1,
    -1046.8,
    -1155.5,
    -1156.2,
    -1050.5,
    -1243.8,
    -1043.0,
    -1195.6,
)
WEIGHTS = """\
A179|all searche|api todoist|bad answer|enough values|getpara not|month upgrade|perform ssm|raised expired|rest tasks
A179|searche of|ssm|ssm getpara|tasks forbidd|this month|to unpack|todoist|todoist com|tool failed|unpack expecte
A179|values to
A179C240D240E304I240L240P240S439U403|base
A179D240S304|expecte got
A179D304E371K304L304P240S393U371|multipl
A179F240U371|of data
A179P240Q240|com rest
A179S240U304|invalid base|string number
A179S240U393|encoded
A179U304|base encoded|be more|charact cannot|data charact|encoded string|than multipl
A179U343|multipl of
A179U383|unpack
A240|.accepta|.access refused|.acl permiss|.ads|.adyen invalid|.api forbidd|.api permiss|.ark permiss|.associa
A240|.associa validat|.augment|.augment http|.auth failure|.auth plugin|.authent failure|.authent rejecte
A240|.authent require|.authent type|.authori config|.authori nomad|.auto discove|.bad authent|.bad credent|.bad data
A240|.bad host|.bad key|.ban|.bind|.blocked quota|.box o|.budget exceede|.budget limit|.bus authori|.bus quota
A240|.captcha access|.captcha paramet|.cartesi|.cert|.cert verific|.certifi verify|.challen require|.channel access
A240|.chat write|.claims|.client ssl|.cloudfl challen|.cloudfl code|.config file|.connect certifi|.connect config
A240|.copy|.credent result|.credent retriev|.credit|.daily|.daily message|.data read|.daytona forbidd|.deactiv
A240|.deactiv ban|.discove|.discove failed|.exceed|.expired access|.expired token|.factor auth|.failed precond
A240|.feast permiss|.feature disable|.fhir unautho|.file url|.followe|.gated|.gated repo|.geo permiss|.geo restric
A240|.geocode authent|.geocode insuffi|.get paramet|.gitlab authent|.google|.google ads|.grafana unautho|.grant type
A240|.group authori|.host key|.host keys|.http forbidd|.http unautho|.imperso user|.insuffi capabil|.insuffi credit
A240|.insuffi permiss|.insuffi privile|.intents|.intents require|.invalid claim|.invalid client|.invalid grant
A240|.invalid key|.invalid refresh|.invalid ssl|.invalid tag|.irrecov connect|.items found|.jwt claims|.kerbero
A240|.key duplica|.key unregis|.keycloa authori|.kms disable|.kusto authent|.kusto client|.ldap bind|.ldap start
A240|.limit exceed|.linkup budget|.linkup insuffi|.llmapi|.llmapi key|.local token|.locked out|.logfire
A240|.logfire config|.login failure|.logon|.logon failure|.m forbidd|.mailbox copy|.managem|.mastodo unautho
A240|.memory quota|.message limit|.missing config|.missing scope|.needs|.needs key|.neptune limit|.netmiko authent
A240|.no access|.no auth|.no credent|.no items|.not accepta|.not authori|.not followe|.not initial|.not provide
A240|.not set|.nsq unautho|.number limit|.nylas api|.options|.paralle|.passwor reset|.peer bad|.plugin|.premium
A240|.premium only|.private profile|.privile intents|.produce blocked|.provide fatal|.quota limited|.rar wrong
A240|.refresh token|.request denied|.request setup|.require attribu|.require claim|.require options|.require respons
A240|.reset|.reset require|.resourc number|.restric locatio|.rocket authent|.s upload|.sasl|.sasl authent
A240|.scrapli authent|.signatu expired|.smb authent|.smith auth|.socks|.socks auth|.ssl cert|.ssl certifi|.sso
A240|.sso token|.start tls|.store context|.strong|.strong auth|.superme|.tag|.telegra forbidd|.todoist|.todoist failed
A240|.token expired|.token missing|.token not|.token provide|.token request|.transac cap|.transfe|.transpo server
A240|.unautho sso|.unsuppo grant|.upload failed|.url retriev|.user deactiv|.user denied|.validat failure
A240|.verific failed|.video private|.wiki|.wiki http|.write forbidd|.x store|aaaab|aaaab expecte|aaaac|aadappk
A240|aadappk https|aadsts applica|aadsts due|aadsts error|aadsts invalid|abc an|abc but|abc example|abc sign|abc was
A240|abuse|abuse detecto|abusive|abusive or|accepte for|accepts|accepts error|access private|access rights|access send
A240|access type|access with|accessd request|accesso|accesso lacks|account acct|account acme|account adminis
A240|account and|account answer|account api|account billing|account cloud|account disable|account does|account errorty
A240|account firewal|account folder|account found|account inactiv|account limit|account plan|account suspend
A240|account to|account unified|account verific|account wallet|acct|acct having|acme agent|acme athena|acme iam
A240|acme kusto|acme locatio|acme private|action attempt|action indices|action is|action make|action microso
A240|action need|action upto|action user|actions on|activat please|activat request|active grants|activit detecte
A240|activit message|actor go|actor in|actors|add and|add credits|add data|add one|add the|address example|address if
A240|address in|address me|admin authent|admin to|adminis for|adminis has|adminis or|adminis prohibi|adminis to|adyen
A240|adyen usernam|adyenin|adyenin message|afford|afford this|after its|after minutes|again access|again caused
A240|age seconds|agent acme|agent geopy|agent in|agreeme|ai dashboa|ai embeddi|ai setting|ai team|alert applica
A240|alert certifi|alg|alg value|algorit for|align|align with|aliyun|aliyun com|all availab|all premium|all recipie
A240|all steps|allocat freetie|allow this|allowan exceede|allowan for|allowed errorty|allowed get|allowed incorre
A240|allowed types|allowed vhost|allows|allows for|alphava api|alphava website|amazon ses|amount not|an account
A240|an algorit|an asr|an environ|an insuffi|an interac|an officia|an overage|an overdue|an unautho|an unrecog
A240|and either|and explici|and fal|and follow|and login|and our|and save|and secret|and therefo|and unlock|and verify
A240|anonymo caller|anonymo user|answer failure|anthrop api|anthrop models|anti|anti malware|any credits|any write
A240|anyone|anyone with|ap err|api billing|api binance|api changes|api clear|api convers|api custome|api exchang
A240|api for|api oauth|api your|apierro the|apify|apify com|apikey credent|apikey paramet|apis|apis either|app and
A240|app being|app clear|app consume|app databas|app key|app phoenix|app sqldriv|applica and|applica id|applica pair
A240|applica was|applica with|approle|approle login|approva|approva all|approve|approve standar|are authori
A240|are blocked|are forbidd|are ones|are over|are set|are unable|arize|arize com|arrears|arrears request|as composi
A240|as keyword|as paramet|as read|as xxxx|as you|ask for|ask your|asr|asr request|assumin|assumin auth|at fal
A240|at resend|at root|at utc|at validat|athena|atlas|atlas nomic|atlaser|attempt has|attempt have|attempt of
A240|attempt or|attempt try|attribu dashsco|aud|aud claim|audienc aud|auth account|auth approle|auth cannot
A240|auth credent|auth excepti|auth html|auth invalid|auth login|auth plugin|auth to|auth url|auth usernam
A240|authent again|authent client|authent code|authent content|authent credent|authent current|authent details
A240|authent environ|authent errorco|authent flow|authent if|authent is|authent mechani|authent message|authent method
A240|authent methods|authent otp|authent please|authent replays|authent type|authent was|authent while|authent with
A240|authent yoursel|authfai|authfai signatu|authori by|authori checks|authori cluster|authori code|authori configu
A240|authori first|authori from|authori key|authori keycloa|authori logon|authori require|authori respons
A240|authori securit|authori the|authori token|authori would|authzed|authzed read|autodis|autodis protoco|automat bind
A240|automat locked|availab credits|availab default|aws sso|az login|bad authent|bad signatu|bad token|badcred
A240|balance account|balance at|balance being|balance insuffi|balance paramet|balance request|balance to|balance top
A240|basis please|bbc|bbc the|be associa|be downloa|be instant|be resumed|be saved|be validat|because resourc
A240|because too|been activat|been automat|been deactiv|been deemed|been disable|been exhaust|been expired
A240|been explici|been granted|been invalid|been passed|been paused|been request|being install|being low|belongs
A240|belongs to|big zip|bigcode|bigcode the|billing account|billing cycle|billing enable|billing for|billing hard
A240|billing on|billing period|billing problem|billing to|billing user|binance com|binance get|binary securit|bind not
A240|bindsim|bindsim transpo|bit ly|blocked do|blocked sql|blocked your|body credits|body slug|body the|booking
A240|booking please|bot example|both|both of|bounce|bounce spam|bpf|bpf make|braintr api|braintr dev|braintr you
A240|breache|breache the|broker logfile|broker topic|broker when|browser com|browser doesn't|browser minutes
A240|bucket permiss|bucket that|bucket this|budget has|budget limit|buffer the|but can|but private|by env|by forbidd
A240|by getdial|by users|by using|by visitin|bybit require|c allowan|c arreara|c asr|c atlaser|c authfai|c balance
A240|c billing|c chat|c claim|c consent|c enabled|c erofs|c freetie|c hard|c inarrea|c incompa|c indexes|c interac
A240|c isv|c kmsdisa|c mfa|c more|c organiz|c paid|c passwor|c platfor|c qepx|c rented|c run|c unopene|c unregis
A240|c userdis|c useruna|c vcpulim|c view|c woocomm|c write|cache json|cache kcm|call authent|call authori|call usage
A240|caller is|calls limit|calls today|can copy|can generat|can get|can purchas|cancele or|cannot configu|cannot list
A240|cannot retriev|capabil capabil|capabil named|capacit than|captcha challen|captcha missing|cause bad|cert|cert is
A240|certifi or|certifi require|challen require|challen this|change attempt|change it|change made|change the
A240|changed the|changed their|channel adminis|channel manage|charact long|charge write|chat post|chat version
A240|check auth|check usernam|ciamlog|ciamlog com|ciphert|ciphert failed|claim are|claim invalid|claim iss
A240|claim mismatc|class constru|class or|claude opus|clearml|clearml is|clearml server|clearml setup|client aadsts
A240|client client|client does|client excepti|client has|client must|client no|client option|client or|client secrets
A240|client side|client token|client unified|client vectori|client with|clienti intuit|clock|clock skew|clogin
A240|cloud credits|cloud google|cloud project|cloudfl has|cloudfl version|cluster name|co dataset|co google|co meta
A240|co setting|co support|co togethe|code accessd|code account|code allocat|code attempt|code auth|code authent
A240|code authfai|code call|code conn|code detecte|code forbidd|code in|code limitex|code none|code project|code quota
A240|code signatu|code specifi|code token|code topic|code unautho|code userdis|code xc|codenam atlaser|codes api
A240|collect indexes|collect need|columns salary|com actors|com answer|com auth|com code|com contoso|com domain
A240|com error|com extsts|com identit|com inactiv|com incorre|com members|com opik|com or|com permiss|com plans
A240|com pricing|com project|com remote|com ssl|com storage|com unrestr|com zh|comet|comet com|command denied
A240|command find|command first|command full|comment accepts|company account|company status|complai|complai or
A240|complet as|complet authent|complet this|composi api|compute usage|compute virtual|concurr limits|conf entry
A240|config list|config please|configu and|configu change|configu cluster|configu credent|configu default
A240|configu found|configu https|configu in|configu lm|configu on|configu paramet|configu setting|configu use
A240|configu your|confirm that|conn key|connect account|connect admin|connect errors|connect open|consent require
A240|consent to|conside doing|console ai|console apify|console cloud|console follow|constru or|contact nvidia
A240|contain token|content forbidd|continu access|continu using|contoso typo|convers credits|convers history|copy your
A240|core count|cores quota|correct credent|correct host|correct includi|corresp profile|cosmos|cosmos db|cost max
A240|count request|country is|cpu limit|create bucket|create free|create on|create output|create page|create session
A240|created team|createj|createj operati|creatin client|creatin this|credent availab|credent confirm|credent could
A240|credent do|credent doesn|credent due|credent failed|credent from|credent given|credent have|credent invalid
A240|credent managed|credent or|credent please|credent provide|credent reason|credent require|credent respons
A240|credent tenviro|credent unautho|credent were|credent when|credent you|credit balance|credit error|credit in
A240|credit limit|credits are|credits expired|credits on|credits origina|credits yet|crm no|cryptog primiti
A240|csv compres|curl ssl|current account|current cost|current time|current vcpu|custom fields|custome meta
A240|cycle spend|daily api|daily code|daily email|daily generat|daily query|daily quota|daily rate|daily user
A240|dashboa billing|dashboa cohere|dashboa limits|dashsco|dashsco api|data bindres|data collect|data domain
A240|data headers|data overquo|data please|data policy|data read|data upsertb|databas adminis|databas there|databas to
A240|databri|databri client|databri com|dataset bigcode|dataset on|dataset page|dataset please|dataset upload
A240|date none|dav reason|day api|day limit|day to|day trading|db account|db data|db ora|db to|deactiv caused
A240|decrypt the|deemed|deemed abusive|deepl api|def|default auth|default cache|default credent|default databas
A240|default for|default or|default project|defined ask|deflate filemod|delete your|deleted deactiv|denied could
A240|denied dev|denied etc|denied group|denied https|denied insuffi|denied path|denied publick|denied run|denied this
A240|denied token|denied user|denied you|deny|deny to|deplete|deplete credits|desc strong|descrip incorre|descrip not
A240|descrip request|detail insuffi|detail invalid|detail no|detaile missing|details caller|details for|details https
A240|details jwt|details not|details or|details see|details specifi|details too|details you|details your
A240|detecte cloudfl|detecte dubious|detecte free|detecte unusual|detecte you|detecte your|detecto|dev bpf|dev logs
A240|dev tools|develop applica|develop console|develop portal|didn't grant|didn't know|differe between|digest sent
A240|disable and|disable by|disable if|disable secret|disable status|disable the|disable when|disallo type|discord com
A240|discour|discour as|docs databri|docs oracle|docs tenant|doesn match|doesn't have|doesn't underst|doing an
A240|domain as|domain at|domain data|domain example|domain from|domain on|downloa video|dqw private|dqw sign
A240|droplet limit|droplet will|dsid comment|dsn none|dspy|dspy configu|dspy lm|dubious|dubious ownersh|duplica the
A240|during chat|during listobj|east ops|east publish|easypos or|ebay|ebay yaml|edit experim|effecti|effecti roles
A240|either an|either code|either passing|either provide|either publish|either supplie|either through|either used
A240|either via|eligibi|eligibi in|email provide|email support|email your|emails to|embeddi api|embeddi insuffi
A240|embeddi model|en dev|en terms|enable billing|enable mode|enabled detail|enabled in|encrypt operati
A240|encrypt passwor|encrypt require|ended add|ended or|endpoin if|endpoin on|endpoin require|enough code
A240|enough privile|enough rights|enough space|enter enable|enter payment|entered company|enterpr credent
A240|enterpr status|entire|entire amazon|entitle|entitle to|entity in|entity size|entry or|env dashsco|env var
A240|env variabl|envelop allowan|environ setting|episode|episode usage|er|er authent|err auth|err key|err max|err skew
A240|errno access|errno read|errno server|error api|error certifi|error codes|error consent|error conside|error daily
A240|error executi|error groupau|error help|error isv|error key|error monthly|error origina|error qepx|error read
A240|error refused|error saslaut|error token|error two|error uploadi|error your|error zero|errorco authori
A240|errors texceed|errors this|errors tunconf|errors type|errors unavail|errors unblock|errorty securit|etc ebay
A240|etc shadow|etcdser authent|evaluat please|exa api|exceede api|exceede current|exceede mailbox|exceede monthly
A240|exceede rejecte|exceede standar|exceede usage|exceede you|exceedi approve|exceedi of|exceeds quota|excepti action
A240|excepti invalid|excepti reader|exchang code|exchang failed|execute authzed|execute tool|executi tool
A240|exhaust balance|exhaust if|exhaust its|exhaust tdetail|exhaust your|expecte aaaac|expecte abc|expecte any
A240|expecte signatu|expired auth|expired code|expired due|expired expired|expired message|expired payment|expired re
A240|expired rest|expired see|expired session|expired ssl|expired the|expired to|expired token|explici enable
A240|explici enabled|export invoice|export it|export this|extract given|extsts|extsts srf|face with|faceboo has
A240|failed api|failed as|failed attempt|failed cert|failed ciphert|failed device|failed getting|failed hostnam
A240|failed html|failed or|failed permiss|failed please|failed premium|failed provide|failed proxy|failed sqlstat
A240|failed unautho|failed val|failed verific|failedo unopene|failure check|failure the|failure xc|fal ai|fal key
A240|family|family cores|fatal authent|fatal could|fatal detecte|fatal invalid|fatal no|fatal passwor|fault access
A240|fault the|feature not|feature require|feature your|fetchin resourc|fewer max|fhircli not|file and|file as|file at
A240|file client|file pdf|file status|file system|file to|file txt|file zipinfo|filemod|filemod rw|filenam report
A240|finance|finance pay|find config|find it|find system|find your|finding okta|firebir|firebir login|firewal
A240|firewal setting|firewor|firewor ai|first example|first line|flow needed|flush hosts|flushal|flushal command
A240|folder id|folder is|follow these|followe|followi authent|followi product|followi scopes|followi service
A240|followi this|for access|for action|for assista|for email|for from|for host|for intrane|for legal|for openai
A240|for payload|for pub|for relatio|for securit|for size|for table|for toolkit|for topic|for violati|forbidd access
A240|forbidd date|forbidd failed|forbidd from|forbidd http|forbidd https|forbidd index|forbidd missing|forbidd operati
A240|forbidd raw|forbidd reads|forbidd request|forbidd resourc|forbidd you|forged|forged or|format of|formed correct
A240|found add|found authent|found here|found inactiv|found load|found set|free account|free credits|free gpu|free key
A240|free model|free nasdaq|free plan|free request|free tokens|free trial|free users|free version|freetie
A240|freetie message|fri|friday|friday type|from address|from columns|from easypos|from ip|from poe|from remote
A240|from restric|from table|from xml|fully set|functio kms|fund|funds in|garden|gated dataset|gateway is|gemma
A240|gemma client|generat and|generat api|generat hard|generat token|geo permiss|geopy|geopy is|get api|get authori
A240|get binary|get free|get is|get more|get one|get started|getdial|getting informa|getting token|getuser class
A240|git github|given archive|given auth|given but|given key|given were|gmail sending|go jose|go limit|gone over
A240|google gemma|got aaaab|gpg decrypt|gpg xdeadbe|gpu quota|grant has|grant insert|grant paramet|grant the
A240|grant token|grant type|granted access|granted by|grants|grants and|great|groq api|groq provide|groqpro
A240|groqpro api|group access|group and|group require|groupau|groupau app|groups permiss|guardra configu|guests
A240|guides error|gurobi com|had many|had webhook|hard bounce|has blocked|has either|has exhaust|has provide
A240|has submitt|have authori|have breache|have credits|have generat|have had|have in|have manage|have revoked
A240|have rights|have use|haven't|haven't exhaust|having the|hba|hba conf|header authori|headers none|help aliyun
A240|help db|hf auth|higher rate|hint set|history the|hmac|hmac possibl|host is|host key|host keys|host user
A240|hour period|hours see|hr people|hr sqlstat|hr this|html databri|html logon|htp|http endpoin|http payment
A240|http please|https atlas|https bit|https browser|https clear|https dashboa|https discord|https firewor
A240|https gurobi|https help|https iam|https ngw|https operati|https poe|https polygon|https resend|https servers
A240|https storage|https stripe|https tenant|https testcon|https track|hub login|hub visit|iam cloud|iam permiss
A240|id access|id default|id environ|id param|id pass|id passwor|id private|id send|id token|identit token|if posting
A240|imperso the|imprope token|improve by|in account|in active|in arrears|in balance|in by|in bytes|in channel
A240|in cryptog|in dsn|in error|in exa|in exceedi|in https|in if|in more|in praw|in product|in reposit|in returne
A240|in room|in saving|in too|in ways|inactiv address|inactiv found|inactiv recipie|inactiv send|inarrea
A240|inarrea message|inbox is|include it|include your|includi the|incorre access|incorre api|incorre authent
A240|incorre the|incorre token|incorre usernam|increas concurr|increas from|index leads|index privile|index write
A240|indexes availab|indexes cannot|indexes to|indices data|indices hr|infecte|infecte and|info acme|info bindsim
A240|info ldaperr|informa status|informa to|ini file|initial method|initial mistral|initiat operati|insert id
A240|instanc account|instanc bucket|instanc type|instant be|instant followi|instant remove|instant unlock
A240|institu website|instruc can|instruc in|insuff|insuff access|insuffi access|insuffi account|insuffi fund
A240|insuffi privile|insuffi scope|insuffi the|integra locatio|integra message|integra status|intende to|intents
A240|intents that|intents within|interac authent|interfa see|interne this|invalid appid|invalid auth|invalid authori
A240|invalid claim|invalid company|invalid descrip|invalid errcode|invalid hmac|invalid kube|invalid logon
A240|invalid merchan|invalid none|invalid payload|invalid role|invalid sdk|invalid sqlstat|invalid user
A240|invalid validat|invalid write|invoice please|io api|io dashboa|io pricing|ip or|ip rate|ip through|is are
A240|is deactiv|is formed|is from|is gated|is granted|is infecte|is loaded|is negativ|is premium|is re|is recomme
A240|is strongl|iss|issue starttl|isv|isv amount|it after|it as|it at|it https|it necessa|it results|it seems|it via
A240|it violate|it without|it would|item couldn'|its credit|its free|its monthly|its plan|its quota|its serverl
A240|its storage|its usage|jobs for|jobs size|jose|jose error|jose go|json access|json no|json web|jwt expired|jwt is
A240|kcm|kerbero credent|kerbero session|key and|key api|key applica|key at|key attribu|key blocked|key client
A240|key code|key configu|key defined|key duplica|key env|key https|key improve|key instant|key ip|key kid|key live
A240|key message|key none|key origina|key rk|key session|key set|key setting|key specifi|key the|key unautho
A240|key unregis|key used|key using|key values|key we|key write|key xxx|keycloa|keycloa setting|keys found|keys from
A240|keys include|keys set|kms is|kms key|kmsdisa|kmsdisa when|know the|krb|krb ap|kube|kube config|kusto
A240|kusto windows|kustoau|kustoau aadappk|lacks|lacks permiss|large first|ldaperr data|ldaperr dsid|ldapinv
A240|ldapinv invalid|leads blocked|leads stack|least charact|left try|legal|legal reasons|level does|license limit
A240|license visit|limit daily|limit in|limit problem|limit tag|limit to|limit too|limit upgrade|limitat of
A240|limited license|limited quota|limitex message|limits at|limits go|limits page|limits upgrade|limits were
A240|limits you|line or|link account|link https|link of|link or|list denied|list entry|list resourc|listing objects
A240|lite plan|live abc|live does|llama llama|llama resolve|llm keys|llmapik|llmapik llm|lm dspy|lm is|lm openai
A240|lm using|load authori|load cookies|load openai|load wh|loaded please|locate credent|locate provide
A240|locatio accordi|locatio us|locatio you|locked account|locked anti|locked because|locked due|locked headers
A240|locked help|locked out|locked prompt|locked reason|log data|log limit|logfile|logfire|logfire auth|logfire token
A240|logging hours|login error|login first|login page|login see|logon attempt|logon failed|logs organiz|longer valid
A240|low this|low to|lwa|lwa app|ly|ly finding|machine to|made by|made this|mail badcred|mail invalid|mailbox for
A240|mailbox has|main config|main hr|make more|malicio|malicio login|malware|malware scan|manage broadca
A240|manage permiss|managed managed|managem console|managem token|manual suppres|many accesse|many failed|many indexes
A240|many invalid|many redirec|match db|match digest|match got|match payload|matches kid|matchin the|matchin your
A240|max budget|max daily|max entity|max request|maximum entity|may only|may pdt|may subscri|mb full|me boards
A240|me example|mechani|mechani plain|meeting create|mem|mem api|members me|memory quota|merchan account
A240|message creatin|message credent|message custom|message expired|message free|message http|message jwt
A240|message permiss|message privile|message remote|message subscri|message token|message trade|message unavail
A240|message unusual|message userdis|messagi profile|meta error|metadat request|method at|method first|method of
A240|methods availab|microso compute|might need|minor no|minutes limit|minutes or|mismatc certifi|mismatc httpsco
A240|mismatc key|mismatc ssl|missing auth|missing client|missing could|missing iam|missing invalid|missing refresh
A240|missing this|missing you|mistral api|mistral client|ml setup|ml unautho|mode in|mode please|model garden|model in
A240|model meta|model on|model project|model publica|model studio|model too|models claude|monitor monthly|month please
A240|month you|monthly free|monthly has|monthly signatu|monthly token|monthly unique|monthly usage|more calls|more in
A240|more monthly|more namespa|more points|more setting|more vcpu|mp authent|msg access|msg locked|msg payment
A240|msg service|msg unautho|msg you|multi factor|multifa|multifa authent|multipa httperr|must authent|must enable
A240|must issue|must login|must rent|must share|must supply|mysqlad|mysqlad flush|name ciamlog|name clogin
A240|name systemd|named iam|namespa failed|necessa permiss|necessa to|need have|need indexes|needed active|needed chat
A240|needed users|negativ please|net aadsts|net jobs|netcdf authori|new collect|new interac|new ip|new locatio
A240|new token|newly|newly created|ngw|ngw devices|no auth|no authent|no configu|no credits|no default|no encrypt
A240|no host|no kerbero|no lm|no managem|no mistral|no passwor|no pg|no public|no refresh|no secret|no signatu
A240|nomic ai|nomic api|nomic embeddi|nomic login|nominat tos|nominat with|none body|none ldaperr|none of|none status
A240|not align|not consent|not entered|not entitle|not export|not followe|not include|not list|not made|not origina
A240|not purchas|not suffici|not trigger|not verify|not writabl|notauth message|notauth opc|notfoun code
A240|notfoun specifi|null errors|nvidia represe|oauth code|oauth problem|oauth to|oauthto|oauthto get|object put
A240|object unautho|objects under|occurre disable|occurre kmsdisa|occurre passwor|occurre vcpulim|oci|oci config
A240|of allows|of authent|of authori|of credits|of daily|of def|of entity|of jobs|of logging|of many|of meeting
A240|of nomic|of oauth|of please|of read|of times|of usernam|of you|officia|officia test|okta develop|okta domain
A240|on account|on admin|on at|on crm|on db|on disable|on friday|on gmail|on indices|on job|on jobs|on orders|on paid
A240|on reports|on schema|on thursda|once assumin|one configu|one has|one place|one using|ones|ones that|online plus
A240|only afford|only availab|only file|only mode|only perform|only search|only send|only you|open dev|open not
A240|open possibl|open support|openai embeddi|openai gpt|openai or|openai please|opening file|opensou|opensou free
A240|openssh private|operati are|operati client|operati get|operati lambda|operati osmfoun|operati passwor
A240|operati require|operati resourc|operati using|opik|ops big|option must|opus please|or adminis|or api|or app
A240|or applica|or as|or attribu|or availab|or be|or both|or cancele|or clienti|or didn't|or disable|or email
A240|or enterpr|or exceede|or expired|or export|or faceboo|or failed|or failure|or guests|or had|or have|or hostnam
A240|or hugging|or key|or live|or load|or manual|or no|or openai|or permiss|or purchas|or reached|or refresh
A240|or revoked|or sample|or secret|or setting|or signatu|or siteid|or space|or subscri|or through|or token|or upstrea
A240|or user|or via|ora the|oracle com|orders not|org not|org policie|organiz does|organiz is|organiz tier|oserror
A240|oserror tunnel|osmfoun|osmfoun org|other recipie|otherwi disallo|otherwi invalid|otp|otp code|our abuse
A240|our standar|out to|out xc|output bucket|over daily|over scope|over your|overage|overage agreeme|overdue
A240|overdue balance|overquo|overquo quota|own clearml|own email|owner or|ownersh|ownersh in|page api|page at
A240|page code|page use|paid basis|paid plan|param type|paramet access|paramet argumen|paramet refresh|paramet which
A240|pass api|pass your|passing api|passing in|passwor change|passwor for|passwor has|passwor logon|passwor pair
A240|passwor prompt|passwor reset|passwor submitt|passwor tenant|passwor when|past|past invoice|path upsertb
A240|pattern day|pause|pause player|paused for|pay as|pay past|pay query|payload one|payload padding|payload signatu
A240|payment gateway|payment message|pdf an|pdf require|pdf to|pdt|pdu|pdu digest|peer didn't|pending approva
A240|people query|perform any|perform due|period ended|period or|permiss authori|permiss deny|permiss error
A240|permiss errorco|permiss key|permiss message|permiss on|permiss read|permiss spanner|permiss storage|permiss text
A240|permiss with|permiss would|permit queryin|permit this|permitt detail|permitt for|permitt to|perplex|perplex ai|pg
A240|pg hba|phoenix|phoenix arize|place|place simulta|plain for|plan browser|plan does|plan error|plan log|plan quota
A240|plan status|plan to|plan token|plan upgrade|plans billing|platfor policy|player pause|please change
A240|please configu|please disable|please enable|please follow|please generat|please open|please reach|please registe
A240|please supply|please validat|plivo python|plugin require|plus|plus because|points or|points please|policie
A240|policie nominat|policy free|polygon api|polygon io|portal it|possibl authent|possibl malicio|possibl reason
A240|posting|posting to|praw|praw ini|preferr|preferr authent|premium endpoin|premium only|premium require
A240|premium users|primiti|primiti status|privacy|private but|private endpoin|privile intents|privile permiss
A240|privile read|privile to|privile user|pro to|problem certifi|problem day|problem insuff|problem self|problem token
A240|problem you|process tokens|product assets|product you|profile has|profile is|profile spend|project at
A240|project billing|project id|project in|project is|project or|project scoped|prompt seen|prompt sudo|prompt the
A240|protoco failed|provide and|provide as|provide authori|provide chat|provide correct|provide ensure|provide expired
A240|provide fatal|provide hint|provide incorre|provide invalid|provide key|provide or|provide public|provide webex
A240|proxy is|proxy oserror|proxy vpn|pub on|public interne|public link|publica|publica configu|publick fatal
A240|publish anthrop|publish to|purchas paid|purchas the|purchas this|put failed|qb auth|qepx|qepx you|query it
A240|queryin|queryin recent|quickbo|quickbo online|quota current|quota is|quota of|quota request|quota used
A240|quota using|quotaex operati|quotali|quotali ec|rak|rak charge|razorpa|razorpa signatu|re authent|re authori
A240|re enabled|reach out|reached credits|reached increas|reached resourc|reachin|reachin the|read all|read data
A240|read denied|read email|read from|read online|read search|read users|reader db|reader not|readonl the|reads are
A240|ready must|reason exhaust|reason premium|reason provide|reason trial|reason unautho|reason usernam|receive did
A240|recent sip|recipie address|recipie are|recipie please|recomme to|reddit class|redirec or|refresh this|refused for
A240|refused using|refused write|regain|regain access|region us|registe in|rejecte authent|rejecte email
A240|relatio salarie|remaini for|remaini usage|remaini while|remote client|remote invalid|remove|remove all|rent
A240|rent paid|rent this|replays|repo for|repo make|report for|reports unable|reposit at|request activat|request could
A240|request feature|request limitat|request market|request origina|request permitt|request possibl|request privile
A240|request require|request service|request topic|request unautho|request up|request vs|request you|require account
A240|require apikey|require app|require capabil|require configu|require ctrls|require headers|require https
A240|require informa|require more|require not|require passwor|require payment|require permiss|require please
A240|require product|require project|require reason|require scopes|require set|require ssl|require tlsv|require token
A240|require your|reset require|resourc inarrea|resourc monitor|resourc or|resourc owner|resourc project|resourc sb
A240|resourc sorry|resourc unautho|respons aadsts|respons forbidd|respons login|respons paramet|respons permiss
A240|respons unautho|respons upload|restcli|restric locatio|restric or|restric please|restric therefo|resumed
A240|resumed because|retriev credent|retriev of|retriev xlsx|returne authent|returne budget|returne forbidd|revoked or
A240|revoked you|rights modifyr|rk|rk live|role or|roles viewer|room abc|root cannot|root oci|root sudo|root you|rsa
A240|rsa public|run aws|run az|run it|run logfire|run nomic|run returne|run set|run sh|running adyen|running scapy|rw
A240|rw is|said|said expired|salary|salary in|same authori|same domain|sample user|sandbox total|saslaut
A240|saslaut authent|satisfa|satisfa surveys|save new|saved because|saving oauthto|says chat|says forbidd|scan the
A240|scapy|scapy as|schema main|schema on|scheme htp|scope expecte|scope subscri|scoped|scoped api|scopes channel
A240|scopes please|sdk could|search subscri|secerr dsid|secerr modifyr|secret and|secret argumen|secret being
A240|secret environ|secret mismatc|secret provide|secret when|secrets file|secrets json|securit authent
A240|securit excepti|securit process|securit reasons|securit unautho|seems clearml|seen more|selecte country
A240|selecte credent|send an|send claim|send email|send emails|send sms|send testing|send text|send this|send you
A240|sending domain|sending is|sending limits|sending quota|sent was|server could|server denied|server does|server key
A240|server limit|server or|server said|server secret|server spnegoe|serverl|serverl compute|servers authent
A240|service account|service limit|service limits|ses|ses account|session associa|session create|session for
A240|session krb|session please|session run|session status|set access|set api|set braintr|set it|set please
A240|set spotipy|set status|set user|set valid|set via|set yaml|setting can|setting client|setting missing|setting not
A240|setting page|setting privacy|setting tokens|setting zep|setup instruc|setup the|setup your|sgai|sgai api|shadow
A240|share the|shop headers|shop is|side and|signatu age|signatu credent|signatu did|signatu errorco|signatu found
A240|signatu was|signatu you|signatu zm|sip data|siteid|siteid appid|size limited|skew|skew clock|skew too|skipped
A240|skipped no|slug usage|smb|smb session|sms to|smtp account|snmp pdu|socks authent|sorry no|sorry you|space on
A240|space quota|spam complai|spanner|spanner session|specifi alg|specifi api|specifi credent|specifi instanc
A240|specifi to|specifi you|specify env|specify two|speech to|splunk|splunk license|spnegoe|spnegoe operati
A240|spnegoe spnegoe|spotipy|spotipy client|spxerr unautho|sql read|sql securit|srf|ssl tlsv|ssl true|sslerro sslcert
A240|sso login|sso session|stack is|stack to|standar api|standar core|standar family|starttl command|statsig console
A240|status account|status detecte|status forbidd|status missing|status quota|status subscri|status wrong|status xc
A240|statusc token|stderr git|step failed|steps in|storage acme|storage bucket|storage googlea|storage quota
A240|storage request|stream example|string unauthe|stripe api|stripe web|strong|strong er|strongl|strongl discour
A240|studio|studio get|sub claim|submitt too|subscri at|subscri does|subscri or|subscri period|subscri token
A240|subscri type|subscri until|success invalid|sudo passwor|suffici to|supply either|supply method|supply the
A240|support api|support if|support or|support ticket|suppres|surveys|surveys feature|suspend deplete|suspend possibl
A240|suspend status|suspend title|svc agent|svc app|sync true|system admin|system delete|system unautho|system users
A240|system var|systemd|tab to|table finance|table salarie|tag no|taken down|task cache|tavily api|tavily dashboa
A240|team doesn't|team has|team is|team tab|telnyx|telnyx api|tempora locked|tenant domain|tenant object|tenant or
A240|tenviro|tenviro environ|test at|test or|testcon|testcon microso|testing|testing emails|texceed|texceed sending
A240|text chat|text message|text you|than once|than your|that endpoin|the alpha|the alphava|the anonymo|the autodis
A240|the console|the corresp|the createj|the daily|the day|the default|the develop|the differe|the docs|the enterpr
A240|the episode|the example|the fal|the flushal|the folder|the free|the from|the groq|the initiat|the ip|the kms
A240|the logfire|the managem|the monthly|the necessa|the okta|the opensou|the passwor|the pay|the plan|the plivo
A240|the portal|the privile|the project|the proxy|the quota|the rak|the reddit|the restcli|the satisfa|the scope
A240|the sdk|the ssl|the sso|the stack|the statsig|the stripe|the sub|the tasks|the team|the telnyx|the usa|the usage
A240|the userid|the webex|the write|the xai|their account|their passwor|then include|therefo marked|therefo you
A240|these droplet|these instruc|think|think this|this actor|this app|this billing|this booking|this campaig|this chat
A240|this country|this data|this dataset|this label|this machine|this organiz|this paid|this permiss|this profile
A240|this report|this require|this setting|this shop|this sso|this these|this was|through public|thursda|thursda may
A240|tid timesta|tier by|tier of|tier only|tier usage|time and|times in|times within|timesta fri|title account
A240|title feature|title messagi|title user|tlsv|tlsv alert|to add|to agent|to anyone|to ask|to begin|to braintr
A240|to change|to edit|to eligibi|to enter|to exchang|to export|to go|to group|to groups|to hugging|to imperso
A240|to inactiv|to increas|to interac|to kms|to login|to new|to not|to offline|to openai|to other|to pattern|to pay
A240|to plans|to premium|to private|to pro|to prompt|to provide|to quickbo|to re|to reachin|to refresh|to rent
A240|to setup|to speech|to supply|to that|to tokens|to visit|today|today please|togethe chat|token abc|token argumen
A240|token call|token code|token command|token db|token debug|token error|token exchang|token expecte|token failed
A240|token fatal|token for|token go|token lwa|token oauth|token on|token one|token paramet|token provide|token quota
A240|token request|token retriev|token run|token to|token true|token user|token with|tokens but|tokens from
A240|tokens process|tokens you|too great|too low|tool authori|tool create|toolkit github|tools auth|topic authori
A240|topic jobs|topicau returne|tos|tos https|total cpu|traces|traces usage|track custome|trade|trade denied|trading
A240|trading protect|transac cap|transfe error|transla class|transpo encrypt|trial expired|trial or|trigger our
A240|true but|true sslcert|tunconf|tunconf sending|tunnel|tunnel connect|type allowed|type belongs|type client
A240|type deflate|type forbidd|type your|types publick|typical|typical be|typo|typo authori|unauthe message|unauthe no
A240|unauthe request|unauthe you|unautho attempt|unautho auth|unautho code|unautho errmsg|unautho errorty|unautho gql
A240|unautho invalid|unautho missing|unautho name|unautho operati|unautho request|unautho unautho|unavail from
A240|unavail shop|unblock|unblock with|under key|underst how|unified authent|unique traces|unknown usm|unlock all
A240|unlock their|unopene|unopene message|unrecog ip|unregis|unregis the|unrestr|unrestr for|unsuppo grant|until it
A240|unusual|unusual activit|up an|up firebir|up your|update api|update billing|upgrade or|upgrade you|upload exceeds
A240|upload pdf|upload sync|uploade has|uploadi run|upsertb|upsertb null|upto|upto maximum|url insuffi|url request
A240|us to|usa|usa errcode|usage disable|usage enter|usage hard|usage in|usage limits|usage of|use conflue|use free
A240|use it|use local|use login|use multi|use openai|use publish|use schema|use server|use wandb|used credent
A240|used here|used up|user bot|user changed|user disable|user may|user must|user reader|user rejecte|user report
A240|user sending|user sqldriv|user tenant|user token|user you|userdis|userdis message|userid passwor|usernam app
A240|usernam id|usernam you|usernam your|users full|users getuser|users or|users premium|users read|using an
A240|using authent|using dspy|using env|using llm|using mb|using nominat|using proxy|using stripe|usm|usm user|utc
A240|valid api|valid at|valid credent|valid openssh|valid token|validat credent|validat of|validat time|values mismatc
A240|vantage api|vantage this|var polygon|var task|variabl alphava|variabl api|variabl because|variabl but
A240|variabl deepl|variabl to|vcpu|vcpu capacit|vcpu limit|vcpulim|vcpulim when|ve configu|ve run|vectori
A240|vectori connect|verific level|verifie please|verify create|verify domain|version captcha|vhost orders
A240|vhost refused|via api|via groqpro|via webex|video availab|video data|video sign|view hr|view this|view user
A240|viewer|viewer on|violate nominat|violati platfor|virtual write|visitin|visitin https|vpn|vpn you|vs left
A240|wallet balance|wallet to|wandb login|warehou load|was billing|was configu|was errors|was forged|was incorre|ways
A240|ways pass|we used|web interfa|web key|webex|webex access|webex apis|webhook have|webhook receive|webhook secret
A240|webserv|webserv usernam|website and|website https|were exceede|were invalid|were rejecte|west example|west info
A240|wh|wh cannot|when creatin|when getting|when listing|when retriev|when the|which were|while credits|while fetchin
A240|while retriev|while your|will regain|with accesso|with authent|with clearml|with default|with effecti|with hf
A240|with mysqlad|with object|with service|with test|with wml|within your|without authent|wml|wml instanc
A240|workspa billing|workspa setting|would allow|would typical|wrap|wrap socket|writabl|write actions|write api
A240|write forbidd|write missing|write on|write over|write permiss|wrong credent|wrong snmp|wrongpa|wrongpa invalid
A240|wss stream|www binance|www comet|www perplex|xai|xai api|xc status|xdeadbe|xdeadbe skipped|xlsx on|xmlrpc object
A240|xxx|xxxx|xxxx and|yaml file|yaml not|yet activat|yet you|you either|you go|you haven't|you moved|you pass
A240|you perform|you think|your applica|your auth|your convers|your cosmos|your country|your credent|your credit
A240|your data|your databas|your droplet|your entire|your license|your limit|your lite|your newly|your nomic|your okta
A240|your openai|your passwor|your points|your preferr|your remaini|your site|your smtp|your space|your specifi
A240|your spend|your splunk|your team|your tier|your token|your usernam|your wallet|your webserv|your workspa|zep
A240|zep api|zero balance|zh|zh model|zipinfo|zipinfo filenam|zone transfe
A240B240C240E240I240K371L304N304O304R240S343|.agent
A240B240C343D240F343K505L304M304Q240R240S451U371|total
A240C240|.bot no|.no retry|allow retry|false text|model status|negativ|reached message|retry false|tokens of
A240C240D240E240F304I240P240S304U240|occurre status
A240C240D240E240I240|api chat
A240C240D240E240I240S343U240|param
A240C240D240E240P240Q343S240|consume
A240C240D240E304F304L240M240U240|core
A240C240D240F488G240I383L371N240P495Q508S304|retry
A240C240D240Q240|message in
A240C240D240Q304U240|request the
A240C240D304G343H304I240K240N240P240Q304S393U304|req
A240C240D371E240F304I240Q240S371U304|null
A240C240D371E451F304G240J240P240S371|longer
A240C240E240F240H240|.firewor
A240C240E240F240I240|.request failure|failure during
A240C240E240F304J240Q371S343U304|conside
A240C240E240G240I240Q304|status message
A240C240E240I240|complet status|gigacha|gigacha devices|https gigacha|text error
A240C240E240I240N240|.zai
A240C240E240I240N240P240S304|error text
A240C240E240I240N240S240|code with
A240C240E240I240O240Q326S371U343|count
A240C240E240U371|compres
A240C240E304F240H240I343J304K393L240N240O240R240S393U240|.model
A240C240F240|.bot
A240C240F240M240P240Q371S343U451|exceeds the
A240C240F240S240U371|size of
A240C240F343I240K371S240U240|return
A240C240F383S240|no more
A240C240I240|.qianfan|api return|error req|req id|return error
A240C240I240S240|id code
A240C240S240|gpt mini
A240C240S304|mini
A240C240S304U240|argumen details
A240C304|to model
A240C304D240E240F426I240K471N240R343S411U371|output
A240C304E393H240M240S393|llama
A240C304N240S371U240|statusc invalid
A240C304N240S451U240|invalid argumen
A240C304O240Q240S304U304|exceed the
A240C304R411S240|max tokens
A240C343|request model
A240C343D411E371F240N411P304S525U495|contain
A240C343E393I326J240L240S240|gpt
A240C343E393Q240S304U304|type invalid
A240C343K240M240S240|for request
A240C371|.context
A240C371D240G240N240S411U343|c argumen
A240C371E240F240S240|you request
A240C371I240|c tokens
A240C393S304|of tokens
A240C411U371|large for
A240C471D304F343J240S488U393|long
A240C525J240L304Q240R343S508U451|length
A240D240|.api usage|.feast|.items|.profile|.profile not|.set|.tiger|.tiger graph|.unregis|.zoom|auth inv|c configu
A240D240|c mailbox|c pgrst|calling user|cannot get|chars of|cloud storage|code pgrst|com does|deleted or|details code
A240D240|either inactiv|ensure the|entered|entry for|error content|error ref|failed https|file you|first chars
A240D240|get access|getitem class|getpara operati|gservic|gservic com|hosted on|https swift|iam gservic|improve
A240D240|inactiv soft|interac with|is hosted|mailbox is|me player|name and|object id|of respons|on premise|open port
A240D240|operati unable|ops example|paramet none|pdf request|pgrst|pgrst hint|pid name|player|player command|premise
A240D240|profile acme|redirec to|ref id|remote reposit|resolve main|respons does|select command|soft deleted
A240D240|specifi folder|stderr remote|swift|swift auth|the calling|the getpara|the peer|the transla|to decrypt|to file
A240D240|value not|view the|was used|work repo|zm
A240D240E240|.dataset not|.found dataset|.peer|config json|getitem|or was
A240D240E240F240|code spxerr|crm leads|zone
A240D240E240F240G240L240P240S343U426|encodin
A240D240E240F240G371P304S343U304|differe
A240D240E240F240I240J240N240U240|.fal|.fal client
A240D240E240F240I240N240U240|.client http
A240D240E240F240K393L304O240P240Q304R240S426|.tool
A240D240E240F240L240P240S304|.web dav
A240D240E240F240P240S240U304|might
A240D240E240F240Q240|.consul
A240D240E240F240Q304|to make
A240D240E240F240S240|detail the
A240D240E240F240S240U240|.data api
A240D240E240F240S240U343|error opening
A240D240E240F240S240U371|opening
A240D240E240F240S304|but it
A240D240E240F240U240|excepti with|spxerr
A240D240E240F304|.store
A240D240E240F304L393P343Q240U343|fetch
A240D240E240F304L511|peer
A240D240E240F343L240M411Q240S240|.memory
A240D240E240F343P304Q240S240U240|.couchba|categor couchba|couchba|ec categor
A240D240E240F371P304Q240S240U304|ec
A240D240E240F426G240H240I343L304P371Q426S393U304|before
A240D240E240F426L304P304Q240S439U411|start
A240D240E240G240|.keycloa operati
A240D240E240K240|plugin
A240D240E240L240P240U240|it may
A240D240E240L240P343S304|cmdline|cmdline git
A240D240E240L240Q240S343|.mastodo
A240D240E240L240S240|wkhtmlt
A240D240E240P240|.nextclo
A240D240E240P304S240U240|.cosmos
A240D240E240Q240|https slack|recomme|slack com
A240D240E240S240|operati not|the functio
A240D240E240U343|.rar
A240D240E304F240P240|error documen
A240D240E304F304G240K240S411U240|raw
A240D240E304F343L240P240S304U343|metadat
A240D240E304F371G240P240Q240U240|.tempora
A240D240E304L240S343U240|https github
A240D240E304P240|share
A240D240E304P371|resourc is
A240D240E304S240|sure the
A240D240E304S240U371|loaded
A240D240E304U240|or it|please ensure
A240D240E343|speech|to it
A240D240E343F240G240P304S240|created
A240D240E343F304M343P240S393U371|.process
A240D240E343G304|collect docs
A240D240E343L304|gone
A240D240E343P240U343|open file
A240D240E371F304K240L240N240P304S495U426|to be
A240D240E371L240Q304S343|namespa
A240D240E393F240L304M240S343T240|usr
A240D240E393O240S240|or you
A240D240E411|found please
A240D240F240|api plivo|bindres|bindres none|cal|cal reason|cannot create|com cal|listing|plivo com|process failed|soft
A240D240F240G240Q240S480|amount
A240D240F240G343P240S304|.gitlab
A240D240F240I179O240P240|router
A240D240F240L240N240S304|.browser
A240D240F240L240P240|.serial
A240D240F240L240P240S240|reporte
A240D240F240L240Q240|.comm
A240D240F240L240Q240U240|.datadog
A240D240F240L304M240S343T240|usr bin
A240D240F240L304Q304|code the
A240D240F240L343S304|the url
A240D240F240P240|c ftp
A240D240F240P240S240|.grafana client|c soap|descrip error|error general|excepti unexpec|general process|gql|gql status
A240D240F240P240S240|neo code|process excepti|status descrip|status gql|with followi
A240D240F240P304Q240|save
A240D240F240Q240|.ews|.twirp|body headers|twirper|twirper code
A240D240F240Q240S240|api bybit|bybit com|errtime request
A240D240F240Q240S304|errcode errtime|errtime
A240D240F240Q240S343|.binance api
A240D240F240Q240U240|details etcdser
A240D240F240Q304|https graph
A240D240F240Q304S371U240|transla
A240D240F240S240|.base nomad|basenom|basenom was|followi respons|monitor|raised with|the basenom|was raised
A240D240F240S240U240|ref
A240D240F240S240U304|.rasteri
A240D240F240S304|.wikiped
A240D240F240S304U240|.open feature|.py o
A240D240F240U240|.ipp
A240D240F240U304|.rasteri io
A240D240F240U371|.fatal
A240D240F304|.jenkins|resourc at|suffici
A240D240F304L240M304S393U304|tried
A240D240F304L240P240Q240S304|debug|debug error|error string
A240D240F304L343|network error
A240D240F304M304S371U240|tried to
A240D240F304N240U240|c smtp
A240D240F304P240|.write
A240D240F304P240Q240S240|.client base|.notion|.notion client|.smartsh|result code
A240D240F304P240S240|.grafana
A240D240F304P240S240U240|message to
A240D240F304P304S240|pid
A240D240F304P343Q240S240|.h cloud
A240D240F304P426Q240S240|the operati
A240D240F304Q240|.bad status|body type
A240D240F304Q240R240U304|protect
A240D240F304Q240U240|etcdser
A240D240F304Q304S240U304|flow
A240D240F304S240|.nomad
A240D240F304S304U240|the dataset
A240D240F343I240P240Q240S304U304|request has
A240D240F343L240P599Q240S304|transac
A240D240F343L240Q240S343|.binance
A240D240F343P240S240|c mongo
A240D240F343P343Q240S240|.h
A240D240F371K240L480M240Q240U582|bytes
A240D240F371P240S240|errmsg
A240D240F411L343P240S304|unexpec error
A240D240G240|c is|errorco envelop
A240D240G240L240Q240S304U240|.matrix
A240D240G240P240|saved
A240D240G240P240Q240S240U240|body errorco
A240D240G240P240U343|or in
A240D240G393|c duplica
A240D240H240P304Q240|code resourc
A240D240I240Q304|googlea|googlea com
A240D240K240L304O240|oss
A240D240K240P240S480U393|of type
A240D240K304|lm
A240D240K343L304S240|is the
A240D240L240|ap|code due|errno could|error exit|exit with|reporte an|sst|to network|wkhtmlt reporte
A240D240L240P240|.cos|fetch origin|git fetch|origin stderr
A240D240L240P304S240|be complet
A240D240L240P304S304|origin
A240D240L240P343S304|code cmdline
A240D240L240Q240|bucket reports
A240D240L240S304|mastodo|may have
A240D240L240S304U393|https example
A240D240L240U240|chars
A240D240L240U304|nc
A240D240L304|headobj|headobj operati|id details|oss request|status oss
A240D240L343|failed no
A240D240N240|.url not
A240D240N240S240|code detail
A240D240P240|.cos service|dav files|dev ttyusb|files ops|id headers|nw|port dev|relatio|request nw|ttyusb|ttyusb errno
A240D240P240Q240|qb excepti
A240D240P240S304|this query
A240D240P240S304U343|can not
A240D240P304Q240S304|.client request
A240D240P304S240|problem with|was problem
A240D240P343S304U240|match the
A240D240P411U240|.transac
A240D240Q240|.asana|c http|for runs|res|runs httperr
A240D240Q240S240|.api telegra|.rocket|.status code|api was|telegra api|the telegra|unsucce|unsucce error|was unsucce
A240D240Q240S240U240|.selling|.selling api
A240D240Q240S304U240|success false
A240D240Q240S343|.amazon
A240D240Q304|.s
A240D240R240|history
A240D240S240|acme test|api spotify|az|code https|command failed|comment|descrip bad|details no|headers content
A240D240S240|no payment|operati no|results in|smtp|spotify|spotify com|user not
A240D240S240U240|.option|com mp|data is|paramet are
A240D240S240U343|filenam
A240D240S240U498|zip
A240D240S304|.mastodo api|mastodo api
A240D240S343|codes
A240D240S451U439|.value
A240D240U240|meeting|or create
A240D240U371|request entity
A240D277L240P240|https acme
A240D304|at srv|c channel|com me|in authent|retriev transcr|status not|the envelop|transcr for|video is
A240D304E240F240K393P240S514U426|schema
A240D304E240F240L304Q240U371|parquet
A240D304E240F240S240|c unknown
A240D304E240F304P240|request errorco
A240D304E240F371P304Q304S371U240|categor
A240D304E240G240P240Q240S240U240|.chroma
A240D304E240G343S304|with this
A240D304E240S426U343|invalid when
A240D304E304F240L240P371Q240S343U240|.db
A240D304E304F304L240O240Q304S304|graph
A240D304E304F304P240Q343U240|sandbox
A240D304E304G240Q240S240|c list
A240D304E343F240Q240S304|sure you
A240D304E343F343S371|error no
A240D304E343S343U304|the correct
A240D304E371F343P304S304U240|issue
A240D304E439K240S502U343|named
A240D304E462F371K393L240M240P240S495U393|functio
A240D304F240|couldn' be|hint none|none details|or has
A240D304F240H240|details none
A240D304F240L240P240|.zookeep
A240D304F240L240P240Q240S240|the databas
A240D304F240L304P304|.kazoo
A240D304F240Q240S240|delete
A240D304F304L304N240S393|results
A240D304F304L304S304|.http client
A240D304F304L343P371|c mysql
A240D304F304S371U343|option
A240D304F426M371U240|.out
A240D304F480M471Q240S343U343|memory
A240D304G240|c envelop
A240D304G240P240S240|envelop
A240D304G240Q240S393U240|.g spread|.spread
A240D304G240Q304S304|.praw
A240D304K371S426U343|fields
A240D304L304N304U240|the content
A240D304L304Q240|to downloa
A240D304N240U240|key id
A240D304P240Q240|message none
A240D304P240Q240S304|lead
A240D304P343S240|id was
A240D304Q240S240|.resourc unavail|api trello|trello|trello com
A240D304S240|hosted|youtube abc
A240D304S240U343|uploade
A240D304S304|the id
A240D304S451|supplie
A240D304U240|the uploade
A240D304U525|corrupt
A240D326P240U304|xlsx
A240D343|.api not|email example|inv pdf|room
A240D343E240|.reposit
A240D343E240F240L240P240Q240S304U240|.mlflow
A240D343E240F240L304S304|message could
A240D343E240F240S240|code not
A240D343E240F304|.get
A240D343E240F304S343|label
A240D343E240F411K471Q240S583U535|column
A240D343E240L240|inv
A240D343E240Q240U240|statusc error
A240D343E240S240U240|not contain
A240D343E240S426U343|occurre invalid
A240D343E240U240|.dataset
A240D343E343F304L304M240S371T240U343|bin
A240D343F240L240P240Q240S304|.fast|.fast mcp
A240D343F240P240S304U343|.fhir
A240D343F304L451Q240S240|network
A240D343F393L551Q371S411U304|.network
A240D343G240S304U304|.duplica
A240D343P240S240|report csv
A240D343P304S240|insert
A240D343Q240S393|.could|.could not|.not retriev|.retriev transcr
A240D343S393|.transcr api|.tube|.tube transcr|.you|.you tube
A240D371|key does
A240D371E240|been deleted
A240D371E304F304L411P240S304U426|couldn'
A240D371E343F240L240U393|to open
A240D371E393|doesn't exist
A240D371E451F240G240P240S240|no longer
A240D371F240|found status
A240D371F304P304S240U393|row
A240D371F451L371M304P240S304U240|device
A240D371P240|srv work
A240D371P240Q240|none error
A240D371P343S304|work
A240D371S343U426|archive
A240D383E240F240S343U508|mp
A240D383F277P240S304U304|or the
A240D383H240S393U304|the given
A240D393E304F304L511S471|resolve
A240D393E304F371L403P240Q240S371|.mcp
A240D393L304|message not
A240D411F240L240P343S240U480|the file
A240D411P304S240|srv
A240D426E426F343G304K304L343P451Q371S508U574|documen
A240D426N343U240|violate
A240D451G411S240U240|duplica
A240D480E508F393K343L480Q304S609U495|unknown
A240D488F343P304S439U439|csv
A240D491G304P304S371|unique
A240D495F240G240P240S426|custome
A240D508E528F240S240|or directo
A240D528P240|.integri
A240D530E528S240|such file
A240D586E562L343S439|no such|such
A240E240|.acl|.auth flow|.exec|.handsha|.kms|.prerequ|.rar exec|.reposit not|.server handsha|.ws|.ws server|agent with
A240E240|and in|aws kms|billing in|bin in|c ab|capabil|cohere com|conn|contoso|either by|error when|exchang billing
A240E240|face|found you|groq|gurobi|have any|have request|having|hugging face|hugging hub|in environ|install in
A240E240|is pending|it doesn't|it or|kms eu|listobj|listobj operati|llama is|name id|none failed|not read|nvidia
A240E240|operati arn|or because|or view|perform an|project acme|project does|provide the|publish model|run guardra|sb
A240E240|sb acme|secret value|secrets|service windows|sh|status url|string with|the anthrop|the institu|the messagi
A240E240|this client|to pass|toolkit|url wss|virtual|west key|wss|your browser|your environ|yoursel
A240E240F240|.flow|docs example|the applica|the directo|to initial
A240E240F240G240P240Q240S304U304|error msg
A240E240F240G240P240U240|content xml|encodin utf|utf error|version encodin|xml version
A240E240F240I240N240S240|openai com
A240E240F240J240L240|model has
A240E240F240K240|claude
A240E240F240K240L240Q240S343U304|block
A240E240F240L240|activit|databas crm|handsha
A240E240F240L240S304U240|with message
A240E240F240L304Q240S240|grpc
A240E240F240L304T240|.pexpect
A240E240F240M304S371U343|non zero
A240E240F240P240|errors error
A240E240F240P240S240|please visit
A240E240F240Q240|create sandbox|opc|opc request
A240E240F240Q240S240|code is
A240E240F240Q240U240|str broker
A240E240F240Q304|object storage|service object|storage status
A240E240F240Q304U240|request code
A240E240F240S240|.weaviat query|grpc search|protoco grpc|query call|with protoco
A240E240F240S304|call with|tab
A240E240F240S371U304|explici
A240E240F240U240|the invoke
A240E240F304|institu|you can't
A240E240F304G240P240S240U426|utf
A240E240F304H240I240K358O240P304S304|visit https
A240E240F304K240S240U240|invoke
A240E240F304L304P240Q240U304|kafkaer|kafkaer code|val str
A240E240F304L304P240Q240U343|val
A240E240F304L304Q304S343U240|milvuse|milvuse code
A240E240F304L304Q304S343U304|.milvus
A240E240F304L326P304S240|.gql
A240E240F304L371|curl
A240E240F304L371P240Q304S343|probabl
A240E240F304P240|lambda
A240E240F304P304|owner
A240E240F304P393U240|sync
A240E240F304Q240|common message|couchba common
A240E240F304S240|message there
A240E240F304U240|invoke operati
A240E240F343|server returne
A240E240F343I371P462Q508S240U240|wait
A240E240F343K304|invalid respons
A240E240F343K433L304N240P240Q240S488U426|str
A240E240F343L240M240P326S240U343|occurre while
A240E240F343S240|command not
A240E240F371K466N240P240R240S564U514|parse
A240E240F371L304Q304|cause
A240E240F371P304Q240S240|pending
A240E240F411K462Q240S451U502|line column
A240E240F426L343P240Q240S304|.availab
A240E240F439I240L304Q343|down
A240E240F480G240J240P343Q343S471|executi
A240E240F544L240|gateway
A240E240G240|this call
A240E240G240N240P240S240|failed because
A240E240G343S462U304|.unproce|.unproce entity
A240E240I240|com ml|https us|ml cloud|ml text|south|south ml|us south|version status
A240E240I240S240|https platfor|platfor openai
A240E240I240U240|availab for
A240E240I371P240Q451|please wait
A240E240K240L240P240S451U358|at least|least
A240E240K240M240|includi
A240E240K240N393|guardra
A240E240K240P240S371T240U240|=AssertionError
A240E240K304N240S240|.allowed|.not allowed
A240E240L240|.neptune|acme service|daytona|gss|nominat|not load
A240E240L240N240S240|.multi threade|.rendezv|.threade|.threade rendezv|multith|multith of
A240E240L240S304U240|either the
A240E240M240S304U343|exit status
A240E240M240S343U343|returne non|zero exit
A240E240N240|include the
A240E240P240|require failed|specifi is|the new
A240E240P240S240|manual|was specifi
A240E240P240S304U240|.method
A240E240P240S462U240|value for
A240E240P240U240|the index
A240E240P371S240|the resourc
A240E240Q179|check https
A240E240S240|.found respons|cpu|endpoin found|is only|machine|no endpoin|provide your|service has|the collect
A240E240S240|verify that
A240E240S240U240|through the|via the
A240E240S304|and must|cannot access|not specifi
A240E240S343|have an
A240E240S393|keyword argumen
A240E240S462|keyword
A240E240U240|.patool|.repo|.scapy|ensure you
A240E304|.capabil|.setup|by running|cohere|do you|doesn|find an|getsecr|getsecr operati|is private|messagi|methods
A240E304|on post|registe for|request file|the getsecr|this databas
A240E304F240|com errors|oracle
A240E304F240G304P304Q371S343U240|c excepti
A240E304F240H240J304N240|invokem|invokem operati|the invokem
A240E304F240H240P304S240|because of
A240E304F240L240P240S240|cli
A240E304F240Q304S240|documen https
A240E304F240S371|support in
A240E304F240S462U304|date
A240E304F304G240K240S371|raw respons
A240E304F304G240N240R240S371|respons content
A240E304F343L240M240Q304U240|common
A240E304F371G240S371|unexpec respons
A240E304F393G240S371|.unexpec respons
A240E304H240I240J240N240|.ark|.ark api
A240E304I240K240M240N240S240|.kernel
A240E304K240S240|in model
A240E304L240|the hub
A240E304L240P304U240|you specifi
A240E304L240Q240|api please
A240E304L240U304|unspeci
A240E304P240S304|are trying
A240E304Q240S240|command was
A240E304Q343S240U240|reached the
A240E304S240U240|bit
A240E304S304U371|yaml
A240E343|please update
A240E343F240K240L240S520U602|format
A240E343F240K240S520U411|=TypeError
A240E343F240U371|that the
A240E343F426L240P304S240|this error
A240E343I277S240|pro
A240E343M371|gpu
A240E343P371|arn aws|this resourc
A240E343P371S240|arn
A240E343Q240R240S240|has reached
A240E343S240|.extract|mistral
A240E343S240U240|algorit
A240E343U304|cryptog
A240E371|is set
A240E371F304L240P240S393U240|using the
A240E371P304S240|in vhost
A240E371P343S240|.amqp channel
A240E371S240|binary
A240E371S393U471|.unsuppo
A240E393P343|occurre resourc|resourc when
A240E411F240L343P304|lib
A240E411G343N240S462U371|.entity
A240E426F304K240L371O240S371U240|python
A240E426U304|file no
A240E525J304L240S411U371|models
A240E626S240|install
A240F240|.abstrac|.abstrac nylas|.auth client|.failed request|.mathpix|.mathpix client|.nylas|.readonl|.rm transpo
A240F240|.socket bad|asmx|authent failure|authori server|availab to|c allocat|code respons|com ews|com if|conf
A240F240|contact your|custome io|discord|errmsg not|error provide|ews|ews exchang|exchang asmx|for server
A240F240|generat server|handsha status|https mail|in row|in table|insuffi storage|insuffi when|intuit|intuit tid
A240F240|is configu|lambda was|mail example|market data|message bad|message payment|moved to|no valid|occurre insuffi
A240F240|or there|paused|payment details|plain|possibl due|raised retryer|request operati|run initial|runinst
A240F240|runinst operati|server invalid|server respons|submitt to|the runinst|to exceedi|token server|unavail for
A240F240|wandb|with server|xml respons|you might|your adminis
A240F240G240Q240|excepti index
A240F240I240|.zhipu|.zhipu ai
A240F240I240L240Q343|.exhaust
A240F240I240P530Q535|concurr
A240F240I240Q240|exceede request
A240F240I240Q304|request status
A240F240I371Q393|.throttl
A240F240K240O240U240|steps
A240F240K240P304U240|produce
A240F240K240S393U411|malform
A240F240K371|invalid json
A240F240K371S304U240|parse the
A240F240L240|.scrapli|api braintr|driver sql|in server|run the|snmp|with reason|write to
A240F240L240N240P343R240|as the
A240F240L240N240S240|.wrapper
A240F240L240P240|.usb
A240F240L240P240S240|cli driver|ibm cli
A240F240L240Q240|.acs|.hyperbr
A240F240L240Q240S240|.aiogram
A240F240L240Q240S240U240|.telegra api
A240F240L240Q304|until
A240F240L240S240|no connect
A240F240L240S371|domain name
A240F240L240T240|command usr
A240F240L240U240|multipa|routine|runs multipa
A240F240L304|stripe com|support stripe
A240F240L304P240|stripe
A240F240L304S240|.group
A240F240L343|know
A240F240L343P304|db lib|lib error|message severit
A240F240L343Q240|.abort
A240F240L371|curl se|errors html|html first|https curl|libcurl errors|libcurl libcurl|perform curl|se|se libcurl
A240F240L371S240|.curl|reach
A240F240L371U240|libcurl
A240F240L426U240|.web socket
A240F240M240|for an
A240F240N240|.openrou|site
A240F240N240S371|role
A240F240N304Q240R240|.blocked
A240F240N358|respons was
A240F240P240|during request|error produce|returne from|session code
A240F240P240Q240S304U240|timesta
A240F240P240S240|.gremlin|.gremlin server|.server operati|session teradat|teradat|teradat databas|then|version session
A240F240P304|.produce
A240F240P343S240|.precond
A240F240P343U240|once
A240F240P371S304|modifie
A240F240Q240|.mqtt connect|act status|amazon|block excepti|c oauthex|cluster block|deepl|endpoin returne|fbtrace
A240F240Q240|fbtrace id|receive http|request get|request in
A240F240Q240S240|.errors|.finnhub|.ql errors|.web fault|column path|finnhub|locatio line|order extensi|path order
A240F240Q240S240|raised fault|server raised
A240F240Q240S304|.serp|.serp api
A240F240Q304|act|com act|faceboo com|get path|graph faceboo|message please|path https
A240F240Q304S240|call was|message call|method get|respons error
A240F240Q304S343|graphql
A240F240Q304U304|success method
A240F240Q343|is over
A240F240Q371|reason too
A240F240S240|.libsql|.nsq|.nsq code|.sparql|.sparql wrapper|binance code|c product|message insuffi|moved|recent
A240F240S240|the http
A240F240S240U240|acme is|server says|telegra server|transmi
A240F240S304|hours|step|you tried
A240F240S304U240|.custome|.custome io
A240F240S343U240|in request
A240F240S343U393|tag
A240F240U240|.deepgra|.deepgra api|.git hub|cdn|cdn example|https cdn|size in
A240F277L240S240|reddit
A240F277Q403|hour
A240F304|.only|com xmlrpc|erp|erp example|error process|for erp|openssh|protoco for|read operati|space is|this task
A240F304|tid|upstrea api|xmlrpc
A240F304G240J240|cancele
A240F304I304Q304S240|again in
A240F304J304|within seconds
A240F304K240S304U240|pattern
A240F304L240|failure to
A240F304L240N240Q240|scrape url|to scrape
A240F304L240N240Q240S240|.firecra
A240F304L240S240|.netmiko
A240F304L304|.auto
A240F304L304Q304|.g tts|probabl cause
A240F304L304S240|offline
A240F304L304U240|error during
A240F304L343Q304S240|.tts
A240F304L466S240|urlopen|urlopen error
A240F304N240Q240|contact us
A240F304N240Q240S304|level
A240F304P240|members|message from
A240F304P240S343|not the
A240F304Q240|.rm|.win|.win rm|excepti message|headers body|message headers
A240F304Q304|api probabl|from tts|tts|tts api
A240F304Q304S240|is transie
A240F304S240|code db|db excepti|pub
A240F304U240|.space
A240F343|fetchin|is full|logs|message server|type insuffi
A240F343K240P240S439U240|evaluat
A240F343L240N240Q240|scrape
A240F343M411U240|allocat
A240F343S240|warehou
A240F343S343|market
A240F371|the cluster
A240F371J240L240Q240|shard
A240F371K304Q240S304|exceede maximum
A240F371S240|stack trace|trace
A240F383S304U240|left
A240F393|many connect
A240F393H304I240P304|is tempora
A240F393L240|.hazelca
A240F393P240Q240S240|under
A240F393P371Q304S240|transie
A240F411|body html
A240F419H304M304Q304S304U240|capacit
A240F426L488Q240|host api
A240F439I240J240|upstrea
A240F471H304|not ready
A240F480H304|ready
A240F505J358L393P240U495|.read
A240F542H240L240P240Q304S240T179|server error
A240F643H530Q343T240|#503
A240G240|been taken|c inactiv|charge|com dataset|creates|creates operati|detail this|dsid problem|signatu request
A240G240|the creates|the subscri|with user
A240G240L343M240P304S304|other
A240G240N240S371|be used
A240G240P240|subscri is
A240G240P371|started
A240G240Q240S240|used with
A240G240Q240U240|.m|.matrix request|.matrix standar|.standar request
A240G240Q240U304|.standar
A240G240S240|c cannot
A240G240S304|c for|custom
A240G240S343|id must
A240G304K304N304S456|validat failed
A240G304S240|c in
A240G343|taken
A240G657|@effect
A240H240|com to|llm api
A240H240N240S304|is an
A240I179|https router|router hugging
A240I240|billing page|can continu|exceede too|free or|log in|or add|product key|the trial|to product|upgrade to
A240I240L240|continu to
A240I240N240|checks
A240I240P240Q240R240S343|higher
A240I240P240R240S240|with higher
A240I240Q240|operati too
A240I240Q343|.resourc exhaust
A240I277O240|reached for
A240I277Q343U240|exhaust details
A240I304|.api reach|.reach|.reach limit
A240I304K240N240|code code
A240I304Q498|request per
A240I343P240Q240|wait before
A240I343Q304|rate limits
A240I343Q343|trying again
A240I343Q371|before trying
A240J240|sent in
A240J240L240S240|.dash|.dash scope
A240J240U240|inbox
A240K240|.keys|gmail|in constru|invalid because|name tool|slug|ticket|to generat
A240K240N240R240S426U343|not parse
A240K240P240|the group
A240K240Q240|for plan
A240K240S240|.opik
A240K240S304U240|corresp
A240K240S371|tools
A240K240S411|assista
A240K240S411U304|missing require
A240K240U240|the first
A240K304|generat for|the action|the lm
A240K304S343U240|but not
A240K343S240|returne by
A240L240|.at|.at protoco|.gss|.local|.mqtt code|.pxssh|.start|.telnyx|.tls|access on|acme aws|app daytona|are running
A240L240|as root|by proxyer|by sslerro|certifi chain|certifi in|chain ssl|code may|com sst|com stderr|complet request
A240L240|daytona io|device failed|device setting|dsn|easypos|error ssl|failure https|failure minor|gss failure
A240L240|help https|hf|https opendap|in certifi|informa minor|initiat|invalid ssl|ip address|major|major unspeci
A240L240|may provide|merchan|minor code|opendap|opendap example|provide more|proxyer|proxyer unable|routine certifi
A240L240|setting cisco|shard id|ssl routine|sslerro|sso|sst nc|the one|to device|transfe|unspeci gss
A240L240M240U403|buffer
A240L240N240|how to
A240L240N240P240|how
A240L240N240S240|.agent framewo|.framewo
A240L240O240|chain
A240L240P240|failed error|it please
A240L240P240S240|sqlcode|sqlstat sqlcode
A240L240P304|stderr fatal
A240L240Q240|brave|brave com|reports aws|search brave
A240L240Q240S240|.detaile|.detaile aiogram|content length
A240L240S240|cisco|cisco ios|ios|match with|minor
A240L240S240U304|netcdf
A240L240S304|example org
A240L240S304U240|.ingress
A240L240S371|and the
A240L240S426U240|between
A240L240U240|.upload
A240L240U304|errno netcdf
A240L304|any servers|during headobj|endpoin is|failed self|has gone|informa for|socks|to proxy
A240L304N240P343Q240S240|violati
A240L304Q240|.host availab|.no host|key parquet|parquet in
A240L304S240|.oss
A240L304U240|track
A240L343|failed connect|indexes
A240L371|socket error
A240L371S343|side
A240L393|interne
A240L411|.client connect
A240L411P240Q240S240U514|stream
A240L456P240S240|transpo
A240L462|cannot connect
A240L466P240|socket
A240L495|to host
A240L502S343|name or
A240M240|initial the|when initial
A240M240U451|big
A240N240|believe|believe this|denied tdetail|message rejecte|spam|you believe
A240N240P240|c blocked
A240N240P240S240|used in
A240N240S240|prohibi
A240N240S343|defined in
A240N240U240|disallo
A240N304S304U343|txt
A240N343S240U240|code content
A240N419S240|trigger
A240O240|would exceed
A240O304|can increas
A240P240|.db method|.proto|.surreal|.surreal db|again after|app is|argumen or|being sent|can't add|check message
A240P240|clienti|databas code|detaile|droplet|entity content|entity message|error check|error returne|from databas
A240P240|general sql|https nova|id unproce|multi|nova|nova servers|operati transac|process request|put remote
A240P240|request make|request put|request time|retriev the|send new|sending has|severit general|started with
A240P240|status unproce|the instanc|the session|this subscri|time is|using this|you did
A240P240Q240|content id|operati returne
A240P240Q240S240|invalid status
A240P240S240|.verify|and then|campaig|linode instanc|post linode|the sql
A240P240S343|type of|value of
A240P240U240|begin|conflue
A240P304|be running|for it|has changed|key passed|operati could|passed in|running in
A240P304S240|been modifie|cycle|edit|linode
A240P304S240U240|.cosmos http|c precond
A240P304U240|seems
A240P343Q240|changes
A240P358|saving
A240P371|the item
A240P393|c locked
A240P393S240U240|be perform
A240Q240|.smith rate|.vk|.vk api|actions|allowan|api credits|api rate|api search|applica has|been tempora|blocked this
A240Q240|boards|boards http|busines|busines account|by launchi|bytes max|c qelx|c quotaex|com graphql|com res
A240Q240|create update|credits were|current request|error qelx|errorco statusc|exa|exceede error|false fbtrace
A240Q240|for using|free api|get lead|have run|https twelved|ip is|job you|launchi|launchi this|length http|limit being
A240Q240|limit increas|limit limit|limit quota|limit remaini|list the|lite|period of|plan at|qelx|qelx you|quotaex
A240Q240|reads|remaini reset|request more|res web|resourc limit|respons headers|short period|sip|tempora blocked|thank
A240Q240|thank you|the hour|this job|to too|twelved|twelved com|uploadi|user app|user limit|using alpha|web search
A240Q240|were used|you for
A240Q240S240|.bad respons|.finnhub api|error make|finnhub status|method failed|startqu|startqu operati|table or
A240Q240S240|the startqu|transie false|was get
A240Q240S240T240|.sms|message method|sms send
A240Q240S304|.kusto|cost
A240Q240U240|occurre request
A240Q240U304|short
A240Q277|request this
A240Q304|.geocode quota|blocked due|c limitex|c over|calls per|current limit|detail you|doing|limitex|of mb|of time
A240Q304|query limit|simulta|to user|ve been|your ip
A240Q304S240|of calls
A240Q304S240U371|mb
A240Q304S304|accordi|accordi to
A240Q304U240|id error|request when
A240Q343|c applica
A240Q343R240S304|request and
A240Q343S240U304|code request
A240Q411|.limited
A240Q433U240|of request
A240Q439|exceede rate
A240R240|agent has|the chat
A240R240S304|were not
A240S240|.funds|.imperso|.insuffi funds|.invalid config|.irrecov|.locatio|.ql multi|.statsig value|.unexpec status
A240S240|.woo|.woo failed|access request|allowed on|an argumen|and you|api jina|api sparkpo|api transmi|are missing
A240S240|as inactiv|attribu or|balance for|basis|be either|because you|been marked|between the|broadca|c amount
A240S240|call to|code you|code your|com develop|current user|data http|db error|disable please|docs guides|docs https
A240S240|error expired|experim|file with|followi configu|funds|geo|groups|guides|https openrou|id missing|imperso
A240S240|in format|incomin|incomin webhook|indices|insuffi funds|intende|interfa|invalid app|invalid please
A240S240|invalid project|is of|jina ai|local evaluat|mb of|message limit|meta llama|mismatc in|model if|msg account
A240S240|must call|name on|no client|no key|not one|not subscri|of generat|one from|openrou|openrou ai|or account
A240S240|or missing|or request|page in|pair or|paramet is|people|python sdk|recipie that|represe|require one
A240S240|returne errors|roles|sample|scope is|segment invalid|send to|signatu for|sparkpo|sparkpo com|starttl|statsig
A240S240|terms|that has|the configu|the expecte|the use|to recipie|to support|to verify|token token|token type
A240S240|transmi returne|unsuppo scheme|user name|user or|user to|validat request|validat your|was in|with api
A240S240|write key|you intende
A240S240U240|but was|composi|content xrpcerr|create the|entity for|false status|limitat|message must|must start
A240S240U240|name invalid|or https|respons success|to transcr|transcr url|userid|you used
A240S240U304|header is|text to|underst
A240S240U411|maximum allowed
A240S304|.attribu|.ldap invalid|.statsig|address must|be specifi|bind|c type|emails|fewer|jina|or fewer|provide valid
A240S304|request user|togethe
A240S304U240|formed|points|unrecog|vs
A240S304U304|start with
A240S304U343|invalid invalid
A240S343|and not|be set|fields are|for variabl|invalid to|missing or|supplie the|than one|the string|the wrong
A240S343U240|be at
A240S371|require paramet
A240S371U304|error unproce
A240S393U240|.number
A240S393U304|c unsuppo
A240S411U304|be in
A240S411U371|type is
A240S426|value is
A240S426U304|types
A240S439U240|scheme
A240S439U343|columns
A240S451|not defined
A240U240|.enough|.enough space|.not enough|.wrong|.wrong passwor|and does|api errors|assets|c failedo|c to
A240U240|code failedo|compres type|deflate|error incorre|failedo|file error|file etc|finding|flush buffer|imprope
A240U240|incorre or|link to|not flush|of https|padding|passing the|provide in|seen|size has|the encrypt|the public
A240U240|to pdf|to upload|token in|type or|type the|was unable
A240U304|.sender|.sender refused|.smtp sender|fhircli|file was|for file|ini|live and|opus|or corrupt|scan|too short
A240U371|entity too|id none|is malform
A277|.jws|ab state|action you|be here|com manage|context creatio|creatio failed|faf ab|failed your|https serpapi
A277|key should|key your|manage api|plan you|searche your
A277C240D371F304K411L304S553U544|got
A277C240K403Q240S523U343|should
A277C240K403S505U304|should be
A277C520F240J240K240L240M240Q304S393|context
A277D240|getpara
A277D240E240F304J240Q240S240|tasks
A277D240E393F451L456P304S411U240|.driver
A277D240P304S505U343|values
A277D277F277Q277|error none
A277D277F277Q277S304|none for
A277D343E343F445G343K277L304P480Q304R240S343|state
A277E240F240Q240|creatio
A277F277|at faf|faf
A277F326K277L304P304Q240S240|finishe
A277F326K277L304Q240|finishe raised|future at|retryer|retryer future|state finishe
A277F358K277L343Q240|future
A277F466H304Q277T179|service unavail
A277K240L277Q240T240|=ExceptionGroup|sub excepti
A277K240S525U498|charact
A277L240P240Q240|rest
A277L277Q240T240|=BaseExceptionGroup|errors in|in taskgro|taskgro|taskgro sub|unhandl|unhandl errors
A277Q240|serpapi|serpapi com
A277S240|ab
A277S277|.client graph|.ql client
A304|#451|#456|.access rights|.account locked|.account sending|.api authent|.auth key|.auth require|.auth token
A304|.bad time|.budget|.captcha|.challen|.claim|.factor|.freshde access|.geo|.grant|.immatur|.immatur signatu
A304|.insuffi access|.invalid auth|.invalid permiss|.key not|.keycloa authent|.ldap insuffi|.mailbox login
A304|.message rejecte|.missing api|.missing credent|.missing token|.no permiss|.oauth|.privile|.probabl
A304|.probabl authent|.refresh|.rights|.rights result|.sending|.sending paused|.service initial|.spotify oauth
A304|.storage cap|.time signatu|.token validat|.topic authori|.two|.two factor|.unautho access|access gated
A304|accesse without|accessi by|account at|account locked|account message|account storage|account when|action and
A304|active subscri|add more|add payment|ai account|and can't|api keys|apikey|app are|app id|appid|applica specifi
A304|are expired|arreara|arreara message|as an|ask|at port|attempt credent|attempt logon|audienc doesn't|auth failed
A304|authent informa|authent or|authent the|authent you|authori at|authori failed|authori failure|authori on
A304|azure portal|bad passwor|bad usernam|be authent|been restric|bot use|bot was|browser or|but already|by integra
A304|by your|c authori|c credits|c disable|c errorac|c faileda|c login|c notauth|c plan|c rest|c storage|c wsse
A304|calls month|can set|cannot select|cannot upload|cbs|cbs token|certifi is|certifi problem|certifi ssl|challen
A304|changed credent|check credent|clear|clear ml|client authent|client credent|cliente securit|cloudfl|co premium
A304|code arreara|code errorac|code notauth|code storage|codenam unautho|com domains|com en|com mail|com your|company
A304|configu for|configu the|connect access|consent|cookies for|cookies from|copy files|cores request|creatin
A304|credent and|credent are|credent attempt|credent bad|credent ctrls|credent for|credent mfa|credits limit
A304|credits or|credits please|credits remaini|daily limit|daily request|data authent|day please|db acme
A304|decrypt failed|default failed|denied cannot|denied check|denied during|denied for|denied message|denied on
A304|denied please|denied to|desc invalid|descrip account|descrip none|detail your|details of|docs redis|domain is
A304|either due|enable the|enabled for|endpoin you|enough balance|enough permiss|environ authent|error access
A304|error account|error authori|error data|error permiss|error topicau|errorac|errorac message|errorco authent
A304|errors forbidd|exceed your|exceede daily|exceede limit|expired api|expired visit|failed aadsts|failed fatal
A304|failed forbidd|failed unable|fal|files storage|find signing|follow the|for app|for cores|for extract|forbidd bot
A304|forbidd client|forbidd error|forbidd user|free tier|from browser|fully configu|gated repo|get local|get token
A304|get your|getuser|good|good standin|granted|hard limit|have changed|have detecte|have insuffi|host intrane
A304|hostnam mismatc|http you|https login|https upstash|iam error|iat|imds|imds endpoin|in extensi|in good|in known
A304|include credent|informa go|informa on|instruc to|insuffi credit|insuffi none|interac authori|intrane
A304|intrane example|invalid access|invalid audienc|invalid error|invalid notfoun|invalid this|is expired|is incorre
A304|is otherwi|is restric|is unautho|issuer|issuer certifi|it in|item have|item login|its budget|jwt|kerbero|key as
A304|key found|key get|key secret|key that|kid|known hosts|ldaperr|ldapins|ldapins insuffi|license expired|limit or
A304|limit usage|list access|local issuer|logging in|login again|login details|login incorre|login microso|login or
A304|login was|login with|logon denied|logon failure|logon is|managed|managed authent|many times|message authent
A304|message authori|message when|method to|mfa|mfa or|missing access|missing api|missing authent|missing public
A304|missing scope|missing token|monthly spendin|more credits|must use|name payment|name permiss|necessa|new keys
A304|no permiss|nomic|none is|none secerr|not accepte|not accessi|not bot|not configu|not given|not login|not permit
A304|not use|notauth|objects list|occurre account|occurre message|of cores|on resourc|operati access|operati daily
A304|or by|or cookies|or copy|or require|ora invalid|origina from|over the|paid actor|paramet or|pass the
A304|passwor authent|passwor is|passwor not|permiss for|permit|plan set|plans at|please go|please subscri|please top
A304|poe|poe com|polygon|portal to|premium plans|premium to|private video|provide client|provide subscri|provide token
A304|proxy authent|publick|purchas credits|quota limited|quota reached|re not|reason forbidd|recogni request
A304|redis trouble|refused login|region eu|request but|request denied|request grant|require message|require user
A304|resend|resend com|run this|salarie|says auth|scope needed|scopes|sdk key|search is|secerr|secret id|secret key
A304|secret keys|sending limit|servers quota|session file|set either|set openai|set usage|signatu message
A304|signatu signatu|signing key|specifi access|specifi model|specifi passwor|spend|spend limit|spendin|spendin limit
A304|sslcert|sslcert ssl|standin|status logon|statusc unauthe|storage cap|storage limit|subscri needed|sudo
A304|support tavily|tavily com|tdetail your|tenant name|that matches|the azure|the broker|the credent|the grant
A304|the imds|the include|the link|the login|the premium|the tavily|therefo|this link|to bad|to confirm|to db
A304|to instant|to invalid|to log|to purchas|to upgrade|token authent|token could|token environ|token or|token session
A304|token the|topicau|trial has|trouble max|two factor|unauthe details|unautho check|unavail environ|unavail no
A304|unified|unlock|upload or|upstash|upstash com|usage see|use cookies|used of|user account|user and|user login
A304|user svc|user unautho|usernam passwor|valid iat|verify your|was revoked|wish|wish to|without logging|yet valid
A304|you wish|your app|your balance|your credits|your daily|your trial|your user
A304B240F240I240J304Q475S304U304|exceede the
A304B240O240Q240|.usage limit
A304C240D240E240F240J240S343U304|allow
A304C240D240E240F393I240P304Q240S343U240|api error
A304C240D304E240I240Q240|code statusc
A304C240D343E240F343K304L240P240S240U304|error the
A304C240E240F240H240S240|anthrop
A304C240E240F343K240P240S439U371|error in
A304C240E240I240|.giga|.giga chat|devices|devices sberban|ru api|sberban|sberban ru
A304C240E240I277J240|chat complet
A304C240E240P240Q240S343|automat
A304C240E240S240|type user
A304C240E304I240P240|ru
A304C240E304J240N304S240|tdetail|with tstatus
A304C240E304J304L304N304O304R240S304|.call
A304C240E304S240|in order|order to
A304C240E343J240N304S240|tstatus|tstatus statusc
A304C240G240Q240|this endpoin
A304C240H240I240Q393S393U439|c too
A304C240I240|c reached
A304C240Q411|limit is
A304C240S343|c message
A304C304D240E304F439I240L304P240Q358S343U371|org
A304C304D240F240G240Q240|submitt
A304C304D240F574I358J371K371L426P411Q451S393U240|after
A304C304D343E343G304H240J240N240P371S240U240|operati the
A304C304E240F240H240I304S304U240|.mistral
A304C304E240F240Q343S439|request error
A304C304E240G240K240N240P240S508U304|c validat
A304C304E240I240|model with
A304C304H240I240J240K343R240S240|llm
A304C304H240I343S304|convers operati|the convers
A304C304I343|many tokens
A304C343D304E240F304L304N240P240Q343R240S240U240|and try
A304C343E371G240Q240S488U343|invalid request
A304C393F393H240M343S439U614|size
A304C393I304|tokens per
A304C451D240E240F240H240S439U508|is too
A304D179F179K433P240S343|error for
A304D240|already used|com on|have storage|integra|missing permiss|modifyr|modifyr none|request not|rights to
A304D240|server the|storage objects|the google|this item|used is|with client
A304D240E240|google cloud|id root
A304D240E240F240G240Q240S240|.graph api
A304D240E240F240L240P240Q240|.daytona
A304D240E240F240L439|net
A304D240E240F240Q371S304U240|through
A304D240E240F304L304S240|.snmp
A304D240E240F304L343P240Q240S240|for sql|odbc|odbc driver
A304D240E240F304L343S343|.weaviat|.weaviat base
A304D240E240F304P304S240|there was
A304D240E240F304S240U343|that you
A304D240E240F371G240P240S240|stack
A304D240E240F371L371P371|.session
A304D240E240F439L240Q277S240|api example
A304D240E240H240Q240S240|code type
A304D240E240L240|windows net
A304D240E240N240Q304|error request
A304D240E240N433Q240|policy
A304D240E240P304|be accesse
A304D240E240Q240S240|alert
A304D240E240S240U240|.fix|.pytube fix
A304D240E240S343U304|not been
A304D240E304F240L343S371U240|mode
A304D240E304F240Q411S240U304|minutes
A304D240E304F304Q304S343U240|.sandbox
A304D240E304H240L240U240|or not
A304D240E304K304S240U240|extract
A304D240E304L240U240|windows
A304D240E304L304P304Q304S343U240|github com
A304D240E343F343I240L304S240U240|post https
A304D240E343F426K495Q240S589U567|line
A304D240E371F304L343P240Q240S240|driver for
A304D240E371F343K304P530Q240S304|update
A304D240E371L393P411S343|trying to
A304D240E371S240U371|ensure
A304D240E426K240S520U574|unsuppo
A304D240E471F304K240N240P240S577U520|not support
A304D240F240|.article|article|article downloa|downloa failed|https news|news|news example|on url|plivo|the mailbox
A304D240F240G240|class request
A304D240F240G240P240Q240S240|.okta|.okta api|okta http
A304D240F240H240N240Q304S343U240|sorry
A304D240F240L240S240U240|.request base
A304D240F240P240|.smb respons|status from
A304D240F240P240Q240S240|server sql
A304D240F240P304Q240S240|.databri
A304D240F240P304U240|.webexpy
A304D240F240Q240S240|youtube dqw
A304D240F240Q240S304|bybit|errcode
A304D240F240Q240S343U343|returne error
A304D240F240Q240S371|.x
A304D240F240Q304S304|fault
A304D240F240S240|you re
A304D240F240S240U343|.assembl|.assembl ai
A304D240F304J240Q240U240|http chat
A304D240F304K240S488U393|.type
A304D240F304L240Q240|.prawcor
A304D240F304L240Q240S304U304|.deep l|.l
A304D240F304L240Q240S343U304|.deep
A304D240F304L304Q240S240U304|.refused
A304D240F304L343P240Q240S240|microso odbc
A304D240F304P240|receive unexpec
A304D240F304Q304S304|actor
A304D240F343G240L304S371|.easy
A304D240F343I240Q393S371|request message
A304D240F343L343P240Q240S240U371|url http
A304D240F343P240Q240|com secret|secret data
A304D240F343P304S304|general
A304D240F343Q240|on get
A304D240F371G240S411|.exchang
A304D240F371Q240|.client respons
A304D240G240|request severit
A304D240G240I240J240P240Q304S240T240|sent
A304D240G240P240Q240S343|can only
A304D240G240Q240U240|httperr client
A304D240G240S240|code item
A304D240G240S240U304|and cannot
A304D240L240|bucket acme
A304D240L240Q240S240U304|live
A304D240P240|message resourc|php|php dav|remote php
A304D240P240Q240|mainerr code
A304D240P240Q371U240|made
A304D240P240S240U240|error unable
A304D240Q179S304U304|develop
A304D240Q240|c usage|data link|link error|nasdaq|nasdaq data|status nasdaq
A304D240Q240S240|.data link|.twelve|.twelve data
A304D240Q304S240U240|.whats|.whats app
A304D240Q304S304U240|.link
A304D240S240|.post api
A304D240S240U240|xrpcerr|xrpcerr error
A304D240S343|redirec
A304D240S451U304|.paramet
A304D304|found request
A304D304E240|disable for
A304D304E240F240S371U304|.feature
A304D304E240F304G240L240P240S240U240|.respons message
A304D304E240F304P304S343|.neo|.neo j|c neo|code neo|neo
A304D304E240F343L240M240P304S343U240|.j
A304D304E240S343|c cliente|neo cliente
A304D304E240S371|cliente
A304D304E304G304S240U304|entry
A304D304E304L502S371|known
A304D304E343G240P240U240|folder
A304D304E343L240S343|locate
A304D304F240|dav example|https dav
A304D304F240G240P304Q240S304|.quickbo|qb
A304D304F240K240S393U304|has no
A304D304F240L304Q240S304U240|with code
A304D304F240Q240U240|hint
A304D304F240S240|.perm
A304D304F304G240L240Q304U240|httperr
A304D304F304G240L304Q343S393U240|.g
A304D304F304G240P240S240|severit error
A304D304F304G304S304|msgid|msgid result|msgtype msgid
A304D304F304G304S343|msgtype
A304D304F304Q240U240|chat postmes|postmes|postmes the
A304D304F304Q304S304|.transpo query
A304D304F343L240S371U304|check the
A304D304G240L304Q304|for key
A304D304G240P343S240|.box api
A304D304G240S371|the value
A304D304H343L240S304|type error
A304D304L240Q326S240|have been
A304D304L304P304|#128
A304D304P240Q240|error mainerr|mainerr
A304D304S240|id does
A304D304S371U240|transcr
A304D343|the system
A304D343E240F240L240P304Q240S240|accessi
A304D343E240F304L393S343U240|.dns
A304D343E240K240P304S240|group
A304D343E304F304P411S371U343|main
A304D343E371|c notfoun
A304D343F240P240Q304S343|apierro code
A304D343F343G240L240Q240U240|.lang smith|.smith
A304D343G240L240P240S240|ops
A304D343G240S240|associa|associa with
A304D358P240S393|id or
A304D371E240F240K240L343S343U240|shop
A304D371F343G240K343L304P240Q240S240U304|.lang
A304D383E304F403H240P466Q240S426U371|there
A304D393E240S240U371|.file not
A304D393E371P304|reposit
A304D393E393|notfoun
A304D393E393F304P393S304U240|leads
A304D393E411F488J343K240M304N240P411S240U240|task
A304D393F240L240P304S451|orders
A304D403E466F304G240P393Q304S462U439|index
A304D411E240F240G240S343U240|matchin
A304D411E304F240L304P240Q240S240|reports
A304D426E439F343L240P240Q343U240|crm
A304D426E451F240G304S411U240|collect
A304D439E304L240P393S304|deleted
A304D445F240P343S343U393|c sqlite
A304D451E240F371G343L240P371Q304S304U240|job
A304D466E471L240S411U393|not find
A304D495E426S451U240|found for
A304D495E439F240G240K403S411U304|invoice
A304D508E528S304U240|file or
A304D514E546F304P304S371U304|directo
A304D528F240G240P304U240|with id
A304D556F240G631L304P548Q343S462U343|already
A304D613E576L304S502|not exist
A304E240|.trino user|and resourc|because your|can do|confirm you|do this|gpg|signing|the securit|their|this by|trinous
A304E240|trinous type|use this
A304E240F240|.msal|.msal service
A304E240F240G304K343L240P343Q240S558U371|one of
A304E240F240H240Q240S240|had
A304E240F240I240S343U240|selecte
A304E240F240L240M240U343|cache
A304E240F240L240P240U393|to read
A304E240F240L240S240|.py snmp
A304E240F240L304|sqldriv
A304E240F240L343|server at
A304E240F240L475Q393|reset
A304E240F240M343S393U343|zero
A304E240F240Q240S240|search failed
A304E240F240Q240S304|webhook
A304E240F240S240U240|marked
A304E240F240U240|.storage
A304E240F304K240L240N240S240U343|help
A304E240F304Q240|reached its
A304E240F343G240P240S304U393|xml
A304E240F343K240L240O240P304S240|trouble
A304E240F343L371P343S240|redis
A304E240F393|.trino query|query id
A304E240F393L240|.trino
A304E240F411L466S371U240|.protoco
A304E240F451L304P240Q240S343|cluster
A304E240G240|activat
A304E240G240S304U304|meta
A304E240G304S403|these
A304E240I240|cloud ibm|ibm com
A304E240I240P304S411|passed
A304E240I240S240|have not
A304E240J240L240N240S240|azure
A304E240K240U304|constru
A304E240K304|may need
A304E240L240|not registe
A304E240L240N240S343|.multi
A304E240L240P240S240U304|it is
A304E240L240S240|publish
A304E240L240S304|to locate
A304E240N240|user error
A304E240N240S480U240|defined
A304E240P240Q240|putobje|putobje operati|the putobje
A304E240P240S240U555|file is
A304E240Q304S240U304|up to
A304E240S240|.topic|error missing|have the|model id|see the|the instruc
A304E240S240U240|otherwi|reader
A304E240S343U240|or more
A304E304|on https|or your
A304E304F240L240P343Q240U240|.service bus
A304E304F240L240P371Q240U240|.bus
A304E304F240N240P343U240|in this
A304E304F304Q240S240U240|.meilise api|meilise error
A304E304F343J304L240P240R240S371U240|within
A304E304F371L304Q240S240U240|.meilise|meilise
A304E304S343|id and
A304E343F304P304S343U240|can be
A304E343I240L240S304T240|platfor
A304E343L304S304U411|recogni
A304E343U304|please make
A304E371F240P343S343|.channel
A304E371L240|snowfla
A304E371L304|hub
A304E371L304Q179S426U304|en
A304E371P304S240|vhost
A304E393F393S411|not availab
A304F240|.api invalid|.cloudfl|.paused|by passing|cannot perform|compute status|item error|server not|service compute
A304F240|set your|setup|svc|the authori|type item|wallet|we have
A304F240G240|.twitch|.twitch api
A304F240G240H240L240P240Q304S240U240|.event
A304F240G240K343N240P304S383U240|c failed
A304F240G240S343|errorty validat
A304F240I240P304Q240|to complet
A304F240I371Q498|.many request
A304F240K240L304|data to
A304F240K240M304|low
A304F240K240P240Q240S240|returne an
A304F240L240|braintr|server login
A304F240L240N240Q240S240|website
A304F240L240P240Q304U240|.event hub
A304F240L240P304S304|databas error
A304F240L240Q240|.mqtt
A304F240L240Q304S240|availab in
A304F240L371|.socket io
A304F240L555Q240|exceede with
A304F240L555Q240U240|with url
A304F240L569Q240|port max
A304F240M240S240|.gurobi
A304F240N304Q240S304|our
A304F240P304Q240|reasons
A304F240Q240S240|oauthex code
A304F240Q240S304U240|linkup|linkup api|the linkup
A304F240Q304|exceedi|faceboo|non success|status respons|success status
A304F240Q304S240|not success
A304F240Q304S304U304|.linkup
A304F240S304|didn't
A304F277|reached or
A304F304G240L240S343|.easy post
A304F304H240I326Q393U240|resourc exhaust
A304F304I371P240Q505S343|.many|.too many
A304F304K240P371Q343S462U240|the current
A304F304L403|.amqp connect
A304F304P240Q240U240|getting
A304F304P371U343|put
A304F304Q240S240T240|send message
A304F304Q240S343|binance
A304F304Q304S240|oauthex|type oauthex
A304F304S240|.owm|.py owm
A304F304U240|contact support
A304F326N240Q343S277|http error
A304F343|#507
A304F343G240Q304S371|reason bad
A304F343I371L240P240Q505S411U535|.too
A304F343L569Q240|retries exceede
A304F343Q240|code reason
A304F343Q304S240|.faceboo request
A304F371Q304S240|.faceboo
A304F393|read only
A304F393Q304U240|please contact
A304F403H240|the service
A304F411S240|.time
A304F426I304L576Q393S240|max retries
A304F426K240|respons from
A304F456J240L502Q240|com port
A304F456J240L530Q240|httpsco host
A304F462G240H393L240P304S240|.interna
A304F471I304K371L576Q393S240|retries
A304F520H343I240L466P445Q343U240|tempora
A304F535I358J411L304P343Q520S240|seconds
A304G240|dsid|enter
A304G240L240P240S411U343|specify
A304G240P240S304U240|accepte
A304G240P240S411U304|unproce entity
A304G240P240S411U343|unproce
A304G240S240|c signatu|code title|keys for
A304G240S240U343|ended
A304G240U240|must specify
A304G304S304|user id
A304G343P411Q240S411U240|the same
A304G371P411Q240S426U304|same
A304H240I240Q393|c many
A304I179|online
A304I240|is limited|key to|key which|key with|limited to|own|the billing|trial key|using trial|your own
A304I240L240S240|to api
A304I240O240P304|key for
A304I240Q240|pricing|quota limit
A304I240Q240S240U304|which is
A304I240Q304|or upgrade
A304I240Q304R240|reached please
A304I277Q343U240|statusc resourc
A304I277Q403U240|error too
A304J240L240S304|.scope
A304K240|matches
A304K240N240S502U240|attribu
A304L240|acme snowfla|east|execute command|failed client|snowfla com|us east|var|was refused
A304L240O240|by setting
A304L240Q240S240|.tea
A304L240S240|code stderr|please verify
A304L240U240|sure your
A304L304|self|self signed|signed|signed certifi
A304L304Q240|aws error|in bucket
A304L304S240|.interfa
A304L304S304|ctrls info
A304L343|.jwk client|.py jwk
A304L393|url caused
A304L411|connect failed
A304L411S240|hostnam
A304L456|port failed
A304M240Q240S240U240|workspa
A304N240|blocked because|enterpr|the config
A304N240Q240|was blocked
A304N240Q304|.smtp data
A304N240S240|to have
A304N358Q240|managem
A304O240S240|setting the
A304P240|client id|expired on
A304P240Q240S304T240|.vonage
A304P439|.locked
A304Q240|.q|.q stash|.stash|alpha vantage|c actor|increas your|is request|limit on|of api|quota for|reached status
A304Q240|vantage|will exceed|you will|your quota|your subscri
A304Q240R240|token limit
A304Q240S240|.http request|alpha|c develop|c errors|c https|c vonage|sendraw|sendraw operati|the sendraw
A304Q240S304|pair
A304Q240S304T240|sms
A304Q304|#420|#454|api usage|denied due|is exceede|limit you
A304Q304S240|c com
A304S240|anonymo|are require|code missing|code or|domains|excepti in|execute this|have to|id on|in api|insuffi balance
A304S240|not set|or pass|period has|that have|the attempt|user action|your domain|your tenant
A304S240U240|are invalid|marked as|the selecte
A304S304|#65535|not permitt|provide an|select from|valid for|you cannot
A304S304U240|captcha
A304S304U304|etc
A304S343|or invalid
A304S343U240|can't be
A304S393|missing the
A304T240|all of
A304U240|failed invalid|flush|found matchin|has ended|pass it|read the|require error|the signatu|two
A304U304|doesn't match
A326|credent message|enough segment|has run|have used|include credits|inferen provide|message provide|monthly include
A326|of searche|passwor invalid|permiss insuffi|please login|provide usernam|your session
A326C240F304S411U426|more than
A326C240F393K326L393Q403|.retry
A326D240E304F371K456L240P240Q240S553U540|string
A326D240F343K426L240|answer
A326D240S304U304|invalid the
A326D277E240F358G240K240L240O240Q277U240|langcha
A326D277F358G240K240L240O240Q277U240|langcha com
A326D277F358G240L240Q277U240|api smith|smith|smith langcha
A326D277F358L240Q277U240|com runs
A326D304E371F240K502L240O240P304Q304R240S471T179|tool
A326D326E240F383L304P304Q358U240|runs
A326E240F304H240|for inferen
A326E240F343H240J343S343|inferen
A326E304F426P343Q240S240|server code
A326E304S240U240|here https
A326G240K240L277Q240T240|sub
A326K240|to error
A326L240|are incorre
A326L240S240|of this
A326S240U240|month
A326S304|provide you
A326S343U240|code bad
A343|.access token|.age|.age restric|.audienc|.authori failed|.bad dsn|.cap|.cap exceede|.certifi|.dsn
A343|.invalid audienc|.login require|.passwor require|.payment require|.smtp authent|access key|access refused
A343|account balance|address is|age restric|and billing|auth key|authent authent|authent error|authent invalid
A343|authent token|authori header|authori request|balance is|billing details|c daily|c eacces|c enough|c feature
A343|c readonl|c securit|cap|cap exceede|certifi has|chat write|check in|code unauthe|cookies|cores|credent failure
A343|current quota|daily message|deactiv|denied the|descrip invalid|email sending|errno permiss|error payment
A343|exceeds your|expired or|factor authent|failed status|feature is|followi identit|forbidd for|hard|hr|https app
A343|identit failed|in region|in to|invalid key|invalid signatu|is age|key could|key file|key from|license
A343|monthly limit|no token|or authori|passwor require|passwor was|perform action|plan and|plan or|plan please
A343|provide please|quota please|readonl databas|restric and|retriev token|securit token|server failed|sign in
A343|signatu does|standar|supply|the access|the authent|the caller|the check|to configu|token from|token missing
A343|top up|type auth|unautho access|unautho message|unautho the|unautho to|validat access|variabl are|verifie the
A343|write readonl
A343C240D240E240I240|.chat
A343C240D240E304F240I240M240N240Q304S240U240|with error
A343C240D240E462F371L439N240P343S502U403|can't
A343C240D240G240N240Q304S304|c user
A343C240D304E343F411H343L343N240Q240S240|we
A343C240D480E304F240G371K371P304Q304S475U240|order
A343C240E240F240I240|.wml|.wml client
A343C240E240F240I240L240P240S240|ibm
A343C240E240F343L304M343N240P240Q343S426U393|non
A343C240E240S304U240|one or
A343C240E411I240P240Q240|use the
A343C240F240L240P240Q451S240|maximum number
A343C240F304I240Q304S240U240|code msg
A343C240Q411R240|limit for
A343C304D240E304F304I240N240Q240S240|.api request
A343C304F304S240U240|message this
A343C304L240Q240S304|origina error
A343C304S480U343|code invalid
A343C371F240P240Q426S393U495|the maximum
A343C411E371F240Q304S439U592|large
A343C411I240O240Q343S304U304|exceed
A343C411Q240S393U589|too large
A343C502D343I240K393L240N433Q240R240S343|prompt
A343D240|.crypto|digest|rights|to view
A343D240E240|create new
A343D240E240F240Q240|id message
A343D240E240F240Q240S240U240|detail status
A343D240E240F304K240Q343S439U371|extensi
A343D240E240F304L240P240S371|sqlstat
A343D240E240F304L343P304Q240S240|sql server
A343D240E240F343P240Q240|.vault
A343D240E240F371Q304S426U343|true
A343D240E240F393L240P304S304U240|.py mongo
A343D240E240F411L371P240Q240S393U240|info
A343D240E240G240L240|.keycloa
A343D240E240G304S343|profile
A343D240E240L304P343S304|.git command|cmd|cmd git
A343D240E240L304P343S426U240|exit code
A343D240E240P343|accesse
A343D240E240S304|the require
A343D240E240S304U240|may not
A343D240E240U343|decrypt
A343D240E304F343P240Q240|https vault|vault example
A343D240E304K304L304Q277S304|web
A343D240E304S240U240|not open
A343D240E343F343P240Q240|vault
A343D240E343K240L304P304Q304S343U240|github
A343D240E343P240S304U304|repo
A343D240E371F304J240K304L343N304P343R240S508U304|did
A343D240E371F304L240P240Q304S426U240|target
A343D240E371F343L403P343S240|.amqp
A343D240E371F411L393M343P451Q240S240|running
A343D240E371I343L393P411Q371S343U240|trying
A343D240E393F426L495P343Q304S439U240|.web
A343D240E411S343|.configu
A343D240F240|details the|from https
A343D240F240G240|.ebay|.ebay sdk
A343D240F240G240P240Q240S240|okta
A343D240F240G240Q240S240|headers msg
A343D240F240K240|key not
A343D240F240L304P343S304|failed due
A343D240F240P240Q240S240U240|unexpec status
A343D240F240Q240S240|.spotify|.spotify base
A343D240F240Q240S371U240|api returne
A343D240F240Q304S240U240|.app
A343D240F240S343|.plivo|.plivo rest
A343D240F304I240N304R240S240U343|.ai
A343D240F304L471O240S371U304|without
A343D240F304Q343S343|extensi code
A343D240F304S304|region
A343D240F304S304U240|.postmar
A343D240F343G240S439|errorty
A343D240F343L304|no respons
A343D240F393P304S304|full error
A343D240F426G304H240L304P304Q343S304|active
A343D240G240P304Q304S393U240|request is
A343D240I240S240|payment method
A343D240L304P240Q240S240U240|.cloud sdk|.tencent|.tencent cloud|tencent|tencent code
A343D240L304P343S304|git failed|to exit
A343D240P240S304|errors message
A343D240P240S371U304|invalid or
A343D240P304|admin
A343D240Q240S240|telegra says
A343D240Q304|.instalo
A343D240S240|.spark post|microso com
A343D240S304U240|or is
A343D240S393|recipie
A343D240U240|is either
A343D304|key error
A343D304E240F240G343P304Q304S240U240|.github
A343D304E240F240S371|.spark
A343D304E240F304Q304U240|failed url|slack|slack api|the slack
A343D304E240S343|topic
A343D304E304F411L411P343Q240S240U371|.kafka
A343D304E304S240U304|.pytube
A343D304E343|.disable
A343D304E343F393I240L304P240S393U304|post
A343D304E343F495G240J304L240P451Q439S480U240|time
A343D304E393F240K240L240P471Q304S451U343|table
A343D304E393F240L240S304|registe
A343D304E426L240S426U304|correct
A343D304E439F343L371P304Q240S304U304|driver
A343D304F240G240|.command status|.imap|.imap tools|.tools|.unexpec command|no receive|ok expecte|receive data
A343D304F240L240S240|me
A343D304F240Q240S304|.freshde
A343D304F240Q343S240U240|.apify|.apify client
A343D304F304G304L304S393|ctrls|desc|result desc
A343D304F304G304S304|.ldap operati|.operati result
A343D304F304P240|.smb
A343D304F371G240L343P371S240U240|severit
A343D304G240L240P343S240|.box
A343D304G240Q240S240|code errors
A343D304K240P240S304|code name
A343D304P240S371U240|objects
A343D304Q240S343|.monday query
A343D304Q304S343|.monday
A343D304Q343S240U240|.apify api
A343D304S304|test
A343D304U304|dqw is
A343D343E240F240K240L304S426|select
A343D343E240F240L304P371S371|git
A343D343E240F304P240Q304S304|status detail
A343D343E240F393L240P343S343U240|.mongo
A343D343E240F544L393Q304S304U411|html
A343D343E240P240Q240S240|request resourc
A343D343E343L343M240P371S426U304|stderr
A343D343F240G240|status ok
A343D343F240G240S240U240|expecte but
A343D343F240L240P304U240|ora
A343D343F240P240|dav
A343D343F240Q240S304|error youtube
A343D343F304G240|.mailbox
A343D343Q240S393|.retriev
A343D343S304U304|.video
A343D343U304|.video unavail
A343D371E240F240K304L240N240P393Q240S304|instanc
A343D371E240F304M240P240S304|report
A343D371E240F304P240Q240S439|.api client
A343D371E240F343L240P304S304|.dav
A343D371F240Q240S411U343|.transcr
A343D371F304G240P240Q439S411U240|apierro
A343D371F343S343|channel
A343D393E371F343G240L304P393S240U411|files
A343D393F240Q304S304|youtube
A343D393F343G240Q343|mailbox
A343D393S240|this video
A343D411E240|resourc not
A343D411E304P343S393U326|not in
A343D411E525F304G240P371Q371S462U393|path
A343D411F393G304S343|.result
A343D426E304F304G304P240S343U304|dataset
A343D426F240G240P393Q304S371U393|item
A343D451E343L240P240S304U613|.file
A343D471E371F343L343M240P240S371U538|pdf
A343D480E343|error not
A343D514E480F371G343I240L326P502Q371S371|.resourc
A343D622E593F240L304S502|exist
A343E240|and user|config file|copy|gated|https console|kms|sure to|the secret
A343E240F240G240L240P240S304U240|message error
A343E240F240I240P240U240|not yet
A343E240F304I179L371Q358S240U240|request for
A343E240F304L240Q304S240|.geocode
A343E240F304L240S343|sdk
A343E240F304L304S240|.boto core|.core
A343E240F304L343P240Q240U240|broker
A343E240F304P240Q304|target service
A343E240F343L240P304S240|.pulsar|pulsar|pulsar error
A343E240F343Q240|export
A343E240F371I240L240S240|log
A343E240F411P343Q240S508U240|.program
A343E240F445G240M240U304|space
A343E240I240|ml
A343E240L240U240|confirm
A343E240L304S240U240|via
A343E240L304U240|.initial
A343E240P240Q240|operati you
A343E240Q371|ve|you ve
A343E240S240U240|require to
A343E240S304|logging
A343E240S343|permitt
A343E304F240I411Q553|throttl
A343E304F304G304P240S240U240|error name
A343E304F304J240K304L343N304P304R240S451U304|did not
A343E304F343L371Q240S240|local
A343E304F426L304M240S304|initial
A343E304L304P240Q240S371U544|header
A343E304Q240U240|this api
A343E343|set up
A343E343F304L240P371S240|eu
A343E343F304P371|eu west|west
A343E343I240M343Q304S343U304|which
A343E343P240S240|com docs
A343E343S240|to your
A343E371F240K240O240P240Q240S240|https docs
A343E371F343L439S371U304|protoco
A343E371P240Q240|you need
A343E426F240L403M240P240S240U426|io
A343F240|or contact
A343F240G240P240|to write
A343F240G240S240|c item
A343F240G240S343|.adyen api|adyenap|adyenap status|status errorco
A343F240H240I240|.provide
A343F240I343Q371|throttl when
A343F240K304P240Q240S451|an invalid
A343F240N240S240U240|.rejecte
A343F240Q240|hosts
A343F240Q393U240|been exceede
A343F240S240|factor
A343F240S304|mail
A343F240U240|passing
A343F277L240S240|oauth
A343F277Q343|searche
A343F304G240Q240S371|errorco message
A343F304L240Q304S240|.geocode service
A343F304L498U240|.socket
A343F304O240Q240S371U371|would
A343F304P411S304|changed
A343F304Q240|times
A343F343G240Q371S343|request http
A343F343H240L471|to server
A343F343P304S304|ok code
A343F343P411|is in
A343F371L371P240Q240|servers
A343F393P240S304|error ok
A343F393P304S304|code codenam|codenam
A343F456J240L535Q240|httpsco
A343G240S240U240|fully
A343I179|request quota
A343I240|api calls|com account|for free
A343I240P240Q240U240|will
A343I240Q304S240|of your
A343I326Q451U240|c exhaust
A343I343Q371|occurre throttl
A343K240P240S371|has an
A343L240P240Q240S411|period
A343L240S371U240|any of
A343L343|.jwk
A343L371Q240|.host
A343L371U240|to any
A343N240Q304|allowed to
A343N304Q304U240|rejecte by
A343P240|access is|token invalid
A343Q240|message your|the permiss|you exceede
A343Q240S304|.upstash
A343Q326|user has
A343Q343|budget|limit has
A343Q371|to request
A343R240S240|argumen to
A343S240|.missing require|alphava|alphava co|c scope|follow|must provide|or authent|request action|variabl or
A343S240|www alphava
A343S240U240|not fully
A343S304|as it|has insuffi|pay|top
A343S304U240|embeddi
A343S343|country|provide either
A343S371U304|be provide
A343S393|sign
A343U240|invalid token|token found|wrong passwor
A343U343|is encrypt
A358|.authent failed|bad credent|expired please|key invalid|unautho for|used all
A358C343E240F371G240K304M240Q240S553U508|than
A358C439D240E240F343G240K403L304P371Q488S589U462|number
A358C439F343L240P304Q471S495U343|number of
A358D240|c access
A358D240F304Q240S445|.graph ql
A358D240F343Q240S456|.ql
A358D240F403K277L304N240Q304S343|raised
A358D411E393G304L240P480S480U426|cannot be
A358E240|manage
A358E240S343U304|segment
A358E304F240K371S304U393|here
A358F411L304P240Q240S240U240|error from
A358F439Q240S240|from server
A371|#407|#530|.bad signatu|.signatu verific|=PermissionError|aadsts the|age|auth token|authent unavail|be logged
A371|caller does|claim|client secret|don't have|enough credits|env|error descrip|error validat|grant error|have enough
A371|https support|instant|is denied|key paramet|key you|logged in|login failed|login to|message quota|not authent
A371|not verifie|operati email|organiz has|perform the|please add|portal|premium|private key|provide credent|readonl
A371|refresh token|revoked|support google|tavily|the openai|this feature|token was|user agent|you don't|your organiz
A371B240D240K240O240Q240|.usage
A371C240D304E304F343J240L304N240P240Q343S304U304|.inactiv|.inactiv rpc|inactiv of
A371C240D343F240G240K240N240P411Q343U343|because the
A371C240D371F304N240P304U304|possibl
A371C240D451E240F411G240K466L240P426Q240S624U540|value
A371C240E304F439I240L426P240Q240S304U343|during
A371C240E343F548I240K371L393M304P403Q343R240S439U535|while
A371C240E343K240S304|instruc
A371C240H240I240Q304S304|tier
A371C304D240E304F240H240I343M240N240P240S439U411|convers
A371C304D304E240F240P240Q240S240U343|body detail
A371C304E451F240H343I240J240K371L240N240R240S240|the model
A371C304L240S240U304|failed the
A371C343D304E240F538H393I419L343N240P484Q528R304S304U240|try again
A371C371D426E343F569G240H419I419J240L343M240N240P538Q546R304S471U371|try
A371C393F277I371J240Q546S343U343|per
A371D240|.invalid api
A371D240E240F240K343S540U426|not valid
A371D240E240F240L304Q240|.b
A371D240E240F240P240S343U304|has not
A371D240E240F304H240I240P240S304U304|yet
A371D240E240F411L240P304Q240S240|attempt to
A371D240E240F462P371Q304S304|full
A371D240E240G240S240|interac
A371D240E240P240S240|dashboa
A371D240E240P304S240U240|this operati
A371D240E304F240I240L240P240|product
A371D240E343H240J240|.hf hub|.hub http
A371D240E343H240J240S240|.hf
A371D240E343L304|https hugging
A371D240E371F304L240P343S343U383|root
A371D240E371F371L240P304S240U304|.broker
A371D240F240L240Q240S304U371|says
A371D240F304G240Q304S240U240|respons code
A371D240F304G304Q304S426|c bad
A371D240F343Q240S240|body error
A371D240F343U304|.broker respons
A371D240F358L419N240S433|.url
A371D240F411Q304|get https
A371D240L371|check your
A371D240Q240|.private
A371D240Q240S240|sendema|sendema operati|the sendema
A371D304E240F240G240S240|but no
A371D304E240F304L240Q304U240|api failed
A371D304E240F343L462P439Q304S343U240|err
A371D304E240F371G343I240P240Q304S462|title
A371D304E240S304|view
A371D304E240S371|tenant
A371D304E304F343G240|respons status
A371D304E304F343L240Q240|.braintr
A371D304E343F343G240I240K240N343P304S530U439|class
A371D304E371F304K326P304Q304S240|dev
A371D304E371F304P393Q343S343|jobs
A371D304F240L240P488Q371S304U304|being
A371D304F240P240|xc
A371D304F304G240L240Q304S371U240|.discord
A371D304F304L304P371Q304S304U240|.cloud
A371D304F343P240Q304S304|.fault
A371D304F371G240P240Q343S546U304|bad request
A371D304F371P304S304|.operati failure
A371D343|user does
A371D343E240F240L304Q240S304U371|.downloa
A371D343E240F304P304Q304S343U240|.o data
A371D343E240F411L403P304S304U343|.io
A371D343E304F411L240P426S304|c sqlstat
A371D343E371F240L240Q240S304|locatio
A371D343E371F495G240J304L240M304N240P502Q304S411U508|process
A371D343F304G343L304P343Q240S426|.stripe
A371D343F304L546Q371S343U240|caused by
A371D343F343Q240S393|.rest
A371D343F411L558Q371S343U240|caused
A371D371E304F371G304L304M240P240Q240S495U393|.code
A371D371E577F343G304I240L240P498S393U451|version
A371D393E393F371L343Q240U411|downloa
A371D411E304F451K451L304P240Q304S471U451|json
A371D411F611H304L371P304S371|#500
A371D426E240F462G304J240L304P240Q240S495U240|result
A371D426E343F304G240N240P240Q304S451U426|entity
A371D426E358F462L525P383S371|c errno
A371D451E426S304|be found
A371D471E439F304K343S439U393|found in
A371E240|.credent unavail|passwor or
A371E240F240|exchang|for https
A371E240F240U240|to set
A371E240F304L240S240|.geopy
A371E240F304L304S240|.boto
A371E240F343I240L371N240Q277S240|us
A371E240G240P304Q371|error you
A371E240Q240S240U304|for details
A371E240S240|enable
A371E304F240L371|browser
A371E304F240S304|compute
A371E343F304G240L240P411Q240S304|on this
A371E343K304S371U304|to find
A371E426L304P393Q304S304|aws
A371E488F304H240L304P240Q240S343U471|load
A371F240|is suspend|suspend
A371F240G240S371|.adyen
A371F240I240K371O240Q411S240|calls
A371F240I343Q471|c throttl
A371F240K240P240S304|to retriev
A371F240L240|not enabled
A371F240L343M240Q343|ip
A371F240N304P240Q304|blocked by
A371F240P533|is locked
A371F240Q371U240|remaini
A371F304I433Q631|many request
A371F304L658|refused
A371F371I240J304M240O304Q343R304S240|increas
A371G240|key has|paid
A371G240L304S304U488|payload
A371G240P240Q240S304|.resend
A371G240P304|user is
A371G240S371|.account|c payment
A371I240L240P240S343U240|are using
A371I240O240Q451|request limit
A371L240|an api|login require|please run
A371L240Q240|api token
A371L411S240|proxy
A371L426|.proxy
A371N240U240|team
A371N304|credit
A371N304P240U240|was rejecte
A371P240S343|don't
A371P343S240|change
A371P439|#423
A371Q240|plans|this account|your free
A371Q240S240|exceede message|subscri to
A371Q304|per day
A371Q326|this user
A371S240|identit|logged|the account|verifie
A371S240U240|request exceeds
A371S304|.payment|scope
A371S304U240|key must
A371S393U240|is missing
A371S426|email address
A371U240|the key
A383|.expired signatu|c accessd|c restric|passwor are|signatu has
A383D179E240F451L240M393Q304S451U393|out of
A383D240|session has
A383D240E240S240|and or
A383F240Q240S240|run out
A383Q240|credits for
A393|.invalid credent|.restric|accessd when|and passwor|audienc|c account|caller|insuffi credits|occurre accessd
A393|privile|purchas|token expired
A393B240C240F304I304O343Q498S371U343|limit of
A393C240D240F343N240Q393R240S371T240U343|success
A393C240D304E240F240G304I240Q240S304|errors code
A393C240D343E240G304I240J304Q371S426U240|body message
A393C240D371E393F451L304N240Q240U411|system
A393C240E240F358I277S240|.aio|.aio rpc
A393C240E304F343I240L240|to run
A393C240E304L240S462U343|message invalid
A393C240F240H240M240P240Q371S451U567|exceeds
A393C240F240P240|bot
A393C240F240P240Q393|been reached
A393C304D403F304H240L240P240S462U304|given
A393C304D548E471F471H240I240K426L371N304P426Q343S514U517|object
A393C304L304P240Q304S371U304|origina
A393C371D343E240F451G240I326J304K240L451N240P411Q240R343S371|complet
A393C393E343F393I304K304N411P304S540U556|text
A393C520F471H240K304L240O240P240Q508S488U560|maximum
A393D240E240F304G304L240S371|.post
A393D240E240F508J240L610P304Q240S304|port
A393D240E240G240L304S343|.user
A393D240E304F480L371P343S371|.redis
A393D240E343F240N240O240S304U240|config
A393D240E343F371G240K371L343Q426S508|search
A393D240E343I179J240L304|hugging co
A393D240E393I179J240L304S240|hugging
A393D240F240S371|re
A393D240F343H240Q439S240U240|over
A393D240F426G304K240L343N240Q304S240U240|contact
A393D240G240P371Q343R240S471U240|were
A393D304E240N240S240U240|this is
A393D304E304F535G240K393L495P343Q240S540U462|unexpec
A393D304E304L343M240P343S451U371|exit
A393D304E343I240|cloud
A393D304F240Q304S343U240|telegra
A393D343E240F304G240L240P304Q240S343U439|.message
A393D343E240F343G240L240Q304S371U240|.slack|.slack client
A393D343E240F343G240Q304S343U240|.slack api|ok false|server respond|with ok
A393D343E240F371K240L426P393Q240S480|sql
A393D343E240F411G240Q304S393U240|respond with
A393D343E240F480G304Q304S393U240|respond
A393D343E304F371G240J240K240P304Q240S439U304|.api respons
A393D343E304F411G240Q304S462|status error
A393D343E343F240L304Q240S304U304|.dl|.youtube|.youtube dl
A393D343E371F304L240M304P371S393|on the
A393D343G240P240S371|abc
A393D343L304P304S393U371|mismatc
A393D343S304|c missing
A393D371E240F343G240Q343S343U240|false error
A393D371E240F451Q358S439|http status
A393D371E411S240U343|doesn't
A393D371F240Q240S240U304|dqw
A393D383E240I240K304Q240S480U240|list
A393D393E240F343L480P240S304|remote
A393D411S393U240|video
A393D451E304F567K304L371P371Q462S610|query
A393D495E426F304G371P371|the specifi
A393D691E655F343K371L304S525U240|.not found
A393E240F240G240L240U371|upload
A393E240F240L240Q240S393|please provide
A393E240F343G240L343O240P240S495U343|wrong
A393E240I240Q304|your current
A393E240Q240S240|needed
A393E304F240L371R240S343U304|see https
A393E343F304S240|to this
A393E343N240S240U240|in your
A393E371|have access
A393F240|the environ
A393F240L240|client is
A393F240L240P304Q304|api request
A393F240S240|adminis
A393F343K439L240S240U525|.decode
A393F358I179S240|aiorpce|aiorpce of
A393I240|c quota
A393I277Q304|limit please
A393I343O240Q371S371|limits
A393I343Q433|limited
A393K240S343|not provide
A393L240|failed certifi
A393N240P240|is blocked
A393P240|refresh
A393S240|visit the
A393S304|please set
A393U240|google com|public key
A393U304|.passwor
A403|insuffi permiss
A403G240|c auth
A411|access the|accessd|credits to|denied details|logon|message account|the token|unauthe
A411B240C586F240I393K240L304R426S371|tokens
A411B240F411I240O343Q520S343U343|.limit exceede
A411C240D343E343F240L426Q240S480U343|any
A411C240D480E462F371J240K240L304P343Q304R240S471U343|was not
A411C304D240E343F343H240I343K343N240P240R240S304U304|generat
A411C304D411E304F304G520N304S636U480|#422
A411C304E343F393H343Q304S240U240|error type
A411C343D439E304F240G393P240Q240S471U240|.invalid request
A411C343E240F240K304N240P240R240S589U240|argumen
A411C371F240I326Q544S240U240|c limit
A411D240|.verific|iam
A411D240E240F393G240H343L304N240P343Q304S393U304|error error
A411D240E240G240Q304S304U240|link
A411D240E304F240Q240S426U343|feature
A411D240E304F343G240L371P304Q304S304|execute
A411D240E371F393G240I326J371K462L466O304Q371R240S471U304|call
A411D240F240H343I240N240P240Q240S304U371|code error
A411D240F240L240P304U240|fatal
A411D240F371L343N240Q343S343U304|.smtp
A411D304E304F240G240K240S439U240|keys
A411D304E304F439G304K343L343N240R240S439U304|.unexpec
A411D304E343F240G304M240P343Q240S304U304|to create
A411D304E393F343L371S411|please check
A411D304E411L304Q343S371|bucket
A411D326E240F240G240L240Q240S371|com api
A411D343E240F240K240L343P439S451U240|not match
A411D343E240F304P304Q240S304|https www
A411D343E240F343L343N240P371Q304S343|microso
A411D343E304F304P304Q304S304U240|www
A411D343F240H240Q240|users
A411D343Q240S371|code descrip
A411D358E240F411G240I240L343M240P403Q304S426U426|page
A411D393E240G304J304P240Q371S371U240|headers status
A411D393E451F304G240L343P393S426U304|.command
A411D411E240F304L371P393S343U240|.git
A411D439E520F426G240I240L371P304Q240S411U471|open
A411D569E523F240P240S343|c not
A411D693E655F343K371L304S544U304|.found
A411E240|is disable
A411E240F240G240L343S240|to execute
A411E240F240L304|enabled
A411E240F304H240I240K358O240P304S371|visit
A411E240F304K240L240N343P240S371U304|detecte
A411E240F411L462P240Q371|sending
A411E240S240U240|or set
A411E304K304|you may
A411E304L304|.ssl
A411E343|you do
A411E343F371K304L343Q179R240S343U304|for more
A411E343N240S371U240|pass
A411E371K304Q304S525U304|is require
A411E393K304P240S240U304|need to
A411F240I240|trial
A411F240S240|.authlib|.authlib base
A411F304N240Q304U304|.smtp respons
A411F371H240I326Q411U240|exhaust
A411H240I471Q626S240|rate limit
A411N240|statusc permiss
A411Q240|exceede its|to continu
A411Q343|.quota exceede
A411S304|c expired
A411U411|encrypt
A419|authent to|error forbidd|invalid usernam|usernam and
A419C240D326E371F706J535L495M439P304Q343S480U411|out
A419D343F304L343P240Q343S371U304|.telegra
A419D371E240F343G240L240O240P240Q304S466|.graph
A426|.access denied|.api key|.invalid signatu|authent require|c grant|error unautho|go to|invalid client|invalid grant
A426|no api|openai api|signatu verific|token has|verific failed
A426C240D240E240F240G371I240P240Q304S371|body errors
A426C240D240H304I471P304Q607|.rate
A426C240D343E240F393G343I240P304Q411S439U451|msg
A426C240D343E240F520G304K240L411P343Q304S480U371|receive
A426C240D343E304F343L475P371S371U240|new
A426C240D343E426F304L240P240Q240S343U240|make sure
A426C240D371E426F304K343L304P240Q240S343U240|sure
A426C240H304I471P304Q592|.rate limit
A426C304D371E240F462I240L240P304Q451S240U240|request to
A426C343E393F304I240K240L240P445Q240R240S553T240U371|of the
A426C371D240G240K511N371P240R240S574U371|.validat
A426C439E240F488I304J240L576O343Q462R411S480U471|max
A426D240|key in
A426D240E240F240G240H240K240L393P240S393U371|first
A426D240E240F240K240N240P240R240S343|agent
A426D240E304F439G304K240L240P304Q304S502U393|only
A426D240E343F304H240J240L240P240Q304U304|.hub
A426D240E343Q343U240|google
A426D240E393F304K240N240P240S343U240|do not
A426D240F326L491P304S495|address
A426D240F358L586P240U240|to connect
A426D240S304U393|public
A426D277E393F411H240K304L393P240Q240R240S411U371|see
A426D304E514F240G304K240L304O240P304Q277S439|docs
A426D304F240H240I488Q663S304|rate
A426D304F240K240L240P304S371|retriev
A426D304F358G240L393P304S371U304|problem
A426D343E343F426L240M240P304Q371S343U304|failed with
A426D343E411I240P240Q240S240U240|project
A426D343P240S393U343|@final
A426D393E304F393G240M240N240P371Q439S480U411|for the
A426D419E371F451G343I240K304L371N511P343Q371R240S508U495|content
A426D451E433F480L680P456Q240S371U371|errno
A426D484E553F240K304L343N240S502U462|find
A426E240F240|set the
A426E240F343L240N240Q179R240S240|more informa
A426E304S240|console
A426E304S393|require for
A426E343F371Q371U240|the api
A426F240I240L240Q240U240|continu
A426F240I240Q358S240U240|has exceede
A426F240L240S462|domain
A426F304S240|.insuffi
A426I240J240L343S304|ai
A426I277P240Q439|exceede for
A426L304|certifi verify|verify failed
A426Q304S240|day
A426S240|c authent
A426S304|.config
A433|c unauthe|usernam or|your monthly
A433C240D240E439F576H411I240L508N304P304Q419S393T179|service
A433D240E304N240S304U240|include
A433D393E240F590H343L471P419Q277T179|unavail
A433D462E240F426G240K480L451P304Q304S611U571|expecte
A433D471E411F304G240I326P426Q439U240|c resourc
A439|.login|c forbidd|message access
A439C240D371E304F343G240J240L304N240P240Q343S343U304|inactiv
A439C240D371E343F304I326J240K240Q304R240S240U240|chat
A439C240D371E426F304L240P240Q371S343U304|make
A439C240D426E240F393G240I240P371Q371S439U393|false
A439C240D540E480F371L462Q240S462U411|.no
A439C240F304I383L240P240Q393U240|limit reached
A439C304E371I240K240N304Q304S480U304|the followi
A439C304I240Q240S240|organiz
A439C343D343E240F558H393I456J240L393N240P511Q551R304S304U304|again
A439C411F393H304I326J240Q525S304|c exceede
A439D240E343F304Q411S304U451|applica
A439D240E343I179J240L304Q240S240|co
A439D240E411I240S304|to use
A439D240E439F240G240I240L240Q371S426T240U343|method
A439D240F304S304|c client
A439D304|c token
A439D304E240F240L411S304U240|default
A439D304E240F419I179L343P240Q343S343U304|status statusc
A439D343E304F403L673|connect to
A439D343E343F371G371L304P426Q371S393U304|errorco
A439D343E371F592H411J240L495P426Q304S411U343|.server
A439D343E480F462G240L371M343Q343S535T240U393|command
A439D371F411G371L426S471|.ldap
A439D393E304F304K240L240P393S304U304|to get
A439D393E304F484H304L403Q240S240U304|.unavail
A439D426E304F480P304Q393S508|.query
A439D426E439F343G240L240N240P393S462U426|not be
A439D743E663K304S411|#404
A439E240F240|aadsts
A439E240F240L371S304|to https
A439E240K304L240M240N304S343U240|failed for
A439E304S240|private
A439E393F304L240Q343S304U304|up
A439E411K304P240Q240S240U343|need
A439F240I240Q393|message you
A439F240P572|locked
A439F240Q240|restric
A439F304S240|c insuffi
A439F343Q240S304|to send
A439F535J240L646P240Q304S304U240|host
A439N343P304Q393S240U240|rejecte
A439Q240|reached your
A439Q343|.quota|have reached
A445|provide api
A445D240E240F240K240Q343S240|c api
A445D240F426|.expired
A445D326E304F433L488Q240S426T240|all
A445G240|c key
A445P240Q240S240|this action
A451|go|key environ|key provide|usage limit
A451C240D393E520F502I240K304L240M240P304Q304S462U304|availab
A451C240E304F371G240L371Q304S411U240|endpoin
A451C371D326E326F358G240H326I179P179Q371S419T179U304|.http status
A451D240E240F304P240Q304S240U326|storage
A451D240E343F240I240P240S240U240|add
A451D240F371G240L304N240P343Q240S343U240|request failed
A451D304E240F371L411P411S343U304|db
A451D343E343F240K240L304N304Q240S240U371|by the
A451D343E343L240P240S240|to access
A451D371E343F240K240L343P439S525U371|match
A451D371E371F240G240H304L304N304P240Q411S240|request id
A451D411E439F426L393P517Q240S343U393|databas
A451E240S240U240|securit
A451E304F240I240N240S343|openai
A451E304F343G240K304N240P240S411U393|not allowed
A451E343F304L371P240|the client
A451E371F304G240L240N304P371Q240S371U343|if you
A451L240|ssl certifi
A451P240|for user|verific
A451S240|key or|payment require
A456|your api
A456L240|to authent
A456U240|.jose
A462|invalid credent|token is
A462C240D304E304F471G240I240L393P371S371T240|.failure
A462C240D304E343F419I179J240L343N304P240Q343S371U304|of rpc|rpc that|termina with|that termina
A462C240D304E343F445I179J240L343N304P240Q343S393U304|rpc
A462C240D343E304F304G304K393L343P411Q240S601U426|one
A462C240D371E343F456I179J240K240L426N304P371Q411S371U304|termina
A462C240D371E411F393G304H240K240N343P502Q371R240S411U343|because
A462C304D240E393F240I240K240N304P240Q304S508U304|followi
A462C304E240F240G393K508N343P304S592U343|validat
A462C343E304F240G304K343P240S631U471|must be
A462C530D451E628F343H419I343J343K495L304N304O240R343S535U439|model
A462D240|have permiss
A462D240E240P240S304|access token
A462D240E439F371K240N240P240S343U304|do
A462D304E439F426G240H240L393N304P371Q240S411U411|if
A462D326G304P240Q240|the user
A462D343E371F411K403P240S602U480|valid
A462D371E304F505G240J326L546P304Q343S393U240|.transpo
A462D371E343F304G240K304L304N304P304Q240S426U411|may
A462D393E240F466I179L343M240P304Q371S393U343|with status
A462D393E343F371G393P304Q393S471U240|.open api
A462D411E304F462G304S411U304|#200
A462E240|.client authent
A462E371F371Q393S343U343|its
A462F240I277Q371|quota exceede
A462S343|c require
A466D393E343F480G393J240K240L433M240N240P439Q426S514T304U393|excepti
A466I326Q466|have exceede
A471|c unautho|grant
A471C240E393F502H358I240K240L240P556Q439S495U343|current
A471C304D343E393G304P371Q304S451U343|for this
A471C304D411E304F439J240K426L343M304P304Q371S480U451|returne
A471C304D411E480F439G240K426L343N240S540U488|but
A471C304D451E304F343G343N240P371Q371S462U393|detail
A471C343E343F371G240I240K304N304P240Q393S471U502|allowed
A471D240|.permiss denied
A471D240E240F371K326L343N304Q179R240S343U240|informa
A471D240E393F548J240L480P343Q240S343U520|read
A471D393E343F343G343I240K240L240M240P411Q304S462U343|create
A471D393E411F371I240L451M304N358P343Q426S462U304|to the
A471D393F462G304L326N304P304Q411R240S426U304|reason
A471D411E343F393G393L240N240P304Q393R240S488U304|.open
A471D426E240F451G304P304Q304S393U240|ok
A471D439F277G240S530|email
A471D466E393F371G393L304P383Q304S462|with the
A471D542E508F240G304L411P304Q240S393U343|acme
A471D723E679F451K393L240S574U451|not found
A471E240F240L393|.ssh
A471E240G240P304Q240S304U240|you must
A471E304F240I240Q304|for your
A471F304L304S240U240|not enough
A471Q240S439U304|error invalid
A471U240|or passwor
A475E240P240|perform this
A475E439F304K304P304Q240S451U304|are not
A480C240D304E553F393K240L343N240P304Q304S602U577|support
A480C240D343E343F495I240K240L528M240P343Q343S343U240|failure
A480C240D439E371F411G343I304L304N240P393Q393S462U343|code message
A480C240D548E488F471G462I240K411L576P371Q304S633U480|name
A480C304F508I475L240Q658S371|too many
A480C462D451E426G411K371N403P343Q304R240S618U514|.bad request
A480D240E240F471J304L426P371Q343S343U304|attempt
A480D240E343N240P343S240|access to
A480D304F343N240S304U240|this request
A480D343G343P240S622U343|paramet
A480D371E304F343L240P240Q304S411U343|descrip
A480D371F426G393P304Q371S426U240|respons body
A480D393E371F523G240H240L393P240Q393S411U240|the server
A480D411E371S471U343|.missing
A480E240F343S343|.o auth
A480E240F393P343Q343S371T240|send
A480E240L343S304|verify
A480E240S240|authori to
A480E304L480|ssl
A480E343|please upgrade
A480E371F240I240N240O304P304Q371S371|you can
A480F304N371P240Q439|blocked
A484D240K240L240P240S371U471|incorre
A484Q371|exceede your
A488C304D304E371F495H393I240L343P371Q411S451U371|error message
A488C304D371E304F426G240H240I304L343P343Q240S439U371|.sdk
A488C304D411E426F419H240I277J304L371N304P240Q411S393U343|statusc
A488C343D451E304F343G343I304J304P240Q426S411U371|code body
A488D240E304F240K326L343N343P343R240S471U471|as
A488D240E304F240L304O240S343U240|setting
A488D304E393L240S240U240|disable
A488D304E411F240G240L240P240Q240S371|app
A488D343E411F484H304I240J240K240L419N304P426Q426S393U240|.service
A488D371F411G393P304Q393S426U304|http respons
A488D451E343F393G240I179L371P304Q371S304U343|for url
A488D462E343F371N240P343Q411S480U535|.data
A488F411G240L240P343Q240S411|write
A488L304|certifi
A488S240|balance
A491|monthly
A491C240D240E304F439G240I240L411N304P451Q411S411U240|.failed
A491C240D426E240F451L471P393Q343R240S343|session
A491C240F240K240N240S411U304|the provide
A491D343F343G393I240L240M240N240P304Q343S439U343|used
A491E411F240I240L304N240P371Q371S393U343|you are
A495C240D304E371L240O240S451U304|either
A495C304E439F371G240I240L240P343Q304S471U371|using
A495C304F508I475L240P240Q658S371|many
A495D240E240|permiss to
A495D240E343F411K304L343P304S240U240|from the
A495D343P240S411U240|.key
A495D456E240F480G240J240L304Q411S411U240|https api
A495D707E676F520H240K411L393N304P426Q240R240S626U511|.not
A495E240G304P240Q240S240|subscri
A495S240|daily
A498D343E240F240K240S520U304|is invalid
A498E240S240|account has
A498E304Q304|upgrade your
A498L343|.py jwt
A502|account is
A502B240C240F411H304I488O343P304Q613S343U411|.limit
A502C240D451E304F371G343I304J304P343Q439S411U304|headers
A502C304D411E426F419I277J240L343N304P371Q393S411U343|.rpc
A502C426D411E419F393G451H240I304K371N240P426Q508R240S520U480|c request
A502D240N240|c permiss
A502D304E426F343G304I240L240N240O304P393Q371S480U439|can
A502D304F304G371I240L240S371|payment
A502D343E343F456H304K240L393M304N358P488Q451R343S304|due to
A502D343E343F456H304K304L393M304N358P488Q451R343S304|due
A502D393F560G240L304M304N240P240Q343S603U471|bad
A502D411E426F426L411N240P343Q179S488U462|check
A502E240|.credent
A502E240F240I240S343|billing
A502F304L304S240U371|enough
A502P240|.access
A505S240|invalid api
A508|access denied
A508B240C343F471I240O371P240Q556S393U451|.exceede
A508C240D343E462F393G304J240L371N240P488Q411S371U411|.azure
A508C240F240I411L240O240Q592R240S304U240|limit exceede
A508D240E371F343P304Q240S240|secret
A508D343E304F393P304Q304S411U240|.o
A508D343E371F585J240L780P371Q393S343U304|connect
A508D393F343L393Q343S304U240|at https
A508D508E495F343G371K304L343P488Q240S520U343|specifi
A508E240F240I304M343Q240|free
A508E240S240|not authori
A511C343D491E556F426G343K240L514P535Q304S617U567|cannot
A511D240N240|c denied
A511D505E240F433G304H240K240L393P343Q326S495U371|none
A511Q304|your plan
A514C240D462E393F439G304I277L343N240P304Q411S343U393|url https
A514C520D343E240F530H240I475J240L240P240Q662S525U618|too
A514D471E451F466G304H240K358L520M240P426Q304S530U514|unable to
A514D471E451F475G304H240K358L520M240P426Q304S530U514|unable
A514D602E596F343L393P488S535T240U710|file
A514F240M240N240Q343S240|usage
A517C240D426E343F471I240L343O371P343Q304S371|run
A517E240G240P343S304|key is
A517E240I240Q240|your account
A520C240D240E514F343G240I304K304L240M240P462Q343S553U393|use
A520C240D411E471F411G304L304N240P488Q411S439U426|.http respons
A520C240D426E304F343G304H304N304P462Q240S411U451|message the
A520C304D411E488F475G343I179J240K343L393N371P451Q393S530U488|that
A520D304E343F343L343P304Q240S393U240|configu
A520E240F240L371P240U240|to perform
A520E343K240Q240S393|.require
A523C304D240E411F466I240K304L451N240P240Q358R240S502U471|more
A523F304K304P240Q240S393|action
A523L343|.jwt
A525|.invalid token|.unautho
A525B240C240D439E571F520H240I304K343L514M411N240O304P426Q371S594U589|=RuntimeError
A525C393D462E462F530G439H343I240K371L240N304P466Q371R240S569U439|c error
A525D240G304S240|usernam
A525D488E343F502K240L445M240P462Q343S567U495|.base
A525D488E426F583G411L548P558Q439S520U393|.operati
A525E240|.authori
A525E343F240L304|environ variabl
A528C343D426E393F426G426I240K419L403M240N304O240P393Q371S514T240U371|errors
A528E393I240Q343|upgrade
A530C304D488E495F343G371H304I343J304N240P495Q502S488U471|calling the
A530C304D488E495F343G371H304I343J304N240P495Q502S502U471|when calling
A530D240|.denied
A530D240P304S240|has expired
A530D456E514F426G304K304L371N304P451S542U471|it
A530D488E371F240G240I277L240P411Q371S393U371|client error
A530D530E502F488G343H240I326P579Q462S488U393|resourc
A530D538E411F574L544P558Q304S564U480|.databas
A530K240N240U371|.forbidd
A530N240|permiss denied
A533D535E462F502G343K371L451M240N240P462Q426S508U629|data
A535C240D451E393F462G240I240J343L343N343O240P451Q480R240S480U426|the request
A535C304D502E502F411G371H304I343J304L240M240N240P502Q508S514U480|calling
A535D304E343F240L304P240S439|variabl
A535D304E411F304K240S371|not have
A535D488E411F514K304L343P393Q393S439U304|get
A538D451E439F528G240I304K502L615M343N240P471Q371S525U548|failed to
A540|authent failed
A540C343D502E508F471G371H304I371J304L240M240N304P508Q502S514U508|error occurre
A540C343D502E508F525G393H304I371J304L343M240N304P528Q502S520U508|occurre
A540C371D411E480F530H426I304K484L343M240N240P304Q411S661U604|type
A540C426D480E393F393G304I240J240K393L393N343P393Q240S564U411|in the
A540D240|.permiss
A540D304E240L304S304|auth
A540D371F564G304J393L698P343Q426S240|.connect
A540D546E544F411G304K343L553N304P439R304S540U544|could not
A540D551E553F411G304K343L556N304P451R304S548U548|could
A542D371E343F495L411M240P304Q240S471U488|.py
A542F240K240Q371S304|plan
A542U240|.signatu
A544C240D439E393F491G240H240I277K304L451P240Q411S488U439|details
A544C240D439E426F343G240L426P451Q508S393U240|has been
A544C304D502E502F439G371H304I343J304L371M240N343P502Q502S508U495|an error
A544E304F304L371P411S304U304|perform
A544E439F240L343P240|environ
A546D240F439M240S343U240|insuffi
A548D371E451K343S589U371|missing
A553C240D488E411F502G343I277L587N304P343Q451S535U495|url
A553C304E343F498I419L240M240O371P304Q548R343S393U371|reached
A553C371E343F240G343K343P343Q240S679U502|must
A553C462D471E426F411G411K371L240N403P371Q371R240S633U585|.bad
A553D426E471F462K343L609M240N451O240P535Q462S488U462|by
A553D631E590F240K343L343P411S589U393|does|does not
A556C304D508E525F451G371H304I343J304K304L343M240N240P530Q525S508U560|when
A556D502E393F553L488N240P240Q358S462U451|example com
A556D740E701F462K426L240M240N240P393S646U577|found
A556F304I326Q439|quota
A558D528E393F528K466L540N240P451Q411S620U576|at
A558G240S304U343|signatu
A558Q240|credits
A560C240D480E439F343G480L439P462Q533S451U371|been
A560C462D480E480F393G240H426I426J240K393N419P371Q411R240S514U439|.api status
A560D488E343F569G426J240L451N240P411Q511S572U451|http
A560D520E393F553L508N240P240Q358S488U451|example
A564C240D540E525F555J304K393L480M304N445P525Q508R343S586U495|was
A564C411D495E371F520G439I343J304L371P343Q480S558U495|body
A564D240E439F411L240P304S508U371|set
A567D343E371F240I240P240Q520S343U240|you have
A571C304D520E426F462G343H393I304K240L343N371P371Q480S548U480|error code
A572C480D480E484G462K393N304P426Q343R240S625U525|c invalid
A574C371D530E548F451G426K456L371N304P553Q343S705U604|be
A576F240L343Q240S304|login
A577C371D508E393F540G371I371J304L240M240N240P371Q508S520U451|status code
A577D411E540F462H240I240K343L393N240P502Q439S613U462|are
A579D371E471F571K393L471P411Q439S530U498|from
A583D240E240F371G240Q240S371|.auth
A583N240S304|forbidd
A586C304D514E520F556G371H304I371J304L343N240P597Q535S544U488|operati
A586C343D451E544F540G304I240K304L495M371P548Q439S572U371|on
A589C240D639E462F488G426H304I240K371L439M240N343P495Q451S607U462|id
A589D502E371F615G439K439L488N419P304Q488R304S525U426|respons
A590|unautho
A592D562E597F574H240J358L656P480Q439S544U579|=OSError
A592S304|.token
A593D439E471F681G240H343I240L620P451Q451S508T179U343|server
A594C304F411H304I586P371Q743|#429
A594D240E240U393|passwor
A597C240D426E586F502G240H240K393L462N304P411S666U617|is not
A598D240F393L240P343Q240S304|expired
A599C304D525E540F553G371H343I343J304K371L411M304N393P525Q523R240S620U590|an
A601C411D451E567F439G304H240I240L411M240N371P520Q514R304S624U514|and
A602C495D517E498F475G343H456I433J240K393N419P383Q471R240S551T179U462|.status
A605C371D520E544F462G240I240K551L371M371O240P304Q343S757U683|=ValueError
A605E240S240|credent
A607C304D664E656F576G304I240K371L508M304P411Q240S661T179U587|no
A611E240F240S393|authori
A613N240Q304|denied
A620D495E480F462G343I277L471P471Q411S426U393|client
A622C343D514E525F620G411H240I343J304K371L471N393P508Q495R240S548U495|.respons
A624C343D520E411F411G451K371L304P343Q240S658U553|.invalid
A625D371E304N240Q240U304|permiss
A626C240D371E540F343K411L304P371Q343S622U456|require
A628C240D393E411F426H304K304L371N240P240Q240S580U393|provide
A629C371D636E592F601G514I358J240K426L610M393N426O240P551Q495R240S659U590|with
A632B240C530D484E535F601G343H240I358J240K411L525M439N393O371P546Q608R240S714T304U634|of
A633B240C462D240F498H240I502L371O393P304Q686R411S480U548|limit
A633C240D475E343F304G426L343N240P411Q475R240S520|user
A633C502D546E484F594G480I393J240K371L548N433P466Q585R240S665U577|.request
A635Q304S462|#402
A636E240|.authent
A639B240C371F586H240I471J371K304L572O371P393Q676R240S480U462|exceede
A639D343E343F240I304P240Q393S426|account
A640C604D371E596F540H540I569J551K426L505M343N533P240R343S564U502|@model
A646D411E462F240K240L304N240P451Q304S426|access
A647C439D393E586F587G240H393I502K371L480N343P546Q604R304S567U471|please
A652C240D426E471F371I358K240L240N240P240Q525S571U343|have
A657C371D495E495F546G495I240J240K304L471M304P548Q538R240S586U495|has
A658D240N240|api key
A659C411D556E525F582G371H358I277J304L456N343P525Q567S601T179U540|.http
A659C618D571E564F480G577K439N535P508Q488R304S775U622|#400
A659D586E514F617G304H240I343J240K240L592N304O240P426Q540R240S544U488|com
A663C240D304E343F240H240I240K240L304P304Q240R240S451U343|token
A663C343D583E544F556G426H277I393J371L535N304P530Q576S625U508|.client
A665C411D594E514F628G462I433J304L426M343N240P488Q579S602U520|status
A667C462D480E586F540G471L426M240N343P580Q466S577U523|this
A670D304F240L240S240|authent
A673C471D629E586F615G411I371J304K488L567M304N411P604Q544R240S699T240U672|in
A674C240D564E548F589G304H240I358J240K358L540N240O240P411Q530R240S556U488|https
A689C471D586E627F629G426H240I419K538L525M371N343O304P567Q594R240S702U597|for
A691C508D624E567F655G488H426I439J304K343L556N411P580Q607R304S657T240U592|message
A692|#401
A693C304D569E544F610G411I343K530L675M411N426P556Q471S638T240U633|failed
A695C371D439E567F462G304I304K371L371N343O304P488Q583S583U462|you
A697C525D589E525F657G508H393I533J495K240L530M240N411O240P577Q710R240S675U571|request
A699C426D451E488F451G304K462L426N240P371Q343S732U632|invalid
A701C411D393E540F520H240I393J240K411L411N343P393Q564S520U371|your
A703C439D601E628F525G304H240I343J240K393L577M240O240P525Q426R304S676U604|or
A703D548E371F304G426I304K343L304N240O240P488Q304S530U451|key
A710C343D514E488F620G304H240I393J304L544M240N240P411Q583S560U411|api
A713C462D640E548F652G495H393I451J304K304L520M240N411P567Q622S688U592|code
A722C548D585E654F663G462H475I304K495L548M343N411P670Q548R304S747U704|is
A722D304E304N411Q439S304U304|#403
A728C514D665E594F646G577H426I471J451K411L520N419P589Q636R240S712U571|.api
A742C304D769E756F643G371H304I240J304K556L652N426P577Q393R371S775T240U719|not
A743C480D677E651F734G480H462I445J304K491L676M371N439P640Q640S738T179U691|error
A760C371D618E652F685G393H393I411J304K542L727M439N445P629Q583R393S712U673|to
A770B240C548D690E693F703G540H426I451J393K525L609M343N511O343P669Q655R411S768T240U695|the
B240|of total
B240C240D240F304K240L240N240O240P240R240S304|.run
B240C240F240K240U240|the total
B240C240K240L240N240O240R240S240|.agent run
B240C240R240|total tokens
B240C343R240|tokens limit
C240|.model http|.window exceede|.window overflo|about tokens|again request|allowed the|anthrop prompt|any more
C240|argumen message|availab context|base is|batch request|be given|be reduced|body too|bot error|calcula availab
C240|can't consume|code context|code tokens|complet current|compres your|consume any|context anthrop|context limit
C240|core is|count exceeds|current length|decoder prompt|decreas input|demand on|detail input|detail system
C240|details error|either one|endpoin maximum|exceed receive|exceed too|exceede headers|generat length|generat tokens
C240|given inputs|gpt model|granite instruc|have less|however your|impleme text|in tokens|input argumen|input token
C240|input too|inputs must|inputs tokens|instruc the|is but|is input|is just|is prompt|is while|len is|length and
C240|length or|length prompt|length type|limit decreas|litellm context|llama on|long model|long so|luminou base
C240|max model|max new|maximum model|maximum prompt|message range|message resulte|message tokens|middle|middle out
C240|mini body|model len|model length|model max|more tokens|name gpt|new tokens|no smaller|non negativ|not non
C240|not possibl|of but|of either|of luminou|of make|of message|of palmyra|of reka|or impleme|or max|or output
C240|or smaller|org service|out transfo|output please|output tokens|palmyra|palmyra is|possibl the|prompt automat
C240|prompt has|prompt param|provide prompt|receive try|reduced in|reka|reka core|request about|request contain
C240|request generat|request prompt|require sequenc|run success|sequenc length|service tier|session number
C240|shorter prompt|size tokens|size was|smaller input|smaller max|so generat|splitti|splitti strateg|support sequenc
C240|system prompt|tdetail this|text splitti|text tokens|than got|than tokens|that max|the complet|the decoder
C240|the middle|this bot|tier on|to compres|token count|tokens allowed|tokens because|tokens cannot|tokens code
C240|tokens conside|tokens given|tokens long|tokens max|tokens require|tokens this|tokens type|tokens value|transfo to
C240|user message|using shorter|using smaller|versati in|we can't|while limit|window has|window limit|window of
C240D240|in session
C240D240G240H240I343J240P240Q371S343U240|message request
C240D240S240|model name
C240D240U240|range of
C240D277S495U326|range
C240D304S371|c input
C240D419E451F326G240U343|is no
C240E240|granite|ibm granite|luminou|model ibm
C240E240F240H240I240J240K240L304N240S304|litellm
C240E240F240Q240S371U343|than the
C240E240F240U343|decoder
C240E240F304I240|during generat
C240E240F304K277N240P240S371|about
C240E240F304P240Q240U240|msg the
C240E240H240S240|error object
C240E240I240S240|or use
C240E240I240S240U240|body object|null code|param null|status body
C240E240N240|.request failed
C240E304S343U304|impleme
C240E343F240|code model
C240E371S343|transfo
C240E480P240Q304S304U240|so
C240F240|generat status
C240F240I240Q411S240|message too
C240F240S304|.overflo
C240F240S371|longer than
C240F240U240|input in
C240F304O240Q433S240U304|the limit
C240F343Q240|resulte|resulte in
C240G240|try using
C240H240|llama versati|versati
C240I240|.request respons|gpt in|min tpm|org on|per min|reached request|reduced
C240I240Q240|min
C240K240|text input
C240K240M240S426|less than
C240K240M240S426U240|less
C240K240R304|the output
C240K240S426U371|invalid input
C240K240U240|shorter
C240K304L240S240|calcula
C240K393N240Q240|your prompt
C240L240|.model api
C240M240S240|decreas
C240N240S240|argumen tdetail
C240P240|strateg|sure that
C240R240|complet please|prompt tokens
C240S240|be no|demand|is longer|just|on demand|prompt or|smaller than|text the
C240S240U304|sequenc
C240S240U343|max length
C240S304|argumen for|length should
C240S304U240|conside using
C240S304U371|invalid message
C240S343U240|c long
C240S393U371|request body
C240S502|must have
C240U240|max size
C240U304|len|maximum support
C304|.context length|.context window|.llm context|after truncat|allowed tokens|and draft|and max|batch has|c prompt
C304|context size|draft|draft tokens|exceed context|exceede origina|input length|input tokens|llm context|lower the
C304|minute tpm|per submitt|please lower|prompt cannot|prompt contain|prompt length|submitt batch|tokens after
C304|tokens the|tokens too|truncat please|voyage failed|your batch
C304D240|message prompt
C304D240E240N240S371U371|the input
C304D240F343M240U240|batch
C304D240N240S304U304|c badrequ
C304E240|is your
C304E240P240|error this
C304E240S304|model llama
C304E304F240L240S240U240|but the
C304E304H240I240P304S240U240|object error
C304F240|batch is|returne the|size and
C304F343I304P240Q343|request please
C304H240I240J240L240S240U240|.voyage
C304H240L240|.groq
C304I240|in organiz|organiz org
C304I277|for gpt
C304I343Q426|per minute
C304I371Q451S240|minute
C304J240R240|.llm
C304K240|lower|model returne
C304N240P240S371|validat when
C304N240P240S371U240|occurre validat
C304P240|followi errors
C304Q393|reduce your
C304R240|tokens total
C304R240S343U343|.length
C304S240|.window|model voyage|the context|total number|voyage|with maximum
C304S304|inputs
C304S304U240|input or
C304S304U343|message is
C304U240|.length exceede|errors input|max allowed|the batch
C304U304|of text
C304U343|message size
C304U426|truncat
C343|c context|c length|cannot exceed|contain tokens|context window|has tokens|length exceede|message or|or complet
C343|tokens exceed|tokens maximum|tokens must|your message
C343E240S240|window
C343F240O240Q240R240S240|the max
C343I240|on tokens|tpm limit
C343I304Q371|request too
C343I343|tpm
C343I358Q475|c rate
C343Q304|limit request
C343S240U343|of input
C343S304U240|smaller
C371|however you|long tokens|request tokens
C371D240U240|long for
C371F240Q304|reduce the
C371I240N419|the prompt
C371K240S240U343|input is
C371P240Q304S411U240|the number
C371R240|tokens and
C371R240S304|the length
C393|however|tokens however
C393F240P240R240S304T240U371|the message
C393S240|prompt is
C393S371U240|for model
C411|tokens in
C411F240M240Q451|reduce
C411F240Q426|please reduce
C411U530|#413
C439|is tokens|model maximum
C439E304S304|this model
C439S393U304|length of
C462D304F304J240S451U343|too long
C471|context length
C471S240U240|length is
C480|maximum context
C488D343E240F371G240K419L240N393S618U607|input
D179|it there|list index
D179S240U240|index out
D179S393U240|of range
D240|.answer|.bad network|.blob|.cache index|.chat migrate|.configu set|.constra validat|.constra violati
D240|.dagster invaria|.dagster run|.data files|.data incompl|.data layer|.daytona not|.docker contain|.documen store
D240|.duplica documen|.duplica id|.edges|.edges not|.existen mailbox|.feast object|.feature view|.fhir not
D240|.file create|.file or|.files|.files not|.flag|.flag not|.found nomad|.gitlab get|.glossar|.glossar not|.groups
D240|.groups edges|.handle is|.hosted|.hosted zone|.id invalid|.incompl instanc|.instanc id|.invalid instanc
D240|.invalid s|.invaria|.invaria violati|.is invalid|.item not|.items not|.job id|.json pointer|.layer not
D240|.ldap constra|.ldap no|.letter|.letter does|.level|.level lookup|.mastodo not|.matchin|.matchin splits|.media not
D240|.memory not|.migrate|.missing commit|.missing file|.multipl objects|.multipl results|.net|.network name
D240|.nextclo not|.no answer|.no file|.no match|.no node|.no offset|.no option|.no rar|.no section|.node exists
D240|.non matchin|.not git|.not registe|.not unique|.nxdomai|.object does|.object result|.objects|.objects returne
D240|.of range|.offset for|.offset out|.opc|.or bucket|.order not|.output expired|.paramet not|.peer id|.person
D240|.person does|.pointer|.pos key|.prices|.prices missing|.ql respons|.rar entry|.rate not|.raw io|.receipt
D240|.receipt handle|.record not|.registe|.remote entry|.remote resourc|.resourc already|.resourc does|.result found
D240|.result get|.result missing|.result not|.results found|.run not|.s object|.set does|.sizes|.smbos|.snmp no
D240|.span creatio|.splits|.splits sizes|.splits verific|.spreads|.spreads not|.stack already|.such contain
D240|.such hosted|.such instanc|.such key|.such path|.such process|.table already|.task timed|.templat lookup|.tenant
D240|.tenant not|.top|.top level|.transac integri|.tz|.tz missing|.unique constra|.unique propert|.unique violati
D240|.unknown object|.unknown type|.unrouta|.user not|.view|.view not|.violati result|.weaviat tenant|.word|.word net
D240|.workshe not|.yf prices|.yf tz|.yxdomai|=NotADirectoryError|aa deleted|abc this|abcx|abcx possibl|access partiti
D240|accesse because|accesse this|accessi or|accessi type|account associa|account custome|acme csv|acme empty|acme in
D240|acme key|acme module|acme none|acme out|acme plugin|acme resolve|acme shop|acme shopp|acme summari|acme the|acmex
D240|acmex possibl|active device|actor was|ad|ad df|add or|additio data|address has|adjuste true|admin for|admin id
D240|adminge|adminge operati|after dname|agent agent|agent not|aiplatf iam|aka|aka ms|alert exists|alias associa
D240|all operati|allow nulls|already list|already registe|alt|alt json|an answer|and databas|anna|anna already
D240|another model|another offer|another uid|answer to|any channel|any users|anymore|api flow|api openwea|api prefect
D240|apierro recomme|archive it|are referen|are shared|as where|at crm|at deck|at did|at none|at run|atvpdki
D240|atvpdki der|auth user|availab on|ax|az inv|bad nonexis|batch jobs|be accessi|be deliste|be outdate|be stored
D240|because they|been corrupt|been made|been provide|been termina|before interac|berln is|beta ui|bin expecte
D240|blob does|blob openblo|blobnot|board not|body status|body voice|but test|by name|bytes num|c admin|c archive
D240|c blobnot|c check|c comment|c convers|c enotdir|c entitya|c errorfo|c filenot|c inexist|c linkval|c noexist
D240|c nosuchh|c nosuchk|c objecte|c offer|c or|c path|c peer|c previou|c qecx|c receipt|c recordn|c remote|c respons
D240|c subacco|c subredd|c tasktim|c trashed|c uniquen|c usernot|calenda|calenda events|call couldn'|cancel categor
D240|cancel errcode|cannot coerce|cannot delete|cannot insert|categor spot|channel error|chat id|chat not
D240|check constra|check object|checkin the|child row|city not|class does|client get|clordid|clordid ordid|cloud api
D240|co acme|code convers|code deleted|code errmsg|code errorfo|code notfoun|code trashed|codes and|coerce|coerce the
D240|collect collect|collect crm|collect databas|collect db|column does|com calenda|com call|com not|com parquet
D240|com pdf|com user|comment has|comment that|commit not|communi doesn't|complet and|complet another|complet fields
D240|configu set|configu when|conflic entity|conflic message|consist at|constra auth|constra crm|constra fails
D240|constra fk|constra none|constra violate|consume group|contact does|contain documen|contain rows|contain tensor
D240|contain web|contrac pdf|correct path|correct propert|corrupt downloa|cosmosd|cosmosd tsg|create custome
D240|create dataset|create documen|create spans|created or|crm dbo|crm fk|crm fs|crm get|crm since|crm user|csv in
D240|csv no|csv resolve|cus|cus no|cust violate|custome because|custome column|custome cus|custome items|custome line
D240|custome new|custome order|custome value|custome with|dashboa not|data clordid|data docs|data downloa|data example
D240|data files|data leads|data mailbox|data nonexis|data report|data weather|databas are|databas databas
D240|databas integri|databas mongocl|databas record|dataset dataset|dataset include|dataset name|dataset qa
D240|dataset was|dates|dates try|db crm|db letters|dbo|dbo custome|deal|deal not|decrypt megolm|default tenant
D240|delete not|delete some|deleted at|deleted comment|deleted diagnos|deleted downloa|deleted if|deleted on|deletem
D240|deletem operati|depende at|der|der details|descrip message|descrip templat|detail agent|detail generat
D240|detail memory|detail rate|details id|dev already|devbox not|develop not|device found|device matchin|device status
D240|df make|diagnos resourc|did plc|differe start|digest mismatc|directo dev|directo flags|directo fs|directo open
D240|directo report|directo tmp|discoun not|dname|dname substit|dns respons|doc can|doc id|docker inspect|dockerc
D240|dockerc contain|docs lance|documen docx|docx does|downloa file|downloa for|downloa from|downloa please
D240|downloa the|drive files|driver stats|duplica invalid|duplica name|duplica of|duplica unique|edges|edges found
D240|elevati|elevati nc|email already|email dup|email failed|email sql|email values|employe failed|empty message
D240|empty status|end dates|enoent|enoent no|entered the|entity already|entity employe|entity was|entitya|envelop does
D240|err unique|errmsg duplica|errno not|error blob|error dashboa|error langfus|error list|error node|error ntstatu
D240|error offseto|error qecx|error recordn|error room|error session|error stack|error user|errorco blobnot
D240|errorco entitya|errorer|errorer code|errorfo|errorit details|errorit message|errors errorer|errors monitor
D240|errors notnull|errors tresour|errorty error|event no|events ics|example recorde|excepti linkval|excepti object
D240|exist acme|exist anymore|exist cannot|exist client|exist data|exist invoice|exist key|exist meeting|exist msg
D240|exist path|exist resourc|exist run|exist shop|exist try|existin channel|exists an|exists error|exists gql
D240|exists or|exists pid|exists registe|exists request|exmaple com|expecte ids|expecte ok|expecte splitin|expecte zm
D240|expired and|extract doc|fa ad|failed amount|failed order|failed orders|failed unique|failed users|fails shop
D240|failure email|failure failed|false statusc|fatal reposit|fault record|feature view|field none|field parent
D240|field sr|fields hyperpa|fields with|file downloa|file elevati|file enoent|file invoice|file may|file message
D240|file might|file please|file sites|file zip|filenam manifes|filenot message|files zq|find databas|find matchin
D240|find pod|find referen|find room|find row|find that|fixing|fixing the|flag beta|flags flags|flavor found|flow runs
D240|folder could|folder found|for admin|for artifac|for data|for exmaple|for group|for huge|for id|for message
D240|for safety|for uri|foreign keys|found acme|found by|found channel|found client|found could|found data|found deal
D240|found errorty|found extensi|found false|found fatal|found field|found file|found first|found invoice|found is
D240|found issue|found letter|found missing|found name|found not|found object|found ora|found pet|found prices
D240|found reason|found record|found somethi|found source|found src|found statusc|found stderr|found symbol
D240|found thread|found unknown|found url|found user|found voice|found yahoo|found zq|from check|from letter|fs files
D240|fs reports|functio configu|functio result|gcp|gcp sa|generat not|get custome|get failed|get false|get for
D240|get object|get request|get result|get run|get sandbox|getdocu|getdocu operati|getobje|getobje operati|gettran
D240|gettran operati|githubu|githubu com|given topic|global id|glossar|glossar not|gone message|got aa|got success
D240|got this|got ymfy|gpkg|gpkg no|graph microso|gridfs|gridfs collect|group ids|group migrate|group option
D240|group workers|gs acme|hash expecte|hash may|hash mismatc|hash of|have no|have submitt|head weight|heads develop
D240|hero violate|history policy|hmm|hmm that|hosted zone|hosting the|html already|html not|http get|httperr when
D240|https aka|https data|https openaip|https raw|hyperpa|ics|ics reason|id ax|id being|id custome|id documen|id dup
D240|id duplica|id errors|id fa|id full|id invalid|id lazaret|id limit|id mismatc|id objecti|id pninz|id referen
D240|id resp|id trackin|id trun|id welcome|id xkf|id xyz|ids acme|ids to|if created|if possibl|image in|improve the
D240|in board|in contrac|in csv|in errno|in gpkg|in graph|in gridfs|in live|in marketp|in png|in queue|in respons
D240|in srv|in talk|in volume|in xreadgr|inactiv check|include time|incompl try|incorre nasdaq|index email|index id
D240|index primary|indicat corrupt|info https|informa or|input device|input receipt|insert documen|insert fails
D240|insert the|inspect|inspect web|instanc could|instanc matchin|instanc not|insuffi locatio|integri constra
D240|into column|into users|invalid job|invalid objecte|invoice html|invoice matchin|invoice no|invoice ocr
D240|invoice was|is availab|is error|is partial|is publicl|is trashed|issue could|issue entity|it caused|it exists
D240|it instead|item cannot|item code|item could|item does|item is|item not|items constra|items have|items vendors
D240|job couldn'|job result|json not|json returne|keep result|key but|key conflic|key detail|key jobs|key order
D240|key pdf|key region|key results|key usernam|keys duplica|keys order|known hash|known yet|label product
D240|lance version|langfus|lat|lat lon|late|late to|latest availab|layer|layer parcels|lazaret|lazaret does|ldapcon
D240|ldapcon constra|ldapnos|ldapnos nosucho|lead constra|lead does|leads sqlstat|lease not|lemma|lemma run|letter as
D240|letter debug|letter instanc|letter not|letters already|letters pk|limit offset|link code|link codes|linkval
D240|linkval could|list member|list reports|list request|list with|listing has|listres|listres operati|live mode
D240|lm head|loaded due|locate record|locate templat|locatio informa|locatio inv|locatio parquet|lon|long after
D240|longer exists|made inactiv|mailbox associa|mailbox doesn't|mailfol|mailfol error|main adapter|main report
D240|mainerr additio|maintai|maintai by|make this|marketp|marketp atvpdki|matchin access|matchin usb|may indicat|mdq
D240|mdq type|me mailfol|media not|media returne|meet history|meet the|meeting does|megolm|megolm event|member exists
D240|member total|memory not|memory with|message asin|message city|message dataset|message duplica|message entity
D240|message git|message html|message job|message letter|message returne|message run|message task|message thread
D240|message voice|message webset|method pm|mic|might not|migrate|migrate to|mismatc object|mlmodel|mode but|mode key
D240|model custome|model letter|model mlmodel|model require|module acme|mongocl|mongocl db|monitor not|mp could|mp the
D240|ms cosmosd|msg all|msg failed|msg not|multipl objects|multipl rows|name cannot|name exists|name of|name qa
D240|name soffice|name supplie|name table|name train|name xc|named manifes|named sst|nameerr bindres|namespa default
D240|nc is|net encodin|new cannot|new chat|new offer|nfound|nfound insuffi|no alert|no edges|no flavor|no folder
D240|no git|no hosted|no input|no items|no lemma|no mailbox|no option|no price|no rate|no resourc|no rights|no row
D240|no session|no subacco|no variabl|noexist|noexist hmm|nogroup|nogroup no|none message|none nameerr|none not
D240|none reason|none svcerr|nonexis pdf|nooffse|nooffse topicpa|nosuchh|nosuchh when|nosuchk when|nosucho none
D240|not directo|not exists|not locate|not meet|not retry|not waiting|notfoun entity|notnull|notnull null|ntstatu
D240|ntstatu xc|null into|null value|nulls|nulls insert|num bytes|num example|object can|object code|object custome
D240|object exists|object get|object gs|object key|object metadat|object task|object weights|objecte|objecte when
D240|objects get|objects returne|occurre configu|occurre nosuchh|occurre paramet|occurre receipt|occurre tasktim
D240|occurre usernot|occurre when|ocr already|of downloa|of mdq|of offsets|of relatio|of speech|offer or|offer request
D240|offset params|offseto|offseto the|offsets|offsets maintai|ok but|ok make|on public|open failed|open image
D240|open object|openblo|openwea|openwea org|operati configu|operati failed|operati instanc|operati task|ops reports
D240|ops shared|option api|or access|or class|or consume|or doesn't|or employe|or resourc|or roomnam|or unavail|ora at
D240|ora integri|ora no|ora unique|order cancel|order cust|order custome|order expecte|order foreign|order matchin
D240|order not|order sent|order user|orders custome|orders partiti|ordid|ordid scode|org data|out provide|outdate
D240|over key|pages and|param provide|paramet when|parcels could|parent key|parquet not|partial model|partiti key
D240|partner user|passwor does|path batch|path node|path users|payment exists|pdf or|pdf page|peer id|permiss and
D240|permiss or|persn|persn does|pet not|pk violate|pkey code|pkey detail|play|play player|player play|plc|plc app
D240|plugin acme|plugin name|pm|pm nx|pninz|pninz was|pod|pod render|policy modifyr|possibl archive|prefect cloud
D240|premise the|present pdf|present reports|previou respons|price data|price price|price similar|primary of
D240|primary over|printer or|problem shouldr|process no|prod|product error|progres status|project name|project not
D240|project prod|prompt invoice|prompt not|propert target|propfin|propfin remote|protect foreign|provide id
D240|provide task|public unable|publicl|publicl accessi|pv no|qb object|qecx|qecx you|query archive|query for
D240|query ops|queryco|queryco results|questio example|rate for|rate with|raw githubu|re trying|reading resourc
D240|reason id|receipt does|receipt handle|receipt when|recipie not|recomme do|record at|record being|record leads
D240|record res|record sale|recorde|recorde splitin|recordn|recordn message|referen issue|referen orders
D240|referen through|region and|registe acme|registe model|relatio hero|relevan|relevan pages|remote resourc|render in
D240|report md|reports csv|reports key|reports on|reports xlsx|reposit https|reposit is|reposit was|reposit with
D240|req no|req pv|request device|request https|request item|request lease|request object|request offset|request order
D240|request propfin|request room|require roomid|res partner|resolve the|resourc acme|resourc could|resourc filenot
D240|resourc invoice|resourc run|resp not|respons found|respons ticker|result because|result contain|result for
D240|result has|result to|results adjuste|retry without|returne client|returne file|returne for|revisio store
D240|right path|room does|room not|room with|roomnam|roomnam param|root entry|row foreign|row item|row was|rows were
D240|rsrc nfound|rub|rub has|run acme|run not|run resourc|run time|sa|sa aiplatf|safety the|sandbox not|sandbox with
D240|save duplica|saved with|says peer|select another|select id|sendcom|sendcom operati|sendtas|sendtas operati
D240|series does|server for|server hosting|server status|server uvicorn|service gcp|session does|set trackin
D240|setting differe|sha hash|share name|shared device|shared documen|shared with|shop custome|shop items|shop main
D240|shopp|shopp does|shouldr false|sid|similar object|since does|single json|sites ops|smoke not|smsg order
D240|smtp address|soffice bin|some instanc|somethi you|source berln|spans duplica|specifi dates|specifi does
D240|specifi either|specifi entity|specifi share|spellin|spellin on|spexcep the|spider|spider not|splitin|splitin name
D240|spot|spxerr file|sqlite integri|srv job|sst variabl|stack acme|state for|stats|stats does|status complet
D240|status voice|storage object|store error|stored in|subacco|subacco exists|subacco message|submitt an
D240|subredd noexist|subredd search|substit|such artifac|such contain|such custome|such entity|such instanc
D240|such invoice|such key|such letter|such payment|such price|such templat|suffici permiss|summary version
D240|summary with|supergr|supergr new|supplie already|supplie object|support data|svcerr|svcerr passwor|symbol may
D240|synchro create|system code|system entity|system error|system more|talk|talk wav|target none|task does|task object
D240|tasks render|tasktim|tasktim when|tempera|tempera not|templat for|templat invoice|templat message|templat name
D240|templat or|templat receipt|templat with|tenant are|tenant default|tenant does|tenant not|tensor lm|test already
D240|test mode|that comment|that communi|that resourc|the adminge|the deletem|the downloa|the fields|the getdocu
D240|the getobje|the gettran|the global|the headobj|the known|the listing|the listres|the missing|the printer
D240|the questio|the record|the registr|the relevan|the sendcom|the sendtas|the series|the smtp|the spellin|the tenant
D240|the vertex|the voice|the youtube|they are|this the|thread not|through protect|ticker|ticker xyzq|tif no
D240|tiktoke expecte|time lat|time loadlea|tinyid|title member|title resourc|to cancel|to improve|to insert|to list
D240|to no|to node|to reposit|to shared|to subredd|to supergr|to tenant|to zones|token tr|too late|tool read
D240|topic orders|topic partiti|topicpa|topicpa topic|tr wdqyk|trackin does|train num|transac with|trashed
D240|trashed status|tresour|tresour not|true status|trun|trun not|try checkin|tsg|tsg not|type file|type persn
D240|type primary|ui|ui not|unfulfi|unfulfi depende|unique found|unique keys|uniquen|uniquen error|unknown order
D240|unknown sid|unknown subacco|unknown templat|unrouta|unrouta message|unsuppo get|update child|updated if
D240|uri welcome|usb mic|use has|used uniquen|user index|user unknown|user usernam|usernam anna|usernam key|usernot
D240|usernot when|users acme|users email|users matchin|uvicorn|uvicorn status|valid or|value example|value null
D240|variabl crm|variabl named|variabl on|vendors|vendors or|version manifes|vertex type|view driver|violate in
D240|violate not|violate parent|vllg|voice with|was deleted|was saved|watch abc|watch dqw|wav system|wdqyk|wdqyk vllg
D240|weather berln|web it|webset|webset ws|weights doesn't|welcome mako|when exactly|when one|when request
D240|with account|with group|with part|with supplie|with tinyid|with token|with your|without fixing|work missing
D240|work none|worker functio|workers in|workflo not|ws not|www googlea|xc cc|xc no|xkf|xkf found|xreadgr|xreadgr with
D240|xyz does|xyz perhaps|xyzq possibl|xyzq queryco|yahoo error|yet make|ymfy|you entered|you meet|your integra
D240|your nasdaq|youtube account|zip does|zm got|zones xyz|zq|zq alt
D240E240|.bucket not|.cosmos resourc|.documen insert|.existen|.insert|.invalid path|.keycloa get|.non existen|.stack
D240E240|.templat does|.zone|access permiss|acme app|adapter config|app dev|availab because|beta|c deleted|c longer
D240E240|can't locate|directo error|entity not|entry not|error gone|exist message|exist the|filenot|for account
D240E240|found check|key was|letters index|metadat from|more info|no file|not running|notfoun message|occurre templat
D240E240|operati templat|or alias|path does|path not|sendtem|sendtem operati|summari latest|templat welcome
D240E240|templat when|the revisio|the sendtem|the templat|try setting|welcome does|with provide|yahoo|zone found
D240E240F240|.taskiq
D240E240F240L304P240|sha
D240E240F240L411P240S304U426|reading
D240E240F240P304S240|.arango|.arango server|http err
D240E240F240S240U371|.line
D240E240F240S304|.registr|.slumber
D240E240F240S343|.py spark
D240E240F240U240|try to
D240E240F304H240K240S343|additio
D240E240F304S304|message cannot
D240E240F343|.partiti
D240E240F358|c no
D240E240F371M240|worker
D240E240G240|for acme
D240E240G240P240S240|workflo
D240E240G439P514S240|.conflic
D240E240J240S240|summari
D240E240L240P240|session not
D240E240L240P240S240|.peewee
D240E240L240S240|find the
D240E240L240S240U304|cc
D240E240L240S304|psycopg
D240E240L393P240S304|route
D240E240L403S304|to resolve
D240E240M240S240|huge
D240E240N240|found the
D240E240N240S304|part of
D240E240P240|databas with
D240E240P240S240U304|operati request
D240E240P240S304|stderr error
D240E240P304U240|.pynamo|.pynamo db
D240E240Q240U240|in minutes
D240E240Q343S240U240|sendmes
D240E240S240|found with|loadlea|node with|sale
D240E240S240U304|.command line|.send
D240E240S304|please select
D240E240S411|symbol
D240E240U240|alias|minutes doc|moviepy|moviepy error
D240E240U343|in mp
D240E304|found collect|found excepti|model bin|notfoun index|resourc does|to extract
D240E304F240Q240U240|.dramati
D240E304F240U371|.wand
D240E304F304K240L240P240S240U304|error failed
D240E304G304S426U343|identif
D240E304L240|docker
D240E304L240P240S240U240|could be
D240E304L502S304|not known
D240E304M240P240S304U240|stdout stderr
D240E304M240P240S371U240|stdout
D240E304N240|support this
D240E304N240Q240S343U240|part
D240E304P240|check that
D240E304P240S240U240|revisio
D240E304P240S304U240|code stdout
D240E304S240U240|registr
D240E304S240U304|.match
D240E304S240U371|be loaded
D240E304S304U240|.index
D240E304S343|match for
D240E343|collect letters|found or|path to
D240E343F240K240L439S451T240U520|end
D240E343F240S240|found on
D240E343F343M304P371S304U426|src
D240E343K240P343S411U343|instead
D240E343K304L240S240|adapter
D240E343L240S240U240|the command
D240E343P240S240|the latest
D240E343S304|gs
D240E343U240|.table
D240E343U371|ocr
D240E358F240G240Q240|index letters
D240E371Q304|.bucket
D240E393S304|require the
D240E411S304U304|module
D240E411U304|and is
D240E426F371H304P393Q240S343|queue
D240E426P240S240U240|depende
D240F240|.cache|.consist|adjuste|c availab|code hint|com in|com is|configu to|convers not|for entity|for query
D240F240|handle is|hosting|node not|queue is|server cannot|sites|the process|the worker|this may|usb|workers
D240F240G240P240S304|refs
D240F240G480P304|has already
D240F240H240L240P304S304U304|right
D240F240H240L240S343U304|handle
D240F240J240S240|the result
D240F240K240|json object
D240F240K240P240Q240S439|the query
D240F240K240U240|respons with
D240F240K304S488U343|.schema
D240F240K462N240R304U240|.output
D240F240L240|.easy snmp|.is|sure it
D240F240L240M240P240S411U240|where
D240F240L240N240Q240S240|.prompt
D240F240L240P240Q240S304|calling tool
D240F240L240P304S304U343|opened
D240F240L240Q240|.layer api
D240F240L240Q240S240|.prompt layer
D240F240L240U240|the problem
D240F240L304P240Q240S240|error with
D240F240L343S304U343|.page
D240F240M240|soffice
D240F240M304S240U343|tif
D240F240P240|.visa|.visa io|couchba cxx|devbox|flags|keep|vertex|vi|vi error
D240F240P240S240|out csv
D240F240P240S240U240|diagnos
D240F240P304S240U240|value message
D240F240P304U240|couchba key
D240F240Q240|.firebas|c system|global|shouldr|to save
D240F240S240|.http base|.slumber http|checkin|com orders|error https|for job
D240F240S240U240|indicat
D240F240S304|.schema registr|code sr|sr code
D240F240S343U304|loc body
D240F240S371U304|loc
D240F240U240|etcdser request|resp
D240F304|consist|have suffici|message an|output error
D240F304J240M240|the task
D240F304J240P240Q240U240|request again
D240F304J240U240|try your
D240F304L240|invalid session
D240F304L240P240Q240S240|error calling
D240F304L240S240|no active
D240F304L451R343S240U393|incompl
D240F304P240|.hdfs|cxx|printer|reason no|source couchba
D240F304P240S240|.prefect
D240F304P304S240U240|previou
D240F304P343U240|aerospi|aerospi err|main client|src main
D240F304Q240S240|.recipie|.recipie refused|.smtp recipie
D240F304Q304|.protect
D240F304S304|events|head
D240F304S403U240|error bad
D240F304U240|.fs
D240F343|.for partiti|input output|respons html
D240F343L240|letter pdf|tmp letter
D240F343L240M371S304U304|.of
D240F343M371U240|.out of
D240F343O240S304U240|somethi
D240F343Q240S304|.over py
D240F343Q343S304|.over
D240F343S240U343|content type
D240F371|.for|.timed|.timed out|error is
D240F371K426P240S343U371|.json
D240F371L240P304S304U304|tmp
D240F393G240P480Q240|in progres|progres
D240F393L451Q240|communi
D240F426P393Q240S371|some
D240F451J240L371P240Q240S371U343|ms
D240F517H393I403P456Q462R240U240|please try
D240F520K240L240P240S240|waiting for
D240F525K240L304P304S240|waiting
D240F693J535L480|timed|timed out
D240F715J538L480P371S240|.timeout
D240G240|.creatio|already present|been complet|body code|c entry|cancel|code data|cust is|documen already
D240G240|duplica entry|exists status|job name|key primary|okx|okx code|operati user|referen refs|request job
D240G240|resourc already|scode|scode smsg|smsg|they|value cust
D240G240N240S411U304|badrequ
D240G240P240S240|.frappe|be updated|frappe|frappe excepti
D240G240P343|with another
D240G240P393S304|updated
D240G240S240|.invalid order|.order|message item|only be|refs heads
D240G240S304|heads|name in
D240G240S343|request paramet
D240G240S439U240|c paramet
D240G304|be unique|excepti duplica|it has|specifi blob
D240G343P240|.create
D240G343P240S240|.gitlab operati
D240G411P456|c conflic
D240G471|already been
D240H240S240|sorry we
D240I240|aiplatf|headers server
D240J240|task timed
D240K240|expecte key|missing data|total not
D240K240L240S240|sql select
D240K240N240P240|instanc of
D240K240Q240S240|query to
D240K240S240T179|.handle
D240K304|tool serch|unknown tool
D240K304P240|for order
D240K371|serch
D240L240|.entry not|acme cos|ap guangzh|base tiktoke|be connect|bin docker|blob core|command execute|content of
D240L240|core windows|cos|cos ap|execute was|exist sql|find any|flag|guangzh|guangzh myqclou|id from|it returne
D240L240|myqclou|myqclou com|of stderr|open data|openaip|openaip blob|orders id|peer before|returne with|shop exmaple
D240L240|similar|stderr is|was usr|you sure
D240L240M304S393U426|png
D240L240P240|.my|.my sql|prefect
D240L240P240S240|.lang graph|or too
D240L240P304|being used
D240L240S240|are you|request post
D240L240S304|series|tiktoke
D240L240S304U304|is empty
D240L240S343|.name
D240L240U304|.f|.f fmpeg|.fmpeg|aa
D240L304|error reading|session termina
D240L304P304S240|md
D240L304Q240S304|params
D240L304S240|or does
D240L304S304|no results
D240L343|name not
D240L343S240|.lookup
D240L393S240|route to
D240L411S240|exmaple invalid
D240L530|not connect
D240N240S304|want to
D240N240S304U240|want
D240N277|c content
D240N343R240|safety
D240P240|.couch|.couch db|.invalid job|.pos|code conflic|com acme|conflic key|constra failure|documen ec|errno error
D240P240|errno unable|error rsrc|file unable|id found|id router|job is|job not|message devbox|object order
D240P240|resourc reports|rsrc|run run|sandbox sandbox|sharepo spexcep|spexcep|sqlite|the existin|to keep|trackin id
D240P240|valid state|where id
D240P240S240|existin|in valid|insert into|lance|lance error|reports pdf|sql insert
D240P240S240U240|.operati outcome|.outcome|issue severit|operati issue|resourc operati
D240P240S240U343|be opened
D240P240S304|run id|uri
D240P240S343U240|event
D240P240U240|message documen
D240P304|contain is|lease
D240P304S240|microso sharepo|sharepo
D240P304S240U304|outside
D240P343|.resourc conflic|or update
D240P343U240|err record
D240P343U304|.record
D240P371|.commit|being deleted
D240P371S343|since
D240P393|operati cannot
D240P462S304|commit
D240Q240|.pd|.pd client|.pdhttp|.pywhois|.returne|.rocket bad|and your|com for|id the|of in|prompt templat|resourc id
D240Q240|startdo|startdo operati|the startdo|ws
D240Q240S240|by message|com order|message sendmes
D240Q240S304|weight
D240Q304|code please
D240Q304S240|data too
D240S240|.analysi|.async|.async orm|.no result|.or|.propert|.range|.span|.templat not|.validat failed|accessi nonexis
D240S240|another id|any pages|app bsky|applica json|are valid|asin|asin not|been found|bsky|bsky feed|c id|content for
D240S240|custome id|custome is|detail example|device or|df|discoun|either does|encodin base|expecte exactly|feed
D240S240|feed post|file name|file open|flavor|found paramet|hero|id of|id provide|identif is|in namespa|in upsert
D240S240|is archive|job id|jobs or|json status|name apierro|name at|nosucho|not route|nx|object identif|object with
D240S240|of model|offset is|or name|orders value|page id|page number|pages try|parcels|partner|perhaps your|pet|prices
D240S240|questio|resourc found|respons job|roomid|roomid or|sale order|spans|start end|string not|subject orders
D240S240|summary not|the right|to delete|to missing|to single|tr|upsert|voice id|weather|with given|your object|zones
D240S240T240|partial
D240S240U240|.send message|child|has invalid|used to|you want
D240S240U343|for column
D240S240U393|type applica|wav
D240S304|.capture|.mako|.workshe|c failure|command error|in column|in id|mako|nameerr|no match|no support
D240S304|psycopg errors|single|train|url is
D240S304U240|.fiona|.fiona value|clip|contain an|perhaps|subject
D240S304U304|message content
D240S343|.redirec|num|objecti
D240S343U240|present in|the range
D240S371|.network x|.undeliv|were found
D240S371U343|.writer|.xlsx|.xlsx writer
D240S393|city|try another
D240U240|.duplica key|.grid|.grid fs|.item|.media|.raw fatal|.section|an incorre|badrequ when|body image|cannot add
D240U240|clip mp|com drive|contrac|data code|data in|data incompl|dem|dem tif|documen in|downloa https|drive|fa
D240U240|file clip|files found|files with|found duplica|image url|in deck|in dem|in offer|in section|json in
D240U240|name invoice|no files|no section|not allow|object object|occurre badrequ|offer docx|opening in|pk|png no|pv
D240U240|read file|stored|tensor|the media|type not|url msg|value in|volume|weights
D240U277|is this
D240U304|at row|is outside|outside the
D240U343|.decrypt|.epub|.file runtime|.lib raw|.libsndf|.mutagen|.raw|.sound|.sound file|.xlsx file|in pdf|item named
D240U343|no item|the archive
D240U371|.lib|.safeten
D240U426|corrupt or
D277|acme freshde|all xlsx|api tickets|cannot see|find page|freshde|freshde com|id could|nowhere mp|see it|user cannot
D277E240|tickets
D277F240|c primary
D277G240S240|page with
D277S240|at all|nowhere at
D304|#302|.contain|.folder select|.freshde not|.http not|.invalid git|.no results|.node not|.not exists|.not present
D304|.offset|.pptx|.present|.python pptx|.select|.such job|.transcr disable|=FileExistsError|abc video|access bucket
D304|acme leads|an identic|and propert|at locatio|authent state|bad network|board|by subtitl|c cantope|c errorit
D304|c foreign|c notnull|c record|c schema|cliente schema|code errorit|code nosuchk|collect lead|com watch
D304|constra message|csv version|ctrls matched|custome email|databas file|dc|dc com|dc example|deck pptx
D304|deleted record|desc no|detail key|dns query|downloa error|dqw this|dup|dup key|entity with|envelop specifi
D304|error channel|error collect|errorit|example dc|exist status|failed custome|find run|fk|fk order|found http
D304|found path|found resourc|git reposit|hash|http not|identic|identic record|in acme|in collect|in index|in project
D304|integri unique|invoice now|is most|job does|job rq|key csv|key email|label person|leads already|leads csv
D304|letters pkey|likely caused|mailbox invoice|manifes json|matched dc|meet|message node|mismatc for|name does
D304|name unknown|network name|no timezon|nonexis unknown|nosuchk message|not retriev|notfoun at|now in|object ctrls
D304|occurre nosuchk|one was|open databas|order does|person and|pkey|pptx|price|propert email|provide does|qa|qa smoke
D304|query name|receipt|record already|record does|record not|removed by|resourc was|rq|rq job|schema constra
D304|section vendor|smoke|specifi id|state failure|status bad|store the|subredd|subtitl|subtitl are|such job
D304|such object|table crm|task unknown|the job|thread with|timezon found|unavail this|unknown mailbox|unknown message
D304|unknown object|video https|video unavail|voice not|was require|www youtube|youtube com
D304E240|acme invoice|c templat|exist request|reposit not
D304E240F240G240P304Q240S240U343|may be
D304E240F240H240L240P371S240|now
D304E240F240L240S304|.dagster
D304E240F240P240Q240S304|.fauna
D304E240F240P240S304|.alchemy|.sql alchemy
D304E240G240S240|the name
D304E240K240P240S371U371|into
D304E240L240|we couldn'
D304E240L240S240|.docker
D304E240P240|message session
D304E240S304U343|.non
D304E240S343|match any
D304E240S411|.path
D304E240U240|are disable
D304E304|been removed|invoice not
D304E304F240|found code
D304E304F240U343|doc
D304E304F304L240|likely
D304E304L240U343|couldn' find
D304E304S343U393|docx
D304E343|statusc not
D304E343F240S304|was found
D304E343F343J240N240P240|.task
D304E343L240P240|fs
D304E343U240|removed
D304E371|model not
D304E371F240S393U583|image
D304E371S240|found error
D304E411F240K240S426U371|.unknown
D304E411L304P343R240S343U304|latest
D304E411U240|found no
D304E495F304|#410
D304F240|.documen not|channel not|run with
D304F240K343S371U393|but got
D304F240L179P240S304|.engine
D304F240L240Q304S240|.layer
D304F240L240S240U304|most
D304F240P240S304U240|.base fhir
D304F240S343|sr
D304F240U426|media
D304F304|error an|object not
D304F304K240L371U371|object at
D304F304K304L240S488U488|empty
D304F304L371R343U304|.incompl
D304F343|watch
D304F343G240P304Q240|primary
D304F343L411S240|.remote
D304F371G240K240L343P240S371U371|source
D304F393L304|is unavail
D304F466H240J240N240P240Q462S343U240|your request
D304G240|.mailbox folder
D304G240P304|cust
D304G240Q304S240|.reddit|.reddit api
D304G240Q304S304|on field
D304G304L240|.entry
D304G304P371|.resourc exists
D304G304U240|.folder
D304G343K240P240S393|request req
D304G411P594S393|conflic
D304G426|name already
D304K240P240S240|get the
D304K343L240S304|.multipl
D304L240|most likely
D304L240P240S304|.dbapi
D304L240P240S371|name is
D304L304|remote server|the remote
D304L411S304|exmaple
D304L439S304|not resolve
D304P240|.query runtime|matched|session with|trackin
D304P240S240|.mongo engine|directo in|member
D304P240S304U240|rows
D304P240U304|synchro open
D304P371U439|found when
D304Q240|vendor
D304Q240S304|parent
D304S240|.graphit|.neomode|.python|berln|cards|cards http|com cards|exists in|name acme|person|uid|with it|xyzq
D304S240U304|section|xyz
D304S304|timezon
D304S304U426|pages
D304S343|employe|voice
D304S371|ids
D304S371U240|exactly one
D304S371U358|offset
D304S411U304|exactly
D304U240|at in|data csv|deck|fails|offer
D304U343|file in
D304U451|data found
D326|c object|content with|failed letters
D326E240F240|no content
D326S371U240|=IndexError
D343|.git reposit|.results|.smith not|.ticker|.ticker missing|.yf ticker|artifac model|column name|constra letters
D343|deliste|deliste no|directo nowhere|foreign key|invoice summary|key constra|manifes|node already|not null
D343|null constra|package not|possibl deliste|query does|reason not|specifi object|value violate|version none
D343|video has|violate unique|with label
D343E240|.package|.package not|artifac|found details
D343E240F240L240P304S439|.sql
D343E240F240P240S371|items
D343E240F343P240|.job
D343E240L240P240U304|synchro
D343E240S240|nonexis|nowhere|welcome
D343E304N240S426|.templat
D343E304S240|code unknown
D343E343|longer availab
D343E343F343P240S240U240|partiti
D343E343S304|exist or
D343E393F240I240L240M240N240O240P240S411U343|.runtime
D343E451F393P240|render
D343E462|package
D343E462P240|shared
D343F240|documen not
D343F240P240S240U304|file data
D343F240P343S240|thread
D343F240Q304S304|.yf
D343F240S343|not present
D343F240S371|summary
D343F304L240|no data
D343F304L343S343U240|dns
D343F304U240|the dns
D343G240K426N304Q304S601U426|field
D343G240R240|integri
D343G304|id already|order id
D343G304L240P240S304U393|blob
D343G304S411|.param code|.stripe with|.with|.with param
D343G304S439|.param
D343G343|c exists
D343G393|c already
D343G411P343|.already exists
D343G426L240P488Q304S343|is already
D343G426P439|.already
D343K393P240S495U343|propert
D343L240S304|.base orm
D343L304S240|resolve to
D343N240P240S240U240|.violati
D343P240U304|to synchro
D343S240|.instanc|.such object|dataset not
D343S240U343|c documen
D343S304|the video
D343U240|documen with
D343U304|file does
D358|letters id
D358E240F326H240P419S240U343|there is
D371|#550|.node|.unique|c does|foreign|matchin query|nosuchk|specifi key|the store
D371E240|c exist
D371E240F240K240P304S240U393|.documen
D371E240F343S304|message no
D371E240S240|pdf not
D371F240G240K240P240S411U304|present
D371F240K240P343S240U240|key value
D371F371L240|letter
D371G240L240P240S411U240|.id
D371G240P304S426|referen
D371G343P564S393U343|another
D371K240|.object not
D371K240S240|object was
D383S240|given id
D393|.constra
D393E240F426K240L240M343Q304S411|node
D393E240S240U304|file not
D393E304S240|exist in
D393E343P240S304U240|store
D393U240|duplica key
D411E326|c enoent
D411E371K240S240|found message
D411G411S240|exists with
D411G571P646S371|#409
D426E240S240U240|found at
D426E371K240Q240S393U240|templat
D426E419F304L371P240|errno no
D426L240P304S343|.orm
D439G462P426|.exists
D451E393S480U371|=KeyError
D451E445L240|=FileNotFoundError
D451F240P371Q240S426U343|record
D456|c constra
D456E419F240G240L304P304Q240S240|letters
D462E240F304K240P240S411U343|.object
D462E480P240|.resourc not
D462F240|id not
D466|constra failed
D466E411S520U411|=LookupError
D471E371S304|.does|.does not|.exist|.not exist
D471E451L304S343|.no such|.such
D475|unique constra
D535G577P343S343U304|already exists
D542P240S240|constra
D558E511S304|c found
D567E304G583P393S393U304|exists
E179|directo tessera|found index
E240|.acl disable|.actor not|.arc|.arc platfor|.auth registr|.cannot exec|.class not|.cluster not|.dag not
E240|.dagster unknown|.delta protoco|.dict|.dict not|.disable repo|.distrib|.distrib not|.dos|.empty index|.enable
E240|.entity disable|.env|.env setup|.executa|.executa not|.existen bucket|.geocode not|.identit|.image not
E240|.incompa peer|.index version|.install|.invalid server|.invalid version|.java not|.jvm|.jvm not|.kms invalid
E240|.locale|.machine|.machine does|.managed|.managed identit|.mastodo version|.method not|.mib|.mib not
E240|.missing capabil|.model initial|.module|.nextclo missing|.no matches|.no resolve|.not enable|.not install
E240|.ocr agent|.operati not|.parser os|.pdf info|.platfor|.platfor not|.poppler not|.post process|.project not
E240|.pulp solver|.queue does|.rar cannot|.redis search|.resolve|.resolve configu|.runtime env|.send task|.seriali not
E240|.server version|.spark runtime|.stack not|.state machine|.store operati|.such capabil|.such driver|.such file
E240|.such kernel|.such module|.such namespa|.such table|.t applica|.table does|.table not|.task class|.task not
E240|.tessera not|.tool version|.topic not|.tsv|.tsv not|.unavail ocr|.undefin file|.undefin object|.unknown codec
E240|.unknown locale|.unknown partiti|.unknown service|.unknown task|.unsuppo codec|.unsuppo operati|.vector
E240|.vector store|.version conflic|.version not|.version require|.zone info|=SystemExit|aac|aadsts tenant|abort on
E240|abortin due|about relativ|accepta kex|access file|access it|access reposit|accessa|accessa account|accessi via
E240|account acm|acl|acl support|acm|acme access|acme falcon|acme llama|acme lora|acme mib|acme no|acme ocr|acme queue
E240|acme tickets|acme was|activat the|activit functio|activit load|adapter model|adapter type|adbc|adbc driver
E240|add capable|additio ctypes|aes|aes algorit|alert handsha|algolia|algolia nominat|algorit rs|all minilm|all when
E240|allow header|allowed by|allowed status|also usr|amqp not|an availab|an executa|an impleme|an nvidia|an operati
E240|an optiona|and add|and an|and api|and are|and downloa|and ffmpeg|and path|and repo|and start|and tessera|and that
E240|and their|ann|ann no|anthrop package|anthrop provide|antiwor in|any languag|any support|any variant|api deploym
E240|apoc|apoc meta|app app|app dbt|app invoice|app migrati|app render|app target|applica by|applica flux|applied
E240|applied is|appropr issue|appropr languag|aquilam|aquilam arcticf|arc|arc platfor|archite dict|archite this
E240|archite zamba|arcticf|are accessa|are audio|are calling|are dict|are rar|are signing|args beginni|argumen browser
E240|ark|ark console|artifac reposit|as headles|as potenti|aspx|at acme|at expecte|at mongo|at project|audio classif
E240|auth methods|automat speech|availab activit|availab and|availab cannot|availab conside|availab methods
E240|availab seats|availab seriali|availab tasks|aws require|awsprev|azure cli|backend availab|backend ffmpeg
E240|backend pdfiumc|backend tkagg|base large|based on|be able|be availab|be because|be created|be importe|be older
E240|be permane|be python|be regener|be string|because latex|been decommi|been depreca|been install|been retired
E240|been shut|before sending|beginni with|below but|bentoml|bentoml models|bentoml store|beta was|bge large|bge not
E240|bin found|binary locatio|binary please|binary version|bit oracle|bit quantiz|bitsand|bitsand bit|bitsand pip
E240|block documen|broker unknown|browser binary|browser executa|browser version|bucket inv|bucket named|bucketn ec
E240|bucketn opc|build in|builder with|but does|but ffmpeg|but require|but these|but this|but transfo|but you|by de
E240|by logging|by opt|by plaid|by python|c bucket|c bucketn|c catalog|c collect|c decommi|c deploym|c depreca|c deps
E240|c enoexec|c entityn|c interco|c kmsinva|c nonexis|c noregis|c procedu|c secretn|c statema|c syncsta|cache docling
E240|cached locally|caching|caching sha|caffe|caffe caffe|caffe io|cairo|cairo was|call came|call check|call pypando
E240|called cairo|called libgobj|calling depreca|came|came from|camelot py|can pass|can read|can't load|can't perform
E240|can't read|candida|candida are|cannot import|cannot locate|capabil missing|capable|capable backend|catalog
E240|catalog hive|catalog not|cause in|causes openmp|cc unsuppo|cfg|char at|chat is|chat mode|check correct|check out
E240|check readme|check to|checkpo or|checkpo you|chrome binary|chrome browser|chrome for|chrome to|chrome version
E240|chrome yoursel|chromed|chromed only|class elfclas|class oracle|classif|classif automat|cli not|cli version
E240|client use|client version|client was|cliente procedu|cloud speech|cluster not|cluster when|cocoa|cocoa support
E240|code bucketn|codec is|codec not|cohere command|collect does|collect init|collect name|collect usr|com consume
E240|com downloa|com engine|com pki|com sys|com yt|command code|command ft|command is|command jq|command pip
E240|command to|common common|common xgboost|compati see|compili|compili stateme|compres codec|compute exists
E240|compute service|conda|conda to|conditi is|config cfg|config passed|config pc|configu but|configu could
E240|configu not|conn id|connect configu|conside install|console groq|console request|const|const char|constit iscoder
E240|constru if|consume speech|contain model|contoso old|conv quant|convers pdflate|convers utility|convint
E240|convint node|copy not|core graph|core web|correct cloud|correct of|correct recover|correct repo|correct tenant
E240|couldn|couldn load|count is|craft|craft mlt|cramjam|create model|created directl|created the|created this
E240|creatio of|credent in|crm for|crm is|crm isn't|crm old|cryptog install|cryptog is|cryptog package|cuda enabled
E240|curl fssl|current browser|current cli|current disable|current registe|current running|cvshowi|dagmode|data did
E240|data idx|data receive|data registe|data sources|databas default|databas does|databas instanc|databas not
E240|databas server|dataset acme|dataset scripts|daytona dashboa|db ru|dbatch|dbatch dnopaus|dbfs|dbfs runs|dbt for
E240|dbt is|dbt project|dbt require|dec|dec not|decoder jpeg|decommi|decommi and|default collect|dejavus|dejavus ttf
E240|delegat externa|deleted error|deleted this|deletio but|delta token|deltala|deltala reader|demo|demo if|deno
E240|deno executa|deno land|deno to|depende are|depende contain|depende docx|depende lock|depende missing
E240|depende needed|depende openpyx|depende pooch|deploy prototx|deploym for|deploym llama|deploym the|deploym within
E240|depreca for|depreca learn|depreca on|descrip cannot|details method|detecte incompa|deu|deu tessera|deu trained
E240|dev found|dev invalid|dialect snowfla|diction for|differe pdf|diffusi|directl if|directo additio|directo failed
E240|directo ffmpeg|directo ffprobe|directo git|directo libreof|directo os|directo see|directo terrafo|directo unset
E240|directo with|disable error|dist|dist package|distrib but|distrib found|distrib was|dlp|dlp issues|dlp yt|dnn
E240|dnn src|dnopaus|dnopaus error|doc pandoc|docker client|docker com|docker engine|docker sandbox|docling
E240|docling layout|docling models|docling project|docs ann|docs cohere|docs collect|docs docker|docs does|docs doesn
E240|docs in|docs index|docs meilise|docs models|docs no|documen named|docx files|docx includi|docx or|docxcon
E240|docxcon recogni|doesn't seem|dot make|downloa and|downloa disable|downloa index|downloa pandoc|downloa punkt
E240|downloa to|dpi cannot|dpy connect|dquiet|dquiet dsafer|driver found|driver from|driver locatio|driver not
E240|driver on|driver snowfla|dsafer|dsafer dbatch|each entry|easyocr|easyocr model|edge|edge trusted|either downloa
E240|either install|eleven|eleven monolin|elf|elf class|elfclas|en core|enable remote|encoder libfdk|endpoin doubao
E240|engine does|engine install|engine or|engine registe|engine require|english was|ensure java|entity acme
E240|entity disable|entity sb|entityn|entityn when|entry within|enum|enum modelwr|environ failed|environ main
E240|environ more|environ require|environ you|equival|err collect|errno exec|error bucket|error can|error creatio
E240|error credent|error delegat|error docker|error include|error inconsi|error loading|error method|error modulen
E240|error opt|error realm|error topicno|errorco errorme|errorme error|errors driver|errors index|errors owner
E240|europe kyiv|exe|exe could|exe environ|exec format|executa antiwor|executa are|executa not|executa path
E240|executa program|executa support|execute glpsol|execute posixpa|exist app|exist arn|exist collect|exist descrip
E240|exist errorco|exist if|exist leads|exist models|exist on|exists but|exited before|exited java|exp free
E240|expecte path|explici pipelin|export using|extende does|extensi the|extract format|face access|fact|fact that
E240|fail load|failed could|failed fs|failed load|failed loading|failed minimum|failed need|failed onnxrun
E240|failed semanti|failedt|failedt gs|failure ssl|failure sslv|faiss faiss|faiss fileior|faiss impl|falcon|falcon not
E240|fare|fare applied|fastexc|fastexc not|fauna|fauna service|feature deletio|feature you|fetch metadat|ffmpeg exe
E240|ffmpeg exited|ffmpeg is|ffmpeg locatio|ffmpeg not|ffmpeg on|ffmpeg pip|ffmpeg pyav|ffprobe and|file doesn't
E240|file gs|file libdir|file libjvm|file model|file notosan|file provide|file root|file usr|file your|fileior
E240|fileior const|fileior fileior|filenot errno|files have|files make|files upload|filesto|filesto data|filling
E240|filling out|find block|find chrome|find class|find ghostsc|find image|find partiti|find project|find registe
E240|find space|find table|find tree|find valid|find working|find zbar|firefox|firefox was|flac command|flac convers
E240|flash|flash exp|flask|flask is|flux|flux pro|folder and|folder models|followi google|followi librari
E240|followi plugins|followi request|foo open|for aes|for block|for chrome|for convint|for dbfs|for deletio
E240|for firefox|for foo|for google|for help|for java|for locatio|for manual|for name|for now|for operra|for parquet
E240|for reading|for recomme|for regiono|for route|for service|for sha|for solver|for staging|for unknown|for utils
E240|for workflo|for zstd|forcaus|forcaus are|format rar|formats but|found arn|found cannot|found databas|found did
E240|found do|found driver|found due|found either|found failed|found functio|found if|found inacces|found install
E240|found leads|found link|found looking|found metrics|found model|found models|found namespa|found query
E240|found require|found reset|found server|found sqldriv|found try|found type|found wikiped|fp|fp mixed|framewo as
E240|from collect|from models|from pb|from task|fs is|fssl|fssl https|ft|ft search|full synchro|functio cvshowi
E240|functio readpro|functio score|functio you|gated space|gateway exited|gateway process|gbm|gbm common|gemini flash
E240|gemini was|gencode|gencode runtime|gencode version|generat code|generat is|geocode|geocode yahoo|get model
E240|getitem operati|gettabl operati|gguf|ghostsc gs|ghostsc is|git cmdline|git not|git version|github io|glibc
E240|glibc not|glpk|glpsol|gnu|gnu libc|gone for|google chrome|google gemini|google instruc|gpg gpg|gpg it|gpt has
E240|gpt is|gpt tubro|gpt with|gpt yandexg|gpu and|gpu not|gpu support|granite chat|graph api|graph model|graphvi
E240|graphvi executa|grok beta|grok instead|groq com|group rg|gs on|gs sstdout|gstream|gstream not|gtk|gtk or
E240|guardra hub|guardra toxic|guide initial|gurobi is|had not|handler for|handsha failure|has binary|has model
E240|has set|hashico|hashico aws|have cryptog|have languag|having permiss|hbase tableno|header has|headles is|heron
E240|heron model|highgui|highgui src|hive old|home bentoml|home environ|html for|https camelot|https deno
E240|https pyencha|https pypi|hub guardra|hub inferen|hub install|hub or|hub please|huey|huey task|huge permitt|id crm
E240|id eleven|id snowfla|identif by|identif listed|if it|image distrib|image export|image not|imageio pyav|imagema is
E240|imagema library|imaging|imaging module|img availab|impl|impl io|impleme could|impleme rebuild|import error
E240|import langcha|import name|import nltk|in bentoml|in dagmode|in directo|in filesto|in method|in path|in profile
E240|in taskreg|in thin|inacces|inacces and|include pandoc|includi quotes|incompa protobu|incompa ssh|inconsi depende
E240|index aspx|index docs|index invoice|index main|index movies|index or|inferen api|inferen instead|inferen with
E240|init command|init py|initial html|initial model|input as|install abortin|install anthrop|install apt
E240|install bitsand|install chrome|install deno|install driver|install either|install fastexc|install ffmpeg
E240|install flac|install imageio|install imagema|install instruc|install kuzu|install langcha|install libmagi
E240|install markitd|install msgconv|install of|install on|install one|install openpyx|install pandoc|install parser
E240|install pdflate|install pip|install pypando|install run|install sh|install to|install transfo|install unstruc
E240|install use|install version|install with|install wkhtmlt|install you|instruc curl|instruc for|instruc here
E240|interac framewo|into the|inv old|invalid config|invalid method|invalid runtime|invo|invo does|invoice app
E240|invoice could|invoice for|invoice in|invoice is|io hashico|io pyencha|iomode based|ir|ir version|is part
E240|is please|is poppler|is properl|is selecte|iscoder|isn't defined|issue on|issue templat|issue web|issue with
E240|issues are|issues filling|it does|it either|it request|it through|items returne|its end|its port|java command
E240|java gateway|java home|java is|jbig dec|jdbc|jdbc oracled|job functio|jobs is|jpeg not|jq|jq items|jvm|jvm shared
E240|kaleido engine|kaleido package|kaleido require|kernel named|kex|kex algorit|key europe|key vault|keys algolia
E240|keys aquilam|kmsinva|kmsinva when|known gss|kuzu|kyiv|label awsprev|land|land install|langcha mistral
E240|languag data|languag deu|languag sl|languag swe|languag xx|large is|large not|last minutes|latest is|latex
E240|latex could|layout heron|least mongodb|letters does|letters doesn|letters doesn't|letters letters|letters no|lg
E240|lg it|lib libfoo|lib linux|lib odbc|libadbc|libadbc driver|libc|libc so|libcair|libcair so|libclnt|libclnt so
E240|libcubl|libcubl so|libdir|libdir vector|libfdk|libfdk aac|libfoo|libfoo so|libgl|libgl so|libgobj|libgobj cannot
E240|libgobj libgobj|libjvm|libjvm so|libmagi|libmagi dev|librari cramjam|librari for|library but|library did
E240|library file|library libcair|library libclnt|library libcubl|library libgobj|library libvisa|library libxgbo
E240|library needs|library try|library with|libreof nowhere|libvisa|libvisa so|libx|libxgbo|libxgbo so|libzbar
E240|libzbar so|life on|likely causes|likely to|line applica|line catalog|linked|linked gencode|linux gnu|listed on
E240|litellm notfoun|llama does|llama gguf|llama not|load adbc|load any|load backend|load plugin|load sentenc
E240|loaded likely|loading backend|loading languag|loading psycopg|loading shop|loadlea did|local folder|local lib
E240|locale setting|locale xx|locally and|localpa|localpa nowhere|locate bit|locate library|locate revisio
E240|locatio must|locatio westeur|longer accessi|looking|looking for|lora|luminou extende|lxml do|lxml usr
E240|machine does|magickw|magickw shared|main does|manage to|manager could|mandato capabil|manual executi|manuall in
E240|mapping from|marked for|markitd|matchin distrib|max support|mean loadlea|medium type|meilise com|merging
E240|merging of|message collect|message either|message errors|message issues|message line|message path|meta data
E240|metadat was|method and|method call|method copy|method depreca|method name|metrics old|mib compila|microso entity
E240|might add|migrati|migrati please|minilm|minimum cli|minimum version|minutes please|missing google|missing optiona
E240|missing pip|missing pockets|missing root|missing safe|missing spreed|mistral medium|mistral mixtral
E240|mistral please|mixed|mixed precisi|mlt|mlt pth|model archite|model binary|model cc|model cohere|model constru
E240|model craft|model doubao|model en|model files|model headers|model identif|model ir|model large|model luminou
E240|model message|model mixtral|model models|model no|model onnx|model or|model param|model qwen|model service
E240|model sonar|model sonic|model stabili|model summari|model turboo|model type|model unknown|models adapter
E240|models bge|models can|models docling|models for|models if|models ner|models pull|models that|models tokeniz
E240|models vosk|models whisper|models with|models you|modelwr|modelwr at|module is|modulen|modulen no|modules dnn
E240|modules highgui|moment and|mongo reports|mongodb|monolin|monolin does|more depende|more here|movies not|mp with
E240|msgconv|msgconv tool|multipl data|multipl formats|must install|name apoc|name app|name catalog|name conv
E240|name correct|name deleted|name docs|name gettabl|name mapping|name stable|name writer|named acme|named crm
E240|named dbt|named does|named model|named pdfium|named pdfplum|named python|names are|namespa crm|namespa docs
E240|namespa does|namespa or|need version|needed to|needs to|ner config|net invoice|new scripts|new sdk|nightly not
E240|nltk|nltk downloa|nltk nltk|no accepta|no acme|no backend|no dbt|no driver|no engine|no exchang|no ffmpeg|no jvm
E240|no library|no log|no nameser|no nvidia|no package|no pandoc|no procedu|no registe|no stack|no suchfil|no task
E240|no tessdat|no time|no version|no wkhtmlt|nonexis when|noregis|noregis no|not access|not activat|not cached
E240|not cpu|not deploye|not executa|not local|not manage|not sure|not up|notfoun activit|notfoun vertexa|notosan
E240|notosan regular|now support|nowhere localpa|nvidia com|nvidia driver|nvidia gpu|object sale|obtain driver
E240|obtain the|occurre cluster|occurre entityn|occurre kmsinva|occurre statema|ocr demo|ocr engine|ocr tessdat
E240|of bitsand|of chromed|of dbt|of life|of models|of multipl|of none|of pymongo|of transfo|of untagge|old because
E240|old could|old issue|old please|older|older than|on error|on path|on septemb|on use|on which|only support
E240|onnxrun core|onnxrun fail|onnxrun no|onnxrun not|open can't|open deploy|open lib|open visa|openai in|opening data
E240|openmp|openmp runtime|openpyx|openpyx use|operati cluster|operati entity|operati functio|operati secrets
E240|operati state|operra|options are|options enable|or all|or below|or caching|or call|or cocoa|or conda|or endpoin
E240|or gated|or or|or part|or partiti|or provide|or psycopg|or pytorch|or valid|oracle client|oracle jdbc|oracled in
E240|oracled is|org project|osfs|osfs home|otherwi please|out segment|output not|owner resourc|package error
E240|package fastexc|package install|package metadat|package or|package require|package which|package yml|pandoc and
E240|pandoc or|pandoc was|parse lxml|parser library|part val|partiti docx|partiti with|pass path|pass specifi
E240|pass token|passed config|passwor auth|path and|path app|path doesn't|path models|path path|path properl|path see
E240|path specifi|path use|path using|pb|pb py|pc|pc invo|pdf engine|pdf error|pdf for|pdfium|pdfium when|pdfiumc
E240|pdflate|pdflate not|pdflate see|pdfplum|pdftote|peer no|pending deletio|permiss issue|permiss please
E240|permitt models|pip or|pip package|pipelin|pipelin options|pki|pki old|plaid|platfor bing|platfor is
E240|please activat|please pass|please report|plugin sqlalch|plugins distrib|plugins might|pockets|pockets is
E240|pockets module|policy pdf|pooch|poppler install|port number|postgre driver|potenti|potenti docx|precisi require
E240|prefix environ|private or|private reposit|pro does|pro ultra|probabl had|procedu|procedu is|procedu message
E240|procedu name|procedu procedu|procedu with|proceed|proceed install|process can|process string|profile app
E240|program to|project docling|project faiss|project ghostsc|project yml|proto gencode|protobu gencode|protoc
E240|protoco unsuppo|prototx|prototx in|provide found|provide install|provide openai|provide registr|psycopg module
E240|psycopg or|pth|pth and|pull first|pulp cannot|pulumi cli|punkt|punkt tab|py file|py readthe|pyav pip|pyencha
E240|pyencha for|pyencha github|pymongo|pymongo require|pypando|pypando downloa|pypando wheels|pypi|pypi org
E240|python collect|python dist|python package|python process|pytorch model|quant|quantiz|quantiz require|queue render
E240|queue task|queues|quotes to|qwen does|qwen vl|rar candida|rar unrar|read config|read docx|read format|read it
E240|readalo|readalo edge|reader feature|reading no|readme file|readme otherwi|readpro|realm does|rebuild|rebuild the
E240|receive fare|recentl deleted|recogni this|recomme on|recover command|recover it|redis library|redis result
E240|regener|regener with|regiono|regiono compute|registe artifac|registe on|registe resourc|registe schemes
E240|registr failed|registr terrafo|regular ttf|relativ path|remote service|removed connect|removed on|removed use
E240|render image|render missing|render render|repo either|repo message|repo status|report this|reports wire
E240|reposit make|request lxml|request merging|request method|request version|require docker|require google
E240|require gpu|require is|require package|require parse|require version|reset the|resolve configu|resolve this
E240|resourc are|resourc availab|resourc dejavus|resourc group|resourc import|resourc provide|resourc punkt
E240|resourc resourc|result store|retired and|retired on|revisio header|revisio identif|rg|rg old|root cache
E240|root easyocr|root reposit|route entry|route pki|rs could|rt|rt yaml|run bentoml|run gpg|running apt
E240|running templat|runs current|runtime environ|runtime is|runtime runtime|runtime version|safe tensors|safeten or
E240|sale subscri|sandbox environ|sandbox snapsho|scikit|scikit image|score from|scripts are|scripts folder|sdk you
E240|sdxl|sdxl turbo|search this|searchi docs|seats|seats sold|secret because|secret with|secret you|secretn secret
E240|secrets manager|securit policy|see also|see readme|segment sell|select differe|sell|sell failure|send unknown
E240|sending its|sentenc transfo|septemb|septemb see|service acme|service for|service in|service names|service true
E240|service vectors|set explici|set these|setting up|sh sh|sha passwor|share doc|share tessera|shop proto|shut
E240|shut down|si|si could|signing into|simpleq nonexis|sl|sl si|small does|snappy codec|snapsho py|sndfile
E240|sndfile library|snowfla crm|snowfla libadbc|snowfla so|so could|so found|so is|so libcair|so undefin|so version
E240|so wrong|sold|sold out|solver glpk|solver gurobi|sonar|sonar huge|sonic|sonic english|sources|sources are
E240|space acme|space please|specifi connect|specifi no|specifi queue|specifi secret|specifi server|specifi toolkit
E240|speech is|speech module|speech platfor|speech recogni|speech synthes|spelled|spelled the|spreed|spxerr gstream
E240|sqlalch dialect|sqlstat errorco|src caffe|src gbm|src window|ssh peer|ssl sslv|ssl unsuppo|sslv|sslv alert
E240|sstdout|sstdout stderr|stabili|stabili sdxl|stable|stable diffusi|stabled|stabled require|stack named|stacktr
E240|stacktr above|staging|staging label|start full|state generat|statema|statema jobs|statema when|stateme failed
E240|statest is|status model|status tstatus|statusc sqlstat|stderr dquiet|store backend|store osfs|subscri doesn't
E240|such bucket|such image|such kernel|suchfil|suchfil load|sunset|sunset on|support archite|support chrome
E240|support disable|support ir|support message|support tessera|support version|sure about|sure chrome|swe|swe please
E240|symbol foo|sync state|synthes readalo|sys|sys init|system equival|system or|systems|systems path|tab not|table db
E240|table has|table path|tableno|tableno leads|target databas|target dev|target resourc|task cannot|task loadlea
E240|task name|task queues|task text|taskreg|tcpdump|tcpdump is|tdetail no|tdetail the|templat build|templat confirm
E240|templat py|templat to|tenant contoso|tensors|tensors file|terrafo io|tessdat deu|tessdat directo|tessdat prefix
E240|tessdat specifi|tessera couldn|tessera ocr|tessera require|tex|tex because|texecut|texecut status|text img
E240|that are|that each|that google|that imagema|that pockets|that this|the acme|the allow|the ark|the compute
E240|the conn|the daytona|the delta|the deltala|the depende|the deploym|the extensi|the fact|the fauna|the feature
E240|the flac|the getitem|the gettabl|the graph|the graphvi|the imageio|the imaging|the invoice|the java|the kaleido
E240|the keyword|the linked|the listobj|the nltk|the optiona|the procedu|the pulumi|the redis|the scikit|the solver
E240|the stacktr|the sync|the tessdat|the tk|the utils|the webhook|their transit|these are|these reader|thin|thin mode
E240|this archite|this conditi|this configu|this environ|this executa|this functio|this issue|this python|this secret
E240|this system|this worker|tickets doesn't|time not|time zone|title method|tk|tk interac|tkagg|tkagg which|to abort
E240|to data|to date|to filenot|to import|to proceed|to recover|token and|token having|tokeniz model|tool bin
E240|tool please|toolkit version|topic or|topicno|tor|tor is|torch not|toxic|toxic languag|trained|trained please
E240|transfo all|transfo does|transfo is|transfo models|transit depende|tree builder|trusted|tsv|tsv output|tubro
E240|turbo model|turbo turbo|turboo|turboo not|typ rt|type if|type qwen|type secret|type snowfla|type vector
E240|type virtual|ultra|ultra not|unavail request|undefin symbol|unixodb|unixodb driver|unknown databas
E240|unknown geocode|unknown languag|unknown locale|unknown topic|unrar|unset this|unstruc|unstruc docx
E240|unsuppo librari|unsuppo locale|unsuppo operati|untagge|untagge enum|up runtime|up the|update pip|update to
E240|upgrade kaleido|upgrade modal|upload the|use absolut|use filter|use grok|use hugging|use instead|use sonic
E240|use transfo|use yaml|user permiss|using bitsand|using ctypes|using ffmpeg|using pip|using yt|usr local|utility
E240|utility not|utils|utils package|valid chrome|valid service|validat hub|variabl is|variabl properl|variant
E240|variant of|vault if|ve spelled|vector does|vector no|vectors valid|version but|version cannot|version check
E240|version current|version from|version glibc|version max|version or|version require|version specifi|version using
E240|version when|vertexa|vertexa publish|view not|vimeo|vimeo unable|visa|visa library|vl|vl but|vosk|vosk small
E240|wait moment|was depreca|was marked|was removed|was retired|was sunset|web lg|web route|webhook for|west statema
E240|westeur|westeur and|wheels|wheels with|when install|when set|which can|which model|which require|while compili
E240|while searchi|whisper|whisper large|wikiped|wikiped py|window cpp|windows gtk|wire|wire version|with args
E240|with binary|with cuda|with gpu|with include|with model|with multipl|with protoc|with tex|with unknown
E240|with windows|within package|wkhtmlt executa|wkhtmlt https|worker availab|workflo jobs|working tool|writer
E240|writer not|writers driver|wrong elf|wss speech|www nvidia|xgboost library|xgboost version|xx yy|yahoo options
E240|yaml is|yaml load|yaml typ|yaml yaml|yandexg|yandexg latest|yml|yml and|yml found|yml verify|you add|you created
E240|you probabl|you recentl|your compute|your generat|your hugging|your ocr|your project|your systems|your tessdat
E240|your version|yoursel followi|yt|yt dlp|yy|zamba|zamba forcaus|zbar|zbar shared|zstd compres
E240F179L304|details failed
E240F240|.actor|.executi failed|.job executi|.poppler|able|able to|bing|bing com|claude sonnet|content availab|conv
E240F240|deploy|deploye|descrip model|functio is|hadoop hbase|ioerror|ioerror message|log files|message org|nameser
E240F240|of date|safe|searchi|set for|set to|snapsho|sonnet|status no|task render|task to|the init|torch|typ
E240F240H240|c modelno
E240F240H240S240|.bento|.bento ml|.ml
E240F240I240U240|predict failed
E240F240I277S240U240|predict
E240F240K240M304S371U439|convert
E240F240K240S343U240|args
E240F240K439S371U502|.parser
E240F240L240|.client not|abort|hbase|https webdav|the last|webdav example
E240F240L240Q240|com search
E240F240L240S240|webdav
E240F240L240S304|sqlalch
E240F240L343|unknown error
E240F240L343S240|dpy
E240F240L371|to remote
E240F240L393Q240|fail
E240F240L462Q240U240|the connect
E240F240L466|error errno
E240F240L502|connect error
E240F240M240U240|.java|headles|mib
E240F240M371|cuda
E240F240P240|.created|.dapr|.not created|.session not|com microso|conditi com|lambda eu|rs
E240F240P240Q240|.huey|from this
E240F240P240S240|are availab|dev documen|documen on|documen webdriv|for documen|seleniu|seleniu dev|trouble errors
E240F240P240S240|webdriv|webdriv trouble|www seleniu
E240F240P586S240|lock
E240F240Q240|c cluster|returne http|tasks are
E240F240Q240S240|above
E240F240S240|c jsonrpc|poppler|with respons
E240F240S304|.slumber base
E240F240S343|.influx|.influx db|exited with
E240F240U240|model predict
E240F240U304|externa
E240F304|.fail|an issue|apache hadoop|c institu|exec|hadoop|institu is|is likely|process exited|root cause|transit
E240F304H240J343L240S240|.inferen
E240F304H419|model is
E240F304J240U240|to process
E240F304K304P371|to update
E240F304L240P304S240|.grpc
E240F304L240U240|hive
E240F304M240|kernel
E240F304P240|is open|the root
E240F304S240|build|moment
E240F304S304|is out
E240F343|allowed when
E240F343L240S240|.cluster
E240F343L240U240|.backend
E240F343L426S240|ssh
E240F343P445Q240|databas is
E240F358H240L371|statusc unavail
E240F371K240S304U371|.empty
E240F371K439S371U393|char
E240F371L240P240S240|error please
E240F371L240P343Q240S462U240|stateme
E240F371L304U304|.down
E240F371M343S304U304|died
E240F371S240U343|org apache
E240F393K240L439P304S371U240|last
E240F393P240S304|.not availab
E240F393S240U343|apache
E240F411M304|.ray
E240F419H304|service is
E240F426K240L240P240S462|.executi
E240G240|api files|errorme|exists please|message unable
E240G240P240S240|states
E240G240P304S240|nightly
E240G240P371|c version
E240G240S240|search with
E240G304|pull
E240G304P240S240|.invalid state
E240H240J240L240S240|.inferen server
E240I240|generat post|generat version|model gemini|text generat
E240I240P240S304|learn more
E240I240P240S343|learn
E240I277|pro please
E240J240|api inferen|co models
E240K240|but found|model claude|quotes
E240K240P240Q240|the table
E240K240P240S240U304|mapping
E240K240Q240U304|data for
E240K240S240|.class|medium|the tool
E240K240S240U456|not an
E240K304|extract json|json please|model to|score
E240K304R304U240|.instruc
E240K304S240|in schema
E240K304S304U371|diction
E240K304S343U304|parser
E240K371S462U411|at line
E240L240|.namespa|code server|correct and|https python|instanc please|library in|linux|locally|modal|movies
E240L240|oracled readthe|realm|table docs|the docker|the library|unset
E240L240P240|.procras
E240L240Q240|.marqo
E240L240R240|guide|latest user|user guide
E240L240S240|seem|seem to
E240L240S240U240|inconsi
E240L240S343|small
E240L240U240|cached
E240L240U304|en latest|io en
E240L304|.os|causes|lookup failed|mongo|protoco ssl|while trying
E240L343|connect has|lookup|os error
E240L343S240|os
E240L343U240|to fetch
E240M240|bin convert|no executa
E240M240P240|this process
E240M240U240|pytorch
E240M304S240U304|died with
E240N240|framewo|grok|model grok
E240N240P240|contain content
E240N304|.policy
E240N393S471U304|filter
E240P240|.cannot|.dag|.dapr grpc|and this|aws lambda|aws simpleq|aws states|be due|because one|c aws|c simpleq
E240P240|cannot send|code contain|contain code|crm key|dag|dag id|data directo|id nightly|json at|not created
E240P240|occurre aws|opt tool|or specifi|pulumi|read or|ru leads|server file|simpleq|state store|states eu|statest
E240P240|store statest|the path|the queue|too old|west functio
E240P240Q240|below
E240P240S240|.terrafo|.terrafo command|issue code|metrics|startex|startex operati|the startex
E240P240S240U304|.seriali|file has|this file
E240P240S304|regular
E240P240U240|within the
E240P277U240|the version
E240P304|delta|file exists|version does|version this
E240P304U240|it to
E240P343|lock file
E240P343S240|working
E240P371S304U371|seriali
E240P393|when trying
E240Q240|.marqo web|.search|amqp|conditi amqp|extende|followi error|in chat|link status|marqowe|marqowe error
E240Q240|marqowe marqowe|recentl|request link|runtask|runtask operati|the namespa|the runtask
E240Q240S240|by this
E240Q240S304|.teams|.teams webhook|.webhook
E240Q240S304U240|message message
E240Q240S343|.db client
E240Q304|executi of
E240R240S240|.did|.did not
E240S240|.incompa|.matches|.redis vl|.smi|.unknown model|.vl|accepta|acme writers|are file|are no|base en|builder
E240S240|c unimple|cannot execute|chrome is|class docs|collect or|compila|compila error|directl|dockere|dockere no
E240S240|en base|encoder|error could|error model|europe|exp|file from|for functio|for languag|found from|from http|img
E240S240|impleme for|index for|large turbo|layout|listed|model acme|model bge|model please|needs|no matchin|of table
E240S240|only allowed|posixpa|posixpa dot|process please|program|properl in|protoco not|pulp|queue does|recogni the
E240S240|repo id|repo type|schemes|schemes are|secretn|specifi and|state machine|statusc unimple|tenant id|the bucket
E240S240|the install|this could|this key|unimple details|unknown command|unknown encoder|unknown service|version are
E240S240|version for|version was|with idx
E240S240U240|.feature not|absolut|c data|checkpo|compati|faiss|is support|missing from|sentenc|tokeniz|unimple
E240S240U240|valid path|writers
E240S240U304|.impleme|.not impleme|during convers|exitcod|exitcod during|pandoc died|with exitcod
E240S240U343|open in
E240S240U495|audio
E240S304|.pulp|beginni|date and|dialect|dot|each|english|for list|found using|importe|languag is|permane|relativ
E240S304|request languag|semanti|semanti error|support models|the target|vectors
E240S304U240|check failed|command line|list of|minimum|path is|postgre|synthes
E240S304U411|not recogni
E240S343|c method|cannot use|precisi|support with
E240S343U240|for type|jpeg|names|prefix
E240S343U304|formats
E240S343U371|undefin
E240S371|.interpr|specifi for
E240S393|de
E240S393U343|the documen
E240S411|mandato
E240S426|you mean
E240S426U240|mean
E240S439U393|=NotImplementedError
E240S462U240|.argumen
E240T240|failed not
E240U240|.data not|.no backend|.ocr|.shell|.storage api|.ttf|abortin|absolut path|also|based|block type|camelot
E240U240|command antiwor|contain file|data file|decrypt operati|depreca version|doc failed|documen invalid|docx file
E240U240|docx is|dpi|failed file|file but|find model|flac or|format error|handler|header for|http www|in faiss
E240U240|it manuall|jbig|ner|no handler|not compati|proto|protobu|protoco version|pyav|recover|require at
E240U240|sendmes operati|snappy|the checkpo|the decrypt|the sendmes|thumbna|valid model|with exit|yet support|zstd
E240U304|.delegat|.it|.it down|.mail|.mail parser|.mark|.mark it|backend to|be read|constit|delegat|error constit
E240U304|file for|find backend|found and|get page|iomode|isn't|manuall|page count|path or|tree|with iomode
E240U343|rar
E240U393|flac
E240U462|invalid data
E240U480|.image
E277|exist model|letters not
E304|#100|#127|.airflow not|.ark not|.codec|.dbt project|.driver not|.entity not|.found entity|.info not|.messagi
E304|.messagi entity|.product|.such bucket|.unsuppo product|.upgrade|.upgrade require|acme plugins|add it|and install
E304|appropr|archite|availab models|aws documen|bucket does|bucket not|bucketn|c nosuchb|c support|can install
E304|client noticed|collect not|compile with|contain does|ctypes|ctypes util|data not|dbt|directo models|docs depreca
E304|docs not|docs was|doesn exist|doubao|doubao pro|driver manager|elastic and|error unspeci|executa found|exist time
E304|ffprobe|file named|find adapter|find library|for multipl|found raw|found tdetail|fs to|functio not|get install
E304|get throttl|gettabl|gone the|image render|imageio|imageio ffmpeg|imagema|install and|install fs|install https
E304|install upgrade|install using|io cpp|is install|it using|its life|kaleido|lib libacme|lib python|libacme
E304|libacme so|librari|library called|library not|life please|load has|load library|locale|lxml|manager can't
E304|message bucket|messagi entity|mixtral|mixtral has|model command|model path|model version|models acme|models tiny
E304|module ensure|module named|no module|nosuchb|nosuchb when|not compile|not elastic|noticed|noticed that
E304|occurre nosuchb|old not|on and|open docs|operati system|opt lib|or install|out the|package is|pip pip|py data
E304|queue invoice|qwen|render invoice|render pdf|reposit for|require depende|respons not|retired|scripts
E304|specifi bucket|support but|system please|table does|terrafo|tessdat|the appropr|the aws|the transfo|this repo
E304|this unknown|throttl functio|transfo library|ttf|unknown product|unknown task|unspeci error|unsuppo model
E304|unsuppo protoco|up correct|use pip|usr lib|usr share|util find|version has|version not|when loading|xgboost
E304|your system
E304F240|apt|apt get|compile|ghostsc|it not|name could|your client
E304F240H240I240|deploym
E304F240I240Q240S371U462|error while
E304F240K240S371|it was
E304F240K304L343S304U304|more details
E304F240L240P304S240|.by broker|.closed by
E304F240L343P304S304|.by
E304F240L371S240U240|.t
E304F240N240|we do
E304F240P240|error conditi|operati on
E304F240P240S240|error databas
E304F240S240|home|of its
E304F240S304|.solver
E304F240S371U393|.exit
E304F240U240|libreof
E304F240U393|.exit code
E304F240U533|.pdf
E304F304G240P240S371|content status
E304F304N240S240U240|of an
E304F304P240S304|.airflow
E304F304S304|runtime error
E304F343H358P488|is current
E304F371M343P240S343U343|.subproc
E304F371S343|exited
E304F484H240L304P304|server is
E304G240N304S304|because it
E304G240S240|with key
E304G304L240P240S371|.state
E304G371P371|#405
E304I277|gemini
E304K240|functio name
E304K240S304|found availab
E304K240S371U240|.undefin
E304K304S426U240|dict
E304L240|and we|api models|co api|python oracled|readthe|readthe io
E304L240P240S371U304|documen for
E304L240S240|bge
E304L240U304|.resolut
E304L240U426|to load
E304L304S240|error cannot
E304L343|message unknown
E304M240S240U240|.boost|.xg|.xg boost
E304M240S240U304|modules
E304M240S240U371|opencv
E304M240S304U371|in functio
E304M240U304|io opencv|opencv io|opencv modules
E304M343P240S343U343|.called|.called process
E304P240|are on|update the|your operati
E304P240S240|jobs in|readme
E304P240S343U304|incompa
E304P304|c contain|errorco contain|specifi contain
E304P304S304|queue jobs
E304P304S451U240|xx
E304P343S240|.delta
E304P371S240|obtain
E304Q240|elastic|util
E304Q240S304U240|issues
E304S240|.channel not|.regex|.regex match|.scheme|en tiny|excepti no|idx|invalid model|it with|model mistral
E304S240|models llama|not impleme|operati this|or cannot|server version|solver|such model|tiny|tiny base|tiny en
E304S240|to obtain|turbo
E304S240U240|called
E304S240U304|.tessera|ensure that|options|specifi the
E304S304|find match
E304S304U343|pandoc
E304S426|did you
E304S451U240|foo
E304S462U240|vector
E304U240|.info|antiwor|dict keys|from onnx|onnx|onnx failed|open resourc|support please
E304U304|model from|the end
E304U383|codec
E326S240|model does
E343|.applica|.command not|.missing depende|.project|.queue not|be install|c gone|client library|code index|deletio
E343|exist crm|install it|life|message index|no queue|optiona|optiona depende|shared library|such index|tessera is
E343|this version|with pip
E343F240|manager
E343F240L304M240U304|java
E343F240L343|if this
E343F240M240S240U240|onnxrun
E343F240M240S240U393|cpp
E343F240P240|functio render
E343F240P240S343U304|refer
E343F240S240|init
E343F240S343U304|refer to
E343F304|distrib
E343F304G240J240L505P304S240|.closed
E343F304G240O240P451Q240S343|conditi
E343F304M371P240S393U439|c exit|c status
E343F371L411P304S393|.web driver
E343G240P240S371|with name
E343K240Q304S304U304|please use
E343L240|can't open|oracled
E343L240U304|load model
E343L343S411T240U480|end of
E343M240S240U371|cpp error
E343P240S240|latest version|opt|please refer
E343P304S240|.channel closed
E343S240|.imprope|.imprope configu|plugins|properl|require by|unknown model
E343S304|.dbt|.dbt runtime|can't find
E343S343U343|support for
E343S343U426|support by
E343S411|=AttributeError
E343U304|model safeten|safeten
E371|=ModuleNotFoundError|api version|cannot load|install the|leads old|message model|your path
E371F343H277L240|loading
E371F343P240Q240|.queue
E371G240|method not
E371L240S304|cannot find
E371S240U304|import
E393|index not|install or|longer support|on your
E393F240S304|chrome
E393F304L240M240S304U240|runtime
E393F304S343U304|backend
E393G240M240P343S343U240|engine
E393I240S240|model gpt
E393S240U240|depreca
E393S508U304|languag
E403|c index
E411|.depende|so cannot
E411F240M240S240U451|ffmpeg
E411N240S451U304|.not support|.support
E411P240U240|version is
E411P277S240U240|version of
E411S240U304|py
E419F240|tessera
E426|object file|open shared|please install|shared object|to install
E439|c model
E439M240|executa
E451P240U240|.version
E462|pip install
E462U343|cannot open
E480|pip
E480P240U240|old
E502|not install
E514L240|library
E530U240|=ImportError
F179|api postmar|com email|left there|postmar|postmar com|raised service
F240|.abandon|.abandon job|.action timeout|.actor died|.airflow sensor|.airflow task|.api communi|.api interna
F240|.assassi|.assignm|.assignm timeout|.backend store|.bad json|.base timeout|.binance request|.blocked timeout|.body
F240|.brain|.brain protect|.bravado timeout|.broken executo|.broken process|.busy result|.calls|.calls limit
F240|.cell timeout|.client decode|.cloudfl loop|.command timed|.connect availab|.connect blocked|.connect exceede
F240|.connect grpc|.consist lost|.convers incompl|.coordin|.coordin not|.crashed run|.cursor|.cursor not
F240|.dagster executi|.dapr interna|.databas unavail|.daytona timeout|.db server|.deliver|.died|.discord server
F240|.dist backend|.ec|.ec throttl|.empty page|.empty pool|.end point|.endpoin timeout|.engine dead|.ep|.ep fail
F240|.executi interru|.executo|.faceboo bad|.failed fetch|.fallbac|.fatal url|.finnhub request|.flagsmi api|.flow run
F240|.for lock|.freshde server|.functio timeout|.future|.future timeout|.gateway not|.gateway respons|.geocode parse
F240|.geocode timed|.gitlab parsing|.grafana server|.group coordin|.hazelca client|.http server|.hub broken
F240|.incompl generat|.invoke|.invoke timeout|.is full|.job timeout|.killed|.killed worker|.ldap busy|.ldap respons
F240|.ldap time|.lifetim|.lifetim timeout|.linkup failed|.loop protect|.mailbox store|.mailbox uids|.many streams
F240|.market|.market closed|.master|.master reporte|.max restart|.maximum wait|.mid|.mid stream|.modbus io|.nameser
F240|.no nameser|.not active|.not primary|.nsq pub|.nylas sdk|.object lost|.op|.op failed|.operati timed
F240|.overpas gateway|.overpas unknown|.parse api|.pdf poppler|.pending|.pending calls|.plivo server|.point
F240|.point interna|.polling|.polling timeout|.pool empty|.poppler timeout|.primary|.process pool|.produce queue
F240|.provide not|.pub|.pub failed|.pysnow|.queue is|.queue overflo|.queue timeout|.rates|.rates not|.ray actor|.reply
F240|.report|.reql availab|.reql op|.reql runtime|.resourc failure|.resourc timeout|.respons body|.respons code
F240|.respons format|.restart exceede|.restart telegra|.retries exceede|.retries reached|.rm operati|.run wait
F240|.scrapli timeout|.sdk timeout|.sensor|.sensor timeout|.serial timeout|.server dead|.server http|.serverl
F240|.serverl timeout|.session pool|.severe|.shard not|.slow|.smb timeout|.smith request|.snmp timeout|.soft
F240|.soft time|.space paused|.spam|.spam assassi|.spark connect|.split|.split brain|.status line|.store unavail
F240|.stream fallbac|.streams|.subproc output|.system|.system mainten|.target|.target disconn|.taskiq result
F240|.telegra server|.tempora fail|.time exceede|.timeout exceede|.timeout nomad|.timeout warning|.too slow
F240|.transpo protoco|.trino externa|.twitch backend|.uids|.unexpec empty|.unknown content|.usb timeout|.valid worker
F240|.vault down|.wait queue|.wait time|.waiter|.waiting|.waiting for|.weaviat timeout|.websock queue|.worker crashed
F240|.worker lost|.workflo timeout|.xml parse|.xml syntax|.yf data|=BufferError|aadsts transie|abandon|abort action
F240|aborted leaf|about that|about where|above for|abruptl|abruptl while|accept new|accept request|access was
F240|accessi resourc|action of|action timed|active but|active cluster|active it|active replica|active steps
F240|activit startto|actor option|actor rendere|actor this|add to|address address|address host|adhoc|adhoc query
F240|adjuste with|adjusti|adjusti the|admissi|admissi for|afc|afc ea|after please|after waiting|again server|again the
F240|agent step|airline|airline respond|aj|aj timed|albums|albums max|all nameser|all request|all restric|all scrapin
F240|all those|all tokens|allocat allocat|allocat failed|allocat of|allocat row|allow delete|already request|amazon ec
F240|an applica|an extra|an html|an illegal|an rpc|and initial|and make|and message|answer message|answer the
F240|answere servfai|answere the|anthrop peer|apache druid|apache org|api could|api deepl|api events|api histori
F240|api is|api pub|api status|api timed|apiconn anthrop|applica error|applica interna|aql query|are process
F240|are queued|are sending|asmx status|assignm|assignm for|async|async timeout|at api|at graph|at insuffi
F240|attempt exceede|attempt request|attempt while|availab channel|availab closing|availab from|availab message
F240|availab no|availab please|availab too|availab zone|awaitin datasou|awaitin respons|back again|backend is
F240|backend server|bad output|ban|ban free|ban status|bank or|basic|basic nack|batch in|be active|be adjuste
F240|be deploye|be modifie|be submitt|be the|because no|because timeout|become|become ready|before finishi
F240|before headers|before operati|before receivi|before replyin|before timeout|being execute|binance invalid
F240|bitfine com|bitfine get|bitfine system|blocked connect|bluetoo|bluetoo device|body could|body from|body msg
F240|body upstrea|bot claude|brain|brain protect|breaker is|breaker opened|breaker still|broken if|broker not
F240|browser closed|build error|build for|build logs|bundle|bundle but|busy bindres|busy ctrls|busy message|busy none
F240|busy request|busy retry|but active|but all|but has|but timed|by amazon|by dev|by one|by overcom|by token|by wlm
F240|bytearr not|bytearr ssh|c airline|c carrier|c cursorn|c databas|c downstr|c ec|c edquot|c errorma|c etimedo
F240|c fatal|c hive|c hrana|c mainten|c memoryp|c metasto|c nodes|c notwrit|c one|c out|c ready|c soapenv|c websock
F240|cache openpix|cache resourc|calling collect|calls actor|can retry|can't retry|can't start|canceli|canceli stateme
F240|cancell by|cancell for|cancell maximum|cannot interpr|cannot invoke|cannot service|capacit for|capacit in
F240|capacit out|carrier|carrier api|cart|categor read|caught|caught excepti|cause enginec|caused from|cell executi
F240|cell timed|center at|changed to|channel by|channel resourc|char content|check back|check python|check system
F240|check timed|checkin out|ci|ci example|circuit fetch|class name|class systeme|client details|client metadat
F240|client request|client rs|client took|clients|clients reached|closed before|closed message|closed sqlstat
F240|closing transmi|cluster node|cluster or|cluster out|cluster the|code albums|code downstr|code product
F240|code serverb|code service|code timeout|codenam cursorn|codenam notwrit|codenam primary|collect org|column string
F240|com conf|com empty|com functio|com git|com jobs|com market|com no|com operati|com pets|com print|com report
F240|com reports|comes|comes the|command apt|command did|command executi|command node|common bad|complet severit
F240|conf pub|connect after|connect are|connect availab|connect exceede|connect later|connect pool|contain launch
F240|content html|content service|context deadlin|continu with|conv node|convert process|core sw|core worker
F240|couchba kv|couldn' get|cpp remote|crashed session|crawl request|crdt|crdt because|create exceede|create server
F240|creatio sites|crm args|crm on|csrc|csrc distrib|css timed|csv name|csv on|cuda error|cudnn|cudnn failure
F240|cudnn status|curl error|curl operati|currenc label|currenc rates|current active|current availab|current do
F240|current input|current not|current offline|current using|cursor id|cursorn|dapr|dapr health|data databas
F240|data members|data message|data query|data serverb|data service|data you|databas manager|databas message|datasou
F240|dbms|dbms memory|dbx|dead letter|decisio|decisio query|decode json|decode mollie|decode object|decoder jsondec
F240|deepl com|default queued|delete block|deploy please|deployi|deployi descrip|deployi details|deploym complet
F240|deseria expecti|deseria using|detail zyte|details are|details bad|details please|detecte core|detecte router
F240|dev rootcoo|devbox dbx|device conside|device is|device not|device unavail|diagnos contain|didn't respond
F240|died before|died while|differe workers|directo listing|directo watch|disconn reset|discord was|disk is
F240|disk partiti|disk quota|distrib process|distrib transac|dml|doc timed|domain not|doomed|doomed during
F240|double check|down debug|down errorla|down full|downloa interna|downloa tempora|downstr request|downstr service
F240|dpy call|dqw premier|druid|druid query|duratio of|duratio seconds|during find|during lambda|during placeme
F240|during travers|ea|ea topolog|ec during|ec throttl|elapsed yet|element urn|empty https|enabled verbose
F240|endpoin failed|endpoin my|endpoin the|endpoin to|engines failed|enough hosts|enough in|enough replica|entity set
F240|entity wrapper|ep|ep fail|errmsg cursor|errmsg operati|errmsg the|errno disk|errno operati|error body|error cache
F240|error cuda|error fatal|error gave|error getting|error groupco|error histori|error json|error leaf|error mnt
F240|error nccl|error operati|error raw|error readtim|error receive|error regionn|error reporti|error return
F240|error targetn|error timed|error tmo|error tmp|error to|error websock|errorla retryab|errorla the|errors client
F240|errors keys|errors occurre|errors session|etcdser leader|evaluat of|events merges|events timed|exceede debug
F240|exceede home|exceede ms|exceede none|exceede org|exceede pexpect|exceede this|exceede timed|exceede watch
F240|exceede would|exceedi timeout|excepti an|excepti but|excepti class|excepti memory|excepti process|excepti three
F240|excepti too|exec compile|exec tez|execute after|execute async|execute plan|executi failed|executi or|executi role
F240|executi status|executi this|executi was|executi your|executo|executo executo|executo exited|exhaust resourc
F240|exhaust tif|exhaust unable|exist to|exited caused|exited or|exited prematu|exiting|expect string|expecte entity
F240|expecte json|expecte not|expecte urn|experie heavy|expired after|expired before|explici set|externa name
F240|extra mib|fail non|failed double|failed during|failed executi|failed exiting|failed interna|failed max
F240|failed name|failed pub|failed rpc|failed times|failed vertexn|failed we|failedj due|failure cudnn|failure error
F240|failure getting|failure lost|failure of|failure sec|failure state|failure task|failure thresho|fatal error
F240|fault java|feature flags|fetch error|fetch rates|fetched due|fetchin feature|fetchin https|fetchin task
F240|few seconds|ff to|fhir|fhir search|files for|files tmp|find ms|finishi|finishi this|finnhub invalid|firecra
F240|firecra com|flags http|flagsmi|flagsmi api|for crm|for dead|for global|for im|for lane|for phrase|for reason
F240|for scrape|for system|for text|for then|for valid|format html|forward registe|found full|found there|found this
F240|found unable|free respons|from api|from backend|from connect|from error|from flagsmi|from org|from pool
F240|from servers|from valkey|full message|full reached|functio create|functio initial|future was|futures
F240|futures market|gate|gate label|gateway restart|gateway time|gateway title|gateway to|general databas
F240|general memoryp|general timedou|get any|get ban|get inciden|get server|get update|get valid|getting data
F240|getting https|ghostsc rasteri|gib current|gib dbms|gib maximum|gib overcom|git info|git upload|given to
F240|global adhoc|got html|goto timeout|graphql result|groupco|had an|hadoop hive|handle session|has raised|has read
F240|has termina|have rate|have tried|hbase regiont|headles doc|healthy|healthy upstrea|heavy load|heavy traffic
F240|help center|help firecra|here comes|histori market|hit its|hive metasto|hive ql|holders json|home svc|host hz
F240|host news|host nomad|hosting shard|hosts availab|hrana|hrana websock|html expecte|html from|html http|html page
F240|html receive|html runtime|http interna|http post|http resp|http timeout|https amazona|https apache|https ci
F240|https lambda|https took|hz|hz port|id address|id afc|id an|id exceede|id query|id state|illegal memory
F240|illegal status|im|im failed|image build|impossi|impossi to|in answer|in hit|in hours|in mkv|in mx|in pool
F240|in python|in reasona|in report|in safe|in stage|in timeout|in torch|inciden not|incompl after|incompl generat
F240|increas timeout|index state|inferen wait|info refs|info write|init setting|init timeout|initial has
F240|initial incompl|initial or|initial search|initial server|initial using|inotify instanc|inotify watch
F240|inputst device|inserts|inserts stack|instanc limit|instrum|instrum no|insuffi disk|insuffi system|interna bad
F240|interna message|interna opc|interna tempora|interpr|interpr mixpane|interru|interru maximum|invalid handle
F240|invalid xml|invocat timed|io last|is at|is deployi|is offline|is sealed|is startin|is turned|issue persist|it and
F240|it current|it indicat|it the|items key|its subsyst|its timeout|java net|job aborted|job after|job aj|js|js timed
F240|json decoder|json format|json html|json with|jsondec|jsondec expecti|keep seeing|kernel didn't|kernel info
F240|keys in|kikimr|kikimr cluster|killed because|killed while|kuberne|kuberne api|kv|kv cxx|label bad|label futures
F240|lambda functio|lane|lane low|large capacit|last caught|last failure|last host|last worker|later code
F240|later display|later server|later you|launch|launch failed|ldapbus|ldapbus busy|ldaptim|ldaptim timelim
F240|leader changed|leader failure|leader http|leaf error|leaf node|left error|letter resulte|lic|lic example|lifetim
F240|lifetim expired|like command|limit can|limit gib|limit given|limit operati|limit regionn|limit total|limitin set
F240|line bytearr|line content|listeni|listeni timed|litellm midstre|load please|local message|local node|local queue
F240|lock for|log batch|log for|logs events|long running|longer possibl|loop protect|lost task|low query
F240|mailbox databas|mailbox move|mailbox status|mainten error|mainten please|making the|malform respons|manager is
F240|many parts|many queued|many restart|many users|map currenc|map diagnos|marked dead|market closed|market is
F240|market tickers|matchin all|max attempt|max connect|max outboun|max pending|max thresho|maximum attempt
F240|maximum errcode|maximum gib|maximum stateme|maximum timeout|maximum wait|maxpool|maxpool timeout|maxtime errmsg
F240|may succeed|media when|meilise timeout|members are|members has|memory access|memory message|memory please
F240|memory transac|memoryp|memoryp message|memstor|memstor limit|merges|merges are|message attempt|message canceli
F240|message channel|message databas|message downstr|message hive|message kikimr|message market|message queue
F240|message retry|message search|message servers|message service|message smartsh|message tab|message tempora
F240|message timed|message transla|message we|metadat is|metasto|metasto error|metasto null|mib would|microso server
F240|midstre|midstre litellm|might try|mimetyp text|minutes query|misconf|misconf valkey|mixpane server|mkv|mkv vf
F240|mnt nas|model deployi|modifie by|mollie api|moment please|monitor rule|more connect|more spool|most recent|move
F240|move in|mp timed|mqtt|mqtt server|ms has|ms in|ms unavail|msg bad|msg system|msg timed|mx|mx server|my endpoin
F240|nack|nack object|name cluster|name exceede|name hive|name mainten|name no|name query|name servert|name systemm
F240|nameser failed|nas|nas csv|navigat timeout|nccl|nccl error|nccl version|ncclien|ncclien timed|net sockett
F240|new request|new thread|no answer|no communi|no healthy|no media|no nodes|no return|no servers|no slot|no snmp
F240|no tomes|node cudnn|node render|nodes availab|nomad|nomad port|non json|none basic|none the|none timesta|not able
F240|not broken|not elapsed|not get|not nonetyp|not primary|notion is|notwrit|now try|null query|null this|nylas
F240|nylas sdk|object caused|object data|object ff|object must|objectr|objectr was|occurre during|occurre ec
F240|occurre no|occurre refer|occurre url|of clients|of only|of out|of render|of results|of retry|of running
F240|of timeout|offline for|oh|oh uh|on crdt|on differe|on endpoin|on peer|on pool|on process|on server|on session
F240|once deploym|only allow|only option|only respond|onnxrun ep|open trial|open until|open usb|openpix|operati after
F240|operati categor|operati complet|operati ibm|or disconn|or disk|or errors|or forced|or over|or pending|or shutdow
F240|or wallet|ora oracle|oracle initial|orderse|orderse failed|org sbnn|our help|out attempt|out before|out bin
F240|out configu|out conside|out create|out during|out for|out httpsco|out no|out out|out parquet|out possibl
F240|out query|out request|out run|out runtime|out sending|out sql|out title|out val|outboun|outboun streams
F240|output code|output no|output things|over memstor|over quota|overcom|overcom decisio|overcom stack|overflo
F240|overflo reached|overloa server|overpas|overpas api|pack|page of|page transac|page try|parse api|parse holders
F240|partiti error|partiti it|parts in|passing timeout|pattern using|paused please|payment process|pd client|peer has
F240|pending calls|perform write|persist contact|persist to|pets timed|pexpect|pexpect pty|phrase|phrase to|pinot
F240|pinot server|placeme|placeme resourc|plan on|please resubmi|poll|poll for|polling devbox|pool default
F240|pool general|pool has|pool initial|pool is|pool maxpool|pool pool|pool was|pool within|poppler timeout
F240|port disconn|port pool|possibl to|post for|post httperr|prematu signal|premier|premier in|present on
F240|previou leader|primary code|primary errmsg|primary full|primary replica|primary stepped|print css|printer busy
F240|printer on|printin|process cpp|process in|process pool|process queue|process signifi|process timeout|process when
F240|product not|progres or|progres try|protect excepti|protect we|provide returne|provide webhook|pty|pty spawn
F240|pub bitfine|pub failed|pub map|python set|qb severe|ql exec|query aborted|query again|query capacit|query data
F240|query exhaust|query monitor|query query|query queryca|query queue|query select|query setup|query shop
F240|query termina|query this|queryca|queryca too|queued on|queued queries|queued reason|queuepo|queuepo limit
F240|raised timeout|rasteri|rasteri failed|rates open|rates source|ray record|rdb|rdb snapsho|re asking|reach is
F240|reached circuit|reached maximum|reached session|read is|readtim|readtim httpcon|ready error|ready message
F240|ready please|ready service|ready standal|ready to|ready within|reason number|reason schedul|reason service
F240|reasona|reasona time|receive after|receive before|receive fhir|receive from|receive request|receive retryab
F240|receive see|receive status|receive valid|receivi respons|recent failure|record ref|ref creatio|refs service
F240|refused configu|region error|regionn leads|regiont|regiont over|registe schema|remaini last|remote process
F240|render could|render invocat|render js|render the|rendere because|replica for|replica set|replica time|replica val
F240|reply message|replyin|replyin to|report user|reporte at|reporti|reports failed|request eu|request like
F240|request may|request product|request retries|request right|request soft|request sorry|request sqlstat
F240|request system|request vm|request waiting|require index|reset before|resolut lifetim|resourc exist
F240|resourc request|resourc shortag|resourc to|resourc unavail|resourc xc|resp for|respond in|respond please
F240|respons after|respons data|respons got|respons info|respons interna|respons no|respons query|respons respons
F240|respons returne|respons service|respons try|restart in|resubmi|resubmi your|result from|result no|result timed
F240|results has|results was|resume it|retries check|retries continu|retries lambda|retries model|retries we
F240|retriev object|retry again|retry run|retry tasks|retry times|retryab error|retryab full|return code|return valid
F240|return was|returne respons|role provide|rootcoo|rootcoo dml|router in|routine exec|row batch|rpc error|rpc reply
F240|rs region|rule parse|run agent|run duratio|run encount|run poppler|run query|run result|running conv|running it
F240|running or|running queries|running request|running with|runs batch|runs log|safe mode|sandbox functio
F240|sandbox timeout|sandbox was|save rdb|sbnn|sbnn error|scale factor|scale out|schedul connect|schema request
F240|scrape job|scrapin|scrapin engines|sdk failed|sdk timed|sealed|sealed on|search bundle|search operati
F240|search reply|searchi for|sec please|sec remaini|seconds command|seconds current|seconds exceeds|seconds last
F240|seconds pid|seconds server|seconds the|see build|see informa|see session|seeing|seeing this|select timed
F240|selecte to|send operati|send status|sending command|sensor|sensor has|server acme|server after|server busy
F240|server databas|server encount|server had|server https|server insuffi|server lic|server load|server message
F240|server request|server send|server shutdow|server tempora|server timeout|server to|server took|server transit
F240|server typ|serverb code|serverb content|serverb interna|servers hosting|servers pinot|servers status|servert
F240|servert shouldr|servfai|service at|service git|service interna|service slow|service the|service this
F240|service timed|session acquire|session ef|session execute|session new|session request|session session|set object
F240|set orderse|setting init|setting wandb|setup and|severe|severe excepti|severit adaptiv|shard inf|shard is
F240|shard on|shard shard|shortag|shortly name|sigkill job|signal|signal sigkill|signifi|signifi slower|site is
F240|size overflo|slot availab|slower|slower than|smartsh|smartsh com|snapsho but|snmp respons|sockett read
F240|soft doomed|softtim|solve time|soon display|sorry about|source not|spamass|spamass timed|sparkex job|spawn
F240|spawn object|spawn spawn|specifi request|split brain|spool|spool space|spxerr timeout|sqlstat hy|sqlstat routine
F240|src pd|stackcr|stackcr failed|stage failed|stage failure|stage tid|standal|standal initial|standby|standby visit
F240|start tag|start tika|startin please|startto|startto timeout|state build|state error|state paused|state standby
F240|state success|stateme due|stateme executi|stateme timeout|status after|status at|status changed|status custome
F240|status deadlin|status executi|status insuffi|status line|status server|status service|status system
F240|status unknown|stepped|stepped down|steps run|still in|still open|stop by|storage reason|str bytes|streams is
F240|string argumen|string deadlin|subsyst|subsyst is|succeed if|suffici capacit|suffici large|sum but|sum cancell
F240|summary error|support errorty|suspend resume|svc out|sw in|sync crm|sync replica|system busy|system failure
F240|system mainten|system status|systeme|systeme severit|systemm|tab crashed|table logs|targetn|task check|task class
F240|task current|task exceede|task id|task in|task read|task results|task run|task sum|tasks sync|technic
F240|technic reasons|tempora authent|tempora down|tempora ec|termina abruptl|termina all|termina the|tessera process
F240|text add|text plain|tez|tez teztask|teztask|teztask vertex|tgetope|tgetope failed|than inserts|than seconds
F240|than tasks|that attempt|the airline|the allocat|the availab|the backend|the bank|the carrier|the device|the disk
F240|the downstr|the executi|the expect|the future|the gateway|the handle|the instrum|the issue|the kuberne|the lambda
F240|the logs|the mqtt|the mysql|the overpas|the pool|the primary|the replica|the resolut|the site|the upstrea
F240|the warehou|things you|this explici|this ip|this objectr|this region|this scale|those workers|three|three members
F240|throttl by|through our|tickers|tid executo|tid none|tif error|tika server|time error|time in|time long|time ran
F240|timedou|timedou waiting|timelim|timelim none|timeout backgro|timeout code|timeout config|timeout duratio
F240|timeout failed|timeout has|timeout last|timeout locatio|timeout not|timeout pid|timeout reading|timeout see
F240|timeout setting|timeout try|timeout value|timeout when|timeout with|times message|times most|timesta none
F240|title domain|title gateway|title website|tmo|tmo timeout|tmp out|to abandon|to active|to actor|to answer
F240|to become|to cart|to deploy|to discord|to disk|to failedj|to failure|to kernel|to persist|to poll|to previou
F240|to render|to sandbox|to spamass|to stage|to stateme|to stop|to technic|to transit|tokens current|tomes
F240|tomes availab|too high|took longer|tool crawl|torch csrc|total exceede|total max|total time|trace above|trace for
F240|traffic please|transac total|transie error|transla is|transmi channel|travers|travers evaluat|trial call|trinoex
F240|trinoex type|trinoin|trinoin type|true code|true fbtrace|try adjusti|ttl|ttl exhaust|turned|turned off|type cas
F240|type downstr|type externa|uh|uh oh|unable get|unavail ctrls|unavail gql|unavail intuit|unavail paerror
F240|unavail please|unavail raw|unavail server|unavail tempora|unavail type|under heavy|unexpec before|unexpec conditi
F240|unexpec element|unexpec empty|unexpec html|unexpec http|unexpec mimetyp|unexpec while|unknown content
F240|unknown executi|unknown xml|until failure|up after|upload pack|upstrea connect|upstrea error|upstrea gradio
F240|upstrea upstrea|url all|url as|url couldn'|urn html|us through|usb printer|use gib|use more|users please
F240|using deseria|using gib|utf url|valid graphql|valid host|valid worker|valkey is|value seconds|variabl ray
F240|vault is|verbose error|vertex failed|vertexn|vertexn map|vf|vf scale|vm|vm size|wait on|wait time|waiter
F240|waiter stackcr|wallet gateway|wandb init|wandb setting|warehou is|warming|warming up|warning functio|was an
F240|was answere|was being|was cell|was created|was encount|was given|was interru|was network|was selecte|was tcp
F240|watch can|watch limit|watch timeout|we current|weaviat timed|webhook or|website ban|websock error|websock was
F240|west amazona|when making|when printin|when waiting|where this|while accessi|while checkin|while forward
F240|while polling|while the|with bot|with httpsco|with invalid|with next|with out|with unexpec|within specifi|wlm
F240|wlm abort|worker died|worker exited|worker log|worker matchin|worker that|workers but|workers died|wrapper
F240|wrapper inciden|write primary|write timeout|write type|wrong extensi|wrong somethi|wrong while|www bing|xml start
F240|xmlrpc bad|xmlrpc common|yet circuit|yet ready|you keep|your file|your pattern|zone you|zyte|zyte api
F240G240|additem|additem class|c shipmen
F240G240K240P240U240|those
F240G240L240P358|the page
F240G240M240P411Q240S240|in use
F240G240O240P240|.workflo
F240G240P240|succeed
F240G304S240|failed message
F240H240|.loop|.model not|c queue|capacit exceede|modelno|modelno when|occurre modelno|queue size|ready for
F240H240|request because|to tempora|too busy|traffic|unavail service
F240H240L240P304|right now
F240H240P343Q240S240|back
F240H240Q240|experie|off
F240H240S240|provide is|to see
F240H240S240U304|before the
F240H277|try later
F240H304K240L240Q240|high
F240I240|nginx|server nginx
F240I240L240Q471|in seconds
F240I240Q240|complet the
F240I240Q343|slow down
F240I240Q371|many concurr
F240I240Q383|slow
F240I343Q411U240|exceede please
F240J240|.respons timeout|.shard|.task timeout|complet within|executi timed|timeout the
F240J240N304P304Q451S304U304|request was
F240K240|.empty respons|empty respons|error input|for output|not return|the json|was unexpec
F240K240L411|last error
F240K240N240U240|task failed
F240K240N383U240|the respons
F240K240S240|code was|valid json
F240K240S304U240|parsed|startin
F240K240S343|.functio
F240K240S343U240|double
F240K277L304Q240|at state
F240K304S240|is expecte
F240K304S304U240|extra
F240K304S304U343|.parsing
F240L240|.binance websock|.bravado|.device not|.dist|.fetchin|.generic|.git protoco|.invalid metadat|.ldap server
F240L240|.no connect|.pool exhaust|.reql|.selecti|.selecti timeout|.server pool|.server selecti|.server timeout
F240L240|.url fetchin|.websock|acs|acs goto|active server|after maximum|api datadog|api mlflow|api mollie|backgro
F240L240|backgro on|been downloa|bin ssh|braintr com|checksu does|closure with|databas or|descrip topolog|downloa but
F240L240|endpoin url|excepti connect|expired sqldriv|failed on|failure connect|ff|get connect|goto|goto page|health
F240L240|health check|host was|https sqlalch|hyt|hyt hyt|hyt microso|login timeout|mailjet|mailjet api|match please
F240L240|memcach get|mlflow|mlflow runs|mnt|mollie com|mollie httpsco|ms timeout|navigat acs|not not|not start
F240L240|of tries|on navigat|or try|out connect|page goto|pool after|promptl api|ray|reached connect|reason shutdow
F240L240|request excepti|retry loading|server availab|server connect|server pool|server session|serverd server
F240L240|servers serverd|session closed|sockett ms|sqlalch me|str local|string unavail|sw|the sha|timeout caused
F240L240|timeout sockett|timeout topolog|to mailjet|to weaviat|topolog descrip|topolog id|topolog type|tries
F240L240|type unknown|unavail error|unavail message|unknown servers|user timeout|while process|with mollie
F240L240|with request
F240L240M240U240|.py j
F240L240P240|.exa|.nc|.nc client|c hy|is running
F240L240P240S240|.bleak
F240L240P240U240|reading from
F240L240Q240|promptl
F240L240Q240S304|message failed
F240L240S240|.solr|closing|git example|hy|mixpane|modbus|modbus error|solr|the endpoin|to reach|topolog
F240L240S240U240|.end
F240L240S304|.mixpane|.pyppete
F240L240S304U240|bad data
F240L240S371|the domain
F240L240S426U240|error at
F240L240U240|.metadat|datadog|datadog com|in langsmi|langsmi|langsmi api|later if|persist please
F240L240U343|of bytes
F240L277Q240|polling
F240L304|.no respons|adaptiv|adaptiv server|apiconn|at http|broker forced|caused connect|closed unexpec|closure
F240L304|com network|connect closure|connect forced|connect id|connect ms|during query|forced broker|forced connect
F240L304|generic error|in max|in non|litellm apiconn|meilise httpcon|ms connect|persist let|retries in|retries retry
F240L304|retry timeout|server unavail|serverd|sha checksu|shop example|source error|stripe if|to communi|to redis
F240L304|with stripe
F240L304P240|redis connect
F240L304Q240|connect failure|websock
F240L304S240|.no valid|after ms|is closed
F240L304S480U240|.valid
F240L304U240|from memcach|memcach|schedul
F240L343|at support|connect lost|data from|error after|know at|let|let us|request httpsco|us know|weaviat
F240L343S304U240|checksu
F240L371|aborted remoted|closed by|complet message|message body|peer closed|remote host|remoted|remoted remote
F240L371|sending complet|this problem
F240L371S240|generic
F240L393|.remote protoco|closed the|end closed|remote end|without respons
F240L411|.disconn|without sending
F240L411U371|.stream
F240L419|call failed
F240L426|.connect closed
F240L426S240|mysql server
F240L426S304|mysql
F240L439|.communi
F240L439P240S240|tcp
F240L439U304|broken
F240L456P240|connect connect
F240L475|connect aborted
F240L475P240S304|resolut
F240L525|error connect
F240M240|code returne|command soffice|kernel died|returne while|soffice headles|was running|zero status
F240M240S240U240|command ffmpeg|ran
F240M240U240|.j java|while calling
F240M240U393|.convers
F240M304|sigkill|task was
F240M304Q240|capacit of
F240M304U304|of size
F240M393|to allocat
F240N240|.task failed|help openai|raised an|us at
F240N240U304|my
F240O240|next request
F240O240Q240S304U304|next
F240O240S240|of exceede
F240O240S240U240|stop
F240P240|.exa query|.exa request|again once|cas|crashed|data out|dbi operati|failedj|holders|in sync|is still
F240P240|message pending|new session|no reason|pending previou|previou query|product is|puterro|puterro at
F240P240|query complet|query was|request or|severit server|sql the|then retry|title bad|transac aborted
F240P240|transac cancell|while it
F240P240Q240|are current
F240P240Q304|.full
F240P240Q343|wait and
F240P240S240|.execute|.precond failed|.reporte|at this|create file|db dbi|dbi|ibm db|id id
F240P240S240U240|and no
F240P240S304|.descrip|.descrip code|.has|.has descrip
F240P240S480U371|element
F240P240U240|.put|fetched
F240P304|errorla|on lock|try the|use by
F240P304Q240|after some|some time
F240P304Q411|.operati failed
F240P304S240|.zmq base|in state
F240P304S371|there are
F240P343|aborted due
F240P343S240|for resourc
F240P371|current in
F240P462S240|acquire
F240P480|.lock
F240Q179|things
F240Q240|.active|.bus server|.webexte|apierro cluster|app has|asking for|by respons|by too|c block|code from
F240Q240|com greylis|current experie|disk usage|display message|elapsed|exceede failed|exceede flood|flood stage|gave
F240Q240|gave up|greylis|greylis please|histori data|jobs caused|letters blocked|making|message api|message null
F240Q240|name node|oauthex is|over limit|queries is|request disk|resume|retries reason|search request|send request
F240Q240|sending too|shouldr true|stage waterma|time has|type system|url jobs|usage exceede|waterma|waterma index
F240Q240S240|amount of|api call|asking
F240Q240U240|respons too
F240Q304|com html|concurr queries|exceede on|histori|html duckduc|https html|limitin|rate limitin|seconds and|streams
F240Q304S304|c query
F240Q304S304U240|like
F240Q343|are allowed|duckduc|duckduc com|few minutes|termina because|was termina|was throttl|you try
F240Q371|flood|hit
F240R240|exceede while
F240R240S240|loop
F240R240U304|.reached
F240S240|.action|.aql|.aql query|.bad object|.brother|.brother ql|.executi timeout|.netmiko base|.operati rejecte
F240S240|.port|.port audio|.query execute|.vespa|account that|actor died|any result|api no|api respond|aql|args kwargs
F240S240|at command|bank|be str|because more|calling get|center|code summary|com the|config for|crawl|created in
F240S240|cursor|ef|email account|engines|err aql|error http|failed at|forward|gradio|gradio app|http reason|https git
F240S240|inciden api|index has|inf not|info chrome|inputst|it can|kwargs|leaf|limit message|max number|name rendere
F240S240|occurre the|opening inputst|paerror|pd|pending action|pets|print|ql|read csv|says bad|server did
F240S240|service error|session info|slot|solr respond|split|state not|the pending|timeout after|to evaluat|to query
F240S240|to solve|to true|url to|verbose|warning|with non
F240S240U240|expect|forms|found line|gotenbe|gotenbe forms|http gotenbe|parts
F240S240U304|rule
F240S304|.audio|.cell|.exceede result|.flagsmi|.flagsmi client|billing invoice|code and|executi error|informa about
F240S304|load too|none searchr|or one|searchr|searchr none|urn|urn billing
F240S304U240|be parsed
F240S304U343|string line
F240S304U495|.format
F240S343|at or|cell|css|got an|in search|provide for|query executi|solve|the email
F240S343U240|inf
F240S371|the amount
F240S514U358|.syntax
F240U240|.build|.cancell|.externa|.maximum|.warning|apache spark|api httperr|bad http|be fetched|bytes or|charset
F240U240|charset utf|data or|disk space|failed see|forms libreof|html charset|in json|indicat that|is marked
F240U240|libreof convert|message was|nonetyp|not deseria|or bytearr|out mp|provide url|python core|ran out
F240U240|receive respons|returne fetch|space in|spark|spark sparkex|sparkex|support datadog|tag expecte|the sandbox
F240U240|this limit
F240U304|.fetch|ffmpeg in|mimetyp|the size
F240U343|maximum size|prematu|size exceede|tika
F240U426|deseria
F277|capacit problem|downtim|downtim or|faf state|hour limit|mainten downtim|notion has|or capacit|out notion
F277|problem please|searche per|service your|tempora unable|to mainten|to service|unavail your
F277H240|request due
F277L240|host oauth|oauth reddit
F277L240S240|reddit com
F277L393|all address|to all
F277Q240|your searche
F277Q240R304|limit was
F277Q240R304U304|was reached
F277Q358|.after|.retry after
F277Q383|per hour
F304|#1|#189|#440|#520|#521|#524|#552|#598|.aerospi|.again|.ambiguo timeout|.bad gateway|.busy loading
F304|.cardles interna|.celery|.crashed|.device overloa|.fs timeout|.get timeout|.inferen endpoin|.insuffi resourc
F304|.invalid json|.kafka timeout|.max connect|.meilise timeout|.on mainten|.query timeout|.read only|.restart
F304|.session expired|.smith api|.smtp connect|.tempora unavail|.un|.un ambiguo|.write timeout|achieve|achieve consist
F304|after secs|again soon|against read|alive|alive replica|an interna|and was|api has|api html|api respons|api server
F304|are facing|awaitin|bitfine|body bad|c down|c eio|c full|c general|c gocardl|c maxtime|c notionh|c serverb|c time
F304|call timeout|can't write|cannot achieve|cause upstrea|client attempt|clientr|clientr waited|cluster leader
F304|code institu|codenam maxtime|complet your|connect from|consist level|consist quorum|contact the|current respond
F304|current space|dataset in|desc server|device error|device overloa|device tmp|died unexpec|dns operati|do answere
F304|down error|downstr|enginec|enginec encount|err device|errno inotify|errno input|errno too|error fetchin|error or
F304|error somethi|errorco serverb|errorty timeout|exceede timeout|express evaluat|facing|facing some|for replica
F304|for result|for some|for task|from rendere|gateway body|gateway from|head html|head title|heavy|host capacit
F304|html head|httperr server|in express|in few|in memory|in output|info consist|inotify|institu down|institu error
F304|is loading|is thrown|issue see|its stateme|json data|json respons|kafkati|kafkati failed|leader for|level quorum
F304|likely due|limit full|logs for|many open|maxtime|memory storing|message operati|message out|message somethi
F304|message unambig|metadat after|no cluster|node is|node timed|nodes respons|not respond|notion api|notlead this
F304|of host|of ms|of query|of second|ok errmsg|only replica|only respons|operati exceede|or warehou|out receive
F304|out receivi|out some|out timeout|overloa src|owner to|pattern not|queries for|query cancell|query exceede
F304|query killed|queue full|quorum|quorum info|quorum require|receive only|receivi message|regionn|replica alive
F304|replica nodes|replica that|request later|require replica|respons in|respons message|respons to|result of|run task
F304|scale|see stack|server do|server log|shutdow in|some object|some partiti|some trouble|specifi timeout|ssh openssh
F304|start new|stateme or|stateme reached|status content|storing|storing object|system is|system resourc|tempora error
F304|the actor|the invalid|the moment|this institu|thresho reached|thrown|thrown if|timeout error|timeout timed
F304|title head|to accept|to clientr|to notion|to replica|transie general|transit to|trouble complet|type downloa
F304|type institu|unambig|unambig ec|unambig timeout|unavail excepti|update metadat|valid respons|valkey|waited
F304|waited seconds|warehou timeout|was cancele|while awaitin|while connect|with bytes|would use|write against
F304G240|respond to|secs
F304G240S240|.cardles pro|.pro|invalid state
F304H240|current unable|later type|type interna
F304H240L240S240|inciden
F304H240S343|error details
F304H371|is overloa
F304I240P240U240|.generat
F304I240Q240|shortly
F304J240|.gateway timeout|exceede deadlin|message upstrea|out in|the timeout|time exceede|took too
F304J240L240Q240|process the
F304J240L343N240R304|not complet
F304J240Q240|conside increas
F304J240S240|long to
F304J304|request timeout
F304J411|#408
F304K240|.invalid respons
F304K240L304|forced
F304K240N240S343U240|that is
F304K240Q343|few
F304K240S304|reply
F304K240S480|express
F304K304P240S304U304|expecte to
F304K411U304|.json decode
F304L240|amazona|amazona com|caused failure|dead|mollie|session was|sockett
F304L240N240|navigat
F304L240N411U393|.content
F304L240P240|not active|time out
F304L240P240S240|.valkey
F304L240P240S240U240|to start
F304L240P240S304|.modbus
F304L240P304|.temp
F304L240P343Q240S304|against
F304L240Q304S371|.ddgs
F304L240S240|.endpoin
F304L304|#599|.auto reconne|.broken|.reconne|configu timeout|connect timeout
F304L304P343Q240|.transie
F304L304S371U240|illegal
F304L304U304|.memcach server
F304L343|.handlin|.respons handlin|error caused
F304L343S343U304|.memcach
F304L371U240|problem persist
F304L451|closed connect|connect without|lost
F304L451P240|disconn
F304L466|tempora failure
F304L632|errno connect
F304L657|connect refused
F304M240|.dead
F304M240Q240|try increas
F304M240Q240S240|thresho
F304M240S240|while running
F304M304|killed
F304M371U240|gib
F304N240|an excepti|at help
F304P240|open files|redis is|retry the|the owner|timeout ms|timeout occurre
F304P240Q240S240|rates
F304P240Q304S240U240|invocat
F304P240S343U304|with an
F304P304|c transie|neo transie
F304P304S240|.zmq
F304P304U240|client put|put false
F304P343U240|still
F304P393S304|restart
F304P403|resourc tempora
F304Q240|.server busy|again shortly|code coordin|coordin node|display|error status|for shard|in http|memory limit
F304Q240|page request|query start|request at|request resulte|second and|stage|transie true
F304Q240S240|your query
F304Q240S304|.overpas
F304Q240S343|http https
F304Q304|error respons|many error
F304Q304S343U240|coordin
F304Q471S304|second
F304S240|.hive|.hive server|.on|additio error|currenc|details provide|error title|error try|flow run|inferen endpoin
F304S240|maximum executi|no additio|retryab|sum
F304S240U240|.ambiguo
F304S240U411|.xml
F304S304|map
F304S304U240|duratio
F304S304U304|accept
F304S343|be resolve
F304S371|code status|error errorty
F304S393|.prometh|.prometh api
F304U240|.loading|bytearr|code no|not detecte|soon
F304U304|.content type
F326|c device|c gateway|c left|c on|c space|error server|more space
F343|.cluster down|.exchang not|.http timeout|.interru|.leader|.leader for|.mainten|.max retries|.not leader
F343|.operati timeout|.pool timeout|.result timeout|.retries|.wait timeout|after millise|after sec|answere|breaker
F343|bytes receive|c emfile|c enospc|circuit breaker|code html|details deadlin|error notlead|exceede details
F343|exceede time|fix this|for respons|get timed|is down|maxmemo|memory maxmemo|message timeout|millise|millise with
F343|ms exceede|nodes|notlead|process your|resourc name|serverb|service tempora|the leader|time limit|timeout on
F343|timeout waiting|to fix|trinoqu|trinoqu type|type text|used memory|when used
F343G240Q240S240|.go
F343G240S240|.cardles|.go cardles
F343G240S304|fix
F343H240|we are
F343I304O240Q343|reached max
F343I304Q343|operati reached
F343J240|took
F343J240S240|executi time
F343J304|statusc deadlin
F343K393S451U508|.parse
F343K456S393U462|to parse
F343L240|loading the|not current|receivi|shutdow
F343L240P240|.device
F343L240Q240|.retriab
F343L240U240|to post
F343L304|code unavail|timeout source|was closed
F343L371|error communi|error sending|sending request
F343L371P343|.lost
F343L393|.connect failure
F343L502S304|service not
F343M371|.of memory
F343M393S240|of memory
F343O240|somethi went|went|went wrong
F343O304R240S240|increas the
F343P240|has failed|is busy|queued
F343P304Q240|at the
F343Q240|.arxiv|api query|arxiv|arxiv org|export arxiv|https export|org api
F343Q304S240|of seconds
F343Q343|queries
F343S240|message query|to receive
F343S371|error query|while executi
F343U240|after attempt|timeout while
F343U304|text html|the read|to decode
F343U426|decode
F358|error interna
F358L240P343|c timeout
F358L343|unavail details
F371|#421|.breaker|.circuit|.circuit breaker|.malform respons|.worker|html body|query timed|sec|under mainten
F371G343J240P240S240U240|cancell
F371H240P240|.not ready|.ready
F371H371|.overloa
F371H471Q240S240|overloa
F371J240|c deadlin
F371J393L462|.api connect
F371K240L304|after retries
F371K304S240|expecti value|value line
F371K393S371U304|expecti
F371K439S240U304|column char
F371L240|encount an|error timeout|out waiting
F371L240P240Q240|timeout expired
F371L240S240U240|if the
F371L304|respons receive
F371L371|.connect timeout
F371L371P240U240|persist
F371L475P439|aborted
F371M240U240|on device
F371P240|cluster is
F371P304Q304S240|retry your
F371Q240|circuit
F371S240|.request executi|rendere
F371S240U304|.malform
F371U240|left on|no space
F383|notion
F383H304L326|.service unavail
F383L475P240|host port
F383U240|space left
F393|.request timeout|.time limit|.timeout expired|code interna|gateway html|has occurre|html bad|insuffi resourc
F393|is under
F393H240J304|deadlin
F393H277|c service
F393H393L240|.interna server
F393J304|deadlin exceede
F393L240|error has
F393L240N304S371U371|encount
F393L411|communi with
F393P343|timeout exceede
F393Q343|.wait
F393S343|an unexpec
F393T179|error service
F403|unavail the
F403L491|httpcon|httpcon host
F411|occurre please
F411H240P451Q240|.busy
F411H304P462|busy
F411J240|.gateway
F411J240L371|connect timed
F411J411|.api timeout
F411L304O343Q240R240S240U304|.max
F411P304|c tempora
F411Q240U343|disk
F419|mainten
F419J240L240|has timed
F426I358L240P411Q411S240|please retry
F426J304|#504
F426K240P240|while waiting
F426L343|.pool
F426L605Q240S343U304|closed
F426P240|leader
F439|timeout of
F451|out while
F451I326J343P240|after seconds
F451L240|interna error|pool
F462P240Q240|c server
F466H240L240|interna server
F466H240P419|tempora unavail
F466L240P240|c interna
F471|replica
F475J240L240|out read
F480J240L445P343Q371|@retry
F484J240L240|read timeout
F488J240L240|port read
F488J426|request timed
F491H343I383L240P371Q475U240|again later
F491J358|.read timeout
F491J403L240P304|=TimeoutError
F495J240L240|read timed
F502J371L240|out after
F508|operati timed
F517H304L343|c unavail
F517H383I383L240P426Q505S240U240|later
F530|bad gateway
F546H304L343S240U240|interna
F556L304|#502
F670J426L471P411Q343S240U240|timeout
G240|.check failed|.conditi check|.creatio conflic|.duplica order|.event sub|.folder create|.folder exists|.gitlab mr
G240|.idempot creatio|.interac|.interac respond|.keycloa post|.m user|.mr|.mr closed|.order id|.respond|.smith conflic
G240|.sub|.sub subscri|.subscri|.subscri conflic|.user in|.usernam|.usernam exists|abc already|acme fix|acme for
G240|acme integri|activat failed|active and|addshee sheet|already accepte|already active|already associa|already ended
G240|already mailbox|already paid|already sub|already taken|already when|amount could|another contact|another name
G240|another open|app already|badrequ resourc|be cancele|be cancell|be voided|been cancell|been capture|been created
G240|been fully|been refunde|been respond|been submitt|blobalr code|blobalr content|box com|c cancel|c charge
G240|c creatio|c custom|c idp|c intent|c mandate|c postage|c refunde|c reused|c sub|c taken|c unexpec|c usernam|c void
G240|call has|call is|can receive|cancel failed|cancell headers|cancell it|cancell state|cannot void|ch ot|charge ch
G240|code already|code blobalr|code custom|complet error|conflic detail|conflic http|conflic raw|conflic unable
G240|contact email|contact matchin|create contact|create folder|create saved|created with|custom message|custome acme
G240|data addresp|data already|data scode|dataset already|dataset detail|dataset httperr|dataset with|dd contact
G240|deliver states|detail dataset|detail profile|details already|differe number|documen number|duplica custome
G240|duplica documen|duplica paramet|duplica profile|duplica status|duplica uuid|email is|ended detail|endpoin with
G240|enter another|entry acme|entry exists|envelop cannot|envelop in|error duplica|errorme user|errors dataset
G240|errors order|errors status|errors user|excepti documen|execute differe|exists could|exists data|exists documen
G240|exists excepti|exists message|exists msg|exists page|exists secs|exists time|exists validat|field url
G240|files content|filled|filled state|first used|folder done|for dataset|fully refunde|has status|heads job
G240|http activat|http conflic|https upload|id dd|id url|identif meta|identif profile|in cancell|in filled
G240|input collect|integri duplica|interac has|invoice must|is inactiv|job if|job referen|key ops|key other
G240|letters abc|link has|listedb|longer active|mailbox already|mandate|mandate is|matchin those|meant to
G240|merge request|mergeab|mergeab message|mergeab status|message client|message only|meta duplica|msg signatu
G240|name has|name nightly|name signatu|name taken|nightly saved|not mergeab|number error|number this|occurre already
G240|occurre conflic|occurre invoice|occurre usernam|of succeed|only envelop|open merge|or deliver|order order|ot
G240|ot has|other than|paid and|paramet they|paramet used|path has|payment amount|please enter|postage|postage already
G240|problem entry|profile id|profile title|progres errorty|pullreq|pullreq code|reason conflic|receive command
G240|referen with|refunde already|req charge|req keys|request cancel|request payload|resourc pullreq|respons conflic
G240|retry key|runbook|runbook in|same idempot|same usernam|saved search|sent or|sheet with|signup|signup operati
G240|smsg client|source branch|space with|specifi name|specifi uuid|specify differe|state message|states may|sub that
G240|submitt on|subscri already|taken path|than job|that link|the sent|the signup|the space|the title|they were
G240|this interac|this name|this shipmen|this source|this title|those details|title already|title call|title conflic
G240|title runbook|to before|updated because|upderr addresp|upderr dsid|upload box|use request|used listedb|used on
G240|used the|user exists|usernam when|using key|uuid has|uuid used|void invalid|voided|were first|with try
G240|write referen
G240K240|order has
G240K240P240S343|.check
G240L240S304U304|dd
G240P240|.already started|.in use|.started|.use|.workflo already|already process|and can|conditi when|conflic when
G240P240|operati stack|process or|request cannot|same name|shipmen|stack app|status of|workflo executi
G240P240S240|item name|req this
G240P240S304|qb validat
G240P240S393|merge
G240P304|.api conflic|.conditi|.in|already started|c conditi|c engine|occurre conditi|resourc has
G240P343|conditi request|conflic engine|conflic version|engine excepti|executi already|the conditi|version conflic
G240P343S240|conflic for|error conflic
G240P343S304|branch
G240Q240|deliver|done|message user|the retry
G240Q304U240|putitem|putitem operati|the putitem
G240S240|.resourc invalid|addshee|apierro invalid|ch|excepti occurre|for idempot|idempot request|item with|meant
G240S240|message order|msg unproce|payment is|request addshee|request can|same paramet|sheet|this number|used for|void
G240S240|you meant
G240S240U240|box|errors resourc
G240S304|.api unproce|not create|number has|order is|paramet message|uuid
G240S343|error wrong|wrong input
G240S371|.account bad
G240U240|capture|folder with|page already|starttr|starttr operati|the starttr|with differe|with same
G304|.entry already|.exists result|.ldap entry|addresp|addresp none|blob already|blobalr|c blobalr|c profile
G304|client order|desc already|docs already|entryal|entryal none|errorco blobalr|exists ctrls|exists errorco|ldapent
G304|ldapent entryal|message pull|none upderr|payment has|profile already|pull request|refunde|that name|the payment
G304|these identif|upderr|with one
G304K240N240|with that
G304K304|c use
G304P240|.gitlab create
G304P240Q240S240|.idempot
G304P240S240|c name
G304P240S343|validat excepti
G304P304|this idempot
G304P411S240|already in
G304S240|failed errors|this payment
G304S304|message validat
G304S358|of these
G343|been used|code duplica|differe request|request already
G343P240|exists for
G343P343S240|idempot key
G371|user already
G371P240S240|c idempot
G371P343S304|idempot
G393P304S304|c state
H179|later try
H240|.anthrop|.event loop|.overloa respons|.provide overloa|active inciden|additio request|advise|advise users
H240|alterna llm|and back|anthrop type|are experie|busy we|c capacit|c servero|capacit please|code servero
H240|current over|deadlin deploym|deploym overloa|didn|didn generat|error sorry|exceede flex|exponen visit|first token
H240|flex|flex tier|generat first|given deadlin|groqsta|groqsta com|had to|handle additio|high traffic|https groqsta
H240|if there|inciden type|inferen please|interna anthrop|later the|litellm interna|load type|maximum queue
H240|message llama|none type|now we|occurre service|of queue|off exponen|operati try|over capacit|overloa or
H240|overloa sorry|provide service|queue overloa|ready yet|reject|reject your|request didn|see if|server overloa
H240|servero|servero message|service busy|service provide|service when|switch|switch to|tempora overloa|tempora switch
H240|tier capacit|to alterna|to high|to reject|token before|traffic right|type service|type toomany|unavail due
H240|unavail exceeds|users to|versati is|we advise|we had|yet the
H240I240|.ark rate
H240I240P240Q371|c toomany
H240I240Q240|type rate
H240P240|again and|api service
H240P240Q371|toomany
H240Q240|back off|exhaust message|experie high|exponen|high load|limit error
H240S240U393|exceeds maximum
H240S304|an active|to handle
H240S343|alterna
H277|current loading|loading model
H304|#498|#529|c overloa|overloa request
H304N240|id req
H343|message overloa|overloa error|overloa please|type overloa
I179|co chat|details online|for gemini|gpt rate|later with|online predict|predict request|seconds request|with backoff
I179Q240|backoff
I240|.agent generat|.model provide|.model rate|.pipelin runtime|.predict|.predict failed|.router|.router rate
I240|account rate|accumul|accumul your|add your|added your|after status|ai textgen|aiplatf googlea|allowed request
I240|and tpm|and will|api api|api qps|apitoke|azureex ratelim|c modelac|c ratequo|call checks|calls minute|chat free
I240|chatcom create|checks false|com generat|compone failed|compone name|compone type|content request|cooldow
I240|cooldow list|count gauge|create operati|current pricing|deepsee|deepsee chat|deepsee deepsee|deploym availab
I240|details ai|down too|exceed allowed|exceede token|exceede type|exhaust please|false cooldow|followi compone
I240|for aiplatf|for selecte|free is|gauge|gauge quota|generat content|generat output|gpt pre|have reduced|in or
I240|in visit|increas request|limit used|limited param|limited upstrea|limits of|limits to|litellm ratelim|llm compone
I240|method in|minute you|model for|model try|msg open|name llm|no deploym|of rpm|open api|openaig|operati have
I240|output client|own key|page and|per base|per project|please log|pre call|project per|prompt ratelim|qps
I240|qps request|quota increas|ratelim azureex|ratelim error|ratelim request|reduced rate|request sent|request slow
I240|retry shortly|rpm|rpm and|run compone|seconds passed|selecte model|service failed|shortly or|status title
I240|submit quota|tempora rate|textgen|textgen count|the tpm|to accumul|token rate|tpm tokens|tpm you|type openaig
I240|upstrea please|use your|used request|will have|yet added|your apitoke|your payment
I240J240K240N240Q240|.service respons
I240K240S240|chatcom
I240N240|azurech|azurech service|azureex|class azurech
I240N240P240|pre
I240O240|.pipelin
I240O240S240U343|compone
I240P240|request headers
I240P240Q240|concurr request
I240P240R240S240|added
I240P240S240|to learn
I240Q240|code rate|headers retry|limit exceed|minute per|pricing tier|throttl too|tier please|your rate
I240Q304|title too
I240Q326|c limited
I240S240|base model|passed model|the chatcom
I240U240|please submit|submit|while generat
I240U277|with base
I277|call rate|exceede call|gemini pro|request have
I304|.model throttl|minute limit|ratequo|ratequo message|retries too|throttl ratequo
I304Q371|code throttl
I304Q411|message rate
I304Q433|rate limited
I304Q508|ratelim
I343|tokens please
I343Q488|request rate
I358P304Q393|retry after
I371Q419|@limited
I426P240Q555|@again
J240|.attempt|.attempt timeout|.client timeout|.llm call|.shard timeout|after per|allow longer|api attempt
J240|attempt increas|attempt timed|call excepti|cancell context|context cancele|deepeva|deepeva per|exceede tdetail
J240|excepti request|host models|in process|inbox executi|increas deepeva|inferen ai|inferen hugging|litellm timeout
J240|longer tasks|max executi|model api|model timeout|models inferen|not returne|operati model|optimiz|optimiz the
J240|or optimiz|out http|out https|overrid to|per attempt|per task|process process|request ms|request took|result was
J240|returne within|seconds conside|seconds overrid|shard timed|summari the|task summari|task timeout|tdetail deadlin
J240|the inbox|time or|timeout length|timeout seconds|timeout sent|upstrea request|was cancell
J240K240|llm call
J240L240|.client closed|.closed request|ai azure|azure com|models gpt|request did
J240L343|timeout connect
J240P240|process time
J240P240Q240|request try
J240Q240|request exceede
J240R240|increas max
J240S240|overrid
J240S304|to allow
J304|.inferen timeout|.model timeout|c modelti|inferen call|modelti|modelti when|occurre modelti
J304L304|#499
J343|call timed
K240|.agent parsing|.base validat|.byte|.byte parser|.cattrs|.class validat|.computa|.convert|.extra keys
K240|.field invalid|.forbidd extra|.instruc retry|.invoker|.json schema|.kernel functio|.lex|.metric computa
K240|.multipl structu|.next|.next agent|.output validat|.outputs|.ragas output|.require field|.respons parsing
K240|.schema parse|.service invalid|.string|.string not|.structu outputs|.tool invoker|.tool schema|.tool usage
K240|.undefin next|.unexpec charact|.unknown tool|access raw|action after|action input|actual output|adapter chatada
K240|adapter jsonada|additio propert|advance|advance fsm|after documen|after it|after thought|agent assista|agents in
K240|agents list|aimessa|aimessa with|allowed data|allowed thought|an instanc|an output|answer citatio|answer must
K240|answer source|apply chat|args id|argumen are|argumen total|ast|ast call|at order|at total|attribu name
K240|availab fields|availab tools|be class|be dict|be low|better|better evaluat|block end|block mapping|but did
K240|bytes but|c json|calcula eval|call but|call chatcom|call none|call object|call returne|calls name|calls that
K240|calls use|cannot help|charact line|chatada|chatada failed|chatcom id|choices in|citatio|citatio is|class float
K240|claude haiku|code parsing|code snippet|col here|col total|colour unknown|column type|complet total
K240|contact invoice|content after|context at|convert text|corresp toolmes|create issu|current parser|data colour
K240|delimit line|delimit or|dict score|diction value|documen line|double quotes|due missing|enclose|enclose in
K240|end but|equal input|error expecti|errors for|errors generat|errors output|errors value|eval|eval score
K240|evaluat llm|evaluat model|even|even after|except|except extensi|expecte at|expecte block|expecte you
K240|expecti propert|express unexpec|extensi id|extra fields|extra keys|failed guardra|few of|field id|fields except
K240|fields parsed|final answer|final output|final respons|first few|float for|float seven|followi bytes|for answer
K240|for diction|for final|for for|for require|for schema|for ticket|for tokens|for typeada|format missed
K240|found aimessa|found scalar|from complet|from llm|from output|fsm|fsm for|functio functio|functio serch|get total
K240|github create|gmail sendmia|got seven|got str|got validat|grammar error|guardra validat|haiku|haiku returne
K240|hello world|help with|here are|high type|in agent|in code|in double|in it|in plugin|includi retries
K240|incorre returne|instanc total|instruc does|into pydanti|invalid express|invalid return|invoice failed
K240|invoice from|invoice when|invoke the|is class|issu|json does|json eof|json invalid|json output|json string
K240|json when|json you|jsonada|jsonada failed|jsonsch model|key query|keys not|langcha errors|line ast|line model
K240|list does|list model|litellm jsonsch|literal detecte|literal error|llm outputt|llm returne|low medium|lower case
K240|malform node|match schema|matches in|medium or|missed the|missing input|model did|model due|model failed
K240|model incorre|model instead|model reply|model you|multipl structu|multipl tool|name enclose|name search
K240|name serch|name total|named totl|no choices|no termina|node or|none or|not documen|not lower|not overlap
K240|number due|number failed|number name|number on|object access|object expecte|object from|object missing
K240|object require|of number|of search|of those|on instanc|one tool|or high|or line|or string|order availab
K240|order colour|order sub|output cannot|output includi|output parser|output parsing|output schema|output sure
K240|output tool|output validat|outputt|outputt an|overlap with|parse data|parse functio|parse invoice|parse structu
K240|parsed from|parser context|parser failed|parsing block|parsing total|parsing your|pattern code|plan invalid
K240|plannin output|plugin web|present but|priorit input|produce final|prompt failed|propert are|propert failed
K240|propert total|provide agents|pydanti model|python langcha|query sql|quotes line|reasoni total|receive no
K240|reply sure|req for|require answer|require key|respons answer|respons contact|respons reasoni|respons sure
K240|respons the|respons tot|retries for|retries last|retries while|retriev tool|return object|return structu
K240|returne empty|returne multipl|schema propert|score expecti|score input|search args|search calcula|search final
K240|search web|sendmia|sendmia not|serch should|seven got|seven input|seven that|slug github|snippet|snippet is
K240|source field|steps input|str attribu|string at|string from|string literal|string on|string startin|string unexpec
K240|structu content|structu order|structu respons|support multipl|sure expecte|table you|templat tool|termina matches
K240|text into|than equal|than words|that do|the answer|the plannin|the regex|the structu|those tool|thought was
K240|ticket priorit|to advance|to apply|to calcula|to invoice|to type|tool even|tool gmail|tool invoice|tool not
K240|tool with|toolmes|toolmes here|tools search|tot|tot for|total actual|total class|total expecte|total has
K240|total must|total str|totl at|type in|type less|type literal|type number|typeada|typeada invoice|unexpec at
K240|unexpec content|unknown field|urgent|urgent input|use better|validat after|validat errors|validat require
K240|validat type|value data|value diction|value hello|value input|value seven|value steps|value text|value urgent
K240|was forced|web not|when only|while structu|with agents|with raw|with slug|with tool|world|world is|your code
K240L240|eof while
K240L240P240S371|least one
K240L240S240|missed|returne no
K240L439S343T240U343|eof
K240N240R240|.respons validat
K240N240S480U304|.input
K240O240|com oss|docs langcha|for trouble|oss python|trouble visit
K240P240|only one
K240P240S240|be present
K240P240S393|equal to
K240P240S426U240|equal
K240P240S508U433|int
K240Q240U326|actual
K240Q304S304|tool search
K240R240|.ragas|call argumen
K240R240S240|agents
K240S240|.agent executi|.functio not|.type check|apply|are the|c wrong|calls to|case|chat templat|choices|detecte at
K240S240|documen must|for tool|functio call|got tool|grammar|have corresp|id total|jsonsch|message tool|not of
K240S240|of float|on line|order total|parsing failure|parsing string|plannin|priorit|propert name|reasoni
K240S240|regex pattern|require type|scalar|startin at|string was|to invoke|tool get|total for|total type|type json
K240S240U240|words
K240S240U304|at column
K240S240U343|to convert
K240S240U439|.yaml
K240S304|field require|got invalid|invalid format|str at|type dict|type missing|unexpec charact|unexpec token|use list
K240S304|valid key
K240S304U240|.charact|overlap|shop order
K240S304U343|=SyntaxError
K240S343U240|.schema validat|regex
K240S371|.field|.sqlglot|field named|no field
K240S371U240|type int
K240S393|or equal|than or
K240S393U304|class str
K240S411|be less
K240S466|totl
K240S475U240|be one
K240T179|.cant|.cant handle|no tool
K240U240|.extra|.metric|.unexpec input|be shorter|column expecte|constru for|data total|mapping in|not produce|one is
K240U240|or empty|output for|require in|schema but|shorter than|str is|token line|type shop|unsuppo message
K240U240|when parsing
K240U304|hello|schema total
K240U426|.marked|.marked yaml
K277|about forty|forty|forty input|invoice total|raised validat|value about
K304|.adapter parse|.marshma|.multipl invalid|answer line|asked for|by model|c format|c tool|encoura|encoura the
K304|expecte float|expecti delimit|failed generat|find output|float got|functio please|generat json|id call
K304|invoice validat|lm respons|maximum retries|message type|model answer|model but|not extract|output fields
K304|prompt see|prompt to|respons lm|return specifi|see failed|serch not|structu output|sure here|thought|to encoura
K304|to return|untermi string|was returne|you asked
K304L240|.adapter
K304L240S240|to call
K304N240R240S240|.unexpec model
K304N304|field with|with errors
K304N304S304U240|for field
K304P240|specifi type
K304Q240|asked
K304S240|.tool not|not expecte|schema type|seven is|type object|untermi|update your
K304S304|require field|total is
K304S304U304|while parsing
K304S343|require propert
K304S371U304|line col
K304S383U240|failed validat
K304S393U343|col
K304S411U304|expecte one
K304U240|delimit|total seven
K304U277|literal
K304U304|.msgspec
K326|dev float|errors pydanti|float parsing|for further|further informa|https errors|informa visit|number type
K326|number unable|parsing input|pydanti dev|str for|string as|total input
K326M240S304|type float
K326N240|further
K326S240|as number
K326S371U240|be valid
K326U240|parse string
K343|.chain|.lang chain|adjust|adjust your|here is|please adjust
K343N304O240S240|.agents
K343S304|colour|final
K343U240|fields in
K358|pydanti
K358S240|valid number
K371|.structu|.structu output|call functio|tool calls
K371O240R240S240|tool call
K383|for invoice
K383S304|input should
K383S304U240|type str
K393N240R240S240|.behavio|.model behavio
K393S240U326|seven
K393S343U358|structu
K403S240|input value
K403S304U304|input type
K411|.output parser
K419M240S439U343|float
K433S439|validat error
K433S439U451|parsing
L179|.closed resourc|.connect phase|.connect socket|.engine io|.phase|.phase base
L240|.amqp heartbe|.ansible connect|.ansible runtime|.b connect|.b simple|.backend communi|.bad namespa|.base ssh
L240|.bleak device|.box network|.bravado connect|.brokers|.brokers availab|.bus communi|.carrier|.chunked
L240|.chunked encodin|.code unreach|.comm closed|.command failed|.connect dns|.connect forced|.connect loss
L240|.connect not|.cos client|.critica|.critica api|.dagster user|.daytona connect|.db connect|.dist network|.enabled
L240|.endpoin connect|.exa connect|.flight|.flight unavail|.forced|.forward|.ftp|.ftpos|.general|.general proxy
L240|.geocode unavail|.grpc unavail|.hangup|.heartbe|.heartbe timeout|.host lookup|.host unreach|.http stream
L240|.illegal state|.inconsi|.invalid session|.is enabled|.j network|.kazoo timeout|.keycloa connect|.kombu
L240|.local entry|.loss|.mastodo io|.mastodo network|.matrix connect|.mode|.mode is|.multipl redlock|.name resolut
L240|.neptune connect|.netmiko timeout|.never|.never receive|.no brokers|.not opened|.of stream|.offline|.offline mode
L240|.opened|.page disconn|.proxy timeout|.recover|.recover connect|.redis adapter|.redlock|.remote disconn
L240|.reql driver|.respons never|.respons streami|.scrapli connect|.session close|.session id|.short|.simple
L240|.smith connect|.snmp connect|.socket address|.socket closed|.socket open|.socket proxy|.socket receive
L240|.ssh tunnel|.ssl zero|.ssleof|.start up|.stream lost|.to|.to connect|.too short|.transpo closed|.transpo connect
L240|.trino connect|.tunnel|.tunnel forward|.unable|.unable to|.unretry|.up|.upload file|.user code|.weaviat connect
L240|.weaviat grpc|.weaviat start|.websock unable|.whois|.whois command|.yag connect|.zero return|=BrokenPipeError
L240|abnorma before|accepti|accepti tcp|access https|acme oss|acme us|activit or|adapter could|address aa
L240|address environ|address flag|address sw|address wrong|after connect|again or|again whois|against weaviat
L240|all brokers|all servers|an open|and accepti|and couldn'|and oss|answer from|any cluster|any kdc|any running
L240|any source|api ai|api as|api at|api cartesi|api httpsco|api lancedb|api mixpane|api pagerdu|api promptl
L240|api scrapeg|api series|api statuse|api unfortu|apiconn ollamae|apiconn openaie|are down|as rest|as well|asynchr
L240|asynchr default|at connect|at host|at refused|at unix|authent connect|away brokenp|baai|baai bge|bad ipv|bb cc
L240|be down|be when|been detecte|been disconn|before end|before or|berlin format|between client|bge small
L240|broken errno|broker transpo|brokers|brokers are|brokers down|browser connect|browser one|buffer last|but attempt
L240|but returne|by clientc|by connect|by port|by protoco|by tlserro|by transpo|c amqp|c closed|c connect|c econnab
L240|c enetunr|c enodev|c epipe|c estale|c forced|c httperr|c md|c net|c sdk|c stream|cache please|cached files
L240|calcula by|call connect|call error|call log|call method|callfun|callfun session|can happen|can't establi
L240|cannot complet|cannot contact|cartesi|cartesi ai|causes could|causes of|cc dd|cdp|cdp websock|certifi sqldriv
L240|chars connect|check against|checksu failed|chroma|chroma server|cl|cl base|cleanly|cleanly interna|client and
L240|client closed|client connect|client failed|client says|client schedul|client socket|clientc|clientc cannot
L240|closed cdp|closed cleanly|closed client|closed configu|closed eof|closed most|closed request|closing transpo
L240|cluster cannot|cn|cn hangzho|co to|code all|code clickho|code connect|code sqlexec|code transpo|com could
L240|com errno|com table|command cannot|command fetch|common causes|communi failed|communi functio|communi protoco
L240|complet content|complet socks|complet transfe|confirm your|connect abort|connect already|connect at|connect due
L240|connect econnre|connect first|connect get|connect help|connect limit|connect maxretr|connect modbust|connect mode
L240|connect namespa|connect not|connect protoco|connect status|connect time|connect token|connect tried
L240|connect urllib|connect via|connect with|consumi|consumi input|contact any|content md|content page|content target
L240|context or|corp|corp local|couchdb|couchdb server|couldn' open|crc of|create caused|create failed|curl cannot
L240|curl http|current connect|cvm|cvm tencent|daemon|daemon at|daemon running|data connect|data device|data timed
L240|db interna|dbproce|dbproce is|dd ee|dead or|debuggi|debuggi info|default name|deleted as|details inconsi
L240|details request|details socket|detecte communi|detecti the|device disconn|device it|device reports|device with
L240|disable it|disconn or|discove|discove documen|dns resolut|docker daemon|docker ps|docker sock|docs query
L240|docs select|domcont|down right|down val|dpy service|dpy the|dsn exasol|during message|dysmsap|dysmsap aliyunc|eai
L240|eai again|east api|easypos com|easypos if|ecs|ecs port|ee|ee ff|en from|enabled to|encodin cl|endpoin timed
L240|environ product|eof ssl|err interne|err see|errno broken|errno network|errno softwar|errno stale|errno the
L240|error err|error happene|error host|error hostnot|error of|error pushing|error receivi|error retriev|error runtime
L240|error was|errorco connect|errorco md|establi session|establi the|eu north|example call|example please
L240|example waiting|exasol|exasol errno|excepti can|excepti httpcon|execute httpsco|execute request|exist nnet
L240|expecte incompl|failed all|failed common|failed details|failed httpsco|failed origina|failed rc|failed rte
L240|failed server|failure failure|failure twisted|fashion connect|fetch socket|ff was|file during|file handle|file on
L240|file png|files and|files check|files in|find them|flag or|for connect|for environ|for github|for realm|from any
L240|from java|from orders|from respons|fs errno|ftputil|ftputil python|functio detecti|future connect|gaierro
L240|gaierro name|get content|get system|getaddr eai|getaddr or|getname|getname hostnam|got end|got only|goto net
L240|gpt offline|graph resolve|grpc api|grpc error|grpc health|grs|grs com|guide trouble|handle mnt|handsha respons
L240|hangzho|hangzho aliyunc|happen|happen due|happene while|heartbe|heartbe in|hf hub|high speed|host and|host cvm
L240|host db|host dysmsap|host ecs|host github|host https|host keyston|host localho|host mastodo|host matrix
L240|host mlflow|host nominat|host openaip|host por|host proxy|host shop|host solr|host ssl|host sso|host tmp
L240|host trino|host unreach|host via|host web|host within|hostnam git|hostnam no|hostnam or|hostnot|html dpy
L240|http client|http latest|http localho|http minio|http mlflow|http solr|httpcon object|httperr failed|https no
L240|https search|https shop|https textrac|hub and|hub offline|hy lost|id errno|id session|id topolog|id websock|id yv
L240|impress|impress error|in offline|in startup|in tcp|inciden failed|incompl got|incompl handsha|inconsi the
L240|incorre hostnam|indexes movies|info call|info ftputil|initiat the|input failed|interne disconn|interne error
L240|interva given|invalid see|io libpq|ip connect|ip locatio|ipv connect|ipv udp|is accessi|is cannot|is correct
L240|is dead|is enabled|is unreach|is wrong|java side|java sql|job json|json limit|kafkaco connect|kdc|kdc for
L240|keyston port|known caused|known configu|lancedb|lancedb com|last chars|last seconds|latest api|likely the
L240|limit caused|listene|listene at|load the|local broker|local cache|local net|local tcp|localho error
L240|localho illegal|localho is|localho port|locally track|locate the|locatio where|log navigat|login request
L240|lookup example|lookup exmaple|lookup failure|lost errorco|lost if|makes|makes use|many missed|marqo encount
L240|mastodo social|match what|matrix example|maxretr|mcp|mcp server|md mismatc|md value|md you|merchan transac
L240|message errno|message httpsco|message publish|method that|minio|minio inv|minor cannot|mismatc bad|missed heartbe
L240|mixpane com|mlflow api|mlflow port|mllp|mllp block|mnt nfs|modal server|modbust|mode at|mode neptune|model baai
L240|mongo connect|mongo errno|mongo server|movies search|ms while|multipl access|multipl excepti|mysql mysql
L240|nameres failed|neptune|neptune continu|neptune server|net lib|net port|netcdf failure|network adapter
L240|network closed|network is|nfs|nfs job|nnet|nnet lib|no activit|nobroke|node timeout|nominat openstr|north
L240|north amazona|not closed|not inconsi|not reach|not request|not synchro|novalid|novalid none|number ssl
L240|number wrong|nunable|nunable to|of error|of high|of mllp|offline environ|ollamae|ollamae errno|on errno
L240|on illegal|on localho|on mysql|on port|on that|one reachab|only out|open connect|open snmp|open socket|openaie
L240|openaie connect|opened but|openid connect|openstr|openstr org|operati ssl|ops protoco|or browser|or getname|or ip
L240|or make|or multipl|or network|or ray|or see|or weaviat|or while|orclpdb|orclpdb is|orders backgro|org port
L240|org ssl|origina prompt|oss cn|oss is|out trying|page content|page context|page has|pagerdu com|payment caused
L240|pdf between|peer caused|please confirm|please let|please unset|png failed|por|port after|port device|port no
L240|port similar|problem are|promptl com|protoco being|protoco connect|protoco error|protoco openid|protoco specifi
L240|proxy app|proxy connect|proxy errno|proxy newconn|proxy status|ps it|psycopg operati|publish failed|pushing
L240|pushing impress|python failure|python linux|python new|query bytes|query connect|questdb|questdb connect
L240|ray address|ray instanc|rc|rc connect|reach api|reach discove|reach https|reach user|reachab|reachab node
L240|read but|readine|readine to|reading bytes|realm example|realms|realms ops|receivi data|recv|recv failure
L240|redis cluster|redis excepti|refused at|refused clickho|refused debug|refused debuggi|refused dsn|refused is
L240|refused request|refused rtsp|registe with|remote tcp|reports readine|request client|request files|request httpcon
L240|request none|require again|require an|resolut request|resolve acme|resolve hostnam|respons stream|rest api
L240|retriev incompl|retry limit|returne unavail|rte|rte system|rtsp|rtsp live|rtt|rtt none|run connect|run docker
L240|running as|running on|running ray|runs create|runtime callfun|satisfy content|satisfy transfe|says serverd
L240|schedul after|schedul local|scrapeg|scrapeg com|sdk httperr|search berlin|search caused|search client
L240|seconds either|see how|select caused|select httpcon|select orders|series httpsco|series please|server are
L240|server errorco|server grpc|server host|server httpsco|server please|server running|server ssl|server tcp
L240|server timed|server type|server was|serverd mongo|servers seem|service ai|service communi|service orclpdb
L240|session close|session deleted|session errno|session id|session login|set getaddr|setting address|severit dbproce
L240|severit nunable|severit unable|sftp example|side connect|side is|similar to|snmp session|social|social port|sock
L240|sock is|socket closed|socket connect|socket has|socket is|socks connect|socks proxy|softwar|softwar caused
L240|solr docs|solr port|solr solr|specifi error|speed grpc|sql communi|sql corp|sql sqlreco|sqlreco|sqlreco io
L240|ssh buffer|ssh connect|ssh could|ssh gateway|ssh session|ssh ssh|ssl provide|ssl wrong|sslerro ssl|sso example
L240|stale file|start session|start up|startup period|stateme caused|statuse|stderr ssh|str brokers|stream closed
L240|stream was|such device|support easypos|sw exmaple|synchro with|system call|system info|target page|tcp closed
L240|tcp port|tcp provide|tcp remote|tcp schedul|tcp stream|telnet|telnet connect|tencent com|textrac eu|that host
L240|that require|the asynchr|the browser|the cached|the causes|the crc|the error|the grpc|the hf|the host|the interva
L240|the listene|the local|the mcp|the md|the modal|the neptune|the weaviat|the website|them|them in|tiktoke caused
L240|timeout to|tls error|tls ssl|tlserro|tlserro tls|to browser|to by|to chroma|to closed|to closing|to couchdb
L240|to disable|to endpoin|to example|to exasol|to excepti|to fs|to graph|to hbase|to hive|to http|to inciden
L240|to initiat|to last|to locally|to ora|to questdb|to shop|to socks|to ssh|to tcp|to timed|tokens connect
L240|tokens httpsco|tool query|track caused|track your|transac caused|transfe length|transfe message|transpo address
L240|transpo connect|transpo failure|transpo to|transpo val|tried connect|trino|trino port|trouble html|tsocket
L240|tsocket read|ttransp|ttransp type|twisted|twisted interne|twisted python|type message|udp|udp transpo
L240|unexpec session|unexpec sql|unfortu|unfortu the|unix|unix var|unknown mysql|unknown rtt|unset the|until domcont
L240|up in|url dns|url encodin|url merchan|url payment|url pdf|url python|url realms|url search|url session|url solr
L240|url stateme|url track|urlerro|urlerro urlopen|urllib future|use of|used tcp|value calcula|value specifi|var run
L240|verify the|verisig|verisig grs|version number|via proxy|via ssh|voyagea|waiting until|was detecte|we receive
L240|weaviat could|weaviat did|weaviat failed|weaviat makes|weaviat url|web gaierro|web novalid|webpage errno
L240|webpage urlopen|website is|websock closed|websock is|well as|what we|whois verisig|with address|with easypos
L240|with excepti|with https|with incompl|with marqo|with origina|with voyagea|wrong tcp|wrong version|your configu
L240|your metadat|yv|yv dpy
L240M240|startup|where the
L240M240P240|by other
L240M240S240|.return
L240M240S371U411|.arrow
L240N240|navigat to
L240O240|wrong or
L240P240|code sqlstat|connect host|failed failed|given in|happene|http prefect|io error|prefect api|specifi did
L240P240|the files|transpo is|when you
L240P240S240|sqlexec
L240P240S304|to failed
L240P240S343U304|.mismatc
L240P240S371|please specify
L240P304|fatal unable
L240P304Q240|specifi in
L240P304S240|c mismatc
L240P304U240|detecti
L240P393S240|stale
L240Q240|.streami|connect please|marqo|session to|user code|whois
L240Q304|speed
L240Q304S240|flight
L240R240|within limit
L240S240|.ansible|.edge|.edge tts|.redis cluster|.tool executi|.yag|.zero|address for|berlin|close|flight returne
L240S240|has closed|interva|invalid port|libpq|libpq failed|mode is|not opened|one to|openid|pagerdu|provide at|ps
L240S240|resolut failed|small en|we cannot
L240S240T240|style
L240S240U240|.end of|to an
L240S240U343|with type
L240S304|.address|cannot write
L240S343|matrix
L240S426U240|.illegal
L240T240|eof excepti|excepti style|platfor command|sftp|style platfor
L240T240U240|file eof
L240T240U343|.eof
L240U240|.checksu mismatc|.content too|.telegra network|aa bb|checksu mismatc|content message|failed cannot
L240U240|format json|memcach set|message with|multipa in|of pdf|receive message|specify the|textrac|upload file|well
L240U304|bb|read bytes
L240U343|crc|what
L240U393|.encodin
L277|address reason|eio|eio caused|io transpo|polling eio|reason errno|socket io|transpo polling|url socket
L304|#2|#425|.broken resourc|.by server|.client initial|.client os|.client payload|.connect refused|.dns lookup
L304|.ldap session|.ldap socket|.max retry|.mcp client|.meilise communi|.memcach unexpec|.new|.new connect
L304|.not connect|.proxy connect|.server connect|.server down|.service request|.session termina|.smtp server
L304|.socket timeout|.such stream|.sys|.sys call|.termina|.termina by|.transie mixin|.unexpec close|.unreach
L304|.valid connect|=ConnectionAbortedError|=ConnectionResetError|abnorma|aborted brokenp|address af|af unspec|ai ssl
L304|aliyunc|aliyunc com|api connect|at db|auth tokens|away|body incompl|body receive|bootstr|bootstr from|browser has
L304|c clientn|c ehostun|can't contact|cannot reach|charges|charges caused|chunked|chunked read|clean|clean fashion
L304|clickho|client initial|clientn|clientn message|closed with|code clientn|com see|com tempora|communi error
L304|connect adaptiv|connect all|connect and|connect during|connect httpcon|connect params|connect probabl|connect tcp
L304|contact ldap|curl could|curlcod|curlcod couldn'|databas connect|db port|default tempora|desc can't|devtool
L304|disconn not|disconn without|dns lookup|documen caused|downloa webpage|dpy cannot|during connect|econnre
L304|eof occurre|err connect|errno ctrls|errno none|error generic|error network|error trying|excepti errno
L304|fail connect|fashion|from kafka|generic unable|getaddr|gone away|host name|http stream|https keyston|httpx
L304|httpx connect|illegal connect|in violati|incompl chunked|indexes letters|info transpo|initial failed
L304|invalid errno|kafka|kafka address|kafkaco unable|keyston|keyston auth|ldap|ldap server|length header
L304|letters documen|localho connect|lost in|means the|message disconn|message fail|newconn connect|newconn failed
L304|newconn urllib|non clean|not establi|occurre in|of expecte|of protoco|offline mode|on total|operati curlcod
L304|or server|params or|probabl means|protoco banner|provide error|raised connect|read on|reading informa|reading ssh
L304|receive bytes|recogni connect|refused by|resolve api|resolve at|respons payload|results for|satisfy
L304|sending respons|server closed|server during|server errno|server termina|server unexpec|servers connect|side was
L304|ssh protoco|ssl connect|stream connect|stream is|such host|tcp ip|termina abnorma|this probabl|tls|to bootstr
L304|to devtool|to satisfy|total of|transpo endpoin|unavail failed|unavail or|unexpec eof|unexpec this|unreach|unspec
L304|url charges|violati of|webpage|your connect
L304P240|.etcd|connect or|termina by
L304P240S240|the other
L304P240U240|means
L304Q240|server has|the network
L304Q304|cause unknown
L304S240|already closed|banner|couldn' resolve
L304S240T240|of file
L304S240U240|.payload|.receive
L304S304|af
L304S304U240|.checksu
L304S343|.mixin
L304U304|bytes expecte|enough data|expecte bytes|payload is|while reading
L304U343|when reading
L326|.socket connect|resolve address
L343|.close|.kafka connect|.server disconn|api exmaple|at failed|broken incompl|brokenp|brokenp broken|connect httpsco
L343|connect was|couldn' connect|default connect|err name|err urlopen|error eof|error net|fail to|failed errno
L343|fetch data|first for|for hostnam|host acme|host connect|host example|hostnam lookup|httpsco object
L343|interne connect|ipv failed|kafkaco|lost connect|network connect|none unable|other side|port on|refused os
L343|tcp connect|to databas|to localho|to port|unexpec closed|url api|url err|url indexes|urllib connect|your interne
L343P240|.connect lost
L371|.gaierro|.incompl read|.ldap communi|.stream closed|.t transpo|broken pipe|by nameres|can't connect
L371|connect broken|connect unexpec|nameres|pipe|server disconn|server on|to mysql|urllib
L371S304|by server
L383|aborted connect|establi connect
L383U393|=EOFError
L393|.connect failed|address last|been closed|incompl bytes|more expecte|no route|read more|ssl default|unknown ipv
L393|was lost
L393S371U240|error unknown
L403|newconn httpcon
L411|all connect|attempt failed|connect attempt|net err|resolve host
L411S304|ipv|localho
L419|connect call|errno tempora
L426U240|bytes read
L456|connect closed
L466|establi new|failure in|in name|name resolut|new connect
L475|connect errno|connect reset|reset by
L480|=ConnectionRefusedError|c econnre
L484|by newconn|by peer
L488|errno name
L491|newconn
L495|to establi
L502|or service
L514|establi
L540|=ConnectionError
M240|.array|.array memory|.arrow memory|.dead kernel|.sigkill|.signal sigkill|alloc cpp|alloc cudaerr|allocat bytes
M240|allocat memory|allocat mib|and data|api common|array with|availab memory|batch size|big tif|blocks try|bytes in
M240|cache blocks|calling topanda|command convert|common device|convert big|convert huge|core src|create llama
M240|cuda failed|cuda gib|cudaerr|cudaerr out|cuh|cuh memory|decreas gpu|desired|desired gpu|device cuda
M240|device helpers|error insuffi|error out|errors page|excepti non|executa batch|ffmpeg mov|for report|found reached
M240|free includi|free memory|functio outofme|gb which|gib decreas|gib for|gib gpu|gib is|gib memory|gib on|has gib
M240|headles died|heap|heap space|helpers|helpers cuh|huge tif|id where|includi non|increas gpu|insuffi memory|ip id
M240|is less|java heap|lang outofme|llama context|malloc|malloc of|matmul|matmul node|memory failed|memory this
M240|memory usage|memory used|mib gpu|mib is|modules core|no availab|node failed|node ip|node was|non pytorch
M240|on startup|on worker|onnxrun runtime|or reduce|other process|out webm|outofme java|page std|png returne
M240|png stdout|process has|pytorch memory|reached zero|reduce gpu|report pdf|request buffer|running matmul
M240|running was|runtime excepti|shape and|size failed|size found|src alloc|src api|startup is|std|std bad
M240|than desired|the cache|thresho of|topanda|topanda java|usage thresho|utiliza gib|utiliza or|utiliza when
M240|webm died|which gib|which mib|with shape|worker bad
M240P240|used by
M240Q240|the memory
M240Q240S240|which exceeds
M240S240|.return code|.signal|ran usr|the engine
M240S240U240|workspa src
M240S240U304|convers failed|data type
M240S240U343|shape
M240S304|error on|memory in
M240S343|blocks
M240S343U240|lang
M240S393U393|array
M240U240|allocat error|an array|failure errors|java lang|memory allocat|mov out|pdf with|status failure
M240U277|buffer of
M240U304|webm
M240U371|mov
M304|#137|=MemoryError|allocat gib|bad alloc|cuda out|gb gb|gib of|gpu has|gpu memory|has total|is free|killed due
M304|low on|memory for|memory memory|memory tried|memory utiliza|node running|of gib|of which|on memory|out png
M304|outofme|running low|signals|signals sigkill|the node|tif out|total capacit|utiliza|was gb|was killed|with signals
M304S240U304|gb
M343|alloc|memory on
N240|.ark bad|.blocked pii|.detecti|.exclusi|.filter ai|.filter finish|.forbidd respons|.guardra raised|.httperr
N240|.httperr seek|.input guardra|.output guardra|.pii detecti|.pii entity|.policy filter|.policy violati
N240|.prompt rejecte|.raised|.refusal|.robot|.robot exclusi|.securit|.seek|.seek wrapper|.service content|.website
N240|.website not|about this|agent framewo|aligned|aligned with|allowed url|an enterpr|and include|and want|apologi
N240|apologi for|are part|as possibl|as spam|assist|assist with|attribu class|azure azureop|azureex the|azureop
N240|azureop service|bad example|badrequ error|bedrock|bedrock pre|blocked entity|but we|by guardra|by moderat|by our
N240|c datains|c generat|c hooks|c moderat|c sensiti|can find|can't assist|card by|card in|check safety|check type
N240|checker|checker the|checks defined|class agent|class of|code datains|com and|config failed|contain inappro
N240|contain materia|contain pii|contain prohibi|contain sensiti|content azureex|content checker|content could
N240|content filteri|content filters|content level|content that|content the|content violate|convers about|csam|datains
N240|datains message|detail prompt|detecte credit|detecte instanc|disallo by|enterpr and|entity detecte|error badrequ
N240|error contact|errors found|excepti guardra|failed safety|failed you|fill|filter message|filter the|filter trigger
N240|filteri policy|filters|filters please|find more|flagged as|followi jailbre|followi text|forbidd by|framewo azure
N240|further convers|grok failed|guard|guard message|guardra bedrock|guardra checks|guardra inputgu|guardra outputg
N240|guardra policy|guardra presidi|guardra raised|guideli|guideli team|have further|hook|hook results|https bad
N240|id model|inappro|inappro content|inconve|inconve but|informa in|informa request|injecti|input flagged|inputgu
N240|inputgu trigger|invalid prompts|is unsafe|jailbre|jailbre in|level role|litellm content|materia|materia flagged
N240|message input|message violate|microso content|moderat input|modify and|modify your|my phone|non allowed
N240|not aligned|not pass|object the|occurre text|of credit|of str|output blocked|outputg|outputg trigger|pass moderat
N240|phone is|pii my|pii this|please fill|policy how|policy please|possibl prompt|pre guard|presidi|presidi pii
N240|prohibi content|prompt and|prompt injecti|prompt violate|prompts detecte|provide input|reason content|rejecte as
N240|req safety|request disallo|respons contain|results object|retry code|safety check|safety input|safety system
N240|safety violati|sensiti|sensiti informa|sexual|site if|sorry can't|str object|support failed|system if
N240|tdetail content|tdetail invalid|team api|text an|text did|text may|that request|the generat|the guardra|the hook
N240|the inconve|the safety|this entity|this please|this site|to non|trigger finish|trigger microso|type csam|url we
N240|usage guideli|violate content|violate guardra|violate usage|violati sexual|was flagged|was moderat|we apologi
N240|website not|with our|your respons
N240P240Q240|and retry
N240Q240|.ignore|.ignore request
N240Q240S393|phone
N240Q304|entity is
N240R240|.finish reason|.open ai|.reason|.respons blocked|content as|finish message|generat was|model respons
N240R240|parse respons|reason finish|respons did|success finish
N240R240S240|complet success
N240R304|.finish
N240S240|errors the|filteri|prompts|to attribu|unsafe
N240S304|.templat runtime|role user
N240U240|data may|failed check|input contain|process because|respons is|the text
N240U277|object is
N240U304|be process|c image
N240U343|in text|input data
N277|policy the
N277S304|c filter
N304|#446|.content policy|.guardra tripwir|.pii|.trigger|.tripwir|.tripwir trigger|by content|by robots|content error
N304|content policy|credit card|encount content|flagged by|it contain|may contain|modify|our content|pii|please modify
N304|prompt was|robots|robots txt|service encount|text in|trigger tripwir|tripwir
N304P304Q240R304|finish
N304R240|finish reason
N304S240|text content
N304S304U240|input text
N304S411|card
N326|trigger content
N343|.guardra|flagged|moderat
N358|content managem|filtere|filtere due|managem policy|prompt trigger|was filtere
N371|.content filter
N393|content filter
N393S393U304|.filter
O240|.agent max|.compone runs|.graph recursi|.max compone|.max steps|.max turns|.model call|.pipelin max|.steps|.turns
O240|.turns exceede|.workflo runtime|=RecursionError|call limit|call limits|chain limit|compone router|config key
O240|count reached|either somethi|errors graph|for compone|graph recursi|hitting|hitting stop|iterati of|iterati with
O240|langgra|langgra errors|limit by|limit config|limits exceede|max iterati|max steps|max turns|maximum run
O240|model call|python langgra|reached either|reached without|recursi limit|run count|run max|stop conditi|the recursi
O240|turns|turns exceede|without hitting
O240P240|.runs|conditi you|with run
O240Q240|exceede calls|request would
O240Q240S240U240|the next
O240R240S240|.tool call
O240S240|.compone|.recursi
O240S343|iterati|recursi
O304|.call limit|exceede run|of reached|run limit
P179|page there
P240|.access conditi|.airflow bad|.already connect|.already enqueue|.already in|.already locked|.bad version|.be
P240|.be locked|.bleak d|.branche|.cannot be|.cas|.cas mismatc|.changed|.channel locked|.complet|.concurr runs
P240|.concurr update|.conditi failed|.consume busy|.cosmos access|.crawler|.crawler running|.d bus|.dag run
P240|.daytona conflic|.deleted|.deleted recentl|.device busy|.diverge|.diverge branche|.documen locked
P240|.documen revisio|.enqueue|.executi already|.fenced|.file locked|.id was|.idempot already|.in progres|.irresol
P240|.irresol conflic|.job operati|.key busy|.lock timeout|.locked resourc|.many updates|.message lock|.not complet
P240|.not owned|.object already|.optimis|.optimis check|.owned|.patch test|.prior request|.produce busy
P240|.produce fenced|.progres|.queue deleted|.readers|.readers full|.recentl|.record busy|.record generat|.release
P240|.release unlocke|.request not|.resourc in|.resourc locked|.revisio id|.rollbac|.run already|.running
P240|.runs exceede|.save|.save conditi|.seriali failure|.session busy|.session cannot|.session lock|.sharing
P240|.sharing violati|.slave device|.stale data|.task locked|.test failed|.transac conflic|.transac execute
P240|.transac rollbac|.transac write|.transpo already|.unlocke|.unlocke lock|.unrepea|.unrepea read|.updates|.was
P240|.was changed|.watch|abc on|aborted by|aborted debug|aborted details|aborted please|about possibl|accepte it
P240|access flags|access use|accesse by|accompl|accompl in|account not|acme com|acme git|acme sharepo|acquire exclusi
P240|acquire gql|acquire index|acquire lockfil|acquire retry|acquire with|acquiri locks|acquiri the|active instead
P240|add message|admin termina|after deletin|after header|after you|again message|agent is|already accesse|already an
P240|already being|already connect|already job|already partici|already reading|already rebalan|an in|an indexwr
P240|an ongoing|an update|and acquire|and assigne|and resolut|and set|and use|another another|another connect
P240|another instanc|another member|another ongoing|another receive|another update|another with|api work
P240|append concurr|append rows|append transac|are attempt|are concurr|are incompa|are open|are parse|are pid
P240|are still|are waiting|assigne|assigne the|at precond|at with|atlassi|atlassi conflue|attache|attache to
P240|attempt retry|attempt the|automat transac|autonom|autonom databas|avoid conflic|aws cloudfo|aws rekogni
P240|back because|back by|back code|base branch|be accepte|be accompl|be enqueue|be increme|be locked|be obtaine
P240|be origina|because holders|because route|because sheetid|because this|been aborted|been attempt|been changed
P240|been release|been rolled|before attempt|before retryin|begin mdb|being modifie|being prepare|below transac
P240|blob and|bluez|bluez error|bot instanc|branch file|branch main|branch was|broker group|busy and|busy opt
P240|busy redis|busy running|busyerr|busyerr databas|by admin|by dfsclie|by lock|by members|by someone|by user
P240|c another|c crawler|c during|c eaddrin|c ebusy|c edit|c errorir|c etxtbsy|c incorre|c leaseid|c mutatio|c owner
P240|c paginat|c priorre|c protoco|c queuede|c reserve|c tablebe|c timesta|c updatec|c xx|campaig is|can create
P240|cancell please|cancell reasons|cannot push|cannot reboot|cannot release|cannot requeue|cannot succeed|cas mismatc
P240|casmism|casmism ec|change in|changed by|changed expecte|changes conflic|changes happene|changes qty|check and
P240|choose|choose differe|class persist|client if|client operate|clienti can't|cloudfo|cloudfo eu|code databas
P240|code incorre|code operati|code pathcon|code rebalan|code severit|collisi|collisi automat|com atlassi|com client
P240|com xlsx|commit cannot|commit stderr|commitf|commitf commit|committ|complet because|complet before|complet insert
P240|complet server|complet since|concurr access|concurr append|concurr by|concurr conflic|concurr files
P240|concurr invocat|concurr one|concurr operati|concurr or|concurr updates|concurr verific|concurr when|conditi not
P240|conditi on|conditi specifi|conditi the|conflic another|conflic attempt|conflic changes|conflic client
P240|conflic concurr|conflic diagnos|conflic documen|conflic error|conflic on|conflic operati|conflic request
P240|conflic rev|conflic secret|conflic some|conflic state|conflic termina|conflic ts|conflic user|conflic will
P240|conflic your|conflue api|connect as|content create|couldn' lock|crashed process|crawler|crawler when|crawler with
P240|create another|create git|create srv|createb|createb operati|created hence|created probabl|createq
P240|createq operati|csv file|csv for|current committ|current lease|current owned|current receive|current rolling
P240|current state|cust cannot|cust please|custome please|dag run|dashboa has|data changed|data conflic|data data
P240|data dir|data fs|data of|data this|databas conflic|databas failed|databas locked|databas schema|databas status
P240|databas version|dataset for|datasto|datasto transac|db is|db lock|deadloc detecte|deadloc or|deadloc update
P240|declara|declare on|deleted data|deletin|deletin queue|delta concurr|delta transac|depende resourc|detail campaig
P240|detail cannot|detail seriali|detail shipmen|detaile failed|details transac|detectc|detectc operati|detecte while
P240|devbox is|device busy|device reporte|dfsclie|dfsclie on|diagnos hapi|did so|differe multita|differe process|dir
P240|dir argumen|directo is|directo this|disconn errorco|docs trouble|documen locked|documen revisio|documen transac
P240|documen update|don't use|droplet already|edit files|edit lock|editing it|element is|else|enqueue|enqueue there
P240|envelop is|environ maxread|epoch|epoch is|epoch of|err conflic|err error|err in|err operati|err write
P240|errmsg writeco|errno address|errno conflic|errno text|error acquiri|error commit|error configu|error consume
P240|error forseti|error frequen|error full|error inprogr|error intermi|error lock|error locked|error oid
P240|error running|error transac|errorco edit|errorco leaseid|errorco linksto|errorco tablebe|errorco updatec
P240|errors keyerro|errors staleel|etag|etag mismatc|evaluat to|exceede db|exceede try|excepti conflic|excepti timesta
P240|exclusi lock|exclusi owner|exclusi propert|execute due|execute failed|executi jobs|executi when|existin autonom
P240|exists arn|expecte id|failed branch|failed broker|failed concurr|failed ibm|failed lock|failed reason
P240|failed saving|failed transac|failed version|false code|false the|fastfor|fastfor referen|fetch first|fetch the
P240|fetched please|file cannot|file errno|file https|file lease|files are|files prevent|files were|files when
P240|finish thread|finishe before|flags are|folder qdrant|for dag|for dfsclie|for load|for shared|for specifi
P240|for vertex|forseti can't|forseti transac|frequen and|from last|from state|fs lock|full dataset|full environ
P240|generat src|getting disconn|getupda|getupda request|git commit|git push|globalt|globalt msg|group has
P240|group rebalan|hapi|hapi the|happene during|has complet|has conflic|has finishe|has locked|has pending|have opened
P240|header may|headers evaluat|hence|hence current|higher epoch|hold|holders of|how many|http the|id cust|id is
P240|id manual|id ocid|in acquiri|in current|in differe|in failedj|in relatio|in running|in task|in transac|in unexpec
P240|in update|incompa status|incorre message|increme|increme on|index is|index srv|indexwr|indexwr working|info id
P240|inprogr|inprogr operati|insert operati|instanc reboot|instanc while|instead in|intermi|intermi retry|into metrics
P240|invocat are|is aborted|is active|is below|is created|is getting|is newer|is ongoing|is stale|is using|it could
P240|it if|it this|items an|job cannot|job in|job lock|jobs lead|keep resourc|keyerro keyerro|keyerro locked
P240|last commit|last page|last update|later error|later this|latest databas|latest documen|leader in|leads after
P240|leads has|leads issue|leads when|lease id|lease is|lease on|leaseid|letters server|linksto|load leads|lock are
P240|lock cannot|lock conflic|lock envelop|lock error|lock exceeds|lock if|lock info|lock maildro|lock nightly
P240|lock not|lock owner|lock port|lock request|lock sync|lock that|lock within|lockbus|lockbus some|locked for
P240|locked jobs|locked letters|locked main|locked none|locked request|locked specifi|locked sql|locked table
P240|locked this|lockede|lockede databas|lockfil|lockfil lockbus|locks availab|locks leads|locks locks|locks on|logos
P240|logos is|longer owned|made concurr|maildro|maildro try|main fetch|main has|main main|main stderr|many seconds
P240|mapping persist|masters|masters redis|match documen|match message|match that|maxread|maxread limit|md does
P240|mdb readers|mdb txn|means there|members acme|merge again|message another|message base|message cas|message conditi
P240|message droplet|message globalt|message lock|message readme|message sync|metadat changed|metrics key
P240|microso session|might be|mismatc error|mismatc source|modifie after|modifie review|msg transac|multi documen
P240|multipl errors|multita|multita strateg|must fetch|name conflic|name leads|name tempora|new receive|new sync|newer
P240|newer produce|nightly at|nightly sync|nil|nil with|no lease|no locks|no or|no wait|non fastfor|none conflic
P240|not attache|not exclusi|not hold|not lock|not met|not obtain|not saved|now and|nowait|nowait specifi
P240|objects cannot|obtain lock|obtaine|obtaine or|occurre check|occurre concurr|occurre crawler|occurre executi
P240|occurre operati|occurre priorre|ocid|ocid has|of deadloc|of is|of lock|of order|of qdrant|of that|of updatin
P240|of waiters|oid|oid class|old if|on another|on because|on branch|on locks|on no|on put|on request|on row|on update
P240|once rates|once sending|once the|one bot|one none|one update|ongoing for|ongoing operati|ongoing task|only create
P240|opened because|opened it|operate|operate false|operati again|operati already|operati blocked|operati concurr
P240|operati crawler|operati databas|operati deadloc|operati executi|operati for|operati or|operati path
P240|operati project|operati read|operati stateme|operati status|operati stream|operati there|operati use|operati when
P240|ops md|or choose|or crashed|or depende|or don't|or edit|or multi|or stripe|or transac|or write|ora deadloc
P240|ora resourc|order qty|orders in|org bluez|origin main|origina declara|origina declare|other getupda|other request
P240|out period|overwri at|owned by|owner forseti|owner message|owner of|page documen|page version|page was
P240|paginat from|paramet did|partici|partici trackin|partiti to|path client|path data|path state|path you|pathcon
P240|pathcon message|pending event|perform at|period exceede|persist mapping|persist serial|please refresh
P240|please request|please restart|please retriev|pools|port db|possibl etag|possibl reasons|pre conditi|precond given
P240|precond is|precond operati|prepare please|present that|prevent|prevent the|previou request|printer redis|prior
P240|prior request|priorre|priorre when|probabl user|process is|process prior|process wait|produce there|produce using
P240|progres operati|progres state|progres val|progres with|project arn|project logos|propert value|pulumi com
P240|push non|push origin|push some|put https|putpara|putpara operati|pymysql|pymysql err|qdrant|qdrant client
P240|qdrant is|qdrant server|qty qty|qty where|query now|queue before|queue leader|queue with|queued retry|queuede
P240|queuede when|queuein|queuein lock|rates are|read conflic|readers full|readme md|reason code|reasons and
P240|reasons for|reasons transac|rebalan and|rebalan in|reboot instanc|reboot linode|rebooti|receive error|receive nil
P240|record generat|record is|redis errors|redlock printer|refer cancell|referen element|refresh to|refs to
P240|regular directo|rejecte because|rejecte main|rekogni|rekogni eu|relatio jobs|release lock|release your|repo git
P240|reporte slave|repos|repos content|reposit stderr|request abc|request concurr|request conflic|request if
P240|request new|request on|request once|request session|request that|requeue|requeue job|require concurr|reserve by
P240|reserve request|resolut visit|resourc again|resourc arn|resourc in|resourc that|resourc you|rest repos
P240|restart paginat|retriev status|retry once|retry status|retry to|retry transac|retry with|rev|rev values|review
P240|review and|revisio provide|rollbac instead|rollbac session|rolling|rolling back|root finishe|root of|route was
P240|row were|rows databas|rs multipl|rsrc locked|run already|run is|running state|running the|runs exceede|runs has
P240|same access|same number|same transac|sandbox state|satisfi errorco|save conditi|save conflic|saving state
P240|schema is|seconds after|seconds you|secret crm|see this|sent try|serial|serial current|serial this|server instead
P240|server transac|servers cannot|service databas|service excepti|session cannot|session cust|session lock
P240|set paramet|set qty|sha does|share access|shared use|sharepo com|sharepo spfilel|sharing|sharing violati|sheetid
P240|sheetid is|shipmen is|simpleq queuede|since you|slave device|so your|some failed|some refs|some writeco|someone
P240|someone else|specifi how|specifi operati|specifi or|specifi precond|specifi reasons|specifi table|specify unique
P240|spexcep save|spfilel|spfilel the|splitsh|splitsh operati|sql update|sqlite operati|src transac|srv repo|stack arn
P240|staleel|start sandbox|start ts|startcr|startcr operati|started editing|startjo|startjo operati|state and
P240|state change|state in|state lock|state of|state rebooti|state termina|state to|state updatin|stateme execute
P240|stateme has|stateme limit|stateme on|stateme was|statest possibl|status aborted|status precond|status sharing
P240|statusc aborted|stderr rejecte|still being|still process|still queued|stock|stock set|storage folder|store err
P240|str commit|string aborted|stripe process|succeed due|support one|sync masters|sync token|sync you|table by
P240|table letters|table ru|tablebe|task state|task try|tempora reserve|termina pid|tested|tested value|text concurr
P240|text file|that lock|that no|that of|that only|that process|that specifi|that uses|the blob|the createb
P240|the createq|the dashboa|the detectc|the exclusi|the full|the merge|the origina|the partiti|the pre|the precond
P240|the previou|the putpara|the queuein|the share|the splitsh|the startcr|the startjo|the state|the stateme
P240|the underly|the update|the updatef|this append|this convers|this custome|this directo|this lock|this means
P240|this might|this or|this product|this socket|this time|this txn|this update|those made|thread while|time an
P240|time root|timeout lock|timeout reason|timesta error|tmp job|tmp tmpc|tmpc|tmpc vvb|to another|to deadloc|to false
P240|to github|to push|to tested|to thread|to wait|token please|tool append|tool run|transac and|transac are
P240|transac because|transac changes|transac clienti|transac collisi|transac commit|transac data|transac db
P240|transac deleted|transac due|transac full|transac id|transac items|transac metadat|transac number|transac overwri
P240|transac read|transac rollbac|transac rolled|transac rs|transac sql|transac sqlexec|transac there|transac timeout
P240|transac update|transac when|transie full|transie ok|transie writeco|trouble conflic|ts|ts conflic|ts key
P240|txn begin|txn started|type page|unavail retry|underly objects|underly transac|unexpec state|unique client
P240|unique value|update concurr|update conditi|update current|update file|update in|update item|update please
P240|update row|update stale|update stateme|update stock|update transac|updatec|updated by|updatef|updatef operati
P240|updates for|use addr|use please|use qdrant|use retry|use unable|use uri|use user|user admin|user client|user data
P240|user please|uses the|using regular|value class|value does|value values|values do|variabl changed|verific to
P240|version already|version constra|version must|version object|version on|vertex due|vhost it|violati xc|vvb
P240|vvb lock|wait transac|waiters|waiters for|was fetched|was modifie|was now|was still|watched|watched variabl
P240|were added|were matched|west executi|west project|west stack|while run|will rollbac|with concurr|with datasto
P240|with epoch|with idempot|with nowait|with serial|with those|with unique|with version|work git|work pools|work was
P240|write transac|write write|writeco errmsg|writeco start|wrong documen|www pulumi|xlsx is|xx detail|xx seriali
P240|yet been|you see|you started|your changes|your stateme|your work
P240Q240|c busy|clicks|clicks under|code concurr|docs github|documen url|finish or|instanc has|later message|must wait
P240Q240|not execute|occurre toomany|operati has|process for|retryin|state json|stream clicks|time specifi
P240Q240|toomany when|under account
P240Q240S240|at time|frequen|the time
P240Q240S304|operati against
P240Q304|.d|blocked tempora|later request
P240Q304S240|c executi
P240Q304S304|avoid|to avoid
P240Q343|wait seconds
P240R240|added to
P240S240|.element referen|.json patch|.patch|.slave|.slave reporte|.stale element|.test|addr tcp|changer
P240S240|changer operati|db linuxx|driver db|editing|element referen|first error|instanc is|int is|keyerro|linuxx
P240S240|linuxx sql|message stale|more about|new message|not equal|number are|orders expecte|prepare|qty for
P240S240|query error|request detail|reserve|row in|since the|slave|stale element|that support|the changer|the updates
P240S240|updates operati|you require
P240S240U240|addr|overwri
P240S304|declare|paginat
P240S304U304|.referen
P240S304U343|class int
P240S343|number is|uses
P240S426|.element
P240U240|.consume|.prior|already has|in one|item an|met|or wrong|readers|table leads|to resourc
P240U304|file content|in another|mdb
P240U393|pdf is
P277|=BlockingIOError|again conflic|c eagain
P304|#112|.achieve|.busy resourc|.contend|.contend transac|.lock lost|.lock not|.modifie|.not achieve|.quorum
P304|.quorum not|.resourc modifie|.update|aborted because|aborted transac|access due|accesse right|accessi it|acquiri
P304|address already|and root|another api|another git|another task|at version|be retried|because another|been chosen
P304|being process|being updated|busy src|c aborted|c contend|c deadloc|c sync|c writeco|change key|chosen|chosen as
P304|codenam writeco|commit conflic|concurr modific|concurr runs|conditi operati|configu databas|conflic conditi
P304|conflic require|conflic this|contend|contend transac|create or|current accessi|current change|current documen
P304|current version|cycle are|data db|databas table|deadloc message|deadloc on|deadloc victim|detecti of
P304|error errorla|error stale|errorla transie|excepti stale|exists another|failure for|file busy|file lock|for path
P304|for version|forming|forming the|forseti|git process|has seqno|invalid table|isolati|isolati violati|key redlock
P304|linode busy|lock could|lock data|lock tmp|locked locked|locked the|locks invalid|match latest|message forseti
P304|message transac|modific|modifie please|not satisfi|not seriali|now because|object cannot|object version
P304|occurre transac|of current|operati conflic|or timeout|order was|outside of|owned|precond failure|preempt
P304|preempt by|primary term|process and|process id|process seems|progres against|progres for|progres to|rebalan
P304|reboot|record busy|redlock sync|release|request does|request precond|require seqno|rerun|rerun the|resourc busy
P304|resourc message|resourc please|resourc with|retried|rollbac|rolled|rolled back|root were|running script
P304|running task|send or|seqno|seqno and|seqno primary|seriali access|seriali isolati|since last|stale data
P304|stale object|table orders|table transac|task is|task wait|term current|the change|the cycle|the deadloc|the lock
P304|the send|the transac|the updatei|this at|this object|this reposit|this transac|thread is|to conflic|to detecti
P304|to lock|transac can|transac failed|transac forming|transac has|transac is|transac locks|transac process
P304|transie transac|txn|underly|update at|update conflic|update is|update operati|updated outside|updatei
P304|updatei operati|updatin|version please|victim|victim rerun|violati on|was deadloc|was preempt|was updated
P304|were working|write conflic|writeco error|you and
P304Q240|and has|and primary|operati please|push|same time|to finish
P304Q240S240|updates
P304Q343|before you
P304S240|.stale|can't acquire|satisfi|script|term
P304S304|precond failed
P304U240|error xx|seems to
P326|conflic occurre|is conflic|saving please|while saving
P343|.aborted|.base lock|.concurr|.primiti|.revisio|acquire lock|against this|already running|another operati
P343|another user|append|be acquire|c operati|cannot obtain|changed since|commit failed|current transac|deleted try
P343|excepti version|exclusi access|git index|later errorco|lock has|lock on|lock resourc|lock try|lock wait
P343|locked cannot|locked queue|obtain exclusi|ongoing|operati later|redlock|resourc locked|table is|to commit
P343|to concurr|to locked|transac deadloc|try operati|wait timeout|working on|writeco
P343Q240|c concurr
P343Q304|wait for
P343S393U240|qty
P343U240|documen has
P371|#450|.commit failed|another process|by concurr|c lock|commit transac|concurr transac|concurr update|deadloc found
P371|get lock|index lock|on table|perform because|restart transac|to acquire|transac transac|try restart
P371Q451|of concurr
P371S240U240|operati is
P383|errno resourc
P393|another request|current being|exclusi|locked by|locks|was aborted
P393S343|precond
P403|conflic with
P411Q343|is being
P426|transac was
P426Q240|c transac
P462|by another
P480|#412|deadloc
Q179|com things|develop mozilla|docs web|informa check|mozilla|mozilla org|org en|slow slow|things for|us docs
Q179|web http
Q179S240|en us|https develop
Q240|.active stateme|.api rate|.backoff|.daytona rate|.delay|.detache|.duck|.duck duck|.duck go|.enforce
Q240|.exhaust respons|.feedbac|.feedbac require|.few|.few minutes|.freshde rate|.go search|.hit|.http backoff
Q240|.idempot persist|.ip|.ip blocked|.kusto throttl|.lance|.lance db|.layer rate|.limit enforce|.limit hit|.limiter
Q240|.limiter delay|.link detache|.linkup tasks|.linkup too|.m limit|.many message|.mastodo ratelim|.max tries
Q240|.minutes|.over limit|.over query|.overpas too|.persist|.persist layer|.please|.please wait|.proton|.qdrant
Q240|.query limit|.query returne|.queue limit|.request blocked|.request limit|.request throttl|.retriab request
Q240|.returne bad|.stateme exceede|.tasks|.tasks queue|.telegra retry|.transie service|.tries|.tries exceede|.wait few
Q240|accessi https|account consume|account exceede|account pair|account please|acme state|act insight|action blocked
Q240|action was|actions to|active chats|active operati|active stateme|actives|actives when|actual allowed|actual delay
Q240|after error|after msg|after second|again error|again errorco|again for|against any|alert too|all your
Q240|allowan actual|allowed per|allowed quota|already pending|amazon com|amqp resourc|an amount|analyze documen
Q240|and actions|and builds|and conside|and delete|and have|and should|and up|any hosts|api client|api github
Q240|api limit|api page|api speed|api too|api users|apierro circuit|apierro quota|apigw|apigw error|apiinvo
Q240|apiinvo limit|applica message|are already|are exceedi|are making|asked to|attempt display|attempt limit
Q240|automat scaling|avoid data|avoid polling|aws amazon|aws support|backoff hint|bandwid|bandwid limits|banned
Q240|banned until|batchwr|batchwr operati|be chill|be mb|be needed|because there|being wait|below info|binance teapot
Q240|blocked from|blocked please|blockin|blockin request|body err|breakin|breakin excepti|broker throttl
Q240|budget exhaust|budget of|budget remaini|budget used|builds|burst|burst rate|by grpc|by httperr|by sendmes
Q240|by youtube|c actives|c apigw|c breakin|c budget|c circuit|c flood|c memory|c overlim|c runs|c sf|c slowdow|c wait
Q240|call exceede|call the|calls request|calls status|can run|can try|can upgrade|can wait|cannot fetch
Q240|categor histori|certain|certain content|changes were|chat retry|chats|chats maximum|chill|chill you
Q240|circuit breakin|client applica|client reduce|closed due|code api|code apigw|code applica|code errorco
Q240|code quotaex|code search|code through|code transac|com boards|com lite|com support|com website|command login
Q240|command or|common util|complex budget|complex of|concurr actor|concurr api|concurr categor|concurr concurr
Q240|concurr histori|concurr job|concurr limit|concurr please|concurr req|concurr searche|concurr shells|concurr sip
Q240|concurr streams|concurr timedru|configu provisi|connect rate|connect reached|conside spreadi|conside switchi
Q240|conside throttl|consume account|consume project|consume req|contact aws|content creatio|context in|context tcid
Q240|coordin and|coordin operati|cost budget|count exceedi|creatio please|crm api|crm push|crm with|current capacit
Q240|current formrec|current minute|current through|current value|data loss|data rate|data request|data wsmanfa
Q240|day you|deepl servers|delay|delay exceede|delete please|deliver failed|detail request|details quota|details rate
Q240|documen have|done too|down command|down during|down you|downloa api|dqw unable|during uploadp|dynamod|dynamod is
Q240|elastic common|endpoin again|equals|equals to|err code|err msg|err your|errno please|error microso|error rate
Q240|error slow|errorco hourly|errorco resourc|errors exceede|errors rate|esthrea|esthrea name|etcdser too|exa rate
Q240|exceed maximum|exceed rpc|exceede allowan|exceede at|exceede burst|exceede command|exceede concurr
Q240|exceede conside|exceede crm|exceede extende|exceede filestr|exceede local|exceede name|exceede of|exceede only
Q240|exceede reached|exceede retryin|exceede see|exceede val|exceede write|exceedi the|exceedi you|excepti parent
Q240|excessi|excessi request|execute operati|execute the|executi rejecte|exhaust query|exhaust quota|exhaust respons
Q240|exponen backoff|extende fault|fail status|failure maximum|fault data|fault request|fc failed|feedbac
Q240|feedbac require|fetch from|filestr|filestr rate|flight hints|flood wait|followi reasons|for api|for attempt
Q240|for consume|for http|for live|for reads|for second|for session|for support|forgotp|forgotp operati|formrec
Q240|formrec pricing|frequen limit|frequen of|from content|from google|from transla|from your|getting your
Q240|global limit|google scholar|grpc ratelim|had the|has complex|has elapsed|have done|have made|have sent
Q240|headers ratelim|higher tier|hint reduce|hints|histori searche|hit details|hit rate|hit the|host error|hosts host
Q240|hour are|hour rate|hour reached|hour resourc|hourly apiinvo|hourly limit|hourly request|http request|http service
Q240|httperr too|https aws|https lite|id applica|idle|idle timeout|ignorin|ignorin non|in second|in short|in stream
Q240|increas throttl|index dynamod|info when|insight|insight params|instagr|instagr com|invalid real|ip banned|ip has
Q240|ip this|is above|is and|is automat|is blockin|is due|is issuing|is large|issues client|issuing|issuing too
Q240|item crm|item vendor|its limit|its maximum|job limit|jobs closed|jobs exceed|jobs to|json exceede|json query
Q240|key crm|kucoin|kucoin too|large data|large more|later oryou|later remaini|later we|level of|level with|limit due
Q240|limit read|limit send|limit time|limit title|limit your|limited request|limiter|limiter please|limitin exceede
Q240|limitin too|limits failure|limits over|limits throttl|lite duckduc|lite ratelim|live updates|local idle
Q240|login alert|loss|loss please|made code|made request|making too|managem service|many active|many calls|many in
Q240|many search|many simulta|many tasks|many timeout|many visits|marqo throttl|max coordin|max queries|max timeout
Q240|mb for|mb which|message deliver|message exceede|message hourly|message marqo|message tenancy|message try
Q240|method sendmes|metric read|metric send|microso teams|middlew|middlew please|minute api|minute debug|minute or
Q240|more please|more request|more sparing|ms max|msg way|much request|much unindex|mutatio|mutatio operati
Q240|name ratelim|namespa is|namespa rate|need more|needed so|network rate|next minute|no changes|node overloa
Q240|node search|non respons|not attempt|not sending|null rate|number in|object acme|object mutatio|occurre actives
Q240|occurre overlim|occurre slowdow|of active|of and|of configu|of context|of coordin|of org|of per|of queries
Q240|of service|of simulta|off seconds|on esthrea|on maximum|on method|on serpapi|only make|only request|open jobs
Q240|operati active|operati attempt|operati coordin|operati create|operati fc|operati open|operati slow|or bandwid
Q240|or conside|or index|or process|or wait|order realtim|org elastic|org whois|origina descrip|oryou|oryou can
Q240|our communi|out your|over ratelim|over user|overlim|overlim when|overloa message|pacing|pacing violati|page http
Q240|pair rate|params status|parent data|part for|path secret|pending or|per seconda|per seconds|pir|pir org|plans on
Q240|please be|please rate|policy user|polling the|primary bytes|progres record|project number|promptl had|protect our
Q240|provide below|provisi level|provisi rate|provisi through|putreco|putreco operati|queries per|queries submitt
Q240|queries you|query bad|query histori|queue capacit|quickly|quickly please|quota has|quota per|quotaex message
Q240|raised ratelim|rate is|rate limiter|rate of|rate quota|rate shouldr|ratelim ec|ratelim limit|ratelim message
Q240|ratelim middlew|ratelim please|ratelim ratelim|ratelim recomme|rates to|reached code|reached concurr|reached gave
Q240|reached policy|reached rate|reached try|read request|real|real time|realtim|reasons you|receive operati
Q240|recentl please|recomme retry|record an|reduce rate|reduce request|remaini budget|remaini limit|remaini out
Q240|repeat the|req min|request after|request are|request blocked|request budget|request caused|request deepl
Q240|request err|request fail|request hit|request ip|request over|request pacing|request path|request rates
Q240|request recentl|request running|request speed|request times|request type|request units|request until
Q240|request weight|require action|reset content|reset header|resets|resets in|resourc current|resourc details
Q240|respons rate|restric certain|resume uninter|retries please|retries provisi|retries the|retry feature|retry using
Q240|returne too|rpc request|run concurr|running at|runs and|runs for|sandbox if|sandbox rate|save in|says flood
Q240|scaling|scaling your|scholar|search issues|search limit|search not|search queue|search rate|searche code
Q240|searche for|searche on|second code|second for|second limit|second please|second which|seconda up|seconds before
Q240|seconds complex|seconds exceede|seconds origina|seconds reached|seconds total|see www|sender jobs|sendmes in
Q240|sent from|sent too|server am|server resourc|servers are|service cannot|service headers|service sheets
Q240|session limit|session reached|shard shardid|shardid|shardid in|sheets|sheets googlea|shells|shells for|should not
Q240|sip calls|slowdow|slowdow when|so please|sparing|sparing request|speed limit|spreadi|spreadi out|stateme exceede
Q240|statusc the|streams for|string resourc|submitt by|support at|support request|support timesta|switchi|switchi to
Q240|table so|table was|tcid|tcid server|teams|teams endpoin|teapot|teapot code|templat too|tenancy|tenancy request
Q240|the batchwr|the call|the execute|the forgotp|the frequen|the hourly|the level|the organiz|the putreco|the ratelim
Q240|the receive|the remaini|the throttl|the updatet|the ws|there were|this instanc|this phone|this usually
Q240|thresho has|throttl account|throttl and|throttl errorco|throttl failure|throttl locatio|throttl or|throttl quota
Q240|throttl rate|throttl thresho|throttl throttl|throttl your|through for|through limit|through rate|tier plan
Q240|time minute|time origina|time query|time retry|timedru|timedru on|timeout reached|timeout won't|times equals
Q240|timesta client|to back|to conditi|to excessi|to graphql|to higher|to in|to jobs|to rate|to resume|to transla
Q240|too quickly|toomany opc|toomany request|total wait|transac limit|transla googlea|transla limit|true co
Q240|true statusc|trying this|type limits|unavail search|unindex|unindex data|uninter|uninter service|units|units may
Q240|until an|up when|update and|updates to|updatet|updatet api|upgrade plans|uploadi part|uploadp|uploadp operati
Q240|url consume|use websock|used current|used resets|user of|user over|user too|users list|using exponen|usually
Q240|usually is|util concurr|vantage please|vendor with|visits|visits errcode|wait or|wait wait|was rate|way|way too
Q240|we restric|webhook message|websock streams|weight per|weight used|were made|were too|when accessi|when asked
Q240|when asking|when uploadi|whois for|whois limit|with context|won't|won't try|workspa exceede|write rate|ws managem
Q240|wsmanfa|wsmanfa code|www instagr|www pir|your actor|your calls|your exa|your max|your provisi|your table
Q240|youtube is
Q240R240|to protect
Q240S240|.stateme|above the|am|c microso|content and|details message|for all|http api|limit and|query cost
Q240S240|query operati|repeat|send because|sender|so no|the allowed|to one|to repeat
Q240S240U240|for object|the object
Q240S304|after the
Q240S371|c search|phone number
Q240T240|message sent
Q240U240|analyze|and exceeds|cannot process|detectd|detectd operati|fc|is larger|limit documen|limit max
Q240U240|maximum request|permiss limit|request content|the analyze|the detectd|was exceede|while getting|would be
Q240U304|please conside
Q240U411|larger|larger than
Q277|allotte|allotte request|an allotte|been rate|count try|exceede an|hour you|limited you
Q304|#8|.bucket full|.d do|.do|.do s|.flood|.flood wait|.geocode rate|.s protect|.yf rate|access has|actor runs
Q304|after while|again on|already full|and limit|api invocat|applica request|been doing|been throttl|break|break for
Q304|bucket for|c apiinvo|c complex|c es|c hourly|c rejecte|complex|concurr connect|concurr sandbox|control exceede
Q304|control request|descrip too|dev api|doing that|eapi|eapi rate|error eapi|error ratelim|error throttl
Q304|exceede retry|expecte availab|field ratelim|flood control|flow control|for item|for minutes|for quota|google you
Q304|graphql query|hourly api|html ratelim|https shopify|id too|in flight|invocat has|is rejecte|kraken error
Q304|later rate|like you|limit applica|limit hit|limited try|limitex when|lot take|max concurr|message applica
Q304|minute please|much|occurre limitex|of hourly|of reset|operati rate|operati through|over query|per user
Q304|please slow|quota metric|ratelim looks|ratelim reset|reached type|require caused|reset in|seconds is
Q304|server accordi|shopify|shopify dev|simulta connect|status too|take break|tempora due|that lot|throttl documen
Q304|throttl expecte|throttl extensi|throttl the|throttl user|through exceeds|to google|too much|toomany message
Q304|usage rate|user flow|user request|ve exceede|wait of|was denied|with rate|you made
Q304S240|kraken|looks like|lot|query has|sorry access|take|the entity
Q304S304|looks
Q304S393U304|metric
Q304U240|operati maximum
Q326|request count
Q343|.provisi|.provisi through|.through|.through exceede|apierro es|applica is|being throttl|code toomany
Q343|concurr session|es rejecte|exceede seconda|excepti rejecte|hourly|its mailbox|made too|mailbox limit|make request
Q343|many message|maximum concurr|maximum sending|over its|rejecte executi|request from|request retry|retry in
Q343|seconda rate|sending rate|the rate|throttl error|try after|wait few
Q343S240|es
Q343S304|executi excepti
Q358|c provisi
Q371|.ratelim|been blocked|message throttl|occurre provisi|provisi|provisi when|retry later|seconda
Q371S240U240|msg too
Q371S304|control
Q371U240|code too
Q393|c ratelim|minutes before
Q411|.rate limited
Q426|rate exceede
Q451S240|per second
R240|.incompl tool|.length finish|.llm did|.max tokens|.not finish|.tokens|.tokens reached|again with|agent loop
R240|agents agent|an unrecov|argumen increas|because max|call resulti|chat history|chat session|com latest
R240|complet complet|concept|concept agents|emittin|emittin tool|finish the|fit|fit within|guide concept|higher max
R240|https strands|in incompl|incompl argumen|informa see|integri of|llm generat|loop maxtoke|maxtoke|message because
R240|message safety|model output|model token|not finish|or simplif|output limit|please increas|protect the|ratings
R240|ratings to|reached an|reached complet|respons were|resulti|resulti in|safety ratings|session the|simplif
R240|simplif tool|state due|strands|strands com|the integri|to chat|to fit|tokens prompt|unrecov|unrecov state
R240|while emittin
R240S240|and respons|complet tokens|not added|the llm
R240U240|or model
R304|.incompl output|incompl due|output is|tokens length|tokens or
R304S240|is incompl
R343|length limit|to max
S179|c graphql
S240|.action failed|.address value|.adminli|.adminli exceede|.adyen endpoin|.agent tool|.allowed on|.ambiguo referen
S240|.ansible parser|.api bad|.api parsing|.api validat|.argumen require|.asin|.asin not|.asserti|.audio receive
S240|.avro type|.axis|.bad argumen|.bad cron|.bad date|.bad formed|.bad input|.bad name|.bad topic|.bank|.bank code
S240|.barcode code|.barcode not|.barcode type|.base polynom|.binding|.bleak charact|.by zero|.case|.case params
S240|.cbor encode|.cell control|.cell executi|.cell label|.change|.change batch|.charact not|.chart|.chart series
S240|.check did|.checksu digits|.cherry|.cherry pick|.chevron|.child not|.class violati|.click|.click interce
S240|.client query|.compila|.compile|.config invalid|.configu key|.control not|.control signal|.couldnt encode
S240|.country|.country code|.cron|.crs|.currenc|.dagster invalid|.dagster type|.dcp|.deep eval|.defined|.definit
S240|.disambi|.divisio|.divisio by|.docx|.duplica resourc|.duplica workshe|.easy id|.element click|.element does
S240|.element handle|.element not|.email address|.empty chart|.empty label|.encode type|.endpoin invalid|.engagem
S240|.engagem message|.engine not|.eval|.exceede max|.executi input|.existin|.existin time|.failed converg|.faust
S240|.feature does|.fields|.filteri|.flagsmi feature|.fluff|.fluff user|.form not|.formati|.formed|.frames|.frozen
S240|.frozen instanc|.functio executi|.geocode query|.geometr|.geometr type|.gitlab cherry|.grafana bad|.group id
S240|.hf validat|.high|.http unproce|.http validat|.id key|.id validat|.identif|.illegal argumen|.illegal charact
S240|.illegal child|.illegal request|.incompa schema|.incorre|.incorre cell|.input require|.insecur|.insecur transpo
S240|.interce|.invalid bank|.invalid change|.invalid compone|.invalid country|.invalid dimensi|.invalid email
S240|.invalid event|.invalid executi|.invalid field|.invalid index|.invalid input|.invalid or|.invalid params
S240|.invalid query|.invalid schema|.invalid scope|.invalid selecto|.invalid span|.invalid spec|.invalid ssml
S240|.invalid timezon|.invalid workshe|.inverti|.inverti matrix|.invocat|.irrecov channel|.iterati|.iterati failed
S240|.key found|.key missing|.kusto api|.kusto multi|.label too|.lark|.layer validat|.layout|.lexer|.link not
S240|.linkup invalid|.linkup no|.locatio parse|.locatio value|.malform request|.many missing|.mapping|.mastodo illegal
S240|.max iterati|.message too|.method missing|.mismatc state|.missing argumen|.missing data|.missing frames
S240|.missing param|.missing schema|.missing test|.model tool|.multi api|.multipl matches|.multipl resourc|.native
S240|.no audio|.no converg|.no path|.non existin|.non inverti|.nonleaf|.not defined|.not pass|.not uploade|.nsq bad
S240|.number of|.number too|.object class|.object formati|.odb|.of digits|.of paginat|.on nonleaf|.optimiz|.option not
S240|.or missing|.overlap|.overlap range|.overpas bad|.overpas runtime|.paginat|.param validat|.paramet type
S240|.paramet value|.parent|.parent not|.parsing failed|.pass|.patch conflic|.path lexer|.path parser|.path type
S240|.patsy|.perfect|.perfect separat|.pick|.pint type|.plivo xml|.polynom|.power|.power iterati|.program limit|.proj
S240|.python docx|.qhull|.ql unknown|.query bad|.query definit|.query executi|.query not|.rdataty|.re|.re engagem
S240|.recursi grammar|.remote parent|.represe|.request nomad|.require argumen|.require fields|.require propert
S240|.resourc found|.rocket missing|.same|.same file|.schema mismatc|.scheme not|.score|.score method|.selecto syntax
S240|.separat|.series|.signalw|.signalw rest|.slack object|.spark type|.spec|.sql base|.sql fluff|.ssml
S240|.statsig runtime|.swagger|.swagger mapping|.sympify|.targeti|.targeti key|.telegra bad|.templat asserti
S240|.test case|.token parser|.too high|.tool invocat|.transla languag|.trap|.type mismatc|.type validat|.undefin unit
S240|.undefin variabl|.unit|.unknown configu|.unknown currenc|.unknown field|.unknown functio|.unknown method
S240|.unknown rdataty|.unresol|.unsafe|.unsafe protoco|.unsuppo algorit|.unsuppo languag|.unsuppo params
S240|.unsuppo protoco|.uploade|.url client|.url key|.user input|.valid payload|.valid url|.value decode|.variabl
S240|.verifie|.verifie missing|.weaviat invalid|.x no|.x not|.yag invalid|=IsADirectoryError|=ZeroDivisionError
S240|aaaaaaa pdf|aaaaaaa text|aapl|aapl period|ab not|abc is|abc request|abc transcr|about mb|about provide|about the
S240|about writing|acc|acc sinv|accedia|accedia cisco|accepta values|accepte languag|accepte type|access ls
S240|access nowhere|account books|account code|account id|account name|account number|account period|accurac
S240|accurac using|acme eu|acme period|acodec|acodec mp|acquire more|action aptt|action before|action failed
S240|action would|active access|active warehou|actor artist|actor with|actor you|adapter were|add series|added unexpec
S240|adding|adding the|additio columns|additio user|address country|address detail|address error|address header
S240|address message|address needs|address should|addshee this|adminis limit|af albania|af am|afrikaa|afrikaa af
S240|after iterati|after toolu|agent id|agent invalid|agents tool|ahead|ahead of|ai docs|ai rerank|albania|albania sq
S240|alert log|alert metric|algorit are|all distinc|all fuel|all heads|all keys|all no|all paramet|all records
S240|all stderr|allow it|allow overwri|allow unsafe|allowed authori|allowed base|allowed limits|allowed or
S240|allowed param|allowed redirec|allowed tools|along|along channel|alpha did|alphanu|alphanu charact|already have
S240|already logged|already part|already printed|already stopped|alrt|alrt must|alterna user|am ar|among|among the
S240|amount accepte|amount createi|amount precisi|amount value|amount xsd|amout did|amt|amt signatu|an earlier
S240|an element|an example|an http|an identif|an index|an inferen|an infinit|an integer|an ipv|an odd|analysi
S240|analysi could|anchor|anchor tab|anchor text|and columns|and content|and csv|and dask|and domain|and end|and file
S240|and int|and keyword|and may|and missing|and offset|and paginat|and reply|and setting|and sydney|and thus|and tool
S240|and toolres|and transfo|and unable|and width|anonymo id|another solver|another startin|anthrop anthrop
S240|anthrop sdk|any file|any known|any schema|any scope|any table|any valid|apache calcite|api got|api in|api name
S240|api referen|api the|api user|api validat|apiclie|apierro range|app exit|app orders|app service|app to|appende
S240|appende audiose|appl|appl please|applica for|apply you|approxi|approxi route|apptrac|aptt|aptt this|aql syntax|ar
S240|ar as|archive or|archive that|archive you|are accedia|are and|are any|are at|are collect|are correct|are docs
S240|are exactly|are inconsi|are indexed|are one|are only|are present|are private|are to|are urn|are voyage|area|areas
S240|areas and|arg days|args should|argumen addr|argumen amt|argumen bucket|argumen fields|argumen first|argumen got
S240|argumen head|argumen if|argumen input|argumen is|argumen libpq|argumen limt|argumen link|argumen list
S240|argumen named|argumen on|argumen output|argumen page|argumen parsing|argumen please|argumen pms|argumen request
S240|argumen type|argumen types|argumen was|argumen were|arial|arial black|arn of|array is|array probabl|artist
S240|artist author|as az|as boolean|as current|as for|as input|as jpeg|as large|as type|asking too|asset xyzq
S240|assista agent|assista id|assista summari|assista the|assista type|assista user|assista uuid|assista with
S240|at cluster|at mibview|at monitor|at near|at numresu|at path|at point|at source|at start|at wasm|attach
S240|attach files|attachm of|attempt logging|attempt operati|attribu custome|attribu error|attribu genre|attribu maill
S240|attribu must|attribu please|attribu selecto|attribu specifi|attribu tier|audio was|audiose|audiose ms
S240|auth extensi|auth only|authent your|author|author brand|authori imports|authori url|auto|auto tool|automat map
S240|automat merge|automat this|availab class|availab de|availab resourc|availab types|averge|averge not|avlib returne
S240|avlib unknown|avoid issues|avoid this|avro details|aware|aware datetim|aws instanc|aws regoin|axis got|axis is
S240|az ba|azure file|ba|ba be|back on|backend do|backend netcdf|backtra|backtra unknown|bad argumen|bad datafra
S240|bad input|bad page|bad payload|bad table|bad topic|bad transpa|badargu|badargu the|badrequ cross|badrequ llm
S240|badrequ parsing|badvalu errmsg|bank code|bar baz|bar colour|barcode not|barcode type|base id|base plugins
S240|base small|base uri|base url|base values|bash command|bash line|bavria|bavria not|baz|baz does|be before
S240|be broadca|be changed|be charact|be cluster|be combine|be coordin|be datetim|be defined|be divisib|be equal
S240|be instead|be longer|be missing|be none|be number|be of|be part|be re|be satisfi|be smaller|be somethi|be transla
S240|beautif|because tokeniz|been archive|been called|been cherry|been sent|been set|been uploade|before checkin
S240|before editing|before it|before solving|beginni is|beginni of|being raised|being registe|berlin and
S240|between berlin|bge expecte|biblate|biblate bibtex|bibtex|bibtex commonm|billing address|billing availab|bin bash
S240|bin grep|bin ls|bin pandoc|binance amount|binance does|binary mode|bind paramet|bind values|bit range|bits of
S240|bits set|bits try|black|blank headers|blank in|bleu|bleu is|blob main|blob master|block before|block in
S240|block must|block that|blockch|blockch not|blocks errors|blocks immedia|blocks text|blowfis|blowfis in
S240|body childre|body duratio|body has|body input|body logprob|body title|body validat|books|books cannot|bool but
S240|bool sparsev|boolean|boolean value|booster|bounded|bounded as|boundin|boundin box|bounds and|bounds for|box is
S240|braces|braces like|branch code|branch or|branchn|branchn head|brand|brand title|broadca togethe|browse
S240|browse node|btc usdt|btc xyz|builder en|but are|but current|but disable|but expecte|but have|but randomf|but were
S240|button buy|button is|buy now|buy session|buying|buying power|by but|by field|by followi|by generic|by invalid
S240|by may|by specify|by wasm|by webasse|bybit fetchor|c anchor|c badargu|c blocks|c body|c cancell|c column|c cost
S240|c cursor|c cvv|c domain|c eisdir|c element|c email|c enameto|c enginen|c enotemp|c funds|c illegal|c infer
S240|c insecur|c module|c order|c param|c parsere|c phase|c postdat|c present|c process|c recipie|c sharepo|c sku
S240|c small|c sql|c string|c suggest|c syntax|c tab|c transpo|c trigger|c unresol|c vector|c verify|c with|calcite
S240|calcite tools|call initial|call on|call parser|call please|call rmtree|call send|call you|calling create
S240|campaig type|can handle|can locate|can occur|can skip|can't compare|can't contain|can't edit|can't merge
S240|can't replace|can't resolve|can't set|can't spellch|cancell payment|candles|candles request|cannot attach
S240|cannot call|cannot cherry|cannot compute|cannot extend|cannot have|cannot infer|cannot merge|cannot mix
S240|cannot parse|cannot represe|cannot return|cannot seriali|cannot set|cannot transfo|cannot update|captcha png
S240|captcha unsolva|car|car cycling|card decline|card number|card your|case ignored|categor invalid|categor linear
S240|cbc cbc|cbc mode|cc check|cell contain|cell df|cell value|cells|cells in|center find|ch tra|change column
S240|changed during|changin|changin param|channel axis|channel general|channel id|charact branch|charact dashes
S240|charact otherwi|charact report|charact string|charact was|charact your|chart add|chart data|chart must
S240|chatcom api|chatpro|chatpro is|check by|check digit|check it|checkin gates|checkou feature|checkou nope
S240|checkpo id|checkpo ns|checkpo require|checksu digits|checksu or|cherry|cherry pick|cherry picked|child named
S240|childre|childre paragra|chinese|chinese tra|choice|choice and|choice require|choices are|chromiu|chromiu console
S240|chromiu convert|cio|cio id|cipher|cipher blowfis|circula|circula referen|citi|citi valid|city docs|city error
S240|city is|city of|city year|clarabe|clarabe failed|class agents|class bool|class cookie|class excepti|class numbers
S240|class person|class script|class violati|classes|classes are|claud|claud please|clause|clause specifi|click div
S240|click interce|click on|clickab|clickab at|client verifie|client zones|cliente the|clip duratio|clip has|close tag
S240|closed and|closed cannot|closed for|closing endfor|cluster cpp|cluster does|cluster train|cmo|cmo does|co documen
S240|code accepte|code can|code column|code de|code does|code executi|code filter|code first|code has|code inserte
S240|code max|code maximum|code result|code retryab|code support|code timefra|code timesta|codes af|codes de|codes pl
S240|coinbas|coinbas fetchfu|col form|col select|col start|col unexpec|col vs|collect datetim|collect dimensi
S240|collect expecti|collect no|collect schema|color has|color support|colour did|cols|cols with|column cannot
S240|column contain|column did|column express|column field|column hero|column https|column index|column invalid
S240|column names|column near|column not|column offset|column or|column token|column unexpec|column unknown
S240|column values|column variabl|column with|columnn|columnn emial|columns columns|columns does|columns expecte
S240|columns has|columns referen|columns should|com anthrop|com csv|com foo|com message|com partner|com piskvor
S240|com redis|com tracks|com was|combina|combina found|combine|combine you|command git|command interfc
S240|command posixpa|command qemu|command returne|command search|command snooze|command specifi|command unable
S240|comment line|commit automat|commit may|commit the|commonm|commonm csv|compara|compara has|compare offset
S240|compare operati|compari|compari operato|compat|compat overrid|complet cycles|complet model|complia|compone must
S240|compose|compose and|composi event|computa|compute lda|compute type|conditi failed|conditi missed|config entry
S240|config or|configs|configs experim|configu filtera|configu key|configu keys|configu limits|configu prompts
S240|conflic and|conflic at|conflic content|conflic in|conflic input|conflic values|conform|conform to|connect adapter
S240|connect port|connect string|conside explici|console excepti|constra names|consume by|contact must|contain class
S240|contain control|contain cycle|contain fields|contain inf|contain infs|contain only|contain paramet|contain role
S240|contain total|contain wildcar|content blocks|content keys|content merge|content object|context cannot
S240|context note|context queryer|context questio|context recall|context where|contigu|contigu array|control charact
S240|control matchin|converg after|converg to|converg within|convers error|convers roles|convert date|convert from
S240|convert url|cookie banner|coplana|coplana with|correct accordi|correct recipie|correct url|correct values
S240|corresp tool|cost basis|cost exceede|cost is|cost limit|couchba query|could because|count input|count must
S240|count of|country invalid|cover|cover some|cpu is|cql|cql title|crawl invalid|create an|create categor|create crs
S240|create envelop|create line|create record|createi|createi invoice|cross|cross partiti|crossfa|crossfa is|crs not
S240|crs on|csrf|csrf warning|css buy|css on|css selecto|csv already|csv and|csv are|csv csv|csv docbook|csv found
S240|csv html|csv pd|curly|curly braces|currenc euro|current content|current frame|current install|current model
S240|current organiz|current session|current support|cursor include|custmer|custom attribu|custom functio|custome last
S240|customi|customi for|cvv|cvv failure|cycle or|cycles|cycles require|cycling|cycling regular|da|da the
S240|dashboa title|dashes|dashes or|dask|dask is|data address|data contain|data does|data filteri|data series
S240|data should|databas parse|datafra descrip|datafra field|datafra qty|dataset item|datatyp|date can't|date cannot
S240|date failed|date format|date name|date paramet|date require|datetim does|datetim math|datum|datum provide|day is
S240|dbi program|dcp|dcp its|dcp rules|dd format|dd or|de de|de en|de for|de fr|de not|decimal convers|decimal decimal
S240|decimal divisio|decimal of|decimal types|declare in|declare precond|decline authori|decline your|decreas the
S240|default region|default value|defined for|defined importe|defined name|defined qrx|defined sales|defined when
S240|definit custmer|definit has|delete resourc|deleted and|deleted use|demand through|departu date|departu invalid
S240|depende require|depends|depends on|depreca please|depth|depth exceede|desc adminis|desc object|desc operati
S240|descrip content|descrip no|descrip origina|descrip value|despite|despite the|destina languag|destina number
S240|destina path|det|det not|detail errors|detail idempot|detail please|detail schema|details cliente|details errorty
S240|details limit|details recrod|details start|details unknown|detecte moved|detecte results|determi the
S240|develop marketi|develop monday|device type|df totl|diagnos unknown|dict contain|dict failed|dict is|dict must
S240|dict object|diction returne|diction with|didn't create|didn't pass|differe account|differe filter|differe signs
S240|digit is|digits receive|dimensi but|dimensi expecte|dimensi got|dimensi not|dimensi query|direct|directe
S240|directe type|directo home|directo not|directo usr|disjoin|disjoin spans|distanc|distanc must|distinc express
S240|distinc id|div class|div contain|div data|divide|divide the|divisib|divisib by|divisio|dns resourc|docbook
S240|docbook docx|docs change|docs city|docs has|docs provide|docs statsig|docs vector|documen anchor|documen at
S240|documen date|documen meta|documen partiti|documen query|docx stdout|docx templat|doesn't appear|dolor
S240|domain filter|domain names|domains can|don't want|dot kdot|dot stack|double curly|dpy positio|dqw request|drivers
S240|drivers found|driving|driving car|drop|drop params|drop these|dropped|dsize|dsize sequenc|dtypes|dtypes found
S240|duplica sku|duratio msg|during iterati|dynamic|dynamic sql|each directi|each tool|ean must|earlier|earlier schema
S240|edit block|ef or|efficie|efficie float|either connect|either ensure|either lattice|either portkey|either valid
S240|either workflo|element amount|element click|element could|element exceede|element hangup|element mercury
S240|element method|element not|element of|element pay|element tenant|element would|email cio|email docs|email email
S240|email must|email not|email string|emails must|emails welcome|embedde null|embeddi with|emial at|emial does
S240|emial found|emial icontai|emial into|emial is|emial not|emial unknown|emial valid|employe does|empty collect
S240|empty or|empty out|empty propert|empty string|en de|en es|en fr|en gb|en is|en small|en xx|enable auto|enablec
S240|enablec to|encoded at|encoder mp|encodin failed|encodin to|encount integer|encount unknown|end argumen
S240|end comment|end time|ended with|endfor|endfor in|endpoin are|endpoin evnts|endpoin pass|endpoin pattern
S240|endpoin probabl|endpoin schema|engagem|engagem message|engine neural|engine paramet|enginen|enginen when
S240|engines via|english en|english try|enough for|entitie can't|entitie named|entity cannot|entity key|entity startin
S240|entity weight|entity xx|entitys|entitys employe|entityt|entityt employe|entry since|enumera|enumera member
S240|eof for|eof graphql|eof selct|eps|eps jpeg|epsg|epsg interna|eq|eq is|equal in|equatio|equatio exp|errmsg unknown
S240|errno argumen|errno directo|errno file|errno is|error argumen|error bin|error captcha|error card|error column
S240|error cvv|error detail|error distinc|error evaluat|error excepti|error gv|error initial|error lanceer|error ls
S240|error number|error nx|error parse|error partial|error pathspe|error proj|error search|error sem|error unmatch
S240|error value|errorco anchor|errors categor|errors errors|errors loc|errors md|errors missing|errors nosuche
S240|errors numeric|errors trequir|errors undefin|errors workboo|errorty reader|es de|escape|escape it|estimat
S240|estimat paramet|etc and|eu must|euro|europe berln|evaluat bounded|evaluat factor|evaluat failed|evaluat open
S240|evaluat require|evaluat task|event alert|event name|events people|evnts|evnts valid|exactly or|exactly the
S240|example of|exc|exc invalid|exceede ctrls|exceede max|exceede redirec|exceeds bit|exceeds grid|exceeds image
S240|exceeds xml|excel charact|excepti account|excepti being|excepti error|excepti mandato|excepti method
S240|excepti result|excepti syntax|excepti unknown|excepti validat|execute one|executi at|executi exceede|executi has
S240|executi input|executi opt|executi query|executi the|exist line|exist new|existen|existen object|existin vector
S240|exists as|exmaple cmo|exog|exog contain|exp no|expecte context|expecte double|expecte eof|expecte from
S240|expecte here|expecte last|expecte match|expecte metadat|expecte number|expecte only|expecte paramet
S240|expecte please|expecte qty|expecte somethi|expecte table|expecte where|expecti all|expecti embeddi
S240|expecti feature|experim or|expired trigger|explici allowed|explici get|explici in|explici selecti|expr forward
S240|expr used|express averge|express city|express could|express items|express mars|express orders|express provide
S240|express titel|ext openai|ext protoco|extact|extend|extend outside|extensi jpgg|extensi out|extensi with|extent
S240|extent either|extra depende|extra forbidd|extra inputs|extract target|facet|facet is|factor nameerr|factory
S240|factory for|failed action|failed can't|failed excepti|failed field|failed fix|failed login|failed missing
S240|failed mparam|failed number|failed org|failed precond|failed schema|failed text|failed timeout|failed try
S240|failed type|failed typeerr|failed when|failure context|failure lot|faiss cluster|faithfu|faithfu metric|false but
S240|false errors|fault class|fault server|feasibl|feasibl solutio|feature as|feature but|feature did|feature does
S240|feature fmat|feature name|feature returne|fetchfu|fetchfu is|fetchor|fetchor require|fewer in|ffmpeg wav
S240|field already|field choices|field datafra|field departu|field emial|field field|field foo|field input|field list
S240|field missing|field must|field name|field nmae|field of|field orders|field partnr|field priorit|field query
S240|field referen|field tablena|field the|field title|field unable|field vector|fieldna|fieldna discoun|fields id
S240|fields metrics|fields not|fields table|file identif|file illegal|file interfa|file known|filenam and|files that
S240|filter clause|filter error|filter failure|filter named|filter param|filtera|filtera attribu|filtera this
S240|filteri and|filtr|filtr at|find element|find factory|find functio|find ids|find next|find node|find record
S240|find routabl|finishe process|first dimensi|first must|first of|fix conflic|fix either|flat|flat facet
S240|flavor specifi|float bool|float computa|float compute|float data|float dropped|float given|float int|float types
S240|float values|flowabl|flowabl table|fmat|fmat info|fn|follow dcp|followi additio|followi args|followi cell
S240|followi charact|followi email|followi indices|followi languag|followi must|followi pseudo|followi subexpr
S240|followi the|foo and|foo bar|foo for|foo full|foo has|foo on|foo toml|footer of|for abc|for area|for argumen
S240|for array|for bind|for call|for city|for code|for color|for country|for created|for directe|for example
S240|for format|for fractio|for ftp|for germny|for given|for has|for head|for hnsw|for hset|for hugging|for idlist
S240|for informa|for interva|for iterato|for mandato|for month|for new|for operati|for operato|for proxy|for record
S240|for reports|for role|for run|for sentenc|for serving|for start|for step|for store|for streami|for subject
S240|for target|for time|for total|for uniniti|for value|for vector|for za|forbidd functio|forbidd loc|forgott
S240|forgott email|form at|form could|form expecte|form expecti|form line|form matchin|form none|form repo|form syntax
S240|format email|format from|format got|format jpgg|format must|format perl|format pgn|format require|format specifi
S240|format yaml|formats eps|formatt|formatt use|formed hexadec|formed respons|forms chromiu|found appl|found captcha
S240|found csv|found eof|found epsg|found expecte|found graphql|found issues|found multipl|found number|found so
S240|found that|found tiktoke|found to|found total|found unparsa|found without|fps|fps attribu|fps frames|fr en
S240|fractio|fractio evaluat|frame normal|frames|frames per|frm|frm in|from charact|from given|from header|from meter
S240|from mwhere|from os|from size|from yql|ftp example|ftp support|fuel|fuel consume|fully within|func|func attribu
S240|functio and|functio averge|functio because|functio evaluat|functio has|functio json|functio lenght
S240|functio paramet|functio returns|functio sort|functio with|functio write|gamma|gamma does|gates|gates configs
S240|gb or|general not|generat exp|generic incomin|genre|genre is|geo found|geometr is|geometr please|geometr type
S240|germny|get back|get command|get encodin|get format|get invoice|get metric|get tasks|get weather|getfiel
S240|getfiel or|getinvo|gi|gif image|git merge|gitlab|gitlab detecte|gitlab url|given argumen|given module
S240|given referen|given schemas|given text|given toleran|given type|given url|given value|gogle|gogle engine
S240|got assista|got city|got de|got expecte|got none|got nothing|got text|got time|got token|got which|got wrod
S240|got wrong|gpt gpt|gpt please|grammar does|graph changed|graph contain|graph objs|graphem|graphs|graphs agent|grep
S240|grid|grid limits|group id|groups imports|gs hdfs|gte|gte if|guided|guided decodin|guided json|guided regex
S240|guides reasoni|gv|gv returne|gv syntax|had some|halluci|halluci is|hand|hand side|handle the|hangup|hangup not
S240|has error|has feature|has host|has length|has multipl|has observa|has placeho|has to|have class|have complet
S240|have configu|have differe|have digits|have field|have invalid|have more|have passed|have period|have role
S240|have same|have shapes|have size|have supplie|have unique|have unpredi|have updated|have user|have value
S240|have values|hdfs|hdfs http|hdfss|hdfss expecte|head please|head revisio|head to|header found|header more
S240|header row|header soapact|heading|heads for|heads is|hearts|height and|height out|help create|hero secretn
S240|hexadec uuid|hi|higher maxprec|hnsw|hnsw index|home user|host bits|hosted tools|hostnam value|hours have|hours is
S240|hset|hset command|html json|htps is|http bad|http git|http header|http label|http server|http url|https file
S240|https learn|https mailchi|https protoco|https reddit|https ssh|huge expecte|hugging inferen|hugging starcod
S240|hybrid|hypsum|hypsum failed|iban|iban length|icontai|icontai allowed|id acme|id agent|id attempt|id attribu|id by
S240|id checkpo|id got|id in|id lettre|id locatio|id meta|id pay|id reason|id should|id sqlstat|id status|id unknown
S240|id value|id when|identif emial|identif expecte|identif http|identif near|identit segment|idlist|idlist at|ids and
S240|ids were|if needed|ignored|ignored is|illegal data|illegal in|illegal name|illegal selecto|image extent|image gif
S240|image height|image jpeg|image webp|images are|images must|imap|imap command|img could|img exit|img info|immedia
S240|immedia after|imperso chrome|impleme nth|impleme to|import from|importe in|importe the|imports are|in apply
S240|in binary|in booster|in calling|in caused|in cbc|in complet|in config|in contigu|in div|in each|in either
S240|in entityt|in feature|in field|in fieldna|in fields|in gpt|in identif|in img|in include|in languag|in length
S240|in limit|in moment|in mysql|in office|in particu|in pd|in py|in resourc|in right|in rule|in sheetna|in speak
S240|in states|in textemb|in trainin|in vocabul|in void|in write|in yyyy|include in|include no|incompl and
S240|incorre module|index got|index objects|index require|indexed email|indicat misspel|indices index|ineligi
S240|ineligi to|inf got|inf or|infer model|infer the|infer type|inferen failed|inferen profile|infinit|infinit loop
S240|info attribu|info in|info num|infs|infs or|init image|initial before|initial simplex|input amount|input array
S240|input bucket|input dashboa|input detecte|input error|input field|input file|input for|input geometr|input gql
S240|input images|input invalid|input message|input model|input mtch|input not|input openid|input schema|input startur
S240|input tool|input true|input unexpec|input validat|input variabl|input words|inputs are|inputs outputs
S240|inputst invalid|insecur|insecur transpo|inserte|inserte does|install engines|install io|instanc micro
S240|instanc region|instanc web|instead args|instead was|instruc listed|instruc with|insuffi buying|int and|int does
S240|int email|int exceeds|int extensi|int float|int in|int string|integer already|integer at|integer exceeds
S240|integer out|intende questio|interce|interce element|interfc|interfc gi|interio|interio point|interna proj
S240|into field|into items|invalid accordi|invalid address|invalid blocks|invalid card|invalid checksu|invalid coordin
S240|invalid could|invalid count|invalid date|invalid default|invalid diagnos|invalid dimensi|invalid does
S240|invalid endpoin|invalid event|invalid excel|invalid field|invalid iban|invalid isoform|invalid keys
S240|invalid languag|invalid length|invalid limit|invalid module|invalid number|invalid operato|invalid option
S240|invalid params|invalid payment|invalid process|invalid regex|invalid reply|invalid resourc|invalid sample
S240|invalid schema|invalid scope|invalid search|invalid selecto|invalid seven|invalid source|invalid ssml
S240|invalid symbol|invalid tenant|invalid term|invalid timezon|invalid transcr|invalid unknown|invalid variabl
S240|invalid vector|invalid version|invalid visibil|inverti|invocat of|invoce|invoce in|invoice acc|invoice amount
S240|invoice exceede|invoice got|invoice none|invoke tool|involve|involve data|io backend|ipsum|ipsum dolor|ipv or
S240|is absolut|is badly|is charact|is coplana|is date|is defined|is depreca|is expecti|is flat|is gamma|is ineligi
S240|is int|is list|is octets|is prohibi|is relativ|is reserve|is true|is type|is unable|is unknown|is which|isn
S240|isn support|isoform|isoform string|issues the|issues while|it all|it cannot|it correct|it exceeds|it starts
S240|item count|item or|items did|items looks|items parse|items qty|iterati failed|iterati value|iterato express
S240|its content|its datatyp|its followi|jina embeddi|job nightly|jpeg image|jpeg jpg|jpg|jpg pdf|jpgg is|json charact
S240|json complia|json extact|json formatt|json markdow|json pointer|just asking|kdot|kdot tsvg|key aws|key blockch
S240|key frm|key last|key lr|key schema|key slot|key word|keyerro totl|keys are|keys got|keys must|keys query
S240|keys thread|keys transac|keys were|keyword actor|keyword emial|keyword for|keyword help|kilomet|kilomet per
S240|known pagerdu|known to|kraken does|kwargs require|label empty|lanceer|lanceer schema|lang en|lang list|lang not
S240|languag afrikaa|languag en|languag english|languag klingon|languag pl|languag tier|large as|large from
S240|large large|large no|large on|last message|last name|last replied|last role|latitud|latitud must|lattice
S240|lattice stream|layout index|lda|lda over|lead is|leading|leading minor|leads where|leaf ctrls|learn microso
S240|learner|learner cc|least as|least fn|least or|least usd|ledger|ledger is|left current|left hand|lenght
S240|length attribu|length to|lengths|lengths don't|letters got|lettre|lettre morte|level operato|level reached
S240|leverag|leverag has|like it|like questio|limit extensi|limit string|limits da|limits max|limits the|limt|limt on
S240|line argumen|line div|line in|line mismatc|line near|line no|line pandocc|line parse|line positio|line secret
S240|line select|line user|line usr|linear|link argumen|link is|list ch|list in|list is|list must|list openid
S240|list support|list too|list view|listed here|listema|listema emails|litellm badrequ|litellm drop|litellm setting
S240|litellm unsuppo|live url|llama instruc|llama pass|llama use|llm provide|load config|loadlea args|loc process
S240|localho does|locate your|locatio conflic|lock date|log alert|logged with|logging events|logging new|login an
S240|login login|logo svg|logprob|logprob msg|long argumen|long caused|long request|long the|long this|long tmp
S240|long usr|longitu|longitu value|look|look up|lookaro|lookaro are|looks suspici|loop somewhe|lorem|lorem ipsum
S240|lot size|lr|lr was|ls nowhere|mach|mach did|machine executi|mail of|mail to|mail validat|mailchi|mailchi com
S240|maill|maill not|main caused|main docs|main please|main tf|malform attribu|malform input|mandato key|mandato sales
S240|mandato value|manual that|many argumen|many calcula|map llama|map to|mapping found|markdow txt|markers
S240|markers but|market none|marketi|marketi docs|markup are|markup of|mars|mars base|mask|master|master readme
S240|match collect|match columns|match create|match format|match id|match in|match number|match vs|matchin signatu
S240|math|math re|matplot|matplot color|matrix det|matrix size|max charact|max columns|max complet|max cost
S240|max element|max on|max query|max rows|maxfev|maximum capacit|maximum length|maximum resolut|maxprec
S240|maxprec maxterm|maxterm|maxterm or|may already|may refer|may take|maybe|maybe there|mean amount|mean limit
S240|mean marker|mean match|mean name|mean one|mean postgre|meant https|measure|measure cpu|medium large
S240|member permitt|memory using|mercury|mercury element|mercury may|mercury mytholo|mercury planet|merge conflic
S240|merge failed|merge keys|merge non|merge range|merge topic|merge types|message asset|message attribu|message can
S240|message detail|message dict|message element|message extract|message for|message it|message may|message msg
S240|message origina|message parsing|message propert|message queryva|message report|message serverr|message shop
S240|message start|message syntax|message tried|message unexpec|message variabl|message vector|metadat inferen
S240|metadat value|meter|meter length|meters of|method css|method halluci|method ordr|method poppler|method present
S240|metric alert|metric alrt|metric context|metrics to|mget|mget all|mibview|micro|micro an|might involve|mini models
S240|minimum amount|minimum is|minor of|minutes see|mismatc dtypes|mismatc input|mismatc state|missed key|missing an
S240|missing authori|missing channel|missing code|missing collect|missing custome|missing default|missing element
S240|missing field|missing keyword|missing loc|missing query|missing repo|missing scheme|missing see|missing subject
S240|missing untermi|missing variabl|misspel|misspel missing|mistral small|mix|mix positio|mixpane error|mlp|mlp your
S240|mode numeric|mode rgba|mode use|model app|model as|model claud|model hugging|model jina|model languag|model model
S240|model provide|model sale|model size|model stg|model use|models are|models orders|models refer|models stg
S240|models using|modifie errcode|modifie specifi|module action|module lead|module path|module the|modules and
S240|modules proj|monday|monday com|money|monitor id|more https|more of|more pages|more recent|morte|morte queue
S240|most receive|moved permane|mp only|mp tmp|mparam|mparam num|ms ahead|ms documen|ms ms|ms waiting|msg extra
S240|msg field|msg invalid|msg signers|msg value|msgtype result|mtch|mtch expecte|multipl acme|multipl entitie
S240|multipl generat|multipl head|multipl vectors|multipo|multipo point|must alterna|must map|must match|must pass
S240|must re|must unarchi|must update|must utilize|mwhere|mwhere expecte|mytholo|naive and|naive geometr|name because
S240|name but|name can't|name error|name geo|name graphql|name heading|name http|name length|name login|name models
S240|name name|name orders|name passwd|name predict|name pric|name refs|name retriev|name that|name too|name txt
S240|name validat|name web|name webdav|name with|named actor|named apptrac|named citi|named colour|named instanc
S240|named main|named money|named pid|named stg|named titel|named tota|names capacit|names don't|namespa repo
S240|namespa urn|nan inf|narrow|narrow to|near filtr|near selct|near token|needs domain|nestabl|nestabl in
S240|netcdf scipy|network or|neural|new checkou|new order|new value|next date|next message|nightly error|nmae for
S240|nmae is|nmae on|no algorit|no attribu|no audio|no categor|no child|no closing|no command|no control|no correct
S240|no filter|no format|no fps|no mapping|no node|no operati|no paramet|no path|no placeho|no qr|no rates|no result
S240|no scheme|no securit|no sheet|no solutio|no style|no target|no templat|no terms|no updates|no value|no vector
S240|no zpi|nobody example|nod|node found|node id|node name|node named|node type|non disjoin|non existen|non leaf
S240|none eof|none expecte|none field|none got|none invalid|none none|none success|none syntax|none text|nonexis field
S240|nope|nope did|nope stderr|normal|normal of|nosuche|nosucho str|not among|not applica|not automat|not cancell
S240|not clickab|not compose|not conform|not converg|not cover|not dcp|not declare|not empty|not existin|not filtera
S240|not finishe|not follow|not inverti|not modifie|not nestabl|not positiv|not propert|not rectang|not seem
S240|not variabl|not work|not yield|note|note if|nothing to|ns|ns checkpo|nth|nth of|null byte|null reading|num col
S240|num feature|num hearts|num result|number checksu|number errorty|number got|number must|number provide
S240|number without|number xsd|numbers is|numbers number|numbr is|numeric integer|numeric is|numeric object
S240|numeric value|numresu|numresu tag|nx failed|oauth must|object class|object column|object didn't|object first
S240|object has|object total|objecti is|objects must|objects of|objects to|objs|objs bar|observa|observa only
S240|obtain identit|occur|occur if|occurre enginen|occurre where|octet|octet not|octets|octets long|odd|odd value
S240|of accurac|of azure|of bits|of btc|of candles|of cells|of cluster|of columns|of composi|of csv|of dimensi
S240|of driving|of events|of excepti|of express|of filenam|of got|of guided|of http|of id|of lorem|of maybe|of meters
S240|of null|of operati|of output|of png|of points|of print|of ram|of randomf|of records|of require|of resourc|of srv
S240|of string|of texts|of th|of tiny|of token|of train|of trainin|of transac|of user|of webhook|of xarray
S240|offline access|offset aware|offset naive|ollama|ollama does|om|om python|on latest|on main|on measure|on model
S240|on non|on page|on rcurly|on selecto|on symboli|on view|one data|one kind|one merge|one operato|one path
S240|one recipie|one resourc|one root|one server|one source|one stateme|only alphanu|only compati|only execute
S240|only has|only image|only left|only letters|only reading|only up|only use|only valid|open allow|open blob|open foo
S240|open is|open the|open with|openai model|openai public|opencv error|opened line|openid profile|openid the|operand
S240|operand could|operati errorty|operati getinvo|operati invocat|operati line|operati of|operati post|operati query
S240|operati syntax|operati that|operati tried|operato are|operato foo|operato for|operato got|operato gte
S240|operato specifi|operato unknown|ops load|opt cbc|optimal|optimal paramet|option foo|option name|option num
S240|options details|opts|opts when|or anonymo|or arn|or assista|or backend|or check|or column|or columns|or customi
S240|or defined|or deleted|or duplica|or en|or for|or func|or functio|or graph|or heads|or hybrid|or illegal
S240|or incorre|or ipv|or logging|or malform|or message|or namespa|or nanosec|or point|or portkey|or raw|or revise
S240|or run|or scalar|or search|or setfiel|or solve|or some|or templat|or text|or tool|or tweak|or undersc|or unknown
S240|or usernam|or visit|or workflo|order create|order errcode|order param|order which|orders argumen|orders at
S240|orders foo|ordr|ordr list|origina is|origina psprefe|os is|other element|other is|otherwi it|out build
S240|output result|output that|output these|outputs|outputs or|outside image|over an|overlap constra|overlap previou
S240|overloa resolut|overwri input|overwri the|page boundin|page not|page sise|pagerdu endpoin|pages to|paginat cursor
S240|pandocc|pandocc command|paragra|paragra rich|param emial|param values|param with|paramet account|paramet amout
S240|paramet days|paramet error|paramet etc|paramet exceed|paramet frequen|paramet in|paramet invalid|paramet keys
S240|paramet languag|paramet markers|paramet max|paramet missing|paramet named|paramet nmae|paramet not
S240|paramet objects|paramet of|paramet opts|paramet origina|paramet probabl|paramet prompt|paramet recipie
S240|paramet respons|paramet since|paramet type|paramet use|paramet validat|paramet value|paramet whose|paramet with
S240|paramet you|params city|params true|parapar|parapar syntax|parcels weight|parent for|parent page|parse cql
S240|parse dsize|parse ended|parse entitie|parse excepti|parse failed|parse http|parse rate|parse sql|parse sqlalch
S240|parse timezon|parsed near|parsed to|parser error|parser is|parser to|parsert|parsing ec|part after|partial write
S240|particu|particu model|partiti or|partiti query|partner center|partnr|partnr id|parts of|pass in|pass model
S240|pass valid|pass validat|pass win|passage|passed for|passed since|passwd is|path between|path foo|path out
S240|path root|path value|pathspe|pathspe nope|pattern in|pay for|pay payment|payload receive|payload validat
S240|payment id|pd read|pdf pgf|people groups|per hours|per timeser|perfect|perfect separat|perform if|perform unpredi
S240|perhaps you|period closed|period lock|period none|perl|permane deleted|permane redirec|permitt in|pet store|petid
S240|petid is|pets not|pgf|pgf png|pgn|pgn must|phone numbers|pick|pick this|picked|picked or|picture|picture logo
S240|pikepdf|pikepdf open|piskvor|piskvor smart|pixels is|placeho but|placeho on|plan cannot|plan validat|planet
S240|planet mercury|plannin query|platfor are|please click|please escape|please fix|please see|plotly|plotly graph
S240|plugins found|pms|png image|png not|png ps|png svg|point or|point other|point within|pointer|pointer blocks
S240|points per|points should|poppler can|port must|portkey|portkey config|portkey provide|positio and|positio bind
S240|positio form|positio found|positio line|positio while|positiv debug|positiv definit|post inciden|post record
S240|postgre did|power buying|power cost|power iterati|powerit|powerit power|precedi|precedi code|precisi error
S240|precond the|prefix must|prefix on|prefix true|prepare query|previou merge|pric|pric is|print stateme|printed
S240|printed stderr|priorit message|private public|pro minute|probabl ef|probabl the|probabl unsuppo|problem does
S240|problem while|process msg|process try|profile must|profile offline|profile that|program ibm|prohibi because
S240|proj create|proj error|proj not|proj proj|project epsg|prompt name|prompts diction|propert bucket|propert foo
S240|propert mail|propert message|propert nmae|propert num|propert of|propert refusal|propert semanti|propert specifi
S240|propert that|protoco looks|protoco true|provide argumen|provide data|provide directl|provide header
S240|provide keyword|provide mode|provide model|provide not|provide options|provide pass|provide request
S240|provide routing|provide with|proxy litellm|ps raw|pseudo|pseudo classes|psprefe|psprefe require|pub topic
S240|public tiktoke|public unliste|publish topic|pulp error|px|px is|py automat|python blob|python gitlab|python long
S240|qbo|qbo service|qemu|qemu img|qh|qh qhull|qhull|qhull precisi|qr|qr code|qrx|qty float|qty is|qty unsuppo
S240|qty values|qualify|qualify is|query as|query conditi|query count|query despite|query did|query enablec
S240|query exceed|query filter|query flight|query found|query from|query informa|query items|query length|query mach
S240|query max|query me|query no|query origina|query passage|query plan|query querypa|query resolut|query result
S240|query run|query schema|queryba|queryba bad|queryer|queryer first|querypa|querypa encount|queryva|queryva unknown
S240|questio expecte|questio receive|questio to|queue declare|qwertz|qwertz no|qwxz|qwxz no|radius|radius of
S240|raised syntaxe|ram|randomf is|randomf must|range float|range for|range inf|range must|range not|range overlap
S240|range request|range sql|range tab|range to|rate paerror|rates found|raw rgba|rb|rcurly|rcurly at|re engagem
S240|re importe|re just|re subscri|reach does|reached end|reached maxfev|read propert|read resourc|read table
S240|reader field|reading click|reading this|readme rst|reason none|reason parsert|reason undefin|reasoni limitat
S240|recall|recall that|receive by|receive context|receive false|receive invalid|receive null|receive please
S240|receive sms|receive string|receive the|receive unknown|recent commit|recipie found|recipie is|recipie specifi
S240|record for|record geometr|record must|record record|record set|record text|record the|record type|records
S240|records so|records were|recrod|recrod is|recrod with|rectang|recursi depth|recursi expr|recursi level|reddis
S240|reddis localho|redirec was|redirec you|redis om|redis redis|ref feature|referen detecte|referen docs
S240|referen emial|referen name|referen stale|referen to|referen without|refs of|refusal|refusal is|regex search
S240|regex you|region is|region valid|registe graphs|registe is|regoin|regoin is|regular express|reindex|reindex only
S240|rejecte malform|relativ and|relativ uri|remote id|remote parent|rendere this|repeat at|rephras|rephras you
S240|replace|replace non|replied|replied to|reply markup|reply token|repo name|report type|reporte illegal|represe an
S240|req amount|req mlp|req receive|req xkq|request bits|request column|request data|request event|request float
S240|request had|request index|request no|request only|request query|request range|request scope|request should
S240|request total|request transla|request valid|request validat|request with|request wrong|require additio
S240|require argumen|require config|require custome|require enable|require fields|require input|require json
S240|require number|require observa|require symbol|rerank|rerank validat|reserve list|reserve your|resize overloa
S240|resolut of|resolut step|resolve did|resolve field|resolve keyword|resolve line|resolve module|resolve node
S240|resolve or|resolve table|resourc aws|resourc issue|resourc pet|resourc pets|resourc prefix|resourc status
S240|resourc type|resourc user|respons format|respons invalid|respons parse|restart app|restart shop|result block
S240|result blocks|result error|result expecte|result none|result set|result window|results not|results of
S240|retries count|retriev attribu|retriev context|retriev not|retry or|retryab false|return the|returne invalid
S240|returne query|revise|revise your|revisio are|revisio branchn|rgba as|rgba svg|rich|rich text|right dataset
S240|right syntax|rmtree|rmtree on|role and|role assista|roles must|root ops|root within|routabl|routabl point
S240|route distanc|routing|routing visit|rows cols|rows max|rpc limits|rst|rst for|rule expr|rule start|rules
S240|rules specifi|run receive|running command|sales invoice|sales pric|same dimensi|same file|same first|same key
S240|sample rate|samples should|satisfi message|says message|scalar express|schema being|schema body|schema element
S240|schema for|schema geometr|schema long|schema minimum|schema no|schema please|schema validat|schemas
S240|scheme expecte|scheme hdfss|scheme htps|scheme in|scheme reddis|scheme supplie|scipy|scipy conside|scope the
S240|scope value|scoring|scoring method|sdk origina|sdk python|sdk to|search compara|search conditi|search conside
S240|search could|search domain|search got|search illegal|search index|search paramet|second attribu|second time
S240|secret is|secretn does|section form|securit definit|see chart|see usage|selct from|selct keyword|selct syntax
S240|select an|select hero|select identif|selecte engine|selecte in|selecti|selecti one|selecto an|selecto at
S240|selecto of|selecto prices|selecto selecto|selecto was|sem|sem where|semanti semanti|send mail|sender is|sender or
S240|sent to|sentenc for|separat detecte|sequenc item|seriali decimal|seriali type|series daily|series see
S240|server configu|server convers|server doesn't|server exists|server sdk|server time|serverr|serverr for|service api
S240|service debug|serving|serving but|session select|set and|set attribu|set crs|set format|set leverag|set limit
S240|set litellm|set ms|set name|set of|set too|set zeropre|setfiel|setfiel full|setlive|setlive call|setting drop
S240|setting vertica|shape for|shapes and|sharepo spquery|sheet named|sheetna with|shop exit|shop service
S240|should divide|should start|side locatio|side of|sign is|sign with|signatu number|signers|signers must|signs
S240|simplex|simplex is|since at|since input|single input|single query|singula|singula matrix|sinv|sinv custome|sise
S240|size along|size explici|size for|size huge|size mismatc|size must|skip|skip this|sku|sku invalid|slave reporte
S240|slide layout|slide with|small latest|small medium|smaller side|smart|smart open|smtp auth|sn|snooze|so not
S240|soapact|solutio|solutio can|solutio was|solve equatio|solve has|solve with|solver clarabe|solver or|solving
S240|solving problem|some argumen|some invalid|somethi after|somethi between|somewhe|somewhe in|sorry don't|sort by
S240|sort on|source file|source got|source languag|source line|spans york|sparql|sparql query|sparsev|sparsev or
S240|special json|specifi branch|specifi coordin|specifi new|specifi properl|specifi target|specifi use|specify compat
S240|specify it|specify model|specify ms|specify namespa|specify specifi|spellch|spellch empty|split trian|spquery
S240|spquery the|sq|sql column|sql contain|sql depends|sql emial|sql error|sql expecte|sql parse|sql parser|sql string
S240|sql syntax|sqlalch exc|sqlalch url|sqlerro|sqlerro no|sr must|src learner|src should|srv jobs|ssh extra|ssml
S240|ssml request|starcod|starcod learn|start and|start crawl|start date|start must|startin point|starttl extensi
S240|startur|startur is|state auth|state csrf|stateme paramet|states selecte|statsig com|status details|status failed
S240|status max|status parcels|status stderr|stderr qemu|stderr unknown|stderr usr|stdout already|stdout conflic
S240|step output|step xx|stg order|stg orders|stop reason|stopped|stopped stop|storage scheme|store user|str can't
S240|str class|str expecte|str int|stratgy|stream network|streami file|streami is|strict|strict require|string amount
S240|string and|string could|string exceeds|string invalid|string pro|string sqlexec|string tomorro|string unimple
S240|structu instead|style with|subdivi|subdivi bavria|subexpr|subexpr are|subject field|subpath|subpath of|subpatt
S240|subpatt at|subscri status|success respons|such column|such endpoin|such functio|such propert|suggest column
S240|sum keyerro|summari must|summary invalid|summary or|supplie barcode|supplie custom|supplie did|supplie hy
S240|supplie is|supplie perhaps|support attachm|support efficie|support klingon|support lookaro|support open
S240|support paramet|support platfor|support range|support retry|support schemes|support special|support togethe
S240|support tool|support use|support values|support xx|support yet|suspici|suspici use|svd|svd did|svg pdf|svg svgz
S240|svgz|svgz tif|sydney|symbol argumen|symbol btc|symbol conside|symbol not|symbol xbt|symboli|symboli link|sympify
S240|sympify of|syntax check|syntax is|syntax string|syntax to|syntax unknown|tab exceeds|tab string|table areas
S240|table column|table field|table rows|table setting|tablena|tablena was|tag invalid|tag items|tags|tagz|tagz is
S240|take longer|target device|target modules|target revisio|target sr|target vectors|targeti key|taxtype|taxtype code
S240|tcp host|tdetail init|templat and|templat argumen|templat attribu|templat expecte|templat functio|templat id
S240|templat is|templat later|tenant sql|tenant tenant|term on|test type|text attribu|text charact|text hi|text json
S240|text sn|text text|text time|text where|text with|textemb|textemb list|textemb please|texts list|texts must|tf
S240|tf line|th leading|th string|than charact|than dimensi|than graphem|than hours|than in|than maximum|than message
S240|than meters|than minimum|than minutes|than request|that contain|that corresp|that exists|that functio|that starts
S240|that that|that was|the anchor|the apiclie|the appende|the approxi|the array|the barcode|the base|the block
S240|the card|the cell|the click|the compare|the contact|the date|the datetim|the datum|the diction|the dim|the docx
S240|the errors|the estimat|the evaluat|the explici|the express|the ext|the faithfu|the field|the footer|the form
S240|the gradio|the inputs|the interio|the ledger|the left|the mandato|the manual|the method|the metric|the named
S240|the objecti|the paginat|the paramet|the part|the parts|the perform|the period|the phone|the precedi|the python
S240|the qbo|the recipie|the redirec|the registe|the regular|the reserve|the scoring|the search|the selct|the setlive
S240|the single|the smaller|the sparql|the strict|the subpath|the taxtype|the tokenis|the tokeniz|the toolcon|the unit
S240|the vectors|the workboo|the workshe|then commit|there must|these biblate|these keys|these set|this backend
S240|this can|this check|this commit|this excepti|this field|this filetyp|this index|this period|this propert
S240|this slide|this type|this voice|thread id|thresho server|through isn|through service|through through|thus
S240|thus may|tier combina|tier does|tif tiff|tiff webp|tiktoke ext|tiktoke get|tiktoke version|tile cannot|time data
S240|time from|time of|time on|time paramet|time series|time should|timefra|timefra is|timeser|timeser try|timesta for
S240|timezon europe|timezon express|titel eq|titel in|title browse|title can't|title cannot|title foo|title forgott
S240|tmp aaaaaaa|tmp tmpa|tmp tmpb|tmpa|tmpa acodec|tmpb|tmpb output|to address|to at|to but|to chatpro|to class
S240|to client|to close|to determi|to domains|to double|to drop|to errors|to explici|to field|to functio|to git|to its
S240|to look|to mercury|to merge|to method|to narrow|to number|to please|to prepare|to second|to sign|to sort
S240|to specifi|to tokenis|to transfo|to url|to validat|to vstack|to work|token an|token at|token dot|token must
S240|token none|token not|tokenis|tokenis please|tokenis you|tokeniz chat|tokens for|tokens instead|tokens is
S240|tokens to|tokenty|tokenty where|toleran|toleran try|toml|toml rb|too small|tool choice|tool input|tool listema
S240|tool or|tool result|tool send|tool type|tool visit|tool websear|toolcon|toolcon field|toolres|toolres content
S240|tools or|tools validat|toolu|toolu each|tooluse|tooluse and|top level|top must|topic cannot|topic name|topic pub
S240|topic stdout|topolog side|tota|tota tokens|total too|totl could|totl does|totl in|totl name|totl sum|totl valid
S240|tra|tra en|tra is|tracks|tracks market|train encoded|train test|trainin data|trainin points|transac amout
S240|transcr are|transcr cannot|transcr transcr|transfo are|transfo naive|transla languag|transpa|transpa mask
S240|transpo oauth|trap|trap all|treebui|treebui beautif|trequir|trequir field|trian|trian should|tried accessi
S240|trigger id|true specify|try decreas|try lang|try rephras|try with|tsvg|tsvg gv|tweak|tweak argumen|txt xml
S240|type argumen|type avro|type campaig|type cannot|type check|type conflic|type current|type datafra|type does
S240|type ean|type emial|type employe|type example|type extensi|type extra|type htps|type https|type invoce
S240|type metric|type multipo|type nod|type path|type patient|type plotly|type recrod|type request|type tokenty
S240|type unsuppo|type video|typeerr|typeerr cannot|types instead|types int|types keyword|types mandato|types numbr
S240|types utf|typesiz|typesiz must|uid command|unarchi|unarchi the|unclose|unclose tags|undefin column|undefin field
S240|under any|undersc|underst your|unexpec exit|unexpec input|unexpec shape|unexpec yaml|unicorn|unimple unknown
S240|uniniti|uniniti numeric|unique email|unique in|unique live|uniquel|uniquel valued|unit app|unit registr|unit shop
S240|unknown argumen|unknown column|unknown columnn|unknown country|unknown currenc|unknown emial|unknown filter
S240|unknown flavor|unknown functio|unknown imap|unknown interac|unknown line|unknown long|unknown main
S240|unknown operato|unknown option|unknown query|unknown search|unknown split|unknown storage|unknown tag|unknown top
S240|unknown type|unknown unexpec|unknown valid|unliste|unliste direct|unmatch in|unparsa|unparsa section|unpredi
S240|unpredi perform|unpredi use|unrecog table|unrecog treebui|unresol column|unresol definit|unsafe protoco|unsatis
S240|unsatis schema|unsolva|unsuppo argumen|unsuppo device|unsuppo gogle|unsuppo in|unsuppo languag|unsuppo object
S240|unsuppo ollama|unsuppo or|unsuppo paramet|unsuppo qualify|unsuppo types|unsuppo uri|untermi subpatt|up actor
S240|up named|update through|updated some|updated through|updates are|uploade yet|uri logo|uri referen|uri scheme
S240|url cannot|url chromiu|url from|url functio|url must|url prefix|url rejecte|url specifi|url string|url value
S240|us instead|usd|usdt|usdt must|usdx|use any|use block|use chat|use css|use decimal|use either|use en|use ids
S240|use jsonsch|use max|use near|use open|use repo|use tiktoke|use to|use warehou|use yyyy|usecols|usecols do
S240|used are|used but|used require|used sqlstat|user assista|user did|user with|userid or|usernam require|ushort
S240|ushort format|using about|using getfiel|using structu|using textemb|using tooluse|using working|utf and|utilize
S240|utilize https|uuid or|uuid string|valid assista|valid correct|valid date|valid endpoin|valid enumera|valid field
S240|valid fields|valid format|valid in|valid input|valid ipv|valid it|valid languag|valid length|valid matplot
S240|valid openai|valid operato|valid phone|valid region|valid text|valid under|valid user|valid validat|valid value
S240|valid with|validat column|validat for|validat invoice|validat message|validat the|validat top|validat unable
S240|value accepta|value associa|value body|value details|value error|value errorty|value expecte|value has|value have
S240|value http|value less|value metric|value missing|value none|value on|value provide|value that|value xx|valued
S240|valued index|values before|values code|values for|values is|values qty|values types|variabl monitor|variabl name
S240|variabl please|variabl questio|variabl start|variabl time|vcard|vcard compone|vector column|vector expecte
S240|vector lengths|vector must|vector name|vectors but|vectors class|vectors were|verbose true|verifie has
S240|verify address|vertica|vertica stratgy|vhost receive|video abc|video mp|videofi|videofi and|view api|view thresho
S240|violati ctrls|visibil|visibil value|visit page|voice does|voice en|void faiss|voyage is|voyage large
S240|voyage voyage|vs number|vstack|vstack column|wait conditi|warehou command|warehou selecte|warehou with
S240|warning state|was charact|was expecte|was from|was ms|was passed|was permane|was receive|was supplie|wasm
S240|wasm backtra|wasm trap|wav tmp|weather input|web instanc|webdav hostnam|webhook reached|websear|websear tool
S240|website url|weight must|weight valid|welcome html|were passed|were supplie|when convert|when using|where it
S240|where line|where tenant|where text|where to|which was|while adding|while plannin|whitesp lead|whitesp order|whose
S240|whose name|width have|wildcar|win|win size|window is|with argumen|with block|with case|with cell|with credent
S240|with css|with dimensi|with double|with english|with expecte|with guided|with index|with keys|with mini|with on
S240|with paramet|with pikepdf|with prefix|with refs|with shapes|with suggest|with symbol|with tr|with unclose
S240|with uniquel|with userid|with verbose|within given|within iterati|within parent|within radius|without base
S240|without nan|without remote|without tool|wkhtmlt exited|wolfram|wolfram alpha|word argumen|words unicorn|work see
S240|work with|workboo above|workboo option|workflo id|working precisi|workshe is|workshe named|would increas
S240|would receive|write field|write mode|write number|write this|write videofi|writers drivers|writing
S240|writing templat|wrod|wrod but|wrong dimensi|wrong field|wrong file|wrong key|xarray|xarray current|xbt|xbt usdx
S240|xkq|xkq your|xml rpc|xml xmltei|xmltei|xpath|xpath error|xsd|xsd decimal|xsd string|xx does|xx nobody|xx subdivi
S240|xyzq not|yaml parse|year|year in|yield|yield any|york|york is|you didn't|you expect|you on|you passed|you query
S240|your gitlab|your images|your mysql|your paramet|your sender|your sql|your unique|yql|yql query|za|zero code
S240|zero recipie|zeropre|zones perhaps|zpi|zpi segment
S240T240|not all
S240U179|in range
S240U240|.batch|.bulk|.bulk index|.data model|.form|.t protoco|.valid length|array of|asset|at byte|badrequ documen
S240U240|block size|but is|byte offset|c msg|cannot convert|cannot encode|cannot overwri|charact are|column qty
S240U240|compati with|contain no|convert to|convert with|cookie|corresp to|couldn' parse|current is|current offset
S240U240|detail loc|detects|detects operati|digit|directi|documen failed|documen parsing|embedde|encode object
S240U240|error incompa|excepti failed|expecte value|find end|find root|followi types|footer|for class|for propert
S240U240|functio resize|has unsuppo|hexadec|http or|image png|in data|in documen|in frame|in line|indexed|inf to
S240U240|is greater|is undefin|is unsuppo|it might|iterato|json is|json or|json seriali|large it|length invalid
S240U240|length need|markdow|markup|message value|metric value|more paramet|mp mp|nan|nanosec|nanosec timesta
S240U240|no element|no form|no text|not process|not underst|object or|occurre unsuppo|of bounds|of charact|of pixels
S240U240|of video|office|office documen|often|often indicat|onnxrun invalid|opened in|or time|or value|pandoc docx
S240U240|parse field|parsing failed|resize|resourc without|returns|should have|stateme at|status invalid|str tried
S240U240|string is|support formats|targeti|text exceeds|text field|that may|the detects|the header|this often|tile
S240U240|to index|to match|to speak|tomorro|true or|type string|unknown encodin|unknown format|unknown or|unmatch
S240U240|unsuppo when|url can't|use one|use zip|value and|value to|vocabul|webasse|were returne|with http|with no
S240U240|with value|wrong type|zip archive
S240U304|.date|.geos|.invalid documen|.librosa|.shapely|an empty|at most|attachm|avlib|column total|etc passwd
S240U304|failed ffmpeg|ffmpeg avlib|field value|filetyp|format it|from ffmpeg|from file|gif|got instead|image size
S240U304|input expecte|line failed|logo png|marker|mp invalid|not appear|not convert|object of|of specifi|output from
S240U304|patient|separat|special|string or|suggest|the parser|to documen|unknown file
S240U343|.avro|.cbor|.couldnt|avro|cannot contain|exceeds max|excel|input format|pixels|text length|width
S240U358|encode
S240U371|.xlrd|tiff
S240U393|.apy|.hl apy|determi|error unsuppo|word
S240U439|.hl|decodin
S240U451|size exceeds
S277|field totl|totl on|type order|values validat
S304|#206|#406|#553|#597|.api value|.arrow key|.bad symbol|.browser state|.child|.command exit|.control|.converg
S304|.cronite|.cronite bad|.cypher|.cypher syntax|.data overflo|.decimal|.digits|.dimensi|.freshde bad|.grammar
S304|.invalid checksu|.invalid filter|.invalid format|.invalid id|.invalid length|.invalid period|.invalid video
S304|.json path|.kusto service|.ldap attribu|.ldap size|.many redirec|.merge|.missing paramet|.no transcr|.period
S304|.pint|.process executi|.ql syntax|.query check|.selecto|.shape|.smtp not|.sql parse|.sql syntax|.such element
S304|.symbol|.timezon|.transcr found|.transla not|.unexpec exit|.unfeasi|.video id|.workshe name|.x algorit|.x unfeasi
S304|.yf invalid|=NameError|aaaaaaa|accept email|against key|alterna at|amount is|amout|an email|an int|an sign
S304|and error|and id|and passed|another transla|are email|are impleme|are supplie|arg durable|argumen error
S304|argumen in|argumen limit|array must|at input|atleast|atleast inr|attribu is|attribu type|authori error
S304|availab formats|availab use|axis|bad command|bad could|bad search|bad user|badly|badly formed|badrequ search
S304|badvalu|bar|barcode code|bash|be atleast|be byte|be or|be phone|be positiv|binding paramet|body in|bool|btc
S304|bucket name|but paramet|button|byte input|c address|c badvalu|c big|c columnv|c mandato|c max|c syntaxe
S304|can't parse|cannot resolve|card has|card was|cbc|charact hex|chart|check our|class dict|code xx|codenam badvalu
S304|columns id|command command|command exit|command exited|command systemc|compare|contain at|contain whitesp
S304|content must|convers from|coordin pair|correct data|country code|create query|crs|current transla|data structu
S304|days|days is|departu|desc bad|detail type|dialect postgre|digits|dim got|dimensi error|dimensi for|dimensi of
S304|distinc|dns label|docs errors|don't match|durable|durable for|ean|element button|element unable|emial cannot
S304|emial in|encount bad|entity validat|err wrong|error binding|error sql|errors title|errorty bad|errorty executi
S304|expecte dim|expecte dimensi|expecte name|expr|express named|ext|extensi not|failed inequiv|field amount|field is
S304|field titel|field type|fieldre|fieldre name|file ftp|file mako|filter ctrls|final domain|find column
S304|followi fields|foo unknown|for any|for express|for fieldre|for get|for out|for paramet|for queue|for selecto
S304|form body|form orders|form sqlstat|formats for|found form|fr|from at|from leads|from str|ftp gs|git checkou
S304|handle scheme|has wrong|have exactly|have market|hex|hex string|higher than|holding|holding the|htps|id email
S304|id make|id name|id require|id type|ids for|imports|in content|in input|incompa with|index does|inequiv
S304|inequiv arg|infer|input form|input ids|input input|input provide|input to|input vector|inr|int but|into memory
S304|invalid assista|invalid attribu|invalid destina|invalid must|invalid name|invalid propert|invalid syntax
S304|invalid url|invalid video|invalid voice|ipv address|is directo|is higher|is incompa|is mandato|is used|jpgg
S304|key contain|key holding|klingon no|label is|languag code|languag not|languag please|ldapsiz|ldapsiz sizelim
S304|length expecte|line pos|list formats|llama to|locate element|ls|ls cannot|mako at|malform filter|mandato paramet
S304|many samples|market symbol|matchin name|maximum charact|maximum recursi|meters|missing argumen|missing final|mo
S304|mo mo|mo ytd|naive|name bad|name emial|name example|name exmaple|name found|named emial|named summary
S304|nameerr name|nans|no barcode|no transcr|no transla|no type|no viable|nobody|not unique|number receive|numbers
S304|numbr|object decimal|objecti it|of argumen|of availab|of class|of feature|of mo|of one|of stateme|of templat
S304|of value|of values|on node|on objects|on of|only the|operati invalid|operati missing|operato failed|or charact
S304|or nans|or none|orders models|orders sql|org does|origin paramet|our api|output format|paramet tenant|paramet to
S304|paramet were|parse command|parse express|parse syntax|parsing query|passed type|period is|phase|phase executi|pl
S304|placeho|pos|power|precisi of|present for|process would|proj|provide languag|query failed|query message
S304|query parse|query process|query the|query vector|randomf|request format|request missing|request url|require value
S304|resolve column|resourc record|results found|rgba|sales|same as|samples into|scheme ftp|search command
S304|search phase|select on|selecto buy|service unit|shapes|sheetna|sizelim|sizelim none|slide|some of|sort
S304|sqlstat line|stateme found|stateme syntaxe|stderr failed|stg|str to|string supplie|structu for|such element
S304|support support|support the|syntaxe invalid|syntaxe message|systemc|systemc restart|table name|target lang
S304|text must|texts|that your|the beginni|the clip|the code|the custome|the origin|the results|the schema|the set
S304|the sign|the to|this column|titel is|title invalid|to infer|to restart|togethe with|tool use|tools are|trainin
S304|transcr were|transla try|transla was|true for|type but|type id|type integer|type must|type was|types are
S304|unexpec identif|unknown dialect|unknown output|unknown paramet|unknown url|unresol|url example|url type|use allow
S304|use differe|user input|valid columns|valid objecti|validat check|value must|value please|variabl id|vector has
S304|viable|viable alterna|video id|was already|was decline|was str|were provide|where operato|whitesp|workshe
S304|would load|wrong kind|wrong length|wrong number|wrongty|wrongty operati|xx is|your input|ytd|ytd max
S304U240|.gbm|.light|.light gbm|and charact|bounds|c parse|c parsing|charact limit|column found|feature in|field text
S304U240|file extensi|format for|id int|images|invalid form|long max|not accept|not json|nothing|parsing excepti|speak
S304U240|starts|starts with|synthes operati|th|the list|the synthes|true to|type date|you provide
S304U304|#1100|.size limit|.v|.v object|allowed in|appear|appear to|bits|body is|color|format is|got class|height|mm
S304U304|mm dd|passwd|streami|webp|yyyy|yyyy mm
S304U343|.long|.pydub|.too long|cannot read|entitie|error parsing|in file|workboo
S304U358|charact in
S304U371|.arrow invalid|file must|logo
S304U411|frame|unexpec end
S304U471|.size
S326|body failed|cannot query|on type|query field|these values|validat body
S343|.alg|.algorit|.api type|.column|.column not|.encode|.illegal input|.invalid operati|.invalid paramet|.jmes
S343|.jmes path|.label|.languag not|.lin|.lin alg|.memcach client|.memcach illegal|.number parse|.params
S343|.templat syntax|.unicode mixin|=OverflowError|amount must|an object|and there|api documen|arg|barcode|be blank
S343|binding supplie|blank|c decline|c field|c stateme|checkou|class decimal|click|cliente stateme|current stateme
S343|decline|definit|dim|div|email id|error line|geometr|graphql request|in any|in query|incorre number|kind|kind of
S343|languag codes|limit must|line char|message text|nmae|of binding|or near|positiv|query paramet|request invalid
S343|samples|search filter|selct|stateme uses|support languag|the type|to converg|totl is|unexpec keyword|unit
S343|unsuppo type|uses and|valid email|value type
S343U240|.express|.invalid express|.unicode|datafra|expecte end|failed in|for input|svg|the support
S343U304|be an|data error
S343U343|.bson|destina
S358|it should
S371|.card|.email syntax|.email undeliv|.invalid url|.languag|.schwift|.xlsx input|=ArithmeticError|be greater|buy
S371|code command|column totl|converg|error syntax|invalid type|it must|klingon|message expecte|must contain|must not
S371|name totl|numeric|paramet query|request raw|require but|respons bad|schema error|syntaxe|vector dimensi|your card
S371U240|.invalid argumen|.transla|text is
S371U304|datetim
S371U426|byte
S393|.barcode|binding|c card|column emial|error unexpec|expecte type|ftp|invalid query|titel
S393U240|be between|between and|greater|greater than|values are
S393U304|at positio
S411|point|selecto
S411U240|integer|type for
S411U304|error expecte
S426|near form|query is
S426U240|be empty
S426U304|decimal
S426U343|type class
S433U240|c value
S439|.email not|operato
S439U240|invalid paramet
S439U403|positio
S439U411|.polars
S451|.email
S451U304|invalid value
S451U343|parse error
S471|near
S471U240|.not valid
S495U343|dimensi
S502U343|syntax error
S514U304|form
S520|emial
S525U371|syntax
T240|.partial|.partial failure|bin sftp|method partial|partial failed|sent success
U179|.ps|actual buffer|at offset|bytes at|bytes for|for unpacki|from require|latin|latin codec|not whatits|of at
U179|offset actual|ordinal|ordinal not|positio ordinal|unpack from|unpacki|unpacki bytes|whatits|whatits not
U240|.a|.a safeten|.absolut|.absolut link|.adb|.api unsuppo|.args|.arrow capacit|.arrow not|.bad args|.bad http
U240|.bad syntax|.bad valsize|.bad z|.batch size|.block|.blocksi|.blocksi mismatc|.bomb|.bounds|.bounds datetim
U240|.calenda|.capacit|.casting|.casting na|.charact encodin|.chars|.ciphert|.collect|.collect size|.comp|.comp doc
U240|.compose|.compres|.compres method|.constru|.content decodin|.content maximum|.corrupt grid|.corrupt image
U240|.corrupt record|.count exceede|.crc|.csv|.csv parse|.data decodin|.data parser|.data send|.data too
U240|.dataset build|.dataset generat|.date ambiguo|.date parse|.datetim|.decode value|.decompr bomb|.decompr size
U240|.destina|.detect|.dicom|.digital|.digital signatu|.dmtx|.doc|.documen transla|.dpi|.dtd|.dtd forbidd
U240|.duplica option|.empty data|.encodin chars|.encodin unknown|.encrypt|.encrypt pdf|.event data|.extensi
U240|.extensi not|.externa referen|.extra data|.fetch respons|.fetch unsuppo|.file convers|.file referen|.file size
U240|.file unsuppo|.file warning|.first|.first volume|.flac|.flac no|.folder content|.form parser|.fpdf|.fpdf unicode
U240|.fz|.fz base|.fz format|.grid file|.header not|.header parse|.heif|.hjson|.hjson decode|.http message
U240|.http process|.id no|.illegal text|.image loading|.image size|.image too|.image type|.image width|.ingesti
U240|.input file|.int|.int casting|.invalid bson|.invalid calenda|.invalid ciphert|.invalid dicom|.invalid encodin
U240|.invalid image|.invalid protobu|.item collect|.iterabl|.iterabl too|.jwe|.lang detect|.length reached|.lib dmtx
U240|.limit overrun|.limit reached|.lz|.lz block|.m too|.malform pdf|.malform segment|.markup|.mat|.mat read
U240|.max length|.max rows|.maximum limit|.media upload|.metric value|.missing section|.mp|.mp metadat|.mp stream
U240|.multimo|.multipa|.multipa parse|.n|.na|.na n|.need downloa|.need first|.no thumbna|.non xml|.not a|.not adb
U240|.not downloa|.not match|.not rar|.number format|.object format|.ocr found|.of bounds|.of file|.outlook
U240|.output limit|.outside|.outside destina|.overrun|.parse fatal|.parse syntax|.parser match|.parser outlook
U240|.parser receive|.parser rejecte|.pdf stream|.pdfmine|.pickle|.prior ocr|.protobu|.py lib|.py zbar|.raw data
U240|.raw file|.raw no|.reader|.receive parsing|.record too|.referen forbidd|.rejecte markup|.request data
U240|.request entity|.request size|.respons too|.rows|.safeten parsing|.safeten repo|.sax|.sax parse|.schema decode
U240|.section header|.segment|.socket payload|.standar violati|.stream info|.suspici|.suspici operati|.table transac
U240|.tagged|.tagged pdf|.telegra entity|.text length|.text size|.thumbna|.tika|.tika failed|.truncat|.uncompr
U240|.undefin image|.unexpec end|.unexpec eof|.unicode encodin|.unknown file|.unrecog image|.unrecog msg
U240|.unsuppo compres|.unsuppo content|.unsuppo documen|.unsuppo file|.unsuppo msg|.unsuppo version|.valsize
U240|.value convers|.value deseria|.value too|.volume|.wasmtim|.width|.xl|.xl date|.xml content|.xml schema|.z|.z file
U240|.zbar|=UnicodeDecodeError|aa got|aaaa|aaaa text|abortin use|accept missing|accept more|accepte payload|accompa
U240|accompa begin|acme revisio|acme this|actual length|actual maximum|add another|addr stored|adt|adt pv|algorit or
U240|alias default|allow pickle|allow text|allowed bytes|allowed here|allowed is|allowed packet|allowed special
U240|alongsi|also mean|alter|alter the|ambiguo|an absolut|an accompa|an embedde|an engine|an id|an introsp|an lmdb
U240|an msg|an office|an unimple|an xml|analyze operati|and help|and iso|and ner|and photo|and rf|and target|annotat
U240|annotat xs|another message|antiwor minutes|any token|any value|anyway|api returns|apierro this|applica dosexec
U240|applica foo|archive failed|archive rar|are equal|are larger|are opening|are passing|are pixels|are too
U240|array cannot|array status|arrays|arrays cannot|arrow|arrow typesys|arrowty|as json|as nan|as origina|as special
U240|as tagged|aspect|aspect ratio|assert|assert failed|asset aspect|assets api|at end|at fa|at file|at of|at once
U240|attachm invoice|attachm type|attack|attempt convers|attempt xlsxcon|attribu of|audio buffer|audio corrupt
U240|audio duratio|audio files|audio float|audio mime|audio mp|audio ogg|audio webm|availab extensi|avif|avif file
U240|avlib ffmpeg|avlib invalid|avro data|avro file|avro schema|awt|awt headles|bad crc|bad key|bad magic|bad syntax
U240|bad valsize|badzipf|badzipf with|base addr|base image|based camelot|based pages|batch the|batches|batches of
U240|bb val|bcc|bcc example|bcj|bcj filter|be any|be corrupt|be decompr|be determi|be encoded|be encrypt|be exactly
U240|be extract|be first|be msh|be pdf|be removed|be reopene|be uploade|be utf|be varchar|been impleme|big captcha
U240|big iso|big maximum|big png|big src|bigger|bigger than|bin is|bin len|birthda|birthda value|blob data|blob field
U240|blob is|blobs|blobs up|blobtoo|blobtoo message|blosc|blosc buffer|bmp|bmp gif|body actual|body as|body at
U240|body exceede|body payload|body utteran|bomb dos|boundar|boundar charact|bounds nanosec|broken data|broken documen
U240|broker message|brotli decoder|brotli not|brotlid|brotlid failed|bson|bson documen|buffer buffer|buffer error
U240|buffer info|buffer is|built|but encount|but failed|but nothing|but pdf|by java|by prefixi|by py|by textrac
U240|byte payload|byte string|byte this|byte xff|bytearr got|bytes actual|bytes bytes|bytes have|bytes long
U240|bytes numpy|bytes remaini|bytes while|c blobtoo|c convert|c doc|c entity|c imagede|c imageto|c itemcol|c shred
U240|c textlen|c textsiz|c toobig|c unable|c url|c violati|cache aa|cached file|call invalid|call mp|called with
U240|calling parquet|camelot only|can accept|can still|can't decode|can't downloa|can't sync|cancell downloa
U240|cannot decode|cannot start|cannot submit|capacit limit|captcha filesiz|capture file|cc input|cc model|ccutil
U240|ccutil unichar|char in|charact at|charact byte|charact got|charact maps|charact special|charact support
U240|charact that|charact varying|charmap|charmap codec|check stl|child adt|chunk type|class nonetyp|class object
U240|class type|closed linestr|closed or|cloudco|cloudco task|code input|code structu|code subcode|code unsuppo
U240|code value|code xa|codec lz|codecs|codecs opus|col tile|collect size|column body|column crm|column pages
U240|column tables|column tkey|columns to|com deanmal|com doc|com logo|com png|command java|command pandoc|common json
U240|compone where|compone xs|composi to|compres method|config option|configu allowed|confirm to|conflue schema
U240|connect destina|connect server|conside to|constru mapping|contain audio|contain data|contain did|contain empty
U240|contain more|contain nan|contain nul|contain stop|contain the|contain unichar|contain valid|content exceeds
U240|content image|content line|continu anyway|contrac xyz|contrib|contrib to|convers couldn'|convers rule
U240|convers suggest|convers utf|convert attempt|convert documen|convert invalid|convert msg|convert non
U240|convert object|convert stream|convert string|convert this|core team|corpus|corpus yaml|correct driver
U240|correct format|corrupt at|corrupt invalid|corrupt no|corrupt please|corrupt seen|corrupt that|couldn' read
U240|couldn' unpack|count command|count incorre|count syntax|covered|cpp index|crc check|crc for|create datafra
U240|create it|credibl|crm notes|csv doc|csv path|curves|curves with|cv|cv io|damaged file|dat|data attribu
U240|data corrupt|data header|data invalid|data no|data parquet|data possibl|data seriali|data the|data upload
U240|data value|data when|datadog returne|datafra with|datanot|datanot code|dataset is|date in|date of|date or
U240|datetim date|datetim string|db already|db name|dd when|dd yyyy|deanmal|deanmal textrac|decimal is|decimal number
U240|deck ppt|decode byte|decode it|decode message|decode xff|decoder process|decodin error|decodin seven
U240|decodin stream|decodin string|decodin unicode|decompr bomb|decompr bytes|decompr invalid|decompr the|default in
U240|defined schema|deflate gzip|depende jar|descrip input|deseria job|deseria key|deseria val|destina arrow
U240|destina buffer|detail ffmpeg|detail payload|detail unsuppo|details applica|details receive|details text
U240|details tifffil|detecte bad|detecte media|detectf|detectf operati|detecti cannot|detectl|detectl operati
U240|determi constru|determi delimit|determi you|diagnos failed|dicm|dicm prefix|dicom|dicom file|diction mismatc
U240|diction syntax|diction while|difat|differe column|differe encodin|differe parser|digit found|digital
U240|digital signatu|dimensi size|directi or|directo signatu|disallo special|djava|djava awt|dns message|do so
U240|do those|doc docx|doc is|doc pdf|doctype|documen and|documen closed|documen contrac|documen documen
U240|documen encodin|documen exceeds|documen handle|documen id|documen is|documen message|documen only|documen pages
U240|documen pdf|documen scan|documen sizes|documen syntax|documen to|documen too|documen when|documen within
U240|documen xml|docx contain|docx eml|docx odt|docx returne|doesn't start|dos|dos attack|dosexec|dosexec is
U240|double require|downloa exportl|downloa invalid|downloa it|downloa max|downloa more|downloa of|dpi is
U240|drive folders|drive google|driver csv|driver explici|driver libkml|dtd|dtd public|dtdforb|dtdforb name|dupfixe
U240|dupfixe size|duratio is|during process|ec curves|either not|element found|element into|element object
U240|embedde header|embeddi at|embeddi in|eml|eml epub|empty check|empty lists|empty strings|empty vocabul|encode data
U240|encoded text|encodin chars|encodin gzip|encodin may|encodin type|encount error|encount number|encount text
U240|encount without|encrypt cannot|encrypt must|encrypt the|encrypt with|end encount|end in|ended unexpec|endofte
U240|endofte if|enforce|enforce schema|engine manuall|enough disk|enough to|ensure it|entitie are|entity detail
U240|entries|entries txt|entry in|entry nicknam|eof line|eof right|eof sblock|epub|equal documen|error assert
U240|error blobtoo|error couldn'|error determi|error diction|error expect|error file|error framety|error may
U240|error prematu|error row|error securit|error see|error tokeniz|error userid|errorco request|errorco unable
U240|errors system|errors were|evaluat somethi|event too|eventda|eventda exceeds|everywh|exactly bytes|exceede image
U240|exceede setting|exceede size|exceeds bytes|exceeds charact|exceeds mb|exceeds skb|excel file|excel xlsx
U240|excepti for|expect tree|expecte aa|expecte boundar|expecte datetim|expecte directi|expecte doctype|expecte fields
U240|expecte found|expecte magic|expecte respons|expecte stream|expecte word|expecti class|expecti got|explici by
U240|explici paramet|exportl|exportl for|extensi docx|extensi here|extensi include|extensi pages|extensi use
U240|extensi wav|externa image|externa system|extra data|extract to|fa fbf|failed after|failed code|failed corrupt
U240|failed decodin|failed finding|failed incompl|failed pixels|failed protobu|failed read|failed reading
U240|failed request|failed ssize|failed this|failedo imagede|fails regex|faiss index|faiss read|fatal code|fbf|fc the
U240|feature request|feature unsuppo|fetch endpoin|fetch respons|fetch via|fetched from|ffmpeg error|ffmpeg was|fhs
U240|fhs segment|field data|field date|field for|field should|fields cannot|fields present|file appears|file cache
U240|file can|file continu|file convers|file expecti|file failed|file filenam|file found|file header|file ini
U240|file meta|file models|file of|file otherwi|file param|file pk|file should|file signatu|file src|file the|file tif
U240|file tmp|file truncat|filenam extensi|filenam pdf|fileobj|fileobj has|files from|files gdrive|files py
U240|filesiz would|filetyp is|filetyp unk|filter is|filter jbig|find contain|find data|find externa|finding central
U240|finite everywh|finite values|first frame|first in|first segment|first volume|fixed limit|fixed maximum|flac file
U240|flac is|flac mp|float array|float failed|folders|folders has|followi formats|font used|font version|foo is
U240|footer either|for codec|for detail|for extensi|for frame|for matlab|for mimetyp|for pandas|for pdf|for that
U240|force ocr|force reading|force true|form closed|form data|form file|format and|format applica|format cannot
U240|format check|format expecte|format image|format next|format no|format string|format that|format type
U240|format unable|formats code|formats yyyy|formed invalid|found but|found call|found charact|found end|found invalid
U240|found undefin|frame descrip|frame length|frame of|framety|framety unknown|from an|from composi|from filenam
U240|from first|from frame|from ini|from url|ftpx|ftpx no|ftyp|ftyp box|fully covered|functio input|functio validat
U240|gb limit|gb of|gdrive|gdrive can't|gdrive folder|gender|gender on|gender wrong|generat from|generat the
U240|getting the|gib exceeds|gif jpeg|given data|given file|got at|got bb|got bytes|got in|got packet|got stream
U240|got unexpec|got webp|guess|guess format|gzip but|gzip content|handle documen|handle pagebeg|handler availab
U240|has bits|has digital|has more|has text|has valid|hasn't|hasn't been|have at|have two|hdf error|hdf reader
U240|header blob|header but|header header|header in|header incompl|header line|header not|header or|header png
U240|header subject|header too|header use|header value|header xff|headers file|headles true|heic unsuppo|heic with
U240|heif|heif avif|height exceeds|height ratio|hello but|hello there|help python|help to|helveti|helveti please
U240|here in|here met|hexadec digit|hey|hey wait|hint encount|hive bad|hl|hl documen|host in|html documen|html html
U240|html xm|http dtd|https and|https big|https drive|id file|id http|id key|id preview|id tag|id unichar|id with
U240|illegal points|image at|image based|image decodin|image dpi|image exceeds|image has|image header|image may
U240|image media|image pixels|image please|image source|image tiff|image too|image width|imagede|imagede message
U240|images over|imageto|imageto when|imgcode|imgcode src|imgproc|imgproc src|impleme it|impleme yet|imprope image
U240|in archive|in batches|in byte|in dat|in descrip|in destina|in flac|in footer|in gif|in image|in inbox|in invalid
U240|in key|in metadat|in not|in pixread|in rar|in readers|in scan|in shp|in shx|in size|in str|in string|in templat
U240|in tmp|in wav|in writers|in xyz|include csv|incompl input|incompl introsp|incompl metadat|incompl ole|incompl or
U240|inconsi with|incorre difat|incorre format|incorre padding|incorre passwor|incorre path|incorre string|index faiss
U240|index in|index ioreade|index json|index read|index seems|index size|index type|indexed string|inflate
U240|inflate data|inflate inflate|info not|informa header|ingesti|ingesti data|inline|inline images|input call
U240|input cannot|input downloa|input exceeds|input image|input isn't|input must|input no|input size|input soon
U240|input string|input types|input unspeci|insuffi space|int at|int for|int id|int instead|int reason|int status
U240|int xs|interna src|into parts|into table|introsp|introsp respons|introsp result|invalid asset|invalid block
U240|invalid char|invalid content|invalid crc|invalid documen|invalid element|invalid image|invalid load
U240|invalid object|invalid passwor|invalid protobu|invalid reason|invalid size|invalid start|invocat type|invoice pdf
U240|invoice system|io max|iomode ri|ioreade|ioreade int|ipm acme|ipm schedul|is ambiguo|is count|is false|is image
U240|is inconsi|is it|is kb|is link|is ms|is passwor|is playabl|is simply|is text|is valid|ish|ish week|isn't unicode
U240|isn't valid|iso but|iso expecte|iso utf|issues availab|it an|it error|it hasn't|item size|item too|itemcol
U240|itemcol when|iterato should|jar|jar pages|jar tabula|jar with|java djava|jbig decode|jf|jf not|jpeg png|json cc
U240|json resourc|json text|jwe|jwe string|kb must|kb type|key data|key db|key type|keys bmp|kids|kids is|lang runtime
U240|languag are|languag detecti|large and|large bytes|large enough|large errorco|large expecte|large inline
U240|large limit|large maximum|large part|large payload|large please|large refer|large the|large val|last spring
U240|leads failed|least coordin|least got|len bytes|length exceeds|length has|length max|length row|lexical
U240|lexical error|libcurl underst|libkml|liblzma|liblzma project|like support|limit big|limit example|limit kb
U240|limit status|limit the|limitat violate|line could|line error|line hello|line not|line of|line option|line saw
U240|linearr do|linearr does|linearr require|linestr|lists|lmdb|lmdb file|load errors|load failed|load image|load into
U240|load key|loaded to|loaded when|loadsav|loadsav cpp|logo heic|logo webp|lol|lol system|long msg|lz decompr|lz not
U240|macroen|macroen main|made to|magic byte|magic bytes|magic header|main header|main xml|make feature|malform ensure
U240|malform invalid|mapping values|maps|maps to|markdow no|markup you|mat|mat file|match input|match obj|match yyyy
U240|matchin pattern|matlab|matlab files|max bin|max image|max memory|max string|max vs|maximum accepte|maximum bytes
U240|maximum configu|maximum dimensi|maximum file|maximum image|maximum message|maximum payload|maximum pdf
U240|maximum text|may also|may help|mb but|mb error|mb in|mb maximum|mdb bad|mdb invalid|mdb mdb|mdb put|mean that
U240|means it|media format|media image|media upload|meeting resp|memory per|memory size|message got|message image
U240|message larger|message length|message system|message th|message unsuppo|met html|meta informa|meta nextfil
U240|metadat documen|metadat file|method is|metric you|mib was|might help|might mean|mime|mime type|mimetyp found
U240|mimetyp in|minimum duratio|minutes txt|mismatc expecte|mismatc tag|mismatc type|missing dicom|missing values
U240|model file|model format|model proto|models phi|models require|module if|module magic|modules imgcode
U240|modules imgproc|month must|more data|most charact|most image|mov invalid|mp and|mp doesn't|mp file|mp mpeg
U240|mp returne|mp that|mpeg frame|mpeg mpga|mpga|mpga ogg|ms excel|ms powerpo|msdownl is|msg class|msg image|msg size
U240|msg string|msg type|msh|multipl tables|na|na or|name data|name eof|name int|name line|name lol|name system
U240|name try|name xs|named mimetyp|names option|nan linearr|nan nativel|nativel|need ocr|ner models|netcdf hdf
U240|netcdf unknown|next ish|next token|nextfil|nextfil entry|nicknam|nicknam in|no chunk|no columns|no compone
U240|no convers|no convert|no downloa|no errors|no feature|no ftyp|no hint|no meta|no name|no objects|no pages|no pix
U240|no protoco|no size|no spoken|no start|no tables|no thumbna|non finite|non hexadec|normall|normall means|not blosc
U240|not built|not bytes|not corrupt|not credibl|not decompr|not encode|not evaluat|not file|not finite|not form
U240|not heif|not large|not mp|not multipl|not need|not powerpo|not rar|not raw|not right|not safely|not safeten
U240|not tiff|not truetyp|not well|notadbe|notadbe file|notes|notes body|nothing worked|nul|nul bytes|null in
U240|number length|number the|numpy|numpy array|obj|object arrays|object exceede|object header|object startin
U240|object stream|object to|objects found|objsize|objsize too|occurre documen|occurre imageto|occurre itemcol
U240|occurre textlen|occurre textsiz|ocr to|ocr would|odt|odt xlsx|of audio|of bad|of central|of content|of dict
U240|of documen|of element|of eventda|of exceeds|of ffmpeg|of field|of kb|of key|of length|of linearr|of mib|of rows
U240|of rpar|of support|of tempora|of varchar|of vector|officed|officed themema|offset fc|offset in|offset unable
U240|ogg codecs|ogg opus|old new|ole file|ole sector|on class|on files|on text|once please|one request|only contain
U240|only if|only is|only load|only riff|only works|open broken|open empty|open heic|open stream|opencv color
U240|opencv resize|opening io|opening mp|opening using|openxml|openxml officed|operati byte|operati collect
U240|operati documen|operati image|operati input|operati one|option for|option host|option to|options do|opus wav
U240|or differe|or downloa|or encrypt|or file|or format|or height|or incompl|or inf|or insuffi|or less|or mp
U240|or stateme|or this|or truncat|or used|ora value|org xmlsche|origina old|origina value|otherwi damaged
U240|output stream|over kb|overlap entries|overwri value|packet|packet bigger|packet bytes|page is|page tree|pagebeg
U240|pagebeg args|pages expecte|pages guess|pages is|pages max|pages may|pandas|pandas options|parquet caused
U240|parquet is|parquet magic|parquet org|parse docx|parse from|parse request|parse safeten|parse targeti
U240|parse tomorro|parse webasse|parsed into|parseex|parseex expecte|parsefr|parsefr seriali|parser and|parser or
U240|parser trying|parsing field|parsing json|parsing message|parsing this|part exceeds|partiti is|parts not
U240|passwd public|passwd which|passwd would|path with|patient expecti|payload error|payload reached|pdf already
U240|pdf expecte|pdf has|pdf invalid|pdf offset|pdf pages|pdf returne|pdf starts|pdf this|pdf type|pdf was|pem routine
U240|per charact|per compone|per pixel|perform ocr|perform on|perhaps the|permiss file|phi|phi bin|photo|photo tif
U240|pickle false|pickle protoco|pillow|pillow to|pix|pix returne|pixel|pixel only|pixels could|pixels cv
U240|pixels exceeds|pixels in|pixels type|pixread|pixread unknown|pk doesn't|playabl|playabl audio|please suggest
U240|please upload|png fileobj|png handle|png tiff|points of|positio charact|positio invalid|possibl because
U240|possibl zip|post payload|postgre text|powerpo|powerpo file|powerpo present|ppt|ppt is|prefix is|prefixi
U240|prefixi the|prematu eof|present macroen|preview|preview of|previou excepti|problem parsing|process audio
U240|process called|process cc|process documen|process limit|produce with|project and|propert gender|propert stream
U240|propert text|protect error|proto parsefr|protobu load|protobu parsing|provide payload|provide was|put item
U240|put mdb|py zr|pyav can|pytorch failed|qty column|quoting|quoting the|rar file|ratio|ratio must|ratio width
U240|raw file|reached while|read at|read cpp|read error|read failed|read header|read index|read page|read tiff
U240|read xref|reader for|readerr invalid|readerr truncat|readers schema|reading file|reading header|reading image
U240|reading set|reading zip|reason invalid|reason message|receive extra|receive line|recogni msg|record too
U240|recover damaged|ref in|regex last|registr seriali|removed to|reopene|reopene with|repo acme|repo couldn'
U240|request blob|request invocat|request request|request text|require child|require encodin|require roughly
U240|require zip|reshape array|reshape tensor|resize cpp|resourc blob|resourc logo|resourc unexpec|resp tent
U240|respons and|respons size|restore|restore or|restore shx|result ensure|return strings|returne alongsi|returne bad
U240|returns blobs|revisio main|rf|rf support|ri|riff|riff rifx|rifx|rifx and|rmeta|rmeta text|root birthda
U240|root diction|root superfl|roughly|roughly gb|routine no|row col|row does|row expecte|row number|rows in|rpar
U240|rule from|rule json|runtime parquet|safely|safely convert|safeten files|safeten header|safeten index|same block
U240|same metric|sandbox output|saw|says request|sblock|sblock base|scannin|scannin for|schedul meeting|schema compone
U240|schema mismatc|schema of|schema registr|schema text|scheme ftpx|section db|section headers|sector|securit limit
U240|see previou|see stderr|selecte input|sentenc process|seriali data|seriali size|seriali which|server support
U240|set cookie|set item|set multipl|set names|set shape|setting data|seven schema|severit fatal|shape because
U240|shape restore|short for|short minimum|should return|shp|shp not|shx|shx config|shx or|shx set|signatu not
U240|signatu ocr|simplet|simplet xmlns|simply|simply not|size as|size can|size code|size data|size descrip|size ensure
U240|size example|size from|size gib|size into|size larger|size limitat|size or|size pixels|size the|size to|size too
U240|sizes|sizes up|skb|skb limit|smaller documen|snappy corrupt|so you|somethi that|soon to|sorry will|soundfi
U240|soundfi has|soundfi is|source and|source base|source http|source of|space no|sparkex failed|special allowed
U240|special charact|special endofte|special token|specifi doesn't|specify an|specify media|spoken|spoken audio|spring
U240|spring gender|spxerr invalid|src ccutil|src color|src common|src loadsav|src sentenc|ssize|ssize empty|start any
U240|start byte|start from|start line|startin with|status couldn'|stderr minutes|stderr output|steps only|still be|stl
U240|stl load|stop words|store mdb|stored eof|str unexpec|stream audio|stream data|stream did|stream end|stream has
U240|stream header|stream inflate|stream limit|stream not|stream to|stream when|string fails|string file|string len
U240|string metric|string positio|string should|strings not|strings or|structu diagnos|subcode|subcode message
U240|subject bcc|submit more|submit your|suggest that|suggest this|superfl|superfl entry|support bson|support capture
U240|support class|support dimensi|support format|surroga|surroga not|svg size|sync to|syntax expecte|system table
U240|system was|table for|table row|table table|tables found|tables true|tables try|tabula|tabula jar|tag line|tag ref
U240|tagged|tagged pdf|target languag|targeti rule|team impleme|templat yaml|tempora memory|tensor of|tent
U240|tent current|text abortin|text allowed|text at|text based|text corresp|text csv|text element|text fields
U240|text found|text mode|text msg|text not|text of|text org|text size|textlen|textlen when|textrac issues
U240|textrac please|textsiz|textsiz when|th invalid|than downloa|than embeddi|than files|than this|that cannot
U240|that compres|that long|that might|that scheme|the assets|the buffer|the capacit|the destina|the detecte
U240|the detectf|the detectl|the dicm|the fetch|the filenam|the font|the gb|the gdrive|the image|the markup|the module
U240|the pdf|the post|the soundfi|the source|the svg|the tag|the unspeci|themema|themema xml|this filenam|this isn't
U240|this message|this normall|this pdf|this receive|this text|those steps|threw|threw badzipf|thumbna in|tif is
U240|tif not|tiff failed|tiff file|tiff wmf|tifffil|tifffil read|tika rmeta|tika tika|tile got|time got|timesta at
U240|tkey|tkey value|tmp corpus|tmp in|to allowed|to bytes|to contrib|to deseria|to disallo|to do|to enforce|to etc
U240|to int|to integer|to markdow|to mb|to mpeg|to put|to restore|to specify|to text|to transco|to undefin|to xz
U240|to yes|token endofte|token pass|tokeniz data|tomorro at|toobige|toobige string|total can|total column
U240|total double|total size|tprotoc exceede|tprotoc invalid|transco data|transco failed|transla documen
U240|transmi exceeds|tree here|tree kids|tried utf|true jar|truetyp|truetyp font|truncat bytes|truncat file
U240|truncat header|truncat stream|trust|trust the|try quoting|trying differe|tuple|tuple index|two options|txt at
U240|txt possibl|type audio|type brotli|type byte|type bytes|type charact|type decimal|type ec|type image|type libcurl
U240|type limit|type support|type that|type track|type vers|types flac|types for|typesys|typesys arrowty|unaccep
U240|unaccep charact|undefin alias|undefin entity|underst deflate|underst only|unexpec chunk|unexpec magic|unichar
U240|unichar id|unichar line|unicode font|unimple format|unk|unk file|unknown bit|unknown datetim|unknown frame
U240|unknown hl|unknown string|unknown tried|unknown undefin|unmatch when|unpack docx|unpack failed|unpack receive
U240|unpack require|unproce org|unreada|unreada corrupt|unrecog content|unspeci dimensi|unsuppo algorit|unsuppo audio
U240|unsuppo bits|unsuppo codec|unsuppo data|unsuppo driver|unsuppo feature|unsuppo filter|unsuppo key|unsuppo pickle
U240|unsuppo refer|unsuppo size|upload error|upload max|upload smaller|uploade an|uploade audio|uploade through
U240|url bytes|url scheme|url urls|urls|urls must|use hdf|use workboo|used helveti|used media|using depreca
U240|using pillow|using unicode|utf codec|utf decodin|utf encoded|utf is|utf iso|utf surroga|utf windows|utteran
U240|utteran text|valid audio|valid decimal|valid flac|valid pdf|validat file|validat item|valsize|valsize unsuppo
U240|value appears|value deseria|value origina|value propert|value transmi|value xf|value yesterd|values encoded
U240|values na|valueto|valueto ec|varchar but|varchar field|varying|vector size|vers|vers not|version header
U240|video file|violate indexed|vnd openxml|vocabul perhaps|volume current|wait this|want this|was confirm|was generat
U240|was invalid|was made|was too|was truncat|was unreada|wav data|wav flac|wav webm|webasse module|webm please
U240|webp unknown|week|weights only|well formed|when allow|when can|when decodin|when seriali|when when|where exactly
U240|while constru|while downloa|while in|while recover|while scannin|while transla|width height|width is|width or
U240|will not|windows and|with conflue|with content|with data|with defined|with depende|with driver|with explici
U240|with hello|with html|with schema|with xsdatom|without an|without specify|wmf|wmf got|word but|word file|word null
U240|workboo corrupt|workboo is|workboo use|worked|works|works on|would alter|would like|would require|writers schema
U240|wrong dupfixe|www org|xa|xa spxerr|xd|xd xff|xe|xe jf|xf|xf for|xfe|xff in|xff xd|xff xe|xff xfe|xlsx file
U240|xlsxcon|xlsxcon threw|xm|xml in|xml media|xmlns|xmlns xs|xmlsche|xmlsche name|xref|xref table|xs|xs annotat
U240|xs documen|xs http|xs int|xs simplet|xsdatom|xsdatom name|xx load|xyz error|xyz with|xz liblzma|yes|yes to
U240|yesterd|you trust|you uploade|you would|your dataset|your embeddi|your image|yyyy dd|zip bomb|zip extensi|zip is
U240|zr|zr please|zstd decompr
U277|.not ole|.pdf syntax|=UnicodeEncodeError|base seven|buffer size|can't encode|encode charact|for int|int with
U277|invalid literal|least bytes|literal for|no root|really|really pdf|require buffer|root object|this really
U304|#183|.about|.about but|.avro binary|.bad rar|.binary|.binary encodin|.but|.but me|.cares|.cares about
U304|.data source|.decode eof|.documen too|.entitie|.entitie forbidd|.entity too|.expat|.fhir validat|.image format
U304|.incompl json|.invalid avro|.invalid data|.line too|.linkup fetch|.live|.live stream|.lzma|.me|.message parse
U304|.missing delegat|.msg type|.need|.no data|.no header|.nobody|.nobody cares|.non fatal|.parse base|.pdf page
U304|.raw non|.scanner|.schema resolut|.size too|.source|.things|.things nobody|.unident|.unident image|.unknown value
U304|.unpack|.unpickl|.unrecog|.unsuppo format|.unsuppo image|=UserWarning|=Warning|aiff|aiff aiff|aiff or|an avro
U304|an lzma|an unsuppo|and chunk|another format|apache tika|appears|appears to|applica msdownl|applica zip
U304|archive format|as being|as dtype|as pcm|at char|audio ffmpeg|bad zip|been decrypt|being in|bits per|blob too|bof
U304|bof record|bomb|brotli|by decoder|bytes exceeds|bytes not|bytes the|bz|bz readerr|bzip|bzip file|c corrupt
U304|c notadb|can import|cannot reshape|central|central directo|char line|check if|chunk exceed|class fhircli
U304|code output|color cpp|column number|columns got|com page|compres file|constit readima|content encodin
U304|content size|copyrig|copyrig the|corrupt file|couldn' deseria|cryptog io|csv parse|cvtcolo|damaged|data req
U304|data size|data was|databas disk|decode delegat|decompr error|decompr failed|delegat for|deseria header
U304|deseria thrift|details malform|determi content|develop mov|dimensi are|disk image|documen format|documen size
U304|documen source|dtype|dtype at|empty csv|encoded as|encodin unknown|end tag|end with|ended before|entitie name
U304|errno invalid|error decodin|error payload|error png|exceeds fixed|excepti encrypt|expecte bof|expecte columns
U304|expecte object|expecte or|failed src|faq|faq why|ffmpeg develop|ffmpeg returne|fhircli models|field larger
U304|field limit|file contain|file ended|file io|file method|file out|file see|filesiz|find trailer|finite|fixed
U304|flac check|flow sequenc|font|for cache|force|format heic|format in|found html|frame header|functio cvtcolo
U304|got more|gz|gz readerr|gzip file|gzipped|gzipped file|hdf|heic error|http tika|https cryptog|if file
U304|image dimensi|import my|in an|in mov|in nc|in support|in yaml|incompa input|ini line|input documen|input pdf
U304|into shape|invalid charact|invalid header|ipm|is applica|is mb|is streami|iso|key name|large to|latest faq
U304|length bytes|limit bytes|load pem|lz|lzma|lzma file|magic number|marker was|maximum of|maximum permiss
U304|message exceeds|message file|method bz|method gz|method tar|method xz|models patient|mov mp|mp audio|mp format
U304|mp moov|mpeg|msdownl|msg file|must end|my pem|named word|native|native flac|no decode|none public|not bzip
U304|not gzip|not gzipped|not parquet|not word|object too|ogg|opened success|or blob|or but|or native|or url|par
U304|parse as|parse line|parsing flow|passwor protect|patient patient|payload size|pcm|pcm wav|pdf file|pdf unable
U304|pem file|pickle|png error|png readpng|prematu end|read an|read as|read enough|readerr|readerr not|readima|readpng
U304|recogni as|record found|req got|reshape|right here|safeten repo|scan pdf|segment must|separat is|sequenc in
U304|seven with|src empty|stream expecte|stream marker|streami live|string format|string value|strings|support size
U304|tables|tar|tar readerr|than field|than max|the ffmpeg|the filetyp|this documen|this image|thrift|thrift tprotoc
U304|tika excepti|to float|to force|tprotoc|trailer|trailer diction|transco|type details|type ipm|unknown archive
U304|unsuppo documen|unsuppo format|use force|valid utf|varchar|version copyrig|version mp|vnd ms|wav aiff
U304|while deseria|why|why can|with par|word documen|xz readerr
U326|codec can't|in positio|ole structu|storage file|structu storage
U343|.bad gzip|.cbor decode|.couldnt decode|.count|.decodin|.deseria|.empty file|.file data|.gzip|.gzip file
U343|.not decrypt|.page count|.rar file|.request too|.text|applica vnd|at index|atom|atom not|bytes got|bytes when
U343|bytesio|bytesio object|c file|c payload|cannot identif|code payload|corrupt input|data stream|decodin failed
U343|empty file|empty in|file expecte|file file|file path|identif image|in unicode|inner|inner error|io bytesio
U343|is truncat|its name|large error|large message|linearr|load audio|moov|moov atom|name says|not databas|not determi
U343|not what|or unsuppo|pem|request inner|request size|says not|size limit|support file|to contain|unsuppo media
U343|unsuppo url|vnd|what its|xff|xz
U358|.ole|.ole file|=UnicodeError|an ole
U371|.archive|.big|.compute|.corrupt|.decompr|.defused|.defused xml|.invalid file|.message size|.size exceede|.toml
U371|.toml decode|.too big|.zstd|asserti|asserti failed|chunk|data incorre|error asserti|exceeds limit|ffmpeg version
U371|file size|format or|gzip|header check|heic|incorre header|invalid file|kb|magic|media type|of stream|parquet file
U371|public id|system id|than bytes|unicode string|unsuppo file|value at|yaml line
U383|ole
U393|.ex|.ex msg|.header|.msg|.msg base|.tar|allowed size|audio file|file could|file type|image is|is bytes|the data
U393|value too
U411|#415|.file format|decompr data|is corrupt|unicode|unsuppo image
U426|c large|format not|image format|too big|while decompr
U433|.bad zip|.zip|.zip file|not zip|size is
U439|.pdf read|.py pdf|image file|process input|when process
U451|payload too
U456|zip file
U462|file format
U495|.large|.too large|decompr
"""
