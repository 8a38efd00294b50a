import { connect, createServer, type Socket } from 'node:net';

/** A wire to the server that can be cut without anybody being told, as a firewall does. */
export const startProxy = async (url: string, name: string) => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!isSilent) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `postgresql://test@127.0.0.1:${port}/${name}`,
    silence: () => {
      isSilent = true;
    },
    heal: () => {
      isSilent = false;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
};
