/** A bare Nest and Fastify route that reads one row by its primary key. */
import 'reflect-metadata';
