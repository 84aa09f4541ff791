import { basePath } from '../settings.js';

/** The flag of a country. Its name stands beside it, so it is not read out. */
export function Flag({ code }: { code: string }) {
  return (
    <img
      src={`${basePath}/flags/${code.toLowerCase()}.svg`}
      alt=""
      width={20}
      height={15}
      loading="lazy"
      decoding="async"
    />
  );
}
