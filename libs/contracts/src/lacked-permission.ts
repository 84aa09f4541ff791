import { z } from 'zod';
import { permissionNames } from './permissions.js';

/** Field of a refusal. */
export const lackedPermission = z
  .enum(permissionNames)
  .describe('Of `insufficient_permission`: the permission that is missing');
