export {
  chart,
  dark,
  font,
  light,
  motionMs,
  radius,
  severity,
  shadow,
  space,
  target,
  type ColourName,
  type Colours,
} from './tokens.js';
