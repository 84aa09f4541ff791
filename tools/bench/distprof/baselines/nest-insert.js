var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
/** A bare Nest and Fastify route that inserts one row of what it is sent. */
import 'reflect-metadata';
import { Body, Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { baselineSettings } from './config.js';
const { port, databaseUrl } = baselineSettings();
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
await pool.query(`
  CREATE TABLE IF NOT EXISTS baseline_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text, body json, created_at timestamptz NOT NULL DEFAULT now()
  )`);
let EventController = class EventController {
    here() {
        return 'here';
    }
    async insert(body) {
        const { rows } = await pool.query({
            name: 'insert',
            text: 'INSERT INTO baseline_event (title, body) VALUES ($1, $2) RETURNING id',
            values: [body.title, JSON.stringify(body)],
        });
        return { data: rows[0] };
    }
};
__decorate([
    Get(),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", String)
], EventController.prototype, "here", null);
__decorate([
    Post(),
    HttpCode(202),
    __param(0, Body()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], EventController.prototype, "insert", null);
EventController = __decorate([
    Controller()
], EventController);
let BaselineModule = class BaselineModule {
};
BaselineModule = __decorate([
    Module({ controllers: [EventController] })
], BaselineModule);
const app = await NestFactory.create(BaselineModule, new FastifyAdapter(), { logger: false });
await app.listen(port, '127.0.0.1');
//# sourceMappingURL=nest-insert.js.map