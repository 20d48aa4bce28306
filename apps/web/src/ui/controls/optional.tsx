import { Component, type ReactNode, Suspense } from "react";

type Props = { children: ReactNode; meanwhile?: ReactNode };

/** A part that a page can do without: while it loads its place is kept, and where it fails there is nothing. */
export class Optional extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (this.state.failed) return null;
    return <Suspense fallback={this.props.meanwhile ?? null}>{this.props.children}</Suspense>;
  }
}
