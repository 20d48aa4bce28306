import { useEffect } from "react";
import { forgetVerification } from "../verification-store.ts";

let open_pages = 0;

/** §4: the session key is forgotten when one leaves the page; loading the page again is not leaving it. */
export function useForgetOnLeaving(): void {
  useEffect(() => {
    open_pages += 1;
    return () => {
      open_pages -= 1;
      // React may take a page off and put it on again at once; that is not leaving either.
      setTimeout(() => {
        if (open_pages === 0) forgetVerification();
      });
    };
  }, []);
}
