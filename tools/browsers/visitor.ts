import type { Words } from "../../e2e/words.ts";
import { choose, roles, type Sought, seen, spot, type Target } from "./in-page.ts";
import { clickAt, type Driver, type, until } from "./web-driver.ts";

type Role = Target["role"];
type More = Omit<Target, "role" | "name">;

/** A person at a browser, who finds everything by its words and presses where it is. */
export class Visitor {
  readonly driver: Driver;
  readonly words: Words;
  readonly origin: string;

  constructor(driver: Driver, words: Words, origin: string) {
    this.driver = driver;
    this.words = words;
    this.origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.driver.open(`${this.origin}${path}`);
  }

  async back(): Promise<void> {
    await this.driver.run("history.back()");
  }

  /** Waits for a script in the page to return something true. */
  async until(what: string, body: string): Promise<unknown> {
    return until(this.driver, what, body);
  }

  async at(path: string): Promise<void> {
    await this.until(
      `the page ${path}`,
      `return (location.pathname + location.search).startsWith(${text(path)})`,
    );
  }

  async sees(role: Role, name = "", more: More = {}): Promise<void> {
    const target = { role, name, ...more };
    await this.until(told(target), `${found(target)} return elements.length > 0`);
  }

  /** Returns whether it is there now. */
  async has(role: Role, name: string): Promise<boolean> {
    return Boolean(await this.driver.run(`${found({ role, name })} return elements.length > 0`));
  }

  async seesNo(role: Role, name = "", more: More = {}): Promise<void> {
    const target = { role, name, ...more };
    await this.until(`the end of ${told(target)}`, `${found(target)} return elements.length === 0`);
  }

  /** Returns a text of the first element, such as the address of a link. */
  async reads(role: Role, name: string, attribute: "href" | "textContent"): Promise<string> {
    const target = { role, name };
    return String(await this.until(told(target), `${found(target)} return elements[0]?.${attribute}`));
  }

  async press(role: Role, name = "", more: More = {}): Promise<void> {
    const target = { role, name, ...more };
    await clickAt(this.driver, told(target), `${spot}\n${found(target)} return spot(elements)`);
  }

  /** Types into a field, in place of what is there. */
  async write(field: string, typed: string): Promise<void> {
    await this.typeInto({ role: "input", field }, typed);
  }

  async typeInto(target: Target, typed: string): Promise<void> {
    const { role, name, ...more } = target;
    await this.press(role, name, more);
    await this.until(
      `the cursor in ${told(target)}`,
      `${found(target)} if (document.activeElement !== elements[0]) return false; elements[0].select(); return true`,
    );
    await type(this.driver, typed);
  }

  async choose(field: string, value: string): Promise<void> {
    const target = { role: "list", field } as const;
    await this.until(told(target), `${choose}\n${found(target)} return choose(elements, ${text(value)})`);
  }

  /** Presses the button of a question and waits until the question is closed. */
  async sayYes(name: string): Promise<void> {
    await this.press("button", name, { exact: true });
    await this.seesNo("button", name, { exact: true });
  }
}

const text = (value: unknown) => JSON.stringify(value);

function found({ role, ...target }: Target): string {
  const sought: Sought = { ...target, selector: roles[role], dialogs: roles.dialog };
  return `${seen}\nconst elements = seen(${text(sought)});`;
}

const told = ({ role, name, field }: Target) =>
  [role, name && `“${name}”`, field && `in “${field}”`].filter(Boolean).join(" ");
