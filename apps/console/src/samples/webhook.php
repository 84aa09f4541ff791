<?php
// Receives webhooks, and refuses what the platform did not send: `php -S 127.0.0.1:{{webhook_port}} webhook.php`.
function is_genuine(string $timestamp, string $signature, string $rawBody): bool
{
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    $expected = 'sha256=' . hash_hmac('sha256', $timestamp . '.' . $rawBody, getenv('WEBHOOK_SECRET'));
    return hash_equals($expected, $signature);
}

// As received: never verify a body that was parsed and written again.
$rawBody = file_get_contents('php://input');
$timestamp = $_SERVER['HTTP_X_PLATFORM_TIMESTAMP'] ?? '';
// While a secret rotates, one of two signatures is by the secret that you have.
if (
    !is_genuine($timestamp, $_SERVER['HTTP_X_PLATFORM_SIGNATURE_256'] ?? '', $rawBody) &&
    !is_genuine($timestamp, $_SERVER['HTTP_X_PLATFORM_SIGNATURE_256_PREVIOUS'] ?? '', $rawBody)
) {
    http_response_code(401);
    exit;
}
// The same delivery may come twice: skip the ids that you have stored.
error_log($_SERVER['HTTP_X_PLATFORM_DELIVERY'] . ' ' . json_decode($rawBody, true)['event']);
http_response_code(204);
