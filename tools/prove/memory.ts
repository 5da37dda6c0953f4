// Memory of a running app: what its runtime has of the machine, and what its worker's heap holds.
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';

/** Megabytes that the runtime has of the machine; undefined where the machine does not say. @param pid of what serves */
export function residentOf(pid: number): number | undefined {
  try {
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => statusOf(name, 'PPid') === pid);
    return children.reduce((sum, name) => sum + (statusOf(name, 'VmRSS') ?? 0), 0) / 1024;
  } catch {
    return undefined;
  }
}

/** A number of a process's status; undefined when it is gone by now, or has no such line. */
function statusOf(pid: string, name: string): number | undefined {
  try {
    const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line?.[1] === undefined ? undefined : Number(line[1]);
  } catch {
    return undefined;
  }
}

interface Said {
  id: number;
  /** Bytes of objects, and of the buffers that they have outside. */
  result: { usedSize: number; backingStorageSize: number };
}

/**
 * How many megabytes the worker's heap and its buffers hold, asked again and again. The runtime does not clear up when it is told to,
 * so the least of many is what stays.
 * @param port of the inspector
 */
export async function watchHeap(port: number): Promise<{ ask: () => Promise<number>; close: () => void }> {
  const listed = await fetch(`http://127.0.0.1:${port}/json`);
  const targets = (await listed.json()) as { id: string; webSocketDebuggerUrl: string }[];
  const target = targets.find(({ id }) => id.includes('rockabout'));
  if (target === undefined) throw new Error('the inspector does not know the worker');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let last = 0;
  return {
    ask: async () => {
      const id = ++last;
      socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
      for (;;) {
        const [event] = (await once(socket, 'message')) as [MessageEvent<string>];
        const said = JSON.parse(event.data) as Said;
        if (said.id === id) return (said.result.usedSize + said.result.backingStorageSize) / 2 ** 20;
      }
    },
    close: () => socket.close(),
  };
}
