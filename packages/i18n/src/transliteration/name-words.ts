/**
 * Words of Punjabi names that the phonetic rules would get wrong: Latin spellings, the usual one first, and the
 * Gurmukhi one. Surnames that are gotras are in the catalogues of the gotras.
 */
export const nameWords = `
  singh/ਸਿੰਘ, kaur/ਕੌਰ, ji jee/ਜੀ, s./ਸ., dr./ਡਾ., prof./ਪ੍ਰੋ., sardar/ਸਰਦਾਰ, bibi/ਬੀਬੀ, mata/ਮਾਤਾ, baba/ਬਾਬਾ, giani/ਗਿਆਨੀ
  namdhari/ਨਾਮਧਾਰੀ, khalsa/ਖ਼ਾਲਸਾ, kumar/ਕੁਮਾਰ, kumari/ਕੁਮਾਰੀ, rani/ਰਾਣੀ, lata/ਲਤਾ, sharma/ਸ਼ਰਮਾ, verma varma/ਵਰਮਾ, khan/ਖ਼ਾਨ
  shah/ਸ਼ਾਹ, nath/ਨਾਥ, dutt/ਦੱਤ, rai/ਰਾਏ, bhai/ਭਾਈ, shri shree/ਸ਼੍ਰੀ, sri/ਸ੍ਰੀ, jagjit/ਜਗਜੀਤ, partap pratap/ਪ੍ਰਤਾਪ
  asha/ਆਸ਼ਾ, aarti arti/ਆਰਤੀ, ajay/ਅਜੈ, ajit ajeet/ਅਜੀਤ, amrik amreek/ਅਮਰੀਕ, amar/ਅਮਰ, anand/ਆਨੰਦ, anita/ਅਨੀਤਾ
  anmol/ਅਨਮੋਲ, atma/ਆਤਮਾ, avtar/ਅਵਤਾਰ, bachittar/ਬਚਿੱਤਰ, bawa/ਬਾਵਾ, bhagwan/ਭਗਵਾਨ, bhagwant/ਭਗਵੰਤ, bhagat/ਭਗਤ
  bhan/ਭਾਨ, bhola/ਭੋਲਾ, bishan/ਬਿਸ਼ਨ, boota buta/ਬੂਟਾ, chanan/ਚਾਨਣ, chandan/ਚੰਦਨ, channi/ਚੰਨੀ, dalip/ਦਲੀਪ, daman/ਦਮਨ
  dara/ਦਾਰਾ, deepak/ਦੀਪਕ, didar/ਦੀਦਾਰ, diljan/ਦਿਲਜਾਨ, devinder davinder/ਦਵਿੰਦਰ, fateh/ਫ਼ਤਹਿ, gajjan/ਗੱਜਣ, ganda/ਗੰਡਾ
  geeta gita/ਗੀਤਾ, gulab/ਗੁਲਾਬ, gulzar/ਗੁਲਜ਼ਾਰ, gurbax/ਗੁਰਬਖ਼ਸ਼, gurdas/ਗੁਰਦਾਸ, hakam/ਹਾਕਮ, hazara/ਹਜ਼ਾਰਾ, heera hira/ਹੀਰਾ
  iqbal/ਇਕਬਾਲ, isha/ਈਸ਼ਾ, ishar/ਈਸ਼ਰ, ishwar/ਈਸ਼ਵਰ, jaimal/ਜੈਮਲ, jarnail/ਜਰਨੈਲ, jagir/ਜਗੀਰ, jhanda/ਝੰਡਾ, jyoti jyotii/ਜੋਤੀ
  kaka/ਕਾਕਾ, kala/ਕਾਲਾ, karnail/ਕਰਨੈਲ, karamat/ਕਰਾਮਾਤ, kartar/ਕਰਤਾਰ, kashmir/ਕਸ਼ਮੀਰ, kashmira/ਕਸ਼ਮੀਰਾ, kavita/ਕਵਿਤਾ, kehar/ਕੇਹਰ
  kirat/ਕਿਰਤ, kishan/ਕਿਸ਼ਨ, kripal kirpal/ਕਿਰਪਾਲ, krishan krishna/ਕ੍ਰਿਸ਼ਨ, labh/ਲਾਭ, lachhman/ਲਛਮਣ, lakha/ਲੱਖਾ, lakshmi laxmi/ਲਕਸ਼ਮੀ
  lehna/ਲਹਿਣਾ, mann maan/ਮਾਨ, madan/ਮਦਨ, mahan/ਮਹਾਂ, major/ਮੇਜਰ, makhan/ਮੱਖਣ, malkit malkeet/ਮਲਕੀਤ, mangal/ਮੰਗਲ, manga/ਮੰਗਾ
  mohinder mahinder/ਮਹਿੰਦਰ, mehar/ਮਿਹਰ, mehtab/ਮਹਿਤਾਬ, meera mira/ਮੀਰਾ, mela/ਮੇਲਾ, milkha/ਮਿਲਖਾ, mithu/ਮਿੱਠੂ, mukhtiar/ਮੁਖ਼ਤਿਆਰ
  nachhattar/ਨਛੱਤਰ, nagina/ਨਗੀਨਾ, nanak/ਨਾਨਕ, narain/ਨਰਾਇਣ, nasib/ਨਸੀਬ, natha/ਨੱਥਾ, nihal/ਨਿਹਾਲ, nimrat/ਨਿਮਰਤ, niranjan/ਨਿਰੰਜਣ
  onkar omkar/ਓਂਕਾਰ, pala/ਪਾਲਾ, pardeep/ਪਰਦੀਪ, pradeep/ਪ੍ਰਦੀਪ, parkash prakash/ਪ੍ਰਕਾਸ਼, pavitar/ਪਵਿੱਤਰ, piara pyara/ਪਿਆਰਾ
  piari/ਪਿਆਰੀ, pooja puja/ਪੂਜਾ, prem/ਪ੍ਰੇਮ, pritam preetam/ਪ੍ਰੀਤਮ, puran pooran/ਪੂਰਨ, rachna/ਰਚਨਾ, raghbir/ਰਘਬੀਰ, rajan/ਰਾਜਨ
  raja/ਰਾਜਾ, rajni/ਰਜਨੀ, raju/ਰਾਜੂ, rakesh/ਰਾਕੇਸ਼, ramesh/ਰਮੇਸ਼, rana/ਰਾਣਾ, randhir/ਰਣਧੀਰ, rattan ratan/ਰਤਨ, ravi/ਰਵੀ, rekha/ਰੇਖਾ
  renu/ਰੇਣੂ, ritu/ਰਿਤੂ, rohit/ਰੋਹਿਤ, roshan/ਰੌਸ਼ਨ, sadhu/ਸਾਧੂ, sahib/ਸਾਹਿਬ, sajjan/ਸੱਜਣ, sandeep/ਸੰਦੀਪ, sarwan/ਸਰਵਣ, satpal/ਸਤਪਾਲ
  seerat sirat/ਸੀਰਤ, sehaj sahaj sehej/ਸਹਿਜ, shamsher/ਸ਼ਮਸ਼ੇਰ, sham/ਸ਼ਾਮ, shanti/ਸ਼ਾਂਤੀ, sher/ਸ਼ੇਰ, shiv/ਸ਼ਿਵ, sobha/ਸੋਭਾ, sohan/ਸੋਹਣ
  sucha/ਸੁੱਚਾ, sudesh/ਸੁਦੇਸ਼, sudagar/ਸੁਦਾਗਰ, sudarshan/ਸੁਦਰਸ਼ਨ, sulakhan/ਸੁਲੱਖਣ, sundar/ਸੁੰਦਰ, sunita/ਸੁਨੀਤਾ, suraj/ਸੂਰਜ
  surain/ਸੁਰੈਣ, swaran/ਸਵਰਨ, taran/ਤਰਨ, tara/ਤਾਰਾ, tarlochan/ਤਰਲੋਚਨ, teja/ਤੇਜਾ, thakur/ਠਾਕੁਰ, trilochan/ਤ੍ਰਿਲੋਚਨ, uday/ਉਦੈ
  udham/ਊਧਮ, ujagar/ਉਜਾਗਰ, upkar/ਉਪਕਾਰ, uttam/ਉੱਤਮ, vijay/ਵਿਜੈ, wasakha/ਵਸਾਖਾ, waryam/ਵਰਿਆਮ, yash/ਯਸ਼, zora/ਜ਼ੋਰਾ
  zorawar/ਜ਼ੋਰਾਵਰ, zail/ਜ਼ੈਲ, sanjay/ਸੰਜੈ, aman/ਅਮਨ, balkar/ਬਲਕਾਰ, ranjodh/ਰਣਜੋਧ, harnek/ਹਰਨੇਕ, sarup saroop/ਸਰੂਪ
  parminder/ਪਰਮਿੰਦਰ, sunny/ਸੰਨੀ, lucky/ਲੱਕੀ, priya/ਪ੍ਰਿਆ, kabir/ਕਬੀਰ, harish/ਹਰੀਸ਼, satish/ਸਤੀਸ਼, manish/ਮਨੀਸ਼, girish/ਗਿਰੀਸ਼, sunil/ਸੁਨੀਲ
  ahluwalia/ਆਹਲੂਵਾਲੀਆ, chopra/ਚੋਪੜਾ, kapoor kapur/ਕਪੂਰ, malhotra/ਮਲਹੋਤਰਾ, mehta/ਮਹਿਤਾ, arora/ਅਰੋੜਾ, khurana/ਖੁਰਾਣਾ, bhatia/ਭਾਟੀਆ
  a/ਏ, b/ਬੀ, c/ਸੀ, d/ਡੀ, e/ਈ, f/ਐੱਫ਼, g/ਜੀ, h/ਐੱਚ, i/ਆਈ, j/ਜੇ, k/ਕੇ, l/ਐੱਲ, m/ਐੱਮ, n/ਐੱਨ, o/ਓ, p/ਪੀ, q/ਕਿਊ, r/ਆਰ
  s/ਐੱਸ, t/ਟੀ, u/ਯੂ, v/ਵੀ, w/ਡਬਲਯੂ, x/ਐਕਸ, y/ਵਾਈ, z/ਜ਼ੈੱਡ`;

