// A WebSocket without a line: a test opens it, speaks for the server, and cuts it.
import { vi } from "vitest";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly url: string,
    readonly protocol = "",
  ) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** The page lets go; the browser tells so later, as browsers do. */
  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    queueMicrotask(() => this.onclose?.());
  }

  opens(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tells(message: object): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  breaks(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

/** Puts the fake in the browser's place, with a clock the test moves. */
export function fakeLine(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
}

export const sockets = (): FakeSocket[] => FakeSocket.all;
export const newest = (): FakeSocket => FakeSocket.all.at(-1)!;
