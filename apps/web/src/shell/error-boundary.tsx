import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly message: (error: Error) => ReactNode;
}

/** React has no other way to catch what a child throws while drawing. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.message(error);
  }
}
