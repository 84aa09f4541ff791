/** A bare Nest and Fastify route that reads one key of Redis. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { baselineSettings } from './config.js';

const { port, redisUrl } = baselineSettings();
const redis = new Redis(redisUrl!);
await redis.set('baseline', 'nothing');

@Controller()
class KeyController {
  @Get()
  async key(): Promise<unknown> {
    return { data: await redis.get('baseline') };
  }
}

@Module({ controllers: [KeyController] })
class BaselineModule {}

const app = await NestFactory.create<NestFastifyApplication>(BaselineModule, new FastifyAdapter(), { logger: false });
await app.listen(port, '127.0.0.1');
