/**
 * Above a page whose sign-in has ended while something was typed there: with the page, that would be gone without a
 * word.
 */
export function SessionOver({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div className="notice wrong">
      <p role="alert">
        Your sign-in has ended, and what you typed below is not saved. Copy what you want to keep, then sign in again.
      </p>
      <button className="button quiet" type="button" onClick={onSignIn} autoFocus>
        Sign in again
      </button>
    </div>
  );
}
