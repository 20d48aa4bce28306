import type { Caste } from "@sanjog/domain/reference/personal-lists";

/**
 * Words by which families search for their community. Names of trades are search words only and never shown, since
 * they would offend in a title.
 */
export const casteWords: Record<Caste, string> = {
  no_caste:
    "no caste, casteless, none, no bar, caste no bar, manukhta, insaan, human, sab brabar, koi jaat nahi, jaat paat nahi, ਜਾਤ ਨਹੀਂ, not applicable",
  prefer_not_to_say: "private, secret, will tell later, nahi dassna, ਨਿੱਜੀ, skip",
  ad_dharmi: "adharmi, ad dharam, chamar, ਆਦਿਧਰਮੀ, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  aggarwal: "agerwal, bania, mahajan",
  ahluwalia: "walia, kalal, ਕਲਾਲ, ਆਹਲੂਵਾਲੀਆ ਸਿੱਖ",
  arora: "arodha, arora sikh, arora khatri, bhapa, bhappa, ਭਾਪਾ, roda",
  balmiki: "balmik, valmik, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  bania: "vania, bania hindu, lala, ਲਾਲਾ, mahajan, gupta, mittal",
  barwala: "barwale, batwal",
  bazigar: "bazigar banjara, goaar, ਬਾਜ਼ੀਗਰ ਸਿੱਖ, sc",
  bhat: "bhatt, bhatt sikh, ਭਾਟ",
  bhatra: "bhatra, bhat sikh, bhatda, ਭਾਟੜੇ",
  brahmin: "bahman, pandit, sharma, brahmin hindu, gaur brahmin, saraswat, mohyal, joshi, ਪੰਡਤ, ਗੌੜ ਬ੍ਰਾਹਮਣ",
  chhimba:
    "chhimbe, chhipi, chhipa, dhobi, tonk kshatriya, taank, tonk, namdev, namdevi, namdev vanshi, darzi, tailor, ਛੀਂਬਾ ਸਿੱਖ, ਟਾਂਕ, ਟੌਂਕ, ਰੋਹਿਲਾ, tank khatri",
  dogra: "dogre, dogra rajput, jammu dogra",
  gujjar: "gurjar, ਗੁੱਜਰ ਮੁਸਲਿਮ",
  jangid: "jangra, jangid brahmin, khati, suthar",
  jat: "jaat, jat hindu, hindu jat, haryanvi jat, chaudhary",
  jat_sikh:
    "jatt, jutt, jut, jutt sikh, jatt zimidar, zimidar, zamindar, landlord, ਜੱਟ, ਜੱਟ ਜ਼ਿਮੀਂਦਾਰ, ਜ਼ਿਮੀਂਦਾਰ, sikh jat",
  kabirpanthi: "kabir panthi, kabirpanthi julaha, julaha, julaha bhagat, kabir, weaver, ਭਗਤ, sc",
  kamboj: "kamboh, kamboj sikh, kamboh sikh, ਕੰਬੋ",
  kashyap_rajput:
    "kashyap, kashap, mehra sikh, mahra, jheer, jhinwar, jhiwar, jhiur, mehre, mehra rajput, ਝੀਰ, ਕਸ਼ਪ, water carrier, kahar",
  kayastha: "srivastava",
  khatri: "kshatri, khatri sikh, khatri hindu, punjabi khatri, bhapa, bhappa, bedi, sodhi, ਭਾਪਾ",
  kshatriya: "chhatri, shatriya, kshatriya rajput, ਖੱਤਰੀਆ",
  lubana: "lavana, labana sikh, lubana sikh, vanjara, ਲੁਬਾਣੇ, ਲਬਾਣੇ",
  mahajan: "mahajan bania, gupta, mahajan gupta, vaish, shah",
  mair_rajput:
    "mair, mair rajput swarnkar, mair swarnkar, suniar, sunar, swarnkar, goldsmith, ਮੈੜ, ਮੈੜ ਰਾਜਪੂਤ ਸਿੱਖ",
  maratha: "marathi, maratha kshatriya",
  mazhabi: "mazbi, rangreta, balmiki sikh, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  megh: "meghwal, julaha, arya, ਭਗਤ, arya samaj megh, sc",
  patel: "patidar, patel gujarati, kurmi, leva patel",
  prajapat: "prajapati, kumhar, kumhiar, ghumiar, ghumar, potter, prajapat sikh, ਕੁੰਭਕਾਰ",
  rai_sikh: "raisikh, mahatam, mahtam sikh, rai, ਮਹਿਤਮ",
  rajput: "rajput hindu, rajput sikh, thakur, thakar, rana, chauhan, bhatti rajput, minhas, ਰਾਣਾ",
  ramdasia: "ramdasia, chamar, julaha, sikh ramdasia, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  ramgarhia:
    "ramgadia, ram garhia, ramgarhia sikh, tarkhan, tarkhan sikh, thokar, lohar, lohar sikh, mistri, carpenter, blacksmith, barhai, raj mistri, vishwakarma, dhiman",
  ravidasia: "ravidas, ravi dasia, ravidasia sikh, raidasi, chamar, scheduled caste, sc, ਐੱਸ.ਸੀ., dalit",
  sain: "nai, naayi, nayee, sen, sain sikh, nayi, hajam, raja, barber, ਨਾਈ, ਸੈਨ, ਰਾਜਾ",
  saini: "saini sikh, mali, saini rajput",
  sansi: "sansi sikh, bhantu, vimukt jati",
  sikligar: "siklighar, saiklgar, lohar sikligar",
  sindhi: "sindhi hindu, lohana",
  sood: "sud, sood khatri",
  swarnkar: "sunar, suniar, soni, goldsmith, jeweller, saraf, zargar, ਸੁਨਿਆਰੇ, ਸਵਰਨਕਾਰ ਸਿੱਖ",
  vaishya: "vaish agarwal, baniya",
  vanjara: "banjara, banjare, vanjare, lambani, labana",
  vishwakarma:
    "vishkarma, bishkarma, dhiman brahmin, panchal, lohar, tarkhan, barhai, carpenter, suthar, jangra",
  yadav: "ahir, aheer, jadav, rao, ਅਹੀਰ, ਯਾਦਵ ਅਹੀਰ",
  other: "",
};
