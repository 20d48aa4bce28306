import type { OptionTitles } from "@sanjog/domain/reference/option-titles";

type Words<List extends keyof OptionTitles> = Partial<Record<keyof OptionTitles[List], string>>;

export const maritalWords: Words<"marital_status"> = {
  never_married:
    "unmarried, single, bachelor, spinster, kunwara, kunwari, kuwara, kuwari, kwara, kwari, anviahia, anviahi, not married, ਕੁਆਰਾ, ਕੁਆਰੀ, ਕੰਵਾਰਾ, ਅਣਵਿਆਹਿਆ, ਅਣਵਿਆਹੀ, ਸਿੰਗਲ, first marriage, unmaried",
  divorced:
    "divorce, divorcee, talak, talaq, talakshuda, talaaq, ਤਲਾਕ, ਡਾਇਵੋਰਸ, ਡਿਵੋਰਸ, ਤਲਾਕਸ਼ੁਦਾ, chhadeya, second marriage",
  widowed: "widow, widower, vidhwa, vidhur, vidwa, ਵਿਧਵਾ, ਵਿਧੁਰ, ਰੰਡੀ, ਰੰਡਾ, husband died, wife died",
  separated: "separate, alag, vakh, ਵੱਖ, ਅਲੱਗ, ਸੈਪਰੇਟ, chhad chhadai",
  awaiting_divorce:
    "divorce pending, divorce case, case, court case, talak case, pending divorce, ਕੇਸ, ਤਲਾਕ ਕੇਸ, ਤਲਾਕ ਹੋਣ ਵਾਲਾ",
  annulled: "annulment, cancelled, marriage cancelled, radd, ਰੱਦ, engagement broken, null and void",
};

export const religionWords: Words<"religion"> = {
  sikh: "sikhism, sikhi, sikkh, gursikh, khalsa, sardar, namdhari, namdhari sikh, amritdhari, keshdhari, kuka, kooka, sanatan sikh, ਸਿਖ, ਨਾਮਧਾਰੀ, ਗੁਰਸਿੱਖ, ਖ਼ਾਲਸਾ, ਸਰਦਾਰ, ਕੂਕਾ, ਅੰਮ੍ਰਿਤਧਾਰੀ, ਕੇਸਧਾਰੀ, ਸਿੱਖ ਧਰਮ, radha soami, ਰਾਧਾ ਸੁਆਮੀ, nirankari, ਨਿਰੰਕਾਰੀ, sehajdhari, ਸਹਿਜਧਾਰੀ",
  hindu:
    "hinduism, hindoo, sanatan, sanatani, sanatan dharam, arya samaj, ਹਿੰਦੁ, ਸਨਾਤਨ, ਸਨਾਤਨੀ, ਆਰੀਆ ਸਮਾਜ, vaishnav",
  muslim: "islam, islamic, musalman, muslman, mohammedan, sunni, shia, ahmadiyya, ਮੁਸਲਿਮ, ਮੁਸਲਮਾਨ, ਇਸਲਾਮ, ਸੁੰਨੀ",
  christian:
    "christianity, christain, isai, isaai, masih, masihi, catholic, protestant, church, ਇਸਾਈ, ਕ੍ਰਿਸਚੀਅਨ, ਮਸੀਹ, ਮਸੀਹੀ, ਕ੍ਰਿਸਟੀਅਨ",
  jain: "jainism, jainy, ਜੈਨੀ, digambar, shwetambar",
  buddhist: "buddhism, boudh, baudh, bodhi, buddh, ਬੁੱਧ, ਬੋਧ, ਬੁੱਧ ਧਰਮ, neo buddhist",
  parsi: "zoroastrian, parsee, ਪਾਰਸੀ ਧਰਮ",
  bahai: "bahai, baha i, ਬਹਾਈ ਧਰਮ",
  jewish: "jew, judaism, yahudi, ਯਹੂਦੀ ਧਰਮ",
  no_religion:
    "none, atheist, nastik, no religion, humanist, secular, spiritual, ਨਾਸਤਿਕ, ਕੋਈ ਨਹੀਂ, ਧਰਮ ਨਹੀਂ, manukhta, ਮਨੁੱਖਤਾ",
  prefer_not_to_say: "private, secret, nahi dassna, ਨਹੀਂ ਦੱਸਣਾ, skip",
};

