import type { ChildProcess } from 'node:child_process';

interface Question<T> {
  id: number;
  order: T;
}

interface Answer {
  id: number;
  error?: string;
}

/**
 * Carries out what the parent process orders over the channel of `spawn`. It is told when that is done, or why it is
 * not.
 */
export function obeyParent<T>(carryOut: (order: T) => Promise<void>): void {
  process.on('message', ({ id, order }: Question<T>) => {
    const answer = (error?: string) => void process.send?.({ id, error } satisfies Answer);
    carryOut(order).then(
      () => answer(),
      (error: Error) => answer(error.message),
    );
  });
}

let orders = 0;

/**
 * Orders something of a child process that was spawned with a channel.
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
  if (child.connected) child.send({ id, order } satisfies Question<unknown>, (error) => error && reject(error));
  else gone();
  return promise.finally(() => child.off('message', heard).off('disconnect', gone));
}
