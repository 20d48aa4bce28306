import { Component, type ReactNode, Suspense, useLayoutEffect, useState } from "react";

type Props = { children: ReactNode; meanwhile?: ReactNode };

/**
 * An optional part of a page: shows `meanwhile` while it loads, and nothing if it fails. It loads after the page has
 * rendered, so that the page comes sooner on a slow connection.
 */
export function Optional({ children, meanwhile = null }: Props) {
  const [rendered, setRendered] = useState(false);
  // Before the browser draws, so that a part whose code is here appears with the page.
  useLayoutEffect(() => setRendered(true), []);
  if (!rendered) return meanwhile;
  return (
    <NothingIfFailed>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </NothingIfFailed>
  );
}

class NothingIfFailed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