export const languageWords: Words<"mother_tongue"> = {
  punjabi:
    "panjabi, gurmukhi, malwai, majhi, doabi, pothohari, panjaabi, punjaabi, shahmukhi, ਪਜਾਬੀ, ਗੁਰਮੁਖੀ, ਮਲਵਈ, ਮਾਝੀ, ਦੁਆਬੀ, ਪੋਠੋਹਾਰੀ, maa boli",
  hindi: "hindee, hindustani, khari boli, ਹਿੰਦੁਸਤਾਨੀ",
  english: "angrezi, angreji, inglish, ਇੰਗਲਿਸ਼, ਇੰਗਲਿਸ਼, ਅੰਗ੍ਰੇਜ਼ੀ, ਅੰਗਰੇਜੀ",
  urdu: "urdoo, oordu, ਉਰਦੂ ਜ਼ਬਾਨ",
  dogri: "dogari, jammu, kandi, ਜੰਮੂ",
  pahari: "pahadi, paharhi, himachali, kangri, mandyali, kullui, kangra, ਪਹਾੜੀ, ਹਿਮਾਚਲੀ, ਕਾਂਗੜੀ",
  haryanvi: "haryanavi, hariyanvi, haryani, jatu, bangru, deshwali, ਹਰਿਆਣੀ, ਹਰਿਆਣਵੀ, ਬਾਂਗਰੂ",
  rajasthani: "bagri, bagdi, marwari, mewari, marwadi, rajsthani, ਬਾਗੜੀ, ਮਾਰਵਾੜੀ, ਰਾਜਸਥਾਨੀ",
  saraiki: "siraiki, seraiki, multani, bahawalpuri, jhangi, ਮੁਲਤਾਨੀ, ਸਰਾਇਕੀ, ਝਾਂਗੀ",
  sindhi: "sindi, ਸਿੰਧੀ ਬੋਲੀ",
  kashmiri: "koshur, kasmiri, ਕਸ਼ਮੀਰੀ",
  gujarati: "gujrati, gujurati, ਗੁਜਰਾਤੀ, kutchi",
  marathi: "marati, maharashtrian, ਮਰਾਠੀ",
  bengali: "bangla, bangali, bengoli, ਬੰਗਲਾ, ਬੰਗਾਲੀ",
  assamese: "asamiya, assami, axomiya, ਅਸਮੀਆ",
  odia: "oriya, odiya, uriya, ਉੜੀਆ, ਓਡੀਆ",
  bhojpuri: "bhojpuria, bihari, purbi, ਭੋਜਪੁਰੀ, ਬਿਹਾਰੀ, magahi, awadhi",
  maithili: "maithly, ਮੈਥਲੀ",
  garhwali: "gadhwali, garwali, ਗੜਵਾਲੀ",
  kumaoni: "kumauni, kumoni, ਕੁਮਾਉਨੀ",
  nepali: "gorkhali, gorkha, nepalese, ਗੋਰਖਾ, ਨਿਪਾਲੀ",
  konkani: "goan, ਕੋਂਕਨੀ",
  tamil: "tamizh, madrasi, ਤਮਿਲ, ਮਦਰਾਸੀ",
  telugu: "telgu, ਤੇਲਗੂ",
  kannada: "kanada, kannad, kanarese, ਕੰਨੜਾ, ਕੰਨਡ",
  malayalam: "malyalam, kerala, mallu, ਮਲਿਆਲਮ",
  manipuri: "meitei, meiteilon, ਮਣੀਪੁਰੀ",
  pashto: "pushto, pakhto, pathani, pashtu, ਪਸ਼ਤੋ, ਪਠਾਣੀ",
  persian: "farsi, dari, iranian, afghani, parsian, ਫਾਰਸੀ, ਦਰੀ",
  arabic: "arbi, arabi, ਅਰਬੀ ਜ਼ਬਾਨ",
  swahili: "kiswahili, ਸਵਾਹਲੀ",
  italian: "italiano, italvi, ਇਟਾਲੀਅਨ, ਇਟਾਲਵੀ",
  french: "francais, fransisi, frenchi, ਫ੍ਰੈਂਚ, ਫਰੈਂਚ, ਫਰੈਂਚ",
  german: "deutsch, jarman, ਜਰਮਨੀ",
  spanish: "espanol, spenish, ਸਪੈਨਿਸ਼",
  portuguese: "portugese, purtgali, ਪੁਰਤਗਾਲੀ",
  malay: "bahasa, malaysian, ਮਲਾਇਆ",
  thai: "thailand, ਥਾਈਲੈਂਡ",
};

