import { isEasyPassword } from "@sanjog/domain/accounts/easy-password";
import { useEffect, useState } from "react";
import { retryImport } from "../../platform/retry-import.ts";

type IsEasy = (password: string) => boolean;

/**
 * Whether a password is one that is tried first, as far as a browser can know; null until the words are here. They are
 * loaded once somebody types, so that no page waits for them.
 */
export function useEasyPassword(typed: string): boolean | null {
  const [isEasy, setIsEasy] = useState<IsEasy | null>(null);
  const wanted = typed !== "" && isEasy === null;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void retryImport(() => import("@sanjog/domain/accounts/easy-words")).then(
      ({ easyWords }) => {
        const words = easyWords();
        if (!left) setIsEasy(() => (password: string) => isEasyPassword(password, (word) => words.has(word)));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return isEasy && typed !== "" ? isEasy(typed) : null;
}
