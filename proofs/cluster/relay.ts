// A cable that can be cut: forwards TCP; while cut it carries nothing and closes nothing, as a lost network.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Relay {
  port: number;
  close(): Promise<void>;
}

/** Cables that are cut and mended together. */
export interface Cables {
  /** A port that leads to `port` of this machine. */
  lay(port: number): Promise<Relay>;
  cut(): void;
  mend(): void;
}

interface Bundle {
  lines: Set<Line>;
  isCut: boolean;
}
type Line = readonly [Socket, Socket];

export function createCables(): Cables {
  const bundle: Bundle = { lines: new Set(), isCut: false };
  return {
    async lay(port) {
      const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (near) => join(bundle, near, port));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return {
        port: (server.address() as AddressInfo).port,
        async close() {
          // No new connections from here on.
          const closed = new Promise((resolve) => server.close(resolve));
          for (const line of bundle.lines) destroy(line);
          await closed;
        },
      };
    },
    cut() {
      bundle.isCut = true;
      for (const line of bundle.lines) for (const end of line) end.pause();
    },
    mend() {
      bundle.isCut = false;
      for (const line of bundle.lines) {
        if (line.some((end) => end.destroyed)) destroy(line);
        else for (const end of line) end.resume();
      }
    },
  };
}

const destroy = (line: Line): void => line.forEach((end) => end.destroy());

function join(bundle: Bundle, near: Socket, port: number): void {
  const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const line = [near, far] as const;
  bundle.lines.add(line);
  for (const [from, to] of [line, [far, near]] as const) {
    from.on('data', (bytes: Buffer) => {
      if (to.write(bytes)) return;
      from.pause();
      to.once('drain', () => !bundle.isCut && from.resume());
    });
    from.on('error', () => undefined);
    // Each direction ends by itself, after its data. A cut cable reads nothing, so it sees no end.
    from.on('end', () => to.end());
    from.on('close', (hadError) => {
      if (line.every((end) => end.destroyed)) bundle.lines.delete(line);
      if (hadError && !bundle.isCut) to.destroy();
    });
    if (bundle.isCut) from.pause();
    else from.resume();
  }
}
