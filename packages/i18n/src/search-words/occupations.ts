import type { ParentOccupation } from "@sanjog/domain/reference/family-lists";

/** Search words for occupations in addition to their titles. */
export const occupationWords: Record<ParentOccupation, string> = {
  farming:
    "farmer, kheti, kheti baadi, kisan, zimidar, zamindar, landlord, landowner, agriculture, agriculturist, vahi, wahi, farm, ਜ਼ਿਮੀਂਦਾਰ, ਵਾਹੀ, ਕਾਸ਼ਤਕਾਰ, ਫਾਰਮਰ, ਬਾਗਬਾਨ, orchard, horticulture",
  dairy_farming:
    "dairy farm, milk, doodh, dodhi, milkman, dudhwala, cattle, buffalo, poultry, poultry farm, hen, murgi, fish farm, goat farm, bee keeping, honey, ਦੁੱਧ, ਮੁਰਗੀਖਾਨਾ, ਪਸ਼ੂ ਪਾਲਣ, ਮੱਛੀ ਪਾਲਣ, ਮੱਖੀ ਪਾਲਣ, vermicompost, piggery",
  business_owner:
    "business, businessman, business woman, self employed, entrepreneur, karobar, karobari, kamkaar, apna kam, startup, company owner, director, owner, seth, ਬਿਜ਼ਨਸ, ਬਿਜ਼ਨਸਮੈਨ, ਮਾਲਕ, ਡਾਇਰੈਕਟਰ, vyapari, petrol pump, gas agency, brick kiln, bhatha, ਭੱਠਾ, ਪੈਟਰੋਲ ਪੰਪ, franchise, gas station owner, motel owner",
  shopkeeper:
    "shop, dukan, hatti, store, showroom, kiryana, karyana, karyana store, grocery, general store, retailer, retail, medical store, mobile shop, hardware store, book shop, sweet shop, halwai, ਹੱਟੀ, ਹਟਵਾਣੀਆ, ਸਟੋਰ, ਮਨਿਆਰੀ, bazaar, lala, pansari, cloth merchant, kapde di dukan, liquor store, convenience store, stationery, optician shop, dhaba",
  trader:
    "trader, trading, wholesale, wholesaler, distributor, dealer, arhtiya, aadhti, commission agent, mandi, import export, importer, exporter, merchant, vapari, vyapari, stock trader, share market, ਆੜ੍ਹਤ, ਹੋਲਸੇਲ, ਡੀਲਰ, ਮੰਡੀ, ਏਜੰਟ, agent, supplier, scrap dealer, kabaria, car dealer",
  manufacturer:
    "manufacturer, factory owner, industrialist, industry, mill owner, karkhana, karkhanedar, fabrication unit, hosiery, workshop owner, ਫੈਕਟਰੀ ਮਾਲਕ, ਸਨਅਤਕਾਰ, ਉਦਯੋਗਪਤੀ, ਮਿੱਲ, rice mill, sheller, ਸ਼ੈਲਰ, ਹੌਜ਼ਰੀ, furniture maker, furniture manufacturer, foundry",
  contractor:
    "thekadar, builder, government contractor, labour contractor, civil contractor, construction company, ਠੇਕਾ, ਬਿਲਡਰ, sub contractor, developer, canteen contractor",
  property:
    "property dealer, realtor, realty, estate agent, plots, colonizer, colonisor, land dealer, ਪ੍ਰਾਪਰਟੀ ਡੀਲਰ, ਪ੍ਰਾਪਰਟੀ, ਰੀਅਲ ਅਸਟੇਟ, ਕਲੋਨਾਈਜ਼ਰ, jaidad, mortgage broker, landlord, rent, letting agent, ਬਰੋਕਰ, broker",
  transporter:
    "transporter, transport business, trucks owner, truck owner, logistics, trucking company, fleet owner, bus owner, courier company, tempo owner, freight, dispatcher, cargo, ਟਰਾਂਸਪੋਰਟਰ, ਟਰੱਕ ਮਾਲਕ, ਲੌਜਿਸਟਿਕ, ਟਰੱਕ ਯੂਨੀਅਨ, truck union, ਡਿਸਪੈਚਰ",
  truck_driver:
    "truck driver, trucker, lorry driver, lorry, bus driver, trala, trailer driver, hgv, long haul, tempo driver, school bus driver, tractor driver, heavy driver, HGV driver, AZ driver, class 1 driver, HR driver, MC driver, crane operator, jcb, jcb operator, conductor, ਟਰੱਕ ਡਰਾਈਵਰ, ਡਰਾਈਵਰ, ਡਰਾਈਵਰੀ, ਲਾਰੀ, ਟਰੱਕਰ, ਕੰਡਕਟਰ, driving, drivery, train driver, loco pilot",
  taxi_driver:
    "taxi, cab, cab driver, uber, uber driver, ola, lyft, rideshare, chauffeur, auto driver, auto rickshaw, rickshaw, e rickshaw, car driver, limo driver, ਟੈਕਸੀ, ਊਬਰ, ਉਬਰ, ਕੈਬ, ਆਟੋ, ਰਿਕਸ਼ਾ, ਡਰਾਈਵਰ, ਡਰਾਈਵਰੀ, personal driver, driving instructor",
  woodwork:
    "carpenter, carpentry, wood, wood work, mistri, lakkar mistri, lakdi, lakkad da kam, tarkhan, barhai, badhai, furniture, furniture work, joiner, joinery, kitchen fitter, cabinet maker, framer, framing, ਕਾਰਪੈਂਟਰ, ਫਰਨੀਚਰ, ਤਰਖਾਣਾ ਕੰਮ, polish, saw mill, ara, ਆਰਾ",
  metalwork:
    "welder, lohar, blacksmith, iron work, steel, steel fixer, loha, kharadi, kharad, lathe, turner, fitter, machinist, cnc, cnc operator, fabricator, fabrication, sheet metal, tool maker, moulder, grinder, foundry, die maker, ਵੈਲਡਰ, ਫਿਟਰ, ਟਰਨਰ, ਮਸ਼ੀਨਿਸਟ, ਮਿਸਤਰੀ, aluminium, ironsmith, boiler",
  electrician:
    "electric, electrical work, bijli, bijli mistri, bijli wala, lineman, wireman, wiring, ac mechanic, hvac, refrigeration, solar, inverter, lift technician, cctv, tv mechanic, ਇਲੈਕਟ੍ਰੀਸ਼ੀਅਨ, ਲਾਈਨਮੈਨ, ਵਾਇਰਮੈਨ, ਏਸੀ ਮਕੈਨਿਕ, ਫਰਿੱਜ, fridge",
  plumber:
    "plumbing, sanitary, pipe fitter, pipe work, heating engineer, gas engineer, gas fitter, nal, ਪਲੰਬਿੰਗ, ਸੈਨੇਟਰੀ, ਟੂਟੀਆਂ, ਪਾਈਪ ਫਿਟਰ, borewell, bore",
  mechanic:
    "car mechanic, motor mechanic, auto mechanic, diesel mechanic, truck mechanic, tractor mechanic, scooter mechanic, machine mechanic, garage, mot, denter, dent paint, panel beater, tyre, car repair, auto parts, service station, mistri, ਗੈਰਾਜ, ਮੋਟਰ ਮਕੈਨਿਕ, ਡੈਂਟਰ, ਵਰਕਸ਼ਾਪ, workshop, mobile repair, watch repair, technician, ਟੈਕਨੀਸ਼ੀਅਨ, painter car",
  construction:
    "construction worker, mason, raj mistri, mistri, builder, bricklayer, brick layer, plasterer, tiler, tile work, marble, roofing, roofer, painter, house painter, paint, drywall, concrete, scaffolder, site supervisor, site, decorator, pop, labour, labourer, landscaping, flooring, ਰਾਜ, ਉਸਾਰੀ, ਪੇਂਟਰ, ਰੰਗ ਰੋਗਨ, ਟਾਈਲ, ਪੱਥਰ, ਮਾਰਬਲ, ਬਿਲਡਰ, ਕੰਸਟਰੱਕਸ਼ਨ, ਦਿਹਾੜੀ, ਦਿਹਾੜੀਦਾਰ, ਮਜ਼ਦੂਰ, dihadi, surveyor, carpet",
  factory_worker:
    "factory, factory worker, labour, labourer, mazdoor, worker, dihari, dihadi, machine operator, operator, production, assembly line, foreman, supervisor, meat plant, textile mill, farm worker, fruit picking, kheti mazdoor, helper, ਫੈਕਟਰੀ, ਫੈਕਟਰੀ ਵਰਕਰ, ਮਜ਼ਦੂਰੀ, ਲੇਬਰ, ਦਿਹਾੜੀਦਾਰ, ਕਾਮਾ, ਆਪਰੇਟਰ, ਫੋਰਮੈਨ, ਹੈਲਪਰ, ਸੁਪਰਵਾਈਜ਼ਰ, ਖੇਤ ਮਜ਼ਦੂਰ, sweeper, safai, cleaner, cleaning, janitor, private job, plant operator, beldar, ਸੀਰੀ",
  warehouse_worker:
    "packing, packer, packaging, delivery boy, delivery driver, courier, amazon, zomato, swiggy, doordash, food delivery, picker, forklift, forklift operator, forklift driver, godown, store keeper, storekeeper, loader, loading, shelf filler, order picker, parcel, postman, dak, ਵੇਅਰਹਾਊਸ, ਪੈਕਿੰਗ, ਡਿਲਿਵਰੀ, ਡਲਿਵਰੀ, ਐਮਾਜ਼ੋਨ, ਸਟੋਰਕੀਪਰ, ਡਾਕੀਆ, cooler, cold store",
  tailor:
    "tailor, darzi, stitching, kapda, cloth, garments, boutique, fashion, embroidery, kadhai, dyer, weaver, knitting, hosiery worker, turban tying, ਟੇਲਰ, ਬੁਟੀਕ, ਕੱਪੜਾ, ਲਲਾਰੀ, ਛੀਂਬਾ, ਬੁਣਕਰ, seamstress, master tailor, fashion designer, dry cleaner, laundry, dhobi, shoe maker, mochi",
  jeweller:
    "jewellery, jewelry, goldsmith, gold, sunar, suniar, sona, sarraf, gehne, swarnkar, diamond, silver, ਜਿਊਲਰ, ਜਿਊਲਰੀ, gemologist",
  chef: "head chef, sous chef, khansama, bawarchi, halwai, langri, lagri, tandoor, tandoori chef, catering, caterer, baker, bakery, pizza, kitchen, kitchen helper, sweets, mithai, line cook, ਸ਼ੈੱਫ, ਕੁੱਕ, ਕੇਟਰਿੰਗ, ਬੇਕਰੀ, ਮਠਿਆਈ",
  restaurant_worker:
    "dhaba, waiter, waitress, cafe, hotel management, hospitality, receptionist hotel, food service, fast food, mcdonalds, subway, tim hortons, starbucks, barista, bartender, bar tender, housekeeping, hotel manager, dishwasher, steward, ਢਾਬਾ, ਵੇਟਰ, ਕੈਫੇ, motel, kitchen porter, ਹਾਊਸਕੀਪਿੰਗ",
  beautician:
    "beauty parlour, parlour, salon, makeup, make up artist, makeup artist, mua, hair, hair dresser, hairdresser, hair stylist, barber, nai, hajam, spa, nail technician, nails, mehndi artist, threading, cosmetologist, ਪਾਰਲਰ, ਬਿਊਟੀ ਪਾਰਲਰ, ਬਿਊਟੀ, ਮੇਕਅੱਪ, ਸੈਲੂਨ, ਮਹਿੰਦੀ, ਨਾਈ, ਹੇਅਰ ਡਰੈਸਰ, massage",
  teacher:
    "school teacher, master, masterji, madam, headmaster, adhyapika, tutor, tuition, nursery teacher, ett, jbt, tgt, pgt, b.ed, primary teacher, govt teacher, private teacher, pti, dpe, gurmukhi teacher, punjabi teacher, math teacher, science teacher, computer teacher, music teacher, anganwadi, childcare, nursery, early childhood, ece, day care, coach, trainer, instructor, education, ielts teacher, ielts trainer, special educator, teaching, teaching assistant, coaching, montessori, montessori teacher, vocational teacher, ਟੀਚਰ, ਮਾਸਟਰ, ਮਾਸਟਰਨੀ, ਭੈਣਜੀ, ਟਿਊਸ਼ਨ, ਉਸਤਾਦ, ਸਿੱਖਿਆ, ਮੁੱਖ ਅਧਿਆਪਕ, ਆਂਗਣਵਾੜੀ, ਪੀਟੀਆਈ, ਕੋਚ, ਮੈਡਮ, ਈ.ਟੀ.ਟੀ., gurukul, librarian, library",
  professor:
    "assistant professor, asst prof, prof, college teacher, university, college lecturer, reader, dean, hod, faculty, academic, ਪ੍ਰੋਫੈਸਰ ਕਾਲਜ, ਅਸਿਸਟੈਂਟ ਪ੍ਰੋਫੈਸਰ, ਕਾਲਜ, vice chancellor",
  principal:
    "headmaster, head master, headmistress, head teacher, school head, vice principal, school director, ਹੈੱਡਮਾਸਟਰ, ਮੁੱਖ ਅਧਿਆਪਕ, ਮੁਖੀ, bpeo, school owner",
  doctor:
    "dr, mbbs, md, ms, physician, surgeon, gp, vaid, hakim, bams, homeopath, homeopathic, ayurvedic, rmp, specialist, gynaecologist, cardiologist, radiologist, child specialist, paediatrician, orthopaedic, anaesthetist, dermatologist, eye doctor, eye specialist, psychiatrist, medical officer, mo, smo, consultant, resident doctor, intern doctor, neurologist, medical, hospital, ਡਾਕਟਰਨੀ, ਸਰਜਨ, ਵੈਦ, ਹੋਮਿਓਪੈਥੀ, ਐੱਮ.ਬੀ.ਬੀ.ਐੱਸ., ਮਾਹਰ ਡਾਕਟਰ, physician assistant, doc, optometrist, optician, chiropractor, acupuncture",
  dentist:
    "dental, dental surgeon, bds, mds, teeth, dand, dandan da doctor, dental hygienist, dental assistant, orthodontist, ਦੰਦਾਂ ਵਾਲਾ, ਦੰਦ, ਦੰਦਸਾਜ਼",
  nurse:
    "nursing, staff nurse, gnm, anm, bsc nursing, rn, lpn, rpn, registered nurse, midwife, sister, matron, nurse practitioner, icu nurse, lhv, dai, enrolled nurse, male nurse, health visitor, ਨਰਸ, ਨਰਸਿੰਗ, ਸਟਾਫ ਨਰਸ, ਏ.ਐੱਨ.ਐੱਮ., ਜੀ.ਐੱਨ.ਐੱਮ., ਦਾਈ, ਸਿਸਟਰ, ਮਿਡਵਾਈਫ",
  pharmacist:
    "pharmacy, chemist, chemist shop, medical store, medicine, dawai, dispenser, compounder, b pharmacy, d pharmacy, medical representative, mr, medical rep, pharma, pharmaceutical, ਫਾਰਮੇਸੀ, ਕੈਮਿਸਟ, ਕੰਪਾਊਂਡਰ, ਮੈਡੀਕਲ ਸਟੋਰ, ਐਮ ਆਰ",
  physiotherapist:
    "physio, physical therapist, bpt, mpt, physical therapy, occupational therapist, speech therapist, chiropractor, massage therapist, ਫਿਜ਼ੀਓ, ਫਿਜ਼ੀਓਥੈਰੇਪੀ, ਮਾਲਸ਼, dietitian, nutritionist",
  health_worker:
    "health worker, carer, care giver, caregiver, care worker, care assistant, psw, personal support worker, hca, support worker, aged care, elderly care, home care, nanny, babysitter, asha worker, asha, multipurpose health worker, mphw, health inspector, lab technician, lab tech, laboratory, mlt, dmlt, medical lab, x ray, xray technician, radiographer, radiology technician, ot technician, operation theatre, ambulance, paramedic, phlebotomist, ward boy, ward attendant, hospital worker, optometrist, health, psychologist, counsellor, therapist, disability support, ਕੇਅਰ ਗਿਵਰ, ਕੇਅਰਗਿਵਰ, ਕੇਅਰਰ, ਪੀ.ਐੱਸ.ਡਬਲਿਊ., ਲੈਬ ਟੈਕਨੀਸ਼ੀਅਨ, ਲੈਬ, ਐਕਸਰੇ, ਆਸ਼ਾ ਵਰਕਰ, ਸਿਹਤ, ਸਿਹਤ ਕਰਮਚਾਰੀ, ਵਾਰਡ, ਐਂਬੂਲੈਂਸ, dialysis technician, nursing assistant, medical assistant, cna",
  veterinarian:
    "vet, veterinary, veterinarian, animal doctor, dangar doctor, pashu doctor, bvsc, livestock, veterinary inspector, vet pharmacist, ਵੈਟਰਨਰੀ, ਪਸ਼ੂ ਡਾਕਟਰ, ਡੰਗਰ ਡਾਕਟਰ, ਡੰਗਰਾਂ ਦਾ ਡਾਕਟਰ, ਸਲੋਤਰੀ",
  engineer:
    "engineering, civil engineer, mechanical engineer, electrical engineer, electronics engineer, chemical engineer, je, junior engineer, sdo, xen, ae, sde, site engineer, quality engineer, production engineer, design engineer, telecom engineer, aerospace engineer, structural engineer, network engineer, project engineer, automobile engineer, b tech, btech, diploma engineer, draughtsman, draftsman, surveyor, overseer, ਇੰਜਨੀਅਰ, ਇੰਜੀਨੀਅਰਿੰਗ, ਜੇ.ਈ., ਐੱਸ.ਡੀ.ਓ., ਸਿਵਲ ਇੰਜੀਨੀਅਰ, ਮਕੈਨੀਕਲ ਇੰਜੀਨੀਅਰ, ਓਵਰਸੀਅਰ, ਐਕਸੀਅਨ, merchant navy engineer, technologist",
  software_professional:
    "software, software engineer, software developer, it, it engineer, it professional, it job, it company, it sector, information technology, computer engineer, developer, programmer, coder, coding, web developer, web designer, app developer, full stack, frontend, backend, data scientist, data analyst, data engineer, machine learning, ai engineer, tester, qa, qa engineer, test engineer, devops, cloud engineer, cyber security, sap, mnc, tech, tech lead, scrum master, game developer, android developer, business analyst, ਸਾਫਟਵੇਅਰ, ਆਈ.ਟੀ., ਪ੍ਰੋਗਰਾਮਰ, ਡਿਵੈਲਪਰ, ਕੰਪਿਊਟਰ ਇੰਜੀਨੀਅਰ, ਕੋਡਰ, ਵੈੱਬ ਡਿਵੈਲਪਰ",
  it_support:
    "it, it job, computer, computers, computer operator, network, networking, network engineer, network administrator, system admin, system administrator, helpdesk, help desk, technical support, tech support, data entry, data entry operator, computer hardware, hardware engineer, computer repair, dba, database administrator, computer technician, call centre, call center, bpo, customer support, ਕੰਪਿਊਟਰ, ਕੰਪਿਊਟਰ ਆਪਰੇਟਰ, ਆਈ.ਟੀ., ਨੈੱਟਵਰਕ, ਹਾਰਡਵੇਅਰ, ਕਾਲ ਸੈਂਟਰ, ਬੀ.ਪੀ.ਓ., telecom",
  architect:
    "architecture, b arch, town planner, building designer, naksha, naksha navees, draughtsman, draftsman, vastu, urban planner, landscape architect, ਨਕਸ਼ੇ, ਡਰਾਫਟਸਮੈਨ",
  designer:
    "graphic designer, graphics, fashion designer, interior designer, interior, interior decorator, web designer, ui ux, ux designer, ui designer, animator, animation, textile designer, jewellery designer, illustrator, printing, printing press, flex, ਗ੍ਰਾਫਿਕ ਡਿਜ਼ਾਈਨਰ, ਗਰਾਫਿਕ, ਇੰਟੀਰੀਅਰ, ਫੈਸ਼ਨ ਡਿਜ਼ਾਈਨਰ, ਐਨੀਮੇਸ਼ਨ, ਪ੍ਰੈੱਸ, video editor",
  scientist:
    "science, research, research scholar, phd scholar, agriculture scientist, agri scientist, biologist, chemist, physicist, lab, biotechnologist, biotechnology, microbiologist, geologist, economist, statistician, ਸਾਇੰਸਦਾਨ, ਖੋਜ, ਰਿਸਰਚ, ਖੇਤੀ ਵਿਗਿਆਨੀ, isro, drdo, pau, mathematician, environmental scientist",
  accountant:
    "accounts, accounting, account, munim, munshi, cashier, bookkeeper, bookkeeping, tally, tax, tax consultant, gst, payroll, audit, auditor, finance, finance executive, billing, accounts manager, ਲੇਖਾਕਾਰ, ਖਜ਼ਾਨਚੀ, ਕੈਸ਼ੀਅਰ, cpa, financial analyst, bill clerk",
  chartered_accountant:
    "ca, cs, company secretary, cma, icwa, cfa, cpa, acca, auditor, tax consultant, ਸੀ.ਏ., ਚਾਰਟਰਡ, ਸੀ.ਐੱਸ., ਆਡੀਟਰ, cost accountant",
  banker:
    "banker, bank clerk, bank manager, bank po, po, probationary officer, bank officer, bank employee, bank job, cashier, sbi, pnb, hdfc, icici, insurance agent, insurance advisor, lic, lic agent, loan, loan officer, finance, finance company, mortgage, investment, investment banker, teller, mutual fund, post office agent, ਬੈਂਕ, ਬੈਂਕ ਮੈਨੇਜਰ, ਬੈਂਕ ਕਲਰਕ, ਬੈਂਕ ਮੁਲਾਜ਼ਮ, ਬੀਮਾ ਏਜੰਟ, ਐੱਲ.ਆਈ.ਸੀ., ਕੈਸ਼ੀਅਰ, ਲੋਨ, ਇੰਸ਼ੋਰੈਂਸ, financial advisor, credit union, shahukar",
  manager:
    "general manager, gm, assistant manager, store manager, branch manager, project manager, hr, hr manager, human resource, human resources, operations manager, production manager, product manager, restaurant manager, area manager, supervisor, team leader, team lead, executive, ceo, director, md, mba job, consultant, administrator, administration, admin, coordinator, recruiter, event manager, wedding planner, management, ਪ੍ਰਬੰਧਕ, ਸੁਪਰਵਾਈਜ਼ਰ, ਐੱਚ.ਆਰ., ਮੈਨੇਜਮੈਂਟ, ਟੀਮ ਲੀਡਰ, ਡਾਇਰੈਕਟਰ, estate manager",
  office_worker:
    "office, office job, office assistant, clerk, babu, typist, steno, stenographer, receptionist, reception, secretary, peon, personal assistant, pa, front desk, front office, customer service, customer care, call centre, private job, naukri, administrator, admin, back office, telecaller, computer operator, record keeper, executive assistant, ਕਲਰਕ, ਬਾਬੂ, ਦਫ਼ਤਰ, ਆਫਿਸ, ਸੈਕਟਰੀ, ਚਪੜਾਸੀ, ਸੇਵਾਦਾਰ ਦਫ਼ਤਰ, ਪ੍ਰਾਈਵੇਟ ਨੌਕਰੀ, munshi, immigration consultant, visa consultant, travel agent, travel agency, ticketing, ਟਰੈਵਲ ਏਜੰਟ, ਇਮੀਗ੍ਰੇਸ਼ਨ, arzi navis, deed writer",
  sales_marketing:
    "salesman, sales man, sales girl, saleswoman, sales executive, sales manager, sales associate, marketing executive, marketing manager, digital marketing, digital marketer, seo, social media manager, medical representative, area sales, retail, cashier, customer service, walmart, costco, store assistant, insurance sales, car sales, advertising, ਸੇਲਜ਼, ਸੇਲਜ਼ਮੈਨ, ਸੇਲਜ਼ ਗਰਲ, ਡਿਜੀਟਲ ਮਾਰਕੀਟਿੰਗ, ਕੈਸ਼ੀਅਰ, ਵਿਕਰੇਤਾ, business development",
  lawyer:
    "advocate, legal, law, solicitor, barrister, attorney, judge, magistrate, notary, public prosecutor, law officer, llb, paralegal, high court, court, judicial, legal advisor, ਐਡਵੋਕੇਟ, ਜੱਜ, ਕਾਨੂੰਨ, ਲੌਇਅਰ, ਬੈਰਿਸਟਰ, ਵਕਾਲਤ, ਸਰਕਾਰੀ ਵਕੀਲ, ਅਦਾਲਤ, attorney at law",
  civil_servant:
    "ias, ips, pcs, hcs, irs, ifs, irts, upsc, civil servant, sdm, dc, deputy commissioner, collector, tehsildar, naib tehsildar, bdo, bdpo, gazetted officer, class one officer, class 1 officer, afsar, officer, secretary, diplomat, eto, ਆਈ.ਏ.ਐੱਸ., ਪੀ.ਸੀ.ਐੱਸ., ਐੱਸ.ਡੀ.ਐੱਮ., ਡੀ.ਸੀ., ਬੀ.ਡੀ.ਪੀ.ਓ., judge, magistrate, ਈ.ਟੀ.ਓ.",
  government_employee:
    "government job, govt job, govt employee, government, govt, sarkari, sarkari naukri, mulazam, mulazim, government servant, patwari, kanungo, panchayat secretary, gram sevak, electricity board, pspcl, powercom, railway, railways, indian railways, station master, tte, roadways, prtc, post office, postman, clerk, peon, forest, forest guard, irrigation, canal, pwd, municipal, municipal corporation, water supply, food inspector, inspector, revenue, jail, income tax, excise, customs, custom officer, junior assistant, senior assistant, council worker, public works, civil servant, ssc, department, mla, mp, minister, sarpanch, councillor, politician, politics, ਬਿਜਲੀ ਬੋਰਡ, ਡਾਕਖਾਨਾ, ਡਾਕੀਆ, ਕਲਰਕ, ਪੰਚਾਇਤ ਸੈਕਟਰੀ, ਨਹਿਰੀ ਵਿਭਾਗ, ਰੋਡਵੇਜ਼, ਪਾਵਰਕਾਮ, ਇੰਸਪੈਕਟਰ, ਨਗਰ ਨਿਗਮ, mandi board, lineman, ਜੰਗਲਾਤ, lambardar, ਨੰਬਰਦਾਰ",
  armed_forces:
    "army, military, defence, fauji, soldier, sipahi, jawan, subedar, havaldar, naik, captain, major, colonel, brigadier, lieutenant, commando, air force, airforce, navy, indian army, indian navy, indian air force, bsf, crpf, itbp, cisf, ssb, assam rifles, agniveer, coast guard, ncc, nda, cds, marine, merchant navy, ਮਿਲਟਰੀ, ਕੈਪਟਨ, ਮੇਜਰ, ਕਰਨਲ, ਏਅਰ ਫੋਰਸ, ਨੇਵੀ, ਬੀ.ਐੱਸ.ਐੱਫ., ਸੀ.ਆਰ.ਪੀ.ਐੱਫ., ਡਿਫੈਂਸ, paramilitary, ਲਾਂਸ ਨਾਇਕ, ex serviceman",
  police:
    "policeman, police officer, punjab police, constable, head constable, thanedar, asi, si, sub inspector, inspector, sho, dsp, ssp, ips, cid, cop, traffic police, home guard, jail warden, correctional officer, rcmp, detective, peace officer, sheriff, ਪੁਲਸ, ਸਿਪਾਹੀ, ਹੌਲਦਾਰ, ਹਵਲਦਾਰ, ਕਾਂਸਟੇਬਲ, ਇੰਸਪੈਕਟਰ, ਸਬ ਇੰਸਪੈਕਟਰ, ਡੀ.ਐੱਸ.ਪੀ., ਐੱਸ.ਐੱਚ.ਓ., ਹੋਮ ਗਾਰਡ, ਪੁਲਿਸ ਮੁਲਾਜ਼ਮ, border officer",
  security:
    "security guard, guard, security officer, chowkidar, watchman, gunman, bouncer, gatekeeper, gateman, fire fighter, firefighter, fireman, fire brigade, bodyguard, loss prevention, ਸਕਿਓਰਿਟੀ, ਸਿਕਿਓਰਿਟੀ ਗਾਰਡ, ਸੁਰੱਖਿਆ ਗਾਰਡ, ਗਾਰਡ, ਪਹਿਰੇਦਾਰ, ਗੰਨਮੈਨ, ਫਾਇਰ ਬ੍ਰਿਗੇਡ, ਬਾਊਂਸਰ, sikyurti",
  pilot_aviation:
    "airlines, aviation, air hostess, airhostess, flight attendant, cabin crew, airport, ground staff, aircraft, aircraft engineer, air traffic, airport job, air india, cargo airport, merchant navy, ship, seaman, sailor, captain ship, ਹਵਾਈ ਅੱਡਾ, ਹਵਾਈ ਜਹਾਜ਼, ਮਰਚੈਂਟ ਨੇਵੀ, ਕੈਬਿਨ ਕਰੂ, ਜਹਾਜ਼",
  media:
    "reporter, news, news anchor, anchor, editor, press, newspaper, akhbar, tv, radio, rj, radio host, youtuber, you tuber, vlogger, blogger, influencer, content creator, content writer, writer, cameraman, camera man, photographer, photography, videographer, video editor, film maker, director film, producer, ਰਿਪੋਰਟਰ, ਐਡੀਟਰ, ਫੋਟੋਗ੍ਰਾਫਰ, ਕੈਮਰਾਮੈਨ, ਯੂਟਿਊਬਰ, ਲੇਖਕ, ਸੰਪਾਦਕ, ਰੇਡੀਓ, translator, interpreter, ਅਨੁਵਾਦਕ, author",
  artist_musician:
    "singer, gayak, song writer, lyricist, geetkar, music, music director, tabla, tabla player, vajantri, dhol, dholi, dhol player, dj, actor, actress, model, dancer, bhangra coach, bhangra, painter, painter artist, sculptor, photographer, theatre, drama, poet, kavi, shayar, sangeet, filmmaker, tattoo artist, sportsman, sports, player, athlete, kabaddi player, wrestler, pehlwan, ਸਿੰਗਰ, ਐਕਟਰ, ਅਦਾਕਾਰ, ਮਾਡਲ, ਡੀ.ਜੇ., ਚਿੱਤਰਕਾਰ, ਪੇਂਟਰ, ਖਿਡਾਰੀ, ਕਬੱਡੀ ਖਿਡਾਰੀ, ਕਵੀ, ਮੂਰਤੀਕਾਰ, photography, ਫੋਟੋਗ੍ਰਾਫਰ",
  granthi_ragi:
    "granthi singh, ragi singh, hazuri ragi, kirtani, kirtankar, dhadi, dhadhi, kavishar, kavishri, pathi, akhand pathi, katha, katha vachak, parcharak, giani, bhai sahib, bhai ji, head granthi, sewadar, gurdwara, gurudwara, gurughar, priest, pandit, pujari, purohit, religious, sant, mahant, tabla vadak, jathedar, ਪਾਠੀ ਸਿੰਘ, ਢਾਡੀ, ਕੀਰਤਨ, ਗੁਰਦੁਆਰਾ, ਸੰਤ, missionary",
  social_worker:
    "social worker, ngo, samaj sevi, samaj sewak, charity, volunteer, community worker, activist, youth worker, settlement worker, trust, welfare, sewa, politician, neta, sarpanch, ਐੱਨ.ਜੀ.ਓ., ਸਿਆਸਤ, counsellor",
  student:
    "studying, study, padhai, parhai, pardi, parda, padda, vidyarthi, college student, university student, international student, school, ielts, phd student, study visa, intern, apprentice, trainee, preparing for exams, upsc preparation, coaching, ਵਿਦਿਆਰਥਣ, ਪਾੜ੍ਹਾ, ਆਈਲੈਟਸ, ਕਾਲਜ, ਸਟੂਡੈਂਟ ਵੀਜ਼ਾ",
  homemaker:
    "home maker, housewife, house wife, house, household, gharelu, gharelu aurat, ghar da kam, ghar, grihni, suaani, sawani, at home, house work, housemaker, home, homely, stay at home mother, mother, ਹਾਊਸ ਵਾਈਫ, ਹਾਊਸਵਾਈਫ, ਘਰ, ਘਰਵਾਲੀ, ਚੌਂਕਾ ਚੁੱਲ੍ਹਾ",
  retired:
    "retire, retirement, pension, pensioner, ex army, ex serviceman, retired army, retired teacher, superannuated, sewa mukt, vrs, ਰਿਟਾਇਰ, ਰਿਟਾਇਰਡ, ਪੈਨਸ਼ਨਰ, ਸਾਬਕਾ ਫੌਜੀ, ਬਜ਼ੁਰਗ, rtd, retd, senior citizen",
  other: "",
  passed_away:
    "dead, death, expired, late, deceased, not alive, no more, swargwasi, sachkhand, akal chalana, guzar gaye, ਨਹੀਂ ਰਹੇ, ਮੌਤ, ਪੂਰੇ ਹੋ ਗਏ, ਚੜ੍ਹਾਈ ਕਰ ਗਏ",
  not_working:
    "not working, no job, no work, unemployed, jobless, berozgar, vehla, vehli, searching job, looking for job, job seeker, nothing, none, free, waiting for visa, sick, disabled, ਕੋਈ ਕੰਮ ਨਹੀਂ, ਕੁਝ ਨਹੀਂ, ਕੰਮ ਨਹੀਂ",
};
