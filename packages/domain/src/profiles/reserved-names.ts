/**
 * Words by which a member could impersonate the service. Such a name is held until an operator has reviewed it, never
 * refused, since some of these words are also names.
 */
const words = [
  "support admin admins administrator administration moderator official officials officially verified verification",
  "officer officers team grievance grievances helpdesk helpline staff customercare",
  "sahaita sahayata sahayta sahaayata sahaayta adhikari adhikaari adhikarat adhikarit afsar shikayat shikait",
  "parmanit pramanit tasdeek tasdeekshuda sevakendra",
  "ਸਹਾਇਤਾ ਸਹਾਇਤ ਸਪੋਰਟ ਐਡਮਿਨ ਐਡਮਨ ਪ੍ਰਸ਼ਾਸਕ ਸੰਚਾਲਕ ਅਧਿਕਾਰੀ ਅਧਿਕਾਰਤ ਅਧਿਕਾਰਿਤ ਅਫ਼ਸਰ ਆਫ਼ੀਸਰ ਆਫ਼ੀਸ਼ੀਅਲ ਔਫ਼ੀਸ਼ੀਅਲ ਵੈਰੀਫ਼ਾਈਡ ਵੈਰੀਫਾਇਡ",
  "ਪ੍ਰਮਾਣਿਤ ਤਸਦੀਕਸ਼ੁਦਾ ਤਸਦੀਕ ਟੀਮ ਸ਼ਿਕਾਇਤ ਸਟਾਫ਼ ਮੋਡਰੇਟਰ ਹੈਲਪਲਾਈਨ",
  "सहायता सपोर्ट एडमिन प्रशासक अधिकारी अधिकृत अफ़सर सत्यापित टीम शिकायत",
].join(" ");

/** Returns the text without accents, nukta and capitals, so that one spelling covers those that look the same. */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c\u0a3c\u200c\u200d]/g, "")
    .toLowerCase()
    .replaceAll("ı", "i");

const reserved: ReadonlySet<string> = new Set(words.split(" ").map(fold));

/** No family name is longer, so a word of two hundred letters is not checked. */
const longest_word = 40;

/** Returns whether a name contains a reserved word or one of the product's own names, also when it is split in two. */
export function isReservedName(name: string, product_names: readonly string[]): boolean {
  const known = new Set([...reserved, ...product_names.map((product) => fold(product).replace(/\s/g, ""))]);
  const whole = fold(name).split(/\s+/);
  const apart = fold(name)
    .split(/[\s.'’-]+/)
    .filter(Boolean);
  const joined = whole.map((word) => word.replace(/[.'’-]/g, ""));
  const pairs = apart.slice(1).map((word, i) => (apart[i] ?? "") + word);
  const spelled = apart.filter((word) => [...word].length === 1).join("");
  return (
    [...apart, ...joined, ...pairs, spelled].some((word) => known.has(word)) ||
    whole.some((word) => word.length > longest_word)
  );
}
