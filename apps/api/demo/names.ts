/** A name in Latin and in Gurmukhi letters. */
export type Name = readonly [latin: string, gurmukhi: string];

function names(text: string): Name[] {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((line) => line.split(/,\s*/))
    .map((pair) => {
      const [latin = "", gurmukhi = ""] = pair.split("/");
      return [latin, gurmukhi] as const;
    });
}

export const women = names(`
  Jasleen/ਜਸਲੀਨ, Harpreet/ਹਰਪ੍ਰੀਤ, Simran/ਸਿਮਰਨ, Manveer/ਮਨਵੀਰ, Navjot/ਨਵਜੋਤ, Kirandeep/ਕਿਰਨਦੀਪ, Gurleen/ਗੁਰਲੀਨ
  Amandeep/ਅਮਨਦੀਪ, Rajwinder/ਰਾਜਵਿੰਦਰ, Sukhmani/ਸੁਖਮਨੀ, Prabhjot/ਪ੍ਰਭਜੋਤ, Manpreet/ਮਨਪ੍ਰੀਤ, Jaspreet/ਜਸਪ੍ਰੀਤ
  Ravneet/ਰਵਨੀਤ, Kulwinder/ਕੁਲਵਿੰਦਰ, Gagandeep/ਗਗਨਦੀਪ, Anmol/ਅਨਮੋਲ, Harleen/ਹਰਲੀਨ, Mehar/ਮਿਹਰ, Komal/ਕੋਮਲ
  Satinder/ਸਤਿੰਦਰ, Baljit/ਬਲਜੀਤ, Parminder/ਪਰਮਿੰਦਰ, Navneet/ਨਵਨੀਤ, Jagdeep/ਜਗਦੀਪ, Sandeep/ਸੰਦੀਪ, Ramandeep/ਰਮਨਦੀਪ
  Tanveer/ਤਨਵੀਰ, Ishleen/ਇਸ਼ਲੀਨ, Bhavneet/ਭਵਨੀਤ, Avneet/ਅਵਨੀਤ, Nimrat/ਨਿਮਰਤ, Sehaj/ਸਹਿਜ, Karamjit/ਕਰਮਜੀਤ
  Lovepreet/ਲਵਪ੍ਰੀਤ, Hardeep/ਹਰਦੀਪ, Pawandeep/ਪਵਨਦੀਪ, Jasmeen/ਜਸਮੀਨ, Roopinder/ਰੂਪਿੰਦਰ, Gurpreet/ਗੁਰਪ੍ਰੀਤ
  Inderjit/ਇੰਦਰਜੀਤ, Sarbjit/ਸਰਬਜੀਤ, Daljit/ਦਲਜੀਤ, Charanjit/ਚਰਨਜੀਤ, Veerpal/ਵੀਰਪਾਲ, Kamaljit/ਕਮਲਜੀਤ, Noor/ਨੂਰ
  Ekam/ਏਕਮ, Jasnoor/ਜਸਨੂਰ, Gurbani/ਗੁਰਬਾਣੀ, Dilpreet/ਦਿਲਪ੍ਰੀਤ, Rupinder/ਰੁਪਿੰਦਰ, Amrit/ਅੰਮ੍ਰਿਤ, Gurnoor/ਗੁਰਨੂਰ
  Balwinder/ਬਲਵਿੰਦਰ, Harmanpreet/ਹਰਮਨਪ੍ਰੀਤ, Sukhpreet/ਸੁਖਪ੍ਰੀਤ, Mandeep/ਮਨਦੀਪ, Kirat/ਕਿਰਤ, Seerat/ਸੀਰਤ`);

export const men = names(`
  Jasdeep/ਜਸਦੀਪ, Harjot/ਹਰਜੋਤ, Gurpreet/ਗੁਰਪ੍ਰੀਤ, Manjinder/ਮਨਜਿੰਦਰ, Amritpal/ਅੰਮ੍ਰਿਤਪਾਲ, Navdeep/ਨਵਦੀਪ
  Sukhwinder/ਸੁਖਵਿੰਦਰ, Kuldeep/ਕੁਲਦੀਪ, Jagjit/ਜਗਜੀਤ, Harmandeep/ਹਰਮਨਦੀਪ, Lakhvir/ਲਖਵੀਰ, Arshdeep/ਅਰਸ਼ਦੀਪ
  Gurwinder/ਗੁਰਵਿੰਦਰ, Tejinder/ਤੇਜਿੰਦਰ, Ranjit/ਰਣਜੀਤ, Inderpal/ਇੰਦਰਪਾਲ, Karanvir/ਕਰਨਵੀਰ, Sahib/ਸਾਹਿਬ
  Prabhdeep/ਪ੍ਰਭਦੀਪ, Jaskaran/ਜਸਕਰਨ, Satnam/ਸਤਨਾਮ, Davinder/ਦਵਿੰਦਰ, Bikramjit/ਬਿਕਰਮਜੀਤ, Mandeep/ਮਨਦੀਪ
  Parmjit/ਪਰਮਜੀਤ, Gursewak/ਗੁਰਸੇਵਕ, Maninder/ਮਨਿੰਦਰ, Varinder/ਵਰਿੰਦਰ, Jatinder/ਜਤਿੰਦਰ, Rupinder/ਰੁਪਿੰਦਰ
  Harkirat/ਹਰਕੀਰਤ, Gurkirat/ਗੁਰਕੀਰਤ, Akashdeep/ਆਕਾਸ਼ਦੀਪ, Dilpreet/ਦਿਲਪ੍ਰੀਤ, Ajaypal/ਅਜੈਪਾਲ, Simranjit/ਸਿਮਰਨਜੀਤ
  Nirmal/ਨਿਰਮਲ, Surinder/ਸੁਰਿੰਦਰ, Balraj/ਬਲਰਾਜ, Jaswant/ਜਸਵੰਤ, Hardev/ਹਰਦੇਵ, Kulbir/ਕੁਲਬੀਰ, Onkar/ਓਂਕਾਰ
  Ekamjot/ਏਕਮਜੋਤ, Fateh/ਫ਼ਤਹਿ, Zorawar/ਜ਼ੋਰਾਵਰ, Ravinder/ਰਵਿੰਦਰ, Charandeep/ਚਰਨਦੀਪ, Angad/ਅੰਗਦ, Sehajpal/ਸਹਿਜਪਾਲ
  Gurtej/ਗੁਰਤੇਜ, Jobanpreet/ਜੋਬਨਪ੍ਰੀਤ, Yadwinder/ਯਾਦਵਿੰਦਰ, Gurdit/ਗੁਰਦਿੱਤ, Harbir/ਹਰਬੀਰ, Jagroop/ਜਗਰੂਪ
  Tarandeep/ਤਰਨਦੀਪ, Udham/ਊਧਮ, Pavitar/ਪਵਿੱਤਰ, Sarabjot/ਸਰਬਜੋਤ`);

