import { Component, type ReactNode, Suspense } from "react";

type Props = { children: ReactNode; meanwhile?: ReactNode };

/** An optional part of a page: shows `meanwhile` while it loads, and nothing if it fails. */
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
