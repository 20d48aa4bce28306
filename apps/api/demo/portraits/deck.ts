import type { Random } from "../chance.ts";

/** Shuffled cards, each of which is drawn once before any comes again. */
export class Deck<Card> {
  readonly #random: Random;
  readonly #cards: readonly Card[];
  #pile: Card[] = [];

  constructor(random: Random, cards: readonly Card[]) {
    this.#random = random;
    this.#cards = cards;
  }

  /** Returns the first card that meets the conditions; where none meets all of them, the later ones are left out. */
  draw(...conditions: readonly ((card: Card) => boolean)[]): Card {
    for (let kept = conditions.length; kept >= 0; kept -= 1) {
      const fits = (card: Card) => conditions.slice(0, kept).every((holds) => holds(card));
      if (!this.#cards.some(fits)) continue;
      if (!this.#pile.some(fits)) this.#pile.push(...this.#random.some(this.#cards, this.#cards.length));
      const [card] = this.#pile.splice(this.#pile.findIndex(fits), 1);
      if (card !== undefined) return card;
    }
    throw new Error("a deck without cards");
  }
}
