// Measures the memory of a running app: the runtime's resident memory, and the worker's heap.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Resident megabytes of the runtime; undefined if the system has no /proc. @param pid of the serving process */
export function residentOf(pid: number): number | undefined {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const kilobytes = children.map((child) =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1] ?? 0),
    );
    return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
  } catch {
    return undefined;
  }
}

interface Said {
  id: number;
  /** Bytes of objects, and of their buffers outside of the heap. */
  result: { usedSize: number; backingStorageSize: number };
}

/**
 * Measures the megabytes of the worker's heap and its buffers, any number of times. The runtime does not collect
 * garbage on request, so the minimum of many values is what stays.
 * @param port of the inspector
 */
export async function watchHeap(port: number): Promise<{ ask: () => Promise<number>; close: () => void }> {
  const listed = await fetch(`http://127.0.0.1:${port}/json`);
  const targets = (await listed.json()) as { id: string; webSocketDebuggerUrl: string }[];
  const target = targets.find(({ id }) => id.includes('rockabout'));
  if (target === undefined) throw new Error('the inspector does not list the worker');
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
