import type { OptionTitles } from "@sanjog/domain/reference/option-titles";

type Words<List extends keyof OptionTitles> = Partial<Record<keyof OptionTitles[List], string>>;

export const maritalWords: Words<"marital_status"> = {
  never_married:
    "unmarried, single, bachelor, spinster, kunwara, kunwari, kuwara, kuwari, kwara, kwari, not married, ਕੁਆਰਾ, ਕੁਆਰੀ, ਕੰਵਾਰਾ, ਸਿੰਗਲ, first marriage",
  divorced: "divorce, talak, ਡਾਇਵੋਰਸ, chhadeya, second marriage",
  widowed: "widow, widower, vidhwa, vidhur, ਰੰਡੀ, ਰੰਡਾ, husband died, wife died",
  separated: "separate, alag, vakh, ਵੱਖ, ਅਲੱਗ, ਸੈਪਰੇਟ, chhad chhadai",
  awaiting_divorce:
    "divorce pending, divorce case, case, court case, talak case, pending divorce, ਕੇਸ, ਤਲਾਕ ਕੇਸ, ਤਲਾਕ ਹੋਣ ਵਾਲਾ",
  annulled: "annulment, cancelled, marriage cancelled, radd, ਰੱਦ, engagement broken, null and void",
};

export const religionWords: Words<"religion"> = {
  sikh: "sikhism, sikhi, gursikh, khalsa, sardar, namdhari, namdhari sikh, amritdhari, keshdhari, kuka, sanatan sikh, ਸਿਖ, ਸਿੱਖ ਧਰਮ, radha soami, nirankari, sehajdhari",
  hindu: "hinduism, sanatan, sanatani, sanatan dharam, arya samaj, vaishnav",
  muslim: "islam, islamic, mohammedan, sunni, shia, ahmadiyya",
  christian: "christianity, christain, masih, catholic, protestant, church, ਕ੍ਰਿਸਚੀਅਨ, ਕ੍ਰਿਸਟੀਅਨ",
  jain: "jainism, jainy, digambar, shwetambar",
  buddhist: "buddhism, boudh, ਬੁੱਧ, ਬੋਧ, ਬੁੱਧ ਧਰਮ, neo buddhist",
  parsi: "zoroastrian, ਪਾਰਸੀ ਧਰਮ",
  bahai: "bahai, baha i, ਬਹਾਈ ਧਰਮ",
  jewish: "jew, judaism, ਯਹੂਦੀ ਧਰਮ",
  no_religion: "none, atheist, nastik, humanist, secular, spiritual, ਕੋਈ ਨਹੀਂ, ਧਰਮ ਨਹੀਂ, manukhta",
  prefer_not_to_say: "private, secret, nahi dassna, skip",
};

export const languageWords: Words<"mother_tongue"> = {
  punjabi: "gurmukhi, malwai, majhi, doabi, pothohari, shahmukhi, ਪਜਾਬੀ, maa boli",
  hindi: "hindustani, khari boli",
  english: "",
  urdu: "ਉਰਦੂ ਜ਼ਬਾਨ",
  dogri: "jammu, kandi, ਜੰਮੂ",
  pahari: "pahadi, kangri, mandyali, kullui, kangra",
  haryanvi: "haryani, jatu, bangru, deshwali",
  rajasthani: "bagdi, mewari, marwadi",
  saraiki: "siraiki, bahawalpuri, jhangi",
  sindhi: "ਸਿੰਧੀ ਬੋਲੀ",
  kashmiri: "koshur",
  gujarati: "gujurati, kutchi",
  marathi: "maharashtrian",
  bengali: "bangla, bengoli",
  assamese: "axomiya",
  odia: "",
  bhojpuri: "bihari, purbi, magahi, awadhi",
  maithili: "maithly",
  garhwali: "gadhwali",
  kumaoni: "",
  nepali: "gorkhali, gorkha, nepalese",
  konkani: "goan",
  tamil: "tamizh, madrasi",
  telugu: "",
  kannada: "kanarese, ਕੰਨਡ",
  malayalam: "kerala, mallu",
  manipuri: "meitei, meiteilon",
  pashto: "pushto, pakhto, pathani",
  persian: "iranian, afghani, parsian, ਦਰੀ",
  arabic: "ਅਰਬੀ ਜ਼ਬਾਨ",
  swahili: "kiswahili, ਸਵਾਹਲੀ",
  italian: "italiano",
  french: "francais, frenchi",
  german: "deutsch, ਜਰਮਨੀ",
  spanish: "espanol, spenish",
  portuguese: "portugese",
  malay: "bahasa, malaysian",
  thai: "thailand, ਥਾਈਲੈਂਡ",
};

