import classes from './mark.module.css';

/** Three dots: the sign of the platform, as on identity's pages. */
export function Mark() {
  return (
    <span className={classes.mark} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
