/**
 * In SQL, of the delivery with the number `n`: the newest come last, all of them within a few hours, so that one
 * partition has them.
 */
const age = `(interval '3 hours' - n * interval '10 ms')`;

export const deliveryTime = `now() - ${age}`;
export const deliveryId = `uuidv7(-${age})`;
/** One of a hundred. */
export const hasFailed = `n % 100 = 7`;
