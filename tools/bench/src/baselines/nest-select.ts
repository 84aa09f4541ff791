/** A bare Nest and Fastify route that reads one row by its primary key. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { baselineSettings } from './config.js';

const { port, databaseUrl } = baselineSettings();
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
await pool.query('CREATE TABLE IF NOT EXISTS baseline (id int PRIMARY KEY, name text)');
await pool.query(`INSERT INTO baseline SELECT n, 'row ' || n FROM generate_series(1, 1000) n ON CONFLICT DO NOTHING`);

@Controller()
class RowController {
  @Get()
  async row(): Promise<unknown> {
    const { rows } = await pool.query<{ id: number }>({
      name: 'row',
      text: 'SELECT * FROM baseline WHERE id = $1',
      values: [1 + Math.floor(Math.random() * 1000)],
    });
    return { data: rows[0] };
  }
}

@Module({ controllers: [RowController] })
class BaselineModule {}

const app = await NestFactory.create<NestFastifyApplication>(BaselineModule, new FastifyAdapter(), { logger: false });
await app.listen(port, '127.0.0.1');
