/** A bare Nest and Fastify route that reads one key of Redis. */
import 'reflect-metadata';
