var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
/** A bare Nest and Fastify route that reads one key of Redis. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { baselineSettings } from './config.js';
const { port, redisUrl } = baselineSettings();
const redis = new Redis(redisUrl);
await redis.set('baseline', 'nothing');
let KeyController = class KeyController {
    async key() {
        return { data: await redis.get('baseline') };
    }
};
__decorate([
    Get(),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], KeyController.prototype, "key", null);
KeyController = __decorate([
    Controller()
], KeyController);
let BaselineModule = class BaselineModule {
};
BaselineModule = __decorate([
    Module({ controllers: [KeyController] })
], BaselineModule);
const app = await NestFactory.create(BaselineModule, new FastifyAdapter(), { logger: false });
await app.listen(port, '127.0.0.1');
//# sourceMappingURL=nest-redis-get.js.map