export const fathers = names(`
  Gurdial/ਗੁਰਦਿਆਲ, Mohinder/ਮਹਿੰਦਰ, Harbhajan/ਹਰਭਜਨ, Avtar/ਅਵਤਾਰ, Sohan/ਸੋਹਣ, Kashmir/ਕਸ਼ਮੀਰ, Balwant/ਬਲਵੰਤ
  Swaran/ਸਵਰਨ, Darshan/ਦਰਸ਼ਨ, Pritam/ਪ੍ਰੀਤਮ, Joginder/ਜੋਗਿੰਦਰ, Karnail/ਕਰਨੈਲ, Jarnail/ਜਰਨੈਲ, Nachhattar/ਨਛੱਤਰ
  Mukhtiar/ਮੁਖ਼ਤਿਆਰ, Gurmail/ਗੁਰਮੇਲ, Ajit/ਅਜੀਤ, Resham/ਰੇਸ਼ਮ, Bachan/ਬਚਨ, Dalbir/ਦਲਬੀਰ, Tarsem/ਤਰਸੇਮ, Gurnam/ਗੁਰਨਾਮ
  Hari/ਹਰੀ, Surjit/ਸੁਰਜੀਤ, Malkit/ਮਲਕੀਤ, Piara/ਪਿਆਰਾ, Santokh/ਸੰਤੋਖ, Nirmal/ਨਿਰਮਲ, Chanan/ਚਾਨਣ, Kirpal/ਕਿਰਪਾਲ
  Amrik/ਅਮਰੀਕ, Gian/ਗਿਆਨ, Baldev/ਬਲਦੇਵ, Sukhdev/ਸੁਖਦੇਵ, Major/ਮੇਜਰ, Sewa/ਸੇਵਾ, Kulwant/ਕੁਲਵੰਤ, Manmohan/ਮਨਮੋਹਨ`);

export const mothers = names(`
  Surinder/ਸੁਰਿੰਦਰ, Gurmit/ਗੁਰਮੀਤ, Harbans/ਹਰਬੰਸ, Mohinder/ਮਹਿੰਦਰ, Balbir/ਬਲਬੀਰ, Jasbir/ਜਸਬੀਰ, Paramjit/ਪਰਮਜੀਤ
  Ranjit/ਰਣਜੀਤ, Swaran/ਸਵਰਨ, Charanjit/ਚਰਨਜੀਤ, Kulwant/ਕੁਲਵੰਤ, Gurdev/ਗੁਰਦੇਵ, Harjinder/ਹਰਜਿੰਦਰ, Amarjit/ਅਮਰਜੀਤ
  Sukhwinder/ਸੁਖਵਿੰਦਰ, Manjit/ਮਨਜੀਤ, Nirmal/ਨਿਰਮਲ, Satwant/ਸਤਵੰਤ, Bhupinder/ਭੁਪਿੰਦਰ, Kamlesh/ਕਮਲੇਸ਼, Rajinder/ਰਾਜਿੰਦਰ
  Jaswinder/ਜਸਵਿੰਦਰ, Davinder/ਦਵਿੰਦਰ, Sarabjit/ਸਰਬਜੀਤ, Tejinder/ਤੇਜਿੰਦਰ, Gian/ਗਿਆਨ, Joginder/ਜੋਗਿੰਦਰ, Inderjit/ਇੰਦਰਜੀਤ
  Harpal/ਹਰਪਾਲ, Narinder/ਨਰਿੰਦਰ, Baljinder/ਬਲਜਿੰਦਰ, Sheela/ਸ਼ੀਲਾ, Pritam/ਪ੍ਰੀਤਮ, Dalbir/ਦਲਬੀਰ, Virpal/ਵੀਰਪਾਲ`);

export const singh: Name = ["Singh", "ਸਿੰਘ"];
export const kaur: Name = ["Kaur", "ਕੌਰ"];

/** What the one who knows the family is to them. */
export const references = names(`
  Mother's brother/ਮਾਮਾ ਜੀ, Father's elder brother/ਤਾਇਆ ਜੀ, Father's younger brother/ਚਾਚਾ ਜੀ, Father's sister's husband/ਫੁੱਫੜ ਜੀ
  Family friend/ਪਰਿਵਾਰਕ ਮਿੱਤਰ, Neighbour/ਗੁਆਂਢੀ, Mother's sister's husband/ਮਾਸੜ ਜੀ, Former teacher/ਅਧਿਆਪਕ ਜੀ, Village sarpanch/ਪਿੰਡ ਦੇ ਸਰਪੰਚ`);