export const dietWords: Words<"diet"> = {
  vegetarian:
    "veg, pure veg, shakahari, sakahari, vaishnu, vaishno, vaishnav, no meat, vegitarian, ਵੈਸ਼ਨੂੰ, ਵੈਸ਼ਨੋ, ਸ਼ਾਕਾਹਾਰੀ, ਸਾਕਾਹਾਰੀ, ਵੈਜੀਟੇਰੀਅਨ, ਵੈਜ, satvik",
  eggetarian: "egg, eggs, eggitarian, anda, anda khande, ਅੰਡਾ, ਆਂਡਾ, ਐੱਗ, ਅੰਡੇ",
  vegan: "no milk, no dairy, plant based, ਵੀਗਨ",
  jain: "jain, no onion, no garlic, without onion, ਜੈਨ, ਪਿਆਜ਼ ਨਹੀਂ",
  sometimes_non_vegetarian:
    "occasionally, occasional non veg, sometimes, kade kade, kadi kadi, ਕਦੇ ਕਦੇ, ਕਦੀ ਕਦਾਈਂ, ਕਦੇ ਕਦਾਈਂ",
  non_vegetarian:
    "non veg, nonveg, nonvegetarian, meat, chicken, fish, mas, masahari, maas khande, mutton, ਨਾਨ ਵੈਜ, ਮਾਸ, ਮੀਟ, ਚਿਕਨ, ਮਾਸਾਹਾਰੀ, ਮੱਛੀ",
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
  kirtan:
    "kirtn, shabad kirtan, keertan, shabad, harmonium, vaja, ਸ਼ਬਦ, ਸ਼ਬਦ ਕੀਰਤਨ, ਕੀਰਤਨ ਕਰਨਾ, gurmat sangeet",
  gurbani:
    "path, paath, nitnem, gurbani path, bani, sehaj path, granth, jap, ਪਾਠ, ਨਿਤਨੇਮ, ਬਾਣੀ, ਪਾਠ ਕਰਨਾ, ਗੁਰਬਾਣੀ",
  seva: "sewa, langar, gurdwara sewa, sewa karni, service, ਲੰਗਰ, ਗੁਰਦੁਆਰਾ, ਸੇਵਾ ਕਰਨੀ",
  singing: "sing, song, songs, gana, gauna, gaana, gayaki, karaoke, ਗਾਣਾ, ਗਾਇਕੀ, ਗੀਤ, ਗਾਣੇ",
  classical_music:
    "raag, rag, shastri sangeet, classical, kathak, hindustani music, ਰਾਗ, ਸ਼ਾਸਤਰੀ ਸੰਗੀਤ, ਕਲਾਸੀਕਲ",
  playing_an_instrument:
    "instrument, guitar, tabla, harmonium, dilruba, sitar, dhol, piano, flute, tumbi, rabab, violin, saaj, ਤਬਲਾ, ਗਿਟਾਰ, ਹਰਮੋਨੀਅਮ, ਦਿਲਰੁਬਾ, ਢੋਲ, ਬੰਸਰੀ, ਵਾਜਾ, ਸਾਜ, ਤੂੰਬੀ, taus, sarangi",
  listening_to_music:
    "music, sangeet, songs, gane sunna, gaane, gane, listening songs, ਗਾਣੇ ਸੁਣਨਾ, ਮਿਊਜ਼ਿਕ, ਗਾਣੇ",
  bhangra_giddha: "bhangra, gidha, giddha, bhangda, ਭੰਗੜਾ, ਗਿੱਧਾ, folk dance, malwai gidda",
  dancing: "dance, nachna, nach, ਡਾਂਸ, ਨਾਚ, ਨੱਚਣਾ ਟੱਪਣਾ",
  reading:
    "books, book reading, kitab, kitaban, novels, parhna, padhna, newspaper, study, sahit, ਕਿਤਾਬਾਂ, ਪੜ੍ਹਨਾ, ਕਿਤਾਬ, ਸਾਹਿਤ, ਨਾਵਲ, ਅਖ਼ਬਾਰ",
  writing: "write, likhna, blog, blogging, stories, diary, calligraphy, ਲਿਖਣਾ, ਕਹਾਣੀਆਂ, ਡਾਇਰੀ",
  poetry: "poem, poems, shayari, kavita, sher, ghazal, kavishri, ਸ਼ਾਇਰੀ, ਕਵਿਤਾ, ਗ਼ਜ਼ਲ, ਸ਼ੇਅਰ",
  history: "itihas, itihaas, sikh history, museum, heritage, ਇਤਿਹਾਸ ਪੜ੍ਹਨਾ, ਸਿੱਖ ਇਤਿਹਾਸ",
  languages: "language, learning languages, bolian, ਭਾਸ਼ਾਵਾਂ, ਬੋਲੀ, ਭਾਸ਼ਾ",
  painting: "drawing, art, sketching, chitrkari, rangoli, sketch, ਪੇਂਟਿੰਗ, ਡਰਾਇੰਗ, ਚਿੱਤਰ, ਆਰਟ, ਰੰਗੋਲੀ",
  photography: "photo, photos, camera, photographer, videography, ਫੋਟੋ, ਫੋਟੋਗ੍ਰਾਫੀ, ਕੈਮਰਾ, ਫੋਟੋਗਰਾਫੀ",
  cooking: "cook, khana banauna, khana, recipes, kitchen, rasoi, ਕੁਕਿੰਗ, ਰਸੋਈ, ਖਾਣਾ, ਖਾਣਾ ਪਕਾਉਣਾ",
  baking: "cake, cakes, biscuit, bread, bake, ਕੇਕ, ਬੇਕਿੰਗ, ਬਿਸਕੁਟ",
  phulkari: "embroidery, kadhai, kadai, kasida, ਕਢਾਈ, ਕਸੀਦਾ, ਕਸੀਦਾਕਾਰੀ",
  knitting_sewing:
    "knitting, sewing, stitching, silai, bunai, crochet, swetter, sweater, tailoring, ਸਿਲਾਈ, ਬੁਣਾਈ, ਸਵੈਟਰ, ਕਰੋਸ਼ੀਆ, silayi kadhai",
  gardening: "garden, plants, flowers, bagbani, baghbani, phul, kitchen garden, ਬਾਗਬਾਨੀ, ਬੂਟੇ, ਫੁੱਲ, ਪੌਦੇ, ਗਾਰਡਨਿੰਗ",
  farming: "kheti, khetibari, agriculture, tractor, ਖੇਤੀ, ਖੇਤੀਬਾੜੀ, ਟਰੈਕਟਰ",
  animals:
    "pets, dogs, dog, cats, cat, birds, pigeons, kabootar, kutte, horses, cow, pashu, ਕੁੱਤੇ, ਕਬੂਤਰ, ਪਸ਼ੂ, ਪੰਛੀ, ਗਾਂ, ਜਾਨਵਰ",
  horse_riding: "horse, horses, ghode, ghor sawari, ghode sawari, riding, ਘੋੜੇ, ਘੋੜਾ, ਘੋੜਸਵਾਰੀ",
  travelling:
    "travel, traveling, tour, tourism, trip, ghumna, ghumna phirna, yatra, road trip, explore, ਘੁੰਮਣਾ, ਸਫ਼ਰ, ਯਾਤਰਾ, ਟਰੈਵਲ, ਘੁੰਮਣ",
  hiking: "trekking, hike, mountains, pahad, trek, camping, mountaineering, ਪਹਾੜ, ਟ੍ਰੈਕਿੰਗ, ਹਾਈਕਿੰਗ",
  driving:
    "drive, long drive, cars, car, bike, bikes, bike riding, motorcycle, gaddi, bullet, ਗੱਡੀ, ਡਰਾਈਵਿੰਗ, ਕਾਰਾਂ, ਬੁਲਟ, ਮੋਟਰਸਾਈਕਲ",
  walking: "walk, morning walk, sair, sair karni, evening walk, ਸੈਰ, ਵਾਕ",
  running: "run, marathon, jogging, athletics, race, daud, daurna, ਦੌੜ, ਦੌੜਾਂ, ਮੈਰਾਥਨ, ਭੱਜਣਾ",
  cycling: "cycle, bicycle, cycling, saikal, ਸਾਈਕਲ, ਸਾਇਕਲ, ਸਾਈਕਲਿੰਗ",
  swimming: "swim, tairna, tarna, tairaki, ਤੈਰਾਕੀ, ਤਰਨਾ, ਸਵਿਮਿੰਗ",
  yoga: "yog, asana, pranayam, ਯੋਗ, ਯੋਗ ਆਸਣ",
  meditation: "simran, naam simran, nam japna, dhyan, naam, nam simran, ਸਿਮਰਨ, ਨਾਮ ਜਪਣਾ, ਧਿਆਨ, ਮੈਡੀਟੇਸ਼ਨ",
  gym: "fitness, exercise, workout, bodybuilding, body building, kasrat, weight lifting, zumba, wrestling, kushti, ਜਿਮ, ਐਕਸਰਸਾਈਜ਼, ਕਸਰਤ, ਕੁਸ਼ਤੀ, ਫਿਟਨੈੱਸ",
  gatka: "shastar vidya, martial arts, karate, taekwondo, boxing, ਸ਼ਸਤਰ ਵਿੱਦਿਆ, ਗਤਕਾ, ਕਰਾਟੇ, ਮੁੱਕੇਬਾਜ਼ੀ",
  kabaddi: "kabadi, kabbadi, kabddi, ਕਬੱਡੀ ਖੇਡਣਾ, ਕਬਡੀ",
  hockey: "haki, field hockey, ice hockey, hocky, ਹਾਕੀ ਖੇਡਣਾ",
  cricket: "criket, kriket, bat ball, ਕਰਿਕਟ, ਕਿਰਕਟ",
  football: "soccer, futbal, futbol, fifa, ਫੁਟਬਾਲ, ਫੁੱਟਬਾਲ",
  volleyball: "volley ball, vollyball, volley, ਵਾਲੀਬਾਲ ਖੇਡਣਾ, ਵਾਲੀਵਾਲ",
  badminton: "batminton, shuttle, ਬੈਡਮਿੰਟਨ ਖੇਡਣਾ, ਬੈਟਮਿੰਟਨ",
  tennis: "lawn tennis, table tennis, ping pong, ਟੇਬਲ ਟੈਨਿਸ",
  chess: "shatranj, satranj, carrom, cards, ludo, board games, puzzles, ਕੈਰਮ, ਤਾਸ਼, ਲੂਡੋ, ਸ਼ਤਰੰਜ ਖੇਡਣਾ, taash",
  films:
    "movies, movie, film, cinema, netflix, tv, web series, serials, filman, drama serial, ਮੂਵੀ, ਫਿਲਮ, ਫਿਲਮਾਂ, ਸਿਨੇਮਾ, ਟੀਵੀ, ਸੀਰੀਅਲ",
  theatre: "theater, drama, natak, acting, play, ਥੀਏਟਰ, ਡਰਾਮਾ, ਐਕਟਿੰਗ",
  computers:
    "computer, gaming, games, video games, coding, internet, programming, technology, pubg, ਗੇਮਾਂ, ਗੇਮ, ਇੰਟਰਨੈੱਟ, ਕੋਡਿੰਗ, mobile games, social media",
  crafts: "craft, handicraft, pottery, art and craft, diy, dastkari, ਕਰਾਫਟ, ਕਲਾ, ਹੱਥ ਦਾ ਕੰਮ",
  woodwork: "wood, carpentry, carving, furniture, lakkad, ਲੱਕੜ, ਫਰਨੀਚਰ",
  volunteering:
    "volunteer, social work, samaj seva, charity, ngo, helping, blood donation, ਵਲੰਟੀਅਰ, ਸਮਾਜ ਸੇਵੀ, ਭਲਾਈ, ਖ਼ੂਨਦਾਨ",
  time_with_family:
    "family, parivar, family time, parivaar, friends, kids, bache, gossip, ਪਰਿਵਾਰ, ਫੈਮਿਲੀ, ਬੱਚੇ, ਦੋਸਤ",
};

export const familyWords: Words<"family_type"> = {
  joint: "joint, sanjha, sanja, combined, big family, ਜੁਆਇੰਟ, ਸਾਂਝਾ, ਇਕੱਠਾ, kathe",
  nuclear: "nuclear, small family, single family, ikehra, chhota parivar, ਨਿਊਕਲੀਅਰ, ਛੋਟਾ ਪਰਿਵਾਰ, ਇਕਹਿਰਾ",
  extended: "grandparents, dada dadi, extended, ਦਾਦਾ ਦਾਦੀ, ਬਜ਼ੁਰਗ",
  single_parent: "single parent, mother only, father only, one parent, ਇਕੱਲੀ ਮਾਂ, ਇਕੱਲੇ ਪਿਤਾ",
  lives_alone: "alone, ikalla, ikalle, kalla, single, ਇਕੱਲਾ, ਇਕੱਲੀ, ਕੱਲਾ",
};