export const dietWords: Words<"diet"> = {
  vegetarian: "veg, pure veg, vaishnu, vaishnav, no meat, ਵੈਜੀਟੇਰੀਅਨ, ਵੈਜ, satvik",
  eggetarian: "egg, eggs, eggitarian, anda, anda khande, ਅੰਡਾ, ਆਂਡਾ, ਐੱਗ, ਅੰਡੇ",
  vegan: "no milk, no dairy, plant based",
  jain: "jain, no onion, no garlic, without onion, ਜੈਨ, ਪਿਆਜ਼ ਨਹੀਂ",
  sometimes_non_vegetarian: "occasionally, occasional non veg, sometimes, kade kade",
  non_vegetarian:
    "non veg, nonveg, meat, chicken, fish, mas, maas khande, mutton, ਨਾਨ ਵੈਜ, ਮਾਸ, ਮੀਟ, ਚਿਕਨ, ਮੱਛੀ",
};

export const bloodWords: Words<"blood_group"> = {
  not_known: "unknown, dont know, pata nahi, do not know, none, ਨਹੀਂ ਪਤਾ, ਪਤਾ ਨਹੀਂ",
  a_positive: "A positive, A pos, A+ve, A plus, ਏ ਪਾਜ਼ੀਟਿਵ, ਏ ਪੌਜ਼ੀਟਿਵ",
  a_negative: "A negative, A neg, A-ve, A-, A minus, ਏ ਨੈਗੇਟਿਵ",
  b_positive: "B positive, B pos, B+ve, B plus, ਬੀ ਪਾਜ਼ੀਟਿਵ, ਬੀ ਪੌਜ਼ੀਟਿਵ",
  b_negative: "B negative, B neg, B-ve, B-, B minus, ਬੀ ਨੈਗੇਟਿਵ",
  ab_positive: "AB positive, AB pos, AB+ve, AB plus, ਏਬੀ ਪਾਜ਼ੀਟਿਵ",
  ab_negative: "AB negative, AB neg, AB-ve, AB-, AB minus, ਏਬੀ ਨੈਗੇਟਿਵ",
  o_positive: "O positive, O pos, O+ve, O plus, ਓ ਪਾਜ਼ੀਟਿਵ, ਓ ਪੌਜ਼ੀਟਿਵ",
  o_negative: "O negative, O neg, O-ve, O-, O minus, ਓ ਨੈਗੇਟਿਵ",
};

