interface Asked<Q, A> {
  question: Q;
  answer: (answer: A) => void;
  fail: (err: unknown) => void;
}

/** Questions of the same turn of the event loop share one round trip; none waits for more to come. */
export class Coalescer<Q, A> {
  private waiting: Asked<Q, A>[] = [];

  /**
   * @param maxBatch so many questions in one round trip
   * @param askAll answers each question, in their order; when it fails, all of them have failed
   */
  constructor(
    private readonly maxBatch: number,
    private readonly askAll: (questions: Q[]) => Promise<A[]>,
  ) {}

  ask(question: Q): Promise<A> {
    return new Promise((answer, fail) => {
      if (this.waiting.length === 0) setImmediate(() => this.send());
      this.waiting.push({ question, answer, fail });
    });
  }

  private send(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (let at = 0; at < waiting.length; at += this.maxBatch)
      void this.sendPart(waiting.slice(at, at + this.maxBatch));
  }

  private async sendPart(asked: Asked<Q, A>[]): Promise<void> {
    try {
      const answers = await this.askAll(asked.map(({ question }) => question));
      asked.forEach(({ answer }, place) => answer(answers[place]!));
    } catch (err) {
      for (const { fail } of asked) fail(err);
    }
  }
}
