/** A bare Nest and Fastify route that inserts one row of what it is sent. */
import 'reflect-metadata';
import { Body, Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { baselineSettings } from './config.js';

const { port, databaseUrl } = baselineSettings();
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
await pool.query(`
  CREATE TABLE IF NOT EXISTS baseline_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text, body json,
    created_at timestamptz NOT NULL DEFAULT now()
  )`);

@Controller()
class EventController {
  @Get()
  here(): string {
    return 'here';
  }

  @Post()
  @HttpCode(202)
  async insert(@Body() body: { title: string }): Promise<unknown> {
    const { rows } = await pool.query<{ id: string }>({
      name: 'insert',
      text: 'INSERT INTO baseline_event (title, body) VALUES ($1, $2) RETURNING id',
      values: [body.title, JSON.stringify(body)],
    });
    return { data: rows[0] };
  }
}

@Module({ controllers: [EventController] })
class BaselineModule {}

const app = await NestFactory.create<NestFastifyApplication>(BaselineModule, new FastifyAdapter(), { logger: false });
await app.listen(port, '127.0.0.1');
