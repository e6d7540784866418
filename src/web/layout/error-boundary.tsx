import { Component, type ErrorInfo, type ReactNode } from "react";
import { reportError } from "../lib/report-error.ts";
import { ErrorScreen } from "./error-screen.tsx";

interface ErrorBoundaryProps {
  /** A new value, such as the path of the next page, gives the content another chance. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Catches what a render throws, logs it and shows CHAOS ERROR in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    reportError(error, `Render failed in:${componentStack ?? ""}`);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} onReload={() => window.location.reload()} />
    );
  }
}
