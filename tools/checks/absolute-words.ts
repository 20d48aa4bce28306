/** Words that promise without exception. A sentence that holds one is in the table of promises (docs/duties.md). */
const english =
  /\b(never|ever|nobody|no one|nothing|everything|everyone|always|at once|immediately|for good|any time|whenever|not even|without delay)\b/gi;
const letter = "[\\u0A00-\\u0A7F]";
const punjabi = new RegExp(
  `(?<!${letter})(ਕਦੇ ਵੀ|ਕਦੇ|ਹਮੇਸ਼ਾ|ਤੁਰੰਤ|ਉਸੇ ਵੇਲੇ|ਸਭ|ਕੁਝ ਵੀ|ਕੋਈ ਵੀ|ਕੋਈ ਨਹੀਂ|ਕਿਸੇ ਨੂੰ ਨਹੀਂ|ਕਿਸੇ ਲਈ ਵੀ|ਕੁਝ ਨਹੀਂ|ਬਿਨਾਂ ਦੇਰ|ਜਦੋਂ ਮਰਜ਼ੀ|ਜਦੋਂ ਚਾਹੋ|ਹਰ ਵਾਰ)(?!${letter})`,
  "g",
);

/** Returns the absolute words of a text, each once, in the order of the alphabet. */
export function absoluteWords(text: string): string[] {
  const found = [...text.matchAll(english), ...text.matchAll(punjabi)].map(([word]) => word.toLowerCase());
  return [...new Set(found)].sort();
}
