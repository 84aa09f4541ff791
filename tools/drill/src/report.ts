/** Runs the steps of a drill one after the other, and counts. */
export class Report {
  private passed = 0;
  private failed = 0;
  private skipped = false;
  private readonly startedAt = Date.now();

  /** Prints what holds, or why it does not. A step that failed does not end the drill. */
  async holds(what: string, look: () => void | Promise<void>): Promise<void> {
    try {
      await look();
      this.passed += 1;
      this.say(`ok      ${what}`);
    } catch (error) {
      this.failed += 1;
      this.say(`FAILED  ${what}\n${(error as Error).message}`);
    }
  }

  /** Nothing can be tried here; that is no failure. */
  skip(why: string): void {
    this.skipped = true;
    this.say(`SKIPPED ${why}`);
  }

  say(line: string): void {
    console.log(`${((Date.now() - this.startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  }

  /** The last line; whether all held. */
  end(): boolean {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 && (this.passed > 0 || this.skipped);
  }
}
