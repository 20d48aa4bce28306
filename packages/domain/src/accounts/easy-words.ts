/** Most Punjabi given names have two parts, so the names are all combinations of these two lists. */
const name_beginnings =
  "aman amar amrit anmol arsh balwin bal baljin bhupin chan charan daljin dal dav dil gagan gur guru gurb har harb harm hard inder jag jap jas jasp kamal karan karam kir kiran kul kulw lakh lov mal man mand manj man navd nav nir param parm parv pav prabh prit rab raj rajw ran ranj roop sand sar sat satw sim simran sukh sukhw surin sur taran tar tej uj varin vik yad".split(
    " ",
  );
const name_endings =
  "preet preeti deep deepak jit jeet jot jyot inder der bir veer vir want vant win winder vinder leen meet noor pal paul roop raj dev mohan man charan bhajan gun kirat mail naam pyar rattan sharan simran tej".split(
    " ",
  );

const other_words =
  // given names of one part
  "asha balbir charan deepa ekam fateh gurleen harjot inder jasdeep kiran lakhvir manpreet navneet onkar prabh simran " +
  "anita anjali aarti arjun ashok avneet bhagat bimal damini darshan gagan geeta gurdas hari heera jagat jaspal joban kamla " +
  "karam kashmir kavita lakshmi mahinder malkit meena mohan mohinder naina nanki neelam nirmal pooja priya raman rani ravi " +
  "reena rekha rohit sahib sandeep sangeeta santokh sarabjit seema shanti sher sonia sunita suresh surjit swaran tara teja " +
  "trilok udham usha vijay vikram vimal yash zora " +
  // the community, its faith and its sects
  "kaur singh sikh sikhi khalsa khalsaji waheguru vaheguru waheguruji satguru satguruji satnam satnaam namdhari namdharis kuka " +
  "kooka sahib saheb sahibji sahibzade bhaini bhainisahib bhainisaab gurdwara gurudwara gurbani gurmukh gurmukhi guruji baba " +
  "babaji babeji babu gobind govind nanak nanakji amardas ramdas arjan hargobind tegh bahadur hari ram krishna shiva ganesh " +
  "durga allah akal akali panth panthic nihang udasi sehajdhari amritdhari keshdhari ravidas ravidasia ramgarhia hindu muslim " +
  "islam christian jain buddha dharam dharma simran seva sewa sangat langar kirtan amrit kirpan chardikala ikonkar omkar " +
  "satsriakal sriakal ardas rumala jathedar jatha vaisakhi baisakhi holla mela gurpurab diwali lohri " +
  // kin, home and wedding
  "mata pita papa papaji mummy mummyji mamma daddy dadi dada nani nana bebe biji bhenji bhabi bhabhi bhaji veerji veere veera " +
  "chacha chachi taya tayi massi mama beta beti puttar putt munda kudi gabru mutiar jatt jattni jatti sardar sardarni sardarji " +
  "sarpanch pind ghar shaadi shadi viah vivah vyah rishta rishte jeevan saathi saathi jeevansathi dulhan dulha sanjog sanjogi " +
  "love ishq pyar pyaar pyaari mohabbat dost yaar yaari yaara zindagi jaan jaanu soni soniye sohna sohni heer ranjha mirza " +
  "rabb rabba dil desi jutti phulkari bhangra giddha punjab punjabi panjab panjabi malwa majha doaba hind india indian bharat " +
  // places where its families live
  "ludhiana amritsar jalandhar patiala bathinda mohali chandigarh moga sangrur barnala mansa sirsa hisar ambala karnal panipat " +
  "kurukshetra rupnagar ropar hoshiarpur kapurthala gurdaspur pathankot ferozepur firozpur fazilka faridkot muktsar khanna " +
  "samrala jagraon machhiwara rajpura nabha malerkotla phagwara batala taran tarantaran delhi newdelhi mumbai jammu dehradun " +
  "ganganagar haryana himachal rajasthan surrey brampton vancouver toronto calgary edmonton winnipeg birmingham southall " +
  "leicester wolverhampton coventry slough bradford london england melbourne sydney brisbane perth auckland california fresno " +
  "yubacity stockton newyork canada australia america usa italy dubai bangkok thailand kenya nairobi malaysia singapore";

/** Words that attackers try first in this community. The server has cities of the world and longer lists. */
export function easyWords(): Set<string> {
  const made = name_beginnings.flatMap((beginning) => name_endings.map((ending) => beginning + ending));
  return new Set([...made, ...name_beginnings, ...other_words.split(" ")].filter((word) => word.length >= 4));
}