export const hobbyWords: Words<"hobbies"> = {
  kirtan: "shabad kirtan, shabad, harmonium, vaja, ਸ਼ਬਦ, ਕੀਰਤਨ ਕਰਨਾ, gurmat sangeet",
  gurbani: "path, paath, nitnem, gurbani path, bani, sehaj path, granth, jap, ਪਾਠ, ਪਾਠ ਕਰਨਾ, ਗੁਰਬਾਣੀ",
  seva: "langar, gurdwara sewa, sewa karni, service, ਲੰਗਰ, ਗੁਰਦੁਆਰਾ",
  singing: "sing, song, songs, gana, gaana, gayaki, karaoke, ਗਾਣਾ, ਗੀਤ, ਗਾਣੇ",
  classical_music: "raag, rag, shastri sangeet, classical, kathak, hindustani music, ਰਾਗ",
  playing_an_instrument:
    "instrument, guitar, tabla, harmonium, dilruba, sitar, dhol, piano, flute, tumbi, rabab, violin, saaj, ਗਿਟਾਰ, ਹਰਮੋਨੀਅਮ, ਢੋਲ, ਬੰਸਰੀ, ਵਾਜਾ, ਸਾਜ, taus, sarangi",
  listening_to_music: "music, sangeet, songs, gane sunna, gaane, listening songs, ਮਿਊਜ਼ਿਕ",
  bhangra_giddha: "bhangra, gidha, bhangda, folk dance, malwai gidda",
  dancing: "dance, nach, ਡਾਂਸ, ਨਾਚ, ਨੱਚਣਾ ਟੱਪਣਾ",
  reading:
    "books, book reading, kitab, kitaban, novels, parhna, padhna, newspaper, study, sahit, ਨਾਵਲ, ਅਖ਼ਬਾਰ",
  writing: "write, blog, blogging, stories, diary, calligraphy, ਕਹਾਣੀਆਂ",
  poetry: "poem, poems, shayari, sher, ghazal, kavishri, ਗ਼ਜ਼ਲ",
  history: "sikh history, museum, heritage, ਇਤਿਹਾਸ ਪੜ੍ਹਨਾ, ਸਿੱਖ ਇਤਿਹਾਸ",
  languages: "language, learning languages, bolian, ਭਾਸ਼ਾਵਾਂ, ਬੋਲੀ, ਭਾਸ਼ਾ",
  painting: "drawing, art, sketching, rangoli, sketch, ਪੇਂਟਿੰਗ, ਡਰਾਇੰਗ, ਚਿੱਤਰ, ਆਰਟ",
  photography: "photo, photos, camera, photographer, videography, ਕੈਮਰਾ",
  cooking: "cook, khana, recipes, kitchen, rasoi, ਖਾਣਾ, ਖਾਣਾ ਪਕਾਉਣਾ",
  baking: "cake, cakes, biscuit, bread, bake, ਕੇਕ, ਬੇਕਿੰਗ, ਬਿਸਕੁਟ",
  phulkari: "embroidery, kadhai, kasida, ਕਸੀਦਾਕਾਰੀ",
  knitting_sewing:
    "knitting, sewing, stitching, silai, bunai, crochet, swetter, tailoring, ਸਵੈਟਰ, ਕਰੋਸ਼ੀਆ, silayi kadhai",
  gardening: "garden, plants, flowers, phul, kitchen garden, ਬੂਟੇ, ਫੁੱਲ, ਪੌਦੇ, ਗਾਰਡਨਿੰਗ",
  farming: "khetibari, agriculture, tractor, ਟਰੈਕਟਰ",
  animals:
    "pets, dogs, dog, cats, cat, birds, pigeons, kabootar, kutte, horses, cow, pashu, ਪਸ਼ੂ, ਪੰਛੀ, ਗਾਂ, ਜਾਨਵਰ",
  horse_riding: "horse, horses, ghode, ghor sawari, ghode sawari, riding, ਘੋੜੇ, ਘੋੜਾ",
  travelling: "travel, tour, tourism, trip, ghumna, ghumna phirna, yatra, road trip, explore, ਸਫ਼ਰ, ਟਰੈਵਲ",
  hiking: "trekking, hike, mountains, pahad, trek, camping, mountaineering, ਪਹਾੜ",
  driving:
    "drive, long drive, cars, car, bike, bikes, bike riding, motorcycle, gaddi, bullet, ਗੱਡੀ, ਕਾਰਾਂ, ਬੁਲਟ, ਮੋਟਰਸਾਈਕਲ",
  walking: "walk, morning walk, sair, evening walk, ਸੈਰ, ਵਾਕ",
  running: "run, marathon, jogging, athletics, race, daud, ਦੌੜ, ਮੈਰਾਥਨ, ਭੱਜਣਾ",
  cycling: "cycle, bicycle, saikal",
  swimming: "swim, tarna, tairaki",
  yoga: "yog, asana, pranayam, ਯੋਗ, ਯੋਗ ਆਸਣ",
  meditation: "nam japna, dhyan, naam, ਮੈਡੀਟੇਸ਼ਨ",
  gym: "fitness, exercise, workout, bodybuilding, body building, weight lifting, zumba, wrestling, kushti, ਜਿਮ, ਐਕਸਰਸਾਈਜ਼",
  gatka: "shastar vidya, martial arts, karate, taekwondo, boxing, ਮੁੱਕੇਬਾਜ਼ੀ",
  kabaddi: "ਕਬੱਡੀ ਖੇਡਣਾ",
  hockey: "field hockey, ice hockey, ਹਾਕੀ ਖੇਡਣਾ",
  cricket: "bat ball, ਕਿਰਕਟ",
  football: "soccer, futbol, fifa",
  volleyball: "volley ball, volley, ਵਾਲੀਬਾਲ ਖੇਡਣਾ, ਵਾਲੀਵਾਲ",
  badminton: "batminton, shuttle, ਬੈਡਮਿੰਟਨ ਖੇਡਣਾ, ਬੈਟਮਿੰਟਨ",
  tennis: "lawn tennis, table tennis, ping pong, ਟੇਬਲ ਟੈਨਿਸ",
  chess: "carrom, cards, ludo, board games, puzzles, ਕੈਰਮ, ਤਾਸ਼, ਸ਼ਤਰੰਜ ਖੇਡਣਾ, taash",
  films: "movies, movie, film, cinema, netflix, tv, web series, serials, filman, drama serial, ਟੀਵੀ, ਸੀਰੀਅਲ",
  theatre: "theater, drama, acting, play, ਥੀਏਟਰ, ਐਕਟਿੰਗ",
  computers:
    "computer, gaming, games, video games, coding, internet, programming, technology, pubg, ਗੇਮਾਂ, ਗੇਮ, ਇੰਟਰਨੈੱਟ, mobile games, social media",
  crafts: "craft, handicraft, pottery, art and craft, diy, ਕਲਾ, ਹੱਥ ਦਾ ਕੰਮ",
  woodwork: "wood, carpentry, carving, furniture, lakkad, ਲੱਕੜ, ਫਰਨੀਚਰ",
  volunteering:
    "volunteer, social work, charity, ngo, helping, blood donation, ਵਲੰਟੀਅਰ, ਸਮਾਜ ਸੇਵੀ, ਭਲਾਈ, ਖ਼ੂਨਦਾਨ",
  time_with_family: "family, parivar, family time, friends, kids, bache, gossip, ਫੈਮਿਲੀ, ਬੱਚੇ, ਦੋਸਤ",
};

export const familyWords: Words<"family_type"> = {
  joint: "joint, sanjha, combined, big family, ਇਕੱਠਾ, kathe",
  nuclear: "nuclear, small family, single family, ikehra, chhota parivar, ਨਿਊਕਲੀਅਰ",
  extended: "grandparents, dada dadi, extended, ਬਜ਼ੁਰਗ",
  single_parent: "single parent, mother only, father only, one parent, ਇਕੱਲੀ ਮਾਂ, ਇਕੱਲੇ ਪਿਤਾ",
  lives_alone: "alone, ikalla, ikalle, kalla, single, ਕੱਲਾ",
};
