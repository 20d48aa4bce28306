import type { Caste } from "@sanjog/domain/reference/personal-lists";

/**
 * Words by which families look for their community. Names of trades lead to it here and are shown nowhere: in a title
 * they would offend.
 */
export const casteWords: Record<Caste, string> = {
  no_caste:
    "no caste, casteless, none, no bar, caste no bar, manukhta, insaan, insan, human, sab brabar, koi jaat nahi, jaat paat nahi, ਕੋਈ ਜਾਤ ਨਹੀਂ, ਜਾਤ ਨਹੀਂ, ਮਨੁੱਖਤਾ, ਇਨਸਾਨ, ਸਭ ਬਰਾਬਰ, not applicable",
  prefer_not_to_say: "private, secret, will tell later, nahi dassna, ਨਹੀਂ ਦੱਸਣਾ, ਨਿੱਜੀ, skip",
  ad_dharmi:
    "adharmi, aad dharmi, addharmi, ad dharam, chamar, ਆਦਧਰਮੀ, ਆਦਿਧਰਮੀ, ਆਦ ਧਰਮੀ, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit, ਦਲਿਤ",
  aggarwal: "agarwal, agrawal, aggarwaal, agerwal, bania, ਅੱਗਰਵਾਲ, ਬਾਣੀਆ, mahajan, baniya",
  ahluwalia: "alhuwalia, aluwalia, walia, kalal, ahluvalia, ਆਲੂਵਾਲੀਆ, ਵਾਲੀਆ, ਕਲਾਲ, ਅਹਲੂਵਾਲੀਆ, ਆਹਲੂਵਾਲੀਆ ਸਿੱਖ",
  arora: "arodha, aroda, arora sikh, arora khatri, bhapa, bhappa, ਭਾਪਾ, ਅਰੋੜਾ ਸਿੱਖ, ਅਰੋੜਾ ਖੱਤਰੀ, roda",
  balmiki: "valmiki, balmik, valmik, walmiki, ਬਾਲਮੀਕੀ, ਵਾਲਮੀਕ, ਬਾਲਮੀਕ, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  bania: "baniya, banya, vania, bania hindu, lala, ਬਣੀਆ, ਲਾਲਾ, ਬਾਣੀਏ, mahajan, gupta, mittal, ਗੁਪਤਾ",
  barwala: "barwale, batwal, barwalia, ਬਰਵਾਲੇ, ਬਟਵਾਲ",
  bazigar: "bajigar, bazigar banjara, goaar, ਬਾਜ਼ੀਗਰ ਸਿੱਖ, ਬਾਜੀਗਰ, sc",
  bhat: "bhatt, bhatt sikh, ਭਾਟ, ਭੱਟ ਸਿੱਖ",
  bhatra: "bhatra, bhat sikh, bhatda, bhattra, ਭਾਤੜਾ, ਭਾਟੜੇ, ਭੱਟੜਾ",
  brahmin:
    "brahman, bahman, bamman, pandit, sharma, brahmin hindu, gaur brahmin, saraswat, mohyal, joshi, ਬ੍ਰਾਹਮਣ, ਬਾਹਮਣ, ਬ੍ਰਾਹਮਨ, ਪੰਡਿਤ, ਪੰਡਤ, ਸ਼ਰਮਾ, ਗੌੜ ਬ੍ਰਾਹਮਣ",
  chhimba:
    "chhimba, chimba, chhimbe, chimbe, chhipi, chhipa, dhobi, tank kshatriya, tonk kshatriya, taank, tank, tonk, namdev, namdevi, namdev vanshi, naamdev, darzi, darji, tailor, ਛੀਂਬੇ, ਛੀਂਬਾ ਸਿੱਖ, ਟੌਂਕ ਕਸ਼ੱਤਰੀ, ਟਾਂਕ, ਟੌਂਕ, ਨਾਮਦੇਵ, ਨਾਮਦੇਵੀ, ਦਰਜ਼ੀ, ਰੋਹਿਲਾ, rohilla, tank khatri, ਟਾਂਕ ਖੱਤਰੀ",
  dogra: "dogre, dogra rajput, ਡੋਗਰੇ, jammu dogra",
  gujjar: "gujar, gurjar, gojjar, gurjjar, ਗੁਜਰ, ਗੁਰਜਰ, ਗੁੱਜਰ ਮੁਸਲਿਮ",
  jangid: "jangra, jangir, jangid brahmin, jhangra, khati, ਜਾਂਗੜਾ, ਜਾਂਗਿਡ, ਖਾਤੀ, suthar, ਸੁਥਾਰ",
  jat: "jaat, jat hindu, hindu jat, haryanvi jat, chaudhary, choudhary, ਹਿੰਦੂ ਜਾਟ, ਜਾਟ ਹਿੰਦੂ, ਚੌਧਰੀ",
  jat_sikh:
    "jatt, jatt sikh, jat sikh, jat, jutt, jut, jutt sikh, jatt zimidar, zimidar, zamindar, jimidar, landlord, ਜੱਟ, ਜਟ, ਜਟ ਸਿੱਖ, ਜੱਟ ਜ਼ਿਮੀਂਦਾਰ, ਜ਼ਿਮੀਂਦਾਰ, sikh jat, sikh jatt",
  kabirpanthi:
    "kabir panthi, kabirpanthi julaha, julaha, julaha bhagat, kabir, ਜੁਲਾਹਾ, ਕਬੀਰ ਪੰਥੀ, ਕਬੀਰ, weaver, ਭਗਤ, sc",
  kamboj: "kamboh, kamboj sikh, kamboh sikh, kmboj, kambo, ਕੰਬੋਅ, ਕੰਬੋਹ, ਕੰਬੋਜ ਸਿੱਖ, ਕੰਬੋ",
  kashyap_rajput:
    "kashyap, kashap, mehra, mehra sikh, mahra, jheer, jhir, jhinwar, jhiwar, jheevar, jhiur, mehre, mehra rajput, ਝੀਰ, ਝਿਊਰ, ਝੀਵਰ, ਮਹਿਰਾ, ਮਹਿਰਾ ਸਿੱਖ, ਕਸ਼ਯਪ, ਕਸ਼ਪ, ਮਹਿਰੇ, water carrier, kahar",
  kayastha: "kayasth, kaisth, kaistha, srivastava, ਕਾਇਸਥਾ, ਕਾਯਸਥ",
  khatri:
    "khattri, kshatri, khatri sikh, khatri hindu, punjabi khatri, bhapa, bhappa, bedi, sodhi, ਖਤਰੀ, ਖੱਤਰੀ ਸਿੱਖ, ਭਾਪਾ",
  kshatriya: "kshtriya, chhatri, kshatri, shatriya, kshatriya rajput, ਖੱਤਰੀਆ, ਛੱਤਰੀ, ਕਸ਼ਤਰੀ, ਸ਼ੱਤਰੀ",
  lubana:
    "labana, labhana, lobana, lubhana, lavana, labana sikh, lubana sikh, vanjara, ਲਬਾਣਾ, ਲੁਬਾਣੇ, ਲਬਾਣੇ, ਲੁਬਾਣਾ ਸਿੱਖ, ਲਵਾਣਾ",
  mahajan: "mahajan bania, gupta, mahajan gupta, ਮਹਾਜਨ ਗੁਪਤਾ, vaish, shah",
  mair_rajput:
    "mair, mair rajput swarnkar, mer rajput, mair swarnkar, suniar, suniara, sunar, swarnkar, goldsmith, ਸੁਨਿਆਰ, ਸੁਨਿਆਰਾ, ਮੈੜ, ਮੈਰ ਰਾਜਪੂਤ, ਸਵਰਨਕਾਰ, ਮੈੜ ਰਾਜਪੂਤ ਸਿੱਖ",
  maratha: "marathi, mratha, maratha kshatriya, ਮਰਹੱਟਾ",
  mazhabi:
    "mazbi, majhbi, majbi, mazhbi, mazhabi, mazbi sikh, mazhbi sikh, majhabi, rangreta, ranghreta, balmiki sikh, ਮਜ਼ਬੀ, ਮਜਬੀ, ਮਜ਼ਬੀ ਸਿੱਖ, ਮਜਹਬੀ, ਮਜ਼ਹਬੀ, ਰੰਘਰੇਟਾ, ਰੰਗਰੇਟਾ, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  megh: "meghwal, bhagat, megh bhagat, julaha, arya, ਮੇਘਵਾਲ, ਭਗਤ, ਮੇਘ ਭਗਤ, ਜੁਲਾਹਾ, arya samaj megh, sc",
  patel: "patidar, patel gujarati, kurmi, ਪਾਟੀਦਾਰ, leva patel",
  prajapat:
    "prajapati, parjapat, parjapati, kumhar, kumhiar, ghumiar, ghumar, kumhaar, potter, prajapat sikh, parjapat sikh, ghumiyar, ਘੁਮਿਆਰ, ਕੁਮਹਾਰ, ਕੁੰਭਕਾਰ, ਪ੍ਰਜਾਪਤ, ਪ੍ਰਜਾਪਤੀ, ਪਰਜਾਪਤੀ, ਘੁਮਾਰ, ਪਰਜਾਪਤ ਸਿੱਖ",
  rai_sikh: "raisikh, ray sikh, rae sikh, mahatam, mahtam, mahtam sikh, rai, ਰਾਏਸਿੱਖ, ਰਾਇ ਸਿੱਖ, ਮਹਾਤਮ, ਮਹਿਤਮ",
  rajput:
    "rajpoot, rajput hindu, rajput sikh, thakur, thakar, rana, chauhan, bhatti rajput, minhas, ਰਾਜਪੂਤ ਸਿੱਖ, ਠਾਕੁਰ, ਰਾਣਾ, ਰਾਜਪੁਤ",
  ramdasia:
    "ramdasia, ramdasiya, ramdassia, ramdasi, ramdasia sikh, chamar, chamaar, julaha, sikh ramdasia, ਰਾਮਦਾਸੀਆ, ਰਮਦਾਸੀਆ, ਰਾਮਦਾਸੀ, ਰਾਮਦਾਸੀਏ, ਜੁਲਾਹਾ, ਚਮਾਰ, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  ramgarhia:
    "ramgharia, ramgaria, ramgariya, ramgarhiya, ramgadia, ramgadhia, ram garhia, ramgarhia sikh, tarkhan, tarkhaan, tarkhan sikh, thokar, lohar, luhar, lohar sikh, mistri, mistry, carpenter, blacksmith, barhai, raj mistri, vishwakarma, dhiman, ਰਾਮਗੜੀਆ, ਰਾਮਗੜ੍ਹੀਏ, ਰਾਮਗੜ੍ਹੀਆ ਸਿੱਖ, ਤਰਖਾਣ, ਤਰਖਾਣ ਸਿੱਖ, ਲੁਹਾਰ, ਲੋਹਾਰ, ਮਿਸਤਰੀ, ਠੋਕਰ, ਵਿਸ਼ਵਕਰਮਾ, ਧੀਮਾਨ",
  ravidasia:
    "ravidassia, ravidasiya, ravidas, ravidasi, ravi dasia, ravidasia sikh, raidasi, chamar, chamaar, ਰਵੀਦਾਸੀਆ, ਰਵਿਦਾਸ, ਰਵੀਦਾਸ, ਰਵਿਦਾਸੀ, ਰਵਿਦਾਸੀਏ, ਚਮਾਰ, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  sain: "nai, naayi, nayee, sen, sain sikh, saen, nayi, hajam, raja, barber, ਨਾਈ, ਸੈਨ, ਸੈਣ ਸਿੱਖ, ਰਾਜਾ, ਹਜਾਮ",
  saini: "sainy, saini sikh, sehni, mali, ਸੈਨੀ, ਸੈਣੀ ਸਿੱਖ, ਮਾਲੀ, saini rajput",
  sansi: "saansi, sansi sikh, sahansi, ਸਾਂਸੀ ਸਿੱਖ, bhantu, vimukt jati",
  sikligar: "siklighar, sikligar, saiklgar, shikligar, ਸਿਕਲੀਗਰ, ਸਿਕਲੀਘਰ, ਸ਼ਿਕਲੀਗਰ, lohar sikligar",
  sindhi: "sindi, sindhi hindu, lohana, ਸਿੰਧੀ ਹਿੰਦੂ, ਲੋਹਾਣਾ",
  sood: "sud, soodh, sood khatri, ਸੂਦ ਖੱਤਰੀ",
  swarnkar:
    "sunar, suniar, suniara, suniyara, sunyara, soni, goldsmith, jeweller, saraf, zargar, swarankar, swarnakar, ਸੁਨਿਆਰ, ਸੁਨਿਆਰਾ, ਸੁਨਿਆਰੇ, ਸਵਰਨਕਾਰ ਸਿੱਖ, ਸੁਨਾਰ, ਸੋਨੀ, ਸਰਾਫ਼",
  vaishya: "vaish, vaishy, vaish agarwal, baniya, ਵੈਸ਼ਯ, ਵੈਸ਼ਿਆ",
  vanjara: "banjara, wanjara, banjare, vanjare, lambani, ਬਣਜਾਰਾ, ਵਣਜਾਰੇ, ਬੰਜਾਰਾ, labana",
  vishwakarma:
    "vishvakarma, viswakarma, vishkarma, bishkarma, dhiman, dheeman, dhiman brahmin, panchal, lohar, tarkhan, barhai, carpenter, suthar, jangra, ਧੀਮਾਨ, ਵਿਸ਼ਵਕਰਮਾ ਧੀਮਾਨ, ਤਰਖਾਣ, ਲੁਹਾਰ, ਪਾਂਚਾਲ, ਬਿਸ਼ਕਰਮਾ",
  yadav: "yadava, ahir, aheer, jadav, rao, ਅਹੀਰ, ਜਾਦਵ, ਯਾਦਵ ਅਹੀਰ",
  other: "",
};
