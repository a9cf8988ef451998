/**
 * Countries by part of the world, each with other names and its people's, after a bar its larger cities and regions: jobs name a town
 * where employers ask for a country. From a school atlas.
 */
export const countries = `
europe
united kingdom, uk, britain, great britain, british, england, english, scotland, scottish, wales, welsh, northern ireland | london birmingham manchester leeds glasgow edinburgh liverpool bristol sheffield cardiff belfast newcastle nottingham leicester southampton portsmouth plymouth brighton aberdeen dundee oxford cambridge york bath exeter norwich reading swansea hull derby coventry bradford sunderland wolverhampton stoke hereford gloucester swindon luton croydon inverness bournemouth truro milton-keynes peterborough preston blackpool middlesbrough doncaster wakefield kent sussex essex surrey yorkshire cornwall devon norfolk suffolk lancashire
ireland, irish, republic of ireland | dublin cork galway limerick waterford kilkenny sligo dundalk drogheda athlone tralee wexford
germany, german, deutschland | berlin hamburg munich münchen cologne köln frankfurt stuttgart düsseldorf dortmund essen leipzig bremen dresden hanover hannover nuremberg nürnberg duisburg bochum bonn münster karlsruhe mannheim augsburg wiesbaden kiel lübeck rostock mainz freiburg heidelberg potsdam regensburg würzburg ulm kassel bavaria saxony
austria, austrian | vienna wien graz linz salzburg innsbruck klagenfurt villach wels bregenz dornbirn tyrol styria
switzerland, swiss | zurich zürich geneva genève basel bern berne lausanne lucerne luzern winterthur lugano zug
france, french | paris lyon marseille toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims grenoble dijon rouen brest tours metz avignon cannes brittany normandy provence
spain, spanish | madrid barcelona valencia seville sevilla zaragoza málaga bilbao murcia palma granada alicante córdoba valladolid vigo gijón cádiz san-sebastián santander salamanca mallorca tenerife ibiza catalonia andalusia galicia
portugal, portuguese | lisbon lisboa porto braga coimbra faro aveiro évora algarve madeira
italy, italian | rome roma milan milano naples napoli turin torino bologna florence firenze genoa genova venice venezia verona palermo catania bari padua trieste parma modena pisa bolzano tuscany sicily sardinia
netherlands, dutch, holland | amsterdam rotterdam utrecht eindhoven groningen leiden delft haarlem maastricht nijmegen arnhem breda tilburg the-hague
belgium, belgian, flanders, wallonia | brussels antwerp ghent gent bruges liège leuven namur
luxembourg | esch
denmark, danish | copenhagen aarhus odense aalborg esbjerg
sweden, swedish | stockholm gothenburg göteborg malmö uppsala västerås örebro linköping lund umeå borås jönköping
norway, norwegian | oslo bergen trondheim stavanger tromsø kristiansand drammen stord
finland, finnish | helsinki espoo tampere turku oulu vantaa jyväskylä lahti
iceland, icelandic | reykjavik akureyri
poland, polish | warsaw kraków krakow cracow gdańsk gdansk wrocław poznań łódź szczecin lublin katowice gdynia
czech republic, czechia, czech | prague praha brno ostrava plzeň olomouc liberec
slovakia, slovak | bratislava košice žilina nitra
hungary, hungarian | budapest debrecen szeged pécs győr
romania, romanian | bucharest cluj timișoara iași brașov constanța
bulgaria, bulgarian | sofia plovdiv varna burgas
greece, greek | athens thessaloniki patras heraklion crete rhodes
croatia, croatian | zagreb split rijeka dubrovnik zadar osijek
serbia, serbian | belgrade novi-sad niš
slovenia, slovenian | ljubljana maribor
estonia, estonian | tallinn tartu
latvia, latvian | riga
lithuania, lithuanian | vilnius kaunas klaipėda
ukraine, ukrainian | kyiv kiev lviv odesa kharkiv dnipro
russia, russian | moscow petersburg novosibirsk kazan
malta, maltese | valletta sliema
cyprus, cypriot | nicosia limassol larnaca
asia
turkey, turkish, türkiye | istanbul ankara izmir bursa antalya adana
united arab emirates, uae, emirati | dubai abu-dhabi sharjah
saudi arabia, saudi | riyadh jeddah dammam
qatar, qatari | doha
israel, israeli | tel-aviv jerusalem haifa
lebanon, lebanese | beirut
jordan, jordanian | amman
iran, iranian | tehran isfahan
pakistan, pakistani | karachi lahore islamabad
india, indian | mumbai delhi bangalore bengaluru hyderabad chennai kolkata pune ahmedabad jaipur kochi gurgaon gurugram noida kerala goa
bangladesh, bangladeshi | dhaka chittagong
nepal, nepalese, nepali | kathmandu pokhara
sri lanka, sri lankan | colombo kandy
china, chinese | beijing shanghai shenzhen guangzhou chengdu hangzhou wuhan
hong kong | kowloon
taiwan, taiwanese | taipei taichung
japan, japanese | tokyo osaka kyoto yokohama nagoya fukuoka sapporo kobe
south korea, korea, korean | seoul busan incheon ulsan daegu
singapore, singaporean | jurong
malaysia, malaysian | kuala-lumpur penang johor
indonesia, indonesian | jakarta surabaya bali bandung
philippines, filipino, philippine | manila cebu davao quezon subic makati
thailand, thai | bangkok phuket chiang-mai
vietnam, vietnamese | hanoi saigon da-nang ho-chi-minh
africa
egypt, egyptian | cairo alexandria giza
morocco, moroccan | casablanca rabat marrakech fez tangier
tunisia, tunisian | tunis sfax
algeria, algerian | algiers oran
nigeria, nigerian | lagos abuja ibadan kano
ghana, ghanaian | accra kumasi
senegal, senegalese | dakar
kenya, kenyan | nairobi mombasa kisumu nakuru eldoret
uganda, ugandan | kampala entebbe
tanzania, tanzanian | dar-es-salaam arusha dodoma
ethiopia, ethiopian | addis-ababa
rwanda, rwandan | kigali
zambia, zambian | lusaka
zimbabwe, zimbabwean | harare bulawayo
south africa, south african | johannesburg cape-town durban pretoria bloemfontein stellenbosch soweto
north america
united states, usa, us, america, american, states | boston chicago houston dallas austin seattle denver atlanta miami philadelphia phoenix detroit baltimore pittsburgh cleveland nashville minneapolis sacramento brooklyn manhattan tampa orlando cincinnati milwaukee new-york los-angeles san-francisco san-diego san-jose las-vegas new-orleans salt-lake washington california texas florida ohio oregon colorado arizona nevada utah michigan illinois massachusetts pennsylvania virginia tennessee minnesota wisconsin missouri alabama alaska hawaii
canada, canadian | toronto montreal montréal vancouver calgary ottawa edmonton winnipeg quebec halifax hamilton ontario alberta manitoba
mexico, mexican | guadalajara monterrey puebla tijuana cancún oaxaca
south america
brazil, brazilian | são-paulo sao-paulo rio-de-janeiro salvador curitiba recife belo-horizonte fortaleza
argentina, argentinian, argentine | buenos-aires córdoba rosario mendoza
chile, chilean | santiago valparaíso concepción antofagasta
colombia, colombian | bogotá medellín cali cartagena
peru, peruvian | lima cusco arequipa
ecuador, ecuadorian | quito guayaquil
uruguay, uruguayan | montevideo
australia and oceania
australia, australian | sydney melbourne brisbane perth adelaide canberra darwin hobart cairns queensland tasmania
new zealand, kiwi | auckland wellington christchurch dunedin queenstown
`
