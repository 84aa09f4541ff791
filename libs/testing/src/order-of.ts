import type { ChildProcess } from 'node:child_process';

interface Answer {
  id: number;
  error?: string;
}

let orders = 0;

/**
 * Orders something of the supervisor (`tools/local/src/parent-channel.ts`).
 *
 * @throws what the child says, or that it is gone
 */
export function orderOf(child: ChildProcess, order: unknown): Promise<void> {
  const id = ++orders;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const heard = (answer: Answer) => {
    if (answer.id !== id) return;
    if (answer.error === undefined) resolve();
    else reject(new Error(answer.error));
  };
  const gone = () => reject(new Error('the process is gone'));
  child.on('message', heard).on('disconnect', gone);
  if (child.connected) child.send({ id, order }, (error) => error && reject(error));
  else gone();
  return promise.finally(() => child.off('message', heard).off('disconnect', gone));
}