/** Parts of which most names consist, such as Gur and preet. */
export const nameParts = `
  gur/ਗੁਰ, har/ਹਰ, jas/ਜਸ, man/ਮਨ, prabh/ਪ੍ਰਭ, sukh/ਸੁਖ, kul/ਕੁਲ, bal/ਬਲ, raj/ਰਾਜ, ran/ਰਣ, sat/ਸਤ, aman/ਅਮਨ, nav/ਨਵ, dil/ਦਿਲ
  kamal/ਕਮਲ, kanwal/ਕੰਵਲ, kanwar/ਕੰਵਰ, charan/ਚਰਨ, param/ਪਰਮ, parm/ਪਰਮ, simran/ਸਿਮਰਨ, jag/ਜਗ, jat/ਜਤ, tej/ਤੇਜ, bhup/ਭੁਪ
  sur/ਸੁਰ, amrit/ਅੰਮ੍ਰਿਤ, amar/ਅਮਰ, lakh/ਲਖ, arsh/ਅਰਸ਼, akash/ਆਕਾਸ਼, pawan/ਪਵਨ, gagan/ਗਗਨ, kiran/ਕਿਰਨ, raman/ਰਮਨ, ram/ਰਾਮ
  love lov/ਲਵ, khush/ਖ਼ੁਸ਼, dal/ਦਲ, sarb sarab/ਸਰਬ, karam/ਕਰਮ, dharam dharm/ਧਰਮ, rup/ਰੁਪ, roop/ਰੂਪ, nar/ਨਰ, var/ਵਰ, rav/ਰਵ, dav/ਦਵ
  jog/ਜੋਗ, up/ਉਪ, pushp/ਪੁਸ਼ਪ, yad/ਯਾਦ, jai/ਜੈ, ajay/ਅਜੈ, bikram/ਬਿਕਰਮ, vikram/ਵਿਕਰਮ, joban/ਜੋਬਨ, tan/ਤਨ, bhav/ਭਵ
  av/ਅਵ, kir/ਕਿਰ, ekam/ਏਕਮ, ek/ਇਕ, anmol/ਅਨਮੋਲ, sehaj/ਸਹਿਜ, taran/ਤਰਨ, tarn/ਤਰਨ, daman/ਦਮਨ, harsh/ਹਰਸ਼, rattan/ਰਤਨ, nir/ਨਿਰ
  hans/ਹੰਸ, komal/ਕੋਮਲ, mehak/ਮਹਿਕ, suman/ਸੁਮਨ, nam/ਨਾਮ, guru/ਗੁਰੂ, sach/ਸੱਚ
  preet prit/ਪ੍ਰੀਤ, deep dip/ਦੀਪ, jit jeet/ਜੀਤ, inder indar/ਇੰਦਰ, winder vinder/ਵਿੰਦਰ, jinder/ਜਿੰਦਰ, minder/ਮਿੰਦਰ, want/ਵੰਤ
  meet mit/ਮੀਤ, pal/ਪਾਲ, leen lin/ਲੀਨ, neet nit/ਨੀਤ, veer vir/ਵੀਰ, bir beer/ਬੀਰ, jot/ਜੋਤ, kirat/ਕੀਰਤ, noor nur/ਨੂਰ, dev/ਦੇਵ
  dial dyal/ਦਿਆਲ, mukh/ਮੁਖ, bhajan/ਭਜਨ, bachan/ਬਚਨ, karan/ਕਰਨ, das/ਦਾਸ, bans/ਬੰਸ, tar/ਤਾਰ, sharan/ਸ਼ਰਨ, sewak/ਸੇਵਕ, mohan/ਮੋਹਨ
  mani/ਮਨੀ, bani/ਬਾਣੀ, dish deesh/ਦੀਸ਼, taj/ਤਾਜ, dit ditt/ਦਿੱਤ, mel mail/ਮੇਲ, baksh bakhsh/ਬਖ਼ਸ਼, chand/ਚੰਦ, lal/ਲਾਲ, mandir/ਮੰਦਰ
  nek/ਨੇਕ, yuv/ਯੁਵ, bhag/ਭਗ, kar/ਕਾਰ, rai/ਰਾਏ, chet/ਚੇਤ, mehar/ਮਿਹਰ, sahib/ਸਾਹਿਬ, gian/ਗਿਆਨ, dhian/ਧਿਆਨ, rit reet/ਰੀਤ, mol/ਮੋਲ, nidhan/ਨਿਧਾਨ
  nihal/ਨਿਹਾਲ, parvesh/ਪ੍ਰਵੇਸ਼, parkash/ਪ੍ਰਕਾਸ਼, sheel/ਸ਼ੀਲ, shan/ਸ਼ਾਨ, wal/ਵਾਲ, wala/ਵਾਲਾ, jan/ਜਾਨ, bahar/ਬਹਾਰ`;
