interface Asked<Q, A> {
  question: Q;
  answer: (answer: A) => void;
  fail: (err: unknown) => void;
}

/** Questions of requests that came in the same turn of the event loop share one round trip; none waits for more to come, unless told to. */
export class Gathered<Q, A> {
  private waiting: Asked<Q, A>[] = [];

  /**
   * @param most so many questions in one round trip
   * @param askAll answers each question, in their order; when it fails, all of them have failed
   * @param gatherMs how long the first waits for more to come: for questions whose answers nobody waits for
   */
  constructor(
    private readonly most: number,
    private readonly askAll: (questions: Q[]) => Promise<A[]>,
    private readonly gatherMs = 0,
  ) {}

  ask(question: Q): Promise<A> {
    return new Promise((answer, fail) => {
      if (this.waiting.length === 0) this.sendSoon();
      this.waiting.push({ question, answer, fail });
    });
  }

  private sendSoon(): void {
    if (this.gatherMs === 0) setImmediate(() => this.send());
    else setTimeout(() => this.send(), this.gatherMs).unref();
  }

  private send(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (let at = 0; at < waiting.length; at += this.most) void this.sendPart(waiting.slice(at, at + this.most));
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
