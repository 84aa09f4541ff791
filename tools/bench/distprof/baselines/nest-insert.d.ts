/** A bare Nest and Fastify route that inserts one row of what it is sent. */
import 'reflect-metadata';
