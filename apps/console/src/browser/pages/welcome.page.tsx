import type { Notice } from '../access.js';
import { Frame } from './frame.js';

interface WelcomePageProps {
  notice?: Notice | undefined;
  onSignIn: () => void;
}

/** For everybody who is not signed in. */
export function WelcomePage({ notice, onSignIn }: WelcomePageProps) {
  return (
    <Frame title="Console">
      <p className="lead">Your organizations, your applications and your short links.</p>
      {notice && (
        <p className={notice.isFault ? 'notice wrong' : 'notice'} role={notice.isFault ? 'alert' : 'status'}>
          {notice.text}
        </p>
      )}
      <button className="button wide" type="button" onClick={onSignIn} autoFocus>
        {notice ? 'Sign in again' : 'Sign in'}
      </button>
      <p className="aside">New here? You can create an account on the next page.</p>
    </Frame>
  );
}
