/** A failure that one sentence explains: the commands print the sentence alone, without a stack, and exit 1. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command's body; a {@link Refusal} becomes its sentence on standard error, anything else keeps its stack. */
export async function runCommand(body: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await body();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
